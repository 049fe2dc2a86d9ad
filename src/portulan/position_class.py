"""Writes the class of a game's positions from the declaration of their fields.

The declaration is the one place where a field stands (`fields.py` of a game). The class with its slots, types,
defaults and copy is written beside it as plain code, because copying is hot and a compiler must be able to see it;
a test compares.
"""

from __future__ import annotations

import importlib
import textwrap
import types
from pathlib import Path

from portulan.engine.errors import UsageError
from portulan.engine.fields import AnyDeclaration, FieldDeclaration

DECLARATION = "fields"
WRITTEN = "position_base.py"

HEAD = '''"""The fields of a position as a class; written by `portulan generate` from `fields.py`: change that."""

from __future__ import annotations

from typing import ClassVar, Self

{imports}

class PositionBase(State):
    """What `fields.py` declares, as attributes; copies share nothing that changes."""

    __slots__ = ({slots})

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = FIELDS

{attributes}
    def clear(self) -> None:
        """Gives every field its value in a blank position."""
{defaults}
    def copy(self) -> Self:
        """Returns an independent position, equal to this one; only flat lists are copied, rows are shared."""
        other = self.__class__()
        other.players = self.players
        other.options = self.options
        other.carried = self.carried
        other.stack = self.stack[:]
        other.opened = self.opened
        generator: Generator | None = self.generator
        other.generator = generator if generator is None else generator.copy()
        other.trail = []
        other.log = None
        other.sampled = self.sampled
        other._moves = self._moves
        other._seat = self._seat
{copies}
        return other
'''


def declaration(package: str) -> tuple[types.ModuleType, tuple[AnyDeclaration, ...]]:
    """Finds the declaration of a game's fields."""
    try:
        module = importlib.import_module(f"{package}.{DECLARATION}")
    except ModuleNotFoundError as error:
        raise UsageError(f"{package} has no module {DECLARATION}: {error}") from None
    fields = getattr(module, "FIELDS", None)
    if not isinstance(fields, tuple):
        raise UsageError(f"{package}.{DECLARATION} declares no FIELDS")
    return module, fields


def target(module: types.ModuleType) -> Path:
    """Says where the class of a declaration is written."""
    assert module.__file__ is not None
    return Path(module.__file__).with_name(WRITTEN)


def write(module: types.ModuleType, fields: tuple[AnyDeclaration, ...]) -> str:
    """Writes the class."""
    imports = {
        module.__name__: {"FIELDS"},
        "portulan.engine.fields": {"AnyDeclaration"},
        "portulan.engine.generator": {"Generator"},
        "portulan.engine.state": {"State"},
    }
    for field in fields:
        if not isinstance(field, FieldDeclaration) and field.type.__module__ != "builtins":
            imports.setdefault(field.type.__module__, set()).add(field.type.__name__)
    names = sorted(field.name for field in fields)
    slots = "\n" + "".join(f'        "{name}",\n' for name in names) + "    "
    return HEAD.format(
        imports="".join(
            f"from {name} import {', '.join(sorted(imports[name]))}\n" for name in sorted(imports)
        ),
        slots=slots if len(names) > 1 else f'"{names[0]}",' if names else "",
        attributes="".join(_attribute(field) for field in fields),
        defaults="".join(_default(field) for field in fields if isinstance(field, FieldDeclaration)),
        copies="\n".join(_copy(field) for field in fields),
    )


def _attribute(field: AnyDeclaration) -> str:
    if not isinstance(field, FieldDeclaration):
        kind = field.type.__name__
    elif field.shape == "rows":
        kind = f"list[tuple[{', '.join(['int'] * len(field.columns)) or 'int, ...'}]]"
    else:
        kind = "int" if field.shape == "int" else "list[int]"
    doc = textwrap.fill(
        f'"""{field.doc}"""', 106, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
    )
    return f"    {field.name}: {kind}\n{doc}\n"


def _default(field: FieldDeclaration) -> str:
    if field.shape == "int":
        value = str(field.default)
    elif field.length:
        value = f"[{field.default}] * {field.length}"
    elif field.each:
        times = "self.players" if field.each == 1 else f"({field.each} * self.players)"
        value = f"[{field.default}] * {times}"
    else:
        value = "[]"
    return f"        self.{field.name} = {value}\n"


def _copy(field: AnyDeclaration) -> str:
    is_list = isinstance(field, FieldDeclaration) and field.shape != "int"
    return f"        other.{field.name} = self.{field.name}{'[:]' if is_list else ''}"
