"""What a game knows about good play, behind one interface for all bots."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from portulan.engine.state import State

S = TypeVar("S", bound=State)

WINNING: Final = 0.9
"""What winning counts for at the end of a match; the rest is for the lead, so that the lost side plays on well."""


class Term(NamedTuple):
    """A named part of what a seat has and may hope for; `reason-NAME` in the game's text tells how a move changes it.

    `amount` counts what it is made of, such as coins. `arguments` say which of several is meant. A part with a `mark`
    is told only where the mark changes: what a move does not touch is no reason for it.
    """

    name: str
    points: float
    amount: int = 0
    arguments: tuple[tuple[str, str | int], ...] = ()
    mark: tuple[int, ...] | None = None


class Outlook(NamedTuple):
    """What can be said of a move beforehand, such as its chance: `reason-NAME` in the game's text, with arguments.

    The terms named in `instead` would say less of the same, and are left out.
    """

    name: str
    arguments: dict[str, str | int]
    instead: tuple[str, ...] = ()


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

    def terms(self, state: S, seat: int) -> list[Term]:
        """Takes apart what a seat has and may hope for, so that advice has reasons; none where nothing is named."""
        return []

    def outlook(self, state: S, seat: int, move: int) -> list[Outlook]:
        """Says of a move what is known beforehand, such as chance, cost and aim; none where terms say enough."""
        return []

    def settled(self, state: S) -> bool:
        """Tells whether nothing is half done, so that `values` can be trusted; a search looks on until then."""
        return True

    def spread(self, state: S) -> float:
        """Tells how many points of lead make a win likely (three in four) from here."""
        return 5.0

    def chance_of_winning(self, state: S) -> float:
        """Estimates how likely a team is to win; by default, the mean of its values against the spread."""
        if state.over:
            return 1.0 if state.winners() else 0.0
        values = self.values(state)
        return _likely(sum(values) / len(values) / self.spread(state))

    def rewards(self, state: S) -> list[float]:
        """Turns values into what each seat may hope for, from 0 to 1: rivals by their lead, a team together."""
        if state.game.team:
            return [self.chance_of_winning(state)] * state.players
        values = self.values(state)
        spread = self.spread(state)
        rewards: list[float] = []
        for seat, value in enumerate(values):
            lead = value - max(values[:seat] + values[seat + 1 :], default=0.0)
            rewards.append(_likely(lead / spread))
        if state.over:
            winners = state.winners()
            for seat, reward in enumerate(rewards):
                won = 1 / len(winners) if seat in winners else 0.0
                rewards[seat] = WINNING * won + (1 - WINNING) * reward
        return rewards


def _likely(lead: float) -> float:
    """Turns a lead into a chance: none is even, three in four for a lead of one."""
    return 1 / (1 + math.exp(max(-50.0, min(50.0, -lead))))


AnyHeuristic: TypeAlias = Heuristic[Any]
"""A heuristic of whatever game."""
