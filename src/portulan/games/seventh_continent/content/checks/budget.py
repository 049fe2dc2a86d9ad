"""The energy budget (contract 7.5): the way to the end of a curse costs less than the cards that there are for it."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from math import inf
from typing import Final

from portulan.content import Content, Entry, Finding
from portulan.games.seventh_continent.content.checks.chances import price, solo_deck
from portulan.games.seventh_continent.content.checks.energy import Prices, callers
from portulan.games.seventh_continent.content.checks.numbers import opened
from portulan.games.seventh_continent.content.checks.walk import (
    by_number,
    faces,
    led_to,
    places,
    sites,
    terrains,
)
from portulan.games.seventh_continent.content.entries import (
    Action,
    AdventureEntry,
    ClueEntry,
    Permanent,
    Terrain,
    ZoneEntry,
)
from portulan.games.seventh_continent.content.operations import Banish, LiftCurse, Move, NewBoard, Recover

MARGIN: Final = 1.25
NEAR: Final = 2
"""Food counts within so many places of the way."""


class Roads:
    """What it costs to come from place to place for the first time: the fog is cleared, then one moves or crosses.

    From sheet to sheet one comes by the action that forms a new Board. What a flag opens costs what leads to it.
    """

    def __init__(self, content: Content) -> None:
        deck = solo_deck(content)

        def cost(action: Action) -> float:
            return price(deck, action.cost, action.difficulty)

        fog = {zone.id: cost(zone.action) for zone in content.all(ZoneEntry)}
        at_place = places(content)
        self.steps: Final[dict[str, dict[str, float]]] = {}
        for entry, terrain in terrains(content):
            if entry.back == "green":
                moves = [cost(action) for action in terrain.actions if action.icon == "move"]
                step = fog[terrain.zone] + min(moves, default=inf)
                self.steps[entry.number] = {way.box: step for way in terrain.exits.values()}
                self.steps[entry.number] |= {
                    op.card: cost(action)
                    for action in terrain.actions
                    for op in action.success
                    if isinstance(op, NewBoard)
                }
        for number, beside in opened(content).items():
            self.steps[number] |= dict.fromkeys(beside, 0.0)
        for card, face in faces(content):
            if isinstance(card, AdventureEntry) and isinstance(face, Permanent) and face.obstacle:
                crossing = [cost(a) for a in face.actions if any(isinstance(op, Move) for op in a.success)]
                step = min(crossing, default=inf)
                self.steps[card.number] = dict.fromkeys(led_to(face, at_place), step)

    def way(self, start: str, end: str) -> tuple[float, list[str]]:
        """Finds the cheapest way between two places, with the places on it; none costs without end."""
        waiting: list[tuple[float, list[str]]] = [(0.0, [start])]
        seen: set[str] = set()
        while waiting:
            paid, passed = heapq.heappop(waiting)
            if passed[-1] == end:
                return paid, passed
            if passed[-1] not in seen:
                seen.add(passed[-1])
                for number, step in self.steps.get(passed[-1], {}).items():
                    heapq.heappush(waiting, (paid + step, [*passed, number]))
        return inf, []

    def near(self, passed: list[str]) -> set[str]:
        """Lists the places that are not far from a way."""
        found = set(passed)
        for _ in range(NEAR):
            found |= {number for place in found for number in self.steps.get(place, {})}
        return found


class Grounds:
    """The terrains from which one comes to an operation."""

    def __init__(self, content: Content) -> None:
        self._calls = callers(content)
        self._cards = by_number(content)

    def of(self, entry: Entry, within: frozenset[str] = frozenset()) -> set[str]:
        """Lists those of the card that bears it: by who calls it, and by what authorises it."""
        if not isinstance(entry, AdventureEntry) or entry.number in within:
            return set()
        if isinstance(entry.face, Terrain):
            return {entry.number}
        within |= {entry.number}
        from_ = [call.entry for call in self._calls.get(entry.number, [])]
        from_ += [card for source in entry.authorised_by.any_of for card in self._cards.get(source, [])]
        return {ground for one in from_ for ground in self.of(one, within)}


def budget(content: Content, clue: ClueEntry) -> tuple[float, float]:
    """Gives what the cheapest way to the end of a curse costs, and what there is for it."""
    roads, prices, grounds = Roads(content), Prices(content), Grounds(content)
    every = list(sites(content))
    best: tuple[float, list[str]] = (inf, [])
    for site in every:
        if isinstance(site.op, LiftCurse) and site.op.curse == clue.id:
            for ground in grounds.of(site.entry):
                paid, passed = roads.way(clue.start, ground)
                best = min(best, (paid + prices.of(site), passed))
    near = roads.near(best[1])
    have = float(sum(number for _, number in solo_deck(content)))
    for site in every:
        eaten = isinstance(site.op, Recover) and any(isinstance(op, Banish) for op in site.beside)
        if eaten and grounds.of(site.entry) & near:
            assert isinstance(site.op, Recover)
            have += max(0.0, site.op.n - prices.of(site))
    return best[0], have


def find(content: Content) -> Iterator[Finding]:
    """Compares the two for every curse."""
    for clue in content.all(ClueEntry):
        paid, have = budget(content, clue)
        if paid * MARGIN > have:
            yield content.finding(
                clue, "start", f"is {paid:.1f} cards from the end, for which there are {have:.1f}"
            )
