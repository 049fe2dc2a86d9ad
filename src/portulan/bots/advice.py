"""Advice: the move that a bot would make for a seat, and the reasons for it as named terms of the game's heuristic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from portulan.bots.information_state import InformationState
from portulan.bots.names import LEVELS, heuristic, make
from portulan.bots.simple import mean_scores
from portulan.engine.generator import Seed
from portulan.engine.heuristic import Term
from portulan.engine.offers import decider, declined_before, offers
from portulan.engine.state import State
from portulan.engine.steps import DECISION, Anyone, Decision

STRONGEST: Final = LEVELS[-1]
"""The bot that is asked for advice."""

WORLDS: Final = 6
"""Possible states over which the reasons are the mean."""

FOLLOWING: Final = 6
"""Decisions of the same seat, or of a team, that are played on: a choice in several parts is judged as a whole."""

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
    """A move with its reasons; `other` is the move that is rated next, and `lead` by how many points it is behind.

    Of a move that says no more than who goes on, `then` are the sentences of what is meant to follow: the next move,
    and what it would bring, where the scene tells that.
    """

    move: int
    reasons: list[Reason] = field(default_factory=list)
    other: int | None = None
    lead: float = 0.0
    then: list[tuple[str, Arguments]] = field(default_factory=list)


def advise(information: InformationState, seed: Seed, bot: str | None = None) -> Advice:
    """Asks a bot, the strongest if none is named, what it would do, and the heuristic why."""
    chosen = make(bot or STRONGEST, seed, information.game).choose(information)
    return explain(information, seed, chosen)


def advise_person(position: State, seat: int, seed: Seed, held: Sequence[int] = ()) -> Advice:
    """Asks the strongest bot about what a person is asked (`engine/offers.py`); `held` are all seats of the person.

    A choice that the bot would decline is not put to a person either: it is asked about the next question. Where it
    names only who should go on, it also says what for.
    """
    state = position.copy()
    state.generator = None
    found = [offer for offer in offers(state, seat, held) if not offer.beside]
    played = 0
    for offer in found:
        for move in offer.declined[played:]:
            state.play(move, decider(state, seat))
        played = len(offer.declined)
        advice = advise(InformationState(state, seat), seed)
        if declined_before(found, advice.move) is not None:
            break
    return _with_intent(state, seat, seed, advice)


def _with_intent(state: State, seat: int, seed: Seed, advice: Advice) -> Advice:
    """Adds what is meant to follow a move that says who goes on, if all agree; with the reasons for it."""
    step = state.step
    if not isinstance(step, Anyone) or step.through is None:
        return advice
    if advice.move not in step.through(state, state.stack[-1]):
        return advice
    state.play(advice.move, seat)
    while isinstance(state.step, Decision) and state.step.formality is not None:
        state.play(next(move for move in state.moves() if move in state.step.formality.answer))
    actor = state.actor
    if actor is None or actor < 0 or state.step is None or state.step.kind != DECISION:
        return advice
    if actor != seat and state.game.secrets:
        return advice
    meant = advise(InformationState(state, actor), seed)
    view = state.view(actor)
    targets = tuple(state.game.targets(view, meant.move))
    effects = [one.effect for one in state.game.scene(view).previews if one.targets == targets]
    told = [state.sentence(meant.move), *((effect.name, effect.arguments) for effect in effects)]
    return replace(advice, reasons=meant.reasons, then=[(name, dict(more)) for name, more in told])


def explain(information: InformationState, seed: Seed, chosen: int) -> Advice:
    """Gives the reasons for a move, those known beforehand first, and the best move beside it."""
    judge = make("greedy", seed, information.game)
    moves = information.moves
    scores = dict(zip(moves, mean_scores(heuristic(information.game), information, judge.rng), strict=True))
    others = [move for move in moves if move != chosen]
    other = max(others, key=lambda move: scores[move], default=None)
    lead = 0.0 if other is None else scores[chosen] - scores[other]
    known = heuristic(information.game).outlook(information.sample(judge.rng), information.seat, chosen)
    said = {name for one in known for name in one.instead}
    changes = [_changes(information, judge.rng.random(), chosen) for _ in range(WORLDS)]
    found = [Reason(f"reason-{one.name}", 0.0, one.arguments) for one in known]
    return Advice(chosen, found + _reasons(changes, said, REASONS - len(found)), other, lead)


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
        who = state.actor
        if who is None or who < 0 or state.closed or (who != seat and not state.game.team):
            break
        if state.game.team and heuristic(information.game).settled(state):
            break  # what a team does next is another matter
        state.play(judge.choose(InformationState(state, who)), who)
    changes: dict[Key, tuple[float, int, int]] = {}
    for key, now in _by_key(terms(state, seat)).items():
        then = before.get(key)
        if then is not None and (now.mark is None or now.mark != then.mark):
            changes[key] = now.points - then.points, now.amount - then.amount, now.amount
    return changes


def _by_key(terms: list[Term]) -> dict[Key, Term]:
    return {(term.name, term.arguments): term for term in terms}


def _reasons(worlds: list[dict[Key, tuple[float, int, int]]], said: set[str], most: int) -> list[Reason]:
    """Takes the largest mean changes, what the move gains first; not those of terms of which more was said."""
    found: list[Reason] = []
    for key in sorted({key for changes in worlds for key in changes if key[0] not in said}, key=repr):
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
    largest = sorted(found, key=lambda reason: -abs(reason.points))[:most]
    return sorted(largest, key=lambda reason: -reason.points)
