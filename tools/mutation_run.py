"""Runs mutants: tests are collected once, and each mutant gets a process of its own that runs the tests that reach it.

First all tests run under coverage, to tell which of them reach which line and how long they take. Then, mutant by
mutant, a fork of this process puts the changed code in the place of the function and runs those tests, the quick ones
first, until one fails. What runs while modules are imported is not repeated by a fork: such mutants count as not run.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib.util
import json
import os
import select
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import coverage
import pytest

from tools.mutation import Mutant

PATIENCE: Final = 10
"""How many times longer than before tests may take before a mutant counts as endless."""

KILLED, SURVIVED, ENDLESS, UNREACHED, AT_IMPORT = "killed", "survived", "endless", "unreached", "at import"


@dataclass
class Verdict:
    """What became of a mutant, and which test noticed it."""

    mutant: Mutant
    status: str
    test: str = ""


@dataclass
class Child:
    """A process that runs tests against a mutant."""

    mutant: Mutant
    pid: int
    pipe: int
    deadline: float


@dataclass
class Campaign:
    """A plugin of pytest that runs the tests it collects against mutants instead of once."""

    mutants: list[Mutant]
    names: dict[str, str]
    """The full name of each module."""
    jobs: int = 2
    tell: Callable[[Verdict], None] = lambda verdict: None
    verdicts: list[Verdict] = field(default_factory=list)
    failed_before: list[str] = field(default_factory=list)
    _reached: dict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    _imported: set[tuple[str, int]] = field(default_factory=set)
    _seconds: dict[str, float] = field(default_factory=dict)
    _failed: str = ""

    def __post_init__(self) -> None:
        self._files = {self._file(module): module for module in self.names}
        files = sorted(self._files)
        self._coverage = coverage.Coverage(data_file=None, config_file=False, include=files, messages=False)
        self._coverage.start()

    def _file(self, module: str) -> str:
        spec = importlib.util.find_spec(self.names[module])
        assert spec is not None and spec.origin is not None
        return str(Path(spec.origin).resolve())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Runs all tests once as they are, then those that reach a mutant against it."""
        items = {item.nodeid: item for item in session.items}
        self._once(list(items.values()))
        if not self.failed_before:
            self._all(items)
        return True

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes a failure."""
        if report.failed and not self._failed:
            self._failed = report.nodeid

    def _once(self, items: list[pytest.Item]) -> None:
        """Notes which tests reach which lines, and how long they take."""
        for item in items:
            self._coverage.switch_context(item.nodeid)
            start = time.perf_counter()
            self._run(item)
            self._seconds[item.nodeid] = time.perf_counter() - start
            if self._failed:
                self.failed_before.append(self._failed)
                self._failed = ""
        self._coverage.stop()
        data = self._coverage.get_data()
        for file, module in self._files.items():
            for line, contexts in data.contexts_by_lineno(file).items():
                self._reached[module, line] |= {context for context in contexts if context}
                if "" in contexts:
                    self._imported.add((module, line))

    def _run(self, item: pytest.Item) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def _all(self, items: dict[str, pytest.Item]) -> None:
        """Keeps some processes busy until every mutant has its verdict."""
        waiting = list(reversed(self.mutants))
        running: list[Child] = []
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                tests = self._tests(mutant)
                if self._runs_at_import(mutant):
                    self._judge(Verdict(mutant, AT_IMPORT))
                elif not tests:
                    self._judge(Verdict(mutant, UNREACHED))
                else:
                    running.append(self._begin(mutant, [items[test] for test in tests]))
            running = [child for child in running if not self._is_done(child)]
            if running:
                select.select([child.pipe for child in running], [], [], 0.2)

    def _judge(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        self.tell(verdict)

    def _lines(self, mutant: Mutant) -> range:
        return range(mutant.lines[0], mutant.lines[1] + 1)

    def _tests(self, mutant: Mutant) -> list[str]:
        """Lists the tests that reach the statement, the quick ones first."""
        found = {test for line in self._lines(mutant) for test in self._reached[mutant.module, line]}
        return sorted(found, key=lambda test: self._seconds[test])

    def _runs_at_import(self, mutant: Mutant) -> bool:
        return not mutant.function or any(
            (mutant.module, line) in self._imported for line in self._lines(mutant)
        )

    def _begin(self, mutant: Mutant, items: list[pytest.Item]) -> Child:
        """Starts a process that runs tests until one fails, and writes the name of that test."""
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            seconds = 5 + PATIENCE * sum(self._seconds[item.nodeid] for item in items)
            return Child(mutant, pid, reading, time.monotonic() + seconds)
        told = ""
        try:
            with open(os.devnull, "w", encoding="utf-8") as nowhere:
                os.dup2(nowhere.fileno(), sys.stdout.fileno())
                os.dup2(nowhere.fileno(), sys.stderr.fileno())
            put_in_place(importlib.import_module(self.names[mutant.module]), mutant)
            for item in items:
                self._run(item)
                if self._failed:
                    told = self._failed
                    break
        except BaseException as error:
            told = f"{error!r:.200}"
        os.write(writing, json.dumps(told).encode())
        os._exit(0)

    def _is_done(self, child: Child) -> bool:
        """Reads the verdict of a process that has ended, or ends one that has no end."""
        ready, _, _ = select.select([child.pipe], [], [], 0)
        if ready:
            text = b"".join(iter(lambda: os.read(child.pipe, 65536), b"")).decode()
            test = json.loads(text) if text else "the process ended"
            self._judge(Verdict(child.mutant, KILLED if test else SURVIVED, test))
        elif time.monotonic() > child.deadline:
            os.kill(child.pid, signal.SIGKILL)
            self._judge(Verdict(child.mutant, ENDLESS))
        else:
            return False
        os.close(child.pipe)
        with suppress(ChildProcessError):
            os.waitpid(child.pid, 0)
        return True


def put_in_place(module: ModuleType, mutant: Mutant) -> None:
    """Gives a function the code of the mutant, wherever it is known by now, and empties what was remembered of it."""
    code = _code_of(
        compile(ast.parse(mutant.source), module.__file__ or mutant.module, "exec"), mutant.function
    )
    found: Any = module
    for name in mutant.function.split("."):
        found = found.__dict__[name]
    _function(found).__code__ = code
    for remembering in gc.get_objects():
        if isinstance(remembering, functools._lru_cache_wrapper):
            remembering.cache_clear()


def _code_of(module: CodeType, function: str) -> CodeType:
    code = module
    for name in function.split("."):
        code = next(
            inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == name
        )
    return code


def _function(found: Any) -> FunctionType:
    """Finds the plain function behind a property, a class method or a wrapper."""
    for name in ("fget", "__func__", "func", "__wrapped__"):
        while not isinstance(found, FunctionType) and hasattr(found, name):
            found = getattr(found, name)
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    assert isinstance(found, FunctionType)
    return found


def run(campaign: Campaign, tests: list[str]) -> None:
    """Collects tests and runs the campaign on them."""
    pytest.main([*tests, "-p", "no:cacheprovider", "-p", "no:terminal"], plugins=[campaign])


def failures(verdicts: list[Verdict]) -> Iterator[Verdict]:
    """Lists the verdicts on mutants that no test noticed."""
    return (verdict for verdict in verdicts if verdict.status in (SURVIVED, UNREACHED))
