"""Playing again: the same people at a new table, each with the secret that they have and nobody with another's."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.running_server import Keys, RunningServer, running_server
from tests.web.place import Keys as Links
from tests.web.place import Place


def played(place: RunningServer, seats: str, **wish: Any) -> Keys:
    """Lays a table for Ann and her friends, who play a match to its end."""
    keys = place.lay(seats, **wish)
    for number, name in ((1, "Bo"), (2, "Cy")):
        if number < len(keys.seats) and keys.seats[number] is not None:
            keys.claim(number, name)
    Place(place.url).play_on(Links(keys.table, keys.host, keys.seats, keys.spectator))
    assert keys.call("", keys.host)[1]["table"]["over"]
    return keys


def at(keys: Keys, table: str, secret: str | None) -> tuple[int, Any]:
    """Looks at another table with a secret of this one."""
    assert secret is not None
    return keys.server.call(f"/api/tables/{table}", None, secret)


def test_friends_play_again_with_the_links_that_they_have(place: RunningServer) -> None:
    keys = played(place, "host open bot:easy", options={"first_player": "0"})
    status, answer = keys.call("/again", keys.host, {})
    assert status == 200 and answer["seats"] == [None, None, None]
    new = answer["table"]
    assert new != keys.table and len(new) == len(keys.table)

    before = keys.call("", keys.host)[1]["table"]
    table = at(keys, new, keys.host)[1]["table"]
    for same in ("game", "players", "options"):
        assert table[same] == before[same]
    assert not table["started"]
    assert [(seat["kind"], seat["claimed"], seat["level"]) for seat in table["seats"]] == [
        ("host", True, None),
        ("open", False, None),
        ("bot", False, "easy"),
    ]
    who = [at(keys, new, secret)[1]["you"] for secret in (keys.host, keys.seats[1], keys.spectator)]
    assert [(you["seats"], you["host"], you["spectator"]) for you in who] == [
        ([0], True, False),
        ([1], False, False),
        ([], False, True),
    ]

    status, answer = place.call(f"/api/tables/{new}/claim", {"name": "Bo"}, keys.seats[1])
    assert status == 200 and answer["table"]["started"]
    assert [seat["name"] for seat in answer["table"]["seats"]] == [seat["name"] for seat in before["seats"]]


def test_asking_twice_is_asking_once_and_all_are_told_once(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = played(place, "host open")
        first = keys.call("/again", keys.host, {})
        again = (200, {"table": first[1]["table"], "seats": []})
        assert keys.call("/again", keys.host, {}) == again

        async def told() -> Any:
            async with keys.come(keys.seats[1]) as bo:
                return bo.last

        told_bo = asyncio.run(told())
        assert told_bo["table"]["following"] == first[1]["table"]
        said = [
            event for line in told_bo["log"] for event in line["events"] if event["name"] == "message-again"
        ]
        assert said == [{"name": "message-again", "args": {"seat": 0, "name": "Ann", "who": "other"}}]
        secrets = [keys.host, keys.seats[1], keys.spectator]
        assert not [secret for secret in secrets if str(secret) in json.dumps([told_bo, first])]
    with running_server(tmp_path) as place:  # and after a restart
        assert place.call(f"/api/tables/{keys.table}/again", {}, keys.host) == again


def test_alone_against_bots_the_next_match_begins_at_once(place: RunningServer) -> None:
    keys = played(place, "host bot:easy")
    new = keys.call("/again", keys.host, {})[1]["table"]
    assert at(keys, new, keys.host)[1]["table"]["started"]
    keys = played(place, "hotseat hotseat")
    new = keys.call("/again", keys.host, {})[1]["table"]
    found = at(keys, new, keys.host)[1]
    assert found["table"]["started"] and found["you"]["seats"] == [0, 1]


def test_a_host_who_only_watches_is_named_as_well(place: RunningServer) -> None:
    keys = played(place, "bot:easy bot:easy")
    assert keys.call("/again", keys.host, {})[0] == 200

    async def told() -> Any:
        async with keys.come(keys.spectator) as eve:
            return eve.last

    last = asyncio.run(told())
    assert last["table"]["host"] == "Ann"
    assert last["log"][-1]["events"] == [{"name": "message-again", "args": {"name": "Ann", "who": "other"}}]


def test_only_the_host_asks_and_only_when_the_match_is_over(place: RunningServer) -> None:
    keys = place.lay("host open")
    keys.claim(1, "Bo")
    status, answer = keys.call("/again", keys.host, {})
    assert status == 409 and answer["error"]["code"] == "not-over"
    for secret in (keys.seats[1], keys.spectator):
        status, answer = keys.call("/again", str(secret), {})
        assert status == 403 and answer["error"]["code"] == "not-host"
    assert keys.call("/again", "wrong", {}) == keys.call("", "wrong")


def test_a_place_that_a_bot_took_over_is_the_persons_again(place: RunningServer) -> None:
    keys = place.lay("host open", takeover_after=0)
    keys.claim(1, "Bo")
    assert keys.call("/seats/1", keys.host, {"kind": "bot", "level": "easy"})[0] == 200
    Place(place.url).play_on(Links(keys.table, keys.host, [None, None], keys.spectator))
    new = keys.call("/again", keys.host, {})[1]["table"]
    found = at(keys, new, keys.seats[1])[1]
    assert found["you"]["seats"] == [1]
    assert found["table"]["seats"][1]["level"] is None and not found["table"]["seats"][1]["claimed"]
