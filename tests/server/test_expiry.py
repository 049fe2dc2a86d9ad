"""Expiry: finished and unplayed tables go by themselves, those that are played stay, and a clock may jump."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from portulan.server.acts import Chatted, StoredAct
from portulan.server.expiry import DAY, ticked
from portulan.server.hub import EXPIRED_AT_ONCE
from portulan.server.inventory import take_inventory
from portulan.server.settings import Expiry
from portulan.server.store import FILE_NAME, Clock, Store, TableReader
from portulan.server.turn_clock import CLOCK
from tests.server.running_server import RunningServer, running_server
from tests.server.tables import Game

ALL = {"waiting", "bots alone", "begun", "long ago", "finished", "damaged"}
PAGE = 4096
BEGAN = 1000.0
"""When the tables were laid; their acts follow within seconds."""


def keep(folder: Path) -> None:
    """Keeps one table of each kind, all of the same age."""
    games = {
        "waiting": Game(),
        "bots alone": Game().start().go_on(30),
        "begun": Game().start().go_on(3),
        "long ago": Game().start().go_on(30),
        "finished": Game().start().go_on(),
        "damaged": Game().start().go_on(),
    }
    store = Store(folder)

    async def write() -> None:
        for name, game in games.items():
            key = None if name == "bots alone" else "host:1"
            acts = [
                msgspec.structs.replace(act, key=key if act.revision > 1 else None)
                for act in game.stored.acts
            ]
            await store.create(name, game.stored.setup, acts, game.stored.snapshot)

    asyncio.run(write())
    store.close()
    with sqlite3.connect(folder / FILE_NAME) as connection:
        connection.execute(
            "UPDATE snapshots SET snapshot = '?' WHERE number = (SELECT number FROM tables WHERE id = 'damaged')"
        )
    connection.close()


def expire(place: RunningServer, now: float) -> set[str]:
    """Lets the server look for what has expired at a time; gives what is left."""
    asyncio.run_coroutine_threadsafe(place.hub.expire(now), place.loop).result(20)
    assert place.hub.store.count == len(place.hub.store.ids())
    return set(place.hub.store.ids())


def days(place: RunningServer, first: float, last: float) -> set[str]:
    """Lets the server look every day; gives what is left on the last one."""
    for day in range(round(last - first) + 1):
        left = expire(place, BEGAN + (first + day) * DAY)
    return left


def test_unplayed_and_finished_tables_expire_each_after_its_time(tmp_path: Path) -> None:
    keep(tmp_path)
    with running_server(tmp_path, expiry=Expiry(unplayed=14, finished=90)) as place:
        assert days(place, 0, 14) == ALL
        assert days(place, 15, 90) == ALL - {"waiting", "bots alone"}
        assert days(place, 91, 400) == ALL - {"waiting", "bots alone", "finished"}
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        for name in ("acts", "snapshots", "keyframes"):
            (left,) = connection.execute(
                f"SELECT count(*) FROM {name} WHERE number NOT IN (SELECT number FROM tables)"
            ).fetchone()
            assert left == 0
    connection.close()


def test_many_tables_expire_in_one_look(tmp_path: Path) -> None:
    store = Store(tmp_path)
    waiting = Game().stored.setup

    async def write() -> None:
        for number in range(2 * EXPIRED_AT_ONCE + 1):
            await store.create(f"waiting {number}", waiting, [], None)

    asyncio.run(write())
    store.close()
    keep(tmp_path)
    with running_server(tmp_path, expiry=Expiry(unplayed=14)) as place:
        assert len(days(place, 0, 14)) == 2 * EXPIRED_AT_ONCE + 1 + len(ALL)
        assert days(place, 15, 15) == ALL - {"waiting", "bots alone"}


def test_a_damaged_page_keeps_no_other_table_from_expiring(tmp_path: Path) -> None:
    keep(tmp_path)
    path = tmp_path / FILE_NAME
    store = Store(tmp_path)
    said = [StoredAct(1000 + n, 1.0, Chatted(0, "Ann", f"needle {n} " * 20)) for n in range(200)]
    asyncio.run(store.append(4, said, None))
    store.close()
    content = bytearray(path.read_bytes())
    (page,) = [n for n in range(len(content) // PAGE) if b"needle 199 " in content[n * PAGE : (n + 1) * PAGE]]
    content[page * PAGE : (page + 1) * PAGE] = b"\xff" * PAGE
    path.write_bytes(content)
    with running_server(tmp_path, expiry=Expiry(unplayed=14)) as place:
        assert days(place, 0, 20) == ALL - {"waiting", "bots alone"}


def test_what_happens_at_a_table_while_others_are_deleted_keeps_it(tmp_path: Path) -> None:
    keep(tmp_path)
    store = Store(tmp_path)

    async def main() -> None:
        await store.append(1, [StoredAct(1, 5000.0, Chatted(0, "Ann", "still here"))], None)
        assert await store.remove([1, 2], before=4000.0) == [2]
        assert store.count == len(ALL) - 1
        assert await store.remove([1]) == [1]

    asyncio.run(main())
    assert set(store.ids()) == ALL - {"waiting", "bots alone"}
    store.close()


def test_any_table_expires_where_the_host_of_the_server_says_so(tmp_path: Path) -> None:
    keep(tmp_path)
    with running_server(tmp_path, expiry=Expiry(resting=30)) as place:
        assert days(place, 0, 30) == ALL
        assert days(place, 31, 31) == {"damaged"}


def test_nothing_expires_where_nobody_asked_for_it(tmp_path: Path) -> None:
    keep(tmp_path)
    with running_server(tmp_path) as place:
        assert days(place, 0, 400) == ALL
        assert place.hub.store.clocks().keys() <= {CLOCK}


def test_an_act_begins_the_rest_anew(tmp_path: Path) -> None:
    keep(tmp_path)
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute(
            "UPDATE acts SET at = ? WHERE number = 5 AND revision = (SELECT max(revision) FROM acts WHERE number = 5)",
            (BEGAN + 50 * DAY,),
        )
    connection.close()
    with running_server(tmp_path, expiry=Expiry(finished=90)) as place:
        assert days(place, 0, 139) == ALL
        assert days(place, 140, 141) == ALL - {"finished"}


def test_a_table_in_memory_does_not_expire_and_one_that_expires_is_not_found(tmp_path: Path) -> None:
    keep(tmp_path)
    with running_server(tmp_path, expiry=Expiry(unplayed=14)) as place:
        expire(place, BEGAN)

        def find(name: str) -> bool:
            found = asyncio.run_coroutine_threadsafe(place.hub.find(name), place.loop).result(20)
            return found is not None

        assert find("waiting")
        assert days(place, 1, 20) == ALL - {"bots alone"}
        assert find("waiting") and not find("bots alone")
        place.loop.call_soon_threadsafe(place.hub.sweep, time.monotonic() + 1)
        assert days(place, 21, 21) == ALL - {"bots alone", "waiting"}


@pytest.mark.parametrize("jump", [31.0, 20_000.0])
def test_after_a_jump_of_the_clock_a_whole_measure_has_to_pass(tmp_path: Path, jump: float) -> None:
    keep(tmp_path)
    with running_server(tmp_path, expiry=Expiry(resting=30)) as place:
        assert days(place, 0, 10) == ALL
        assert days(place, 10 + jump, 10 + jump + 29) == ALL
        assert days(place, 10 + jump + 30, 10 + jump + 30) == {"damaged"}


def test_a_clock_that_was_set_back_again_is_believed_again(tmp_path: Path) -> None:
    keep(tmp_path)
    with running_server(tmp_path, expiry=Expiry(resting=30)) as place:
        assert days(place, 0, 1) == ALL
        assert days(place, 20_000, 20_001) == ALL
        assert days(place, 2, 31) == ALL
        assert days(place, 32, 32) == {"damaged"}


def test_a_clock_counts_from_when_it_was_looked_at_without_a_jump() -> None:
    assert ticked(None, 10, 5) == Clock(5, 5)
    assert ticked(Clock(5, 1), 10, 15) == Clock(15, 1)
    assert ticked(Clock(5, 1), 10, 15.5) == Clock(15.5, 15.5)
    assert ticked(Clock(5, 4), 10, 3) == Clock(3, 3)


def test_a_server_that_is_started_by_a_wrong_clock_deletes_nothing(tmp_path: Path) -> None:
    """To a real server of today, tables of 1970 have rested for decades: its clock may have jumped."""
    keep(tmp_path)
    command = [sys.executable, "-m", "portulan.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen([*command, "--forget-days", "1"], stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    next(line for line in server.stderr if "listening at " in line)
    server.send_signal(signal.SIGTERM)
    server.stderr.read()
    server.stderr.close()
    assert server.wait(30) == 0
    reader = TableReader(tmp_path / FILE_NAME)
    assert {table.id for table in take_inventory(reader)} == ALL
    reader.close()


def test_the_inventory_tells_what_each_table_is(tmp_path: Path) -> None:
    keep(tmp_path)
    reader = TableReader(tmp_path / FILE_NAME)
    found = {table.id: table for table in take_inventory(reader)}
    reader.close()
    states = {name: table.state for name, table in found.items()}
    assert states == {
        "waiting": "waiting",
        "bots alone": "playing",
        "begun": "playing",
        "long ago": "playing",
        "finished": "finished",
        "damaged": "damaged",
    }
    begun = found["begun"]
    assert (begun.game, begun.host, begun.seats) == ("agartha", "Ann", ["Ann", None])
    assert (begun.acts, begun.chat, begun.decisions, begun.last) == (4, 0, 3, BEGAN + 4)
    assert found["finished"].bytes > found["begun"].bytes > 500
    assert not found["begun"].is_unplayed() and found["bots alone"].is_unplayed()
