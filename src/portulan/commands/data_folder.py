"""The arguments of all commands that look at the tables of a server: where they are, and with which packs."""

from __future__ import annotations

import argparse
from pathlib import Path

from portulan import packs


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    from portulan.server.settings import data_directory

    parser.add_argument(
        "--data", type=Path, default=data_directory(), help="where the tables are kept (default: %(default)s)"
    )
    packs.add_argument(parser)
    parser.add_argument(
        "--packs", type=Path, metavar="DIR", help="know every pack in this folder, as the server does"
    )


def use_packs(args: argparse.Namespace) -> None:
    """Makes the packs known that tables may have been laid with."""
    packs.use(args, None)
    if args.packs is not None:
        packs.add_all(args.packs)
