"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, running_server


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets chance bring the same in every run: the first table of a test has the seed 0, the second the seed 1."""
    numbers = count()
    monkeypatch.setattr("portulan.server.hub.new_seed", lambda: str(next(numbers)))


@pytest.fixture
def place(tmp_path: Path) -> Iterator[RunningServer]:
    """A server of its own for each test."""
    with running_server(tmp_path) as running:
        yield running
