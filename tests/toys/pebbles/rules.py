"""The rules of Pebbles: one small function for each sentence, named as the rules name it."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Auto, Decision, Draw, Frame, Steps, Together, Weights
from tests.toys.pebbles import events, steps
from tests.toys.pebbles.moves import DIG, PEBBLE, TAKE, WALK
from tests.toys.pebbles.position import Position
from tests.toys.pebbles.shore import COVES, KINDS


def morning(state: Position, frame: Frame) -> None:
    """A day begins; what is pushed last happens first (PB-DAY-1, PB-DAY-2)."""
    state.day = frame[1]
    state.tell(events.MORNING, state.day)
    state.stack.append((steps.EVENING,))
    for cove in reversed(range(len(COVES))):
        state.stack.append((steps.COVE, cove))
    state.stack.append((steps.WALK,))
    bare = [cove for cove in range(len(COVES)) if not state.sand[cove]]
    for cove in reversed(bare[: sum(state.bag)]):
        state.stack.append((steps.WASH, cove))


def from_the_bag(state: Position, frame: Frame) -> Weights:
    """Every pebble of the bag is equally likely (PB-SETUP-2)."""
    return [(PEBBLE.move(kind), number) for kind, number in enumerate(state.bag) if number]


def wash(state: Position, frame: Frame, outcome: int) -> None:
    """The sea leaves a pebble in a bare cove (PB-DAY-2)."""
    kind = PEBBLE.index(outcome)
    state.bag[kind] -= 1
    state.sand[frame[1]] = kind + 1
    state.tell(events.WASHED, kind, frame[1])


def walkers(state: Position, frame: Frame) -> list[int]:
    """Who still has to choose; on a bare shore everybody stays at home (PB-WALK-1)."""
    return [seat for seat in range(state.players) if not state.walks[seat]] if any(state.sand) else []


def against_walk(state: Position, frame: Frame, seat: int, move: int) -> str:
    """A walk leads to a cove where a pebble lies (PB-WALK-2)."""
    return "" if state.sand[WALK.index(move)] else "PB-WALK-2"


def walk(state: Position, frame: Frame, seat: int, move: int) -> None:
    """Notes the choice; the others learn only that it was made."""
    state.walks[seat] = WALK.index(move) + 1
    state.tell(events.SET_OUT, seat, WALK.index(move))


def arrive(state: Position, frame: Frame) -> None:
    """All have chosen: everybody sees who is where (PB-WALK-3)."""
    for seat, cove in enumerate(state.walks):
        if cove:
            state.tell(events.ARRIVED, seat, cove - 1)


def visit(state: Position, frame: Frame) -> None:
    """One walker may search the cove, several only meet (PB-FIND-1, PB-FIND-2)."""
    here = [seat for seat in range(state.players) if state.walks[seat] == frame[1] + 1]
    if len(here) == 1:
        state.stack.append((steps.FIND, here[0], frame[1]))
    elif here:
        state.tell(events.MET, frame[1])


def against_find(state: Position, frame: Frame, move: int) -> str:
    """Who is alone takes or digs; nobody digs when the bag is empty (PB-FIND-1, PB-FIND-3)."""
    return "PB-FIND-3" if move in DIG and not any(state.bag) else ""


def find(state: Position, frame: Frame, move: int) -> None:
    """The pebble on the sand is taken, or chance is asked for another one."""
    _, seat, cove = frame
    if move in DIG:
        state.stack.append((steps.DIG, seat))
        return
    kind = state.sand[cove] - 1
    state.sand[cove] = 0
    state.found[seat * len(KINDS) + kind] += 1
    state.tell(events.TOOK, seat, kind, cove)


def dig(state: Position, frame: Frame, outcome: int) -> None:
    """The pebble goes into the pocket, seen by its finder alone (PB-POCKET-1)."""
    kind = PEBBLE.index(outcome)
    state.bag[kind] -= 1
    state.pocket[frame[1] * len(KINDS) + kind] += 1
    state.tell(events.DUG, frame[1], kind)
    if state.open_pockets:
        state.tell(events.SHOWN, frame[1], kind)


def evening(state: Position, frame: Frame) -> None:
    """Everybody goes home; after the last day pockets are emptied (PB-DAY-1, PB-END-1)."""
    state.walks = [0] * state.players
    if state.day < state.days:
        state.stack.append((steps.MORNING, state.day + 1))
        return
    for place, number in enumerate(state.pocket):
        for _ in range(number):
            state.tell(events.EMPTIED, place // len(KINDS), place % len(KINDS))
        state.found[place] += number
        state.pocket[place] = 0


STEPS: Final = Steps(
    steps.NAMES,
    {
        steps.MORNING: Auto(("PB-DAY-1",), morning),
        steps.WASH: Draw(("PB-DAY-2",), from_the_bag, wash),
        steps.WALK: Together(("PB-WALK-1", "PB-WALK-2"), walkers, (WALK,), walk, arrive, against_walk),
        steps.COVE: Auto(("PB-WALK-3",), visit),
        steps.FIND: Decision(("PB-FIND-1", "PB-FIND-3", "PB-POCKET-1"), (TAKE, DIG), find, against_find),
        steps.DIG: Draw(("PB-POCKET-1",), from_the_bag, dig),
        steps.EVENING: Auto(("PB-END-1",), evening),
    },
)
