"""Using a character and placing markers (RO-PLACE, RO-SUPPLY, RO-ARTROT): first who, then where."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import frames
from portulan.games.roam.bits import listed, members, table_of
from portulan.games.roam.box import COST_CLOCKWISE, COST_EITHER_WAY
from portulan.games.roam.map import EVERYWHERE
from portulan.games.roam.moves import (
    CARDS,
    FILL,
    ROTATE,
    SAID_FILLED,
    SAID_PLACED,
    SAID_USED,
    TURNS,
    USE,
    USE_TURNED,
)
from portulan.games.roam.position import Position

_COSTS: Final = (COST_EITHER_WAY, COST_CLOCKWISE)
_USES: Final = table_of(USE.moves())
"""The use of each character as it lies."""

CHARACTER: Final = {move: (card, 0) for card, move in enumerate(USE.moves())} | {
    USE_TURNED.move(card, quarters - 1): (card, quarters)
    for card in range(len(CARDS))
    for quarters in range(1, len(TURNS))
}
"""What a move `use` or `use turned` says: the character and its extra quarter turns."""


def rotations(state: Position, seat: int) -> int:
    """Counts the ready ROTATE tiles; without markers a turn has no effect, and none may be used (RO-ART-17)."""
    if not state.tiles_ready[seat] or not state.supply[seat]:
        return 0
    return min(3, (state.tiles_ready[seat] & state.box.ability[ROTATE]).bit_count())


def orientation(state: Position, seat: int, card: int, turns: int) -> int:
    """Numbers the shape of a character as it lies for a seat: the side's turns and the extra ones (RO-GEO-15)."""
    return 4 * card + (state.sides[seat] + turns) % 4


def fits(state: Position, shape: int) -> list[int]:
    """Lists where a shape lies wholly on the map as it is (RO-PLACE-3, RO-LIMIT-4)."""
    if state.land == EVERYWHERE:
        return state.box.corners[shape]
    outside = ~state.land
    return [move for move, (fixed, _) in state.box.places[shape].items() if not fixed & outside]


def fills(state: Position, seat: int, shape: int) -> list[int]:
    """Lists where a shape lies on the map and at least one of its fixed squares can receive a marker."""
    outside = ~state.land
    receiving = ~state.blocked(seat)
    places = state.box.places[shape].items()
    return [move for move, (fixed, _) in places if fixed & receiving and not fixed & outside]


def must_fill(state: Position, seat: int) -> bool:
    """Tells whether a placement without a marker is avoidable, and therefore forbidden (option zero_placement)."""
    if not state.rules.zero_forbidden or not state.supply[seat]:
        return False
    side = state.sides[seat]
    return any(fills(state, seat, 4 * card + side) for card in members(state.ready[seat]))


def places(state: Position, seat: int, shape: int, filling: bool) -> list[int]:
    """Lists where a shape may be laid."""
    return fills(state, seat, shape) if filling else fits(state, shape)


def is_ordinary(state: Position, seat: int) -> bool:
    """Tells whether every ready character can be used: a complete map, and nothing that forbids a placement."""
    return (state.land == EVERYWHERE and not state.rules.zero_forbidden) or not state.supply[seat]


def against_character(state: Position, seat: int, card: int, turns: int) -> str:
    """A ready character that fits somewhere; turning it costs ready ROTATE tiles (RO-TURN-2, RO-GEO-16)."""
    if not state.ready[seat] >> card & 1:
        return "RO-TURN-2"
    if turns:
        if _COSTS[state.rules.clockwise_only][turns] > rotations(state, seat):
            return "RO-GEO-16"
        if turns not in state.box.turns[card]:
            return "RO-ARTROT-4"
    if is_ordinary(state, seat):
        return ""
    filling = must_fill(state, seat)
    if places(state, seat, orientation(state, seat, card, turns), filling):
        return ""
    if filling:
        return "RO-PLACE-8"
    return "RO-PLACE-3" if turns or not nobody_fits(state, seat) else ""


def nobody_fits(state: Position, seat: int) -> bool:
    """Tells whether no ready character has a legal placement (RO-PLACE-11)."""
    side = state.sides[seat]
    return not any(fits(state, 4 * card + side) for card in members(state.ready[seat]))


def use_moves(state: Position, frame: Frame) -> list[int]:
    """Every ready character, as it lies or turned; there is no pass (RO-TURN-2)."""
    seat = frame[1]
    ready = state.ready[seat]
    turning = rotations(state, seat) if state.tiles_ready[seat] else 0
    if turning:
        moves: list[int] = []
        for card in members(ready):
            moves += state.box.uses[state.rules.clockwise_only][turning][card]
    else:
        moves = listed(_USES, ready)
    if is_ordinary(state, seat):
        return moves
    return [move for move in moves if not against_character(state, seat, *CHARACTER[move])]


def against_use(state: Position, frame: Frame, move: int) -> str:
    """Using one character is mandatory, and nothing else is done instead (RO-TURN-2)."""
    return against_character(state, frame[1], *CHARACTER[move])


def use(state: Position, frame: Frame, move: int) -> None:
    """The character is turned face down; where its shape goes is asked next (RO-PLACE-1).

    A player without markers lays no shape (RO-SUPPLY-1).
    """
    seat = frame[1]
    card, turns = CHARACTER[move]
    if state.log is not None:
        state.tell(SAID_USED, seat, card, turns)
    if not state.supply[seat]:
        state.ready[seat] ^= 1 << card
        state.used = card
        return
    filling = state.rules.zero_forbidden and must_fill(state, seat)
    state.ready[seat] ^= 1 << card
    state.used = card
    state.turned = turns
    if turns:
        for _ in range(_COSTS[state.rules.clockwise_only][turns]):
            state.turn_down(seat, ROTATE)
    shape = 4 * card + (state.sides[seat] + turns & 3)
    state.stack.append((frames.AT, seat, shape, 1 if filling else 0))


def at_moves(state: Position, frame: Frame) -> list[int]:
    """Wherever the shape fits; nowhere at all if no character does (RO-GEO-18, RO-PLACE-11)."""
    _, seat, shape, filling = frame
    return fills(state, seat, shape) if filling else fits(state, shape)


def against_at(state: Position, frame: Frame, move: int) -> str:
    """All fixed squares lie on the map, on cards that are there (RO-PLACE-3, RO-LIMIT-4)."""
    _, seat, shape, filling = frame
    if move not in state.box.places[shape]:
        return "RO-PLACE-3"
    fixed, _ = state.box.places[shape][move]
    if fixed & ~state.land:
        return "RO-LIMIT-4"
    return "RO-PLACE-8" if filling and not fixed & ~state.blocked(seat) else ""


def at(state: Position, frame: Frame, move: int) -> None:
    """Every fixed square that can receive a marker does so, all at one moment (RO-PLACE-6, -7, -12)."""
    seat, shape = frame[1], frame[2]
    fixed, optional = state.box.places[shape][move]
    state.covered = fixed
    state.spare = optional & state.land
    if state.spare and not state.tiles[seat]:
        state.stack.append((frames.AFTER, seat))
    squares = fixed & ~(state.blocked(seat) if state.rules.stacking else state.taken)
    number = squares.bit_count()
    if number > state.supply[seat]:
        if not state.rules.reading_order:
            state.stack.append((frames.FILL, seat, squares))
            return
        squares = first_squares(squares, state.supply[seat])
        number = state.supply[seat]
    coins = state.put(seat, squares)
    if state.log is not None:
        state.tell(SAID_PLACED, seat, number, coins)


def first_squares(squares: int, number: int) -> int:
    """Takes the first squares of a set in reading order (option shortage)."""
    chosen = 0
    for _ in range(number):
        chosen |= squares & -squares
        squares &= squares - 1
    return chosen


def against_fill(state: Position, frame: Frame, move: int) -> str:
    """With too few markers the player chooses which fixed squares receive them, until none is left (RO-SUPPLY-2)."""
    return "" if state.supply[frame[1]] and frame[2] >> FILL.index(move) & 1 else "RO-SUPPLY-2"


def fill(state: Position, frame: Frame, move: int) -> None:
    """One marker; the next square is asked while there are markers left."""
    _, seat, squares = frame
    square = FILL.index(move)
    coins = state.put(seat, 1 << square)
    state.tell(SAID_FILLED, seat, square, coins)
    state.stack.append((frames.FILL, seat, squares ^ 1 << square))
