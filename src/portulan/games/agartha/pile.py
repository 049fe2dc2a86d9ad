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
from portulan.games.agartha.table import Table

TO_SEAT: Final = 6
TO_DRAW: Final = 10
"""Destinations of a card: 0..5 a tile, 6 + seat the starting cards of a seat, 10 + seat its Draw."""

_BASE: Final = TURN_UP.base
_OUTCOMES: Final = [(TURN_UP.move(kind), BITS * kind) for kind in range(len(KINDS))]
"""Every outcome, with the place of its kind in a multiset."""


def is_exhausted(table: Table) -> bool:
    """Tells whether pile and discard are both empty (AG-PILE-6)."""
    return not (table.pile_count or table.under or table.discard)


def turn_up(table: Table, frame: Frame) -> None:
    """A card is needed for a tile or a seat: takes the next part of the pile, or the discard (AG-PILE-3).

    If both are empty the card is simply not drawn (AG-PILE-6).
    """
    if not table.pile_count:
        if table.under:
            table.pile = table.under.pop(0)
            table.pile_count = size(table.pile)
        elif table.discard:
            reshuffle(table)
        else:
            return
    table.stack.append((frames.CARD, frame[1]))


def reshuffle(table: Table) -> None:
    """The discard, and nothing else, forms a new pile (AG-ACT-DRAW-9, AG-PILE-5)."""
    table.pile = table.discard
    table.pile_count = size(table.discard)
    table.discard = NOTHING
    table.tell(SAID_RESHUFFLED, table.pile_count)


def weights(table: Table, frame: Frame) -> Weights:
    """Each card of the upper part of the pile is equally likely to be the next one (AG-PILE-1)."""
    pile = table.pile
    return [(outcome, number) for outcome, shift in _OUTCOMES if (number := pile >> shift & FIELD)]


def card(table: Table, frame: Frame, outcome: int) -> None:
    """The card comes off the pile, face up for everybody."""
    kind = outcome - _BASE
    table.pile -= UNIT[kind]
    table.pile_count -= 1
    destination = frame[1]
    if destination < TO_SEAT:
        table.tiles[destination] = (*table.tiles[destination], kind)
        if table.log is not None:
            table.tell(SAID_CARD_ON_TILE, kind, destination)
    elif destination < TO_DRAW:
        seat = destination - TO_SEAT
        table.won[seat] += UNIT[kind]
        table.tell(SAID_START_CARD if table.rules.simultaneous_setup else SAID_CARD_DRAWN, seat, kind)
    else:
        seat = destination - TO_DRAW
        table.drawn[seat] += UNIT[kind]
        if table.log is not None:
            table.tell(SAID_CARD_DRAWN, seat, kind)
    if table.rules.reshuffle_when_empty and not table.pile_count and not table.under and table.discard:
        reshuffle(table)
