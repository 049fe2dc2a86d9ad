"""What can be told of a match of Pebbles."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import Field
from portulan.engine.events import EventFamily, Events
from tests.toys.pebbles.shore import COVES, KINDS

_SEAT = Field("seat", ("0", "1", "2"))
_KIND = Field("kind", KINDS)
_COVE = Field("cove", COVES)

MORNING: Final = EventFamily("morning", Field("day", ()))
WASHED: Final = EventFamily("washed", _KIND, _COVE)
SET_OUT: Final = EventFamily("set-out", _SEAT, _COVE, secret=("cove",))
ARRIVED: Final = EventFamily("arrived", _SEAT, _COVE)
MET: Final = EventFamily("met", _COVE)
TOOK: Final = EventFamily("took", _SEAT, _KIND, _COVE)
DUG: Final = EventFamily("dug", _SEAT, _KIND, secret=("kind",))
EMPTIED: Final = EventFamily("emptied", _SEAT, _KIND)
SHOWN: Final = EventFamily("shown", _SEAT, _KIND)

EVENTS: Final = Events(MORNING, WASHED, SET_OUT, ARRIVED, MET, TOOK, DUG, EMPTIED, SHOWN)
