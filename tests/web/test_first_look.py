"""What a newcomer meets: the question, what it says and what can be done about it agree."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Keys, Place
from tests.web.test_offers import offered
from tests.web.test_phone import phone


def declining(place: Place) -> Keys:
    """Lays a table where Ann may use a character, and rest early before."""
    keys = place.lay(game="roam")
    place.play_on(keys, offered)
    return keys


def test_advice_goes_with_a_decision_that_is_made_without_a_word(place: Place, sit: Sit) -> None:
    keys = declining(place)
    ann, other = sit().sit_at(keys, keys.host), sit().sit_at(keys, keys.host)
    ann.asked()
    ann.by("hint").click()
    expect(ann.by("advice")).to_be_visible()
    other.asked()
    other.by("tab-moves").click()
    other.by("notation").fill("rest no")
    other.by("notation").press("Enter")
    expect(other.by("before")).to_have_count(0)
    expect(ann.by("before")).to_have_count(0)
    expect(ann.by("confirm")).to_have_count(0)
    expect(ann.by("advice")).to_have_count(0)


def test_what_is_written_and_not_listed_is_said_to_be_tried_and_is(place: Place, sit: Sit) -> None:
    keys = declining(place)
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    ann.by("tab-moves").click()
    ann.by("notation").fill("rest no")
    expect(ann.by("moves")).to_contain_text("Enter plays it if the rules allow it")
    ann.by("notation").press("Enter")
    expect(ann.by("before")).to_have_count(0)
    ann.by("notation").fill("rest again")
    ann.by("notation").press("Enter")
    expect(ann.by("refusal")).to_be_visible()


def exploring(place: Place) -> Keys:
    """Lays a table where Ann may make an Exploration, or leave it."""
    keys = place.lay()
    rng = random.Random(3)

    def choose(ask: dict[str, Any]) -> int | None:
        moves: list[dict[str, Any]] = ask["moves"]
        if ask["seat"] == 0 and any(one["notation"].startswith("explore") for one in moves):
            return None
        chosen: int = rng.choice([one for one in moves if one["notation"].endswith(" EX")] or moves)["move"]
        return chosen

    place.play_by(keys, choose)
    return keys


@pytest.mark.parametrize(
    ("lang", "yes", "done"),
    [
        ("en-GB", "Make the first Exploration", "You make the first Exploration"),
        ("fr-FR", "Faire la première Exploration", "Vous faites la première Exploration"),
    ],
)
def test_where_no_is_a_word_so_is_yes(place: Place, sit: Sit, lang: str, yes: str, done: str) -> None:
    keys = exploring(place)
    ann = sit(locale=lang).sit_at(keys, keys.host)
    ann.asked()
    expect(ann.by("word-stop")).to_be_visible()
    ann.by("tray").get_by_role("button", name=yes).click()
    expect(ann.by("log")).to_contain_text(done)


def test_whoever_is_away_does_not_think(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["seat"] == 1)
    ann, bo = sit().sit_at(keys, keys.host), sit().sit_at(keys, keys.seats[1])
    expect(ann.by("prompt")).to_have_text("Bo is thinking")
    bo.page.close()
    expect(ann.by("prompt")).to_have_text("Bo is away: the table waits")
    expect(ann.by("others").locator(".dots")).to_have_count(0)


def seen(person: Person, testid: str) -> Locator:
    """Finds what is in sight: a phone keeps the chat in a sheet, beside a column that it does not show."""
    return person.by(testid).locator("visible=true")


def say(person: Person, text: str) -> None:
    """Says something in the chat of a table, and waits until it is heard."""
    seen(person, "chat-line").fill(text)
    seen(person, "chat-send").click()
    expect(seen(person, "chat")).to_contain_text(text)


def test_a_phone_tells_that_somebody_else_has_said_something(place: Place, sit: Sit) -> None:
    keys = place.lay()
    ann, bo = phone(sit, 390, 844).sit_at(keys, keys.host), sit().sit_at(keys, keys.seats[1])
    bo.by("tab-chat").click()
    say(bo, "Hello")
    bo.by("tab-log").click()
    expect(ann.by("unread")).to_have_text("1")
    expect(bo.by("tab-chat").locator(".badge")).to_have_count(0)
    ann.by("rail-button").tap()
    expect(seen(ann, "chat")).to_contain_text("Hello")
    say(ann, "Hello you")
    expect(bo.by("tab-chat").locator(".badge")).to_have_text("1")
    ann.page.keyboard.press("Escape")
    expect(ann.by("rail")).to_have_count(0)
    expect(ann.by("unread")).to_have_count(0)
    bo.by("tab-chat").click()
    say(bo, "Your turn")
    expect(ann.by("unread")).to_have_text("1")


def test_whoever_asks_to_take_back_reads_it_as_their_own_wish(place: Place, sit: Sit) -> None:
    keys = place.lay("host open open")
    place.play_on(keys, lambda ask: ask["seat"] == 0 and ask["step"] == "bid")
    ann, bo = sit().sit_at(keys, keys.host), sit().sit_at(keys, keys.seats[1])
    wait(ann, lambda: True if ann.by("undo").is_enabled() else None)
    ann.by("undo").click()
    expect(bo.by("undo-asked")).to_contain_text("Ann asks to take back")
    expect(ann.by("tray")).to_contain_text("You ask to take back; waiting for Bo")
