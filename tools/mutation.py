"""Mutants of a module: small changes of its source, one at a time, that a test should notice.

A comparison that lets one more or one less through, a number off by one, a condition turned round, `and` for `or`, a
statement left out, arguments that changed places, a clause that is no longer cited. Whoever covers a rule has a test
that fails for each of them (see `tools/mutants`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

CLAUSE: Final = re.compile(r"[A-Z]{2,}(-[A-Z]+)+-\d+")

COMPARISONS: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
}

ARITHMETIC: Final[dict[type[ast.operator], ast.operator]] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.FloorDiv(),
    ast.FloorDiv: ast.Mult(),
    ast.BitAnd: ast.BitOr(),
    ast.BitOr: ast.BitAnd(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """One change: where it is made, what stood there and what stands there now; `function` is empty outside of all."""

    module: str
    function: str
    line: int
    operator: str
    before: str
    after: str
    source: str
    lines: tuple[int, int]
    """The first and the last line of the statement that was changed."""

    @property
    def place(self) -> tuple[str, str, str, str]:
        """What stays the same when lines are added above: the place that explanations name."""
        return self.module, self.function, self.before, self.after


def mutants(module: str, source: str) -> list[Mutant]:
    """Makes all mutants of a module that differ from it, each once, from top to bottom."""
    found: dict[str, Mutant] = {}
    for function, statement, node, operator, text in _changes(ast.parse(source)):
        changed = _replaced(source, node, text)
        if changed in found or ast.dump(ast.parse(text).body[0]) == ast.dump(_as_statement(node)):
            continue
        line = node.lineno
        before = source.splitlines()[line - 1].strip()
        after = changed.splitlines()[line - 1].strip()
        span = (statement.lineno, statement.end_lineno or statement.lineno)
        found[changed] = Mutant(module, function, line, operator, before, after, changed, span)
    return sorted(found.values(), key=lambda mutant: (mutant.line, mutant.after))


def _as_statement(node: ast.expr | ast.stmt) -> ast.stmt:
    return ast.Expr(node) if isinstance(node, ast.expr) else node


Change = tuple[str, ast.stmt, ast.expr | ast.stmt, str, str]
"""The function, the statement, the node that is replaced, how, and by which text."""


def _changes(tree: ast.Module) -> Iterator[Change]:
    yield from _in_body(tree.body, "", {})


def _in_body(body: list[ast.stmt], scope: str, types: dict[str, str]) -> Iterator[Change]:
    """Changes the statements of a body; what is defined inside a function belongs to that function."""
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _in_body(statement.body, f"{scope}{statement.name}.", types)
        elif isinstance(statement, Function):
            arguments = (*statement.args.args, *statement.args.kwonlyargs)
            known = {a.arg: ast.unparse(a.annotation) for a in arguments if a.annotation is not None}
            inside = scope and not scope.endswith(".")
            yield from _in_body(statement.body, scope if inside else f"{scope}{statement.name}", known)
        else:
            yield from _of_statement(statement, scope.rstrip(".") if scope.endswith(".") else scope, types)
            for inner in ("body", "orelse", "finalbody"):
                yield from _in_body(getattr(statement, inner, []), scope, types)


def _of_statement(statement: ast.stmt, function: str, types: dict[str, str]) -> Iterator[Change]:
    """Changes one statement, but not those inside it; imports, assertions and declared types are left alone."""
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise):
        return
    if _is_docstring(statement) or (
        isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test)
    ):
        return
    if function and _can_be_left_out(statement):
        yield function, statement, statement, "statement left out", "pass"
    if isinstance(statement, ast.If | ast.While) and not _turns_round_by_itself(statement.test):
        yield function, statement, statement.test, "condition turned round", _negated(statement.test)
    for node in _expressions(statement):
        for operator, text in _of_expression(node, types):
            yield function, statement, node, operator, text


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _can_be_left_out(statement: ast.stmt) -> bool:
    """Tells whether a statement does something that can be left undone: a call, or a change of what was there."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)
    return isinstance(statement, ast.AugAssign | ast.Delete | ast.Continue | ast.Break)


def _expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """Walks through the expressions of a statement; annotations are none, nor are statements inside it."""
    waiting: list[ast.AST] = []
    for name, value in ast.iter_fields(statement):
        if name not in ("body", "orelse", "finalbody", "handlers", "annotation", "type_comment"):
            waiting += value if isinstance(value, list) else [value]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.expr):
            yield node
        if isinstance(node, ast.AST) and not isinstance(node, ast.JoinedStr) and not _is_assertion(node):
            waiting += ast.iter_child_nodes(node)


def _is_assertion(node: ast.AST) -> bool:
    """Tells whether something only asserts what is so anyway: `strict=True`, that two rows are of one length."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _of_expression(node: ast.expr, types: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Gives the texts that may stand in the place of an expression."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = COMPARISONS[type(node.ops[0])]
        yield "comparison", ast.unparse(ast.Compare(node.left, [other], node.comparators))
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and for or", f"({ast.unparse(ast.BoolOp(other_op, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "condition turned round", f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.IfExp) and not _turns_round_by_itself(node.test):
        text = f"{ast.unparse(node.body)} if {_negated(node.test)} else {ast.unparse(node.orelse)}"
        yield "condition turned round", f"({text})"
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        other_sign = ARITHMETIC[type(node.op)]
        yield "arithmetic", f"({ast.unparse(ast.BinOp(node.left, other_sign, node.right))})"
    elif isinstance(node, ast.Constant):
        yield from _of_constant(node)
    elif isinstance(node, ast.Call):
        yield from _arguments_swapped(node, types)
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
        yield from _without_filters(node)


def _of_constant(node: ast.Constant) -> Iterator[tuple[str, str]]:
    value = node.value
    if isinstance(value, bool):
        yield "constant", str(not value)
    elif isinstance(value, int):
        yield "constant", str(value + 1)
        if value > 0:
            yield "constant", str(value - 1)
    elif isinstance(value, str) and CLAUSE.fullmatch(value):
        yield "clause not cited", '""'


def _arguments_swapped(node: ast.Call, types: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Lets two arguments change places that are of the same type, as far as the signature around them tells."""
    for first in range(len(node.args) - 1):
        one, other = node.args[first : first + 2]
        if not isinstance(one, ast.Name) or not isinstance(other, ast.Name) or one.id == other.id:
            continue
        if types.get(one.id, "int") == types.get(other.id, "int"):
            arguments = [*node.args]
            arguments[first], arguments[first + 1] = other, one
            yield "arguments swapped", ast.unparse(ast.Call(node.func, arguments, node.keywords))


def _without_filters(
    node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp,
) -> Iterator[tuple[str, str]]:
    for number, part in enumerate(node.generators):
        if part.ifs:
            bare = [*node.generators]
            bare[number] = ast.comprehension(part.target, part.iter, [], part.is_async)
            copy = ast.parse(ast.unparse(node), mode="eval").body
            assert isinstance(copy, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp)
            copy.generators = bare
            yield "filter left out", ast.unparse(copy)


def _turns_round_by_itself(test: ast.expr) -> bool:
    """Tells whether the change of a condition as an expression is its opposite, so that there is no need of another."""
    if isinstance(test, ast.UnaryOp):
        return isinstance(test.op, ast.Not)
    opposites = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], opposites)


def _negated(test: ast.expr) -> str:
    return f"not ({ast.unparse(test)})"


def _replaced(source: str, node: ast.expr | ast.stmt, text: str) -> str:
    """Puts a text in the place of a node; what stood on several lines stands on one, the rest stays where it is."""
    lines = source.splitlines(keepends=True)
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    start = lines[first].encode()[: node.col_offset].decode()
    end = lines[last].encode()[node.end_col_offset :].decode()
    padding = ["\n"] * (last - first) if isinstance(node, ast.stmt) else []
    return "".join([*lines[:first], start, text, end, *padding, *lines[last + 1 :]])
