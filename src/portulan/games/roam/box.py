"""The box: what the content files hold, checked, counted against the contract (RO-COMP), and laid out for the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from portulan.engine.content import Component, read_entries
from portulan.engine.errors import FileError
from portulan.engine.packs import folder_of
from portulan.games.roam.map import (
    COLUMNS_OF_CARD,
    ROWS_OF_CARD,
    SIZE,
    SLOT_COUNT,
    local_square,
)
from portulan.games.roam.moves import (
    ABILITIES,
    AT,
    CARDS,
    FIRST_START,
    STARTS,
    TERRAINS,
    TILES,
    USE,
    USE_TURNED,
)
from portulan.games.roam.shapes import FIXED, NOTHING, OPTIONAL, drawn, placements

FOLDER: Final = Path(__file__).parent
PLAYERS: Final = (2, 3, 4)

BIOMES: Final = ("forest", "desert", "ruins", "swamp", "ice", "coast")

_KINDS: Final = {
    "terrain": ("RO-COMP-1", "Terrain/character cards", 43),
    "start": ("RO-COMP-2", "Start cards", 12),
    "promo": ("RO-COMP-7", "Promotional animal cards", 5),
}
_OTHERS: Final = {
    "RO-COMP-3": ("Exploration markers", 96),
    "RO-COMP-5": ("Player aid cards", 4),
    "RO-COMP-6": ("Outpost card", 1),
    "RO-COMP-8": ("Coins of value 1", 30),
    "RO-COMP-9": ("Coins of value 5", 6),
}
_KIND_OF: Final = {"T": "terrain", "P": "promo", "S": "start"}

MOST_ROTATIONS: Final = 3
"""No turn of a shape costs more ROTATE tiles than this (RO-ARTROT-3; option rotate)."""

COST_EITHER_WAY: Final = (0, 1, 2, 1)
COST_CLOCKWISE: Final = (0, 1, 2, 3)
"""ROTATE tiles for each number of quarter turns clockwise."""


class CardEntry(NamedTuple):
    """A card: the character's shape and points, and the coin symbols of its terrain, scroll at the bottom."""

    id: str
    kind: str
    shape: list[str]
    points: int
    coins: list[str]
    biome: str


class TileEntry(NamedTuple):
    """An artifact tile."""

    id: str
    ability: str
    cost: int
    points: int


class ComponentEntry(NamedTuple):
    """A component that is neither card nor tile."""

    id: str
    name: str
    number: int


class Box:
    """The content of one folder with all that follows from it, in lists by the number of a card or tile.

    A shape on a side with extra turns is a *posture*, `4 * card + quarter turns`, because turns add up.
    """

    def __init__(
        self, cards: Sequence[CardEntry], tiles: Sequence[TileEntry], others: Sequence[ComponentEntry] = ()
    ) -> None:
        self.cards: Final = {CARDS.index(card.id): card for card in cards}
        self.tiles: Final = {TILES.index(tile.id): tile for tile in tiles}
        self.others: Final = tuple(others)
        self.terrain: Final = _bits([n for n, card in self.cards.items() if card.kind == "terrain"])
        """The cards of the deck, as a set of bits."""
        self.promo: Final = _bits([n for n, card in self.cards.items() if card.kind == "promo"])
        self.points: Final = [self.cards[n].points if n in self.cards else 0 for n in range(len(CARDS))]
        self.all_tiles: Final = _bits(list(self.tiles))
        self.cost: Final = [self.tiles[n].cost if n in self.tiles else 0 for n in range(len(TILES))]
        self.cheapest: Final = min((tile.cost for tile in tiles), default=0)
        self.tile_points: Final = [self.tiles[n].points if n in self.tiles else 0 for n in range(len(TILES))]
        self.ability: Final = [
            _bits([n for n, tile in self.tiles.items() if tile.ability == name]) for name in ABILITIES
        ]
        """The tiles of each ability."""
        self.fixed: Final[list[list[int]]] = [[] for _ in range(4 * len(CARDS))]
        """For each posture and corner the fixed squares; 0 where the shape does not fit."""
        self.optional: Final[list[list[int]]] = [[] for _ in range(4 * len(CARDS))]
        """For each posture and corner the optional squares that lie inside the map."""
        self.corners: Final[list[list[int]]] = [[] for _ in range(4 * len(CARDS))]
        """For each posture the moves `at` of a complete map."""
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
            posture = 4 * number + quarters
            self.fixed[posture] = where.fixed
            self.optional[posture] = where.optional
            self.corners[posture] = [AT.base + corner for corner in where.corners()]
        self.turns[number] = [quarters for quarters in (1, 2, 3) if shapes[quarters] != shapes[0]]

    def _uses(self, card: int, cost: tuple[int, ...], tiles: int) -> list[int]:
        turned = [quarters for quarters in self.turns[card] if cost[quarters] <= tiles]
        return [USE.base + card, *(USE_TURNED.move(card, quarters - 1) for quarters in turned)]

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
        return _bits([n for n, other in self.cards.items() if n < FIRST_START and other.coins == coins])


_placements = cache(placements)


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def read(folder: Path) -> Box:
    """Reads and checks the content files of a folder."""
    path = folder / "cards.toml"
    cards = read_entries(path, "card", CardEntry)
    for card in cards:
        _check_card(path, card)
    have = {card.id for card in cards}
    for start in STARTS:
        if start not in have:
            raise FileError(f"{path.name}: card {start!r} is missing")
    if sum(card.kind == "terrain" for card in cards) < SLOT_COUNT:
        raise FileError(f"{path.name}: a map needs {SLOT_COUNT} terrain cards")
    path = folder / "tiles.toml"
    tiles = read_entries(path, "tile", TileEntry)
    for tile in tiles:
        if tile.id not in TILES:
            raise FileError(
                f"{path.name}: tile {tile.id!r}: field 'id' must be one of {TILES[0]} to {TILES[-1]}"
            )
        if tile.ability not in ABILITIES:
            known = ", ".join(ABILITIES)
            raise FileError(f"{path.name}: tile {tile.id!r}: field 'ability' must be one of {known}")
    path = folder / "table.toml"
    others = read_entries(path, "component", ComponentEntry)
    for other in others:
        if other.id not in _OTHERS:
            raise FileError(f"{path.name}: component {other.id!r}: field 'id' names no component")
    return Box(cards, tiles, others)


def _check_card(path: Path, card: CardEntry) -> None:
    """Refuses a card that the rules cannot play with, and names the field."""
    place = f"{path.name}: card {card.id!r}"
    if card.id not in CARDS:
        raise FileError(f"{place}: field 'id' must be T01 to T43, P1 to P5 or one of {', '.join(STARTS)}")
    if card.kind != _KIND_OF[card.id[0]]:
        raise FileError(f"{place}: field 'kind' must be {_KIND_OF[card.id[0]]!r}")
    signs = {FIXED, OPTIONAL, NOTHING}
    if not card.shape or len({len(row) for row in card.shape}) != 1 or not set("".join(card.shape)) <= signs:
        raise FileError(
            f"{place}: field 'shape' must be rows of equal length with {FIXED}, {OPTIONAL} and '.'"
        )
    if FIXED not in "".join(card.shape) or max(len(card.shape), len(card.shape[0])) > SIZE:
        raise FileError(f"{place}: field 'shape' must have a fixed square and fit into the map")
    if card.kind == "start":
        if card.coins or card.biome:
            raise FileError(f"{place}: a start card has no terrain: no 'coins' and no 'biome'")
        return
    rows = [row for row in card.coins if len(row) == COLUMNS_OF_CARD and set(row) <= set("012")]
    if len(card.coins) != ROWS_OF_CARD or len(rows) != ROWS_OF_CARD:
        raise FileError(f"{place}: field 'coins' must be three rows of two digits 0 to 2")
    if card.biome not in BIOMES:
        raise FileError(f"{place}: field 'biome' must be one of {', '.join(BIOMES)}")


@cache
def box() -> Box:
    """Opens the box that is played with: the one that ships, or somebody's own."""
    return read(folder_of("roam", FOLDER / "content"))


def components(folder: Path | None = None) -> list[Component]:
    """Compares what is present with what the contract counts, in the order of the contract; 0 of what is missing."""
    content = box() if folder is None else read(folder)
    found = {ident: Component(ident, name, want, 0) for ident, (name, want) in _OTHERS.items()}
    for other in content.others:
        found[other.id] = Component(other.id, other.name, _OTHERS[other.id][1], other.number)
    for kind, (ident, name, want) in _KINDS.items():
        have = sum(card.kind == kind for card in content.cards.values())
        found[ident] = Component(ident, name, want, have)
    found["RO-COMP-4"] = Component("RO-COMP-4", "Artifact tiles", 24, len(content.tiles))
    return [found[ident] for ident in sorted(found, key=lambda ident: int(ident.rsplit("-", 1)[1]))]
