"""The end of the round (AG-EOR): the testament passes, the tiles are filled again."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.board import OB, PLACES_ZONE, ROUNDS, SLOT_COUNT, ZONE_OF
from portulan.games.agartha.cards import NOTHING, PLACES_AND_COMPASSES, UNIT, pack, size
from portulan.games.agartha.moves import SAID_DISCARDED, SAID_END, SAID_TESTAMENT, SAID_UNDER_PILE
from portulan.games.agartha.pile import is_exhausted
from portulan.games.agartha.table import Table


def end_of_round(table: Table, frame: Frame) -> None:
    """Passes the testament to the left and refills from tile 1 on; after round 6 nothing changes (AG-EOR-9)."""
    if table.round == ROUNDS:
        for seat in range(table.players):
            remove_peripheral(table, seat)
        table.tell(SAID_END)
        return
    table.holder = (table.holder + 1) % table.players
    table.tell(SAID_TESTAMENT, table.holder)
    stack = table.stack
    stack.append((frames.ROUND, table.round + 1))
    for tile in range(table.tile_count - 1, -1, -1):
        stack.append((frames.REFILL, tile))


def remove_peripheral(table: Table, seat: int) -> None:
    """Takes away what cannot score: V1, V2 and EX, and all but Places and Compasses in L1 to L3 (AG-END-3)."""
    base = seat * SLOT_COUNT
    removed = NOTHING
    for slot in range(SLOT_COUNT):
        if slot == OB:
            continue
        cards = table.board[base + slot]
        kept = cards & PLACES_AND_COMPASSES if ZONE_OF[slot] == PLACES_ZONE else NOTHING
        table.board[base + slot] = kept
        removed += cards - kept
    table.discard += removed
    if removed:
        table.tell(SAID_DISCARDED, seat, size(removed))


def refill(table: Table, frame: Frame) -> None:
    """0 or 1 card: up to 2; 2 cards: a third; 3 cards: two new ones instead (AG-EOR-2 to AG-EOR-5)."""
    tile = frame[1]
    cards = table.tiles[tile]
    if len(cards) == 3:
        table.aside = pack(list(cards))
        table.tiles[tile] = ()
        order = cards if table.rules.under_in_tile_order else ()
        table.stack.append((frames.FLUSH, tile, 2, *order))
        return
    table.stack.append((frames.TURN_UP, tile))
    if not cards:
        table.stack.append((frames.TURN_UP, tile))


def flush(table: Table, frame: Frame) -> None:
    """Draws the new cards, then puts the three old ones under the pile; sooner if it runs out (AG-EOR-6)."""
    tile, missing = frame[1], frame[2]
    if missing and not is_exhausted(table):
        table.stack.append((frames.FLUSH, tile, missing - 1, *frame[3:]))
        table.stack.append((frames.TURN_UP, tile))
        return
    under = [UNIT[kind] for kind in frame[3:]] or [table.aside]
    table.aside = NOTHING
    table.under += under
    table.tell(SAID_UNDER_PILE, tile)
    for _ in range(missing):
        table.stack.append((frames.TURN_UP, tile))
