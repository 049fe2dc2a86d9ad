"""The analysis of a finished match: the score round by round, where it turned, and what a bot would have done.

What a bot would have done is asked from what the seat knew at the time, so that nothing is told that it could not know.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from portulan.bots.advice import STRONGEST, Reason, explain
from portulan.bots.information_state import InformationState
from portulan.bots.names import heuristic, make
from portulan.bots.simple import mean_scores
from portulan.engine.errors import UsageError
from portulan.engine.match import Match
from portulan.engine.state import State

MOMENTS: Final = 3
"""How many moments are told."""

CANDIDATES: Final = 7
"""How many decisions a bot thinks about again: those of which the heuristic thinks the least."""

RATED: Final = 400
"""How many decisions the heuristic rates; of more, these are spread over the match."""

LISTED: Final = 300
"""Legal moves beyond which a decision is left out: a number that is entered has no list to compare."""

POINTS: Final = 24
"""How many points the curve of a game without rounds has."""

WORTH_TELLING: Final = 0.1
"""Points below which one move is as good as another."""

SECONDS: Final = 20.0
"""Seconds after which no further decision is thought about."""


@dataclass(frozen=True)
class Standing:
    """The score of every seat at the end of a round (0: of the set-up), after so many entries."""

    round: int
    entry: int
    scores: list[int]


@dataclass(frozen=True)
class Moment:
    """A decision that a bot would have made otherwise: the number of its entry, both moves, and by how many points."""

    entry: int
    round: int
    played: tuple[str, dict[str, str | int]]
    better: tuple[str, dict[str, str | int]]
    points: float
    reasons: list[Reason]


@dataclass(frozen=True)
class Analysis:
    """What can be said of a match for one seat; `turned` is the place in the curve where its lead changed the most."""

    seat: int
    curve: list[Standing]
    turned: int | None = None
    swing: int = 0
    moments: list[Moment] = field(default_factory=list)


Led = Callable[[State, int], int | None]
"""Gives the move that a seat was led to in a position, if any."""


def analyse(
    match: Match,
    seat: int,
    bot: str | None = None,
    clock: Callable[[], float] = time.monotonic,
    led: Led | None = None,
) -> Analysis:
    """Analyses a finished match for a seat; a move that it was led to is not judged."""
    if not match.state.over:
        raise UsageError("the match is not over: it is analysed after its end")
    if not 0 <= seat < len(match.names):
        raise UsageError(f"there is no seat {seat}")
    curve, decisions = _walk(match, seat, led)
    turned, swing = _turn(curve, seat, match.game.team)
    return Analysis(seat, curve, turned, swing, _moments(match, seat, decisions, bot or STRONGEST, clock))


Decision = tuple[float, int, State]
"""By how many points a move is rated below the best one, the number of its entry, and the position before it."""


def _walk(match: Match, seat: int, led: Led | None) -> tuple[list[Standing], list[Decision]]:
    """Plays the match again, notes the scores, and the decisions of the seat that are rated worst."""
    own = [number for number, entry in enumerate(match.entries) if entry.actor == seat and entry.digest]
    rated = set(own if len(own) <= RATED else [own[len(own) * place // RATED] for place in range(RATED)])
    last = len(match.entries)
    every = max(1, (last - match.origin) // POINTS)
    curve: list[Standing] = []
    worst: list[Decision] = []
    round_before, scores_before = -1, [0] * len(match.names)
    has_rounds = match.state.current_round() > 0
    for number, state in match.positions():
        now = state.current_round()
        begins = now != round_before if has_rounds else (number - match.origin) % every == 0
        if begins and number < last:
            if curve and has_rounds and curve[-1].round == max(0, now - 1):
                curve.pop()
            curve.append(Standing(max(0, now - 1) if has_rounds else len(curve), number, state.scores()))
        round_before, scores_before = now, state.scores()
        if number in rated and not state.closed:
            played = match.entries[number].move
            if led is not None and led(state, seat) == played:
                continue
            lost = _lost(state, seat, played)
            if lost > WORTH_TELLING:
                worst.append((lost, number, state.copy()))
                worst.sort(key=lambda one: (-one[0], one[1]))
                del worst[CANDIDATES:]
    curve.append(Standing(match.state.current_round() if has_rounds else len(curve), last, scores_before))
    return curve, worst


def _lost(state: State, seat: int, played: int) -> float:
    """Tells by how many points the heuristic rates a move below the best one."""
    information = InformationState(state, seat)
    moves = information.moves
    if not 1 < len(moves) <= LISTED:
        return 0.0
    scores = mean_scores(heuristic(state.game), information, make("greedy", "rating", state.game).rng)
    return max(scores) - scores[list(moves).index(played)]


def _turn(curve: list[Standing], seat: int, team: bool) -> tuple[int | None, int]:
    """Finds where the lead of a seat over the best of the others changed the most; of a team, where its score did."""
    leads: list[int] = []
    for standing in curve:
        others = [score for other, score in enumerate(standing.scores) if other != seat]
        leads.append(standing.scores[seat] - (0 if team else max(others, default=0)))
    swings = [leads[place] - leads[place - 1] for place in range(1, len(leads))]
    largest = max(swings, key=abs, default=0)
    return (swings.index(largest) + 1, largest) if largest else (None, 0)


def _moments(
    match: Match, seat: int, decisions: list[Decision], bot: str, clock: Callable[[], float]
) -> list[Moment]:
    """Lets a bot think again about some decisions, and tells those that it would have made otherwise."""
    end = clock() + SECONDS
    found: list[Moment] = []
    for lost, number, state in decisions:
        if len(found) == MOMENTS or clock() > end:
            break
        information = InformationState(state, seat)
        played = match.entries[number].move
        better = make(bot, f"analysis {number}", state.game).choose(information)
        if better == played:
            continue
        advice = explain(information, f"analysis {number}", better)
        found.append(
            Moment(
                number,
                state.current_round(),
                state.sentence(played),
                state.sentence(better),
                lost,
                advice.reasons,
            )
        )
    return sorted(found, key=lambda moment: moment.entry)
