"""The three actions (AG-ACT): Move, Swap and Draw, each optional, each on the player's own board."""

from __future__ import annotations

from functools import cache
from typing import Final

from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.board import AMS, MOST_TILES, OB, OPENED_BY, SLOT_COUNT
from portulan.games.agartha.cards import AMU, BITS, FIELD, KINDS, UNIT, is_object, kinds_in, lowest
from portulan.games.agartha.moves import (
    DECLINE,
    DRAW_PILE,
    DRAW_TILE,
    MOVE,
    MOVE_SECTOR,
    PLACE,
    SAID_DECLINED,
    SAID_MOVED,
    SAID_PLACED,
    SAID_SKIPPED,
    SAID_SWAPPED,
    SAID_TOOK,
    SWAP,
    SWAP_SECTOR,
    TO,
    TO_ENCOUNTER,
    WITH,
    WITH_SECTOR,
)
from portulan.games.agartha.options import ACTION_DRAW, ACTION_MOVE, ACTION_SWAP
from portulan.games.agartha.pile import TO_DRAW, is_exhausted
from portulan.games.agartha.placing import (
    PLACEMENT,
    PLACES_FOR,
    against_sector,
    against_slot,
    is_placement_of,
)
from portulan.games.agartha.position import Position

_MOVES: Final = tuple(MOVE.moves())
_SWAPS: Final = tuple(SWAP.moves())
_WITHS: Final = tuple(WITH.moves())
"""What takes a card from a slot, or swaps it, by card * 7 + slot."""

_DRAWS: Final = [[DRAW_TILE.move(kind, tile) for tile in range(MOST_TILES)] for kind in range(len(KINDS))]
"""The Draw of a card from a tile, by card and tile."""

_TAKEN: Final = {
    move: family.values(move) for family in (MOVE, SWAP, WITH, DRAW_TILE) for move in family.moves()
}
"""The card that a move takes, and the slot or the tile where it lies."""

_DRAW_PILE: Final = DRAW_PILE.move()
_DECLINE: Final = DECLINE.move()


def cards_in_slots(state: Position, seat: int) -> list[int]:
    """Lists what an action can take: card * 7 + slot; cards in sectors are out of reach (AG-ACT-4)."""
    base = seat * SLOT_COUNT
    return [
        kind * SLOT_COUNT + slot
        for slot, cards in enumerate(state.board[base : base + SLOT_COUNT])
        if cards
        for kind in kinds_in(cards)
    ]


def lies_in(state: Position, seat: int, place: int) -> bool:
    """Tells whether the card lies in the slot, both given as card * 7 + slot."""
    kind, slot = divmod(place, SLOT_COUNT)
    return bool(state.board[seat * SLOT_COUNT + slot] >> BITS * kind & FIELD)


def begin_action(state: Position, step: int, seat: int, mandatory: int) -> None:
    """Asks for an action by its step; one without a legal application is skipped, and that is told (AG-ACT-5)."""
    frame = (step, seat, mandatory)
    state.stack.append(frame)
    if state.log is not None:
        action = frames.OF_ACTION.index(step)
        if not _MOVES_OF_ACTION[action](state, frame):
            state.tell(SAID_SKIPPED, seat, action)


# Move (AG-ACT-MOVE)


def move_moves(state: Position, frame: Frame) -> list[int]:
    """Any card of a slot, or decline; with no card the action is skipped (AG-ACT-1, AG-ACT-5)."""
    places = cards_in_slots(state, frame[1])
    if not places:
        return []
    moves = [_MOVES[place] for place in places]
    moves.append(_DECLINE)
    return moves


def against_move(state: Position, frame: Frame, move: int) -> str:
    """A Move takes a card that lies in a slot (AG-ACT-MOVE-1)."""
    if move in DECLINE:
        return ""
    if move in MOVE_SECTOR:
        return "AG-ACT-4"
    return "" if lies_in(state, frame[1], MOVE.index(move)) else "AG-ACT-MOVE-1"


def move(state: Position, frame: Frame, move: int) -> None:
    """The card is chosen; where it goes is asked next."""
    seat = frame[1]
    if move == _DECLINE:
        state.tell(SAID_DECLINED, seat, ACTION_MOVE)
        return
    kind, slot = _TAKEN[move]
    state.stack.append((frames.MOVE_TO, seat, kind, slot))


def against_destination(kind: int, source: int, destination: int) -> str:
    """Another slot that suits the card, or the Amulet sector for an Amulet (AG-ACT-MOVE-2 to -5)."""
    if destination == AMS:
        return "" if kind == AMU else "AG-ACT-MOVE-5"
    if destination == source:
        return "AG-ACT-MOVE-2"
    return "AG-ACT-MOVE-3" if against_slot(kind, destination) else ""


@cache
def destinations_of(kind: int, source: int) -> list[int]:
    """Lists the legal destinations of a card."""
    return [TO.move(end) for end in range(AMS + 1) if not against_destination(kind, source, end)]


def move_to_moves(state: Position, frame: Frame) -> list[int]:
    """Where the chosen card may go."""
    return destinations_of(frame[2], frame[3])


def against_move_to(state: Position, frame: Frame, move: int) -> str:
    """A Move ends in another slot, or in the Amulet sector (AG-ACT-MOVE-2, AG-ACT-MOVE-5)."""
    if move in TO_ENCOUNTER:
        return "AG-ACT-MOVE-5"
    return against_destination(frame[2], frame[3], TO.index(move))


def move_to(state: Position, frame: Frame, move: int) -> None:
    """Both slots change their number of cards and open; the Amulet sector does not (AG-ACT-MOVE-6, -7)."""
    _, seat, kind, source = frame
    destination = TO.index(move)
    state.take(seat, kind, source)
    if destination == AMS:
        state.amulets[seat] += 1
    else:
        state.put(seat, kind, destination)
    if state.log is not None:
        state.tell(SAID_MOVED, seat, kind, source, destination)


# Swap (AG-ACT-SWAP)


def against_pair(one: int, other: int) -> str:
    """Two cards of two slots; in the Object slot only Objects may end up (AG-ACT-SWAP-2, AG-ACT-SWAP-4)."""
    kind, slot = divmod(one, SLOT_COUNT)
    other_kind, other_slot = divmod(other, SLOT_COUNT)
    if slot == other_slot:
        return "AG-ACT-SWAP-2"
    if OB in (slot, other_slot) and not (is_object(kind) and is_object(other_kind)):
        return "AG-ACT-SWAP-4"
    return ""


@cache
def fits_with(one: int) -> list[bool]:
    """Tells for every card and slot whether it can be swapped with this one."""
    return [not against_pair(one, other) for other in range(len(KINDS) * SLOT_COUNT)]


def partners(places: list[int], one: int) -> list[int]:
    """Lists the cards that a card can be swapped with."""
    fits = fits_with(one)
    return [other for other in places if fits[other]]


def has_partner(places: list[int], one: int) -> bool:
    """Tells whether a card can be swapped at all."""
    return any(map(fits_with(one).__getitem__, places))


def swap_moves(state: Position, frame: Frame) -> list[int]:
    """Any card that another one can be swapped with, or decline (AG-ACT-1, AG-ACT-5)."""
    places = cards_in_slots(state, frame[1])
    moves = [_SWAPS[place] for place in places if has_partner(places, place)]
    if moves:
        moves.append(_DECLINE)
    return moves


def against_swap(state: Position, frame: Frame, move: int) -> str:
    """A Swap begins with a card of a slot that has a partner (AG-ACT-SWAP-1)."""
    if move in DECLINE:
        return ""
    if move in SWAP_SECTOR:
        return "AG-ACT-SWAP-3"
    place = SWAP.index(move)
    if not lies_in(state, frame[1], place):
        return "AG-ACT-SWAP-1"
    clauses = [against_pair(place, other) for other in cards_in_slots(state, frame[1])]
    if "" in clauses:
        return ""
    return "AG-ACT-SWAP-4" if "AG-ACT-SWAP-4" in clauses else "AG-ACT-SWAP-2"


def swap(state: Position, frame: Frame, move: int) -> None:
    """The first card is chosen; the other one is asked next."""
    seat = frame[1]
    if move == _DECLINE:
        state.tell(SAID_DECLINED, seat, ACTION_SWAP)
        return
    kind, slot = _TAKEN[move]
    state.stack.append((frames.SWAP_WITH, seat, kind, slot))


def swap_with_moves(state: Position, frame: Frame) -> list[int]:
    """The cards of other slots that may take the place of the first."""
    one = frame[2] * SLOT_COUNT + frame[3]
    return [_WITHS[other] for other in partners(cards_in_slots(state, frame[1]), one)]


def against_swap_with(state: Position, frame: Frame, move: int) -> str:
    """The other card lies in another slot and suits it (AG-ACT-SWAP-2, AG-ACT-SWAP-4)."""
    if move in WITH_SECTOR:
        return "AG-ACT-SWAP-3"
    place = WITH.index(move)
    if not lies_in(state, frame[1], place):
        return "AG-ACT-SWAP-2"
    return against_pair(frame[2] * SLOT_COUNT + frame[3], place)


def swap_with(state: Position, frame: Frame, move: int) -> None:
    """Numbers stay as they are, so nothing opens (AG-ACT-SWAP-6; option swap_opens_slots)."""
    _, seat, kind, slot = frame
    other_kind, other_slot = _TAKEN[move]
    state.lift(seat, kind, slot)
    state.lift(seat, other_kind, other_slot)
    base = seat * SLOT_COUNT
    state.board[base + slot] += UNIT[other_kind]
    state.board[base + other_slot] += UNIT[kind]
    if state.rules.swap_opens_slots:
        state.open |= OPENED_BY[slot] | OPENED_BY[other_slot]
    if state.log is not None:
        state.tell(SAID_SWAPPED, seat, kind, slot, other_kind, other_slot)


# Draw (AG-ACT-DRAW)


def draw_moves(state: Position, frame: Frame) -> list[int]:
    """The pile, or any card on any tile, or decline (AG-ACT-DRAW-1, AG-ACT-DRAW-4)."""
    moves: list[int] = []
    if not is_exhausted(state):
        moves.append(_DRAW_PILE)
    for tile, cards in enumerate(state.tiles):
        for kind in sorted(set(cards)):
            moves.append(_DRAWS[kind][tile])
    if moves and not frame[2]:
        moves.append(_DECLINE)
    return moves


def against_draw(state: Position, frame: Frame, move: int) -> str:
    """The source must hold the card; an Exploration may make the Draw a duty (AG-ACT-DRAW-1, -10)."""
    if move in DECLINE:
        return "AG-EXPLO-12" if frame[2] else ""
    if move in DRAW_PILE:
        return "AG-ACT-DRAW-10" if is_exhausted(state) else ""
    kind, tile = DRAW_TILE.values(move)
    return "" if tile < state.tile_count and kind in state.tiles[tile] else "AG-ACT-DRAW-1"


def draw(state: Position, frame: Frame, move: int) -> None:
    """Takes the card; a tile gets another at once, before the card is placed (AG-ACT-DRAW-3, -5)."""
    seat = frame[1]
    if move == _DECLINE:
        state.tell(SAID_DECLINED, seat, ACTION_DRAW)
        return
    state.stack.append((frames.PLACE_DRAWN, seat))
    if move == _DRAW_PILE:
        state.stack.append((frames.TURN_UP, TO_DRAW + seat))
        return
    kind, tile = _TAKEN[move]
    state.take_from_tile(tile, kind)
    state.drawn[seat] += UNIT[kind]
    if state.log is not None:
        state.tell(SAID_TOOK, seat, kind, tile)
    state.stack.append((frames.TURN_UP, tile))


def place_drawn_moves(state: Position, frame: Frame) -> list[int]:
    """A drawn card goes to any slot that suits it, and must go to one (AG-PLACE-11, AG-ACT-DRAW-7)."""
    return PLACES_FOR[lowest(state.drawn[frame[1]])]


def against_place_drawn(state: Position, frame: Frame, move: int) -> str:
    """Only an Object may go to the Object slot (AG-ACT-DRAW-6)."""
    clause = against_sector(move)
    if clause:
        return clause
    if not is_placement_of(state.drawn[frame[1]], move):
        return "AG-ACT-DRAW-7"
    kind, slot = PLACE.values(move)
    return "AG-ACT-DRAW-6" if against_slot(kind, slot) else ""


def place_drawn(state: Position, frame: Frame, move: int) -> None:
    """The slot that receives the card opens (AG-ACT-DRAW-8)."""
    seat = frame[1]
    kind, slot = PLACEMENT[move]
    state.drawn[seat] -= UNIT[kind]
    state.put(seat, kind, slot)
    if state.log is not None:
        state.tell(SAID_PLACED, seat, kind, slot)


_MOVES_OF_ACTION: Final = (move_moves, swap_moves, draw_moves)
"""What lists the applications of each action."""
