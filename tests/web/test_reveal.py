"""What is revealed is seen in the order of the events: marked, turned over, told, and only then does anything leave."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Json, Keys, Place

WATCH = """
window.seen = [];
const gone = new Map();
const note = (what) => { if (!window.seen.includes(what)) window.seen.push(what); };
const look = () => {
  for (const node of document.querySelectorAll("[data-resolving]")) note(`mark ${node.dataset.id}`);
  for (const line of document.querySelectorAll("[data-testid=log] li")) note(`log ${line.innerText.trim()}`);
  const said = document.querySelector("[data-testid=tray] .news");
  if (said) note(`caption ${said.innerText.trim()}`);
  for (const node of document.querySelectorAll(".flights > [data-flight]")) {
    const { m41, m42 } = new DOMMatrix(getComputedStyle(node).transform);
    const [x, y] = gone.get(node) ?? [m41, m42];
    gone.set(node, [x, y]);
    if (Math.hypot(m41 - x, m42 - y) > 3) note(`flight ${node.dataset.flight}`);
  }
  if (document.querySelector("[data-testid=scores]")) note("scores");
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Writes down in which order marks, lines, departures and the score sheet are first seen."""


def bidding() -> Callable[[Json], int | None]:
    """Both bid on the first three tiles, each token once, until one bid is missing; the rest is left to chance."""
    rng = random.Random(3)

    def choose(ask: Json) -> int | None:
        if ask["step"] != "bid":
            return int(rng.choice(ask["moves"])["move"])
        return None if len({move["targets"][0] for move in ask["moves"]}) == 1 and ask["seat"] else bid(ask)

    return choose


def bid(ask: Json) -> int:
    """Lays a token where the other one lays another: the first tile gets a one of Ann and a three of Bo."""
    wanted = [f"bid {token} @{4 - token if ask['seat'] else token} bid" for token in (1, 2, 3)]
    return next(int(move["move"]) for move in ask["moves"] if move["notation"] in wanted)


def one_move(choose: Callable[[Json], int]) -> Callable[[Json], int | None]:
    """Makes one move, and stops."""
    left = iter((choose,))

    def chosen(ask: Json) -> int | None:
        found = next(left, None)
        return found(ask) if found else None

    return chosen


def watching(sit: Sit, keys: Keys) -> Person:
    person = sit(reduced_motion="no-preference")
    person.page.add_init_script(WATCH)
    return person.sit_at(keys, keys.host)


def seen(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("() => window.seen")
    return found


def test_a_tile_is_marked_revealed_and_told_before_its_cards_go(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_by(keys, bidding())
    ann = watching(sit, keys)
    before = len(seen(ann))
    place.play_by(keys, one_move(bid))
    wait(ann, lambda: True if any("wins tile" in one for one in seen(ann)[before:]) else None)
    wait(ann, lambda: True if ann.page.locator(".flights > *").count() == 0 else None)
    order = seen(ann)[before:]

    def first(words: str) -> int:
        return next(place for place, one in enumerate(order) if words in one)

    revealed, won = first("reveals token"), first("wins tile")
    cards = [place for place, one in enumerate(order) if one.startswith("flight tile-")]
    tokens = [place for place, one in enumerate(order) if one.startswith("flight") and "-hand" in one]
    assert cards, order
    assert abs(first("mark tile-") - revealed) <= 4 and first("mark tile-") < won
    assert revealed < won < min(cards)
    assert all(won < place for place in tokens)
    caption = next(
        place for place, one in enumerate(order) if one.startswith("caption") and "Bo wins tile" in one
    )
    assert caption < min(cards)


def test_the_score_sheet_waits_for_the_last_flight(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    ended: list[int] = []

    def until_the_end(ask: Json) -> bool:
        ended.append(1)
        return False

    place.play_on(keys, until_the_end)
    count = len(ended)
    again = place.lay(game="roam")
    asked = iter(range(count - 1))
    place.play_on(again, lambda ask: next(asked, None) is None)
    ann = watching(sit, again)
    before = len(seen(ann))
    place.play_on(again)
    expect(ann.by("scores")).to_be_visible()
    order = seen(ann)[before:]
    flights = [place for place, one in enumerate(order) if one.startswith("flight")]
    assert flights and max(flights) < order.index("scores")


@pytest.mark.parametrize("game", ["agartha", "roam"])
def test_nobody_thinks_when_it_is_over(place: Place, sit: Sit, game: str) -> None:
    keys = place.lay("host open", game)
    place.play_on(keys)
    ann = sit().sit_at(keys, keys.host)
    expect(ann.by("scores")).to_be_visible()
    expect(ann.page.locator(".dots")).to_have_count(0)


COUNTED = """() => {
  window.counted = [];
  const told = () => document.querySelector('[data-testid="log"]').innerText.includes("Round 2");
  const count = document.querySelector('[data-id="pile"] .count');
  new MutationObserver(() => window.counted.push(told()))
    .observe(count, { subtree: true, childList: true, characterData: true });
}"""
"""Writes down whenever the pile gets smaller whether the round was told for which the tiles are filled."""


def test_what_is_counted_changes_when_it_is_told_why(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_by(keys, bidding())
    ann = watching(sit, keys)
    ann.page.evaluate(COUNTED)
    place.play_by(keys, one_move(bid))
    place.play_on(keys, lambda ask: bool(ask["step"] == "bid"))
    counted = wait(ann, lambda: ann.page.evaluate("() => window.counted.length ? window.counted : null"))
    assert all(counted), counted
