"""Counts a finished stay from the final view alone."""

from __future__ import annotations

from typing import Any

NOT_TOLD = {
    "deck": "it counts the moves of the stay, and each of them is one card fewer",
    "sheet": "a switch on the sheet is seen where it is moved",
    "riddle": "the question is put to whoever asked for it",
}
"""Parts of a view that change without an event of their own."""


def scores(view: dict[str, Any]) -> list[int]:
    """Coins count."""
    return [view["coins"]]


def winners(view: dict[str, Any]) -> list[int]:
    """Who has a heart left wins."""
    return [0] if view["hearts"] else []
