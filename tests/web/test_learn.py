"""Learning a game: the page that teaches it, and the guided first game, followed, left and departed from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from typing import cast

import pytest
from playwright.sync_api import Browser, Locator, Position, expect

from tests.web.conftest import Sit
from tests.web.near_and_far_table import put_aside
from tests.web.person import SPOT, Person, wait
from tests.web.place import Json, Place, running
from tests.web.test_access import violations

GAMES = ("agartha", "roam", "near-and-far", "seventh-continent")
COVERED = """(what) => {
  const note = document.querySelector("[data-testid=guide]").getBoundingClientRect();
  return [...document.querySelectorAll(what)].some((part) => {
    const box = part.getBoundingClientRect();
    return box.left < note.right && note.left < box.right && box.top < note.bottom && note.top < box.bottom;
  });
}"""
"""Whether what is said lies over something."""
SPOKEN_OF = "[data-testid=guide-halo]"
ON_A_PHONE = f"{SPOKEN_OF}, .tray .question, .tray .ready button, .overlay .page, .overlay .action-sheet"
"""What it may not lie over on a phone, where much of what it speaks of is on the page or sheet that is open."""


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory, place: Place) -> Iterator[Place]:
    """A server that knows Pebbles as well; the client is built already."""
    with running(tmp_path_factory.mktemp("toys"), toys=["pebbles"]) as found:
        yield found


def phone(sit: Sit, locale: str) -> Person:
    """Somebody with a phone in a language."""
    size = {"width": 390, "height": 844}
    return sit(viewport=size, locale=locale, has_touch=True, is_mobile=True, device_scale_factor=2)


def steps_of(place: Place, game: str) -> list[Json]:
    found: list[Json] = place.call(f"/api/games/{game}/guide")["steps"]
    return found


def begin(person: Person, game: str) -> None:
    """Opens the page that teaches a game, and begins the guided first game."""
    person.page.goto(f"/learn/{game}")
    person.by("begin-guided").click()
    expect(person.by("guide")).to_have_attribute("data-step", "0")


def said(person: Person, number: int) -> None:
    """Waits until a step is said and can be done."""
    expect(person.by("guide")).to_have_attribute("data-step", str(number))
    person.until(lambda sight: sight.asking and bool(sight.targets or person.by("quick-0").count()))


def uncover(person: Person, element: str) -> None:
    """Puts the page aside that lies over what is to be touched; a number is typed beside it."""
    if element in person.see().targets and person.target(element).evaluate(SPOT) is None:
        put_aside(person, element)


def do(person: Person, number: int, step: Json, press: Callable[[Locator, Person, str], None]) -> None:
    """Touches what the guide points at, in its order, as far as it can be touched.

    A finger confirms, and so does a mouse that rested where the target came to lie: nothing was shown before.
    """

    def is_done() -> bool:
        return person.by("guide").get_attribute("data-step") != str(number)

    def is_taken(element: str) -> bool:
        return is_done() or bool(person.by("confirm").count()) or element in person.see().picked

    touched = [element for element in step["at"] if element in person.see().targets]
    for element in step["at"]:
        if not is_done() and element in person.see().targets:
            press(person.target(element), person, element)
            wait(person, lambda: is_taken(element) or None)  # noqa: B023
    if not is_done() and person.by("confirm").count():
        press(person.by("confirm"), person, "confirm")
    if not touched:
        person.by(f"quick-{step['move'].rpartition(' ')[2]}").click()


def spot(target: Locator, person: Person) -> Position:
    """Waits until a target can be hit: a page that is put aside moves away first."""
    target.scroll_into_view_if_needed()
    return wait(person, lambda: cast("Position | None", target.evaluate(SPOT)))


def click(target: Locator, person: Person, element: str) -> None:
    target.click(position=spot(target, person))


def tap(target: Locator, person: Person, element: str) -> None:
    target.tap(position=spot(target, person))


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse_in_english_to_the_end(place: Place, sit: Sit, game: str) -> None:
    steps = steps_of(place, game)
    you = sit(viewport={"width": 1366, "height": 768})
    begin(you, game)
    for number, step in enumerate(steps[:-1]):
        said(you, number)
        uncover(you, step["at"][0])
        expect(you.by("guide-says")).to_have_text(step["say"]["en"])
        expect(you.by("guide-halo")).to_have_count(len(step["at"]))
        wait(you, lambda: None if you.page.evaluate(COVERED, SPOKEN_OF) else True)
        do(you, number, step, click)
    said(you, len(steps) - 1)
    expect(you.by("guide-says")).to_have_text(steps[-1]["say"]["en"])
    assert violations(you) == []
    you.by("guide-go-on").click()
    expect(you.by("guide")).to_have_count(0)
    you.decide()
    you.asked()
    expect(you.by("guide")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_by_finger_in_french_on_a_phone_to_the_end(place: Place, sit: Sit, game: str) -> None:
    steps = steps_of(place, game)
    you = phone(sit, "fr-FR")
    begin(you, game)
    for number, step in enumerate(steps[:-1]):
        said(you, number)
        uncover(you, step["at"][0])
        expect(you.by("guide-says")).to_have_text(step["say"]["fr"])
        expect(you.by("guide-halo").first).to_be_in_viewport(ratio=0.9)
        wait(you, lambda: None if you.page.evaluate(COVERED, ON_A_PHONE) else True)
        do(you, number, step, tap)
    said(you, len(steps) - 1)
    expect(you.by("guide-says")).to_have_text(steps[-1]["say"]["fr"])
    you.by("guide-back").tap()
    expect(you.by("my-tables")).to_be_visible()


def test_a_toy_is_taught_like_any_game(toys: Place, browser: Browser) -> None:
    steps = steps_of(toys, "pebbles")
    with browser.new_context(base_url=toys.url, locale="en-GB", reduced_motion="reduce") as context:
        you = Person(context.new_page())
        begin(you, "pebbles")
        for number in range(len(steps) - 1):
            said(you, number)
            you.by("guide-do").click()
        said(you, len(steps) - 1)
        expect(you.by("guide-says")).to_have_text(steps[-1]["say"]["en"])


def test_whoever_leaves_in_the_middle_plays_an_ordinary_match(sit: Sit) -> None:
    you = sit()
    begin(you, "roam")
    you.by("guide-do").click()
    said(you, 1)
    you.by("guide-leave").click()
    expect(you.by("guide")).to_have_count(0)
    expect(you.by("guide-halo")).to_have_count(0)
    you.page.reload()
    you.asked()
    expect(you.by("guide")).to_have_count(0)
    you.decide()
    you.asked()


def test_whoever_departs_takes_it_back_or_plays_on(place: Place, sit: Sit) -> None:
    steps = steps_of(place, "agartha")
    you = sit()
    begin(you, "agartha")
    for number in range(2):
        said(you, number)
        you.by("guide-do").click()
    said(you, 2)
    departure = ["seat-0-token-1", "tile-3-action"]
    for element in departure:
        you.touch(element)
    expect(you.by("guide-take-back")).to_be_visible()
    expect(you.by("guide-halo")).to_have_count(0)
    you.by("guide-take-back").click()
    said(you, 2)
    expect(you.by("guide-says")).to_have_text(steps[2]["say"]["en"])
    for element in departure:
        you.touch(element)
    you.by("guide-alone").click()
    expect(you.by("guide")).to_have_count(0)
    you.decide()
    you.asked()


def test_what_is_said_comes_again_after_a_reload(sit: Sit) -> None:
    you = sit()
    begin(you, "agartha")
    you.by("guide-do").click()
    said(you, 1)
    you.page.reload()
    said(you, 1)


# The page


@pytest.mark.parametrize("shade", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_the_page(sit: Sit, game: str, shade: str) -> None:
    you = sit(color_scheme=shade)
    you.page.goto(f"/learn/{game}")
    expect(you.by("learn")).to_be_visible()
    assert violations(you, shade) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_draws_pieces_and_fits_a_phone(place: Place, sit: Sit, game: str, lang: str) -> None:
    lesson = place.call(f"/api/games/{game}/lesson")
    you = phone(sit, lang)
    you.page.goto(f"/learn/{game}")
    expect(you.by("learn")).to_contain_text(lesson["about"][lang])
    drawn = [section["figure"] for section in lesson["sections"] if section["figure"]]
    expect(you.page.locator("figure")).to_have_count(len(drawn))
    for number, figure in enumerate(drawn):
        expect(you.page.locator("figcaption").nth(number)).to_have_text(figure["caption"][lang])
        expect(you.page.locator(f'figure [data-id="{figure["elements"][0]["id"]}"]').first).to_be_visible()
    assert you.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_map_is_shown_whole_on_a_phone(place: Place, sit: Sit) -> None:
    """It fills the width, and every location lies in it, far enough from the others to be told apart."""
    you = phone(sit, "en")
    you.page.goto("/learn/near-and-far")
    drawn = you.page.locator("figure .road-map")
    expect(drawn).to_be_visible()
    box = drawn.bounding_box()
    assert box is not None and box["width"] > 330 and box["x"] >= 0 and box["x"] + box["width"] <= 390
    expect(drawn.locator(".map-node").first).to_be_visible()
    places = [found for node in drawn.locator(".map-node").all() if (found := node.bounding_box())]
    assert len(places) > 20
    for one in places:
        assert box["x"] <= one["x"] and one["x"] + one["width"] <= box["x"] + box["width"]
        assert box["y"] <= one["y"] and one["y"] + one["height"] <= box["y"] + box["height"]
        near = [hypot(one["x"] - other["x"], one["y"] - other["y"]) for other in places if other is not one]
        assert min(near) >= one["width"]


def test_by_keyboard_from_the_lobby_to_the_first_step(sit: Sit) -> None:
    you = sit()
    you.page.goto("/")
    you.by("learn").first.focus()
    you.page.keyboard.press("Enter")
    expect(you.by("begin-guided")).to_be_visible()
    you.by("begin-guided").focus()
    you.page.keyboard.press("Enter")
    said(you, 0)
    you.by("guide-do").focus()
    you.page.keyboard.press("Enter")
    said(you, 1)


def test_the_page_opens_beside_the_match_and_the_set_up(place: Place, sit: Sit) -> None:
    keys = place.lay("host bot", "roam")
    you = sit().sit_at(keys, keys.host)
    you.by("menu-button").click()
    with you.page.context.expect_page() as opened:
        you.by("learn").click()
    expect(opened.value.get_by_test_id("begin-guided")).to_be_visible()
    expect(you.by("menu")).to_be_visible()
    you.page.goto("/")
    you.by("set-up").first.click()
    expect(you.by("setup").get_by_test_id("learn")).to_have_attribute("target", "_blank")


def test_a_game_that_nobody_teaches_has_no_page(sit: Sit) -> None:
    you = sit()
    you.page.goto("/learn/chess")
    expect(you.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1440])
def test_pieces_fill_the_places_they_are_drawn_in(sit: Sit, width: int) -> None:
    you = sit(viewport={"width": width, "height": 844})
    you.page.goto("/learn/agartha")
    tile = you.page.locator("figure [data-role=site]").first
    expect(tile).to_be_visible()
    high = tile.locator(".card").first.evaluate("(card) => card.offsetHeight")
    assert high >= 56
    ground = you.page.locator("figure .drawn:has([data-role=site])")
    assert ground.evaluate("(node) => node.offsetHeight") <= 2 * tile.evaluate("(node) => node.offsetHeight")
    you.page.goto("/learn/roam")
    slot = you.page.locator('figure [data-id="market"] [data-role=slot]').first
    expect(slot).to_be_visible()
    card = slot.locator(".card").evaluate("(card) => card.offsetHeight")
    assert slot.evaluate("(node) => node.offsetHeight") <= card + 40


def test_a_map_that_is_taught_is_as_wide_as_its_picture(sit: Sit) -> None:
    you = sit()
    you.page.goto("/learn/near-and-far")
    drawn = you.page.locator("figure .road-map")
    expect(drawn).to_be_visible()
    ground = you.page.locator("figure .drawn:has(.road-map)").evaluate("(node) => node.clientWidth")
    assert drawn.evaluate("(node) => node.offsetWidth") >= 0.9 * ground
