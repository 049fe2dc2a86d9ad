"""Counts a finished match of Roam from a view alone, as section 2.11 of the contract tells it.

Written from the contract and not from the scoring of the rules, to check it: what lies on the boards is added up here.
"""

from __future__ import annotations

from typing import Any

NOT_SHOWN = {
    "active": "the panel of who is asked is marked",
    "turn": "the round is shown, and of the turn only whether the first one has begun",
    "rounds_without_card": "the log tells which cards were resolved",
    "ranks.*": "the sheet names the winners",
    "boards.own.cards.*.kind": "a card is known by its picture",
    "boards.other.cards.*.kind": "a card is known by its picture",
    "boards.own.tiles.*.cost": "the price of a tile matters in the market alone",
    "boards.other.tiles.*.cost": "the price of a tile matters in the market alone",
    "boards.other.colour": "a seat has its colour from the first turn to the last",
    "boards.other.side": "panels follow each other as the players sit",
    "deck.unseen.*": "what is left can be worked out from what lies open",
    "deck.top.kind": "a card is known by its picture",
    "pile.unseen.*": "what is left can be worked out from what lies open",
    "slots.*.kind": "a card is known by its picture",
    "slots.*.coins.*": "coins are shown on the squares",
    "slots.*.slot": "a card lies where it lies",
    "used.card": "the squares that its shape covers are marked",
    "used.turns": "the squares that its shape covers are marked",
}
"""Places of a view that no scene shows."""


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
