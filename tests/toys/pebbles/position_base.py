"""The fields of a position as a class; written by `portulan generate` from `fields.py`: change that."""

from __future__ import annotations

from typing import ClassVar, Self

from portulan.engine.fields import AnyDeclaration
from portulan.engine.generator import Generator
from portulan.engine.state import State
from tests.toys.pebbles.fields import FIELDS


class PositionBase(State):
    """What `fields.py` declares, as attributes; copies share nothing that changes."""

    __slots__ = (
        "bag",
        "day",
        "days",
        "found",
        "open_pockets",
        "pocket",
        "sand",
        "walks",
    )

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = FIELDS

    days: int
    """How many days the match lasts."""
    open_pockets: bool
    """Whether everybody may look into all pockets."""
    day: int
    """Today; 0 before the first morning."""
    bag: list[int]
    """Pebbles in the bag by kind: nobody knows their order."""
    sand: list[int]
    """What lies in each cove: its kind + 1, or 0."""
    walks: list[int]
    """The cove that each player chose today: its number + 1, or 0."""
    found: list[int]
    """Pebbles taken from the sand, by kind, seat by seat."""
    pocket: list[int]
    """Pebbles dug up, seen by their finder alone."""

    def clear(self) -> None:
        """Gives every field its value in a blank position."""
        self.day = 0
        self.bag = [0] * 3
        self.sand = [0] * 3
        self.walks = [0] * self.players
        self.found = [0] * (3 * self.players)
        self.pocket = [0] * (3 * self.players)

    def copy(self) -> Self:
        """Returns an independent position, equal to this one; only flat lists are copied, rows are shared."""
        other = self.__class__()
        other.players = self.players
        other.options = self.options
        other.carried = self.carried
        other.stack = self.stack[:]
        other.opened = self.opened
        generator: Generator | None = self.generator
        other.generator = generator if generator is None else generator.copy()
        other.trail = []
        other.log = None
        other.sampled = self.sampled
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
