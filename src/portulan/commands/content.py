"""`portulan content`: the components present against the counts of the contract."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from portulan import registry


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--pack", type=Path, metavar="DIR", help="check the content files of this folder instead"
    )


def run(args: argparse.Namespace) -> int:
    """Prints want and have for every component; status 1 if they differ."""
    game = registry.game(args.game)
    components = game.components(args.pack)
    if args.json:
        print(
            json.dumps({"game": game.name, "components": [item._asdict() for item in components]}, indent=1)
        )
    else:
        for item in components:
            mark = "" if item.have == item.want else "  <- differs"
            print(f"{item.id:12} {item.name:42} want {item.want:4}  have {item.have:4}{mark}")
    return 0 if all(item.have == item.want for item in components) else 1
