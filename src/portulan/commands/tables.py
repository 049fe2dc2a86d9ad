"""`portulan tables`: the tables of a server for whoever keeps it: listed, shown, exported and deleted.

Looking needs no pause of the server. Deleting does: a running server would go on with what is gone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from portulan.commands import data_folder
from portulan.engine.errors import FileError, UsageError

if TYPE_CHECKING:
    from portulan.server.inventory import TableSummary
    from portulan.server.store import TableReader

DAY = 86_400
SHORTEST = 4
"""How many characters of an id must be told at least."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares what can be done, each with its arguments."""
    commands = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    listing = commands.add_parser("list", help="list the tables, the oldest first")
    _add_choice(listing)
    showing = commands.add_parser("show", help="show a table: its seats, its times, the room it takes")
    _add_ids(showing, "+")
    exporting = commands.add_parser("export", help="write the records of finished matches")
    _add_ids(exporting, "+")
    exporting.add_argument(
        "--to", type=Path, metavar="DIR", help="a file for each in this folder (default: standard output)"
    )
    deleting = commands.add_parser("delete", help="delete tables for good; the server must not run")
    _add_ids(deleting, "*")
    _add_choice(deleting)
    deleting.add_argument("--dry-run", action="store_true", help="say what would go, and delete nothing")
    for command in (listing, showing, exporting, deleting):
        data_folder.add_arguments(command)
    for command in (listing, showing, deleting):
        command.add_argument("--json", action="store_true", help="print JSON")


def _add_ids(parser: argparse.ArgumentParser, number: str) -> None:
    parser.add_argument("ids", nargs=number, metavar="ID", help="the id of a table, or how it begins")


def _add_choice(parser: argparse.ArgumentParser) -> None:
    from portulan.server.inventory import STATES

    parser.add_argument("--state", choices=STATES, help="only tables of this state")
    parser.add_argument(
        "--older-than", type=float, metavar="DAYS", help="only tables at which nothing happened for so long"
    )


def run(args: argparse.Namespace) -> int:
    """Does what was asked."""
    data_folder.use_packs(args)
    actions = {"list": _list, "show": _show, "export": _export, "delete": _delete}
    actions[args.what](args)
    return 0


@contextmanager
def _reading(args: argparse.Namespace) -> Iterator[TableReader]:
    from portulan.server.store import FILE_NAME, TableReader

    reader = TableReader(args.data / FILE_NAME)
    try:
        yield reader
    finally:
        reader.close()


def _list(args: argparse.Namespace) -> None:
    with _reading(args) as reader:
        tables = _chosen(reader, args)
    _print_list(tables, args.json)


def _print_list(tables: Sequence[TableSummary], as_json: bool) -> None:
    if as_json:
        print(json.dumps([_data(table) for table in tables], ensure_ascii=False, indent=1))
        return
    for table in tables:
        names = ", ".join(name or "-" for name in table.seats)
        print(
            f"{table.id:22}  {table.state:8}  {_when(table.last)}  {table.acts:5} acts  {table.bytes:8} bytes"
            f"  {table.game}: {names}"
        )
    print(f"{len(tables)} tables, {sum(table.bytes for table in tables)} bytes")


def _show(args: argparse.Namespace) -> None:
    with _reading(args) as reader:
        tables = _named(reader, args.ids)
    if args.json:
        print(json.dumps([_data(table) for table in tables], ensure_ascii=False, indent=1))
        return
    for table in tables:
        seats = ", ".join(name or "-" for name in table.seats)
        print(
            f"table      {table.id}",
            f"game       {table.game}, laid by {table.host}",
            f"state      {table.state}",
            f"seats      {seats}",
            f"laid       {_when(table.created)}",
            f"last act   {_when(table.last)}",
            f"acts       {table.acts}, of which {table.decisions} decisions of people, {table.chat} lines of chat",
            f"room       {table.bytes} bytes",
            sep="\n",
        )


def _export(args: argparse.Namespace) -> None:
    from portulan.server.history import open_table, record_of

    if args.to is not None and not args.to.is_dir():
        raise FileError(f"{args.to}: there is no such folder")
    if args.to is None and len(args.ids) > 1:
        raise UsageError("several records need a folder: --to DIR")
    with _reading(args) as reader:
        for table in _named(reader, args.ids):
            if table.state != "finished":
                raise FileError(f"table {table.id[:6]} is {table.state}: only a finished match has a record")
            try:
                opening, stored = open_table(reader, table.id), reader.find(table.id)
            except FileError as error:
                raise FileError(f"table {table.id[:6]}: {error}") from None
            if opening is None or stored is None:
                raise FileError(f"table {table.id[:6]} is gone")
            text = record_of(stored, opening.table)
            if args.to is None:
                print(text)
            else:
                path = args.to / f"{table.game}-{table.id}.json"
                _write(path, text)
                print(path)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None


def _delete(args: argparse.Namespace) -> None:
    if not args.ids and args.state is None and args.older_than is None:
        raise UsageError("say which tables: their ids, --state or --older-than")
    if args.dry_run:
        with _reading(args) as reader:
            _print_list(_chosen(reader, args), args.json)
        return
    from portulan.server.run import exclusive_use
    from portulan.server.store import FILE_NAME, Store

    if not (args.data / FILE_NAME).is_file():
        raise FileError(f"{args.data}: there are no tables here")
    with exclusive_use(args.data):
        store = Store(args.data)
        try:
            tables = _chosen(store, args)
            asyncio.run(store.remove([table.number for table in tables]))
        finally:
            store.close()
    _print_list(tables, args.json)


def _chosen(reader: TableReader, args: argparse.Namespace) -> list[TableSummary]:
    """Lists the tables that are meant by their ids, their state and their age, all of them together.

    Of a damaged table nobody knows when something happened last: by its age alone, it is not meant.
    """
    from portulan.server.inventory import take_inventory

    if args.older_than is not None and args.older_than < 0:
        raise UsageError("--older-than needs a number of days that is not negative")
    ids = getattr(args, "ids", [])
    tables = _named(reader, ids) if ids else take_inventory(reader)
    before = None if args.older_than is None else time.time() - args.older_than * DAY
    if before is not None and args.state != "damaged":
        tables = [table for table in tables if table.state != "damaged"]
    return [
        table
        for table in tables
        if (args.state is None or table.state == args.state) and (before is None or table.last < before)
    ]


def _named(reader: TableReader, ids: Sequence[str]) -> list[TableSummary]:
    """Finds tables by their ids, or by how these begin where that is enough."""
    from portulan.server.inventory import describe

    found: dict[int, TableSummary] = {}
    for text in ids:
        rows = reader.rows(
            "SELECT number, id, created FROM tables WHERE substr(id, 1, ?) = ?", (len(text), text)
        )
        exact = [row for row in rows if row[1] == text]
        if not rows or (not exact and len(text) < SHORTEST):
            raise UsageError(f"no table is called {text!r}")
        if len(rows) > 1 and not exact:
            raise UsageError(f"{len(rows)} tables begin with {text!r}; tell more of the id")
        table = describe(reader, *(exact or rows)[0])
        found[table.number] = table
    return list(found.values())


def _data(table: TableSummary) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(table)
    del data["number"]
    return data


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
