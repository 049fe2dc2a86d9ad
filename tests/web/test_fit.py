"""A table fits its window: on every desktop and tablet all of it is seen at once, on a phone it is never wider."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Json, Keys, Place

DESKTOPS = [(1280, 720), (1366, 650), (1440, 900), (1920, 1080)]
TABLETS = [(820, 1180), (1180, 820), (1024, 768)]
PHONES = [(390, 844), (360, 640)]

OUTSIDE = """(phone) => {
  const slack = 3;
  const root = document.documentElement;
  const found = [];
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
  if (!phone && root.scrollHeight > root.clientHeight) found.push(`the page is ${root.scrollHeight} high`);
  const pieces = "main.table :is(.card, .token, .counter, .pile, .space, .question, .who, .word, [data-role=square])";
  for (const node of document.querySelectorAll(pieces)) {
    if (!node.checkVisibility() || node.closest(".side")) continue;
    const box = node.getBoundingClientRect();
    const name = `${node.closest("[data-id]")?.dataset.id ?? ""} ${node.className}`;
    if (box.left < -slack || box.right > innerWidth + slack) found.push(`${name} is beside the window`);
    if (!phone && (box.top < -slack || box.bottom > innerHeight + slack)) found.push(`${name} is below the window`);
    for (let holder = node.parentElement; holder && holder !== root; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (holder.matches("body, .title, .card, .front")) continue;
      const around = holder.getBoundingClientRect();
      if (box.left < around.left - slack || box.right > around.right + slack || box.bottom > around.bottom + slack)
        found.push(`${name} is cut by ${holder.className}`);
    }
  }
  return found;
}"""
"""Lists what lies outside the window, or is cut by what holds it."""

OVERLAPPING = """() => {
  const parts = [...document.querySelectorAll("main.table > :is(.others, .middle, .tray, .own, .side)")]
    .filter((node) => node.checkVisibility());
  const boxes = parts.map((node) => [node.className, node.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], place) => boxes.slice(place + 1)
    .filter(([, b]) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
    .map(([other]) => `${one} lies over ${other}`));
}"""
"""Lists the parts of the table that lie over each other."""


def resized(person: Person, width: int, height: int) -> None:
    """Gives the window another size, and lets the page follow."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.at_rest()


def later(place: Place, keys: Keys, step: str, times: int) -> None:
    """Plays on until Ann has been asked something so many times: boards fill meanwhile."""
    asked = 0

    def enough(ask: Json) -> bool:
        nonlocal asked
        asked += bool(ask["step"] == step and ask["seat"] == 0)
        return asked >= times

    place.play_on(keys, enough)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("game", "step", "times"),
    [("agartha", "bid", 1), ("agartha", "bid", 14), ("roam", "at", 1), ("roam", "at", 9)],
)
def test_a_table_fits_its_window(
    place: Place, sit: Sit, game: str, step: str, times: int, players: int
) -> None:
    keys = place.lay(" ".join(["host", *["open"] * (players - 1)]), game)
    later(place, keys, step, times)
    ann = sit(locale="fr-FR").sit_at(keys, keys.host)
    ann.asked()
    for width, height in (*DESKTOPS, *TABLETS):
        resized(ann, width, height)
        assert ann.page.evaluate(OUTSIDE, False) == [], f"at {width}x{height}"
        assert ann.page.evaluate(OVERLAPPING) == [], f"at {width}x{height}"
    for width, height in PHONES:
        resized(ann, width, height)
        assert ann.page.evaluate(OUTSIDE, True) == [], f"at {width}x{height}"


SCROLLED_THERE = OUTSIDE.replace('.closest(".side")', '.closest(".side, .viewport, .own, [data-id=board]")')
"""What lies outside the window; a large map has a window of its own, and what surrounds it is scrolled there."""

PARTS = """() => [...document.querySelectorAll("main.table > :is(.others, .middle, .tray, .own, .side)")]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().bottom > innerHeight)
  .map((node) => node.className)"""
"""Lists the parts of the table that end below the window."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_with_a_large_map_is_as_high_as_its_window(place: Place, sit: Sit, players: int) -> None:
    seats = " ".join(["host", *["open"] * (players - 1)])
    keys = place.lay(seats, "near-and-far", 600, first_player="fixed")
    later(place, keys, "main action", 5)
    ann = sit(locale="fr-FR").sit_at(keys, keys.host)
    ann.asked()
    for width, height in (*DESKTOPS, *TABLETS):
        resized(ann, width, height)
        assert ann.page.evaluate(SCROLLED_THERE, False) == [], f"at {width}x{height}"
        assert ann.page.evaluate(OVERLAPPING) == [], f"at {width}x{height}"
        assert ann.page.evaluate(PARTS) == [], f"at {width}x{height}"
    for width, height in PHONES:
        resized(ann, width, height)
        assert ann.page.evaluate(SCROLLED_THERE, True) == [], f"at {width}x{height}"


SEEN_WITHIN = """(nodes) => nodes.length > 0 && nodes.every((node) => {
  const box = node.getBoundingClientRect();
  const around = node.closest("[data-testid=own]").getBoundingClientRect();
  return box.top >= around.top && box.bottom <= around.bottom;
})"""


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1440, 900)])
def test_what_is_asked_comes_into_sight_where_ones_own_things_are_scrolled(
    place: Place, sit: Sit, width: int, height: int
) -> None:
    keys = place.lay("host open", "near-and-far", 600, first_player="fixed")
    later(place, keys, "main action", 5)
    ann = sit(viewport={"width": width, "height": height}).sit_at(keys, keys.host)
    ann.asked()
    own = ann.by("own")
    wait(ann, lambda: own.evaluate("(node) => node.scrollHeight > node.clientHeight + 20") or None)
    later(place, keys, "place member", 1)
    slots = own.locator('[data-role="slot"][data-state="target"]')
    expect(slots.first).to_be_visible()
    wait(ann, lambda: slots.evaluate_all(SEEN_WITHIN) or None)


def test_a_tablet_held_upright_leaves_no_room_unused(place: Place, sit: Sit) -> None:
    """One's numbers begin beside one's name, five cards lie in a row, and an answer of few words stays in one line."""
    keys = place.lay("host open", "near-and-far", 600, first_player="fixed")
    later(place, keys, "step", 1)
    ann = sit(viewport={"width": 820, "height": 1180}, locale="fr-FR").sit_at(keys, keys.host)
    ann.asked()
    ann.at_rest()
    boxes = [
        ann.page.locator(part).first.bounding_box()
        for part in (".own header .who", ".own header .strip", ".own .text-card", ".tray .word .button")
    ]
    assert all(boxes)
    name, numbers, card, answer = (box for box in boxes if box)
    assert numbers["x"] > name["x"] and numbers["y"] <= name["y"]
    assert 5 * card["width"] < 780
    assert answer["height"] < 2 * 24


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1440, 900), (1920, 1080)])
def test_a_map_has_most_of_the_room(place: Place, sit: Sit, width: int, height: int) -> None:
    keys = place.lay("host open open", "roam")
    later(place, keys, "at", 1)
    ann = sit(viewport={"width": width, "height": height}).sit_at(keys, keys.host)
    ann.asked()
    board = ann.page.locator('[data-role="map"]').bounding_box()
    assert board is not None and board["height"] >= 0.6 * height


@pytest.mark.parametrize("finger", [False, True])
@pytest.mark.parametrize("game", ["agartha", "roam"])
def test_a_rival_s_board_opens_at_a_touch(place: Place, sit: Sit, game: str, finger: bool) -> None:
    keys = place.lay("host open open open", game)
    later(place, keys, {"agartha": "bid", "roam": "at"}[game], 4)
    size = {"width": 390, "height": 844} if finger else {"width": 1366, "height": 650}
    ann = sit(viewport=size, has_touch=finger).sit_at(keys, keys.host)
    ann.asked()
    for seat in (1, 2, 3):
        small = ann.by("others").get_by_test_id(f"panel-{seat}")
        expect(small).to_be_in_viewport(ratio=0.9)
        (small.tap if finger else small.click)(position={"x": 40, "y": 14})
        board = ann.by("enlarged")
        expect(board.get_by_test_id(f"panel-{seat}")).to_be_visible()
        for card in board.locator(".card").all():
            box = card.bounding_box()
            assert box is not None and box["width"] >= 40, "a card of a rival can be read"
        ann.page.keyboard.press("Escape")
        expect(board).to_have_count(0)


WIDTHS = "(cards) => Math.min(...cards.map((card) => card.offsetWidth))"


def test_low_windows_leave_room_for_the_cards_of_the_sites(place: Place, sit: Sit) -> None:
    keys = place.lay("host open open", "agartha")
    later(place, keys, "bid", 8)
    ann = sit(viewport={"width": 1366, "height": 650}).sit_at(keys, keys.host)
    ann.asked()
    own = ann.by("own").locator(".card").evaluate_all(WIDTHS)
    assert ann.page.locator("[data-role=site] .card").evaluate_all(WIDTHS) >= own


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_five_sites_lie_in_two_rows_without_a_hole(place: Place, sit: Sit, width: int, height: int) -> None:
    keys = place.lay("host open open", "agartha")
    ann = sit(viewport={"width": width, "height": height}).sit_at(keys, keys.host)
    ann.asked()
    boxes = [site.bounding_box() for site in ann.page.locator("[data-role=site]").all()]
    (first, _, third, fourth, fifth) = [box for box in boxes if box is not None]
    assert fourth["y"] == fifth["y"] > third["y"]
    left = fourth["x"] - first["x"]
    right = third["x"] + third["width"] - fifth["x"] - fifth["width"]
    assert left == pytest.approx(right, abs=2) and left > 0


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1280, 720), (1440, 900), (1920, 1080)])
def test_a_full_hand_keeps_its_names(place: Place, sit: Sit, width: int, height: int) -> None:
    keys = place.lay("host open open", "roam")
    later(place, keys, "at", 16)
    ann = sit(viewport={"width": width, "height": height}).sit_at(keys, keys.host)
    ann.asked()
    characters = ann.by("own").locator('[data-id="seat-0-characters"] .card')
    assert characters.count() > 5
    for name in characters.locator(".name").all():
        expect(name).to_be_visible()


NAMES_OVER_NAMES = """() => {
  const names = [...document.querySelectorAll("main .map-node .place-name")]
    .map((one) => [one.innerText, one.getBoundingClientRect()]);
  return names.flatMap(([name, a], place) => names.slice(place + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${name} lies over ${other}`));
}"""
"""Lists the names of places on a map that lie over each other."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("options", [{"mode": "first"}, {"mode": "campaign"}], ids=str)
def test_names_of_places_do_not_lie_over_each_other(
    place: Place, sit: Sit, locale: str, options: dict[str, str]
) -> None:
    keys = place.lay("host open", "near-and-far", 600, first_player="fixed", **options)
    ann = sit(locale=locale).sit_at(keys, keys.host)
    for width, height in ((1366, 650), (1440, 900), (1920, 1080), (820, 1180), (390, 844)):
        resized(ann, width, height)
        expect(ann.page.locator("main .map-node .place-name").first).to_be_attached()
        wait(ann, lambda: True if ann.page.evaluate(NAMES_OVER_NAMES) == [] else None)


@pytest.mark.parametrize("players", [2, 4])
def test_a_town_lies_whole_beside_its_map_in_a_large_window(place: Place, sit: Sit, players: int) -> None:
    """Only the pages that were read may have to be scrolled to; there are none yet."""
    seats = " ".join(["host", *["open"] * (players - 1)])
    keys = place.lay(seats, "near-and-far", 600, first_player="fixed")
    later(place, keys, "main action", 1)
    ann = sit(viewport={"width": 1920, "height": 1080}).sit_at(keys, keys.host)
    ann.asked()
    board = ann.page.locator('[data-id="board"]')
    expect(board.locator('[data-id="row"] img').first).to_be_visible()
    wait(ann, lambda: board.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1") or None)


@pytest.mark.parametrize("height", [650, 768])
@pytest.mark.parametrize(("players", "step", "times"), [(2, "main action", 5), (4, "main action", 2)])
def test_the_hand_is_whole_in_a_low_window(
    place: Place, sit: Sit, players: int, step: str, times: int, height: int
) -> None:
    seats = " ".join(["host", *["open"] * (players - 1)])
    keys = place.lay(seats, "near-and-far", 600, first_player="fixed")
    later(place, keys, step, times)
    ann = sit(viewport={"width": 1366, "height": height}, locale="fr-FR").sit_at(keys, keys.host)
    ann.asked()
    cards = ann.by("own").locator('[data-role="hand"] .text-card')
    expect(cards.first).to_be_visible()
    wait(ann, lambda: cards.evaluate_all(IN_SIGHT) or None)


IN_SIGHT = "(cards) => cards.every((card) => card.getBoundingClientRect().bottom <= innerHeight)"

BROKEN = """(nodes) => nodes.filter((node) => node.checkVisibility()).flatMap((node) => {
  const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
  return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }).map((word) => word[0]);
})"""
"""Lists the words of some names that go on in another line."""

LONG = ("Ann", "Grandmother", "Maximilienne-Élise", "Bartholomew")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (1366, 650)])
def test_a_long_name_on_the_score_sheet_is_not_broken_inside_a_word(
    place: Place, sit: Sit, width: int, height: int
) -> None:
    """What does not fit ends in dots, and is whole for whoever touches it."""
    keys = place.lay("host open open open", "agartha", names=LONG)
    place.play_on(keys)
    ann = sit(viewport={"width": width, "height": height}).sit_at(keys, keys.host)
    heads = ann.by("sheet").locator("thead .who")
    expect(heads).to_have_text(LONG)
    assert heads.evaluate_all(BROKEN) == []
    for name in heads.all():
        if name.evaluate("(one) => one.scrollWidth > one.clientWidth + 1"):
            expect(name).to_have_attribute("tabindex", "0")
            name.focus()
            assert not name.evaluate("(one) => one.scrollWidth > one.clientWidth + 1")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1366, 650), (1440, 900)])
def test_a_long_name_on_a_card_is_not_broken_inside_a_word(
    place: Place, sit: Sit, width: int, height: int
) -> None:
    keys = place.lay("host open", "near-and-far", 600, first_player="fixed")
    later(place, keys, "main action", 1)
    ann = sit(viewport={"width": width, "height": height}).sit_at(keys, keys.host)
    ann.asked()
    names = ann.page.locator("main.table .text-card .head .name")
    names.evaluate_all("(all) => all.forEach((one) => (one.textContent = 'Grandmother Four'))")
    assert names.evaluate_all(BROKEN) == []
