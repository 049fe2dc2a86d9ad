"""Exploring: a fog card is turned, resolved, and leaves its place to the card of the arrow (7C-EXPLORE)."""

from __future__ import annotations

from portulan.engine.steps import Chances, Frame
from portulan.games.seventh_continent import board, steps, taking
from portulan.games.seventh_continent.moves import CARD
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import NONE


def turn_weights(state: Position, frame: Frame) -> Chances:
    """One of the cards of the zone that nobody has seen."""
    return board.fog_weights(state, frame[2])


def turn_card(state: Position, frame: Frame, outcome: int) -> None:
    """The Exploration card is turned and resolved; until it leaves, its place is not free (7C-EXPLORE-1)."""
    _, seat, cell = frame
    state.fog[cell] = board.BEING_FREED
    taking.taken(state, CARD.index(outcome), seat, cell)


def clear_place(state: Position, frame: Frame) -> None:
    """The card of the arrow is put into play on the free place (7C-EXPLORE-2, -7).

    If whoever turned the Exploration card is out of the game by then, the next player does it (G-134).
    """
    _, seat, cell = frame
    state.fog[cell] = 0
    if state.cells[cell] >= 0:
        return
    number = board.number_beyond(state, cell)
    if number != NONE:
        state.stack.append((steps.TAKE, number, state.clockwise(seat)[0], cell, 0))
