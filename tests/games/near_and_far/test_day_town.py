"""The town by day (NF-DAYTOWN)."""

from __future__ import annotations

import pytest

from portulan import CHANCE
from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.box import box
from portulan.games.near_and_far.moves import CHOOSE_TREASURE, PASS
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES, JAIL, MAP, NOBODY
from tests.games.near_and_far.setting import (
    afford,
    at,
    box_with,
    camp,
    change,
    consistent,
    content,
    give,
    goods,
    heard,
    hold,
    listed,
    play,
    refused,
    sound,
    table,
    trail,
    turn,
)


def day(players: int = 3, *, kind: type[NearAndFar] | None = None, **options: str) -> NearAndFar:
    """A table by day."""
    return table(players, kind=kind, **{"mode": "arcade", "town_side": "day", **options})


def treasures(state: NearAndFar, seat: int = 0) -> list[str]:
    """Names the treasures of a player."""
    found: list[str] = state.view(None)["people"][seat]["treasures"]
    return found


# The side


@pytest.mark.rule("NF-DAYTOWN-1")
@pytest.mark.parametrize(
    ("mode", "side"), [("first", "dusk"), ("arcade", "day"), ("campaign", "day"), ("character", "day")]
)
def test_the_day_is_a_choice_in_every_mode_but_the_first(mode: str, side: str) -> None:
    """G-19."""
    assert day(2, mode=mode).view(None)["side"] == side
    assert table(2, mode=mode).view(None)["side"] == "dusk"


@pytest.mark.rule("NF-DAYTOWN-1")
def test_all_else_is_as_at_dusk() -> None:
    """The seven buildings, the duels, the numbers and rewards of the mine, the other side of the reputation table."""
    state = day()
    dusk, bright = box().sides
    assert (bright.bird, bright.mine.numbers) == (dusk.bird, dusk.mine.numbers)
    assert (bright.mine.row_gain, bright.mine.column_gain) == (dusk.mine.row_gain, dusk.mine.column_gain)
    assert bright.reputation[4:] == dusk.reputation[4:]
    assert listed(state) == listed(table(3))
    before = goods(state, 0)
    play(state, "visit farm", "harvest")
    assert change(before, goods(state, 0)) == {"food": 1}


# Stables


@pytest.mark.rule("NF-DAYTOWN-2")
def test_a_bird_for_food_or_a_turtle_for_a_gem() -> None:
    state = play(turn(hold(day(), 0, food=1, gems=1), 0), "visit stables")
    assert listed(state) == ["bird", "turtle", "done"]
    bird = play(state.copy(), "bird")
    assert (bird.birds[0], bird.turtles[0], bird.food[0], bird.gems[0]) == (1, 0, 0, 1)
    names = heard(state, "turtle")
    assert (state.birds[0], state.turtles[0], state.food[0], state.gems[0]) == (0, 1, 1, 0)
    assert names[:2] == ["gained", "paid"]
    assert state.active == 1
    assert sound([state, bird])


@pytest.mark.rule("NF-DAYTOWN-2")
def test_one_animal_a_visit_and_its_own_price() -> None:
    """G-60; a card that lowers the price of a bird does nothing for a turtle."""
    state = give(hold(day(), 0, food=5, coins=9), 0, bought="jade-flute wicks-whistle")
    play(turn(state, 0), "visit stables")
    assert refused(state, "turtle") == "NF-STABLE-1"
    play(hold(state, 0, gems=2), "turtle")
    assert (state.turtles[0], state.gems[0], state.food[0]) == (1, 1, 5)
    assert refused(state, "bird") == refused(state, "turtle") == "NF-VISIT-5"


@pytest.mark.rule("NF-DAYTOWN-3")
@pytest.mark.parametrize(("birds", "turtles"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_birds_and_turtles_together_are_at_most_three(birds: int, turtles: int) -> None:
    """G-64: they come from one supply."""
    state = give(hold(day(), 0, birds=birds, turtles=turtles, food=2, gems=2), 0, bought="jade-flute")
    assert state.view(None)["stable"] == 6
    play(turn(state, 0), "visit stables")
    assert refused(state, "bird") == refused(state, "turtle") == "NF-STABLE-2"
    state.gain_bird(0)
    assert (state.birds[0], state.turtles[0]) == (birds, turtles)
    assert state.capacity(0) == 3


# Turtles


@pytest.mark.rule("NF-DAYTOWN-4")
def test_a_turtle_adds_a_step() -> None:
    state = day()
    assert hold(state, 0, turtles=1).movement(0) == 3
    assert hold(state, 0, turtles=2, birds=1).movement(0) == 5
    assert state.movement(1) == 2


@pytest.mark.rule("NF-DAYTOWN-5")
@pytest.mark.parametrize(("turtles", "hearts"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_tv_25_turtles_pass_empty_locations(turtles: int, hearts: int) -> None:
    """TV-25: with 2 turtles, passing 2 empty locations costs 0 hearts; passing 3 costs 1."""
    state = give(hold(trail(day(2, map="1")), 0, turtles=turtles, hearts=9), 0, world="wheeled-boat")
    play(turn(state, 0), "adventure", "done", "pass", "go b", "go c", "go d")
    assert 9 - state.hearts[0] == max(0, 2 - turtles)
    play(state, "go h")
    assert 9 - state.hearts[0] == hearts


@pytest.mark.rule("NF-DAYTOWN-5")
def test_passes_of_turtles_and_cards_add_up_and_camps_use_none() -> None:
    """G-91."""
    state = give(camp(hold(trail(day(2, map="1")), 0, turtles=1), 1, "b"), 0, bought="cooking-spices")
    assert state.free_passes(0) == 2
    give(state, 0, world="wheeled-boat")
    play(turn(state, 0), "adventure", "done", "pass", "go b", "go c", "go d", "go h")
    assert (state.hearts[0], state.pawn[0]) == (0, MAP + CODES.index("h"))


@pytest.mark.rule("NF-DAYTOWN-6")
def test_a_turtle_is_returned_to_pass_a_threat() -> None:
    state = hold(trail(day(2, map="1")), 0, turtles=1, birds=1, hearts=2)
    play(turn(state, 0), "adventure", "done", "pass", "go d")
    assert listed(state, "let go") == ["let go bird", "let go turtle"]
    play(state, "let go turtle")
    assert (state.turtles[0], state.birds[0], state.pawn[0]) == (0, 1, MAP + CODES.index("d"))
    assert (state.movement(0), state.view(None)["stable"]) == (4, 5)
    assert state.threats[0] == 0


@pytest.mark.rule("NF-DAYTOWN-5", "NF-DAYTOWN-6")
def test_a_turtle_that_is_let_go_takes_its_pass_along() -> None:
    """G-99: passes already used stay used."""
    state = hold(trail(day(2, map="1")), 0, turtles=1, hearts=2)
    play(turn(state, 0), "adventure", "done", "pass", "go d", "let go turtle", "go c")
    assert state.hearts[0] == 1
    state = hold(trail(day(2, map="1")), 0, turtles=2, hearts=2)
    play(turn(state, 0), "adventure", "done", "pass", "go c", "go d", "go a", "let go turtle")
    assert (state.hearts[0], state.passes) == (2, 2)


@pytest.mark.rule("NF-DAYTOWN-6")
def test_a_turtle_carries_a_treasure() -> None:
    state = hold(day(), 0, turtles=1)
    assert state.capacity(0) == 1
    play(
        turn(state, 0),
        "visit hut",
        "seek",
        "seen noose",
        "seen thimble",
        "seen tin-sword",
        "treasure thimble",
    )
    assert treasures(state) == ["thimble"]


@pytest.mark.rule("NF-DAYTOWN-6")
def test_without_its_turtle_a_treasure_is_dropped() -> None:
    """G-61."""
    state = give(hold(trail(day(2, map="1")), 0, turtles=1), 0, treasures="thimble")
    play(turn(state, 0), "adventure", "done", "pass", "go d", "let go turtle")
    assert (treasures(state), state.view(None)["treasure_discard"]) == ([], ["thimble"])


@pytest.mark.rule("NF-DAYTOWN-7")
@pytest.mark.parametrize(("birds", "turtles", "coins"), [(1, 1, 1), (0, 2, 1), (0, 1, 0), (2, 0, 1)])
def test_turtles_count_for_breeding(birds: int, turtles: int, coins: int) -> None:
    state = hold(day(mode="campaign"), 0, birds=birds, turtles=turtles)
    give(state, 0, talents="pack-bird-breeding")
    play(turn(state, 0), "visit stables")
    assert listed(state, "bonus") == ["bonus pack-bird-breeding"] * coins
    play(state, "done")
    assert state.coins[0] == 3 + coins


@pytest.mark.rule("NF-DAYTOWN-7")
def test_a_turtle_may_be_returned_for_hearts() -> None:
    """Each for 2 hearts, and never more than there are."""
    state = give(hold(day(mode="campaign"), 0, birds=1, turtles=1), 0, talents="pack-bird-breeding")
    play(turn(state, 0), "invoke pack-bird-breeding")
    assert listed(state) == ["let go bird", "let go turtle"]
    assert refused(state, "invoke pack-bird-breeding") == "NF-TURN-6"
    play(state, "let go turtle")
    assert (state.hearts[0], state.turtles[0], state.birds[0]) == (2, 0, 1)
    play(state, "invoke pack-bird-breeding")
    assert (state.hearts[0], state.birds[0]) == (4, 0)
    assert listed(state, "invoke") == []


# Hut


@pytest.mark.rule("NF-DAYTOWN-8")
def test_three_treasures_are_drawn_and_one_may_be_kept() -> None:
    """G-75: the others are discarded face up; before the choice only the visitor sees them."""
    state = play(turn(hold(day(), 0, birds=2), 0), "visit hut", "seek", "seen noose")
    assert state.actor == CHANCE
    assert len(state.chances()) == 35
    play(state, "seen thimble", "seen tin-sword")
    assert (state.view(0)["hut_cards"], state.view(1)["hut_cards"]) == (
        ["noose", "tin-sword", "thimble"],
        None,
    )
    assert listed(state) == ["treasure noose", "treasure tin-sword", "treasure thimble", "pass"]
    assert refused(state, "treasure coin-purse") == "NF-DAYTOWN-8"
    none = play(state.copy(), "pass")
    assert (treasures(none), len(none.view(None)["treasure_discard"])) == ([], 3)
    names = heard(state, "treasure tin-sword")
    assert (names.count("found"), names.count("dropped")) == (3, 2)
    assert (treasures(state), state.view(None)["treasure_discard"]) == (["tin-sword"], ["noose", "thimble"])
    assert state.view(None)["treasure_deck"] == 33
    assert sound([state, none])


@pytest.mark.rule("NF-DAYTOWN-8")
def test_any_of_the_three_may_be_kept() -> None:
    first, *others = catalogue.TREASURES[:3]
    state = play(
        turn(hold(day(), 0, birds=1), 0), "visit hut", "seek", *(f"seen {uid}" for uid in (*others, first))
    )
    assert consistent(state, CHOOSE_TREASURE, PASS)
    play(state, f"treasure {first}")
    assert treasures(state) == [first]


@pytest.mark.rule("NF-DAYTOWN-8")
def test_without_capacity_nothing_is_drawn() -> None:
    state = give(afford(day(), 0, "sorrels-ear-trumpet"), 0, hand="sorrels-ear-trumpet")
    play(turn(state, 0), "visit hut")
    assert refused(state, "seek") == "NF-HUT-2"


@pytest.mark.rule("NF-DAYTOWN-8")
def test_at_full_capacity_a_treasure_is_named_before_drawing() -> None:
    """G-74: whoever refuses draws nothing; whoever named one may still keep none."""
    state = give(hold(day(), 0, birds=1), 0, treasures="rusty-bell")
    play(turn(state, 0), "visit hut", "seek")
    assert listed(state) == ["replace rusty-bell", "pass"]
    refusing = play(state.copy(), "pass")
    assert (treasures(refusing), refusing.view(None)["treasure_deck"]) == (["rusty-bell"], 35)
    assert refusing.active == 1
    play(state, "replace rusty-bell", "seen noose", "seen thimble", "seen tin-sword")
    assert treasures(state) == []
    kept = play(state.copy(), "treasure thimble")
    assert (treasures(kept), len(kept.view(None)["treasure_discard"])) == (["thimble"], 3)
    play(state, "pass")
    assert (treasures(state), len(state.view(None)["treasure_discard"])) == ([], 4)


@pytest.mark.rule("NF-DAYTOWN-8")
@pytest.mark.parametrize("overflow", ["immediate", "end_of_turn", "keep"])
def test_a_table_may_decide_after_seeing(overflow: str) -> None:
    """G-74: the other value of its option; one goes for one, however room is counted."""
    state = give(
        hold(day(day_hut_commit="false", treasure_overflow=overflow), 0, birds=1), 0, treasures="rusty-bell"
    )
    play(turn(state, 0), "visit hut", "seek", "seen noose", "seen thimble", "seen tin-sword")
    none = play(state.copy(), "pass")
    assert treasures(none) == ["rusty-bell"]
    play(state, "treasure thimble")
    assert listed(state) == ["drop rusty-bell", "drop thimble"]
    play(state, "drop rusty-bell")
    assert (treasures(state), state.active) == (["thimble"], 1)


@pytest.mark.rule("NF-DAYTOWN-8")
def test_what_is_kept_without_room_is_not_dropped_with_it() -> None:
    """G-61, G-74: with treasures kept beyond the animals, one more is taken for one."""
    state = hold(day(day_hut_commit="false", treasure_overflow="keep"), 0, birds=1)
    give(state, 0, treasures="rusty-bell coin-purse")
    play(
        turn(state, 0),
        "visit hut",
        "seek",
        "seen noose",
        "seen thimble",
        "seen tin-sword",
        "treasure thimble",
    )
    play(state, "drop coin-purse")
    assert (treasures(state), state.active) == (["rusty-bell", "thimble"], 1)


@pytest.mark.rule("NF-DAYTOWN-8")
def test_one_draw_a_visit_whatever_the_option_for_dusk_says() -> None:
    state = give(hold(day(mode="campaign", hut_draw="per_animal"), 0, birds=3), 0, talents="potion-making")
    play(turn(state, 0), "visit hut", "seek", "seen rusty-bell", "seen thimble", "seen tin-sword", "pass")
    assert refused(state, "seek") == "NF-VISIT-5"


@pytest.mark.rule("NF-DAYTOWN-8")
def test_a_short_deck_gives_what_it_has() -> None:
    """G-65."""
    for reshuffle, cards in (("true", 3), ("false", 2)):
        state = hold(day(reshuffle=reshuffle), 0, birds=1)
        state.treasure_discard = state.treasure_deck & ~0b11
        state.treasure_deck &= 0b11
        play(turn(state, 0), "visit hut", "seek")
        for _ in range(cards):
            assert state.actor == CHANCE
            state.play(state.chances()[0][0])
        assert len(listed(state, "treasure")) == cards


@pytest.mark.rule("NF-DAYTOWN-8", "NF-VISIT-4")
def test_tv_27_the_noose_at_the_day_hut() -> None:
    """TV-27: 3 cards drawn: food +1, not +3."""
    state = give(hold(day(), 0, birds=2), 0, treasures="noose")
    play(
        turn(state, 0),
        "visit hut",
        "seek",
        "seen rusty-bell",
        "seen thimble",
        "seen tin-sword",
        "pass",
        "done",
    )
    assert (state.food[0], state.active) == (1, 1)


# Mine, reputation, jail


@pytest.mark.rule("NF-DAYTOWN-9")
@pytest.mark.parametrize("cell", range(12))
def test_marked_numbers_of_the_mine_give_reputation(cell: int) -> None:
    sides = {side.id: side for side in content().all(entries.SideEntry)}
    marked = {(row - 1) * 4 + column - 1 for row, column in sides["day"].mine.rep}
    assert marked == {2, 5, 8, 11} and not sides["dusk"].mine.rep
    state = day(kind=box_with(changes={"receipt": {"symbols": entries.Symbols(skill=9)}}))
    state.mine = [NOBODY if number == cell else 1 for number in range(12)]
    play(turn(state, 0), "visit mine", f"dig {cell // 4 + 1}.{cell % 4 + 1}")
    assert state.rep == [int(cell in marked), 0, 0]
    assert state.view(None)["mine_rep"][cell] is (cell in marked)


@pytest.mark.rule("NF-DAYTOWN-10")
@pytest.mark.parametrize(("rep", "points"), [(-2, 0), (-3, -1), (-4, -1), (-5, -2), (-6, -2), (0, 0), (4, 2)])
def test_tv_32_day_side_reputation(rep: int, points: int) -> None:
    """TV-32: -2: 0; -3: -1; -4: -1; -5: -2; -6: -2."""
    state = day()
    before = state.scores()[0]
    assert hold(state, 0, rep=rep).scores()[0] == before + points
    dusk = table(3, mode="arcade")
    assert hold(dusk, 0, rep=rep).scores()[0] == before + max(0, points)


@pytest.mark.rule("NF-DAYTOWN-11")
@pytest.mark.parametrize(("side", "food"), [("day", 1), ("dusk", 0)])
def test_whoever_loses_a_duel_is_fed_in_jail_by_day(side: str, food: int) -> None:
    state = turn(at(at(day(town_side=side), 1, "farm"), 0, "store"), 0)
    won = play(state.copy(), "visit farm", "duel 2 honorable", "roll 6", "roll 1")
    assert won.food == [0, 0, 0]
    play(state, "visit farm", "duel 2 honorable", "roll 1", "roll 6")
    assert (state.pawn[0], state.food) == (JAIL, [food, 0, 0])


@pytest.mark.rule("NF-DAYTOWN-11")
def test_a_duel_lost_in_the_saloon_or_to_the_dummy_feeds_too() -> None:
    state = turn(at(at(day(2), 1, "saloon"), 0, "store"), 0)
    dummy = play(state.copy(), "visit town-hall", "duel dummy honorable", "roll 1", "roll 6")
    play(state, "visit saloon", "duel 2 foul", "roll 1", "roll 6")
    assert state.food == dummy.food == [1, 0]
