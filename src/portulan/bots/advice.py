"""Advice: the move that a bot would make for a seat, and the reasons for it as named terms of the game's heuristic."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from portulan.bots.information_state import InformationState
from portulan.bots.names import LEVELS, heuristic, make
from portulan.bots.simple import mean_scores
from portulan.engine.generator import Seed
from portulan.engine.heuristic import Term

STRONGEST: Final = LEVELS[-1]
"""The bot that is asked for advice."""

WORLDS: Final = 6
"""Possible states over which the reasons are the mean."""

FOLLOWING: Final = 6
"""Decisions of the same seat that are played on, so that a choice in several parts is judged as a whole."""

REASONS: Final = 3
"""How many reasons are given at most."""

WORTH_TELLING: Final = 0.15
"""Points below which a change is no reason."""

Arguments = dict[str, str | int]


@dataclass(frozen=True)
class Reason:
    """How a move changes a term: the sentence and its arguments; `points` as they are, before they are rounded."""

    sentence: str
    points: float
    arguments: Arguments


@dataclass(frozen=True)
class Advice:
    """A move with its reasons; `other` is the move that is rated next, and `lead` by how many points it is behind."""

    move: int
    reasons: list[Reason] = field(default_factory=list)
    other: int | None = None
    lead: float = 0.0


def advise(information: InformationState, seed: Seed, bot: str | None = None) -> Advice:
    """Asks a bot, the strongest if none is named, what it would do, and the heuristic why."""
    chosen = make(bot or STRONGEST, seed, information.game).choose(information)
    return explain(information, seed, chosen)


def explain(information: InformationState, seed: Seed, chosen: int) -> Advice:
    """Gives the reasons for a move, and the best move beside it."""
    judge = make("greedy", seed, information.game)
    moves = information.moves
    scores = dict(zip(moves, mean_scores(heuristic(information.game), information, judge.rng), strict=True))
    others = [move for move in moves if move != chosen]
    other = max(others, key=lambda move: scores[move], default=None)
    lead = 0.0 if other is None else scores[chosen] - scores[other]
    changes = [_changes(information, judge.rng.random(), chosen) for _ in range(WORLDS)]
    return Advice(chosen, _reasons(changes), other, lead)


Key = tuple[str, tuple[tuple[str, str | int], ...]]


def _changes(information: InformationState, seed: float, move: int) -> dict[Key, tuple[float, int, int]]:
    """Plays a move in one possible state; gives for each term the change in points and amount, and the last amount."""
    judge = make("greedy", str(seed), information.game)
    terms = heuristic(information.game).terms
    seat = information.seat
    state = information.sample(judge.rng)
    before = _by_key(terms(state, seat))
    state.play(move, seat)
    for _ in range(FOLLOWING):
        if state.actor != seat or state.closed:
            break
        state.play(judge.choose(InformationState(state, seat)), seat)
    changes: dict[Key, tuple[float, int, int]] = {}
    for key, now in _by_key(terms(state, seat)).items():
        then = before.get(key)
        if then is not None and (now.mark is None or now.mark != then.mark):
            changes[key] = now.points - then.points, now.amount - then.amount, now.amount
    return changes


def _by_key(terms: list[Term]) -> dict[Key, Term]:
    return {(term.name, term.arguments): term for term in terms}


def _reasons(worlds: list[dict[Key, tuple[float, int, int]]]) -> list[Reason]:
    """Takes the largest mean changes, what the move gains first."""
    found: list[Reason] = []
    for key in sorted({key for changes in worlds for key in changes}, key=repr):
        name, arguments = key
        seen = [changes[key] for changes in worlds if key in changes]
        points = sum(change for change, _, _ in seen) / len(worlds)
        if abs(points) >= WORTH_TELLING:
            amount = round(sum(change for _, change, _ in seen) / len(seen))
            found.append(
                Reason(
                    f"reason-{name}",
                    points,
                    {
                        **dict(arguments),
                        "change": "more" if points > 0 else "less",
                        "points": round(abs(points)),
                        "amount": abs(amount),
                        "now": round(sum(last for _, _, last in seen) / len(seen)),
                    },
                )
            )
    largest = sorted(found, key=lambda reason: -abs(reason.points))[:REASONS]
    return sorted(largest, key=lambda reason: -reason.points)
