"""The state of a match of Dead Letters: the position and the steps together, and who wins."""

from __future__ import annotations

from typing import ClassVar

from portulan.engine.state import JsonObject
from portulan.engine.steps import FreeActions, Steps
from tests.toys.letters import seasons, soundness, view
from tests.toys.letters.moves import CHOOSE
from tests.toys.letters.position import Position
from tests.toys.letters.rules import FREE, STEPS
from tests.toys.letters.world import STATS, WINTER


class Letters(Position):
    """A match of Dead Letters."""

    __slots__ = ()

    steps: ClassVar[Steps] = STEPS
    free: ClassVar[FreeActions[Position] | None] = FREE

    def setup(self) -> None:
        """The season begins with its page."""
        seasons.begin(self)

    def scores(self) -> list[int]:
        """Ten points for the letter and one for each day that is left, for all together (DL-SCORE-1)."""
        return [self.delivered * (10 + self.days - self.day)] * self.players

    def winners(self) -> list[int]:
        """All win if the letter was delivered, or nobody; nobody loses a winter (DL-WIN-1, DL-WINTER-2)."""
        return list(range(self.players)) if self.delivered or self.season == WINTER else []

    def broken_rules(self) -> list[str]:
        """Names what is wrong: something lies in two places, or what remains to be done cannot be done."""
        return list(soundness.broken_rules(self))

    def view(self, seat: int | None) -> JsonObject:
        """Tells what everybody may know."""
        return dict(view.view(self, seat))

    def saying(self, move: int) -> dict[str, str | int]:
        """Adds what a choice costs and tries, which stands on the open page."""
        if move not in CHOOSE:
            return {}
        ways = self.box.ways[self.page] if self.page >= 0 and self.has_read(self.page) else ()
        number = CHOOSE.index(move)
        way = ways[number] if number < len(ways) else None
        if way is None or way.stat < 0:
            return {"cost": 0 if way is None else way.cost, "stat": "none", "difficulty": 0}
        return {"cost": way.cost, "stat": STATS[way.stat], "difficulty": way.difficulty}
