"""What an event moved, as far as whoever heard it may know."""

from __future__ import annotations

import pytest

from portulan.engine.action_space import Field
from portulan.engine.events import HIDDEN, EventFamily
from portulan.engine.motions import MotionTable
from portulan.engine.scene import Motion

SEAT = Field("seat", ("0", "1"))
CARD = Field("card", ("sun", "moon"))
PLACE = Field("place", ("shelf", "floor"))
COUNT = Field("count", ())

EVENTS = (
    EventFamily("laid", SEAT, CARD, PLACE, secret=("card",)),
    EventFamily("hidden-away", SEAT, CARD, PLACE, secret=("place",)),
    EventFamily("swept", PLACE, COUNT),
    EventFamily("rested", SEAT),
)
TABLE = MotionTable(
    {
        "laid": (Motion("{card}", "seat-{seat}-hand", "{place}"),),
        "hidden-away": (
            Motion("{card}", "seat-{seat}-hand", "{place}"),
            Motion("{card}", "{place}", "seat-{seat}-hand"),
        ),
        "swept": (Motion("", "{place}", "seat-*-hand", count="{count}"),),
    },
    EVENTS,
)


def test_the_fields_of_an_event_name_piece_and_places() -> None:
    assert TABLE.of((0, 1, 0, 1)) == (Motion("sun", "seat-1-hand", "floor"),)
    assert TABLE.of((2, 0, 12)) == (Motion("", "shelf", "seat-*-hand", "12"),)


def test_an_event_that_moves_nothing_has_no_motion() -> None:
    assert TABLE.of((3, 0)) == ()


def test_a_piece_that_is_hidden_is_one_that_lies_face_down() -> None:
    assert TABLE.of((0, 1, HIDDEN, 1)) == (Motion("?", "seat-1-hand", "floor"),)


def test_a_motion_from_or_to_a_hidden_place_is_not_told() -> None:
    assert TABLE.of((1, 0, 1, HIDDEN)) == ()


def test_motions_are_those_of_events_that_there_are() -> None:
    with pytest.raises(ValueError, match="flown"):
        MotionTable({"flown": ()}, EVENTS)
