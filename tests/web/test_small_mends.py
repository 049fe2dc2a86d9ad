"""What a part that did not come says, and where a note lies that tells of a choice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.place import Place

WORDS = {
    "en-GB": ("A part of this page did not come.", "Try again"),
    "fr-FR": ("Une partie de cette page n’est pas arrivée.", "Réessayer"),
}

COVERED = """(id) => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const target = document.querySelector(`main [data-id="${id}"]`);
  const size = target.getBoundingClientRect();
  const near = [...target.parentElement.children].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > size.left - size.width && box.left < size.right + size.width
      && box.bottom > size.top - 1 && box.top < size.bottom + 1;
  });
  return [target, ...near, ...document.querySelectorAll(".ghost")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < tip.right && tip.left < box.right && box.top < tip.bottom && tip.top < box.bottom;
  }).map((one) => one.dataset.id ?? one.className);
}"""
"""Lists what the note lies over, of the target, its neighbours and the piece that is shown there."""


@pytest.mark.parametrize("lang", WORDS)
def test_a_part_that_does_not_come_says_so_and_can_be_asked_for_again(
    place: Place, sit: Sit, lang: str
) -> None:
    keys = place.lay()
    ann = sit(locale=lang)
    ann.page.route("**/assets/Help-*.js", lambda route: route.abort())
    ann.sit_at(keys, keys.host)
    ann.asked()
    ann.by("help-button").click()
    told, again = WORDS[lang]
    expect(ann.by("part-failed")).to_contain_text(told)
    ann.page.unroute("**/assets/Help-*.js")
    ann.by("part-failed").get_by_role("button", name=again).click()
    ann.asked()
    ann.by("help-button").click()
    expect(ann.by("help")).to_be_visible()


@pytest.mark.parametrize(("game", "step"), [("agartha", "bid"), ("roam", "use")])
def test_a_note_covers_nothing_that_is_judged(place: Place, sit: Sit, game: str, step: str) -> None:
    keys = place.lay(game=game)
    place.play_on(keys, lambda ask: ask["step"] == step and ask["seat"] == 0)
    ann = sit().sit_at(keys, keys.host)
    sight = ann.asked()
    if game == "agartha":
        ann.touch("seat-0-token-1")
        sight = ann.see()
    for target in [one for one in sight.targets if one.startswith(("tile-", "card-"))][:4]:
        ann.page.mouse.move(0, 0)
        expect(ann.page.locator(".tip")).to_have_count(0)
        ann.target(target).hover(position=ann.spot(target))
        expect(ann.page.locator(".tip .act")).to_be_visible()
        assert ann.page.evaluate(COVERED, target) == [], target


def test_what_comes_to_lie_under_a_pointer_that_rests_is_told_when_it_moves(sit: Sit) -> None:
    """The map lies where the button was that led to it: a note would cover what is to be seen first."""
    ann = sit()
    ann.page.goto("/learn/near-and-far")
    button = ann.by("begin-guided").bounding_box()
    assert button is not None
    where = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    ann.page.mouse.click(*where)
    ann.asked()
    ann.page.wait_for_timeout(900)
    expect(ann.page.locator(".tip")).to_have_count(0)
    ann.page.mouse.move(where[0] + 3, where[1] + 3)
    expect(ann.page.locator(".tip")).to_be_visible()
