"""Playing again: from the scores to a new table of the same people, by one click each."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.place import Keys, Place
from tests.web.test_match import secret_of, table_of, whose_turn


def came_on(keys: Keys) -> re.Pattern[str]:
    """The address of any table but the old one."""
    return re.compile(rf"/t/(?!{re.escape(keys.table)})[\w-]+$")


def test_alone_against_bots_one_click_begins_the_next_match(place: Place, sit: Sit) -> None:
    keys = place.lay("host bot bot", "roam")
    place.play_on(keys)
    ann = sit().sit_at(keys, keys.host)
    expect(ann.by("scores")).to_be_visible()
    ann.by("again").click()
    ann.page.wait_for_url(came_on(keys))
    assert not ann.asked().over
    expect(ann.by("scores")).to_have_count(0)

    before = place.call(f"/api/tables/{keys.table}", secret=keys.host)["table"]
    after = place.call(f"/api/tables/{table_of(ann)}", secret=keys.host)["table"]
    for same in ("game", "players", "options"):
        assert after[same] == before[same]
    assert [(seat["name"], seat["kind"], seat["level"]) for seat in after["seats"]] == [
        (seat["name"], seat["kind"], seat["level"]) for seat in before["seats"]
    ]
    ann.decide()

    ann.page.go_back()  # the old table knows where the new one is
    expect(ann.by("again")).to_have_text("Go to the new table")
    ann.by("again").click()
    ann.page.wait_for_url(f"**/t/{after['id']}")


def test_friends_are_told_and_follow_with_the_links_that_they_have(place: Place, sit: Sit) -> None:
    keys = place.lay("host open")
    place.play_on(keys)
    ann = sit().sit_at(keys, keys.host)
    bo = sit(locale="fr-FR").sit_at(keys, keys.seats[1])
    eve = sit().sit_at(keys, keys.spectator)
    expect(bo.by("scores")).to_contain_text("Si Ann propose une revanche")
    expect(bo.by("again-join")).to_have_count(0)
    bo.page.keyboard.press("Escape")
    expect(bo.by("scores")).to_have_count(0)

    ann.by("again").click()
    ann.page.wait_for_url(came_on(keys))
    expect(ann.by("seat-1")).to_contain_text(re.compile(r"Bo\s+not here yet"))
    expect(ann.page.locator("main [role=status]")).to_contain_text("Bo was invited from the last table.")
    assert str(keys.seats[1]) not in ann.page.content()  # this browser did not hand out the links
    expect(bo.by("scores")).to_contain_text("Ann propose une revanche.")  # it comes by itself
    bo.by("again-join").click()
    bo.page.wait_for_url(f"**/t/{table_of(ann)}")
    eve.by("again-join").click()
    eve.page.wait_for_url(f"**/t/{table_of(ann)}")

    expect(bo.by("own")).to_be_visible()
    own = secret_of(bo)
    assert own != keys.seats[1]  # whoever sits down gets a link that nobody else knows
    for person, secret in ((ann, keys.host), (bo, own), (eve, keys.spectator)):
        expect(person.by("own")).to_be_visible()
        assert secret_of(person) == secret
        others = {keys.host, own, keys.spectator} - {secret}
        known = person.page.evaluate("JSON.stringify(localStorage) + document.documentElement.outerHTML")
        assert person is ann or not [one for one in others if str(one) in known]
    who = whose_turn(ann, bo)
    assert who is not None
    who.decide()
    expect(bo.page.locator(".own .who")).to_have_text("Bo")
    assert eve.see().targets == []

    ann.page.go_back()
    expect(ann.by("scores")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.by("log")).to_contain_text("You propose another match.")
