"""Rounds, turns and visits (NF-TURN, NF-VISIT)."""

from __future__ import annotations

import random
from typing import Literal

import pytest

from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.moves import BUY, DEALT, FIRST, INVOKE
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import (
    BUILDINGS,
    CODES,
    FACTIONS,
    FARM,
    HUT,
    JAIL,
    MAP,
    SALOON,
    STABLES,
    STORE,
)
from tests.games.near_and_far.setting import (
    RED,
    afford,
    at,
    box_with,
    consistent,
    fresh,
    give,
    heard,
    hold,
    listed,
    play,
    reach,
    recruit,
    refused,
    sound,
    table,
    trail,
    turn,
)

GUESSES = 30


def visit_and_leave(state: NearAndFar, building: str) -> NearAndFar:
    """The active player visits a building that nobody else is in, and does nothing there."""
    play(state, f"visit {building}")
    while state.stack and state.step is not None and state.step.name == "visit":
        play(state, "done")
    return state


# Rounds


@pytest.mark.rule("NF-TURN-1", "NF-TURN-8")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_play_goes_clockwise_and_a_round_ends_before_the_first_player(players: int, first: int) -> None:
    state = reach(fresh(players, first_player="random"), "first player")
    state.play(FIRST.move(first))
    reach(state, "main action")
    order = []
    for number in range(2 * players + 1):
        assert state.round == 1 + number // players
        order.append(state.active)
        assert state.view(None)["first"] == first
        visit_and_leave(state, _free(state))
    assert order == [(first + number) % players for number in range(2 * players + 1)]


def _free(state: NearAndFar) -> str:
    """Names a building that nobody is in and that asks for no duel."""
    return next(name for number, name in enumerate(BUILDINGS) if number > SALOON and number not in state.pawn)


@pytest.mark.rule("NF-TURN-1")
def test_a_new_round_is_told_once() -> None:
    state = table(3)
    assert "round" not in heard(state, "visit farm", "harvest", "visit mine", "dig 1.1")
    assert state.round == 2
    names = heard(state, "visit hut")
    assert (names.count("round"), state.round, state.active) == (1, 3, 0)


@pytest.mark.rule("NF-TURN-1")
def test_everybody_begins_a_turn_anew() -> None:
    """What was done in one turn does not bind the next player's."""
    state = hold(hold(at(table(2), 1, "jail"), 0, food=1), 1, food=2)
    play(turn(state, 0), "visit stables", "bird")
    assert state.active == 1
    play(state, "visit farm", "harvest")
    assert (state.food[1], state.acted, state.active) == (3, 0, 0)


@pytest.mark.rule("NF-TURN-1")
def test_a_move_begins_anew_with_each_turn() -> None:
    """Free passes, steps and the way out of the town are those of the player whose turn it is."""
    state = give(hold(trail(table(2, zero_move="false")), 0, hearts=0), 0, bought="cooking-spices")
    play(turn(state, 0), "adventure", "done", "pass", "go b", "go c")
    assert state.active == 1
    play(turn(at(state, 1, "@b"), 1), "adventure")
    assert refused(state, "stop") == "NF-MOVE-5"
    play(turn(at(state, 0, "@b"), 0), "adventure", "go c", "go d")
    assert (state.pawn[0], state.hearts[0]) == (MAP + CODES.index("d"), 0)


@pytest.mark.rule("NF-TURN-1")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_dv_09_the_last_round(trigger: int) -> None:
    """DV-09: A places the 14th tent: B and C still play. C places it: the game ends after C's turn."""
    state = hold(table(3), trigger, tents=13)
    play(turn(state, trigger), "visit mine", "dig 1.1")
    for _ in range(2 - trigger):
        assert not state.over
        visit_and_leave(state, _free(state))
    assert state.over


@pytest.mark.rule("NF-TURN-1")
@pytest.mark.parametrize(("rounds", "over"), [(29, False), (30, True)])
def test_endless_games_are_cut_off(rounds: int, over: bool) -> None:
    """G-28."""
    state = table(2, max_rounds="30")
    state.round = rounds
    names = heard(turn(state, 1), "visit farm", "harvest")
    assert (state.over, "truncated" in names, "ended" in names) == (over, over, over)


@pytest.mark.rule("NF-TURN-2")
def test_in_the_first_round_everybody_visits_the_town() -> None:
    state = reach(fresh(2), "main action")
    for _ in range(2):
        assert listed(state) == [f"visit {name}" for name in BUILDINGS]
        assert refused(state, "adventure") == "NF-TURN-2"
        visit_and_leave(state, _free(state))
    assert state.round == 2 and "adventure" in listed(state)


# Where to


@pytest.mark.rule("NF-TURN-3")
@pytest.mark.parametrize("building", BUILDINGS)
def test_nobody_stays_in_a_building(building: str) -> None:
    state = turn(at(table(3), 0, building), 0)
    assert refused(state, f"visit {building}") == "NF-TURN-3"
    assert listed(state) == [*(f"visit {name}" for name in BUILDINGS if name != building), "adventure"]


@pytest.mark.rule("NF-TURN-3")
def test_whoever_comes_from_the_map_or_from_jail_may_go_back_to_the_same_building() -> None:
    """G-24."""
    state = play(turn(at(trail(table(2)), 0, "farm"), 0), "adventure", "done", "pass", "stop")
    assert state.pawn[0] == MAP + state.atlas.town
    assert "visit farm" in listed(turn(state, 0))
    assert "visit farm" in listed(turn(at(state, 0, "jail"), 0))


@pytest.mark.rule("NF-TURN-3", "NF-VISIT-3")
def test_another_building_may_be_an_occupied_one() -> None:
    """G-25."""
    state = turn(at(at(table(3), 0, "farm"), 1, "mine"), 0)
    assert "visit mine" in listed(state)
    play(state, "visit mine", "duel 2 honorable", "roll 6", "roll 1")
    assert state.pawn[0] == state.pawn[1]


@pytest.mark.rule("NF-TURN-4")
@pytest.mark.parametrize("code", ["b", "z", "ac"])
def test_the_town_is_visited_from_anywhere_for_nothing(code: str) -> None:
    state = turn(hold(at(table(2), 0, f"@{code}"), 0, hearts=1), 0)
    assert len(listed(state, "visit")) == 7
    play(state, "visit farm", "harvest")
    assert (state.pawn[0], state.hearts[0], state.coins[0], state.food[0]) == (FARM, 1, 3, 1)


@pytest.mark.rule("NF-TURN-4")
def test_tv_22_tom_goes_back_to_the_farm() -> None:
    """TV-22: from the map to the Farm; food +1 for the dog's hand; hearts stay (G-83)."""
    state = recruit(hold(at(table(2), 0, "@d"), 0, hearts=2), 0, "sunday", RED)
    play(turn(state, 0), "visit farm", "harvest")
    assert (state.pawn[0], state.food[0], state.hearts[0]) == (FARM, 1, 2)


@pytest.mark.rule("NF-TURN-5")
def test_one_may_stay_in_the_town_for_many_turns() -> None:
    state = at(table(2), 1, "jail")
    for building in ("farm", "store", "hut", "stables", "farm"):
        visit_and_leave(turn(state, 0), building)
        assert state.pawn[0] == BUILDINGS.index(building)


# Buying


@pytest.mark.rule("NF-TURN-6")
def test_artifacts_are_bought_at_any_time_of_the_own_turn() -> None:
    """G-26: at the start, in the middle, several at once, and at the end."""
    state = give(
        hold(table(3), 0, coins=9, red=9, yellow=9, green=9, gems=9, food=9), 0, hand="sorrels-ear-trumpet"
    )
    give(state, 0, hand="hobbs-ladle regiment-drum jade-flute")
    play(turn(state, 0), "buy sorrels-ear-trumpet", "buy hobbs-ladle")
    assert state.step is not None and state.step.name == "main action"
    play(state, "visit store", "buy regiment-drum", "coin")
    assert (state.step.name, listed(state)) == ("end of turn", ["done", "buy jade-flute"])
    play(state, "buy jade-flute")
    assert (state.bought[0].bit_count(), state.active) == (4, 1)


@pytest.mark.rule("NF-TURN-6")
@pytest.mark.parametrize("viewer", [1, None])
def test_whoever_is_asked_at_the_end_of_a_turn_is_known_to_hold_something_that_can_be_paid_for(
    viewer: int | None,
) -> None:
    """The others see the question, and guess hands in which it would be asked."""
    state = afford(give(table(), 0, hand="jade-flute"), 0, "jade-flute")
    state.stack = [(steps.NEXT, 0), (steps.END, 0)]
    state.refresh()
    assert listed(state) == ["done", "buy jade-flute"]
    guesses = [state.resample(viewer, random.Random(number)) for number in range(GUESSES)]
    assert {(guess.actor, asked.name) for guess in guesses if (asked := guess.step)} == {(0, "end of turn")}
    assert len({guess.hand[0] for guess in guesses}) > 1


@pytest.mark.rule("NF-TURN-6")
def test_buying_is_not_the_action_of_the_turn() -> None:
    state = give(afford(table(3), 0, "sorrels-ear-trumpet"), 0, hand="sorrels-ear-trumpet")
    play(turn(state, 0), "buy sorrels-ear-trumpet")
    assert state.active == 0 and "visit farm" in listed(state) and "adventure" in listed(state)


@pytest.mark.rule("NF-TURN-6")
def test_why_a_purchase_is_refused() -> None:
    """The Jade Flute costs 2 gems and a green token here, and 1 food."""
    kind = box_with(changes={"jade-flute": {"cost": entries.Bundle(gem=2, food=1, tokens={"green": 1})}})
    state = give(table(3, kind=kind), 0, hand="jade-flute", bought="hobbs-ladle")
    for gems, food, green in ((1, 1, 1), (2, 0, 1), (2, 1, 0), (0, 0, 0)):
        hold(state, 0, coins=9, gems=gems, food=food, green=green, red=9)
        assert refused(state, "buy jade-flute") == "NF-ARTIFACT-1"
    assert refused(state, "buy hobbs-ladle") == "NF-ARTIFACT-1"
    play(hold(state, 0, gems=2, food=1, green=1), "buy jade-flute")
    assert (state.coins[0], state.gems[0], state.food[0], state.tokens[:3]) == (9, 0, 0, [0, 0, 9])
    assert state.hand[0] == 0


@pytest.mark.rule("NF-TURN-6")
def test_nothing_is_bought_after_a_lost_threat_or_the_last_turn() -> None:
    """G-26, G-93, G-172."""
    state = give(afford(trail(table(2)), 0, "sorrels-ear-trumpet"), 0, hand="sorrels-ear-trumpet")
    play(turn(state, 0), "adventure", "done", "pass", "go d")
    play(state, *listed(state, "fight"), "roll 1", "pass", "hearts 0")
    assert (state.active, state.bought[0]) == (1, 0)
    over = give(afford(table(2), 1, "sorrels-ear-trumpet"), 1, hand="sorrels-ear-trumpet")
    over.last_round = 1
    play(turn(over, 1), "visit farm", "harvest", "done")
    assert over.over
    assert refused(over, "buy sorrels-ear-trumpet") == "NF-END-2"


@pytest.mark.rule("NF-TURN-6")
@pytest.mark.parametrize("rep", [-6, -2, 0, 3, 6])
@pytest.mark.parametrize("gem_trading", [False, True])
def test_a_purchase_is_refused_exactly_where_it_is_not_offered(rep: int, gem_trading: bool) -> None:
    """With all artifacts in hand, and goods from none to plenty."""
    state = hold(table(2, mode="campaign"), 0, rep=rep)
    give(state, 0, hand=" ".join(catalogue.ARTIFACTS), talents="gem-trading" if gem_trading else "")
    for goods in ((0, 0, 0, 0), (2, 1, 1, 1), (1, 2, 1, 1), (0, 4, 0, 3), (3, 0, 4, 2), (9, 9, 9, 9)):
        coins, gems, food, tokens = goods
        hold(
            state, 0, coins=coins, gems=gems, food=food, green=tokens, blue=tokens, red=tokens, yellow=tokens
        )
        assert consistent(state, BUY)
    assert len(listed(state, "buy")) > 40
    for lacking in FACTIONS:
        hold(state, 0, **{**dict.fromkeys(FACTIONS, 4), lacking: 0})
        assert consistent(state, BUY)


@pytest.mark.rule("NF-TURN-6")
def test_only_cards_of_the_own_hand_are_bought() -> None:
    state = hold(table(3), 0, coins=9, gems=9, food=9, green=9, blue=9, red=9, yellow=9)
    give(give(state, 0, hand="jade-flute", bought="salt-anchor"), 1, hand="goods-wagon")
    assert listed(turn(state, 0), "buy") == ["buy jade-flute"]
    for uid in ("salt-anchor", "goods-wagon", "folding-pier"):
        assert refused(state, f"buy {uid}") == "NF-ARTIFACT-1"
    assert consistent(state, BUY)


@pytest.mark.rule("NF-TURN-6")
@pytest.mark.parametrize(
    ("uid", "where"),
    [
        (catalogue.ARTIFACTS[0], "bought"),
        (catalogue.ARTIFACTS[-1], "bought"),
        (catalogue.TREASURES[0], "treasures"),
        (catalogue.TREASURES[-1], "treasures"),
        (catalogue.WORLD[0], "world"),
        (catalogue.WORLD[-1], "world"),
    ],
)
def test_an_ability_may_take_hearts_or_the_card_itself(uid: str, where: str) -> None:
    """An artifact goes to the discards of its owner, a treasure to the pile, a world card back to the supply."""
    found = entries.Gain(entries.Bundle(gem=2))
    once = entries.Act(window="own-turn", do=found, cost=entries.Cost(discard_self=True, heart=1))
    state = hold(table(3, kind=box_with(effects={uid: (once,)})), 0, birds=1, hearts=1)
    give(state, 0, **{where: uid})
    assert consistent(turn(state, 0), INVOKE)
    play(state, f"invoke {uid}")
    assert (state.hearts[0], state.gems[0]) == (0, 2)
    assert consistent(state, INVOKE) and listed(state, "invoke") == []
    view = state.view(0)
    assert view["people"][0][where] == []
    piles = {
        "bought": view["people"][0]["discards"],
        "world": view["world"],
        "treasures": view["treasure_discard"],
    }
    assert uid in piles[where]
    assert sound([state])


@pytest.mark.rule("NF-TURN-7")
def test_nothing_is_bought_in_the_turn_of_another() -> None:
    """The defender of a duel decides on aids, and on nothing else."""
    state = give(hold(at(table(3), 1, "farm"), 1, birds=1, coins=9, red=9), 1, treasures="fire-bomb")
    give(state, 1, hand="sorrels-ear-trumpet")
    play(turn(state, 0), "visit farm", "duel 2 honorable", "roll 2", "roll 1")
    assert (state.actor, listed(state)) == (1, ["use fire-bomb", "pass"])
    assert refused(state, "buy sorrels-ear-trumpet") == "NF-TURN-7"
    assert state.moves(1) == state.moves()
    play(state, "pass")
    assert "buy sorrels-ear-trumpet" not in listed(state)
    assert "buy sorrels-ear-trumpet" in listed(turn(state, 1))


@pytest.mark.rule("NF-TURN-7")
def test_before_the_first_round_nothing_is_bought() -> None:
    state = reach(fresh(2), "opening discard")
    hold(state, 0, coins=99, gems=99, food=99, red=9, blue=9, green=9, yellow=9)
    assert listed(state, "buy") == []


@pytest.mark.rule("NF-TURN-6")
def test_an_ability_of_the_own_turn_is_used_at_its_price() -> None:
    """The Long Spoon: 1 food for 2 hearts, once a turn; the Last Biscuit is eaten."""
    state = give(hold(table(3), 0, birds=2, food=2), 0, treasures="long-spoon last-biscuit")
    assert listed(turn(state, 0), "invoke") == ["invoke long-spoon", "invoke last-biscuit"]
    play(state, "invoke long-spoon")
    assert (state.hearts[0], state.food[0]) == (2, 1)
    assert listed(state, "invoke") == ["invoke last-biscuit"]
    assert refused(state, "invoke long-spoon") == "NF-TALENT-09"
    play(state, "invoke last-biscuit")
    assert (state.hearts[0], state.treasures[0].bit_count()) == (6, 1)
    assert listed(turn(state, 0), "invoke") == ["invoke long-spoon"]


# Visiting


@pytest.mark.rule("NF-VISIT-1", "NF-VISIT-2")
@pytest.mark.parametrize(
    ("building", "action"),
    [
        ("town-hall", "trade for gem"),
        ("saloon", "recruit tib"),
        ("stables", "bird"),
        ("store", "coin"),
        ("farm", "harvest"),
        ("hut", "seek"),
        ("mine", "dig 1.1"),
    ],
)
def test_each_of_seven_buildings_has_its_own_action(building: str, action: str) -> None:
    state = hold(table(3), 0, birds=1, food=1)
    everything = {"trade for gem", "recruit tib", "bird", "coin", "harvest", "seek", "dig 1.1"}
    play(turn(state, 0), f"visit {building}")
    assert state.pawn[0] == BUILDINGS.index(building)
    assert everything & set(listed(state)) == {action}
    for other in everything - {action}:
        assert refused(state, other) == "NF-VISIT-1"
    play(state, "done")
    assert (state.active, state.pawn[0]) == (1, BUILDINGS.index(building))


@pytest.mark.rule("NF-VISIT-3")
def test_a_building_that_was_left_is_free_again() -> None:
    state = turn(at(at(table(3), 0, "farm"), 1, "hut"), 0)
    play(state, "visit mine", "dig 1.1", "visit farm")
    assert listed(state) == ["harvest", "done"]


@pytest.mark.rule("NF-VISIT-3")
def test_pawns_on_the_map_or_in_jail_occupy_nothing() -> None:
    state = turn(at(at(at(table(3), 0, "store"), 1, "@b"), 2, "jail"), 0)
    for building in ("farm", "mine", "hut", "town-hall", "stables"):
        assert play(state.copy(), f"visit {building}").pawn[0] in (BUILDINGS.index(building),)


@pytest.mark.rule("NF-VISIT-4")
def test_tv_24_the_jade_flute() -> None:
    """TV-24: with 0 food at the Stables: +2 food, pays 1, gains a bird; or the food and no bird."""
    state = give(table(3), 0, bought="jade-flute")
    play(turn(state, 0), "visit stables")
    assert listed(state) == ["bonus jade-flute", "done"]
    bought = play(state.copy(), "bonus jade-flute", "bird")
    assert (bought.food[0], bought.birds[0], bought.active) == (1, 1, 1)
    play(state, "bonus jade-flute", "done")
    assert (state.food[0], state.birds[0]) == (2, 0)


@pytest.mark.rule("NF-VISIT-4")
def test_a_visit_bonus_is_received_without_the_action_and_without_asking() -> None:
    state = give(table(3), 0, bought="jade-flute")
    kept = play(turn(state.copy(), 0), "visit stables", "done")
    assert (kept.food[0], kept.active) == (2, 1)
    give(afford(state, 0, "hobbs-ladle"), 0, hand="hobbs-ladle")
    play(turn(state, 0), "visit stables", "done")
    assert (state.food[0], listed(state), state.view(0)["bonuses"]) == (2, ["done", "buy hobbs-ladle"], [])


@pytest.mark.rule("NF-VISIT-4", "NF-TALENT-09")
def test_a_bonus_whose_condition_does_not_hold_is_gone_with_the_visit() -> None:
    """Nothing else can be done in the Stables after the bird: the visit is over, and what was not earned with it."""
    state = give(hold(table(3, mode="campaign"), 0, food=1), 0, talents="pack-bird-breeding")
    play(turn(state, 0), "visit stables")
    assert state.view(0)["bonuses"] == ["pack-bird-breeding"]
    play(state, "bird")
    assert (state.active, state.coins[0], state.view(0)["bonuses"]) == (0, 3, [])


@pytest.mark.rule("NF-VISIT-4")
def test_bonuses_come_before_or_after_the_action_each_once() -> None:
    """G-29; world cards and talents give them too (G-203)."""
    state = give(
        table(3, mode="campaign"),
        0,
        bought="sorrels-ear-trumpet",
        world="drifting-ring",
        talents="piano-playing",
    )
    play(turn(hold(state, 0, coins=0), 0), "visit saloon")
    assert listed(state, "bonus") == [
        "bonus sorrels-ear-trumpet",
        "bonus drifting-ring",
        "bonus piano-playing",
    ]
    play(state, "bonus drifting-ring")
    assert (state.coins[0], state.food[0]) == (1, 1)
    assert refused(state, "bonus drifting-ring") == "NF-VISIT-4"
    play(state, "recruit tib", "put 1", "met plum")
    assert listed(state, "bonus") == ["bonus sorrels-ear-trumpet", "bonus piano-playing"]
    play(state, "done")
    assert (state.coins[0], state.food[0]) == (1, 2)
    assert refused(play(turn(state, 1), "visit store"), "bonus piano-playing") == "NF-VISIT-4"


@pytest.mark.rule("NF-VISIT-4")
def test_a_bonus_is_for_its_own_building() -> None:
    state = give(table(3), 0, bought="jade-flute sorrels-ear-trumpet hobbs-ladle gold-magnet")
    for building, bonus in (("stables", "jade-flute"), ("farm", "hobbs-ladle"), ("mine", "gold-magnet")):
        inside = play(turn(at(state.copy(), 0, "jail"), 0), f"visit {building}")
        assert listed(inside, "bonus") == [f"bonus {bonus}"]
    assert listed(play(turn(state, 0), "visit hut"), "bonus") == []


@pytest.mark.rule("NF-VISIT-4")
def test_a_card_gained_during_a_visit_gives_no_bonus_for_it() -> None:
    """G-185."""
    state = give(afford(hold(table(3), 0, food=1), 0, "jade-flute"), 0, hand="jade-flute")
    play(turn(state, 0), "visit stables", "buy jade-flute")
    assert listed(state) == ["bird", "done"]
    play(state, "done")
    assert state.food[0] == 1
    before = give(afford(hold(table(3), 0, food=1), 0, "jade-flute"), 0, hand="jade-flute")
    play(turn(before, 0), "buy jade-flute", "visit stables", "done")
    assert before.food[0] == 3


@pytest.mark.rule("NF-VISIT-4")
def test_a_bonus_with_a_condition_waits_for_it_during_the_visit() -> None:
    """G-157: a coin for two animals, also if the second is bought now."""
    state = give(hold(table(3, mode="campaign"), 0, birds=1, food=1), 0, talents="pack-bird-breeding")
    play(turn(state, 0), "visit stables")
    assert listed(state, "bonus") == []
    none = play(state.copy(), "done")
    assert none.coins[0] == 3
    play(state, "bird")
    assert listed(state, "bonus") == ["bonus pack-bird-breeding"]
    play(state, "done")
    assert (state.coins[0], state.birds[0]) == (4, 2)


@pytest.mark.rule("NF-VISIT-4")
@pytest.mark.parametrize("deck", ["basic", "advanced"])
def test_a_bonus_may_draw_from_one_deck(deck: Literal["basic", "advanced"]) -> None:
    bonus = entries.On(event="visit", building="farm", do=entries.DrawArtifacts(2, deck))
    state = give(table(3, kind=box_with(effects={"hobbs-ladle": (bonus,)})), 0, bought="hobbs-ladle")
    play(turn(state, 0), "visit farm", "bonus hobbs-ladle")
    tier = state.box.basic if deck == "basic" else state.box.advanced
    for _ in range(2):
        assert all(tier >> DEALT.index(outcome) & 1 for outcome, _ in state.chances())
        state.play(state.chances()[0][0])
    assert state.view(0)["drawn_size"] == 2


@pytest.mark.rule("NF-VISIT-5")
def test_an_action_is_performed_once_unless_a_card_says_otherwise() -> None:
    """The Kitchen on Wheels adds a harvest to a visit to the Saloon, once."""
    state = give(table(3), 0, bought="kitchen-on-wheels")
    play(turn(state, 0), "visit saloon", "harvest")
    assert state.food[0] == 1
    assert refused(state, "harvest") == "NF-VISIT-5"
    assert "recruit tib" in listed(state)
    other = play(turn(at(state, 0, "jail"), 0), "visit store")
    assert refused(other, "harvest") == "NF-VISIT-1"


@pytest.mark.rule("NF-VISIT-5")
def test_each_visit_begins_anew() -> None:
    state = table(2)
    play(state, "visit farm", "harvest")
    play(turn(state, 0), "visit store", "coin")
    play(turn(state, 0), "visit farm", "harvest")
    assert (state.food[0], state.coins[0]) == (2, 4)


@pytest.mark.rule("NF-VISIT-1")
def test_an_ability_for_a_building_is_used_there() -> None:
    act = entries.Act(window="building", building="farm", do=entries.Gain(entries.Bundle(gem=1)), uses=1)
    state = give(
        hold(table(3, kind=box_with(effects={"tin-sword": (act,)})), 0, birds=1), 0, treasures="tin-sword"
    )
    assert refused(play(turn(state.copy(), 0), "visit store"), "use tin-sword") == "NF-VISIT-4"
    play(turn(state, 0), "visit farm", "use tin-sword")
    assert state.gems[0] == 1
    assert refused(state, "use tin-sword") == "NF-VISIT-4"
    assert listed(state) == ["harvest", "done"]


@pytest.mark.rule("NF-TURN-3")
def test_where_everybody_is_shows() -> None:
    state = at(at(at(table(4), 0, "hut"), 1, "stables"), 2, "@ac")
    places = [player["pawn"] for player in state.view(None)["people"]]
    assert places == ["hut", "stables", "ac", "jail"]
    assert state.pawn == [HUT, STABLES, MAP + CODES.index("ac"), JAIL]
    assert STORE not in state.pawn


# The walk-throughs of the contract (6.13), as far as the town


@pytest.mark.rule("NF-TURN-1", "NF-DUEL-8", "NF-SALOON-4", "NF-SALOON-9", "NF-FARM-1")
def test_two_players_walk_through_three_rounds() -> None:
    """A loses to the dummy on a tie, B recruits into the slot of his pet, A follows from jail, B harvests 2 food."""
    state = reach(fresh(2), "pet")
    reach(play(state, "pet receipt 4", "pet ounce 1"), "main action")
    play(state, "visit town-hall", "duel dummy foul", "roll 3", "roll 4")
    assert (state.pawn[0], state.rep[0], state.active) == (JAIL, 0, 1)
    play(state, "visit saloon", "recruit mags", "put 1", "put 2", "met plum")
    assert state.view(None)["people"][1]["party"] == ["mags", "ounce", None, None]
    assert (state.round, state.active) == (2, 0)
    play(state, "visit saloon", "pass")
    assert refused(state, "refresh") == "NF-SALOON-11"
    play(state, "recruit tib", "put 1", "met egg")
    play(state, "visit farm", "harvest")
    assert (state.food, state.round, state.active) == ([0, 2], 3, 0)


@pytest.mark.rule("NF-DUEL-12", "NF-DUEL-13", "NF-JAIL-2", "NF-MINE-5", "NF-MINE-6")
def test_three_players_walk_through_the_town() -> None:
    """C beats B at the Farm, A loses to C there, B opens the Mine, A comes to it from jail."""
    state = reach(fresh(3), "main action")
    play(state, "visit saloon", "done", "visit farm", "harvest")
    play(state, "visit farm", "duel 2 honorable", "roll 4", "roll 2", "harvest")
    assert (state.pawn, state.rep) == ([SALOON, FARM, FARM], [0, 0, 1])
    play(state, "visit farm", "duel 3 honorable", "roll 2", "roll 5")
    assert (state.pawn[0], state.food) == (JAIL, [0, 1, 1])
    play(state, "visit mine")
    assert listed(state, "dig") == ["dig 1.1"]
    play(state, "dig 1.1", "adventure", "done", "pass", "stop")
    play(state, "visit mine", "enter freely")
    assert listed(state, "dig") == ["dig 2.1"]
    play(state, "dig 2.1")
    assert (state.mine[0], state.mine[4], state.active) == (1, 0, 1)
