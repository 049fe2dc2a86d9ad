"""Checks of the whole: nothing is lost, the game ends in time, and its points can be counted again."""

from __future__ import annotations

from tests.battery.case import require
from tests.battery.walk import Observation, Walk, observer


@observer()
def nothing_is_lost(walk: Walk) -> Observation:
    """Every component of the contract is there, and every invariant of the rules holds at every position."""
    case = walk.case
    for component in case.game.components(case.game.content):
        require(
            component.have == component.want,
            f"{case.game.name}: {component.name}: {component.have}, not {component.want} ({component.id})",
        )
    while position := (yield):
        faults = position.state.faults()
        require(not faults, f"{case}: {'; '.join(faults)}")


@observer()
def ends_within_its_bound(walk: Walk) -> Observation:
    """A random game ends before its bound; then nobody is asked and somebody may have won."""
    case = walk.case
    ended = False
    while position := (yield):
        bound = case.game.longest
        require(position.entries <= bound, f"{case}: does not end within {bound} entries")
        ended = position.state.over
        for state in (position.state, position.seeded):
            if not ended or state is None:
                continue
            require(state.actor is None and not state.actors, f"{case}: somebody is asked after the end")
            rest = (state.moves(), state.chances())
            require(rest == ([], []), f"{case}: something can be played after the end")
            require(state.step is None, f"{case}: a step waits after the end")
            seats = set(range(case.players))
            require(set(state.winners()) <= seats, f"{case}: somebody wins who does not play")
    require(ended, f"{case}: does not end")


@observer()
def scores_are_recounted(walk: Walk) -> Observation:
    """Points and winners, counted again from the final view of every seat and of a spectator, are the same."""
    case = walk.case
    while position := (yield):
        state = position.state
        if state.over:
            for viewer in case.viewers():
                view = state.view(viewer)
                counted = (case.recount.scores(view), case.recount.winners(view))
                told = (state.scores(), state.winners())
                require(counted == told, f"{case}: scores {told}, recounted from a view {counted}")
