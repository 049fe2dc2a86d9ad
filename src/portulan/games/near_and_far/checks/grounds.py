"""The maps that can be played on: connected, with one town, eight route locations and sixteen books (contract 7.3).

How large a map is and how its icons lie is a matter of taste, which CHK-02 looks after.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks.common import quests
from portulan.games.near_and_far.checks.ground import Ground, grounds
from portulan.games.near_and_far.entries import LocationEntry, QuestEntry
from portulan.games.near_and_far.terms import MOST_LOCATIONS, ROUTES

BOOKS: Final = 16
ENDS: Final = 2
"""Locations of a trade route."""
WIDTH: Final = 1000
HEIGHT: Final = 700
"""The ground that locations are drawn on."""


def find(content: Content) -> Iterator[Finding]:
    """Looks for maps, locations and map quests that do not fit together."""
    for place in content.all(LocationEntry):
        for field, text in _against_place(place, content):
            yield content.finding(place, field, text)
    placed = Counter(place.quest for place in content.all(LocationEntry))
    for quest in quests(content, "map"):
        if placed[quest.id] != 1:
            yield content.finding(quest, "map", f"has {placed[quest.id]} locations that show it, not one")
    for ground in grounds(content):
        for field, text in _against_map(ground):
            yield content.finding(ground.entry, field, text)


def _against_place(place: LocationEntry, content: Content) -> Iterator[tuple[str, str]]:
    if (place.kind == "route") != (place.route is not None):
        yield "route", "must be named by a location of the kind 'route', and by no other"
    if place.kind == "town" and place.quest is not None:
        yield "quest", "cannot be in the town"
    if place.name is not None and place.quest is None:
        yield "name", "is for places with a book only"
    if not (0 <= place.at[0] <= WIDTH and 0 <= place.at[1] <= HEIGHT):
        yield "at", f"must lie on a ground of {WIDTH} by {HEIGHT}"
    if place.quest is not None and place.quest in content.ids("quest"):
        quest = content.find(QuestEntry, place.quest)
        if quest.book != "map" or quest.map != place.map:
            yield "quest", f"is not one of this map: {place.quest!r}"


def _against_map(ground: Ground) -> Iterator[tuple[str, str]]:
    entry, places = ground.entry, ground.places.values()
    if len(places) > MOST_LOCATIONS:
        yield "id", f"has {len(places)} locations, more than {MOST_LOCATIONS}"
    kinds = Counter(place.kind for place in places)
    if kinds["town"] != 1:
        yield "id", f"has {kinds['town']} towns, not one"
    ends = Counter(place.route for place in places if place.route is not None)
    for route in ROUTES:
        if ends[route] != ENDS:
            yield "routes", f"has {ends[route]} locations of {route}, not {ENDS}"
        if route not in entry.routes:
            yield "routes", f"does not say what {route} is worth"
    for name, points in entry.routes.items():
        if points.alone <= points.shared:
            yield f"routes.{name}", "must be worth more alone than shared"
    books = sum(place.quest is not None for place in places)
    if books != BOOKS:
        yield "id", f"has {books} locations with a book, not {BOOKS}"
    pairs: set[frozenset[str]] = set()
    for number, path in enumerate(entry.paths):
        pair = frozenset((path.a, path.b))
        if not pair <= ground.places.keys():
            yield f"paths[{number}]", "leads to a location of another map"
        elif len(pair) == 1 or pair in pairs:
            yield f"paths[{number}]", "must join two locations that no other path joins"
        pairs.add(pair)
    town = ground.town
    if town is not None:
        lost = sorted(ground.places.keys() - ground.distances(town).keys())
        if lost:
            yield "paths", f"do not lead from the town to {', '.join(lost)}"
