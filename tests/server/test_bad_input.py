"""Bad input gets a clear refusal, and the table goes on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from portulan.server.settings import Limits
from tests.server.running_server import Keys, RunningServer, running_server

BAD = [
    "",
    "no JSON",
    "[]",
    "null",
    "17",
    '"hello"',
    "{}",
    '{"type": 3}',
    '{"type": "dance"}',
    '{"type": "move"}',
    '{"type": "move", "id": "x", "revision": 1, "seat": 0}',
    '{"type": "move", "id": "x", "revision": 1, "seat": 0, "move": 1, "notation": "stop"}',
    '{"type": "move", "id": "x", "revision": 1, "seat": 0, "move": "1"}',
    '{"type": "move", "id": "x", "revision": 1, "seat": 0, "move": 1.5}',
    '{"type": "move", "id": "x", "revision": 1, "seat": 0, "move": true}',
    '{"type": "move", "id": "x", "revision": 1, "seat": 0, "move": 1e99}',
    '{"type": "move", "id": "x", "revision": -1, "seat": 0, "move": 1}',
    '{"type": "move", "id": "x", "revision": 1, "seat": -1, "move": 1}',
    '{"type": "move", "id": 5, "revision": 1, "seat": 0, "move": 1}',
    '{"type": "move", "id": "x", "revision": 1, "seat": 0, "move": 1, "extra": 1}',
    '{"type": "move", "id": "' + "x" * 65 + '", "revision": 1, "seat": 0, "move": 1}',
    '{"type": "chat", "id": "x", "text": ""}',
    '{"type": "chat", "id": "x", "text": "' + "a" * 501 + '"}',
    '{"type": "look", "seat": "0"}',
    '{"type": "hello", "secret": "again"}',
    '{"type": "answer", "id": "x", "seat": 0, "agree": 1}',
    "[" * 5000,
    '{"type": "chat", "deep": ' + "[" * 5000,
    '{"deep": ' + '{"deep": ' * 1500,
    '{"type": "chat", "id": "x", "text": "\\ud800"}',
]


def at(place: RunningServer, keys: Keys) -> str:
    return f"ws://127.0.0.1:{place.port}/ws/{keys.table}"


async def goes_on(keys: Keys) -> None:
    """The table still takes moves."""
    async with keys.come(keys.host, look=0) as ann:
        assert ann.ask is not None
        seat = ann.ask["seats"][0]
        await ann.send(type="look", seat=seat)
        await ann.hear("update")
        await ann.play()


def test_whatever_cannot_be_read_is_refused(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")

    async def main() -> None:
        async with keys.come(keys.host) as ann:
            for text in BAD:
                await ann.ws.send(text)
                answer = await ann.hear("refused", "accepted")
                assert answer["code"] == "bad-message", text[:80]
                assert answer["text"]["en"] and answer["text"]["fr"]
            await ann.ws.send(b"\x00\xff binary")
            assert (await ann.hear("refused"))["code"] == "bad-message"
            await ann.ws.send('{"type": "move", "id": "mine", "revision": 1, "seat": 0, "move": "1"}')
            assert (await ann.hear("refused"))["id"] == "mine"
            for move in (-1, 10**6, 2**31 - 1):
                assert (await ann.do("move", seat=0, move=move))["code"] == "bad-move"
            assert (await ann.do("move", seat=0, notation="fly me to the moon"))["code"] == "bad-move"
            assert (await ann.do("move", seat=63, move=0))["code"] == "not-yours"
        await goes_on(keys)

    asyncio.run(main())


def test_ten_megabytes_are_not_listened_to(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")

    async def main() -> None:
        for size in (17_000, 10_000_000):
            async with keys.come(keys.host) as ann:
                with pytest.raises(ConnectionClosed):
                    await ann.ws.send("x" * size)
                    while True:
                        await ann.next()
                assert ann.ws.close_code in (1009, 1006)
            await goes_on(keys)

    asyncio.run(main())


def test_a_message_just_too_big_is_told_so(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")

    async def main() -> None:
        async with keys.come(keys.host) as ann:
            await ann.ws.send("x" * 17_000)
            with pytest.raises(ConnectionClosed):
                while True:
                    await ann.next()
            assert ann.ws.close_code == 1009

    asyncio.run(main())


@pytest.mark.parametrize(
    "first",
    [
        "nonsense",
        '{"type": "ping"}',
        '{"type": "move", "id": "x", "revision": 0, "seat": 0, "move": 1}',
        '{"type": "hello"}',
        '{"type": "hello", "secret": 5}',
        b"binary",
    ],
)
def test_who_does_not_say_hello_is_not_let_in(place: RunningServer, first: str | bytes) -> None:
    keys = place.lay("hotseat hotseat")

    async def main() -> None:
        async with connect(at(place, keys)) as ws:
            await ws.send(first)
            assert await refusal(ws) == ("hello", 4400)
        await goes_on(keys)

    asyncio.run(main())


async def refusal(ws: ClientConnection) -> tuple[str, int | None]:
    """Hears the refusal, and that the connection ends."""
    message: dict[str, Any] = json.loads(await ws.recv())
    assert message["type"] == "refused" and message["id"] is None
    await asyncio.wait_for(ws.wait_closed(), 10)
    return message["code"], ws.close_code


def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    with running_server(tmp_path, hello_seconds=0.2) as place:
        keys = place.lay("hotseat hotseat")

        async def main() -> None:
            async with connect(at(place, keys)) as ws:
                assert await refusal(ws) == ("hello", 4400)

        asyncio.run(main())


def test_an_unknown_table_and_a_wrong_secret_are_answered_alike(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")
    stranger = place.lay("hotseat hotseat")

    async def answer(table: str, secret: str) -> list[Any]:
        async with connect(f"ws://127.0.0.1:{place.port}/ws/{table}") as ws:
            await ws.send(json.dumps({"type": "hello", "secret": secret}))
            heard = [json.loads(await ws.recv())]
            await asyncio.wait_for(ws.wait_closed(), 10)
            return [*heard, ws.close_code, ws.close_reason]

    async def main() -> None:
        answers = [
            await answer("A" * 22, keys.host),
            await answer(keys.table, "wrong"),
            await answer(keys.table, stranger.host),
            await answer(keys.table, ""),
            await answer(keys.table, keys.host + "x"),
            await answer("nowhere", ""),
        ]
        assert all(one == answers[0] for one in answers)
        assert answers[0][0]["code"] == "table" and answers[0][1] == 4404

    asyncio.run(main())
    calls = [
        place.call(f"/api/tables/{'A' * 22}", secret=keys.host),
        place.call(f"/api/tables/{keys.table}", secret="wrong"),
        place.call(f"/api/tables/{keys.table}", secret=stranger.host),
    ]
    assert all(one == calls[0] for one in calls) and calls[0][0] == 403


def test_a_page_of_another_site_cannot_connect(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")

    async def main() -> None:
        for origin in ("https://evil.example", "http://127.0.0.1:1", "null", "http://localhost.evil.example"):
            with pytest.raises(InvalidStatus) as caught:
                async with connect(at(place, keys), origin=origin):  # type: ignore[arg-type]
                    pass
            assert caught.value.response.status_code == 403
        async with connect(at(place, keys), origin=f"http://127.0.0.1:{place.port}") as ws:  # type: ignore[arg-type]
            await ws.send(json.dumps({"type": "hello", "secret": keys.host}))
            assert json.loads(await ws.recv())["type"] == "welcome"

    asyncio.run(main())


def test_the_page_under_the_base_url_may_connect(tmp_path: Path) -> None:
    with running_server(tmp_path, base_url="https://games.example.org/") as place:
        keys = place.lay("hotseat hotseat")

        async def main() -> None:
            origin: Any = "https://games.example.org"
            async with connect(at(place, keys), origin=origin) as ws:
                await ws.send(json.dumps({"type": "hello", "secret": keys.host}))
                assert json.loads(await ws.recv())["type"] == "welcome"

        asyncio.run(main())


def test_a_flood_is_slowed_down_then_ended_and_others_play_on(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(messages_per_second=5)) as place:
        keys = place.lay("host open")
        keys.claim(1, "Bo")

        async def main() -> None:
            async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
                for number in range(130):
                    await ann.send(type="chat", id=str(number), text="spam")
                with pytest.raises(ConnectionClosed):
                    while True:
                        await ann.next()
                codes = [m["code"] for m in ann.heard if m["type"] == "refused"]
                accepted = [m for m in ann.heard if m["type"] == "accepted"]
                assert ann.ws.close_code == 4429
                assert codes.count("slow-down") == 99 and 10 <= len(accepted) <= 25
                await bo.send(type="ping")
                await bo.hear("pong")
                assert len([m for m in bo.heard if m["type"] == "chat"]) == len(accepted)

        asyncio.run(main())


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(connections_per_address=2)) as place:
        keys = place.lay("hotseat hotseat")

        async def main() -> None:
            async with keys.come(keys.host), keys.come(keys.spectator), connect(at(place, keys)) as ws:
                assert await refusal(ws) == ("busy", 4429)
            async with keys.come(keys.host):
                pass

        asyncio.run(main())


def test_chat_loses_the_characters_that_turn_the_writing_around(place: RunningServer) -> None:
    async def main() -> None:
        keys = place.lay("host bot")
        async with keys.come(keys.host) as host:
            for written, said in (
                ("one\ntwo\t three", "one two three"),
                ("pay \u202eeno on\u202c\x00\x1b[31m", "pay eno on[31m"),
                ("\u2066a\u2069 \u200f b \u061c", "a b"),
                ("l’été 👩\u200d🚀", "l’été 👩\u200d🚀"),
            ):
                await host.send(type="chat", id=written, text=written)
                assert (await host.hear("chat"))["text"] == said
            answer = await host.do("chat", text="\u202e \x00")
            assert answer["type"] == "refused" and answer["code"] == "bad-message"

    asyncio.run(main())
