"""Long matches come in pages: the log backwards from its end, a replay around the step that is shown."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Sit
from tests.web.place import Keys, Place


@pytest.fixture(scope="module")
def finished(place: Place) -> Keys:
    """A table whose match is over, after more acts than come at once."""
    keys = place.lay("host open open", "roam")
    place.play_on(keys)
    return keys


def test_the_log_is_read_backwards_to_its_beginning(sit: Sit, finished: Keys) -> None:
    ann = sit()
    ann.page.goto(f"/t/{finished.table}#{finished.host}")
    expect(ann.by("scores")).to_be_visible()
    ann.page.keyboard.press("Escape")
    log = ann.by("log")
    lines = log.get_by_role("listitem")
    beginning = lines.filter(has_text=re.compile("The match begins"))
    expect(ann.by("older")).to_be_visible()
    expect(beginning).to_have_count(0)
    last = lines.last.inner_text()
    while ann.by("older").count():
        shown, top = lines.count(), lines.nth(1)
        read = top.inner_text()
        log.evaluate("(list) => list.scrollTo({ top: 0 })")
        ann.until(lambda _, shown=shown: lines.count() > shown or not ann.by("older").count())  # type: ignore[misc]
        expect(lines.filter(has_text=read).first).to_be_attached()
    expect(beginning).to_have_count(1)
    texts = [text for text in lines.all_inner_texts() if text]
    assert len(texts) > 200 and texts[-1] == last
    place = log.evaluate("(list) => list.scrollHeight - list.clientHeight - list.scrollTop")
    assert place > 200, "whoever reads further up stays there"


def test_the_newest_line_of_the_log_stays_in_sight(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    place.play_on(keys, lambda ask: ask["step"] != "bid")
    log = ann.by("log")
    ann.until(lambda _: log.evaluate("(list) => list.scrollHeight - list.clientHeight - list.scrollTop") <= 1)


def test_a_replay_is_read_around_the_step_that_is_shown(sit: Sit, finished: Keys) -> None:
    ann = sit()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    ann.page.goto(f"/r/{finished.table}#{finished.host}")
    scrubber = ann.by("scrubber")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 200
    steps = ann.by("story").get_by_role("listitem")
    expect(steps).to_have_count(101)
    assert len(asked) == 1
    scrubber.fill(str(last))
    expect(ann.by("sheet")).to_be_visible()
    expect(steps.last).to_have_attribute("aria-current", "step")
    assert len(asked) == 2
    read = steps.count()
    ann.by("previous").click()
    expect(scrubber).to_have_value(str(last - 1))
    ann.page.get_by_role("button", name="Earlier steps").click()
    ann.until(lambda _: steps.count() > read)
    ann.by("viewer").select_option("1")
    expect(scrubber).to_have_value(str(last - 1))


def test_a_secret_move_that_told_nothing_is_shown_as_it_looks(place: Place, sit: Sit) -> None:
    """Whoever only watches is told how the move looks: the replay has no sentence for it."""
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "place won")
    ann = sit()
    looks: list[str] = []

    def silence(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        for step in found["steps"]:
            if step.get("said") and step["said"]["say"] is None:
                looks.append(step["said"]["notation"])
                step["events"] = []
        route.fulfill(response=answer, body=json.dumps(found))

    ann.page.route(re.compile("/replay[?]"), silence)
    ann.page.goto(f"/r/{keys.table}#{keys.spectator}")
    expect(ann.by("scrubber")).to_be_visible()
    assert looks
    expect(ann.by("story").locator("code")).to_have_text(looks)
