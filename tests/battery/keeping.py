"""Checks of keeping: dumps, copies, and games that can be played again move by move."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import portulan
from portulan import State
from tests.battery.case import Case, Rejected, glimpses, require, step_on, wander


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


def saves_and_loads(case: Case) -> None:
    """A state saved and loaded between all decisions plays the same game as one that never was."""
    for seeded in case.modes():
        digests = [state.digest() for state in wander(case, seeded=seeded)]
        rng = case.rng("wander")
        look = case.rng("looks")
        state = case.new(seeded=seeded)
        for number, digest in enumerate(digests):
            if number:
                step_on(state, rng)
            text = state.dump()
            loaded = _load(case, text)
            require(loaded.dump() == text, f"{case}: position {number} is saved, loaded and saved otherwise")
            require(loaded.digest() == digest, f"{case}: position {number} has another digest after loading")
            if look.randrange(case.every) == 0:
                text = json.dumps(state.data(), sort_keys=True, separators=(",", ":"))
                condensed = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
                require(
                    condensed == digest, f"{case}: the digest of position {number} is not that of its data"
                )
                before, after = situation(case, state), situation(case, loaded)
                parts = [part for part in before if before[part] != after[part]]
                require(not parts, f"{case}: position {number} has other {', '.join(parts)} after loading")
            state = loaded


def _load(case: Case, text: str) -> State:
    try:
        return portulan.load(text)
    except portulan.PortulanError as error:
        raise Rejected(f"{case}: a state that was saved cannot be loaded: {error}") from error


def copies_are_independent(case: Case) -> None:
    """A copy equals its original and goes on alike, and neither feels what is played on the other."""
    rng = case.rng("copies")
    kept: list[tuple[State, str, str]] = []
    twin: State | None = None
    for state in wander(case):
        if twin is not None:
            seat, move = state.trail[0]
            twin.play(move, seat)
            require(twin.dump() == state.dump(), f"{case}: a copy does not go on as its original does")
            require(twin.trail == state.trail, f"{case}: a copy leaves another trail than its original")
        dump, digest = state.dump(), state.digest()
        twin = state.copy()
        require(twin.dump() == dump, f"{case}: a copy is not equal to its original")
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


def _digests(case: Case) -> list[str]:
    return [state.digest() for state in wander(case)]


def same_seed_same_game(case: Case) -> None:
    """The same seed and the same moves give the same positions and tell the same events."""
    runs = []
    for _ in range(2):
        rng = case.rng("wander")
        state = case.new()
        run: list[Any] = [state.digest(), list(state.trail)]
        while not state.over and len(run) < 3 * case.game.bound:
            events = state.listen()
            step_on(state, rng)
            run += [state.digest(), list(state.trail), list(events)]
        runs.append(run)
    require(runs[0] == runs[1], f"{case}: the same seed and the same moves gave two games")


def interleaved_games_do_not_mix(case: Case) -> None:
    """Two games played in turns are the same as each of them alone."""
    other = Case(case.game, case.recount, case.players, case.seed + 1, case.options)
    alone = [_digests(case), _digests(other)]
    together: list[list[str]] = [[], []]
    walks = [wander(case), wander(other)]
    for turn in range(2 * max(len(digests) for digests in alone)):
        state = next(walks[turn % 2], None)
        if state is not None:
            together[turn % 2].append(state.digest())
    require(together == alone, f"{case}: a game changes when another one is played beside it")


def global_random_is_left_alone(case: Case) -> None:
    """The global generator is neither drawn from nor seeded, and its state makes no difference."""
    kept = random.getstate()
    try:
        runs = []
        for seed in (1, 2):
            random.seed(seed)
            before = random.getstate()
            runs.append([_digests(case), [state.digest() for state in glimpses(case, seeded=False)]])
            require(random.getstate() == before, f"{case}: the global generator was used")
        require(runs[0] == runs[1], f"{case}: the global generator was read")
    finally:
        random.setstate(kept)
