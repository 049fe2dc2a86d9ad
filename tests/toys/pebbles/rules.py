"""The rules of Pebbles: one small function for each sentence, named as the rules name it."""

from __future__ import annotations

from typing import Any, Final

from portulan.engine.steps import Auto, Decision, Draw, Frame, Step, Together, Weights
from tests.toys.pebbles.moves import (
    DIG,
    PEBBLE,
    SAID_ARRIVED,
    SAID_DUG,
    SAID_EMPTIED,
    SAID_MET,
    SAID_MORNING,
    SAID_SET_OUT,
    SAID_SHOWN,
    SAID_TOOK,
    SAID_WASHED,
    TAKE,
    WALK,
)
from tests.toys.pebbles.shore import COVES, KINDS
from tests.toys.pebbles.table import Table

STEP_MORNING: Final = 0
STEP_WASH: Final = 1
STEP_WALK: Final = 2
STEP_COVE: Final = 3
STEP_FIND: Final = 4
STEP_DIG: Final = 5
STEP_EVENING: Final = 6


def morning(table: Table, frame: Frame) -> None:
    """A day begins; what is pushed last happens first (PB-DAY-1, PB-DAY-2)."""
    table.day = frame[1]
    table.tell(SAID_MORNING, table.day)
    table.stack.append((STEP_EVENING,))
    for cove in reversed(range(len(COVES))):
        table.stack.append((STEP_COVE, cove))
    table.stack.append((STEP_WALK,))
    bare = [cove for cove in range(len(COVES)) if not table.sand[cove]]
    for cove in reversed(bare[: sum(table.bag)]):
        table.stack.append((STEP_WASH, cove))


def from_the_bag(table: Table, frame: Frame) -> Weights:
    """Every pebble of the bag is equally likely (PB-SETUP-2)."""
    return [(PEBBLE.base + kind, number) for kind, number in enumerate(table.bag) if number]


def wash(table: Table, frame: Frame, outcome: int) -> None:
    """The sea leaves a pebble in a bare cove (PB-DAY-2)."""
    kind = outcome - PEBBLE.base
    table.bag[kind] -= 1
    table.sand[frame[1]] = kind + 1
    table.tell(SAID_WASHED, kind, frame[1])


def walkers(table: Table, frame: Frame) -> list[int]:
    """Who still has to choose; on a bare shore everybody stays at home (PB-WALK-1)."""
    return [seat for seat in range(table.players) if not table.walks[seat]] if any(table.sand) else []


def against_cove(table: Table, cove: int) -> str:
    """A walk leads to a cove where a pebble lies (PB-WALK-2)."""
    return "" if table.sand[cove] else "PB-WALK-2"


def walk_moves(table: Table, frame: Frame, seat: int) -> list[int]:
    """Any cove with a pebble."""
    return [WALK.base + cove for cove in range(len(COVES)) if not against_cove(table, cove)]


def against_walk(table: Table, frame: Frame, seat: int, move: int) -> str:
    """Everybody walks, and nothing else can be done meanwhile (PB-WALK-1)."""
    return against_cove(table, move - WALK.base) if 0 <= move - WALK.base < WALK.size else "PB-WALK-1"


def walk(table: Table, frame: Frame, seat: int, move: int) -> None:
    """Notes the choice; the others learn only that it was made."""
    table.walks[seat] = move - WALK.base + 1
    table.tell(SAID_SET_OUT, seat, move - WALK.base)


def arrive(table: Table, frame: Frame) -> None:
    """All have chosen: everybody sees who is where (PB-WALK-3)."""
    for seat, cove in enumerate(table.walks):
        if cove:
            table.tell(SAID_ARRIVED, seat, cove - 1)


def visit(table: Table, frame: Frame) -> None:
    """One walker may search the cove, several only meet (PB-FIND-1, PB-FIND-2)."""
    here = [seat for seat in range(table.players) if table.walks[seat] == frame[1] + 1]
    if len(here) == 1:
        table.stack.append((STEP_FIND, here[0], frame[1]))
    elif here:
        table.tell(SAID_MET, frame[1])


def against_digging(table: Table) -> str:
    """Nobody digs when the bag is empty (PB-FIND-3)."""
    return "" if any(table.bag) else "PB-FIND-3"


def find_moves(table: Table, frame: Frame) -> list[int]:
    """Take, or dig; with one of them left the engine does not even ask."""
    return [TAKE.base] if against_digging(table) else [TAKE.base, DIG.base]


def against_find(table: Table, frame: Frame, move: int) -> str:
    """Who is alone in a cove takes or digs (PB-FIND-1)."""
    if move == DIG.base:
        return against_digging(table)
    return "" if move == TAKE.base else "PB-FIND-1"


def find(table: Table, frame: Frame, move: int) -> None:
    """The pebble on the sand is taken, or chance is asked for another one."""
    _, seat, cove = frame
    if move == DIG.base:
        table.stack.append((STEP_DIG, seat))
        return
    kind = table.sand[cove] - 1
    table.sand[cove] = 0
    table.found[seat * len(KINDS) + kind] += 1
    table.tell(SAID_TOOK, seat, kind, cove)


def dig(table: Table, frame: Frame, outcome: int) -> None:
    """The pebble goes into the pocket, seen by its finder alone (PB-POCKET-1)."""
    kind = outcome - PEBBLE.base
    table.bag[kind] -= 1
    table.pocket[frame[1] * len(KINDS) + kind] += 1
    table.tell(SAID_DUG, frame[1], kind)
    if table.open_pockets:
        table.tell(SAID_SHOWN, frame[1], kind)


def evening(table: Table, frame: Frame) -> None:
    """Everybody goes home; after the last day pockets are emptied (PB-DAY-1, PB-END-1)."""
    table.walks = [0] * table.players
    if table.day < table.days:
        table.stack.append((STEP_MORNING, table.day + 1))
        return
    for place, number in enumerate(table.pocket):
        for _ in range(number):
            table.tell(SAID_EMPTIED, place // len(KINDS), place % len(KINDS))
        table.found[place] += number
        table.pocket[place] = 0


STEPS: Final[tuple[Step[Any], ...]] = (
    Auto("morning", ("PB-DAY-1",), morning),
    Draw("wash", ("PB-DAY-2",), from_the_bag, wash),
    Together("walk", ("PB-WALK-1", "PB-WALK-2"), walkers, walk_moves, walk, against_walk, arrive),
    Auto("cove", ("PB-WALK-3",), visit),
    Decision("find", ("PB-FIND-1", "PB-FIND-3", "PB-POCKET-1"), find_moves, find, against_find),
    Draw("dig", ("PB-POCKET-1",), from_the_bag, dig),
    Auto("evening", ("PB-END-1",), evening),
)
