"""What `portulan bench` counts in a playout: choices, or decisions with those that had one option."""

from __future__ import annotations

import random

import pytest

from portulan import registry
from portulan.benchmarks.own import playout


@pytest.mark.parametrize("name", registry.games())
def test_decisions_are_choices_and_what_had_one_option(name: str) -> None:
    game = registry.game(name)
    players = game.players[0]
    rng = random.Random(1)
    state = game.new(players, seed=0)
    choices = decisions = 0
    while not state.over:
        moves = state.moves()
        state.play(moves[int(rng.random() * len(moves))])
        choices += 1
        decisions += sum(seat >= 0 for seat, _ in state.trail)
    assert playout(game, players)() == choices
    assert playout(game, players, forced=True)() == decisions
