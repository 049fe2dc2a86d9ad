"""Scoring (RO-SCORE): points of cards, tiles and the Outpost, and who wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from portulan.games.roam.bits import members
from portulan.games.roam.position import Position

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


def sheet(state: Position, seat: int) -> Sheet:
    """Counts a player's points as if the game ended now; ready or used makes no difference (RO-SCORE-1 to -4)."""
    points, tile_points = state.box.points, state.box.tile_points
    return Sheet(
        cards=sum(points[card] for card in members(state.cards[seat])),
        tiles=sum(tile_points[tile] for tile in members(state.tiles[seat])),
        outpost=OUTPOST_POINTS if state.outpost == seat else 0,
    )


def keys(state: Position) -> list[tuple[int, int]]:
    """Gives points and then coins of every seat, by which all places are decided (RO-SCORE-6, RO-SCORE-7)."""
    return [(sheet(state, seat).total, state.coins[seat]) for seat in range(state.players)]


def winners(state: Position) -> list[int]:
    """The most points, then the most coins, then together (RO-SCORE-6)."""
    found = keys(state)
    return [seat for seat, key in enumerate(found) if key == max(found)]


def ranks(state: Position) -> list[int]:
    """The place of every seat, from 1; equal keys share a place (RO-SCORE-7)."""
    found = keys(state)
    return [1 + sum(other > key for other in found) for key in found]
