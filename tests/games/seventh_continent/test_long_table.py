"""A journey of two thousand decisions at a table: opening it, catching up and taking back take a few moves."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from portulan.engine.state import State
from portulan.games.seventh_continent.moves import ACTIVE, EXTRA, LOOK
from portulan.games.seventh_continent.terms import DECK
from portulan.server import history
from portulan.server.acts import Viewer
from portulan.server.history import DEPTH
from portulan.server.store import Store
from portulan.server.table import KEYFRAME_DISTANCE, Table
from tests.server.tables import Game

DECISIONS = 2_000
ENERGY = 12
"""Cards of the Action Deck below which nobody acts any more, so that the journey lasts."""
ME = Viewer(0, (0,))


def journey(decisions: int) -> Game:
    """Plays alone for a long while: the first days on the continent, then one number after the other is tried."""
    game = Game(1, "seventh-continent", guess_penalty="none").start()
    match = game.table.match
    assert match is not None
    rng = random.Random(1)
    for _ in range(decisions):
        state = match.state
        moves = state.moves()
        choice = rng.choice(moves)
        if LOOK.base in moves:
            acts = state.piles[DECK].bit_count() > ENERGY  # type: ignore[attr-defined]
            choice = ACTIVE.base if acts and ACTIVE.base in moves else LOOK.base
        elif moves[0] in EXTRA:
            choice = moves[0]
        game.move(choice)
    assert not match.state.over
    return game


class Work:
    """Counts the acts that are played again, and the moves of states, while it lasts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.acts = self.moves = 0
        replay, play = Table.replay, State.play

        def counting(table: Table, stored: object) -> object:
            self.acts += 1
            return replay(table, stored)  # type: ignore[arg-type]

        def playing(state: State, move: int, seat: int | None = None) -> None:
            self.moves += 1
            play(state, move, seat)

        monkeypatch.setattr(Table, "replay", counting)
        monkeypatch.setattr(State, "play", playing)


def opened(store: Store) -> Table:
    opening = history.open_table(store, "table")
    assert opening is not None
    return opening.table


def test_a_table_of_two_thousand_decisions_opens_catches_up_and_takes_back_by_a_few_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = journey(DECISIONS)
    store = game.keep(tmp_path)
    few = DEPTH + KEYFRAME_DISTANCE + 8
    work = Work(monkeypatch)

    table = opened(store)
    assert table.match is not None and game.table.match is not None
    assert table.match.state.digest() == game.table.match.state.digest()
    assert 0 < work.acts <= few and work.moves <= 2 * few

    work.acts = work.moves = 0
    missed = 30
    told = history.missed_updates(store, "table", ME, table.revision_of(ME) - missed)
    assert len(told) == missed and work.acts <= missed + few and work.moves <= 2 * (missed + few)

    work.acts = work.moves = 0
    game.table = table
    while not table.match.can_undo(0):
        game.go_on(1)
    game.undo(0)
    assert work.moves <= 2 * few
    store.close()
