"""Backup and restore: a copy is taken while people play, holds all that was acknowledged before, and was read back."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from portulan.cli import main
from portulan.server.backup import stamp
from portulan.server.run import exclusive_use
from portulan.server.store import FILE_NAME, Store, TableReader
from tests.server.running_server import Keys, running_server
from tests.server.tables import Game
from tests.test_cli import complaint, run


def acknowledged_in(folder: Path, table_id: str) -> set[str]:
    """Lists the ids of the messages whose acts are in a file."""
    reader = TableReader(folder / FILE_NAME)
    stored = reader.find(table_id)
    reader.close()
    return set() if stored is None else {act.key for act in stored.acts if act.key is not None}


def test_a_copy_taken_under_load_holds_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    data, copy, elsewhere = tmp_path / "data", tmp_path / "copy.sqlite3", tmp_path / "elsewhere"
    accepted: dict[str, list[str]] = {}
    before: dict[str, list[str]] = {}
    with running_server(data) as place:
        tables = [place.lay("host bot:easy") for _ in range(6)]
        stop = asyncio.Event()

        async def play(keys: Keys) -> None:
            done = accepted.setdefault(keys.table, [])
            async with keys.come(keys.host) as ann:
                while not stop.is_set():
                    moving = ann.ask is not None and ann.ask["seat"] == 0
                    message: dict[str, Any] = {"text": f"word {len(done)}"}
                    if moving and len(done) % 3 == 0:
                        assert ann.ask is not None
                        message = {"seat": 0, "move": ann.ask["moves"][0]["move"]}
                    answer = await ann.do("move" if "move" in message else "chat", **message)
                    if answer["type"] == "accepted":
                        done.append(f"host:{answer['id']}")

        async def load() -> int:
            playing = [asyncio.create_task(play(keys)) for keys in tables]
            while not all(len(accepted.get(keys.table, [])) >= 10 for keys in tables):
                await asyncio.sleep(0.01)
            before.update({table: list(keys) for table, keys in accepted.items()})
            status = await asyncio.to_thread(main, ["backup", str(copy), "--data", str(data)])
            during = sum(len(keys) for keys in accepted.values())
            stop.set()
            await asyncio.gather(*playing)
            assert status == 0 and during > sum(len(keys) for keys in before.values())
            return status

        asyncio.run(load())
    assert main(["restore", str(copy), "--data", str(elsewhere)]) == 0
    for table, known in before.items():
        assert set(known) <= acknowledged_in(elsewhere, table)
    with running_server(elsewhere) as place:

        async def go_on(keys: Keys) -> None:
            async with keys.come(keys.host) as ann:
                assert (await ann.do("chat", text="here we are again"))["type"] == "accepted"

        for keys in tables:
            keys.server = place
            asyncio.run(go_on(keys))


def keep(folder: Path, acts: int = 30) -> Game:
    game = Game().start().go_on(acts)
    game.keep(folder).close()
    return game


def test_a_restore_keeps_what_was_there_and_has_the_rights_of_a_store(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    keep(data)
    assert run(capsys, "backup", str(copy), "--data", str(data))[0] == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(data / FILE_NAME) as connection:
        connection.execute("UPDATE tables SET id = 'changed since'")
    connection.close()
    copy.chmod(0o644)
    status, out, _ = run(capsys, "restore", str(copy), "--data", str(data))
    assert status == 0 and "1 tables with 31 acts" in out
    assert (data / FILE_NAME).stat().st_mode & 0o777 == 0o600
    (aside,) = data.glob("before-restore-*Z.sqlite3")
    assert str(aside) in out and not (data / "restoring").exists()
    for path, name in ((data / FILE_NAME, "table"), (aside, "changed since")):
        reader = TableReader(path)
        assert reader.ids() == [name]
        reader.close()


def test_a_restore_waits_for_no_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    keep(data)
    assert run(capsys, "backup", str(copy), "--data", str(data))[0] == 0
    with exclusive_use(data) as note:
        note("http://127.0.0.1:8400/")
        status, err = complaint(capsys, "restore", str(copy), "--data", str(data))
    assert status == 1 and "another Portulan server at http://127.0.0.1:8400/ uses this data" in err


def test_a_copy_of_an_older_release_is_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    older = Path(__file__).parent.parent / "fixtures" / FILE_NAME
    status, out, _ = run(capsys, "restore", str(older), "--data", str(tmp_path))
    assert status == 0
    store = Store(tmp_path)
    assert store.find("agartha-finished") is not None and f"{store.count} tables" in out
    store.close()


def test_a_file_of_an_older_release_is_copied_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever installs a new release may take a copy before its first start; the older one can still read that."""
    older = Path(__file__).parent.parent / "fixtures" / FILE_NAME
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    data.mkdir()
    shutil.copy(older, data)
    status, out, _ = run(capsys, "backup", str(copy), "--data", str(data))
    assert status == 0
    forms = []
    for path in (older, copy):
        with sqlite3.connect(path) as connection:
            forms.append(connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall())
            (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        connection.close()
    assert forms[0] == forms[1] and f"{count} tables" in out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite3", "data"]


def test_a_damaged_table_is_told_and_does_not_keep_the_others_from_being_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    keep(data)
    with sqlite3.connect(data / FILE_NAME) as connection:
        connection.execute("INSERT INTO tables SELECT 2, 'damaged table', created, setup FROM tables")
        connection.execute("INSERT INTO acts VALUES (2, 1, 1.0, '{}', NULL, 0)")
    connection.close()
    status, out, err = run(capsys, "backup", str(copy), "--data", str(data))
    assert status == 1 and "2 tables with 31 acts" in out
    assert err.startswith("portulan: table damage cannot be read: ") and err.count("\n") == 1
    status, err = complaint(capsys, "restore", str(copy), "--data", str(tmp_path / "new"))
    assert status == 1 and "1 of 2 tables cannot be read" in err
    assert list((tmp_path / "new").glob("*.sqlite3*")) == []
    status, out, _ = run(capsys, "restore", str(copy), "--data", str(tmp_path / "new"), "--despite-damage")
    assert status == 0 and "damaged table" in out


def test_copies_in_a_folder_are_dated_and_the_oldest_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir()
    other = copies / "notes.sqlite3"
    other.write_text("not one of ours")
    keep(data)
    made = []
    for _ in range(4):
        status, out, _ = run(capsys, "backup", str(copies), "--data", str(data), "--keep", "2", "--json")
        told = json.loads(out)
        assert status == 0 and (told["tables"], told["acts"], told["damaged"]) == (1, 31, {})
        made.append(Path(told["file"]))
    assert sorted(copies.iterdir()) == sorted([other, *made[2:]])
    assert made == sorted(made) and stamp() > made[-1].name[7:]


def test_what_goes_wrong_is_one_line_and_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    keep(data)
    text = tmp_path / "text"
    text.write_text("no database " * 500)
    old = (data / FILE_NAME).read_bytes()
    for arguments, status in (
        (("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere")), 1),
        (("backup", str(tmp_path / "no" / "folder"), "--data", str(data)), 1),
        (("backup", str(tmp_path / "copy"), "--data", str(data), "--keep", "3"), 2),
        (("backup", str(tmp_path), "--data", str(data), "--keep", "0"), 2),
        (("restore", str(tmp_path / "missing"), "--data", str(data)), 1),
        (("restore", str(text), "--data", str(data)), 1),
    ):
        assert complaint(capsys, *arguments)[0] == status
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "text"]
    assert sorted(path.name for path in data.iterdir()) == ["server.lock", FILE_NAME]
    assert (data / FILE_NAME).read_bytes() == old
