"""Who plays: players who leave for a while or for good, and those who join."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.position import cards_of
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    AWAY,
    BANISHED,
    BOARD,
    DECK,
    DISCARD,
    HAND,
    INVENTORY,
    NONE,
    OUT,
    PAST,
    STOCK,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    THIRD,
    actions,
    again,
    asked,
    begin,
    do,
    equip,
    go_on,
    hand,
    hold,
    names,
    number,
    offered,
    piles,
    refused,
    shipped,
    table,
)
from tests.games.seventh_continent.small_world import CARDS, numbers, terrain


def leave(state: SeventhContinent, how: str, seat: int) -> SeventhContinent:
    """Lets a player leave between turns."""
    state.play(state.parse("depart"), seat)
    return do(state, how)


# Leaving


@pytest.mark.rule("7C-LEAVE-1", "7C-ELIMINATED-2", "7C-ELIMINATED-3", "7C-ELIMINATED-4")
def test_who_leaves_for_good_is_out_like_an_eliminated_character() -> None:
    state = table(3)
    hold(state, LUDOVIC, "C01", "penhallow-1", "A-104-1")
    equip(state, LUDOVIC, 3, "C02")
    state.fire[LUDOVIC] = state.figure[LUDOVIC]
    leave(again(state), "quit", LUDOVIC)
    assert asked(state) == "group"
    assert state.in_play() == [BRUNO, THIRD]
    assert "penhallow" in names(state, BANISHED)
    assert {"penhallow-1", *(f"penhallow-{n}" for n in range(2, 6))} <= set(names(state, BANISHED))
    assert {"C01", "C02"} <= set(names(state, DISCARD))
    assert "A-104-1" in names(state, STOCK)
    assert state.fire[LUDOVIC] == state.figure[LUDOVIC] == NONE
    assert not state.dice[4]
    assert state.faults() == []


@pytest.mark.rule("7C-LEAVE-1", "7C-ELIMINATED-6")
def test_the_last_one_cannot_leave() -> None:
    state = table(1)
    assert refused(state, "depart") == "7C-LEAVE-1"
    two = leave(table(2), "quit", BRUNO)
    assert refused(two, "depart") == "7C-LEAVE-1"


@pytest.mark.rule("7C-LEAVE-2", "7C-LEAVE-3")
def test_who_leaves_for_a_while_keeps_hand_and_objects() -> None:
    state = table(2)
    hold(state, LUDOVIC, "C01", "penhallow-1", "A-104-1")
    equip(state, LUDOVIC, 3, "C03", "C02")
    state.shift(number(state, "penhallow-3"), DECK, DISCARD)
    state.top = [number(state, "penhallow-4"), number(state, "C05")]
    state.fire[LUDOVIC] = state.figure[LUDOVIC]
    leave(again(state), "pause", LUDOVIC)
    assert state.in_play() == [BRUNO]
    assert names(state, AWAY) == [f"penhallow-{n}" for n in range(2, 6)]
    assert set(hand(state, LUDOVIC)) == {"A-104-1", "C01", "penhallow-1"}
    assert state.dice[4] == 3
    assert set(names(state, INVENTORY)) == {"C02", "C03"}
    assert state.top == [number(state, "C05")]
    assert state.fire[LUDOVIC] == state.figure[LUDOVIC] == NONE
    assert state.actors == [BRUNO]
    assert state.faults() == []
    assert all("penhallow" not in text for text in actions(state))


@pytest.mark.rule("7C-LEAVE-2")
def test_one_may_think_better_of_it() -> None:
    state = leave(table(2), "done", LUDOVIC)
    assert asked(state) == "group"
    assert state.number_in_play() == 2


@pytest.mark.rule("7C-LEAVE-4")
@pytest.mark.parametrize("back", [False, True])
def test_a_skill_of_who_is_away_is_put_away_when_its_object_is_discarded(back: bool) -> None:
    state = table(3)
    equip(state, BRUNO, 2, "penhallow-2", "C02")
    leave(again(state), "pause", LUDOVIC)
    assert "penhallow-2" in names(state, INVENTORY)
    if back:
        do(state, "come 1")
    state.play(state.parse("drop"), BRUNO)
    do(state, "abandon 0.0")
    assert ("penhallow-2" in names(state, AWAY)) != back
    assert ("penhallow-2" in names(state, DISCARD)) == back
    assert "C02" in names(state, DISCARD)


@pytest.mark.rule("7C-LEAVE-3")
def test_a_deck_that_becomes_empty_by_a_leave_is_empty() -> None:
    """The Discard is face down then (7C-ENERGY-4, G-136)."""
    state = table(2)
    piles(state, ["penhallow-1"], ["C01", "C02"])
    leave(again(state), "pause", LUDOVIC)
    assert not state.piles[DECK]
    assert not state.view(0)["discard_open"]


@pytest.mark.rule("7C-JOIN-2", "7C-ZONE-5", "7C-ZONE-8")
def test_limits_are_those_of_who_is_left() -> None:
    state = leave(table(4), "pause", LUDOVIC)
    hold(state, BRUNO, "C01", "C02", "C03")
    begin(again(state), "hunt")
    go_on(state)
    assert len(hand(state, BRUNO)) == 3


# Joining


@pytest.mark.rule("7C-JOIN-1", "7C-JOIN-2", "7C-JOIN-3")
def test_vec_38_a_third_player_joins() -> None:
    """Each discards down to 2 objects; the hand limit stays 3; the deck has five cards more, shuffled."""
    state = leave(table(3), "quit", THIRD)
    for seat in (BRUNO, LUDOVIC):
        for card in range(3):
            equip(state, seat, 2, f"C{10 + 3 * seat + card}")
    again(state)
    state.top = [number(state, "C05")]
    before = state.piles[DECK].bit_count()
    do(state, "come 2")
    assert asked(state) == "new character"
    assert state.actor == THIRD
    assert "be quiroga" not in offered(state)
    do(state, "be vogt")
    assert asked(state) == "excess objects"
    assert state.actor == BRUNO
    do(state, "abandon 0.1")
    assert state.actor == LUDOVIC
    do(state, "abandon 1.0")
    assert asked(state) == "group"
    assert state.piles[DECK].bit_count() == before + 5
    assert state.top == []
    assert state.figure[THIRD] == state.figure[BRUNO]
    assert {"C11", "C13"} <= set(names(state, DISCARD))
    assert state.faults() == []


@pytest.mark.rule("7C-JOIN-1", "7C-JOIN-3")
def test_who_comes_back_has_what_was_saved_and_the_skills_put_away() -> None:
    state = table(2)
    hold(state, LUDOVIC, "C01", "penhallow-1")
    leave(again(state), "pause", LUDOVIC)
    before = state.piles[DECK].bit_count()
    do(state, "come 1")
    assert asked(state) == "group"
    assert state.in_play() == [BRUNO, LUDOVIC]
    assert state.characters[LUDOVIC] == number(state, "penhallow")
    assert set(hand(state, LUDOVIC)) == {"C01", "penhallow-1"}
    assert state.piles[DECK].bit_count() == before + 4
    assert not state.piles[AWAY]
    assert state.figure[LUDOVIC] == state.figure[BRUNO]


@pytest.mark.rule("7C-JOIN-1")
def test_who_is_there_or_cannot_be_does_not_come() -> None:
    state = table(2)
    assert refused(state, "come 0") == "7C-JOIN-1"
    assert refused(state, "come 3") == "7C-JOIN-1"
    leave(state, "quit", LUDOVIC)
    for person in ("quiroga", "vogt", "sahin"):
        state.shift(number(state, person), OUT, PAST)
    assert refused(again(state), "come 1") == "7C-JOIN-1"


@pytest.mark.rule("7C-JOIN-1")
def test_the_skills_of_a_joining_character_form_an_empty_deck_again() -> None:
    """G-121; advanced skills of the character stay where they are."""
    cards = CARDS + (
        '[[skill]]\nid = "S-vogt"\ntitle = { fr = "V", en = "V" }\nband = { stars = 1 }\n'
        'owner = "vogt"\nlevel = "advanced"\nxp_cost = 2\n'
    )
    state = leave(table(2, cards), "quit", LUDOVIC)
    piles(state, [], ["C01"])
    do(again(state), "come 1", "be vogt")
    assert names(state, DECK) == [f"vogt-{n}" for n in range(1, 6)]
    assert "S-vogt" in names(state, OUT)


@pytest.mark.rule("7C-JOIN-3")
def test_one_joins_where_somebody_stands() -> None:
    """With characters apart the group chooses one of their terrains (G-120)."""
    cards = CARDS + numbers(960) + terrain(960, 0, "", y=1)
    state = leave(table(3, cards), "pause", THIRD)
    card = number(state, "T960")
    state.shift(card, STOCK, BOARD)
    state.cells[state.box.cards[card].at] = card
    state.figure[LUDOVIC] = state.box.cards[card].at
    do(again(state), "come 2")
    assert asked(state) == "join at"
    assert len(offered(state)) == 2
    assert refused(state, "go 5") == "7C-JOIN-3"
    do(state, f"go {state.figure[LUDOVIC]}")
    assert state.figure[THIRD] == state.figure[LUDOVIC]


@pytest.mark.rule("7C-LEAVE-3")
def test_nothing_is_lost_by_coming_and_going() -> None:
    state = shipped(3)
    everything = sum(state.piles)
    for _ in range(2):
        leave(state, "pause", THIRD)
        leave(state, "pause", LUDOVIC)
        assert sum(state.piles) == everything
        do(state, "come 1", "come 2")
    assert sum(state.piles) == everything
    assert state.faults() == []
    assert len(cards_of(state.piles[HAND + THIRD])) == 1
