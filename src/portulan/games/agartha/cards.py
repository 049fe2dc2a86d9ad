"""The ten kinds of card, and multisets of them packed into one int.

Cards of a kind are all alike (AG-VILLAGE-10, AG-SCORE-6) and the order in a slot has no meaning (AG-PLACE-9), so a
slot is a multiset: six bits for each kind, which keeps a whole board in seven ints and its copy in one list.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = ("CHA", "FOR", "MTN", "VIL", "CPS", "AMU", "KNI", "AXE", "TOR", "PHI")

CHA: Final = 0
FOR: Final = 1
MTN: Final = 2
VIL: Final = 3
CPS: Final = 4
AMU: Final = 5
KNI: Final = 6
AXE: Final = 7
TOR: Final = 8
PHI: Final = 9

PLACES: Final = (FOR, MTN, VIL)
OBJECTS: Final = (KNI, AXE, TOR, PHI)

BITS: Final = 6
FIELD: Final = 63
UNIT: Final = [1 << BITS * kind for kind in range(10)]
"""One card of each kind, as a multiset."""

_ABOVE: Final = [-1 << BITS * (kind + 1) for kind in range(10)]

PLACES_AND_COMPASSES: Final = (1 << BITS * (CPS + 1)) - 1 & ~FIELD
"""The fields of a multiset that score in the Places zone."""

NOTHING: Final = 0
"""The empty multiset."""


def count(cards: int, kind: int) -> int:
    """Counts the cards of one kind."""
    return cards >> BITS * kind & FIELD


def is_object(kind: int) -> bool:
    """Tells whether a kind is one of the four Objects."""
    return kind >= KNI


def places(cards: int) -> int:
    """Counts the Places, of whatever kind (AG-EXPLO-9)."""
    return (cards >> BITS & FIELD) + (cards >> 2 * BITS & FIELD) + (cards >> 3 * BITS & FIELD)


def kinds_in(cards: int) -> list[int]:
    """Lists the kinds present, each once."""
    kinds: list[int] = []
    while cards:
        kind = ((cards & -cards).bit_length() - 1) // BITS
        kinds.append(kind)
        cards &= _ABOVE[kind]
    return kinds


def lowest(cards: int) -> int:
    """Finds the first kind present in a multiset that is not empty."""
    return ((cards & -cards).bit_length() - 1) // BITS


def size(cards: int) -> int:
    """Counts all cards."""
    total = 0
    while cards:
        total += cards & FIELD
        cards >>= BITS
    return total


def spread(cards: int) -> list[int]:
    """Lists the cards one by one, in the order of their kinds."""
    return [kind for kind in kinds_in(cards) for _ in range(count(cards, kind))]


def pack(kinds: list[int]) -> int:
    """Gathers single cards into a multiset."""
    cards = NOTHING
    for kind in kinds:
        cards += UNIT[kind]
    return cards
