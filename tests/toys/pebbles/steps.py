"""The steps of a match of Pebbles by name, with the arguments of their frames."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import SEAT, Arg, StepNames
from tests.toys.pebbles.shore import COVES, LONGEST

NAMES: Final = StepNames()

_COVE = Arg("cove", 0, len(COVES) - 1)

MORNING: Final = NAMES.step("morning", Arg("day", 1, LONGEST))
WASH: Final = NAMES.step("wash", _COVE)
WALK: Final = NAMES.step("walk")
COVE: Final = NAMES.step("cove", _COVE)
FIND: Final = NAMES.step("find", SEAT, _COVE)
DIG: Final = NAMES.step("dig", SEAT)
EVENING: Final = NAMES.step("evening")
