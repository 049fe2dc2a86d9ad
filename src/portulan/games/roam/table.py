"""The table: everything that lies on it, and the few gestures that all chapters of the rules share.

Sets of squares, cards and tiles are the bits of one int each, so that a player's markers or characters are one number.
"""

from __future__ import annotations

from typing import ClassVar, Final, Self

from portulan.engine.state import State
from portulan.games.roam.box import Box, box
from portulan.games.roam.map import RINGS, SLOT_COUNT
from portulan.games.roam.moves import FIRST_START, SAID_OUTPOST
from portulan.games.roam.options import Ruleset

MARKERS: Final = 24
"""Markers of each colour (RO-COMP-3)."""

MARKET_SIZE: Final = 4
NOBODY: Final = -1
NONE: Final = -1
"""No card, no tile: a vacant slot, an empty deck, a gap in the market."""


class Table(State):
    """What lies on the table, as small ints; a subclass with another `box` plays with other cards."""

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

    box: ClassVar[Box] = box()

    FIELDS: ClassVar[dict[str, str]] = {
        "sides": "ints",
        "order": "ints",
        "first": "int",
        "turn": "int",
        "rounds_without_card": "int",
        "active": "int",
        "slots": "ints",
        "land": "int",
        "ones": "int",
        "twos": "int",
        "marks": "ints",
        "upper": "ints",
        "taken": "int",
        "supply": "ints",
        "coins": "ints",
        "cards": "ints",
        "ready": "ints",
        "tiles": "ints",
        "tiles_ready": "ints",
        "deck": "int",
        "top": "int",
        "gone": "int",
        "market": "ints",
        "pile": "int",
        "used": "int",
        "turned": "int",
        "covered": "int",
        "spare": "int",
        "bought": "int",
        "outpost": "int",
    }

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options)
        self.rules = Ruleset(options)
        self.sides = self.rules.sides[:] or [NONE] * players
        """The side of each seat; -1 before it is chosen."""
        self.order = list(range(players))
        """The seats clockwise around the map (RO-SETUP-15)."""
        self.first = 0
        self.turn = 0
        """Turns that are over."""
        self.rounds_without_card = 0
        """Complete rounds in a row in which no card left the map; -1 in a round in which one did (RO-LIMIT-7)."""
        self.active = 0
        """The seat whose turn it is."""
        self.slots = [NONE] * SLOT_COUNT
        """The card in each slot of the map."""
        self.land = 0
        """The squares of filled slots: the map as it is (RO-LIMIT-4)."""
        self.ones = 0
        """Squares with one coin symbol at least."""
        self.twos = 0
        """Squares with two coin symbols."""
        self.marks = [0] * players
        """Squares with a marker of each seat, the lower one of a stack."""
        self.upper = [0] * players
        """Squares where the upper marker of a stack is of each seat."""
        self.taken = 0
        """Squares with a marker at all."""
        self.supply = [MARKERS] * players
        self.coins = [0] * players
        self.cards = [7 << FIRST_START + 3 * seat for seat in range(players)]
        """The characters of each seat: in the beginning the three of its colour (RO-SETUP-2)."""
        self.ready = self.cards[:]
        """Those of them that are ready (RO-SETUP-13)."""
        self.tiles = [0] * players
        self.tiles_ready = [0] * players
        self.deck = 0
        """The deck below its top card, a set because nobody knows its order (RO-INFO-5)."""
        self.top = NONE
        """The top card of the deck, which everybody sees (RO-INFO-2)."""
        self.gone = 0
        """Cards that left the game unowned (option all_pass)."""
        self.market: list[int] = []
        """The face-up tiles; a gap is -1."""
        self.pile = 0
        """The artifact pile, a set as well."""
        self.used = NONE
        """The character used this turn."""
        self.turned = 0
        """Its extra quarter turns clockwise."""
        self.covered = 0
        """The squares that its shape covers: fixed ones, and optional ones that were paid for."""
        self.spare = 0
        """Its optional squares inside the map that may still be paid for."""
        self.bought = 0
        """Tiles bought this turn."""
        self.outpost = NOBODY

    def copy(self) -> Self:
        """Returns an independent state; only flat lists are copied."""
        other = self.__class__.__new__(self.__class__)
        other.players = self.players
        other.options = self.options
        other.stack = self.stack[:]
        generator = self.generator
        other.generator = generator if generator is None else generator.copy()
        other.trail = []
        other.log = None
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

    def blocked(self, seat: int) -> int:
        """Gathers the squares that cannot receive a marker of a seat (RO-PLACE-5, RO-STACK-2)."""
        if not self.rules.stacking:
            return self.taken
        full = 0
        for bits in self.upper:
            full |= bits
        return full if self.rules.stack_own else full | self.marks[seat]

    def put(self, seat: int, squares: int) -> int:
        """Places markers of a seat on squares that can receive them; returns the coins gained (RO-COIN-1).

        A marker on top of another one gains nothing (RO-STACK-4).
        """
        lower = squares & ~self.taken
        self.marks[seat] |= lower
        if lower != squares:
            self.upper[seat] |= squares ^ lower
        self.taken |= squares
        self.supply[seat] -= squares.bit_count()
        coins = (lower & self.ones).bit_count() + (lower & self.twos).bit_count()
        self.coins[seat] += coins
        if self.rules.outpost_at_once:
            self.look_for_outpost()
        return coins

    def clockwise(self, seat: int) -> list[int]:
        """Lists all seats clockwise from one of them (RO-TURN-1)."""
        place = self.order.index(seat)
        return self.order[place:] + self.order[:place]

    def look_for_outpost(self) -> None:
        """Gives the Outpost to whoever surrounds a marker of another player (RO-OUTPOST-2 to RO-OUTPOST-7).

        If several do so at one moment, the first one clockwise from the active player obtains it.
        """
        if self.outpost != NOBODY:
            return
        for seat in self.clockwise(self.active):
            own = self.marks[seat] | self.upper[seat]
            others = 0
            for other in range(self.players):
                if other != seat:
                    others |= self.marks[other] | self.upper[other]
            for centre, ring in RINGS:
                if own & ring == ring and others & centre:
                    self.outpost = seat
                    self.tell(SAID_OUTPOST, seat)
                    return
