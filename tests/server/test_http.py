"""The HTTP side: laying tables, seats and links, looking back, files for the browser, and what protects it all."""

from __future__ import annotations

import asyncio
import json
import logging
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from portulan.server.settings import Limits
from tests.server.running_server import Keys, RunningServer, Viewer, patched, running_server
from tests.server.whole import whole_update


def raw(
    place: RunningServer, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Makes a request as it stands, without any help."""
    connection = HTTPConnection("127.0.0.1", place.port)
    connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    connection.close()
    return found


# Laying a table


def test_the_games_are_listed_with_their_options(place: RunningServer) -> None:
    status, answer = place.call("/api/games")
    game = next(game for game in answer["games"] if game["name"] == "agartha")
    assert status == 200 and game["players"] == [2, 3, 4] and game["languages"] == ["en", "fr"]
    assert set(game["options"]) == {"2", "3", "4"}
    for option in game["options"]["3"]:
        assert option["default"] == option["values"][0] and option["rule"]


def test_a_table_is_laid_with_unguessable_links(place: RunningServer) -> None:
    keys = place.lay("host open bot", start=False)
    assert len(keys.table) == 22 and len(keys.host) == len(keys.spectator) == 43
    assert keys.seats[0] is None and keys.seats[2] is None and len(keys.seats[1] or "") == 43
    status, answer = keys.call("", keys.host)
    assert status == 200
    assert answer["you"] == {
        "seats": [0],
        "host": True,
        "spectator": False,
        "revision": 0,
        "vacant": None,
        "replay": False,
    }
    table = answer["table"]
    assert not table["started"] and table["commitment"] and table["seed"] is None
    assert [(seat["kind"], seat["claimed"]) for seat in table["seats"]] == [
        ("host", True),
        ("open", False),
        ("bot", False),
    ]
    assert table["seats"][2]["level"] == "medium" and table["seats"][0]["name"] == "Ann"
    assert table["options"]["setup_placement"] == "sequential"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"players": 5, "seats": [{"kind": "bot"}] * 5}, "2 to 4 players"),
        ({"players": 3}, "3 seats"),
        ({"options": {"nonsense": "1"}}, "unknown option"),
        ({"options": {"setup_placement": "sideways"}}, "sideways"),
        ({"seats": [{"kind": "host"}, {"kind": "host"}]}, "one seat"),
        ({"seats": [{"kind": "host", "level": "easy"}, {"kind": "open"}]}, "only a bot"),
        ({"seats": [{"kind": "king"}, {"kind": "open"}]}, "king"),
        ({"name": ""}, "name"),
        ({"name": "two\nlines"}, "name"),
        ({"players": True}, "players"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_one_line(
    place: RunningServer, change: dict[str, Any], said: str
) -> None:
    wish = {"game": "agartha", "players": 2, "name": "Ann", "seats": [{"kind": "host"}, {"kind": "open"}]}
    status, answer = place.call("/api/tables", wish | change)
    assert status in (409, 422)
    message = answer["error"]["message"]
    assert said in message and "\n" not in message


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 422),
        (b"", "application/json", 422),
        (b"\xff\xfe", "application/json", 422),
        (b"{}", "text/plain", 415),
        (b"{}", "", 415),
        (b"x" * 20_000, "application/json", 413),
        (b"[" * 10_000, "application/json", 422),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(
    place: RunningServer, body: bytes, kind: str, status: int
) -> None:
    found, _, answer = raw(place, "POST", "/api/tables", body, Content_Type=kind)
    assert found == status
    assert set(json.loads(answer)["error"]) == {"code", "message", "rule"}


@pytest.mark.parametrize(
    "name",
    [
        "Ann\x00",
        "A\nnn",
        "\x7fAnn",
        "Ann\x9b",
        "A\u2028nn",
        "A\u202enna",
        "\u2067Ann",
        "Ann\u200e",
        "\u061cAnn",
        "\u200b",
        " \u3164 ",
    ],
)
def test_a_name_has_no_characters_that_turn_the_writing_around_and_is_seen(
    place: RunningServer, name: str
) -> None:
    keys = place.lay("host open", start=False)
    assert keys.call("/claim", keys.seats[1] or "", {"name": name})[0] == 422
    wish = {"game": "agartha", "players": 2, "seats": [{"kind": "host"}, {"kind": "bot"}]}
    assert place.call("/api/tables", {**wish, "name": name})[0] == 422
    for fine in ("Zoé", "Ægir 2", "李", "👩\u200d🚀", "דנה"):
        assert place.call("/api/tables", {**wish, "name": fine})[0] == 201


def test_a_full_server_says_so(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(tables=2)) as place:
        place.lay()
        place.lay()
        wish = {"game": "agartha", "players": 2, "name": "A", "seats": [{"kind": "open"}] * 2}
        status, answer = place.call("/api/tables", wish)
        assert (status, answer["error"]["code"]) == (503, "full")


# Seats


def test_friends_sit_down_and_the_match_begins_when_nobody_is_missing(place: RunningServer) -> None:
    keys = place.lay("host open open")
    assert not keys.claim(1, "Bo")["table"]["started"]
    answer = keys.claim(2, " Cy ")
    assert answer["table"]["started"] and answer["you"]["seats"] == [2]
    assert [seat["name"] for seat in answer["table"]["seats"]] == ["Ann", "Bo", "Cy"]
    assert answer["table"]["commitment"]


def test_the_host_starts_when_it_likes(place: RunningServer) -> None:
    keys = place.lay(start=False)
    assert keys.call("/start", keys.host, {})[0] == 409
    keys.claim(1, "Bo")
    assert keys.call("/start", keys.seats[1] or "", {})[0] == 403
    assert keys.call("/start", keys.host, {})[0] == 200
    assert keys.call("/start", keys.host, {})[0] == 409


def test_only_the_host_changes_seats(place: RunningServer) -> None:
    keys = place.lay("host open open")
    for secret in (keys.seats[1], keys.spectator):
        assert keys.call("/seats/1", secret or "", {"kind": "bot"})[0] == 403
    assert keys.call("/seats/9", keys.host, {"kind": "bot"})[0] == 404
    assert keys.call("/seats/x", keys.host, {"kind": "bot"})[0] == 404
    assert keys.call("/seats/1", keys.host, {"kind": "open", "level": "easy"})[0] == 409
    assert keys.call("/seats/1", keys.host, {"kind": "bot", "level": "divine"})[0] == 409
    assert keys.call("/seats/1/return", keys.seats[2] or "", {})[0] == 403
    assert keys.call("/seats/1/return", keys.seats[1] or "", {})[0] == 409
    assert keys.call("/claim", keys.spectator, {"name": "Eve"})[0] == 403
    assert keys.call("/claim", keys.host, {"name": "Eve"})[0] == 403


def test_a_seat_of_a_bot_can_be_opened_with_a_fresh_link(place: RunningServer) -> None:
    keys = place.lay("host bot", start=False)
    status, answer = keys.call("/seats/1", keys.host, {"kind": "open"})
    assert status == 200 and answer["table"]["seats"][1]["kind"] == "open"
    keys.seats[1] = answer["secret"]
    assert keys.claim(1, "Bo")["table"]["seats"][1]["claimed"]


def test_a_part_of_a_common_choice_moves_nothing_that_others_can_ask_for(place: RunningServer) -> None:
    async def main() -> None:
        keys = place.lay("host open", options={"setup_placement": "simultaneous"})
        keys.claim(1, "Bob")
        before = keys.call("", keys.spectator)
        async with keys.come(keys.host) as host:
            await host.play()
            assert host.ask is not None and host.ask["seat"] == 0
            status, answer = keys.call("", keys.spectator)
            answer["table"]["seats"][0]["connected"] = False
            assert (status, answer) == before
            await host.play()
            assert keys.call("", keys.spectator)[1]["table"]["since"] > before[1]["table"]["since"]

    asyncio.run(main())


# Looking back


async def whole(keys: Keys) -> Viewer:
    """Plays a match at one screen, and keeps what a spectator saw."""
    async with keys.come(keys.host, look=0) as screen, keys.come(keys.spectator) as eve:
        number = 0
        while screen.ask is not None:
            seat = screen.ask["seats"][0]
            await screen.send(type="look", seat=seat)
            await screen.hear("update")
            answer = await screen.play(number)
            number += 1
            await eve.until(answer["revision"])
        return eve


def test_a_finished_match_can_be_told_again_from_every_knowledge(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")
    assert keys.call("/record", keys.host)[0] == 409
    assert keys.call("/replay?viewer=all", keys.spectator)[0] == 409
    assert keys.call("/replay?viewer=1", keys.spectator)[0] == 409
    assert keys.call("/replay", keys.spectator)[0] == 200
    eve = asyncio.run(whole(keys))
    for viewer in ("all", "spectator", "0", "1"):
        scene: Any = None
        seen: list[Any] = []
        total, first = 1, 0
        while first < total:
            status, page = keys.call(f"/replay?viewer={viewer}&from={first}&count=30", keys.spectator)
            assert status == 200 and page["from"] == first
            total = page["total"]
            for place_, step in enumerate(map(whole_update, page["steps"])):
                assert ("scene" in step) == (place_ == 0)
                scene = step["scene"] if place_ == 0 else patched(scene, step["patch"])
                seen.append((step["revision"], scene, step["events"], step["said"]))
            first += 30
        assert [revision for revision, *_ in seen] == list(range(1, eve.revision + 1))
        if viewer == "spectator":
            assert [scene for _, scene, *_ in seen[1:]] == [eve.scenes[r] for r, *_ in seen[1:]]
        hidden = sum(json.dumps(scene).count('"face": null') for _, scene, *_ in seen)
        assert (hidden == 0) == (viewer == "all")
        words = json.dumps([said for *_, said in seen])
        assert ("bid ? @" in words) == (viewer != "all")


@pytest.mark.parametrize("query", ["viewer=-1", "viewer=x", "from=-1", "from=x", "count=1e3", "count=999999"])
def test_a_replay_is_asked_for_in_the_published_form(place: RunningServer, query: str) -> None:
    keys = place.lay("hotseat hotseat")
    status, answer = keys.call(f"/replay?{query}", keys.host)
    assert status == 422 and answer["error"]["code"] == "bad-query"


def test_there_is_nothing_to_tell_from_a_seat_that_is_not_there(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")
    assert keys.call("/replay?viewer=9", keys.host)[0] == 404


# Files for the browser


def test_without_a_built_client_one_line_says_how_to_build_it(place: RunningServer) -> None:
    status, headers, body = raw(place, "GET", "/")
    assert status == 503 and headers["content-type"].startswith("text/plain")
    assert b"npm run build" in body and body.count(b"\n") == 1


def client(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "text").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Portulan</title>" + "<p>" * 500)
    (folder / "assets" / "app-1a2b.js").write_text("console.log(1)")
    (folder / "text" / "fr.ftl").write_text("hello = Bonjour")
    return folder


def test_the_client_is_served_from_memory_packed_and_cached(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", static=client(tmp_path / "static")) as place:
        for path in ("/", "/t/AAAA", "/anything/at/all"):
            status, headers, body = raw(place, "GET", path)
            assert status == 200 and b"<title>" in body
            assert (
                headers["content-type"] == "text/html; charset=utf-8"
                and headers["cache-control"] == "no-cache"
            )
        status, headers, packed = raw(place, "GET", "/", Accept_Encoding="gzip")
        assert headers["content-encoding"] == "gzip" and len(packed) < len(body)
        assert raw(place, "GET", "/", If_None_Match=headers["etag"])[0] == 304
        status, headers, _ = raw(place, "GET", "/assets/app-1a2b.js")
        assert status == 200 and "immutable" in headers["cache-control"]
        assert headers["content-type"] == "text/javascript; charset=utf-8"
        for path in ("/assets/gone.js", "/../../etc/passwd.txt", "/assets/../../data/tables.sqlite3"):
            assert raw(place, "GET", path)[0] == 404
        assert raw(place, "GET", "/text/client/fr.ftl")[2] == b"hello = Bonjour"
        assert raw(place, "GET", "/text/client/xx.ftl")[0] == 404


def test_a_page_that_asks_for_its_own_parts_is_served_where_it_is_one(tmp_path: Path) -> None:
    static = client(tmp_path / "static")
    (static / "table.html").write_text("<!doctype html><title>a table</title>")
    with running_server(tmp_path / "data", static=static) as place:
        found = {path: raw(place, "GET", path)[2] for path in ("/", "/t/AAAA", "/t/AAAA/", "/r/AAAA", "/tt")}
    assert [path for path, body in found.items() if b"a table" in body] == ["/t/AAAA", "/t/AAAA/", "/r/AAAA"]
    assert all(b"<title>" in body for body in found.values())


def test_the_texts_of_a_game_are_served_as_they_are_written(place: RunningServer) -> None:
    status, headers, body = raw(place, "GET", "/text/agartha/fr.ftl")
    assert status == 200 and b"rule-AG-BID-5" in body and "etag" in headers
    for path in ("/text/agartha/de.ftl", "/text/agartha/...ftl", "/text/nothing/en.ftl"):
        assert raw(place, "GET", path)[0] == 404
    for path in ("/theme/nothing.css", "/theme/agartha/..%2f__init__.py", "/theme/agartha/missing.svg"):
        assert raw(place, "GET", path)[0] == 404


def test_unknown_calls_and_wrong_methods_have_the_form_of_all_errors(place: RunningServer) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/health", 405),
        ("POST", "/", 405),
    ):
        found, _, body = raw(place, method, path)
        assert found == status
        assert set(json.loads(body)["error"]) == {"code", "message", "rule"}
    keys = place.lay()
    assert place.call(f"/api/tables/{keys.table}")[0] == 401
    assert place.call(f"/api/tables/{keys.table}", Authorization="Basic abc")[0] == 401


# Protection


def test_every_answer_tells_the_browser_to_be_careful(place: RunningServer) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/text/agartha/en.ftl", "/theme/x.css"):
        _, headers, _ = raw(place, "GET", path)
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'" and policy["frame-ancestors"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert f"ws://127.0.0.1:{place.port}" in policy["connect-src"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert raw(place, "GET", "/api/health")[1]["cache-control"] == "no-store"


def test_a_browser_that_comes_by_https_is_told_to_stay_there(tmp_path: Path) -> None:
    for url, told in (
        ("https://games.example.org/", "max-age=31536000"),
        ("http://localhost/", None),
        (None, None),
    ):
        with running_server(tmp_path, base_url=url) as place:
            assert raw(place, "GET", "/api/health")[1].get("strict-transport-security") == told


def test_an_address_that_asks_too_often_is_slowed_down(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(requests_per_minute=30)) as place:
        answers = [place.call("/api/health") for _ in range(25)]
        assert [status for status, _ in answers].count(200) in (20, 21, 22)
        assert answers[-1][0] == 429 and answers[-1][1]["error"]["code"] == "slow-down"


def test_files_are_counted_apart_and_have_a_bound_of_their_own(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(requests_per_minute=30, files_per_minute=60)) as place:
        statuses = [raw(place, "GET", "/theme/agartha.css")[0] for _ in range(40)]
        assert statuses[:30] == [200] * 30 and 429 in statuses
        assert raw(place, "GET", "/")[0] == 429  # a page is a file
        assert place.call("/api/health")[0] == 200


def test_a_school_class_opens_its_tables_from_one_address(tmp_path: Path) -> None:
    """Twenty people with empty caches, all at once: some sixty files and a few calls each."""
    with running_server(tmp_path, limits=Limits()) as place:
        for _ in range(20):
            connection = HTTPConnection("127.0.0.1", place.port)
            asked = ["/", "/text/agartha/en.ftl", "/theme/agartha.css", *["/theme/agartha/art.svg"] * 57]
            for path in (*asked, "/api/games", "/api/health", "/api/health"):
                connection.request("GET", path)
                answer = connection.getresponse()
                answer.read()
                assert answer.status != 429, path
            connection.close()


def test_an_address_lays_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(tables_per_hour=8)) as place:
        wish = {"game": "agartha", "players": 2, "name": "A", "seats": [{"kind": "open"}] * 2}
        statuses = [place.call("/api/tables", wish)[0] for _ in range(7)]
        assert statuses == [201] * 5 + [429] * 2


def test_the_server_answers_to_its_own_names_only(tmp_path: Path) -> None:
    """A page elsewhere that lets its name point at this machine gets nothing."""
    with running_server(tmp_path, hosts=("127.0.0.1", "localhost", "[::1]")) as place:
        assert raw(place, "GET", "/api/health", Host=f"127.0.0.1:{place.port}")[0] == 200
        assert raw(place, "GET", "/api/health", Host="localhost")[0] == 200
        assert raw(place, "GET", "/api/health", Host="[::1]:80")[0] == 200
        assert raw(place, "GET", "/api/health", Host="evil.example")[0] == 421
        assert raw(place, "GET", "/api/health", Host="a b;c")[0] == 421


def test_the_log_has_one_line_a_request_and_no_secret(
    place: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    keys = place.lay()
    keys.claim(1, "Bo")
    keys.call(f"?secret={keys.host}", keys.host)
    keys.call("/replay?viewer=0", keys.host)
    asyncio.run(visit(keys))
    place.call(f"/api/tables/{keys.table}/\n{keys.host}".replace("\n", "%0a"), secret=keys.host)
    lines = [record.getMessage() for record in caplog.records if record.name == "portulan.server.requests"]
    assert any("POST /api/tables 201" in line for line in lines)
    assert any(f"/ws/{keys.table[:6]}... begins" in line for line in lines)
    text = "\n".join(
        record.getMessage() for record in caplog.records if not record.name.startswith("websockets.client")
    )
    for secret in (keys.host, keys.spectator, keys.seats[1] or "", keys.table):
        assert secret not in text
    assert not any("\n" in line or "private" in line for line in lines)
    assert not any("viewer=0" in line or "secret=" in line for line in lines)


async def visit(keys: Keys) -> None:
    async with keys.come(keys.host) as ann:
        await ann.do("chat", text="a private word")
