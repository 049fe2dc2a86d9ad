"""Stores outlive releases: a file of an older one opens, and its tables are played on."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import portulan
from portulan.server.store import FILE_NAME
from tests.server.running_server import Keys, RunningServer, Viewer, running_server

FILE = Path(__file__).parent.parent / "fixtures" / "tables.sqlite3"
SEATS = {
    "agartha-running": 3,
    "agartha-choosing": 3,
    "agartha-asked": 2,
    "agartha-resumed": 2,
    "roam-running": 2,
}
"""The tables whose matches run, with their number of players."""


@pytest.fixture
def older(tmp_path: Path) -> Iterator[RunningServer]:
    """A server on a copy of the older file."""
    shutil.copy(FILE, tmp_path / FILE_NAME)
    with running_server(tmp_path) as running:
        yield running


def keys(place: RunningServer, table: str, players: int) -> Keys:
    secrets = [None, *(f"{table} seat {seat}" for seat in range(1, players))]
    return Keys(place, table, f"{table} host", secrets, f"{table} spectator")


async def play_to_the_end(table: Keys, secret: str | None, seat: int) -> Viewer:
    """Lets one person decide, first choice or last, until the match is over."""
    async with table.come(secret) as viewer:
        count = 0
        while viewer.ask is not None:
            await viewer.asked(seat)
            if viewer.ask is not None:
                count += 1
                moves = viewer.ask["moves"]
                answer = await viewer.do("move", seat=seat, move=moves[count % 2 - 1]["move"])
                assert answer["type"] == "accepted" or answer["code"] == "stale"
                if answer["type"] == "accepted":
                    await viewer.until(answer["revision"])
        return viewer


@pytest.mark.parametrize("name", SEATS)
def test_a_running_table_of_an_older_release_is_played_to_its_end(older: RunningServer, name: str) -> None:
    table = keys(older, name, SEATS[name])
    secrets = [table.host, *table.seats[1:]]
    for seat, secret in enumerate(secrets):
        status, answer = table.call("", str(secret))
        assert status == 200 and answer["you"]["seats"] == [seat] and not answer["table"]["over"]

    async def main() -> None:
        playing = [play_to_the_end(table, secret, seat) for seat, secret in enumerate(secrets)]
        for viewer in await asyncio.gather(*playing):
            assert viewer.last["table"]["over"]

    asyncio.run(main())
    assert table.call("/replay?count=500", table.host)[0] == 200
    status, record = table.call("/record", table.host)
    assert status == 200 and record["result"] is not None


@pytest.mark.parametrize(("name", "players"), [("agartha-finished", 2), ("roam-finished", 3)])
def test_a_finished_table_of_an_older_release_is_looked_at_again(
    older: RunningServer, name: str, players: int
) -> None:
    table = keys(older, name, players)
    status, record = table.call("/record", table.spectator)
    assert status == 200
    match = portulan.load_match(json.dumps(record))
    assert {"scores": match.state.scores(), "winners": match.state.winners()} == record["result"]
    status, replay = table.call("/replay?viewer=all&count=500", table.spectator)
    assert status == 200 and len(replay["steps"]) == replay["total"] > 50


def test_a_waiting_table_of_an_older_release_is_begun(older: RunningServer) -> None:
    table = keys(older, "waiting", 3)
    assert not table.claim(1, "Bo")["table"]["started"]
    assert table.claim(2, "Cy")["table"]["started"]
