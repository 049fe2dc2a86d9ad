"""`portulan rules`: the clauses of a game, and the tests that cover each."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import portulan
from portulan import registry
from portulan.language import LANGUAGES, default_language
from portulan.rules_matrix import Mutants, matrix, mutants_by_clause

TESTS = Path(portulan.__file__).parents[2] / "tests"
"""The tests of a source tree; an installed package has none beside it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--mutants",
        type=Path,
        metavar="FILE",
        help="a result of tools/mutants: which tests notice changes of a clause",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="default: %(default)s")


def run(args: argparse.Namespace) -> int:
    """Prints every clause with its sentence and its tests; a clause without a test is marked."""
    game = registry.game(args.game)
    sentences = game.text.rules(args.lang)
    tests = matrix(game, TESTS) if TESTS.is_dir() else {}
    rows = [(clause, text, tests.get(clause, [])) for clause, text in sentences.items()]
    mutants = mutants_by_clause(args.mutants, game) if args.mutants is not None else {}
    if args.json:
        clauses = [
            {"id": clause, "text": text, "tests": covering, **_as_data(mutants.get(clause))}
            for clause, text, covering in rows
        ]
        print(json.dumps({"game": game.name, "clauses": clauses}, ensure_ascii=False, indent=1))
        return 0
    for clause, text, covering in rows:
        print(f"{clause}  {text}")
        for test in covering or ["no test"]:
            print(f"    {test}")
        if clause in mutants:
            found = mutants[clause]
            print(f"    mutants: {found.killed} of {found.killed + found.survived} noticed, by")
            for test in found.tests or ["no test"]:
                print(f"        {test}")
    covered = sum(1 for _, _, covering in rows if covering)
    print(f"{covered} of {len(rows)} clauses covered")
    return 0


def _as_data(mutants: Mutants | None) -> dict[str, object]:
    """Tells what became of the mutants of a clause, if any were made."""
    if mutants is None:
        return {}
    return {"mutants": {"killed": mutants.killed, "survived": mutants.survived, "tests": mutants.tests}}
