"""Set-up and the waiting room: what a newcomer is told, colours from set-up to table, names, and a word meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.test_access import violations

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

COLOUR = "(node) => getComputedStyle(node.querySelector('.emblem') ?? node).backgroundColor"


def shows(person: Person, place: Locator, colour: str) -> None:
    """Waits until a seat has a colour."""
    wait(person, lambda: place.evaluate(COLOUR) == colour or None)


def press(person: Person, button: Locator, by: str) -> None:
    """Presses a button by mouse, by finger or by keys."""
    if by == "finger":
        button.tap()
    elif by == "keys":
        button.focus()
        person.page.keyboard.press("Enter")
    else:
        button.click()


def open_set_up(person: Person, game: str, by: str = "mouse") -> None:
    person.page.goto("/")
    card = person.page.locator(f'[data-theme="{game}"]')
    press(person, card.get_by_test_id("set-up"), by)
    expect(person.by("setup")).to_be_visible()


@pytest.mark.parametrize("by", ["mouse", "finger", "keys"])
def test_a_first_game_is_one_press_away(sit: Sit, by: str) -> None:
    ann = sit(**PHONE) if by == "finger" else sit()
    open_set_up(ann, "roam", by)
    expect(ann.by("setup").get_by_test_id("facts")).to_contain_text("30 to 45 minutes")
    expect(ann.by("setup").get_by_test_id("facts")).to_contain_text("light")
    expect(ann.by("setup")).to_contain_text("You and one bot (easy), the basic rules")
    press(ann, ann.by("first-game"), by)
    ann.asked()
    expect(ann.by("others").get_by_test_id("level-1")).to_have_text("easy")
    expect(ann.by("others").get_by_test_id("level-1")).to_have_attribute("title", "bot, easy")
    expect(ann.page.locator('[data-id="market"]')).to_have_count(0)


def test_variants_are_shown_and_rulings_are_folded_away_with_their_clause(sit: Sit) -> None:
    ann = sit(locale="fr-FR")
    open_set_up(ann, "roam")
    expect(ann.by("variants").get_by_test_id("option-outpost")).to_be_visible()
    expect(ann.by("variants").get_by_test_id("option-rotate")).to_have_count(0)
    expect(ann.by("option-rotate")).to_be_hidden()
    ann.by("rulings").locator("summary").click()
    expect(ann.by("option-rotate")).to_be_visible()
    expect(ann.by("rulings")).to_contain_text("RO-ARTROT-2")
    ann.by("seat-1").select_option("bot")
    expect(ann.by("level-words")).to_contain_text("Un robot facile connaît les règles")
    ann.by("seat-1-level").select_option("hard")
    expect(ann.by("level-words")).to_have_count(1)
    expect(ann.by("level-words")).to_contain_text("Un robot difficile réfléchit")


def test_a_name_that_gets_long_is_told(sit: Sit) -> None:
    ann = sit()
    open_set_up(ann, "agartha")
    ann.by("seat-0-name").fill("Ann")
    expect(ann.by("setup").get_by_text("characters left")).to_have_count(0)
    ann.by("seat-0-name").fill("A" * 20)
    expect(ann.by("setup").get_by_text("4 characters left of 24.")).to_be_visible()
    ann.by("seat-0-name").press_sequentially("B" * 9)
    expect(ann.by("seat-0-name")).to_have_value("A" * 20 + "B" * 4)
    expect(ann.by("setup").get_by_text("as long as a name can be: 24")).to_be_visible()
    ann.by("seat-1").select_option("bot")
    ann.by("create").click()
    ann.asked()
    expect(ann.by("own").locator("h2.who")).to_have_attribute("title", "A" * 20 + "B" * 4)


def test_a_colour_goes_from_set_up_to_the_table(sit: Sit) -> None:
    ann = sit()
    open_set_up(ann, "roam")
    usual = ann.by("seat-0-colour").evaluate(COLOUR)
    other = ann.by("seat-1-colour").evaluate(COLOUR)
    ann.by("seat-0-colour").click()
    shows(ann, ann.by("seat-0-colour"), other)
    shows(ann, ann.by("seat-1-colour"), usual)
    ann.by("seat-1").select_option("bot")
    ann.by("create").click()
    sight = ann.asked()
    shows(ann, ann.by("own").get_by_test_id("panel-0"), other)
    shows(ann, ann.by("others").get_by_test_id("panel-1"), usual)

    # What a choice would cover is shown in the same colour.
    ann.touch(sight.targets[0])
    squares = ann.page.locator('[data-role="square"][data-state="target"]')
    squares.first.hover()
    outlines = "() => [...document.querySelectorAll('[data-cover]')].map((node) => getComputedStyle(node).outlineColor)"
    wait(ann, lambda: set(ann.page.evaluate(outlines)) == {other} or None)


@pytest.mark.parametrize("by", ["mouse", "finger", "keys"])
def test_the_waiting_room_has_chat_colours_and_links(sit: Sit, by: str) -> None:
    ann = sit()
    open_set_up(ann, "roam")
    ann.by("seat-0-name").fill("Ann")
    ann.by("create").click()
    expect(ann.by("here")).to_have_text("One person is in the room.")
    assert violations(ann) == []
    link = ann.by("seat-1").get_by_test_id("invite").input_value()

    bo = sit(**PHONE, locale="fr-FR") if by == "finger" else sit(locale="fr-FR")
    bo.page.goto(link)
    expect(bo.by("colour-0")).to_be_disabled()
    expect(bo.by("colour-1")).to_be_checked()
    bo.by("name").fill("Bo")
    if by == "keys":
        bo.by("colour-1").focus()
        bo.page.keyboard.press("ArrowRight")
        bo.page.keyboard.press("ArrowRight")
    elif by == "finger":
        bo.by("colour-3").tap()
    else:
        bo.by("colour-3").click()
    expect(bo.by("colour-3")).to_be_checked()
    press(bo, bo.by("sit-down"), by)
    expect(bo.by("here")).to_have_text("2 personnes sont dans la salle.")
    green = bo.by("seat-1").evaluate(COLOUR)
    shows(ann, ann.by("seat-1"), green)

    bo.by("chat-line").fill("Me voilà !")
    bo.page.keyboard.press("Enter")
    expect(ann.by("chat")).to_contain_text("Me voilà !")
    expect(ann.by("colour-3")).to_be_disabled()
    ann.by("colour-2").check()
    expect(bo.by("colour-2")).to_be_disabled()
    assert violations(bo) == []
    ann.by("start").click()
    expect(bo.by("tray")).to_be_visible()
    shows(bo, bo.by("own").get_by_test_id("panel-1"), green)
    bo.page.reload()
    expect(bo.by("tray")).to_be_visible()
    shows(bo, bo.by("own").get_by_test_id("panel-1"), green)


def test_only_who_has_the_links_is_told_to_send_them(sit: Sit) -> None:
    """The game has no cover; some of its cards stand for it."""
    ann = sit()
    open_set_up(ann, "agartha")
    ann.by("setup").get_by_role("radio", name="3").check(force=True)
    ann.by("seat-0-name").fill("Ann")
    ann.by("seat-2").select_option("open")
    ann.by("create").click()
    status = ann.page.get_by_role("status").filter(has=ann.by("here"))
    expect(status).to_contain_text("2 players are still missing. Send the links below.")
    expect(ann.page.locator("aside .cover svg")).to_have_count(5)

    bo = sit()
    bo.page.goto(ann.by("seat-1").get_by_test_id("invite").input_value())
    bo.by("name").fill("Bo")
    bo.by("sit-down").click()
    expect(status).to_contain_text("One player is still missing. Send the link below.")
    told = bo.page.get_by_role("status").filter(has=bo.by("here"))
    expect(told).to_contain_text("One player is still missing.")
    expect(told).not_to_contain_text("Send")


def test_one_screen_has_no_curtain_where_nobody_has_a_secret(sit: Sit) -> None:
    both = sit()
    open_set_up(both, "roam")
    both.by("seat-0-name").fill("Ann")
    both.by("seat-1").select_option("hotseat")
    both.by("seat-1-name").fill("Bo")
    both.by("create").click()
    seen = set()
    for _ in range(12):
        sight = both.asked()
        assert not sight.curtain
        seen.add(both.by("own").locator(".panel").first.get_attribute("data-seat"))
        both.decide()
    assert seen == {"0", "1"}


def test_a_decision_that_cannot_go_is_told(sit: Sit) -> None:
    ann = sit()
    open_set_up(ann, "roam")
    ann.by("first-game").click()
    sight = ann.asked()
    ann.page.wait_for_load_state("networkidle")
    ann.page.context.set_offline(True)
    expect(ann.by("connection")).to_have_attribute("data-line", "lost")
    ann.target(sight.targets[0]).click(position=ann.spot(sight.targets[0]))
    expect(ann.by("unsent")).to_contain_text("has not arrived yet")
    ann.page.context.set_offline(False)
    expect(ann.by("unsent")).to_have_count(0)
    ann.until(lambda now: now.asking and now.prompt != sight.prompt)


OLD_STYLE = """() => [...document.querySelectorAll("body *")]
  .filter((node) => node.checkVisibility() && !node.closest("code, script, style"))
  .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && /[0-9]/.test(child.data)))
  .filter((node) => !getComputedStyle(node).fontVariantNumeric.includes("lining-nums"))
  .map((node) => node.outerHTML.slice(0, 120))"""
"""Lists what shows figures that do not stand on the line."""


def test_figures_stand_on_the_line(sit: Sit) -> None:
    ann = sit()
    open_set_up(ann, "roam")
    assert ann.page.evaluate(OLD_STYLE) == []
    ann.by("first-game").click()
    ann.asked()
    assert ann.page.evaluate(OLD_STYLE) == []
