"""How several tables stand, in one request: told to whoever shows a secret of each, and of no other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portulan.server.settings import Limits
from tests.server.running_server import Json, Keys, RunningServer, running_server
from tests.server.tables import Game
from tests.web.place import Keys as Links
from tests.web.place import Place


def ask(place: RunningServer, *pairs: tuple[str, str | None]) -> Json:
    """Asks how tables stand, each with a secret."""
    body = {"tables": [{"table": table, "secret": secret} for table, secret in pairs]}
    status, answer = place.call("/api/standings", body)
    assert status == 200, answer
    found: Json = answer
    return found


def let_go(place: RunningServer) -> None:
    """Lets the server forget all tables that nobody watches, so that they are read from the disk."""
    place.loop.call_soon_threadsafe(place.hub.sweep, float("inf"))
    while place.hub.tables:
        pass


def finish(place: RunningServer, keys: Keys) -> None:
    Place(place.url).play_on(Links(keys.table, keys.host, keys.seats, keys.spectator))


def test_a_table_is_told_alike_from_memory_and_from_the_disk(place: RunningServer) -> None:
    keys = place.lay("host open bot:easy", options={"first_player": "0"}, start=False)
    pairs = [(keys.table, keys.host), (keys.table, keys.spectator)]
    waiting = ask(place, *pairs)["tables"]
    assert [one["state"] for one in waiting] == ["waiting", "waiting"]
    assert waiting[0]["seats"] == [
        {"name": "Ann", "person": True},
        {"name": None, "person": False},
        {"name": "Bot 3", "person": False},
    ]
    assert [one["own"] for one in waiting] == [[0], []]

    keys.claim(1, "Bo")
    assert keys.call("/start", keys.host, {})[0] == 200
    pairs.append((keys.table, str(keys.seats[1])))
    live = ask(place, *pairs)
    assert [one["state"] for one in live["tables"]] == ["playing"] * 3
    assert [one["own"] for one in live["tables"]] == [[0], [], [1]]
    assert live["tables"][0]["asked"] == [0] and live["tables"][0]["scores"] is None
    let_go(place)
    assert ask(place, *pairs) == live


def test_a_finished_match_is_told_with_its_scores(place: RunningServer) -> None:
    keys = place.lay("host hotseat")
    finish(place, keys)
    live = ask(place, (keys.table, keys.host))
    (told,) = live["tables"]
    info = keys.call("", keys.host)[1]["table"]
    record = keys.call("/record", keys.host)[1]
    assert told["state"] == "over" and told["winners"] == info["winners"] and told["asked"] == []
    assert told["scores"] == record["result"]["scores"]
    assert told["since"] == info["since"]
    let_go(place)
    assert ask(place, (keys.table, keys.host)) == live


def test_a_link_that_was_replaced_tells_nothing(place: RunningServer) -> None:
    keys = place.lay("host open")
    first = keys.seats[1]
    keys.claim(1, "Bo")
    renewed = keys.call("/renew", keys.host, {})[1]["secret"]
    let_go(place)
    tables = ask(place, (keys.table, first), (keys.table, keys.host), (keys.table, renewed))["tables"]
    assert [one["state"] for one in tables] == ["unknown", "unknown", "playing"]


def test_the_next_match_is_told_to_whoever_may_open_it(place: RunningServer) -> None:
    keys = place.lay("host open")
    keys.claim(1, "Bo")
    finish(place, keys)
    new = keys.call("/again", keys.host, {})[1]["table"]
    for _ in range(2):
        told = ask(place, (keys.table, keys.seats[1]))
        assert told["tables"][0]["following"] == new
        assert [(one["table"], one["state"], one["own"]) for one in told["again"]] == [(new, "waiting", [1])]
        both = ask(place, (keys.table, keys.host), (new, keys.host))
        assert both["again"] == [] and both["tables"][1]["table"] == new
        let_go(place)


def test_somebody_elses_secret_opens_nothing(place: RunningServer) -> None:
    mine, theirs = place.lay("host hotseat"), place.lay("host hotseat")
    let_go(place)
    told = ask(
        place, (theirs.table, mine.host), ("A" * 22, mine.host), (mine.table, ""), (mine.table, mine.host)
    )
    unknown = [{key: value for key, value in one.items() if key != "table"} for one in told["tables"][:3]]
    assert unknown[0] == unknown[1] == unknown[2] and unknown[0]["state"] == "unknown"
    assert told["tables"][3]["state"] == "playing"
    assert theirs.host not in json.dumps(told) and mine.host not in json.dumps(told)


def test_who_has_chosen_in_secret_and_when_is_not_told(tmp_path: Path) -> None:
    game = Game(2, setup_placement="simultaneous").start()
    match = game.table.match
    assert match is not None and len(match.state.actors) == 2
    since = game.table.since
    game.move(match.state.moves(1)[0], 1)
    assert game.stored.acts[-1].act.silent  # type: ignore[union-attr]
    game.keep(tmp_path).close()
    from portulan.server.standings import _SINCE
    from portulan.server.store import FILE_NAME, TableReader

    reader = TableReader(tmp_path / FILE_NAME)
    assert reader.rows(_SINCE, (1,)) == [(since,)]
    reader.close()


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"tables": None},
        {"tables": [{"table": "", "secret": "x"}]},
        {"tables": [{"table": "t", "secret": "x" * 101}]},
        {"tables": [{"table": "t"}]},
        {"tables": [{"table": "t", "secret": 7}]},
        {"tables": [{"table": "t", "secret": "x", "seat": 1}]},
        {"tables": [{"table": "t", "secret": "x"}] * 65},
        b"{",
        b"\xff\xfe",
        b'{"tables":' + b"[" * 5000,
    ],
)
def test_what_is_not_of_the_published_form_is_refused(place: RunningServer, body: Any) -> None:
    status, answer = place.call("/api/standings", body)
    assert status == 422 and answer["error"]["code"] == "bad-body"
    assert "\n" not in answer["error"]["message"]


def test_five_hundred_secrets_are_too_long(place: RunningServer) -> None:
    tables = [{"table": "A" * 22, "secret": "B" * 43}] * 500
    status, answer = place.call("/api/standings", {"tables": tables})
    assert (status, answer["error"]["code"]) == (413, "too-long")


def test_a_table_that_cannot_be_read_is_told_to_its_people_alone(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay("host hotseat")
        let_go(place)
        place.hub.store._writing.execute("UPDATE snapshots SET snapshot = '{\"revision\":1}'")
        tables = ask(place, (keys.table, keys.host), (keys.table, "C" * 43))["tables"]
        assert [one["state"] for one in tables] == ["damaged", "unknown"]


def test_tables_are_counted_by_address(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(looks_per_minute=60)) as place:
        body = {"tables": [{"table": "A" * 22, "secret": "B" * 43}] * 30}
        assert place.call("/api/standings", body)[0] == 200
        status, answer = place.call("/api/standings", body)
        assert (status, answer["error"]["code"]) == (429, "slow-down")
