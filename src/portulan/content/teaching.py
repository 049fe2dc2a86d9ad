"""The files that teach a game: both are data in its folder `teaching`, and are read when somebody first asks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from portulan.content.entries import Part
from portulan.content.inspection import complaint
from portulan.content.reader import parsed, refused
from portulan.engine.errors import FileError
from portulan.engine.game import Game

FOLDER: Final = "teaching"
"""The folder of what teaches a game, in the folder of the game."""

GUIDE: Final = "guide.toml"
"""The file of the guided first game."""

LESSON: Final = "lesson.toml"
"""The file of the page that teaches the game."""

Kind = TypeVar("Kind", bound=Part)


class Remark(Part, frozen=True):
    """What is said at one step, in both languages: one or two short sentences."""

    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=160)]
    en: Annotated[str, msgspec.Meta(min_length=1, max_length=160)]


class Paragraph(Part, frozen=True):
    """A paragraph, a line of a list or a title, in both languages."""

    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
    en: Annotated[str, msgspec.Meta(min_length=1, max_length=600)]


def file_of(game: Game, name: str) -> Path:
    """Says where a file that teaches a game would be."""
    return game.folder / FOLDER / name


def has_file(game: Game, name: str) -> bool:
    """Tells whether a game has a file that teaches it; as it ships, since a pack would have other pieces."""
    return game.pack is None and file_of(game, name).is_file()


def read_tables(game: Game, name: str) -> dict[str, Any]:
    """Reads such a file."""
    try:
        return parsed(name, file_of(game, name).read_bytes())
    except OSError as error:
        raise FileError(f"{name}: cannot be read ({error.strerror})") from None


def converted(file: str, entry: str, row: object, kind: type[Kind]) -> Kind:
    """Makes a typed part of a table; an error names the file, the entry and the field."""
    if not isinstance(row, dict):
        raise refused(file, entry, "", "must be a table")
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise refused(file, entry, *complaint(error, row, kind)) from None


def rows_of(file: str, tables: dict[str, Any], name: str, kind: type[Kind]) -> list[Kind]:
    """Makes typed parts of an array of tables, at least one."""
    rows = tables.get(name)
    if not isinstance(rows, list) or not rows:
        raise refused(file, "", "", f"has no entries [[{name}]]")
    return [converted(file, f"{name} {number}", row, kind) for number, row in enumerate(rows, 1)]


def check_known(file: str, tables: dict[str, Any], known: tuple[str, ...]) -> None:
    """Refuses a table that the file cannot have."""
    for name in tables:
        if name not in known:
            raise refused(file, "", "", f"unknown table {name!r}; tables: {', '.join(known)}")
