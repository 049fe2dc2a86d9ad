"""Counts a finished stay from the final view alone."""

from __future__ import annotations

from typing import Any


def scores(view: dict[str, Any]) -> list[int]:
    """Coins count."""
    return [view["coins"]]


def winners(view: dict[str, Any]) -> list[int]:
    """Who has a heart left wins."""
    return [0] if view["hearts"] else []
