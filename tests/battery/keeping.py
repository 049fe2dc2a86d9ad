"""Checks of keeping: dumps, copies, and games that can be played again move by move."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import portulan
from portulan import State
from tests.battery.case import Case, Rejected, require, step_on
from tests.battery.walk import Course, Observation, Position, Walk, alone, observer

BESIDE = 100
"""Positions for which another game is played beside the one that is walked."""


def situation(case: Case, state: State) -> dict[str, Any]:
    """Gathers all that a state tells from outside."""
    return {
        "actor": state.actor,
        "actors": state.actors,
        "moves": [state.moves(seat) for seat in state.actors] or state.moves(),
        "chances": state.chances(),
        "over": state.over,
        "scores": state.scores(),
        "views": [state.view(viewer) for viewer in case.viewers()],
    }


class Companion:
    """A state that goes along with a walk: it is taken from a position and plays what is played there."""

    def __init__(self, seeded: bool) -> None:
        self.seeded = seeded
        self.state: State | None = None

    def follow(self, position: Position) -> State | None:
        """Plays what led to the position, and gives the state of the walk to be compared with, if there is one."""
        entry = position.decision if self.seeded else position.entry
        state = position.of(seeded=self.seeded)
        if state is not None and self.state is not None and entry is not None:
            self.state.play(entry[1], entry[0])
        return state


@observer()
def saves_and_loads(walk: Walk) -> Observation:
    """A state saved and loaded between decisions plays the same game as one that never was."""
    case = walk.case
    close, closer = walk.sample(4), walk.sample(1)
    companions = [Companion(seeded) for seeded in walk.modes()]
    while position := (yield):
        for loaded in companions:
            state = loaded.follow(position)
            if state is None or position.number not in close:
                continue
            where = f"position {position.number}"
            text = state.dump()
            same = loaded.state is None or loaded.state.dump() == text
            require(same, f"{case}: {where} is another one for a state that was saved and loaded before")
            loaded.state = _load(case, text)
            require(loaded.state.dump() == text, f"{case}: {where} is saved, loaded and saved otherwise")
            digest = loaded.state.digest()
            require(digest == state.digest(), f"{case}: {where} has another digest after loading")
            if position.number in closer:
                _compare(case, state, loaded.state, where)


def _compare(case: Case, state: State, loaded: State, where: str) -> None:
    """Compares a state with itself after loading, and its digest with the one that is worked out from its data.

    Versions stand beside a digest. Content on the table and in frames is there by its number: what is dumped by uid is
    read as it is held; opened passages are there by uid.
    """
    data = {key: value for key, value in state.data().items() if key not in ("rules", "content")}
    data["table"] = {name: getattr(state, name) for name in data["table"]}
    data["stack"] = [[state.steps[frame[0]].name, *frame[1:]] for frame in state.stack]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    condensed = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    require(condensed == state.digest(), f"{case}: the digest of {where} is not that of its data")
    before, after = situation(case, state), situation(case, loaded)
    parts = [part for part in before if before[part] != after[part]]
    require(not parts, f"{case}: {where} has other {', '.join(parts)} after loading")


def _load(case: Case, text: str) -> State:
    try:
        return portulan.load(text)
    except portulan.PortulanError as error:
        raise Rejected(f"{case}: a state that was saved cannot be loaded: {error}") from error


@observer()
def copies_are_independent(walk: Walk) -> Observation:
    """A copy equals its original and goes on alike, and neither feels what is played on the other."""
    case = walk.case
    rng = case.rng("copies")
    close = walk.sample(4)
    kept: list[tuple[State, str, str]] = []
    companions = [Companion(seeded) for seeded in walk.modes()]
    while position := (yield):
        for twin in companions:
            state = twin.follow(position)
            if state is None or position.number not in close:
                continue
            dump, digest = state.dump(), state.digest()
            if twin.state is not None:
                same = twin.state.dump() == dump
                require(same, f"{case}: a copy does not go on as its original does")
                same = twin.state.trail == state.trail
                require(same, f"{case}: a copy leaves another trail than its original")
            twin.state = state.copy()
            require(twin.state.dump() == dump, f"{case}: a copy is not equal to its original")
            stray = state.copy()
            for _ in range(rng.randrange(6)):
                if not stray.over:
                    step_on(stray, rng)
            require(state.dump() == dump, f"{case}: what is played on a copy changes the original")
            kept.append((state.copy(), digest, dump))
            _rehash(case, rng.choice(kept))
    for past in kept:
        _rehash(case, past)


def _rehash(case: Case, past: tuple[State, str, str]) -> None:
    state, digest, dump = past
    require(
        state.digest() == digest and state.dump() == dump, f"{case}: a past state was changed by later moves"
    )


@observer()
def same_seed_same_game(walk: Walk) -> Observation:
    """The same seed and the same moves give the same positions and tell the same events."""
    positions = 0
    while position := (yield):
        positions += 1
        same = walk.notes[position.number : position.number + 1] == [position.note]
        require(same, f"{walk.case}: the same seed and the same moves gave two games")
    require(positions == len(walk.notes), f"{walk.case}: the same game ended sooner than before")


@observer()
def interleaved_games_do_not_mix(walk: Walk) -> Observation:
    """Two games played in turns are the same as each of them alone."""
    case = walk.case
    other = Course(Case(case.game, case.recount, case.players, case.seed + 1, case.options))
    digests: list[str] = []
    while position := (yield):
        same = walk.notes[position.number : position.number + 1] == [position.note]
        require(same, f"{case}: a game changes when another one is played beside it")
        if position.number < BESIDE and other.goes_on:
            digests.append(other.state.digest())
            other.step()
    expected = [note.digest for note in alone(other.case, len(digests))]
    require(digests == expected, f"{case}: another game changes when this one is played beside it")


@observer()
def global_random_is_left_alone(walk: Walk) -> Observation:
    """The global generator is neither drawn from nor seeded, and its state makes no difference."""
    before = random.getstate()
    while position := (yield):
        require(random.getstate() == before, f"{walk.case}: the global generator was used")
        same = walk.notes[position.number : position.number + 1] == [position.note]
        require(same, f"{walk.case}: the global generator was read")
