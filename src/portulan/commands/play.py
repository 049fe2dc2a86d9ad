"""`portulan play`: a game on this machine."""

from __future__ import annotations

import argparse

from portulan import registry
from portulan.terminal import command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument(
        "game", nargs="?", default=registry.games()[0], help="the game (default: %(default)s)"
    )
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    command.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Plays in the terminal, the one table that Portulan sets so far."""
    return command.run(args)
