"""A information gives a seat's knowledge, and no road to the truth."""

from __future__ import annotations

import gc
import random
from types import FunctionType, ModuleType

import pytest

import portulan
from portulan.bots import InformationState
from tests.bots.positions import positions

GAMES = [("agartha", 2), ("agartha", 3), ("pebbles", 2)]
SECRET_SEED = "a seed that nobody must find"


def reachable(start: object) -> list[object]:
    """Follows every reference from an object, through closures too; code and classes lead to the whole program."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        item = waiting.pop()
        if id(item) in found or isinstance(item, ModuleType | type):
            continue
        found[id(item)] = item
        if isinstance(item, FunctionType):
            waiting += [item.__closure__, item.__defaults__]
        else:
            waiting += gc.get_referents(item)
    return list(found.values())


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_it_shows_what_the_seat_sees_and_may_do(game: str, players: int) -> None:
    for state in positions(game, players, every=7):
        for seat in state.actors:
            information = InformationState(state, seat)
            assert information.view == state.view(seat)
            assert information.moves == state.moves(seat)
            assert information.game is state.game


def test_neither_the_true_state_nor_its_seed_can_be_reached() -> None:
    state = portulan.new("agartha", players=2, seed=SECRET_SEED)
    while not any(placement[2] == 1 for placement in state.data()["table"]["placements"]):
        state.play(state.moves()[0])
    information = InformationState(state, 0)
    things = [*reachable(information), *reachable(information.sample(random.Random(1)))]
    assert not any(thing is state or thing is state.generator for thing in things)
    assert SECRET_SEED not in [thing for thing in things if isinstance(thing, str)]
    assert any(thing is state for thing in reachable([state]))


def test_what_is_kept_is_the_same_whatever_the_truth() -> None:
    """Two states that differ in the faces of hidden tokens: what a bot is handed does not tell which it is."""
    rng = random.Random(4)
    differed = False
    for state in positions("agartha", 3, every=3):
        seat = state.actors[0]
        twin = state.resample(seat, rng)
        differed |= state != twin
        kept = [
            {thing for thing in reachable(InformationState(one, seat)) if is_row(thing)}
            for one in (state, twin)
        ]
        assert kept[0] == kept[1]
    assert differed


def is_row(thing: object) -> bool:
    """Tells whether something is a tuple of ints, as tokens, tiles and frames are."""
    return isinstance(thing, tuple) and all(isinstance(item, int) for item in thing)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_samples_look_the_same_to_the_seat_and_go_on_through_chance(game: str, players: int) -> None:
    for state in positions(game, players, every=11):
        seat = state.actors[0]
        sample = InformationState(state, seat).sample(random.Random(3))
        assert sample.view(seat) == state.view(seat)
        while sample.actors:
            assert sample.actor != portulan.CHANCE
            sample.play(sample.moves()[0])


def test_samples_differ_in_what_the_seat_cannot_know() -> None:
    state = portulan.new("agartha", players=2, seed=5)
    while len(state.data()["table"]["placements"]) < 2:
        state.play(state.moves()[-1])
    seat = state.actors[0]
    information = InformationState(state, seat)
    rng = random.Random(1)
    faces = set()
    for _ in range(20):
        placements = information.sample(rng).data()["table"]["placements"]
        faces |= {token for _, _, owner, token in placements if owner != seat}
    assert faces == {0, 1, 2}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_states_that_look_alike_give_the_same_samples(game: str, players: int) -> None:
    rng = random.Random(8)
    for state in positions(game, players, every=5):
        for seat in state.actors:
            one, other = InformationState(state, seat), InformationState(state.resample(seat, rng), seat)
            assert one.sample(random.Random(2)) == other.sample(random.Random(2))


def test_a_match_without_a_generator_is_sampled_with_one() -> None:
    state = portulan.new("agartha", players=2)
    while state.actor == portulan.CHANCE:
        state.play(state.chances()[0][0])
    sample = InformationState(state, state.actors[0]).sample(random.Random(1))
    assert sample.generator is not None
    assert state.generator is None
