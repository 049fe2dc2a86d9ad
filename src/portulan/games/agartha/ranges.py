"""What a number of a position may be: one table for the fields, one for the arguments of the steps that wait."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from portulan.games.agartha import frames
from portulan.games.agartha.board import ALL_TOKENS, OPEN_BIT_SLOTS, ROUNDS, SLOT_COUNT, ZONE_OF
from portulan.games.agartha.cards import AMU, BITS, CHA, KINDS
from portulan.games.agartha.pile import TO_DRAW, TO_SEAT
from portulan.games.agartha.position import Position

Range = Container[int]

_MULTISET: Final = range(1 << BITS * len(KINDS))
_SOME_CARDS: Final = range(1, 1 << BITS * len(KINDS))
_KIND: Final = range(len(KINDS))
_SLOT: Final = range(SLOT_COUNT)
_TOKENS: Final = range(ALL_TOKENS + 1)
_YES_OR_NO: Final = range(2)
_NO: Final = range(1)
_ACTION: Final = (frames.MOVE, frames.SWAP, frames.DRAW)


def field_ranges(state: Position) -> dict[str, tuple[Range, ...]]:
    """Gives the range of every field: one for all its numbers, or one for each number of a row."""
    seats, tiles = range(state.players), range(state.tile_count)
    deck = state.rules.deck
    return {
        "round": (range(ROUNDS + 1),),
        "holder": (seats,),
        "board": (_MULTISET,),
        "encounter": (range(deck[CHA] + 1),),
        "amulets": (range(deck[AMU] + 1),),
        "village": (range(2 * deck[CHA]),),
        "explored": (range(8),),
        "won": (_MULTISET,),
        "drawn": (_MULTISET,),
        "hand": (_TOKENS,),
        "shown": (_TOKENS,),
        "tiles": (_KIND,),
        "placements": (tiles, range(2), seats, range(3)),
        "open": (range(8),),
        "zone": (range(max(ZONE_OF) + 1),),
        "left": (_MULTISET,),
        "pile": (_MULTISET,),
        "pile_count": (range(sum(deck) + 1),),
        "under": (_SOME_CARDS,),
        "discard": (_MULTISET,),
        "aside": (_MULTISET,),
    }


def frame_ranges(state: Position) -> dict[int, tuple[Range, ...]]:
    """Gives the range of every argument of every step that can wait; the others are over as soon as they begin."""
    seat, tile = range(state.players), range(state.tile_count)
    rules = state.rules
    mandatory = _YES_OR_NO if rules.draw_is_mandatory else _NO
    card_goes = (*tile, *(TO_SEAT + s for s in seat), *(TO_DRAW + s for s in seat))
    return {
        frames.CHOOSE_FIRST: (),
        frames.START_CARDS: (),
        frames.PLACE_START: (seat,),
        frames.PLACE_TOGETHER: (),
        frames.ROUND: (range(1, ROUNDS + 1),),
        frames.BID: (seat, range(3 * state.players)),
        frames.RESOLVE_TILE: (range(state.tile_count + 1),),
        frames.AUCTION: (tile,),
        frames.PICK: (seat, tile),
        frames.THIRD_CARD: (tile, seat),
        frames.WON: (seat, tile),
        frames.LEAVE: (seat, tile),
        frames.PLACE_WON: (seat,),
        frames.MOVE: (seat, _NO),
        frames.MOVE_TO: (seat, _KIND, _SLOT),
        frames.SWAP: (seat, _NO),
        frames.SWAP_WITH: (seat, _KIND, _SLOT),
        frames.DRAW: (seat, mandatory),
        frames.PLACE_DRAWN: (seat,),
        frames.VALIDATE: (seat, range(len(OPEN_BIT_SLOTS) if rules.strict_window else 1)),
        frames.GAINED: (seat, OPEN_BIT_SLOTS, _ACTION, mandatory),
        frames.DISCARD_LEFT: (seat, OPEN_BIT_SLOTS),
        frames.CLOSE: (),
        frames.TURN_UP: (card_goes,),
        frames.CARD: (card_goes,),
        frames.REFILL: (tile,),
        frames.FLUSH: (tile, range(3), *((_KIND,) * 3 if rules.under_in_tile_order else ())),
    }
