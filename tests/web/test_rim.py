"""The rim of the map: every square is named by its column and its row, from whatever side the map is looked at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.place import Place

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}

MISNAMED = """() => {
  const rim = (line) => [...document.querySelectorAll(`.rim[data-line=${line}] > span`)];
  const isBeside = (mark, square, start, end) => mark[start] >= square[start] - 1 && mark[end] <= square[end] + 1;
  const found = [];
  for (const square of document.querySelectorAll('[data-id="map"] [data-role="square"]')) {
    const box = square.getBoundingClientRect();
    const at = (line, start, end) =>
      rim(line).filter((mark) => isBeside(mark.getBoundingClientRect(), box, start, end)).map((mark) => mark.innerText);
    const names = [...at("columns", "left", "right"), ...at("rows", "top", "bottom")].sort().reverse().join("");
    if (names !== square.querySelector(".title").textContent) found.push(`${square.dataset.id} is named ${names}`);
  }
  return found;
}"""
"""Lists the squares whose column and row on the rim do not make their name."""

COVERED = """() => [...document.querySelectorAll(".rim > span")].filter((mark) => {
  const box = mark.getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-id="map"] .edge > *')].map((card) => card.getBoundingClientRect());
  return cards.some((card) => card.left < box.right && box.left < card.right
    && card.top < box.bottom && box.top < card.bottom);
}).map((mark) => mark.innerText)"""
"""Lists the names on the rim over which a card lies."""


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_square_is_named_on_the_rim(place: Place, sit: Sit, seat: int, screen: dict[str, Any]) -> None:
    keys = place.lay("host open open open", game="roam")
    someone = sit(**screen).sit_at(keys, keys.host if seat == 0 else keys.seats[seat])
    marks = someone.page.locator(".rim > span")
    expect(marks).to_have_count(12)
    assert sorted(marks.all_inner_texts()) == [*"123456", *"abcdef"]
    assert someone.page.evaluate(MISNAMED) == []
    assert someone.page.evaluate(COVERED) == []
    assert all(
        size >= 11
        for size in marks.evaluate_all("all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    )
    for line in someone.page.locator(".rim").all():
        expect(line).to_have_attribute("aria-hidden", "true")


def test_a_board_without_such_names_has_no_rim(place: Place, sit: Sit) -> None:
    keys = place.lay()
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    expect(ann.page.locator(".rim")).to_have_count(0)
