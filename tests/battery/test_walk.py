"""Walks: what observers are handed, which positions are chosen, and how a large space is tried in parts."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import portulan
from portulan import CHANCE, Game
from portulan.engine.action_space import ActionSpace, Family, Field
from tests.battery.case import Case, Rejected
from tests.battery.legality import WHOLE, tried
from tests.battery.subjects import subject
from tests.battery.walk import NAMED, Observation, Observer, Position, Walk, alone, observer
from tests.toys.broken import remade

AGARTHA = subject("agartha").case(2)
ROAM = subject("roam").case(2)


def positions(case: Case, looks: float | None = None) -> list[Position]:
    """Walks, and keeps what an observer is handed, with a copy of each state."""
    handed: list[Position] = []

    def look(walk: Walk) -> Observation:
        while position := (yield):
            handed.append(replace(position, state=position.state.copy()))

    assert Walk(case).observed_by([Observer(look, looks)]) == []
    return handed


def test_an_observer_is_handed_all_positions_from_the_first_to_the_end() -> None:
    handed = positions(AGARTHA)
    assert [position.number for position in handed] == list(range(len(alone(AGARTHA))))
    assert handed[0].entry is None
    assert handed[-1].state.over
    for before, after in pairwise(handed):
        assert after.entry is not None
        before.state.play(after.entry[1], after.entry[0])
        assert before.state.digest() == after.state.digest()


def test_the_seeded_state_is_there_whenever_chance_is_not_asked() -> None:
    handed = positions(AGARTHA)
    assert {position.state.actor == CHANCE for position in handed} == {True, False}
    for position in handed:
        assert (position.seeded is None) == (position.state.actor == CHANCE)


def test_a_sample_has_both_ends_and_as_many_positions_of_a_rare_step_as_of_a_frequent_one() -> None:
    walk = Walk(replace(AGARTHA, looks=40))
    walk.notes = alone(AGARTHA)
    chosen = walk.sample(1)
    assert {0, len(walk.notes) - 1} <= chosen
    assert 40 <= len(chosen) <= 42
    there = Counter(note.step for note in walk.notes)
    taken = Counter(walk.notes[number].step for number in chosen)
    assert set(taken) == set(there)
    left = [taken[step] for step in there if taken[step] < there[step]]
    assert left and max(left) - min(left) <= 2
    assert max(taken.values()) <= max(left)


def test_a_sample_of_chance_has_chance_nodes_alone() -> None:
    walk = Walk(replace(AGARTHA, looks=10))
    walk.notes = alone(AGARTHA)
    chosen = walk.sample(1, of_chance=True)
    assert len(chosen) == 10
    assert {walk.notes[number].actor for number in chosen} == {CHANCE}


def test_without_a_number_of_looks_every_position_is_looked_at() -> None:
    case = subject("pebbles").case(2)
    assert len(positions(case, looks=1)) == len(alone(case))
    assert len(positions(replace(AGARTHA, looks=6), looks=1)) in (6, 7, 8)


def test_errors_carry_the_name_of_their_check_and_the_others_look_on() -> None:
    seen: list[int] = []

    @observer()
    def complains_at_the_third(walk: Walk) -> Observation:
        while position := (yield):
            if position.number == 2:
                raise Rejected("found something")

    @observer()
    def looks_on(walk: Walk) -> Observation:
        while position := (yield):
            seen.append(position.number)
        raise Rejected("nothing to be seen")

    errors = Walk(ROAM).observed_by([complains_at_the_third, looks_on])
    assert [str(error) for error in errors] == ["found something", "nothing to be seen"]
    names = [error.__notes__ for error in errors]
    assert names == [[f"{NAMED}complains_at_the_third"], [f"{NAMED}looks_on"]]
    assert seen == list(range(len(alone(ROAM))))


def test_the_global_generator_is_as_before_after_a_walk() -> None:
    random.seed(5)
    before = random.getstate()
    positions(subject("pebbles").case(2))
    assert random.getstate() == before


def spacious(*sizes: int) -> Game:
    """Declares a game with families of so many moves."""
    numbers = [Field("n", [str(n) for n in range(size)]) for size in sizes]
    return remade(
        space=ActionSpace([Family(f"f{i}", f"f{i} {{n}}", field) for i, field in enumerate(numbers)])
    )


def test_all_moves_of_a_small_space_are_tried() -> None:
    game = portulan.game("roam")
    (number,) = (family for family in game.space.families if family.size > WHOLE)
    found = tried(game, [3, number.base + 200], random.Random(1))
    others = [move for move in range(game.space.size) if move not in number]
    assert set(others) <= set(found)
    tries = [number.index(move) for move in found if move in number]
    assert tries[:50] == list(range(50)) and tries[50:52] == [199, 201]
    assert tries[52:] == list(range(number.size - 50, number.size))


def test_of_a_large_space_near_misses_and_moves_of_every_family_are_tried() -> None:
    game = spacious(4000, 3, 4000)
    found = tried(game, [5000, 5001, 6000], random.Random(1))
    assert len(found) < WHOLE
    assert {4999, 5002, 5999, 6001} <= set(found)
    families = Counter(game.space.family(move).name for move in found)
    assert families["f1"] == 3
    assert families["f2"] > families["f0"] > 100
    assert tried(game, [5000], random.Random(1)) != tried(game, [5000], random.Random(2))
