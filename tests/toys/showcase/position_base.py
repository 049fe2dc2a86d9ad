"""The fields of a position as a class; written by `portulan generate` from `fields.py`: change that."""

from __future__ import annotations

from typing import ClassVar, Self

from portulan.engine.fields import AnyDeclaration
from portulan.engine.generator import Generator
from portulan.engine.state import State
from tests.toys.showcase.fields import FIELDS


class PositionBase(State):
    """What `fields.py` declares, as attributes; copies share nothing that changes."""

    __slots__ = (
        "ashore",
        "cards",
        "cell",
        "coins",
        "die",
        "friends",
        "hearts",
        "known",
        "outcome",
        "place",
        "read",
        "solved",
        "tools",
        "tries",
        "turns",
    )

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = FIELDS

    place: int
    """Where the explorer stands in the bay."""
    cell: int
    """Where the explorer stands on the island."""
    ashore: int
    """Whether the explorer is on the island."""
    known: list[int]
    """Each cell: unknown, in the fog, or known."""
    read: list[int]
    """Whether the page of each place was read."""
    outcome: int
    """What came of the choice on the open page: nothing, won, lost."""
    friends: list[int]
    """Who takes part."""
    tools: list[int]
    """What is used."""
    cards: int
    """Cards to draw for the climb."""
    die: int
    """What the die shows; 0 before it is thrown."""
    coins: int
    """Coins gained."""
    hearts: int
    """Hearts left."""
    tries: int
    """Numbers tried in vain."""
    solved: int
    """Whether the hidden number was found."""
    turns: int
    """What was done so far; the boat leaves when it is enough."""

    def clear(self) -> None:
        """Gives every field its value in a blank position."""
        self.place = 0
        self.cell = 0
        self.ashore = 0
        self.known = [0] * 10
        self.read = [0] * 10
        self.outcome = 0
        self.friends = [0] * 2
        self.tools = [0] * 2
        self.cards = 0
        self.die = 0
        self.coins = 0
        self.hearts = 0
        self.tries = 0
        self.solved = 0
        self.turns = 0

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
        other.place = self.place
        other.cell = self.cell
        other.ashore = self.ashore
        other.known = self.known[:]
        other.read = self.read[:]
        other.outcome = self.outcome
        other.friends = self.friends[:]
        other.tools = self.tools[:]
        other.cards = self.cards
        other.die = self.die
        other.coins = self.coins
        other.hearts = self.hearts
        other.tries = self.tries
        other.solved = self.solved
        other.turns = self.turns
        return other
