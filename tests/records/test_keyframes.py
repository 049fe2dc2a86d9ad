"""Going back costs the same late in a match as early: a match keeps some of its positions, and never many."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from portulan.engine import match as matches
from portulan.engine.match import KEYFRAME_DISTANCE, KEYFRAMES, Match
from portulan.engine.state import State
from tests.records.random_match import begin, go_on
from tests.toys import tides


@pytest.fixture(scope="module")
def long_match() -> Iterator[Match]:
    """A match of more than 5,000 entries, without a digest of each, which takes its time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "digest", lambda state, versions=None: "")
        match = Match.new(tides.GAME, ["Ann", "Bo", "Cy"], seed="long")
        rng = random.Random(1)
        while len(match.entries) < 5_200:
            seat = rng.choice(match.state.actors)
            match.play(rng.choice(match.state.moves(seat)), seat)
        yield match


class Counted:
    """Counts what is played while it lasts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.plays = 0
        play = State.play

        def counting(state: State, move: int, seat: int | None = None) -> None:
            self.plays += 1
            play(state, move, seat)

        monkeypatch.setattr(State, "play", counting)


def last_decider(match: Match) -> int:
    return next(e.actor for e in reversed(match.entries) if e.actor >= 0 and e.digest is not None)


def test_a_match_keeps_few_positions_most_of_them_late(long_match: Match) -> None:
    numbers = [number for number, _ in long_match._keyframes]
    assert 2 < len(numbers) <= KEYFRAMES and numbers == sorted(numbers)
    for early, late in pairwise(numbers):
        age = len(long_match.entries) - early
        assert late - early <= max(KEYFRAME_DISTANCE + 8, age / 2)


def test_taking_back_late_in_a_match_replays_as_little_as_early(
    long_match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)
    while len(long_match.entries) > 5_000:
        before = counted.plays
        long_match.revert(last_decider(long_match))
        assert counted.plays - before <= KEYFRAME_DISTANCE + 8
    counted.plays, times = 0, 0
    while len(long_match.entries) > 3_500:
        long_match.revert(last_decider(long_match))
        times += 1
    assert counted.plays / times <= KEYFRAME_DISTANCE


def test_going_far_back_leads_to_the_position_that_was_there(long_match: Match) -> None:
    seen: dict[int, State] = {}
    again = Match.new(tides.GAME, ["Ann", "Bo", "Cy"], seed="long")
    for entry in long_match.entries[:1_500]:
        if entry.digest is not None and entry.actor >= 0:
            seen[len(again.entries)] = again.state.copy()
            again.play(entry.move, entry.actor)
    for number in (1_400, 700, 64, 10):
        last = max(place for place in seen if place <= number)
        again._return_to(last)
        assert again.state == seen[last] and len(again.entries) == last
        assert all(place <= last for place, _ in again._keyframes)


def test_every_position_can_be_gone_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a position kept every few entries, and few of them: keeping, forgetting and replaying agree everywhere."""
    monkeypatch.setattr(matches, "KEYFRAME_DISTANCE", 3)
    monkeypatch.setattr(matches, "KEYFRAMES", 4)
    for seed in range(3):
        rng = random.Random(seed)
        match = begin(3, seed=f"match {seed}", setup_placement="simultaneous")
        past: list[tuple[int, str]] = []
        for _ in range(300):
            if match.state.over or (past and rng.random() < 0.3):
                for _ in range(rng.randrange(1, 6)):
                    if past:
                        number, digest = past.pop()
                        match.revert(last_decider(match))
                        assert (len(match.entries), match.state.digest()) == (number, digest)
            else:
                past.append((len(match.entries), match.state.digest()))
                go_on(match, 1, rng.randrange(1000))
            assert len(match._keyframes) <= 4
