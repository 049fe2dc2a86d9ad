"""Tents, pack animals, Stables, General Store, Farm, Hut and Mine at dusk (NF-TENT, NF-BIRD, NF-STABLE to NF-MINE)."""

from __future__ import annotations

import pytest

from portulan import CHANCE
from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.moves import DRAW, STORE_COIN
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES, FARM, HUT, MAP, MINE, NOBODY
from tests.games.near_and_far.setting import (
    BLUE,
    afford,
    at,
    begin,
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
    recruit,
    refused,
    sound,
    table,
    trail,
    turn,
)

BASIC = [uid.id for uid in content().all(entries.ArtifactEntry) if uid.tier == "basic"]
ADVANCED = [uid.id for uid in content().all(entries.ArtifactEntry) if uid.tier == "advanced"]
DECK, DEAR_DECK = BASIC[15:], ADVANCED[6:]
"""What is left of both decks at a table of three, who have discarded all that was dealt."""


def visit(building: str, players: int = 3, **options: str) -> NearAndFar:
    """Seat 0 has moved into a building."""
    return play(table(players, kind=None, **options), f"visit {building}")


def clever(skill: int) -> NearAndFar:
    """A table where the pet of seat 0 has so much skill."""
    return table(3, kind=box_with(changes={"receipt": {"symbols": entries.Symbols(skill=skill)}}))


def treasures(state: NearAndFar, seat: int = 0) -> list[str]:
    """Names the treasures of a player."""
    found: list[str] = state.view(None)["people"][seat]["treasures"]
    return found


def chances(state: NearAndFar) -> set[str]:
    """Names what chance may bring."""
    assert state.actor == CHANCE
    return {state.notation(outcome) for outcome, _ in state.chances()}


# Tents


@pytest.mark.rule("NF-TENT-1")
def test_camps_threats_mine_and_cards_take_a_tent() -> None:
    state = hold(trail(table(2)), 0, hearts=13)
    play(turn(state, 0), "adventure", "done", "pass", "go d", "roll 4")
    assert state.tents == [1, 0]
    play(state, "stop", "camp")
    assert state.tents == [2, 0]
    play(turn(at(state, 0, "jail"), 0), "visit mine", "dig 1.1")
    assert state.tents == [3, 0]
    give(afford(turn(state, 0), 0, "mercenary-contract"), 0, hand="mercenary-contract")
    play(state, "buy mercenary-contract", "camp at b")
    assert state.tents == [4, 0]
    assert sound([state])


@pytest.mark.rule("NF-TENT-2", "NF-TENT-3")
def test_tents_uncover_their_symbols_in_order() -> None:
    """The track: coin, coin, -, -, gem, -, coin; -, gem, -, coin, -, gem, -."""
    (board,) = content().all(entries.BoardEntry)
    printed = [(found.coin, found.gem) for found in board.tents]
    assert printed[:2] == [(1, 0), (1, 0)]
    state = hold(table(2), 0, coins=0)
    found = []
    for _ in range(14):
        coins, gems = state.coins[0], state.gems[0]
        state.place_tent(0)
        found.append((state.coins[0] - coins, state.gems[0] - gems))
    assert found == printed
    assert sum(coins + gems for coins, gems in found) == 7


@pytest.mark.rule("NF-TENT-3")
def test_a_symbol_may_be_any_good() -> None:
    """What lies under a tent is content."""
    (board,) = content().all(entries.BoardEntry)
    found = entries.Bundle(coin=1, gem=2, food=3, heart=4, rep=-2, bird=1, tokens={"red": 2, "yellow": 1})
    kind = box_with(changes={board.id: {"tents": (found, *board.tents[1:])}})
    state = table(2, kind=kind)
    before = goods(state, 0)
    log = state.listen()
    state.place_tent(0)
    expected = {"coins": 1, "gems": 2, "food": 3, "hearts": 4, "rep": -2, "birds": 1, "red": 2, "yellow": 1}
    assert change(before, goods(state, 0)) == expected | {"tents": 1}
    assert list(log[0][1:]) == [0, 1]
    assert before == goods(state, 1)


@pytest.mark.rule("NF-TENT-3")
def test_the_symbol_is_gained_at_once() -> None:
    state = hold(visit("mine"), 0, coins=0)
    names = heard(state, "dig 1.1")
    assert names[:3] == ["dug", "tent", "gained"]
    assert state.coins[0] == 2


@pytest.mark.rule("NF-TENT-4", "NF-TENT-6")
@pytest.mark.parametrize(("option", "last"), [("off", 14), ("on", 16)])
def test_the_last_symbol_is_worth_2_points(option: str, last: int) -> None:
    """G-161: in the long game all 16 must be gone."""
    state = hold(table(2, long_game=option), 0, coins=0, tents=last - 1)
    before = state.scores()[0]
    state.place_tent(0)
    assert state.scores()[0] == before + 1 + 2
    state.place_tent(0)
    assert state.scores()[0] == before + 1 + 2 + 1


@pytest.mark.rule("NF-TENT-4")
def test_in_the_long_game_two_tents_come_before_the_others() -> None:
    state = hold(table(2, long_game="on"), 0, coins=0)
    found = []
    for _ in range(5):
        state.place_tent(0)
        found.append(state.coins[0])
    assert found == [0, 0, 1, 2, 2]


@pytest.mark.rule("NF-TENT-5")
def test_tents_beyond_the_track_uncover_nothing() -> None:
    """G-163."""
    state = hold(table(2), 0, tents=14)
    before = goods(state, 0)
    for _ in range(6):
        state.place_tent(0)
    assert change(before, goods(state, 0)) == {"tents": 6}


@pytest.mark.rule("NF-TENT-6")
def test_every_tent_is_worth_a_point() -> None:
    state = hold(trail(table(2)), 0, hearts=9, coins=0)
    state.tents[0] = 2
    before = state.scores()[0]
    play(turn(state, 0), "adventure", "done", "pass", "go d", "roll 4")
    beaten = state.scores()[0] - before - state.box.threat_points[0]
    play(state, "stop", "camp")
    assert beaten == 1
    assert state.scores()[0] - before - state.box.threat_points[0] == 2 + state.gems[0] // 2


# Pack animals


@pytest.mark.rule("NF-BIRD-1", "NF-STABLE-2")
def test_nobody_has_more_than_three_animals() -> None:
    state = hold(table(3), 0, food=5, birds=2)
    play(turn(state, 0), "visit stables", "bird")
    assert (state.birds[0], state.food[0]) == (3, 4)
    give(turn(state, 0), 0, bought="jade-flute")
    play(at(state, 0, "jail"), "visit stables")
    assert refused(state, "bird") == "NF-STABLE-2"
    assert listed(state, "bird") == []
    before = state.birds[:]
    assert heard_gain(state) == ["void"]  # G-118
    assert state.birds == before


def heard_gain(state: NearAndFar) -> list[str]:
    """Gives seat 0 a bird as a reward would, and names what is told."""
    log = state.listen()
    state.gain_bird(0)
    return [EVENTS[event[0]].name for event in log]


@pytest.mark.rule("NF-BIRD-2")
def test_tv_05_movement_with_birds() -> None:
    """TV-05: base movement 2, 2 pack birds, no arrows: 4."""
    state = table(2)
    assert state.movement(0) == 2
    assert hold(state, 0, birds=2).movement(0) == 4
    assert state.movement(1) == 2


@pytest.mark.rule("NF-BIRD-3", "NF-HUT-3")
def test_there_is_room_for_one_treasure_an_animal() -> None:
    """G-62: counts only."""
    for birds in range(4):
        state = hold(table(3), 0, birds=birds)
        assert state.capacity(0) == birds
    state = give(hold(table(3), 0, birds=2), 0, treasures="tin-sword")
    play(turn(state, 0), "visit hut", "seek", "found thimble")
    assert treasures(state) == ["tin-sword", "thimble"]
    assert state.pawn[0] == HUT


@pytest.mark.rule("NF-BIRD-3")
@pytest.mark.parametrize("option", ["immediate", "end_of_turn", "keep"])
def test_whoever_loses_an_animal_drops_a_treasure(option: str) -> None:
    """G-61, with all values of its option; nobody buys anything while a treasure is to be dropped."""
    state = give(
        hold(trail(table(2, treasure_overflow=option)), 0, birds=2), 0, treasures="tin-sword thimble"
    )
    give(afford(state, 0, "sorrels-ear-trumpet"), 0, hand="sorrels-ear-trumpet")
    play(turn(state, 0), "adventure", "done", "pass", "go d", "let go bird")
    if option == "immediate":
        assert listed(state) == ["drop tin-sword", "drop thimble"]
        assert refused(state, "buy sorrels-ear-trumpet") == "NF-TURN-6"
        assert refused(state, "drop spare-heart") == "NF-BIRD-3"
        play(state, "drop thimble")
        assert (treasures(state), state.pawn[0]) == (["tin-sword"], MAP + CODES.index("d"))
        return
    assert treasures(state) == ["tin-sword", "thimble"]
    play(state, "stop", "pass", "done")
    if option == "end_of_turn":
        assert (state.active, listed(state)) == (0, ["drop tin-sword", "drop thimble"])
        play(state, "drop tin-sword")
        assert (treasures(state), state.view(None)["treasure_discard"]) == (["thimble"], ["tin-sword"])
    else:
        assert treasures(state) == ["tin-sword", "thimble"]
    assert state.active == 1


@pytest.mark.rule("NF-BIRD-3")
def test_at_the_end_of_a_turn_that_a_threat_ended_a_treasure_is_dropped_too() -> None:
    """G-61, G-93: a bird is let go at one threat, and the next one is lost."""
    state = give(hold(trail(table(2, treasure_overflow="end_of_turn")), 0, birds=1), 0, treasures="thimble")
    play(turn(hold(state, 0, hearts=2), 0), "adventure", "done", "pass", "go d", "let go bird")
    play(state, "go a", "roll 1")
    assert (treasures(state), state.active) == ([], 1)
    assert sound([state])


@pytest.mark.rule("NF-BIRD-3")
def test_all_that_is_too_much_is_dropped() -> None:
    state = give(hold(table(3), 0, birds=2), 0, treasures="tin-sword thimble spare-heart")
    begin(state, steps.DROP, 0)
    play(hold(state, 0, birds=1), "drop tin-sword", "drop spare-heart")
    assert (treasures(state), state.active) == (["thimble"], 1)


@pytest.mark.rule("NF-BIRD-3", "NF-BIRD-4")
@pytest.mark.parametrize(
    ("option", "birds", "room"), [("true", 0, 1), ("true", 3, 4), ("false", 2, 3), ("false", 3, 3)]
)
def test_borrowing_carries_one_more(option: str, birds: int, room: int) -> None:
    """G-150, G-190."""
    state = hold(table(2, mode="campaign", borrow_over_three=option), 0, birds=birds)
    assert give(state, 0, talents="borrowing").capacity(0) == room


@pytest.mark.rule("NF-BIRD-4", "NF-HUT-2")
def test_without_an_animal_no_treasure_is_drawn_or_kept() -> None:
    state = give(table(3), 0, hand="hobbs-ladle")
    play(turn(afford(state, 0, "hobbs-ladle"), 0), "visit hut")
    assert refused(state, "seek") == "NF-HUT-2"
    play(state, "done")
    state = at(trail(table(2)), 0, "@c")
    play(turn(hold(state, 0, hearts=3), 0), "adventure", "go g")
    assert state.view(None)["treasure_deck"] == 36
    assert treasures(state) == []


@pytest.mark.rule("NF-HUT-2", "NF-BIRD-4")
def test_dv_22_borrowing_draws_without_an_animal() -> None:
    """DV-22: 0 animals, Borrowing, visits the dusk Hut: draws 1."""
    state = give(table(2, mode="campaign"), 0, talents="borrowing")
    play(turn(state, 0), "visit hut", "seek", "found thimble")
    assert treasures(state) == ["thimble"]


@pytest.mark.rule("NF-BIRD-5", "NF-BIRD-7")
def test_a_bird_is_returned_at_a_threat_and_nowhere_else() -> None:
    """G-63."""
    state = hold(trail(table(2)), 0, birds=1)
    assert state.view(None)["stable"] == 5
    play(turn(state, 0), "adventure", "done", "pass")
    assert refused(state, "let go bird") == "NF-MOVE-1"
    play(state, "go d")
    assert listed(state)[1:] == ["let go bird"]
    play(state, "let go bird")
    assert (state.birds[0], state.threats[0], state.tents[0]) == (0, 0, 0)
    assert (state.pawn[0], state.view(None)["stable"]) == (MAP + CODES.index("d"), 6)
    play(turn(hold(at(state, 0, "jail"), 0, food=1), 0), "visit stables", "bird")
    assert (state.birds[0], state.view(None)["stable"]) == (1, 5)


@pytest.mark.rule("NF-BIRD-6")
def test_dv_11_a_bird_let_go_still_moves_this_turn() -> None:
    """DV-11: allowance 2 + 2 birds = 4; one is returned at the first step: 3 steps remain; next turn 3 (G-98)."""
    state = hold(trail(table(2)), 0, birds=2, hearts=9)
    play(turn(state, 0), "adventure", "done", "pass", "go d", "let go bird", "go c", "go b")
    assert (state.steps_taken, state.movement(0)) == (3, 4)
    play(state, "go a")
    assert (state.active, state.pawn[0]) == (1, MAP + state.atlas.town)
    assert turn(state, 0).movement(0) == 3


@pytest.mark.rule("NF-BIRD-6", "NF-BIRD-7")
def test_an_animal_returned_by_a_talent_keeps_its_step_for_the_turn() -> None:
    """NF-TALENT-09, G-98: one animal for 2 hearts, no more than there are."""
    state = give(hold(table(2, mode="campaign"), 0, birds=1), 0, talents="pack-bird-breeding")
    play(turn(state, 0), "invoke pack-bird-breeding")
    assert (state.birds[0], state.hearts[0], state.movement(0)) == (0, 2, 3)
    assert listed(state, "invoke") == []
    assert state.view(None)["stable"] == 6


# Stables


@pytest.mark.rule("NF-STABLE-1")
def test_a_bird_costs_1_food() -> None:
    state = play(turn(hold(table(3), 0, food=2, gems=3), 0), "visit stables")
    assert listed(state) == ["bird", "done"]
    before = goods(state, 0)
    play(state, "bird")
    assert change(before, goods(state, 0)) == {"food": -1, "birds": 1}


@pytest.mark.rule("NF-STABLE-1")
def test_without_food_there_is_no_bird() -> None:
    state = give(afford(table(3), 0, "sorrels-ear-trumpet"), 0, hand="sorrels-ear-trumpet")
    hold(state, 0, food=0)
    play(turn(state, 0), "visit stables")
    assert refused(state, "bird") == "NF-STABLE-1"


@pytest.mark.rule("NF-STABLE-1", "NF-VISIT-5")
def test_one_animal_a_visit() -> None:
    """G-60."""
    state = give(hold(table(3), 0, food=3), 0, bought="jade-flute")
    play(turn(state, 0), "visit stables", "bird")
    assert refused(state, "bird") == "NF-VISIT-5"
    assert state.birds[0] == 1


@pytest.mark.rule("NF-STABLE-1")
def test_a_card_may_lower_the_price_of_a_bird_but_not_below_nothing() -> None:
    for world in ("", "gull-whistle"):
        state = give(table(3), 0, bought="wicks-whistle", world=world)
        play(turn(state, 0), "visit stables", "bird")
        assert (state.birds[0], state.food[0]) == (1, 0)
    other = give(hold(table(3), 0, food=1), 0, bought="numbered-door folding-pier")
    play(turn(other, 0), "visit stables", "bird")
    assert other.food[0] == 0


@pytest.mark.rule("NF-STABLE-2")
def test_a_bird_goes_to_a_free_slot_of_its_buyer() -> None:
    state = hold(hold(table(3), 1, food=1), 2, birds=3)
    play(turn(state, 1), "visit stables", "bird")
    assert (state.birds, state.view(None)["stable"]) == ([0, 1, 3], 5)


# General Store


@pytest.mark.rule("NF-STORE-1")
def test_a_coin_or_four_artifacts() -> None:
    state = visit("store")
    assert listed(state) == ["coin", *(f"draw {4 - n}+{n}" for n in range(5)), "done"]
    before = goods(state, 0)
    coin = play(state.copy(), "coin")
    assert change(before, goods(coin, 0)) == {"coins": 1}
    assert coin.active == 1
    play(state, "draw 4+0", *(f"dealt {uid}" for uid in DECK[:4]), *(f"keep {uid}" for uid in DECK[:4]))
    assert change(before, goods(state, 0)) == {}
    assert state.active == 1


@pytest.mark.rule("NF-STORE-1", "NF-VISIT-5")
def test_not_both() -> None:
    state = give(table(3, mode="campaign"), 0, talents="persuasion")
    play(turn(state, 0), "visit store", "coin")
    assert refused(state, "draw 4+0") == refused(state, "coin") == "NF-VISIT-5"


@pytest.mark.rule("NF-STORE-2")
@pytest.mark.parametrize("advanced", range(5))
def test_the_split_is_announced_before_drawing(advanced: int) -> None:
    state = play(visit("store"), f"draw {4 - advanced}+{advanced}")
    basic = 4 - advanced
    for n in range(4):
        deck = DECK if n < basic else DEAR_DECK
        assert chances(state) == {f"dealt {uid}" for uid in deck if uid not in drawn(state)}
        play(state, f"dealt {next(uid for uid in deck if uid not in drawn(state))}")
    assert len(drawn(state)) == 4
    assert state.step is not None and state.step.name == "keep"


def drawn(state: NearAndFar) -> list[str]:
    """Names the artifacts that seat 0 has drawn."""
    found: list[str] | None = state.view(0)["drawn"]
    return found or []


@pytest.mark.rule("NF-STORE-2")
def test_other_numbers_are_refused() -> None:
    state = visit("store")
    for split in ("3+0", "5+0", "0+5", "4+1", "0+0", "1+1"):
        assert refused(state, f"draw {split}") == "NF-STORE-2"


@pytest.mark.rule("NF-STORE-1", "NF-STORE-2")
def test_a_table_may_let_draw_fewer() -> None:
    """G-66: the other value of its option."""
    state = visit("store", store_draw="up_to_4")
    splits = [f"draw {total - n}+{n}" for total in range(1, 5) for n in range(total + 1)]
    assert listed(state) == ["coin", *splits, "done"]
    assert refused(state, "draw 0+0") == "NF-STORE-2"
    play(state, "draw 0+1", f"dealt {DEAR_DECK[0]}", f"keep {DEAR_DECK[0]}")
    assert state.hand[0].bit_count() == 1


def set_decks(state: NearAndFar, deck: list[str], tossed: list[str]) -> None:
    """Lays some artifacts into the decks and some into the discards of seat 2; seat 1 has all others."""
    numbers = [sum(1 << catalogue.ARTIFACTS.index(uid) for uid in uids) for uids in (deck, tossed)]
    state.deck, state.tossed = numbers[0], [0, 0, numbers[1]]
    state.hand[1] = (state.box.basic | state.box.advanced) & ~numbers[0] & ~numbers[1]


@pytest.mark.rule("NF-STORE-2", "NF-SUPPLY-2")
def test_discards_are_shuffled_into_a_deck_of_their_kind() -> None:
    """G-65."""
    state = table(3)
    set_decks(state, BASIC[:2], [*BASIC[2:4], *ADVANCED[:2]])
    play(turn(state, 0), "visit store")
    assert listed(state, "draw") == ["draw 4+0", "draw 3+1", "draw 2+2"]
    assert refused(state, "draw 1+3") == "NF-STORE-2"
    play(state, "draw 3+1")
    assert chances(state) == {f"dealt {uid}" for uid in BASIC[:2]}
    play(state, f"dealt {BASIC[0]}", f"dealt {BASIC[1]}")
    assert chances(state) == {f"dealt {uid}" for uid in BASIC[2:4]}
    assert state.tossed[2].bit_count() == 2
    play(state, f"dealt {BASIC[2]}")
    assert chances(state) == {f"dealt {uid}" for uid in ADVANCED[:2]}
    assert state.tossed[2] == 0


@pytest.mark.rule("NF-STORE-2", "NF-SUPPLY-2")
def test_where_discards_are_not_shuffled_back_the_decks_give_what_they_have() -> None:
    """G-65, G-66."""
    state = table(3, reshuffle="false")
    set_decks(state, [BASIC[0], ADVANCED[0]], [*BASIC[2:9], *ADVANCED[2:9]])
    play(turn(state, 0), "visit store")
    assert listed(state, "draw") == ["draw 1+1"]
    play(state, "draw 1+1", f"dealt {BASIC[0]}", f"dealt {ADVANCED[0]}")
    assert len(drawn(state)) == 2


@pytest.mark.rule("NF-STORE-3", "NF-STORE-4")
def test_each_card_is_kept_or_discarded() -> None:
    state = play(visit("store"), "draw 3+1", *(f"dealt {uid}" for uid in (*DECK[:3], DEAR_DECK[0])))
    order = sorted((*DECK[:3], DEAR_DECK[0]), key=catalogue.ARTIFACTS.index)
    assert drawn(state) == order
    assert state.view(1)["drawn"] is None and state.view(1)["drawn_size"] == 4
    assert listed(state) == [f"keep {order[0]}", f"discard {order[0]}"]
    assert refused(state, f"keep {order[1]}") == refused(state, f"discard {BASIC[9]}") == "NF-STORE-3"
    before = state.view(0)["people"][0]["discards_size"]
    names = heard(state, f"keep {order[0]}", f"discard {order[1]}", f"keep {order[2]}", f"discard {order[3]}")
    assert names[:4] == ["kept", "discarded", "kept", "discarded"]
    assert state.view(0)["people"][0]["hand"] == [order[0], order[2]]
    assert state.view(0)["people"][0]["discards_size"] == before + 2
    assert state.view(1)["people"][0]["discards"] is None
    assert state.active == 1


@pytest.mark.rule("NF-STORE-4")
def test_a_kept_card_is_discarded_at_the_town_hall_alone() -> None:
    state = give(table(3), 0, hand="jade-flute")
    for building in ("saloon", "stables", "store", "farm", "mine"):
        inside = play(turn(hold(state.copy(), 0, food=1), 0), f"visit {building}")
        assert refused(inside, "discard jade-flute") == "NF-VISIT-1"
    assert "discard jade-flute" in listed(play(state, "visit town-hall"))


@pytest.mark.rule("NF-STORE-2", "NF-VISIT-4")
def test_persuasion_draws_one_more_on_every_visit() -> None:
    """G-67: with the coin too, from either deck."""
    state = give(table(3, mode="campaign"), 0, talents="persuasion")
    play(turn(state, 0), "visit store", "coin", "bonus persuasion")
    assert listed(state) == ["draw 1+0", "draw 0+1"]
    play(state, "draw 0+1", f"dealt {DEAR_DECK[3]}", f"discard {DEAR_DECK[3]}")
    assert (state.active, state.coins[0]) == (1, 4)


@pytest.mark.rule("NF-STORE-2", "NF-VISIT-5")
def test_with_persuasion_five_are_announced_together() -> None:
    """G-67: the extra card is part of the draw, and comes once."""
    state = give(table(3, mode="campaign"), 0, talents="persuasion")
    play(turn(state, 0), "visit store")
    assert listed(state, "draw") == [f"draw {5 - n}+{n}" for n in range(6)]
    assert consistent(state, DRAW, STORE_COIN)
    play(state, "draw 5+0", *(f"dealt {uid}" for uid in DECK[:5]), *(f"keep {uid}" for uid in DECK[:5]))
    assert (state.active, state.hand[0].bit_count()) == (1, 5)


# Farm


@pytest.mark.rule("NF-FARM-1")
def test_a_food_for_each_hand_of_the_active_party() -> None:
    state = recruit(recruit(table(3), 0, "maybe", BLUE), 0, "otto")
    play(turn(state, 0), "visit farm", "harvest")
    assert (state.food, state.pawn[0]) == ([1 + 3, 0, 0], FARM)


@pytest.mark.rule("NF-FARM-1")
@pytest.mark.parametrize(("option", "food"), [("none", 1), ("treasures", 2), ("all", 4)])
def test_hands_on_cards_count_by_an_option(option: str, food: int) -> None:
    """G-70."""
    state = hold(table(3, farm_counts_cards=option), 0, birds=1)
    give(state, 0, treasures="thimble", bought="knotted-cord", world="glogo-pipe", hand="unclaimed-cord")
    play(turn(state, 0), "visit farm", "harvest")
    assert state.food[0] == food


@pytest.mark.rule("NF-FARM-1")
def test_a_harvest_without_hands_is_legal() -> None:
    """G-71."""
    state = recruit(table(3), 0, "pip", 3)
    assert state.skill(0) == 0
    play(turn(state, 0), "visit farm")
    assert "void" in heard(state, "harvest")
    assert (state.food[0], state.active) == (0, 1)


@pytest.mark.rule("NF-FARM-1", "NF-VISIT-5")
def test_one_harvest_a_visit() -> None:
    state = give(table(3), 0, bought="hobbs-ladle")
    play(turn(state, 0), "visit farm", "harvest")
    assert listed(state) == ["bonus hobbs-ladle", "done"]
    assert refused(state, "harvest") == "NF-VISIT-5"


# Mystic Hut


@pytest.mark.rule("NF-HUT-1")
def test_whoever_has_an_animal_draws_one_treasure() -> None:
    state = play(turn(hold(table(3), 0, birds=3), 0), "visit hut")
    assert listed(state) == ["seek", "done"]
    play(state, "seek", "found noose")
    assert (treasures(state), state.active) == (["noose"], 1)
    assert state.view(None)["treasure_deck"] == 35


@pytest.mark.rule("NF-HUT-1")
def test_the_draw_may_be_declined() -> None:
    """G-73."""
    state = play(turn(hold(table(3), 0, birds=3), 0), "visit hut", "done")
    assert (treasures(state), state.pawn[0], state.active) == ([], HUT, 1)


@pytest.mark.rule("NF-HUT-1", "NF-VISIT-5")
@pytest.mark.parametrize(("option", "draws"), [("one", 1), ("per_animal", 2)])
def test_how_many_are_drawn_in_a_visit(option: str, draws: int) -> None:
    """G-72."""
    state = give(hold(table(3, mode="campaign", hut_draw=option), 0, birds=2), 0, talents="potion-making")
    play(turn(state, 0), "visit hut")
    for card in ("spare-heart", "thimble")[:draws]:
        play(state, "seek", f"found {card}")
    assert listed(state) == ["bonus potion-making", "done"]
    assert refused(state, "seek") == "NF-VISIT-5"
    assert len(treasures(state)) == draws


@pytest.mark.rule("NF-HUT-4")
def test_at_full_capacity_the_choice_comes_before_the_card() -> None:
    """NF-CARD-T09."""
    state = give(hold(table(3), 0, birds=2), 0, treasures="tin-sword thimble")
    play(turn(state, 0), "visit hut", "seek")
    assert listed(state) == ["replace tin-sword", "replace thimble", "pass"]
    assert refused(state, "replace noose") == "NF-HUT-4"
    refusing = play(state.copy(), "pass", "found noose")
    assert treasures(refusing) == ["tin-sword", "thimble"]
    assert refusing.view(None)["treasure_discard"] == ["noose"]
    play(state, "replace thimble")
    assert treasures(state) == ["tin-sword"]
    assert "found thimble" not in chances(state)
    play(state, "found noose")
    assert treasures(state) == ["noose", "tin-sword"]
    assert state.view(None)["treasure_discard"] == ["thimble"]
    assert sound([state, refusing])


@pytest.mark.rule("NF-HUT-3", "NF-HUT-4")
def test_room_that_is_made_before_the_choice_is_used() -> None:
    """G-26: the Last Biscuit is eaten while the choice is open, so the new treasure is kept."""
    state = give(hold(table(3), 0, birds=2), 0, treasures="tin-sword last-biscuit")
    play(turn(state, 0), "visit hut", "seek", "invoke last-biscuit", "pass", "found noose")
    assert treasures(state) == ["noose", "tin-sword"]


@pytest.mark.rule("NF-HUT-4", "NF-SUPPLY-2")
def test_nothing_is_given_up_for_an_empty_deck() -> None:
    state = give(hold(table(3), 0, birds=1), 0, treasures="tin-sword")
    state.treasures[1], state.treasure_deck = state.treasure_deck, 0
    play(turn(hold(state, 1, birds=3), 0), "visit hut", "seek")
    assert (treasures(state), state.active) == (["tin-sword"], 1)
    void = hold(table(3), 0, birds=1)
    void.treasures[1], void.treasure_deck = void.treasure_deck, 0
    assert "void" in heard(play(turn(void, 0), "visit hut"), "seek")


@pytest.mark.rule("NF-HUT-1", "NF-VISIT-4")
def test_a_card_may_draw_two_of_which_one_is_kept() -> None:
    """The Dowsing Fork: 2 cards for a gem, at full capacity after a place was made (G-74)."""
    state = give(hold(table(3), 0, birds=2, gems=2), 0, treasures="dowsing-fork")
    play(turn(state, 0), "visit hut", "use dowsing-fork", "seen noose", "seen thimble")
    assert listed(state) == ["treasure noose", "treasure thimble", "pass"]
    play(state, "treasure noose")
    assert (treasures(state), state.gems[0]) == (["noose", "dowsing-fork"], 1)
    full = give(hold(table(3), 0, birds=2, gems=2), 0, treasures="dowsing-fork tin-sword")
    play(turn(full, 0), "visit hut", "use dowsing-fork", "replace tin-sword", "seen noose", "seen thimble")
    assert listed(full) == ["treasure noose", "treasure thimble", "pass"]


# Mine


@pytest.mark.rule("NF-MINE-1", "NF-MINE-8")
def test_a_visitor_may_dig_once_and_places_his_next_tent() -> None:
    state = give(hold(table(3), 0, tents=4), 0, bought="gold-magnet")
    play(turn(state, 0), "visit mine", "dig 1.1")
    assert (state.mine[0], state.tents[0], state.gems[0]) == (0, 5, 1)
    assert refused(state, "dig 2.1") == "NF-VISIT-5"
    assert play(visit("mine"), "done").mine == [NOBODY] * 12


@pytest.mark.rule("NF-MINE-1")
def test_a_visit_without_a_legal_number_is_legal() -> None:
    """G-78."""
    state = recruit(table(3), 0, "pip", 3)
    play(turn(state, 0), "visit mine")
    assert (state.pawn[0], state.active) == (MINE, 1)


@pytest.mark.rule("NF-MINE-2")
def test_the_mine_has_twelve_numbers_in_three_rows() -> None:
    """G-76."""
    numbers = visit("mine").view(None)["mine_numbers"]
    assert len(numbers) == 12
    for side in content().all(entries.SideEntry):
        assert [len(row) for row in side.mine.numbers] == [4, 4, 4]
    assert numbers == [1, 2, 3, 4, 1, 3, 4, 5, 2, 4, 5, 6]


def open_mine(state: NearAndFar) -> list[str]:
    """Lists what seat 0 can dig; the first column and most of the first row hold tents of others."""
    state.mine = [1, 2, 1, NOBODY, 1, *[NOBODY] * 7]
    return listed(play(turn(state, 0), "visit mine"), "dig")


@pytest.mark.rule("NF-MINE-2", "NF-MINE-3")
@pytest.mark.parametrize(
    ("skill", "numbers"),
    [(1, []), (2, ["3.1"]), (3, ["2.2", "3.1"]), (4, ["1.4", "2.2", "2.3", "3.1"])],
)
def test_the_skill_must_reach_the_number(skill: int, numbers: list[str]) -> None:
    assert open_mine(clever(skill)) == [f"dig {number}" for number in numbers]


@pytest.mark.rule("NF-MINE-3")
def test_why_a_number_cannot_be_dug() -> None:
    state = give(clever(2), 0, bought="gold-magnet")
    open_mine(state)
    assert refused(state, "dig 1.4") == "NF-MINE-3"
    assert refused(state, "dig 1.2") == "NF-MINE-7"
    assert refused(state, "dig 2.4") == "NF-MINE-6"


@pytest.mark.rule("NF-MINE-3")
@pytest.mark.parametrize(("option", "skill"), [("false", 3), ("true", 4)])
def test_hands_on_artifacts_and_treasures_count_and_on_world_cards_by_an_option(
    option: str, skill: int
) -> None:
    """G-77."""
    state = hold(table(3, mine_counts_world=option), 0, birds=1)
    give(state, 0, bought="knotted-cord", treasures="thimble", world="glogo-pipe", hand="unclaimed-cord")
    recruit(state, 0, "ada")
    assert state.skill(0) == 4
    state.mine = [1, 1, 1, NOBODY, 1, *[NOBODY] * 7]
    play(turn(state, 0), "visit mine")
    assert ("dig 1.4" in listed(state)) is (skill == 4)
    assert "dig 2.2" in listed(state)


@pytest.mark.rule("NF-MINE-4")
def test_no_die_and_no_hearts_in_the_mine() -> None:
    state = give(hold(table(3), 0, hearts=9), 0, bought="gold-magnet")
    state.mine[0] = 1
    play(turn(state, 0), "visit mine")
    assert listed(state, "dig") == ["dig 2.1"]
    assert refused(state, "hearts 1") == "NF-VISIT-1"
    names = heard(state, "dig 2.1")
    assert "rolled" not in names and state.hearts[0] == 9


@pytest.mark.rule("NF-MINE-5", "NF-MINE-6")
def test_dv_06_the_entrance_first_then_its_neighbours() -> None:
    """DV-06: empty mine, skill 5: only the entrance. Then exactly its orthogonal neighbours."""
    state = recruit(recruit(table(3), 0, "perpetua", BLUE), 0, "otto", 0)
    assert state.skill(0) == 5
    play(turn(state, 0), "visit mine")
    assert listed(state, "dig") == ["dig 1.1"]
    assert refused(state, "dig 1.2") == refused(state, "dig 2.1") == "NF-MINE-5"
    play(state, "dig 1.1")
    play(turn(at(state, 0, "jail"), 0), "visit mine")
    assert listed(state, "dig") == ["dig 1.2", "dig 2.1"]
    assert refused(state, "dig 2.2") == refused(state, "dig 3.1") == "NF-MINE-6"
    assert refused(state, "dig 1.1") == "NF-MINE-7"


@pytest.mark.rule("NF-MINE-6", "NF-MINE-7")
def test_tents_of_any_colour_lead_on_orthogonally() -> None:
    state = clever(9)
    state.mine = [1, 2, NOBODY, NOBODY, NOBODY, 1, *[NOBODY] * 6]
    play(turn(state, 0), "visit mine")
    assert listed(state, "dig") == [f"dig {cell}" for cell in ("1.3", "2.1", "2.3", "3.2")]
    for cell in ("1.4", "2.4", "3.1", "3.3"):
        assert refused(state, f"dig {cell}") == "NF-MINE-6"
    for cell in ("1.1", "1.2", "2.2"):
        assert refused(state, f"dig {cell}") == "NF-MINE-7"


@pytest.mark.rule("NF-MINE-9", "NF-MINE-10")
@pytest.mark.parametrize("cell", range(12))
def test_column_and_row_give_what_they_show(cell: int) -> None:
    """Rows: coin; gem; coin and gem. Columns: nothing; coin; gem; coin and gem. The third tent uncovers nothing."""
    row, column = divmod(cell, 4)
    state = hold(clever(9), 0, tents=2)
    state.mine = [NOBODY if number == cell else 1 for number in range(12)]
    before = goods(state, 0)
    play(turn(state, 0), "visit mine", f"dig {row + 1}.{column + 1}")
    coins = (1, 0, 1)[row] + (0, 1, 0, 1)[column]
    gems = (0, 1, 1)[row] + (0, 0, 1, 1)[column]
    expected = {"tents": 1, "coins": coins, "gems": gems}
    assert change(before, goods(state, 0)) == {name: n for name, n in expected.items() if n}
    assert state.mine[cell] == 0
    assert state.rep[0] == 0


@pytest.mark.rule("NF-MINE-9")
def test_the_tent_comes_before_row_and_column() -> None:
    """G-79."""
    names = heard(visit("mine"), "dig 1.1")
    assert names[:4] == ["dug", "tent", "gained", "gained"]


@pytest.mark.rule("NF-MINE-10")
def test_a_row_may_show_nothing_either() -> None:
    sides = {side.id: side for side in content().all(entries.SideEntry)}
    bare = sides["dusk"].mine
    rows = (entries.Bundle(), *bare.rows[1:])
    kind = box_with(changes={"dusk": {"mine": type(bare)(bare.numbers, rows, bare.columns, bare.rep)}})
    state = hold(table(3, kind=kind), 0, tents=2)
    before = goods(state, 0)
    play(turn(state, 0), "visit mine", "dig 1.1")
    assert change(before, goods(state, 0)) == {"tents": 1}


@pytest.mark.rule("NF-BIRD-5")
def test_tv_13_janices_camp() -> None:
    """TV-13: 2 steps over an empty location, a bird is returned at the threat; 1 + 3 hearts, 3 gems for 3 eyes."""
    state = recruit(hold(at(trail(table(2)), 0, "@h"), 0, birds=1, hearts=4), 0, "tansy", 3)
    state.party[0] = state.box.first_pet
    state.inactive[0] = 0
    hold(state, 0, tents=2)
    before = goods(state, 0)
    play(turn(state, 0), "adventure", "go l", "go q", "let go bird", "stop", "camp")
    assert change(before, goods(state, 0)) == {"birds": -1, "hearts": -1 - 3, "tents": 1, "gems": 3}
    assert state.threats_left()[0] == 0


@pytest.mark.rule("NF-BIRD-5")
@pytest.mark.parametrize(("option", "late"), [("false", False), ("true", True)])
def test_a_bird_is_returned_before_the_die_is_rolled(option: str, late: bool) -> None:
    """G-101."""
    state = hold(trail(table(2, bypass_after_roll=option)), 0, birds=1, hearts=3)
    play(turn(state, 0), "adventure", "done", "pass", "go d", "fight apologetic-bandit", "roll 1")
    assert ("let go bird" in listed(state)) is late
    if not late:
        assert refused(state, "let go bird") == "NF-THREAT-5"


@pytest.mark.rule("NF-BIRD-3", "NF-HUT-4")
def test_no_treasure_is_given_up_freely() -> None:
    """G-111: only for another one, or where there is no room."""
    state = give(hold(table(3), 0, birds=2), 0, treasures="thimble")
    assert refused(turn(state, 0), "drop thimble") == refused(state, "replace thimble") == "NF-GOAL-2"
    play(state, "visit hut")
    assert refused(state, "drop thimble") == refused(state, "replace thimble") == "NF-VISIT-1"
    play(state, "seek")
    assert state.actor == CHANCE


@pytest.mark.rule("NF-TENT-6")
def test_tents_on_the_map_in_the_mine_and_on_threats_are_all_counted() -> None:
    state = camp(table(2), 0, "b", "c")
    play(turn(state, 0), "visit mine", "dig 1.1")
    assert (state.tents[0], state.view(0)["people"][0]["sheet"]["tents"]) == (3, 3)
