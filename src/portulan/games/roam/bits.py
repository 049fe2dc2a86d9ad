"""Sets of squares, cards and tiles as the bits of one int each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

Table = list[list[list[T]]]
"""For each eight numbers in a row and each set of them, what its members stand for."""


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


def table_of(values: Sequence[T]) -> Table[T]:
    """Prepares the listing of what the members of a set stand for: each number stands for one value."""
    table: Table[T] = []
    for start in range(0, len(values), 8):
        sets: list[list[T]] = [[]]
        for value in values[start : start + 8]:
            sets += [[*found, value] for found in sets]
        table.append(sets)
    return table


def listed(table: Table[T], bits: int) -> list[T]:
    """Lists what the members of a set stand for, eight numbers at a time: sets are listed in every playout."""
    found: list[T] = []
    for eight in table:
        found += eight[bits & 255]
        bits >>= 8
    return found
