"""The shore: its coves, and the pebbles of the content file, checked against what the rules count."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from portulan.content import Content, Entry, Finding, Lint, Natural, Schema, read_content
from portulan.engine.content import Component

FOLDER: Final = Path(__file__).parent
COVES: Final = ("north", "middle", "south")
KINDS: Final = ("grey", "white", "amber")
WANTED: Final = {"grey": 4, "white": 3, "amber": 2}
MOST: Final = max(WANTED.values())
"""Pebbles of one kind, at most."""
LONGEST: Final = 4
"""Days, at most."""


class Pebble(Entry, frozen=True):
    """One kind of pebble."""

    number: Natural
    points: Natural


def wrong_kinds(content: Content) -> Iterator[Finding]:
    """Looks for pebbles that the rules do not know, and for kinds without pebbles (PB-SETUP-2)."""
    for pebble in content.all(Pebble):
        if pebble.id not in KINDS:
            yield content.finding(pebble, "id", f"must be one of {', '.join(KINDS)}")
    for kind in KINDS:
        if kind not in content.places:
            yield Finding("content", "", "", f"pebble {kind!r} is missing")


SCHEMA: Final = Schema(
    {"pebble": Pebble}, lints=(Lint("kinds", "every kind of pebble is there", wrong_kinds, needed=True),)
)


def read(pack: Path | None = None, checked: bool = True) -> Content:
    """Reads the content that ships, with the pack of a folder laid over it."""
    return read_content(SCHEMA, FOLDER, pack, checked=checked)


@cache
def pebbles() -> tuple[Pebble, ...]:
    """Gives the pebbles that ship with the game, in the order of KINDS."""
    content = read()
    return tuple(content.find(Pebble, kind) for kind in KINDS)


def components(content: Content) -> list[Component]:
    """Compares the content with the counts of the rules (PB-SETUP-2)."""
    found = [content.find(Pebble, kind) for kind in KINDS]
    return [Component(f"PB-{kind.id}", f"{kind.id} pebbles", WANTED[kind.id], kind.number) for kind in found]
