"""Leaving and joining between turns (7C-LEAVE, 7C-JOIN)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import ending, events, steps
from portulan.games.seventh_continent.moves import PAUSE, QUIT
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import AWAY, CHARACTER, NONE, OUT


def against_depart(state: Position) -> str:
    """Somebody is left to play on; whoever is alone just stops (7C-LEAVE-1, 7C-ELIMINATED-6)."""
    return "" if state.number_in_play() > 1 else "7C-LEAVE-1"


def leave(state: Position, frame: Frame, move: int) -> None:
    """A player leaves for a while or for good, or thinks better of it (DP-32)."""
    seat = frame[1]
    if move in QUIT:
        ending.leave_game(state, seat)
    elif move in PAUSE:
        pause(state, seat)
    else:
        return
    state.stack.append((steps.CHECK_LIMITS,))


def pause(state: Position, seat: int) -> None:
    """Hand and inventory are saved; specific skills of the deck and the Discard are put away (7C-LEAVE-2, -3)."""
    person = state.characters[seat]
    ending.take_out(state, state.box.specific[person], AWAY)
    state.away[seat] = person
    state.characters[seat] = NONE
    state.figure[seat] = NONE
    state.fire[seat] = NONE
    state.tell(events.LEFT, seat)


def against_come(state: Position, seat: int) -> str:
    """Whoever has no character: their own is back, or there is another one (DP-33, G-116, G-118)."""
    if seat >= state.players or state.characters[seat] >= 0:
        return "7C-JOIN-1"
    free = state.piles[OUT] & state.box.of_type[CHARACTER]
    return "" if free or state.away[seat] >= 0 else "7C-JOIN-1"


def come(state: Position, seat: int) -> None:
    """A character is back with what was saved and the skills put away, or a new one is chosen (G-116, G-142)."""
    person = state.away[seat]
    if person < 0:
        state.stack.append((steps.NEW_CHARACTER, seat))
        return
    state.away[seat] = NONE
    state.tell(events.CAME, seat)
    ending.join(state, seat, person, AWAY)
