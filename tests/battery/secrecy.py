"""Checks of secrecy: who cannot tell two states apart gets the same of both, to the last byte.

Two such states come from `resample`, and from play itself: a choice or a draw that a viewer did not see, made
otherwise, is a *twin* of what happened. Twins are found without trusting `resample`, so they can convict it.
"""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from portulan import CHANCE, State
from portulan.engine.events import Event
from portulan.engine.steps import Together
from tests.battery.case import Case, Viewer, askable, require
from tests.battery.walk import Observation, Walk, observer

WORLDS = 24
"""Resampled states tried before a resample is said never to vary."""

PROMISES = 5
"""Choices of a secret after which somebody must have been left in the dark: the last one of a row may be shown."""


def sight(state: State, viewer: Viewer) -> dict[str, Any]:
    """Gathers all that a viewer gets of a state: view, bytes on the wire, who is asked, what may be played."""
    view = state.view(viewer)
    return {
        "view": view,
        "bytes": json.dumps(view),
        "actors": state.actors,
        "legal moves": [] if viewer is None else state.moves(viewer),
        "step": None if state.step is None else state.step.name,
        "end": state.over,
    }


def _compare(case: Case, one: State, other: State, viewer: Viewer, what: str) -> None:
    mine, theirs = sight(one, viewer), sight(other, viewer)
    parts = [part for part in mine if mine[part] != theirs[part]]
    require(not parts, f"{case}: {what} for viewer {viewer}: {', '.join(parts)}")


@observer(looks=1)
def views_are_plain_data(walk: Walk) -> Observation:
    """A view survives JSON unchanged, and whatever is done to it the state does not feel."""
    case = walk.case
    while position := (yield):
        state = position.state.copy()
        digest = state.digest()
        for viewer in case.viewers():
            view = state.view(viewer)
            try:
                again = json.loads(json.dumps(view))
            except (TypeError, ValueError) as error:
                require(False, f"{case}: the view is no JSON: {error}")
            require(again == view, f"{case}: the view is not the same after JSON")
            _wreck(view)
            require(state.digest() == digest, f"{case}: what is done to a view changes the state")
        listed = [state.moves(seat) for seat in state.actors]
        require(all(listed), f"{case}: what is done to a view changes the legal moves")


def _wreck(part: Any) -> None:
    """Empties a view from the inside out."""
    if isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            _wreck(inner)
        part.clear()


@observer(looks=1)
def resampling_forgets_the_truth(walk: Walk) -> Observation:
    """Resampling the truth, or a resampled state, with equal randomness gives equal states."""
    case = walk.case
    while position := (yield):
        for state in position.looked_at:
            dump = state.dump()
            for viewer in case.viewers():
                first = state.resample(viewer, random.Random(1)).dump()
                again = state.resample(viewer, random.Random(1)).dump()
                require(first == again, f"{case}: resample for {viewer} depends on more than its randomness")
                elsewhere = state.resample(viewer, random.Random(2))
                back = elsewhere.resample(viewer, random.Random(1)).dump()
                require(first == back, f"{case}: resample for {viewer} depends on what {viewer} cannot know")
            require(state.dump() == dump, f"{case}: resample changes the state that it is asked of")


@observer(looks=1)
def resampled_states_look_the_same(walk: Walk) -> Observation:
    """A resampled state is sound, and its viewer cannot tell it from the truth."""
    case = walk.case
    while position := (yield):
        for state in position.looked_at:
            for viewer in case.viewers():
                other = state.resample(viewer, random.Random(position.number))
                require(not other.faults(), f"{case}: a resampled state is impossible: {other.faults()}")
                _compare(case, state, other, viewer, "a resampled state looks otherwise")


class Twins(NamedTuple):
    """Two states that follow from different moves, and the events on the way to each."""

    mine: State
    heard: list[Event]
    twin: State
    heard_twin: list[Event]


@observer(looks=4)
def twins_look_the_same(walk: Walk) -> Observation:
    """What a viewer did not see, made otherwise, changes nothing for him: sights, events, resampled states.

    Secrets that are declared have to be met, and resampling has to vary them: the check cannot pass idly.
    """
    case = walk.case
    rng = case.rng("twins")
    promised = met = 0
    while position := (yield):
        state = position.state
        for seat, moves in askable(state):
            for one, other in pairs(state, moves, rng):
                together = isinstance(state.step, Together) and len(state.actors) > 1
                promised += together or (seat != CHANCE and _look(state, one) == _look(state, other))
                twins = play_both(state, seat, one, other)
                unaware = blind(case, twins, seat)
                if together and twins.mine.actors != twins.twin.actors:
                    continue  # who still has to choose is seen by all
                if together and twins.mine.stack[: len(state.stack)] == state.stack:
                    early = len(unaware) < case.players
                    require(not early, f"{case}: a choice of {seat} is seen before all have chosen")
                for viewer in unaware:
                    met += 1
                    _compare_twins(case, twins, viewer)
    require(
        promised < PROMISES or met > 0, f"{case}: moves have secret fields, and everybody always sees them"
    )


def pairs(state: State, moves: list[int], rng: random.Random) -> list[tuple[int, int]]:
    """Chooses a move and another one, and a move and another one that looks like it to the others."""
    if len(moves) < 2:
        return []
    one, other = rng.sample(moves, 2)
    alike = [move for move in moves if move != one and _look(state, move) == _look(state, one)]
    return [(one, other), (one, rng.choice(alike))] if alike else [(one, other)]


def _look(state: State, move: int) -> str:
    return state.game.space.look(move)


def play_both(state: State, seat: int, one: int, other: int) -> Twins:
    """Plays two moves of a seat, each on a state of its own."""
    mine, twin = state.copy(), state.copy()
    heard, heard_twin = mine.listen(), twin.listen()
    mine.play(one, seat)
    twin.play(other, seat)
    return Twins(mine, heard, twin, heard_twin)


def blind(case: Case, twins: Twins, seat: int) -> list[Viewer]:
    """Lists who cannot tell two different states apart; the seat that moved knows what it did."""
    if twins.mine.digest() == twins.twin.digest():
        return []
    viewers = [viewer for viewer in case.viewers() if viewer != seat]
    return [viewer for viewer in viewers if twins.mine.view(viewer) == twins.twin.view(viewer)]


def _compare_twins(case: Case, twins: Twins, viewer: Viewer) -> None:
    _compare(case, twins.mine, twins.twin, viewer, "a choice or a draw that is not seen shows")
    seen, seen_twin = (_as_heard(case, events, viewer) for events in (twins.heard, twins.heard_twin))
    require(seen == seen_twin, f"{case}: {viewer} hears what the view does not show: {seen}, {seen_twin}")
    _resample_alike(case, twins.mine, twins.twin, viewer)


def _as_heard(case: Case, events: list[Event], viewer: Viewer) -> list[Event]:
    return [case.game.events[event[0]].seen_by(event, viewer) for event in events]


def _resample_alike(case: Case, mine: State, twin: State, viewer: Viewer) -> None:
    """Two states that look the same are resampled alike, and not always to the same state."""
    worlds = set()
    for world in range(WORLDS):
        resampled = mine.resample(viewer, random.Random(world))
        if not world:
            other = twin.resample(viewer, random.Random(world))
            require(
                resampled.dump() == other.dump(),
                f"{case}: resample for {viewer} tells apart what {viewer} cannot",
            )
        worlds.add(resampled.digest())
        if len(worlds) > 1:
            return
    require(False, f"{case}: resample for {viewer} never varies what {viewer} cannot know")
