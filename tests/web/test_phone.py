"""On a phone: nothing runs off the side, the question is in sight, and a finger is enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Place

PHONES = [pytest.param(390, 844, id="390"), pytest.param(360, 640, id="360")]


def fits(person: Person) -> bool:
    """Tells whether the page is no wider than the screen."""
    return bool(
        person.page.evaluate(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )


def phone(sit: Sit, width: int, height: int) -> Person:
    return sit(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, device_scale_factor=2
    )


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_newcomer_plays_with_a_finger(sit: Sit, width: int, height: int) -> None:
    you = phone(sit, width, height)
    you.page.goto("/")
    expect(you.by("play-now").first).to_be_visible()
    assert fits(you)
    you.by("play-now").first.tap()
    for _ in range(4):
        sight = you.asked()
        assert fits(you)
        expect(you.by("prompt")).to_be_in_viewport()
        first = sight.targets[0]
        you.target(first).tap(position=you.spot(first))
        after = you.taken(sight)
        if after.picked:
            expect(you.by("prompt")).to_be_in_viewport()
            second = after.targets[0]
            you.target(second).tap(position=you.spot(second))
            considered = you.taken(after)
            if you.by("confirm").count():
                you.by("confirm").tap()
                you.taken(considered)
    assert fits(you)


IN_SIGHT = """(buttons) => buttons.some((button) => {
  const box = button.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === button;
})"""


def test_what_may_be_touched_next_comes_into_sight(place: Place, sit: Sit) -> None:
    keys = place.lay("host open open")
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    sight = ann.asked()
    ann.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    zones = ann.page.locator('.middle [data-state="target"] > .hit')
    ann.target("seat-0-token-2").tap()
    assert ann.taken(sight).picked == ["seat-0-token-2"]
    wait(ann, lambda: zones.evaluate_all(IN_SIGHT) or None)


def test_a_long_question_has_the_width_of_the_phone(place: Place, sit: Sit) -> None:
    keys = place.lay(game="near-and-far", first_player="fixed")
    place.play_on(keys, lambda ask: ask["seat"] == 0 and ask["step"] == "draft")
    ann = sit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="fr-FR").sit_at(
        keys, keys.host
    )
    ann.asked()
    box = ann.by("prompt").bounding_box()
    assert box is not None and box["width"] > 300 and box["height"] < 844 / 8


def test_a_card_can_be_read_at_full_size(place: Place, sit: Sit) -> None:
    keys = place.lay()
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    card = ann.page.locator('[data-testid="middle"] .card').first
    name = card.get_by_role("img").get_attribute("aria-label")
    x, y = ann.centre(card)
    finger = ann.page.context.new_cdp_session(ann.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(ann.by("inspect")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.by("inspect").get_by_role("heading")).to_have_text(name or "")
    assert fits(ann)
    picture = ann.by("inspect").locator(".card").first.bounding_box()
    assert picture is not None and picture["width"] >= 180


def test_log_moves_and_chat_open_over_the_table(place: Place, sit: Sit) -> None:
    keys = place.lay()
    ann = phone(sit, 360, 640).sit_at(keys, keys.host)
    ann.asked()
    ann.by("rail-button").tap()
    rail = ann.by("rail")
    rail.get_by_test_id("tab-moves").tap()
    moves = rail.get_by_test_id("moves").get_by_role("button")
    expect(moves).not_to_have_count(0)
    assert fits(ann)
    before = ann.see()
    moves.first.tap()
    ann.taken(before)
    expect(rail).to_have_count(0)
