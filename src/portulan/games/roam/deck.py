"""Deck and artifact pile (RO-SETUP-4, RO-SETUP-7, RO-ART-1): two orders that nobody knows, so chance is asked.

With `scroll_public = false` nobody knows the back of a card before it is won. Then the deck gives no more than what a
terrain side shows, and chance says which of the cards that look alike it was when it is won.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.events import HIDDEN
from portulan.engine.steps import Frame, Weights
from portulan.games.roam import frames
from portulan.games.roam.bits import listed, table_of
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
from portulan.games.roam.position import NONE, Position

TO_TOP: Final = SLOT_COUNT
"""The destination of a card that becomes the top of the deck; the others are the slots."""

_CARD_OUTCOMES: Final = table_of([(outcome, 1) for outcome in DEAL.moves()])
_TILE_OUTCOMES: Final = table_of([(outcome, 1) for outcome in TURN_UP.moves()])
"""The outcome that brings each card and tile, with its weight."""


def deal_weights(state: Position, frame: Frame) -> Weights:
    """Each card below the top is equally likely; with closed scrolls cards that look alike are one outcome."""
    if state.rules.scroll_public:
        return listed(_CARD_OUTCOMES, state.deck)
    weights: Weights = []
    left = state.deck
    while left:
        card = (left & -left).bit_length() - 1
        alike = left & state.box.same_face[card]
        weights.append((DEAL.move(card), alike.bit_count()))
        left ^= alike
    return weights


def deal(state: Position, frame: Frame, outcome: int) -> None:
    """The card comes to a slot of the first map, or lies on top of the deck for all to see (RO-INFO-2)."""
    card = DEAL.index(outcome)
    state.deck ^= 1 << card
    seen = card if state.rules.scroll_public else HIDDEN
    if frame[1] == TO_TOP:
        state.top = card
        if state.log is not None:
            state.tell(SAID_TOP, seen)
    else:
        lay(state, frame[1], card)
        state.tell(SAID_DEALT, frame[1], seen)


def lay(state: Position, slot: int, card: int) -> None:
    """Lays a card in a slot, terrain side up, its scroll outward (RO-GEO-7, RO-CLAIM-10)."""
    squares = SLOT_SQUARES[slot]
    state.slots[slot] = card
    state.land |= squares
    state.ones = state.ones & ~squares | state.box.ones[6 * card + slot]
    state.twos = state.twos & ~squares | state.box.twos[6 * card + slot]


def refill(state: Position, slot: int) -> None:
    """The top card of the deck takes the slot; without one the slot stays vacant (RO-CLAIM-10, RO-LIMIT-3)."""
    if state.top == NONE:
        squares = SLOT_SQUARES[slot]
        state.slots[slot] = NONE
        state.land &= ~squares
        state.ones &= ~squares
        state.twos &= ~squares
        state.tell(SAID_VACANT, slot)
        return
    lay(state, slot, state.top)
    if state.log is not None:
        state.tell(SAID_REFILLED, slot, state.top if state.rules.scroll_public else HIDDEN)
    state.top = NONE
    if state.deck:
        state.stack.append((frames.DEAL, TO_TOP))


def alike(state: Position, slot: int) -> int:
    """Gathers the cards that the card in a slot may be with closed scrolls: unseen ones with the same terrain side."""
    unseen = state.deck | state.gone
    if state.top != NONE:
        unseen |= 1 << state.top
    for card in state.slots:
        if card != NONE:
            unseen |= 1 << card
    return unseen & state.box.same_face[state.slots[slot]]


def reveal_weights(state: Position, frame: Frame) -> Weights:
    """Each of the cards that look alike is equally likely to be the one that was won."""
    return listed(_CARD_OUTCOMES, alike(state, frame[2]))


def exchange(state: Position, slot: int, card: int) -> None:
    """The card in a slot turns out to be another one that looks alike: they change places."""
    held = state.slots[slot]
    state.slots[slot] = card
    if card == held:
        return
    if card in state.slots[:slot] + state.slots[slot + 1 :]:
        other = next(n for n, found in enumerate(state.slots) if found == card and n != slot)
        state.slots[other] = held
    elif card == state.top:
        state.top = held
    else:
        both = 1 << card | 1 << held
        if state.deck >> card & 1:
            state.deck ^= both
        else:
            state.gone ^= both


def offer_weights(state: Position, frame: Frame) -> Weights:
    """Each tile of the pile is equally likely (RO-ART-1, RO-INFO-5)."""
    return listed(_TILE_OUTCOMES, state.pile)


def offer(state: Position, frame: Frame, outcome: int) -> None:
    """A tile is turned up in the market (RO-ART-6)."""
    tile = TURN_UP.index(outcome)
    state.pile ^= 1 << tile
    state.market[frame[1]] = tile
    if state.log is not None:
        state.tell(SAID_OFFERED, tile)
