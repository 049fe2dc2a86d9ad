"""The rules matrix: which tests check which clause, read from the markers in the source of the tests.

A test names its clauses with `@pytest.mark.rule("AG-BID-5", ...)` on the function, on its class, in the `marks` of a
parameter, or as `pytestmark` of its class or module. The source is parsed and never imported, so that the matrix can
be printed without pytest.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from portulan.engine.game import Game

MARKER = "pytest.mark.rule"

Test = ast.FunctionDef | ast.AsyncFunctionDef


def matrix(game: Game, tests_root: Path) -> dict[str, list[str]]:
    """Maps every clause of a game to the tests that name it, in the order of the rules; some may have none."""
    found = {clause: list[str]() for clause in game.text.clauses("en")}
    for test, clauses in marked(tests_root):
        for clause in clauses:
            if clause in found:
                found[clause].append(test)
    return found


def marked(tests_root: Path) -> Iterator[tuple[str, list[str]]]:
    """Lists all tests that name a clause, as pytest writes them, each with its clauses."""
    for path in sorted(tests_root.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        place = path.relative_to(tests_root.parent).as_posix()
        yield from _tests(tree, place, [])


def _tests(
    scope: ast.Module | ast.ClassDef, place: str, inherited: list[str]
) -> Iterator[tuple[str, list[str]]]:
    """Walks through a module or a class; what it is marked with holds for all tests in it."""
    own = [*inherited, *_pytestmark(scope)]
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node, f"{place}::{node.name}", [*own, *_decorated(node)])
        elif isinstance(node, Test) and node.name.startswith("test"):
            clauses = list(dict.fromkeys([*own, *_decorated(node)]))
            if clauses:
                yield f"{place}::{node.name}", clauses


def _decorated(node: ast.ClassDef | Test) -> Iterator[str]:
    for decorator in node.decorator_list:
        yield from _named(decorator)


def _pytestmark(scope: ast.Module | ast.ClassDef) -> Iterator[str]:
    for node in scope.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            yield from _named(node)


def _named(node: ast.AST) -> Iterator[str]:
    """Finds the markers anywhere inside an expression, and the clauses that they name."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and ast.unparse(inner.func) == MARKER:
            for argument in inner.args:
                yield from _clauses(argument)


def _clauses(argument: ast.expr) -> tuple[str, ...]:
    """Reads one argument of a marker: a plain text, or a starred row of plain texts."""
    starred = isinstance(argument, ast.Starred)
    try:
        value = ast.literal_eval(argument.value if isinstance(argument, ast.Starred) else argument)
    except ValueError:
        value = None
    clauses = tuple(value) if starred and isinstance(value, tuple | list) else (value,)
    if not all(isinstance(clause, str) for clause in clauses):
        raise ValueError(f"line {argument.lineno}: a rule marker names clauses as plain texts")
    return clauses
