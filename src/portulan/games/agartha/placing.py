"""Placing cards (AG-PLACE): which card may lie where, and the cards won on a tile, which all go to one zone."""

from __future__ import annotations

from functools import cache

from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.board import AMS, EXPLORATION_ZONE, OB, SLOT_COUNT, ZONE_OF
from portulan.games.agartha.cards import KINDS, UNIT, count, is_object, kinds_in, lowest
from portulan.games.agartha.moves import (
    AMULET_SECTOR,
    DECLINE,
    EXPLORE,
    KEEP,
    LEAVE,
    PLACE,
    PLACE_SECTOR,
    SAID_PLACED,
    STOP,
    TO,
    TO_ENCOUNTER,
    VALIDATE,
)
from portulan.games.agartha.position import Position

PLACEMENT = {move: PLACE.values(move) for move in PLACE.moves()}
"""Card and slot of every placement, looked up where it is hot."""

TO_AMULETS = TO.move(AMS)
"""How a player may write that a card goes to the Amulet sector."""


def against_slot(kind: int, slot: int) -> str:
    """Any card may lie in any slot, but only an Object in the Object slot (AG-PLACE-3, AG-PLACE-4)."""
    return "AG-PLACE-4" if slot == OB and not is_object(kind) else ""


PLACES_FOR = [
    [PLACE.move(kind, slot) for slot in range(SLOT_COUNT) if not against_slot(kind, slot)]
    for kind in range(len(KINDS))
]
"""The placements of a card on any slot of a board, by kind."""


@cache
def placements_anywhere(cards: int) -> list[int]:
    """Lists the placements of cards that may go to any slot, in any order."""
    return [move for kind in kinds_in(cards) for move in PLACES_FOR[kind]]


def is_placement_of(cards: int, move: int) -> bool:
    """Tells whether a move places one of these cards, wherever."""
    return move in PLACE and count(cards, PLACEMENT[move][0]) > 0


def against_sector(move: int) -> str:
    """No card is placed straight into a sector: a Move or a validation brings it there (AG-PLACE-7, AG-PLACE-8)."""
    if move == TO_AMULETS:
        return "AG-PLACE-7"
    if move in TO_ENCOUNTER:
        return "AG-PLACE-8"
    if move not in PLACE_SECTOR:
        return ""
    _, sector = PLACE_SECTOR.values(move)
    return "AG-PLACE-7" if sector == AMULET_SECTOR else "AG-PLACE-8"


# Won cards


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


@cache
def placements_of_won(cards: int, zone: int, object_slot: bool, one_by_one: bool) -> list[int]:
    """Lists the legal placements of won cards, in any order.

    In the Exploration zone all cards follow the first one into the only slot (AG-PLACE-6), so that there is nothing
    to ask, unless a validation may come between them.
    """
    kinds = kinds_in(cards)
    if kinds and zone == EXPLORATION_ZONE and not one_by_one:
        kinds = [lowest(cards)]
    return [move for kind in kinds for move in placements_of(kind, zone, object_slot)]


def place_won_moves(state: Position, frame: Frame) -> list[int]:
    """Any card won to a slot of the zone; without a card there is nothing to place."""
    rules = state.rules
    return placements_of_won(state.won[frame[1]], state.zone, rules.object_slot_in_auction, rules.one_by_one)


def against_place_won(state: Position, frame: Frame, move: int) -> str:
    """A won card must be placed, before anything is validated, and only one that was won (AG-AUCT-6, AG-PLACE-1)."""
    if move in LEAVE or move in KEEP or move in DECLINE or move in STOP:
        return "AG-AUCT-6"
    if move in VALIDATE or move in EXPLORE:
        return "AG-PLACE-10"
    clause = against_sector(move)
    if clause:
        return clause
    if not is_placement_of(state.won[frame[1]], move):
        return "AG-PLACE-1"
    kind, slot = PLACE.values(move)
    return against_won_card(kind, slot, state.zone, state.rules.object_slot_in_auction)


def place_won(state: Position, frame: Frame, move: int) -> None:
    """Lays the card; validation comes after the last one (AG-PLACE-10).

    With the option placement it comes after each card, and in the strict window a slot not used then is lost.
    """
    seat = frame[1]
    kind, slot = PLACEMENT[move]
    rules = state.rules
    if rules.one_by_one and rules.strict_window:
        state.open = 0
    state.won[seat] -= UNIT[kind]
    state.put(seat, kind, slot)
    state.zone = ZONE_OF[slot]
    if state.log is not None:
        state.tell(SAID_PLACED, seat, kind, slot)
    if state.won[seat]:
        state.stack.append(frame)
        if rules.one_by_one:
            state.stack.append((frames.VALIDATE, seat, 0))
