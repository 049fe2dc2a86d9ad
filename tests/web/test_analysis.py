"""The end of a match as an event: counted, then named; the boards, the analysis, and the way into the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.place import Keys, Place
from tests.web.test_access import violations
from tests.web.test_phone import fits, phone


@pytest.fixture(scope="module")
def finished(place: Place) -> Keys:
    """A table of four whose match is over."""
    keys = place.lay("host open open open")
    place.play_on(keys)
    return keys


def test_the_score_is_counted_before_the_winner_is_named(sit: Sit, finished: Keys) -> None:
    ann = sit(reduced_motion="no-preference")
    ann.page.goto(f"/t/{finished.table}#{finished.host}")
    expect(ann.by("scores").get_by_role("heading").first).to_have_text("The count")
    expect(ann.by("sheet").locator(".laurels")).to_have_count(0)
    ann.by("count-at-once").click()
    expect(ann.by("sheet").locator(".laurels")).not_to_have_count(0)
    expect(ann.by("scores").get_by_role("heading").first).not_to_have_text("The count")
    ann.by("see-boards").click()
    expect(ann.by("scores")).to_have_count(0)
    expect(ann.by("tray")).to_be_visible()


def test_with_less_motion_it_is_all_there_at_once_and_fits_a_phone(sit: Sit, finished: Keys) -> None:
    ann = phone(sit, 390, 844)
    ann.page.goto(f"/t/{finished.table}#{finished.host}")
    expect(ann.by("to-replay")).to_be_visible()
    expect(ann.by("count-at-once")).to_have_count(0)
    expect(ann.by("more-columns")).to_have_count(0)
    seen: list[bool] = ann.by("sheet").evaluate(
        "(sheet) => [...sheet.querySelectorAll('thead th')].map((one) => {"
        " const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; })"
    )
    assert seen == [True] * 4
    ann.by("analyse").tap()
    expect(ann.by("curve")).to_be_visible()
    assert fits(ann)


def test_the_analysis_by_keyboard_leads_into_the_replay(sit: Sit, finished: Keys) -> None:
    ann = sit(locale="fr-FR")
    ann.page.goto(f"/t/{finished.table}#{finished.host}")
    ann.by("analyse").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.by("curve")).to_be_visible()
    expect(ann.by("analysis")).to_contain_text("Ce qu’un robot aurait fait")
    expect(ann.by("curve").locator("polyline")).to_have_count(4)
    ann.by("analysis").get_by_text("En tableau").click()
    expect(ann.by("curve-table").locator("tbody tr")).to_have_count(7)
    assert violations(ann) == []
    ann.by("analysis-seat").select_option(label="Bo")
    expect(ann.by("moment").first).to_contain_text("Bo")
    link = ann.by("moment").first.get_by_role("link")
    link.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.by("controls")).to_be_visible()
    expect(ann.by("scrubber")).not_to_have_value("0")
