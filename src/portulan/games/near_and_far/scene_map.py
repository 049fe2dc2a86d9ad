"""The map of the atlas: locations with what they yield, camps, books and pawns; paths with what lies on them."""

from __future__ import annotations

from typing import Final

from portulan.engine.scene import AnyElement, Area, Counter, MapNode, Road, RoadMap, Token, label, memoized
from portulan.games.near_and_far.box import box
from portulan.games.near_and_far.catalogue import BOSSES, THREATS
from portulan.games.near_and_far.terms import CODES
from portulan.games.near_and_far.view import LocationView, PathView, RouteView, View

WIDTH: Final = 1000
HEIGHT: Final = 700
SIDES: Final = 6


def pawn(view: View, seat: int) -> Token:
    """The pawn of a player, wherever it stands."""
    return _pawn(seat, view["people"][seat]["character"] or "", _is_active(view, seat))


def _is_active(view: View, seat: int) -> bool:
    return seat == view["active"] and bool(view["round"])


@memoized
def _pawn(seat: int, character: str, active: bool) -> Token:
    return Token(
        id=f"pawn-{seat}",
        face="pawn",
        art=f"pawn-{character}" if character else "pawn",
        owner=seat,
        label=label(f"character-{character}") if character else label("pawn"),
        active=active,
    )


def spot_of(view: View, seat: int) -> str:
    """Gives the location where a pawn is on the map: its own, or the town's while it is in the town."""
    at = view["people"][seat]["pawn"]
    return at if at in CODES else town(view)


def town(view: View) -> str:
    """Gives the location of the town."""
    return next((place["code"] for place in view["locations"] if place["kind"] == "town"), CODES[0])


def is_empty(place: LocationView) -> bool:
    """Tells whether a location has no camp and is not the town: to pass it costs a heart (NF-MOVE-7)."""
    return place["camp"] is None and place["kind"] != "town"


def chance_against(value: int, strength: int, hearts: int) -> int:
    """Gives the chance to reach a value with a die, a strength and all hearts, in hundredths (contract 9.4)."""
    return max(0, min(SIDES, SIDES + 1 + strength + hearts - value)) * 100 // SIDES


def threat_value(view: View) -> int | None:
    """Gives the combat value of what waits on a path with a threat; None if nobody is left."""
    printed = box()
    if view["threats"]:
        return printed.threat_value[THREATS.index(view["threats"][0])]
    return min((printed.boss_value[BOSSES.index(boss)] for boss in view["bosses"]), default=None)


def onlooker(view: View) -> int:
    """Gives the player whose strength is shown: the viewer, for others whoever's turn it is."""
    return view["active"] if view["seat"] is None else view["seat"]


def road_map(view: View) -> RoadMap:
    """Draws the map of the match."""
    moving = {place for place in (view["left"], view["going"]) if place is not None and view["going"]}
    nodes = tuple(_location(view, place) for place in view["locations"])
    value = threat_value(view)
    atlas = box().maps[view["map"]]
    person = view["people"][onlooker(view)]
    chance = None if value is None else chance_against(value, person["combat"], person["hearts"])
    roads = tuple(
        _path(path, value, chance, {path["start"], path["end"]} == moving) for path in view["paths"]
    )
    return RoadMap(
        id="map",
        label=label(f"map-{view['map']}"),
        hint=label(f"effects-map-{view['map']:02}" if box().effects[atlas.card] else f"mood-{view['map']}"),
        picture=f"map-{view['map']:02}.svg",
        width=WIDTH,
        height=HEIGHT,
        here=f"spot-{spot_of(view, onlooker(view))}",
        children=(*nodes, *roads),
    )


def _location(view: View, place: LocationView) -> MapNode:
    code, quest = place["code"], place["quest"]
    read = f"page.{quest}"
    return _node(
        code,
        (place["x"], place["y"]),
        place["kind"],
        place["route"] or "none",
        tuple(place["flags"]),
        quest or "",
        place["named"],
        place["token"],
        place["camp"],
        view["people"][onlooker(view)]["search"],
        read if read in view["read"] else "",
        code == view["going"],
        tuple(
            (seat, one["character"] or "", _is_active(view, seat))
            for seat, one in enumerate(view["people"])
            if one["pawn"] == code
        ),
    )


@memoized
def _node(
    code: str,
    at: tuple[int, int],
    kind: str,
    route: str,
    flags: tuple[str, ...],
    quest: str,
    named: bool,
    token: bool,
    camp: int | None,
    search: int,
    passage: str,
    active: bool,
    pawns: tuple[tuple[int, str, bool], ...],
) -> MapNode:
    """A location: its sign, what lies there and who stands there; its hint says what a camp yields (contract 9.4)."""
    lying: list[AnyElement] = []
    if camp is not None:
        lying.append(Token(id=f"camp-{code}", face="tent", art="tent", owner=camp, label=label("camp")))
    if token:
        name, hint = label("book", quest=quest), label("hint-book")
        lying.append(Token(id=f"book-{code}", face="book", art="book", label=name, hint=hint))
    name = label(f"place-{quest}") if named else label("spot-plain", code=code)
    hint = label(
        "hint-spot",
        kind=kind,
        route=route,
        flag=next(iter(flags), "none"),
        quest=quest if token else "none",
        camp="none" if camp is None else "some",
        search=search,
    )
    is_town = kind == "town"
    return MapNode(
        id=f"spot-{code}",
        code=code,
        label=label("spot-town") if is_town else name,
        hint=label("hint-spot-town") if is_town else hint,
        art="-".join([f"route-{route}" if kind == "route" else f"spot-{kind}", *flags]),
        passage=passage,
        x=at[0],
        y=at[1],
        active=active,
        children=(*lying, *(_pawn(*one) for one in pawns)),
    )


def _path(path: PathView, value: int | None, chance: int | None, active: bool) -> Road:
    works = path["active"] and (path["icon"] != "threat" or value is not None)
    return _road(
        path["start"],
        path["end"],
        path["icon"],
        works,
        tuple((x, y) for x, y in path["bends"]),
        value or 0,
        -1 if chance is None else chance,
        active,
    )


@memoized
def _road(
    start: str,
    end: str,
    icon: str,
    works: bool,
    bends: tuple[tuple[int, int], ...],
    value: int,
    chance: int,
    active: bool,
) -> Road:
    art, name, hint = "", None, None
    if icon != "none":
        art = f"sign-{icon}" if works else f"sign-{icon}-quiet"
        name = label(f"sign-{icon}")
        if not works:
            hint = label("hint-sign-quiet")
        elif icon == "threat":
            hint = label("hint-sign-threat", value=value, chance=chance)
        else:
            hint = label("hint-sign-treasure")
    return Road(
        id=f"road-{start}-{end}",
        start=f"spot-{start}",
        end=f"spot-{end}",
        bends=bends,
        line="road" if works or icon == "none" else "trail",
        art=art,
        label=name,
        hint=hint,
        active=active,
    )


# Trade routes


def routes(view: View) -> Area:
    """The trade routes: what each is worth, and who has what of it."""
    shown = tuple(_route(found, tuple(found["ends"]), tuple(found["points"])) for found in view["routes"])
    return Area(id="routes", label=label("routes"), hint=label("hint-routes"), children=shown)


def _route(found: RouteView, ends: tuple[str, ...], points: tuple[int, ...]) -> Counter:
    return _counted(found["route"], found["alone"], found["shared"], " ".join(ends), points)


@memoized
def _counted(route: str, alone: int, shared: int, ends: str, points: tuple[int, ...]) -> Counter:
    held = {f"points{seat}": n for seat, n in enumerate((*points, 0, 0)[:4])}
    return Counter(
        id=f"route-{route}",
        label=label(f"route-{route}"),
        hint=label("hint-route", alone=alone, shared=shared, ends=ends, **held),
        value=alone,
        art=f"route-{route}",
    )
