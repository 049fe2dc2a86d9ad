"""The game is known for the time of a test: it is listed nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from portulan import registry
from portulan.games.seventh_continent.game import GAME


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """Registers the game, and forgets it afterwards."""
    registry.register(GAME)
    yield
    registry._registered.pop(GAME.name, None)
