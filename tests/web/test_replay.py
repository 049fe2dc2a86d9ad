"""A replay: its speed, its rounds and the turns of its players, by mouse, finger and keyboard; and a link to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Keys, Place
from tests.web.test_access import violations


@pytest.fixture(scope="module")
def finished(place: Place) -> Keys:
    """A table whose match is over."""
    keys = place.lay()
    place.play_on(keys)
    return keys


def watch(person: Person, keys: Keys) -> Person:
    """Opens the replay and waits until rounds and turns are known."""
    person.page.goto(f"/r/{keys.table}#{keys.host}")
    expect(person.by("controls")).to_be_visible()
    expect(person.by("round")).to_be_visible()
    return person


def french_phone(sit: Sit) -> Person:
    screen = {"width": 390, "height": 844}
    return sit(viewport=screen, has_touch=True, is_mobile=True, locale="fr-FR")


def place_of(person: Person) -> int:
    return int(person.by("scrubber").input_value())


def test_by_keyboard(place: Place, sit: Sit, finished: Keys) -> None:
    ann = watch(sit(), finished)
    expect(ann.by("keys")).to_contain_text("the space bar plays and pauses")
    last = int(ann.by("scrubber").get_attribute("max") or 0)
    outline = place.call(f"/api/tables/{finished.table}/replay/outline?viewer=all", secret=finished.host)
    starts = [one["step"] for one in outline["rounds"]]

    def press(key: str, to: int) -> None:
        ann.page.keyboard.press(key)
        expect(ann.by("scrubber")).to_have_value(str(to))

    press("ArrowRight", 1)
    press("ArrowRight", 2)
    press("ArrowLeft", 1)
    press("ArrowDown", starts[0])
    press("]", starts[1])
    press("ArrowRight", starts[1] + 1)
    press("[", starts[1])
    press("ArrowUp", starts[0])
    press("End", last)
    press("Home", 0)
    turn = next(
        n for n, seat in enumerate(outline["by"]) if n and seat is not None and seat != outline["by"][n - 1]
    )
    press("PageDown", turn)
    ann.by("speed").select_option("fast")
    ann.by("speed").blur()
    ann.page.keyboard.press(" ")
    expect(ann.by("run")).to_have_attribute("aria-label", "Pause")
    expect(ann.by("scrubber")).not_to_have_value(str(turn))
    ann.page.keyboard.press(" ")
    expect(ann.by("run")).to_have_attribute("aria-label", "Play")
    assert violations(ann) == []


def test_by_mouse_one_jumps_to_a_round_and_to_the_turns_of_a_player(
    place: Place, sit: Sit, finished: Keys
) -> None:
    ann = watch(sit(), finished)
    outline = place.call(f"/api/tables/{finished.table}/replay/outline?viewer=all", secret=finished.host)
    ann.by("round").select_option(label="4")
    third = next(one["step"] for one in outline["rounds"] if one["round"] == 4)
    expect(ann.by("scrubber")).to_have_value(str(third))
    ann.by("followed").select_option(label="Bo")
    for _ in range(3):
        before = place_of(ann)
        ann.by("turn-after").click()
        expect(ann.by("scrubber")).not_to_have_value(str(before))
        assert outline["by"][place_of(ann)] == 1 and outline["by"][place_of(ann) - 1] != 1
    ann.by("turn-before").click()
    expect(ann.by("scrubber")).to_have_value(str(before))


def test_by_finger_in_french(sit: Sit, finished: Keys) -> None:
    ann = watch(french_phone(sit), finished)
    expect(ann.by("keys")).to_be_hidden()
    ann.by("round").select_option(label="3")
    expect(ann.by("controls")).to_contain_text("Vitesse")
    before = place_of(ann)
    ann.by("turn-after").tap()
    expect(ann.by("scrubber")).not_to_have_value(str(before))
    width: int = ann.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390


def test_a_link_to_the_replay_is_made_opened_and_taken_back(sit: Sit, finished: Keys) -> None:
    ann = sit()
    ann.page.goto(f"/t/{finished.table}#{finished.host}")
    ann.by("share").click()
    expect(ann.by("sharing")).to_contain_text("with what every player held")
    ann.by("share-make").click()
    link = ann.by("share-link").input_value()
    assert re.fullmatch(rf".*/r/{finished.table}#[\w-]{{43}}", link) and finished.host not in link
    assert violations(ann) == []
    eve = sit()
    eve.page.goto(link)
    expect(eve.by("controls")).to_be_visible()
    expect(eve.by("viewer").locator("option")).to_have_count(4)
    expect(eve.page.get_by_role("link", name="To the table")).to_have_count(0)
    ann.by("share-end").click()
    expect(ann.by("sharing")).to_contain_text("The link opens nothing any more.")
    eve.page.reload()
    expect(eve.page.get_by_text("This replay cannot be shown")).to_be_visible()
    expect(ann.by("log")).to_contain_text("You hand out a link to the replay.")
