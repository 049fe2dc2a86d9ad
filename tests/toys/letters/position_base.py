"""The fields of a position as a class; written by `portulan generate` from `fields.py`: change that."""

from __future__ import annotations

from typing import ClassVar, Self

from portulan.engine.fields import AnyDeclaration
from portulan.engine.generator import Generator
from portulan.engine.state import State
from tests.toys.letters.fields import FIELDS


class PositionBase(State):
    """What `fields.py` declares, as attributes; copies share nothing that changes."""

    __slots__ = (
        "at",
        "biscuits",
        "day",
        "days",
        "delivered",
        "hours",
        "keepsake",
        "kit",
        "light",
        "page",
        "pips",
        "season",
        "table",
        "warmth",
        "wrong",
    )

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = FIELDS

    season: int
    """Which season it is."""
    days: int
    """How many days the match lasts."""
    light: int
    """Hours of light in a day, for each carrier."""
    day: int
    """Today; 0 before the first one."""
    hours: list[int]
    """Hours that each carrier has left today."""
    at: list[int]
    """Where each carrier is, in the valley or on the Table."""
    warmth: list[int]
    """How warm each carrier is."""
    biscuits: list[int]
    """Biscuits of each carrier."""
    kit: list[int]
    """What each carrier has packed."""
    keepsake: list[int]
    """What each carrier kept from the winter."""
    table: list[int]
    """The card that lies on each cell; the others are in the fog."""
    page: int
    """The page that lies open."""
    pips: int
    """What the die shows; 0 before it is thrown."""
    wrong: int
    """Wrong numbers that were tried on the strongbox."""
    delivered: int
    """Whether the letter was delivered."""

    def clear(self) -> None:
        """Gives every field its value in a blank position."""
        self.day = 0
        self.hours = [0] * self.players
        self.at = [-1] * self.players
        self.warmth = [4] * self.players
        self.biscuits = [0] * self.players
        self.kit = [-1] * (2 * self.players)
        self.keepsake = [-1] * self.players
        self.table = [-1] * 25
        self.page = -1
        self.pips = 0
        self.wrong = 0
        self.delivered = 0

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
        other.season = self.season
        other.days = self.days
        other.light = self.light
        other.day = self.day
        other.hours = self.hours[:]
        other.at = self.at[:]
        other.warmth = self.warmth[:]
        other.biscuits = self.biscuits[:]
        other.kit = self.kit[:]
        other.keepsake = self.keepsake[:]
        other.table = self.table[:]
        other.page = self.page
        other.pips = self.pips
        other.wrong = self.wrong
        other.delivered = self.delivered
        return other
