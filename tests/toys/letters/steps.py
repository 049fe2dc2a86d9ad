"""The steps of a match of Dead Letters by name, with the arguments of their frames; none of them names content."""

from __future__ import annotations

from typing import Final

from portulan.engine.picking import pick_step
from portulan.engine.steps import SEAT, Arg, StepNames
from tests.toys.letters.world import CHOICES, LONGEST, WIDTH

NAMES: Final = StepNames()

PAGE: Final = NAMES.step("page", SEAT)
PACK: Final = pick_step(NAMES, "pack")
DAY: Final = NAMES.step("day", Arg("day", 1, LONGEST))
TURN: Final = NAMES.step("turn", SEAT)
HOUR: Final = NAMES.step("hour", SEAT)
FOG: Final = NAMES.step("fog", SEAT, Arg("cell", 0, WIDTH * WIDTH - 1))
CHOOSE: Final = NAMES.step("choose", SEAT)
THROW: Final = NAMES.step("throw", SEAT, Arg("choice", 0, CHOICES - 1))
DIAL: Final = NAMES.step("dial", SEAT)
UNLOCK: Final = NAMES.step("unlock", SEAT, Arg("number", 0, 999))
EVENING: Final = NAMES.step("evening")
FIRST_WORD: Final = NAMES.step("first word")
KEEP: Final = NAMES.step("keep", SEAT)
