"""Completed cards (RO-CLAIM): who has the most markers on a card wins it, a tie is settled by an auction."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import deck, frames
from portulan.games.roam.map import SLOT_SQUARES
from portulan.games.roam.moves import (
    CLAIM,
    COIN,
    DEAL,
    SAID_COMPENSATED,
    SAID_COMPLETED,
    SAID_DISCARDED,
    SAID_END,
    SAID_WON,
)
from portulan.games.roam.position import Position
from portulan.games.roam.turns import tell_last_round

_CLAIMS: Final = tuple(CLAIM.moves())
"""The choice of each slot."""


def claim_moves(state: Position, frame: Frame) -> list[int]:
    """The completed cards that are not settled yet (RO-CLAIM-1)."""
    taken = state.taken
    settled = frame[2]
    return [
        _CLAIMS[slot]
        for slot, squares in enumerate(SLOT_SQUARES)
        if taken & squares == squares and not settled >> slot & 1
    ]


def against_claim(state: Position, frame: Frame, move: int) -> str:
    """A card is resolved if all six squares are occupied, and once a turn (RO-CLAIM-1).

    With several of them the active player says which is next (RO-CLAIM-5, RO-CLAIM-6).
    """
    slot = CLAIM.index(move)
    squares = SLOT_SQUARES[slot]
    return "" if state.taken & squares == squares and not frame[2] >> slot & 1 else "RO-CLAIM-1"


def claim(state: Position, frame: Frame, move: int) -> None:
    """The card is resolved completely before the next one is chosen (RO-CLAIM-7; option claim_order).

    With the order fixed upfront, cards chosen later wait below those chosen before.
    """
    _, seat, settled = frame
    slot = CLAIM.index(move)
    stack = state.stack
    if state.rules.order_upfront:
        stack.insert(len(stack) - settled.bit_count(), (frames.RESOLVE, seat, slot))
        stack.append((frames.CLAIM, seat, settled | 1 << slot))
        return
    stack.append((frames.CLAIM, seat, settled | 1 << slot))
    stack.append((frames.RESOLVE, seat, slot))


def markers_on(state: Position, slot: int) -> list[int]:
    """Counts the markers of each seat on a card, covered ones too (RO-STACK-6; option stack_count)."""
    squares = SLOT_SQUARES[slot]
    if not state.rules.stacking:
        return [(marks & squares).bit_count() for marks in state.marks]
    lower = squares & ~state.stacked() if state.rules.top_only else squares
    pairs = zip(state.marks, state.upper, strict=True)
    return [(marks & lower).bit_count() + (upper & squares).bit_count() for marks, upper in pairs]


def resolve(state: Position, frame: Frame) -> None:
    """The most markers win; players tied for the most bid, the active player first (RO-CLAIM-3, RO-CLAIM-4)."""
    _, seat, slot = frame
    if state.log is not None:
        state.tell(SAID_COMPLETED, slot)
    counts = markers_on(state, slot)
    most = max(counts)
    tied = 0
    for other, number in enumerate(counts):
        if number == most:
            tied |= 1 << other
    if not tied & tied - 1:
        take(state, tied.bit_length() - 1, slot, 0)
        return
    order = [other for other in state.clockwise(seat) if tied >> other & 1]
    state.stack.append((frames.BID, order[0], slot, tied ^ 1 << order[0], -1, -1))
    if order[0] == seat and state.has_ready(seat, COIN):
        state.stack.append((frames.BEFORE_CLAIM, seat))


def take(state: Position, winner: int, slot: int, price: int) -> None:
    """The winner pays his bid; with closed scrolls the card is looked at first (RO-AUCTION-9, RO-INFO-3)."""
    state.coins[winner] -= price
    if not state.rules.scroll_public:
        alike = deck.alike(state, slot)
        if alike & alike - 1:
            state.stack.append((frames.REVEAL, winner, slot, price))
            return
    award(state, winner, slot, price)


def reveal(state: Position, frame: Frame, outcome: int) -> None:
    """The card turns out to be one of those that look alike (option scroll_public)."""
    _, winner, slot, price = frame
    deck.exchange(state, slot, DEAL.index(outcome))
    award(state, winner, slot, price)


def award(state: Position, winner: int, slot: int, price: int) -> None:
    """The card goes to the winner, ready; the others are compensated, markers return, the slot is refilled."""
    card = state.slots[slot]
    state.cards[winner] |= 1 << card
    state.ready[winner] |= 1 << card
    log = state.log is not None
    if log:
        state.tell(SAID_WON, winner, card, price)
    for seat, number in enumerate(markers_on(state, slot)):
        if number and seat != winner:
            state.coins[seat] += 1
            if log:
                state.tell(SAID_COMPENSATED, seat)
    if log:
        tell_last_round(state, winner)
    clear(state, slot)


def discard(state: Position, slot: int) -> None:
    """The card leaves the game and counts for nobody (option all_pass)."""
    state.gone |= 1 << state.slots[slot]
    state.tell(SAID_DISCARDED, slot)
    clear(state, slot)


def clear(state: Position, slot: int) -> None:
    """All markers on the card return to their owners, and the slot is refilled (RO-CLAIM-9 to RO-CLAIM-11).

    The round is none without a resolved card (RO-LIMIT-7).

    A game without any card on the map is over at once (RO-LIMIT-5).
    """
    squares = SLOT_SQUARES[slot]
    for seat in range(state.players):
        gone = state.marks[seat] & squares
        if gone:
            state.marks[seat] ^= gone
            state.supply[seat] += gone.bit_count()
        gone = state.upper[seat] & squares
        if gone:
            state.upper[seat] ^= gone
            state.supply[seat] += gone.bit_count()
    state.taken &= ~squares
    state.rounds_without_card = -1
    deck.refill(state, slot)
    if not state.land:
        state.stack.clear()
        state.tell(SAID_END)
