"""Every position of the perft files leads to as many others as it says."""

from __future__ import annotations

import pytest

from portulan import Game
from tests.battery.perft import Entry, perft, position, read
from tests.battery.subjects import subjects

ENTRIES = [(found.game, entry) for found in subjects() for entry in read(found.game)]
IDS = [f"{game.name}-{entry.players}p-{entry.name}".replace(" ", "_") for game, entry in ENTRIES]


@pytest.mark.parametrize(("game", "entry"), ENTRIES, ids=IDS)
def test_perft(game: Game, entry: Entry) -> None:
    state = position(game, entry)
    digest = state.digest()
    assert [perft(state, depth + 1) for depth in range(len(entry.counts))] == entry.counts
    assert state.digest() == digest
