"""What the engine knows of a game's content; how files are read is the business of `portulan.content`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple, Protocol

from portulan.engine.errors import FileError


class Component(NamedTuple):
    """One line of a completeness check: how many the contract wants, how many the content has."""

    id: str
    name: str
    want: int
    have: int


class PackMark(NamedTuple):
    """The pack that a match is played with, as records and saves name it; a fingerprint has no order."""

    name: str
    fingerprint: str


def read_mark(data: Any) -> PackMark | None:
    """Reads how a record or a save names the pack that it was played with."""
    if data is None:
        return None
    name, fingerprint = (
        (data.get("name"), data.get("fingerprint")) if isinstance(data, dict) else (None, None)
    )
    if not isinstance(name, str) or not isinstance(fingerprint, str):
        raise FileError("field 'pack' must be a name and a fingerprint")
    return PackMark(name, fingerprint)


class GameContent(Protocol):
    """Content that was read: from which folders, which passages it names, and which pack is laid over it."""

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders with its files, a game's own first and that of a pack last."""

    @property
    def passages(self) -> tuple[str, ...]:
        """The uids of all passages of the book, in a fixed order."""

    @property
    def pack(self) -> PackMark | None:
        """The pack."""


class NoContent(NamedTuple):
    """The content of a game without any files of it."""

    folders: tuple[Path, ...]
    passages: tuple[str, ...] = ()
    pack: PackMark | None = None
