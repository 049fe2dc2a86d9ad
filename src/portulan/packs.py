"""The packs that tables may choose, from the command line down to every process that plays.

They stand in the environment, so that the processes that are started know the same packs.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from portulan.engine.errors import FileError, UsageError

if TYPE_CHECKING:
    import argparse

    from portulan.content import Pack
    from portulan.engine.game import Game

VARIABLE: Final = "PORTULAN_PACKS"
"""Names packs as `game=folder`, separated like paths."""


def _entries() -> list[tuple[str, Path]]:
    """Reads the environment."""
    named = [entry.partition("=") for entry in os.environ.get(VARIABLE, "").split(os.pathsep)]
    return [(game, Path(folder)) for game, sign, folder in named if sign]


def offered(game: str) -> list[Pack]:
    """Lists the packs that a game may be played with."""
    from portulan.content import open_pack

    return [open_pack(folder) for whose, folder in _entries() if whose == game]


def folder_of(game: Game, name: str) -> Path:
    """Finds a pack by its name; one that is not here is told in one line."""
    for pack in offered(game.name):
        if pack.name == name:
            return pack.folder
    raise FileError(f"the pack {name!r} of {game.title} is not here; name its folder with --pack")


def folder_of_number(game: Game, number: int) -> Path:
    """Finds the pack that an old record names by a number: a condensation of the files that lie in it directly.

    If none has that number, a single pack that is offered is taken for the same one in a later version.
    """
    here = offered(game.name)
    for pack in here:
        digest = hashlib.blake2b(digest_size=6)
        for path in sorted(pack.folder.glob("*.toml")):
            digest.update(path.read_bytes())
        if int.from_bytes(digest.digest(), "big") == number:
            return pack.folder
    if len(here) == 1:
        return here[0].folder
    raise FileError(f"was played with a pack of {game.title} that is not here; name its folder with --pack")


def add(folder: Path, game: str | None = None) -> Pack:
    """Offers the pack of a folder to the tables, after its content was read and checked."""
    from portulan import registry
    from portulan.content import open_pack

    pack = open_pack(folder.resolve())
    whose = pack.game or game
    if whose is None:
        raise UsageError(f"{folder}: say whose cards these are, GAME={folder}")
    if whose not in registry.games():
        raise UsageError(f"{folder}: no game is called {whose!r}")
    if game is not None and whose != game:
        raise UsageError(f"{folder}: is a pack for {whose}, not for {game}")
    for known in offered(whose):
        if known.name == pack.name and known.folder != pack.folder:
            raise UsageError(f"{folder}: another pack is called {pack.name!r} ({known.folder})")
        if known.folder == pack.folder:
            return pack
    registry.game(whose, pack=pack.folder)
    before = os.environ.get(VARIABLE, "")
    os.environ[VARIABLE] = os.pathsep.join([*([before] if before else []), f"{whose}={pack.folder}"])
    return pack._replace(game=whose)


def add_all(folder: Path) -> list[Pack]:
    """Offers every pack that lies in a folder and says what it is."""
    from portulan.content.packs import DECLARATION

    if not folder.is_dir():
        raise UsageError(f"--packs {folder}: there is no such folder")
    return [add(path.parent) for path in sorted(folder.glob(f"*/{DECLARATION}"))]


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Declares `--pack`."""
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="[GAME=]DIR",
        help="play with the cards of this folder (see `portulan content --pack`)",
    )


def use(args: argparse.Namespace, game: str | None) -> Path | None:
    """Offers the packs that were asked for, and gives the folder of the one for `game`."""
    chosen: Path | None = None
    for text in args.pack:
        whose, _, folder = text.rpartition("=")
        pack = add(Path(folder), whose or game)
        if pack.game == game:
            if chosen is not None:
                raise UsageError(f"--pack {text}: one pack at a time")
            chosen = pack.folder
    return chosen
