"""Placing won cards (AG-PLACE): all cards of one tile go to slots of one zone."""

from __future__ import annotations

from functools import cache

from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.board import OB, SLOT_COUNT, ZONE_OF
from portulan.games.agartha.cards import UNIT, is_object, kinds_in, lowest
from portulan.games.agartha.moves import PLACE, SAID_PLACED
from portulan.games.agartha.setup import against_slot
from portulan.games.agartha.table import Table


def against_won_card(kind: int, slot: int, zone: int, object_slot: bool) -> str:
    """The slot must lie in the zone chosen with the first card, and suit the card (AG-PLACE-2 to AG-PLACE-6)."""
    if zone and ZONE_OF[slot] != zone:
        return "AG-PLACE-2"
    if slot == OB and is_object(kind) and not object_slot:
        return "AG-PLACE-5"
    return against_slot(kind, slot)


@cache
def placements_of(kind: int, zone: int, object_slot: bool) -> list[int]:
    """Lists the legal placements of a won card, by the zone already chosen (0: none yet)."""
    slots = range(SLOT_COUNT)
    return [PLACE.move(kind, slot) for slot in slots if not against_won_card(kind, slot, zone, object_slot)]


def kinds_at_hand(table: Table, seat: int) -> list[int]:
    """Which cards may be placed next: the order matters only if cards are placed one by one."""
    cards = table.won[seat]
    if not cards:
        return []
    return kinds_in(cards) if table.rules.one_by_one else [lowest(cards)]


def place_won_moves(table: Table, frame: Frame) -> list[int]:
    """The next card to a slot of the zone; without a card there is nothing to place."""
    moves: list[int] = []
    for kind in kinds_at_hand(table, frame[1]):
        moves += placements_of(kind, table.zone, table.rules.object_slot_in_auction)
    return moves


def against_place_won(table: Table, frame: Frame, move: int) -> str:
    """A won card must be placed, and only one that was won (AG-AUCT-6, AG-PLACE-1)."""
    if not PLACE.base <= move < PLACE.base + PLACE.size:
        return "AG-AUCT-6"
    kind, slot = PLACE.values(move)
    if kind not in kinds_at_hand(table, frame[1]):
        return "AG-PLACE-1"
    return against_won_card(kind, slot, table.zone, table.rules.object_slot_in_auction)


PLACEMENT = [PLACE.values(move) for move in range(PLACE.base, PLACE.base + PLACE.size)]
"""Card and slot of every placement, without arithmetic."""


def place_won(table: Table, frame: Frame, move: int) -> None:
    """Lays the card; validation comes after the last one (AG-PLACE-10; option placement)."""
    seat = frame[1]
    kind, slot = PLACEMENT[move - PLACE.base]
    table.won[seat] -= UNIT[kind]
    table.put(seat, kind, slot)
    table.zone = ZONE_OF[slot]
    if table.log is not None:
        table.tell(SAID_PLACED, seat, kind, slot)
    if table.won[seat]:
        table.stack.append(frame)
        if table.rules.one_by_one:
            table.stack.append((frames.VALIDATE, seat, 0))
