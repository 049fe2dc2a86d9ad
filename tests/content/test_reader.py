"""Content files: nested and typed entries; a mistake is told in one line with the file, the entry and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from portulan.content import Content, read_content
from portulan.engine.errors import FileError
from tests.content.saga import (
    FINDS,
    PLACES,
    QUESTS,
    SCHEMA,
    Choose,
    Coin,
    Exit,
    FindEntry,
    Gain,
    PlaceEntry,
    QuestEntry,
    Rest,
    Walk,
    lay_out,
    write,
)


def complaint(folder: Path) -> str:
    with pytest.raises(FileError) as refused:
        read_content(SCHEMA, folder)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.fixture
def content(tmp_path: Path) -> Content:
    return read_content(SCHEMA, lay_out(tmp_path))


def test_nested_entries_are_read_from_files_in_several_folders(content: Content) -> None:
    shore = content.find(PlaceEntry, "shore")
    assert shore.height == -2 and shore.at == (3, 4)
    assert shore.exits == {"N": Exit("hill"), "E": Exit("shore")}
    assert shore.effects == (Walk(2), Rest(1, "all"))
    first, second = content.find(QuestEntry, "q-1").choices
    assert first.result == (Coin(-1), Choose((Gain("lamp"), Coin(2))))
    assert first.test is not None and (first.test.stat, first.test.difficulty) == ("skill", 5)
    assert second.test is None and second.result == ()
    assert content.places["shore"] == ("land/places.toml", "place")


def test_entries_keep_the_order_of_the_files_and_are_numbered_by_it(content: Content) -> None:
    assert [quest.id for quest in content.all(QuestEntry)] == ["q-1", "q-2"]
    assert content.ids("place") == ("shore", "hill")
    assert (content.number("hill"), content.number("lamp"), content.number("q-2")) == (1, 0, 1)


def test_passages_are_numbered_in_the_order_in_which_entries_name_them(content: Content) -> None:
    assert content.passages == ("q-1.story", "q-1.climb", "q-1.leave", "q-2.story")
    assert content.passage_number("q-1.leave") == 2


def test_an_id_of_another_table_is_not_found(content: Content) -> None:
    for uid in ("lamp", "nowhere"):
        with pytest.raises(FileError, match=f"there is no QuestEntry '{uid}'"):
            content.find(QuestEntry, uid)
    assert content.find(FindEntry, "lamp").lies == ("hill", "q-1")


WRONG_PLACES = [
    ("height = -2", "height = 'low'", "place 'shore': field 'height' must be a whole number, not 'low'"),
    ("height = -2", "height = true", "place 'shore': field 'height' must be a whole number, not True"),
    ("height = -2", "height = 4.0", "place 'shore': field 'height' must be a whole number, not 4.0"),
    ("height = -2\n", "", "place 'shore': field 'height' is missing"),
    ("height = -2", "height = -2\nwidth = 2", "place 'shore': unknown field 'width'"),
    ("height = 40", "height = []", "place 'hill': field 'height' must be a whole number, not []"),
    ("height = 40", "height = 40\ntame = 1", "place 'hill': field 'tame' must be true or false, not 1"),
    ('mark = "old"', "mark = true", "place 'hill': field 'mark' must be a whole number or a text, not True"),
    (
        "at = [3, 4]",
        "at = [3]",
        "place 'shore': field 'at' must be a list of 2: a whole number, a whole number, not [3]",
    ),
    ("at = [3, 4]", "at = [3, 'x']", "place 'shore': field 'at[1]' must be a whole number, not 'x'"),
    (
        'fr = "Le rivage", en',
        "en",
        "place 'shore': field 'name.fr' is missing",
    ),
    (
        'en = "The hill"',
        'en = "The hill", de = "Der Hügel"',
        "place 'hill': unknown field 'name.de'",
    ),
    ('id = "hill"', "", "place 2: field 'id' is missing"),
    ('id = "hill"', "id = true", "place 2: field 'id' must be a text of the form"),
    ('id = "hill"', 'id = "the hill"', "place 'the hill': field 'id' must be a text of the form"),
    ('id = "hill"', 'id = "shore"', "place 'shore': field 'id' appears twice"),
    ('["walk", 2]', '["fly", 2]', "field 'effects[0][0]' must be one of walk, rest, not 'fly'"),
    ('["walk", 2]', '["walk", -2]', "field 'effects[0][1]' must be a whole number from 0, not -2"),
    ('["walk", 2]', '["walk"]', "field 'effects[0]' must be a list: walk, steps, not ['walk']"),
    ('1, "all"]', '1, "me"]', "field 'effects[1][2]' must be one of active, all, not 'me'"),
    ("E = {", "X = {", "field 'exits.X' must be one of E, N, S, W, not 'X'"),
    ('E = { to = "shore" }', "E = { to = 3 }", "field 'exits.E.to' must be the id of a place, not 3"),
    ('E = { to = "shore" }', "E = {}", "place 'shore': field 'exits.E.to' is missing"),
    (
        'E = { to = "shore" }',
        'E = { to = "sea" }',
        "place 'shore': field 'exits.E.to' names no place: 'sea'",
    ),
    (
        'E = { to = "shore" }',
        'E = { to = "lamp" }',
        "place 'shore': field 'exits.E.to' names no place: 'lamp'",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "told"), WRONG_PLACES)
def test_a_wrong_field_is_named_with_its_file_and_entry(
    tmp_path: Path, right: str, wrong: str, told: str
) -> None:
    assert PLACES.count(right) == 1
    said = complaint(lay_out(tmp_path, places=PLACES.replace(right, wrong)))
    assert said.startswith("land/places.toml: place ") and told in said, said


WRONG_QUESTS = [
    (
        'type = "coin", n = -1',
        'type = "fly", n = -1',
        "field 'choices[0].result[0].type' must be one of coin, gain, choose, not 'fly'",
    ),
    ('type = "coin", n = -1', "n = -1", "field 'choices[0].result[0].type' is missing"),
    (
        "n = 2",
        'n = "two"',
        "field 'choices[0].result[1].of[1].n' must be a whole number, not 'two'",
    ),
    ("n = 2", "m = 2", "unknown field 'choices[0].result[1].of[1].m'"),
    (
        'find = "lamp"',
        'find = "lamp", times = 10',
        "field 'choices[0].result[1].of[0].times' must be a whole number from 1 to 9, not 10",
    ),
    (
        'find = "lamp"',
        'find = "shoe"',
        "field 'choices[0].result[1].of[0].find' names no find: 'shoe'",
    ),
    (
        'find = "lamp"',
        'find = "q-2"',
        "field 'choices[0].result[1].of[0].find' names no find: 'q-2'",
    ),
    ('"skill"', '"charm"', "field 'choices[0].test.stat' must be one of combat, skill, not 'charm'"),
    ("result = [", "result = [7,", "field 'choices[0].result[0]' must be a table, not 7"),
    ('next = "q-2"', 'next = "q-3"', "field 'next' names no quest: 'q-3'"),
    ('next = "q-2"', "next = 2", "field 'next' must be the id of a quest, not 2"),
    ('reaction = "q-1.climb"', "reaction = 1", "field 'choices[0].reaction' must be the id of a passage"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), WRONG_QUESTS)
def test_a_wrong_field_deep_inside_an_entry_is_named_with_its_path(
    tmp_path: Path, right: str, wrong: str, told: str
) -> None:
    assert QUESTS.count(right) == 1
    said = complaint(lay_out(tmp_path, quests=QUESTS.replace(right, wrong)))
    assert said.startswith("quests.toml: quest 'q-1': ") and told in said, said


def test_a_reference_may_lead_to_several_tables(tmp_path: Path) -> None:
    said = complaint(lay_out(tmp_path, finds=FINDS.replace('"hill"', '"lamp"')))
    assert said == "finds.toml: find 'lamp': field 'lies[0]' names no place or quest: 'lamp'"


def test_an_id_is_unique_in_all_files_and_tables(tmp_path: Path) -> None:
    said = complaint(lay_out(tmp_path, finds=FINDS.replace('id = "lamp"', 'id = "hill"')))
    assert said == "land/places.toml: place 'hill': field 'id' appears twice (see finds.toml, find)"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[plase]]\nid = 'x'", "unknown table 'plase'; tables: place, find, quest"),
        ("[place]\nid = 'x'", "entries are written [[place]], not [place]"),
        ("place = 3", "entries are written [[place]], not [place]"),
        ("place = [3]", "place 1: must be a table"),
        ("[[place]\n", "is not TOML ("),
        (PLACES[: PLACES.index("height")] + "height =", "is not TOML ("),
        (PLACES[:-6], "is not TOML ("),
        (PLACES[: PLACES.index("height")], "place 'shore': field 'height' is missing"),
        (PLACES.encode().replace(b"The", b"Th\xe9"), "is not UTF-8 text (byte "),
        (b"\xff\xfe\x00", "is not UTF-8 text (byte 0)"),
        ("x = " + "[" * 9999, "is not TOML (too many brackets)"),
    ],
)
def test_a_file_that_cannot_be_read_says_so(tmp_path: Path, text: str | bytes, told: str) -> None:
    said = complaint(lay_out(tmp_path, places=text))
    assert said.startswith(f"land/places.toml: {told}"), said


def test_a_folder_without_files_says_so(tmp_path: Path) -> None:
    assert complaint(tmp_path) == f"{tmp_path / 'content'}: holds no content files"
    write(tmp_path, {"content/places.txt": PLACES})
    assert complaint(tmp_path) == f"{tmp_path / 'content'}: holds no content files"


def test_a_file_may_begin_with_a_mark_of_its_encoding(tmp_path: Path) -> None:
    folder = lay_out(tmp_path, places=b"\xef\xbb\xbf" + PLACES.encode())
    assert read_content(SCHEMA, folder).ids("place") == ("shore", "hill")


def test_equal_files_have_equal_fingerprints(tmp_path: Path) -> None:
    one = read_content(SCHEMA, lay_out(tmp_path / "one"))
    assert read_content(SCHEMA, lay_out(tmp_path / "two")).fingerprint == one.fingerprint
    other = lay_out(tmp_path / "three", places=PLACES.replace("40", "41"))
    assert read_content(SCHEMA, other).fingerprint != one.fingerprint
    (tmp_path / "two/content/finds.toml").rename(tmp_path / "two/content/things.toml")
    assert read_content(SCHEMA, tmp_path / "two").fingerprint != one.fingerprint
