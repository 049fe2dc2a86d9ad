"""What the content files hold: cards, artifact tiles and the other components, with the checks that the rules need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from portulan.content import Content, Entry, Finding, Lint, Natural, Schema, read_content
from portulan.content.components import ComponentEntry, compare_components, component_lint
from portulan.engine.content import Component
from portulan.games.roam.map import COLUMNS_OF_CARD, ROWS_OF_CARD, SIZE, SLOT_COUNT
from portulan.games.roam.moves import ABILITIES, CARDS, STARTS, TILES
from portulan.games.roam.shapes import FIXED, NOTHING, OPTIONAL

BIOMES: Final = ("forest", "desert", "ruins", "swamp", "ice", "coast")

FOLDER: Final = Path(__file__).parent

KINDS: Final = {
    "terrain": ("RO-COMP-1", "Terrain/character cards", 43),
    "start": ("RO-COMP-2", "Start cards", 12),
    "promo": ("RO-COMP-7", "Promotional animal cards", 5),
}
"""The components that are cards, by the kind of a card, with their numbers."""

OTHERS: Final = {
    "RO-COMP-3": ("Exploration markers", 96),
    "RO-COMP-5": ("Player aid cards", 4),
    "RO-COMP-6": ("Outpost card", 1),
    "RO-COMP-8": ("Coins of value 1", 30),
    "RO-COMP-9": ("Coins of value 5", 6),
}
"""The components that are neither card nor tile, with their numbers."""

_KIND_OF: Final = {"T": "terrain", "P": "promo", "S": "start"}


class CardEntry(Entry, frozen=True):
    """A card: the character's shape and points, and the coin symbols of its terrain, scroll at the bottom."""

    kind: str
    shape: list[str]
    points: Natural
    coins: list[str]
    biome: str


class TileEntry(Entry, frozen=True):
    """An artifact tile."""

    ability: str
    cost: Natural
    points: Natural


def _cards(content: Content) -> Iterator[Finding]:
    for card in content.all(CardEntry):
        for field, text in _against_card(card):
            yield content.finding(card, field, text)
    for start in STARTS:
        if start not in content.places:
            yield Finding("content", "", "", f"card {start!r} is missing")
    if sum(card.kind == "terrain" for card in content.all(CardEntry)) < SLOT_COUNT:
        yield Finding("content", "", "", f"a map needs {SLOT_COUNT} terrain cards")


def _against_card(card: CardEntry) -> Iterator[tuple[str, str]]:
    """Names the fields of a card that the rules cannot play with."""
    if card.id not in CARDS:
        yield "id", f"must be T01 to T43, P1 to P5 or one of {', '.join(STARTS)}"
    elif card.kind != _KIND_OF[card.id[0]]:
        yield "kind", f"must be {_KIND_OF[card.id[0]]!r}"
    signs = {FIXED, OPTIONAL, NOTHING}
    if not card.shape or len({len(row) for row in card.shape}) != 1 or not set("".join(card.shape)) <= signs:
        yield "shape", f"must be rows of equal length with {FIXED}, {OPTIONAL} and '.'"
    elif FIXED not in "".join(card.shape) or max(len(card.shape), len(card.shape[0])) > SIZE:
        yield "shape", "must have a fixed square and fit into the map"
    if card.kind == "start":
        if card.coins or card.biome:
            yield "", "a start card has no terrain: no 'coins' and no 'biome'"
        return
    rows = [row for row in card.coins if len(row) == COLUMNS_OF_CARD and set(row) <= set("012")]
    if len(card.coins) != ROWS_OF_CARD or len(rows) != ROWS_OF_CARD:
        yield "coins", "must be three rows of two digits 0 to 2"
    if card.biome not in BIOMES:
        yield "biome", f"must be one of {', '.join(BIOMES)}"


def _tiles(content: Content) -> Iterator[Finding]:
    for tile in content.all(TileEntry):
        if tile.id not in TILES:
            yield content.finding(tile, "id", f"must be one of {TILES[0]} to {TILES[-1]}")
        if tile.ability not in ABILITIES:
            yield content.finding(tile, "ability", f"must be one of {', '.join(ABILITIES)}")


SCHEMA: Final = Schema(
    {"card": CardEntry, "tile": TileEntry, "component": ComponentEntry},
    lints=(
        Lint("cards", "the cards can be played with", _cards, needed=True),
        Lint("tiles", "the tiles are those of the rules", _tiles, needed=True),
        component_lint(OTHERS),
    ),
)


def read(pack: Path | None = None, checked: bool = True) -> Content:
    """Reads the content that ships, with the pack of a folder laid over it."""
    return read_content(SCHEMA, FOLDER, pack, checked=checked)


def components(content: Content) -> list[Component]:
    """Compares what is present with what the contract counts."""
    counted = [Component("RO-COMP-4", "Artifact tiles", 24, len(content.all(TileEntry)))]
    for kind, (clause, name, want) in KINDS.items():
        have = sum(card.kind == kind for card in content.all(CardEntry))
        counted.append(Component(clause, name, want, have))
    return compare_components(content, OTHERS, counted)
