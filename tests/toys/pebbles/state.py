"""The state of a match of Pebbles: the position and the steps together, and who sees what."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from portulan.engine.stack_orders import StackOrders, waiting
from portulan.engine.state import JsonObject
from portulan.engine.steps import Steps
from tests.toys.pebbles import steps, view
from tests.toys.pebbles.position import Position
from tests.toys.pebbles.rules import STEPS
from tests.toys.pebbles.shore import COVES, KINDS, pebbles

REST_OF_A_DAY: Final = StackOrders("", "evening;(cove;)*(walk;(wash;)*|find;|dig;)?")
"""The steps that may wait for each other, the last to come first."""


class Pebbles(Position):
    """A match of Pebbles."""

    __slots__ = ()

    steps: ClassVar[Steps] = STEPS

    def setup(self) -> None:
        """The first day is all there is to do: the rest follows from it."""
        self.stack.append((steps.MORNING, 1))

    def pebbles_of(self, seat: int) -> list[int]:
        """Counts what a seat has, by kind, its pocket included."""
        places = range(seat * len(KINDS), (seat + 1) * len(KINDS))
        return [self.found[place] + self.pocket[place] for place in places]

    def scores(self) -> list[int]:
        """Adds the points of all pebbles (PB-SCORE-1)."""
        worth = [pebble.points for pebble in pebbles()]
        seats = range(self.players)
        return [sum(n * points for n, points in zip(self.pebbles_of(s), worth, strict=True)) for s in seats]

    def winners(self) -> list[int]:
        """The most points win, together if need be (PB-WIN-1)."""
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)]

    def broken_rules(self) -> list[str]:
        """Every pebble is somewhere, once, and what remains to be done can be done."""
        found: list[str] = []
        for kind, pebble in enumerate(pebbles()):
            places = range(kind, self.players * len(KINDS), len(KINDS))
            total = self.bag[kind] + self.sand.count(kind + 1)
            total += sum(self.found[place] + self.pocket[place] for place in places)
            if total != pebble.number:
                found.append(f"{pebble.id}: {total} pebbles, not {pebble.number} (PB-SETUP-2)")
        return found + self._impossible_tasks()

    def _impossible_tasks(self) -> list[str]:
        """What remains to be done is the rest of a day, and asks for no pebble that there is not."""
        found: list[str] = []
        coves = [frame[-1] for frame in waiting(self, steps.COVE, steps.FIND)]
        if not REST_OF_A_DAY.allow(self) or coves != sorted(set(coves), reverse=True):
            found.append("what remains to be done is not the rest of a day (PB-WALK-3)")
        if any(not self.sand[cove] and cove + 1 in self.walks for cove in coves):
            found.append("somebody walks to a bare cove (PB-WALK-2)")
        if len(waiting(self, steps.WASH, steps.DIG)) > sum(self.bag):
            found.append("more pebbles are to come than the bag holds (PB-FIND-3)")
        if any(self.walks[frame[1]] != frame[2] + 1 for frame in waiting(self, steps.FIND)):
            found.append("somebody searches a cove from afar (PB-FIND-1)")
        bare = [frame[1] for frame in waiting(self, steps.WASH)]
        if len(bare) != len({cove for cove in bare if not self.sand[cove]}):
            found.append("the sea leaves a pebble in a cove that is not bare (PB-DAY-2)")
        return found

    def view(self, seat: int | None) -> JsonObject:
        """Tells what a seat, or a spectator, may know."""
        return dict(view.view(self, seat))

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        """Deals anew what the seat cannot know; the pool is sorted first, so that the truth leaves no trace."""
        others = [other for other in range(self.players) if other != seat]
        if view.hides_walks(self):
            coves = [cove + 1 for cove in range(len(COVES)) if self.sand[cove]]
            for other in others:
                if self.walks[other]:
                    self.walks[other] = rng.choice(coves)
        if self.open_pockets:
            return
        hands = [self.pocket[other * len(KINDS) : (other + 1) * len(KINDS)] for other in others]
        counts = [sum(column) for column in zip(self.bag, *hands, strict=True)]
        pool = [kind for kind, number in enumerate(counts) for _ in range(number)]
        rng.shuffle(pool)
        for other, hand in zip(others, hands, strict=True):
            dealt = [pool.pop() for _ in range(sum(hand))]
            for kind in range(len(KINDS)):
                self.pocket[other * len(KINDS) + kind] = dealt.count(kind)
        self.bag = [pool.count(kind) for kind in range(len(KINDS))]
