"""Storage by one address: how much it can have kept is bounded, and nobody else notices."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from portulan.server.app import table_rates
from portulan.server.settings import CHAT_SIZE, NO_LIMITS, Limits
from portulan.server.store import FILE_NAME
from tests.server.running_server import Viewer, running_server
from tests.server.test_fair_bots import ELSEWHERE, come_from, lay_from

LONGEST = "\N{SLIGHTLY SMILING FACE}" * 500
"""The longest line of chat, which takes 2,000 bytes."""


def kept(folder: Path) -> int:
    """Counts the bytes of all acts in the file."""
    with sqlite3.connect(folder / FILE_NAME) as connection:
        (size,) = connection.execute("SELECT sum(length(CAST(act AS BLOB))) FROM acts").fetchone()
    connection.close()
    return int(size)


async def talk(viewer: Viewer, lines: int) -> str | None:
    """Talks until something is refused, and gives the code of the refusal."""
    for _ in range(lines):
        answer = await viewer.do("chat", text=LONGEST)
        if answer["type"] == "refused":
            return str(answer["code"])
    return None


def test_the_chat_of_a_table_is_bounded_and_the_match_goes_on(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay("host bot:easy")

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                assert await talk(ann, 1500) == "chat-full"
                await ann.asked(0)
                await ann.play()
                assert CHAT_SIZE * 0.9 < kept(tmp_path) < CHAT_SIZE + 100_000
                other = place.lay()
                async with other.come(other.host) as bo:
                    assert await talk(bo, 3) is None

        asyncio.run(main())
    with running_server(tmp_path) as place:
        keys.server = place

        async def again() -> None:
            async with keys.come(keys.host) as ann:
                assert await talk(ann, 1) == "chat-full"

        asyncio.run(again())


def test_what_one_address_has_kept_is_bounded_at_all_its_tables_together(tmp_path: Path) -> None:
    """The burst is half of a day: 100,000 bytes, of which each request takes 4,096 and each line some 2,000."""
    with running_server(tmp_path, limits=replace(NO_LIMITS, bytes_per_day=200_000)) as place:
        tables = [lay_from("127.0.0.1", place, {"kind": "host"}, {"kind": "open"}) for _ in range(3)]
        mine = lay_from(ELSEWHERE, place, {"kind": "host"}, {"kind": "open"})

        async def main() -> None:
            refused = []
            for laid in tables:
                async with come_from("127.0.0.1", place, laid) as ann:
                    refused.append(await talk(ann, 20))
            assert refused == [None, None, "too-much"]
            assert kept(tmp_path) < 110_000
            async with come_from(ELSEWHERE, place, mine) as bo:
                assert await talk(bo, 10) is None

        asyncio.run(main())
        status, answer = place.call("/api/tables", {"game": "agartha"})
        assert (status, answer["error"]["code"]) == (429, "slow-down")
        assert place.call("/api/games")[0] == 200


def test_one_address_does_not_fill_the_server_with_tables_in_83_hours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    rates = table_rates(Limits())
    laid = 0
    while now < 83 * 3600:
        laid += rates.take("203.0.113.7")
        now += 10.0
    assert laid < Limits().tables / 10
    assert rates.take("203.0.113.8")


def test_a_day_of_a_class_of_thirty_stays_below_every_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty people behind one address lay three tables each in an afternoon."""
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    rates = table_rates(Limits())
    for _ in range(3):
        for _ in range(30):
            assert rates.take("203.0.113.7")
            now += 10.0
        now += 3600.0
