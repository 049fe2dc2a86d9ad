"""Reading the cards: typed, with their references, and refused in one line with file, entry and field."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from portulan.content import Content, read_content
from portulan.content.vocabulary import Compiler
from portulan.engine.errors import FileError
from portulan.games.seventh_continent.content.checks.counts import STAGE
from portulan.games.seventh_continent.content.checks.walk import bearers
from portulan.games.seventh_continent.content.conditions import CONDITIONS
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.content.schema import CARDS, FOLDER, SCHEMA, components, read

WRONG = [
    (
        "terrains-1.toml",
        'icon = "dig", cost = 6',
        'icon = "dug", cost = 6',
        "adventure 'A-011-g1': field 'face.actions[1].icon' must be one of balance, climb",
    ),
    (
        "terrains-1.toml",
        'icon = "dig", cost = 6',
        'icon = "dig", cost = -1',
        "adventure 'A-011-g1': field 'face.actions[1].cost' must be a whole number from 0, not -1",
    ),
    (
        "terrains-1.toml",
        '{ do = "take", card = "063" }',
        '{ do = "take", card = "064" }',
        "adventure 'A-011-g1': field 'face.actions[1].success[0].card' names no number: '064'",
    ),
    (
        "terrains-1.toml",
        '{ do = "take", card = "063" }',
        '{ do = "grab", card = "063" }',
        "adventure 'A-011-g1': field 'face.actions[1].success[0].do' must be one of take, take_by_number",
    ),
    (
        "terrains-1.toml",
        'E = { box = "010" }',
        'Z = { box = "010" }',
        "adventure 'A-011-g1': field 'face.exits.Z' must be one of E, N, S, W, not 'Z'",
    ),
    (
        "terrains-1.toml",
        'exits = { W = { box = "018" }',
        'ways = { W = { box = "018" }',
        "adventure 'A-011-g1': unknown field 'face.ways'",
    ),
    (
        "finds-1.toml",
        "resistance = 4",
        "resistance = 7",
        "adventure 'A-701-g1': field 'face.resistance' must be a whole number from 1 to 6, not 7",
    ),
    (
        "states.toml",
        'face = { type = "state", state = "wounded" }',
        'face = { type = "state", state = "bored" }',
        "adventure 'A-104-4': field 'face.state' names no state: 'bored'",
    ),
    (
        "exploration-1.toml",
        'type = "permanent"',
        'type = "terrain"',
        "exploration 'X-I-04': field 'face.type' must be one of permanent, temporary, state, bonus",
    ),
    (
        "skills.toml",
        'id = "C02"',
        'id = "C01"',
        "skill 'C01': field 'id' appears twice",
    ),
    (
        "skills.toml",
        "stars = 1, left = true }",
        "stars = 4, left = true }",
        "skill 'C01': field 'band.stars' must be a whole number from 0 to 3, not 4",
    ),
    (
        "table.toml",
        '[[zone]]\nid = "I"',
        '[[region]]\nid = "I"',
        "unknown table 'region'",
    ),
]


def _copy(folder: Path) -> Path:
    for part in ("content/cards", "book"):
        shutil.copytree(FOLDER / part, folder / part)
    return folder


def _read(folder: Path) -> Content:
    return read_content(SCHEMA, folder)


@pytest.mark.parametrize(("file", "right", "wrong", "says"), WRONG, ids=[row[3] for row in WRONG])
def test_what_is_wrong_is_told_in_one_line(
    file: str, right: str, wrong: str, says: str, tmp_path: Path
) -> None:
    path = _copy(tmp_path) / "content" / "cards" / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(FileError) as refused:
        _read(tmp_path)
    assert str(refused.value).startswith(f"cards/{file}: {says}")
    assert "\n" not in str(refused.value)


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    path = _copy(tmp_path) / "content" / "cards" / "table.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('clue = "voracious-goddess"', ""), encoding="utf-8")
    with pytest.raises(FileError, match="clue 'voracious-goddess': field 'id' has no curse of its title"):
        _read(tmp_path)


def test_the_fingerprint_is_that_of_the_files(tmp_path: Path) -> None:
    before = _read(_copy(tmp_path)).fingerprint
    assert before == read().fingerprint
    path = tmp_path / "content" / "cards" / "finds-1.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("resistance = 4", "resistance = 5"), encoding="utf-8"
    )
    assert _read(tmp_path).fingerprint != before


def test_every_card_has_an_id_of_its_own() -> None:
    content = read()
    ids = [uid for table in CARDS for uid in content.ids(table)]
    assert len(set(ids)) == len(ids) == sum(STAGE.values())


def test_the_stage_is_complete() -> None:
    counted = components(read())
    assert sum(component.have for component in counted) == sum(STAGE.values())
    assert [component for component in counted if component.have != component.want] == []


def test_everything_that_cards_say_can_be_compiled() -> None:
    content = read()
    compiler = Compiler(content, OPERATIONS, CONDITIONS)
    for bearer in bearers(content):
        actions = [action for _, action in bearer.actions]
        assert bool(compiler.program(bearer.entry.id, f"{bearer.path}actions", actions)) == bool(actions)
        assert bool(compiler.program(bearer.entry.id, "effects", bearer.effects)) == bool(bearer.effects)
