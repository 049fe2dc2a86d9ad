"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house


@pytest.fixture
def place(tmp_path: Path) -> Iterator[House]:
    """A server of its own for each test."""
    with house(tmp_path) as running:
        yield running
