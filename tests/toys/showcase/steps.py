"""The steps of the showcase by name."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import SEAT, Arg, StepNames
from tests.toys.showcase.bay import CHOICES, PASSAGES

NAMES: Final = StepNames()

STROLL: Final = NAMES.step("stroll", SEAT)
OPEN: Final = NAMES.step("open", Arg("passage", 0, len(PASSAGES) - 1))
PAGE: Final = NAMES.step("page", SEAT)
SHEET: Final = NAMES.step("sheet", SEAT)
NUMBER: Final = NAMES.step("number", SEAT)
THROW: Final = NAMES.step("throw", Arg("difficulty", 1, 7), Arg("reward", 0, 5), Arg("on_page", 0, 1))
FINISH: Final = NAMES.step("finish")

assert CHOICES
