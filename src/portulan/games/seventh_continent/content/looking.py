"""Looking at a scene: the counts that its regions tell, and the numbers that somebody might make of them (7.7).

This is all that a program gets which plays a seat: the texts that every player reads, and what can be made of them
without knowing the cards. The right number is among the others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Final

DIGITS: Final = {
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    "fr": ("aucune?", "une?", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"),
}
"""How a count is told, 0 to 9; articles of French count as one."""
PLACES: Final = 3
"""A hidden number has three digits (7C-HIDDEN-2)."""
MOST: Final = 12
"""How many numbers are made of a scene at most."""

_COUNTS: Final = {
    lang: re.compile("|".join(f"(?P<n{n}>\\b{word}\\b)" for n, word in enumerate(words)))
    for lang, words in DIGITS.items()
}


def counts_in(text: str, lang: str) -> list[int]:
    """Lists the counts that a text tells, in their order, each once."""
    found = _COUNTS[lang].finditer(text.lower().replace("’", " "))
    return list(dict.fromkeys(int(str(match.lastgroup)[1:]) for match in found))


def candidates(regions: Sequence[str], lang: str) -> list[str]:
    """Makes numbers of the counts of neighbouring regions, in the order in which they are read.

    Where most regions tell as many counts as a number has digits, each region is taken for a number.
    """
    told = [counts_in(text, lang) for text in regions]
    found: dict[str, None] = {}
    whole = [counts[:PLACES] for counts in told if len(counts) >= PLACES]
    if 2 * len(whole) > len(told):
        return ["".join(map(str, counts)) for counts in whole][:MOST]
    for first in range(len(told) - PLACES + 1):
        for digits in product(*told[first : first + PLACES]):
            found["".join(map(str, digits))] = None
    return list(found)[:MOST]
