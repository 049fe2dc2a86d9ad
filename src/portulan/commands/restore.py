"""`portulan restore`: a copy of all tables put in place, after it was read back; what was there is kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from portulan.commands import data_folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, help="a copy that `portulan backup` wrote")
    parser.add_argument(
        "--despite-damage", action="store_true", help="restore a copy of which some tables cannot be read"
    )
    data_folder.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Restores, unless a server uses the data."""
    data_folder.use_packs(args)
    from portulan.server.backup import restore
    from portulan.server.run import exclusive_use

    with exclusive_use(args.data):
        found, kept = restore(args.file, args.data, args.despite_damage)
    print(f"{args.data}: {found.tables} tables with {found.acts} acts, as {args.file} holds them")
    if found.damaged:
        print(f"{len(found.damaged)} tables cannot be read: {', '.join(found.damaged)}")
    if kept is not None:
        print(f"{kept}: what was there before")
    return 0
