"""Typed parts as plain data and back: what a campaign carries from match to match is written and checked with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from portulan.content.entries import Part
from portulan.content.inspection import complaint
from portulan.engine.errors import FileError

P = TypeVar("P", bound=Part)


def from_plain(data: Mapping[str, Any], kind: type[P], where: str) -> P:
    """Reads a part from plain data; whatever does not fit is refused in one line that begins with its place."""
    try:
        return msgspec.convert(dict(data), kind)
    except msgspec.ValidationError as error:
        name, text = complaint(error, dict(data), kind)
        raise FileError(f"{where}: {f'field {name!r} ' if name else ''}{text}") from None


def to_plain(part: Part) -> dict[str, Any]:
    """Writes a part as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(part)
    return data


def changed(part: P, **fields: Any) -> P:
    """Gives a part with other values in some fields."""
    return msgspec.structs.replace(part, **fields)
