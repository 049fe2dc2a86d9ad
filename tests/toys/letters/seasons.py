"""Seasons: how each begins, and the winter between the two letters."""

from __future__ import annotations

from portulan.engine.picking import begin_picking
from portulan.engine.steps import Frame
from tests.toys.letters import events, pages, steps
from tests.toys.letters.moves import KEEP
from tests.toys.letters.position import Position
from tests.toys.letters.world import GATE, KEEPSAKES, OFFICE, PACKED, SPRING, WINTER


def begin(state: Position) -> None:
    """In winter everybody chooses a keepsake; otherwise bags are packed and days begin (DL-SETUP-2, DL-WINTER-1)."""
    state.opened = state.remembered()
    state.at = [OFFICE] * state.players
    seats = list(reversed(range(state.players)))
    if state.season == WINTER:
        state.stack += [(steps.KEEP, seat) for seat in seats]
    else:
        state.biscuits = [1] * state.players
        state.table[GATE] = state.box.stile
        if state.season == SPRING:
            _remember(state)
        state.stack.append((steps.DAY, 1))
        state.stack += [begin_picking(steps.PACK, seat, PACKED, PACKED) for seat in seats]
    state.tell(events.SEASON, state.season)
    pages.read(state, 0, state.box.season_page[state.season])


def _remember(state: Position) -> None:
    """Everybody has a keepsake, if one was chosen, and a biscuit more if autumn's letter arrived (DL-SPRING-2)."""
    keepsakes = dict(state.carried["keepsakes"])
    for seat, name in enumerate(state.carried["carriers"]):
        if name in keepsakes:
            kept = KEEPSAKES.index(keepsakes.pop(name))
            state.keepsake[seat] = kept
            state.biscuits[seat] += state.box.keepsakes[kept].biscuits
        state.biscuits[seat] += state.carried["delivered"]


# Winter


def against_keep(state: Position, frame: Frame, move: int) -> str:
    """No two carriers keep the same thing (DL-WINTER-1)."""
    return "DL-WINTER-1" if KEEP.index(move) in state.keepsake else ""


def keep(state: Position, frame: Frame, move: int) -> None:
    """A carrier chooses a keepsake (DL-WINTER-1)."""
    state.keepsake[frame[1]] = KEEP.index(move)
    state.tell(events.KEPT, frame[1], KEEP.index(move))
