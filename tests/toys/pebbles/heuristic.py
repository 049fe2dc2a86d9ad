"""What Pebbles knows about good play: the pebble on the sand against the average of the bag."""

from __future__ import annotations

from portulan.engine.heuristic import Heuristic
from tests.toys.pebbles.moves import TAKE, WALK
from tests.toys.pebbles.shore import pebbles
from tests.toys.pebbles.state import Pebbles


class PebblesHeuristic(Heuristic[Pebbles]):
    """Rates a walk by what lies there, and digging by what the bag holds on average."""

    def scores(self, state: Pebbles, seat: int, moves: list[int]) -> list[float]:
        """Rates each move in points."""
        return [self._worth(state, move) for move in moves]

    def values(self, state: Pebbles) -> list[float]:
        """Takes the points so far for the final ones."""
        return [float(score) for score in state.scores()]

    def _worth(self, state: Pebbles, move: int) -> float:
        worth = [pebble.points for pebble in pebbles()]
        if move in WALK:
            return float(worth[state.sand[WALK.index(move)] - 1])
        if move in TAKE:
            return float(worth[state.sand[state.stack[-1][2]] - 1])
        return sum(n * points for n, points in zip(state.bag, worth, strict=True)) / max(1, sum(state.bag))
