"""What a game knows about good play, behind one interface for all bots."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from portulan.engine.state import State

S = TypeVar("S", bound=State)


class Heuristic(ABC, Generic[S]):
    """Judgement over states that a seat may hold for possible: never the true one, always a resampled one.

    It is pure: the same state gets the same judgement, whatever was judged before.
    """

    @abstractmethod
    def scores(self, state: S, seat: int, moves: list[int]) -> list[float]:
        """Rates each of the moves for the seat that decides; higher is better, the unit is points."""

    @abstractmethod
    def values(self, state: S) -> list[float]:
        """Estimates the final points of every seat."""

    def settled(self, state: S) -> bool:
        """Tells whether `values` can be trusted here: nothing is half done. A search looks on until then."""
        return True

    def spread(self, state: S) -> float:
        """Tells by how many points a lead may typically still change; a game with rounds shrinks it to the end."""
        return 10.0

    def rewards(self, state: S) -> list[float]:
        """Turns values into the chance of each seat to win, from 0 to 1, by its lead over the best of the others.

        A match that is over counts its winners, and the lead a little, so that a sure winner plays on well. A
        co-operative game has its own idea of winning and overrides this.
        """
        values = self.values(state)
        spread = self.spread(state)
        leads = [value - max(values[:seat] + values[seat + 1 :], default=0.0) for seat, value in enumerate(values)]
        rewards = [1 / (1 + math.exp(-max(-30.0, min(30.0, lead / spread)))) for lead in leads]
        if state.over:
            winners = state.winners()
            rewards = [
                0.9 * (seat in winners) / max(1, len(winners)) + 0.1 * reward for seat, reward in enumerate(rewards)
            ]
        return rewards
