"""Walking: along the roads of the valley, over the stile, and on the Table, into the fog."""

from __future__ import annotations

from portulan.engine.steps import Frame, Weights
from tests.toys.letters import events, pages, steps
from tests.toys.letters.box import NONE
from tests.toys.letters.moves import CARD
from tests.toys.letters.position import Position
from tests.toys.letters.world import FIRST_CELL, GATE, HUT, beside


def against_travel(state: Position, seat: int, place: int) -> str:
    """A road leads there; from the stile one gets back to the hut (DL-ROAD-1, DL-ROAD-2)."""
    cell = state.cell(seat)
    if cell >= 0:
        return "" if cell == GATE and place == HUT else "DL-ROAD-2"
    return "" if place in state.box.roads[state.at[seat]] else "DL-ROAD-1"


def against_climb(state: Position, seat: int) -> str:
    """One gets onto the Table from the hut alone (DL-ROAD-2)."""
    return "" if state.at[seat] == HUT else "DL-ROAD-2"


def climb(state: Position, seat: int) -> None:
    """A carrier steps over the stile (DL-ROAD-2)."""
    pages.walk(state, seat, FIRST_CELL + GATE)


def against_go(state: Position, seat: int, side: int) -> str:
    """From cell to cell where a card has an exit; into the fog while it holds cards (DL-FOG-1 to DL-FOG-4)."""
    here = state.cell(seat)
    if here < 0:
        return "DL-FOG-1"
    if beside(here, side) < 0:
        return "DL-FOG-2"
    there = state.way_on(here, side)
    if there < 0:
        return "DL-FOG-1"
    return "" if state.table[there] >= 0 or state.in_the_fog() else "DL-FOG-4"


def go(state: Position, seat: int, side: int) -> None:
    """A carrier goes on; where nobody has been chance says which card lies there (DL-FOG-1, DL-FOG-3)."""
    there = beside(state.cell(seat), side)
    if state.table[there] >= 0:
        pages.walk(state, seat, FIRST_CELL + there)
    else:
        state.tell(events.SET_OUT, seat, FIRST_CELL + there)
        state.stack.append((steps.FOG, seat, there))


def fog(state: Position, frame: Frame) -> Weights:
    """Every card of the fog is equally likely (DL-SETUP-3)."""
    return [(CARD.move(card), 1) for card in state.in_the_fog()]


def lay(state: Position, frame: Frame, outcome: int) -> None:
    """The card is laid, entered and read (DL-FOG-3)."""
    _, seat, cell = frame
    card = CARD.index(outcome)
    state.table[cell] = card
    state.tell(events.LAID, FIRST_CELL + cell)
    pages.walk(state, seat, FIRST_CELL + cell)
    if state.box.card_page[card] != NONE:
        pages.read(state, seat, state.box.card_page[card])
