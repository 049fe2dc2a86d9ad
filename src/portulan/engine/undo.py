"""Undo by information barrier: how far a player may take back, worked out from views alone.

A decision can be taken back if it consumed no chance, nobody else decided since, and nobody learned anything by it. A
passage that was opened stays read. A table that plays for practice (`State.practice`) takes back across all that, but
for the decisions of others.
Somebody learned something if, in another world that looked the same to him before, the same sight of the decision
would have led to another view, or to other events. Such worlds come from `resample`; no game declares anything.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from portulan.engine.events import Event
from portulan.engine.offers import decider
from portulan.engine.state import CHANCE, JsonObject, State
from portulan.engine.steps import Together

WORLDS: Final = 24
"""How many worlds are tried for each viewer; a reveal among two possibilities escapes one time in 2**24."""


def is_barrier(before: State, seat: int, *moves: int) -> bool:
    """Tells whether playing the moves closed the way back, for a state without a generator."""
    return any(search_barrier(before, seat, *moves))


def search_barrier(before: State, seat: int, *moves: int) -> Iterator[bool]:
    """Searches world by world, and says after each whether it closed the way back; the first that did ends it.

    A search takes a while, and whoever has other things to do may do them between two worlds. All moves but the last
    one are seen by everybody. Those that another seat is asked for are of the same person (`Match.play`).
    """
    if before.practice:
        yield False
        return
    after = before.copy()
    events = after.listen()
    for move in moves:
        who = decider(after, seat)
        after.play(move, who)
        if (
            any(actor not in (seat, who) for actor, _ in after.trail)
            or after.actor == CHANCE
            or after.opened != before.opened
        ):
            yield True
            return
    viewers: list[int | None] = [*range(before.players), None]
    for viewer in viewers:
        seen = _seen(after, events, viewer)
        for number in range(WORLDS):
            yield _differs(before, seen, seat, moves, viewer, random.Random(number))


def _seen(state: State, events: list[Event], viewer: int | None) -> tuple[JsonObject, list[Event]]:
    """What a viewer has before him: the table, and what he heard."""
    families = state.game.events.listed
    return state.view(viewer), [families[event[0]].seen_by(event, viewer) for event in events]


def _differs(
    before: State,
    seen: tuple[JsonObject, list[Event]],
    seat: int,
    moves: tuple[int, ...],
    viewer: int | None,
    rng: random.Random,
) -> bool:
    """Tells whether, in another world that looked the same to the viewer, the moves would have looked otherwise."""
    world = before.resample(viewer, rng)
    events = world.listen()
    for move in moves[:-1]:
        who = decider(world, seat)
        if move not in world.moves(who):
            return False
        world.play(move, who)
    who = decider(world, seat)
    twin = _twin(world, who, moves[-1], viewer, rng)
    if twin is None:
        return False
    world.play(twin, who)
    return world.actor == CHANCE or world.closed or _seen(world, events, viewer) != seen


def _twin(world: State, seat: int, move: int, viewer: int | None, rng: random.Random) -> int | None:
    """Finds a move that looks to the viewer, in another world, as the true one looked: None if there is none."""
    if viewer == seat:
        return move
    step = world.step
    space = world.game.space
    unseen = isinstance(step, Together)
    alike = [other for other in world.moves(seat) if unseen or space.look(other) == space.look(move)]
    return rng.choice(alike) if alike else None
