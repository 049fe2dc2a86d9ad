"""Counts a match of Pebbles from views alone, and follows what is told from view to view, to check the rules."""

from __future__ import annotations

import copy
from typing import Any

WORTH = {"grey": 1, "white": 2, "amber": 4}

NOT_SHOWN = {
    "walks.*": "the log tells who walks where; the shore shows what lies there",
    "boards.own.pocket_size": "one's own pocket lies open",
}


def scores(view: dict[str, Any]) -> list[int]:
    """Adds what lies open before everybody; after the end that is all there is."""
    return [sum(WORTH[kind] * number for kind, number in board["found"].items()) for board in view["boards"]]


def winners(view: dict[str, Any]) -> list[int]:
    """The most points win, together if need be."""
    points = scores(view)
    return [seat for seat, score in enumerate(points) if score == max(points)]


def retell(
    view: dict[str, Any], told: list[tuple[str, dict[str, Any]]], common: dict[str, Any]
) -> dict[str, Any]:
    """Moves pebbles and walkers as the events tell it; a hidden field reads `hidden`."""
    view = copy.deepcopy(view)
    for name, event in told:
        kind, cove = event.get("kind"), event.get("cove")
        board = view["boards"][int(event.get("seat", 0))]
        if name == "morning":
            view["day"] = event["day"]
            view["walks"] = [None] * view["players"]
        elif name == "washed":
            view["sand"][cove] = kind
            view["bag"] -= 1
            view["unseen"][kind] -= 1
        elif name in ("set-out", "arrived"):
            view["walks"][int(event["seat"])] = "somewhere" if cove == "hidden" else cove
        elif name == "took":
            view["sand"][cove] = None
            board["found"][kind] += 1
        elif name == "dug":
            view["bag"] -= 1
            board["pocket_size"] += 1
        elif name == "emptied":
            board["pocket_size"] -= 1
            board["found"][kind] += 1
        if name == "shown" or (name == "dug" and view["options"]["pockets"] == "hidden" and kind != "hidden"):
            board["pocket"][kind] += 1
            view["unseen"][kind] -= 1
        if name == "emptied" and board["pocket"] is None:
            view["unseen"][kind] -= 1
        elif name == "emptied":
            board["pocket"][kind] -= 1
    if common["over"]:
        view["walks"] = [None] * view["players"]
        view.update(scores=scores(view), winners=winners(view))
    return view
