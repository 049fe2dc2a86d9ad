"""Colours of seats: everybody has one, nobody has somebody else's, and they are chosen before the match."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from portulan.server.acts import SeatSetup
from portulan.server.colours import COLOURS, colours
from tests.server.running_server import Keys, RunningServer, running_server


def shown(keys: Keys) -> list[int]:
    return [seat["colour"] for seat in keys.call("", keys.host)[1]["table"]["seats"]]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whatever_was_chosen_all_seats_differ(players: int) -> None:
    for wished in product((None, *range(COLOURS)), repeat=players):
        chosen = [colour for colour in wished if colour is not None]
        if len(set(chosen)) < len(chosen):
            continue
        found = colours([SeatSetup("open", colour=colour) for colour in wished])
        assert len(set(found)) == players and set(found) <= set(range(COLOURS))
        assert all(have == colour for have, colour in zip(found, wished, strict=True) if colour is not None)
        assert all(
            have == seat
            for seat, (have, colour) in enumerate(zip(found, wished, strict=True))
            if colour is None and seat not in chosen
        )


def test_more_seats_than_colours_begin_again() -> None:
    assert colours([SeatSetup("open")] * 6) == [0, 1, 2, 3, 0, 1]


def test_a_colour_is_chosen_when_laying_sitting_down_and_waiting(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        seats = [{"kind": "host", "colour": 2}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": "agartha", "players": 3, "name": "Ann", "seats": seats, "start": False}
        keys = Keys(place, **place.call("/api/tables", wish)[1])
        assert shown(keys) == [2, 1, 0]
        assert keys.call("/claim", str(keys.seats[1]), {"name": "Bo", "colour": 2})[1]["error"]["code"] == (
            "colour-taken"
        )
        status, answer = keys.call("/claim", str(keys.seats[1]), {"name": "Bo", "colour": 0})
        assert status == 200
        bo = answer["secret"]
        assert shown(keys) == [2, 0, 1]
        assert keys.call("/colour", bo, {"seat": 1, "colour": 3})[0] == 200
        assert shown(keys) == [2, 3, 0]
        assert keys.call("/colour", bo, {"seat": 0, "colour": 1})[1]["error"]["code"] == "not-yours"
        assert (
            keys.call("/colour", keys.spectator, {"seat": 1, "colour": 1})[1]["error"]["code"] == "not-yours"
        )
        assert keys.call("/colour", bo, {"seat": 1, "colour": 4})[0] == 422
        keys.claim(2, "Cy")
        assert keys.call("/colour", bo, {"seat": 1, "colour": 0})[1]["error"]["code"] == "colour-taken"
        assert keys.call("/start", keys.host, {})[0] == 200
        assert keys.call("/colour", bo, {"seat": 1, "colour": 1})[1]["error"]["code"] == "started"
    with running_server(tmp_path) as place:  # and after a restart
        assert shown(Keys(place, keys.table, keys.host, [], "")) == [2, 3, 0]


def test_a_bot_gives_way_to_a_person(place: RunningServer) -> None:
    seats = [{"kind": "host"}, {"kind": "bot", "colour": 3}]
    wish = {"game": "agartha", "players": 2, "name": "Ann", "seats": seats, "start": False}
    keys = Keys(place, **place.call("/api/tables", wish)[1])
    assert shown(keys) == [0, 3]
    assert keys.call("/colour", keys.host, {"seat": 0, "colour": 3})[0] == 200
    assert shown(keys) == [3, 1]


def test_two_seats_do_not_have_one_colour(place: RunningServer) -> None:
    seats = [{"kind": "host", "colour": 1}, {"kind": "bot", "colour": 1}]
    wish = {"game": "agartha", "players": 2, "name": "Ann", "seats": seats}
    status, answer = place.call("/api/tables", wish)
    assert status == 409 and answer["error"]["message"] == "two seats cannot have the same colour"
