"""What the others did stays marked until one acts, is shown at a pace that can be chosen, and once more if one asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Json, Keys, Place
from tests.web.test_motion import flights, watching
from tests.web.test_phone import phone

COUNT = """() => {
  window.counts = [];
  new MutationObserver(() => {
    const count = document.querySelectorAll('[data-role="square"] .token[data-seat="1"]').length;
    if (window.counts.at(-1) !== count) window.counts.push(count);
  }).observe(document.querySelector("[data-testid=middle]"), { subtree: true, childList: true });
}"""
"""Writes down how many markers of Bo lie on the map, whenever that changes."""


def waiting(place: Place) -> Keys:
    """Lays a table where Bo lays a shape next, with Ann's markers on the map already."""
    keys = place.lay(game="roam")
    turns: list[int] = []

    def enough(ask: Json) -> bool:
        turns.append(ask["seat"])
        return ask["step"] == "at" and ask["seat"] == 1 and 0 in turns

    place.play_on(keys, enough)
    return keys


def until_ann(place: Place, keys: Keys) -> None:
    """Lets Bo go on until Ann is asked."""
    place.play_by(keys, lambda ask: ask["moves"][0]["move"] if ask["seat"] == 1 else None)


def markers(person: Person) -> Locator:
    return person.page.locator('[data-role="square"] .token[data-seat="1"]')


def test_what_others_laid_is_marked_until_one_acts(place: Place, sit: Sit) -> None:
    keys = waiting(place)
    ann = sit().sit_at(keys, keys.host)
    expect(ann.page.locator("main.table [data-news]")).to_have_count(0)
    old = {one.get_attribute("data-id") for one in markers(ann).all()}
    until_ann(place, keys)
    sight = ann.asked()
    new = {one.get_attribute("data-id") for one in markers(ann).all()} - old
    assert new
    news = ann.page.locator('[data-role="square"] .token[data-news]')
    assert {one.get_attribute("data-id") for one in news.all()} == new
    ann.make(sight.targets[0])
    expect(ann.page.locator("main.table [data-news]")).to_have_count(0)
    expect(ann.by("show-again")).to_have_count(0)


@pytest.mark.parametrize("way", ["mouse", "finger", "keys"])
def test_what_others_did_is_shown_again(place: Place, sit: Sit, way: str) -> None:
    keys = waiting(place)
    ann = (phone(sit, 390, 844) if way == "finger" else sit()).sit_at(keys, keys.host)
    before = markers(ann).count()
    until_ann(place, keys)
    targets = ann.asked().targets
    after = markers(ann).count()
    assert after > before
    ann.page.evaluate(COUNT)
    again = ann.by("show-again")
    if way == "finger":
        again.tap()
    elif way == "mouse":
        again.click()
    else:
        again.focus()
        ann.page.keyboard.press("Enter")
    expect(again).to_be_visible()
    wait(ann, lambda: True if ann.page.evaluate("() => window.counts.length > 1") else None)
    expect(markers(ann)).to_have_count(after)
    assert ann.asked().targets == targets
    counts = ann.page.evaluate("() => window.counts")
    assert counts[0] == before and counts[-1] == after


@pytest.mark.parametrize(("pace", "flies"), [("at once", False), ("quick", True), ("calm", True)])
def test_the_pace_is_chosen_and_kept(place: Place, sit: Sit, pace: str, flies: bool) -> None:
    keys = waiting(place)
    ann = watching(sit).sit_at(keys, keys.host)
    ann.by("pace").get_by_label(pace).check()
    ann.page.reload()
    expect(ann.by("pace").get_by_label(pace)).to_be_checked()
    flights(ann)
    until_ann(place, keys)
    ann.asked()
    expect(ann.by("show-again")).to_be_visible()
    assert bool(flights(ann)) == flies


def test_the_pace_is_found_in_the_menu_too(place: Place, sit: Sit) -> None:
    keys = waiting(place)
    ann = watching(sit).sit_at(keys, keys.host)
    ann.by("menu-button").click()
    ann.by("menu").get_by_label("calm").check()
    ann.page.keyboard.press("Escape")
    expect(ann.by("pace")).to_have_count(1)
    expect(ann.by("pace").get_by_label("calm")).to_be_checked()
