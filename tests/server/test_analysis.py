"""The analysis of a finished match: after the end only, worked out once, kept with the table, bounded by address."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from portulan.server.bot_pool import BotFailed, BotPool
from portulan.server.settings import NO_LIMITS
from tests.server.running_server import RunningServer, running_server
from tests.server.test_sharing import finished


class Counting(BotPool):
    """Processes that count what they work out, and fail if they are told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.worked = 0
        self.fail = False

    async def work(self, *arguments: Any, **more: Any) -> Any:
        self.worked += 1
        if self.fail:
            raise BotFailed
        return await super().work(*arguments, **more)


def test_everybody_at_the_table_is_told_the_same_after_the_end(tmp_path: Path) -> None:
    bots = Counting()
    with running_server(tmp_path, bots=bots) as place:
        keys = finished(place)
        bots.fail = True
        status, answer = keys.call("/analysis", keys.host)
        assert (status, answer["error"]["code"]) == (503, "no-analysis")
        bots.fail, bots.worked = False, 0

        async def main() -> None:
            asked = [asyncio.to_thread(keys.call, "/analysis?seat=0", keys.host) for _ in range(3)]
            answers = await asyncio.gather(*asked, asyncio.to_thread(keys.call, "/analysis", keys.host))
            assert [status for status, _ in answers] == [200] * 4
            assert all(answer == answers[0][1] for _, answer in answers)

        asyncio.run(main())
        status, found = keys.call("/analysis?seat=0", keys.spectator)
        assert status == 200 and bots.worked == 1
        result = place.hub.tables[keys.table].table.match
        assert result is not None and found["curve"][-1]["scores"] == result.state.scores()
        assert found["seat"] == 0 and len(found["moments"]) <= 3
        for moment in found["moments"]:
            status, page = keys.call(f"/replay?viewer=all&at={moment['at']}&count=1", keys.host)
            assert status == 200
            (step,) = page["steps"]
            assert step["by"] == 0 and step["said"]["say"] == moment["played"]


def test_before_the_end_nothing_is_analysed(place: RunningServer) -> None:
    keys = place.lay("host open", options={"first_player": "0"})
    assert keys.call("/analysis", keys.host)[1]["error"]["code"] == "not-over"
    keys.claim(1, "Bo")
    for secret in (keys.host, keys.spectator, keys.seats[1]):
        assert secret is not None
        status, answer = keys.call("/analysis?seat=1", secret)
        assert (status, answer["error"]["code"]) == (409, "not-over")
    assert not place.hub.bots.thinking and not place.hub.bots.waiting


def test_wrong_seats_are_refused_in_one_line_and_an_address_that_asks_too_often_waits(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=replace(NO_LIMITS, advice_per_minute=1)) as place:
        keys = finished(place)
        assert keys.call("/analysis?seat=7", keys.host)[1]["error"]["code"] == "no-seat"
        for wrong in ("-1", "x", "1.5", "123"):
            status, answer = keys.call(f"/analysis?seat={wrong}", keys.host)
            assert (status, answer["error"]["code"]) == (422, "bad-query")
        assert keys.call("/analysis?seat=0", "wrong")[0] == 403
        assert keys.call("/analysis?seat=1", keys.host)[0] == 200
        assert keys.call("/analysis?seat=0", keys.host)[0] == 429
        assert keys.call("/analysis?seat=1", keys.host)[0] == 200
