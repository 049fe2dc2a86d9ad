"""The bots of Near and Far: greedy beats random, in all modes a game comes to its end, and search repeats itself."""

from __future__ import annotations

import random

import pytest

import portulan
from portulan.bots import InformationState, make
from portulan.engine.options import OptionValue
from portulan.engine.state import State
from portulan.games.near_and_far.state import NearAndFar
from tests.bots.positions import positions

MODES: list[dict[str, OptionValue]] = [
    {},
    {"mode": "arcade", "map": "7"},
    {"mode": "arcade", "town_side": "day"},
]


def played(names: list[str], seed: int, options: dict[str, OptionValue] | None = None) -> State:
    """Plays a game to its end."""
    state = portulan.new("near-and-far", len(names), seed, options)
    bots = [make(name, f"{seed} {seat}", state.game) for seat, name in enumerate(names)]
    while state.actor is not None:
        seat = state.actor
        state.play(bots[seat].choose(InformationState(state, seat)), seat)
    return state


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(8):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        won += played(names, seed).winners() == [seed % 2]
    assert won == 8


@pytest.mark.parametrize("options", MODES, ids=str)
def test_greedy_players_bring_a_game_to_its_own_end(options: dict[str, OptionValue]) -> None:
    state = played(["greedy"] * 3, 2, options)
    assert isinstance(state, NearAndFar)
    assert state.last_round and max(state.tents) >= state.rules.trigger


@pytest.mark.parametrize("name", ["greedy", "search:6it"])
def test_no_choice_depends_on_what_the_seat_cannot_know(name: str) -> None:
    rng = random.Random(6)
    asked = 0
    for state in positions("near-and-far", 3, every=60):
        for seat in state.actors:
            choices = {
                make(name, "same", state.game).choose(InformationState(twin, seat))
                for twin in (state, state.resample(seat, rng))
            }
            assert len(choices) == 1
            asked += 1
    assert asked > 5


def test_a_search_with_so_many_iterations_repeats_itself() -> None:
    one, other = (played(["search:3it", "greedy"], 9) for _ in range(2))
    assert one.scores() == other.scores()
