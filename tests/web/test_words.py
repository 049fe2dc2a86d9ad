"""French and English: complete, and switched without loading the page anew."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Place

RAW = re.compile(r"\b(event|step|house|move|rule|card|slot|zone|status|level|kind|side)-[a-zA-Z-]+")
"""What the name of a message looks like where its words are missing."""


def words(person: Person) -> str:
    """Reads the whole page, dialogs and names of buttons included."""
    text: str = person.page.evaluate(
        "() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]"
        ".map((node) => `${node.ariaLabel} ${node.title}`)].join('\\n')"
    )
    return text


def stay(person: Person) -> None:
    """Leaves a mark on the page that loading it anew would wipe out."""
    person.page.evaluate("() => { window.stayed = true; }")


def stayed(person: Person) -> bool:
    return bool(person.page.evaluate("() => window.stayed === true"))


def test_the_lobby_changes_its_language_without_reload(sit: Sit) -> None:
    you = sit()
    you.page.goto("/")
    expect(you.by("play-now").first).to_have_text(re.compile("Play a first game"))
    stay(you)
    you.by("language-fr").click()
    expect(you.by("play-now").first).to_have_text(re.compile("Jouer une première partie"))
    expect(you.page.locator("html")).to_have_attribute("lang", "fr")
    assert not RAW.findall(words(you))
    you.by("set-up").first.click()
    expect(you.by("setup")).to_contain_text("Qui s’assied où ?")
    assert not RAW.findall(words(you))
    assert stayed(you)


def test_the_table_changes_its_language_without_reload(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    english = ann.asked()
    assert english.prompt == "Which token do you lay, and where?"
    stay(ann)
    ann.by("language-fr").click()
    expect(ann.by("prompt")).to_have_text("Quel jeton placez-vous, et où ?")
    french = ann.asked()
    assert french.targets == english.targets and len(french.log) == len(english.log)
    assert not set(french.log) & set(english.log)
    ann.by("help-button").click()
    expect(ann.by("help")).to_contain_text("AG-BID-")
    assert not RAW.findall(words(ann))
    ann.page.keyboard.press("Escape")
    ann.by("language-en").click()
    expect(ann.by("prompt")).to_have_text(english.prompt)
    assert ann.asked().log == english.log
    assert stayed(ann)


@pytest.mark.parametrize(
    ("locale", "welcome"), [("fr-FR", "Tracez votre route"), ("en-US", "Chart your course")]
)
def test_a_browser_is_spoken_to_in_its_own_language(sit: Sit, locale: str, welcome: str) -> None:
    you = sit(locale=locale)
    you.page.goto("/")
    expect(you.page.get_by_role("heading", level=1)).to_have_text(welcome)
