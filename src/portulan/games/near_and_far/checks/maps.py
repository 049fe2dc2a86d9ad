"""CHK-02: the maps are large enough, their icons are in measure, and a weak party comes everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks import clarified
from portulan.games.near_and_far.checks.ground import Ground, grounds
from portulan.games.near_and_far.entries import LocationEntry, Lose, On, ThreatEntry
from portulan.games.near_and_far.terms import ROUTES

LOCATIONS: Final = range(24, 35)
"""Locations beside the town."""
THREAT_PATHS: Final = range(6, 11)
TREASURE_PATHS: Final = range(4, 9)
ROUTE_LENGTH: Final = 3
"""Steps between the two ends of a trade route, at least."""
NAMED: Final = 4
"""Named locations with a book, at least."""
HEARTS: Final = 4
"""What the weakest pawn leaves the town with: a pet and a cheap recruit."""
FLAGGED: Final = {(5, "water"): range(4, 9), (10, "mammoth"): range(5, 8)}
"""Locations with a flag, by the number of the map; no other map has any."""
LAST: Final = 11
"""The map of the bosses (NF-MAP-11)."""


def find(content: Content) -> Iterator[Finding]:
    """Measures every map."""
    named = Counter(place.map for place in content.all(LocationEntry) if place.name is not None)
    weakest = min((threat.value for threat in content.all(ThreatEntry)), default=0)
    for ground in grounds(content):
        for field, text in _against(ground):
            yield content.finding(ground.entry, field, text)
        if named[ground.entry.id] < NAMED:
            yield content.finding(
                ground.entry, "id", f"has {named[ground.entry.id]} named books, not {NAMED}"
            )
        for uid in _out_of_reach(ground, weakest):
            yield content.finding(uid, "at", f"is out of reach for a pawn that leaves with {HEARTS} hearts")


def _against(ground: Ground) -> Iterator[tuple[str, str]]:
    entry = ground.entry
    size = len(ground.places) - 1
    if size not in LOCATIONS:
        yield "id", f"has {size} locations, not {LOCATIONS[0]} to {LOCATIONS[-1]}"
    icons = Counter(path.icon for path in entry.paths)
    if icons["threat"] not in THREAT_PATHS:
        yield "paths", f"have {icons['threat']} threats, not {THREAT_PATHS[0]} to {THREAT_PATHS[-1]}"
    if icons["treasure"] not in TREASURE_PATHS:
        yield "paths", f"have {icons['treasure']} treasures, not {TREASURE_PATHS[0]} to {TREASURE_PATHS[-1]}"
    town = ground.town
    if town is not None and all(icon == "threat" for icon in ground.near[town].values()):
        yield "paths", "leave the town by threats alone"
    for route in ROUTES:
        ends = [uid for uid, place in ground.places.items() if place.route == route]
        for one, other in combinations(ends, 2):
            if ground.distances(one).get(other, ROUTE_LENGTH) < ROUTE_LENGTH:
                yield "routes", f"join {one!r} and {other!r}, fewer than {ROUTE_LENGTH} steps apart"
    flags = Counter(flag for place in ground.places.values() for flag in place.flags)
    for flag in ("water", "mammoth"):
        allowed = FLAGGED.get((entry.number, flag), range(1))
        if flags[flag] not in allowed:
            yield "id", f"has {flags[flag]} locations with {flag}, not {allowed[0]} to {allowed[-1]}"
    if entry.effects != clarified.MAPS.get(entry.number, ()):
        yield "effects", f"are not those of NF-MAP-{entry.number:02}"
    if entry.bosses != (entry.number == LAST):
        yield "bosses", f"are on map {LAST}, and on no other"


def _out_of_reach(ground: Ground, weakest: int) -> list[str]:
    """Lists the locations where a pawn cannot come in several turns.

    A step a turn costs no heart (NF-MOVE-8), so that movement does not matter; a fight against the weakest threat with
    the worst die takes all that is missing, and what hurts on arrival takes hearts as long as there are any.
    """
    town = ground.town
    if town is None:
        return []
    best = {town: HEARTS}
    waiting = [town]
    while waiting:
        here = waiting.pop()
        for other, icon in ground.near[here].items():
            left = best[here] - (max(0, weakest - 1) if icon == "threat" else 0)
            if left < 0:
                continue
            left = max(0, left - _hurts(ground, ground.places[other]))
            if left > best.get(other, -1):
                best[other] = left
                waiting.append(other)
    return sorted(ground.places.keys() - best.keys())


def _hurts(ground: Ground, place: LocationEntry) -> int:
    """Counts the hearts that arriving at a location costs."""
    return sum(
        effect.do.what.heart
        for effect in ground.entry.effects
        if isinstance(effect, On)
        and effect.event == "enter-location"
        and isinstance(effect.do, Lose)
        and (effect.flag is None or effect.flag in place.flags)
    )
