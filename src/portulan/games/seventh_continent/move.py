"""Moving figures: to an accessible terrain, across an obstacle, to a terrain by its number (7C-MOVE)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, events, steps
from portulan.games.seventh_continent.moves import GO
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import NONE, ON_ARRIVAL


def to_accessible(state: Position, seat: int, own: bool) -> None:
    """The participants move to the terrain that was named with the action, or to another one (7C-MOVE-8, G-128)."""
    reach = board.accessible(state, state.figure[state.active])
    if own and state.place in reach:
        go(state, state.party or 1 << seat, state.place)
    elif reach:
        state.stack.append((steps.TRAVEL, state.active))


def travel(state: Position, frame: Frame, move: int) -> None:
    """The active player chooses where all participants go (DP-22)."""
    go(state, state.party, GO.index(move))


def go(state: Position, seats: int, cell: int) -> None:
    """Figures come to a terrain; that is an arrival (7C-MOVE-1, G-130)."""
    arriving = 0
    for seat in state.in_play():
        if seats >> seat & 1 and state.figure[seat] != cell:
            state.figure[seat] = cell
            arriving |= 1 << seat
            board.tell_where(state, events.MOVED, cell, seat)
    if arriving:
        arrive(state, cell, arriving)


def arrive(state: Position, cell: int, arriving: int) -> None:
    """A mandatory action of the terrain is due for those who arrive, led by who moved them (7C-MANDATORY-5, G-21)."""
    card = state.cells[cell]
    action = state.box.cards[card].on_arrival
    if action != NONE:
        leader = state.active if arriving >> state.active & 1 else (arriving & -arriving).bit_length() - 1
        state.pending.append((card, action, NONE, leader, arriving))
    if state.box.triggers[ON_ARRIVAL]:
        state.stack.append((steps.TRIGGER, ON_ARRIVAL, NONE, 0))


# Across an obstacle


def other_sides(state: Position, event: int, here: int) -> list[int]:
    """Lists the cells beyond an obstacle: those that its other arrows point to (7C-MOVE-4, DP-38, G-96)."""
    box = state.box
    if event not in state.cells:
        return []
    cell = state.cells.index(event)
    arrows = box.cards[event].arrows
    if box.cards[event].one_way and box.beside[arrows[0][0]][cell] != here:
        return []
    found: list[int] = []
    for side, _ in arrows:
        there = box.beside[side][cell]
        if there not in (NONE, here) and (
            board.is_terrain(state, there)
            or (state.cells[there] < 0 and (state.sheet, there) in box.number_at)
        ):
            found.append(there)
    return found


def across_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the sides that the participants may come out on."""
    return [GO.base + cell for cell in other_sides(state, frame[2], state.figure[frame[1]])]


def against_across(state: Position, frame: Frame, move: int) -> str:
    """A terrain that another arrow of the obstacle points to."""
    return "" if move in across_moves(state, frame) else "7C-MOVE-4"


def across(state: Position, frame: Frame, move: int) -> None:
    """All participants cross; a terrain that is not in play is put into play first (G-96)."""
    cell = GO.index(move)
    state.stack.append((steps.ARRIVE_ACROSS, cell))
    if not board.is_terrain(state, cell):
        state.stack.append((steps.TAKE, state.box.number_at[state.sheet, cell], frame[1], cell, 0))


def arrive_across(state: Position, frame: Frame) -> None:
    """The figures stand on the other side."""
    if board.is_terrain(state, frame[1]):
        go(state, state.party, frame[1])
