"""Counts a finished match of Agartha from a view alone, as sections 2.14 and 6.9 of the contract tell it.

Written from the contract and not from the scoring of the rules, to check it: cards are names in lists here, and the
best choice in mixed slots is found by trying every assignment of Compasses to kinds.
"""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import Any

Board = dict[str, Any]

PLACES = ("FOR", "MTN", "VIL")
OBJECTS = ("KNI", "AXE", "TOR", "PHI")
LOT = {1: 1, 2: 3, 3: 5, 4: 7, 5: 9}
EXPLORATION = {1: 1, 2: 5, 3: 9}
BONUS = {0: 0, 1: 0, 2: 2, 3: 5}

NOT_TOLD = {
    "open": "which slots may be validated follows from where cards came to lie in this step",
    "zone": "the zone of won cards follows from the first of them that is placed",
    "leftovers": "what is left in a validated slot lies there until its action is done",
    "aside": "three cards lie aside only while their tile gets new ones",
    "sheets": "whoever knows the boards can count",
}
"""Parts of a view that change without an event of their own."""

NOT_SHOWN = {
    "zone": "the slots that can be clicked show it",
    "aside.*": "cards lie aside only while others are drawn",
    "leftovers.V1.*": "they lie in their slot",
    "leftovers.V2.*": "they lie in their slot",
    "leftovers.EX.*": "they lie in their slot",
    "tiles.*.tokens.*.order": "tokens lie on a tile in the order of the bids",
    "boards.own.tokens_shown.*": "one's own hand lies open",
}
"""Places of a view that no scene shows."""


def retell(view: Board, told: list[tuple[str, dict[str, Any]]], common: dict[str, Any]) -> Board:
    """Follows what is told from view to view."""
    from tests.games.agartha import retelling

    return retelling.retell(view, told, common)


def scores(view: dict[str, Any]) -> list[int]:
    """Counts every board (AG-SCORE-15)."""
    return [total(board, view["options"]) for board in view["boards"]]


def total(board: Board, options: dict[str, str]) -> int:
    """Adds Village and Exploration points, Places with their bonus, the Encounter bonus and Amulets."""
    explorations = sum(EXPLORATION[exploration] for exploration in board["explorations"])
    pairs = board["encounter"] // 2
    kinds = len({card for card in board["slots"]["OB"] if card in OBJECTS})
    return int(
        board["village_points"] + explorations + places(board, options) + pairs * kinds + 3 * board["amulets"]
    )


def places(board: Board, options: dict[str, str]) -> int:
    """Finds the assignment of the slots with the highest total of lots and bonus (AG-SCORE-13)."""
    ways = [lots(board["slots"][slot], options) for slot in ("L1", "L2", "L3")]
    totals = []
    for assignment in product(*ways):
        chosen = list(chain.from_iterable(assignment))
        points = sum(lot_points(number, options) for _, number in chosen)
        totals.append(points + BONUS[len({kind for kind, _ in chosen})])
    return max(totals)


def lots(cards: list[str], options: dict[str, str]) -> list[tuple[tuple[str, int], ...]]:
    """Lists the ways to make lots of one slot: each lot needs a Compass and is of one kind (AG-SCORE-4 to -8)."""
    present = [(kind, cards.count(kind)) for kind in PLACES if kind in cards]
    compasses = cards.count("CPS")
    if options["lots_per_slot"] == "one":
        compasses = min(compasses, 1)
    if options["mixed_places"] == "zero" and len(present) > 1:
        compasses = 0
    most = min(compasses, len(present))
    return [way for number in range(most + 1) for way in combinations(present, number)]


def lot_points(number: int, options: dict[str, str]) -> int:
    """Reads the table of the rulebook, which ends at five (AG-SCORE-4, AG-SCORE-9)."""
    beyond = max(0, number - 5) if options["places_over_five"] == "plus_two" else 0
    return LOT[min(number, 5)] + 2 * beyond


def winners(view: dict[str, Any]) -> list[int]:
    """The highest total; then the most Amulets in the sector; then together, or from the last holder on (AG-WIN)."""
    totals = scores(view)
    seats = [seat for seat, points in enumerate(totals) if points == max(totals)]
    amulets = {seat: view["boards"][seat]["amulets"] for seat in seats}
    seats = [seat for seat in seats if amulets[seat] == max(amulets.values())]
    if view["options"]["final_tie"] == "seat_order_from_last_holder":
        seats = [min(seats, key=lambda seat: (seat - view["holder"]) % view["players"])]
    return seats
