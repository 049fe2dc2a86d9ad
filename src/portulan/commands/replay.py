"""`portulan replay`: a recorded match told in words, from everybody's knowledge or from one seat's."""

from __future__ import annotations

import argparse
from pathlib import Path

from portulan import packs
from portulan.engine.errors import UsageError
from portulan.engine.match import Match
from portulan.files import read_match
from portulan.language import LANGUAGES, default_language


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, help="the record of a match")
    packs.add_argument(parser)
    parser.add_argument(
        "--seat", type=int, help="tell it as this seat heard it (from 0); default: as a spectator"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="default: %(default)s")
    parser.add_argument("--notation", action="store_true", help="list the entries in short notation instead")


def run(args: argparse.Namespace) -> int:
    """Tells the match from the beginning to its result."""
    packs.use(args, None)
    match = read_match(args.file)
    if args.seat is not None and not 0 <= args.seat < len(match.names):
        raise UsageError(f"--seat must be 0..{len(match.names) - 1}")
    for line in _entries(match) if args.notation else match.log(args.seat, args.lang):
        print(line)
    if match.state.over:
        for name, score in zip(match.names, match.state.scores(), strict=True):
            print(f"{name}: {score}")
    return 0


def _entries(match: Match) -> list[str]:
    """Numbers the entries as they stand in the record, forced ones in brackets."""
    lines: list[str] = []
    for number, entry in enumerate(match.entries, 1):
        who = "chance" if entry.actor < 0 else match.names[entry.actor]
        move = match.game.space.notation(entry.move)
        lines.append(f"{number:4} {who}: {move if entry.digest is not None else f'({move})'}")
    return lines
