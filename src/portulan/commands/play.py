"""`portulan play`: on this machine, in the browser or in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from portulan import packs, registry
from portulan.terminal import command as terminal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    games = registry.games()
    parser.add_argument(
        "game",
        nargs="?",
        help=f"the game (in the lobby you choose again; with --terminal the default is {games[0]})",
    )
    parser.add_argument("--terminal", action="store_true", help="play in the terminal instead of the browser")
    parser.add_argument("--data", type=Path, help="where the tables of the browser are kept")
    parser.add_argument("--no-browser", action="store_true", help="print the address, open nothing")
    parser.add_argument(
        "--port", type=int, help="the port of the browser's tables (default: 8425, or any free one)"
    )
    parser.add_argument(
        "--network", action="store_true", help="open the tables to the network around this machine"
    )
    packs.add_argument(parser)
    terminal.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Opens the lobby in the browser, or a table in the terminal."""
    if args.terminal:
        args.game = args.game or registry.games()[0]
    pack = packs.use(args, args.game)
    if args.terminal:
        return terminal.run(args, pack)
    if args.game is not None:
        registry.game(args.game)
    from portulan.server import local

    return local.play(open_browser=not args.no_browser, data=args.data, port=args.port, network=args.network)
