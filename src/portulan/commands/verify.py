"""`portulan verify`: is a record true? Digest by digest, draw by draw."""

from __future__ import annotations

import argparse
from pathlib import Path

from portulan import packs
from portulan.files import read_match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, help="the record of a match")
    packs.add_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Replays the record; reading it compares every digest, every draw and the result."""
    packs.use(args, None)
    match = read_match(args.file)
    draws = sum(1 for entry in match.entries if entry.draw is not None)
    proof = (
        "follow from the revealed seed"
        if match.seed is not None
        else "cannot be checked: the seed is not revealed"
    )
    ending = "finished" if match.state.over else "not finished"
    print(f"{args.file}: {match.game.title}, {len(match.names)} players, {ending}")
    right = "every digest right" if match.digests_compared else "every move right, digests too old to compare"
    print(f"{len(match.entries)} entries, {right}; {draws} draws {proof}")
    if any(match.words):
        added = ", ".join(
            f"{name}: {word!r}" for name, word in zip(match.names, match.words, strict=True) if word
        )
        sure = "is" if match.seed is not None else "would be"
        print(
            f"the seed of the draws {sure} made of the one committed to before and of the players' words ({added})"
        )
    if match.origin:
        print(f"the first {match.origin} entries are taken on trust: they were played under other rules")
    return 0
