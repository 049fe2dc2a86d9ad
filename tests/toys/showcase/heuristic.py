"""A rough idea of what is worth doing in the bay."""

from __future__ import annotations

from portulan.engine.heuristic import Heuristic
from tests.toys.showcase import moves as kinds
from tests.toys.showcase.state import Showcase


class ShowcaseHeuristic(Heuristic[Showcase]):
    """Reads pages, explores, carries out what is prepared, and goes home when it has seen enough."""

    def scores(self, state: Showcase, seat: int, moves: list[int]) -> list[float]:
        """Rates each move."""
        return [self._worth(state, move) for move in moves]

    def values(self, state: Showcase) -> list[float]:
        """Takes the coins so far for the final ones."""
        return [float(state.coins)]

    def _worth(self, state: Showcase, move: int) -> float:
        if move in kinds.FINISH:
            return 3.0 if state.turns > 20 else -1.0
        for family, worth in (
            (kinds.READ, 4.0),
            (kinds.EXPLORE, 2.0),
            (kinds.CARRY_OUT, 1.0),
            (kinds.CHOOSE, 1.0),
        ):
            if move in family:
                return worth
        return 0.5 if move in kinds.WALK or move in kinds.GO else 0.0
