"""The cards and tiles: the counts of the box, and all that the contract asks of shapes, points, coins and words."""

from __future__ import annotations

import re
import statistics
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import product
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from fluent.syntax import FluentParser, ast

from portulan.content import open_pack
from portulan.games.roam.entries import FOLDER, components, read

LANGUAGES = ("en", "fr")

BIOMES = {"forest", "desert", "ruins", "swamp", "ice", "coast"}
COLOURS = ("blue", "red", "yellow", "green")
START_SHAPES = (("XXo",), ("X", "X", "o"), ("XX", "X."))
POINTS_OF_CLASS = {
    (1, 1): 4,
    (1, 2): 4,
    (2, 0): 4,
    (2, 1): 3,
    (2, 2): 3,
    (3, 0): 3,
    (3, 1): 2,
    (3, 2): 2,
    (4, 0): 2,
    (4, 1): 1,
    (5, 0): 1,
}
CARDS_OF_CLASS = {
    (1, 1): 2,
    (1, 2): 1,
    (2, 0): 4,
    (2, 1): 5,
    (2, 2): 2,
    (3, 0): 8,
    (3, 1): 7,
    (3, 2): 2,
    (4, 0): 6,
    (4, 1): 4,
    (5, 0): 2,
}
SHOWN_BY_PLAY = {"T37": -1}
"""Points more or less for cards that stood out in play (7.8; docs/roam-balance.md): the square of four is strong."""
BASE_COST = {"coin": 3, "slide": 2, "rotate": 2, "free": 2, "flip": 1, "replace": 2}

Squares = frozenset[tuple[int, int]]


class Card(NamedTuple):
    """An entry of cards.toml."""

    id: str
    kind: str
    shape: list[str]
    points: int
    coins: list[str]
    biome: str

    def squares(self, signs: str) -> Squares:
        """Gives the squares that are drawn with one of the signs."""
        return frozenset(
            (row, column)
            for row, line in enumerate(self.shape)
            for column, sign in enumerate(line)
            if sign in signs
        )

    @property
    def size(self) -> tuple[int, int]:
        """Counts the fixed and the optional squares."""
        return len(self.squares("X")), len(self.squares("o"))

    @property
    def symbols(self) -> list[int]:
        """Lists the coin symbols of the six squares, row by row, scroll at the bottom."""
        return [int(digit) for digit in "".join(self.coins)]


class Tile(NamedTuple):
    """An entry of tiles.toml."""

    id: str
    ability: str
    cost: int
    points: int


def entries(file: str, table: str) -> list[dict[str, object]]:
    data = tomllib.loads((FOLDER / "content" / file).read_text(encoding="utf-8"))
    assert list(data) == [table], f"{file} holds {list(data)}"
    return cast(list[dict[str, object]], data[table])


CARDS = [Card(**entry) for entry in entries("cards.toml", "card")]  # type: ignore[arg-type]
TILES = [Tile(**entry) for entry in entries("tiles.toml", "tile")]  # type: ignore[arg-type]
TERRAINS = [card for card in CARDS if card.kind == "terrain"]
PROMOS = [card for card in CARDS if card.kind == "promo"]
STARTS = [card for card in CARDS if card.kind == "start"]

each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
each_terrain_side = pytest.mark.parametrize("card", TERRAINS + PROMOS, ids=lambda card: card.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# The box


def test_the_cards_are_those_of_the_box_in_order() -> None:
    wanted = [f"T{number:02}" for number in range(1, 44)]
    wanted += [f"P{number}" for number in range(1, 6)]
    wanted += [f"S-{colour}-{number}" for colour in COLOURS for number in (1, 2, 3)]
    assert [card.id for card in CARDS] == wanted


@each_card
def test_the_kind_of_a_card_is_that_of_its_id(card: Card) -> None:
    assert card.kind == {"T": "terrain", "P": "promo", "S": "start"}[card.id[0]]


def test_there_are_24_tiles() -> None:
    assert [tile.id for tile in TILES] == [f"A{number:02}" for number in range(1, 25)]


def test_everything_else_is_counted() -> None:
    others = {entry["id"]: entry["number"] for entry in entries("table.toml", "component")}
    assert others == {"RO-COMP-3": 96, "RO-COMP-5": 4, "RO-COMP-6": 1, "RO-COMP-8": 30, "RO-COMP-9": 6}
    total = sum(cast(int, number) for number in others.values())
    assert len(CARDS) + len(TILES) + total == 221


# Shapes


def aspects(card: Card) -> list[tuple[Squares, Squares]]:
    """Lists the shape turned and mirrored in all eight ways, its corner moved to the origin."""
    found = []
    fixed, optional = card.squares("X"), card.squares("o")
    for _ in range(4):
        fixed = frozenset((column, -row) for row, column in fixed)
        optional = frozenset((column, -row) for row, column in optional)
        for sign in (1, -1):
            top = min(row for row, _ in fixed | optional)
            left = min(sign * column for _, column in fixed | optional)
            found.append(
                (
                    frozenset((row - top, sign * column - left) for row, column in fixed),
                    frozenset((row - top, sign * column - left) for row, column in optional),
                )
            )
    return found


def canonical(card: Card) -> str:
    return str(min((sorted(fixed), sorted(optional)) for fixed, optional in aspects(card)))


def pieces(squares: Squares, reaches: tuple[int, ...]) -> int:
    """Counts the parts that hang together by king's steps of these lengths."""
    steps = [step for step in product((-1, 0, 1), repeat=2) if step != (0, 0)]
    groups: list[set[tuple[int, int]]] = []
    for row, column in sorted(squares):
        near = {(row + reach * down, column + reach * right) for down, right in steps for reach in reaches}
        touched = [group for group in groups if group & near]
        groups = [group for group in groups if not group & near]
        groups.append({(row, column)}.union(*touched))
    return len(groups)


@each_card
def test_a_drawing_is_a_tight_box_of_known_signs(card: Card) -> None:
    assert len({len(row) for row in card.shape}) == 1
    assert set("".join(card.shape)) <= set("Xo.")
    columns = ["".join(column) for column in zip(*card.shape, strict=True)]
    for border in (card.shape[0], card.shape[-1], columns[0], columns[-1]):
        assert set(border) != {"."}
    assert len(card.shape) <= 4
    assert len(columns) <= 4


@pytest.mark.rule("RO-LIMIT-6")
@each_card
def test_a_character_has_one_to_five_fixed_and_up_to_two_optional_squares(card: Card) -> None:
    fixed, optional = card.size
    assert 1 <= fixed <= 5
    assert 0 <= optional <= 2
    assert fixed + optional <= 6


@each_card
def test_a_shape_hangs_together_or_has_gaps_of_one_square(card: Card) -> None:
    assert pieces(card.squares("Xo"), (1, 2)) == 1


def test_at_most_three_shapes_have_a_gap() -> None:
    torn = [card.id for card in CARDS if pieces(card.squares("Xo"), (1,)) > 1]
    assert len(torn) <= 3, torn


def test_no_two_cards_have_the_same_drawing() -> None:
    first: dict[tuple[str, ...], str] = {}
    for card in TERRAINS + PROMOS:
        assert tuple(card.shape) not in first, f"{card.id} is drawn like {first[tuple(card.shape)]}"
        first[tuple(card.shape)] = card.id


def test_few_shapes_are_turned_or_mirrored_twins() -> None:
    kin: dict[str, list[str]] = {}
    for card in TERRAINS + PROMOS:
        kin.setdefault(canonical(card), []).append(card.id)
        most = 3 if card.size[0] == 1 else 2
        assert len(kin[canonical(card)]) <= most, kin[canonical(card)]


def test_tall_and_wide_shapes_balance_so_that_no_side_of_the_map_is_favoured() -> None:
    tall = [card.id for card in TERRAINS if len(card.shape) > len(card.shape[0])]
    wide = [card.id for card in TERRAINS if len(card.shape) < len(card.shape[0])]
    assert abs(len(tall) - len(wide)) <= 2, (tall, wide)


def test_as_many_cards_of_each_strength_as_planned() -> None:
    found = Counter(card.size for card in TERRAINS)
    assert found == CARDS_OF_CLASS, {
        size: [card.id for card in TERRAINS if card.size == size] for size in found
    }
    assert sum(fixed * number for (fixed, _), number in found.items()) == 126
    assert sum(optional * number for (_, optional), number in found.items()) == 28


def test_the_animals_are_one_of_each_strength_and_two_leap() -> None:
    assert [card.size for card in PROMOS] == [(2, 2), (3, 0), (3, 1), (4, 0), (4, 1)]
    leaping = [
        card.id
        for card in PROMOS
        for row, column in card.squares("Xo")
        if not card.squares("Xo")
        & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    ]
    assert len(set(leaping)) >= 2, leaping


# Points


@each_terrain_side
def test_a_card_is_worth_what_its_strength_says_or_one_less(card: Card) -> None:
    worth = POINTS_OF_CLASS[card.size] + SHOWN_BY_PLAY.get(card.id, 0)
    assert card.points in (worth, worth - 1)
    assert 0 <= card.points <= 4


def test_about_a_quarter_is_worth_one_less_and_every_value_occurs() -> None:
    less = [card.id for card in TERRAINS if card.points < POINTS_OF_CLASS[card.size]]
    assert 8 <= len(less) <= 14, less
    assert {card.points for card in TERRAINS} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("size", [size for size, number in CARDS_OF_CLASS.items() if number >= 4], ids=str)
def test_a_large_class_has_two_values(size: tuple[int, int]) -> None:
    kin = {card.id: card.points - SHOWN_BY_PLAY.get(card.id, 0) for card in TERRAINS if card.size == size}
    assert len(set(kin.values())) == 2, kin


# Terrain sides


@pytest.mark.rule("RO-GEO-1", "RO-GEO-2", "RO-COIN-2")
@each_terrain_side
def test_a_terrain_has_six_squares_with_few_symbols(card: Card) -> None:
    assert [len(row) for row in card.coins] == [2, 2, 2]
    assert set("".join(card.coins)) <= set("012")
    assert sum(card.symbols) <= 4
    assert card.symbols.count(2) <= 1


def test_symbols_are_dealt_to_the_terrains_as_planned() -> None:
    sums = {card.id: sum(card.symbols) for card in TERRAINS}
    assert Counter(sums.values()) == {0: 4, 1: 10, 2: 15, 3: 10, 4: 4}, sums
    double = [card.id for card in TERRAINS if 2 in card.symbols]
    assert 10 <= len(double) <= 14, double
    assert {card.id: sum(card.symbols) for card in PROMOS} == {f"P{number}": 2 for number in range(1, 6)}


@pytest.mark.parametrize("square", range(6))
def test_symbols_are_even_over_the_squares(square: int) -> None:
    rich = {card.id: card.symbols[square] for card in TERRAINS if card.symbols[square]}
    assert 12 <= sum(rich.values()) <= 17, rich


def test_coins_owe_nothing_to_points() -> None:
    coins = [sum(card.symbols) for card in TERRAINS]
    assert abs(statistics.correlation(coins, [card.points for card in TERRAINS])) < 0.2


@each_terrain_side
def test_every_terrain_is_a_known_land(card: Card) -> None:
    assert card.biome in BIOMES


def test_lands_are_about_equally_common() -> None:
    found = Counter(card.biome for card in TERRAINS)
    assert set(found.values()) <= {7, 8}, found
    assert len(found) == 6


# Start cards


@pytest.mark.rule("RO-SCORE-2")
@pytest.mark.parametrize("card", STARTS, ids=lambda card: card.id)
def test_a_start_card_has_a_shape_and_nothing_else(card: Card) -> None:
    assert card.points == 0
    assert card.coins == []
    assert card.biome == ""
    assert tuple(card.shape) == START_SHAPES[int(card.id[-1]) - 1]


def test_a_start_set_looks_the_same_from_every_side_but_for_a_reflection() -> None:
    kin = [card for card in STARTS if card.id.startswith("S-blue")]
    drawn = {(card.squares("X"), card.squares("o")) for card in kin}
    turned = {aspects(card)[0] for card in kin}
    mirrors = [
        {
            (
                frozenset(mirror(*square, fixed | optional) for square in fixed),
                frozenset(mirror(*square, fixed | optional) for square in optional),
            )
            for fixed, optional in turned
        }
        for mirror in (across, along)
    ]
    assert drawn in mirrors


def across(row: int, column: int, squares: Squares) -> tuple[int, int]:
    """Mirrors a square left to right within its drawing."""
    return row, max(column for _, column in squares) - column


def along(row: int, column: int, squares: Squares) -> tuple[int, int]:
    """Mirrors a square top to bottom within its drawing."""
    return max(row for row, _ in squares) - row, column


# Tiles


@pytest.mark.parametrize("ability", BASE_COST)
def test_each_ability_has_four_tiles_and_a_point_costs_two_coins(ability: str) -> None:
    kin = [tile for tile in TILES if tile.ability == ability]
    assert [tile.points for tile in kin] == [0, 1, 1, 2], [tile.id for tile in kin]
    base = BASE_COST[ability]
    assert [tile.cost for tile in kin] == [base, base + 2, base + 2, base + 4], [tile.id for tile in kin]


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_a_tile_has_a_known_ability_and_a_price(tile: Tile) -> None:
    assert tile.ability in BASE_COST
    assert tile.cost >= 1
    assert tile.points >= 0


# Pictures, and a pack


def test_every_card_tile_and_land_has_a_picture() -> None:
    root = ET.fromstring((FOLDER / "theme" / "art.svg").read_text(encoding="utf-8"))
    drawn = {symbol.attrib["id"] for symbol in root.iter("{http://www.w3.org/2000/svg}symbol")}
    wanted = {f"portrait-{card.id}" for card in CARDS}
    wanted |= {f"terrain-{biome}" for biome in BIOMES}
    wanted |= {f"tile-{ability}" for ability in BASE_COST}
    wanted |= {"coin", "marker", "outpost", "card-back", "cover"}
    assert wanted - drawn == set()


def test_the_example_of_the_page_about_packs_can_be_read(tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "roam-pack.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    cards = next(block for block in blocks if block.count("[[card]]") == 7)
    tiles = next(block for block in blocks if "[[tile]]" in block)
    shipped = (FOLDER / "content" / "cards.toml").read_text(encoding="utf-8")
    starts = shipped[shipped.rindex("[[card]]", 0, shipped.index('"S-blue-1"')) :]
    (tmp_path / "cards.toml").write_text(cards + starts, encoding="utf-8")
    (tmp_path / "tiles.toml").write_text(tiles, encoding="utf-8")
    (tmp_path / "table.toml").write_bytes((FOLDER / "content" / "table.toml").read_bytes())
    have = {item.id: item.have for item in components(read(tmp_path))}
    assert (have["RO-COMP-1"], have["RO-COMP-7"], have["RO-COMP-4"]) == (6, 1, 2)
    for item in components(read(tmp_path)):
        mark = "" if item.have == item.want else "  <- differs"
        assert f"{item.id:12} {item.name:42} want {item.want:4}  have {item.have:4}{mark}\n" in page
    declared = next(block for block in blocks if "title" in block)
    (tmp_path / "pack.toml").write_text(declared, encoding="utf-8")
    assert open_pack(tmp_path).name == "ink"


# Words


def messages(lang: str) -> dict[str, str]:
    """Reads the names and lines of one language; what a reader would skip is a failure."""
    source = (FOLDER / "text" / lang / "cards.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            assert entry.value is not None, entry.id.name
            (element,) = entry.value.elements
            assert isinstance(element, ast.TextElement), entry.id.name
            found[entry.id.name] = element.value
    return found


@each_language
def test_every_card_has_a_name_and_a_line_and_every_tile_a_name(lang: str) -> None:
    wanted = [name for card in CARDS for name in (f"card-{card.id}", f"card-{card.id}-text")]
    wanted += [f"tile-{tile.id}" for tile in TILES]
    assert list(messages(lang)) == wanted


@each_language
def test_no_name_and_no_line_is_used_twice(lang: str) -> None:
    first: dict[str, str] = {}
    for name, text in messages(lang).items():
        assert text.casefold() not in first, f"{name} repeats {first[text.casefold()]}"
        first[text.casefold()] = name


@each_language
def test_given_names_are_all_different(lang: str) -> None:
    first: dict[str, str] = {}
    for card in CARDS:
        given = messages(lang)[f"card-{card.id}"].split()[0]
        assert given not in first, f"{card.id} and {first[given]} are both called {given}"
        first[given] = card.id


@each_language
def test_a_line_is_a_sentence_that_fits_on_a_card(lang: str) -> None:
    for name, text in messages(lang).items():
        if name.endswith("-text"):
            assert 20 <= len(text) <= 90, f"{name} has {len(text)} letters"
            assert text[0].isupper(), name
            assert text.endswith((".", "!", "?")), name
        else:
            assert len(text) <= 34, f"{name} has {len(text)} letters"


def test_french_is_not_english_and_sets_its_signs_well() -> None:
    english = messages("en")
    for name, text in messages("fr").items():
        assert text != english[name], name
        assert not re.search(r"\b(the|and|of|with|his|her|is)\b", text), name
        assert "'" not in text, name
        assert not re.search("[^\u00a0\u202f][;:!?]", text), name


def test_english_writes_no_straight_quotes() -> None:
    for name, text in messages("en").items():
        assert "'" not in text, name
        assert '"' not in text, name
