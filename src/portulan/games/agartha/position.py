"""A position: everything that lies on the table, and the few changes that all chapters of the rules share."""

from __future__ import annotations

from portulan.games.agartha.board import OPENED_BY, SLOT_COUNT
from portulan.games.agartha.box import box
from portulan.games.agartha.cards import UNIT, size
from portulan.games.agartha.options import Ruleset
from portulan.games.agartha.position_base import PositionBase


class Position(PositionBase):
    """What lies on the table, as small ints: boards are flat lists, seven slots a seat."""

    __slots__ = ()

    def prepare(self) -> None:
        """Reads the options, and lays the tiles for the number of players."""
        self.rules = Ruleset(self.players, self.options)
        self.tile_count = box().tiles[self.players]
        self.tiles = [()] * self.tile_count

    def put(self, seat: int, kind: int, slot: int) -> None:
        """Lays a card in a slot; the number of cards changes, so the slot opens (AG-VAL-2, AG-VAL-5)."""
        self.board[seat * SLOT_COUNT + slot] += UNIT[kind]
        self.open |= OPENED_BY[slot]

    def take(self, seat: int, kind: int, slot: int) -> None:
        """Takes a card out of a slot; that opens the slot as well (AG-VAL-4)."""
        self.lift(seat, kind, slot)
        self.open |= OPENED_BY[slot]

    def lift(self, seat: int, kind: int, slot: int) -> None:
        """Takes a card out of a slot and opens nothing; cards left from a validation go first."""
        self.board[seat * SLOT_COUNT + slot] -= UNIT[kind]
        opened = OPENED_BY[slot]
        if opened:
            left = self.left
            index = opened >> 1
            if left[index] and left[index] >> 6 * kind & 63:
                left[index] -= UNIT[kind]

    def take_from_tile(self, tile: int, kind: int) -> None:
        """Removes one card of a kind from a tile."""
        cards = list(self.tiles[tile])
        cards.remove(kind)
        self.tiles[tile] = tuple(cards)

    def pile_size(self) -> int:
        """Counts the whole pile."""
        total = self.pile_count
        for cards in self.under:
            total += size(cards)
        return total


def clockwise(state: Position) -> list[int]:
    """Lists the seats clockwise from the holder."""
    return [(state.holder + turn) % state.players for turn in range(state.players)]
