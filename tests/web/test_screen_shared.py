"""Several players at one screen: a curtain between them, and nothing secret behind it."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import wait
from tests.web.test_line import Ear


def test_the_curtain_hides_what_only_one_may_know(sit: Sit) -> None:
    both = sit()
    ear = Ear(both)
    both.page.goto("/")
    both.by("set-up").first.click()
    both.by("seat-0-name").fill("Ann")
    both.by("seat-1").select_option("hotseat")
    both.by("seat-1-name").fill("Bo")
    both.by("create").click()

    names = {0: "Ann", 1: "Bo"}
    turns: list[int] = []
    bids = 0
    while bids < 4:
        expect(both.by("curtain")).to_be_visible()
        seat = int(both.by("curtain").get_attribute("data-seat") or "")
        turns.append(seat)
        expect(both.by("curtain")).to_contain_text(f"Pass the screen to {names[seat]}")
        wait(both, lambda: not both.faces() or None)
        assert both.page.locator("[data-testid=target]").count() == 0
        said = len(ear.lines[-1])
        both.by("lift-curtain").click()
        expect(both.by("curtain")).to_have_count(0)
        both.asked()
        known = both.faces()
        assert known and all(face.startswith(f"seat-{seat}-") for face in known)
        while not both.see().curtain:
            bids += both.asked().prompt.startswith("Which token")
            both.decide()
            both.until(lambda sight: sight.curtain or sight.asking)
        heard = json.dumps(ear.lines[-1][said:])
        assert f"seat-{seat}-token-" in heard and f"seat-{1 - seat}-token-" not in heard
    assert turns[:2] == [turns[0], 1 - turns[0]] and set(turns) == {0, 1}
