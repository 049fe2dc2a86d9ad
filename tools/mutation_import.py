"""Runs mutants of what happens while modules are imported: constants, tables, and the functions that make them.

A constant is read by other modules as soon as they are imported, so that it cannot be changed later. Here each mutant
gets a fork of a process that has not imported the game yet: it imports the changed module in the place of the one on
disk, collects the tests, and runs the quick ones first until one fails.
"""

from __future__ import annotations

import importlib.util
import json
import os
import resource
import select
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from itertools import accumulate
from math import inf
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest

from tools.mutation import Mutant
from tools.mutation_run import ENDLESS, KILLED, MEMORY, OPTIONS, SURVIVED, Child, Verdict, read_verdict

SECONDS: Final = 120
"""What all tests of a mutant may take before it counts as endless."""


class Changed(SourceFileLoader):
    """Loads a module from a changed source, and never from a cache."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        """Gives the code of the changed source."""
        return compile(self.source, self.path, "exec")


class Finder(MetaPathFinder):
    """Finds one module, which is changed; all others are found as always."""

    def __init__(self, name: str, path: Path, source: str) -> None:
        self.name = name
        self.path = str(path)
        self.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Gives the module with its changed source."""
        if fullname != self.name:
            return None
        loader = Changed(self.name, self.path, self.source)
        return importlib.util.spec_from_file_location(self.name, self.path, loader=loader)


@dataclass
class QuickFirst:
    """A plugin of pytest that runs quick tests first, as long as there is time, and notes the first failure."""

    seconds: dict[str, float]
    """What each test takes."""
    most_seconds: float = inf
    longest: float = inf
    failed: str = ""

    @pytest.hookimpl
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sorts the tests, and leaves out those for which there is no time."""
        took = {item.nodeid: self.seconds.get(item.nodeid, 0.0) for item in items}
        quick = [item for item in items if took[item.nodeid] <= self.longest]
        quick.sort(key=lambda item: took[item.nodeid])
        before = accumulate((took[item.nodeid] for item in quick), initial=0.0)
        items[:] = [item for item, spent in zip(quick, before, strict=False) if spent <= self.most_seconds]

    @pytest.hookimpl
    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Notes a file that cannot be imported any more."""
        self._note(report.nodeid, report.failed)

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes a failure."""
        self._note(report.nodeid, report.failed)

    def _note(self, name: str, failed: bool) -> None:
        if failed and not self.failed:
            self.failed = name


@dataclass
class ImportCampaign:
    """Runs mutants one after the other, some processes at a time, and keeps their verdicts."""

    mutants: list[Mutant]
    names: dict[str, str]
    """The full name of each module."""
    paths: dict[str, Path]
    tests: list[str]
    jobs: int
    quick: QuickFirst
    tell: Callable[[Verdict], None]
    verdicts: list[Verdict] = field(default_factory=list)

    def run(self) -> None:
        """Keeps some processes busy until every mutant has its verdict."""
        waiting = list(reversed(self.mutants))
        running: list[Child] = []
        while waiting or running:
            while waiting and len(running) < self.jobs:
                running.append(self._begin(waiting.pop()))
            ready, _, _ = select.select([child.pipe for child in running], [], [])
            for child in [child for child in running if child.pipe in ready]:
                running.remove(child)
                verdict = read_verdict(child)
                self.verdicts.append(verdict)
                self.tell(verdict)

    def _begin(self, mutant: Mutant) -> Child:
        """Starts a process that imports the changed module and runs the tests until one fails."""
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            return Child(mutant, pid, reading)

        def tell(status: str, test: str = "") -> None:
            os.write(writing, json.dumps([status, test]).encode())
            os._exit(0)

        with suppress(BaseException):
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGPROF, lambda number, frame: tell(ENDLESS))
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            with open(os.devnull, "w", encoding="utf-8") as nowhere:
                os.dup2(nowhere.fileno(), sys.stdout.fileno())
                os.dup2(nowhere.fileno(), sys.stderr.fileno())
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            module = mutant.module
            sys.meta_path.insert(0, Finder(self.names[module], self.paths[module], mutant.source))
            status = pytest.main([*self.tests, "-x", *OPTIONS], plugins=[self.quick])
            if status == pytest.ExitCode.OK:
                tell(SURVIVED)
            tell(KILLED, self.quick.failed or "the tests could not be collected")
        tell(KILLED, "the process ended")
        raise AssertionError("the process has ended")
