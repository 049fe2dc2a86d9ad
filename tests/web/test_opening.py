"""Opening a page: all that it needs is asked for at once, by one line and once each, whatever comes first."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Place

LAST = re.compile(r"/assets/(TablePage|Lobby)-[^/]*\.js")
"""What is held back: the part that draws the page."""


class Watch:
    """Notes what a page asks for; what draws it is held back until it is let go."""

    def __init__(self, page: Page) -> None:
        self.asked: Counter[str] = Counter()
        self.told: list[str] = []
        self.held: list[Route] = []
        page.on("request", lambda request: self.asked.update([re.sub(r"^https?://[^/]+", "", request.url)]))
        page.on("websocket", self._line)
        page.route(LAST, self._hold)

    def _hold(self, route: Route) -> None:
        self.held.append(route)

    def _line(self, socket: WebSocket) -> None:
        self.asked["line"] += 1
        socket.on("framereceived", lambda frame: self.told.append(str(frame)))

    def needed(self, person: Person, *paths: str) -> None:
        """Waits until all of some files were asked for."""
        wait(person, lambda: True if self.asked.keys() >= set(paths) else None)

    def let_go(self) -> None:
        for route in self.held:
            route.continue_()


def test_a_table_is_told_and_its_texts_are_there_before_the_page_is(place: Place, sit: Sit) -> None:
    keys = place.lay("host bot", "roam")
    ann = sit()
    watch = Watch(ann.page)
    ann.page.goto(f"/t/{keys.table}#{keys.host}", wait_until="commit")
    needed = ("/text/client/en.ftl", "/text/roam/en.ftl", "/theme/roam.css", "/theme/roam/art.svg")
    watch.needed(ann, *needed)
    wait(ann, lambda: True if any('"scene"' in one for one in watch.told) else None)
    assert len(watch.held) == 1
    watch.let_go()
    sight = ann.asked()
    assert {path: watch.asked[path] for path in (*needed, "line")} == dict.fromkeys((*needed, "line"), 1)
    ann.target(sight.targets[0]).click()
    ann.taken(sight)


def test_the_games_and_their_texts_are_asked_for_before_the_lobby_is_there(sit: Sit) -> None:
    ann = sit()
    watch = Watch(ann.page)
    ann.page.goto("/", wait_until="commit")
    needed = ("/api/games", "/text/client/en.ftl", "/text/agartha/en.ftl", "/text/roam/en.ftl")
    watch.needed(ann, *needed)
    assert len(watch.held) == 1
    watch.let_go()
    expect(ann.by("play-now").first).to_be_enabled()
    assert {path: watch.asked[path] for path in needed} == dict.fromkeys(needed, 1)


@pytest.mark.parametrize(
    ("device", "set_to", "shade"),
    [("dark", None, "dark"), ("light", None, "light"), ("dark", "light", "light"), ("light", "dark", "dark")],
)
def test_a_page_has_its_shade_before_anything_is_drawn(
    sit: Sit, device: str, set_to: str | None, shade: str
) -> None:
    ann = sit(color_scheme=device)
    if set_to is not None:
        kept = json.dumps({"mode": set_to})
        ann.page.add_init_script(f"localStorage.setItem('portulan.settings', '{kept}')")
    ann.page.route(re.compile(r"/assets/common-"), lambda _: None)
    ann.page.goto("/", wait_until="commit")
    expect(ann.page.locator("html")).to_have_attribute("data-mode", shade)
    paper = {"light": "rgb(243, 233, 210)", "dark": "rgb(11, 25, 34)"}[shade]
    expect(ann.page.locator("body")).to_have_css("background-color", paper)


def test_a_page_that_does_not_come_is_told_and_tried_again(sit: Sit) -> None:
    ann = sit()
    ann.page.route(LAST, lambda route: route.abort())
    ann.page.goto("/")
    again = ann.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    ann.page.unroute(LAST)
    again.click()
    expect(ann.by("play-now").first).to_be_enabled()
