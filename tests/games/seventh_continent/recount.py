"""Counts points and winners a second time, from the final view; and says what is not told or shown, and why."""

from __future__ import annotations

from typing import Any

NOT_TOLD = {
    "listed": "part of the question",
    "outlook": "part of the question",
    "choices": "part of the question",
    "calls": "part of the question",
    "joins": "part of the question",
    "gone": "follows from the cards that were taken",
    "clues": "part of the question",
    "sheet_of_action": "follows from the action in progress",
    "page": "the book is read beside the table",
    "read": "the book is read beside the table",
    "texts": "the book is read beside the table",
}
NOT_SHOWN = {
    "action.cost": "the sheet shows it before the draw, and the cards that were drawn lie there after it",
    "action.line": "the sheet prints that line while it lies open",
    "action.extra": "the sheet shows it before the draw, and the cards that were drawn lie there after it",
    "by_rule": "who may pass is asked with that answer",
    "cells.*.age": "when fog was laid weighs in chances alone",
    "sheet_of_action.spared": "it is told where further cards may be drawn",
    "won": "the scene tells it once the match is over",
}


def scores(view: dict[str, Any]) -> list[int]:
    """One point for each curse lifted, for all together (7C-GOAL-2)."""
    return [len(view["lifted"])] * view["players"]


def winners(view: dict[str, Any]) -> list[int]:
    """All win, or nobody (7C-WIN-1)."""
    return list(range(view["players"])) if view["won"] else []
