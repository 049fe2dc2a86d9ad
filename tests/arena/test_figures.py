"""Figures of a contest: intervals, means and shared victories."""

from __future__ import annotations

import statistics

import pytest

from portulan.arena.contest import Result, contest
from portulan.arena.figures import Figures, Numbers, Tally, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (380, 400, 0.9240, 0.9674),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_intervals_are_those_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Tally().data()["win_rate"] == 0.0


def test_means_and_deviations_are_those_of_the_sample() -> None:
    values = [3, 1, 4, 1, 5, 9, 2, 6, -5]
    numbers = Numbers()
    for value in values:
        numbers.add(value)
    assert numbers.mean == pytest.approx(statistics.mean(values))
    assert numbers.sd == pytest.approx(statistics.stdev(values))
    assert numbers.data()["min"] == -5
    assert numbers.data()["max"] == 9


def test_a_single_number_does_not_deviate() -> None:
    numbers = Numbers()
    numbers.add(7)
    assert (numbers.mean, numbers.sd) == (7.0, 0.0)


def test_bots_are_followed_to_whatever_seat_they_take() -> None:
    figures = Figures(contest("agartha", ["greedy", "random"]))
    figures.add(Result(seating=(0, 1), scores=(30, 2), winners=(0,), decisions=90))
    figures.add(Result(seating=(1, 0), scores=(4, 20), winners=(1,), decisions=100))
    assert figures.bots["greedy"].wins == 2
    assert figures.bots["greedy"].scores.mean == 25
    assert figures.bots["random"].wins == 0
    assert [record.wins for record in figures.seats] == [1, 1]
    assert figures.seats[0].scores.mean == 17
    assert figures.decisions.mean == 95


def test_a_shared_victory_counts_in_parts() -> None:
    figures = Figures(contest("agartha", ["greedy", "greedy", "random"]))
    figures.add(Result(seating=(0, 1, 2), scores=(20, 20, 20), winners=(0, 2), decisions=1))
    assert figures.bots["greedy"].wins == 0.5
    assert figures.bots["greedy"].games == 2
    assert figures.bots["random"].wins == 0.5
