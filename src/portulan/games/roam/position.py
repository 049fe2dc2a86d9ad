"""The position of a match of Roam: what lies on the table, and what all chapters of the rules ask of it or do to it."""

from __future__ import annotations

from typing import ClassVar, Final

from portulan.games.roam.box import Box, box
from portulan.games.roam.map import RINGS
from portulan.games.roam.moves import FIRST_START, SAID_OUTPOST
from portulan.games.roam.options import Ruleset
from portulan.games.roam.position_base import PositionBase

NOBODY: Final = -1
NONE: Final = -1
"""No card, no tile: a vacant slot, an empty deck, a gap in the market."""


class Position(PositionBase):
    """What lies on the table, as small ints; a subclass with another `box` plays with other cards."""

    __slots__ = ()

    box: ClassVar[Box] = box()

    def prepare(self) -> None:
        """Reads the options, and hands everybody the characters of his colour (RO-SETUP-2)."""
        self.rules = Ruleset(self.options)
        self.sides = self.rules.sides[:] or [NONE] * self.players
        self.order = list(range(self.players))
        self.cards = [7 << FIRST_START + 3 * seat for seat in range(self.players)]
        self.ready = self.cards[:]

    def blocked(self, seat: int) -> int:
        """Gathers the squares that cannot receive a marker of a seat (RO-PLACE-5, RO-STACK-2)."""
        if not self.rules.stacking:
            return self.taken
        full = self.stacked()
        return full if self.rules.stack_own else full | self.marks[seat]

    def stacked(self) -> int:
        """Gathers the squares that hold two markers (RO-STACK-1)."""
        bits = 0
        for upper in self.upper:
            bits |= upper
        return bits

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

    def has_ready(self, seat: int, ability: int) -> bool:
        """Tells whether a player has a ready tile of an ability."""
        return bool(self.tiles_ready[seat] & self.box.ability[ability])

    def turn_down(self, seat: int, ability: int) -> None:
        """Uses the ready tile of an ability with the lowest id (RO-ART-8, RO-ART-17)."""
        tiles = self.tiles_ready[seat] & self.box.ability[ability]
        self.tiles_ready[seat] ^= tiles & -tiles

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
