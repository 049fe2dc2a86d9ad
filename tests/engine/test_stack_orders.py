"""The orders in which steps wait, and what is out of its range: both are told of a position that was put together."""

from __future__ import annotations

import pytest

from portulan.engine.errors import FileError
from portulan.engine.fields import number, numbers, rows
from portulan.engine.stack_orders import StackOrders, waiting
from tests.engine.relay import CHOOSE, NOTE, Relay, relay

ORDERS = StackOrders("", "(note;)*choose;", "choose;note;choose;")
ASKED = (CHOOSE, 0, 4, 5)


def stacked(*steps: int) -> Relay:
    """Puts steps on the stack, the last one on top."""
    state = relay()
    state.stack = [ASKED if step == CHOOSE else (NOTE, 1) for step in steps]
    return state


@pytest.mark.parametrize("steps", [(), (CHOOSE,), (NOTE, NOTE, CHOOSE), (CHOOSE, NOTE, CHOOSE)])
def test_an_order_is_read_from_the_bottom_to_the_top(steps: tuple[int, ...]) -> None:
    assert ORDERS.allow(stacked(*steps))


@pytest.mark.parametrize("steps", [(NOTE,), (CHOOSE, NOTE), (CHOOSE, CHOOSE), (NOTE, CHOOSE, NOTE, CHOOSE)])
def test_every_other_order_is_refused(steps: tuple[int, ...]) -> None:
    assert not ORDERS.allow(stacked(*steps))


def test_the_frames_of_some_steps_are_listed_from_the_bottom_to_the_top() -> None:
    state = stacked(NOTE, CHOOSE, NOTE)
    assert waiting(state, CHOOSE) == [ASKED]
    assert waiting(state, NOTE, CHOOSE) == [(NOTE, 1), ASKED, (NOTE, 1)]
    assert waiting(state) == []


def test_a_frame_out_of_its_range_is_a_fault() -> None:
    state = stacked(CHOOSE)
    assert state.faults() == []
    state.stack = [(CHOOSE, 9, 4, 5)]
    assert state.faults() == ["no step can wait as 'choose' with [9, 4, 5]"]


def test_a_range_that_a_clause_sets_cites_it() -> None:
    declared = (
        (number("coins", 0, 9, "Coins.", clause="R-3"), 10),
        (numbers("marks", 0, 9, "Markers.", each=1, clause="R-3"), [1, 10]),
        (rows("ways", "Ways.", columns=((0, 9), (0, 9)), clause="R-3"), [[0, 10]]),
    )
    for field, value in declared:
        with pytest.raises(FileError) as caught:
            field.loaded(value, 2)
        assert str(caught.value) == f"field {field.name!r} cannot be 10: 0 to 9 (R-3)"
    with pytest.raises(FileError) as caught:
        number("coins", 0, 9, "Coins.").loaded(10, 2)
    assert str(caught.value) == "field 'coins' cannot be 10: 0 to 9"
