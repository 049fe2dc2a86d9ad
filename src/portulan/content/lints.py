"""Checks of content that fit every game; each has a name, and what it finds is told with file, entry and field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from portulan.content.entries import REFERENCE, Finding
from portulan.content.store import Content, Lint


def _references(content: Content) -> Iterator[Finding]:
    for entry, mark in content.marked():
        if mark.kind != REFERENCE:
            continue
        place = content.places.get(mark.value)
        if place is None or (mark.tables and place.table not in mark.tables):
            wanted = " or ".join(mark.tables) or "entry"
            yield content.finding(entry, mark.path, f"names no {wanted}: {mark.value!r}")


REFERENCES: Final = Lint("references", "every reference leads to an entry", _references, needed=True)
