"""`portulan content`: the components present against the counts of the contract, and what the lints find."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from portulan import registry
from portulan.content import Content
from portulan.content.lints import lint
from portulan.content.packs import open_pack
from portulan.engine.content import Component


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--pack", type=Path, metavar="DIR", help="check the content with the pack of this folder laid over it"
    )


def run(args: argparse.Namespace) -> int:
    """Prints want and have for every component, and what every lint finds; status 1 if anything is wrong.

    Components of content that cannot be played are not counted. A pack that extends what ships has as many as it likes.
    """
    game = registry.game(args.game)
    content = game.read_content(args.pack, checked=False)
    found = lint(content) if isinstance(content, Content) else []
    playable = not any(check.needed and findings for check, findings in found)
    components = game.components(content) if playable else []
    counted = args.pack is None or open_pack(args.pack).replaces
    if args.json:
        lints = [
            {"name": check.name, "says": check.says, "findings": [item._asdict() for item in findings]}
            for check, findings in found
        ]
        listed = [item._asdict() for item in components]
        print(
            json.dumps(
                {"game": game.name, "components": listed, "lints": lints}, indent=1, ensure_ascii=False
            )
        )
    else:
        for item in components:
            print(_line(item, counted))
        for check, findings in found:
            print(f"{check.name:12} {check.says}: {len(findings) or 'nothing'} found")
            for finding in findings:
                print(f"  {finding}")
    whole = not counted or all(item.have == item.want for item in components)
    return 0 if playable and whole and not any(findings for _, findings in found) else 1


def _line(item: Component, marked: bool) -> str:
    mark = "  <- differs" if marked and item.have != item.want else ""
    return f"{item.id:12} {item.name:42} want {item.want:4}  have {item.have:4}{mark}"
