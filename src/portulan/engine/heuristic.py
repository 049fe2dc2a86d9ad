"""What a game knows about good play, behind one interface for all bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from portulan.engine.state import State

S = TypeVar("S", bound=State)


class Heuristic(ABC, Generic[S]):
    """Judgement over states that a seat may hold for possible: never the true one, always a resampled one."""

    @abstractmethod
    def scores(self, state: S, seat: int, moves: list[int]) -> list[float]:
        """Rates each of the moves for the seat that decides; higher is better, the unit is points."""

    @abstractmethod
    def values(self, state: S) -> list[float]:
        """Estimates the final points of every seat."""
