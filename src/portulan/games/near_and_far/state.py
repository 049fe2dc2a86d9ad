"""The state of a match of Near and Far: the position, the procedure of the rules, and who sees what."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from portulan.engine.state import JsonObject
from portulan.engine.steps import FreeActions, Steps
from portulan.games.near_and_far import hidden_information, invariants, sayings, scoring, setup, view
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.rules import FREE, STEPS


class NearAndFar(Position):
    """A match of Near and Far."""

    __slots__ = ()

    steps: ClassVar[Steps] = STEPS
    free: ClassVar[FreeActions[Any] | None] = FREE

    def setup(self) -> None:
        """Lays out the table (NF-SETUP)."""
        setup.set_up(self)

    def view(self, seat: int | None) -> JsonObject:
        """Tells what a seat, or a spectator, may know (contract, chapter 5)."""
        return dict(view.view(self, seat))

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        """Deals anew what the seat cannot know."""
        hidden_information.shuffle(self, seat, rng)

    def broken_rules(self) -> list[str]:
        """Names the invariants that the position breaks (contract 8.4)."""
        return invariants.broken_rules(self)

    def scores(self) -> list[int]:
        """Counts everybody's points as if the game ended now (NF-SCORE)."""
        return [scoring.sheet(self, seat).total for seat in range(self.players)]

    def current_round(self) -> int:
        """Numbers the round."""
        return self.round

    def winners(self) -> list[int]:
        """Lists who wins (NF-SCORE-15 to NF-SCORE-19); nobody if a boss is left (NF-BOSS-7)."""
        return scoring.winners(self)

    def saying(self, move: int) -> dict[str, str | int]:
        """Adds what only the position knows: prices, names of places, the numbers of a roll."""
        return sayings.saying(self, move)
