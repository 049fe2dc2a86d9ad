"""WCAG 2.2 AA, as far as axe can tell: lobby, table and replay, in light and in dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Keys, Place

STANDARDS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def violations(person: Person, shade: str = "light") -> list[str]:
    """Lists what axe finds on the page as it is shown now, once it has the shade of the device."""
    expect(person.page.locator("html")).to_have_attribute("data-mode", shade)
    wait(person, lambda: person.page.evaluate(STILL) or None)
    found = Axe().run(person.page, options=STANDARDS).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.fixture(scope="module")
def finished(place: Place) -> Keys:
    """A table whose match is over."""
    keys = place.lay()
    place.play_on(keys)
    return keys


@pytest.fixture(params=["light", "dark"])
def shade(request: pytest.FixtureRequest) -> str:
    """Whether the device is light or dark."""
    return str(request.param)


@pytest.fixture
def you(shade: str, sit: Sit) -> Person:
    """Somebody with such a device."""
    return sit(color_scheme=shade)


def test_the_lobby(you: Person, shade: str) -> None:
    you.page.goto("/")
    expect(you.by("play-now").first).to_be_enabled()
    assert violations(you, shade) == []
    you.by("set-up").first.click()
    expect(you.by("setup")).to_be_visible()
    assert violations(you, shade) == []


def test_the_table(place: Place, you: Person, shade: str) -> None:
    keys = place.lay("host open bot")
    place.play_on(keys, lambda ask: ask["step"] not in ("bid", "place start") and ask["seat"] == 0)
    you.sit_at(keys, keys.host)
    you.asked()
    assert violations(you, shade) == []
    for tab in ("tab-moves", "tab-chat"):
        you.by(tab).click()
        assert violations(you, shade) == []
    for button, dialog in (("help-button", "help"), ("menu-button", "menu"), ("outline-button", "outline")):
        you.by(button).click()
        expect(you.by(dialog)).to_be_visible()
        assert violations(you, shade) == []
        you.page.keyboard.press("Escape")
        expect(you.by(dialog)).to_have_count(0)


def test_the_table_at_the_end_and_the_replay(you: Person, shade: str, finished: Keys) -> None:
    you.page.goto(f"/t/{finished.table}#{finished.host}")
    expect(you.by("scores")).to_be_visible()
    assert violations(you, shade) == []
    you.by("to-replay").click()
    expect(you.by("scrubber")).to_be_visible()
    you.by("scrubber").fill("30")
    assert violations(you, shade) == []


def test_a_phone_held_by_a_guest(place: Place, sit: Sit) -> None:
    keys = place.lay("host hotseat")
    you = sit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    you.sit_at(keys, keys.host)
    expect(you.by("curtain")).to_be_visible()
    assert violations(you) == []
    you.by("lift-curtain").tap()
    you.asked()
    assert violations(you) == []
