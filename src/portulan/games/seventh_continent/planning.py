"""The way to the end of a curse from where a group stands, as the informed bot sees it.

Every fact that can be brought about gets the cheapest set of deeds that bring it, those that serve several ends
counted once. What is left to do is the set of the goal; food on the way is added while it gives more than it costs.
"""

from __future__ import annotations

import math
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from portulan.games.seventh_continent.deeds import HOPELESS, Deed, Story
from portulan.games.seventh_continent.moves import MOST_CELLS
from portulan.games.seventh_continent.position import cards_of
from portulan.games.seventh_continent.situation import Situation
from portulan.games.seventh_continent.terms import FOG, ICONS, NONE

FOG_PRICE: Final = -0.3
"""What lies in the fog costs on average, beside the price of lifting it."""
A_WALK: Final = 0.4
"""What it costs to go to another terrain."""
A_STEP: Final = 0.1
"""What it costs to walk on over terrains that lie there."""
A_CAMP: Final = 7.0
"""What a camp costs: all that was explored is explored anew."""
A_RETURN: Final = 20.0
"""What it costs to come back to a sheet that was left: the journey, and the way through the fog."""
FED: Final = 1.0
"""What food must give beyond its price to be worth a way."""
MARGIN: Final = 1.35
"""How much more than the way to the end costs one would like to have."""
RESERVE: Final = 8.0
_MOVE: Final = ICONS.index("move")
HUNGRY: Final = 14
"""Cards in the Action Deck below which food comes first."""


class Way(NamedTuple):
    """A way to the end: its cost, and the deeds as bits."""

    cost: float
    deeds: int


class Plan(NamedTuple):
    """What is left to do."""

    cost: float
    """What the way to the end costs, in cards."""
    deeds: int
    """All deeds of the way, as bits."""
    ready: tuple[int, ...]
    """Deeds that can be begun from here."""
    food: tuple[int, ...]
    """Deeds that can be begun and lead to the food that costs least."""
    last: int
    """The sheet on which all ends."""
    camp: bool
    """Whether the way goes through a camp, before anything else can be done."""
    keeps: frozenset[int]
    """Keys of cards that the way asks for."""
    needed: frozenset[int]
    """The facts that the way asks for."""
    costs: tuple[float, ...]
    """How many actions of each icon will cost something."""
    tests: tuple[float, ...]
    """How many actions of each icon may fail."""


class _Tables:
    """What a planner reads off a story once: the deeds that matter for some clues on a sheet, and how they hang."""

    def __init__(self, story: Story, clues: tuple[int, ...], sheet: int) -> None:
        goals = {story.goals[clue] for clue in clues}
        self.useful: Final = _useful(story, goals, sheet)
        """The deeds that lead to an end or to food."""
        wanted = {fact for number in self.useful for fact in story.deeds[number].needs} | goals
        self.brings: Final = [
            tuple(dict.fromkeys(fact for fact in deed.brings if fact in wanted)) for deed in story.deeds
        ]
        """The facts that each deed brings and that are asked for."""
        self.needing: Final[list[list[int]]] = [[] for _ in story.facts]
        """The useful deeds that need each fact."""
        for number in self.useful:
            for fact in story.deeds[number].needs:
                self.needing[fact].append(number)
        self.needs: Final = [deed.needs for deed in story.deeds]
        self.eaten: Final = [deed.food > 0 for deed in story.deeds]
        self.unmet: Final = [len(deed.needs) for deed in story.deeds]
        self.explorers: Final[dict[int, list[int]]] = {}
        """The deeds that lift the fog from each spot."""
        self.doers: Final[dict[int, list[int]]] = {}
        """The actions on each spot."""
        self.crossers: Final[dict[int, list[int]]] = {}
        """The deeds that lead across an obstacle to each spot."""
        for number, deed in enumerate(story.deeds):
            if deed.explores != NONE:
                self.explorers.setdefault(deed.explores, []).append(number)
            elif NONE not in (deed.spot, deed.action):
                self.doers.setdefault(deed.spot, []).append(number)
                if story.box.actions[deed.action].crosses:
                    for fact in deed.brings:
                        if story.names[fact][0] == "reach":
                            self.crossers.setdefault(story.names[fact][1], []).append(number)
        self.camp_bit: Final = 1 << len(story.deeds)
        self.return_bit: Final = 2 << len(story.deeds)


def _useful(story: Story, goals: set[int], sheet: int) -> list[int]:
    """Lists the deeds that lead to some ends or to food on a sheet, over whatever other deeds.

    Nobody leaves a sheet to eat elsewhere, and what serves another curse alone is nobody's business.
    """
    bringing: list[list[int]] = [[] for _ in story.facts]
    for number, deed in enumerate(story.deeds):
        for fact in deed.brings:
            bringing[fact].append(number)
    found = {
        number
        for number, deed in enumerate(story.deeds)
        if deed.food > 0 and (deed.spot == NONE or deed.spot // MOST_CELLS == sheet)
    }
    asked = [fact for number in found for fact in story.deeds[number].needs]
    asked += [fact for fact in goals if fact != NONE]
    seen = set(asked)
    for fact in asked:
        for number in bringing[fact]:
            found.add(number)
            more = [need for need in story.deeds[number].needs if need not in seen]
            seen.update(more)
            asked += more
    return sorted(found)


@lru_cache(maxsize=64)
def _tables(story: Story, clues: tuple[int, ...], sheet: int) -> _Tables:
    return _Tables(story, clues, sheet)


@lru_cache(maxsize=256)
def _far_prices(
    story: Story, cheaper: tuple[int, ...], stars: tuple[int, ...], tolls: tuple[float, ...], players: int
) -> list[float]:
    """Gives what each deed costs for whoever has to go there and lift the fog."""
    found = []
    for deed in story.deeds:
        price = deed.price + deed.shared * (players - 1)
        if deed.action != NONE:
            action = story.box.actions[deed.action]
            price += story.price(action, cheaper[action.icon], stars[action.icon]) + tolls[action.icon]
        if deed.explores != NONE:
            price += FOG_PRICE + A_WALK / 2
        elif NONE not in (deed.spot, deed.action):
            price += A_WALK
        found.append(price)
    return found


@lru_cache(maxsize=512)
def planner(story: Story, situation: Situation) -> Planner:
    """Plans from a situation, once."""
    return Planner(story, situation)


class Planner:
    """Plans from one situation."""

    def __init__(self, story: Story, situation: Situation) -> None:
        self.story: Final = story
        self.situation: Final = situation
        self._tables: Final = _tables(story, situation.clues, situation.sheet)
        self._leaving: Final = story.leaving
        self._journeys: Final = [
            bits for (sheet, _), bits in story.journeys.items() if sheet == situation.sheet
        ]
        self.prices: Final = self._prices()
        self._begin()
        self._solve()
        self._share()

    # Prices

    def _prices(self) -> list[float]:
        """Gives what each deed costs from here, then a camp and a return."""
        situation, tables, box = self.situation, self._tables, self.story.box
        found = _far_prices(
            self.story, situation.cheaper, situation.stars, situation.tolls, situation.players
        )
        prices = [*found, A_CAMP, A_RETURN]
        for number in tables.doers.get(situation.here, ()):
            prices[number] -= A_WALK
        base = situation.sheet * MOST_CELLS
        for cell, card in enumerate(situation.cells):
            if card < 0:
                continue
            explorers = tables.explorers.get(base + cell, ())
            if box.cards[card].back != FOG:
                for number in explorers:
                    prices[number] = A_STEP
            else:
                barred = [self.story.price(box.actions[number]) for number in box.cards[card].actions]
                for number in explorers:
                    prices[number] += min(barred, default=0.0)
                for number in tables.crossers.get(base + cell, ()):
                    prices[number] += HOPELESS
        return prices

    def _laid(self, spot: int) -> bool:
        """Tells whether a terrain, or an obstacle, lies on a place already."""
        sheet, cell = divmod(spot, MOST_CELLS)
        if sheet != self.situation.sheet or self.situation.cells[cell] < 0:
            return False
        return self.story.box.cards[self.situation.cells[cell]].back != FOG

    # Solving

    def _begin(self) -> None:
        self.costs = [math.inf] * len(self.story.facts)
        """What the cheapest way to each fact costs."""
        self.ways = [0] * len(self.story.facts)
        """Its deeds, as bits."""
        self._supports: dict[int, int] = {}
        """The deeds of the cheapest way to do each deed, itself included, as bits."""

    def _solve(self, most: float = math.inf) -> None:
        """Finds the cheapest way to every fact, as long as it costs less than a bound."""
        situation, tables, prices = self.situation, self._tables, self.prices
        needing, brings, unmet = tables.needing, tables.brings, tables.unmet[:]
        needs, eaten = tables.needs, tables.eaten
        costs, ways = self.costs, self.ways
        nearest = [math.inf] * len(costs)
        """What the cheapest way costs that waits for each fact."""
        begun = cards_of(situation.facts)
        for fact in begun:
            costs[fact] = nearest[fact] = 0.0
        queue = [
            (A_CAMP, fact, tables.camp_bit) for fact in cards_of(situation.after_camp & ~situation.facts)
        ]
        for _, fact, _ in queue:
            nearest[fact] = A_CAMP
        offered = [number for number in tables.useful if not unmet[number]]
        for fact in begun:
            for number in needing[fact]:
                unmet[number] -= 1
                if not unmet[number]:
                    offered.append(number)
        while True:
            for number in offered:
                asked = [fact for fact in brings[number] if costs[fact] == math.inf]
                if not asked and not eaten[number]:
                    continue
                cost, bits = 0.0, 0
                for fact in needs[number]:
                    way = ways[fact]
                    if way & bits:
                        cost += self.cost_of(way & ~bits)
                    elif way:
                        cost += costs[fact]
                    bits |= way
                if bits & self._leaving and self._returns(number, bits):
                    cost += A_RETURN
                    bits |= tables.return_bit
                cost += prices[number]
                self._supports[number] = bits = bits | 1 << number
                for fact in asked:
                    if cost <= nearest[fact]:
                        nearest[fact] = cost
                        heappush(queue, (cost, fact, bits))
            while queue and costs[queue[0][1]] != math.inf:
                heappop(queue)
            if not queue or queue[0][0] >= most:
                return
            cost, fact, ways[fact] = heappop(queue)
            costs[fact] = cost
            offered = []
            for number in needing[fact]:
                unmet[number] -= 1
                if not unmet[number]:
                    offered.append(number)

    def _returns(self, number: int, bits: int) -> bool:
        """Tells whether whoever has left a sheet by then comes back to it for a deed.

        So does whoever has to go from this sheet to two others.
        """
        if bits & self._tables.return_bit:
            return False
        if self.story.deeds[number].spot // MOST_CELLS == self.situation.sheet:
            return True
        return sum([bool(bits & journey) for journey in self._journeys]) > 1

    def _goal(self) -> Way | None:
        """Gives the way to lift every curse that is left; None if there is none."""
        bits = 0
        for clue in self.situation.clues:
            fact = self.story.goals[clue]
            if fact == NONE or self.costs[fact] == math.inf:
                return None
            bits |= self.ways[fact]
        return Way(self.cost_of(bits), bits)

    def _share(self) -> None:
        """Looks whether more ways would lead over one of the next places in the fog, if it were open.

        Each fact has its own cheapest way: that a place may serve several is not seen before it is paid for.
        """
        goal = self._goal()
        if goal is None:
            return
        fog = [number for number in self._ready(goal.deeds) if self.story.deeds[number].explores != NONE]
        if len(fog) < 2:
            return
        best, found = goal.cost, NONE
        kept = self.costs, self.ways, self._supports
        for number in fog:
            shared = self._solve_over(number, best)
            if shared is not None and shared.cost < best:
                best, found = shared.cost, number
        if found == NONE:
            self.costs, self.ways, self._supports = kept
        else:
            self._solve_over(found)

    def _solve_over(self, number: int, most: float = math.inf) -> Way | None:
        """Solves as if a deed were done already; gives the way to the goal, at its full price."""
        price, self.prices[number] = self.prices[number], 0.0
        self._begin()
        self._solve(most)
        self.prices[number] = price
        return self._goal()

    def cost_of(self, bits: int) -> float:
        """Adds up the prices of deeds."""
        prices = self.prices
        return sum([prices[number] for number in cards_of(bits)])

    # The plan

    def plan(self, energy: int, eaten: int) -> Plan | None:
        """Gives what is left to do with so many cards in the Action Deck and the Discard; None if no way is seen."""
        story = self.story
        goal = self._goal()
        if goal is None:
            return None
        bits = goal.deeds
        food, first = self._food(goal, energy, eaten)
        all_bits = bits | food
        now = self._here_and_now(bits)
        ready = self._ready(now | food) or self._ready(bits)
        if self._waits_for_camp(now) and all(story.deeds[number].leaves for number in ready):
            ready = ()
        chosen = self._listed(all_bits)
        costs, tests = [0.0] * len(ICONS), [0.0] * len(ICONS)
        for deed in chosen:
            if deed.action != NONE:
                action = story.box.actions[deed.action]
                costs[action.icon] += min(1, action.cost)
                tests[action.icon] += min(1, action.difficulty)
                if deed.spot not in (NONE, self.situation.here):
                    costs[_MOVE] += 0.6
        return Plan(
            goal.cost,
            all_bits,
            ready,
            self._ready(first),
            self._last(bits),
            bool(bits & self._tables.camp_bit),
            self._keys(chosen),
            frozenset(fact for deed in chosen for fact in deed.needs) | frozenset(story.goals.values()),
            tuple(costs),
            tuple(tests),
        )

    def _last(self, bits: int) -> int:
        """Finds the sheet of the deed that lifts a curse."""
        goals = set(self.story.goals.values())
        for deed in self._listed(bits):
            if goals.intersection(deed.brings) and deed.spot != NONE:
                return deed.spot // MOST_CELLS
        return NONE

    def _here_and_now(self, bits: int) -> int:
        """Gathers the deeds that serve an end on this sheet before it is left: what lies on the Board is lost then."""
        story = self.story
        found = 0
        for number in cards_of(bits & (self._tables.camp_bit - 1)):
            deed = story.deeds[number]
            before = self._supports[number]
            lasting = deed.leaves or any(story.lasting[fact] for fact in deed.brings)
            if lasting and not before & story.leaving & ~(1 << number):
                found |= before
        return found

    def _waits_for_camp(self, now: int) -> bool:
        """Tells whether something is left to do on this sheet that a camp brings back."""
        return any(
            self._supports[number] & self._tables.camp_bit
            and not self._supports[number] & self.story.leaving
            and any(self.story.lasting[fact] for fact in self.story.deeds[number].brings)
            for number in cards_of(now & (self._tables.camp_bit - 1))
        )

    def _listed(self, bits: int) -> list[Deed]:
        deeds = self.story.deeds
        return [deeds[number] for number in cards_of(bits) if number < len(deeds)]

    def _keys(self, chosen: list[Deed]) -> frozenset[int]:
        names = self.story.names
        asked = {names[fact] for deed in chosen for fact in deed.needs}
        return frozenset(fact[1] for fact in asked if fact[0] == "have")

    def _ready(self, bits: int) -> tuple[int, ...]:
        """Lists the deeds whose needs are met now."""
        return tuple(
            number
            for number in cards_of(bits)
            if number < len(self.story.deeds)
            and not self._walks(number)
            and not any(self.ways[fact] for fact in self.story.deeds[number].needs)
        )

    def _walks(self, number: int) -> bool:
        """Tells whether a deed is no more than a step over terrains that lie there."""
        spot = self.story.deeds[number].explores
        return spot != NONE and self._laid(spot)

    def _food(self, goal: Way, energy: int, eaten: int) -> tuple[int, int]:
        """Gathers the deeds that lead to food worth its way while more energy is wanted, then those of the nearest."""
        story = self.story
        wanted = goal.cost * MARGIN + RESERVE - energy
        keeps = self._keys(self._listed(goal.deeds))
        offers: list[tuple[float, int, int]] = []
        leaving = story.leaving | self._tables.camp_bit
        for number, bits in self._supports.items():
            deed = story.deeds[number]
            if deed.food <= 0 or bits & leaving:
                continue
            if self._eats(deed) & keeps:
                continue
            if eaten < deed.food and energy >= HUNGRY:
                continue
            gain = min(deed.food, eaten)
            net = gain - self.cost_of(bits & ~goal.deeds)
            if net >= FED or (energy < HUNGRY and net > 0):
                offers.append((-net, number, bits))
        offers.sort()
        found = 0
        for minus, _, deeds in offers:
            if wanted <= 0:
                break
            found |= deeds & ~goal.deeds
            wanted += minus
        first = min(offers, key=lambda offer: self.cost_of(offer[2]), default=(0.0, 0, 0))[2]
        return found, first

    def way_to(self, cell: int) -> tuple[int, ...]:
        """Lists the deeds to begin with on the way to a terrain of the Board."""
        fact = self.story.facts.get(("reach", self.situation.sheet * MOST_CELLS + cell), NONE)
        return self._ready(self.ways[fact]) if fact != NONE else ()

    def _eats(self, deed: Deed) -> frozenset[int]:
        """Gives the key of the card in hand that a deed is an action of."""
        if deed.action == NONE:
            return frozenset()
        card = self.story.box.actions[deed.action].card
        return frozenset((self.story.box.cards[card].key,))
