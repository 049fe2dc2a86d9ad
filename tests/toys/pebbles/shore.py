"""The shore: its coves, and the pebbles of the content file, checked against what the rules count."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from portulan.engine.content import Component, read_entries
from portulan.engine.errors import FileError

FOLDER: Final = Path(__file__).parent
COVES: Final = ("north", "middle", "south")
KINDS: Final = ("grey", "white", "amber")
WANTED: Final = {"grey": 4, "white": 3, "amber": 2}
MOST: Final = max(WANTED.values())
"""Pebbles of one kind, at most."""
LONGEST: Final = 4
"""Days, at most."""


class Pebble(NamedTuple):
    """One kind of pebble."""

    id: str
    number: int
    points: int


def read(folder: Path) -> tuple[Pebble, ...]:
    """Reads the pebbles of a folder, in the order of KINDS."""
    path = folder / "shore.toml"
    pebbles = {pebble.id: pebble for pebble in read_entries(path, "pebble", Pebble)}
    for kind in (*KINDS, *pebbles):
        if kind not in KINDS or kind not in pebbles:
            raise FileError(f"{path.name}: pebble {kind!r}: field 'id' must be {', '.join(KINDS)}, once each")
    return tuple(pebbles[kind] for kind in KINDS)


@cache
def pebbles() -> tuple[Pebble, ...]:
    """Gives the pebbles that ship with the game."""
    return read(FOLDER / "content")


def components(folder: Path | None = None) -> list[Component]:
    """Compares the content, or that of another folder, with the counts of the rules (PB-SETUP-2)."""
    found = pebbles() if folder is None else read(folder)
    return [Component(f"PB-{kind.id}", f"{kind.id} pebbles", WANTED[kind.id], kind.number) for kind in found]
