"""What can be told of a stay in the bay."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import Field
from portulan.engine.events import EventFamily, Events
from tests.toys.showcase.bay import CELLS, PLACES

_PLACE = Field("place", PLACES)
_CELL = Field("cell", CELLS)

WALKED: Final = EventFamily("walked", _PLACE)
SAILED: Final = EventFamily("sailed", Field("where", ("bay", "island")))
WENT: Final = EventFamily("went", _CELL)
EXPLORED: Final = EventFamily("explored", _CELL)
OPENED: Final = EventFamily("opened", _PLACE)
THROWN: Final = EventFamily("thrown", Field("pips", ()))
WON: Final = EventFamily("won", Field("coins", ()))
LOST: Final = EventFamily("lost")
TRIED: Final = EventFamily("tried", Field("number", ()))
SOLVED: Final = EventFamily("solved")
HOME: Final = EventFamily("home")

EVENTS: Final = Events(WALKED, SAILED, WENT, EXPLORED, OPENED, THROWN, WON, LOST, TRIED, SOLVED, HOME)
