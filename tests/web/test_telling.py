"""What a place or a piece would bring is told to whoever plays by keys, and read aloud."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.place import Place
from tests.web.test_touch import laid


@pytest.mark.parametrize(("game", "step"), [("roam", "at"), ("agartha", "place won")])
def test_what_has_the_focus_is_described_with_what_it_would_bring(
    place: Place, sit: Sit, game: str, step: str
) -> None:
    keys = laid(place, game, step)
    ann = sit().sit_at(keys, keys.host)
    targets = ann.asked().targets
    ann.page.keyboard.press("Tab")
    if game == "agartha":
        ann.target(next(one for one in targets if "-transit-" in one)).focus()
        ann.page.keyboard.press("Enter")
        targets = ann.until(lambda sight: bool(sight.picked)).targets
    target = ann.target(targets[0])
    target.focus()
    effect = ann.page.locator("#looked .effect")
    expect(effect).not_to_be_empty()
    expect(target).to_have_accessible_description(" ".join(ann.page.locator("#looked").inner_text().split()))
