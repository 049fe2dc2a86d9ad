"""`portulan generate`: the class of a game's positions, written from the declaration of its fields."""

from __future__ import annotations

import argparse
import importlib
import importlib.util

from portulan import position_class
from portulan.engine.errors import FileError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("package", help="a game, or the package of one: portulan.games.roam, my_game")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is not current")


def run(args: argparse.Namespace) -> int:
    """Writes `position_base.py` beside the declaration."""
    package = args.package
    if "." not in package:
        shipped = f"portulan.games.{package.replace('-', '_')}"
        package = shipped if importlib.util.find_spec(shipped) else package
    module, fields = position_class.declaration(package)
    path = position_class.target(module)
    written = position_class.write(module, fields)
    current = path.exists() and path.read_text(encoding="utf-8") == written
    if args.check:
        if not current:
            raise FileError(f"{path.name} of {package} is not current: run portulan generate {args.package}")
        return 0
    if not current:
        path.write_text(written, encoding="utf-8")
    print(f"{path.name}: {len(fields)} fields of {package}")
    return 0
