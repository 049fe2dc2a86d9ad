"""Checks of chance: honest probabilities, outcomes that can be dictated, and draws that fit them."""

from __future__ import annotations

from collections import Counter
from math import isclose, sqrt

from portulan import CHANCE, PortulanError, State
from portulan.engine.generator import Generator
from tests.battery.case import Case, glimpses, require, step_on, wander

DRAWS = 2000
"""Draws behind each comparison of frequencies."""


def chance_nodes(case: Case) -> list[State]:
    """Gathers copies of the positions of a random game at which chance is asked, thinned out."""
    return [state.copy() for state in glimpses(case, seeded=False) if state.actor == CHANCE]


def probabilities_sum_to_one(case: Case) -> None:
    """Where chance is asked every listed outcome is possible, and together they are certain."""
    for state in wander(case, seeded=False):
        chances = state.chances()
        require(
            bool(chances) == (state.actor == CHANCE), f"{case}: outcomes are listed where chance is not asked"
        )
        if chances:
            outcomes = [outcome for outcome, _ in chances]
            require(outcomes == state.moves(), f"{case}: the outcomes are not the moves of chance")
            require(len(set(outcomes)) == len(outcomes), f"{case}: an outcome is listed twice")
            require(all(p > 0 for _, p in chances), f"{case}: an outcome has no chance to come")
            require(isclose(sum(p for _, p in chances), 1), f"{case}: the probabilities do not sum to 1")


def outcomes_asked_for_are_obtained(case: Case) -> None:
    """An outcome can be dictated, is what the trail says, and leads elsewhere than every other outcome."""
    for node in chance_nodes(case):
        ends: dict[str, int] = {}
        for outcome in node.moves():
            state = node.copy()
            events = state.listen()
            try:
                state.play(outcome)
            except (PortulanError, ArithmeticError, LookupError) as error:
                require(
                    False, f"{case}: the outcome {node.notation(outcome)!r} cannot be obtained: {error!r}"
                )
            require(state.trail[0] == (CHANCE, outcome), f"{case}: the trail names another outcome")
            require(not state.faults(), f"{case}: {node.notation(outcome)!r} is impossible: {state.faults()}")
            end = f"{state.digest()} {events}"
            twin = ends.setdefault(end, outcome)
            require(twin == outcome, f"{case}: the outcomes {twin} and {outcome} come to the same")


def seeded_games_never_show_chance(case: Case) -> None:
    """With a seed chance settles itself; its draws, dictated to a game without a seed, give the same game."""
    rng = case.rng("wander")
    seeded, dictated = case.new(), case.new(seeded=False)
    entries = list(seeded.trail)
    for _ in range(case.game.bound):
        require(seeded.actor != CHANCE and not seeded.chances(), f"{case}: a seeded game asks for chance")
        dictate(case, dictated, entries)
        require(
            dictated.digest() == seeded.digest(), f"{case}: the draws of the seed, dictated, lead elsewhere"
        )
        if seeded.over:
            return
        step_on(seeded, rng)
        entries = list(seeded.trail)


def dictate(case: Case, state: State, entries: list[tuple[int, int]]) -> None:
    """Plays entries on a state that settles only forced decisions by itself."""
    forced: list[tuple[int, int]] = []
    for seat, move in entries:
        if forced and forced[0] == (seat, move):
            forced.pop(0)
        else:
            require(not forced, f"{case}: a forced decision is missing from the trail of the seeded game")
            state.play(move, seat)
            forced = state.trail[1:]


def frequencies_fit_the_probabilities(case: Case) -> None:
    """What a generator draws is spread as the probabilities say, at the first position and further on."""
    first = case.new(seeded=False)
    if first.actor == CHANCE:
        drawn = Counter(case.game.new(case.players, seed, case.options).trail[0][1] for seed in range(DRAWS))
        _fit(case, first, drawn)
    for node in chance_nodes(case)[:3]:
        generator = Generator(f"{case} frequencies")
        _fit(case, node, Counter(node.draw(generator) for _ in range(DRAWS)))


def _fit(case: Case, node: State, drawn: Counter[int]) -> None:
    """Compares by chi-square, at one false alarm in 10,000; the seeds are fixed, so there is none or always."""
    chances = node.chances()
    require(set(drawn) <= {outcome for outcome, _ in chances}, f"{case}: an outcome came that was not listed")
    statistic = sum((drawn[outcome] - DRAWS * p) ** 2 / (DRAWS * p) for outcome, p in chances)
    freedom = len(chances) - 1
    require(
        statistic <= critical(freedom),
        f"{case}: frequencies do not fit: chi-square {statistic:.1f}, {freedom} df",
    )


def critical(freedom: int) -> float:
    """The chi-square value exceeded once in 10,000 (Wilson and Hilferty's approximation)."""
    if not freedom:
        return 1e-6
    ninth = 2 / (9 * freedom)
    return float(freedom * (1 - ninth + 3.719 * sqrt(ninth)) ** 3)
