"""Roam in the browser: whole matches, an auction, the shape before it is laid, the turned map, a phone, axe."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Place
from tests.web.test_access import violations
from tests.web.test_match import sheet_of, whose_turn

SQUARE = re.compile(r"square-(\d),(\d)")


def at(ask: dict[str, Any]) -> bool:
    """Tells whether the first player is asked where a shape goes."""
    return bool(ask["step"] == "at" and ask["seat"] == 0)


def covered(person: Person, how: str) -> set[tuple[int, int]]:
    """Reads which squares the page marks as those that a shape would lie on."""
    ids = person.page.locator(f'[data-cover="{how}"]').evaluate_all("all => all.map((one) => one.dataset.id)")
    return {(int(found[1]), int(found[2])) for one in ids if (found := SQUARE.fullmatch(one))}


def test_two_friends_play_a_whole_match_with_artifacts(place: Place, sit: Sit) -> None:
    """All turns are played by clicks at random; the market is open and a tile is bought on the way."""
    keys = place.lay(game="roam")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    bought = used = 0
    while (who := whose_turn(ann, bo)) is not None:
        sight = who.see()
        offered = [one for one in sight.targets if one.startswith("tile-")]
        if "done" in sight.targets and not offered:
            who.touch("done")
            continue
        who.decide()
        bought += any(" buys " in line or line.startswith("You buy ") for line in who.see().log[-3:])
        used += 1
    assert bought and used > 60
    sheets = [sheet_of(person) for person in (ann, bo)]
    assert sheets[0] == sheets[1]
    points = [[int(cell) for cell in row[1:]] for row in sheets[0][1:]]
    assert points[-1] == [sum(line[seat] for line in points[:-1]) for seat in (0, 1)]


def test_the_shape_is_shown_where_it_would_lie(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, at)
    ann = sit().sit_at(keys, keys.host)
    sight = ann.asked()
    assert covered(ann, "full") == set()
    shapes = set()
    for target in (sight.targets[0], sight.targets[-1]):
        ann.target(target).hover()
        expect(ann.page.locator('[data-cover="full"]')).not_to_have_count(0)
        squares = covered(ann, "full")
        first = SQUARE.fullmatch(target)
        assert first is not None and (int(first[1]), int(first[2])) in squares
        corner = min(row for row, _ in squares), min(column for _, column in squares)
        shapes.add(frozenset((row - corner[0], column - corner[1]) for row, column in squares))
        assert "marker" in ann.by("tray").inner_text()
    assert len(shapes) == 1  # the same character, wherever it goes
    before = ann.page.locator('[data-role="square"] .token[data-seat="0"]').count()
    ann.target(sight.targets[-1]).click()
    expect(ann.page.locator('[data-role="square"] .token[data-seat="0"]')).to_have_count(
        before + len(squares)
    )


def test_the_map_is_turned_to_ones_own_side(place: Place, sit: Sit) -> None:
    keys = place.lay("host open open", game="roam")
    place.play_on(keys, at)
    bo = sit().sit_at(keys, keys.seats[1])  # in the west, with three players

    def corners() -> list[str]:
        """Reads the squares in the corners of the map as they lie on the screen, clockwise from the upper left."""
        boxes = bo.page.locator('[data-role="square"]').evaluate_all(
            "all => all.map((one) => [one.dataset.id, one.getBoundingClientRect().x, one.getBoundingClientRect().y])"
        )
        left, right = min(box[1] for box in boxes), max(box[1] for box in boxes)
        top, bottom = min(box[2] for box in boxes), max(box[2] for box in boxes)
        found = {(round(x), round(y)): name for name, x, y in boxes}
        places = ((left, top), (right, top), (right, bottom), (left, bottom))
        return [found[round(x), round(y)].removeprefix("square-") for x, y in places]

    expect(bo.by("turn-map")).to_have_attribute("aria-pressed", "true")
    assert corners() == ["0,5", "5,5", "5,0", "0,0"]  # the west at the bottom
    bo.by("turn-map").click()
    assert corners() == ["0,0", "0,5", "5,5", "5,0"]
    bo.page.reload()
    expect(bo.by("turn-map")).to_have_attribute("aria-pressed", "false")


def test_an_auction_among_three_players(place: Place, sit: Sit) -> None:
    """Some are tied for a land: each of them is asked once, in turn, and the card goes to one of them."""
    keys = place.lay("host open open", game="roam")
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    people = [sit().sit_at(keys, secret) for secret in (keys.host, *keys.seats[1:])]
    bidders = 0
    while (who := whose_turn(*people)) is not None:
        sight = who.see()
        if not any(one == "pass" or one.startswith("bid-") for one in sight.targets):
            break
        expect(who.page.locator('[data-id="auction"]')).to_be_visible()
        assert "pass" in sight.targets
        bids = [one for one in sight.targets if one.startswith("bid-")]
        who.touch(bids[-1] if bids else "pass")
        bidders += 1
    assert bidders >= 2
    for person in people:
        expect(person.page.locator('[data-id="auction"]')).to_have_count(0)
        assert any(" win" in line for line in person.see().log[-12:])


def test_a_phone(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, at)
    ann = sit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ann.sit_at(keys, keys.host)
    sight = ann.asked()
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
    square = ann.page.locator('[data-role="square"]').first.bounding_box()
    assert square is not None and square["width"] >= 40 and square["height"] >= 40
    ann.target(sight.targets[0]).tap()
    assert ann.taken(sight).log != sight.log


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(place: Place, sit: Sit, scheme: str) -> None:
    keys = place.lay("host open open", game="roam")
    place.play_on(keys, at)
    ann = sit(color_scheme=scheme).sit_at(keys, keys.host)
    ann.asked()
    assert violations(ann) == []
    bo = sit(color_scheme=scheme).sit_at(keys, keys.seats[1])
    assert violations(bo) == []
