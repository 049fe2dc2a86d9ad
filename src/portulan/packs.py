"""Somebody's own cards, from the command line down to every process that plays.

The choice stands in the environment, so that the processes that are started play with the same cards.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from portulan.engine import packs
from portulan.engine.errors import UsageError

if TYPE_CHECKING:
    import argparse

VARIABLE: Final = "PORTULAN_PACKS"
"""Names packs as `game=folder`, separated like paths."""


def recall() -> None:
    """Takes up the packs that the environment names; before any game is loaded."""
    for entry in os.environ.get(VARIABLE, "").split(os.pathsep):
        game, sign, folder = entry.partition("=")
        if sign:
            packs.choose(game, Path(folder))


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Declares `--pack`."""
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="[GAME=]DIR",
        help="play a game with the cards of this folder (see `portulan content --pack`)",
    )


def use(args: argparse.Namespace, game: str | None) -> None:
    """Chooses the packs that were asked for, before their games are loaded, and checks what they hold."""
    from portulan import registry

    for pack in args.pack:
        name, sign, folder = pack.rpartition("=")
        whose = name if sign else game
        if whose is None:
            raise UsageError(f"--pack {pack}: say whose cards these are, --pack GAME={pack}")
        if whose not in registry.games():
            raise UsageError(f"--pack {pack}: no game is called {whose!r}")
        place = Path(folder).resolve()
        named = os.environ.get(VARIABLE, "")
        os.environ[VARIABLE] = os.pathsep.join([*([named] if named else []), f"{whose}={place}"])
        packs.choose(whose, place)
        registry.game(whose).components(place)
