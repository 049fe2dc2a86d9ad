"""Sets of squares, cards and tiles as the bits of one int each."""

from __future__ import annotations

from collections.abc import Iterable


def bits_of(numbers: Iterable[int]) -> int:
    """Gathers numbers into a set."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def members(bits: int) -> list[int]:
    """Lists the members of a set, the smallest first: squares in reading order."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
