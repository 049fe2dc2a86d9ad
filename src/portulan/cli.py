"""The one entry point: `portulan COMMAND ...`; each command lives in a module that is imported when it is called."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from portulan.engine.errors import PortulanError, UsageError
from portulan.usage import chosen_language, parser_class

COMMANDS = {
    "play": ("portulan.commands.play", "play on this machine, in the browser or the terminal"),
    "serve": ("portulan.commands.serve", "set tables for others, on a network"),
    "tables": ("portulan.commands.tables", "list, show, export and delete the tables of a server"),
    "backup": ("portulan.commands.backup", "copy the tables of a server while it plays"),
    "restore": ("portulan.commands.restore", "put a copy of the tables of a server in place"),
    "simulate": ("portulan.arena.simulate", "let bots play many games and count"),
    "replay": ("portulan.commands.replay", "tell a recorded match in words"),
    "analyse": (
        "portulan.commands.analyse",
        "tell where a finished match turned, and what a bot would have done",
    ),
    "verify": ("portulan.commands.verify", "check a record, entry by entry and draw by draw"),
    "rules": ("portulan.commands.rules", "print the clauses of a game, and the tests that cover each"),
    "content": ("portulan.commands.content", "compare the components present with the contract"),
    "generate": ("portulan.commands.generate", "write the class of a game's positions from its fields"),
    "bench": ("portulan.commands.bench", "measure speed, beside the peers that are installed"),
}


def build_parser(chosen: str | None, lang: str = "en") -> argparse.ArgumentParser:
    """Makes the parser; only the chosen command is imported and gets its arguments."""
    speaking = parser_class(lang)
    parser = speaking(
        prog="portulan", description="Four games of exploration, played by their published rules."
    )
    version = importlib.import_module("portulan").__version__
    parser.add_argument("--version", action="version", version=f"portulan {version}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=speaking)
    for name, (module, summary) in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        if name == chosen:
            importlib.import_module(module).add_arguments(command)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command: status 0 on success, 2 on a usage error, 1 on any other failure."""
    argv = list(sys.argv[1:] if arguments is None else arguments)
    chosen = next((word for word in argv if word in COMMANDS), None)
    try:
        args = build_parser(chosen, chosen_language(argv)).parse_args(argv)
        status: int = importlib.import_module(COMMANDS[args.command][0]).run(args)
        sys.stdout.flush()
    except UsageError as error:
        print(f"portulan: {error}", file=sys.stderr)
        return 2
    except PortulanError as error:
        print(f"portulan: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
