"""Effects and conditions: a closed vocabulary, compiled once into rows of whole numbers that steps carry out by number.

A game declares each operation and each condition as a `Part` with a tag, and joins them in a union; entries hold tuples
of them, and the reader refuses whatever is not in the union. A `Compiler` turns such a tuple into a *program*: a number
into a table of rows `(code, argument, ...)`. What an argument names becomes a number too, so that a playout meets
nothing but whole numbers:

    a whole number, true or false       itself, 0 or 1
    a word of a Literal, an Enum        its place in the declaration
    a reference to an entry             the number of the entry (`Content.number`)
    a passage                           the number of the passage (`Content.passage_number`)
    operations, conditions, parts       the number of a program, 0 for none
    a table                             the number of a program of rows (key, value)
    a list of anything else             the number of a list, 0 for an empty one
    nothing, where that is allowed      ABSENT
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from portulan.content.entries import PASSAGE, REFERENCE, Part
from portulan.content.store import Content

ABSENT: Final = -(2**31)
"""Stands where a number may be left out and was."""

Row = tuple[int, ...]
Program = tuple[Row, ...]
Compile = Callable[[Any, str], int]
"""Turns a value into a number; the text names its place."""

T = TypeVar("T")


class Vocabulary:
    """A closed set of operations or of conditions, each with a code; codes serve one process and are never stored."""

    def __init__(self, cases: object) -> None:
        self.cases: Final[tuple[type[Part], ...]] = typing.get_args(cases) or (cases,)
        """The types of the union, each at its code."""
        for case in self.cases:
            if not (isinstance(case, type) and issubclass(case, Part)) or case.__struct_config__.tag is None:
                raise TypeError(f"{case}: a vocabulary is a union of parts that have a tag")

    @property
    def tags(self) -> tuple[str, ...]:
        """The words of the vocabulary."""
        return tuple(str(case.__struct_config__.tag) for case in self.cases)

    def code(self, case: type[Part]) -> int:
        """Gives the code of one case."""
        return self.cases.index(case)

    def table(self, handlers: Mapping[type[Part], T]) -> list[T]:
        """Lays out what carries the cases out by their codes; every case must have its own."""
        missing = [case.__name__ for case in self.cases if case not in handlers]
        foreign = [case.__name__ for case in handlers if case not in self.cases]
        if missing or foreign:
            raise TypeError(f"handlers are missing for {missing} and not wanted for {foreign}")
        return [handlers[case] for case in self.cases]


class Programs(msgspec.Struct, frozen=True):
    """What was compiled, as plain numbers.

    A program has a name that outlives its number: the id of its entry and its place there, such as
    `A-112.actions[1].success`. What a save has to find again it keeps by that name.
    """

    programs: list[Program]
    """All programs by their number; number 0 does nothing."""
    lists: list[tuple[int, ...]]
    """All lists of plain numbers by their number; number 0 is empty."""
    names: list[str]
    """The name of every program."""


class Compiler:
    """Compiles what entries hold in the words of some vocabularies."""

    def __init__(self, content: Content, *vocabularies: Vocabulary) -> None:
        self.compiled: Final = Programs([()], [()], [""])
        """What has been compiled so far."""
        self._content = content
        self._codes = {case: code for words in vocabularies for code, case in enumerate(words.cases)}
        self._fields: dict[type, list[tuple[str, Compile]]] = {}
        for case in self._codes:
            self._compilers(case)

    def program(self, entry: str, field: str, parts: Sequence[Part]) -> int:
        """Compiles operations or conditions that stand in a field of an entry."""
        return self._program(parts, f"{entry}.{field}")

    def _program(self, parts: Sequence[Part], name: str) -> int:
        return self._keep(name, [self._row(part, f"{name}[{n}]") for n, part in enumerate(parts)])

    def _keep(self, name: str, rows: Sequence[Row]) -> int:
        """Numbers a program; those inside it are numbered already."""
        if not rows:
            return 0
        self.compiled.programs.append(tuple(rows))
        self.compiled.names.append(name)
        return len(self.compiled.programs) - 1

    def _row(self, part: Part, place: str) -> Row:
        """Compiles one part: its code, if it has a tag, and its fields."""
        fields = self._compilers(type(part))
        values = tuple(compiled(getattr(part, name), f"{place}.{name}") for name, compiled in fields)
        code = self._codes.get(type(part))
        return values if code is None else (code, *values)

    # What a type is turned into

    def _compilers(self, case: type) -> list[tuple[str, Compile]]:
        """Finds out how the fields of a part are compiled, once for each type."""
        known = self._fields.get(case)
        if known is None:
            if case.__struct_config__.tag is not None and case not in self._codes:  # type: ignore[attr-defined]
                raise TypeError(f"{case.__name__}: has a tag but is in none of the vocabularies")
            known = self._fields[case] = []
            hints = typing.get_type_hints(case, include_extras=True)
            for field in msgspec.structs.fields(case):
                known.append((field.name, self._compile(hints[field.name], f"{case.__name__}.{field.name}")))
        return known

    def _compile(self, hint: Any, where: str) -> Compile:
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:
            return self._marked(arguments[0], arguments[1:], where)
        if hint is int or hint is bool:
            return lambda value, _: int(value)
        if origin is Literal:
            places = {word: place for place, word in enumerate(arguments)}
            return lambda value, _: places[value]
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            members = {member: place for place, member in enumerate(hint)}
            return lambda value, _: members[value]
        if origin is types.UnionType or origin is typing.Union:
            return self._union(arguments, where)
        if _is_part(hint):
            self._compilers(hint)
            return lambda value, name: self._keep(name, [self._row(value, name)])
        if origin is dict:
            return self._table(self._compile(arguments[0], where), self._compile(arguments[1], where))
        if origin in (list, tuple):
            return self._sequence(arguments, where)
        raise TypeError(
            f"{where}: {hint} cannot be compiled; a text must be a Literal, a reference or a passage"
        )

    def _marked(self, hint: Any, metadata: Sequence[Any], where: str) -> Compile:
        for meta in metadata:
            extra = getattr(meta, "extra", None) or {}
            if REFERENCE in extra:
                return lambda value, _: self._content.number(value)
            if PASSAGE in extra:
                return lambda value, _: self._content.passage_number(value)
        return self._compile(hint, where)

    def _union(self, arguments: Sequence[Any], where: str) -> Compile:
        cases = [case for case in arguments if case is not type(None)]
        parts = all(_is_part(case) for case in cases)
        if len(cases) > 1 and not parts:
            raise TypeError(f"{where}: of several cases each must be a part")
        inner, *_ = [self._compile(case, where) for case in cases]
        if len(cases) == len(arguments):
            return inner
        absent = 0 if parts else ABSENT
        return lambda value, name: absent if value is None else inner(value, name)

    def _table(self, keys: Compile, values: Compile) -> Compile:
        def compiled(value: Mapping[Any, Any], name: str) -> int:
            rows = [(keys(key, name), values(item, f"{name}.{key}")) for key, item in value.items()]
            return self._keep(name, rows)

        return compiled

    def _sequence(self, arguments: Sequence[Any], where: str) -> Compile:
        items = [hint for hint in arguments if hint is not Ellipsis]
        cases = [case for hint in items for case in (typing.get_args(hint) if _is_union(hint) else (hint,))]
        if all(_is_part(case) for case in cases):
            for case in cases:
                self._compilers(case)
            return self._program
        inner = [self._compile(hint, where) for hint in items]

        def compiled(value: Sequence[Any], name: str) -> int:
            each = inner * len(value) if len(inner) == 1 else inner
            row = tuple(
                one(item, f"{name}[{n}]") for n, (one, item) in enumerate(zip(each, value, strict=True))
            )
            if not row:
                return 0
            self.compiled.lists.append(row)
            return len(self.compiled.lists) - 1

        return compiled


def _is_part(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Part)


def _is_union(hint: Any) -> bool:
    return typing.get_origin(hint) in (types.UnionType, typing.Union)
