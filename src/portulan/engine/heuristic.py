"""What a game knows about good play, behind one interface for all bots."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeAlias, TypeVar

from portulan.engine.state import State

S = TypeVar("S", bound=State)

WINNING: Final = 0.9
"""What winning counts for at the end of a match; the rest is for the lead, so that the lost side plays on well."""


class Heuristic(ABC, Generic[S]):
    """Judgement over states that a seat may hold for possible: never the true one, always a resampled one.

    It is pure: a state gets the same judgement whatever was judged before.
    """

    @abstractmethod
    def scores(self, state: S, seat: int, moves: list[int]) -> list[float]:
        """Rates each of the moves for the seat that decides; higher is better, the unit is points."""

    @abstractmethod
    def values(self, state: S) -> list[float]:
        """Estimates the final points of every seat."""

    def settled(self, state: S) -> bool:
        """Tells whether nothing is half done, so that `values` can be trusted; a search looks on until then."""
        return True

    def spread(self, state: S) -> float:
        """Tells how many points of lead make a win likely (three in four) from here."""
        return 5.0

    def rewards(self, state: S) -> list[float]:
        """Turns values into what each seat may hope for, from 0 to 1, by its lead over the best of the others.

        A co-operative game has its own idea of winning and overrides this.
        """
        values = self.values(state)
        spread = self.spread(state)
        rewards: list[float] = []
        for seat, value in enumerate(values):
            lead = value - max(values[:seat] + values[seat + 1 :], default=0.0)
            rewards.append(1 / (1 + math.exp(max(-50.0, min(50.0, -lead / spread)))))
        if state.over:
            winners = state.winners()
            for seat, reward in enumerate(rewards):
                won = 1 / len(winners) if seat in winners else 0.0
                rewards[seat] = WINNING * won + (1 - WINNING) * reward
        return rewards


AnyHeuristic: TypeAlias = Heuristic[Any]
"""A heuristic of whatever game."""
