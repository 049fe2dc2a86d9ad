"""The moves of Pebbles: families with stable ids."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import ActionSpace, Family, Field
from tests.toys.pebbles.shore import COVES, KINDS

_KIND = Field("kind", KINDS)
_COVE = Field("cove", COVES)

PEBBLE: Final = Family("pebble", "pebble {kind}", _KIND)
WALK: Final = Family("walk", "walk {cove}", _COVE, secret=("cove",))
TAKE: Final = Family("take", "take")
DIG: Final = Family("dig", "dig")

SPACE: Final = ActionSpace((PEBBLE, WALK, TAKE, DIG))
