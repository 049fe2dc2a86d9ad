"""The end of the round (AG-EOR): the testament passes, the tiles are filled again."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.board import OB, PLACES_ZONE, ROUNDS, SLOT_COUNT, ZONE_OF
from portulan.games.agartha.cards import NOTHING, PLACES_AND_COMPASSES, UNIT, pack, size
from portulan.games.agartha.moves import SAID_DISCARDED, SAID_END, SAID_TESTAMENT, SAID_UNDER_PILE
from portulan.games.agartha.pile import is_exhausted
from portulan.games.agartha.position import Position


def end_of_round(state: Position, frame: Frame) -> None:
    """Passes the testament to the left and refills from tile 1 on; after round 6 nothing changes (AG-EOR-9)."""
    if state.round == ROUNDS:
        for seat in range(state.players):
            remove_peripheral(state, seat)
        state.tell(SAID_END)
        return
    state.holder = (state.holder + 1) % state.players
    state.tell(SAID_TESTAMENT, state.holder)
    stack = state.stack
    stack.append((frames.ROUND, state.round + 1))
    for tile in range(state.tile_count - 1, -1, -1):
        stack.append((frames.REFILL, tile))


def remove_peripheral(state: Position, seat: int) -> None:
    """Takes away what cannot score: V1, V2 and EX, and all but Places and Compasses in L1 to L3 (AG-END-3)."""
    base = seat * SLOT_COUNT
    removed = NOTHING
    for slot in range(SLOT_COUNT):
        if slot == OB:
            continue
        cards = state.board[base + slot]
        kept = cards & PLACES_AND_COMPASSES if ZONE_OF[slot] == PLACES_ZONE else NOTHING
        state.board[base + slot] = kept
        removed += cards - kept
    state.discard += removed
    if removed:
        state.tell(SAID_DISCARDED, seat, size(removed))


def refill(state: Position, frame: Frame) -> None:
    """0 or 1 card: up to 2; 2 cards: a third; 3 cards: two new ones instead (AG-EOR-2 to AG-EOR-5)."""
    tile = frame[1]
    cards = state.tiles[tile]
    if len(cards) == 3:
        state.aside = pack(list(cards))
        state.tiles[tile] = ()
        order = cards if state.rules.under_in_tile_order else ()
        state.stack.append((frames.FLUSH, tile, 2, *order))
        return
    state.stack.append((frames.TURN_UP, tile))
    if not cards:
        state.stack.append((frames.TURN_UP, tile))


def flush(state: Position, frame: Frame) -> None:
    """Draws the new cards, then puts the three old ones under the pile; sooner if it runs out (AG-EOR-6)."""
    tile, missing = frame[1], frame[2]
    if missing and not is_exhausted(state):
        state.stack.append((frames.FLUSH, tile, missing - 1, *frame[3:]))
        state.stack.append((frames.TURN_UP, tile))
        return
    under = [UNIT[kind] for kind in frame[3:]] or [state.aside]
    state.aside = NOTHING
    state.under += under
    state.tell(SAID_UNDER_PILE, tile)
    for _ in range(missing):
        state.stack.append((frames.TURN_UP, tile))
