"""Completed cards (RO-CLAIM): who has the most markers on a card wins it, a tie is settled by an auction."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.roam import deck, frames
from portulan.games.roam.artifacts import has, stacked
from portulan.games.roam.map import SLOT_COUNT, SLOT_SQUARES
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
from portulan.games.roam.table import Table
from portulan.games.roam.turns import tell_last_round


def against_slot(table: Table, slot: int, settled: int) -> str:
    """A card is resolved if all six squares are occupied, and once a turn (RO-CLAIM-1)."""
    squares = SLOT_SQUARES[slot]
    return "" if table.taken & squares == squares and not settled >> slot & 1 else "RO-CLAIM-1"


def claim_moves(table: Table, frame: Frame) -> list[int]:
    """The completed cards; with several of them the active player says which is next (RO-CLAIM-5, RO-CLAIM-6)."""
    taken = table.taken
    settled = frame[2]
    return [
        CLAIM.base + slot
        for slot, squares in enumerate(SLOT_SQUARES)
        if taken & squares == squares and not settled >> slot & 1
    ]


def against_claim(table: Table, frame: Frame, move: int) -> str:
    """Nothing but a completed card is chosen here (RO-CLAIM-5)."""
    slot = move - CLAIM.base
    return against_slot(table, slot, frame[2]) if 0 <= slot < SLOT_COUNT else "RO-CLAIM-5"


def claim(table: Table, frame: Frame, move: int) -> None:
    """The card is resolved completely before the next one is chosen (RO-CLAIM-7; option claim_order).

    With the order fixed upfront, cards chosen later wait below those chosen before.
    """
    _, seat, settled = frame
    slot = move - CLAIM.base
    stack = table.stack
    if table.rules.order_upfront:
        stack.insert(len(stack) - settled.bit_count(), (frames.RESOLVE, seat, slot))
        stack.append((frames.CLAIM, seat, settled | 1 << slot))
        return
    stack.append((frames.CLAIM, seat, settled | 1 << slot))
    stack.append((frames.RESOLVE, seat, slot))


def markers_on(table: Table, slot: int) -> list[int]:
    """Counts the markers of each seat on a card, covered ones too (RO-STACK-6; option stack_count)."""
    squares = SLOT_SQUARES[slot]
    if not table.rules.stacking:
        return [(marks & squares).bit_count() for marks in table.marks]
    lower = squares & ~stacked(table) if table.rules.top_only else squares
    pairs = zip(table.marks, table.upper, strict=True)
    return [(marks & lower).bit_count() + (upper & squares).bit_count() for marks, upper in pairs]


def resolve(table: Table, frame: Frame) -> None:
    """The most markers win; players tied for the most bid, the active player first (RO-CLAIM-3, RO-CLAIM-4)."""
    _, seat, slot = frame
    if table.log is not None:
        table.tell(SAID_COMPLETED, slot)
    counts = markers_on(table, slot)
    most = max(counts)
    tied = 0
    for other, number in enumerate(counts):
        if number == most:
            tied |= 1 << other
    if not tied & tied - 1:
        take(table, tied.bit_length() - 1, slot, 0)
        return
    order = [other for other in table.clockwise(seat) if tied >> other & 1]
    table.stack.append((frames.BID, order[0], slot, tied ^ 1 << order[0], -1, -1))
    if order[0] == seat and has(table, seat, COIN):
        table.stack.append((frames.BEFORE_CLAIM, seat))


def take(table: Table, winner: int, slot: int, price: int) -> None:
    """The winner pays his bid; with closed scrolls the card is looked at first (RO-AUCTION-9, RO-INFO-3)."""
    table.coins[winner] -= price
    if not table.rules.scroll_public:
        alike = deck.alike(table, slot)
        if alike & alike - 1:
            table.stack.append((frames.REVEAL, winner, slot, price))
            return
    award(table, winner, slot, price)


def reveal(table: Table, frame: Frame, outcome: int) -> None:
    """The card turns out to be one of those that look alike (option scroll_public)."""
    _, winner, slot, price = frame
    deck.exchange(table, slot, outcome - DEAL.base)
    award(table, winner, slot, price)


def award(table: Table, winner: int, slot: int, price: int) -> None:
    """The card goes to the winner, ready; the others are compensated, markers return, the slot is refilled."""
    card = table.slots[slot]
    table.cards[winner] |= 1 << card
    table.ready[winner] |= 1 << card
    log = table.log is not None
    if log:
        table.tell(SAID_WON, winner, card, price)
    for seat, number in enumerate(markers_on(table, slot)):
        if number and seat != winner:
            table.coins[seat] += 1
            if log:
                table.tell(SAID_COMPENSATED, seat)
    if log:
        tell_last_round(table, winner)
    clear(table, slot)


def discard(table: Table, slot: int) -> None:
    """The card leaves the game and counts for nobody (option all_pass)."""
    table.gone |= 1 << table.slots[slot]
    table.tell(SAID_DISCARDED, slot)
    clear(table, slot)


def clear(table: Table, slot: int) -> None:
    """All markers on the card return to their owners, and the slot is refilled (RO-CLAIM-9 to RO-CLAIM-11).

    The round is none without a resolved card (RO-LIMIT-7).

    A game without any card on the map is over at once (RO-LIMIT-5).
    """
    squares = SLOT_SQUARES[slot]
    for seat in range(table.players):
        gone = table.marks[seat] & squares
        if gone:
            table.marks[seat] ^= gone
            table.supply[seat] += gone.bit_count()
        gone = table.upper[seat] & squares
        if gone:
            table.upper[seat] ^= gone
            table.supply[seat] += gone.bit_count()
    table.taken &= ~squares
    table.rounds_without_card = -1
    deck.refill(table, slot)
    if not table.land:
        table.stack.clear()
        table.tell(SAID_END)
