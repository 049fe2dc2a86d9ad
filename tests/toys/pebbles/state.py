"""The state of a match of Pebbles: the table and the steps together, and who sees what."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from portulan.engine.state import CHANCE, JsonObject
from portulan.engine.steps import Step
from tests.toys.pebbles.rules import STEP_MORNING, STEP_WALK, STEPS
from tests.toys.pebbles.shore import COVES, KINDS, pebbles
from tests.toys.pebbles.table import Table


class Pebbles(Table):
    """A match of Pebbles."""

    __slots__ = ()

    steps: ClassVar[Sequence[Step[Any]]] = STEPS

    def setup(self) -> None:
        """The first day is all there is to do: the rest follows from it."""
        self.stack.append((STEP_MORNING, 1))

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

    def faults(self) -> list[str]:
        """Every pebble is somewhere, once; nothing is negative; nobody is where nothing is."""
        seats = self.players * len(KINDS)
        if (len(self.bag), len(self.sand), len(self.walks)) != (len(KINDS), len(COVES), self.players):
            return ["the shore does not fit the number of players (PB-SETUP-1)"]
        if len(self.found) != seats or len(self.pocket) != seats:
            return ["the boards do not fit the number of players (PB-SETUP-1)"]
        found: list[str] = []
        for kind, pebble in enumerate(pebbles()):
            places = range(kind, seats, len(KINDS))
            total = self.bag[kind] + self.sand.count(kind + 1)
            total += sum(self.found[place] + self.pocket[place] for place in places)
            if total != pebble.number:
                found.append(f"{pebble.id}: {total} pebbles, not {pebble.number} (PB-SETUP-2)")
        if min(*self.bag, *self.found, *self.pocket) < 0 or not 0 <= self.day <= self.days:
            found.append("a number is out of range (PB-SETUP-2)")
        if any(not 0 <= cove <= len(COVES) for cove in self.walks):
            found.append("somebody walks to nowhere (PB-WALK-2)")
        if any(not 0 <= lying <= len(KINDS) for lying in self.sand):
            found.append("something lies on the sand that is no pebble (PB-DAY-2)")
        return found

    def hides_walks(self) -> bool:
        """Tells whether the walks of today are still secret (PB-WALK-1)."""
        return bool(self.stack) and self.stack[-1][0] == STEP_WALK

    def view(self, seat: int | None) -> JsonObject:
        """Tells what a seat, or a spectator, may know: not the walks before all chose, not others' pockets."""
        others = [other for other in range(self.players) if other != seat and not self.open_pockets]
        unseen = self.bag[:]
        for other in others:
            for kind in range(len(KINDS)):
                unseen[kind] += self.pocket[other * len(KINDS) + kind]
        seen: JsonObject = {
            "game": "pebbles",
            "seat": seat,
            "players": self.players,
            "options": dict(self.options),
            "day": self.day,
            "over": self.over,
            "actors": self.actors,
            "chance": self.actor == CHANCE,
            "step": None if self.step is None else self.step.name,
            "asked": list(self.stack[-1][1:]) if self.stack else [],
            "sand": {
                cove: KINDS[lying - 1] if lying else None
                for cove, lying in zip(COVES, self.sand, strict=True)
            },
            "bag": sum(self.bag),
            "unseen": dict(zip(KINDS, unseen, strict=True)),
            "boards": [self._board(other, other in others) for other in range(self.players)],
            "walks": [self._walk(other, other == seat) for other in range(self.players)],
        }
        if self.over:
            seen.update(scores=self.scores(), winners=self.winners())
        return seen

    def _board(self, seat: int, hidden: bool) -> JsonObject:
        places = slice(seat * len(KINDS), (seat + 1) * len(KINDS))
        pocket = self.pocket[places]
        return {
            "found": dict(zip(KINDS, self.found[places], strict=True)),
            "pocket": None if hidden else dict(zip(KINDS, pocket, strict=True)),
            "pocket_size": sum(pocket),
        }

    def _walk(self, seat: int, own: bool) -> str | None:
        cove = self.walks[seat]
        if not cove:
            return None
        return COVES[cove - 1] if own or not self.hides_walks() else "somewhere"

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        """Deals anew what the seat cannot know; the pool is sorted first, so that the truth leaves no trace."""
        others = [other for other in range(self.players) if other != seat]
        if self.hides_walks():
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
