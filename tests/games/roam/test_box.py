"""The box: content files are read, checked and counted; what is wrong is refused with its place."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import ClassVar

import pytest

import portulan
from portulan.games.roam.box import Box, box
from portulan.games.roam.entries import FOLDER, components, read
from portulan.games.roam.state import Roam
from tests.games.roam.setting import card_number, fixture_box


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A folder with the content that ships, to be spoilt."""
    folder = tmp_path / "content"
    shutil.copytree(FOLDER / "content", folder)
    return folder


def test_the_box_that_ships_is_complete() -> None:
    found = components(read())
    assert [item.id for item in found] == [f"RO-COMP-{number}" for number in range(1, 10)]
    assert all(item.have == item.want for item in found)
    assert sum(item.have for item in found) == 221


def test_a_folder_with_fewer_cards_is_counted(pack: Path) -> None:
    text = (pack / "cards.toml").read_text(encoding="utf-8")
    first = text.index("[[card]]")
    (pack / "cards.toml").write_text(
        text[:first] + text[text.index("[[card]]", first + 1) :], encoding="utf-8"
    )
    (have,) = [item.have for item in components(read(pack)) if item.id == "RO-COMP-1"]
    assert have == 42


@pytest.mark.parametrize("number", [3, 5, 6, 8, 9])
def test_a_component_that_is_missing_altogether_is_counted_as_none(pack: Path, number: int) -> None:
    ident = f"RO-COMP-{number}"
    entries = (pack / "table.toml").read_text(encoding="utf-8").split("[[component]]")
    left = [entry for entry in entries if ident not in entry]
    (pack / "table.toml").write_text("[[component]]".join(left), encoding="utf-8")
    assert [item.id for item in components(read(pack))] == [item.id for item in components(read())]
    assert [item for item in components(read(pack)) if item.have != item.want] == [
        item._replace(have=0) for item in components(read()) if item.id == ident
    ]


WRONG = [
    ('id = "T01"', 'id = "T44"', "card 'T44': field 'id' must be T01 to T43"),
    ('id = "T01"', 'id = "T02"', "card 'T02': field 'id' appears twice"),
    ('id = "S-red-1"', 'id = "P5"', "field 'id' appears twice"),
    ('kind = "terrain"', 'kind = "promo"', "card 'T01': field 'kind' must be 'terrain'"),
    ("points = ", "worth = ", "unknown field 'worth'"),
    ("shape = [", 'shape = ["XX", "X"] #', "card 'T01': field 'shape' must be rows of equal length"),
    ("shape = [", 'shape = ["XY"] #', "card 'T01': field 'shape' must be rows of equal length"),
    ("shape = [", 'shape = ["oo"] #', "card 'T01': field 'shape' must have a fixed square"),
    ("shape = [", 'shape = ["XXXXXXX"] #', "card 'T01': field 'shape' must have a fixed square and fit"),
    ("coins = [", 'coins = ["00", "00"] #', "card 'T01': field 'coins' must be three rows of two digits"),
    (
        "coins = [",
        'coins = ["00", "03", "00"] #',
        "card 'T01': field 'coins' must be three rows of two digits",
    ),
    ('biome = "', 'biome = "sea', "card 'T01': field 'biome' must be one of forest"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), WRONG)
def test_a_wrong_card_is_refused_with_its_field(pack: Path, old: str, new: str, complaint: str) -> None:
    text = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(portulan.FileError) as refused:
        read(pack)
    assert str(refused.value).startswith("cards.toml: ")
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "A01"', 'id = "A25"', "tile 'A25': field 'id' must be one of A01 to A24"),
        ('ability = "coin"', 'ability = "gold"', "tile 'A01': field 'ability' must be one of coin, slide"),
        ("cost = ", 'cost = "x" #', "tile 'A01': field 'cost' must be a whole number"),
    ],
)
def test_a_wrong_tile_is_refused_with_its_field(pack: Path, old: str, new: str, complaint: str) -> None:
    text = (pack / "tiles.toml").read_text(encoding="utf-8")
    (pack / "tiles.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(portulan.FileError) as refused:
        read(pack)
    assert complaint in str(refused.value)


def test_a_missing_start_card_an_unknown_component_and_a_tiny_deck_are_refused(pack: Path) -> None:
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text(cards[: cards.index('id = "S-green-3"') - 9], encoding="utf-8")
    with pytest.raises(portulan.FileError, match="card 'S-green-3' is missing"):
        read(pack)
    starts = cards[cards.index('id = "S-blue-1"') - 9 :]
    (pack / "cards.toml").write_text(starts, encoding="utf-8")
    with pytest.raises(portulan.FileError, match="a map needs 6 terrain cards"):
        read(pack)
    (pack / "cards.toml").write_text(cards, encoding="utf-8")
    table = (pack / "table.toml").read_text(encoding="utf-8")
    (pack / "table.toml").write_text(table.replace("RO-COMP-9", "RO-COMP-12"), encoding="utf-8")
    with pytest.raises(portulan.FileError, match="component 'RO-COMP-12'"):
        read(pack)


def test_a_start_card_has_no_terrain(pack: Path) -> None:
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    place = cards.index('id = "S-blue-1"')
    spoilt = cards[:place] + cards[place:].replace("coins = []", 'coins = ["00", "00", "00"]', 1)
    (pack / "cards.toml").write_text(spoilt, encoding="utf-8")
    with pytest.raises(portulan.FileError, match="a start card has no terrain"):
        read(pack)


def test_another_box_is_played_with_by_a_subclass() -> None:
    class Packed(Roam):
        __slots__ = ()
        box: ClassVar[Box] = fixture_box()

    table = Packed.blank(2, portulan.game("roam").resolve(2, {"full_rules": False}))
    table.begin()
    assert [table.notation(move) for move in table.moves()] == [f"card T{n:02}" for n in range(1, 10)]
    assert table.box.points[card_number("K5")] == 4
    assert box().points != table.box.points
