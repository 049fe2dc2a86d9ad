"""The map (RO-GEO): 36 squares as the bits of one int, six slots of six squares, and four sides around them.

Square `(r, c)` is bit `6 * r + c`: rows from north to south, columns from west to east (RO-GEO-5).
"""

from __future__ import annotations

from typing import Final

from portulan.games.roam.bits import bits_of

SIZE: Final = 6
SQUARES: Final = tuple(f"{r},{c}" for r in range(SIZE) for c in range(SIZE))
SQUARE_NAMES: Final = tuple(f"{'abcdef'[c]}{r + 1}" for r in range(SIZE) for c in range(SIZE))
"""The squares as people call them, from a1 in the north-west to f6 in the south-east."""
SQUARE_COUNT: Final = SIZE * SIZE
EVERYWHERE: Final = (1 << SQUARE_COUNT) - 1
"""All squares of a complete map."""

SLOT_COUNT: Final = 6
SLOTS: Final = ("0", "1", "2", "3", "4", "5")
SLOT_NAMES: Final = ("nw", "n", "ne", "sw", "s", "se")
"""The slots as people call them, by where they lie."""
ROWS_OF_CARD: Final = 3
COLUMNS_OF_CARD: Final = 2

SIDES: Final = ("south", "west", "north", "east")
"""The sides clockwise, seen from above (RO-GEO-12)."""
SOUTH: Final = 0
WEST: Final = 1
NORTH: Final = 2
EAST: Final = 3

DIRECTIONS: Final = ("N", "E", "S", "W")

Offset = tuple[int, int]
"""Rows and columns from one square to another."""

_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


def square(r: int, c: int) -> int:
    """Numbers the square in a row and a column."""
    return SIZE * r + c


def inside(r: int, c: int) -> bool:
    """Tells whether a row and a column meet on the map."""
    return 0 <= r < SIZE and 0 <= c < SIZE


def slot_of(r: int, c: int) -> int:
    """Finds the slot of a square (RO-GEO-6)."""
    return 3 * (r // ROWS_OF_CARD) + c // COLUMNS_OF_CARD


def local_square(slot: int, i: int, j: int) -> int:
    """Finds the square of a card's own row and column, its scroll towards the outside (RO-GEO-7 to RO-GEO-9)."""
    if slot < 3:
        return square(2 - i, 2 * slot + 1 - j)
    return square(3 + i, 2 * (slot - 3) + j)


def turned(offset: Offset, quarters: int) -> Offset:
    """Turns an offset clockwise by quarter turns (RO-GEO-15)."""
    dr, dc = offset
    for _ in range(quarters % 4):
        dr, dc = dc, -dr
    return dr, dc


def _ring(centre: int) -> int:
    r, c = divmod(centre, SIZE)
    around = [(r + dr, c + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc]
    return bits_of([square(*place) for place in around]) if all(inside(*place) for place in around) else 0


SLOT_SQUARES: Final = [
    bits_of([square(r, c) for r in range(SIZE) for c in range(SIZE) if slot_of(r, c) == slot])
    for slot in range(SLOT_COUNT)
]
"""The six squares of each slot."""

NEIGHBOUR: Final = [
    [
        square(place // SIZE + dr, place % SIZE + dc) if inside(place // SIZE + dr, place % SIZE + dc) else -1
        for dr, dc in _STEPS
    ]
    for place in range(SQUARE_COUNT)
]
"""The square next to each one in each direction, -1 beyond the edge (RO-ARTSLIDE-2)."""

NEIGHBOURS: Final = [bits_of([place for place in row if place >= 0]) for row in NEIGHBOUR]
"""The squares one step away."""

RINGS: Final = [(1 << centre, ring) for centre in range(SQUARE_COUNT) if (ring := _ring(centre))]
"""Every square that can be surrounded, with the eight squares around it (RO-OUTPOST-3)."""

_CORNERS: Final = bits_of([square(r, c) for r in (0, 3) for c in (0, 2, 4)])
"""The north-west square of each slot."""


def has_full_slot(bits: int) -> bool:
    """Tells whether all six squares of some slot are in a set: three down, two across, from a corner of a slot."""
    down = bits & bits >> SIZE & bits >> 2 * SIZE
    return bool(down & down >> 1 & _CORNERS)


_NOT_EAST_EDGE: Final = bits_of([square(r, c) for r in range(SIZE) for c in range(SIZE - 1)])
_NOT_WEST_EDGE: Final = bits_of([square(r, c) for r in range(SIZE) for c in range(1, SIZE)])


def beside(bits: int) -> int:
    """Gathers all squares that are one step away from some square of a set."""
    return (
        (bits & _NOT_EAST_EDGE) << 1
        | (bits & _NOT_WEST_EDGE) >> 1
        | (bits << SIZE & EVERYWHERE)
        | bits >> SIZE
    )
