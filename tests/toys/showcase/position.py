"""The position of a stay in the bay, as it begins."""

from __future__ import annotations

from tests.toys.showcase.bay import CELLS, PLACES
from tests.toys.showcase.position_base import PositionBase

SEEN = {"landing": 2, "dunes": 1, "stairs": 1}


class Position(PositionBase):
    """Everything in the bay and on the island."""

    __slots__ = ()

    def prepare(self) -> None:
        """The explorer lands at the harbour with three coins and the climbing kit."""
        self.place = PLACES.index("harbour")
        self.cell = CELLS.index("landing")
        self.known = [SEEN.get(cell, 0) for cell in CELLS]
        self.tools = [1, 0]
        self.cards = 2
        self.coins = 3
        self.hearts = 5
