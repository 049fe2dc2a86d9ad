"""Where chance comes from: draw number n depends on the seed and on n alone."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portulan.engine.generator import Generator, Seed, commitment


def test_draws_are_what_they_always_were() -> None:
    """Records name a seed and the numbers of draws: the draws behind them may never change."""
    generator = Generator(7)
    assert [generator.below(6) for _ in range(12)] == [2, 0, 1, 3, 0, 5, 4, 2, 4, 5, 5, 0]
    assert generator.count == 12
    generator = Generator("a text")
    assert [generator.below(1000) for _ in range(4)] == [381, 52, 652, 620]


def test_a_commitment_is_what_it_always_was() -> None:
    assert commitment(7) == "28583ee77872c80b90a10168517af3f884223069c3b5acc0aaec0809a121bb84"
    assert commitment(8) != commitment(7)


@given(st.integers() | st.text(), st.integers(0, 50))
def test_a_draw_depends_on_the_seed_and_its_number(seed: Seed, number: int) -> None:
    whole = Generator(seed)
    draws = [whole.below(1000) for _ in range(number + 3)]
    late = Generator(seed, number)
    assert [late.below(1000) for _ in range(3)] == draws[number:]


def test_a_copy_goes_on_by_itself() -> None:
    generator = Generator(1)
    generator.below(10)
    twin = generator.copy()
    assert (twin.seed, twin.count) == (1, 1)
    assert [twin.below(100) for _ in range(5)] == [generator.below(100) for _ in range(5)]
    twin.below(100)
    assert generator.count == 6


def test_seeds_give_different_draws() -> None:
    draws = {Generator(seed).below(2**60) for seed in range(1000)}
    assert len(draws) == 1000


@given(st.integers(), st.integers(1, 10**12))
def test_a_draw_lies_below_its_bound(seed: int, bound: int) -> None:
    generator = Generator(seed)
    assert all(0 <= generator.below(bound) < bound for _ in range(5))


def test_a_bound_of_one_still_counts_as_a_draw() -> None:
    generator = Generator(1)
    assert generator.below(1) == 0
    assert generator.count == 1


def test_outcomes_come_as_often_as_they_weigh() -> None:
    generator = Generator("weights")
    drawn = Counter(generator.pick([(10, 1), (20, 3), (30, 6)]) for _ in range(10_000))
    assert set(drawn) == {10, 20, 30}
    assert 900 <= drawn[10] <= 1100
    assert 2850 <= drawn[20] <= 3150
    assert 5850 <= drawn[30] <= 6150


@given(st.integers(), st.lists(st.integers(1, 50), min_size=1, max_size=8))
def test_a_pick_is_the_outcome_whose_share_the_draw_falls_in(seed: int, weights: list[int]) -> None:
    rest = Generator(seed).below(sum(weights))
    row = [number for number, weight in enumerate(weights) for _ in range(weight)]
    assert Generator(seed).pick(list(enumerate(weights))) == row[rest]


def test_without_a_positive_weight_there_is_nothing_to_draw() -> None:
    with pytest.raises(AssertionError, match="positive"):
        Generator(1).pick([(1, 0), (2, 0)])
