"""The state of a stay in the bay: the position and the steps together; nothing is hidden but the book."""

from __future__ import annotations

import random
from typing import ClassVar

from portulan.engine.state import JsonObject
from portulan.engine.steps import Steps
from tests.toys.showcase import steps, view
from tests.toys.showcase.bay import PLACES, QUESTS
from tests.toys.showcase.position import Position
from tests.toys.showcase.rules import KNOWN, STEPS


class Showcase(Position):
    """A stay in the bay."""

    __slots__ = ()

    steps: ClassVar[Steps] = STEPS

    def setup(self) -> None:
        """The explorer strolls about, then sails home."""
        self.stack += [(steps.FINISH,), (steps.STROLL, 0)]

    def scores(self) -> list[int]:
        """Coins are what counts."""
        return [self.coins]

    def winners(self) -> list[int]:
        """Whoever comes home with all hearts lost has not won."""
        return [0] if self.hearts else []

    def broken_rules(self) -> list[str]:
        """The explorer stands on known ground (SC-1), and a page is open only where one lies (SC-2)."""
        found = [] if self.known[self.cell] == KNOWN else ["the explorer stands in the fog (SC-1)"]
        here = PLACES[self.place] in QUESTS
        if any(frame[0] == steps.PAGE for frame in self.stack) and (not here or self.read[self.place]):
            found.append("a page is open where none lies (SC-2)")
        if self.outcome and not (here and self.read[self.place]):
            found.append("a choice came to something where none was made (SC-2)")
        return found

    def view(self, seat: int | None) -> JsonObject:
        """Tells everything: there is nobody to hide it from."""
        return dict(view.view(self, seat))

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        """There are no secrets beside the book."""
