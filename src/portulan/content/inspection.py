"""The types of entries, looked through: what a place may hold, in words, and where references and texts lie."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from portulan.content.entries import PASSAGE, REFERENCE, WORDS, Words

SHOWN: Final = 60
"""How much of a wrong value is shown."""

Step = str | int | None
"""A step of a path: the name of a field or key, the number of an item, or None for a key that was not told."""


class Marked(NamedTuple):
    """A value that its type marks as a reference, a passage or a text, with its path in the entry."""

    path: str
    kind: str
    tables: tuple[str, ...]
    value: Any


def written(path: list[Step]) -> str:
    """Writes a path as `actions[1].success`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if step is not None else ".*"
    return text.removeprefix(".")


# What is wrong with a value


def complaint(error: msgspec.ValidationError, row: dict[str, Any], kind: type) -> tuple[str, str]:
    """Turns an error of the decoder into the field that is wrong and what is to be said of it."""
    said, path, of_key = _read(error)
    if None in path:
        path = _told(path, row, kind)
    named = re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", said)
    if named is not None:
        field = written([*path, named[2]])
        return (field, "is missing") if named[1] == "missing required" else ("", f"unknown field {field!r}")
    shown = repr(path[-1] if of_key else _value(row, path))
    shown = shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}…"
    return written(path), f"must be {_wanted(inspect.type_info(kind), row, path, of_key)}, not {shown}"


def _read(error: msgspec.ValidationError) -> tuple[str, list[Step], bool]:
    """Splits an error into what it says, its path (such as `$.quest[0].exits[...].box`), and whether it means a key."""
    said, _, place = str(error).partition(" - at ")
    of_key = place.startswith("`key` in ")
    found = re.findall(r"\.([^.\[\]]+)|\[(\d+)\]|(\[\.\.\.\])", place.removeprefix("`key` in ").strip("`"))
    path: list[Step] = [name or (int(number) if number else None) for name, number, _ in found]
    return said, [*path, None] if of_key else path, of_key


def _told(path: list[Step], row: dict[str, Any], kind: type) -> list[Step]:
    """Finds the key of a table that the decoder leaves out of a path: the first one that fails alone."""
    hidden = path.index(None)
    table = _value(row, path[:hidden])
    for key, value in table.items():
        alone = _with(row, path[:hidden], {key: value})
        try:
            msgspec.convert(alone, kind)
        except msgspec.ValidationError as error:
            told = [*path[:hidden], key, *_read(error)[1][hidden + 1 :]]
            return _told(told, alone, kind) if None in told else told
    raise AssertionError("a table fails without any of its keys")


def _with(value: Any, path: list[Step], other: Any) -> Any:
    """Copies a value with another one at a path."""
    if not path:
        return other
    copied = value.copy()
    copied[path[0]] = _with(copied[path[0]], path[1:], other)
    return copied


def _value(value: Any, path: list[Step]) -> Any:
    """Looks up what lies at a path."""
    for step in path:
        value = value[step]
    return value


def _wanted(kind: inspect.Type, value: Any, path: list[Step], of_key: bool) -> str:
    """Says what a place, or its key, may be; the value tells which case of several is meant on the way there."""
    for number, step in enumerate(path, 1):
        tagged = [
            case for case in _cases(kind) if isinstance(case, inspect.StructType) and case.tag is not None
        ]
        if tagged and step == (0 if tagged[0].array_like else tagged[0].tag_field):
            return f"one of {', '.join(str(case.tag) for case in tagged)}"
        kind = _case(kind, value)
        if of_key and number == len(path) and isinstance(kind, inspect.DictType):
            return in_words(kind.key_type)
        kind = _inner(kind, step)
        value = value[step]
    return in_words(_case(kind, value) if isinstance(value, list | dict) else kind)


def _case(kind: inspect.Type, value: Any) -> inspect.Type:
    """Picks the case of several that a value means: the one that it names, or the first."""
    cases = [case for case in _cases(kind) if not isinstance(case, inspect.NoneType)]
    named = [case for case in cases if isinstance(case, inspect.StructType) and _names(value, case)]
    return [*named, *cases][0]


def _names(value: Any, case: inspect.StructType) -> bool:
    """Tells whether a value begins like one case of several."""
    if case.array_like:
        return isinstance(value, list) and bool(value) and value[0] == case.tag
    return isinstance(value, dict) and value.get(case.tag_field) == case.tag


def _inner(kind: inspect.Type, step: Step) -> inspect.Type:
    if isinstance(kind, inspect.StructType):
        if kind.array_like and isinstance(step, int):
            return kind.fields[step - (kind.tag is not None)].type
        return next(field.type for field in kind.fields if field.encode_name == step)
    if isinstance(kind, inspect.DictType):
        return kind.value_type
    if isinstance(kind, inspect.TupleType):
        return kind.item_types[step] if isinstance(step, int) else kind
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return kind.item_type
    return kind


def _plain(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _cases(kind: inspect.Type) -> list[inspect.Type]:
    plain = _plain(kind)
    return [_plain(case) for case in plain.types] if isinstance(plain, inspect.UnionType) else [plain]


def in_words(kind: inspect.Type) -> str:
    """Names a type for somebody who writes content."""
    if isinstance(kind, inspect.Metadata):
        extra = kind.extra or {}
        if REFERENCE in extra:
            return f"the id of {' or '.join(f'a {table}' for table in extra[REFERENCE]) or 'an entry'}"
        return "the id of a passage" if PASSAGE in extra else in_words(kind.type)
    if isinstance(kind, inspect.UnionType):
        words = [in_words(case) for case in kind.types if not isinstance(case, inspect.NoneType)]
        return " or ".join(dict.fromkeys(words))
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        name = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
        low = f" from {kind.ge}" if kind.ge is not None else ""
        return f"{name}{low}{f' to {kind.le}' if kind.le is not None else ''}"
    if isinstance(kind, inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    if isinstance(kind, inspect.EnumType):
        return f"one of {', '.join(str(case.value) for case in kind.cls)}"
    if isinstance(kind, inspect.StrType):
        return f"a text of the form {kind.pattern}" if kind.pattern else "a text"
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        some = f" at least {kind.min_length}" if kind.min_length else ""
        return f"a list,{some} each {in_words(kind.item_type)}"
    if isinstance(kind, inspect.TupleType):
        return f"a list of {len(kind.item_types)}: {', '.join(in_words(item) for item in kind.item_types)}"
    if isinstance(kind, inspect.StructType):
        names = [field.encode_name for field in kind.fields]
        return f"a list: {', '.join([str(kind.tag), *names])}" if kind.array_like else "a table"
    return {inspect.BoolType: "true or false", inspect.DictType: "a table"}.get(
        type(kind), type(kind).__name__
    )


# What is marked in a value

Finder = Callable[[Any, str], Iterator[Marked]]


class Marks:
    """Finds the references, passages and texts in entries of given types; a type without any costs nothing."""

    def __init__(self) -> None:
        self._structs: dict[type, list[tuple[str, Finder]]] = {}

    def of(self, entry: msgspec.Struct) -> Iterator[Marked]:
        """Lists what is marked in an entry, in the order of its fields."""
        return self._in_struct(entry, "")

    def _fields(self, cls: type) -> list[tuple[str, Finder]]:
        """Gives the fields of a type that can hold a mark, with what finds it."""
        found = self._structs.get(cls)
        if found is None:
            info = inspect.type_info(cls)
            assert isinstance(info, inspect.StructType)
            finders = [(field.name, self._finder(field.type, {cls})) for field in info.fields]
            found = [(name, finder) for name, finder in finders if finder is not None]
            self._structs[cls] = found
        return found

    def _in_struct(self, value: msgspec.Struct, path: str) -> Iterator[Marked]:
        for name, finder in self._fields(type(value)):
            yield from finder(getattr(value, name), f"{path}.{name}" if path else name)

    def _finder(self, kind: inspect.Type, within: set[type]) -> Finder | None:
        """Makes what finds marks in values of a type; None if there can be none."""
        if isinstance(kind, inspect.Metadata):
            extra = kind.extra or {}
            for mark in (REFERENCE, PASSAGE):
                if mark in extra:
                    tables = extra[mark] if mark == REFERENCE else ()
                    return lambda value, path: iter([Marked(path, mark, tables, value)])
            return self._finder(kind.type, within)
        if isinstance(kind, inspect.UnionType):
            return self._in_union(kind, within)
        if isinstance(kind, inspect.StructType):
            if kind.cls is Words:
                return lambda value, path: iter([Marked(path, WORDS, (), value)])
            known = kind.cls in within or any(
                self._finder(field.type, within | {kind.cls}) for field in kind.fields
            )
            return self._in_struct if known else None
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return _in_items(self._finder(kind.item_type, within))
        if isinstance(kind, inspect.DictType):
            return _in_table(self._finder(kind.key_type, within), self._finder(kind.value_type, within))
        return None

    def _in_union(self, kind: inspect.UnionType, within: set[type]) -> Finder | None:
        cases = [case for case in kind.types if not isinstance(case, inspect.NoneType)]
        finders = [finder for finder in (self._finder(case, within) for case in cases) if finder is not None]
        if not finders:
            return None
        finder = self._in_struct if isinstance(cases[0], inspect.StructType) else finders[0]
        return lambda value, path: iter(()) if value is None else finder(value, path)


def _in_items(finder: Finder | None) -> Finder | None:
    if finder is None:
        return None
    return lambda value, path: (
        marked for number, item in enumerate(value) for marked in finder(item, f"{path}[{number}]")
    )


def _in_table(keys: Finder | None, values: Finder | None) -> Finder | None:
    if keys is None and values is None:
        return None

    def find(value: dict[Any, Any], path: str) -> Iterator[Marked]:
        for key, item in value.items():
            if keys is not None:
                yield from keys(key, f"{path}.{key}")
            if values is not None:
                yield from values(item, f"{path}.{key}")

    return find
