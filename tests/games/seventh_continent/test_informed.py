"""What the informed bot minds: who can lead, what it gives away, where a way is barred, what others pay."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.deeds import story
from portulan.games.seventh_continent.informed import InformedHeuristic
from portulan.games.seventh_continent.moves import MOST_CELLS
from portulan.games.seventh_continent.planning import planner
from portulan.games.seventh_continent.situation import situation
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BOARD, STOCK
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    again,
    begin,
    do,
    equip,
    hold,
    lay,
    number,
    satchel,
    standing,
)

INFORMED = InformedHeuristic()


def chosen(state: SeventhContinent, seat: int = BRUNO) -> str:
    """Gives the answer that is rated highest."""
    listed = state.moves(seat)
    rated = INFORMED.scores(state, seat, listed)
    return state.notation(listed[rated.index(max(rated))])


def crosses(state: SeventhContinent, uid: str) -> bool:
    """Tells whether the plan would go to a terrain across an obstacle."""
    known = story(state.box)
    there = state.box.cards[number(state, uid)]
    fact = known.facts["reach", there.sheet * MOST_CELLS + there.at]
    way = planner(known, situation(known, state, state.figure[BRUNO])).ways[fact]
    assert way
    deeds = [deed for place, deed in enumerate(known.deeds) if way >> place & 1]
    return any(state.box.actions[deed.action].crosses for deed in deeds)


@pytest.mark.parametrize("both", [True, False])
def test_somebody_rests_where_nobody_is_left_who_can_be_helped(both: bool) -> None:
    state = standing("A-201-g1", "A-203-g1", sheet=2, players=2)
    hold(state, BRUNO, "A-100-1")
    if both:
        hold(state, LUDOVIC, "A-100-2")
    do(again(state), "active 0")
    do(state, "agree")
    rest = f"act {number(state, 'A-100-1')} 1"
    assert (chosen(state) == rest) is both


def test_what_the_way_asks_for_is_not_given_to_a_cat() -> None:
    state = satchel(standing("A-401-g1", sheet=3), "A-345-g1")
    hold(state, BRUNO, "A-145-g1", "A-146-g1", "A-147-g1")
    cell = state.box.cards[number(state, "A-412-g1")].at
    cat = number(state, "X-III-07")
    state.shift(cat, STOCK, BOARD)
    state.cells[cell] = cat
    again(state)
    fight, offer = state.box.cards[cat].actions
    assert INFORMED._clearing(state, BRUNO, cell) == fight
    equip(state, BRUNO, 2, "X-I-08")
    assert INFORMED._clearing(again(state), BRUNO, cell) == offer


def test_no_way_leads_across_to_a_place_where_a_turned_card_lies() -> None:
    state = standing("A-222-g1", sheet=2)
    lay(state, "A-252-g1")
    assert crosses(again(state), "A-229-g1")
    bath = number(state, "X-II-04")
    state.shift(bath, STOCK, BOARD)
    state.cells[state.box.cards[number(state, "A-229-g1")].at] = bath
    assert not crosses(again(state), "A-229-g1")


def test_successes_that_can_be_applied_afterwards_need_not_be_drawn() -> None:
    rated = []
    for held in ((), ("A-105-1",)):
        state = standing("A-222-g1", sheet=2)
        hold(state, BRUNO, *held)
        begin(again(state), "spot", "A-222-g1")
        assert state.step is not None and state.step.name == "extra cards"
        rated.append(INFORMED.scores(state, BRUNO, state.moves(BRUNO))[0])
    assert rated[0] < rated[1] == -state.cost
