"""Packs: folders that lay their own entries, prose, sentences and pictures over those of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from portulan.content import Pack, Words, open_pack, read_content
from portulan.content.lints import lint
from portulan.engine.errors import FileError
from tests.content.saga import PLACES, SCHEMA, PlaceEntry, QuestEntry, lay_out, write

DECLARED = """
name = "far-isles"
game = "saga"
version = "1.2"
title = { fr = "Les îles", en = "The isles" }
"""

ISLES = """
[[place]]
id = "hill"
name = { fr = "Le volcan", en = "The volcano" }
height = 900

[[place]]
id = "isle"
name = { fr = "Une île", en = "An isle" }
height = 3
exits = { S = { to = "shore" } }
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    write(tmp_path / "game", {"book/en/one.md": "# q-1.story\nOld.\n\n# q-2.story\nThe end.\n"})
    return lay_out(tmp_path / "game")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(
        tmp_path / "isles",
        {
            "pack.toml": DECLARED,
            "content/isles.toml": ISLES,
            "book/en/isles.md": "# q-1.story\nNew.\n",
        },
    )


def test_a_pack_says_what_it_is(folder: Path) -> None:
    pack = open_pack(folder)
    assert pack == Pack(
        folder=folder,
        name="far-isles",
        game="saga",
        version="1.2",
        title=Words("Les îles", "The isles"),
        replaces=False,
        fingerprint=pack.fingerprint,
        content=folder / "content",
    )


def test_entries_of_a_pack_replace_those_with_their_id_and_are_added_otherwise(
    game: Path, folder: Path
) -> None:
    content = read_content(SCHEMA, game, folder)
    assert content.ids("place") == ("shore", "hill", "isle")
    assert content.find(PlaceEntry, "hill").height == 900
    assert content.find(PlaceEntry, "shore").height == -2
    assert content.places["hill"] == ("isles.toml", "place")
    assert content.ids("quest") == ("q-1", "q-2")


def test_numbers_of_entries_that_ship_stay_as_they_are(game: Path, folder: Path) -> None:
    shipped, packed = read_content(SCHEMA, game), read_content(SCHEMA, game, folder)
    assert [packed.number(uid) for uid in shipped.places] == [shipped.number(uid) for uid in shipped.places]
    assert packed.fingerprint != shipped.fingerprint


def test_prose_of_a_pack_goes_before_that_of_the_game(game: Path, folder: Path) -> None:
    book = read_content(SCHEMA, game, folder).book
    assert book.passage("q-1.story", "en").paragraphs == ("New.",)
    assert book.passage("q-2.story", "en").paragraphs == ("The end.",)


def test_a_pack_that_replaces_stands_alone(game: Path, folder: Path) -> None:
    write(folder, {"pack.toml": DECLARED + 'content = "replaces"\n', "content/isles.toml": PLACES})
    content = read_content(SCHEMA, game, folder)
    assert content.ids("place") == ("shore", "hill") and content.all(QuestEntry) == ()
    assert content.book.ids() == ("q-1.story",)


def test_a_folder_without_a_declaration_replaces_the_content(game: Path, tmp_path: Path) -> None:
    plain = write(tmp_path / "My own  cards!", {"places.toml": PLACES.replace("40", "41")})
    pack = open_pack(plain)
    assert (pack.name, pack.game, pack.replaces) == ("My-own-cards", "", True)
    content = read_content(SCHEMA, game, plain)
    assert content.find(PlaceEntry, "hill").height == 41 and content.ids("find") == ()


def test_a_pack_may_hold_nothing_but_prose(game: Path, tmp_path: Path) -> None:
    prose = write(tmp_path / "prose", {"pack.toml": DECLARED, "book/en/a.md": "# q-1.story\nRetold.\n"})
    content = read_content(SCHEMA, game, prose)
    assert content.ids("place") == ("shore", "hill")
    assert content.book.passage("q-1.story", "en").paragraphs == ("Retold.",)


def test_a_fingerprint_tells_what_the_rules_can_tell(folder: Path) -> None:
    before = open_pack(folder).fingerprint
    write(folder, {"book/en/isles.md": "# q-1.story\nNewer.\n", "theme/isle.svg": "<svg/>"})
    assert open_pack(folder).fingerprint == before
    write(folder, {"pack.toml": DECLARED + 'content = "replaces"\n'})
    replacing = open_pack(folder).fingerprint
    write(folder, {"pack.toml": DECLARED, "content/isles.toml": ISLES.replace("900", "901")})
    assert len({before, replacing, open_pack(folder).fingerprint}) == 3


def test_a_reference_into_the_game_must_lead_somewhere(game: Path, folder: Path) -> None:
    write(folder, {"content/isles.toml": ISLES.replace('"shore"', '"sea"')})
    with pytest.raises(
        FileError, match=r"^isles\.toml: place 'isle': field 'exits\.S\.to' names no place: 'sea'$"
    ):
        read_content(SCHEMA, game, folder)


def test_an_entry_cannot_take_the_id_of_another_table(game: Path, folder: Path) -> None:
    write(folder, {"content/isles.toml": ISLES.replace('id = "hill"', 'id = "lamp"')})
    with pytest.raises(FileError) as refused:
        read_content(SCHEMA, game, folder)
    assert str(refused.value) == "isles.toml: place 'lamp': field 'id' is that of a find in finds.toml"


def test_only_prose_of_the_pack_itself_must_be_named(game: Path, folder: Path) -> None:
    write(folder, {"book/en/isles.md": "# isle.story\nNew.\n"})
    write(game, {"book/en/more.md": "# unused\nOld.\n"})
    found = {check.name: items for check, items in lint(read_content(SCHEMA, game, folder))}
    assert [str(item) for item in found["passages"] if item.file.startswith("book")] == [
        "book/en/isles.md: passage 'isle.story': is named by no entry"
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (DECLARED.replace('name = "far-isles"\n', ""), "field 'name' is missing"),
        (DECLARED.replace('"far-isles"', '"far isles"'), "field 'name' must be a text of the form"),
        (DECLARED.replace('version = "1.2"', "version = 1.2"), "field 'version' must be a text, not 1.2"),
        (DECLARED.replace('fr = "Les îles", ', ""), "field 'title.fr' is missing"),
        (DECLARED + "author = 'me'", "unknown field 'author'"),
        (DECLARED + "content = 'adds'", "field 'content' must be one of extends, replaces, not 'adds'"),
        (DECLARED + "content =", "is not TOML ("),
        (DECLARED.encode("latin-1"), "is not UTF-8 text (byte "),
    ],
)
def test_a_wrong_declaration_is_told_in_one_line(folder: Path, text: str | bytes, told: str) -> None:
    write(folder, {"pack.toml": text})
    with pytest.raises(FileError) as refused:
        open_pack(folder)
    assert str(refused.value).startswith(f"{folder / 'pack.toml'}: {told}"), refused.value
    assert "\n" not in str(refused.value)


def test_what_is_no_pack_is_told_in_one_line(game: Path, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="there is no such folder"):
        open_pack(tmp_path / "nowhere")
    empty = write(tmp_path / "empty", {"pack.toml": DECLARED + 'content = "replaces"\n'})
    with pytest.raises(FileError, match="replaces the content, but holds no content files"):
        read_content(SCHEMA, game, empty)
    (tmp_path / "bare").mkdir()
    with pytest.raises(FileError, match="replaces the content, but holds no content files"):
        read_content(SCHEMA, game, tmp_path / "bare")
