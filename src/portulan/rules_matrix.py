"""The rules matrix: which tests check which clause, read from the markers in the source of the tests.

A function of the rules names the clauses that it carries out in its docstring, so that what became of its mutants
(`tools/mutants`) can be told clause by clause.

A test names its clauses with `@pytest.mark.rule("AG-BID-5", ...)` on the function, on its class, in the `marks` of a
parameter, or as `pytestmark` of its class or module. The source is parsed and never imported, so that the matrix can
be printed without pytest.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from portulan.engine.errors import FileError
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


# Mutants


CITED = re.compile(
    r"(?P<stem>\b(?:[A-Z]{2,}|\d[A-Z]+)(?:-[A-Z0-9]+)*)-(?P<first>\d+)(?P<more>(?:(?:,| and| to) (?:(?P=stem))?-\d+)*)"
)
"""A clause in a docstring, with those that follow it in short: `RO-BID-3, -5`, `RO-BID-3 to -5`."""

MORE = re.compile(r"(,| and| to) [A-Z0-9-]*?-(\d+)")


def cited(text: str) -> list[str]:
    """Lists the clauses that a docstring names, those of a row included."""
    found: list[str] = []
    for match in CITED.finditer(text):
        numbers = [int(match["first"])]
        for link, number in MORE.findall(match["more"]):
            first = numbers[-1] + 1 if link == " to" else int(number)
            numbers += range(first, int(number) + 1)
        found += [f"{match['stem']}-{number}" for number in numbers]
    return list(dict.fromkeys(found))


def cited_by_functions(folder: Path) -> dict[tuple[str, str], list[str]]:
    """Maps the functions of a folder, by module and name, to the clauses of their docstrings."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted(folder.glob("*.py")):
        waiting: list[tuple[str, ast.AST]] = [("", ast.parse(path.read_text(encoding="utf-8"), str(path)))]
        while waiting:
            scope, node = waiting.pop()
            for inner in ast.iter_child_nodes(node):
                if isinstance(inner, ast.ClassDef):
                    waiting.append((f"{scope}{inner.name}.", inner))
                elif isinstance(inner, Test):
                    found[path.stem, f"{scope}{inner.name}"] = cited(ast.get_docstring(inner) or "")
    return found


@dataclass
class Mutants:
    """What became of the mutants of the functions that carry out a clause."""

    killed: int = 0
    survived: int = 0
    tests: list[str] = field(default_factory=list)


def mutants_by_clause(path: Path, game: Game) -> dict[str, Mutants]:
    """Reads the result of `tools/mutants` clause by clause; a survivor that is explained does not count."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        rows = [(row["clauses"], row["status"], row["test"], row["explained"]) for row in data["mutants"]]
        name = data["game"]
    except (OSError, ValueError, KeyError, TypeError):
        raise FileError(f"{path}: is no result of tools/mutants") from None
    if name != game.name:
        raise FileError(f"{path}: tells of {name}, not of {game.name}")
    found: dict[str, Mutants] = {}
    for clauses, status, test, explained in rows:
        for clause in clauses:
            mutants = found.setdefault(clause, Mutants())
            if status in ("killed", "endless"):
                mutants.killed += 1
                mutants.tests += [test] if test and test not in mutants.tests else []
            elif status in ("survived", "unreached") and not explained:
                mutants.survived += 1
    return found
