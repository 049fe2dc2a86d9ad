"""Scoring (RO-SCORE): points of cards, tiles and the Outpost, and who wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from portulan.games.roam.deck import numbers_in
from portulan.games.roam.table import Table

OUTPOST_POINTS: Final = 3


class Sheet(NamedTuple):
    """The points of one player."""

    cards: int
    tiles: int
    outpost: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.cards + self.tiles + self.outpost


def sheet(table: Table, seat: int) -> Sheet:
    """Counts a player's points as if the game ended now; ready or used makes no difference (RO-SCORE-1 to -4)."""
    points, tile_points = table.box.points, table.box.tile_points
    return Sheet(
        cards=sum(points[card] for card in numbers_in(table.cards[seat])),
        tiles=sum(tile_points[tile] for tile in numbers_in(table.tiles[seat])),
        outpost=OUTPOST_POINTS if table.outpost == seat else 0,
    )


def keys(table: Table) -> list[tuple[int, int]]:
    """Gives points and then coins of every seat, by which all places are decided (RO-SCORE-6, RO-SCORE-7)."""
    return [(sheet(table, seat).total, table.coins[seat]) for seat in range(table.players)]


def winners(table: Table) -> list[int]:
    """The most points, then the most coins, then together (RO-SCORE-6)."""
    found = keys(table)
    return [seat for seat, key in enumerate(found) if key == max(found)]


def ranks(table: Table) -> list[int]:
    """The place of every seat, from 1; equal keys share a place (RO-SCORE-7)."""
    found = keys(table)
    return [1 + sum(other > key for other in found) for key in found]
