"""Packs at the tables of a server: each table plays with its own, bots and later sittings included."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from portulan import packs
from portulan.packs import VARIABLE
from tests.content.saga import write
from tests.server.running_server import Keys, RunningServer, running_server
from tests.server.test_http import raw
from tests.test_packs import DECLARED, STARTS


@pytest.fixture(autouse=True)
def seven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack that is offered: start cards are worth seven points."""
    monkeypatch.setenv(VARIABLE, "")
    folder = write(tmp_path / "packs" / "seven", {"pack.toml": DECLARED, "content/starts.toml": STARTS})
    packs.add_all(folder.parent)
    return folder


def scores(place: RunningServer, keys: Keys) -> list[int]:
    match = place.hub.tables[keys.table].table.match
    assert match is not None
    return match.state.scores()


def test_packs_are_listed_with_their_games(place: RunningServer) -> None:
    _, answer = place.call("/api/games")
    offered = {game["name"]: game["packs"] for game in answer["games"]}
    assert offered["roam"] == [{"name": "seven", "title": {"fr": "Sept", "en": "Seven"}}]
    assert offered["agartha"] == []


def test_the_words_and_pictures_of_a_pack_lie_over_those_of_its_game(tmp_path: Path, seven: Path) -> None:
    pictures = {"theme/art.svg": "<svg/>", "theme/ferry.svg": "<svg />"}
    write(seven, {"text/en/cards.ftl": "card-T01 = Hazel", **pictures})
    with running_server(tmp_path) as place:

        def fetched(path: str) -> tuple[int, bytes]:
            status, _, body = raw(place, "GET", path)
            return status, body

        plain, over = (fetched(f"/text/{edition}/en.ftl") for edition in ("roam", "roam+seven"))
        assert plain[0] == 200 and over == (200, b"card-T01 = Hazel\n" + plain[1])
        assert fetched("/text/roam+seven/fr.ftl") == fetched("/text/roam/fr.ftl")
        assert fetched("/theme/roam+seven/art.svg") == (200, b"<svg/>")
        assert fetched("/theme/roam+seven/ferry.svg") == (200, b"<svg />")
        assert fetched("/theme/roam+seven/credits.md") == fetched("/theme/roam/credits.md")
        for unknown in ("/text/roam+eight/en.ftl", "/text/agartha+seven/en.ftl", "/theme/roam+seven.css"):
            assert fetched(unknown)[0] == 404
        assert fetched("/theme/roam/ferry.svg")[0] == 404


def test_two_tables_of_one_server_play_with_different_cards(place: RunningServer) -> None:
    plain = place.lay("host hotseat", game="roam")
    packed = place.lay("host hotseat", game="roam", pack="seven")
    assert scores(place, plain) == [0, 0] and scores(place, packed) == [21, 21]
    assert packed.call("", packed.host)[1]["table"]["pack"] == "seven"
    assert plain.call("", plain.host)[1]["table"]["pack"] is None


def test_a_pack_that_is_not_offered_is_refused_in_one_line(place: RunningServer) -> None:
    wish = {"players": 1, "name": "Ann", "seats": [{"kind": "host", "level": None}]}
    for game, pack, words in (
        ("roam", "eight", "the pack 'eight' of Roam is not here; name its folder with --pack"),
        ("agartha", "seven", "the pack 'seven' of Agartha is not here; name its folder with --pack"),
    ):
        status, answer = place.call("/api/tables", {**wish, "game": game, "pack": pack})
        assert status == 409 and answer["error"]["message"] == words, answer


def test_a_table_keeps_its_pack_over_a_restart_and_says_if_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_server(tmp_path) as first:
        keys = first.lay("host hotseat", game="roam", pack="seven")
    with running_server(tmp_path) as second:
        keys.server = second
        assert keys.call("", keys.host)[0] == 200 and scores(second, keys) == [21, 21]
    monkeypatch.setenv(VARIABLE, "")
    with running_server(tmp_path) as third:
        keys.server = third
        status, answer = keys.call("", keys.host)
        assert status == 409 and "the pack 'seven' of Roam is not here" in answer["error"]["message"], answer


def test_a_bot_in_its_own_process_plays_with_the_pack(place: RunningServer) -> None:
    keys = place.lay("bot host", game="roam", pack="seven")
    table = place.hub.tables[keys.table].table
    first = table.revision
    for _ in range(300):
        if table.revision > first:
            break
        time.sleep(0.1)
    assert table.revision > first and table.seats[0].level is not None
