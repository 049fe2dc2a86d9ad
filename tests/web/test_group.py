"""A group's memory: my tables on top of the lobby, asked for at once, and a history of those who played together."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from portulan.engine import record
from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Keys, Place
from tests.web.test_access import violations
from tests.web.test_set_up import PHONE, press


def visit(person: Person, keys: Keys, secret: str | None) -> None:
    """Opens a table, so that the browser knows it."""
    person.page.goto(f"/t/{keys.table}#{secret}")
    expect(person.by("tray").or_(person.by("curtain"))).to_be_visible()


@pytest.fixture(scope="module")
def finished(place: Place) -> list[Keys]:
    """Two matches of Ann and Bo, of one game."""
    found = [place.lay(game="roam"), place.lay(game="roam")]
    for keys in found:
        place.play_on(keys)
    return found


def test_my_tables_are_asked_for_at_once_and_mine_come_first(
    place: Place, sit: Sit, finished: list[Keys]
) -> None:
    ann = sit()
    visit(ann, waits := place.lay(), waits.host)
    theirs = place.lay(first_player="1")
    visit(ann, theirs, theirs.host)
    for keys in finished:
        visit(ann, keys, keys.host)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    ann.page.goto("/")
    rows = ann.by("my-tables").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("your turn")
    expect(rows.nth(1)).to_contain_text("Bo is thinking")
    expect(ann.by("result")).to_have_count(2)
    mine = ann.by("my-tables").bounding_box()
    game = ann.by("play-now").first.bounding_box()
    assert mine is not None and game is not None and mine["y"] < game["y"]
    assert sum("/api/standings" in url for url in asked) == 1
    assert not [url for url in asked if "/api/tables" in url]
    rows.nth(0).get_by_role("link").click()
    ann.asked()


@pytest.mark.parametrize(
    ("locale", "day"), [("en-US", r"[A-Z][a-z]+ \d+, \d{4}"), ("en-GB", r"\d+ [A-Z][a-z]+ \d{4}")]
)
def test_dates_are_those_of_the_reader(place: Place, sit: Sit, locale: str, day: str) -> None:
    ann = sit(locale=locale)
    visit(ann, keys := place.lay(), keys.host)
    ann.page.goto("/")
    expect(ann.by("my-tables").locator(".muted").first).to_contain_text(re.compile(day))


def test_another_match_that_is_proposed_is_told(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys)
    bo = sit()
    visit(bo, keys, keys.seats[1])
    place.call(f"/api/tables/{keys.table}/again", {}, keys.host)
    bo.page.goto("/")
    expect(bo.by("proposed")).to_contain_text("another match is proposed")
    bo.by("proposed").click()
    expect(bo.by("sit-down")).to_be_visible()


@pytest.mark.parametrize("by", ["mouse", "finger", "keys"])
def test_those_who_played_read_their_history(
    place: Place, sit: Sit, finished: list[Keys], by: str, tmp_path: Path
) -> None:
    bo = sit(**PHONE) if by == "finger" else sit()
    alone = place.lay("host bot", "roam")
    visit(bo, alone, alone.host)
    for keys in finished:
        visit(bo, keys, keys.seats[1])
    bo.page.goto("/")
    press(bo, bo.by("history-button"), by)
    history = bo.by("history")
    expect(history.get_by_test_id("group")).to_have_count(1)
    expect(history).to_contain_text("Ann and Bo")
    expect(history).to_contain_text("2 matches")
    told = [place.call(f"/api/tables/{keys.table}/record", secret=keys.host) for keys in finished]
    best = max(one["result"]["scores"][1] for one in told)
    expect(history.get_by_test_id("person").filter(has_text="Bo").locator("td").nth(1)).to_contain_text(
        str(best)
    )
    assert violations(bo) == []

    with bo.page.expect_download() as waiting:
        press(bo, history.get_by_test_id("save-records"), by)
    waiting.value.save_as(tmp_path / "matches.jsonl")
    lines = (tmp_path / "matches.jsonl").read_text(encoding="utf-8").splitlines()
    assert sorted(map(json.dumps, map(json.loads, lines))) == sorted(map(json.dumps, told))
    for line in lines:
        assert record.read(line).game == "roam"


def test_whoever_only_watched_has_no_history(sit: Sit, finished: list[Keys]) -> None:
    watcher = sit()
    visit(watcher, finished[0], finished[0].spectator)
    watcher.page.goto("/")
    expect(watcher.by("result")).to_have_count(1)
    expect(watcher.by("history-button")).to_have_count(0)
