"""Counts a finished match of Dead Letters from a view alone, to check the scores of the rules."""

from __future__ import annotations

from typing import Any


def scores(view: dict[str, Any]) -> list[int]:
    """Ten points for a letter that arrived and one for each day before the snow, the same for all."""
    arrived = {"autumn": "green.in", "spring": "blue.in", "winter": None}[view["season"]] in view["read"]
    return [10 + view["days"] - view["day"] if arrived else 0] * view["players"]


def winners(view: dict[str, Any]) -> list[int]:
    """Everybody, or nobody."""
    return list(range(view["players"])) if view["season"] == "winter" or scores(view)[0] else []
