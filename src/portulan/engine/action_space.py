"""Action spaces: every move of a game as a small int, declared once as named families with typed fields.

One declaration gives the stable id, the short notation, the factored form and the arguments of the sentence.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Final

from portulan.engine.errors import UsageError
from portulan.engine.text import Arguments, spoken

REMEMBERED: Final = 50_000
"""Moves whose notation and sentence are remembered at most: a space with large domains has far more."""

LISTED: Final = 100
"""Numbers of a family that are chosen from a list like other moves; out of a larger domain a number is entered."""


class Field:
    """One typed field of a family: a name and the labels of its values, in order.

    Records write labels. `names` are what people read and type in their place, where a label is no word for people.
    """

    def __init__(self, name: str, labels: Sequence[str], names: Sequence[str] = ()) -> None:
        self.name: Final = name
        self.labels: Final = tuple(labels)
        self.names: Final = tuple(names) or self.labels
        self.size = len(self.labels)
        self._values: Final = {label: value for value, label in enumerate(self.labels)}
        self._read: Final = {
            text.lower(): value for texts in (self.names, self.labels) for value, text in enumerate(texts)
        }

    def label(self, value: int) -> str:
        """Writes a value."""
        return self.labels[value]

    def shown(self, value: int) -> str:
        """Writes a value for people."""
        return self.names[value] if self.names else self.label(value)

    def value(self, label: str | None) -> int | None:
        """Reads a value from its label; None if there is no such label."""
        return self._values.get(label) if label is not None else None

    def read(self, written: str) -> int | None:
        """Reads a value as a person writes it, whatever the case."""
        return self._read.get(written.lower())

    @property
    def allowed(self) -> str:
        """Says what may be written."""
        return f"one of {', '.join(self.labels)}"


class SeatField(Field):
    """A field whose first values are the seats; the sentence of an event gets who sits there as well."""


class Number(Field):
    """A field whose values are the whole numbers of a domain, however large; `digits` are written at least."""

    def __init__(self, name: str, low: int, high: int, digits: int = 1) -> None:
        super().__init__(name, ())
        self.low: Final = low
        self.high: Final = high
        self.digits: Final = digits
        self.size = high - low + 1

    def label(self, value: int) -> str:
        """Writes a number."""
        return f"{self.low + value:0{self.digits}d}"

    def value(self, label: str | None) -> int | None:
        """Reads a number; None if it is none, or not of the domain."""
        return None if label is None else self.read(label)

    def read(self, written: str) -> int | None:
        """Reads a number as a person writes it, with or without leading zeros."""
        if not written.isdecimal() or len(written) > 12:
            return None
        number = int(written)
        return number - self.low if self.low <= number <= self.high else None

    @property
    def allowed(self) -> str:
        """Says what may be written."""
        return f"a number from {self.low} to {self.high}"


class Family:
    """Moves of one shape, such as `bid(token, tile, zone)`; `base` is the id of the first of them.

    `notation` is the short form with the fields in braces. `secret` names the fields that other viewers
    must not see when the move is made.
    """

    def __init__(self, name: str, notation: str, *fields: Field, secret: Sequence[str] = ()) -> None:
        self.name: Final = name
        self.template: Final = notation
        self.fields: Final = fields
        self.secret: Final = frozenset(secret)
        self.base = 0
        size = 1
        for field in fields:
            size *= field.size
        self.size: Final = size
        self._pattern: re.Pattern[str] | None = None

    def __contains__(self, move: int) -> bool:
        """Tells whether a move is of this family."""
        return self.base <= move < self.base + self.size

    def moves(self) -> range:
        """Gives all moves of the family."""
        return range(self.base, self.base + self.size)

    def index(self, move: int) -> int:
        """Gives the place of a move in its family: with one field, the value of the field."""
        return move - self.base

    def move(self, *values: int) -> int:
        """Encodes the values of the fields (places of their labels) as a move."""
        index = 0
        for field, value in zip(self.fields, values, strict=True):
            if not 0 <= value < field.size:
                raise UsageError(f"{self.name}: no {field.name} number {value}")
            index = index * field.size + value
        return self.base + index

    def values(self, move: int) -> tuple[int, ...]:
        """Decodes a move of this family into the values of its fields."""
        index = move - self.base
        values: list[int] = []
        for field in reversed(self.fields):
            index, value = divmod(index, field.size)
            values.append(value)
        values.reverse()
        return tuple(values)

    def labels(self, move: int) -> dict[str, str]:
        """Names the values of a move of this family, field by field."""
        pairs = zip(self.fields, self.values(move), strict=True)
        return {field.name: field.label(value) for field, value in pairs}

    def shown(self, move: int) -> dict[str, str]:
        """Names the values of a move of this family for people, field by field."""
        pairs = zip(self.fields, self.values(move), strict=True)
        return {field.name: field.shown(value) for field, value in pairs}

    def read(self, text: str) -> int | None:
        """Reads a move of this family from its notation, in lower case; None if it is written otherwise."""
        if self._pattern is None:
            self._pattern = _pattern(self.template)
        found = self._pattern.fullmatch(text)
        if found is None:
            return None
        values: list[int] = []
        for field in self.fields:
            value = field.read(found[field.name])
            if value is None:
                return None
            values.append(value)
        return self.move(*values)


def _pattern(template: str) -> re.Pattern[str]:
    """Turns a notation into a pattern with a group for every field."""
    parts = re.split(r"\{(\w+)\}", " ".join(template.lower().split()))
    return re.compile("".join(f"(?P<{p}>.+?)" if i % 2 else re.escape(p) for i, p in enumerate(parts)))


class ActionSpace:
    """All families of a game laid end to end; ids never change within a rules version."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families: Final = tuple(families)
        self._names: dict[str, Family] = {}
        self._bases: list[int] = []
        size = 0
        for family in families:
            family.base = size
            self._bases.append(size)
            size += family.size
            self._names[family.name] = family
        self.size: Final = size
        self.entered: Final = tuple(family for family in families if _is_entered(family))
        """The families of which a number is entered."""
        self.plain: Final = frozenset(family.base for family in families if not family.fields)
        """The moves that say nothing but what they are: those of families without fields."""
        self._notations: dict[int, str] = {}
        self._told: dict[int, tuple[str, str, Arguments]] = {}
        self._parsed: dict[str, int] = {}
        self._first_words: Final = _first_words(families)

    def family(self, move: int) -> Family:
        """Finds the family that a move belongs to."""
        if not 0 <= move < self.size:
            raise UsageError(f"{move} is no move: moves are 0..{self.size - 1}")
        return self.families[bisect_right(self._bases, move) - 1]

    def moves(self, ends: int = LISTED // 2) -> list[int]:
        """Lists all moves; of a family in which a number is asked, so many from both ends of its domain at the most."""
        found: list[int] = []
        for family in self.families:
            moves = family.moves()
            whole = family.size <= 2 * ends or not any(isinstance(field, Number) for field in family.fields)
            found += moves if whole else (*moves[:ends], *moves[-ends:])
        return found

    def named(self, name: str) -> Family:
        """Finds a family by its name."""
        return self._names[name]

    def factored(self, move: int) -> tuple[str, dict[str, str]]:
        """Takes a move apart: the name of its family, and its fields by name."""
        family = self.family(move)
        return family.name, family.labels(move)

    def build(self, name: str, fields: Mapping[str, str]) -> int:
        """Puts a move together from its factored form."""
        family = self._names.get(name)
        if family is None:
            raise UsageError(f"no family of moves is called {name!r}")
        values: list[int] = []
        for field in family.fields:
            value = field.value(fields.get(field.name))
            if value is None:
                raise UsageError(f"{name}: {field.name} must be {field.allowed}")
            values.append(value)
        return family.move(*values)

    def notation(self, move: int) -> str:
        """Writes a move in its short form, for example `bid 3 @2 action`, as records keep it."""
        notation = self._notations.get(move)
        if notation is None:
            family = self.family(move)
            notation = family.template.format_map(family.labels(move))
            if len(self._notations) < REMEMBERED:
                self._notations[move] = notation
        return notation

    def shown(self, move: int) -> str:
        """Writes a move in its short form as people read and type it."""
        return self.told(move)[0]

    def told(self, move: int) -> tuple[str, str, Arguments]:
        """Gives what never changes about a move: its short form for people, and its sentence with its arguments."""
        told = self._told.get(move)
        if told is None:
            family = self.family(move)
            fields = family.shown(move)
            arguments = {field: spoken(text) for field, text in fields.items()}
            told = family.template.format_map(fields), f"move-{family.name}", arguments
            if len(self._told) < REMEMBERED:
                self._told[move] = told
        return told

    def look(self, move: int) -> str:
        """Writes a move as somebody sees it who may not know its secret fields."""
        family = self.family(move)
        labels = family.labels(move)
        return family.template.format_map({k: "?" if k in family.secret else v for k, v in labels.items()})

    def parse(self, text: str) -> int:
        """Reads the short form, whatever the case and the spacing."""
        written = " ".join(text.lower().split())
        known = self._parsed.get(written)
        if known is not None:
            return known
        first = self._first_words
        for family in first.get(written.split(" ", 1)[0], []) + first[""]:
            move = family.read(written)
            if move is not None:
                if len(self._parsed) < REMEMBERED:
                    self._parsed[written] = move
                return move
        raise UsageError(f"no move is written {text.strip()!r}")


def _is_entered(family: Family) -> bool:
    """Tells whether a move is a number out of a domain that is too large to be listed."""
    return family.size > LISTED and len(family.fields) == 1 and isinstance(family.fields[0], Number)


def _first_words(families: Sequence[Family]) -> dict[str, list[Family]]:
    """Sorts families by the first word of their notation; under no word, those that begin with a field."""
    sorted_out: dict[str, list[Family]] = {"": []}
    for family in families:
        word = family.template.lower().split(" ", 1)[0]
        sorted_out.setdefault("" if "{" in word else word, []).append(family)
    return sorted_out
