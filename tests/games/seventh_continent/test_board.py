"""The Board: exploring, moving, hidden numbers, camps (7C-EXPLORE, 7C-MOVE, 7C-HIDDEN, 7C-SAVE)."""

from __future__ import annotations

import random

import pytest

from portulan.games.seventh_continent import board
from portulan.games.seventh_continent.moves import CARD
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BANISHED, BOARD, INVENTORY, NONE, PAST, SATCHEL, STOCK
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    THIRD,
    actions,
    again,
    asked,
    attach,
    begin,
    cell,
    do,
    equip,
    go_on,
    hold,
    lay,
    names,
    number,
    offered,
    past,
    refused,
    shipped,
    stand,
    table,
    top,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, event, numbers, skill


def explore(state: SeventhContinent, place: int, by: int = BRUNO) -> SeventhContinent:
    """Looks for a passage at a fog card, with what lies on top of the Action Deck."""
    do(state, f"active {by}")
    while asked(state) == "consent":
        do(state, "agree")
    do(state, f"explore {place}")
    return go_on(state)


def at_the_try_works() -> tuple[SeventhContinent, int]:
    state = shipped(2)
    lay(state, "A-013-g1", fog=True)
    stand(state, "A-013-g1", BRUNO, LUDOVIC)
    top(state, "C01", "C02", "C03")
    again(state)
    return state, state.box.cards[number(state, "A-009-g1")].at


@pytest.mark.rule(
    *("7C-EXPLORE-1", "7C-EXPLORE-2", "7C-EXPLORE-4", "7C-EXPLORE-6", "7C-TERRAIN-1", "7C-TERRAIN-2"),
    *("7C-TERRAIN-4", "7C-REMIND-1", "7C-SOURCE-2", "7C-CARD-14", "7C-CARD-15", "7C-OBJECT-1"),
)
def test_a_place_is_freed() -> None:
    """7C-VEC-09: the Exploration card is an object; the terrain of the arrow comes, and fog beyond it."""
    state, place = at_the_try_works()
    assert state.fog[place] > 0
    explore(state, place)
    do(state, "card X-I-06", "new object")
    assert "X-I-06" in names(state, INVENTORY)
    assert state.cells[place] == number(state, "A-009-g1")
    assert state.figure[BRUNO] == cell(state, "A-013-g1")
    assert place in board.accessible(state, state.figure[BRUNO])
    exits = state.box.cards[number(state, "A-009-g1")].exits
    for side in range(4):
        beyond = state.box.beside[side][place]
        if exits[side] != NONE and state.cells[beyond] < 0:
            assert state.fog[beyond] > 0
    assert not state.faults()


@pytest.mark.rule(
    "7C-MANDATORY-1", "7C-MANDATORY-2", "7C-MANDATORY-3", "7C-MANDATORY-4", "7C-TEMP-2", "7C-ICON-5"
)
def test_an_event_with_a_mandatory_action() -> None:
    """7C-VEC-44: the action is finished first; then the same participants; then the card goes, the terrain comes."""
    state, place = at_the_try_works()
    begun = do(state, "active 0", "agree", f"explore {place}", "join", "agree")
    go_on(begun)
    do(state, "card X-I-02")
    assert (asked(state), state.mandatory) == ("trade", 1)
    assert state.participants() == [BRUNO, LUDOVIC]
    assert "X-I-02" not in past(state)
    assert state.cells[place] == NONE
    go_on(state)
    while asked(state) != "group":
        state.play(state.moves()[0])
    assert "X-I-02" in past(state)
    assert state.cells[place] == number(state, "A-009-g1")


@pytest.mark.rule("7C-EXPLORE-5", "7C-EXPLORE-7", "7C-SOURCE-3")
def test_an_exploration_card_that_stays() -> None:
    """It hides the terrain until one of its actions clears the place."""
    state, place = at_the_try_works()
    explore(state, place)
    do(state, "card X-I-12")
    assert state.cells[place] == number(state, "X-I-12")
    assert place not in board.accessible(state, state.figure[BRUNO])
    begin(state, "go_see", "X-I-12")
    go_on(state)
    while asked(state) != "group":
        state.play(state.moves()[0])
    assert state.cells[place] == number(state, "A-009-g1")
    assert "X-I-12" in past(state)


def in_line() -> SeventhContinent:
    state = table(1)
    for uid in ("T761", "T762", "E770", "T763"):
        lay(state, uid)
    return again(state)


@pytest.mark.rule("7C-MOVE-1", "7C-MOVE-2", "7C-MOVE-3", "7C-MOVE-6", "7C-REMIND-3")
def test_the_reach_of_a_move() -> None:
    """7C-VEC-18, 7C-VEC-43: A to B and C in one series; not to D, behind a cliff."""
    state = in_line()
    begin(state, "move")
    assert [state.notation(move) for move in state.moves()] == [
        f"go {cell(state, uid)}" for uid in ("T761", "T762")
    ]
    assert refused(state, f"go {cell(state, 'T763')}") == "7C-MOVE-2"
    do(state, f"go {cell(state, 'T762')}")
    go_on(state)
    assert state.figure[BRUNO] == cell(state, "T762")


@pytest.mark.rule("7C-MOVE-4", "7C-SOURCE-3")
def test_across_the_cliff() -> None:
    state = in_line()
    stand(state, "T762", BRUNO)
    undertake(again(state), "climb", "E770")
    assert state.figure[BRUNO] == cell(state, "T763")


@pytest.mark.rule("7C-MOVE-1")
def test_a_move_needs_somewhere_to_go() -> None:
    """G-129."""
    state = table(1)
    assert "move T760" not in actions(state)
    lay(state, "T761")
    assert "move T760" in actions(again(state))


@pytest.mark.rule("7C-HIDDEN-1", "7C-HIDDEN-2", "7C-HIDDEN-3")
def test_a_hidden_number() -> None:
    """7C-VEC-10: 054 is discarded and replaced at its place by 316, whose back shows 054."""
    state = shipped(2)
    place = lay(state, "A-054-g1", fog=True)
    stand(state, "A-054-g1", LUDOVIC)
    do(again(state), "look", "agree", "search A-054-g1", "enter 316")
    assert state.cells[place] == number(state, "A-316-g1")
    assert state.figure[LUDOVIC] == place
    assert "A-054-g1" in past(state)
    assert state.box.cards[number(state, "A-316-g1")].authorised_by == (54,)


@pytest.mark.rule("7C-HIDDEN-3", "7C-AUTH-2")
def test_a_wrong_number() -> None:
    """7C-VEC-49: nothing changes but the counter; after three, each costs a card (G-70)."""
    state = shipped(1)
    lay(state, "A-054-g1")
    top(state, "C01")
    again(state)
    before = state.data()["table"]
    for guess in ("317", "009", "546"):
        do(state, "look", "search A-054-g1", f"enter {guess}")
    after = state.data()["table"]
    assert {key for key in before if before[key] != after[key]} == {"wrong"}
    assert state.view(None)["wrong"] == {"A-054-g1": 3}
    do(state, "look", "search A-054-g1", "enter 542")
    assert state.top == []
    do(state, "camp")
    assert state.view(None)["wrong"] == {}


@pytest.mark.rule("7C-HIDDEN-1")
def test_what_is_hidden_is_offered_for_no_card_and_for_every_card() -> None:
    """Whether a card hides a number cannot be told from the list (G-92), nor from a state dealt for a bot."""
    state = shipped(1)
    lay(state, "A-054-g1")
    do(again(state), "look")
    assert {"search A-054-g1", "search A-010-g1"} <= set(offered(state))
    do(state, "search A-054-g1")
    for guess in ("316", "317"):
        dealt = state.resample(0, random.Random(1))
        do(dealt, f"enter {guess}")
        assert dealt.closed


@pytest.mark.rule(
    *("7C-SAVE-1", "7C-SAVE-2", "7C-SAVE-3", "7C-SAVE-4", "7C-SAVE-5", "7C-SAVE-7", "7C-RESUME-1"),
    *("7C-RESUME-2", "7C-RESUME-4", "7C-RESUME-5", "7C-RESUME-6", "7C-RESUME-7", "7C-ZONE-12"),
)
def test_a_camp() -> None:
    """7C-VEC-35: the Board is one terrain with its fog, the Past is empty, everything else is as it was."""
    state = shipped(2)
    lay(state, "A-013-g1", fog=True)
    lay(state, "A-011-g1", fog=True)
    attach(state, "A-071-g1", "A-010-g1")
    attach(state, "A-073-g1", "A-013-g1")
    hold(state, BRUNO, "C01", "A-104-1")
    equip(state, LUDOVIC, 2, "A-700-g1")
    state.fire[BRUNO] = state.figure[BRUNO]
    state.shift(number(state, "X-I-01"), STOCK, PAST)
    again(state)
    kept = state.piles[2:4], state.piles[13:], state.dice[:], state.column[:]
    do(state, "camp", "agree")
    assert names(state, BOARD) == ["A-010-g1"]
    assert past(state) == []
    assert (state.piles[2:4], state.piles[13:], state.dice, state.column) == kept
    assert state.fire == [NONE, NONE]
    here = state.figure[BRUNO]
    exits = state.box.cards[number(state, "A-010-g1")].exits
    for side in range(4):
        if exits[side] != NONE:
            assert state.fog[state.box.beside[side][here]] > 0
    assert not state.faults()


@pytest.mark.rule("7C-SAVE-1")
def test_nobody_camps_apart() -> None:
    state = table(3)
    lay(state, "T761")
    stand(state, "T761", THIRD)
    assert refused(again(state), "camp") == "7C-SAVE-1"


@pytest.mark.rule("7C-SAVE-8", "7C-RESUME-9", "7C-ZONE-13", "7C-BANISH-2")
def test_what_was_banished_does_not_come_back() -> None:
    """7C-VEC-48: the Past returns at a camp, the hunt source that was banished by its own text does not."""
    state = table(1)
    state.shift(number(state, "A-112-g1"), STOCK, BANISHED)
    state.shift(number(state, "A-159-g1"), STOCK, PAST)
    do(again(state), "camp")
    assert {"A-112-g1", "A-112-g2"} & set(names(state, BANISHED))
    assert "A-159-g1" in names(state, STOCK)


@pytest.mark.rule("7C-ICON-8")
def test_a_new_board() -> None:
    """7C-VEC-47: terrains of the old Board go back to their deck, its events to the Past (G-95)."""
    state = in_line()
    attach(state, "E920", "T760")
    undertake(again(state), "balance")
    assert state.figure == [cell(state, "A-010-g1")]
    assert {"T760", "T761", "T762", "T763"} <= set(names(state, STOCK))
    assert past(state) == ["E770", "E920"] or past(state) == ["E920", "E770"]
    assert state.sheet == 1
    assert not state.faults()


@pytest.mark.rule("7C-TERRAIN-5", "7C-TERRAIN-3")
def test_fog_is_laid_on_free_places_only() -> None:
    state = table(1)
    lay(state, "T762")
    lay(state, "T761", fog=True)
    assert [value > 0 for value in state.fog[:3]] == [False, False, False]


@pytest.mark.rule("7C-RETURN-2")
def test_a_card_shuffled_back_does_not_lie_under_older_fog() -> None:
    """All ways to lay unseen cards under the fog are equally likely, each one in its pile when the fog was laid."""
    state = table(1)
    zone = state.box.zones[0]
    cards = [number(state, uid) for uid in ("X-I-01", "X-I-02", "X-I-03")]
    state.piles[STOCK] &= ~zone
    state.piles[BANISHED] |= zone & ~sum(1 << card for card in cards)
    state.piles[STOCK] |= 1 << cards[0] | 1 << cards[1]
    state.piles[PAST] |= 1 << cards[2]
    state.fog[0], state.fog[1] = 1, 0
    board.return_past(state)
    state.fog[1] = 1 + 5 * state.epoch
    older = {CARD.index(move): weight for move, weight in board.fog_weights(state, 0)}
    newer = {CARD.index(move): weight for move, weight in board.fog_weights(state, 1)}
    assert older == {cards[0]: 2, cards[1]: 2}
    assert newer == {cards[0]: 1, cards[1]: 1, cards[2]: 2}


ITEMS = "".join(
    (
        numbers(377, 378, 755, 304, 796, 797),
        event(377, "quest_item", ""),
        event(378, "quest_item", ""),
        event(755, "quest_item", "").replace(
            "[adventure.face]", 'authorised_by = { all_of = ["377", "378"] }\n[adventure.face]'
        ),
        event(796, "permanent", "riddle = true"),
        event(797, "permanent", 'hidden = { number = "304", regions = [] }'),
        event(304, "permanent", "").replace(
            "[adventure.face]", 'authorised_by = { any_of = ["796", "797"] }\n[adventure.face]'
        ),
    )
)


@pytest.mark.rule("7C-AUTH-1", "7C-AUTH-2", "7C-QUESTITEM-2")
def test_two_quest_items_are_combined() -> None:
    """Their numbers are added and the sum is entered for one of them; both must be under the Satchel (DP-29)."""
    state = table(1, CARDS + ITEMS)
    state.shift(number(state, "E377"), STOCK, SATCHEL)
    do(again(state), "look", "search E377", "enter 755")
    assert "E755" in names(state, STOCK)
    state.shift(number(state, "E378"), STOCK, SATCHEL)
    do(again(state), "look", "search E378", "enter 755")
    assert "E755" in names(state, SATCHEL)
    assert {"E377", "E378"} <= set(names(state, SATCHEL))


@pytest.mark.rule("7C-AUTH-1")
def test_a_riddle_is_answered() -> None:
    """The answer calls a card that the riddle authorises; the riddle stays where it is."""
    state = table(1, CARDS + ITEMS)
    attach(state, "E796", "T760")
    do(again(state), "look", "search E796", "enter 305", "look", "search E796", "enter 304")
    assert sorted(state.box.ids[card] for card, _ in state.attached) == ["E304", "E796"]
    assert state.view(0)["wrong"] == {"E796": 1}


@pytest.mark.rule("7C-HIDDEN-1")
def test_a_hidden_number_on_an_event() -> None:
    """The event is discarded and replaced at its terrain, wherever figures stand (G-91)."""
    state = table(1, CARDS + ITEMS)
    lay(state, "T761")
    attach(state, "E797", "T761")
    do(again(state), "look", "search E797", "enter 304")
    assert state.attached == [(number(state, "E304"), cell(state, "T761"))]
    assert past(state) == ["E797"]


@pytest.mark.rule("7C-MOVE-2", "7C-MOVE-3")
@pytest.mark.parametrize("closed", ["760", "761"])
def test_a_closed_side_is_not_passed(closed: str) -> None:
    """G-83: whichever of the two cards closes it."""
    side = "E" if closed == "760" else "W"
    cards = CARDS.replace(
        f"at = {{ sheet = 9, x = {int(closed) - 760}, y = 0 }}",
        f'at = {{ sheet = 9, x = {int(closed) - 760}, y = 0 }}\nclosed = ["{side}"]',
    )
    state = table(1, cards)
    lay(state, "T761")
    lay(state, "T762")
    assert "move T760" not in actions(again(state))
    assert board.accessible(state, cell(state, "T762")) == [cell(state, "T761")]


@pytest.mark.rule("7C-MOVE-4")
def test_across_to_a_terrain_that_is_not_in_play() -> None:
    """G-96: the torrent is crossed towards one of two other sides; a terrain that is not there comes first."""
    state = shipped(2)
    lay(state, "A-009-g1")
    lay(state, "A-045-g1")
    lay(state, "A-054-g1")
    stand(state, "A-009-g1", BRUNO, LUDOVIC)
    top(state, "C01", "C02", "C03")
    begin(again(state), "climb", "A-045-g1")
    do(state, "join", "agree", "trade 0", "extra 0", "done")
    hut = state.box.cards[number(state, "A-041-g1")].at
    assert asked(state) == "across"
    assert [state.notation(move) for move in state.moves()] == [
        f"go {place}" for place in (cell(state, "A-054-g1"), hut)
    ]
    do(state, f"go {hut}")
    assert state.cells[hut] == number(state, "A-041-g1")
    assert state.figure == [hut, hut]


@pytest.mark.rule("7C-CARD-1", "7C-TEMP-1")
def test_a_temporary_event_that_is_banished_or_kept() -> None:
    """The goat is banished by its own text; what is kept lies at the terrain like a permanent event (contract 7.1)."""
    kept = event(794, "temporary", 'after = "keep"\nactions = [{ icon = "rest", cost = 0, difficulty = 0 }]')
    calls = ", ".join(f'{{ do = "take", card = "{called}" }}' for called in ("112", "794"))
    act = skill(
        "S-act", "", f'actions = [{{ icon = "think", cost = 0, difficulty = 0, success = [{calls}] }}]'
    )
    state = table(1, CARDS + numbers(794) + kept + act)
    hold(state, BRUNO, "S-act")
    undertake(again(state), "think", "S-act")
    do(state, "card A-112-g1")
    assert "A-112-g1" in names(state, BANISHED)
    assert "rest E794" in actions(state)
    do(state, "camp")
    assert "E794" in names(state, STOCK)


@pytest.mark.rule("7C-CARD-1")
def test_an_effect_for_some_destinations_only() -> None:
    only = 'dest_if = { is = "dest_has", what = "fire" }'
    coat = f'effects = [{{ step = "cost", icons = ["move"], mods = {{ cost = -1, {only} }} }}]'
    state = table(1, CARDS + skill("S-coat", "", coat))
    lay(state, "T761")
    lay(state, "T762")
    hold(state, BRUNO, "S-coat")
    state.fire[BRUNO] = cell(state, "T762")
    for there, applies in (("T761", False), ("T762", True)):
        other = again(state.copy())
        begin(other, "move")
        do(other, f"go {cell(state, there)}")
        assert (asked(other) == "lower cost") == applies


@pytest.mark.rule("7C-AUTH-1")
def test_a_number_that_a_card_asks_for() -> None:
    asks = '{ do = "take_by_number", source = "riddle" }'
    ask = f'actions = [{{ icon = "think", cost = 0, difficulty = 0, success = [{asks}] }}]'
    riddle = event(796, "permanent", f"riddle = true\n{ask}")
    items = ITEMS.replace(event(796, "permanent", "riddle = true"), riddle)
    state = table(1, CARDS + items)
    attach(state, "E796", "T760")
    begin(again(state), "think", "E796")
    do(state, "extra 0", "enter 304")
    assert "E304" in names(state, BOARD)
