"""Shapes (RO-GEO-14 to RO-GEO-18): drawings in the owner's frame, and where they lie on the map from each side."""

from __future__ import annotations

from typing import NamedTuple

from portulan.games.roam.bits import bits_of
from portulan.games.roam.map import SIZE, SQUARE_COUNT, Offset, inside, square, turned

FIXED = "X"
OPTIONAL = "o"
NOTHING = "."


class Shape(NamedTuple):
    """A shape relative to the north-west corner of its fixed squares (RO-GEO-17)."""

    fixed: tuple[Offset, ...]
    optional: tuple[Offset, ...]


class Placements(NamedTuple):
    """A shape on a complete map: for each corner its fixed and optional squares; no fixed ones, no placement."""

    fixed: list[int]
    optional: list[int]

    def corners(self) -> list[int]:
        """Lists the squares on which the corner of the shape may lie (RO-GEO-18)."""
        return [corner for corner in range(SQUARE_COUNT) if self.fixed[corner]]


def drawn(rows: list[str], quarters: int = 0) -> Shape:
    """Reads a drawing, top row farthest from the owner, and turns it clockwise (RO-GEO-14, RO-GEO-15)."""
    cells = [(turned((r, c), quarters), sign) for r, row in enumerate(rows) for c, sign in enumerate(row)]
    fixed = sorted(offset for offset, sign in cells if sign == FIXED)
    optional = sorted(offset for offset, sign in cells if sign == OPTIONAL)
    top = min(r for r, _ in fixed)
    left = min(c for _, c in fixed)
    return Shape(
        tuple((r - top, c - left) for r, c in fixed), tuple((r - top, c - left) for r, c in optional)
    )


def placements(shape: Shape) -> Placements:
    """Lays a shape everywhere: fixed squares all inside the map, optional ones as far as they are (RO-PLACE-3, -4)."""
    height = 1 + max(r for r, _ in shape.fixed)
    width = 1 + max(c for _, c in shape.fixed)
    base = bits_of([square(r, c) for r, c in shape.fixed])
    found = Placements([0] * SQUARE_COUNT, [0] * SQUARE_COUNT)
    for top in range(SIZE - height + 1):
        for left in range(SIZE - width + 1):
            found.fixed[square(top, left)] = base << square(top, left)
            for r, c in shape.optional:
                if inside(top + r, left + c):
                    found.optional[square(top, left)] |= 1 << square(top + r, left + c)
    return found
