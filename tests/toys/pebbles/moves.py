"""The moves and the events of Pebbles: families with stable ids."""

from __future__ import annotations

from typing import Final

from portulan.engine.events import EventFamily
from portulan.engine.space import Family, Field, Space
from tests.toys.pebbles.shore import COVES, KINDS

_SEAT = Field("seat", ("0", "1", "2"))
_KIND = Field("kind", KINDS)
_COVE = Field("cove", COVES)
_DAY = Field("day", ())

PEBBLE: Final = Family("pebble", "pebble {kind}", _KIND)
WALK: Final = Family("walk", "walk {cove}", _COVE, secret=("cove",))
TAKE: Final = Family("take", "take")
DIG: Final = Family("dig", "dig")

SPACE: Final = Space((PEBBLE, WALK, TAKE, DIG))

EVENTS: Final = (
    EventFamily("morning", _DAY),
    EventFamily("washed", _KIND, _COVE),
    EventFamily("set-out", _SEAT, _COVE, secret=("cove",)),
    EventFamily("arrived", _SEAT, _COVE),
    EventFamily("met", _COVE),
    EventFamily("took", _SEAT, _KIND, _COVE),
    EventFamily("dug", _SEAT, _KIND, secret=("kind",)),
    EventFamily("emptied", _SEAT, _KIND),
    EventFamily("shown", _SEAT, _KIND),
)

SAID_MORNING: Final = 0
SAID_WASHED: Final = 1
SAID_SET_OUT: Final = 2
SAID_ARRIVED: Final = 3
SAID_MET: Final = 4
SAID_TOOK: Final = 5
SAID_DUG: Final = 6
SAID_EMPTIED: Final = 7
SAID_SHOWN: Final = 8
