"""Runs mutants: tests are collected once, and each mutant gets a process of its own that runs the tests that reach it.

First all tests run under coverage, to tell which of them reach which line and how long they take. Then, mutant by
mutant, a fork of this process puts the changed code in the place of the function and runs those tests until one fails:
those that noticed another mutant of the function first, then the quick ones. What runs while modules are imported is
not repeated by a fork: such mutants count as not run (see `tools/mutation_import.py`).
"""

from __future__ import annotations

import functools
import gc
import importlib.util
import json
import os
import resource
import select
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import accumulate, zip_longest
from math import inf
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final

import coverage
import pytest

from tools.mutation import Mutant

PATIENCE: Final = 10
"""How many times longer than before a test may take before a mutant counts as endless."""

LEAST_SECONDS: Final = 2
"""What any test may take, however quick it was before."""

MEMORY: Final = 4 << 30
"""How many bytes of addresses a mutant may take; one that takes more without end fails."""

OPTIONS: Final = ("-p", "no:cacheprovider", "-p", "no:terminal", "--assert=plain")
"""What pytest is told besides the tests: nothing is printed or kept."""

KILLED, SURVIVED, ENDLESS, UNREACHED, AT_IMPORT = "killed", "survived", "endless", "unreached", "at import"

UNNOTICED: Final = (SURVIVED, UNREACHED)
"""What became of mutants that no test noticed."""


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


@dataclass
class Campaign:
    """A plugin of pytest that runs the tests it collects against mutants instead of once."""

    mutants: list[Mutant]
    names: dict[str, str]
    """The full name of each module."""
    jobs: int = 2
    most_seconds: float = inf
    """How long the tests of one mutant may have taken together before; those that come later are not run."""
    longest: float = inf
    """How many seconds one test may take under coverage; one that takes longer is left out."""
    reach: Path | None = None
    """Where it is kept which tests reach which lines; tests that came later count as reaching all."""
    tell: Callable[[Verdict], None] = lambda verdict: None
    verdicts: list[Verdict] = field(default_factory=list)
    failed_before: list[str] = field(default_factory=list)
    _reached: dict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    _later: set[str] = field(default_factory=set)
    """Tests of which it is not known what they reach."""
    _imported: set[tuple[str, int]] = field(default_factory=set)
    _seconds: dict[str, float] = field(default_factory=dict)
    _noticed: dict[tuple[str, str], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """How many mutants of a function each test noticed; of a module where no function is named."""
    _memories: list[Any] = field(default_factory=list)
    """Every function that remembers its results."""
    _left_out: set[str] = field(default_factory=set)
    _broken_off: bool = False
    _failed: str = ""

    def __post_init__(self) -> None:
        self._files = {self._file(module): module for module in self.names}
        files = sorted(self._files)
        self._coverage = coverage.Coverage(data_file=None, config_file=False, include=files, messages=False)
        self._coverage.start()

    @property
    def left_out(self) -> int:
        """How many tests were not run because they take too long."""
        return len(self._left_out)

    def _file(self, module: str) -> str:
        """Finds the file of a module without importing what it lies in: coverage must see that happen."""
        first, *rest = self.names[module].split(".")
        spec = importlib.util.find_spec(first)
        assert spec is not None and spec.origin is not None
        path = Path(spec.origin)
        return str((path.parent.joinpath(*rest).with_suffix(".py") if rest else path).resolve())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Runs all tests once as they are, then those that reach a mutant against it."""
        items = {item.nodeid: item for item in session.items}
        self._memories = [
            found for found in gc.get_objects() if isinstance(found, functools._lru_cache_wrapper)
        ]
        if self.reach is not None and self.reach.is_file():
            self._read_reach(items)
        else:
            self._once(list(items.values()))
            self._write_reach()
        if not self.failed_before:
            self._all(items)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self) -> Generator[None, object, object]:
        """Lets a test that was broken off end without a report."""
        try:
            return (yield)
        except Exception:
            if self._broken_off:
                return True
            raise

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes a failure."""
        if report.failed and not self._failed:
            self._failed = report.nodeid

    def _once(self, items: list[pytest.Item]) -> None:
        """Notes which tests reach which lines, and how long they take; nothing is remembered from test to test."""
        signal.signal(signal.SIGPROF, self._break_off)
        modules = set(self.names.values())
        own = [found for found in self._memories if found.__module__ in modules]
        for item in items:
            for remembering in own:
                remembering.cache_clear()
            self._coverage.switch_context(item.nodeid)
            self._broken_off = False
            start = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, self.longest if self.longest < inf else 0)
            self._run(item)
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._seconds[item.nodeid] = time.process_time() - start
            if self._broken_off:
                self._left_out.add(item.nodeid)
                self._failed = ""
            if self._failed:
                self.failed_before.append(self._failed)
                self._failed = ""
        self._coverage.stop()
        data = self._coverage.get_data()
        for file, module in self._files.items():
            for line, contexts in data.contexts_by_lineno(file).items():
                self._reached[module, line] |= {test for test in contexts if test} - self._left_out
                if "" in contexts:
                    self._imported.add((module, line))

    def _break_off(self, number: int, frame: FrameType | None) -> None:
        """Ends a test that takes too long, as soon as it is in a module under test: no lock is held there."""
        if frame is None or frame.f_code.co_filename not in self._files:
            signal.setitimer(signal.ITIMER_PROF, 0.001)
            return
        self._broken_off = True
        raise TimeoutError("the test takes too long")

    def _write_reach(self) -> None:
        """Keeps what was noted, so that the same sources need not be run under coverage again."""
        if self.reach is None or self.failed_before:
            return
        reached = [[*place, sorted(tests)] for place, tests in self._reached.items()]
        kept = {"seconds": self._seconds, "reached": reached, "imported": sorted(self._imported)}
        self.reach.write_text(json.dumps(kept), encoding="utf-8")

    def _read_reach(self, items: dict[str, pytest.Item]) -> None:
        """Reads what was noted before."""
        self._coverage.stop()
        kept = json.loads(self.reach.read_text(encoding="utf-8")) if self.reach is not None else {}
        self._seconds = {test: seconds for test, seconds in kept["seconds"].items() if test in items}
        self._later = {test for test in items if test not in self._seconds}
        self._seconds.update(dict.fromkeys(self._later, 0.0))
        self._imported = {(module, line) for module, line in kept["imported"]}
        for module, line, tests in kept["reached"]:
            self._reached[module, line] = {test for test in tests if test in items}

    def _run(self, item: pytest.Item, following: pytest.Item | None = None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def _all(self, items: dict[str, pytest.Item]) -> None:
        """Keeps some processes busy until every mutant has its verdict."""
        gc.collect()
        gc.freeze()
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
        if verdict.test in self._seconds:
            self._noticed[verdict.mutant.module, verdict.mutant.function][verdict.test] += 1
            self._noticed[verdict.mutant.module, ""][verdict.test] += 1
        self.tell(verdict)

    def _lines(self, mutant: Mutant) -> range:
        return range(mutant.lines[0], mutant.lines[1] + 1)

    def _tests(self, mutant: Mutant) -> list[str]:
        """Lists the tests that reach the statement: those that noticed its neighbours first, then the quick ones."""
        found = self._later.union(*(self._reached[mutant.module, line] for line in self._lines(mutant)))
        function = self._noticed[mutant.module, mutant.function]
        module = self._noticed[mutant.module, ""]
        ordered = sorted(found, key=lambda test: (-function[test], -module[test], self._seconds[test]))
        before = accumulate((self._seconds[test] for test in ordered), initial=0.0)
        return [test for test, seconds in zip(ordered, before, strict=False) if seconds <= self.most_seconds]

    def _runs_at_import(self, mutant: Mutant) -> bool:
        return not mutant.function or any(
            (mutant.module, line) in self._imported for line in self._lines(mutant)
        )

    def _begin(self, mutant: Mutant, items: list[pytest.Item]) -> Child:
        """Starts a process that runs tests until one fails, and writes its verdict and the name of that test."""
        module = importlib.import_module(self.names[mutant.module])
        code = compile(mutant.source, module.__file__ or mutant.module, "exec")
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            return Child(mutant, pid, reading)

        def tell(status: str, test: str = "") -> None:
            os.write(writing, json.dumps([status, test]).encode())
            os._exit(0)

        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGPROF, lambda number, frame: tell(ENDLESS))
            with open(os.devnull, "w", encoding="utf-8") as nowhere:
                os.dup2(nowhere.fileno(), sys.stdout.fileno())
                os.dup2(nowhere.fileno(), sys.stderr.fileno())
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            put_in_place(module, mutant.function, code)
            for remembering in self._memories:
                remembering.cache_clear()
            for item, following in zip_longest(items, items[1:]):
                seconds = LEAST_SECONDS + PATIENCE * self._seconds[item.nodeid]
                signal.setitimer(signal.ITIMER_PROF, seconds)
                self._run(item, following)
                if self._failed:
                    tell(KILLED, self._failed)
        except BaseException as error:
            tell(KILLED, f"{error!r:.200}")
        tell(SURVIVED)
        raise AssertionError("the process has ended")

    def _is_done(self, child: Child) -> bool:
        """Reads the verdict of a process that has ended."""
        ready, _, _ = select.select([child.pipe], [], [], 0)
        if not ready:
            return False
        self._judge(read_verdict(child))
        return True


def read_verdict(child: Child) -> Verdict:
    """Reads what a process that has ended, or is about to, has written."""
    text = b"".join(iter(lambda: os.read(child.pipe, 65536), b"")).decode()
    status, test = json.loads(text) if text else (KILLED, "the process ended")
    os.close(child.pipe)
    with suppress(ChildProcessError):
        os.waitpid(child.pid, 0)
    return Verdict(child.mutant, status, test)


def put_in_place(module: ModuleType, function: str, code: CodeType) -> None:
    """Gives a function the code that it has in a changed module, wherever it is known by now."""
    found: Any = module
    for name in function.split("."):
        found = found.__dict__[name]
    _function(found).__code__ = _code_of(code, function)


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
    pytest.main([*tests, *OPTIONS], plugins=[campaign])


def failures(verdicts: list[Verdict]) -> Iterator[Verdict]:
    """Lists the verdicts on mutants that no test noticed."""
    return (verdict for verdict in verdicts if verdict.status in UNNOTICED)
