"""The 7th Continent in the browser: actions with their sheet, a hidden number, a craft, a camp, a group that agrees.

A table draws the same cards in every run, so a match that is played beside it by the bots' judgement is its twin: it
leads to where something begins, and says what must be seen then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import expect

from portulan.bots.names import heuristic
from portulan.engine.match import Match
from portulan.games.seventh_continent.moves import ACT
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import CRAFT, ICONS
from portulan.registry import game
from tests.web.conftest import Sit
from tests.web.near_and_far_table import drawn, put_aside
from tests.web.person import Person, wait
from tests.web.place import Keys, Place, running
from tests.web.test_access import violations
from tests.web.test_fit import OUTSIDE, OVERLAPPING, resized

GAME = game("seventh-continent")
SEED = "a fog for the browser"
"""A match whose first fog hides a card for the hand."""
NAMES = ("Ann", "Bo", "Cy", "Di")
LONGEST = 400
WINDOWS = [(1366, 650), (1440, 900), (1920, 1080), (820, 1180)]
PHONE = {"width": 390, "height": 844}
LYING_OUTSIDE = OUTSIDE.replace('.closest(".side")', '.closest(".side, .viewport, [data-id=beside]")')
"""What lies outside the window; the Board has a window of its own, and what lies beside it is scrolled there."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, place: Place) -> Iterator[Place]:
    """A server whose tables draw the cards of this file; the client is built already."""
    with running(tmp_path_factory.mktemp("continent"), SEED) as found:
        yield found


Enough = Callable[[SeventhContinent], bool]


def lay(place: Place, enough: Enough, seats: str = "host") -> tuple[Keys, SeventhContinent]:
    """Lays a table and plays on, with good sense, until there is enough of it."""
    players = len(seats.split())
    match = Match.new(GAME, NAMES[:players], seed=SEED, options=GAME.resolve(players, {}))
    judge = heuristic(GAME)
    made: list[int] = []
    while not enough(state := cast(SeventhContinent, match.state)):
        assert not state.over and len(made) < LONGEST, "it never came to that"
        seat = state.actors[0]
        legal = state.moves(seat)
        rated = judge.scores(state, seat, legal)
        made.append(legal[rated.index(max(rated))])
        match.play(made[-1], seat)
    keys = place.lay(seats, GAME.name)
    place.play(keys, made)
    return keys, state


def at(step: str) -> Enough:
    return lambda state: state.step is not None and state.step.name == step


def craft(state: SeventhContinent) -> int | None:
    """Finds a craft action that may be undertaken now."""
    if not at("action")(state):
        return None
    found = (move for move in state.moves() if move in ACT)
    return next((move for move in found if state.box.actions[state.box.act_of[move]].icon == CRAFT), None)


def touched(person: Person, element: str) -> None:
    """Touches an element of the table; a page in the way is put aside."""
    person.until(lambda sight: element in sight.targets)
    put_aside(person, element)
    person.touch(element)


def code(state: SeventhContinent, uid: str) -> int:
    return state.box.by_id[uid]


def test_alone_the_first_actions_are_made_by_clicks_on_one_sheet(place: Place, sit: Sit) -> None:
    keys, state = lay(place, at("character"))
    ann = sit().sit_at(keys, keys.host)
    touched(ann, f"pick-{code(state, 'ferriere')}")
    expect(ann.by("page")).to_contain_text("Twelve iron beds stand in a row")
    touched(ann, "seat-0")
    north = state.box.cards[code(state, "A-010-g1")].at - state.box.width
    touched(ann, f"cell-{north}")
    sheet = ann.by("action-sheet")
    expect(sheet).to_contain_text("Look for a passage: the fog")
    expect(sheet.get_by_role("switch", name=re.compile("Solange")).last).to_be_checked()
    expect(sheet.locator(".amounts li").first).to_contain_text("0")
    expect(sheet.locator(".amounts li").nth(2)).to_contain_text("100")
    ann.by("quick-0").click()
    expect(drawn(ann, "resolving")).to_contain_text("A Shirt with a Number")
    ann.by("tray").get_by_role("button", name="Solange Ferrière").click()
    expect(drawn(ann, f"cell-{north}")).to_contain_text("The Drowned Stair")
    expect(sheet).to_have_count(0)


def test_a_hidden_number_is_found_by_mouse_and_by_keyboard(place: Place, sit: Sit) -> None:
    wall = "A-054-g1"
    keys, state = lay(place, lambda state: at("group")(state) and code(state, wall) in state.cells)
    cell = state.cells.index(code(state, wall))
    ann = sit().sit_at(keys, keys.host)

    def looks() -> None:
        ann.by("tray").get_by_role("button", name="Enter a number that you found").click()
        touched(ann, f"cell-{cell}")
        page = ann.by("page")
        expect(page).to_contain_text("Five pots on the painted hearth. Three have lids")
        expect(page.locator(".plate img")).to_have_attribute("src", re.compile("the-wall-of-the-table"))
        assert not re.search(r"\b316\b", re.sub(r' style="[^"]*"', "", ann.page.content()))

    looks()
    ann.page.get_by_label("Number", exact=True).fill("546")
    ann.by("entry-number").get_by_role("button", name="Enter").click()
    expect(ann.by("log")).to_contain_text("You try 546 on The Wall of the Table: nothing.")
    looks()
    ann.page.get_by_label("Number", exact=True).focus()
    ann.page.keyboard.type("316")
    ann.page.keyboard.press("Enter")
    expect(drawn(ann, f"cell-{cell}")).to_contain_text("The Dry Larder")
    expect(ann.by("page")).to_contain_text("The Dry Larder")


def test_a_skill_is_crafted_into_an_object(place: Place, sit: Sit) -> None:
    keys, state = lay(place, lambda state: craft(state) is not None)
    move = craft(state)
    assert move is not None
    card, number = ACT.values(move)
    ann = sit().sit_at(keys, keys.host)
    touched(ann, f"act-{card}-{number + 1}")
    expect(ann.by("action-sheet")).to_contain_text("Craft")
    for _ in range(4):
        ann.until(lambda sight: "done" in sight.targets or ann.by("quick-0").count() > 0)
        if ann.by("quick-0").count():
            break
        ann.touch("done")
    ann.by("quick-0").click()
    ann.until(lambda sight: "done" in sight.targets)
    touched(ann, "done")
    column = ann.by("own").locator(".card-column")
    expect(column.filter(has=ann.page.locator(f'[data-id="card-{card}"]'))).to_have_count(1)


def test_after_a_camp_and_a_crash_all_is_as_it_was(sit: Sit, tmp_path: Path) -> None:
    with running(tmp_path, SEED) as first:
        keys, _ = lay(first, lambda state: at("group")(state) and state.since_camp > 2)
        ann = sit()
        ann.page.goto(f"{first.url}/t/{keys.table}#{keys.host}")
        ann.by("tray").get_by_role("button", name="Make camp").click()
        expect(ann.by("log")).to_contain_text("Camp is made")
        expect(drawn(ann, "camps").locator(".value")).to_have_text("1")
        before = seen(ann)
        port = int(first.url.rsplit(":", 1)[1])
        first.kill()
    with running(tmp_path, SEED, port=port):
        ann.page.reload()
        expect(drawn(ann, "camps").locator(".value")).to_have_text("1")
        wait(ann, lambda: seen(ann) == before or None)


def seen(person: Person) -> list[str]:
    """Reads the Board, the decks and the names of all cards from the screen."""
    parts = ("main.table .cell", "main.table [data-id=supply] *", "main.table .text-card .name")
    texts = "found => found.map(one => one.textContent.trim())"
    return [text for part in parts for text in person.page.locator(part).evaluate_all(texts)]


def test_two_people_agree_on_who_acts(place: Place, sit: Sit) -> None:
    keys, _ = lay(place, at("group"), "host open")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    touched(ann, "seat-1")
    expect(bo.by("prompt")).to_contain_text("Do you agree?")
    bo.by("tray").get_by_role("button", name=re.compile("^Agree that")).click()
    expect(bo.by("prompt")).to_contain_text("Which action do you undertake?")
    expect(ann.by("log")).to_contain_text("Bo acts.")


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(place: Place, sit: Sit, shade: str) -> None:
    keys, _ = lay(place, lambda state: at("extra cards")(state) and state.turns > 8)
    ann = sit(color_scheme=shade).sit_at(keys, keys.host)
    expect(ann.by("action-sheet")).to_be_visible()
    assert violations(ann, shade) == []


def test_the_table_fits_its_window(place: Place, sit: Sit) -> None:
    keys, _ = lay(place, lambda state: at("skill")(state) and state.turns > 8, "host open open open")
    ann = sit().sit_at(keys, keys.host)
    for width, height in WINDOWS:
        resized(ann, width, height)
        wait(ann, lambda: ann.page.evaluate(LYING_OUTSIDE, False) == [] or None)
        assert ann.page.evaluate(OVERLAPPING) == [], f"at {width}x{height}"


def test_on_a_phone_in_french(place: Place, sit: Sit) -> None:
    keys, state = lay(place, lambda state: at("action")(state) and state.turns > 3)
    acts = [state.box.actions[state.box.act_of[move]] for move in state.moves() if move in ACT]
    printed = next(action for action in acts if action.icon == ICONS.index("search"))
    ann = sit(locale="fr-FR", viewport=PHONE, has_touch=True, is_mobile=True).sit_at(keys, keys.host)
    ann.asked()
    assert ann.page.evaluate(LYING_OUTSIDE, True) == []
    line = f"act-{printed.card}-{printed.place}"
    ann.target(line).tap(position=ann.spot(line))
    expect(ann.by("tray").locator(".effect")).to_contain_text("%")
    ann.by("confirm").tap()
    expect(ann.by("action-sheet")).to_contain_text(GAME.text.say("icon", {"icon": ICONS[printed.icon]}, "fr"))
    expect(ann.by("action-sheet")).not_to_contain_text("Cards to draw")
