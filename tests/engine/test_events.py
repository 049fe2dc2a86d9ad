"""Events: what happened, with what a viewer may not know blanked."""

from __future__ import annotations

import pytest

from portulan.engine.action_space import Field
from portulan.engine.events import HIDDEN, EventFamily

SEAT = Field("seat", ("0", "1", "2"))
CARD = Field("card", ("ace", "king"))
POINTS = Field("points", ())


def test_secret_fields_are_known_to_the_seat_of_the_event_alone() -> None:
    drew = EventFamily("drew", CARD, SEAT, POINTS, secret=("card",))
    event = (5, 1, 2, 30)
    assert drew.seen_by(event, 2) == event
    assert drew.seen_by(event, 0) == (5, HIDDEN, 2, 30)
    assert drew.seen_by(event, None) == (5, HIDDEN, 2, 30)


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    scored = EventFamily("scored", SEAT, POINTS)
    assert scored.seen_by((0, 1, 7), None) == scored.seen_by((0, 1, 7), 2) == (0, 1, 7)


def test_arguments_name_labels_numbers_and_what_is_hidden() -> None:
    drew = EventFamily("drew", SEAT, CARD, POINTS, secret=("card",))
    assert drew.arguments((0, 1, 0, 12)) == {"seat": 1, "card": "ace", "points": 12}
    assert drew.labels(drew.seen_by((0, 1, 0, 12), 0)) == {"seat": "1", "card": "hidden", "points": "12"}
    assert drew.arguments(drew.seen_by((0, 1, 0, 12), 0)) == {"seat": 1, "card": "hidden", "points": 12}


def test_a_secret_needs_somebody_who_knows_it() -> None:
    with pytest.raises(ValueError, match="event drew: secret fields need a field called seat"):
        EventFamily("drew", CARD, secret=("card",))
