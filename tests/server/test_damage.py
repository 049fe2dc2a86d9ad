"""Damage told plainly: what cannot be read of one table is one line, and nothing to any other table or to strangers."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from portulan.engine.errors import FileError
from portulan.server.acts import Chatted, StoredAct
from portulan.server.history import open_table
from portulan.server.store import FILE_NAME, Store
from tests.server.running_server import Keys, running_server
from tests.server.tables import Game
from tests.server.test_durable import SlowStore

PAGE = 4096
DAMAGED = {
    "no act at all": "not even JSON",
    "of no known kind": '{"kind":"levitated","seat":0}',
    "of a seat that is not there": '{"kind":"claimed","seat":99,"name":"Bo"}',
    "a move that no game has": '{"kind":"moved","seat":0,"move":"castle","entries":[]}',
    "a word on nothing": '{"kind":"undo-answered","seats":[],"agree":true}',
    "a take-back of nothing": '{"kind":"undone","seat":1}',
}


def keep_tables(folder: Path, lines: int) -> list[Keys]:
    """Lays three tables; the one in the middle fills pages of its own with chat."""
    with running_server(folder) as place:
        keys = [place.lay("host hotseat") for _ in range(3)]
        store = place.hub.store

        async def talk() -> None:
            number = place.hub.tables[keys[1].table].table.number
            said = [StoredAct(2 + n, 1.0, Chatted(0, "Ann", f"needle {n} " * 20)) for n in range(lines)]
            await store.append(number, said, None)

        asyncio.run_coroutine_threadsafe(talk(), place.loop).result(20)
    return keys


def answers_of_damage(
    folder: Path, laid: list[Keys], caplog: pytest.LogCaptureFixture
) -> tuple[Any, list[str]]:
    """Opens all tables: the first and the last go on; gives the answer of the damaged one, and what the log says."""
    caplog.set_level(logging.WARNING)
    with running_server(folder) as place:
        keys = [Keys(place, one.table, one.host, one.seats, one.spectator) for one in laid]
        for _ in range(2):
            status, answer = keys[1].call("", keys[1].host)
            assert status == 409 and "\n" not in answer["error"]["message"]
        for secret in (keys[1].spectator, keys[0].host):
            told = keys[1].call("", secret)
            unknown = place.call(f"/api/tables/{'A' * 22}", None, secret)
            assert (told == unknown) == (secret == keys[0].host)
        assert unknown[0] == 403

        for secret, code in ((keys[1].host, "damaged"), (keys[0].host, "table")):
            assert asyncio.run(turned_away(keys[1], secret)) == code

        async def talk(table: Keys) -> None:
            async with table.come(table.host) as ann:
                for number in range(3):
                    assert (await ann.do("chat", text=f"word {number}"))["type"] == "accepted"

        for table in (keys[0], keys[2]):
            asyncio.run(talk(table))
    return answer["error"], [record.getMessage() for record in caplog.records]


async def turned_away(keys: Keys, secret: str) -> str:
    """Comes to a table by its WebSocket, and gives the code of the refusal."""
    async with connect(f"ws://127.0.0.1:{keys.server.port}/ws/{keys.table}") as ws:
        await ws.send(json.dumps({"type": "hello", "secret": secret, "revision": None}))
        answer = json.loads(await ws.recv())
        assert answer["type"] == "refused" and set(answer["text"]) == {"en", "fr"}
        return str(answer["code"])


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_act_is_one_line_and_takes_no_other_table_along(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    keys = keep_tables(tmp_path, 1)
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("UPDATE acts SET act = ? WHERE number = 2 AND revision = 2", (DAMAGED[what],))
    connection.close()
    error, said = answers_of_damage(tmp_path, keys, caplog)
    assert error["code"] == "damaged"
    assert [line.partition(":")[0] for line in said] == [f"table {keys[1].table[:6]} cannot be read"]
    assert "\n" not in said[0]


def test_a_damaged_page_is_one_line_and_takes_no_other_table_along(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    keys = keep_tables(tmp_path, 400)
    path = tmp_path / FILE_NAME
    content = bytearray(path.read_bytes())
    pages = [n for n in range(len(content) // PAGE) if b"needle 200 " in content[n * PAGE : (n + 1) * PAGE]]
    for number in pages:
        content[number * PAGE : (number + 1) * PAGE] = b"\xff" * PAGE
    path.write_bytes(content)
    error, said = answers_of_damage(tmp_path, keys, caplog)
    assert error["code"] == "damaged" and "damaged" in error["message"]
    assert [line.partition(":")[0] for line in said] == [f"table {keys[1].table[:6]} cannot be read"]


def test_whoever_was_given_a_link_later_is_told_of_the_damage_too(tmp_path: Path) -> None:
    """A guest sits down, which gives a link of its own, takes another name, and renews the link; so does the host."""
    with running_server(tmp_path) as place:
        keys = place.lay("host open open")
        invitation = keys.seats[1]
        keys.claim(1, "Bo")
        first = keys.seats[1]
        assert invitation is not None and first is not None and first != invitation
        renewed = keys.call("/renew", first, {})[1]["secret"]
        assert keys.call("/claim", renewed, {"name": "Bob"})[0] == 200
        host = keys.call("/renew", keys.host, {})[1]["secret"]
        assert isinstance(renewed, str) and isinstance(host, str)
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("INSERT INTO acts VALUES (1, 99, 1.0, '{}', NULL, 0)")
    connection.close()
    known = {keys.spectator, keys.seats[2], renewed, host}
    with running_server(tmp_path) as place:
        for secret in (*known, invitation, first, keys.host, "guessed"):
            status, _ = place.call(f"/api/tables/{keys.table}", None, secret)
            assert status == (409 if secret in known else 403)


def test_a_keyframe_that_cannot_be_read_is_made_anew(tmp_path: Path) -> None:
    game = Game().start().go_on()
    assert len(game.keyframes) > 2
    game.keep(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute('UPDATE keyframes SET keyframe = \'{"revision": "?"}\'')
    connection.close()
    store = Store(tmp_path)
    opening = open_table(store, "table")
    store.close()
    assert opening is not None and opening.table.match is not None and game.table.match is not None
    assert opening.table.match.state == game.table.match.state
    assert [frame.revision for frame in opening.keyframes] == [frame.revision for frame in game.keyframes]


def test_whoever_missed_what_cannot_be_read_is_told_everything_afresh(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay("host hotseat")

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                for number in range(5):
                    await ann.do("chat", text=f"word {number}")
                await ann.until(6)
            with sqlite3.connect(tmp_path / FILE_NAME) as connection:
                connection.execute("UPDATE acts SET act = '?' WHERE revision = 4")
            connection.close()
            async with keys.come(keys.host, revision=2) as ann:
                update = await ann.hear("update")
                assert update["fresh"] and update["revision"] == 6
                assert (await ann.do("chat", text="all here"))["type"] == "accepted"

        asyncio.run(main())
    (line,) = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert line.startswith(f"table {keys.table[:6]}: what somebody missed cannot be read: ")


def test_a_table_that_cannot_be_read_again_after_a_failure_of_the_disk_ends_no_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Something could not be kept, and what is kept was damaged meanwhile: the table waits until it can be read."""
    store = SlowStore(tmp_path)
    with running_server(tmp_path, store) as place:
        keys = place.lay("host hotseat")

        def write(act: str) -> str:
            with sqlite3.connect(tmp_path / FILE_NAME) as connection:
                (old,) = connection.execute("SELECT act FROM acts WHERE revision = 1").fetchone()
                connection.execute("UPDATE acts SET act = ? WHERE revision = 1", (act,))
            connection.close()
            return str(old)

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                store.failing = True
                kept = write("?")
                for number in range(2):
                    assert (await ann.do("chat", text=f"word {number}"))["code"] == "damaged"
                assert await turned_away(keys, keys.host) == "damaged"
                await ann.send(type="look", seat=0)
                assert (await ann.hear("refused"))["code"] == "damaged"
                write(kept)
                store.failing = False
                assert (await ann.do("chat", text="here again"))["type"] == "accepted"

        asyncio.run(main())
    assert not [record for record in caplog.records if record.exc_info]


def test_a_file_whose_list_of_tables_is_damaged_is_refused_in_one_line(tmp_path: Path) -> None:
    keep_tables(tmp_path, 1)
    path = tmp_path / FILE_NAME
    with sqlite3.connect(path) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_tables_1'"
        ).fetchone()
    connection.close()
    content = bytearray(path.read_bytes())
    content[(root - 1) * PAGE : root * PAGE] = b"\xff" * PAGE
    path.write_bytes(content)
    with pytest.raises(FileError, match="cannot be kept here") as caught:
        Store(tmp_path)
    assert "\n" not in str(caught.value)


def test_a_file_that_was_put_back_gets_its_rights_back(tmp_path: Path) -> None:
    game = Game().start()
    game.keep(tmp_path).close()
    path = tmp_path / FILE_NAME
    path.chmod(0o644)
    store = Store(tmp_path)
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob(f"{FILE_NAME}*")}
    store.close()
    assert len(modes) == 3 and set(modes.values()) == {0o600}


def test_the_answer_about_damage_holds_no_secret_of_the_table(tmp_path: Path) -> None:
    keys = keep_tables(tmp_path, 1)
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        (setup,) = connection.execute("SELECT setup FROM tables WHERE number = 2").fetchone()
        connection.execute("UPDATE acts SET act = ? WHERE number = 2 AND revision = 2", (setup,))
    connection.close()
    kept = json.loads(setup)
    with running_server(tmp_path) as place:
        status, answer = place.call(f"/api/tables/{keys[1].table}", None, keys[1].spectator)
    assert status == 409
    for secret in (kept["host"], kept["spectator"]):
        assert secret not in json.dumps(answer)
