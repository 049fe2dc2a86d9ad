"""What can be told of a match; nothing is hidden between players, so all hear all (contract, chapter 5)."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import Field, SeatField
from portulan.engine.events import EventFamily, Events
from portulan.games.seventh_continent.terms import MOST_PLAYERS, RESOURCES, SPOTS

_SEAT = Field("seat", [str(seat) for seat in range(MOST_PLAYERS)])
_OTHER = SeatField("other", [str(seat) for seat in range(MOST_PLAYERS)])
_CARD = Field("card", ())
_CELL = Field("cell", ())
_GROUND = Field("ground", ())
_SPOT = Field("spot", SPOTS)
_WHERE = (_CELL, _GROUND, _SPOT)
"""A place, and what it was called when it was told: the card that lay there, or where from a card it lay."""
_N = Field("n", ())

CHOSE: Final = EventFamily("chose", _SEAT, _CARD)
TURN: Final = EventFamily("turn", _SEAT)
PROPOSED: Final = EventFamily("proposed", SeatField("by", [str(seat) for seat in range(MOST_PLAYERS)]))
OBJECTED: Final = EventFamily("objected", _SEAT)
PASSED: Final = EventFamily("passed", _SEAT)
ACTED: Final = EventFamily("acted", _SEAT, _CARD, Field("place", ()), *_WHERE)
JOINED: Final = EventFamily("joined", _SEAT)
STAYED: Final = EventFamily("stayed", _SEAT)
USED: Final = EventFamily("used", _SEAT, _CARD, Field("die", ()))
APPLIED: Final = EventFamily("applied", _SEAT, _CARD)
HEADED: Final = EventFamily("headed", _SEAT, *_WHERE)
MATERIAL: Final = EventFamily("material", _SEAT, Field("resource", RESOURCES))
EXTRA: Final = EventFamily("extra", _SEAT, _N)
TRADED: Final = EventFamily("traded", _N)
DREW: Final = EventFamily("drew", _SEAT, _CARD)
RISKED: Final = EventFamily("risked", _SEAT, _CARD)
SUCCEEDED: Final = EventFamily("succeeded", _SEAT, _N, Field("needed", ()))
FAILED: Final = EventFamily("failed", _SEAT, _N, Field("needed", ()))
CLEARED: Final = EventFamily("cleared", _N)
OVER: Final = EventFamily("over", _SEAT)
KEPT: Final = EventFamily("kept", _SEAT, _CARD)
DISCARDED: Final = EventFamily("discarded", _CARD)
RETURNED: Final = EventFamily("returned", _CARD)
BANISHED: Final = EventFamily("banished", _CARD)
LOST: Final = EventFamily("lost", _CARD)
RECOVERED: Final = EventFamily("recovered", _CARD)
PEEKED: Final = EventFamily("peeked", _CARD)
TOOK: Final = EventFamily("took", _SEAT, _CARD)
NOTHING: Final = EventFamily("nothing", _SEAT, _N)
PAST_RETURNED: Final = EventFamily("past-returned")
PLACED: Final = EventFamily("placed", _CARD, *_WHERE)
FOGGED: Final = EventFamily("fogged", *_WHERE)
ADDED: Final = EventFamily("added", _SEAT, _CARD)
ASSEMBLED: Final = EventFamily("assembled", _SEAT, _CARD, Field("die", ()))
GAVE: Final = EventFamily("gave", _SEAT, _OTHER, _CARD)
DAMAGED: Final = EventFamily("damaged", _SEAT, _CARD, Field("die", ()))
MENDED: Final = EventFamily("mended", _SEAT, _CARD, Field("die", ()))
MOVED: Final = EventFamily("moved", _SEAT, *_WHERE)
FIRE: Final = EventFamily("fire", _SEAT, *_WHERE)
FIRE_OUT: Final = EventFamily("fire-out", _SEAT)
CANCELLED: Final = EventFamily("cancelled", _SEAT, _CARD)
WRONG: Final = EventFamily("wrong", _SEAT, _CARD, _N, Field("free", ()))
"""A wrong number was entered; so many more cost nothing."""
CAMPED: Final = EventFamily("camped")
ELIMINATED: Final = EventFamily("eliminated", _SEAT)
CURSE_LIFTED: Final = EventFamily("curse-lifted", _CARD)
TOLD: Final = EventFamily("told", _SEAT, Field("passage", ()))
WON: Final = EventFamily("won")
DEFEATED: Final = EventFamily("defeated")

CLUE: Final = EventFamily("clue", _CARD)
LEFT: Final = EventFamily("left", _SEAT)
CAME: Final = EventFamily("came", _SEAT)
UNSEEN: Final = EventFamily("unseen", _N)
PAIRED: Final = EventFamily("paired", _SEAT, _N)
RELINKED: Final = EventFamily("relinked", _CARD, *_WHERE)
SHELVED: Final = EventFamily("shelved", _CARD)
WITHDRAWN: Final = EventFamily("withdrawn", _SEAT)
TO_PAST: Final = EventFamily("to-past", _CARD)
PUT_AWAY: Final = EventFamily("put-away", _CARD)
DECIDED: Final = EventFamily("decided", _SEAT, _N)
FEWER: Final = EventFamily("fewer", _N, Field("said", ()))
"""Fewer cards are recovered than a card says, for no more were drawn."""
CURSED: Final = EventFamily("cursed", _N)
"""So many curses are among the cards that were drawn from the Action Deck."""
EMPTIED: Final = EventFamily("emptied")
"""The last card left the Action Deck."""

EVENTS: Final = Events(
    *(
        CHOSE,
        TURN,
        PROPOSED,
        OBJECTED,
        PASSED,
        ACTED,
        JOINED,
        STAYED,
        USED,
        APPLIED,
        HEADED,
        MATERIAL,
        EXTRA,
        TRADED,
        DREW,
        RISKED,
    ),
    *(
        SUCCEEDED,
        FAILED,
        CLEARED,
        OVER,
        KEPT,
        DISCARDED,
        RETURNED,
        BANISHED,
        LOST,
        RECOVERED,
        PEEKED,
        TOOK,
        NOTHING,
    ),
    *(PAST_RETURNED, PLACED, FOGGED, ADDED, ASSEMBLED, GAVE, DAMAGED, MENDED, MOVED, FIRE, FIRE_OUT),
    *(CANCELLED, WRONG, CAMPED, ELIMINATED, CURSE_LIFTED, TOLD, WON, DEFEATED),
    *(CLUE, LEFT, CAME, UNSEEN, PAIRED, RELINKED, SHELVED, WITHDRAWN, TO_PAST, PUT_AWAY, DECIDED, FEWER),
    *(CURSED, EMPTIED),
)
