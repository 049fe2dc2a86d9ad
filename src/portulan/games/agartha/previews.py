"""What a card would bring in each slot, told before it is laid; from a view alone, like the rest of the scene."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from portulan.engine.scene import Label, Preview, label, memoized
from portulan.games.agartha.board import POINTS_OF_EXPLORATION, POINTS_OF_TIER
from portulan.games.agartha.cards import KINDS, OBJECTS, PLACES, pack
from portulan.games.agartha.scoring import POINTS_PER_AMULET, lots_of
from portulan.games.agartha.view import View

PLACE_NAMES = [KINDS[kind] for kind in PLACES]
OBJECT_NAMES = [KINDS[kind] for kind in OBJECTS]
PLACING = ("place start", "place together", "place won", "place drawn")


class Standing(NamedTuple):
    """What a placement brings depends on, besides the slot and the card."""

    explorations: tuple[int, ...]
    encounter: int
    begun: bool
    mixed_places: str
    lots_per_slot: str
    places_over_five: str


def standing(view: View, seat: int) -> Standing:
    """Reads how a seat stands."""
    board, options = view["boards"][seat], view["options"]
    return Standing(
        tuple(board["explorations"]),
        board["encounter"],
        view["round"] > 0,
        options["mixed_places"],
        options["lots_per_slot"],
        options["places_over_five"],
    )


def previews(view: View) -> tuple[Preview, ...]:
    """Tells what the viewer's next placement would bring, slot by slot; nothing while something else is asked."""
    seat = view["seat"]
    if seat is None or seat not in view["actors"]:
        return ()
    board = view["boards"][seat]
    slots, transit = board["slots"], board["transit"]
    if slots is None or transit is None:
        return ()
    if view["step"] == "move to":
        kind = KINDS[view["asked"]["kind"]]
        ends = ["AMS"] if kind == "AMU" else []
        kinds, moving = [kind], True
    elif view["step"] in PLACING:
        ends, kinds, moving = [], list(dict.fromkeys(transit)), False
    else:
        return ()
    stands = standing(view, seat)
    lying = [(slot, _counting(view, slot, cards)) for slot, cards in slots.items()]
    lying += [(slot, ()) for slot in ends]
    return tuple([_preview(seat, moving, kind, slot, now, stands) for kind in kinds for slot, now in lying])


def _counting(view: View, slot: str, cards: list[str]) -> tuple[str, ...]:
    """Lists the cards of a slot that count: those left from a validation wait to be discarded (AG-VAL-11)."""
    counting = cards.copy()
    for card in view["leftovers"].get(slot, ()):
        counting.remove(card)
    return tuple(counting)


@memoized
def _preview(
    seat: int, moving: bool, kind: str, slot: str, now: tuple[str, ...], stands: Standing
) -> Preview:
    """A card that moves is under way already; one that is placed has to be named as well."""
    board = f"seat-{seat}"
    end = f"{board}-{slot}"
    targets = (end,) if moving else (f"{board}-transit-{kind}-1", end)
    return Preview(targets, effect(kind, slot, now, stands))


def effect(kind: str, slot: str, now: tuple[str, ...], stands: Standing) -> Label:
    """Says what a slot would be with one more card."""
    if slot == "AMS":
        return label("preview-amulet", points=POINTS_PER_AMULET)
    then = (*now, kind)
    if slot in ("L1", "L2", "L3"):
        reading = stands.mixed_places, stands.lots_per_slot, stands.places_over_five
        before, points = _lot(now, *reading), _lot(then, *reading)
        return label(
            "preview-places",
            card=_part(kind) if points >= before else "spoiler",
            now=before,
            points=points,
            gain=points - before,
        )
    if slot == "OB":
        kinds, pairs = len({*then} & {*OBJECT_NAMES}), stands.encounter // 2
        return label("preview-objects", kinds=kinds, pairs=pairs, points=kinds * pairs)
    characters = then.count("CHA")
    if slot == "EX":
        places = sum(name in PLACE_NAMES for name in then)
        points = _best_exploration(min(places, characters), stands.explorations) if stands.begun else 0
        return label("preview-exploration", places=places, characters=characters, points=points)
    points = POINTS_OF_TIER.get(min(characters, 4), 0) if stands.begun else 0
    return label("preview-village", characters=characters, points=points)


def _part(kind: str) -> str:
    """Tells what part a card plays among Places."""
    return "place" if kind in PLACE_NAMES else {"CPS": "compass", "AMU": "amulet"}.get(kind, "other")


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


def _best_exploration(reached: int, done: tuple[int, ...]) -> int:
    """Finds the points of the best Exploration that is reached and not done yet."""
    return max(
        (
            points
            for number, points in POINTS_OF_EXPLORATION.items()
            if number <= reached and number not in done
        ),
        default=0,
    )
