"""Counts a finished match of Pebbles from a view alone, to check the scores of the rules."""

from __future__ import annotations

from typing import Any

WORTH = {"grey": 1, "white": 2, "amber": 4}


def scores(view: dict[str, Any]) -> list[int]:
    """Adds what lies open before everybody; after the end that is all there is."""
    return [sum(WORTH[kind] * number for kind, number in board["found"].items()) for board in view["boards"]]


def winners(view: dict[str, Any]) -> list[int]:
    """The most points win, together if need be."""
    points = scores(view)
    return [seat for seat, score in enumerate(points) if score == max(points)]
