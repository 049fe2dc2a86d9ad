"""The connection: lost for a while, found again, and told exactly what was missed."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Place


class Ear:
    """Hears what goes over the line of a page, connection by connection."""

    def __init__(self, person: Person) -> None:
        self.lines: list[list[dict[str, Any]]] = []
        person.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        heard: list[dict[str, Any]] = []
        self.lines.append(heard)
        for way in ("framesent", "framereceived"):
            socket.on(way, lambda frame: heard.append(json.loads(frame)))

    def told(self, line: int) -> list[dict[str, Any]]:
        return [message for message in self.lines[line] if message["type"] == "update"]


def test_offline_for_a_while_and_exactly_what_was_missed(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann, bo = sit(), sit()
    ear = Ear(ann)
    ann.sit_at(keys, keys.host)
    bo.sit_at(keys, keys.seats[1])
    ann.decide()
    bo.asked()
    mark = ann.by("connection")
    expect(mark).to_have_attribute("data-line", "live")
    known = ann.see()
    count = len(ear.lines)

    ann.page.context.set_offline(True)
    expect(mark).to_have_attribute("data-line", "lost")
    expect(mark).to_contain_text("Connection lost")
    bo.decide()
    assert ann.see() == known

    ann.page.context.set_offline(False)
    expect(mark).to_have_attribute("data-line", "live")
    back = ann.asked()
    assert back.log == [*known.log, re.sub(r"^You lay token \d", "Bo lays a token", bo.see().log[-1])]

    line = next(number for number in range(count, len(ear.lines)) if ear.told(number))
    hello = ear.lines[line][0]
    had = ear.told(count - 1)[-1]["revision"]
    assert hello["type"] == "hello" and hello["revision"] == had
    missed = ear.told(line)
    assert [(update["revision"], update.get("fresh", False)) for update in missed] == [(had + 1, False)]


def test_a_move_made_while_the_line_is_lost_is_made_once(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    before = ann.asked()
    token, zone = "seat-0-token-2", "tile-1-bid"
    ann.touch(token)
    ann.page.context.set_offline(True)
    expect(ann.by("connection")).to_have_attribute("data-line", "lost")
    ann.target(zone).click()
    expect(ann.page.locator("main.asking")).to_have_count(0)
    assert ann.see().log == before.log
    ann.page.context.set_offline(False)
    expect(ann.page.locator(f'[data-id="{zone}"] [data-id="{token}"]')).to_be_visible()
    bo.asked()
    assert len(ann.see().log) == len(before.log) + 1 == len(bo.see().log)


def test_a_double_click_is_one_move(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    before = ann.asked()
    ann.touch("seat-0-token-1")
    ann.target("tile-1-bid").dblclick(no_wait_after=True)
    bo.asked()
    assert len(bo.see().log) == len(before.log) + 1
    expect(ann.by("refusal")).to_have_count(0)


def test_who_comes_back_reads_what_happened_since(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    ann.decide()
    known = ann.until(lambda sight: sight.prompt == "Bo is away: the table waits").log
    ann.page.goto("/")
    bo = sit().sit_at(keys, keys.seats[1])
    bo.decide()
    ann.by("my-tables").get_by_role("link").first.click()
    log = ann.asked().log
    assert log[: len(known)] == known and log[len(known)].lower() == "since you left"
    assert len(log) == len(known) + 2 and log[-1].startswith("Bo ")
