"""Where chance comes from: a keyed, counted generator, one per state.

Draw number `n` depends on the seed and on `n` alone. Hence copying costs nothing, a record can name the draw
that gave an outcome, a revealed seed proves all of them, and nobody can foresee draws from earlier ones.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final

Seed = int | str

DRAWS: Final = 1 << 63
"""More draws than any match makes: files that count further are altered."""


_weight: Final = itemgetter(1)


def commitment(seed: Seed) -> str:
    """Publishes a seed without revealing it: the header of a match carries this from the start."""
    return hashlib.sha256(f"portulan commitment {seed}".encode()).hexdigest()


def joined(seed: Seed, words: Sequence[str | None]) -> Seed:
    """Makes the seed of the draws out of the one that was committed to and of what the players added, seat by seat.

    Whoever chose the seed did not know the words, and whoever chose a word did not know the seed. Where nobody added
    anything, it is the seed itself.
    """
    if not any(words):
        return seed
    text = json.dumps(["portulan seed", str(seed), list(words)])
    return hashlib.sha256(text.encode()).hexdigest()


class Even(list[tuple[int, int]]):
    """Outcomes that are equally likely: all their weights are 1, which nobody has to add up."""

    __slots__ = ()


class OneOf:
    """The members of a set, all equally likely: an outcome for each bit of a number, from a first one on.

    Nothing is written out where a generator draws, since most of a playout can be drawing.
    """

    __slots__ = ("bits", "first")

    def __init__(self, bits: int, first: int) -> None:
        self.bits = bits
        self.first = first

    def __len__(self) -> int:
        """Counts the members."""
        return self.bits.bit_count()

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Gives every outcome, with the weight 1."""
        for outcome in self.outcomes():
            yield outcome, 1

    def outcomes(self) -> list[int]:
        """Lists the outcomes, from the lowest bit on."""
        bits = self.bits
        found: list[int] = []
        place = self.first
        for byte in bits.to_bytes((bits.bit_length() + 7) >> 3, "little"):
            if byte:
                found += [place + n for n in _PLACES[byte]]
            place += 8
        return found

    def outcome(self, number: int) -> int:
        """Gives the outcome of a member, counted from the lowest bit."""
        place = self.first
        bits = self.bits
        for width, mask in _HALVES:
            if bits > mask:
                low = bits & mask
                members = low.bit_count()
                if number < members:
                    bits = low
                else:
                    number -= members
                    bits >>= width
                    place += width
        return place + _PLACES[bits][number]


_HALVES: Final = [(1 << n, (1 << (1 << n)) - 1) for n in range(11, 2, -1)]
"""Widths and masks of the lower half of what is left of a set, down to a byte; sets have fewer than 4096 members."""
_PLACES: Final = [tuple(place for place in range(8) if byte >> place & 1) for byte in range(256)]


class Generator:
    """Uniform integers from a seed; `count` is the number of draws made so far."""

    __slots__ = ("_key", "count", "seed")

    def __init__(self, seed: Seed, count: int = 0) -> None:
        self.seed = seed
        self.count = count
        self._key = hashlib.blake2b(f"portulan draw {seed}".encode(), digest_size=32).digest()

    def copy(self) -> Generator:
        """Returns a generator that will give the same draws as this one."""
        twin = Generator.__new__(Generator)
        twin.seed = self.seed
        twin.count = self.count
        twin._key = self._key
        return twin

    def below(self, bound: int) -> int:
        """Draws an integer of 0..bound-1; the bias of the reduction is below bound / 2**64."""
        digest = hashlib.blake2b(self.count.to_bytes(8, "big"), digest_size=8, key=self._key).digest()
        self.count += 1
        return int.from_bytes(digest, "big") * bound >> 64

    def several(self, chances: OneOf, number: int) -> list[int]:
        """Draws so many members one after the other, none twice: what as many picks would give."""
        members = chances.outcomes()
        return [members.pop(self.below(left)) for left in range(len(members), len(members) - number, -1)]

    def pick(self, weights: list[tuple[int, int]] | OneOf) -> int:
        """Draws one outcome of [(outcome, weight), ...] with probability weight / total."""
        if isinstance(weights, OneOf):
            return weights.outcome(self.below(weights.bits.bit_count()))
        if type(weights) is Even:
            return weights[self.below(len(weights))][0]
        total = sum(map(_weight, weights))
        rest = self.below(total)
        if total == len(weights):
            return weights[rest][0]
        for outcome, weight in weights:
            if rest < weight:
                return outcome
            rest -= weight
        raise AssertionError("weights must be positive")
