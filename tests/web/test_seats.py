"""Seats: a bot takes over for someone who left, and gives the seat back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.place import Place


def test_a_bot_takes_over_and_gives_back(place: Place, sit: Sit) -> None:
    keys = place.lay(takeover_after=0)
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    ann.decide()
    bo.asked()
    bo.page.goto("/")

    ann.by("menu-button").click()
    seat = ann.by("menu").get_by_test_id("seat-1")
    expect(seat).to_contain_text("away")
    seat.get_by_role("button", name="Let a bot take over").click()
    expect(seat).to_contain_text("bot, ")
    ann.page.keyboard.press("Escape")
    played = ann.asked()
    assert "A bot plays for Bo." in played.log and played.log[-1].startswith("Bo ")

    bo.by("my-tables").get_by_role("link").first.click()
    bo.until(lambda sight: "A bot plays for you." in sight.log)
    bo.by("menu-button").click()
    bo.by("menu").get_by_role("button", name="Take my seat back").click()
    bo.until(lambda sight: sight.log[-1] == "You are back.")
    bo.page.keyboard.press("Escape")
    ann.until(lambda sight: sight.log[-1] == "Bo is back.")
    ann.decide()
    said = bo.asked().log
    bo.decide()
    ann.asked()
    assert len(bo.see().log) == len(said) + 1 and bo.see().log[-1].startswith("You ")


def test_the_host_gives_the_seat_back(place: Place, sit: Sit) -> None:
    keys = place.lay(takeover_after=0)
    ann = sit().sit_at(keys, keys.host)
    ann.by("menu-button").click()
    seat = ann.by("menu").get_by_test_id("seat-1")
    seat.get_by_role("button", name="Let a bot take over").click()
    seat.get_by_role("button", name="Give the seat back").click()
    expect(seat).to_contain_text("away")
    expect(seat.get_by_role("button", name="Let a bot take over")).to_be_visible()


def test_chat_is_heard_and_kept(place: Place, sit: Sit) -> None:
    keys = place.lay()
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    ann.by("tab-chat").click()
    ann.by("chat-line").fill("Hello, <b>Bo</b>!")
    ann.page.keyboard.press("Enter")
    bo.by("tab-chat").click()
    expect(bo.by("chat")).to_contain_text("Hello, <b>Bo</b>!")
    bo.page.reload()
    bo.by("tab-chat").click()
    expect(bo.by("chat")).to_contain_text("Hello, <b>Bo</b>!")


def test_a_spectator_sees_no_secret_and_is_counted(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    ann.decide()
    watcher = sit().sit_at(keys, keys.spectator)
    expect(ann.page.get_by_text("1 watching")).to_be_visible()
    assert len(ann.faces()) == 3 and watcher.faces() == set()
    assert watcher.page.get_by_test_id("target").count() == 0
