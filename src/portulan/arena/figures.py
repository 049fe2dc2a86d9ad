"""Figures of a contest: win rates with intervals, scores and lengths, folded result by result."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Final

from portulan import registry
from portulan.arena.contest import Contest, Result
from portulan.engine.state import JsonObject

Z95: Final = 1.959963984540054
"""The quantile of the normal distribution that leaves 2.5% above it."""

COLUMNS: Final = ("games", "wins", "win rate", "95% interval", "mean score", "sd")
"""What `Tally.cells` shows."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of Wilson for a win rate; it stays within 0 and 1, and is honest for few games."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = Z95 * Z95 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z95 / (1 + square) * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


class Numbers:
    """Whole numbers counted by value, exact whatever the order in which they came."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, value: int) -> None:
        """Counts one number."""
        self.counts[value] += 1

    @property
    def mean(self) -> float:
        """The mean; 0 for no numbers."""
        number = self.counts.total()
        return sum(value * times for value, times in self.counts.items()) / number if number else 0.0

    @property
    def sd(self) -> float:
        """The standard deviation of the sample; 0 for less than two numbers."""
        number = self.counts.total()
        if number < 2:
            return 0.0
        total = sum(value * times for value, times in self.counts.items())
        squares = sum(value * value * times for value, times in self.counts.items())
        return math.sqrt(max(0, squares * number - total * total) / (number * (number - 1)))

    def data(self) -> JsonObject:
        """Gives the figures as plain data."""
        return {
            "mean": self.mean,
            "sd": self.sd,
            "min": min(self.counts, default=0),
            "max": max(self.counts, default=0),
        }


class Tally:
    """What a bot, or a seat, achieved; a victory that rivals share counts in parts, a team's for everybody."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.scores = Numbers()

    def add(self, score: int, share: float) -> None:
        """Adds one game."""
        self.games += 1
        self.wins += share
        self.scores.add(score)

    @property
    def rate(self) -> float:
        """The part of the games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the rate."""
        return wilson(self.wins, self.games)

    def cells(self) -> list[str]:
        """Writes the figures for a row of a table, as COLUMNS says."""
        low, high = self.interval
        return [
            f"{self.games}",
            f"{self.wins:.1f}",
            f"{self.rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{self.scores.mean:.2f}",
            f"{self.scores.sd:.2f}",
        ]

    def data(self) -> JsonObject:
        """Gives the figures as plain data."""
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.rate,
            "win_interval": list(self.interval),
            "score": self.scores.data(),
        }


class Figures:
    """All figures of a contest so far; bots of the same name are counted together."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.team = registry.game(contest.game).team
        self.seats = [Tally() for _ in range(contest.players)]
        self.bots = {name: Tally() for name in contest.bots}
        self.decisions = Numbers()

    def add(self, result: Result) -> None:
        """Folds one result in."""
        self.games += 1
        self.decisions.add(result.decisions)
        for seat, (bot, score) in enumerate(zip(result.seating, result.scores, strict=True)):
            won = seat in result.winners
            share = (1.0 if self.team else 1 / len(result.winners)) if won else 0.0
            self.seats[seat].add(score, share)
            self.bots[self.contest.bots[bot]].add(score, share)

    def data(self, timing: Mapping[str, float]) -> JsonObject:
        """Gives everything as plain data; what depends on the machine stands apart, under `timing`."""
        contest = self.contest
        return {
            "game": contest.game,
            "players": contest.players,
            "bots": list(contest.bots),
            "options": contest.options,
            "seed": contest.seed,
            "rotate": contest.rotate,
            "reproducible": contest.reproducible,
            "games": self.games,
            "by_bot": {name: record.data() for name, record in self.bots.items()},
            "by_seat": [record.data() for record in self.seats],
            "decisions": self.decisions.data(),
            "timing": dict(timing),
        }
