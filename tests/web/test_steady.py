"""A table that can be relied on: nothing is spent unmeant, nothing plays unseen, and what lies there stays there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.near_and_far_table import Course, Twin, drawn, find
from tests.web.person import Person
from tests.web.place import Json, Keys, Place
from tests.web.test_near_and_far import asked, rewarded
from tests.web.test_offers import offered
from tests.web.test_phone import phone

LOW = {"width": 1366, "height": 650}


# What is optional is meant


def used_on_a_card(ask: Json) -> bool:
    """Tells whether one tile of Ann's may be used on a card that she cannot touch for anything else."""
    moves: list[Json] = ask["moves"]
    longer = [one["targets"] for one in moves if len(one["targets"]) > 1]
    first = {one["targets"][0] for one in moves}
    return (
        ask["seat"] == 0
        and len(longer) < len(moves)
        and len({targets[0] for targets in longer}) == 1
        and any(targets[1].startswith("card-") and targets[1] not in first for targets in longer)
    )


def test_a_tile_is_used_only_by_touching_it(place: Place, sit: Sit) -> None:
    """A character that glowed for a tile was taken for one that may be used, and the tile was gone."""
    keys = place.lay(game="roam")
    listed: list[Json] = []

    def enough(ask: Json) -> bool:
        listed[:] = ask["moves"]
        return used_on_a_card(ask)

    place.play_on(keys, enough)
    tile, card = next(one["targets"] for one in listed if len(one["targets"]) > 1)
    ann = sit().sit_at(keys, keys.host)
    sight = ann.asked()
    assert tile in sight.targets and card not in sight.targets
    ann.target(tile).click(position=ann.spot(tile))
    if ann.by("undo").is_disabled():  # several cards may be chosen then
        expect(ann.page.locator(f'main [data-id="{card}"]')).to_have_attribute("data-state", "target")


PRESSED = """(button) => {
  button.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse", isPrimary: true, bubbles: true }));
  button.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
}"""
"""A press of the mouse with which its pointer comes: nothing was shown before."""


def test_a_press_before_anything_is_shown_waits_to_be_confirmed(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, lambda ask: ask["seat"] == 0 and ask["step"] == "at")
    ann = sit().sit_at(keys, keys.host)
    square = ann.asked().targets[0]
    log = ann.see().log
    ann.target(square).evaluate(PRESSED)
    expect(ann.by("confirm")).to_be_visible()
    assert ann.see().log == log
    ann.by("let-go").click()
    expect(ann.by("confirm")).to_have_count(0)
    ann.target(square).hover()
    expect(ann.page.locator("[data-cover]").first).to_be_visible()
    ann.target(square).click()
    ann.until(lambda sight: sight.log != log)


# The table stays where it is


def lying(person: Person) -> dict[str, float] | None:
    box: dict[str, float] | None = person.page.locator("main .area[data-role=map]").bounding_box()  # type: ignore[assignment]
    return box


@pytest.mark.parametrize("window", [LOW, {"width": 1440, "height": 900}, {"width": 820, "height": 1180}])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_map_stays_while_the_question_changes(
    place: Place, sit: Sit, window: dict[str, int], locale: str
) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, offered)
    ann = sit(viewport=window, locale=locale).sit_at(keys, keys.host)
    card = next(one for one in ann.asked().targets if one.startswith("card-"))
    before = lying(ann)
    ann.target(card).hover(position=ann.spot(card))
    expect(ann.page.locator("#looked")).to_be_visible()
    assert lying(ann) == before
    ann.touch(card)
    square = ann.asked().targets[0]
    assert lying(ann) == before
    ann.target(square).hover(position=ann.spot(square))
    expect(ann.page.locator("#looked")).to_be_visible()
    assert lying(ann) == before


def crowd(ask: Json) -> bool:
    return bool(ask["seat"] == 0 and ask["step"] == "use" and len(ask["moves"]) >= 5)


@pytest.mark.parametrize("window", [LOW, {"width": 1440, "height": 900}])
def test_many_cards_of_ones_own_are_not_small(place: Place, sit: Sit, window: dict[str, int]) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, crowd)
    ann = sit(viewport=window).sit_at(keys, keys.host)
    ann.asked()
    cards = ann.by("own").locator(".card")
    assert cards.count() >= 5
    for box in cards.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert box["width"] >= 68 and box["bottom"] <= window["height"]
    place.play_on(keys)
    expect(ann.by("scores")).to_be_visible()
    ann.at_rest()
    shapes = ann.by("own").locator(".card .drawing")
    assert shapes.count() >= 8
    widths = shapes.evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert min(widths) >= 32  # they can still be read


# What one pays with is in sight


def visiting(place: Place) -> Keys:
    """Lays a table of Near and Far at which Ann's turn begins, and she has something."""
    keys = place.lay(game="near-and-far", first_player="fixed")
    place.play_on(keys, lambda ask: ask["seat"] == 0 and ask["step"] == "main action")
    return keys


def test_on_a_phone_what_one_has_stands_with_the_question(place: Place, sit: Sit) -> None:
    keys = visiting(place)
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    ann.asked()
    hearts = drawn(ann, "seat-0-heart").locator(".value")
    coins = drawn(ann, "seat-0-coin").locator(".value")
    expect(hearts).not_to_be_in_viewport()
    purse = ann.by("purse")
    expect(purse).to_be_in_viewport()
    for value in (hearts.inner_text(), coins.inner_text()):
        assert value == "0" or value in purse.inner_text().split()
    ann.page.locator(".own .strip").evaluate("node => node.scrollIntoView({ block: 'center' })")
    expect(purse).to_have_count(0)


def test_on_a_phone_a_turn_begins_with_its_places_in_sight(place: Place, sit: Sit) -> None:
    keys = visiting(place)
    ann = phone(sit, 360, 640).sit_at(keys, keys.host)
    places = [one for one in ann.asked().targets if one.startswith("site-")]
    assert len(places) > 4
    for one in places:
        expect(drawn(ann, one)).to_be_in_viewport()
    top = ann.by("tray").bounding_box()
    for one in places:
        box = drawn(ann, one).bounding_box()
        assert top and box and box["y"] >= 0 and box["y"] + box["height"] <= top["y"]


GLOWING = """(node) => {
  for (const one of node.getAnimations()) { one.pause(); one.currentTime = 2699; }
  const style = getComputedStyle(node);
  return [style.outlineStyle, style.boxShadow];
}"""


def test_a_place_glows_at_the_end_of_every_breath(place: Place, sit: Sit) -> None:
    keys = place.lay(game="near-and-far", first_player="fixed")
    place.play_on(keys, lambda ask: ask["seat"] == 0 and ask["step"] == "step")
    ann = sit(reduced_motion="no-preference").sit_at(keys, keys.host)
    node = ann.page.locator('main .map-node[data-state="target"]').first
    expect(node).to_be_visible()
    outline, light = node.evaluate(GLOWING)
    assert outline == "solid"
    assert "rgb(255, 246, 220)" in light  # the light ring, on any ground


# A page that has been answered


def is_read_and_left(course: Course) -> bool:
    """Ann's quest is rewarded, and once she passes, Bo is asked where he goes in town."""
    state = course.after.copy()
    passing = (
        [move for move in state.moves(0) if state.notation(move) == "pass"] if state.actors == [0] else []
    )
    if not passing or not rewarded("succeeded", "0")(course):
        return False
    state.play(passing[0], 0)
    return state.actors == [1] and state.step is not None and state.step.name == "main action"


def test_a_page_that_was_answered_lies_beside_the_table(place: Place, sit: Sit) -> None:
    twin = Twin(place, find(asked("quest"), is_read_and_left, 55, mode="first"))
    ann = sit().sit_at(twin.keys, twin.keys.host)
    bo = sit().sit_at(twin.keys, twin.keys.seats[1])
    small = phone(sit, 390, 844).sit_at(twin.keys, twin.keys.seats[1])
    while twin.left:
        twin.click(ann)
    expect(ann.by("page")).to_be_visible()
    ann.touch("pass")
    sight = bo.until(lambda sight: sight.asking and any(one.startswith("site-") for one in sight.targets))
    page, table = bo.by("page").bounding_box(), bo.by("middle").bounding_box()
    assert page and table and page["x"] >= table["x"] + table["width"]
    for target in sight.targets:
        bo.spot(target)
    expect(bo.by("fold")).to_have_attribute("aria-expanded", "true")
    small.until(lambda sight: sight.asking)
    expect(small.by("page")).to_have_count(0)
    small.by("fold").tap()
    expect(small.by("page")).to_be_visible()


def test_what_may_be_decided_first_stands_first(place: Place, sit: Sit) -> None:
    """On arriving, the quest is offered before the camp that is asked for."""
    script = find(
        asked("quest"),
        lambda course: course.made[:2] == ["pass", "camp"],
        273,
        {"pass": 40, "camp": 60, "restore": 200, "go": 1},
        mode="first",
    )
    twin = Twin(place, script)
    ann = sit().sit_at(twin.keys, twin.keys.host)
    ann.asked()
    words = ann.by("tray").locator(".word .button")
    assert words.first.get_attribute("data-testid") == "word-attempt"
    first, second = words.nth(0).bounding_box(), words.nth(1).bounding_box()
    assert first and second and first["x"] < second["x"]


# One click


CHOSE_HARD = """localStorage["portulan.settings"] = JSON.stringify({ pace: "instant", level: "hard" })"""
"""Somebody has played another game against a hard bot."""


def test_one_click_begins_the_recommended_game_and_says_so(sit: Sit) -> None:
    """A first game is against an easy bot, whatever level another game was played at."""
    you = sit()
    you.page.add_init_script(CHOSE_HARD)
    you.page.goto("/")
    game = you.page.locator("[data-theme=roam]")
    expect(game.get_by_test_id("play-now")).to_contain_text("Play a first game")
    expect(game.get_by_test_id("beginning")).to_have_text("You and one bot (easy), the basic rules")
    game.get_by_test_id("play-now").click()
    expect(you.by("others").locator(".panel")).to_have_count(1)
    expect(you.by("level-1")).to_have_text("easy")
    you.page.goto("/")
    expect(game.get_by_test_id("play-now")).to_contain_text("Play now")
    expect(game.get_by_test_id("beginning")).to_have_text("You and one bot (hard)")


def test_on_a_phone_a_replay_has_its_controls_in_sight(place: Place, sit: Sit) -> None:
    """And the shape that is about to be laid is as small as it is at the table."""
    keys = place.lay(game="roam")
    place.play_on(keys, lambda ask: ask["seat"] == 0 and ask["step"] == "at")
    ann = phone(sit, 390, 844)
    ann.page.goto(f"/r/{keys.table}#{keys.host}")
    controls = ann.by("controls")
    expect(controls).to_be_in_viewport(ratio=1)
    box = controls.bounding_box()
    assert box and box["height"] < 844 / 4
    ann.page.keyboard.press("End")
    shape = ann.by("own").locator('[data-role="hand"] > .figure')
    expect(shape).to_be_visible()
    drawn_as = shape.bounding_box()
    assert drawn_as and drawn_as["width"] < 60
