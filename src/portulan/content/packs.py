"""Packs: somebody's own cards, stories, sentences and pictures, laid over those that ship with a game.

A pack is a folder. `pack.toml` says what it is; beside it may lie the same folders as in a game:

    pack.toml     name, game, version, title, and whether its content extends or replaces the one that ships
    content/      entries: one with a known id takes the place of the one that ships, others are added
    book/         passages, in the same way
    text/         sentences, in the same way
    theme/        pictures, in the same way

A folder without `pack.toml` whose content files lie in it directly replaces the content, under the name of the folder.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from portulan.content.entries import Id, Part, Words
from portulan.content.inspection import complaint
from portulan.content.reader import FOLDER, Source, assemble, fingerprint, sources
from portulan.content.store import Content, Schema
from portulan.engine.content import PackMark
from portulan.engine.errors import FileError

DECLARATION: Final = "pack.toml"


class _Declaration(Part, frozen=True):
    """What `pack.toml` says."""

    name: Id
    game: Id
    version: str
    title: Words
    content: Literal["extends", "replaces"] = "extends"


class Pack(NamedTuple):
    """A pack, as it declares itself; its content has not been read yet."""

    folder: Path
    name: str
    game: str
    """The game that it is for; empty if it does not say."""
    version: str
    title: Words
    replaces: bool
    fingerprint: str
    """Tells this pack from any other with its name, as far as the rules can tell; compared for equality only."""
    content: Path
    """Where its content files lie."""


def open_pack(folder: Path) -> Pack:
    """Reads what a pack says about itself; whatever is wrong is told in one line."""
    if not folder.is_dir():
        raise FileError(f"{folder}: there is no such folder")
    path = folder / DECLARATION
    if not path.is_file():
        return _plain(folder)
    try:
        data: dict[str, Any] = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
        said = msgspec.convert(data, _Declaration)
    except OSError as error:
        raise FileError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise FileError(f"{path}: is not UTF-8 text (byte {error.start})") from None
    except tomllib.TOMLDecodeError as error:
        raise FileError(f"{path}: is not TOML ({error})") from None
    except msgspec.ValidationError as error:
        field, text = complaint(error, data, _Declaration)
        raise FileError(f"{path}: {f'field {field!r} ' if field else ''}{text}") from None
    replaces = said.content == "replaces"
    content = folder / FOLDER
    mark = _mark(replaces, _own(content))
    return Pack(folder, said.name, said.game, said.version, said.title, replaces, mark, content)


def _plain(folder: Path) -> Pack:
    """Takes a folder of content files for a pack that replaces everything."""
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", folder.resolve().name).strip("-._") or "pack"
    return Pack(folder, name, "", "1", Words(name, name), True, _mark(True, _own(folder)), folder)


def _own(content: Path) -> list[Source]:
    """Reads the content files of a pack; a pack of nothing but prose or pictures has none."""
    return sources(content) if any(content.rglob("*.toml")) else []


def _mark(replaces: bool, own: list[Source]) -> str:
    return fingerprint([[("", b"replaces" if replaces else b"extends")], own])


def read_content(schema: Schema, folder: Path, pack: Path | None = None, *, checked: bool = True) -> Content:
    """Reads the content in the folder of a game, with the pack of another folder laid over it if one is named."""
    if pack is None:
        return assemble(schema, (folder,), (sources(folder / FOLDER),), checked=checked)
    return _read_with(schema, folder, open_pack(pack), checked)


def _read_with(schema: Schema, folder: Path, pack: Pack, checked: bool) -> Content:
    own = _own(pack.content)
    layers = (own,) if pack.replaces else (sources(folder / FOLDER), own)
    if not any(layers):
        raise FileError(f"{pack.folder}: replaces the content, but holds no content files")
    mark = PackMark(pack.name, pack.fingerprint)
    return assemble(schema, (folder, pack.folder), layers, pack=mark, alone=pack.replaces, checked=checked)
