"""Content files: TOML tables read into typed entries; an error names the file, the entry and the field."""

from __future__ import annotations

import types
import typing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from portulan.engine.errors import FileError

E = TypeVar("E", bound=NamedTuple)


class Component(NamedTuple):
    """One line of a completeness check: how many the contract wants, how many the content has."""

    id: str
    name: str
    want: int
    have: int


def read_entries(path: Path, table: str, entry_type: type[E]) -> list[E]:
    """Reads the array of tables called `table` into entries of a named tuple whose first field is the id."""
    import tomllib

    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise FileError(f"{path.name}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FileError(f"{path.name}: is not TOML ({error})") from None
    rows = data.get(table)
    if not isinstance(rows, list) or not rows:
        raise FileError(f"{path.name}: has no entries [[{table}]]")
    hints = typing.get_type_hints(entry_type)
    entries = [
        _entry(path, f"{table} {number}", row, entry_type, hints) for number, row in enumerate(rows, 1)
    ]
    seen: set[object] = set()
    for entry in entries:
        name = entry[0]
        if name in seen:
            raise FileError(f"{path.name}: {table} {name!r}: field {entry_type._fields[0]!r} appears twice")
        seen.add(name)
    return entries


def _entry(path: Path, place: str, row: object, entry_type: type[E], hints: dict[str, Any]) -> E:
    if not isinstance(row, dict):
        raise FileError(f"{path.name}: {place}: must be a table")
    key = entry_type._fields[0]
    if isinstance(row.get(key), str | int):
        place = f"{place.rsplit(' ', 1)[0]} {row[key]!r}"
    for name in row:
        if name not in hints:
            raise FileError(f"{path.name}: {place}: unknown field {name!r}")
    values: dict[str, object] = {}
    for name, hint in hints.items():
        if name not in row:
            if name not in entry_type._field_defaults:
                raise FileError(f"{path.name}: {place}: field {name!r} is missing")
            continue
        if not _fits(row[name], hint):
            raise FileError(f"{path.name}: {place}: field {name!r} must be {_name(hint)}, not {row[name]!r}")
        values[name] = row[name]
    return typing.cast(E, typing.cast(Any, entry_type)(**values))


def _fits(value: object, hint: Any) -> bool:
    """Tells whether a TOML value has the declared type; `true` is no number and no number is negative."""
    if typing.get_origin(hint) is list:
        (inner,) = typing.get_args(hint)
        return isinstance(value, list) and all(_fits(item, inner) for item in value)
    if isinstance(hint, types.UnionType):
        return any(_fits(value, part) for part in typing.get_args(hint))
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return isinstance(value, hint)


def _name(hint: Any) -> str:
    if typing.get_origin(hint) is list:
        return f"a list of {_name(typing.get_args(hint)[0])}"
    if isinstance(hint, types.UnionType):
        return " or ".join(_name(part) for part in typing.get_args(hint))
    return {int: "a whole number", str: "a text", bool: "true or false"}.get(hint, str(hint))
