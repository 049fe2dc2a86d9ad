"""Maps, boards that grow, pages, cards to be read, sheets and typed numbers in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Place, running
from tests.web.test_access import violations
from tests.web.test_motion import WATCH, flights
from tools.launcher import prepare_client

AWAITED = re.compile(r"\bawaited\b")
"""How a page that was put aside says that what is asked stands on it."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server that knows the showcase."""
    prepare_client()
    with running(tmp_path_factory.mktemp("bay"), toys=["showcase"]) as found:
        yield found


def arrive(place: Place, person: Person, *moves: str) -> Person:
    """Lays a table for one, makes some moves there, and opens it."""
    keys = place.lay("host", "showcase")
    left = iter(moves)

    def choose(ask: dict[str, Any]) -> int | None:
        wanted = next(left, None)
        found = [move["move"] for move in ask["moves"] if move["notation"] == wanted]
        assert wanted is None or found, f"{wanted} is not offered"
        return found[0] if found else None

    place.play_by(keys, choose)
    return person.sit_at(keys, keys.host)


def drawn(person: Person, element: str) -> Locator:
    return person.page.locator(f'main.table [data-id="{element}"]')


def focused(person: Person) -> str:
    """Tells which element has the focus."""
    found: str = person.page.evaluate("document.activeElement?.closest('[data-id]')?.dataset.id ?? ''")
    return found


# The question


@pytest.mark.parametrize("width", [1366, 1440])
def test_answers_of_many_words_stand_in_one_line_each(place: Place, sit: Sit, width: int) -> None:
    ann = arrive(place, sit(viewport={"width": width, "height": 768}))
    answers = ann.by("tray").locator(".ready .button")
    expect(answers).to_have_count(7)
    ann.at_rest()
    heights = answers.evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(set(heights)) == 1
    rows = answers.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert max(rows) - min(rows) < 2 * heights[0]
    prompt = ann.by("prompt").bounding_box()
    assert (
        prompt is not None and prompt["height"] < 2 * 24 + 8 and prompt["y"] + prompt["height"] <= min(rows)
    )


# The map


def test_one_walks_along_the_roads_by_clicks(place: Place, sit: Sit) -> None:
    ann = sit(reduced_motion="no-preference")
    ann.page.add_init_script(WATCH)
    arrive(place, ann)
    expect(drawn(ann, "place-harbour")).to_have_class(re.compile(r"\bhere\b"))
    sight = ann.asked()
    assert {one for one in sight.targets if one.startswith("place-")} == {
        "place-mill",
        "place-ford",
        "place-saltmarsh",
    }
    ann.touch("place-ford")
    expect(drawn(ann, "place-ford")).to_have_class(re.compile(r"\bhere\b"))
    assert flights(ann) == ["explorer explorer"]
    assert "place-pinewood" in ann.see().targets and "place-saltmarsh" not in ann.see().targets


def test_one_walks_the_map_by_keys_and_hears_the_ways(place: Place, sit: Sit) -> None:
    ann = arrive(place, sit())
    here = drawn(ann, "place-harbour").locator("> button")
    label = here.get_attribute("aria-label") or ""
    assert label.startswith("You are here: Harbour. ")
    assert "north-east to Salt marsh (Threat)" in label and "west to Tide mill" in label
    here.focus()
    keys = ann.page.keyboard
    for key, reached in (
        ("ArrowUp", "place-ford"),
        ("ArrowRight", "place-pinewood"),
        ("ArrowRight", "place-cliff"),
        ("ArrowDown", "place-lighthouse"),
    ):
        keys.press(key)
        assert focused(ann) == reached
    expect(drawn(ann, "place-lighthouse")).to_be_in_viewport()
    keys.press("Enter")  # too far to walk there: it is looked at
    expect(ann.by("inspect")).to_contain_text("Lighthouse")
    keys.press("Escape")
    drawn(ann, "place-ford").locator("> button").focus()
    keys.press("Enter")
    expect(drawn(ann, "place-ford")).to_have_class(re.compile(r"\bhere\b"))
    assert drawn(ann, "map").locator('[tabindex="0"]').count() == 1  # one stop for Tab, whatever its size


def test_the_map_is_zoomed_dragged_and_led_home(place: Place, sit: Sit) -> None:
    ann = arrive(place, sit(viewport={"width": 1366, "height": 768}))
    node = drawn(ann, "place-harbour")
    whole = drawn(ann, "map").locator(".world")

    def width() -> float:
        box = whole.bounding_box()
        assert box is not None
        return box["width"]

    def spot() -> tuple[float, float]:
        box = node.bounding_box()
        assert box is not None
        return box["x"], box["y"]

    expect(ann.by("overview")).to_have_count(0)
    first = width()
    for _ in range(4):
        ann.by("zoom-in").click()
    wait(ann, lambda: True if width() > 2 * first else None)
    expect(node).to_be_in_viewport()  # one comes closer to where one stands
    expect(ann.by("overview")).to_be_visible()
    before = spot()
    box = ann.by("viewport").bounding_box()
    assert box is not None
    corner = box["x"] + 40, box["y"] + 40
    ann.page.mouse.move(*corner)
    ann.page.mouse.down()
    ann.page.mouse.move(corner[0] + 120, corner[1] + 60, steps=4)
    ann.page.mouse.up()
    wait(ann, lambda: True if spot()[0] > before[0] + 80 else None)
    expect(ann.by("inspect")).to_have_count(0)  # to drag is not to click
    ann.by("go-home").click()
    expect(node).to_be_in_viewport()
    ann.page.mouse.move(*corner)
    large = width()
    ann.page.mouse.wheel(0, 300)
    wait(ann, lambda: True if width() < large else None)
    ann.by("see-whole").click()
    expect(ann.by("overview")).to_have_count(0)
    node.locator("> button").focus()
    ann.page.keyboard.press("+")
    wait(ann, lambda: True if width() > 1.2 * first else None)


def fingers(person: Person) -> Callable[..., None]:
    """Gives the function that puts fingers on the screen, moves them, or takes them away."""
    session = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


def test_two_fingers_zoom_and_one_drags_on_a_phone(place: Place, sit: Sit) -> None:
    ann = arrive(place, sit(**PHONE))
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    world = drawn(ann, "map").locator(".world")

    def seen(lies: Callable[[FloatRect], bool]) -> FloatRect:
        return wait(ann, lambda: box if (box := world.bounding_box()) and lies(box) else None)

    whole = seen(lambda box: box["width"] > 0)
    touch = fingers(ann)
    touch("touchStart", (150, 300), (230, 300))
    for far in (20, 40, 60):
        touch("touchMove", (150 - far, 300), (230 + far, 300))
    touch("touchEnd")
    pinched = seen(lambda box: box["width"] > 1.8 * whole["width"])
    touch("touchStart", (200, 300))
    for far in (20, 60, 90):
        touch("touchMove", (200 + far, 300))
    ann.page.wait_for_timeout(150)  # a finger that lifts in haste flings, and the next tap only stops that
    touch("touchEnd")
    seen(lambda box: box["x"] > pinched["x"] + 40)
    expect(ann.by("inspect")).to_have_count(0)
    ann.by("go-home").tap()
    expect(drawn(ann, "place-harbour")).to_be_in_viewport()
    ann.by("see-whole").tap()
    drawn(ann, "place-ford").locator("> button").tap()
    expect(drawn(ann, "place-ford")).to_have_class(re.compile(r"\bhere\b"))


# The board that grows


ROLLING = """() => {
  const look = () => (window.rolled ||= document.querySelector(".cell:not(.fog) > .mist") !== null);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Keeps whether fog was ever seen over a cell that was turned."""


@pytest.mark.parametrize(("motion", "seen"), [("no-preference", True), ("reduce", False)])
def test_fog_rolls_away_from_what_is_turned(
    place: Place, sit: Sit, motion: Literal["no-preference", "reduce"], seen: bool
) -> None:
    ann = arrive(place, sit(reduced_motion=motion), "ship")
    ann.page.evaluate(ROLLING)
    ann.touch("cell-stairs")
    expect(drawn(ann, "cell-stairs")).not_to_have_class(re.compile(r"\bfog\b"))
    expect(drawn(ann, "cell-stairs").locator(".mist")).to_have_count(0)
    assert bool(ann.page.evaluate("window.rolled")) == seen


def test_the_board_grows_and_is_walked_by_compass(place: Place, sit: Sit) -> None:
    ann = arrive(place, sit(), "ship")
    expect(drawn(ann, "cell-landing")).to_have_class(re.compile(r"\bhere\b"))
    expect(drawn(ann, "cell-stairs")).to_have_class(re.compile(r"\bfog\b"))
    expect(drawn(ann, "cell-spring")).to_have_count(0)
    landing = drawn(ann, "cell-landing").locator("> button")
    told = "You are here: Landing. explorer, Ann’s, camp fire. Ways: north to Fog, east to Fog"
    assert landing.get_attribute("aria-label") == told
    ann.touch("cell-stairs")
    expect(drawn(ann, "cell-stairs")).not_to_have_class(re.compile(r"\bfog\b"))
    expect(drawn(ann, "cell-spring")).to_have_class(re.compile(r"\bfog\b"))
    landing.focus()
    ann.page.keyboard.press("ArrowUp")
    assert focused(ann) == "cell-stairs"
    ann.page.keyboard.press("ArrowUp")
    assert focused(ann) == "cell-spring"
    assert (drawn(ann, "cell-spring").locator("> button").get_attribute("aria-label") or "").startswith(
        "Fog. 2 north of you"
    )
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(drawn(ann, "cell-stairs")).to_have_class(re.compile(r"\bhere\b"))

    def lie_together() -> bool | None:
        above, below = (drawn(ann, f"cell-{name}").bounding_box() for name in ("stairs", "landing"))
        assert above is not None and below is not None
        beside = abs(above["y"] + above["height"] - below["y"]) < 1 and abs(above["x"] - below["x"]) < 1
        return beside or None

    wait(ann, lie_together)


# The page


def test_a_page_opens_with_its_words_and_is_answered(place: Place, sit: Sit) -> None:
    ann = sit(viewport={"width": 1366, "height": 768})
    arrive(place, ann, "walk mill")
    asked_for: list[str] = []
    ann.page.on("request", lambda request: asked_for.append(request.url))
    ann.touch("read")
    page = ann.by("page")
    expect(page.get_by_role("heading")).to_have_text("The miller counts")
    expect(page).to_contain_text("speaks only in numbers.")
    choice = page.get_by_role("button", name="Give him two coins., Skill: 4, chance of success: 50%")
    expect(choice).to_be_visible()
    expect(choice).to_be_in_viewport()
    ann.by("fold").click()
    expect(page).to_have_count(0)
    expect(ann.by("fold")).to_have_text("Open again: The miller counts")
    expect(ann.by("fold")).to_have_class(AWAITED)
    expect(ann.by("tray").get_by_role("button", name="Give him two coins.")).to_be_visible()
    ann.by("fold").click()
    expect(ann.by("fold")).not_to_have_class(AWAITED)
    expect(ann.by("said")).to_have_count(0)
    ann.by("language-fr").click()
    expect(page.get_by_role("heading")).to_have_text("Le meunier compte")
    expect(page).to_have_attribute("lang", "fr")
    ann.by("language-en").click()
    ann.touch("choice-climb")
    expect(page.locator(".outcome")).to_have_text(re.compile(r"It works, and it pays\.|It does not work\."))
    expect(drawn(ann, "die").locator(".pips-die")).to_be_visible()
    expect(page.locator(".page-choice")).to_have_count(0)
    ann.by("fold").click()
    expect(ann.by("fold")).not_to_have_class(AWAITED)
    ann.touch("place-ford")
    expect(page).to_have_count(0)
    expect(ann.by("overlay")).to_have_count(0)


def test_a_page_waits_for_its_words(place: Place, sit: Sit) -> None:
    ann = sit()
    asked_for: list[Route] = []

    def hold(route: Route) -> None:
        asked_for.append(route)

    ann.page.route("**/passages?*", hold)
    arrive(place, ann, "walk mill", "read")
    expect(ann.by("page-waiting")).to_be_visible()
    assert "uids=mill.miller" in asked_for[0].request.url
    asked_for[0].continue_()
    expect(ann.by("page").get_by_role("heading")).to_have_text("The miller counts")


def test_whoever_plays_by_keys_is_led_to_the_page_first(place: Place, sit: Sit) -> None:
    ann = sit()
    arrive(place, ann, "walk mill")
    drawn(ann, "read").locator("button").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.by("page")).to_be_focused()
    ann.page.keyboard.press("Tab")
    assert focused(ann) == "choice-climb"


def test_pictures_are_fetched_when_they_are_seen(place: Place, sit: Sit) -> None:
    ann = sit()
    asked_for: list[str] = []
    ann.page.on("request", lambda request: asked_for.append(request.url.rpartition("/")[2]))
    arrive(place, ann, "walk saltmarsh", "walk lighthouse")
    expect(drawn(ann, "map").locator("img")).to_be_visible()
    assert (
        "coast.svg" in asked_for
        and "page-lighthouse.svg" not in asked_for
        and "cell-ruin.svg" not in asked_for
    )
    ann.touch("read")
    expect(ann.by("page").locator("img")).to_have_attribute(
        "alt", "A tower over the surf, three gulls above it, a boat with six oars"
    )
    wait(ann, lambda: True if "page-lighthouse.svg" in asked_for else None)


# Cards, sheets, numbers


def test_cards_are_read_and_a_column_is_one_thing(place: Place, sit: Sit) -> None:
    ann = arrive(place, sit())
    card = drawn(ann, "card-patience")
    expect(card.locator(".card-line")).to_have_count(2)
    expect(card.locator(".card-line").nth(1)).to_contain_text("Eat: put four cards back.")
    kit = drawn(ann, "object-1")
    expect(kit).to_have_attribute("aria-label", "Climbing kit")
    expect(kit.locator(".text-card")).to_have_count(2)
    expect(kit.locator(".pips-die")).to_have_attribute("data-value", "4")
    top, covered = (drawn(ann, f"card-{name}").bounding_box() for name in ("rope", "hook"))
    assert (
        top is not None and covered is not None and covered["y"] < top["y"] < covered["y"] + covered["height"]
    )
    card.click()
    expect(ann.by("inspect").locator(".text-card")).to_be_visible()
    large = ann.by("inspect").locator(".text-card").bounding_box()
    small = card.bounding_box()
    assert large is not None and small is not None and large["width"] > 1.4 * small["width"]


def test_a_sheet_tells_how_it_stands_after_every_switch(place: Place, sit: Sit) -> None:
    ann = arrive(place, sit(), "prepare")
    sheet = ann.by("action-sheet")
    figures = sheet.locator(".amounts b")

    def stands() -> list[str]:
        return figures.all_inner_texts()

    wait(ann, lambda: True if stands() == ["2", "33%", "12%"] else None)
    ida = sheet.get_by_role("switch", name="Ida, the cook, skill: +1")
    expect(ida).not_to_be_checked()
    ida.click()
    expect(ida).to_be_checked()
    wait(ann, lambda: True if stands() == ["2", "50%", "12%"] else None)
    expect(sheet.get_by_role("switch", name="Climbing kit")).to_be_disabled()
    ann.target("more").click()
    wait(ann, lambda: True if stands() == ["3", "67%", "18%"] else None)
    ida.focus()
    ann.page.keyboard.press("Space")
    expect(ida).not_to_be_checked()
    ann.touch("carry-out")
    expect(sheet).to_have_count(0)
    expect(drawn(ann, "die").locator(".pips-die")).to_be_visible()


def test_a_number_is_typed(place: Place, sit: Sit) -> None:
    ann = arrive(place, sit(), "riddle")
    entry = ann.by("entry-number")
    field, button = entry.get_by_label("Hidden number"), entry.get_by_role("button")
    expect(button).to_be_disabled()
    field.press_sequentially("3x1")
    expect(field).to_have_value("31")
    expect(button).to_be_disabled()
    field.press_sequentially("5")
    field.press("Enter")
    expect(entry).to_have_count(0)
    assert ann.see().log[-1] == "315 is not the number."
    ann.touch("riddle")
    field.fill("316")
    button.click()
    wait(ann, lambda: True if ann.see().log[-1].startswith("That is the number!") else None)
    expect(drawn(ann, "coins").locator(".value")).to_have_text("8")


# Everybody


SCREENS = {
    "map": (),
    "island": ("ship", "explore stairs"),
    "page": ("walk mill", "read"),
    "sheet": ("prepare",),
    "number": ("riddle",),
}


@pytest.mark.parametrize("shade", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(place: Place, sit: Sit, screen: str, shade: str) -> None:
    ann = sit(color_scheme=shade)
    arrive(place, ann, *SCREENS[screen])
    expect(ann.page.locator("main.asking")).to_be_visible()
    if screen == "page":
        expect(ann.by("page")).to_contain_text("speaks only in numbers.")
    expect(ann.page.locator(".viewport .world > *").first).to_be_attached()
    assert violations(ann, shade) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_phone_shows_it_all(place: Place, sit: Sit, screen: str) -> None:
    ann = sit(**PHONE)
    arrive(place, ann, *SCREENS[screen])
    expect(ann.page.locator("main.asking")).to_be_visible()
    if screen == "page":
        expect(ann.by("page")).to_contain_text("speaks only in numbers.")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    for target in ann.see().targets:
        if screen not in ("map", "island"):
            box = ann.target(target).bounding_box()
            assert box is not None and box["width"] >= 24 and box["height"] >= 24
    assert violations(ann) == []


def test_the_board_as_text_has_places_roads_and_what_the_page_tells(place: Place, sit: Sit) -> None:
    ann = sit()
    arrive(place, ann, "walk mill", "read")
    ann.by("fold").click()
    ann.by("outline-button").click()
    outline = ann.by("outline")
    expect(outline).to_contain_text("Tide mill")
    expect(outline).to_contain_text("between Mill and Old orchard".replace("Mill", "Tide mill"))
    expect(outline).to_contain_text("speaks only in numbers.")
