"""Deck and artifact pile (RO-SETUP-4, RO-SETUP-7, RO-ART-1): two orders that nobody knows, so chance is asked.

With `scroll_public = false` nobody knows the back of a card before it is won. Then the deck gives no more than what a
terrain side shows, and chance says which of the cards that look alike it was when it is won.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.events import HIDDEN
from portulan.engine.steps import Frame, Weights
from portulan.games.roam import frames
from portulan.games.roam.map import SLOT_COUNT, SLOT_SQUARES
from portulan.games.roam.moves import (
    DEAL,
    SAID_DEALT,
    SAID_OFFERED,
    SAID_REFILLED,
    SAID_TOP,
    SAID_VACANT,
    TURN_UP,
)
from portulan.games.roam.table import NONE, Table

TO_TOP: Final = SLOT_COUNT
"""The destination of a card that becomes the top of the deck; the others are the slots."""

_CARD_BASE: Final = DEAL.base
_TILE_BASE: Final = TURN_UP.base
_CARD_OUTCOMES: Final = [(1 << card, (_CARD_BASE + card, 1)) for card in range(DEAL.size)]
_TILE_OUTCOMES: Final = [(1 << tile, (_TILE_BASE + tile, 1)) for tile in range(TURN_UP.size)]
"""Every card and tile as a set, with the outcome that brings it."""


def numbers_in(bits: int) -> list[int]:
    """Lists the cards or tiles of a set."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def deal_weights(table: Table, frame: Frame) -> Weights:
    """Each card below the top is equally likely; with closed scrolls cards that look alike are one outcome."""
    if table.rules.scroll_public:
        deck = table.deck
        return [outcome for bit, outcome in _CARD_OUTCOMES if deck & bit]
    weights: Weights = []
    left = table.deck
    while left:
        card = (left & -left).bit_length() - 1
        alike = left & table.box.same_face[card]
        weights.append((_CARD_BASE + card, alike.bit_count()))
        left ^= alike
    return weights


def deal(table: Table, frame: Frame, outcome: int) -> None:
    """The card comes to a slot of the first map, or lies on top of the deck for all to see (RO-INFO-2)."""
    card = outcome - _CARD_BASE
    table.deck ^= 1 << card
    seen = card if table.rules.scroll_public else HIDDEN
    if frame[1] == TO_TOP:
        table.top = card
        if table.log is not None:
            table.tell(SAID_TOP, seen)
    else:
        lay(table, frame[1], card)
        table.tell(SAID_DEALT, frame[1], seen)


def lay(table: Table, slot: int, card: int) -> None:
    """Lays a card in a slot, terrain side up, its scroll outward (RO-GEO-7, RO-CLAIM-10)."""
    squares = SLOT_SQUARES[slot]
    table.slots[slot] = card
    table.land |= squares
    table.ones = table.ones & ~squares | table.box.ones[6 * card + slot]
    table.twos = table.twos & ~squares | table.box.twos[6 * card + slot]


def refill(table: Table, slot: int) -> None:
    """The top card of the deck takes the slot; without one the slot stays vacant (RO-CLAIM-10, RO-LIMIT-3)."""
    if table.top == NONE:
        squares = SLOT_SQUARES[slot]
        table.slots[slot] = NONE
        table.land &= ~squares
        table.ones &= ~squares
        table.twos &= ~squares
        table.tell(SAID_VACANT, slot)
        return
    lay(table, slot, table.top)
    if table.log is not None:
        table.tell(SAID_REFILLED, slot, table.top if table.rules.scroll_public else HIDDEN)
    table.top = NONE
    if table.deck:
        table.stack.append((frames.DEAL, TO_TOP))


def alike(table: Table, slot: int) -> int:
    """Gathers the cards that the card in a slot may be with closed scrolls: unseen ones with the same terrain side."""
    unseen = table.deck | table.gone
    if table.top != NONE:
        unseen |= 1 << table.top
    for card in table.slots:
        if card != NONE:
            unseen |= 1 << card
    return unseen & table.box.same_face[table.slots[slot]]


def reveal_weights(table: Table, frame: Frame) -> Weights:
    """Each of the cards that look alike is equally likely to be the one that was won."""
    cards = alike(table, frame[2])
    return [outcome for bit, outcome in _CARD_OUTCOMES if cards & bit]


def exchange(table: Table, slot: int, card: int) -> None:
    """The card in a slot turns out to be another one that looks alike: they change places."""
    held = table.slots[slot]
    table.slots[slot] = card
    if card == held:
        return
    if card in table.slots[:slot] + table.slots[slot + 1 :]:
        other = next(n for n, found in enumerate(table.slots) if found == card and n != slot)
        table.slots[other] = held
    elif card == table.top:
        table.top = held
    else:
        both = 1 << card | 1 << held
        if table.deck >> card & 1:
            table.deck ^= both
        else:
            table.gone ^= both


def offer_weights(table: Table, frame: Frame) -> Weights:
    """Each tile of the pile is equally likely (RO-ART-1, RO-INFO-5)."""
    pile = table.pile
    return [outcome for bit, outcome in _TILE_OUTCOMES if pile & bit]


def offer(table: Table, frame: Frame, outcome: int) -> None:
    """A tile is turned up in the market (RO-ART-6)."""
    tile = outcome - _TILE_BASE
    table.pile ^= 1 << tile
    table.market[frame[1]] = tile
    if table.log is not None:
        table.tell(SAID_OFFERED, tile)
