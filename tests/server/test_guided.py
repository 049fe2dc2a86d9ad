"""A guided first game at a real table: the bot plays what the record has, and an easy bot plays on."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from portulan import registry
from portulan.content.guide import read_guide
from portulan.server.settings import Settings
from tests.server.running_server import Json, Keys, RunningServer, Viewer, running_server
from tests.toys import pebbles


@pytest.fixture(autouse=True)
def toy() -> None:
    """The server knows the toy as well."""
    registry.register(pebbles.GAME)


GAMES = ("agartha", "roam", "near-and-far", "seventh-continent", "pebbles")


def begin(place: RunningServer, game: str) -> Keys:
    status, answer = place.call(f"/api/games/{game}/guided", {"name": "Ann"})
    assert status == 201, answer
    return Keys(place, **answer)


async def follow(viewer: Viewer, steps: list[Json], until: int) -> None:
    """Does what the guide proposes, up to a step."""
    for number in range(until):
        await asked_alone(viewer)
        assert viewer.ask is not None
        assert viewer.ask["guide"] == number
        await play(viewer, steps[number]["move"])
    await asked_alone(viewer)


async def asked_alone(viewer: Viewer) -> None:
    """Takes messages until the bot has made its part of what is chosen together, and we are asked."""
    while viewer.ask is not None and viewer.ask["seats"] != [0]:
        await viewer.next()


async def play(viewer: Viewer, notation: str) -> None:
    answer = await viewer.do("move", seat=0, notation=notation)
    assert answer["type"] == "accepted", answer
    await viewer.until(answer["revision"])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_is_led_to_the_end(place: RunningServer, game: str) -> None:
    status, answer = place.call(f"/api/games/{game}/guide")
    assert status == 200
    steps = answer["steps"]
    assert all(set(step["say"]) == {"fr", "en"} for step in steps)
    keys = begin(place, game)
    assert set(keys.seats) == {None}

    async def match() -> None:
        async with keys.come(keys.host) as viewer:
            await follow(viewer, steps, len(steps) - 1)
            assert viewer.ask is not None and viewer.ask["guide"] == len(steps) - 1
            assert steps[-1]["move"] == ""
            await play(viewer, viewer.ask["moves"][0]["notation"])
            await viewer.asked(0)
            assert viewer.ask is None or "guide" not in viewer.ask

    asyncio.run(match())


def test_whoever_goes_another_way_plays_on_and_may_take_it_back(place: RunningServer) -> None:
    steps = place.call("/api/games/agartha/guide")[1]["steps"]
    keys = begin(place, "agartha")

    async def match() -> None:
        async with keys.come(keys.host) as viewer:
            await follow(viewer, steps, 2)
            assert viewer.ask is not None and viewer.ask["guide"] == 2
            await play(viewer, "bid 1 @3 action")
            await viewer.asked(0)
            assert viewer.ask is not None and "guide" not in viewer.ask
            answer = await viewer.do("ask-undo", seat=0)
            assert answer["type"] == "accepted", answer
            await viewer.until(answer["revision"])
            assert viewer.ask["guide"] == 2
            await play(viewer, steps[2]["move"])
            await viewer.asked(0)
            assert viewer.ask["guide"] == 3

    asyncio.run(match())


def test_after_a_slip_is_taken_back_chance_brings_what_the_record_has(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        steps = place.call("/api/games/seventh-continent/guide")[1]["steps"]
        keys = begin(place, "seventh-continent")

        async def slip() -> None:
            async with keys.come(keys.host) as viewer:
                await follow(viewer, steps, 4)
                await play(viewer, "extra 2")
                answer = await viewer.do("ask-undo", seat=0)
                assert answer["type"] == "accepted", answer
                await viewer.until(answer["revision"])
                assert viewer.ask is not None and viewer.ask["guide"] == 4

        asyncio.run(slip())
    with running_server(tmp_path) as again:
        keys.server = again

        async def go_on() -> None:
            async with keys.come(keys.host) as viewer:
                for number in range(4, len(steps) - 1):
                    await viewer.asked(0)
                    assert viewer.ask is not None and viewer.ask.get("guide") == number
                    await play(viewer, steps[number]["move"])
                await viewer.asked(0)
                assert viewer.ask is not None and viewer.ask["guide"] == len(steps) - 1

        asyncio.run(go_on())


def test_a_restart_finds_the_step_again(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        steps = place.call("/api/games/agartha/guide")[1]["steps"]
        keys = begin(place, "agartha")

        async def first() -> None:
            async with keys.come(keys.host) as viewer:
                await follow(viewer, steps, 3)

        asyncio.run(first())
    with running_server(tmp_path) as again:
        keys.server = again

        async def second() -> None:
            async with keys.come(keys.host) as viewer:
                await viewer.asked(0)
                assert viewer.ask is not None and viewer.ask["guide"] == 3

        asyncio.run(second())


def test_nobody_else_is_let_in_where_all_may_know_what_comes(place: RunningServer) -> None:
    keys = begin(place, "roam")
    status, answer = keys.call("/seats/1", keys.host, {"kind": "open"})
    assert status == 409 and answer["error"]["code"] == "impossible"
    ordinary = place.lay("host bot", game="roam")
    assert ordinary.call("/seats/1", ordinary.host, {"kind": "open"})[0] == 200


def test_only_whoever_is_guided_hears_of_the_guide(place: RunningServer) -> None:
    keys = begin(place, "agartha")

    async def match() -> None:
        async with keys.come(keys.spectator) as viewer:
            assert viewer.ask is not None and "guide" not in viewer.ask

    asyncio.run(match())


def test_an_ordinary_table_has_no_guide_even_with_its_seed(
    place: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = read_guide(registry.game("agartha")).opening
    monkeypatch.setattr("portulan.server.hub.new_seed", lambda: opening.seed)
    keys = place.lay("host bot:easy", options=dict(opening.options))

    async def match() -> None:
        async with keys.come(keys.host) as viewer:
            await viewer.asked(0)
            assert viewer.ask is not None and "guide" not in viewer.ask

    asyncio.run(match())


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games/chess/guide", None, 404),
        ("/api/games/chess/guided", {"name": "Ann"}, 404),
        ("/api/games/letters/guided", {"name": "Ann"}, 404),
        ("/api/games/..%2Fagartha/guide", None, 404),
        ("/api/games/agartha/guided", {"name": ""}, 422),
        ("/api/games/agartha/guided", {"name": "Ann", "seed": "mine"}, 422),
    ],
)
def test_what_makes_no_sense_is_refused(place: RunningServer, path: str, body: Any, status: int) -> None:
    found, answer = place.call(path, body)
    assert found == status and "\n" not in answer["error"]["message"]


def test_a_guided_table_counts_as_a_new_one(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Settings(data=tmp_path).limits) as place:
        answers = (place.call("/api/games/roam/guided", {"name": "Ann"})[0] for _ in itertools.count())
        assert 429 in itertools.islice(answers, 200)


def test_the_games_say_whether_they_are_taught(place: RunningServer) -> None:
    games = {game["name"]: game for game in place.call("/api/games")[1]["games"]}
    assert all(games[name]["guide"] and games[name]["lesson"] for name in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_comes_with_its_pieces(place: RunningServer, game: str) -> None:
    status, answer = place.call(f"/api/games/{game}/lesson")
    assert status == 200 and set(answer["about"]) == {"fr", "en"}
    figures = [section["figure"] for section in answer["sections"] if section["figure"]]
    assert figures and all(element["type"] for figure in figures for element in figure["elements"])
    assert place.call("/api/games/chess/lesson")[0] == 404
