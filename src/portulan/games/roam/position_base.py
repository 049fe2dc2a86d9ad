"""The fields of a position as a class; written by `portulan generate` from `fields.py`: change that."""

from __future__ import annotations

from typing import ClassVar, Self

from portulan.engine.fields import AnyDeclaration
from portulan.engine.generator import Generator
from portulan.engine.state import State
from portulan.games.roam.fields import FIELDS
from portulan.games.roam.options import Ruleset


class PositionBase(State):
    """What `fields.py` declares, as attributes; copies share nothing that changes."""

    __slots__ = (
        "active",
        "bought",
        "cards",
        "coins",
        "covered",
        "deck",
        "first",
        "gone",
        "land",
        "market",
        "marks",
        "ones",
        "order",
        "outpost",
        "pile",
        "ready",
        "rounds_without_card",
        "rules",
        "sides",
        "slots",
        "spare",
        "supply",
        "taken",
        "tiles",
        "tiles_ready",
        "top",
        "turn",
        "turned",
        "twos",
        "upper",
        "used",
    )

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = FIELDS

    rules: Ruleset
    """The rules as the options settle them."""
    sides: list[int]
    """The side of each seat; -1 before it is chosen."""
    order: list[int]
    """The seats clockwise around the map (RO-SETUP-15)."""
    first: int
    """Who has the first turn."""
    turn: int
    """Turns that are over."""
    rounds_without_card: int
    """Complete rounds in a row in which no card left the map; -1 in a round in which one did
    (RO-LIMIT-7)."""
    active: int
    """The seat whose turn it is."""
    slots: list[int]
    """The card in each slot of the map."""
    land: int
    """The squares of filled slots: the map as it is (RO-LIMIT-4)."""
    ones: int
    """Squares with one coin symbol at least."""
    twos: int
    """Squares with two coin symbols."""
    marks: list[int]
    """Squares with a marker of each seat, the lower one of a stack."""
    upper: list[int]
    """Squares where the upper marker of a stack is of each seat."""
    taken: int
    """Squares with a marker at all."""
    supply: list[int]
    """Markers that each seat still has."""
    coins: list[int]
    """Coins of each seat."""
    cards: list[int]
    """The characters of each seat: in the beginning the three of its colour (RO-SETUP-2)."""
    ready: list[int]
    """Those of them that are ready (RO-SETUP-13)."""
    tiles: list[int]
    """The artifact tiles of each seat."""
    tiles_ready: list[int]
    """Those of them that are ready."""
    deck: int
    """The deck below its top card, a set because nobody knows its order (RO-INFO-5)."""
    top: int
    """The top card of the deck, which everybody sees (RO-INFO-2)."""
    gone: int
    """Cards that left the game unowned (option all_pass)."""
    market: list[int]
    """The face-up tiles; a gap is -1."""
    pile: int
    """The artifact pile, a set as well."""
    used: int
    """The character used this turn."""
    turned: int
    """Its extra quarter turns clockwise."""
    covered: int
    """The squares that its shape covers: fixed ones, and optional ones paid for."""
    spare: int
    """Its optional squares inside the map that may still be paid for."""
    bought: int
    """Tiles bought this turn."""
    outpost: int
    """Who holds the Outpost; -1 nobody."""

    def clear(self) -> None:
        """Gives every field its value in a blank position."""
        self.sides = [-1] * self.players
        self.order = [0] * self.players
        self.first = 0
        self.turn = 0
        self.rounds_without_card = 0
        self.active = 0
        self.slots = [-1] * 6
        self.land = 0
        self.ones = 0
        self.twos = 0
        self.marks = [0] * self.players
        self.upper = [0] * self.players
        self.taken = 0
        self.supply = [24] * self.players
        self.coins = [0] * self.players
        self.cards = [0] * self.players
        self.ready = [0] * self.players
        self.tiles = [0] * self.players
        self.tiles_ready = [0] * self.players
        self.deck = 0
        self.top = -1
        self.gone = 0
        self.market = []
        self.pile = 0
        self.used = -1
        self.turned = 0
        self.covered = 0
        self.spare = 0
        self.bought = 0
        self.outpost = -1

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
        other.rules = self.rules
        other.sides = self.sides[:]
        other.order = self.order[:]
        other.first = self.first
        other.turn = self.turn
        other.rounds_without_card = self.rounds_without_card
        other.active = self.active
        other.slots = self.slots[:]
        other.land = self.land
        other.ones = self.ones
        other.twos = self.twos
        other.marks = self.marks[:]
        other.upper = self.upper[:]
        other.taken = self.taken
        other.supply = self.supply[:]
        other.coins = self.coins[:]
        other.cards = self.cards[:]
        other.ready = self.ready[:]
        other.tiles = self.tiles[:]
        other.tiles_ready = self.tiles_ready[:]
        other.deck = self.deck
        other.top = self.top
        other.gone = self.gone
        other.market = self.market[:]
        other.pile = self.pile
        other.used = self.used
        other.turned = self.turned
        other.covered = self.covered
        other.spare = self.spare
        other.bought = self.bought
        other.outpost = self.outpost
        return other
