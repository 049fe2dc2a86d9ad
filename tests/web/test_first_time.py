"""What somebody has to see who sits at a table for the first time: whose page it is, what came of a roll."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from portulan.games.near_and_far import quests
from portulan.games.near_and_far.moves import CHOOSE
from portulan.games.near_and_far.state import NearAndFar
from tests.web.conftest import Sit
from tests.web.near_and_far_table import Course, Twin, drawn, find
from tests.web.person import Person, wait
from tests.web.place import Place, running
from tests.web.test_near_and_far import asked, rewarded
from tests.web.test_phone import IN_SIGHT, phone
from tools.launcher import prepare_client

SIZES = [(390, 844), (820, 1180), (1366, 650), (1440, 900), (1920, 1080)]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server at which a campaign may begin on a later map."""
    prepare_client()
    with running(tmp_path_factory.mktemp("first"), toys=["late_series"]) as found:
        yield found


def seat(sit: Sit, size: tuple[int, int], **options: str) -> Person:
    """Seats somebody before a screen of some size; the small ones are touched."""
    width, height = size
    touched = {"has_touch": True, "is_mobile": True} if width < 900 else {}
    return sit(viewport={"width": width, "height": height}, **touched, **options)


def play(place: Place, twin: Twin, count: int = 1) -> None:
    """Makes moves of a script without a screen."""
    for move in twin.left[:count]:
        place.play(twin.keys, [move])
        twin.match.play(move, twin.state.actors[0])
    del twin.left[:count]


# Pages


def test_a_page_says_whose_it_is(place: Place, sit: Sit) -> None:
    """On the page, in the seat's colour and by its emblem, in the text of the table, and to those who hear it."""
    twin = Twin(place, find(asked("quest"), rewarded("succeeded", "0", "0"), 37, None, mode="first"))
    play(place, twin)
    for locale, secret, owner in (
        ("en-GB", twin.keys.host, "Your page"),
        ("en-GB", twin.keys.seats[1], "Ann’s page"),
        ("fr-FR", twin.keys.host, "Votre page"),
        ("fr-FR", twin.keys.seats[1], "Page de Ann"),
        ("fr-FR", twin.keys.spectator, "Page de Ann"),
    ):
        person = sit(locale=locale).sit_at(twin.keys, secret)
        shown = person.by("page-owner")
        expect(shown).to_have_text(owner)
        expect(person.by("page")).to_have_attribute("aria-label", re.compile(f"^{owner}, ."))
        colour = "(node) => getComputedStyle(node.querySelector('.emblem')).backgroundColor"
        assert shown.evaluate(colour) == person.by("panel-0").first.evaluate(colour)
        person.by("outline-button").click()
        expect(person.by("outline")).to_contain_text(owner)
        person.page.context.close()


def three_choices(state: NearAndFar) -> bool:
    """Ann reads a page that ends in three choices."""
    return asked("choose")(state) and len(quests.ways(state)) == 3


COVERED = """() => {
  const turn = document.querySelector("[data-testid=turn-page]")?.getBoundingClientRect();
  const page = document.querySelector("[data-testid=page]").getBoundingClientRect();
  return turn !== undefined && turn.top < page.bottom - 2;
}"""
"""Whether the way on lies over the page."""

WITHIN_PAGE = """(choice) => choice.getBoundingClientRect().bottom
  <= document.querySelector("[data-testid=page]").getBoundingClientRect().bottom"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_every_choice_of_a_page_comes_into_sight_and_nothing_lies_over_it(
    place: Place, sit: Sit, size: tuple[int, int]
) -> None:
    twin = Twin(place, find(three_choices, lambda course: True, 28, mode="campaign", map="3"))
    ann = seat(sit, size).sit_at(twin.keys, twin.keys.host)
    choices = ann.by("page").locator(".page-choice")
    expect(choices).to_have_count(3)
    expect(ann.by("page").get_by_role("heading")).to_have_text(twin.page().title)
    turn = ann.by("turn-page")
    if size[0] == 390:
        expect(turn).to_be_visible()
    end = choices.last.locator(".hit, .words").last

    def read() -> bool | None:
        """Turns the page where it goes on, until its last choice is seen whole."""
        ann.at_rest()
        assert not ann.page.evaluate(COVERED)
        if turn.count():
            turn.click()
            return None
        return (end.evaluate_all(IN_SIGHT) and choices.last.evaluate(WITHIN_PAGE)) or None

    wait(ann, read)
    expect(turn).to_have_count(0)
    box, page = choices.last.bounding_box(), ann.by("page").bounding_box()
    tray = ann.by("tray").bounding_box()
    assert box is not None and page is not None and tray is not None
    assert box["y"] + box["height"] <= page["y"] + page["height"] <= tray["y"] + 1


def test_a_low_screen_shows_a_choice_with_the_page(place: Place, sit: Sit) -> None:
    """The picture leaves room on a laptop: what may be chosen begins where one does not scroll."""
    twin = Twin(place, find(asked("quest"), rewarded("succeeded", "0", "0"), 37, None, mode="first"))
    play(place, twin)
    ann = seat(sit, (1366, 650)).sit_at(twin.keys, twin.keys.host)
    first = ann.by("page").locator(".page-choice .hit").first
    expect(first).to_be_visible()
    wait(ann, lambda: first.evaluate_all(IN_SIGHT) or None)
    assert ann.page.evaluate("scrollY") == 0


# What is asked


def test_the_targets_of_a_turn_come_into_sight_though_something_else_may_be_touched(
    place: Place, sit: Sit
) -> None:
    """Ann reads her hand at the foot of a phone's page; she may buy a card of it, but her turn is about the town."""

    def ends(course: Course) -> bool:
        state = course.after
        return asked("main action")(state) and any(
            state.notation(move).startswith("buy ") for move in state.moves()
        )

    twin = Twin(place, find(asked("main action", 1), ends, 7, mode="first"))
    ann = phone(sit, 390, 844).sit_at(twin.keys, twin.keys.host)
    ann.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    place.play(twin.keys, twin.left)
    targets = ann.asked().targets
    assert any(one.startswith("artifact-") for one in targets)
    sites = ann.page.locator('[data-id^="site-"][data-state="target"] > .hit')
    wait(ann, lambda: sites.evaluate_all(IN_SIGHT) or None)


QUESTIONS = {
    "en-GB": ("Which building do you visit?", "Do you visit a building, or go on an adventure?"),
    "fr-FR": (
        "Quel bâtiment visitez-vous\u202f?",
        "Visitez-vous un bâtiment, ou partez-vous en aventure\u202f?",
    ),
}


@pytest.mark.parametrize("lang", QUESTIONS)
def test_the_question_says_only_what_can_be_done(place: Place, sit: Sit, lang: str) -> None:
    """Nobody goes on an adventure in the first round."""
    keys = place.lay("host open", "near-and-far", 600, mode="first", first_player="fixed")
    place.play_on(keys, lambda ask: ask["step"] == "main action" and ask["seat"] == 0)
    first, later = QUESTIONS[lang]
    ann = sit(locale=lang).sit_at(keys, keys.host)
    expect(ann.by("prompt")).to_have_text(first)
    ann.by("help-button").click()
    expect(ann.by("help")).to_contain_text(first)
    ann.page.keyboard.press("Escape")
    begun: list[str] = []

    def second(ask: dict[str, object]) -> bool:
        begun.append(str(ask["step"]) if ask["seat"] == 0 else "")
        return begun.count("main action") == 2

    place.play_on(keys, second)
    expect(ann.by("prompt")).to_have_text(later)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_quest_is_offered_before_what_comes_after_it(place: Place, sit: Sit, size: tuple[int, int]) -> None:
    """Where one may attempt a quest, its button comes first, and is no smaller than the others."""
    twin = Twin(place, find(asked("quest"), rewarded("succeeded", "0", "0"), 37, None, mode="first"))
    ann = seat(sit, size).sit_at(twin.keys, twin.keys.host)
    ann.asked()
    answers = ann.by("tray").locator(".ready .button")
    expect(answers.first).to_have_attribute("data-testid", "word-attempt")
    heights = answers.evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(heights) > 1 and heights[0] == max(heights)
    tops = answers.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert tops[0] <= min(tops) + 8


GLOWS = """(nodes) => nodes.flatMap((node) => {
  const animations = node.getAnimations();
  return [0, 900, 1400, 1800, 2300, 2700, 3600].map((time) => {
    for (const one of animations) { one.pause(); one.currentTime = time; }
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
    return outlineStyle === "solid" && parseFloat(outlineWidth) >= 2 && /^rgb\\(/.test(outlineColor);
  });
})"""
"""Whether a full line lies around what may be touched, at some moments of its breathing."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_may_be_touched_glows_at_every_moment(place: Place, sit: Sit, motion: str) -> None:
    twin = Twin(place, find(asked("step"), lambda course: True, 0, mode="first"))
    ann = sit(reduced_motion=motion).sit_at(twin.keys, twin.keys.host)
    ann.asked()
    places = ann.page.locator('.map-node[data-state="target"]')
    expect(places.first).to_be_visible()
    seen = places.evaluate_all(GLOWS)
    assert seen and all(seen)


# What came of it


LOSES = {"visit": 40, "duel": 200, "hearts 0": 300}


def test_the_result_of_a_duel_is_held_until_it_could_be_read(place: Place, sit: Sit) -> None:
    """Bo goes on at once; on Ann's screen nothing of it is told before her duel has been."""

    def ends(course: Course) -> bool:
        return (
            course.made[0].startswith("visit")
            and course.tells("duel-lost", "0")
            and asked("main action", 1)(course.after)
        )

    twin = Twin(place, find(asked("main action"), ends, 1, LOSES, mode="first"))
    ann = sit()
    ann.page.clock.install()
    ann.sit_at(twin.keys, twin.keys.host)
    ann.page.clock.run_for(1000)
    ann.by("pace").get_by_label("quick").check()
    while len(twin.left) > 1:
        twin.click(ann)
    play(place, twin)
    lost = twin.heard("duel-lost", 0)
    assert lost.startswith("You lose the duel")
    news = ann.page.locator(".prompt .news")
    expect(news).to_contain_text(lost)
    visit = next(move for move in twin.state.moves() if twin.state.notation(move) == "visit farm")
    place.play(twin.keys, [visit])
    twin.match.play(visit, 1)
    expect(ann.by("skip")).to_be_visible()
    expect(news).to_contain_text(lost)
    visits = ann.by("log").get_by_text("Bo visits the Farm.", exact=True)
    before = visits.count()
    ann.page.clock.run_for(10_000)
    expect(visits).to_have_count(before + 1)


# Help


@pytest.mark.parametrize(
    ("lang", "typed", "clause", "none"),
    [
        ("en-GB", "jail duel", "NF-JAIL-2", "No rule reads like this."),
        ("fr-FR", "REPUTATION prison", "NF-DUEL-10", "Aucune règle ne se lit ainsi."),
    ],
)
def test_the_rules_are_searched_by_words(
    place: Place, sit: Sit, lang: str, typed: str, clause: str, none: str
) -> None:
    keys = place.lay("host open", "near-and-far", 600, first_player="fixed", mode="first")
    ann = sit(locale=lang).sit_at(keys, keys.host)
    ann.by("help-button").click()
    field = ann.by("search-rules")
    expect(field).to_be_in_viewport()
    rules = ann.by("rules").locator("dt")
    every = rules.count()
    assert every > 300
    field.fill(typed)
    expect(ann.by("rules")).to_contain_text(clause)
    assert 0 < rules.count() < 30
    field.fill("xyzzy")
    expect(ann.by("rules")).to_have_text(none)
    field.fill("")
    expect(rules).to_have_count(every)


# Cards, piles and marks


LEGIBLE = """(names) => names.every((name) => {
  const style = getComputedStyle(name);
  const box = name.getBoundingClientRect();
  return style.display !== "none" && parseFloat(style.fontSize) >= 9 && name.scrollHeight <= box.height + 2;
})"""


def test_on_a_phone_cards_have_names_and_piles_are_labelled(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, lambda ask: ask["step"] == "at" and ask["seat"] == 0)
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    names = ann.by("own").locator(".card .name")
    assert names.count() > 2 and names.evaluate_all(LEGIBLE)
    for pile in ann.page.locator(".middle .pile").all():
        caption = pile.locator(".caption")
        expect(caption).to_be_visible()
        label = pile.locator("[role=img]").get_attribute("aria-label") or ""
        assert re.fullmatch(rf"{caption.inner_text()}: \d+ cards?", label)


DOTS = """(nodes) => nodes.map((node) => {
  const dot = getComputedStyle(node, "::after");
  const inside = getComputedStyle(node.querySelector(".front"), "::after");
  return dot.content === '""' && parseFloat(dot.top) < 0 && parseFloat(dot.right) < 0 && inside.content === "none";
})"""
"""Whether the mark of what is new hangs over a corner, and lies over nothing that is printed."""


def test_the_mark_of_what_is_new_covers_no_text(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid" and ask["seat"] == 0)
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    bids: list[int] = []

    def on(ask: dict[str, Any]) -> int | None:
        """Lets everybody bid until cards have been won."""
        bids.append(ask["seat"])
        return None if len(bids) > 40 and ask["seat"] == 0 else int(ask["moves"][0]["move"])

    place.play_by(keys, on)
    new = ann.page.locator(".card[data-news]:visible")
    expect(new.first).to_be_visible()
    seen = new.evaluate_all(DOTS)
    assert seen and all(seen)


@pytest.mark.parametrize("seats", ["host open open", "host open open open"])
def test_a_replay_on_a_tablet_shows_whole_cards(place: Place, sit: Sit, seats: str) -> None:
    keys = place.lay(seats)
    place.play_on(keys)
    ann = seat(sit, (820, 1180))
    ann.page.goto(f"/r/{keys.table}#{keys.host}")
    cards = ann.page.locator('[data-role="site"] .card')
    expect(cards.first).to_be_visible()
    sizes = cards.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert min(sizes) >= 50
    whole = """(sites) => sites.every((site) => [...site.querySelectorAll(".card")].every((card) => {
      const [outer, inner] = [site.getBoundingClientRect(), card.getBoundingClientRect()];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    }))"""
    assert ann.page.locator('[data-role="site"]').evaluate_all(whole)


# What was read


def test_a_page_that_was_read_tells_what_was_chosen(place: Place, sit: Sit) -> None:
    """Its picture stands over it alone: what came of the choice has a head of words."""
    twin = Twin(place, find(asked("quest"), rewarded("succeeded", "0", "0"), 37, None, mode="first"))
    play(place, twin)
    words, key = twin.page(), ""
    while twin.left:
        if twin.state.step is not None and twin.state.step.name == "choose":
            key = twin.state.view(0)["page"]["choices"][CHOOSE.index(twin.left[0])]["key"]
        play(place, twin)
    assert key and twin.page().uid != words.uid
    ann = sit().sit_at(twin.keys, twin.keys.host)
    expect(ann.by("page").get_by_role("heading")).to_have_text(twin.page().title)
    expect(ann.by("page").locator(".plate")).to_have_count(0)
    ann.by("fold").click()
    expect(drawn(ann, f"read-{words.uid}").locator(".chosen")).to_have_text(words.labels[key])
    expect(drawn(ann, f"read-{twin.page().uid}").locator(".chosen")).to_have_count(0)
