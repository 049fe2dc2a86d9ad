"""What the rules know of the world by name, and its numbers; pages and cards are content, and may grow."""

from __future__ import annotations

from typing import Final, Literal

PLACES: Final = ("office", "mill", "chapel", "hut")
OFFICE, MILL, CHAPEL, HUT = range(len(PLACES))
THINGS: Final = ("boots", "stick", "almanac", "gloves", "lantern", "tin")
Keepsake = Literal["thimble", "whistle", "marble", "crust"]
KEEPSAKES: Final[tuple[Keepsake, ...]] = ("thimble", "whistle", "marble", "crust")
Season = Literal["autumn", "winter", "spring"]
SEASONS: Final[tuple[Season, ...]] = ("autumn", "winter", "spring")
AUTUMN, WINTER, SPRING = range(len(SEASONS))

Stat = Literal["legs", "tact"]
STATS: Final = ("legs", "tact")
Side = Literal["north", "east", "south", "west"]
SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")

WIDTH: Final = 5
"""Columns and rows of the Table (DL-FOG-2)."""
STILE: Final = "stile"
"""The card that lies on the Table from the start."""
GATE: Final = WIDTH * (WIDTH - 1) + WIDTH // 2
"""The cell of the stile: the middle of the southern row."""

LIGHT: Final = 6
"""Hours of light in a day, for all carriers together (DL-DAY-2)."""
LONGEST: Final = 8
"""Days, at most."""
BEGINNING: Final = 4
"""Warmth at the beginning (DL-SETUP-2)."""
WARM: Final = 5
"""Warmth, at most (DL-WARM-1)."""
PACKED: Final = 2
"""Things that each carrier packs (DL-PACK-1)."""
TRIES: Final = 3
"""Wrong numbers after which the strongbox is jammed (DL-LOCK-3)."""
CHOICES: Final = 3
"""Choices of a page, at most."""
BAG: Final = 9
"""Biscuits that a bag holds (DL-EAT-3)."""

CELLS: Final = tuple(f"{'abcde'[cell % WIDTH]}{WIDTH - cell // WIDTH}" for cell in range(WIDTH * WIDTH))
"""The cells of the Table by name: columns from west to east, rows from south to north."""
SPOTS: Final = (*PLACES, *CELLS)
"""Where a carrier can be: the places of the valley, then the cells of the Table."""
FIRST_CELL: Final = len(PLACES)


def beside(cell: int, side: int) -> int:
    """Gives the cell on a side of another, -1 beyond the edge of the Table (DL-FOG-2)."""
    row, column = divmod(cell, WIDTH)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return row * WIDTH + column if 0 <= row < WIDTH and 0 <= column < WIDTH else -1
