"""Looking: why something rests, what is asked, and a finished match again from any knowledge."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Keys, Place


def test_why_not_names_the_clause(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    ann.asked()
    ann.touch("seat-0-token-1")
    ann.touch("tile-2-action")
    bo.asked()
    bo.touch("seat-1-token-2")
    assert "tile-2-action" not in bo.see().targets
    bo.page.locator('main [data-id="tile-2-action"]').click(button="right", position={"x": 5, "y": 5})
    bo.by("why-not").click()
    expect(bo.by("inspect").get_by_role("status")).to_contain_text("AG-BID-5")
    bo.page.keyboard.press("Escape")
    assert bo.see().asking


def test_what_is_asked_and_the_rule_behind_it(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    ann.by("help-button").click()
    section = ann.by("help").locator("section").first
    expect(section).to_contain_text("Which token do you lay, and where?")
    expect(section).to_contain_text("AG-BID-")


def test_the_help_tells_a_rule_as_it_stands_at_this_table(place: Place, sit: Sit) -> None:
    keys = place.lay(setup_placement="simultaneous", exploration_draw="mandatory")
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    ann.by("help-button").click()
    expect(ann.by("help").locator("section")).to_have_count(3)
    asked, _, everything = ann.by("help").locator("section").all()
    expect(asked).to_contain_text("shown when everybody has placed")
    expect(asked).not_to_contain_text("face up")
    expect(everything).to_contain_text("it cannot be declined")
    expect(everything).not_to_contain_text("may be declined, like any action")


def test_a_red_dot_says_what_it_means(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid" and ask["seat"] == 0)
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    rounds = iter(range(40))
    place.play_by(
        keys, lambda ask: None if next(rounds, None) is None and ask["seat"] == 0 else ask["moves"][0]["move"]
    )
    new = ann.page.locator("[data-news]:visible").first
    expect(new).to_be_visible()
    told = ann.page.get_by_role("tooltip").filter(has_text="Red dot: changed since your last move.")

    def seen() -> bool | None:
        """Points at it again and again: what still moves slips away from under the pointer."""
        ann.page.mouse.move(1, 1)
        new.hover(position={"x": 4, "y": 4}, force=True)
        ann.page.wait_for_timeout(800)
        return bool(told.count()) or None

    wait(ann, seen)


def test_the_cards_of_a_rival_s_board_open_one_by_one(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    ann = sit(viewport={"width": 390, "height": 844}, has_touch=True).sit_at(keys, keys.host)
    ann.asked()
    ann.by("others").get_by_test_id("panel-1").tap(position={"x": 40, "y": 14})
    ann.by("enlarged").locator(".card").first.tap()
    expect(ann.by("inspect")).to_contain_text("Worth 0 points.")
    ann.page.keyboard.press("Escape")
    expect(ann.by("inspect")).to_have_count(0)
    expect(ann.by("enlarged")).to_be_visible()


@pytest.fixture(scope="module")
def finished(place: Place) -> Keys:
    """A table whose match is over."""
    keys = place.lay()
    place.play_on(keys)
    return keys


def replay(person: Person, keys: Keys) -> Person:
    person.page.goto(f"/r/{keys.table}#{keys.host}")
    expect(person.by("scrubber")).to_be_visible()
    return person


def test_a_finished_match_from_any_knowledge(sit: Sit, finished: Keys) -> None:
    ann = replay(sit(), finished)
    scrubber = ann.by("scrubber")
    expect(ann.by("viewer")).to_have_value("all")
    last = int(scrubber.get_attribute("max") or 0)
    story = ann.by("story").get_by_role("listitem")
    expect(story).to_have_count(last + 1)
    here = ann.by("story").locator('[aria-current="step"]')

    bid = next(number for number, text in enumerate(story.all_inner_texts()) if text.startswith("Ann lays"))
    scrubber.fill(str(bid + 1))
    expect(here).to_have_text(re.compile("^Bo lays"))
    for viewer, known in (("all", (1, 1)), ("0", (1, 0)), ("1", (0, 1)), ("spectator", (0, 0))):
        ann.by("viewer").select_option(viewer)
        for seat in (0, 1):
            shown = ann.page.locator(f'.middle .token[data-seat="{seat}"]:not([data-face="back"])')
            expect(shown).to_have_count(known[seat])
        expect(here).to_have_text(re.compile("^Bo lays|^You lay"))

    scrubber.fill(str(last))
    expect(ann.by("sheet")).to_be_visible()
    ann.by("previous").click()
    expect(scrubber).to_have_value(str(last - 1))
    ann.by("next").click()
    expect(scrubber).to_have_value(str(last))


def test_a_line_of_the_log_leads_to_its_place_in_the_replay(sit: Sit, finished: Keys) -> None:
    ann = sit()
    ann.page.goto(f"/t/{finished.table}#{finished.host}")
    expect(ann.by("scores")).to_be_visible()
    ann.page.keyboard.press("Escape")
    line = ann.by("log").get_by_role("link").filter(has_text="You lay").nth(3)
    said = line.inner_text()
    line.click()
    expect(ann.by("scrubber")).to_be_visible()
    here = ann.by("story").locator('[aria-current="step"]')
    expect(here).to_contain_text(said.replace("You lay", "Ann lays"))
