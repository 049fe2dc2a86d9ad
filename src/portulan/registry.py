"""The games of the house: those in `portulan.games`, those that other packages announce, and registered ones."""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from portulan.engine.content import PackMark, read_mark
from portulan.engine.errors import FileError, UsageError
from portulan.engine.game import Game
from portulan.engine.generator import Seed
from portulan.engine.options import OptionValue
from portulan.engine.record import LAST_VERSION
from portulan.engine.state import DUMP_VERSION, JsonObject, State
from portulan.engine.text import bind
from portulan.fluent import FluentPhrasebook

if TYPE_CHECKING:
    from portulan.engine.match import Match

ENTRY_POINTS = "portulan.games"
"""The group under which another package announces a module that holds a `GAME`."""

_package = importlib.import_module("portulan.games")
"""Imported here by its name, before `portulan.games` becomes the function that lists them."""

_registered: dict[str, Game] = {}

_packed: dict[tuple[str, Path, str], Game] = {}
"""Games with packs, by the folder of the pack and its fingerprint."""

bind(FluentPhrasebook)


@cache
def _found() -> dict[str, str]:
    """Maps the name of each game to its module, without importing any of them; packages are looked through once."""
    found = {
        module.name.replace("_", "-"): f"{_package.__name__}.{module.name}"
        for module in pkgutil.iter_modules(_package.__path__)
    }
    if _announced():
        from importlib.metadata import entry_points

        for entry in entry_points(group=ENTRY_POINTS):
            found.setdefault(entry.name, entry.value)
    return found


def _announced() -> bool:
    """Tells whether an installed package announces a game: what reads announcements is slow to import."""
    for folder in sys.path:
        try:
            with os.scandir(folder or ".") as entries:
                found = [entry.path for entry in entries if entry.name.endswith((".dist-info", ".egg-info"))]
        except OSError:
            continue
        for path in found:
            try:
                if ENTRY_POINTS in Path(path, "entry_points.txt").read_text(
                    encoding="utf-8", errors="replace"
                ):
                    return True
            except OSError:
                continue
    return False


def register(game: Game) -> None:
    """Adds a game for this process."""
    game.state().game = game
    _registered[game.name] = game


def games() -> list[str]:
    """Lists the names of all games."""
    return sorted({*_found(), *_registered})


def game(name: str, pack: str | Path | None = None) -> Game:
    """Finds a game by its name, as it ships or with a pack: that of a folder, or one that is offered under a name."""
    return _plain(name) if pack is None else _with_pack(_plain(name), pack)


def _with_pack(plain: Game, pack: str | Path) -> Game:
    from portulan import packs
    from portulan.content import open_pack

    folder = pack if isinstance(pack, Path) else packs.folder_of(plain, pack)
    opened = open_pack(folder.resolve())
    if opened.game and opened.game != plain.name:
        raise FileError(f"{folder}: is a pack for {opened.game}, not for {plain.name}")
    key = (plain.name, opened.folder, opened.fingerprint)
    if key not in _packed:
        made = plain.with_pack(opened.folder)
        made.state()
        _packed[key] = made
    return _packed[key]


def _plain(name: str) -> Game:
    if name in _registered:
        return _registered[name]
    module = _found().get(name)
    if module is None:
        listed = ", ".join(games())
        raise UsageError(
            f"unknown game {name!r}; games: {listed}", "wrong-game", game=repr(name), games=listed
        )
    found: Game = importlib.import_module(module).GAME
    register(found)
    return found


def new(
    name: str,
    players: int,
    seed: Seed | None = None,
    options: Mapping[str, OptionValue] | None = None,
    pack: str | Path | None = None,
) -> State:
    """Begins a match: with a seed chance settles itself, without one it stops and asks."""
    return game(name, pack).new(players, seed, options)


def load(data: str) -> State:
    """Rebuilds a state from the text of `State.dump`."""
    try:
        parsed: JsonObject = json.loads(data)
    except (ValueError, TypeError, RecursionError):
        raise FileError("state: is not whole JSON text") from None
    return restore(parsed)


def restore(data: JsonObject) -> State:
    """Rebuilds a state from the parsed form of its dump; refuses other versions and other rules."""
    if not isinstance(data, dict) or data.get("portulan") != "state":
        raise FileError("state: is no dump of a Portulan state")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise FileError("state: has no version")
    if version > DUMP_VERSION:
        raise FileError(f"state: version {version} is newer than this Portulan reads ({DUMP_VERSION})")
    try:
        found = _played_with(str(data.get("game")), read_mark(data.get("pack")), data.get("content"))
        return found.state().restore(data)
    except UsageError as error:
        raise FileError(f"state: {error}") from None


def load_match(text: str) -> Match:
    """Rebuilds a match from the text of `Match.to_json`, checked entry by entry."""
    from portulan.engine.match import Match
    from portulan.engine.record import read

    record = read(text)
    try:
        return Match.from_record(record, _played_with(record.game, record.pack, record.content))
    except UsageError as error:
        raise FileError(str(error)) from None


def _played_with(name: str, pack: PackMark | None, content: object) -> Game:
    """Finds the game that a record or a save was played with; an old one names its pack by a number."""
    if pack is not None:
        return game(name, pack.name)
    plain = game(name)
    if isinstance(content, int) and content > LAST_VERSION:
        from portulan import packs

        return game(name, packs.folder_of_number(plain, content))
    return plain
