"""The table of Pebbles: what lies where, as small ints, and its copy."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from portulan.engine.options import Option
from portulan.engine.state import State
from tests.toys.pebbles.shore import COVES, KINDS, pebbles

OPTIONS: Final = (
    Option("days", ("3", "2", "4"), "PB-DAY-1"),
    Option("pockets", ("hidden", "open"), "PB-POCKET-1"),
)


class Table(State):
    """Everything on the shore; lists are flat, three kinds of pebble a seat."""

    __slots__ = ("bag", "day", "days", "found", "open_pockets", "pocket", "sand", "walks")

    FIELDS: ClassVar[dict[str, str]] = {
        "day": "int",
        "bag": "ints",
        "sand": "ints",
        "walks": "ints",
        "found": "ints",
        "pocket": "ints",
    }

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options)
        self.days = int(options["days"])
        self.open_pockets = options["pockets"] == "open"
        self.day = 0
        self.bag = [pebble.number for pebble in pebbles()]
        """Pebbles in the bag by kind: nobody knows their order, so there is none."""
        self.sand = [0] * len(COVES)
        """The pebble that lies in each cove: its kind + 1, or 0."""
        self.walks = [0] * players
        """The cove that each player chose today: its number + 1, or 0."""
        self.found = [0] * (len(KINDS) * players)
        """Pebbles taken from the sand, open to everybody."""
        self.pocket = [0] * (len(KINDS) * players)
        """Pebbles dug up, seen by their finder alone."""

    def copy(self) -> Self:
        """Returns an independent state: every list is copied, what never changes is shared."""
        other = self.__class__.__new__(self.__class__)
        other.players = self.players
        other.options = self.options
        other.stack = self.stack[:]
        other.generator = self.generator if self.generator is None else self.generator.copy()
        other.trail = []
        other.log = None
        other._moves = self._moves
        other._seat = self._seat
        other.days = self.days
        other.open_pockets = self.open_pockets
        other.day = self.day
        other.bag = self.bag[:]
        other.sand = self.sand[:]
        other.walks = self.walks[:]
        other.found = self.found[:]
        other.pocket = self.pocket[:]
        return other
