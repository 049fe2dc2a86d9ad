"""Action spaces: every move of a game as a small int, declared once as named families with typed fields.

One declaration gives the stable id, the short notation, the factored form and the arguments of the sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from portulan.engine.errors import UsageError
from portulan.engine.text import Arguments, spoken


class Field:
    """One typed field of a family: a name and the labels of its values, in order."""

    __slots__ = ("labels", "name")

    def __init__(self, name: str, labels: Sequence[str]) -> None:
        self.name: Final = name
        self.labels: Final = tuple(labels)


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
            size *= len(field.labels)
        self.size: Final = size

    def move(self, *values: int) -> int:
        """Encodes the values of the fields (indexes of their labels) as a move."""
        index = 0
        for field, value in zip(self.fields, values, strict=True):
            if not 0 <= value < len(field.labels):
                raise UsageError(f"{self.name}: no {field.name} number {value}")
            index = index * len(field.labels) + value
        return self.base + index

    def values(self, move: int) -> tuple[int, ...]:
        """Decodes a move of this family into the values of its fields."""
        index = move - self.base
        values: list[int] = []
        for field in reversed(self.fields):
            index, value = divmod(index, len(field.labels))
            values.append(value)
        values.reverse()
        return tuple(values)

    def labels(self, move: int) -> dict[str, str]:
        """Names the values of a move of this family, field by field."""
        pairs = zip(self.fields, self.values(move), strict=True)
        return {field.name: field.labels[value] for field, value in pairs}


class Space:
    """All families of a game laid end to end; ids never change within a rules version."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families: Final = tuple(families)
        self._names: dict[str, Family] = {}
        self._family_of: list[Family] = []
        for family in families:
            family.base = len(self._family_of)
            self._family_of.extend([family] * family.size)
            self._names[family.name] = family
        self.size: Final = len(self._family_of)
        self._parsed: dict[str, int] = {}
        self._told: dict[int, tuple[str, str, Arguments]] = {}

    def family(self, move: int) -> Family:
        """Finds the family that a move belongs to."""
        if not 0 <= move < self.size:
            raise UsageError(f"{move} is no move: moves are 0..{self.size - 1}")
        return self._family_of[move]

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
            label = fields.get(field.name)
            if label not in field.labels:
                raise UsageError(f"{name}: {field.name} must be one of {', '.join(field.labels)}")
            values.append(field.labels.index(label))
        return family.move(*values)

    def notation(self, move: int) -> str:
        """Writes a move in its short form, for example `bid 3 @2 action`."""
        return self.told(move)[0]

    def told(self, move: int) -> tuple[str, str, Arguments]:
        """Gives what never changes about a move: its notation, and its sentence with the fields as arguments."""
        told = self._told.get(move)
        if told is None:
            family = self.family(move)
            fields = family.labels(move)
            arguments = {field: spoken(label) for field, label in fields.items()}
            notation = family.template.format_map(fields)
            told = self._told[move] = notation, f"move-{family.name}", arguments
        return told

    def look(self, move: int) -> str:
        """Writes a move as somebody sees it who may not know its secret fields."""
        family = self.family(move)
        labels = family.labels(move)
        return family.template.format_map({k: "?" if k in family.secret else v for k, v in labels.items()})

    def parse(self, text: str) -> int:
        """Reads the short form, whatever the case and the spacing."""
        if not self._parsed:
            self._parsed = {self.notation(move).lower(): move for move in range(self.size)}
        move = self._parsed.get(" ".join(text.lower().split()))
        if move is None:
            raise UsageError(f"no move is written {text.strip()!r}")
        return move
