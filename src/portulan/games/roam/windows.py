"""The windows of a turn (RO-TURN-3, RO-ART-10 to RO-ART-12): what may be done before, between and after the steps.

In every window the player does one thing at a time and is asked again, until he is done or nothing is left to do.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import artifacts, frames, market
from portulan.games.roam.artifacts import LOWER, PRICE, UPPER
from portulan.games.roam.map import SQUARE_COUNT
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
from portulan.games.roam.position import Position

FAMILIES: Final = (
    OPTIONAL,
    USE_COIN,
    USE_FLIP,
    USE_SLIDE,
    USE_SLIDE_UPPER,
    USE_REPLACE,
    USE_REPLACE_UPPER,
    BUY,
    DONE,
)
"""What is done in windows; a window tells of all of it why it may not be done there."""

_DONE: Final = DONE.move()
_COIN: Final = USE_COIN.move()
_FLIPS: Final = tuple(USE_FLIP.moves())
_SLIDES: Final = (tuple(USE_SLIDE.moves()), tuple(USE_SLIDE_UPPER.moves()))
"""The moves for each card; for each square, by level."""

_EXTENSIONS: Final = {
    price: tuple(OPTIONAL.move(square, price - PAY) for square in range(SQUARE_COUNT))
    for price in (PAY, FOR_FREE)
}
"""The moves for each square, by price."""

_REPLACEMENTS: Final = [
    [
        tuple(family.move(square, price) for square in range(SQUARE_COUNT))
        for price in (COVERED, PAY, FOR_FREE)
    ]
    for family in (USE_REPLACE, USE_REPLACE_UPPER)
]
"""The moves for each square, by level and price."""

_SQUARE_AND_PRICE: Final = {
    move: family.values(move)
    for family in (OPTIONAL, USE_REPLACE, USE_REPLACE_UPPER)
    for move in family.moves()
}
"""What these moves say."""

_WITH_FLIP: Final = (frames.START, frames.BEFORE, frames.AFTER, frames.MARKET)
_WITH_SLIDE: Final = (frames.BEFORE, frames.AFTER)


def add(moves: list[int], listed: tuple[int, ...], bits: int) -> None:
    """Adds the move of each member of a set, out of a list with the moves of all."""
    while bits:
        low = bits & -bits
        moves.append(listed[low.bit_length() - 1])
        bits ^= low


def add_coin_and_flip(state: Position, seat: int, moves: list[int], keeps_one: bool = False) -> None:
    """COIN and FLIP, in all windows (RO-ART-12)."""
    tiles = state.tiles_ready[seat]
    ability = state.box.ability
    if tiles & ability[COIN]:
        moves.append(_COIN)
    if tiles & ability[FLIP]:
        add(moves, _FLIPS, artifacts.flippable(state, seat, keeps_one))


def add_slides(state: Position, seat: int, moves: list[int]) -> None:
    """SLIDE, before and after the use of a character (RO-ART-11)."""
    if state.tiles_ready[seat] & state.box.ability[SLIDE]:
        add(moves, _SLIDES[LOWER], artifacts.slidable(state, LOWER))
        if state.rules.stacking:
            add(moves, _SLIDES[UPPER], artifacts.slidable(state, UPPER))


def add_replacements(state: Position, seat: int, moves: list[int]) -> None:
    """REPLACE, after the fixed squares are filled (RO-ART-11)."""
    for price in (COVERED, PAY, FOR_FREE):
        add(moves, _REPLACEMENTS[LOWER][price], artifacts.replaceable(state, seat, LOWER, price))
        if state.rules.stacking:
            add(moves, _REPLACEMENTS[UPPER][price], artifacts.replaceable(state, seat, UPPER, price))


def start_moves(state: Position, frame: Frame) -> list[int]:
    """S1: COIN and FLIP, before the rest (RO-ART-10)."""
    moves: list[int] = []
    seat = frame[1]
    if state.tiles_ready[seat]:
        add_coin_and_flip(state, seat, moves)
        if moves:
            moves.append(_DONE)
    return moves


def before_moves(state: Position, frame: Frame) -> list[int]:
    """S3a: COIN, FLIP and SLIDE, before a character is used (RO-ART-11, RO-ARTFLIP-3)."""
    moves: list[int] = []
    seat = frame[1]
    if state.tiles_ready[seat]:
        add_coin_and_flip(state, seat, moves, keeps_one=True)
        add_slides(state, seat, moves)
        if moves:
            moves.append(_DONE)
    return moves


def after_moves(state: Position, frame: Frame) -> list[int]:
    """S3c: optional squares and all tiles but ROTATE, in any order (RO-OPT-5, RO-ART-12)."""
    moves: list[int] = []
    seat = frame[1]
    tiles = state.tiles_ready[seat]
    if state.spare:
        squares = artifacts.extensions(state, seat)
        if squares:
            if state.coins[seat] >= PRICE:
                add(moves, _EXTENSIONS[PAY], squares)
            if tiles & state.box.ability[FREE]:
                add(moves, _EXTENSIONS[FOR_FREE], squares)
    if tiles:
        add_coin_and_flip(state, seat, moves)
        add_slides(state, seat, moves)
        if tiles & state.box.ability[REPLACE]:
            add_replacements(state, seat, moves)
    if moves:
        moves.append(_DONE)
    return moves


def before_claim_moves(state: Position, frame: Frame) -> list[int]:
    """S4: a COIN may help in the auction that follows (RO-ART-12)."""
    return [_COIN, _DONE] if state.has_ready(frame[1], COIN) else []


def market_moves(state: Position, frame: Frame) -> list[int]:
    """S5: one purchase at most; COIN and FLIP before and after it (RO-ART-2, RO-ART-3, RO-ART-7)."""
    seat = frame[1]
    moves = market.purchases(state, seat)
    if state.tiles_ready[seat]:
        add_coin_and_flip(state, seat, moves)
    if moves:
        moves.append(_DONE)
    return moves


# Refusals


def against_window(state: Position, frame: Frame, move: int) -> str:
    """Names the clause against a move in any window; the list of a window and this agree."""
    if move in DONE:
        return ""
    if move in USE_COIN:
        return against_tile(state, frame[1], COIN)
    if move in USE_FLIP:
        return against_flip(state, frame, USE_FLIP.index(move))
    if move in USE_SLIDE:
        return against_slide(state, frame, USE_SLIDE.index(move), LOWER)
    if move in USE_SLIDE_UPPER:
        return against_slide(state, frame, USE_SLIDE_UPPER.index(move), UPPER)
    if move in USE_REPLACE:
        square, price = _SQUARE_AND_PRICE[move]
        return against_replace(state, frame, square, LOWER, price)
    if move in USE_REPLACE_UPPER:
        square, price = _SQUARE_AND_PRICE[move]
        return against_replace(state, frame, square, UPPER, price)
    if move in OPTIONAL:
        square, price = _SQUARE_AND_PRICE[move]
        return against_extension(state, frame, square, PAY + price)
    return against_buying(state, frame, BUY.index(move))


def against_tile(state: Position, seat: int, ability: int) -> str:
    """A ready tile of the ability is needed; in the basic rules there are none (RO-ART-8, RO-SETUP-14)."""
    if not state.rules.full:
        return "RO-SETUP-14"
    return "" if state.has_ready(seat, ability) else "RO-ART-8"


def against_flip(state: Position, frame: Frame, card: int) -> str:
    """One's own character, at the right time (RO-ARTFLIP-1, RO-ARTFLIP-3)."""
    step, seat = frame[0], frame[1]
    if step not in _WITH_FLIP:
        return "RO-ART-12"
    clause = against_tile(state, seat, FLIP)
    if clause:
        return clause
    if not state.cards[seat] >> card & 1:
        return "RO-ARTFLIP-1"
    return "" if artifacts.flippable(state, seat, step == frames.BEFORE) >> card & 1 else "RO-ARTFLIP-3"


def against_slide(state: Position, frame: Frame, square: int, level: int) -> str:
    """A marker with a vacant square beside it, in phase 2 (RO-ART-7, RO-ART-11, RO-ARTSLIDE-1)."""
    step, seat = frame[0], frame[1]
    if step not in _WITH_SLIDE:
        return "RO-ART-7" if step == frames.MARKET else "RO-ART-11"
    clause = against_tile(state, seat, SLIDE)
    if clause:
        return clause
    return "" if artifacts.slidable(state, level) >> square & 1 else "RO-ARTSLIDE-1"


def against_extension(state: Position, frame: Frame, square: int, price: int) -> str:
    """An optional square of the character used, inside and vacant, that can be paid for (RO-OPT)."""
    step, seat = frame[0], frame[1]
    if step != frames.AFTER:
        return "RO-OPT-5"
    if not state.spare >> square & 1:
        return "RO-OPT-2" if state.covered >> square & 1 else "RO-OPT-1"
    if not state.supply[seat]:
        return "RO-SUPPLY-3"
    if not artifacts.extensions(state, seat) >> square & 1:
        return "RO-OPT-3"
    if price == PAY:
        return "" if state.coins[seat] >= PRICE else "RO-COIN-8"
    return against_tile(state, seat, FREE)


def against_replace(state: Position, frame: Frame, square: int, level: int, price: int) -> str:
    """Another player's marker on a covered square, and a marker to put there (RO-ARTREPL)."""
    step, seat = frame[0], frame[1]
    if step != frames.AFTER:
        return "RO-ART-7" if step == frames.MARKET else "RO-ART-11"
    clause = against_tile(state, seat, REPLACE)
    if clause:
        return clause
    if not state.supply[seat]:
        return "RO-ARTREPL-3"
    if artifacts.replaceable(state, seat, level, price) >> square & 1:
        return ""
    return "RO-ARTREPL-4" if state.spare >> square & 1 or price != COVERED else "RO-ARTREPL-1"


def against_buying(state: Position, frame: Frame, tile: int) -> str:
    """A tile is bought in the market step alone (RO-ART-2, RO-ART-5)."""
    if not state.rules.full:
        return "RO-SETUP-14"
    if frame[0] != frames.MARKET:
        return "RO-ART-5"
    return market.against_tile(state, frame[1], tile)


# What is done


def play_window(state: Position, frame: Frame, move: int) -> None:
    """Does one thing; then the same window is open again."""
    if move == _DONE:
        return
    seat = frame[1]
    state.stack.append(frame)
    if move == _COIN:
        artifacts.gain(state, seat)
    elif move in BUY:
        market.buy(state, seat, BUY.index(move))
    elif move in OPTIONAL:
        square, price = _SQUARE_AND_PRICE[move]
        artifacts.extend(state, seat, square, PAY + price)
    elif move in USE_FLIP:
        artifacts.flip(state, seat, USE_FLIP.index(move))
    elif move in USE_SLIDE:
        artifacts.begin_slide(state, seat, USE_SLIDE.index(move), LOWER)
    elif move in USE_SLIDE_UPPER:
        artifacts.begin_slide(state, seat, USE_SLIDE_UPPER.index(move), UPPER)
    elif move in USE_REPLACE:
        square, price = _SQUARE_AND_PRICE[move]
        artifacts.replace(state, seat, square, LOWER, price)
    else:
        square, price = _SQUARE_AND_PRICE[move]
        artifacts.replace(state, seat, square, UPPER, price)
