"""Checks of chance: honest probabilities, outcomes that can be dictated, and draws that fit them."""

from __future__ import annotations

from collections import Counter
from math import isclose, sqrt

from portulan import CHANCE, PortulanError, State
from portulan.engine.generator import Generator
from tests.battery.case import Case, require, some
from tests.battery.walk import Course, Entry, Observation, Walk, observer

DRAWS = 2000
"""Draws behind each comparison of frequencies."""

NODES = 3
"""Chance nodes at which frequencies are compared."""

OUTCOMES = 40
"""Outcomes that are dictated at one chance node; of more some."""


@observer()
def probabilities_sum_to_one(walk: Walk) -> Observation:
    """Where chance is asked every listed outcome is possible, and together they are certain."""
    case = walk.case
    while position := (yield):
        state = position.state
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


@observer()
def outcomes_asked_for_are_obtained(walk: Walk) -> Observation:
    """An outcome can be dictated, is what the trail says, and leads elsewhere than every other outcome."""
    case = walk.case
    rng = case.rng("outcomes")
    close = walk.sample(1, of_chance=True)
    while position := (yield):
        if position.number not in close or position.state.actor != CHANCE:
            continue
        node = position.state
        ends: dict[str, int] = {}
        for outcome in some(node.moves(), OUTCOMES, rng):
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


@observer()
def seeded_games_never_show_chance(walk: Walk) -> Observation:
    """With a seed chance settles itself; its draws, dictated to a game without a seed, give the same game."""
    while position := (yield):
        together = position.seeded is not None or position.state.actor == CHANCE
        require(together, f"{walk.case}: {walk.parted}")


def dictate(case: Case, state: State, entries: list[Entry]) -> None:
    """Plays entries on a state that has just begun and settles only forced decisions by itself."""
    forced: list[Entry] = list(state.trail)
    for seat, move in entries:
        if forced and forced[0] == (seat, move):
            forced.pop(0)
        else:
            require(not forced, f"{case}: a forced decision is missing from the trail of the seeded game")
            state.play(move, seat)
            forced = state.trail[1:]


def frequencies_fit_the_probabilities(case: Case) -> None:
    """What a generator draws is spread as the probabilities say, at some positions of a random game."""
    course = Course(case)
    found: list[tuple[State, Entry, State]] = []
    while course.goes_on:
        before = course.state.copy()
        entry, _ = course.step()
        if course.state.actor == CHANCE and len(course.state.trail) == 1:
            found.append((before, entry, course.state.copy()))
    for node in some(found, NODES, case.rng("frequencies")):
        _fit(case, *node)


def _fit(case: Case, before: State, entry: Entry, node: State) -> None:
    """Compares by chi-square, at one false alarm in 10,000; the seeds are fixed, so there is none or always.

    The draws are made as in a match: a state with a generator plays the entry that leads to the node, and settles it.
    """
    seat, move = entry
    drawn: Counter[int] = Counter()
    for seed in range(DRAWS):
        state = before.copy()
        state.generator = Generator(f"{case} {seed}")
        state.play(move, seat)
        drawn[state.trail[1][1]] += 1
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
