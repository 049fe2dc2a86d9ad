"""Durable before heard: nobody is told what is not on the disk, and what could not be kept did not happen."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from portulan.engine.errors import FileError
from portulan.server.acts import Chatted, StoredAct
from portulan.server.store import FILE_NAME, Batch, Store, StoreError
from portulan.server.table import Table
from tests.server.running_server import Keys, Viewer, running_server
from tests.server.tables import Game


class SlowStore(Store):
    """A store whose disk takes as long as the test wants, or fails."""

    def __init__(self, folder: Path) -> None:
        self.may_commit = threading.Event()
        self.may_commit.set()
        self.waiting = threading.Event()
        self.failing = False
        self.commits = 0
        super().__init__(folder)

    def _commit(self, batch: Batch) -> None:
        self.waiting.set()
        self.may_commit.wait(20)
        if self.failing:
            raise sqlite3.OperationalError("disk I/O error")
        super()._commit(batch)
        self.commits += 1


def rows(folder: Path) -> int:
    """Counts the acts that another process would find in the file."""
    with sqlite3.connect(folder / FILE_NAME) as connection:
        (number,) = connection.execute("SELECT count(*) FROM acts").fetchone()
    connection.close()
    return int(number)


async def silence(*viewers: Viewer) -> None:
    """Makes sure that nobody hears anything of the table."""
    for viewer in viewers:
        with pytest.raises(TimeoutError):
            while (await viewer.next(0.3))["type"] in ("undo", "presence"):
                pass


def test_nobody_hears_of_a_move_before_it_is_on_the_disk(tmp_path: Path) -> None:
    store = SlowStore(tmp_path)
    with running_server(tmp_path, store) as place:
        keys = place.lay()
        keys.claim(1, "Bo")

        async def main() -> None:
            async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
                who = ann if ann.ask and ann.ask["seat"] is not None else bo
                assert who.ask is not None
                await silence(ann, bo)
                stored = rows(tmp_path)
                store.waiting.clear()
                store.may_commit.clear()
                message: dict[str, Any] = {"type": "move", "id": "m", "revision": who.revision}
                await who.send(**message, seat=who.ask["seat"], move=who.ask["moves"][0]["move"])
                assert await asyncio.to_thread(store.waiting.wait, 10)
                await silence(ann, bo)
                assert rows(tmp_path) == stored
                store.may_commit.set()
                answer = await who.answer("m")
                assert answer["type"] == "accepted" and rows(tmp_path) == stored + 1
                for viewer in (ann, bo):
                    await viewer.until(answer["revision"])

        asyncio.run(main())


def test_a_newcomer_is_not_told_either(tmp_path: Path) -> None:
    store = SlowStore(tmp_path)
    with running_server(tmp_path, store) as place:
        keys = place.lay("hotseat hotseat")

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                store.waiting.clear()
                store.may_commit.clear()
                await ann.send(type="chat", id="c", text="hello")
                assert await asyncio.to_thread(store.waiting.wait, 10)
                coming = asyncio.create_task(first_words(keys))
                done, _ = await asyncio.wait([coming], timeout=0.5)
                assert not done
                store.may_commit.set()
                eve = await coming
                assert [line["text"] for line in eve.last["chat"]] == ["hello"]

        asyncio.run(main())


async def first_words(keys: Keys) -> Viewer:
    async with keys.come(keys.spectator) as eve:
        return eve


def test_what_could_not_be_kept_did_not_happen(tmp_path: Path) -> None:
    store = SlowStore(tmp_path)
    with running_server(tmp_path, store) as place:
        keys = place.lay()
        keys.claim(1, "Bo")

        async def main() -> None:
            async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
                who, other = (ann, bo) if ann.ask and ann.ask["seat"] is not None else (bo, ann)
                assert who.ask is not None
                seat, choice, revision = who.ask["seat"], who.ask["moves"][0]["move"], who.revision
                store.failing = True
                answer = await who.do("move", seat=seat, move=choice)
                assert (answer["type"], answer["code"]) == ("refused", "try-again")
                await silence(other)
                kept = store.find(keys.table)
                assert kept is not None
                live = place.hub.tables[keys.table].table
                assert live.revision == len(kept.acts) == revision
                assert live.match is not None and Table.load(kept).match is not None
                store.failing = False
                answer = await who.do("move", seat=seat, move=choice)
                assert (answer["type"], answer["revision"]) == ("accepted", revision + 1)
                await other.until(revision + 1)
                async with keys.come(keys.spectator) as eve:
                    assert eve.revision == revision + 1

        asyncio.run(main())


def test_an_http_act_that_could_not_be_kept_is_answered_so(tmp_path: Path) -> None:
    store = SlowStore(tmp_path)
    with running_server(tmp_path, store) as place:
        keys = place.lay()
        store.failing = True
        assert keys.seats[1] is not None
        status, answer = keys.call("/claim", keys.seats[1], {"name": "Bo"})
        assert (status, answer["error"]["code"]) == (503, "try-again")
        status, _ = place.call(
            "/api/tables", {"game": "agartha", "players": 2, "name": "A", "seats": [{"kind": "bot"}] * 2}
        )
        assert status == 503
        store.failing = False
        _, answer = keys.call("", keys.host)
        assert not answer["table"]["seats"][1]["claimed"] and not answer["table"]["started"]
        assert keys.claim(1, "Bo")["table"]["started"]


# The store itself


def game(seed: str) -> Game:
    return Game(seed=seed).start()


def test_acts_of_many_tables_share_a_transaction(tmp_path: Path) -> None:
    store = SlowStore(tmp_path)

    async def main() -> None:
        numbers = []
        for number in range(20):
            one = game(str(number))
            numbers.append(
                await store.create(f"t{number}", one.stored.setup, one.stored.acts, one.stored.snapshot)
            )
        store.may_commit.clear()
        acts = [StoredAct(2, 1.0, Chatted(0, "Ann", f"word {number}")) for number in numbers]
        waiting = [
            asyncio.create_task(store.append(number, [act], None))
            for number, act in zip(numbers, acts, strict=True)
        ]
        await asyncio.sleep(0.1)
        commits = store.commits
        store.may_commit.set()
        await asyncio.gather(*waiting)
        assert store.commits - commits <= 2
        for number, act in enumerate(acts):
            kept = store.find(f"t{number}")
            assert kept is not None and kept.acts[-1] == act

    asyncio.run(main())
    store.close()


def test_one_bad_act_does_not_fail_the_others(tmp_path: Path) -> None:
    store = SlowStore(tmp_path)

    async def main() -> None:
        one = game("x")
        numbers = [await store.create(name, one.stored.setup, one.stored.acts, None) for name in "abc"]
        store.may_commit.clear()
        first = asyncio.create_task(
            store.append(numbers[0], [StoredAct(2, 1.0, Chatted(0, "Ann", "hi"))], None)
        )
        await asyncio.to_thread(store.waiting.wait, 10)
        twice = asyncio.create_task(
            store.append(numbers[1], [StoredAct(1, 1.0, Chatted(0, "Ann", "no"))], None)
        )
        fine = asyncio.create_task(
            store.append(numbers[2], [StoredAct(2, 1.0, Chatted(0, "Ann", "yes"))], None)
        )
        await asyncio.sleep(0.1)
        store.may_commit.set()
        results = await asyncio.gather(first, twice, fine, return_exceptions=True)
        assert results[0] is None and results[2] is None
        assert isinstance(results[1], StoreError)
        kept = store.find("b")
        assert kept is not None and len(kept.acts) == 1

    asyncio.run(main())
    store.close()


def test_the_file_says_how_it_is_kept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._writing.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._writing.execute("SELECT version FROM migrations").fetchall() == [
        (1,),
        (2,),
        (3,),
        (4,),
        (5,),
    ]
    store.close()
    assert (tmp_path / FILE_NAME).stat().st_mode & 0o077 == 0


def test_a_file_of_a_newer_portulan_is_refused_in_one_line(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("INSERT INTO migrations VALUES (99, 0)")
    connection.close()
    with pytest.raises(FileError, match="newer Portulan"):
        Store(tmp_path)


def test_a_file_that_is_no_store_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("this is no database, whatever its name says " * 50)
    with pytest.raises(FileError, match="cannot be kept here"):
        Store(tmp_path)
