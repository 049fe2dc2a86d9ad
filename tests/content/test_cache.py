"""The cache of large content: what is loaded from it is what was read; whatever happens to it costs time only."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from portulan.content import Content, Schema, cache, read_content, reader
from portulan.engine.errors import FileError
from tests.content.saga import FINDS, PLACES, QUESTS, SCHEMA, FindEntry, PlaceEntry, QuestEntry, lay_out

MANY = "".join(
    f'[[place]]\nid = "far-{n}"\nheight = {n}\nname = {{ fr = "Loin", en = "Far" }}\n' for n in range(500)
)


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "portulan" / "content"


@pytest.fixture
def large(tmp_path: Path) -> Path:
    return lay_out(tmp_path / "game", places=PLACES + MANY)


def files(kept: Path) -> list[Path]:
    return sorted(path for path in kept.rglob("*") if path.is_file())


def without_toml(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets everything fail that parses a file."""

    def fail(name: str, data: bytes) -> None:
        raise AssertionError(f"{name} was parsed")

    monkeypatch.setattr(reader, "parsed", fail)


def same(one: Content, other: Content) -> bool:
    kinds = (PlaceEntry, FindEntry, QuestEntry)
    entries = all(one.all(kind) == other.all(kind) for kind in kinds)
    listed = (one.places, one.passages, one.fingerprint) == (other.places, other.passages, other.fingerprint)
    return entries and listed and one.ids("place") == other.ids("place")


def test_small_content_is_read_without_a_cache(tmp_path: Path, kept: Path) -> None:
    read_content(SCHEMA, lay_out(tmp_path / "game"))
    assert files(kept) == []


def test_large_content_is_parsed_once(large: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_content(SCHEMA, large)
    assert len(files(kept)) == 1 and first.ids("place")[-1] == "far-499"
    without_toml(monkeypatch)
    assert same(read_content(SCHEMA, large), first)


def test_a_changed_file_is_read_again(large: Path) -> None:
    read_content(SCHEMA, large)
    lay_out(large, places=PLACES.replace("height = 40", "height = 41") + MANY)
    assert read_content(SCHEMA, large).find(PlaceEntry, "hill").height == 41


def test_changed_code_reads_everything_again(
    large: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = read_content(SCHEMA, large)
    monkeypatch.setattr(reader, "code_of", lambda types: "other code")
    read_content(SCHEMA, large)
    assert len(files(kept)) == 2
    without_toml(monkeypatch)
    assert same(read_content(SCHEMA, large), first)


def test_the_code_of_a_type_is_all_that_stands_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "entries_of_a_game.py").write_text("class Card: ...\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    card = importlib.import_module("entries_of_a_game").Card
    before = cache.code_of([card])
    assert cache.code_of([card]) == before != cache.code_of([])
    (tmp_path / "operations.py").write_text("")
    assert cache.code_of([card]) != before


@pytest.mark.parametrize("damage", [b"", b"\x00", b"garbage" * 9000])
def test_a_damaged_cache_is_made_again(large: Path, kept: Path, damage: bytes) -> None:
    first = read_content(SCHEMA, large)
    (file,) = files(kept)
    whole = file.read_bytes()
    for spoilt in (damage, whole[:-1], whole[: len(whole) // 2] + b"x" + whole[len(whole) // 2 + 1 :]):
        file.write_bytes(spoilt)
        assert same(read_content(SCHEMA, large), first)
        assert file.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_done_without(large: Path, kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_text("a file stands in the way")
    assert read_content(SCHEMA, large).ids("place")[-1] == "far-499"
    assert kept.is_file()


def test_content_that_is_refused_is_not_kept(large: Path, kept: Path) -> None:
    lay_out(large, places=PLACES + MANY, finds=FINDS.replace('"hill"', '"hull"'))
    for _ in range(2):
        with pytest.raises(FileError, match="names no place or quest: 'hull'"):
            read_content(SCHEMA, large)
    assert read_content(SCHEMA, large, checked=False).ids("find") == ("lamp",)
    assert files(kept) == []


def test_old_sets_of_files_are_forgotten(large: Path, kept: Path) -> None:
    for height in range(7):
        lay_out(large, places=PLACES.replace("height = 40", f"height = {height}") + MANY)
        read_content(SCHEMA, large)
    assert len(files(kept)) == cache.GENERATIONS


def test_what_follows_from_large_content_is_made_once(large: Path) -> None:
    made: list[str] = []

    def make() -> list[tuple[int, ...]]:
        made.append("heights")
        return [(place.height,) for place in read_content(SCHEMA, large).all(PlaceEntry)]

    first = read_content(SCHEMA, large).derive("heights", list[tuple[int, ...]], make)
    again = read_content(SCHEMA, large).derive("heights", list[tuple[int, ...]], make)
    assert first == again and first[:2] == [(-2,), (40,)] and made == ["heights"]


def test_what_follows_from_small_content_is_made_each_time(tmp_path: Path, kept: Path) -> None:
    folder = lay_out(tmp_path / "game", quests=QUESTS)
    assert read_content(SCHEMA, folder).derive("answer", int, lambda: 42) == 42
    assert read_content(SCHEMA, folder).derive("answer", int, lambda: 43) == 43
    assert files(kept) == []


def test_two_games_with_folders_of_one_name_do_not_meet(tmp_path: Path, large: Path) -> None:
    other = lay_out(tmp_path / "other" / "game", places=PLACES.replace("40", "50") + MANY)
    assert read_content(SCHEMA, large).find(PlaceEntry, "hill").height == 40
    assert read_content(SCHEMA, other).find(PlaceEntry, "hill").height == 50
    assert read_content(Schema(SCHEMA.tables), large).find(PlaceEntry, "hill").height == 40
