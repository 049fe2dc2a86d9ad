"""Content files: a mistake in one is told with the file, the entry and the field."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from portulan.engine.content import read_entries
from portulan.engine.errors import FileError


class Beast(NamedTuple):
    """An entry with every kind of field."""

    id: str
    legs: int
    tame: bool
    foods: list[str]
    size: int | str = 1


DOG = """
[[beast]]
id = "dog"
legs = 4
tame = true
foods = ["bones", "biscuits"]
"""
SNAIL = """
[[beast]]
id = "snail"
legs = 0
tame = false
foods = []
size = "tiny"
"""


def read(folder: Path, text: str) -> list[Beast]:
    (folder / "zoo.toml").write_text(text, encoding="utf-8")
    return read_entries(folder / "zoo.toml", "beast", Beast)


def complaint(folder: Path, text: str) -> str:
    with pytest.raises(FileError) as error:
        read(folder, text)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_entries_are_read_in_order_with_their_defaults(tmp_path: Path) -> None:
    assert read(tmp_path, DOG + SNAIL) == [
        Beast("dog", 4, True, ["bones", "biscuits"]),
        Beast("snail", 0, False, [], "tiny"),
    ]


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        (
            "legs = 4",
            "legs = 'four'",
            "zoo.toml: beast 'dog': field 'legs' must be a whole number, not 'four'",
        ),
        ("legs = 4", "legs = -4", "zoo.toml: beast 'dog': field 'legs' must be a whole number, not -4"),
        ("legs = 4", "legs = true", "zoo.toml: beast 'dog': field 'legs' must be a whole number, not True"),
        ("legs = 4", "legs = 4.0", "zoo.toml: beast 'dog': field 'legs' must be a whole number, not 4.0"),
        ("legs = 4", "", "zoo.toml: beast 'dog': field 'legs' is missing"),
        ("legs = 4", "legs = 4\nwings = 2", "zoo.toml: beast 'dog': unknown field 'wings'"),
        ("tame = true", "tame = 1", "zoo.toml: beast 'dog': field 'tame' must be true or false, not 1"),
        (
            'foods = ["bones", "biscuits"]',
            'foods = ["bones", 3]',
            "zoo.toml: beast 'dog': field 'foods' must be a list of a text, not ['bones', 3]",
        ),
        (
            'foods = ["bones", "biscuits"]',
            'foods = "bones"',
            "zoo.toml: beast 'dog': field 'foods' must be a list of a text, not 'bones'",
        ),
        (
            "tame = true",
            "tame = true\nsize = true",
            "zoo.toml: beast 'dog': field 'size' must be a whole number or a text, not True",
        ),
        ('id = "dog"', "id = true", "zoo.toml: beast True: field 'id' must be a text, not True"),
        ('id = "dog"', "", "zoo.toml: beast 1: field 'id' is missing"),
        ('id = "dog"', 'id = "snail"', "zoo.toml: beast 'snail': field 'id' appears twice"),
    ],
)
def test_a_wrong_field_is_named(tmp_path: Path, right: str, wrong: str, told: str) -> None:
    assert right in DOG
    assert complaint(tmp_path, DOG.replace(right, wrong) + SNAIL) == told


def test_the_second_entry_is_named_by_its_own_id(tmp_path: Path) -> None:
    text = DOG + SNAIL.replace("legs = 0", "legs = []")
    assert complaint(tmp_path, text) == "zoo.toml: beast 'snail': field 'legs' must be a whole number, not []"


@pytest.mark.parametrize(
    "text", ["", "beast = 3", "beast = []", "[beast]\nid = 'dog'", "[[plant]]\nid = 'fern'"]
)
def test_a_file_without_entries_says_so(tmp_path: Path, text: str) -> None:
    assert complaint(tmp_path, text) == "zoo.toml: has no entries [[beast]]"


def test_a_row_that_is_no_table_is_named(tmp_path: Path) -> None:
    assert complaint(tmp_path, "beast = [3]") == "zoo.toml: beast 1: must be a table"


def test_a_file_that_is_no_toml_says_so(tmp_path: Path) -> None:
    assert complaint(tmp_path, "[[beast]\n").startswith("zoo.toml: is not TOML (")


def test_a_file_that_is_no_text_says_so(tmp_path: Path) -> None:
    (tmp_path / "zoo.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError, match=r"zoo\.toml: is not TOML \("):
        read_entries(tmp_path / "zoo.toml", "beast", Beast)


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"zoo\.toml: cannot be read \(No such file"):
        read_entries(tmp_path / "zoo.toml", "beast", Beast)
