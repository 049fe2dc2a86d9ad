"""Undo by information barrier: how far a player may take back, worked out from views alone.

A decision can be taken back if it consumed no chance, nobody else decided since, and nobody learned anything by it.
Somebody learned something if, in another world that looked the same to him before, the same sight of the decision
would have led to another view, or to other events. Such worlds come from `resample`; no game declares anything.
"""

from __future__ import annotations

import random
from typing import Final

from portulan.engine.events import Event
from portulan.engine.state import CHANCE, JsonObject, State
from portulan.engine.steps import Together

WORLDS: Final = 24
"""How many worlds are tried for each viewer; a reveal among two possibilities escapes one time in 2**24."""


def is_barrier(before: State, seat: int, move: int) -> bool:
    """Tells whether playing the move closed the way back, for a state without a generator."""
    after = before.copy()
    events = after.listen()
    after.play(move, seat)
    if any(actor != seat for actor, _ in after.trail) or after.actor == CHANCE:
        return True
    viewers: list[int | None] = [*range(before.players), None]
    return any(_learned(before, _seen(after, events, viewer), seat, move, viewer) for viewer in viewers)


def _seen(state: State, events: list[Event], viewer: int | None) -> tuple[JsonObject, list[Event]]:
    """What a viewer has before him: the table, and what he heard."""
    families = state.game.events
    return state.view(viewer), [families[event[0]].seen_by(event, viewer) for event in events]


def _learned(
    before: State, seen: tuple[JsonObject, list[Event]], seat: int, move: int, viewer: int | None
) -> bool:
    """Tells whether what the viewer sees after the move depends on what he did not know before it."""
    for number in range(WORLDS):
        rng = random.Random(number)
        world = before.resample(viewer, rng)
        twin = _twin(world, seat, move, viewer, rng)
        if twin is None:
            continue
        events = world.listen()
        world.play(twin, seat)
        if world.actor == CHANCE or _seen(world, events, viewer) != seen:
            return True
    return False


def _twin(world: State, seat: int, move: int, viewer: int | None, rng: random.Random) -> int | None:
    """Finds a move that looks to the viewer, in another world, as the true one looked: None if there is none."""
    if viewer == seat:
        return move
    step = world.step
    space = world.game.space
    unseen = isinstance(step, Together)
    alike = [other for other in world.moves(seat) if unseen or space.look(other) == space.look(move)]
    return rng.choice(alike) if alike else None
