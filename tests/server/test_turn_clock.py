"""The gentle clock of correspondence tables: told, stopped while the server is down, and what it leads to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from portulan.server import turn_clock
from portulan.server.store import Clock
from portulan.server.turn_clock import CLOCK, DAY, NUDGE_SECONDS
from tests.server.running_server import Keys, RunningServer, running_server

NEVER = 3600.0
"""Seconds between two looks at the clock that no test waits for."""


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[RunningServer]:
    with running_server(folder, **{"clock_seconds": NEVER, **settings}) as place:
        yield place


def laid(place: RunningServer, **wish: Any) -> Keys:
    keys = place.lay("host open", **{"options": {"first_player": "0"}, "clock_days": 2, **wish})
    keys.claim(1, "Bo")
    return keys


def told(keys: Keys) -> Any:
    status, answer = keys.call("", keys.host)
    assert status == 200
    return answer["table"]


def look(place: RunningServer, now: float) -> None:
    asyncio.run_coroutine_threadsafe(place.hub.clock.look(now), place.loop).result(20)


def seen(place: RunningServer, ago: float) -> None:
    """Lets the clock have been seen last some time ago."""
    at = time.time() - ago
    asyncio.run_coroutine_threadsafe(place.hub.store.keep_clocks({CLOCK: Clock(at, at)}), place.loop).result(
        20
    )


async def sentences(keys: Keys) -> list[str]:
    async with keys.come(keys.host) as ann:
        return [event["name"] for line in ann.last["log"] for event in line["events"]]


def test_whoever_is_asked_has_so_many_days(tmp_path: Path) -> None:
    with serving(tmp_path) as place:
        keys = laid(place)
        table = told(keys)
        asked = table["asked"][0]
        assert (table["clock_days"], table["clock_rule"]) == (2, "wait")
        assert table["until"][asked] == pytest.approx(table["since"] + 2 * DAY)
        assert table["until"][1 - asked] is None
        plain = place.lay("host open")
        plain.claim(1, "Bo")
        assert told(plain)["until"] == [None, None]


@pytest.mark.parametrize("days", [8, -1, 1.5, "2"])
def test_other_clocks_are_refused(tmp_path: Path, days: object) -> None:
    with serving(tmp_path) as place:
        body = {"game": "agartha", "players": 2, "name": "Ann", "seats": [{"kind": "host"}, {"kind": "open"}]}
        assert place.call("/api/tables", {**body, "clock_days": days})[0] == 422


def test_a_bot_plays_on_when_the_time_is_over_and_the_person_comes_back_to_a_whole_one(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as place:
        keys = laid(place, clock_rule="bot")
        until = told(keys)["until"][0]
        look(place, until - 1)
        assert told(keys)["seats"][0]["level"] is None
        look(place, until)
        assert told(keys)["seats"][0]["level"] == turn_clock.PLAYS_ON
        assert "message-clock-bot" in asyncio.run(sentences(keys))
        assert keys.call("/seats/0/return", keys.host, {})[0] == 200
        back = told(keys)
        if 0 in back["asked"]:
            assert back["until"][0] > until - 2 * DAY
            look(place, until)
            assert told(keys)["seats"][0]["level"] is None


def test_a_table_that_waits_goes_on_waiting(tmp_path: Path) -> None:
    with serving(tmp_path) as place:
        keys = laid(place)
        look(place, time.time() + 30 * DAY)
        assert told(keys)["seats"][0]["level"] is None


@pytest.mark.parametrize("ago", [60.0, 10 * DAY])
def test_time_stops_while_the_server_is_down_and_the_clock_outlives_it(tmp_path: Path, ago: float) -> None:
    with serving(tmp_path) as place:
        keys = laid(place, clock_rule="bot")
        before = told(keys)["until"][0]
        seen(place, ago)
    with serving(tmp_path) as place:
        again = Keys(place, keys.table, keys.host, keys.seats, keys.spectator)
        lost = told(again)["until"][0] - before
        assert lost == pytest.approx(ago if ago > turn_clock.JUMP else 0, abs=30)
        look(place, before + lost - 1)
        assert told(again)["seats"][0]["level"] is None
        look(place, before + lost + 1)
        assert told(again)["seats"][0]["level"] is not None


def test_a_nudge_is_told_once_in_twelve_hours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as place:
        keys = laid(place)
        bo = keys.seats[1] or ""
        status, answer = keys.call("/nudge", keys.host, {})
        assert (status, answer["error"]["code"]) == (409, "nobody-waited-for")
        assert keys.call("/nudge", keys.spectator, {})[0] == 403
        assert keys.call("/nudge", bo, {})[0] == 200
        status, answer = keys.call("/nudge", bo, {})
        assert (status, answer["error"]["code"]) == (409, "not-yet")
        assert asyncio.run(sentences(keys)).count("message-nudged") == 1
    with serving(tmp_path) as place:
        again = Keys(place, keys.table, keys.host, keys.seats, keys.spectator)
        assert again.call("/nudge", bo, {})[0] == 409
        monkeypatch.setattr(turn_clock, "NUDGE_SECONDS", 0.0)
        assert again.call("/nudge", bo, {})[0] == 200
    assert NUDGE_SECONDS == 12 * 3600


def test_nobody_is_nudged_at_a_table_without_a_clock(tmp_path: Path) -> None:
    with serving(tmp_path) as place:
        keys = laid(place, clock_days=0)
        assert keys.call("/nudge", keys.seats[1] or "", {})[0] == 409
