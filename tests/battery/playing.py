"""Checks of bots: their choices are legal, depend on their seed, and never on what their seat cannot know."""

from __future__ import annotations

import random

from portulan import State
from portulan.bots import InformationState, make
from tests.battery.case import Case, askable, require
from tests.battery.secrecy import blind, pairs, play_both
from tests.battery.walk import Observation, Walk, observer

QUICK = ("random", "greedy", "easy")
SLOW = (*QUICK, "search:8it")
"""One bot of each kind; a search by the clock is not reproducible and is not asked."""


@observer(looks=1)
def bots_know_no_secrets(walk: Walk) -> Observation:
    """Asked in any two states that a seat cannot tell apart, a bot of the same seed chooses the same legal move."""
    case = walk.case
    rng = case.rng("bots")
    slow = walk.sample(0.25)
    while position := (yield):
        state, number = position.state, position.number
        names = SLOW if number in slow else QUICK
        for seat in state.actors:
            worlds = [state, *(state.resample(seat, random.Random(world)) for world in range(2))]
            _agree(case, names, worlds, seat, number)
        for seat, moves in askable(state):
            for one, other in pairs(state, moves, rng)[-1:]:
                twins = play_both(state, seat, one, other)
                for viewer in blind(case, twins, seat):
                    if viewer is not None and viewer in twins.mine.actors:
                        _agree(case, names, [twins.mine, twins.twin], viewer, number)


def _agree(case: Case, names: tuple[str, ...], worlds: list[State], seat: int, seed: int) -> None:
    """Asks the bots in each of the worlds, and in the first one twice."""
    legal = worlds[0].moves(seat)
    for name in names:
        chosen = [
            make(name, seed, case.game).choose(InformationState(world, seat))
            for world in (worlds[0], *worlds)
        ]
        require(chosen[0] in legal, f"{case}: {name} chooses {chosen[0]}, which is not legal")
        require(
            chosen[0] == chosen[1], f"{case}: {name} with the same seed, asked the same, answers otherwise"
        )
        same = len(set(chosen)) == 1
        require(same, f"{case}: {name} on seat {seat} chooses {chosen[1:]} by what it cannot know")
