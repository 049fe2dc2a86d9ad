"""The clock of a correspondence table: chosen at set-up, told in the reader's language, with a way to remind others."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.place import Keys, Place


def laid(place: Place) -> Keys:
    """Lays a table at which Ann and Bo have two days for a decision."""
    body = {
        "game": "agartha",
        "players": 2,
        "name": "Ann",
        "seats": [{"kind": "host", "name": "Ann"}, {"kind": "open"}],
        "options": {"first_player": "0"},
        "clock_days": 2,
        "clock_rule": "bot",
    }
    keys = Keys(**place.call("/api/tables", body))
    claimed = place.call(f"/api/tables/{keys.table}/claim", {"name": "Bo"}, keys.seats[1] or "")
    return Keys(keys.table, keys.host, [None, claimed["secret"]], keys.spectator)


@pytest.mark.parametrize(
    ("locale", "told", "reminded"),
    [
        ("en-GB", r"Ann has until \w+day", "You remind Ann"),
        ("fr-FR", r"Ann a jusqu’au \w+di|Ann a jusqu’au dimanche", "Vous faites signe à Ann"),
    ],
)
def test_who_has_until_when_is_told_and_reminded(
    place: Place, sit: Sit, locale: str, told: str, reminded: str
) -> None:
    keys = laid(place)
    bo = sit(locale=locale).sit_at(keys, keys.seats[1])
    clock = bo.by("turn-clock").first
    expect(clock).to_contain_text(re.compile(told))
    clock.get_by_test_id("nudge").click()
    expect(bo.by("log")).to_contain_text(reminded)
    clock.get_by_test_id("nudge").click()
    expect(clock.get_by_role("alert")).to_be_visible()


def test_a_clock_is_chosen_at_set_up(place: Place, sit: Sit) -> None:
    ann = sit()
    ann.page.goto("/")
    ann.by("set-up").first.click()
    ann.by("seat-1").select_option("open")
    days = ann.by("clock-days")
    expect(days).to_have_value("0")
    expect(ann.by("clock-rule")).to_have_count(0)
    days.select_option(label="3 days")
    ann.by("clock-rule").select_option(label="A bot plays on until the person is back")
    with ann.page.expect_request(lambda request: request.url.endswith("/api/tables")) as sent:
        ann.by("create").click()
    wish = json.loads(sent.value.post_data or "{}")
    assert (wish["clock_days"], wish["clock_rule"]) == (3, "bot")
