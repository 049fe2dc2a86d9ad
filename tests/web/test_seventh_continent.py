"""The 7th Continent in the browser: a first hour, actions with their sheet, a hidden number, a craft, a camp, endings.

A table draws the same cards in every run, so a match that is played beside it by the bots' judgement is its twin: it
leads to where something begins, and says what must be seen then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from portulan.games.seventh_continent.moves import ACT, ASSEMBLE, EXPLORE, EXTRA
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import CRAFT, ICONS
from tests.games.seventh_continent.course import SEED, at, begin, judged, led, lying, position
from tests.games.seventh_continent.setting import GAME
from tests.toys import last_deed
from tests.web.conftest import Sit
from tests.web.near_and_far_table import drawn, put_aside
from tests.web.person import Person, wait
from tests.web.place import Place, running
from tests.web.seventh_continent_table import (
    click_on,
    code,
    enter,
    is_asked,
    lay,
    shows,
    touched,
    turn_pages,
)
from tests.web.test_access import violations
from tests.web.test_fit import OUTSIDE, OVERLAPPING, resized
from tests.web.test_keys import focused
from tests.web.test_match import sheet_of

HOUR = 12
"""Turns of a first hour, and of one in company."""
HOUR_TOGETHER = 5
WINDOWS = [(1366, 650), (1440, 900), (1920, 1080), (820, 1180)]
PHONE = {"width": 390, "height": 844}
COUNTED = 300
"""How high a picture must be for what is in it to be counted, in pixels."""
PROLOGUE = [
    "In the autumn of 1907",
    "From the log of the shore party",
    "You eat, and the plate is empty",
    "You have drawn eleven hundred miles of coast",
]
"""How the pages begin that are turned before the first place."""
CUT = """(within) => [...document.querySelectorAll(within)].filter((card) => {
  const [img, plate] = [card.querySelector(".plate img"), card.querySelector(".plate")];
  const [inner, outer] = [img.getBoundingClientRect(), plate.getBoundingClientRect()];
  const across = inner.left < outer.left - 1 || inner.right > outer.right + 1;
  const down = inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
  return across || down || getComputedStyle(img).objectFit !== "contain" || inner.height < 60;
}).map((card) => card.dataset.id ?? card.className)"""
"""Cards whose picture is not shown whole."""
LYING_OUTSIDE = OUTSIDE.replace('.closest(".side")', '.closest(".side, .viewport, [data-id=beside]")')
"""What lies outside the window; the Board has a window of its own, and what lies beside it is scrolled there."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, place: Place) -> Iterator[Place]:
    """A server whose tables draw the cards of this file; the client is built already."""
    with running(tmp_path_factory.mktemp("continent"), SEED) as found:
        yield found


def craft(state: SeventhContinent) -> int | None:
    """Finds a craft action that may be undertaken now."""
    if not at("action")(state):
        return None
    found = (move for move in state.moves() if move in ACT)
    return next((move for move in found if state.box.actions[state.box.act_of[move]].icon == CRAFT), None)


def test_alone_the_first_actions_are_made_by_clicks_on_one_sheet(place: Place, sit: Sit) -> None:
    keys, match = lay(place, at("character"))
    state = position(match)
    ann = sit().sit_at(keys, keys.host)
    touched(ann, f"pick-{code(state, 'ferriere')}")
    touched(ann, "clues-1")
    expect(ann.by("page")).to_contain_text("In the autumn of 1907")
    turned = turn_pages(ann)
    assert [words[: len(begins)] for words, begins in zip(turned, PROLOGUE, strict=True)] == PROLOGUE
    expect(ann.by("page")).to_contain_text("Twelve iron beds stand in a row")
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


def test_a_table_sets_out_against_the_second_curse(place: Place, sit: Sit) -> None:
    """Each curse is offered by its title and a line; the journey begins where the chosen one does."""
    keys, _ = lay(place, at("clues"))
    ann = sit().sit_at(keys, keys.host)
    for words in (
        "The Voracious Goddess: a hunger that no meal stills",
        "The Bloody Hunt: a wounded animal walks behind you",
        "The Voracious Goddess, The Bloody Hunt",
    ):
        expect(ann.by("tray").get_by_role("button", name=words)).to_be_visible()
    touched(ann, "clues-2")
    turn_pages(ann)
    expect(ann.by("page")).to_contain_text("The Shot")


def test_pages_are_skipped_at_once_and_do_not_come_again(place: Place, sit: Sit) -> None:
    keys, match = lay(place, at("character"))
    ann = sit().sit_at(keys, keys.host)
    touched(ann, f"pick-{code(position(match), 'ferriere')}")
    touched(ann, "clues-1")
    expect(ann.by("page")).to_contain_text("In the autumn of 1907")
    ann.by("fold").click()
    expect(ann.by("page")).to_have_count(0)
    ann.by("fold").click()
    expect(ann.by("page")).to_contain_text("Twelve iron beds stand in a row")
    expect(ann.by("next-page")).to_have_count(0)
    ann.page.reload()
    expect(ann.by("page")).to_contain_text("Twelve iron beds stand in a row")
    expect(ann.by("next-page")).to_have_count(0)


def test_pages_that_are_turned_lie_over_the_table_until_they_are_put_aside(place: Place, sit: Sit) -> None:
    keys, match = lay(place, at("character"))
    ann = sit().sit_at(keys, keys.host)
    touched(ann, f"pick-{code(position(match), 'ferriere')}")
    touched(ann, "clues-1")
    ann.asked()
    beside = re.compile(r"\bbeside\b")
    expect(ann.by("next-page")).to_be_visible()
    expect(ann.by("overlay")).not_to_have_class(beside)
    assert turn_pages(ann)
    expect(ann.by("page")).to_contain_text("Twelve iron beds stand in a row")
    expect(ann.by("overlay")).not_to_have_class(beside)
    ann.by("fold").click()
    expect(ann.by("page")).to_have_count(0)


def test_alone_the_first_hour_is_played_by_clicks(place: Place, sit: Sit) -> None:
    keys, match = lay(place, at("character"))
    ann = sit().sit_at(keys, keys.host)
    while position(match).turns < HOUR or not at("group")(position(match)):
        click_on([ann], match)
    shows(ann, match, 0)
    assert len(position(match).view(0)["cells"]) > 8


def test_the_first_actions_by_keyboard_alone(place: Place, sit: Sit) -> None:
    """The Board is walked by compass; whatever else is asked is reached by Tab."""
    keys, match = lay(place, at("group"))
    ann = sit().sit_at(keys, keys.host)
    arrows = 0
    while position(match).turns < 3 or not at("group")(position(match)):
        state = position(match)
        fogs = [move for move in state.moves() if move in EXPLORE]
        move = fogs[-1] if fogs and not arrows else judged(match)
        if not is_asked(match, 0, move):
            match.play(move, 0)
            continue
        if move in EXTRA:
            expect(ann.by("entry-extra")).to_be_visible()
            go_to(ann, partial(has_focus, ann, "extra"))
            ann.page.keyboard.type(str(EXTRA.index(move)))
        else:
            (element,) = GAME.targets(state.view(0), move)
            ann.asked()
            if move in EXPLORE:
                arrows += walked(ann, state, int(element.removeprefix("cell-")))
            else:
                go_to(ann, partial(has_focus, ann, element))
        before = ann.see()
        ann.page.keyboard.press("Enter")
        ann.taken(before)
        match.play(move, 0)
    shows(ann, match, 0)
    assert arrows


def go_to(person: Person, there: Callable[[], bool]) -> None:
    """Presses Tab until the focus is where it should be."""
    for _ in range(120):
        if there():
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("it is not reached by Tab")


def has_focus(person: Person, element: str) -> bool:
    return focused(person)[1] == element


def walked(person: Person, state: SeventhContinent, cell: int) -> int:
    """Goes by Tab to the Board and by arrows to a cell; tells how many were pressed."""
    go_to(person, lambda: focused(person)[1].startswith("cell-"))
    width = state.box.width
    here = int(focused(person)[1].removeprefix("cell-"))
    along, down = cell % width - here % width, cell // width - here // width
    keys = ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
    keys += ["ArrowRight" if along > 0 else "ArrowLeft"] * abs(along)
    for key in keys:
        person.page.keyboard.press(key)
    assert focused(person)[1] == f"cell-{cell}"
    return len(keys)


def test_a_hidden_number_is_found_by_mouse_and_by_keyboard(place: Place, sit: Sit) -> None:
    wall = "A-054-g1"
    keys, match = lay(place, lying(wall))
    state = position(match)
    cell = state.cells.index(code(state, wall))
    ann = sit().sit_at(keys, keys.host)

    def looks() -> None:
        ann.by("tray").get_by_role("button", name="Enter a number that you found").click()
        expect(ann.by("prompt")).to_have_text(GAME.text.say("step-search", {}, "en"))
        touched(ann, f"cell-{cell}")
        page = ann.by("page")
        expect(page).to_contain_text("Five pots on the painted hearth. Three have lids")
        plate = page.locator(".plate img")
        expect(plate).to_have_attribute("src", re.compile("the-wall-of-the-table"))
        high = min(COUNTED, ann.page.evaluate("innerWidth") * 0.75)
        wait(ann, lambda: True if (plate.bounding_box() or {"height": 0})["height"] > high else None)
        assert not re.search(r"\b316\b", re.sub(r' (?:style|d)="[^"]*"', "", ann.page.content()))

    looks()
    ann.page.get_by_label("Number", exact=True).fill("546")
    ann.by("entry-number").get_by_role("button", name="Enter").click()
    told = (
        "You try 546 on The Wall of the Table: nothing. It was wrong; two more wrong numbers are free there."
    )
    expect(ann.by("log")).to_contain_text(told)
    expect(ann.by("tray").locator(".answer")).to_have_text(told)
    ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(ann.by("tray").locator(".answer")).to_be_in_viewport(ratio=1)
    looks()
    expect(ann.by("entry-number")).to_contain_text("Two more wrong numbers are free, then each costs a card.")
    expect(ann.by("page").locator(".plate img")).to_be_in_viewport()
    ann.page.get_by_label("Number", exact=True).focus()
    ann.page.keyboard.type("316")
    ann.page.keyboard.press("Enter")
    expect(drawn(ann, f"cell-{cell}")).to_contain_text("The Dry Larder")
    expect(ann.by("page")).to_contain_text("The Dry Larder")


WEIGHT = "(node) => [node.offsetHeight, Number(getComputedStyle(node).fontWeight)]"
"""How high a button is, and how heavy its letters."""
OVER = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((node) => node.getBoundingClientRect());
  const lies = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom - 8 && other.top < one.bottom - 8;
  const parts = boxes(".own .card-column .text-card");
  const others = boxes(".own [data-role=hand] .text-card");
  const pairs = parts.flatMap((one, at) => [...parts.slice(at + 1), ...others].map((other) => [one, other]));
  return { cards: parts.length, over: pairs.filter(([one, other]) => lies(one, other)).length };
}"""
"""How many cards of assembled objects there are, and how many pairs of cards lie over each other, but for a rim."""


def test_on_a_phone_an_action_takes_two_taps_and_the_card_asked_about_is_in_sight(
    place: Place, sit: Sit
) -> None:
    """The first tap opens the sheet, the second draws: one large button is there for it, and no weighs less."""
    keys, match = lay(place, at("group"))
    state = position(match)
    north = state.box.cards[code(state, "A-010-g1")].at - state.box.width
    ann = sit(viewport=PHONE, has_touch=True, is_mobile=True).sit_at(keys, keys.host)
    put_aside(ann, f"cell-{north}")
    camp, _ = ann.by("word-camp").evaluate(WEIGHT)
    ann.target(f"cell-{north}").tap(position=ann.spot(f"cell-{north}"))
    go_on = ann.by("quick-0")
    expect(go_on).to_have_text("Do it: 100%")
    expect(go_on).to_be_in_viewport(ratio=1)
    assert go_on.evaluate(WEIGHT)[0] > max(camp, ann.by("quick-1").evaluate(WEIGHT)[0])
    assert violations(ann) == []
    go_on.tap()
    asked_about = drawn(ann, "resolving").locator(".text-card[data-active]")
    expect(asked_about).to_contain_text("A Shirt with a Number")
    expect(asked_about).to_be_in_viewport(ratio=1)
    yes = ann.by("tray").get_by_role("button", name="Solange Ferrière")
    assert yes.evaluate(WEIGHT)[1] > ann.by("word-leave").evaluate(WEIGHT)[1]


def test_an_assembled_object_covers_no_other_card(place: Place, sit: Sit) -> None:
    match, made = begin(1), []
    while not any(len(position(match).object_cards(slot)) > 1 for slot in position(match).objects(0)):
        join = [move for move in match.state.moves() if move in ASSEMBLE]
        made.append(join[0] if join else judged(match))
        match.play(made[-1], match.state.actors[0])
    keys = place.lay("host", GAME.name)
    place.play(keys, made)
    ann = sit(viewport=PHONE, has_touch=True, is_mobile=True).sit_at(keys, keys.host)
    for width, height in ((390, 844), (820, 1180), (1366, 650)):
        resized(ann, width, height)
        if ann.by("page").count():
            ann.by("fold").click()
        ann.at_rest()
        found = ann.page.evaluate(OVER)
        assert found["cards"] > 1 and found["over"] == 0, (width, height)


def test_pictures_of_what_is_around_one_are_shown_whole(place: Place, sit: Sit) -> None:
    keys, _ = lay(place, lambda state: at("group")(state) and sum(card >= 0 for card in state.cells) >= 7)
    ann = sit().sit_at(keys, keys.host)
    shown = drawn(ann, "here").locator(".plate img")
    expect(shown.nth(1)).to_have_attribute("src", re.compile(r"/card-[a-z0-9-]+\.svg"))
    for width, height in (*WINDOWS, (PHONE["width"], PHONE["height"])):
        resized(ann, width, height)
        assert ann.page.evaluate(CUT, '[data-id="here"] .text-card') == [], (width, height)
    put_aside(ann, "here")
    board = drawn(ann, "board").locator(".cell.here > button")
    for width, height in (WINDOWS[0], (PHONE["width"], PHONE["height"])):
        resized(ann, width, height)
        for enlarged, within in ((shown.first, ".text-card"), (board, ".whole")):
            enlarged.click()
            expect(ann.by("inspect").locator(".plate img")).to_have_js_property("complete", True)
            assert ann.page.evaluate(CUT, f"[data-testid=inspect] {within}") == [], (width, height, within)
            ann.page.keyboard.press("Escape")
            expect(ann.by("inspect")).to_have_count(0)


def test_a_skill_is_crafted_into_an_object(place: Place, sit: Sit) -> None:
    keys, match = lay(place, lambda state: craft(state) is not None)
    move = craft(position(match))
    assert move is not None
    card, number = ACT.values(move)
    ann = sit().sit_at(keys, keys.host)
    touched(ann, f"act-{card}-{number + 1}")
    expect(ann.by("action-sheet")).to_contain_text("Craft")
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


def test_two_people_in_two_towns_and_two_languages_play_a_first_hour(place: Place, sit: Sit) -> None:
    """What one proposes the other has to accept; what is announced is told to both, to each in their language."""
    keys, match = lay(place, at("character"), "host open")
    ann = sit().sit_at(keys, keys.host)
    bo = sit(locale="fr-FR").sit_at(keys, keys.seats[1])
    asked: set[str] = set()
    while position(match).turns < HOUR_TOGETHER or not at("group")(position(match)):
        assert match.state.step is not None
        asked.add(match.state.step.name)
        if at("consent")(position(match)):
            expect(bo.by("prompt")).to_contain_text("Êtes-vous d’accord")
        click_on([ann, bo], match)
    assert {"group", "consent", "action", "offer", "extra cards"} <= asked
    shows(ann, match, 0)
    shows(bo, match, 1, "fr")
    touched(bo, "seat-1")
    expect(ann.by("prompt")).to_contain_text("Do you agree?")
    ann.by("tray").get_by_role("button", name="Object", exact=True).click()
    expect(bo.by("log")).to_contain_text("Ann s’oppose.")


def test_one_person_with_two_explorers_acts_in_three_touches(place: Place, sit: Sit) -> None:
    """The fog, who takes part, and the draw: nobody agrees with themselves."""
    match = begin(2)
    made = led(match, at("group"))
    keys = place.lay("host hotseat", GAME.name)
    place.play(keys, made)
    ann = sit().sit_at(keys, keys.host)
    fog = next(offer.moves for offer in match.offers(0, (0, 1)) if offer.step.name == "action")
    move = next(move for move in fog if move in EXPLORE)
    touched(ann, f"cell-{EXPLORE.index(move)}")
    expect(ann.by("prompt")).to_have_text(GAME.text.say("step-offer", {}, "en"))
    touched(ann, "join")
    for seat in (0, 1):
        switch = ann.by("action-sheet").locator(f'[data-id="party-{seat}"]').get_by_role("switch")
        expect(switch).to_be_checked()
    ann.by("quick-0").click()
    expect(ann.by("log")).to_contain_text("Success: 0 stars, 0 needed.")


def closed(state: SeventhContinent) -> str:
    """Names the line of an action that is closed to whoever is alone; empty if none is."""
    if not at("group")(state):
        return ""
    trial = state.copy()
    trial.play(trial.parse("active 0"), 0)
    found = [one for one in trial.view(0)["closed"] if one["missing"]["why"] == "nowhere"]
    return f"act-{found[0]['card']}-{found[0]['place']}" if found else ""


def test_a_closed_action_says_why_and_by_which_rule(place: Place, sit: Sit) -> None:
    keys, match = lay(place, lambda state: closed(state) != "")
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    line = drawn(ann, closed(position(match)))
    expect(line).to_contain_text("Not now: no other terrain can be reached.")
    line.click()
    ann.by("why-not").click()
    expect(ann.by("inspect").get_by_role("status")).to_contain_text("7C-MOVE-1")


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
    keys, match = lay(place, lambda state: at("action")(state) and state.turns > 3)
    state = position(match)
    acts = [state.box.actions[state.box.act_of[move]] for move in state.moves() if move in ACT]
    printed = next(action for action in acts if action.icon == ICONS.index("search"))
    ann = sit(locale="fr-FR", viewport=PHONE, has_touch=True, is_mobile=True).sit_at(keys, keys.host)
    ann.asked()
    wait(ann, lambda: ann.page.evaluate(LYING_OUTSIDE, True) == [] or None)
    line = f"act-{printed.card}-{printed.place}"
    put_aside(ann, line)
    ann.target(line).tap(position=ann.spot(line))
    expect(ann.by("action-sheet")).to_contain_text(GAME.text.say("icon", {"icon": ICONS[printed.icon]}, "fr"))
    expect(ann.by("action-sheet").locator(".amounts")).to_contain_text("%")
    expect(ann.by("confirm")).to_have_count(0)
    expect(ann.by("action-sheet")).not_to_contain_text("Cards to draw")


def test_on_a_phone_a_page_lies_below_the_head_though_something_under_it_may_be_touched(
    place: Place, sit: Sit
) -> None:
    """What a page hides comes into sight when it is put aside, and not before."""
    keys, _ = lay(
        place, lambda state: at("group")(state) and sum(card >= 0 for card in state.cells) >= 12, "host open"
    )
    ann = sit(viewport=PHONE, has_touch=True, is_mobile=True).sit_at(keys, keys.host)
    ann.asked()
    expect(ann.by("page")).to_be_visible()
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate("scrollY") == 0
    ann.by("fold").tap()
    expect(ann.by("page")).to_have_count(0)


# The end


def test_whoever_draws_all_at_once_loses(place: Place, sit: Sit) -> None:
    """With the Action Deck empty the next cards come from the Discard, and so do the curses."""
    keys, match = lay(place, at("extra cards"))
    ann = sit().sit_at(keys, keys.host)
    while not match.state.over:
        last = match.state.moves()[-1]
        click_on([ann], match, last if last in EXTRA else None)
    assert not match.state.winners()
    expect(ann.by("log")).to_contain_text("A curse came from the Discard: you have lost.")
    expect(ann.page.locator("header").first).to_contain_text("The curse has won")
    assert sheet_of(ann)[-1][1:] == ["0"]


def test_whoever_lifts_the_curse_wins(sit: Sit, tmp_path: Path) -> None:
    with running(tmp_path, SEED, toys=["last_deed"]) as here:
        for locale, told, status in (
            ("en-GB", "Every curse is lifted: you have won.", "The curse is lifted"),
            ("fr-FR", "Toutes les malédictions sont levées", "La malédiction est levée"),
        ):
            keys = here.lay("host", GAME.name)
            ann = sit(locale=locale, base_url=here.url).sit_at(keys, keys.host)
            ann.make(ann.asked().targets[0])
            touched(ann, "clues-1")
            touched(ann, f"act-{last_deed.CARD}-1")
            enter(ann, "extra", 0)
            expect(ann.by("log")).to_contain_text(told)
            expect(ann.page.locator("header").first).to_contain_text(status)
            assert sheet_of(ann)[-1][1:] == ["1"]


def test_what_one_plays_with_is_in_sight_on_a_low_screen(place: Place, sit: Sit) -> None:
    """The hand begins above the fold, the Satchel is there without scrolling, and the rest is folded."""
    keys, match = lay(place, lambda state: at("action")(state) and state.turns > 8)
    ann = sit(viewport={"width": 1366, "height": 650}).sit_at(keys, keys.host)
    ann.asked()
    own = position(match).view(0)["people"][0]
    held = next(uid for uid in own["hand"] if uid != own["character"])
    expect(drawn(ann, f"card-{code(position(match), held)}")).to_be_in_viewport(ratio=0.5)
    expect(drawn(ann, "satchel").locator(".text-card").first).to_be_in_viewport(ratio=0.9)
    elsewhere = drawn(ann, "elsewhere")
    expect(elsewhere.locator(".text-card")).to_have_count(0)
    ann.by("unfold-elsewhere").click()
    expect(elsewhere.locator(".text-card").first).to_be_visible()
