"""The bay and the island: places with their roads, cells with their exits, things and choices, as plain tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent


class Spot(NamedTuple):
    """A place on the map: where it is drawn, and the sign that is printed there."""

    name: str
    x: int
    y: int
    sign: str


SPOTS: Final = (
    Spot("harbour", 505, 560, "town"),
    Spot("mill", 300, 500, "coin"),
    Spot("ford", 420, 395, "gem"),
    Spot("orchard", 205, 350, "coin"),
    Spot("chapel", 330, 235, "route"),
    Spot("pinewood", 545, 270, "coin"),
    Spot("quarry", 470, 120, "gem"),
    Spot("saltmarsh", 690, 430, "route"),
    Spot("cliff", 735, 215, "coin"),
    Spot("lighthouse", 885, 330, "gem"),
)
PLACES: Final = tuple(spot.name for spot in SPOTS)


class Way(NamedTuple):
    """A road between two places, the sign on it, and how it bends."""

    start: str
    end: str
    sign: str = ""
    line: str = "road"
    bends: tuple[tuple[int, int], ...] = ()


WAYS: Final = (
    Way("harbour", "mill", bends=((400, 560),)),
    Way("harbour", "ford"),
    Way("harbour", "saltmarsh", "threat", bends=((610, 530),)),
    Way("mill", "orchard", "treasure"),
    Way("mill", "ford"),
    Way("ford", "pinewood", "threat", bends=((500, 345),)),
    Way("ford", "chapel"),
    Way("orchard", "chapel", "", "trail"),
    Way("chapel", "quarry", "treasure", "trail"),
    Way("pinewood", "quarry", "", "trail"),
    Way("pinewood", "cliff"),
    Way("pinewood", "saltmarsh"),
    Way("saltmarsh", "lighthouse", "treasure", "water", ((800, 430),)),
    Way("cliff", "lighthouse", "threat"),
)
QUESTS: Final = ("mill", "chapel", "lighthouse")
"""Where a page of the book may be opened."""


class Land(NamedTuple):
    """A cell of the island: its name, column and row, the sides on which one can go on, and its picture."""

    name: str
    x: int
    y: int
    exits: str
    picture: str


LANDS: Final = (
    Land("landing", 0, 0, "ne", "beach"),
    Land("dunes", 1, 0, "wne", "dunes"),
    Land("stairs", 0, -1, "sn", "stairs"),
    Land("hollow", 1, -1, "sew", "forest"),
    Land("ruin", 2, -1, "wns", "ruin"),
    Land("spring", 0, -2, "swe", "spring"),
    Land("ridge", -1, -2, "e", "ridge"),
    Land("grove", 1, -2, "wen", "forest-2"),
    Land("reef", 2, 0, "w", "reef"),
    Land("summit", 1, -3, "s", "summit"),
)
CELLS: Final = tuple(land.name for land in LANDS)
SIDES: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}

FRIENDS: Final = ("ida", "noor")
"""Who may take part beside the one who acts."""
TOOLS: Final = ("rope", "lantern")
CHOICES: Final = ("climb", "call", "leave")
NUMBER: Final = 316
"""What is hidden in the picture of the lighthouse: gulls, masts and oars."""
MOST: Final = 60
"""Moves after which the boat leaves."""
PASSAGES: Final = ("mill.miller", "chapel.bell", "lighthouse.door")
"""The pages of the book, in the order of QUESTS."""
