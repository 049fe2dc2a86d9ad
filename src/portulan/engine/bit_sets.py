"""Sets of small numbers as the bits of one number: a pile of cards is one, and most of a playout looks into piles."""

from __future__ import annotations

from itertools import compress
from typing import Final

FEW: Final = 8
"""Members up to which one after the other is found faster than byte by byte."""

REMEMBERED: Final = 512
"""Sets of few members whose lists are remembered, at most: the same hands and places are looked into all the time."""

_BYTES: Final[list[list[tuple[int, ...] | None]]] = []
"""For each byte of a set and each of its values the members in it; made where a set has them first."""
_KNOWN: Final[dict[int, list[int]]] = {}
"""The members of sets that were looked into of late; nobody changes these lists."""


def members(bits: int) -> list[int]:
    """Lists the members of a set, from the lowest on."""
    known = _KNOWN.get(bits)
    if known is not None:
        return known.copy()
    found: list[int] = []
    if bits.bit_count() > FEW:
        length = (bits.bit_length() + 7) >> 3
        while len(_BYTES) < length:
            _BYTES.append([None] * 256)
        written = bits.to_bytes(length, "little")
        for place in compress(range(length), written):
            byte = written[place]
            row = _BYTES[place][byte]
            if row is None:
                row = _BYTES[place][byte] = tuple([8 * place + n for n in _PLACES[byte]])
            found += row
        return found
    left = bits
    while left:
        low = left & -left
        found.append(low.bit_length() - 1)
        left ^= low
    if len(_KNOWN) >= REMEMBERED:
        _KNOWN.clear()
    _KNOWN[bits] = found
    return found.copy()


def member(bits: int, number: int) -> int:
    """Gives the member of a set that so many others come before."""
    known = _KNOWN.get(bits)
    if known is not None:
        return known[number]
    if number < FEW:
        for _ in range(number):
            bits &= bits - 1
        return (bits & -bits).bit_length() - 1
    place = 0
    for width, mask in _HALVES:
        if bits > mask:
            low = bits & mask
            below = low.bit_count()
            if number < below:
                bits = low
            else:
                number -= below
                bits >>= width
                place += width
    return place + _PLACES[bits][number]


_HALVES: Final = [(1 << n, (1 << (1 << n)) - 1) for n in range(11, 2, -1)]
"""Widths and masks of the lower half of what is left of a set, down to a byte; sets have fewer than 4096 members."""
_PLACES: Final = [tuple(place for place in range(8) if byte >> place & 1) for byte in range(256)]
