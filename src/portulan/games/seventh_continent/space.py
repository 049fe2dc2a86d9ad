"""No room on the table: terrains are returned, with what is linked to them (7C-SPACE)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board
from portulan.games.seventh_continent.moves import DONE, FOLD
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import BOARD, NONE, PERMANENT, TERRAIN


def foldable(state: Position) -> list[int]:
    """Lists the cells of terrains that may be returned: those without which all others stay accessible (7C-SPACE-2)."""
    here = state.figure[state.in_play()[0]]
    reach = board.accessible(state, here)
    found: list[int] = []
    for cell in board.terrains(state):
        if cell == here:
            continue
        card = state.cells[cell]
        state.cells[cell] = NONE
        left = len(board.accessible(state, here))
        state.cells[cell] = card
        if left == len(reach) - (cell in reach):
            found.append(cell)
    return found


def against_fold(state: Position) -> str:
    """All characters are together on one terrain, and there is another one (7C-SPACE-1).

    On a table of limited size a card must find no place (G-94).
    """
    if state.rules.most_places and not board.waits_for_room(state):
        return "7C-SPACE-1"
    several = (state.piles[BOARD] & state.box.of_type[TERRAIN]).bit_count() > 1
    return "" if several and state.together() else "7C-SPACE-1"


def fold_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the terrains that may be returned next, and to be done once all others are accessible (DP-31)."""
    found = [FOLD.base + cell for cell in foldable(state)]
    here = state.figure[state.in_play()[0]]
    if not frame[2] or len(board.accessible(state, here)) + 1 == len(board.terrains(state)):
        found.append(DONE.base)
    return found


def against_fold_cell(state: Position, frame: Frame, move: int) -> str:
    """A terrain without which all others stay accessible."""
    return "" if move in fold_moves(state, frame) else "7C-SPACE-2"


def fold(state: Position, frame: Frame, move: int) -> None:
    """The terrain is returned with its events; fog follows the arrows that are left (7C-SPACE-2 to -4)."""
    if move in DONE:
        return
    state.stack.append((*frame[:2], 1))
    cell = FOLD.index(move)
    board.return_card(state, state.cells[cell], BOARD)
    state.cells[cell] = NONE
    for fire in range(state.players):
        if state.fire[fire] == cell:
            state.fire[fire] = NONE
    for event, where in state.attached:
        if where == cell:
            board.return_card(state, event, BOARD)
    state.attached = [row for row in state.attached if row[1] != cell]
    _unlinked(state)
    board.orphaned_fog(state)
    board.fill_places(state)


def _unlinked(state: Position) -> None:
    """Events that hold a place and are linked to no terrain any more are returned with it."""
    box = state.box
    for cell, card in enumerate(state.cells):
        if card < 0 or box.cards[card].type != PERMANENT:
            continue
        for side, there in box.around[cell]:
            if board.is_terrain(state, there) and board.points_at(state, cell, there, board.OPPOSITE[side]):
                break
        else:
            state.cells[cell] = NONE
            board.return_card(state, card, BOARD)
