"""The end of the game (AG-END, AG-SCORE, AG-WIN): points line by line, and who wins."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from portulan.games.agartha.board import EXPLORATION_POINTS, L1, L2, L3, OB, SLOT_COUNT
from portulan.games.agartha.cards import BITS, CPS, FIELD, OBJECTS, PLACES_AND_COMPASSES
from portulan.games.agartha.position import Position, clockwise

KINDS_BONUS = (0, 0, 2, 5)
"""Points by the number of different kinds among the completed lots (AG-SCORE-10)."""

POINTS_PER_AMULET = 3


class Sheet(NamedTuple):
    """The lines of a score sheet (AG-SCORE-15)."""

    village: int
    exploration: int
    places: int
    places_bonus: int
    encounter: int
    amulets: int

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(self)


def lot_points(number: int, over_five: bool) -> int:
    """Similar Places with a Compass: 1, 3, 5, 7, 9 points, more than five still 9 (AG-SCORE-4, -9)."""
    return 2 * number - 1 if number <= 5 or over_five else 9


@cache
def lots_of(cards: int, mixed: bool, per_compass: bool, over_five: bool) -> list[tuple[int, int]]:
    """Lists the ways to count one Places slot as (set of kinds, points), none of them included.

    Only Places and Compasses are read: all other cards were removed and do no harm (AG-END-3, AG-SCORE-7, -8).
    """
    numbers = [cards >> BITS * kind & FIELD for kind in (1, 2, 3)]
    compasses = cards >> BITS * CPS & FIELD
    ways = [(0, 0)]
    if not compasses or (not mixed and sum(1 for number in numbers if number) > 1):
        return ways
    lots = compasses if per_compass else 1
    for chosen in range(1, 8):
        kinds = [kind for kind in range(3) if chosen >> kind & 1]
        if len(kinds) <= lots and all(numbers[kind] for kind in kinds):
            ways.append((chosen, sum(lot_points(numbers[kind], over_five) for kind in kinds)))
    return ways


def places_points(state: Position, seat: int) -> tuple[int, int]:
    """Points of the lots and bonus for their kinds, for the best choice in mixed slots (AG-SCORE-10 to -13)."""
    base = seat * SLOT_COUNT
    rules = state.rules
    ways = [
        lots_of(
            state.board[base + slot] & PLACES_AND_COMPASSES,
            rules.mixed_places_count,
            rules.lot_per_compass,
            rules.over_five_counts,
        )
        for slot in (L1, L2, L3)
    ]
    best = (0, 0)
    best_total = 0
    for kinds_1, points_1 in ways[0]:
        for kinds_2, points_2 in ways[1]:
            for kinds_3, points_3 in ways[2]:
                bonus = KINDS_BONUS[(kinds_1 | kinds_2 | kinds_3).bit_count()]
                points = points_1 + points_2 + points_3
                if points + bonus > best_total:
                    best_total = points + bonus
                    best = (points, bonus)
    return best


def encounter_points(state: Position, seat: int) -> int:
    """Pairs of Characters met, times different Objects in the Object slot (AG-SCORE-2, AG-SCORE-3)."""
    objects = state.board[seat * SLOT_COUNT + OB]
    kinds = 0
    for kind in OBJECTS:
        if objects >> BITS * kind & FIELD:
            kinds += 1
    return state.encounter[seat] // 2 * kinds


def sheet(state: Position, seat: int) -> Sheet:
    """Counts a board as if the game ended now (AG-SCORE-15)."""
    places, bonus = places_points(state, seat)
    return Sheet(
        village=state.village[seat],
        exploration=EXPLORATION_POINTS[state.explored[seat]],
        places=places,
        places_bonus=bonus,
        encounter=encounter_points(state, seat),
        amulets=POINTS_PER_AMULET * state.amulets[seat],
    )


def winners(state: Position) -> list[int]:
    """The highest total, then the most Amulets in the sector, then together (AG-WIN-1 to AG-WIN-3)."""
    keys = [(sheet(state, seat).total, state.amulets[seat]) for seat in range(state.players)]
    best = max(keys)
    tied = [seat for seat in range(state.players) if keys[seat] == best]
    if len(tied) > 1 and state.rules.tie_goes_on:
        return [next(seat for seat in clockwise(state) if seat in tied)]
    return tied
