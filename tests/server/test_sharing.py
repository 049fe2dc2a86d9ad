"""After the match: a link that opens the replay and nothing else, and where rounds and turns are in a replay."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from portulan.server import history
from portulan.server.acts import Shared, Viewer
from portulan.server.calls import looking_back
from portulan.server.table import Table
from portulan.server.updates import EVERYBODY
from tests.server.running_server import Json, Keys, RunningServer
from tests.server.running_server import Viewer as Watcher
from tests.server.tables import Game

LINK = "A" * 43
OTHER = "B" * 43


def finished(place: RunningServer) -> Keys:
    """A table whose match Ann and Bo have played to its end."""
    keys = place.lay("host open")
    keys.claim(1, "Bo")
    rng = random.Random(1)

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            while ann.ask is not None:
                asked: Watcher = ann if ann.ask["seat"] is not None else bo
                await asked.play(rng.randrange(100))
                for one in (ann, bo):
                    await one.until(asked.revision)

    asyncio.run(main())
    return keys


def share(keys: Keys, shown: str, /, **wish: Any) -> tuple[int, Json]:
    return keys.call("/share", shown, {"on": True, **wish})


def test_the_link_opens_the_replay_and_nothing_else(place: RunningServer) -> None:
    keys = finished(place)
    assert keys.seats[1] is not None
    status, answer = share(keys, keys.seats[1], secret=LINK)
    assert status == 200 and answer["secret"] == LINK and answer["table"]["shared"] == [1]
    status, answer = keys.call("", LINK)
    assert status == 200 and answer["you"]["replay"] and answer["you"]["seats"] == []
    for viewer in ("all", "spectator", "0", "1"):
        status, answer = keys.call(f"/replay?viewer={viewer}", LINK)
        assert status == 200 and answer["steps"]
        assert keys.call(f"/replay/outline?viewer={viewer}", LINK)[0] == 200
    refused = {
        "/record": None,
        "/claim": {"name": "Eve"},
        "/renew": {},
        "/again": {},
        "/start": {},
        "/share": {"on": True},
        "/seats/1": {"kind": "bot"},
        "/seats/1/return": {},
    }
    for path, body in refused.items():
        status, answer = keys.call(path, LINK, body)
        assert (status, answer["error"]["code"]) in (
            (403, "replay-only"),
            (403, "no-open-seat"),
            (403, "not-seated"),
            (403, "not-host"),
            (403, "not-yours"),
        ), (path, answer)

    async def main() -> None:
        url = f"ws://127.0.0.1:{place.port}/ws/{keys.table}"
        async with connect(url, compression=None) as ws:
            viewer = Watcher(ws)
            await viewer.send(type="hello", secret=LINK, revision=None)
            assert (await viewer.hear("refused"))["code"] == "table"

    asyncio.run(main())


def test_a_link_that_was_taken_back_is_that_of_no_table(place: RunningServer) -> None:
    keys = finished(place)
    assert share(keys, keys.host, secret=LINK)[0] == 200
    assert share(keys, keys.host, secret=LINK)[0] == 200
    revision = place.hub.tables[keys.table].table.revision
    assert share(keys, keys.host, secret=OTHER)[1]["secret"] == OTHER
    assert keys.call("/replay", LINK)[0] == 403
    assert keys.call("/replay", OTHER)[0] == 200
    status, answer = share(keys, keys.host, on=False)
    assert status == 200 and answer["secret"] is None and answer["table"]["shared"] == []
    assert keys.call("/replay", OTHER)[0] == 403
    assert share(keys, keys.host, on=False)[0] == 200
    assert place.hub.tables[keys.table].table.revision == revision + 2


def test_before_the_end_and_by_others_there_is_no_link(place: RunningServer) -> None:
    keys = place.lay("host open", options={"first_player": "0"})
    assert keys.seats[1] is not None
    assert share(keys, keys.seats[1])[1]["error"]["code"] == "not-seated"
    keys.claim(1, "Bo")
    for secret in (keys.host, keys.seats[1]):
        status, answer = share(keys, secret)
        assert (status, answer["error"]["code"]) == (409, "not-over")
    assert share(keys, keys.spectator)[1]["error"]["code"] == "not-seated"
    assert share(keys, "wrong")[0] == 403


def test_nobody_hands_out_a_seat_as_a_link_to_the_replay(place: RunningServer) -> None:
    keys = finished(place)
    secret = keys.seats[1]
    assert secret is not None
    status, answer = share(keys, keys.host, secret=secret)
    assert (status, answer["error"]["code"]) == (409, "impossible")


def test_links_are_handed_out_so_often_and_no_more(
    place: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "MOST_SHARED", 3)
    keys = finished(place)
    given = [share(keys, keys.host)[0] for _ in range(5)]
    assert given == [200, 200, 200, 409, 409]
    assert share(keys, keys.host, on=False)[0] == 200


def test_shared_links_outlive_a_restart() -> None:
    game = Game().start().go_on()
    game.act(Shared(0, "hash of a link"))
    game.act(Shared(1, "hash of another"))
    game.act(Shared(0, None))
    table = Table.load(game.stored)
    assert table.shares == {1: "hash of another"} and table.shared == 3
    holder = table.holder_of("hash of another")
    assert holder is not None and holder.replay and holder.spectator
    assert table.holder_of("hash of a link") is None


@pytest.mark.parametrize("name", ["agartha", "roam", "near-and-far"])
def test_rounds_and_turns_are_where_the_replay_has_them(name: str, tmp_path: Any) -> None:
    game = Game(game=name).start().go_on()
    store = game.keep(tmp_path)
    for viewer in (EVERYBODY, Viewer(0, (0,)), Viewer(None, ())):
        by, rounds = history.outline(store, "table", viewer)
        steps = history.replay_page(store, "table", viewer, 0, 10_000)
        assert by == [step.by for step in steps]
        assert [one.round for one in rounds] == list(range(1, len(rounds) + 1))
        assert rounds and all(0 <= one.step < len(steps) for one in rounds)
        for one in rounds[1:]:
            told = [
                value
                for said in steps[one.step].events
                for value in (said.args.get("round"), said.args.get("n"))
            ]
            assert one.round in told or str(one.round) in told
    store.close()
