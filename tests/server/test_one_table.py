"""One live table per id, whoever asks for it meanwhile; a link that was replaced acts no more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from portulan.server import history, rematch
from portulan.server.acts import Chatted
from portulan.server.hub import Hub
from portulan.server.live_table import LiveTable
from portulan.server.models.seats import NewSeat
from portulan.server.models.tables import NewTable
from portulan.server.store import Store
from tests.server.running_server import RunningServer, running_server


class HeldStore(Store):
    """A store whose new tables are on the disk before the one who laid them hears of it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.written = asyncio.Event()
        self.go_on = asyncio.Event()

    async def create(self, *given: Any) -> int:
        number = await super().create(*given)
        self.written.set()
        await self.go_on.wait()
        return number


def on(place: RunningServer, work: Any) -> Any:
    """Runs something in the loop of the server."""
    return asyncio.run_coroutine_threadsafe(work, place.loop).result(20)


def test_a_table_that_is_read_while_it_is_laid_is_the_same_one(tmp_path: Path) -> None:
    """The table is on the disk, and whoever laid it has not come round to say so: the reader must not get a twin."""
    store = HeldStore(tmp_path)
    with running_server(tmp_path, store) as place:
        hub: Hub = place.hub

        async def both() -> tuple[LiveTable | None, LiveTable | None, LiveTable | None]:
            setup = (await laid(hub)).table.setup
            new = rematch.next_id("some table")
            store.written.clear()
            store.go_on.clear()
            laying = asyncio.create_task(hub.lay(new, setup))
            await store.written.wait()
            early = await hub.find(new)
            store.go_on.set()
            await laying
            return early, hub.tables.get(new), await hub.find(new)

        early, kept, found = on(place, both())
        assert early is not None and early is kept is found


def test_a_table_that_is_laid_while_it_is_read_is_the_same_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other way round: the reader has what is on the disk, and comes last."""
    store = HeldStore(tmp_path)
    with running_server(tmp_path, store) as place:
        hub: Hub = place.hub
        keep = history.Opening.keep
        may_end = asyncio.Event()

        async def slowly(opening: history.Opening, where: Store) -> Any:
            await may_end.wait()
            return await keep(opening, where)

        monkeypatch.setattr(history.Opening, "keep", slowly)

        async def both() -> tuple[LiveTable | None, LiveTable | None]:
            setup = (await laid(hub)).table.setup
            new = rematch.next_id("some table")
            store.written.clear()
            store.go_on.clear()
            laying = asyncio.create_task(hub.lay(new, setup))
            await store.written.wait()
            reading = asyncio.create_task(hub.find(new))
            await asyncio.sleep(0.2)
            store.go_on.set()
            await laying
            first = hub.tables.get(new)
            may_end.set()
            return first, await reading

        first, read = on(place, both())
        assert first is not None and first is read and hub.tables[first.table.id] is first


async def laid(hub: Hub) -> LiveTable:
    """Lays a table for the host and a friend."""
    store = hub.store
    assert isinstance(store, HeldStore)
    store.go_on.set()
    wish = NewTable("agartha", 2, "Ann", [NewSeat("host"), NewSeat("open")])
    created = await hub.create(wish)
    return hub.tables[created.table]


def test_a_table_that_somebody_waits_for_is_not_let_go(place: RunningServer) -> None:
    keys = place.lay()
    live = place.hub.tables[keys.table]

    async def main() -> bool:
        await live.lock.acquire()
        entered = asyncio.Event()

        async def visit() -> None:
            async with live.hold():
                entered.set()

        visiting = asyncio.create_task(visit())
        await asyncio.sleep(0)
        live.lock.release()
        place.hub.sweep(live.touched + 1)
        kept = keys.table in place.hub.tables
        await visiting
        assert entered.is_set()
        return kept

    assert on(place, main())


def test_a_replaced_link_acts_no_more_even_if_its_connection_stopped_reading(
    place: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of the connection waits behind what was not read; what it sends meanwhile must not count."""
    keys = place.lay()

    async def main() -> None:
        async with keys.come(keys.seats[1]) as eve:
            live = place.hub.tables[keys.table]
            (connection,) = live.connections()
            monkeypatch.setattr(connection._line, "is_writable", lambda: False)
            place.loop.call_soon_threadsafe(connection.tell, b"something that is never read")
            status, answer = await asyncio.to_thread(keys.call, "/seats/1", keys.host, {"kind": "open"})
            assert status == 200 and not answer["table"]["seats"][1]["connected"]
            before = live.table.revision
            await eve.send(type="chat", id="late", text="I am still here")
            async with keys.come(keys.host) as ann:
                assert (await ann.do("chat", text="hello"))["type"] == "accepted"
                await asyncio.sleep(0.2)
            kept = live.store.find(keys.table)
            assert kept is not None
            assert [act.act.text for act in kept.acts if isinstance(act.act, Chatted)] == ["hello"]
            assert live.table.revision == before + 1

    asyncio.run(main())
