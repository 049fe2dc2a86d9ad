"""The position of a match of Pebbles: what lies where, and what follows from the options."""

from __future__ import annotations

from tests.toys.pebbles.position_base import PositionBase
from tests.toys.pebbles.shore import pebbles


class Position(PositionBase):
    """Everything on the shore; lists are flat, three kinds of pebble a seat."""

    __slots__ = ()

    def prepare(self) -> None:
        """Reads the options, and fills the bag (PB-SETUP-2)."""
        self.days = int(self.options["days"])
        self.open_pockets = self.options["pockets"] == "open"
        self.bag = [pebble.number for pebble in pebbles()]
