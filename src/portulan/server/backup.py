"""Backups: a copy of all tables that is taken while the server plays, and is not believed before it was read back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from portulan.engine.errors import FileError
from portulan.server.history import open_table
from portulan.server.store import FILE_NAME, OWNER_ONLY, OlderForm, Store, TableReader

UNFINISHED: Final = ".part"
"""The end of the name of a copy that is not whole yet."""

COMPANIONS: Final = ("", "-wal", "-shm")
"""The ends of the names of the files that SQLite keeps together."""


@dataclass
class ReadBack:
    """What a copy holds, as far as it could be read."""

    tables: int = 0
    acts: int = 0
    damaged: dict[str, str] = field(default_factory=dict)
    """Why a table cannot be read, by its id."""


def back_up(folder: Path, target: Path) -> ReadBack:
    """Copies the tables of a data folder into a new file, whoever plays meanwhile, and reads all of them back.

    The file appears when it is whole; one of that name that was there before is then replaced.
    """
    source = folder / FILE_NAME
    if not source.is_file():
        raise FileError(f"{folder}: there are no tables here")
    part = target.with_name(target.name + UNFINISHED)
    try:
        with _removed_on_failure(part):
            copy(source, part)
            try:
                found = read_back(part)
            except OlderForm:
                found = _read_back_older(part)
            os.replace(part, target)
            _sync(target.parent)
    except OSError as error:
        raise FileError(f"{target}: the copy cannot be written: {error.strerror}") from None
    return found


def copy(source: Path, target: Path) -> None:
    """Copies a store as it is at one moment, in one piece that only its owner may read; it is on the disk then."""
    with contextlib.suppress(FileNotFoundError):
        target.unlink()
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    try:
        with (
            contextlib.closing(
                sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
            ) as original,
            contextlib.closing(sqlite3.connect(target)) as made,
        ):
            original.backup(made)
    except sqlite3.Error as error:
        raise FileError(f"{source}: cannot be copied: {error}") from None
    _make_one_file(target)


def _make_one_file(path: Path) -> None:
    """Takes all into the file that its companions hold, so that it may be moved; it is on the disk then."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise FileError(f"{path}: cannot be written: {error}") from None
    _sync(path)


def read_back(path: Path) -> ReadBack:
    """Reads every table of a store: all acts, and the position that they lead to from the last keyframe."""
    reader = TableReader(path)
    try:
        return _read_all(reader, path)
    finally:
        reader.close()


def _read_back_older(path: Path) -> ReadBack:
    """Reads a store of an older release by a copy that is brought to the present form; it stays what it is itself."""
    with tempfile.TemporaryDirectory(dir=path.parent, prefix="reading-") as folder:
        present = Path(folder) / FILE_NAME
        copy(path, present)
        Store(Path(folder)).close()
        return read_back(present)


def _read_all(reader: TableReader, path: Path) -> ReadBack:
    found = ReadBack()
    for (problem,) in reader.rows("PRAGMA integrity_check(1)"):
        if problem != "ok":
            found.damaged[path.name] = str(problem).partition("\n")[0]
    for table_id in reader.ids():
        found.tables += 1
        try:
            stored = reader.find(table_id)
            found.acts += 0 if stored is None else len(stored.acts)
            open_table(reader, table_id)
        except FileError as error:
            found.damaged[table_id] = str(error)
    return found


def restore(copied: Path, folder: Path, despite_damage: bool = False) -> tuple[ReadBack, Path | None]:
    """Puts a copy in the place of the tables of a data folder that no server uses now.

    The copy is brought to the present form and read back first. What was there is kept beside it; its name is returned.
    """
    if not copied.is_file():
        raise FileError(f"{copied}: there is no such file")
    beside = folder / "restoring"
    try:
        beside.mkdir(mode=0o700, exist_ok=True)
        with _removed_on_failure(beside / FILE_NAME):
            copy(copied, beside / FILE_NAME)
            Store(beside).close()
            _make_one_file(beside / FILE_NAME)
            found = read_back(beside / FILE_NAME)
            if found.damaged and not despite_damage:
                table_id, why = next(iter(found.damaged.items()))
                raise FileError(
                    f"{copied}: {len(found.damaged)} of {found.tables} tables cannot be read"
                    f" ({table_id[:6]}: {why}); --despite-damage restores the others"
                )
            kept = _put_aside(folder)
            os.replace(beside / FILE_NAME, folder / FILE_NAME)
            _sync(folder)
    except OSError as error:
        raise FileError(f"{folder}: the tables cannot be restored: {error.strerror}") from None
    finally:
        with contextlib.suppress(OSError):
            beside.rmdir()
    return found, kept


def _put_aside(folder: Path) -> Path | None:
    """Renames the tables that are there, with their companions, so that nothing is lost by a restore."""
    path = folder / FILE_NAME
    if not path.exists():
        return None
    aside = folder / f"before-restore-{stamp()}.sqlite3"
    for name in reversed(COMPANIONS):
        with contextlib.suppress(FileNotFoundError):
            os.replace(path.with_name(path.name + name), aside.with_name(aside.name + name))
    return aside


def stamp() -> str:
    """Names this moment, so that names in order are in the order of time."""
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S%fZ")


def dated(folder: Path) -> Path:
    """Names the next copy in a folder of copies."""
    return folder / f"tables-{stamp()}.sqlite3"


def thin_out(folder: Path, keep: int) -> list[Path]:
    """Deletes all but the newest copies in a folder of copies; gives those that went."""
    old = sorted(folder.glob("tables-*Z.sqlite3"))[:-keep]
    for path in old:
        path.unlink()
    return old


@contextlib.contextmanager
def _removed_on_failure(path: Path) -> Iterator[None]:
    """Leaves nothing behind of a file that did not become whole."""
    try:
        yield
    except BaseException:
        for name in COMPANIONS:
            path.with_name(path.name + name).unlink(missing_ok=True)
        raise


def _sync(path: Path) -> None:
    """Waits until a file, or the names in a folder, are on the disk."""
    if os.name == "posix" or path.is_file():
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
