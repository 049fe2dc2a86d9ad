"""What can be told of a match of Dead Letters; pages and cards are told by number, never by name."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import Field
from portulan.engine.events import EventFamily, Events
from tests.toys.letters.world import KEEPSAKES, SEASONS, SPOTS, THINGS

_SEAT = Field("seat", ("0", "1", "2"))
_FROM = Field("origin", SPOTS)
_TO = Field("spot", SPOTS)
_N = Field("n", ())

SEASON: Final = EventFamily("season", Field("season", SEASONS))
PACKED: Final = EventFamily("packed", _SEAT, Field("thing", THINGS))
DAY: Final = EventFamily("day", Field("day", ()))
WALKED: Final = EventFamily("walked", _SEAT, _FROM, _TO)
SET_OUT: Final = EventFamily("set-out", _SEAT, _TO)
LAID: Final = EventFamily("laid", _TO)
OPENED: Final = EventFamily("opened", _SEAT, Field("page", ()))
CHOSE: Final = EventFamily("chose", _SEAT, Field("choice", ()))
LEFT: Final = EventFamily("left", _SEAT)
PAID: Final = EventFamily("paid", _SEAT, _N)
THREW: Final = EventFamily("threw", _SEAT, Field("pips", ()), Field("sum", ()), Field("difficulty", ()))
WARMER: Final = EventFamily("warmer", _SEAT, _N)
COLDER: Final = EventFamily("colder", _SEAT, _N)
GOT: Final = EventFamily("got", _SEAT, _N)
LINGERED: Final = EventFamily("lingered", _SEAT, _N)
SENT_HOME: Final = EventFamily("sent-home", _SEAT, _FROM)
WAITED: Final = EventFamily("waited", _SEAT)
ATE: Final = EventFamily("ate", _SEAT)
DIALLED: Final = EventFamily("dialled", _SEAT)
WRONG: Final = EventFamily("wrong", _SEAT, Field("number", ()))
SLEPT: Final = EventFamily("slept")
PRESSED_ON: Final = EventFamily("pressed-on")
DELIVERED: Final = EventFamily("delivered", _SEAT)
SNOWED: Final = EventFamily("snowed")
KEPT: Final = EventFamily("kept", _SEAT, Field("keepsake", KEEPSAKES))

EVENTS: Final = Events(
    *(
        SEASON,
        PACKED,
        DAY,
        WALKED,
        SET_OUT,
        LAID,
        OPENED,
        CHOSE,
        LEFT,
        PAID,
        THREW,
        WARMER,
        COLDER,
        GOT,
        LINGERED,
    ),
    *(SENT_HOME, WAITED, ATE, DIALLED, WRONG, SLEPT, PRESSED_ON, DELIVERED, SNOWED, KEPT),
)
