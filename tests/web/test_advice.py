"""A suggested move: asked for by mouse, finger or keyboard, shown like a chosen one, told with its reasons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Keys, Place
from tests.web.test_access import violations
from tests.web.test_phone import phone


def laid(place: Place, game: str, step: str) -> Keys:
    """Lays a table where Ann is asked."""
    keys = place.lay("host open", game)
    place.play_on(keys, lambda ask: ask["step"] == step and ask["seat"] == 0)
    return keys


def advised(person: Person) -> None:
    """Waits until the advice is shown, with what it means on the table."""
    expect(person.by("advice")).to_be_visible()
    expect(person.by("confirm")).to_be_visible()
    assert person.see().picked


@pytest.mark.parametrize("game_and_step", [("agartha", "bid"), ("roam", "at")])
def test_by_mouse_the_move_is_shown_with_its_reasons_and_can_be_made(
    place: Place, sit: Sit, game_and_step: tuple[str, str]
) -> None:
    keys = laid(place, *game_and_step)
    ann, bo = sit().sit_at(keys, keys.host), sit().sit_at(keys, keys.seats[1])
    before = ann.asked()
    ann.by("hint").click()
    advised(ann)
    expect(ann.by("advice")).to_contain_text("A bot would do this.")
    expect(ann.by("advice").locator("span").first).not_to_be_empty()
    expect(ann.by("log")).to_contain_text("You ask for advice.")
    expect(bo.by("log")).to_contain_text("Ann asks for advice.")
    expect(bo.by("advice")).to_have_count(0)
    assert violations(ann) == []
    ann.by("confirm").click()
    wait(ann, lambda: True if ann.see().prompt != before.prompt or not ann.see().asking else None)
    expect(ann.by("advice")).to_have_count(0)


def test_by_finger_it_is_let_go_and_another_move_is_made(place: Place, sit: Sit) -> None:
    keys = laid(place, "roam", "at")
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    before = ann.asked()
    ann.by("hint").tap()
    advised(ann)
    expect(ann.by("confirm")).to_be_in_viewport(ratio=1)
    ann.by("let-go").tap()
    expect(ann.by("advice")).to_have_count(0)
    assert ann.see().targets == before.targets
    ann.by("hint").tap()
    advised(ann)


def test_asking_for_advice_is_told_once_in_the_log_and_is_no_news(place: Place, sit: Sit) -> None:
    keys = laid(place, "roam", "at")
    ann, bo = sit().sit_at(keys, keys.host), sit().sit_at(keys, keys.seats[1])
    ann.asked()
    for _ in range(2):
        ann.by("hint").click()
        advised(ann)
        ann.by("let-go").click()
        expect(ann.by("advice")).to_have_count(0)
    for person, line in ((ann, "You ask for advice."), (bo, "Ann asks for advice.")):
        expect(person.by("log").get_by_text(line)).to_have_count(1)
        expect(person.by("tray")).not_to_contain_text("advice")


def test_by_keyboard_in_french(place: Place, sit: Sit) -> None:
    keys = laid(place, "agartha", "bid")
    ann = sit(locale="fr-FR").sit_at(keys, keys.host)
    before = ann.asked()
    ann.by("hint").focus()
    ann.page.keyboard.press("Enter")
    advised(ann)
    expect(ann.by("advice")).to_contain_text("Voici ce que ferait un robot.")
    expect(ann.by("confirm")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.by("advice")).to_have_count(0)
    assert ann.see().targets == before.targets


def test_a_table_that_forbids_it_has_no_button(place: Place, sit: Sit) -> None:
    ann = sit()
    ann.page.goto("/")
    ann.by("set-up").first.click()
    ann.by("seat-1").select_option("bot")
    ann.by("advice-allowed").uncheck()
    ann.by("create").click()
    ann.asked()
    expect(ann.by("help-button")).to_be_visible()
    expect(ann.by("hint")).to_have_count(0)
    ann.by("menu-button").click()
    expect(ann.by("menu")).to_contain_text("At this table nobody is advised.")
