"""Bots that look one move ahead, or not at all."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from portulan.bots.bot import Bot
from portulan.bots.information_state import InformationState
from portulan.engine.generator import Seed
from portulan.engine.heuristic import AnyHeuristic

SAMPLES: Final = 3
"""States over which a greedy bot takes the mean, because a heuristic may read what the seat cannot know."""

SAME: Final = 1e-9
"""Scores that differ by less are a tie."""


def pick(moves: Sequence[int], weights: Sequence[float], rng: random.Random) -> int:
    """Draws a move with a chance in proportion to its weight."""
    rest = rng.random() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        rest -= weight
        if rest < 0:
            return move
    return moves[-1]


def soften(scores: Sequence[float], temperature: float) -> list[float]:
    """Turns scores into weights: a move that is `temperature` points worse weighs e times less."""
    best = max(scores)
    return [math.exp((score - best) / temperature) for score in scores]


def mean_scores(heuristic: AnyHeuristic, information: InformationState, rng: random.Random) -> list[float]:
    """Rates the moves of an information state: the mean over a few possible states, where they can differ."""
    totals = [0.0] * len(information.moves)
    samples = 1 if information.certain else SAMPLES
    for _ in range(samples):
        rated = heuristic.scores(information.sample(rng), information.seat, information.moves)
        for index, score in enumerate(rated):
            totals[index] += score / samples
    return totals


class RandomBot(Bot):
    """Plays any legal move."""

    def choose(self, information: InformationState) -> int:
        """Chooses uniformly."""
        return self.rng.choice(information.moves)


class GreedyBot(Bot):
    """Plays what the heuristic of the game rates highest; with a temperature, now and then something worse."""

    def __init__(self, seed: Seed, heuristic: AnyHeuristic, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self._heuristic = heuristic
        self._temperature = temperature

    def choose(self, information: InformationState) -> int:
        """Rates the moves on a few possible states; chance decides between equals."""
        moves = information.moves
        totals = mean_scores(self._heuristic, information, self.rng)
        if self._temperature:
            return pick(moves, soften(totals, self._temperature), self.rng)
        best = max(totals)
        return self.rng.choice(
            [move for move, total in zip(moves, totals, strict=True) if total > best - SAME]
        )
