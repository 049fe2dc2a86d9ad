"""Bots for everybody: many tables of one address do not hold up another, and a bot that cannot think says so."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from websockets.asyncio.client import connect

from portulan.pool import begin
from portulan.server import bot_pool
from portulan.server.acts import BotSeated, Moved
from portulan.server.bot_pool import BotFailed, BotPool, choose_at_once
from portulan.server.fair_queue import FairQueue
from portulan.server.live_table import question
from portulan.server.table import Table
from tests.server.running_server import RunningServer, Viewer, running_server
from tests.server.tables import Game

Json = dict[str, Any]
ELSEWHERE = "127.0.0.2"
"""Another address of this machine: to the server, somebody else."""


def lay_from(address: str, place: RunningServer, *seats: Json) -> Json:
    """Lays a table, as somebody at an address."""
    connection = http.client.HTTPConnection("127.0.0.1", place.port, source_address=(address, 0))
    body = {"game": "agartha", "players": len(seats), "name": "Ann", "seats": list(seats)}
    connection.request("POST", "/api/tables", json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    assert answer.status == 201
    laid: Json = json.loads(answer.read())
    connection.close()
    return laid


@asynccontextmanager
async def come_from(address: str, place: RunningServer, laid: Json) -> AsyncIterator[Viewer]:
    """Watches a table with the host's link, as somebody at an address."""
    url = f"ws://127.0.0.1:{place.port}/ws/{laid['table']}"
    async with connect(url, compression=None, max_size=None, local_addr=(address, 0)) as ws:
        viewer = Viewer(ws)
        await viewer.send(type="hello", secret=laid["host"], revision=None)
        await viewer.hear("welcome")
        await viewer.hear("update")
        yield viewer


def bot(level: str) -> Json:
    return {"kind": "bot", "level": level}


def test_the_queue_takes_turns_between_addresses_and_between_their_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in ("a1", "a2"):
        for number in (1, 2):
            queue.put(("A", table), f"{table} {number}")
    queue.put(("B", "b1"), "b1 1")
    queue.put(("C", "c1"), "c1 1")
    queue.put(("B", "b2"), "b2 1")
    assert len(queue) == 7
    taken = [queue.take() for _ in range(7)]
    assert taken == ["a1 1", "b1 1", "c1 1", "a2 1", "b2 1", "a1 2", "a2 2"]
    assert queue.take() is None and len(queue) == 0


def test_the_addresses_of_one_network_share_its_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(("net", f"address {number}", "table"), f"net {number}")
    queue.put(("other", "table"), "other 0")
    queue.put(("other", "table"), "other 1")
    assert [queue.take() for _ in range(6)] == ["net 0", "other 0", "net 1", "other 1", "net 2", "net 3"]


def test_sixty_tables_of_hard_bots_do_not_hold_up_the_bot_of_somebody_else(tmp_path: Path) -> None:
    """Between two decisions of that bot lie two thoughts of the others at most: the one under way, and one turn."""
    with running_server(tmp_path, workers=1) as place:
        crowd = [lay_from("127.0.0.1", place, bot("hard"), bot("hard")) for _ in range(60)]
        mine = lay_from(ELSEWHERE, place, {"kind": "host"}, bot("easy"))
        others = [place.hub.tables[laid["table"]] for laid in crowd]

        def thoughts() -> int:
            """Counts what the bots of the crowd decided, heard of or not."""
            return sum(live.table.revision for live in others)

        async def main() -> None:
            async with AsyncExitStack() as stack:
                for laid in crowd:
                    await stack.enter_async_context(come_from("127.0.0.1", place, laid))
                ann = await stack.enter_async_context(come_from(ELSEWHERE, place, mine))
                begun = thoughts()
                while thoughts() < begun + 2:
                    await asyncio.sleep(0.01)
                answers = 0
                while answers < 3:
                    await ann.asked(0)
                    before, heard = thoughts(), ann.revision
                    await ann.play()
                    await ann.asked(0)
                    own = ann.revision - heard - 1
                    answers += own
                    assert thoughts() - before <= 2 * own + 1
                assert place.hub.bots.waiting >= 50

        asyncio.run(main())


def test_bots_alone_wait_until_somebody_watches(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        laid = lay_from("127.0.0.1", place, bot("easy"), bot("easy"))
        live = place.hub.tables[laid["table"]]

        async def main() -> None:
            await asyncio.sleep(0.5)
            assert live.table.revision == 1 and not live.thinking and not place.hub.bots.processes
            async with come_from("127.0.0.1", place, laid) as viewer:
                await viewer.until(4)
            while live.viewpoints or live.thinking:
                await asyncio.sleep(0.01)
            rested = live.table.revision
            await asyncio.sleep(0.5)
            assert live.table.revision == rested and not live.table.over
            async with come_from("127.0.0.1", place, laid) as viewer:
                await viewer.until(rested + 3)

        asyncio.run(main())


def test_a_bot_of_somebody_who_left_goes_on_until_a_person_is_asked(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        laid = lay_from("127.0.0.1", place, {"kind": "host"}, bot("easy"))
        live = place.hub.tables[laid["table"]]

        async def main() -> None:
            async with come_from("127.0.0.1", place, laid) as ann:
                await ann.asked(0)
                await ann.play()
            while 1 in live.table.asked() or live.thinking:
                await asyncio.sleep(0.01)
            assert live.table.asked() == [0]

        asyncio.run(main())


class Unable(BotPool):
    """Processes in which nothing is thought to the end."""

    asked = 0

    async def think(self, *arguments: Any, **more: Any) -> int | None:
        self.asked += 1
        raise BotFailed


def test_a_bot_that_could_not_think_plays_by_the_heuristic_and_the_log_says_so(tmp_path: Path) -> None:
    bots = Unable(1)
    with running_server(tmp_path, bots=bots) as place:
        keys = place.lay("host bot:hard")

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                for _ in range(3):
                    await ann.asked(0)
                    await ann.play()
                await ann.asked(0)
                updates = [m for m in ann.heard if m["type"] == "update" and m["by"] == 1 and not m["fresh"]]
                assert updates and bots.asked == len(updates)
                for update in updates:
                    told = next(e for e in update["events"] if e["name"] == "message-bot-fallback")
                    assert (told["args"]["seat"], told["args"]["who"]) == (1, "other")

        asyncio.run(main())
        stored = place.hub.store.find(keys.table)
    assert stored is not None
    table = Table(stored)
    compared = 0
    for act in stored.acts:
        if isinstance(act.act, Moved) and act.act.seat == 1:
            asked = question(table, 1)
            assert asked is not None and act.act.fallback
            move = choose_at_once(asked[0], 1, asked[2])
            assert table.game.space.notation(move) == act.act.move
            compared += 1
        table.replay(act)
    assert compared >= 2


def test_what_a_bot_failed_to_think_of_in_a_common_choice_is_told_when_the_choice_is_complete() -> None:
    game = Game(2, setup_placement="simultaneous").start()
    game.act(BotSeated(1, "hard"))
    match = game.table.match
    assert match is not None
    told: list[str] = []
    for seat in (1, 0):
        while seat in match.state.actors and not told:
            move = match.state.notation(match.state.moves(seat)[0])
            result = game.act(Moved(seat, move, [], fallback=seat == 1))
            names = [name for name, _ in result.entry.messages]
            if result.entry.silent:
                assert names == ["message-bot-fallback"] * (seat == 1)
                assert not result.entry.heard_by(game.viewers()[0]) or seat == 0
            else:
                told = names
    assert told and set(told) == {"message-bot-fallback"}


class Worker:
    """A process that answers every question with the same move, after a while that the test knows."""

    SECONDS = 0.05
    _processes: ClassVar[dict[int, Any]] = {}

    def __init__(self, processes: int) -> None:
        assert processes == 1

    def submit(self, *_: Any) -> Future[int]:
        answer: Future[int] = Future()
        asyncio.get_running_loop().call_later(self.SECONDS, answer.set_result, 7)
        return answer

    def shutdown(self, **_: Any) -> None:
        pass


def test_patience_counts_from_when_a_bot_begins_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty bots wait for one process, together longer than any of them may think; each of them answers."""
    monkeypatch.setattr(bot_pool, "begin", Worker)

    async def main() -> None:
        bots = BotPool(1, patience=40 * Worker.SECONDS)
        asking = [bots.think("", 0, "hard", f"{number}", turns=(f"{number}",)) for number in range(60)]
        assert await asyncio.gather(*asking) == [7] * 60
        bots.close()

    asyncio.run(main())


def test_a_process_that_dies_once_is_replaced_and_the_bot_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Any] = []

    def begin_and_kill_the_first(processes: int) -> Any:
        worker = begin(processes)
        begun.append(worker)
        if len(begun) == 1:
            worker.submit(int)
            worker.shutdown()
        return worker

    monkeypatch.setattr(bot_pool, "begin", begin_and_kill_the_first)

    async def main() -> None:
        bots = BotPool(1)
        game = Game().start()
        assert game.table.match is not None
        state = game.table.match.state
        seat = state.actor or 0
        assert await bots.think(state.dump(), seat, "easy", "seed") in state.moves(seat)
        assert len(begun) == 2
        bots.close()

    asyncio.run(main())


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def main() -> None:
        bots = BotPool(1)
        game = Game().start()
        assert game.table.match is not None
        state = game.table.match.state
        assert await bots.think(state.dump(), 0, "hard", "seed", wanted=lambda: False) is None
        assert bots.processes == []
        bots.close()

    asyncio.run(main())
