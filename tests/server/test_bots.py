"""Bots at the table: they think elsewhere, take over, give back, and never hold anybody up."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from portulan.server.acts import BotSeated
from portulan.server.bot_pool import BotFailed, BotPool, choose
from portulan.server.live_table import question
from tests.server.running_server import RunningServer, Viewer, running_server
from tests.server.tables import Game


async def to_the_end(ann: Viewer, seat: int = 0) -> int:
    """Decides whenever asked, until the match is over; returns how often."""
    decided = 0
    while ann.ask is not None:
        await ann.asked(seat)
        if ann.ask is not None:
            await ann.play(decided)
            decided += 1
    return decided


def test_a_person_plays_a_whole_match_against_a_bot(place: RunningServer) -> None:
    keys = place.lay("host bot")

    async def main() -> None:
        async with keys.come(keys.host) as ann:
            decided = await to_the_end(ann)
            by = [
                message["by"] for message in ann.heard if message["type"] == "update" and not message["fresh"]
            ]
            assert decided > 20 and by.count(0) == decided and by.count(1) > 20
            thinking = [message for message in ann.heard if message["type"] == "thinking"]
            assert {message["seat"] for message in thinking} == {1}

    asyncio.run(main())


def test_bots_alone_finish_their_match(place: RunningServer) -> None:
    keys = place.lay("bot bot bot")

    async def main() -> None:
        async with keys.come(keys.host) as watcher:
            assert watcher.welcome["you"] == {
                "seats": [],
                "host": True,
                "spectator": True,
                "revision": watcher.welcome["revision"],
                "vacant": None,
                "replay": False,
            }
            while watcher.ask is not None:
                await watcher.next(60)

    asyncio.run(main())


def test_a_bot_takes_over_for_someone_who_left_and_gives_back(place: RunningServer) -> None:
    keys = place.lay(takeover_after=0)
    keys.claim(1, "Bo")
    assert keys.seats[1] is not None

    async def main() -> None:
        async with keys.come(keys.host) as ann:
            while ann.ask is not None and ann.ask["seat"] is not None:
                await ann.play()
            waiting = ann.revision
            status, answer = await asyncio.to_thread(
                keys.call, "/seats/1", keys.host, {"kind": "bot", "level": "easy"}
            )
            assert status == 200 and answer["secret"] is None
            seat = answer["table"]["seats"][1]
            assert (seat["kind"], seat["name"], seat["claimed"], seat["level"]) == (
                "open",
                "Bo",
                True,
                "easy",
            )
            await ann.asked(0)
            assert ann.revision > waiting + 1
            await ann.play()
            async with keys.come(keys.seats[1]) as bo:
                assert (await bo.do("move", seat=1, move=0))["code"] == "bot-plays"
                status, answer = await asyncio.to_thread(
                    keys.call, "/seats/1/return", keys.seats[1] or "", {}
                )
                assert status == 200 and answer["table"]["seats"][1]["level"] is None
                await bo.until(answer["you"]["revision"])
                assert [event["name"] for event in bo.last["events"]] == ["message-back"]
                for _ in range(40):
                    who, other = (ann, bo) if ann.ask and ann.ask["seat"] is not None else (bo, ann)
                    if who.ask is None or who.ask["seat"] is None:
                        await ann.until(bo.revision)
                        await bo.until(ann.revision)
                        continue
                    moved = await who.play()
                    await other.until(moved["revision"])
                assert {m["by"] for m in bo.heard if m["type"] == "update"} >= {0, 1}

    asyncio.run(main())


def test_a_bot_keeps_a_free_seat_warm_until_the_friend_comes(place: RunningServer) -> None:
    keys = place.lay(start=False)
    status, answer = keys.call("/seats/1", keys.host, {"kind": "bot", "level": "medium", "name": "Robo"})
    assert status == 200 and answer["table"]["seats"][1]["level"] == "medium"
    status, answer = keys.call("/start", keys.host, {})
    assert status == 200 and answer["table"]["started"]
    answer = keys.claim(1, "Bo")
    seat = answer["table"]["seats"][1]
    assert (seat["name"], seat["level"], seat["claimed"]) == ("Bo", None, True)


def test_the_table_goes_on_when_the_processes_of_the_bots_die(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay("host bot")

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                while not place.hub.bots.processes:
                    await ann.asked(0)
                    await ann.play()
                await ann.asked(0)
                for pid in place.hub.bots.processes:
                    os.kill(pid, signal.SIGKILL)
                for _ in range(5):
                    await ann.asked(0)
                    await ann.play()
                await ann.asked(0)

        asyncio.run(main())


def test_a_bot_that_takes_too_long_is_not_waited_for() -> None:
    async def main() -> None:
        bots = BotPool(1, patience=0.001)
        game = Game().start()
        assert game.table.match is not None
        state = game.table.match.state
        with pytest.raises(BotFailed):
            await bots.think(state.dump(), state.actor or 0, "hard", "seed")
        bots.close()

    asyncio.run(main())


def test_the_event_loop_stays_free_while_bots_think(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay("host bot:hard")

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                while ann.ask is not None and ann.ask["seat"] == 0:
                    await ann.play()
                while ann.heard[-1] != {"type": "thinking", "seat": 1, "on": True}:
                    await ann.next()
                begun = len(ann.heard)
                for _ in range(3):
                    await ann.send(type="ping")
                    await ann.hear("pong")
                assert {"type": "thinking", "seat": 1, "on": False} not in ann.heard[begun:]

        asyncio.run(main())


def test_a_bot_decides_from_its_seats_knowledge_alone() -> None:
    """Whatever the others hide, the position that a bot is handed is the same to the last byte."""
    game = Game(2).start()
    for seat in (0, 1):
        game.act(BotSeated(seat, "medium"))
    match = game.table.match
    assert match is not None
    rng = random.Random(3)
    compared = 0
    while not match.state.over and compared < 6:
        game.go_on(1, rng.randrange(100))
        actor = match.state.actor
        if actor is None:
            break
        seat = actor
        other = match.state.resample(seat, random.Random(8))
        if other.digest() == match.state.digest():
            continue
        asked = question(game.table, seat)
        truth, match.state = match.state, other
        asked_elsewhere = question(game.table, seat)
        match.state = truth
        assert asked is not None and asked_elsewhere is not None
        assert asked[0].dump() == asked_elsewhere[0].dump() and "generator" not in asked[0].dump()
        assert asked[1:] == asked_elsewhere[1:]
        assert choose(asked[0].dump(), seat, "medium", asked[2]) in match.state.moves(seat)
        compared += 1
    assert compared == 6


def test_the_levels_are_those_of_the_bots(place: RunningServer) -> None:
    _, answer = place.call("/api/games")
    levels = answer["games"][0]["levels"]
    assert len(levels) == 3
    for level in levels:
        keys = place.lay(f"host bot:{level}")
        assert keys.call("", keys.host)[1]["table"]["seats"][1]["level"] == level
    status, answer = place.call(
        "/api/tables",
        {
            "game": "agartha",
            "players": 2,
            "name": "A",
            "seats": [{"kind": "host"}, {"kind": "bot", "level": "divine"}],
        },
    )
    assert status == 409 and "divine" in answer["error"]["message"]


def test_a_killed_server_leaves_no_bot_behind(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from portulan.server.bot_pool import BotPool\n"
        "async def main():\n"
        "    bots = BotPool(1)\n"
        "    await bots.think(sys.argv[1], int(sys.argv[2]), 'easy', 's')\n"
        "    print(*bots.processes, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    script = tmp_path / "server.py"
    script.write_text(code)
    game = Game().start()
    assert game.table.match is not None
    state = game.table.match.state
    process = subprocess.Popen(
        [sys.executable, str(script), state.dump(), str(state.actor)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    bot = int(process.stdout.readline())
    process.kill()
    process.wait()
    process.stdout.close()
    for _ in range(500):
        if not Path(f"/proc/{bot}").exists() or "Z" in Path(f"/proc/{bot}/stat").read_text().split(")")[1]:
            return
        time.sleep(0.02)
    raise AssertionError("the bot's process outlives the server")
