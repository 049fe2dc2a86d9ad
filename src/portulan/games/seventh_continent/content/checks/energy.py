"""CHK-18, -25: there is food and fire enough, and none of it can be eaten for ever."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, inf
from typing import Final

from portulan.content import Content, Entry, Finding
from portulan.games.seventh_continent.content.checks.chances import Deck, price, solo_deck
from portulan.games.seventh_continent.content.checks.walk import Site, by_number, sites, terrains
from portulan.games.seventh_continent.content.entries import (
    AdventureEntry,
    ExplorationEntry,
    Object,
    SkillEntry,
    Temporary,
    Terrain,
    ZoneEntry,
)
from portulan.games.seventh_continent.content.operations import (
    Banish,
    ClearPlace,
    Discard,
    PlaceFire,
    Recover,
    Take,
)

FOOD: Final = 6
FIRE: Final = 8
"""How many terrains a food source and a fire site serve."""
WINDFALL: Final = 0.75
"""How much of the price of the fog its cards may give back, on average over a zone."""


def callers(content: Content) -> dict[str, list[Site]]:
    """Gives for every number the operations that take it."""
    found: dict[str, list[Site]] = {}
    for site in sites(content):
        if isinstance(site.op, Take):
            found.setdefault(site.op.card, []).append(site)
    return found


class Prices:
    """What it costs to come to an operation: the actions that lead to it, each until it succeeds."""

    def __init__(self, content: Content) -> None:
        self._callers = callers(content)
        self._cards = by_number(content)
        self._deck: Deck = solo_deck(content)

    def of(self, site: Site, within: frozenset[str] = frozenset()) -> float:
        """Gives the expected price of an operation."""
        action = site.action
        own = 0.0
        if action is not None:
            failed = ".failure" in site.path
            own = action.cost if failed else price(self._deck, action.cost, action.difficulty)
        return own + self.card(site.entry, within)

    def card(self, entry: Entry, within: frozenset[str]) -> float:
        """Gives the expected price of a card that was taken; a terrain is there for nothing."""
        if not isinstance(entry, AdventureEntry) or isinstance(entry.face, Terrain):
            return 0.0
        if entry.number in within:
            return inf
        within |= {entry.number}
        ways = [self.of(site, within) for site in self._callers.get(entry.number, [])]
        ways += [self._number(source, within) for source in entry.authorised_by.any_of]
        return min(ways, default=0.0)

    def _number(self, number: str, within: frozenset[str]) -> float:
        """Gives the expected price of the cheapest card of a number."""
        return min((self.card(entry, within) for entry in self._cards.get(number, [])), default=0.0)


def _zones(content: Content) -> dict[str, str]:
    """Gives the zone of every number that is a terrain or is called from one."""
    found = {entry.number: terrain.zone for entry, terrain in terrains(content)}
    for _ in range(len(by_number(content))):
        before = len(found)
        for number, calls in callers(content).items():
            for site in calls:
                if isinstance(site.entry, AdventureEntry) and site.entry.number in found:
                    found.setdefault(number, found[site.entry.number])
        if len(found) == before:
            break
    return found


def find_famine(content: Content) -> Iterator[Finding]:
    """CHK-18: a food source for every six terrains, if it feeds more than it costs, and a fire site for every eight.

    Each card that is eaten is a source, two of one number are two.
    """
    prices = Prices(content)
    zones = _zones(content)
    food: dict[str, set[str]] = {}
    fire: dict[str, set[str]] = {}
    for site in sites(content):
        entry = site.entry
        if isinstance(entry, AdventureEntry) and entry.number in zones:
            if isinstance(site.op, Recover) and not site.op.at_most_drawn and site.op.n > prices.of(site):
                food.setdefault(zones[entry.number], set()).add(entry.id)
            if isinstance(site.op, PlaceFire):
                fire.setdefault(zones[entry.number], set()).add(entry.number)
    for zone in content.ids("zone"):
        number = len({terrain.at for _, terrain in terrains(content) if terrain.zone == zone})
        for name, have, each in (("food sources", food, FOOD), ("fire sites", fire, FIRE)):
            if len(have.get(zone, ())) < ceil(number / each):
                said = (
                    f"has {len(have.get(zone, ()))} {name} for {number} terrains, not {ceil(number / each)}"
                )
                yield content.finding(zone, "id", said)


def _wears(site: Site) -> bool:
    """Tells whether what feeds is used up: banished, an object, or a skill that goes to the Discard."""
    entry = site.entry
    beside = site.beside
    if any(isinstance(op, Banish) for op in beside):
        return True
    if isinstance(entry, SkillEntry):
        return "craft" in site.path or any(isinstance(op, Discard) for op in beside)
    if isinstance(entry, AdventureEntry | ExplorationEntry):
        face = entry.face
        return isinstance(face, Object) or (isinstance(face, Temporary) and face.after == "banish")
    return False


def find_loops(content: Content) -> Iterator[Finding]:
    """CHK-25: whatever can be repeated, camps counted, gives back no more than it costs.

    A recovery is bounded by what its action drew, or it is used up, or the way to it costs as much on average. What
    lies in the fog comes back with its zone, so all cards of a zone may give back a part of the price of the fog.

    Prices are those that are printed. Objects that lower them wear out; a power and a skill that is kept do not, and
    what they do to the price of the fog is to be seen in play.
    """
    prices = Prices(content)
    for site in sites(content):
        if not isinstance(site.op, Recover) or site.op.at_most_drawn or _wears(site):
            continue
        entry = site.entry
        if isinstance(entry, ExplorationEntry):
            action = site.action
            if action is not None and not any(isinstance(op, ClearPlace) for op in site.beside):
                yield content.finding(entry, site.path, "can be repeated for ever")
        elif site.op.n > prices.of(site):
            yield content.finding(
                entry, site.path, f"gives {site.op.n} for {prices.of(site):.1f} cards, again and again"
            )
    for zone in content.all(ZoneEntry):
        fog = [card for card in content.all(ExplorationEntry) if card.zone == zone.id and card.clue is None]
        best: dict[str, int] = {card.id: 0 for card in fog}
        for site in sites(content):
            if isinstance(site.op, Recover) and site.entry.id in best:
                best[site.entry.id] = max(best[site.entry.id], site.op.n)
        mean = sum(best.values()) / len(fog) if fog else 0.0
        if mean > WINDFALL * zone.action.cost:
            yield content.finding(
                zone, "action", f"costs {zone.action.cost} for {mean:.2f} that its cards give back"
            )
