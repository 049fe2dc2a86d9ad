"""What is found on the moor and between the towers, as it ships: letters, a horn, and what the pursuer goes by."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.board import home
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BANISHED, INVENTORY, SATCHEL, STOCK
from tests.games.seventh_continent.setting import (
    BRUNO,
    actions,
    again,
    asked,
    at,
    attach,
    cell,
    done,
    entered,
    equip,
    hand,
    hold,
    names,
    number,
    satchel,
    standing,
    top,
    undertake,
)

POOR = ("C05", "C06", "C11", "C12", "C10")
"""Cards with no star of their own, on top of the Action Deck."""
ROW = ("A-527-g1", "A-529-g1", "A-531-g1", "A-543-g1")
"""Terrains of sheet 4, each beside the next."""
PURSUER = "A-800-g1"


def followed(*, players: int = 1) -> SeventhContinent:
    """Begins a match on the moor, with the pursuer three terrains off."""
    state = standing(*ROW, sheet=4, players=players)
    attach(state, PURSUER, ROW[3])
    return again(state)


def settled(state: SeventhContinent) -> SeventhContinent:
    """Goes on to the next turn with the first answer that there is."""
    while not state.over and asked(state) != "group":
        state.play(state.moves()[0])
    return state


def distance(state: SeventhContinent) -> int:
    """Counts the terrains between the first player and the pursuer along the row."""
    cells = [cell(state, uid) for uid in ROW]
    return cells.index(home(state, number(state, PURSUER))) - cells.index(state.figure[BRUNO])


@pytest.mark.parametrize("wrong", ["643", "952", "783"])
def test_the_box_opens_to_what_the_letters_add_up_to(wrong: str) -> None:
    """H6: six and two at gulls, four and three at seals, one and two as signals; the case lies in the box."""
    state = satchel(standing("A-518-g1", sheet=4), "A-750-g1")
    entered(state, "A-750-g1", wrong)
    assert "A-751-g1" not in names(state, SATCHEL)
    entered(state, "A-750-g1", "873")
    assert "A-751-g1" in names(state, SATCHEL)


def test_the_low_whistle_and_the_high_one_are_a_horn() -> None:
    """H1: 183 + 189; with the one in the middle neither makes anything."""
    state = satchel(standing("A-534-g1", sheet=4), "A-183-g1", "A-186-g1", "A-189-g1")
    for said in ("369", "375"):
        entered(state, "A-186-g1", said)
        assert "A-372-g1" not in names(state, INVENTORY)
    settled(entered(state, "A-183-g1", "372"))
    assert "A-372-g1" in names(state, INVENTORY)


def test_the_low_call_brings_the_pursuer_two_terrains_nearer() -> None:
    state = followed()
    equip(state, BRUNO, 6, "A-372-g1")
    done(state, "play_music", "A-372-g1", "choose 1")
    assert distance(state) == 1


def test_the_high_call_sends_the_pursuer_off() -> None:
    state = followed()
    equip(state, BRUNO, 6, "A-372-g1")
    done(state, "play_music", "A-372-g1", "choose 2")
    assert PURSUER in names(state, STOCK)
    assert not state.attached


def test_whoever_keeps_down_its_wind_is_lost_once() -> None:
    state = followed()
    hold(state, BRUNO, "A-737-g1")
    done(state, "hide", "A-737-g1")
    assert PURSUER in names(state, STOCK)
    assert "A-737-g1" not in hand(state, BRUNO)


def test_nobody_hides_down_the_wind_of_nothing() -> None:
    state = standing(*ROW, sheet=4)
    hold(state, BRUNO, "A-737-g1")
    assert "hide A-737-g1" not in actions(again(state))


@pytest.mark.parametrize(("held", "left"), [((), 2), (("A-109-1",), 1)])
def test_whoever_is_scented_is_heard_twice(held: tuple[str, ...], left: int) -> None:
    """After an action that fails the pursuer goes one terrain, and one more for the scent."""
    state = followed()
    hold(state, BRUNO, *held)
    top(state, *POOR)
    undertake(again(state), "orientate", ROW[0])
    assert distance(state) == left


def test_a_scent_is_washed_off() -> None:
    state = standing("A-507-g1", "A-505-g1", sheet=4)
    hold(state, BRUNO, "A-109-4")
    settled(done(state, "swim", "A-507-g1"))
    assert not hand(state, BRUNO)
    assert "A-109-4" in names(state, STOCK)


def test_a_promise_to_a_drover_is_kept_at_the_last_fold() -> None:
    state = standing("A-540-g1", "A-542-g1", sheet=4)
    hold(state, BRUNO, "A-738-g1")
    assert "play_music A-738-g1" not in actions(again(state))
    settled(done(at(state, "A-542-g1"), "play_music", "A-738-g1"))
    assert "A-738-g1" in names(state, BANISHED)
