"""Calling a player whose turn it is: title, icon, sound, vibration and a notification, as this device is set."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Keys, Place

LISTEN = """
window.called = [];
const begun = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  called.push("note");
  return begun.apply(this, at);
};
navigator.vibrate = () => called.push("buzz");
window.Notification = class {
  static permission = "default";
  static requestPermission = () => Promise.resolve((Notification.permission = window.answer ?? "granted"));
  constructor(title, { body, tag }) {
    called.push([title, body, tag]);
  }
};
"""
AWAY = "() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"
CALLED = "() => window.called"


def listening(person: Person, **settings: Any) -> Person:
    """Writes down what the page does to call, on a device that is set so."""
    kept = json.dumps(settings)
    person.page.add_init_script(LISTEN)
    person.page.add_init_script(f"sessionStorage.kept ??= localStorage['portulan.settings'] = '{kept}'")
    return person


def bidding(place: Place) -> Keys:
    """A table at which Ann and Bo bid in turn."""
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    return keys


def test_title_and_icon_tell_whose_turn_it_is(place: Place, sit: Sit) -> None:
    keys = bidding(place)
    ann, bo = sit().sit_at(keys, keys.host), sit().sit_at(keys, keys.seats[1])
    icon = ann.page.locator('link[rel="icon"]')
    expect(ann.page).to_have_title("● Your turn · Agartha · Portulan")
    expect(icon).to_have_attribute("href", "/rose-turn.svg")
    expect(bo.page).to_have_title("Agartha · Portulan")
    ann.decide()
    expect(ann.page).to_have_title("Agartha · Portulan")
    expect(icon).to_have_attribute("href", "/rose.svg")
    expect(bo.page).to_have_title("● Your turn · Agartha · Portulan")
    expect(bo.page.locator('link[rel="icon"]')).to_have_attribute("href", "/rose-turn.svg")


def test_whoever_is_away_is_called_and_whoever_is_here_is_not(place: Place, sit: Sit) -> None:
    keys = bidding(place)
    ann = listening(sit(), notify=True).sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    ann.page.evaluate("() => (Notification.permission = 'granted')")
    ann.decide()
    bo.decide()
    ann.asked()
    expect(ann.page.locator('link[rel="icon"]')).to_have_attribute("href", "/rose-turn.svg")
    assert ann.page.evaluate(CALLED) == []

    ann.decide()
    ann.page.evaluate(AWAY)
    bo.asked()
    bo.decide()
    ann.page.wait_for_function("() => called.length === 4")
    assert ann.page.evaluate(CALLED) == ["note", "note", "buzz", ["Your turn", "Agartha", keys.table]]


def test_what_is_switched_off_stays_silent(place: Place, sit: Sit) -> None:
    keys = bidding(place)
    ann = listening(sit(), sound=False, buzz=False).sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    ann.decide()
    ann.page.evaluate(AWAY)
    bo.asked()
    bo.decide()
    expect(ann.page.locator('link[rel="icon"]')).to_have_attribute("href", "/rose-turn.svg")
    expect(ann.page).to_have_title("● Your turn · Agartha · Portulan")
    assert ann.page.evaluate(CALLED) == []


@pytest.mark.parametrize(("size", "shade"), [((390, 844), "light"), ((1440, 900), "dark")])
def test_the_settings_are_tried_and_kept(sit: Sit, size: tuple[int, int], shade: str) -> None:
    ann = listening(sit(viewport={"width": size[0], "height": size[1]}, color_scheme=shade))
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Never miss your turn").click()
    expect(ann.page.get_by_role("group", name="Call me when it is my turn")).to_be_visible()
    assert not Axe().run(ann.page).response["violations"]
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ann.by("call-notify").check()
    ann.by("call-test").click()
    ann.page.wait_for_function("() => called.length === 4")
    assert ann.page.evaluate(CALLED)[3][0] == "This is how Portulan calls"
    ann.by("call-sound").uncheck()
    ann.page.reload()
    expect(ann.by("call-sound")).not_to_be_checked()
    expect(ann.by("call-notify")).to_be_checked()


def test_a_browser_that_says_no_is_believed(sit: Sit) -> None:
    ann = listening(sit())
    ann.page.add_init_script("window.answer = 'denied'")
    ann.page.goto("/calls")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.get_by_role("button", name="FR").click()
    tick, words = ann.by("call-notify"), ann.page.locator("label", has=ann.by("call-notify"))
    box, around = tick.bounding_box(), words.bounding_box()
    assert box and around and box["y"] > around["y"] + 5  # beside the middle of its words, not above them
    ann.page.get_by_role("button", name="EN").click()
    ann.by("call-notify").click()
    expect(ann.by("calling").get_by_role("alert")).to_contain_text("told not to show notifications")
    expect(ann.by("call-notify")).not_to_be_checked()
