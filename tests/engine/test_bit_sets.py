"""Sets of small numbers as bits: their members by any way they are found."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from portulan.engine.bit_sets import FEW, member, members
from portulan.engine.generator import Generator, OneOf

_SETS = st.sets(st.integers(0, 900))


@given(_SETS)
def test_members_come_from_the_lowest_on(numbers: set[int]) -> None:
    assert members(sum(1 << number for number in numbers)) == sorted(numbers)


def test_few_and_many_members_are_found() -> None:
    for size in range(2 * FEW + 1):
        numbers = [37 * number for number in range(size)]
        assert members(sum(1 << number for number in numbers)) == numbers


@given(_SETS)
def test_every_member_is_found_by_its_place(numbers: set[int]) -> None:
    bits = sum(1 << number for number in numbers)
    assert [member(bits, place) for place in range(len(numbers))] == sorted(numbers)


@given(_SETS, st.integers(), st.data())
def test_several_draws_at_once_are_those_of_as_many_picks(
    numbers: set[int], seed: int, data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(numbers)))
    bits = sum(1 << number for number in numbers)
    single, whole = Generator(seed), Generator(seed)
    left = bits
    picked = []
    for _ in range(count):
        outcome = single.pick(OneOf(left, 1000))
        left ^= 1 << (outcome - 1000)
        picked.append(outcome - 1000)
    assert whole.several(OneOf(bits, 1000), count) == picked
    assert whole.count == single.count == count
