"""Checks of the whole: nothing is lost, the game ends in time, and its points can be counted again."""

from __future__ import annotations

from tests.battery.case import Case, require, step_on, wander


def nothing_is_lost(case: Case) -> None:
    """Every component of the contract is there, and every invariant of the rules holds at every position."""
    for component in case.game.components(None):
        require(
            component.have == component.want,
            f"{case.game.name}: {component.name}: {component.have}, not {component.want} ({component.id})",
        )
    for seeded in (True, False):
        for state in wander(case, seeded=seeded):
            faults = state.faults()
            require(not faults, f"{case}: {'; '.join(faults)}")


def ends_within_its_bound(case: Case) -> None:
    """A random game ends before its bound; then nobody is asked and somebody may have won."""
    for seeded in (True, False):
        rng = case.rng("wander")
        state = case.new(seeded=seeded)
        entries = len(state.trail)
        while not state.over:
            require(entries <= case.game.bound, f"{case}: does not end within {case.game.bound} entries")
            step_on(state, rng)
            entries += len(state.trail)
        require(entries <= case.game.bound, f"{case}: ends after {entries} entries, beyond its bound")
        require(state.actor is None and not state.actors, f"{case}: somebody is asked after the end")
        require(
            state.moves() == [] and state.chances() == [], f"{case}: something can be played after the end"
        )
        require(state.step is None, f"{case}: a step waits after the end")
        require(set(state.winners()) <= set(range(case.players)), f"{case}: somebody wins who does not play")


def scores_are_recounted(case: Case) -> None:
    """Points and winners, counted again from the final view of every seat and of a spectator, are the same."""
    for seeded in (True, False):
        *_, state = wander(case, seeded=seeded)
        for viewer in case.viewers():
            view = state.view(viewer)
            counted = (case.recount.scores(view), case.recount.winners(view))
            told = (state.scores(), state.winners())
            require(
                not state.over or counted == told, f"{case}: scores {told}, recounted from a view {counted}"
            )
