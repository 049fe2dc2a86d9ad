"""Why not, by mouse, finger and keys: the rule behind a place that is wrong, in both languages, and behind a number."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Place
from tests.web.test_roam import at

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
RULE = {
    "en-GB": "Every fixed square of the shape must lie inside the map",
    "fr-FR": "Toutes les cases fixes de la forme doivent se trouver dans le plan",
}


def resting(person: Person) -> str:
    """Finds a square on which the shape cannot begin."""
    targets = set(person.asked().targets)
    ids: list[str] = person.page.locator('main [data-id^="square-"]').evaluate_all(
        "all => all.map((one) => one.dataset.id)"
    )
    return next(one for one in ids if one not in targets)


@pytest.mark.parametrize("lang", RULE)
@pytest.mark.parametrize("hand", ["mouse", "finger", "long press", "keys"])
def test_a_shape_off_the_map_cites_its_rule(place: Place, sit: Sit, hand: str, lang: str) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, at)
    options: dict[str, Any] = PHONE if hand in ("finger", "long press") else {}
    ann = sit(locale=lang, **options).sit_at(keys, keys.host)
    square = resting(ann)
    piece = ann.page.locator(f'main [data-id="{square}"]')
    piece.scroll_into_view_if_needed()
    if hand == "mouse":
        piece.click(position={"x": 4, "y": 4})
    elif hand == "finger":
        piece.tap()
    elif hand == "long press":
        piece.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
    else:
        ann.by("outline-button").focus()
        ann.page.keyboard.press("Enter")
        look = ann.by("outline").locator(f'[data-look="{square}"]')
        look.focus()
        ann.page.keyboard.press("Enter")
    why = ann.by("why-not")
    if hand == "keys":
        why.focus()
        ann.page.keyboard.press("Enter")
    else:
        why.click()
    reason = ann.by("inspect").get_by_role("status")
    expect(reason).to_contain_text(RULE[lang])
    expect(reason).to_contain_text("RO-PLACE-3")
    ann.page.keyboard.press("Escape")
    assert ann.see().asking


def test_a_bid_beyond_ones_coins_is_refused_with_its_rule(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, lambda ask: bool(ask["entry"]) and ask["seat"] == 0)
    ann = sit().sit_at(keys, keys.host)
    entry = ann.by("entry-bid")
    entry.get_by_role("textbox").fill("99")
    entry.get_by_role("textbox").press("Enter")
    expect(ann.by("refusal")).to_contain_text("RO-AUCTION-6")
