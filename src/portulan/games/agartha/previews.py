"""What a card would bring in each slot, told before it is laid; from a view alone, like the rest of the scene."""

from __future__ import annotations

from functools import lru_cache

from portulan.engine.scene import Label, Preview, label
from portulan.engine.state import JsonObject
from portulan.games.agartha.board import POINTS_OF_EXPLORATION, POINTS_OF_TIER
from portulan.games.agartha.cards import KINDS, OBJECTS, PLACES, pack
from portulan.games.agartha.scoring import POINTS_PER_AMULET, lots_of

PLACE_NAMES = [KINDS[kind] for kind in PLACES]
OBJECT_NAMES = [KINDS[kind] for kind in OBJECTS]
PLACING = ("place start", "place together", "place won", "place drawn")


def previews(view: JsonObject) -> tuple[Preview, ...]:
    """Tells what the viewer's next placement would bring, slot by slot; nothing while something else is asked."""
    seat = view["seat"]
    if seat not in view["actors"]:
        return ()
    board = f"seat-{seat}"
    if view["step"] == "move to":
        kind = KINDS[view["asked"][1]]
        ends = ["AMS"] if kind == "AMU" else []
        slots = [*view["boards"][seat]["slots"], *ends]
        return tuple(Preview((f"{board}-{slot}",), effect(view, seat, kind, slot)) for slot in slots)
    if view["step"] not in PLACING:
        return ()
    return tuple(
        Preview((f"{board}-transit-{kind}-1", f"{board}-{slot}"), effect(view, seat, kind, slot))
        for kind in dict.fromkeys(view["boards"][seat]["transit"])
        for slot in view["boards"][seat]["slots"]
    )


def effect(view: JsonObject, seat: int, kind: str, slot: str) -> Label:
    """Says what a slot would be with one more card."""
    board = view["boards"][seat]
    if slot == "AMS":
        return label("preview-amulet", points=POINTS_PER_AMULET)
    now: list[str] = board["slots"][slot]
    then = [*now, kind]
    if slot in ("L1", "L2", "L3"):
        options = view["options"]
        reading = options["mixed_places"], options["lots_per_slot"], options["places_over_five"]
        return label("preview-places", now=_lot(tuple(now), *reading), points=_lot(tuple(then), *reading))
    if slot == "OB":
        kinds, pairs = len({*then} & {*OBJECT_NAMES}), board["encounter"] // 2
        return label("preview-objects", kinds=kinds, pairs=pairs, points=kinds * pairs)
    characters = then.count("CHA")
    if slot == "EX":
        places = sum(name in PLACE_NAMES for name in then)
        points = _best_exploration(min(places, characters), board["explorations"]) if view["round"] else 0
        return label("preview-exploration", places=places, characters=characters, points=points)
    points = POINTS_OF_TIER.get(min(characters, 4), 0) if view["round"] else 0
    return label("preview-village", characters=characters, points=points)


@lru_cache(maxsize=4096)
def _lot(cards: tuple[str, ...], mixed_places: str, lots_per_slot: str, places_over_five: str) -> int:
    """Counts what a Places slot scores by itself (AG-SCORE-4 to -9)."""
    ways = lots_of(
        pack([KINDS.index(name) for name in cards if name in (*PLACE_NAMES, "CPS")]),
        mixed_places == "best_kind",
        lots_per_slot == "one_per_compass",
        places_over_five == "plus_two",
    )
    return max(points for _, points in ways)


def _best_exploration(reached: int, done: list[int]) -> int:
    """Finds the points of the best Exploration that is reached and not done yet."""
    return max(
        (
            points
            for number, points in POINTS_OF_EXPLORATION.items()
            if number <= reached and number not in done
        ),
        default=0,
    )
