"""Using a character and placing markers (RO-PLACE, RO-SUPPLY, RO-ARTROT): first who, then where."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import frames
from portulan.games.roam.box import COST_CLOCKWISE, COST_EITHER_WAY
from portulan.games.roam.deck import numbers_in
from portulan.games.roam.map import EVERYWHERE, squares_in
from portulan.games.roam.moves import AT, FILL, ROTATE, SAID_FILLED, SAID_PLACED, SAID_USED, USE, USE_TURNED
from portulan.games.roam.table import Table

_COSTS: Final = (COST_EITHER_WAY, COST_CLOCKWISE)
_AT: Final = AT.base
_USE: Final = USE.base
_USE_END: Final = USE.base + USE.size
_TURNED: Final = USE_TURNED.base
_TURNED_END: Final = USE_TURNED.base + USE_TURNED.size
_FILL: Final = FILL.base


def rotations(table: Table, seat: int) -> int:
    """Counts the ready ROTATE tiles; without markers a turn has no effect, and none may be used (RO-ART-17)."""
    if not table.tiles_ready[seat] or not table.supply[seat]:
        return 0
    return min(3, (table.tiles_ready[seat] & table.box.ability[ROTATE]).bit_count())


def character_of(move: int) -> tuple[int, int]:
    """Takes a move `use` apart: the character and its extra quarter turns."""
    if move < _TURNED:
        return move - _USE, 0
    card, turns = divmod(move - _TURNED, 3)
    return card, turns + 1


def posture(table: Table, seat: int, card: int, turns: int) -> int:
    """Numbers the shape of a character as it lies for a seat: the side's turns and the extra ones (RO-GEO-15)."""
    return 4 * card + (table.sides[seat] + turns) % 4


def fits(table: Table, shape: int) -> list[int]:
    """Lists where a shape lies wholly on the map as it is (RO-PLACE-3, RO-LIMIT-4)."""
    corners = table.box.corners[shape]
    if table.land == EVERYWHERE:
        return corners
    fixed = table.box.fixed[shape]
    outside = ~table.land
    return [corner for corner in corners if not fixed[corner - _AT] & outside]


def fills(table: Table, seat: int, shape: int) -> list[int]:
    """Lists where a shape lies on the map and at least one of its fixed squares can receive a marker."""
    fixed = table.box.fixed[shape]
    receiving = ~table.blocked(seat)
    return [corner for corner in fits(table, shape) if fixed[corner - _AT] & receiving]


def must_fill(table: Table, seat: int) -> bool:
    """Tells whether a placement without a marker is avoidable, and therefore forbidden (option zero_placement)."""
    if not table.rules.zero_forbidden or not table.supply[seat]:
        return False
    side = table.sides[seat]
    return any(fills(table, seat, 4 * card + side) for card in numbers_in(table.ready[seat]))


def places(table: Table, seat: int, shape: int, filling: bool) -> list[int]:
    """Lists where a shape may be laid."""
    return fills(table, seat, shape) if filling else fits(table, shape)


def is_ordinary(table: Table, seat: int) -> bool:
    """Tells whether every ready character can be used: a complete map, and nothing that forbids a placement."""
    return (table.land == EVERYWHERE and not table.rules.zero_forbidden) or not table.supply[seat]


def against_character(table: Table, seat: int, card: int, turns: int) -> str:
    """A ready character that fits somewhere; turning it costs ready ROTATE tiles (RO-TURN-2, RO-GEO-16)."""
    if not table.ready[seat] >> card & 1:
        return "RO-TURN-2"
    if turns:
        if _COSTS[table.rules.clockwise_only][turns] > rotations(table, seat):
            return "RO-GEO-16"
        if turns not in table.box.turns[card]:
            return "RO-ARTROT-4"
    if is_ordinary(table, seat):
        return ""
    filling = must_fill(table, seat)
    if places(table, seat, posture(table, seat, card, turns), filling):
        return ""
    if filling:
        return "RO-PLACE-8"
    return "RO-PLACE-3" if turns or not nobody_fits(table, seat) else ""


def nobody_fits(table: Table, seat: int) -> bool:
    """Tells whether no ready character has a legal placement (RO-PLACE-11)."""
    side = table.sides[seat]
    return not any(fits(table, 4 * card + side) for card in numbers_in(table.ready[seat]))


def use_moves(table: Table, frame: Frame) -> list[int]:
    """Every ready character, as it lies or turned; there is no pass (RO-TURN-2)."""
    seat = frame[1]
    moves: list[int] = []
    ready = table.ready[seat]
    turning = rotations(table, seat) if table.tiles_ready[seat] else 0
    if turning:
        for card in numbers_in(ready):
            moves += table.box.uses[table.rules.clockwise_only][turning][card]
    else:
        while ready:
            low = ready & -ready
            moves.append(_USE - 1 + low.bit_length())
            ready ^= low
    if is_ordinary(table, seat):
        return moves
    return [move for move in moves if not against_character(table, seat, *character_of(move))]


def against_use(table: Table, frame: Frame, move: int) -> str:
    """Using one character is mandatory, and nothing else is done instead (RO-TURN-2)."""
    if not (_USE <= move < _USE_END or _TURNED <= move < _TURNED_END):
        return "RO-TURN-2"
    return against_character(table, frame[1], *character_of(move))


def use(table: Table, frame: Frame, move: int) -> None:
    """The character is turned face down; where its shape goes is asked next (RO-PLACE-1).

    A player without markers lays no shape (RO-SUPPLY-1).
    """
    seat = frame[1]
    card, turns = character_of(move)
    if table.log is not None:
        table.tell(SAID_USED, seat, card, turns)
    if not table.supply[seat]:
        table.ready[seat] ^= 1 << card
        table.used = card
        return
    filling = table.rules.zero_forbidden and must_fill(table, seat)
    table.ready[seat] ^= 1 << card
    table.used = card
    table.turned = turns
    if turns:
        for _ in range(_COSTS[table.rules.clockwise_only][turns]):
            turn_down(table, seat, ROTATE)
    shape = 4 * card + (table.sides[seat] + turns & 3)
    table.stack.append((frames.AT, seat, shape, 1 if filling else 0))


def turn_down(table: Table, seat: int, ability: int) -> None:
    """Uses the ready tile of an ability with the lowest id (RO-ART-8, RO-ART-17)."""
    tiles = table.tiles_ready[seat] & table.box.ability[ability]
    table.tiles_ready[seat] ^= tiles & -tiles


def at_moves(table: Table, frame: Frame) -> list[int]:
    """Wherever the shape fits; nowhere at all if no character does (RO-GEO-18, RO-PLACE-11)."""
    _, seat, shape, filling = frame
    return fills(table, seat, shape) if filling else fits(table, shape)


def against_at(table: Table, frame: Frame, move: int) -> str:
    """All fixed squares lie on the map, on cards that are there (RO-PLACE-3, RO-LIMIT-4)."""
    _, seat, shape, filling = frame
    corner = move - _AT
    if not 0 <= corner < AT.size:
        return "RO-PLACE-2"
    fixed = table.box.fixed[shape][corner]
    if not fixed:
        return "RO-PLACE-3"
    if fixed & ~table.land:
        return "RO-LIMIT-4"
    return "RO-PLACE-8" if filling and not fixed & ~table.blocked(seat) else ""


def at(table: Table, frame: Frame, move: int) -> None:
    """Every fixed square that can receive a marker does so, all at one moment (RO-PLACE-6, -7, -12)."""
    seat, shape = frame[1], frame[2]
    corner = move - _AT
    box = table.box
    fixed = box.fixed[shape][corner]
    table.covered = fixed
    table.spare = box.optional[shape][corner] & table.land
    if table.spare and not table.tiles[seat]:
        table.stack.append((frames.AFTER, seat))
    squares = fixed & ~(table.blocked(seat) if table.rules.stacking else table.taken)
    number = squares.bit_count()
    if number > table.supply[seat]:
        if not table.rules.reading_order:
            table.stack.append((frames.FILL, seat, squares))
            return
        squares = first_squares(squares, table.supply[seat])
        number = table.supply[seat]
    coins = table.put(seat, squares)
    if table.log is not None:
        table.tell(SAID_PLACED, seat, number, coins)


def first_squares(squares: int, number: int) -> int:
    """Takes the first squares of a set in reading order (option shortage)."""
    chosen = 0
    for _ in range(number):
        chosen |= squares & -squares
        squares &= squares - 1
    return chosen


def fill_moves(table: Table, frame: Frame) -> list[int]:
    """With too few markers the player chooses which squares receive them, one at a time (RO-SUPPLY-2)."""
    return [_FILL + square for square in squares_in(frame[2])] if table.supply[frame[1]] else []


def against_fill(table: Table, frame: Frame, move: int) -> str:
    """All markers left must be placed, on fixed squares that can receive one (RO-SUPPLY-2)."""
    square = move - _FILL
    return "" if 0 <= square < FILL.size and frame[2] >> square & 1 else "RO-SUPPLY-2"


def fill(table: Table, frame: Frame, move: int) -> None:
    """One marker; the next square is asked while there are markers left."""
    _, seat, squares = frame
    square = move - _FILL
    coins = table.put(seat, 1 << square)
    table.tell(SAID_FILLED, seat, square, coins)
    table.stack.append((frames.FILL, seat, squares ^ 1 << square))
