"""The box: what the content files hold, laid out for the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from portulan.content import Content
from portulan.games.roam.bits import bits_of
from portulan.games.roam.entries import CardEntry, TileEntry, read
from portulan.games.roam.map import local_square
from portulan.games.roam.moves import (
    ABILITIES,
    AT,
    CARDS,
    FIRST_START,
    TERRAINS,
    TILES,
    USE,
    USE_TURNED,
)
from portulan.games.roam.shapes import drawn, placements

MOST_ROTATIONS: Final = 3
"""No turn of a shape costs more ROTATE tiles than this (RO-ARTROT-3; option rotate)."""

COST_EITHER_WAY: Final = (0, 1, 2, 1)
COST_CLOCKWISE: Final = (0, 1, 2, 3)
"""ROTATE tiles for each number of quarter turns clockwise."""


class Box:
    """The content of one folder with all that follows from it, in lists by the number of a card or tile.

    A shape on a side with extra turns is a *posture*, `4 * card + quarter turns`, because turns add up.
    """

    def __init__(self, cards: Sequence[CardEntry], tiles: Sequence[TileEntry]) -> None:
        self.cards: Final = {CARDS.index(card.id): card for card in cards}
        self.tiles: Final = {TILES.index(tile.id): tile for tile in tiles}
        self.terrain: Final = bits_of([n for n, card in self.cards.items() if card.kind == "terrain"])
        """The cards of the deck, as a set of bits."""
        self.promo: Final = bits_of([n for n, card in self.cards.items() if card.kind == "promo"])
        self.points: Final = [self.cards[n].points if n in self.cards else 0 for n in range(len(CARDS))]
        self.all_tiles: Final = bits_of(list(self.tiles))
        self.cost: Final = [self.tiles[n].cost if n in self.tiles else 0 for n in range(len(TILES))]
        self.cheapest: Final = min((tile.cost for tile in tiles), default=0)
        self.tile_points: Final = [self.tiles[n].points if n in self.tiles else 0 for n in range(len(TILES))]
        self.ability: Final = [
            bits_of([n for n, tile in self.tiles.items() if tile.ability == name]) for name in ABILITIES
        ]
        """The tiles of each ability."""
        self.places: Final[list[dict[int, tuple[int, int]]]] = [{} for _ in range(4 * len(CARDS))]
        """For each posture the moves `at` of a complete map, each with the fixed and the optional squares there."""
        self.corners: Final[list[list[int]]] = [[] for _ in range(4 * len(CARDS))]
        """The same moves alone."""
        self.turns: Final[list[list[int]]] = [[] for _ in range(len(CARDS))]
        """For each card the extra quarter turns that change its shape (RO-ARTROT-4)."""
        for number, card in self.cards.items():
            self._lay_out(number, card)
        self.uses: Final = [
            [[self._uses(card, cost, tiles) for card in range(len(CARDS))] for tiles in range(4)]
            for cost in (COST_EITHER_WAY, COST_CLOCKWISE)
        ]
        """The moves `use` of a card, by the option rotate and the number of ready ROTATE tiles."""
        self.ones: Final = [
            self._symbols(card, slot, 1) for card in range(len(TERRAINS)) for slot in range(6)
        ]
        self.twos: Final = [
            self._symbols(card, slot, 2) for card in range(len(TERRAINS)) for slot in range(6)
        ]
        """Squares with at least one, and with two coin symbols, by `6 * card + slot` (RO-GEO-9)."""
        self.same_face: Final = [self._alike(card) for card in range(len(TERRAINS))]
        """The cards whose terrain side shows the same coin symbols, as sets of bits."""

    def _lay_out(self, number: int, card: CardEntry) -> None:
        """Lays a card everywhere; many a turned shape is one that was laid before, and start sets are all alike."""
        shapes = [drawn(card.shape, quarters) for quarters in range(4)]
        for quarters, shape in enumerate(shapes):
            where = _placements(shape)
            places = {AT.move(n): (where.fixed[n], where.optional[n]) for n in where.corners()}
            self.places[4 * number + quarters] = places
            self.corners[4 * number + quarters] = list(places)
        self.turns[number] = [quarters for quarters in (1, 2, 3) if shapes[quarters] != shapes[0]]

    def _uses(self, card: int, cost: tuple[int, ...], tiles: int) -> list[int]:
        turned = [quarters for quarters in self.turns[card] if cost[quarters] <= tiles]
        return [USE.move(card), *(USE_TURNED.move(card, quarters - 1) for quarters in turned)]

    def _symbols(self, card: int, slot: int, least: int) -> int:
        if card not in self.cards:
            return 0
        bits = 0
        for i, row in enumerate(self.cards[card].coins):
            for j, digit in enumerate(row):
                if int(digit) >= least:
                    bits |= 1 << local_square(slot, i, j)
        return bits

    def _alike(self, card: int) -> int:
        if card not in self.cards:
            return 0
        coins = self.cards[card].coins
        return bits_of([n for n, other in self.cards.items() if n < FIRST_START and other.coins == coins])


_placements = cache(placements)


def open_box(content: Content) -> Box:
    """Lays out what was read."""
    return Box(content.all(CardEntry), content.all(TileEntry))


@cache
def box() -> Box:
    """Opens the box that ships with the game."""
    return open_box(read())
