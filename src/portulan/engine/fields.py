"""The fields of a position, declared once: name, shape, range and what it means.

From a game's declaration `portulan generate` writes a class with slots, types, defaults and a copy, as plain code
that people and compilers can read; dumps, loading and its checks follow from the declaration itself. Positions hold
ints and flat lists of ints. What names content (cards, passages) is dumped by uid, so that a save outlives cards
that were added.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from portulan.engine.errors import FileError
from portulan.engine.steps import LAST_SEAT

Shape = Literal["int", "ints", "rows"]

Range = tuple[int, int]

SEATS: Final = LAST_SEAT
"""Stands for the number of the last seat as the upper end of a range."""


REMEMBERED: Final = 1024
"""Sets of one field whose names are remembered, at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldDeclaration:
    """One field: its shape, the range of its numbers, how many there are, and its value in a blank position.

    A list has `length` numbers, or `each` for every seat, or any number if both are 0. `labels` name what a number
    means: the number is a place among them or, if it is a set, the bits of it are. `keys` name the places of a list
    that is as long as the content is large: it is dumped by key, without what has the default. `column_labels` name
    what the numbers of a column of rows mean, where they mean content. A `clause` says why the range is what it is,
    and is cited where a number lies outside.
    """

    name: str
    doc: str
    shape: Shape
    low: int = 0
    high: int = 0
    length: int = 0
    each: int = 0
    default: int = 0
    columns: tuple[Range, ...] = ()
    labels: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    column_labels: tuple[tuple[str, ...], ...] = ()
    is_set: bool = False
    clause: str = ""
    named_sets: dict[int, list[str]] = field(default_factory=dict, compare=False, repr=False)
    """Sets that were written of late, by their number."""

    # Writing

    @property
    def dump(self) -> Callable[[Any], Any] | None:
        """What makes plain data of a value: numbers, or uids where the field names content; None for a number.

        It is looked up once for a field, since a position is dumped with every move of a table.
        """
        if self.shape == "int":
            return self._named if self.labels else None
        if self.keys:
            return self._by_key
        if self.shape == "ints":
            return self._all_named if self.labels else list
        return self._named_rows if self.column_labels else _lists

    def _by_key(self, numbers: Sequence[int]) -> dict[str, Any]:
        return {
            key: self._named(number) if self.labels else number
            for key, number in zip(self.keys, numbers, strict=True)
            if number != self.default
        }

    def _named_rows(self, rows: Sequence[Sequence[int]]) -> list[list[Any]]:
        return [
            [
                (names[number] if number >= 0 else None) if names else number
                for number, names in zip(row, self.column_labels, strict=True)
            ]
            for row in rows
        ]

    def _all_named(self, numbers: Sequence[int]) -> list[Any]:
        return [self._named(number) for number in numbers]

    def _named(self, number: int) -> Any:
        """Names what a number means; of a set, what is in it, in the order of the labels.

        Most sets stay as they are from one move to the next, and a position is dumped with every move of a table.
        """
        if not self.is_set:
            return self.labels[number] if number >= 0 else None
        known = self.named_sets.get(number)
        if known is None:
            known = self._members(number)
            if len(self.named_sets) >= REMEMBERED:
                self.named_sets.clear()
            self.named_sets[number] = known
        return known.copy()

    def _members(self, number: int) -> list[str]:
        found: list[str] = []
        while number:
            lowest = number & -number
            found.append(self.labels[lowest.bit_length() - 1])
            number ^= lowest
        return found

    # Reading

    def loaded(self, value: Any, players: int) -> Any:
        """Reads the value from plain data; whatever it cannot be is refused in one line."""
        if self.shape == "int":
            return self._number(value, players)
        if self.keys and isinstance(value, dict):
            return self._keyed(value, players)
        if not isinstance(value, list):
            raise FileError(f"field {self.name!r} must be a list")
        expected = self.length or self.each * players
        if expected and len(value) != expected:
            raise FileError(f"field {self.name!r} must have {expected} numbers, not {len(value)}")
        if self.shape == "ints":
            return [self._number(number, players) for number in value]
        return [self._row(row, players) for row in value]

    def _keyed(self, value: dict[str, Any], players: int) -> list[int]:
        found = [self.default] * len(self.keys)
        for key, number in value.items():
            if key not in self.keys:
                raise FileError(f"field {self.name!r} has no place {key!r:.60}")
            found[self.keys.index(key)] = self._number(number, players)
        return found

    def _number(self, value: Any, players: int) -> int:
        if self.labels and type(value) is not int:
            return self._place(value)
        if type(value) is not int:
            raise FileError(f"field {self.name!r} must hold whole numbers, not {value!r:.40}")
        self._check(value, self.low, self.high, players)
        return value

    def _place(self, value: Any) -> int:
        """Reads a uid, a set of uids, or nothing."""
        if self.is_set and isinstance(value, list):
            found = 0
            for label in value:
                found |= 1 << self._place_of(label)
            return found
        return -1 if value is None and not self.is_set and self.low < 0 else self._place_of(value)

    def _place_of(self, label: Any) -> int:
        if label not in self.labels:
            raise FileError(f"field {self.name!r} names {label!r:.60}, which this content does not have")
        return self.labels.index(label)

    def _row(self, value: Any, players: int) -> tuple[int, ...]:
        if self.column_labels and isinstance(value, list) and len(value) == len(self.column_labels):
            value = [
                self._column(cell, names) if names else cell
                for cell, names in zip(value, self.column_labels, strict=True)
            ]
        if not isinstance(value, list | tuple) or any(type(number) is not int for number in value):
            raise FileError(f"field {self.name!r} must hold rows of whole numbers")
        if self.columns:
            if len(value) != len(self.columns):
                raise FileError(f"a row of field {self.name!r} must have {len(self.columns)} numbers")
            for number, (low, high) in zip(value, self.columns, strict=True):
                self._check(number, low, high, players)
        else:
            for number in value:
                self._check(number, self.low, self.high, players)
        return tuple(value)

    def _column(self, value: Any, names: tuple[str, ...]) -> Any:
        """Reads a uid of a row, or none; whatever else is no name stays as it is."""
        if value is None:
            return -1
        if not isinstance(value, str):
            return value
        if value not in names:
            raise FileError(f"field {self.name!r} names {value!r:.60}, which this content does not have")
        return names.index(value)

    def _check(self, number: int, low: int, high: int, players: int) -> None:
        last = players - 1 if high == SEATS else high
        if not low <= number <= last:
            clause = f" ({self.clause})" if self.clause else ""
            raise FileError(f"field {self.name!r} cannot be {number}: {low} to {last}{clause}")


@dataclass(frozen=True, slots=True)
class SharedDeclaration:
    """An attribute that never changes in a match and follows from the number of players and the options."""

    name: str
    type: Any
    doc: str


AnyDeclaration = FieldDeclaration | SharedDeclaration


def number(
    name: str, low: int, high: int, doc: str, *, default: int = 0, clause: str = ""
) -> FieldDeclaration:
    """Declares one number."""
    return FieldDeclaration(
        name=name, doc=doc, shape="int", low=low, high=high, default=default, clause=clause
    )


def numbers(
    name: str,
    low: int,
    high: int,
    doc: str,
    *,
    length: int = 0,
    each: int = 0,
    default: int = 0,
    clause: str = "",
    keys: Sequence[str] = (),
) -> FieldDeclaration:
    """Declares a list of numbers: one for each key, of a fixed length, so many for each seat, or of any length."""
    return FieldDeclaration(
        name=name,
        doc=doc,
        shape="ints",
        low=low,
        high=high,
        length=len(keys) or length,
        each=each,
        default=default,
        clause=clause,
        keys=tuple(keys),
    )


def rows(
    name: str,
    doc: str,
    *,
    columns: Sequence[Range] = (),
    low: int = 0,
    high: int = 0,
    clause: str = "",
    labels: Sequence[Sequence[str]] = (),
) -> FieldDeclaration:
    """Declares a list of rows: with a range for each column, or of any length with one range for all numbers.

    `labels` has the names of what a column numbers, and nothing for a column of plain numbers.
    """
    return FieldDeclaration(
        name=name,
        doc=doc,
        shape="rows",
        columns=tuple(columns),
        low=low,
        high=high,
        clause=clause,
        column_labels=tuple(tuple(names) for names in labels),
    )


def uid(name: str, labels: Sequence[str], doc: str) -> FieldDeclaration:
    """Declares one piece of content, or none (-1); dumped by its uid."""
    high = len(labels) - 1
    return FieldDeclaration(
        name=name, doc=doc, shape="int", low=-1, high=high, default=-1, labels=tuple(labels)
    )


def uids(
    name: str, labels: Sequence[str], doc: str, *, length: int = 0, each: int = 0, keys: Sequence[str] = ()
) -> FieldDeclaration:
    """Declares a list of pieces of content, with -1 for none; dumped by uid."""
    return FieldDeclaration(
        name=name,
        doc=doc,
        shape="ints",
        low=-1,
        high=len(labels) - 1,
        length=len(keys) or length,
        each=each,
        default=-1,
        labels=tuple(labels),
        keys=tuple(keys),
    )


def uid_set(name: str, labels: Sequence[str], doc: str) -> FieldDeclaration:
    """Declares a set of pieces of content as the bits of one number; dumped as a list of uids."""
    high = (1 << len(labels)) - 1
    return FieldDeclaration(name=name, doc=doc, shape="int", high=high, labels=tuple(labels), is_set=True)


def uid_sets(name: str, labels: Sequence[str], doc: str, *, each: int = 1) -> FieldDeclaration:
    """Declares such a set for each seat."""
    high = (1 << len(labels)) - 1
    return FieldDeclaration(
        name=name, doc=doc, shape="ints", high=high, each=each, labels=tuple(labels), is_set=True
    )


def _lists(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    return [list(row) for row in rows]


def shared(name: str, kind: Any, doc: str) -> SharedDeclaration:
    """Declares what `prepare` derives from the players and the options; copies share it."""
    return SharedDeclaration(name, kind, doc)
