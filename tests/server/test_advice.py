"""Advice at the table: for one's own decision, told to oneself alone; that it was asked, everybody knows."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from portulan.engine import record
from portulan.engine.match import Match
from portulan.server.acts import Advised, Moved
from portulan.server.bot_pool import BotFailed, BotPool
from portulan.server.rematch import next_setup
from portulan.server.settings import NO_LIMITS
from portulan.server.table import Table
from tests.server.running_server import Json, Keys, RunningServer, Viewer, running_server
from tests.server.tables import Game
from tests.server.test_offers import offered
from tests.server.test_play import for_two


def seated(place: RunningServer, **wish: Any) -> Keys:
    """A table at which Ann and Bo sit; Ann decides first."""
    keys = place.lay(options={"first_player": "0"}, **wish)
    keys.claim(1, "Bo")
    return keys


async def advise(viewer: Viewer, seat: int, revision: int | None = None) -> Json:
    """Asks for advice, and gives the answer or the refusal."""
    message_id = secrets.token_hex(8)
    await viewer.send(
        type="advise", id=message_id, seat=seat, revision=viewer.revision if revision is None else revision
    )
    while (message := await viewer.hear("advice", "refused"))["id"] != message_id:
        pass
    return message


def names(viewer: Viewer) -> list[str]:
    """All sentences that somebody was told."""
    return [
        event["name"]
        for message in viewer.heard
        if message["type"] == "update"
        for event in message["events"]
    ]


def test_whoever_asks_is_told_a_legal_move_and_the_others_that_it_was_asked(place: RunningServer) -> None:
    keys = seated(place)

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            assert ann.ask is not None
            told = await advise(ann, 0)
            assert told["type"] == "advice" and told["move"] in ann.ask["moves"]
            assert told["revision"] == ann.revision and names(ann) == ["message-advised"]
            await bo.until(ann.revision)
            assert names(bo) == ["message-advised"] and bo.last["by"] == 0
            assert all(message["type"] != "advice" for message in bo.heard)
            assert [seat["advice"] for seat in ann.last["table"]["seats"]] == [1, 0]
            again = await advise(ann, 0)
            assert {**again, "id": ""} == {**told, "id": ""} and names(ann) == ["message-advised"]
            assert (await ann.do("move", seat=0, move=told["move"]["move"]))["type"] == "accepted"

    asyncio.run(main())


def test_advice_is_for_what_is_asked_and_declines_what_comes_before(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        who = await offered(ann, bo)
        assert who.ask is not None
        seat = who.ask["seat"]
        told = await advise(who, seat)
        assert told["type"] == "advice" and told["move"] in who.ask["moves"]
        others = [one["say"] for one in who.ask["moves"]]
        assert told["other"] is None or told["other"] in others
        done = await who.do(
            "move", seat=seat, move=told["move"]["move"], declined=told["move"].get("declined", [])
        )
        assert done["type"] == "accepted"

    for_two(place, play, game="roam")


def test_nobody_is_advised_for_another_seat_or_out_of_turn(place: RunningServer) -> None:
    keys = seated(place)

    async def main() -> None:
        async with (
            keys.come(keys.host) as ann,
            keys.come(keys.seats[1]) as bo,
            keys.come(keys.spectator) as cy,
        ):
            assert (await advise(ann, 1))["code"] == "not-yours"
            assert (await advise(cy, 0))["code"] == "not-yours"
            assert (await advise(ann, 63))["code"] == "not-yours"
            while ann.ask is not None and ann.ask["seat"] == 0:
                await ann.play()
            await bo.until(ann.revision)
            assert (await advise(ann, 0))["code"] == "nothing-to-decide"
            assert (await advise(bo, 1, revision=0))["code"] == "stale"
            assert names(ann).count("message-advised") == 0

    asyncio.run(main())


def test_at_one_screen_only_the_seat_that_looks_is_advised(place: RunningServer) -> None:
    keys = place.lay("host hotseat", options={"first_player": "0"})

    async def main() -> None:
        async with keys.come(keys.host) as both:
            assert (await advise(both, 0))["code"] == "not-yours"
            await both.send(type="look", seat=1)
            await both.hear("update")
            assert (await advise(both, 0))["code"] == "not-yours"
            await both.send(type="look", seat=0)
            await both.hear("update")
            assert (await advise(both, 0))["type"] == "advice"

    asyncio.run(main())


def test_a_table_can_forbid_it_and_the_next_one_forbids_it_too(place: RunningServer) -> None:
    keys = seated(place, advice=False)
    status, answer = keys.call("", keys.host)
    assert status == 200 and answer["table"]["advice"] is False
    assert next_setup(place.hub.tables[keys.table].table).advice is False

    async def main() -> None:
        async with keys.come(keys.host) as ann:
            assert (await advise(ann, 0))["code"] == "advice-off"
            assert not names(ann)

    asyncio.run(main())


class Slow(BotPool):
    """Processes that work nothing out before they are told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.fail = False
        self.go = asyncio.Event()

    async def work(self, *arguments: Any, **more: Any) -> Any:
        self.asked += 1
        await self.go.wait()
        if self.fail:
            raise BotFailed
        return await super().work(*arguments, **more)


def test_a_seat_waits_for_one_answer_at_a_time_and_plays_on_meanwhile(tmp_path: Path) -> None:
    bots = Slow()
    with running_server(tmp_path, bots=bots) as place:
        keys = seated(place)

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                await ann.send(type="advise", id="first", seat=0, revision=ann.revision)
                for number in range(5):
                    await ann.send(type="advise", id=f"more {number}", seat=0, revision=ann.revision)
                    refused = await ann.hear("refused")
                    assert (refused["id"], refused["code"]) == (f"more {number}", "advice-pending")
                assert bots.asked == 1
                await ann.play()
                place.loop.call_soon_threadsafe(bots.go.set)
                refused = await ann.hear("refused", "advice")
                assert (refused["id"], refused["code"]) in (
                    ("first", "stale"),
                    ("first", "nothing-to-decide"),
                )
                assert "message-advised" not in names(ann)

        asyncio.run(main())


def test_a_bot_that_cannot_think_gives_no_advice_and_nothing_is_written_down(tmp_path: Path) -> None:
    bots = Slow()
    bots.fail = True
    with running_server(tmp_path, bots=bots) as place:
        place.loop.call_soon_threadsafe(bots.go.set)
        keys = seated(place)

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                assert (await advise(ann, 0))["code"] == "no-advice"
                assert not names(ann)

        asyncio.run(main())


def test_an_address_that_asks_all_the_time_has_to_wait(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=replace(NO_LIMITS, advice_per_minute=1)) as place:
        keys = seated(place)

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                assert (await advise(ann, 0))["type"] == "advice"
                await ann.play()
                assert (await advise(ann, 0))["code"] == "advice-often"
                assert names(ann).count("message-advised") == 1

        asyncio.run(main())


def test_what_was_asked_outlives_a_restart_and_stands_in_the_record() -> None:
    game = Game().start()
    game.act(Advised(0))
    game.go_on(30)
    game.act(Advised(1))
    game.act(Advised(0))
    assert [seat.advice for seat in Table.load(game.stored).seats] == [2, 1]
    keyframe = game.keyframes[-1]
    assert msgspec.json.decode(msgspec.json.encode(keyframe), type=type(keyframe)) == keyframe
    assert isinstance(game.stored.acts[-3].act, Moved)


def test_a_record_says_how_often_each_seat_was_advised() -> None:
    match = Match.new(Game().table.game, ["Ann", "Bo"], seed=1)
    assert record.read(match.to_json()).advice == []
    match.advice = [2, 0]
    kept = record.read(match.to_json())
    assert kept.advice == [2, 0]
    assert Match.from_record(kept, match.game).advice == [2, 0]
