"""Fewer questions in the browser: the main one is asked, the rest stands beside it, and one click answers both."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.place import Place

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WORDS = {
    "en-GB": ("Which character do you use?", "Or this first, if you like. Do you pay for an early rest?"),
    "fr-FR": ("Quel personnage utilisez-vous", "Ou bien ceci d’abord, si vous voulez"),
}


def offered(ask: dict[str, Any]) -> bool:
    """Tells whether the first player may use a character, or rest early before."""
    return bool(ask["seat"] == 0 and ask["step"] == "use" and "early rest" in ask.get("before", ()))


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("hand", ["mouse", "finger", "keys"])
def test_one_click_answers_the_optional_question_and_the_main_one(
    place: Place, sit: Sit, hand: str, lang: str
) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, offered)
    ann = sit(locale=lang, **(PHONE if hand == "finger" else {})).sit_at(keys, keys.host)
    sight = ann.asked()
    main, before = WORDS[lang]
    expect(ann.by("prompt")).to_contain_text(main)
    expect(ann.by("before")).to_contain_text(before)
    assert "rest" in sight.targets and "no-rest" not in sight.targets
    card = next(one for one in sight.targets if one.startswith("card-"))
    button = ann.target(card)
    if hand == "mouse":
        button.click(position=ann.spot(card))
    elif hand == "finger":
        button.tap(position=ann.spot(card))
    else:
        button.focus()
        ann.page.keyboard.press("Enter")
    expect(ann.by("before")).to_have_count(0)
    assert not any(one.startswith("card-") for one in ann.asked().targets)
    undo = ann.by("undo")
    expect(undo).to_be_enabled()
    undo.click()
    expect(ann.by("before")).to_contain_text(before)
    assert "rest" in ann.asked().targets


def test_what_may_be_decided_before_is_a_button(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, offered)
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    ann.touch("rest")
    expect(ann.by("before")).to_have_count(0)
    expect(ann.by("log")).to_contain_text("for an early rest.")
