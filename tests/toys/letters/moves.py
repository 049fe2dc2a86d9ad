"""The moves of Dead Letters: families with stable ids. What is still closed has numbers instead of names."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import ActionSpace, Family, Field, Number
from portulan.engine.dice import die_family
from tests.toys.letters.world import CHOICES, KEEPSAKES, PLACES, SIDES, THINGS

MOST_CARDS: Final = 40
"""Cards of the fog, at most: a pack may add some."""

CARD: Final = Family("card", "card {number}", Number("number", 0, MOST_CARDS - 1))
DIE: Final = die_family("die", 6)
PACK: Final = Family("pack", "pack {thing}", Field("thing", THINGS))
TRAVEL: Final = Family("travel", "travel {place}", Field("place", PLACES))
CLIMB: Final = Family("climb", "climb")
GO: Final = Family("go", "go {side}", Field("side", SIDES))
READ: Final = Family("read", "read")
DIAL: Final = Family("dial", "dial")
ENTER: Final = Family("enter", "enter {number}", Number("number", 0, 999, digits=3))
WAIT: Final = Family("wait", "wait")
CHOOSE: Final = Family("choose", "choose {choice}", Number("choice", 1, CHOICES))
LEAVE: Final = Family("leave", "leave")
EAT: Final = Family("eat", "eat")
SLEEP: Final = Family("sleep", "sleep")
PRESS_ON: Final = Family("press-on", "press on")
AGREE: Final = Family("agree", "agree")
OBJECT: Final = Family("object", "object")
KEEP: Final = Family("keep", "keep {keepsake}", Field("keepsake", KEEPSAKES))

SPACE: Final = ActionSpace(
    (
        *(CARD, DIE, PACK, TRAVEL, CLIMB, GO, READ, DIAL, ENTER, WAIT),
        *(CHOOSE, LEAVE, EAT, SLEEP, PRESS_ON, AGREE, OBJECT, KEEP),
    )
)
