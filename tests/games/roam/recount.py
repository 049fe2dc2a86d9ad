"""Counts a finished match of Roam from a view alone, as section 2.11 of the contract tells it.

Written from the contract and not from the scoring of the rules, to check it: what lies on the boards is added up here.
"""

from __future__ import annotations

from typing import Any


def scores(view: dict[str, Any]) -> list[int]:
    """Adds cards, tiles and the Outpost; ready or used makes no difference (RO-SCORE-1 to RO-SCORE-4)."""
    return [
        sum(card["points"] for card in board["cards"])
        + sum(tile["points"] for tile in board["tiles"])
        + (3 if view["outpost"] == seat else 0)
        for seat, board in enumerate(view["boards"])
    ]


def winners(view: dict[str, Any]) -> list[int]:
    """The most points; then the most coins among them; then together (RO-SCORE-6)."""
    points = scores(view)
    best = [seat for seat, total in enumerate(points) if total == max(points)]
    most = max(view["boards"][seat]["coins"] for seat in best)
    return [seat for seat in best if view["boards"][seat]["coins"] == most]
