"""A story at a table: two people over three matches, the server stopped between them, and what it never hands out."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

import portulan
from portulan.content.book import FOLDER, Book
from tests.server.running_server import Json, Keys, RunningServer, Viewer, running_server
from tests.toys import letters

BOOK = Book(letters.GAME.folder / FOLDER)
LANGUAGES = ("en", "fr")


@pytest.fixture(autouse=True)
def registered() -> None:
    """Lets the server know the toy."""
    portulan.register(letters.GAME)


def prose(uid: str) -> list[str]:
    """All that a passage says, in both languages, line by line; too short to be telling is left out."""
    found: list[str] = []
    for lang in LANGUAGES:
        passage = BOOK.passage(uid, lang)
        found += [passage.title, *passage.paragraphs, *passage.labels.values()]
    return [text for text in found if len(text) > 12]


def opened(server: RunningServer, keys: Keys) -> set[str]:
    """The passages that were opened at a table, by the server's own word."""
    live = server.hub.tables[keys.table]
    match = live.table.match
    assert match is not None
    return {match.game.passages[number] for number in match.state.opened}


async def decide(viewer: Viewer, rng: random.Random) -> None:
    """Makes one of the moves that are asked, or enters a number."""
    ask = viewer.ask
    assert ask is not None and ask["seat"] is not None
    if ask["entry"] is not None:
        number = rng.choice([472, rng.randrange(ask["entry"]["low"], ask["entry"]["high"] + 1)])
        notation = ask["entry"]["notation"].format(f"{number:0{ask['entry']['digits']}d}")
        answer = await viewer.do("move", seat=ask["seat"], notation=notation)
    else:
        moves = [move for move in ask["moves"] if move["notation"] != "object"]
        answer = await viewer.do("move", seat=ask["seat"], move=rng.choice(moves)["move"])
    if answer["type"] == "accepted":
        await viewer.until(answer["revision"])


async def play(keys: Keys, secrets: list[str], rng: random.Random) -> list[Json]:
    """Lets two people play a match to its end; gives all that a spectator heard."""
    async with (
        keys.come(secrets[0]) as ann,
        keys.come(secrets[1]) as bo,
        keys.come(keys.spectator) as watcher,
    ):
        while ann.ask is not None or bo.ask is not None:
            for viewer in (ann, bo):
                await viewer.until(max(ann.revision, bo.revision))
            asked = [
                viewer for viewer in (ann, bo) if viewer.ask is not None and viewer.ask["seat"] is not None
            ]
            if not asked:
                break
            await decide(rng.choice(asked), rng)
        await watcher.until(max(ann.revision, bo.revision))
        assert watcher.ask is None
        return watcher.heard


def chapter(keys: Keys) -> Any:
    status, answer = keys.call("", keys.host)
    assert status == 200 and answer["table"]["over"]
    return answer["table"]["chapter"]


def test_two_people_play_three_seasons_and_the_server_stops_between_them(tmp_path: Path) -> None:
    rng = random.Random(5)
    with running_server(tmp_path) as server:
        keys = server.lay("host open", game="letters")
        keys.claim(1, "Bo")
        asyncio.run(play(keys, [keys.host, str(keys.seats[1])], rng))
        read = opened(server, keys)
        assert chapter(keys) == "season-winter" and read
    for season, following in (("winter", "season-spring"), ("spring", None)):
        with running_server(tmp_path) as server:
            before = Keys(server, keys.table, keys.host, keys.seats, keys.spectator)
            status, answer = before.call("/again", keys.host, {})
            assert status == 200, answer
            keys = Keys(server, answer["table"], keys.host, keys.seats, keys.spectator)
            keys.claim(1, "Bo")
            asyncio.run(play(keys, [keys.host, str(keys.seats[1])], rng))
            match = server.hub.tables[keys.table].table.match
            assert match is not None
            assert match.carried["season"] == season and set(match.carried["read"]) >= read
            read = opened(server, keys)
            assert chapter(keys) == following


def test_nothing_that_was_not_opened_is_handed_out(tmp_path: Path) -> None:
    """Neither to those at the table nor to whoever looks on; not by a call, not in the texts of the game."""
    with running_server(tmp_path) as server:
        keys = server.lay("host open", game="letters")
        keys.claim(1, "Bo")
        heard = asyncio.run(play(keys, [keys.host, str(keys.seats[1])], random.Random(2)))
        known = opened(server, keys)
        closed = [uid for uid in letters.GAME.passages if uid not in known]
        assert known and closed
        told = json.dumps(heard, ensure_ascii=False)
        for uid in closed:
            assert uid not in told
            assert not [text for text in prose(uid) if text in told]
        for lang in LANGUAGES:
            wanted = ",".join([*letters.GAME.passages, "no.such-page"])
            status, answer = keys.call(f"/passages?lang={lang}&uids={wanted}", keys.spectator)
            assert status == 200
            assert {passage["uid"] for passage in answer["passages"]} == known
            for passage in answer["passages"]:
                assert passage["paragraphs"] == list(BOOK.passage(passage["uid"], lang).paragraphs)
            with urlopen(f"{server.url}/text/letters/{lang}.ftl") as text:
                sentences = text.read().decode()
            assert not [line for uid in letters.GAME.passages for line in prose(uid) if line in sentences]
        unknown = keys.call(f"/passages?lang=en&uids={closed[0]}", keys.host)
        assert (
            unknown == keys.call("/passages?lang=en&uids=no.such-page", keys.host) == (200, {"passages": []})
        )


@pytest.mark.parametrize("query", ["lang=de&uids=autumn.letter", "lang=en&uids=a%20b", "lang=en&uids=,"])
def test_a_question_that_makes_no_sense_is_refused(tmp_path: Path, query: str) -> None:
    with running_server(tmp_path) as server:
        keys = server.lay("host", game="letters")
        status, answer = keys.call(f"/passages?{query}", keys.host)
        assert status == 422 and "\n" not in answer["error"]["message"]
        assert keys.call("/passages?lang=en&uids=autumn.letter", "wrong")[0] == 403
