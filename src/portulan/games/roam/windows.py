"""The windows of a turn (RO-TURN-3, RO-ART-10 to RO-ART-12): what may be done before, between and after the steps.

In every window the player does one thing at a time and is asked again, until he is done or nothing is left to do.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import artifacts, frames, market
from portulan.games.roam.artifacts import LOWER, PRICE, UPPER
from portulan.games.roam.moves import (
    BUY,
    COIN,
    COVERED,
    DONE,
    FLIP,
    FOR_FREE,
    FREE,
    OPTIONAL,
    PAY,
    REPLACE,
    SLIDE,
    USE_COIN,
    USE_FLIP,
    USE_REPLACE,
    USE_REPLACE_UPPER,
    USE_SLIDE,
    USE_SLIDE_UPPER,
)
from portulan.games.roam.table import Table

_SLIDES: Final = (USE_SLIDE, USE_SLIDE_UPPER)
_REPLACES: Final = (USE_REPLACE, USE_REPLACE_UPPER)
_WITH_FLIP: Final = (frames.START, frames.BEFORE, frames.AFTER, frames.MARKET)
_WITH_SLIDE: Final = (frames.BEFORE, frames.AFTER)


def add(moves: list[int], base: int, bits: int, width: int = 1) -> None:
    """Adds a move for each member of a set; `width` moves of the family belong to one member."""
    while bits:
        low = bits & -bits
        moves.append(base + (low.bit_length() - 1) * width)
        bits ^= low


def add_coin_and_flip(table: Table, seat: int, moves: list[int], keeps_one: bool = False) -> None:
    """COIN and FLIP, in all windows (RO-ART-12)."""
    tiles = table.tiles_ready[seat]
    ability = table.box.ability
    if tiles & ability[COIN]:
        moves.append(USE_COIN.base)
    if tiles & ability[FLIP]:
        add(moves, USE_FLIP.base, artifacts.flippable(table, seat, keeps_one))


def add_slides(table: Table, seat: int, moves: list[int]) -> None:
    """SLIDE, before and after the use of a character (RO-ART-11)."""
    if table.tiles_ready[seat] & table.box.ability[SLIDE]:
        add(moves, USE_SLIDE.base, artifacts.slidable(table, LOWER))
        if table.rules.stacking:
            add(moves, USE_SLIDE_UPPER.base, artifacts.slidable(table, UPPER))


def add_replacements(table: Table, seat: int, moves: list[int]) -> None:
    """REPLACE, after the fixed squares are filled (RO-ART-11)."""
    for price in (COVERED, PAY, FOR_FREE):
        add(moves, USE_REPLACE.base + price, artifacts.replaceable(table, seat, LOWER, price), 3)
        if table.rules.stacking:
            add(moves, USE_REPLACE_UPPER.base + price, artifacts.replaceable(table, seat, UPPER, price), 3)


def start_moves(table: Table, frame: Frame) -> list[int]:
    """S1: COIN and FLIP, before the rest (RO-ART-10)."""
    moves: list[int] = []
    seat = frame[1]
    if table.tiles_ready[seat]:
        add_coin_and_flip(table, seat, moves)
        if moves:
            moves.append(DONE.base)
    return moves


def before_moves(table: Table, frame: Frame) -> list[int]:
    """S3a: COIN, FLIP and SLIDE, before a character is used (RO-ART-11, RO-ARTFLIP-3)."""
    moves: list[int] = []
    seat = frame[1]
    if table.tiles_ready[seat]:
        add_coin_and_flip(table, seat, moves, keeps_one=True)
        add_slides(table, seat, moves)
        if moves:
            moves.append(DONE.base)
    return moves


def after_moves(table: Table, frame: Frame) -> list[int]:
    """S3c: optional squares and all tiles but ROTATE, in any order (RO-OPT-5, RO-ART-12)."""
    moves: list[int] = []
    seat = frame[1]
    tiles = table.tiles_ready[seat]
    if table.spare:
        squares = artifacts.extensions(table, seat)
        if squares:
            if table.coins[seat] >= PRICE:
                add(moves, OPTIONAL.base, squares, 2)
            if tiles & table.box.ability[FREE]:
                add(moves, OPTIONAL.base + 1, squares, 2)
    if tiles:
        add_coin_and_flip(table, seat, moves)
        add_slides(table, seat, moves)
        if tiles & table.box.ability[REPLACE]:
            add_replacements(table, seat, moves)
    if moves:
        moves.append(DONE.base)
    return moves


def before_claim_moves(table: Table, frame: Frame) -> list[int]:
    """S4: a COIN may help in the auction that follows (RO-ART-12)."""
    return [USE_COIN.base, DONE.base] if artifacts.has(table, frame[1], COIN) else []


def market_moves(table: Table, frame: Frame) -> list[int]:
    """S5: one purchase at most; COIN and FLIP before and after it (RO-ART-2, RO-ART-3, RO-ART-7)."""
    seat = frame[1]
    moves = market.purchases(table, seat)
    if table.tiles_ready[seat]:
        add_coin_and_flip(table, seat, moves)
    if moves:
        moves.append(DONE.base)
    return moves


# Refusals


def against_window(table: Table, frame: Frame, move: int) -> str:
    """Names the clause against a move in any window; the list of a window and this agree."""
    if move == DONE.base:
        return ""
    if move == USE_COIN.base:
        return against_tile(table, frame[1], COIN)
    if USE_FLIP.base <= move < USE_FLIP.base + USE_FLIP.size:
        return against_flip(table, frame, move - USE_FLIP.base)
    for level, family in enumerate(_SLIDES):
        if family.base <= move < family.base + family.size:
            return against_slide(table, frame, move - family.base, level)
    for level, family in enumerate(_REPLACES):
        if family.base <= move < family.base + family.size:
            square, price = divmod(move - family.base, 3)
            return against_replace(table, frame, square, level, price)
    if OPTIONAL.base <= move < OPTIONAL.base + OPTIONAL.size:
        square, price = divmod(move - OPTIONAL.base, 2)
        return against_extension(table, frame, square, PAY + price)
    if BUY.base <= move < BUY.base + BUY.size:
        return against_buying(table, frame, move - BUY.base)
    return "RO-TURN-3"


def against_tile(table: Table, seat: int, ability: int) -> str:
    """A ready tile of the ability is needed; in the basic rules there are none (RO-ART-8, RO-SETUP-14)."""
    if not table.rules.full:
        return "RO-SETUP-14"
    return "" if artifacts.has(table, seat, ability) else "RO-ART-8"


def against_flip(table: Table, frame: Frame, card: int) -> str:
    """One's own character, at the right time (RO-ARTFLIP-1, RO-ARTFLIP-3)."""
    step, seat = frame[0], frame[1]
    if step not in _WITH_FLIP:
        return "RO-ART-12"
    clause = against_tile(table, seat, FLIP)
    if clause:
        return clause
    if not table.cards[seat] >> card & 1:
        return "RO-ARTFLIP-1"
    return "" if artifacts.flippable(table, seat, step == frames.BEFORE) >> card & 1 else "RO-ARTFLIP-3"


def against_slide(table: Table, frame: Frame, square: int, level: int) -> str:
    """A marker with a vacant square beside it, in phase 2 (RO-ART-7, RO-ART-11, RO-ARTSLIDE-1)."""
    step, seat = frame[0], frame[1]
    if step not in _WITH_SLIDE:
        return "RO-ART-7" if step == frames.MARKET else "RO-ART-11"
    clause = against_tile(table, seat, SLIDE)
    if clause:
        return clause
    return "" if artifacts.slidable(table, level) >> square & 1 else "RO-ARTSLIDE-1"


def against_extension(table: Table, frame: Frame, square: int, price: int) -> str:
    """An optional square of the character used, inside and vacant, that can be paid for (RO-OPT)."""
    step, seat = frame[0], frame[1]
    if step != frames.AFTER:
        return "RO-OPT-5"
    if not table.spare >> square & 1:
        return "RO-OPT-2" if table.covered >> square & 1 else "RO-OPT-1"
    if not table.supply[seat]:
        return "RO-SUPPLY-3"
    if not artifacts.extensions(table, seat) >> square & 1:
        return "RO-OPT-3"
    if price == PAY:
        return "" if table.coins[seat] >= PRICE else "RO-COIN-8"
    return against_tile(table, seat, FREE)


def against_replace(table: Table, frame: Frame, square: int, level: int, price: int) -> str:
    """Another player's marker on a covered square, and a marker to put there (RO-ARTREPL)."""
    step, seat = frame[0], frame[1]
    if step != frames.AFTER:
        return "RO-ART-7" if step == frames.MARKET else "RO-ART-11"
    clause = against_tile(table, seat, REPLACE)
    if clause:
        return clause
    if not table.supply[seat]:
        return "RO-ARTREPL-3"
    if artifacts.replaceable(table, seat, level, price) >> square & 1:
        return ""
    return "RO-ARTREPL-4" if table.spare >> square & 1 or price != COVERED else "RO-ARTREPL-1"


def against_buying(table: Table, frame: Frame, tile: int) -> str:
    """A tile is bought in the market step alone (RO-ART-2, RO-ART-5)."""
    if not table.rules.full:
        return "RO-SETUP-14"
    if frame[0] != frames.MARKET:
        return "RO-ART-5"
    return market.against_tile(table, frame[1], tile)


# What is done


def play_window(table: Table, frame: Frame, move: int) -> None:
    """Does one thing; then the same window is open again."""
    if move == DONE.base:
        return
    seat = frame[1]
    table.stack.append(frame)
    if move == USE_COIN.base:
        artifacts.gain(table, seat)
    elif move < USE_COIN.base:
        square, price = divmod(move - OPTIONAL.base, 2)
        artifacts.extend(table, seat, square, PAY + price)
    elif move < USE_SLIDE.base:
        artifacts.flip(table, seat, move - USE_FLIP.base)
    elif move < USE_SLIDE_UPPER.base:
        artifacts.begin_slide(table, seat, move - USE_SLIDE.base, LOWER)
    elif move < USE_REPLACE.base:
        artifacts.begin_slide(table, seat, move - USE_SLIDE_UPPER.base, UPPER)
    elif move < USE_REPLACE_UPPER.base:
        square, price = divmod(move - USE_REPLACE.base, 3)
        artifacts.replace(table, seat, square, LOWER, price)
    elif move < BUY.base:
        square, price = divmod(move - USE_REPLACE_UPPER.base, 3)
        artifacts.replace(table, seat, square, UPPER, price)
    else:
        market.buy(table, seat, move - BUY.base)


assert OPTIONAL.base < USE_COIN.base < USE_FLIP.base < USE_SLIDE.base < USE_SLIDE_UPPER.base
assert USE_SLIDE_UPPER.base < USE_REPLACE.base < USE_REPLACE_UPPER.base < BUY.base < DONE.base
