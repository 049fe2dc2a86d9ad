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

from portulan.engine.bit_sets import member, members

Seed = int | str

DRAWS: Final = 1 << 63
"""More draws than any match makes: files that count further are altered."""


_weight: Final = itemgetter(1)

_LAST: Final = [bytes([number]) for number in range(256)]
"""The last byte of the number of a draw."""


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
        first = self.first
        return [first + member for member in members(self.bits)]


class Generator:
    """Uniform integers from a seed; `count` is the number of draws made so far.

    A draw hashes its number as eight bytes. Seven of them are the same for 256 draws on end, and are hashed with the
    key once for all of these.
    """

    __slots__ = ("_begun", "_high", "_keyed", "count", "seed")

    def __init__(self, seed: Seed, count: int = 0) -> None:
        self.seed = seed
        self.count = count
        key = hashlib.blake2b(f"portulan draw {seed}".encode(), digest_size=32).digest()
        self._keyed = hashlib.blake2b(digest_size=8, key=key)
        """What every draw goes on from; nobody changes it."""
        self._begun = self._keyed
        self._high = -1
        """The first seven bytes of the draws that `_begun` stands for, with which it goes on; it is not changed."""

    def copy(self) -> Generator:
        """Returns a generator that will give the same draws as this one."""
        twin = Generator.__new__(Generator)
        twin.seed = self.seed
        twin.count = self.count
        twin._keyed = self._keyed
        twin._begun = self._begun
        twin._high = self._high
        return twin

    def _begin(self, high: int) -> None:
        """Hashes the first seven bytes of the next draws."""
        self._begun = self._keyed.copy()
        self._begun.update(high.to_bytes(7, "big"))
        self._high = high

    def below(self, bound: int) -> int:
        """Draws an integer of 0..bound-1; the bias of the reduction is below bound / 2**64."""
        count = self.count
        self.count = count + 1
        if count >> 8 != self._high:
            self._begin(count >> 8)
        drawn = self._begun.copy()
        drawn.update(_LAST[count & 255])
        return int.from_bytes(drawn.digest(), "big") * bound >> 64

    def several(self, chances: OneOf, number: int) -> list[int]:
        """Draws so many members of a set one after the other, none twice: what as many picks would give.

        The draws are those of `below`, written out because most draws of a playout are made here.
        """
        left = members(chances.bits)
        size = len(left)
        read = int.from_bytes
        count = self.count
        self.count = end = count + number
        found: list[int] = []
        while count < end:
            if count >> 8 != self._high:
                self._begin(count >> 8)
            begun = self._begun.copy
            first = count & 255
            lasts = _LAST[first : first + end - count]
            count += len(lasts)
            for last in lasts:
                drawn = begun()
                drawn.update(last)
                found.append(left.pop(read(drawn.digest(), "big") * size >> 64))
                size -= 1
        return found

    def pick(self, weights: list[tuple[int, int]] | OneOf) -> int:
        """Draws one outcome of [(outcome, weight), ...] with probability weight / total."""
        if isinstance(weights, OneOf):
            return weights.first + member(weights.bits, self.below(weights.bits.bit_count()))
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
