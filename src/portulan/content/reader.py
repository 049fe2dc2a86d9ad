"""Reading content: TOML files into typed entries; whatever is wrong is told in one line with file, entry and field.

A file holds arrays of tables (`[[card]]`), each entry with an id. Which file holds which table is for the author to
choose: all files of a folder and of the folders in it are read, in the order of their names.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from portulan.content.cache import WORTHWHILE, Cache, code_of
from portulan.content.entries import PASSAGE, Entry, Finding, Place
from portulan.content.inspection import complaint
from portulan.content.lints import REFERENCES
from portulan.content.store import Content, Kept, Schema
from portulan.engine.content import PackMark
from portulan.engine.errors import FileError

FOLDER: Final = "content"
"""The folder of content files, in the folder of a game or of a pack."""

KEPT: Final = "content"
"""The part of the cache that holds the entries."""

Source = tuple[str, bytes]
"""A content file: its name within its folder, and what stands in it."""


def sources(folder: Path) -> list[Source]:
    """Reads the content files of a folder as they are, in the order of their names."""
    found: list[Source] = []
    try:
        paths = sorted(path for path in folder.rglob("*.toml") if path.is_file())
        for path in paths:
            found.append((path.relative_to(folder).as_posix(), path.read_bytes()))
    except OSError as error:
        raise FileError(f"{error.filename}: cannot be read ({error.strerror})") from None
    if not found:
        raise FileError(f"{folder}: holds no content files")
    return found


def fingerprint(layers: Sequence[Sequence[Source]]) -> str:
    """Condenses content files: equal files, equal fingerprints."""
    digest = hashlib.blake2b(digest_size=16)
    for number, layer in enumerate(layers):
        for name, data in layer:
            digest.update(f"{number} {len(name)} {name} {len(data)} ".encode())
            digest.update(data)
    return digest.hexdigest()


def assemble(
    schema: Schema,
    folders: Sequence[Path],
    layers: Sequence[Sequence[Source]],
    *,
    pack: PackMark | None = None,
    alone: bool = False,
    checked: bool = True,
) -> Content:
    """Reads layers of content files; an entry of a later layer takes the place of the one with its id, or is added.

    With `alone`, the prose of the last folder stands alone, as its entries do.
    """
    mark = fingerprint(layers)
    cache = None
    if sum(len(data) for layer in layers for _, data in layer) >= WORTHWHILE:
        cache = Cache("-".join(folder.name for folder in folders), mark, code_of(schema.tables.values()))
        kept = cache.load(KEPT, Kept)
        if kept is not None:
            return Content(schema, kept, folders, mark, pack=pack, alone=alone, cache=cache)
    reading = _Reading(schema)
    for layer in layers:
        reading.begin_layer()
        for name, data in layer:
            reading.add_file(name, data)
    kept = reading.kept()
    content = Content(schema, kept, folders, mark, pack=pack, alone=alone, cache=cache)
    if checked:
        check(content)
        if cache is not None:
            cache.store(KEPT, kept)
    return content


def check(content: Content) -> None:
    """Refuses content that cannot be played, with the first thing that is wrong with it."""
    for lint in (REFERENCES, *content.schema.lints):
        if lint.needed:
            for finding in lint.find(content):
                raise FileError(str(finding))


class _Reading:
    """Content that is being read, layer by layer and file by file."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.entries: dict[str, list[Entry]] = {table: [] for table in schema.tables}
        self.places: dict[str, Place] = {}
        self._numbers: dict[str, int] = {}
        self._layer: set[str] = set()

    def begin_layer(self) -> None:
        """From here on an id may appear again."""
        self._layer = set()

    def add_file(self, name: str, data: bytes) -> None:
        """Reads one file."""
        for table, rows in parsed(name, data).items():
            if table not in self.schema.tables:
                known = ", ".join(self.schema.tables)
                raise refused(name, "", "", f"unknown table {table!r}; tables: {known}")
            if not isinstance(rows, list):
                raise refused(name, "", "", f"entries are written [[{table}]], not [{table}]")
            for number, row in enumerate(rows, 1):
                self._add(Place(name, table), _entry(self.schema.tables[table], name, table, number, row))

    def kept(self) -> Kept:
        """Gives what was read, table by table."""
        places: dict[str, Place] = {}
        passages: dict[str, None] = {}
        for rows in self.entries.values():
            for entry in rows:
                places[entry.id] = self.places[entry.id]
                for mark in self.schema.marks.of(entry):
                    if mark.kind == PASSAGE:
                        passages[mark.value] = None
        encode = msgspec.msgpack.encode
        tables = {table: msgspec.Raw(encode(rows)) for table, rows in self.entries.items()}
        return Kept(places, tuple(passages), tables)

    def _add(self, place: Place, entry: Entry) -> None:
        """Puts an entry into its place."""
        called = f"{place.table} {entry.id!r}"
        before = self.places.get(entry.id)
        if entry.id in self._layer:
            assert before is not None
            where = "" if before == place else f" (see {before.file}, {before.table})"
            raise refused(place.file, called, "id", f"appears twice{where}")
        self._layer.add(entry.id)
        if before is None:
            self._numbers[entry.id] = len(self.entries[place.table])
            self.entries[place.table].append(entry)
        elif before.table == place.table:
            self.entries[place.table][self._numbers[entry.id]] = entry
        else:
            raise refused(place.file, called, "id", f"is that of a {before.table} in {before.file}")
        self.places[entry.id] = place


def parsed(name: str, data: bytes) -> dict[str, Any]:
    """Reads a TOML file; whatever is no TOML is refused with the name of the file."""
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise refused(name, "", "", f"is not UTF-8 text (byte {error.start})") from None
    except tomllib.TOMLDecodeError as error:
        raise refused(name, "", "", f"is not TOML ({error})") from None
    except RecursionError:
        raise refused(name, "", "", "is not TOML (too many brackets)") from None


def _entry(kind: type[Entry], name: str, table: str, number: int, row: Any) -> Entry:
    if not isinstance(row, dict):
        raise refused(name, f"{table} {number}", "", "must be a table")
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        called = f"{table} {row['id']!r}" if isinstance(row.get("id"), str) else f"{table} {number}"
        raise refused(name, called, *complaint(error, row, kind)) from None


def refused(file: str, entry: str, field: str, text: str) -> FileError:
    """Says in one line what is wrong with a field of an entry of a file."""
    return FileError(str(Finding(file, entry, field, text)))
