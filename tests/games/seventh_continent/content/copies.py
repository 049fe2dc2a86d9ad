"""The cards that ship as plain data that can be changed, and content made of it."""

from __future__ import annotations

import copy
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from portulan.content import Content
from portulan.content.entries import PASSAGE, Place
from portulan.content.store import Kept
from portulan.games.seventh_continent.content.schema import FOLDER, SCHEMA

Row = dict[str, Any]
Data = dict[str, list[Row]]
Pages = dict[str, dict[str, str]]
"""What stands in the book, by language and passage: the title, and what is below it."""


@cache
def _shipped() -> Data:
    data: Data = {table: [] for table in SCHEMA.tables}
    for path in sorted((FOLDER / "content").rglob("*.toml")):
        for table, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
            data[table] += rows
    return data


def shipped() -> Data:
    """Gives all entries, to be changed."""
    return copy.deepcopy(_shipped())


@cache
def _pages() -> Pages:
    found: Pages = {}
    for folder in (FOLDER / "book").iterdir():
        text = "\n" + "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.md")))
        passages = re.findall(r"\n# ([^\s:]+)(.*?)(?=\n# |\Z)", text, re.DOTALL)
        found[folder.name] = dict(passages)
    return found


def shipped_pages() -> Pages:
    """Gives the whole book, to be changed."""
    return copy.deepcopy(_pages())


def laid_out(folder: Path, data: Data, pages: Pages | None = None) -> Content:
    """Makes content of entries and, if it was changed, of a book in a folder; else the book is the one that ships."""
    for lang, written in (pages or {}).items():
        path = folder / "book" / lang / "all.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        text = "\n".join(f"# {uid}{rest}" for uid, rest in written.items())
        path.write_text(text, encoding="utf-8")
    places: dict[str, Place] = {}
    passages: dict[str, None] = {}
    tables: dict[str, msgspec.Raw] = {}
    for table, kind in SCHEMA.tables.items():
        rows = [msgspec.convert(row, kind) for row in data[table]]
        for row in rows:
            assert row.id not in places, row.id
            places[row.id] = Place("copy.toml", table)
            passages.update((mark.value, None) for mark in SCHEMA.marks.of(row) if mark.kind == PASSAGE)
        tables[table] = msgspec.Raw(msgspec.msgpack.encode(rows))
    return Content(SCHEMA, Kept(places, tuple(passages), tables), (folder if pages else FOLDER,), "copy")


def entry(data: Data, uid: str) -> Row:
    """Finds an entry by its id."""
    (found,) = [row for rows in data.values() for row in rows if row["id"] == uid]
    return found


def face(data: Data, uid: str) -> Row:
    """Finds the face of a card."""
    found: Row = entry(data, uid)["face"]
    return found


def action(data: Data, uid: str, icon: str) -> Row:
    """Finds an action of a card by its icon."""
    bearer = entry(data, uid)
    (found,) = [row for row in bearer.get("face", bearer)["actions"] if row["icon"] == icon]
    return dict_of(found)


def dict_of(row: Any) -> Row:
    """Says that something is a table."""
    assert isinstance(row, dict)
    return row
