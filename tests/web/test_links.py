"""Links that nobody else knows, in the browser: sitting down, a second device, a lost link, a bot that is called."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from portulan.server.store import FILE_NAME
from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Keys, Place, running
from tests.web.test_match import secret_of


def opened(ann: Person, wait: str) -> str:
    """Sets up a table for a friend in the browser, with the time that one is waited for; returns the friend's link."""
    ann.page.goto("/")
    ann.by("set-up").first.click()
    ann.by("seat-0-name").fill("Ann")
    ann.by("takeover-after").select_option(wait)
    ann.by("create").click()
    return ann.by("seat-1").get_by_role("textbox").input_value()


def test_whoever_sits_down_has_a_link_of_their_own_and_a_word_in_chance(place: Place, sit: Sit) -> None:
    ann, bo = sit(), sit(locale="fr-FR")
    link = opened(ann, "3600")
    ann.by("word").fill("albatross")
    ann.by("add-word").click()
    expect(ann.by("words")).to_have_text("Ann")
    promise = ann.by("promise").text_content() or ""
    assert re.fullmatch("[0-9a-f]{64}", promise)

    bo.page.goto(link)
    expect(bo.by("promise")).to_have_text(promise)
    expect(bo.page.get_by_text("un robot peut prendre le relais")).to_contain_text("au bout d’une heure")
    bo.by("name").fill("Bo")
    bo.by("word").fill("épave")
    bo.by("sit-down").click()
    expect(ann.by("words")).to_have_text("Ann, Bo")
    ann.by("start").click()
    expect(bo.by("own")).to_be_visible()
    assert secret_of(bo) != link.partition("#")[2]
    assert secret_of(bo) not in ann.page.evaluate("JSON.stringify(localStorage)")

    bo.page.goto(link)  # the same browser finds its seat again, whichever link it follows
    expect(bo.by("own")).to_be_visible()
    eve = sit()
    eve.page.goto(link)
    expect(eve.page.get_by_role("heading", name="There is no such table")).to_be_visible()

    bo.by("menu-button").click()
    expect(bo.by("menu").get_by_test_id("words")).to_have_text(
        re.compile(r"Ann .«\salbatross\s»., Bo .«\sépave\s».")
    )
    expect(bo.by("menu").get_by_test_id("seed")).to_have_count(0)


def test_after_the_match_the_seed_is_shown(place: Place, sit: Sit) -> None:
    keys = place.lay("host bot", "roam")
    place.play_on(keys)
    ann = sit().sit_at(keys, keys.host)
    expect(ann.by("scores")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.by("scores")).to_have_count(0)
    ann.by("menu-button").click()
    record = place.call(f"/api/tables/{keys.table}/record", secret=keys.host)
    expect(ann.by("menu").get_by_test_id("seed")).to_have_text(record["seed"])
    expect(ann.by("menu").get_by_test_id("promise")).to_have_text(record["commitment"])


def test_a_seat_on_two_devices_is_told_and_the_other_one_is_ended(place: Place, sit: Sit) -> None:
    keys = place.lay()
    bo, eve = sit().sit_at(keys, keys.seats[1]), sit().sit_at(keys, keys.seats[1])
    expect(eve.by("devices")).to_contain_text("This seat is open on two devices.")
    expect(bo.by("devices")).to_contain_text("This seat is open on two devices.")
    bo.by("end-others").click()
    expect(eve.page.get_by_role("heading", name="This link was replaced")).to_be_visible()
    expect(bo.by("connection")).to_have_attribute("data-line", "live")
    expect(bo.by("own")).to_be_visible()
    expect(bo.by("devices")).to_have_count(0)
    assert secret_of(bo) != keys.seats[1]
    bo.page.reload()
    expect(bo.by("own")).to_be_visible()


def test_the_host_renews_a_lost_link_and_its_person_sits_down_again(place: Place, sit: Sit) -> None:
    ann, bo = sit(), sit()
    link = opened(ann, "0")
    bo.page.goto(link)
    bo.by("name").fill("Bo")
    bo.by("sit-down").click()
    ann.by("start").click()
    expect(bo.by("own")).to_be_visible()
    bo.page.context.close()

    ann.by("menu-button").click()
    ann.by("menu").get_by_test_id("renew-1").click()
    shown = ann.by("menu").get_by_test_id("seat-1").get_by_role("textbox")
    expect(shown).not_to_have_value(link)
    again = shown.input_value()
    assert again.partition("#")[2] != link.partition("#")[2]
    expect(ann.by("menu").get_by_test_id("seat-1")).to_contain_text("has to sit down again")
    ann.page.keyboard.press("Escape")
    ann.until(lambda sight: any("renews the link of Bo" in line for line in sight.log))
    back = sit()
    back.page.goto(again)
    expect(back.page.get_by_text("You take over the seat of Bo")).to_be_visible()
    assert back.faces() == set()
    back.by("name").fill("Bo")
    back.by("sit-down").click()
    expect(back.by("own")).to_be_visible()
    ann.until(lambda sight: any("takes over the seat of Bo" in line for line in sight.log))


def test_a_bot_is_called_and_called_off(place: Place, sit: Sit) -> None:
    keys = place.lay(takeover_after=3600)
    ann = sit().sit_at(keys, keys.host)
    bo = sit(locale="fr-FR").sit_at(keys, keys.seats[1])
    ann.by("menu-button").click()
    seat = ann.by("menu").get_by_test_id("seat-1")
    seat.get_by_role("button", name="Let a bot take over").click()
    expect(seat).to_contain_text("a bot may take over at")
    bo.until(lambda sight: any("Un robot est appelé pour vous" in line for line in sight.log))
    seat.get_by_role("button", name="Keep waiting").click()
    expect(seat).to_contain_text("here")
    bo.by("menu-button").click()
    bo.by("menu").get_by_role("button", name="Laisser un robot jouer pour moi").click()
    expect(seat).to_contain_text("bot, ")


def test_the_table_is_asked_before_somebody_gets_the_seat_of_a_bot(place: Place, sit: Sit) -> None:
    keys: Keys = place.lay("host open bot")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    ann.by("menu-button").click()
    ann.by("menu").get_by_test_id("seat-2").get_by_role("button", name="Keep it for a friend").click()
    expect(bo.by("undo-asked")).to_contain_text("sees what the bot holds")
    bo.by("agree").click()
    bo.until(lambda sight: any("Seat 3 is free" in line for line in sight.log))


def test_a_table_that_cannot_be_read_says_so_to_whoever_has_a_link(tmp_path: Path, sit: Sit) -> None:
    with running(tmp_path) as place:
        keys = place.lay("host bot")
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("UPDATE acts SET act = '{}' WHERE revision = 1")
    connection.close()
    ann, eve = sit(locale="fr-FR"), sit()
    with running(tmp_path) as place:
        ann.page.goto(f"{place.url}/t/{keys.table}#{keys.host}")
        expect(ann.page.get_by_role("heading")).to_have_text("Cette table est illisible")
        eve.page.goto(f"{place.url}/t/{keys.table}#guessed")
        expect(eve.page.get_by_role("heading")).to_have_text("There is no such table")
