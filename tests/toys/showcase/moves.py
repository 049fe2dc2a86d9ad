"""The moves of the showcase: families with stable ids."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import ActionSpace, Family, Field, Number
from tests.toys.showcase.bay import CELLS, CHOICES, FRIENDS, PLACES

_CELL = Field("cell", CELLS)

WALK: Final = Family("walk", "walk {place}", Field("place", PLACES))
GO: Final = Family("go", "go {cell}", _CELL)
EXPLORE: Final = Family("explore", "explore {cell}", _CELL)
SHIP: Final = Family("ship", "ship")
READ: Final = Family("read", "read")
CHOOSE: Final = Family("choose", "choose {choice}", Field("choice", CHOICES))
PREPARE: Final = Family("prepare", "prepare")
FRIEND: Final = Family("friend", "friend {friend}", Field("friend", FRIENDS))
TOOL: Final = Family("tool", "tool lantern")
MORE: Final = Family("more", "more")
LESS: Final = Family("less", "less")
CARRY_OUT: Final = Family("carry-out", "carry out")
GIVE_UP: Final = Family("give-up", "give up")
RIDDLE: Final = Family("riddle", "riddle")
NUMBER: Final = Family("number", "number {number}", Number("number", 0, 999, digits=3))
DIE: Final = Family("die", "die {pips}", Field("pips", ("1", "2", "3", "4", "5", "6")))
FINISH: Final = Family("finish", "finish")

SPACE: Final = ActionSpace(
    (
        WALK,
        GO,
        EXPLORE,
        SHIP,
        READ,
        CHOOSE,
        PREPARE,
        FRIEND,
        TOOL,
        MORE,
        LESS,
        CARRY_OUT,
        GIVE_UP,
        RIDDLE,
        NUMBER,
        DIE,
        FINISH,
    )
)
