"""Pile and discard (AG-PILE): a card is needed, the discard comes back if it must, chance says which card."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame, Weights
from portulan.games.agartha import frames
from portulan.games.agartha.cards import BITS, FIELD, KINDS, NOTHING, UNIT, size
from portulan.games.agartha.moves import (
    SAID_CARD_DRAWN,
    SAID_CARD_ON_TILE,
    SAID_RESHUFFLED,
    SAID_START_CARD,
    TURN_UP,
)
from portulan.games.agartha.position import Position

TO_SEAT: Final = 6
TO_DRAW: Final = 10
"""Destinations of a card: 0..5 a tile, 6 + seat the starting cards of a seat, 10 + seat its Draw."""

_OUTCOMES: Final = [(TURN_UP.move(kind), BITS * kind) for kind in range(len(KINDS))]
"""Every outcome, with the place of its kind in a multiset."""

_KIND_OF: Final = {TURN_UP.move(kind): kind for kind in range(len(KINDS))}


def is_exhausted(state: Position) -> bool:
    """Tells whether pile and discard are both empty (AG-PILE-6)."""
    return not (state.pile_count or state.under or state.discard)


def turn_up(state: Position, frame: Frame) -> None:
    """A card is needed for a tile or a seat: takes the next part of the pile, or the discard (AG-PILE-3).

    If both are empty the card is simply not drawn (AG-PILE-6).
    """
    if not state.pile_count:
        if state.under:
            state.pile = state.under.pop(0)
            state.pile_count = size(state.pile)
        elif state.discard:
            reshuffle(state)
        else:
            return
    state.stack.append((frames.CARD, frame[1]))


def reshuffle(state: Position) -> None:
    """The discard, and nothing else, forms a new pile (AG-ACT-DRAW-9, AG-PILE-5)."""
    state.pile = state.discard
    state.pile_count = size(state.discard)
    state.discard = NOTHING
    state.tell(SAID_RESHUFFLED, state.pile_count)


def weights(state: Position, frame: Frame) -> Weights:
    """Each card of the upper part of the pile is equally likely to be the next one (AG-PILE-1)."""
    pile = state.pile
    return [(outcome, number) for outcome, shift in _OUTCOMES if (number := pile >> shift & FIELD)]


def card(state: Position, frame: Frame, outcome: int) -> None:
    """The card comes off the pile, face up for everybody."""
    kind = _KIND_OF[outcome]
    state.pile -= UNIT[kind]
    state.pile_count -= 1
    destination = frame[1]
    if destination < TO_SEAT:
        state.tiles[destination] = (*state.tiles[destination], kind)
        if state.log is not None:
            state.tell(SAID_CARD_ON_TILE, kind, destination)
    elif destination < TO_DRAW:
        seat = destination - TO_SEAT
        state.won[seat] += UNIT[kind]
        state.tell(SAID_START_CARD if state.rules.simultaneous_setup else SAID_CARD_DRAWN, seat, kind)
    else:
        seat = destination - TO_DRAW
        state.drawn[seat] += UNIT[kind]
        if state.log is not None:
            state.tell(SAID_CARD_DRAWN, seat, kind)
    if state.rules.reshuffle_when_empty and not state.pile_count and not state.under and state.discard:
        reshuffle(state)
