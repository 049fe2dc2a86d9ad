"""Whole matches in the browser: a newcomer against bots, two friends by clicks and drags."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from portulan.registry import load_match
from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Place


def test_a_newcomer_plays_against_bots_after_one_click(sit: Sit) -> None:
    you = sit()
    you.page.goto("/")
    you.by("play-now").first.click()
    expect(you.by("own")).to_be_visible()
    for _ in range(6):
        before = you.asked()
        you.decide()
        after = you.asked()
        assert after != before and len(after.log) >= len(before.log)
    said = you.see().log
    assert any(line.startswith("You ") for line in said)
    assert any(line.startswith("Jeanne Barret ") for line in said)
    expect(you.by("others").locator(".panel")).to_have_count(1)


@pytest.mark.whole_match
def test_two_friends_play_a_whole_match_by_clicks_and_drags(place: Place, sit: Sit) -> None:
    ann, bo = sit(), sit()
    ann.page.goto("/")
    ann.by("set-up").first.click()
    ann.by("seat-0-name").fill("Ann")
    ann.by("create").click()
    link = ann.by("seat-1").get_by_role("textbox").input_value()
    bo.page.goto(link)
    bo.by("name").fill("Bo")
    bo.by("sit-down").click()
    ann.by("start").click()
    expect(bo.by("own")).to_be_visible()

    dragged = 0
    while (who := whose_turn(ann, bo)) is not None:
        dragged += who.decide(dragging=who is bo)
    assert dragged == 18  # three tokens in each of six rounds

    sheets = [sheet_of(person) for person in (ann, bo)]
    assert sheets[0] == sheets[1]
    assert [cell.split("\n")[0] for cell in sheets[0][0][1:]] == ["Ann", "Bo"]
    points = [[int(cell) for cell in row[1:]] for row in sheets[0][1:]]
    assert points[-1] == [sum(line[seat] for line in points[:-1]) for seat in (0, 1)]
    record = place.call(f"/api/tables/{table_of(ann)}/record", secret=secret_of(ann))
    match = load_match(json.dumps(record))
    assert match.names == ["Ann", "Bo"] and match.state.scores() == points[-1] and match.seed is not None


def whose_turn(*people: Person) -> Person | None:
    """Waits until somebody is asked, or until the match is over for all."""

    def look() -> Person | str | None:
        sights = [person.see() for person in people]
        if all(sight.over for sight in sights):
            return "over"
        asked = [
            person for person, sight in zip(people, sights, strict=True) if sight.asking and sight.targets
        ]
        return asked[0] if asked else None

    found = wait(people[0], look)
    return found if isinstance(found, Person) else None


def sheet_of(person: Person) -> list[list[str]]:
    """Reads the score sheet, row by row."""
    rows = person.by("sheet").locator("tr")
    expect(rows).not_to_have_count(0)
    return [row.locator("th, td").all_inner_texts() for row in rows.all()]


def table_of(person: Person) -> str:
    return person.page.url.rsplit("/", 1)[1]


def secret_of(person: Person) -> str:
    secret: str = person.page.evaluate("JSON.parse(localStorage['portulan.tables'])[0].secret")
    return secret
