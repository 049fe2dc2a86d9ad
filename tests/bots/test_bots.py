"""Bots by name: legal and repeatable choices, from what their seat knows alone."""

from __future__ import annotations

import random

import pytest

import portulan
from portulan import UsageError
from portulan.bots import InformationState, make, names
from portulan.bots.names import LEVELS
from tests.bots.positions import positions

QUICK = ["random", "greedy", "easy", "medium", "search:6it"]
"""Bots whose choices depend on their seed alone."""

TABLES = [("agartha", 2), ("agartha", 4), ("pebbles", 3)]

SECRETIVE = {"setup_placement": "simultaneous", "discard_visible": "false", "points_visible": "false"}


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_bot_plays_a_whole_game_by_the_rules(name: str, game: str, players: int) -> None:
    state = portulan.new(game, players=players, seed=4)
    bots = [make(name, seat, state.game) for seat in range(players)]
    while state.actors:
        seat = state.actors[-1]
        state.play(bots[seat].choose(InformationState(state, seat)), seat)
    assert state.over


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(
    ("game", "players", "options", "every"),
    [
        ("agartha", 2, {}, 5),
        ("agartha", 3, SECRETIVE, 9),
        ("agartha", 4, {"token_action_map": "draw-swap-move"}, 15),
        ("pebbles", 2, {}, 1),
    ],
)
def test_no_choice_depends_on_what_the_seat_cannot_know(
    name: str, game: str, players: int, options: dict[str, str], every: int
) -> None:
    rng = random.Random(6)
    for state in positions(game, players, every=every, options=options):
        for seat in state.actors:
            choices = {
                make(name, "same", state.game).choose(InformationState(twin, seat))
                for twin in (state, state.resample(seat, rng), state.resample(seat, rng))
            }
            assert len(choices) == 1


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    state = next(positions("agartha", 2))
    information = InformationState(state, state.actors[0])
    one, other = make(name, 9, state.game), make(name, 9, state.game)
    assert one.reproducible
    assert [one.choose(information) for _ in range(20)] == [other.choose(information) for _ in range(20)]


def test_a_bot_leaves_the_global_generator_alone() -> None:
    state = next(positions("agartha", 2))
    random.seed(1)
    before = random.getstate()
    for name in QUICK:
        make(name, 1, state.game).choose(InformationState(state, state.actors[0]))
    assert random.getstate() == before


def test_a_random_bot_tries_everything() -> None:
    state = next(positions("agartha", 2))
    bot = make("random", 1, state.game)
    information = InformationState(state, state.actors[0])
    assert {bot.choose(information) for _ in range(200)} == set(information.moves)


def test_an_easy_bot_errs_where_a_greedy_one_does_not() -> None:
    for state in positions("agartha", 2, every=10):
        information = InformationState(state, state.actors[0])
        game = state.game
        best = {make("greedy", seed, game).choose(information) for seed in range(12)}
        tried = {make("easy", seed, game).choose(information) for seed in range(12)}
        if tried - best:
            return
    pytest.fail("an easy bot never erred")


def test_levels_are_bots_and_a_search_takes_a_budget() -> None:
    game = portulan.game("agartha")
    assert set(LEVELS) <= set(names())
    for name in [*names(), "search:500ms", "search:200it"]:
        assert make(name, 1, game).reproducible is (name not in ("search", "hard", "search:500ms"))


@pytest.mark.parametrize(
    "name", ["", "Greedy", "search:", "search:0it", "search:5s", "search:-1ms", "search:1e3it"]
)
def test_an_unknown_name_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(
        UsageError, match=r"unknown bot .*random, greedy, search, easy, medium, hard"
    ) as refusal:
        make(name, 1, portulan.game("agartha"))
    assert "\n" not in str(refusal.value)
