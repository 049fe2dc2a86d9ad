"""Near and Far in the browser: pages of every kind, a duel, a trade, a route, a whole game, a phone, the unread."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from portulan.games.near_and_far import quests, scoring
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.moves import CHOOSE
from portulan.games.near_and_far.state import NearAndFar
from portulan.registry import load_match
from tests.battery.unread import closed, plain, signs
from tests.web.conftest import Sit
from tests.web.near_and_far_table import (
    BOOK,
    Begins,
    Course,
    Ends,
    Twin,
    drawn,
    everything,
    find,
    put_aside,
    reads,
)
from tests.web.person import Person
from tests.web.place import Place, running
from tests.web.test_access import violations
from tests.web.test_match import sheet_of, whose_turn
from tests.web.test_phone import fits, phone
from tests.web.test_story import tap
from tools.launcher import prepare_client


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server at which a campaign may begin on a later map."""
    prepare_client()
    with running(tmp_path_factory.mktemp("far"), toys=["late_series"]) as found:
        yield found


def asked(step: str, seat: int = 0) -> Begins:
    """Somebody is asked something, and nobody else."""
    return lambda state: state.actors == [seat] and state.step is not None and state.step.name == step


def still_open(course: Course) -> bool:
    """The page that tells what came of it lies open: Ann is asked something more in the same turn."""
    page = course.after.view(None)["page"]
    return course.after.actors == [0] and page is not None and not course.tells("turn")


def rewarded(*event: str) -> Ends:
    """Ann attempts a quest at once, something is told of it, and it brings her something."""
    return lambda course: (
        course.made[0] == "attempt"
        and course.tells(*event)
        and course.tells("gained", "0")
        and still_open(course)
    )


# Pages of every kind


class Kind(NamedTuple):
    """A kind of quest: what is told when it is done, by which walk it was found, the options of the table."""

    told: tuple[str, ...]
    guess: int
    options: dict[str, str]
    says: str


KINDS = {
    "skill": Kind(("succeeded", "0", "0"), 37, {"mode": "first"}, "You succeed"),
    "combat": Kind(("succeeded", "0", "1"), 55, {"mode": "first"}, "You succeed"),
    "without a roll": Kind(("resolved", "0"), 87, {"mode": "campaign", "map": "6"}, "You gain"),
    "side quest": Kind(("succeeded", "0"), 13, {"mode": "campaign", "map": "3"}, "You succeed"),
    "story": Kind(("succeeded", "0"), 9, {"mode": "character"}, "You succeed"),
    "arcade": Kind(("succeeded", "0"), 39, {"mode": "arcade"}, "You succeed"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_quest_of_each_kind_is_read_chosen_and_rewarded(place: Place, sit: Sit, kind: str) -> None:
    """Ann attempts it by clicks, and reads in English; Bo, who looks on, reads the same in French."""
    told, guess, options, says = KINDS[kind]
    twin = Twin(place, find(asked("quest"), rewarded(*told), guess, None, **options))
    ann = sit().sit_at(twin.keys, twin.keys.host)
    bo = sit(locale="fr-FR").sit_at(twin.keys, twin.keys.seats[1])
    assert twin.click(ann) == "attempt"
    if kind == "side quest":
        assert twin.click(ann).startswith("side ")
    for person, lang in ((ann, "en"), (bo, "fr")):
        words = twin.page(lang)
        reads(person, words, lang)
        assert words.labels
        for label in words.labels.values():
            expect(person.by("page")).to_contain_text(label)
    held = twin.counted(0, 0)
    assert twin.click(ann).startswith("choose ")
    while twin.left:
        twin.click(ann)
    assert twin.counted(0, 0) != held
    assert words.uid != twin.page().uid
    for viewer, (person, lang) in enumerate(((ann, "en"), (bo, "fr"))):
        reads(person, twin.page(lang), lang)
        twin.shows(person, viewer)
    assert any(line.startswith(says) for line in ann.see().log[-8:])


def test_a_keyword_opens_a_choice_of_its_own(place: Place, sit: Sit) -> None:
    """Ann knows the word, so nothing else is left to her: both read the page first, then what it tells."""
    twin = Twin(place, find(asked("quest"), rewarded("resolved", "0"), 3, mode="campaign", map="10"))
    ann = sit().sit_at(twin.keys, twin.keys.host)
    bo = sit(locale="fr-FR").sit_at(twin.keys, twin.keys.seats[1])
    assert twin.click(ann) == "attempt"
    for person, lang in ((ann, "en"), (bo, "fr")):
        reads(person, twin.page(lang), lang)
    assert twin.click(ann).startswith("choose ") and not twin.left
    for viewer, (person, lang) in enumerate(((ann, "en"), (bo, "fr"))):
        reads(person, twin.page(lang), lang)
        twin.shows(person, viewer)
    assert any(line.startswith("You take choice ") for line in ann.see().log[-8:])


@pytest.mark.parametrize(
    ("locale", "lang", "attempted"),
    [("en-GB", "en", "attempts the quest on location"), ("fr-FR", "fr", "tente la quête de l’emplacement")],
)
def test_the_journal_tells_where_a_page_was_read_and_how_it_went(
    place: Place, sit: Sit, locale: str, lang: str, attempted: str
) -> None:
    """Who looks on reads it too: the map, the place, the choice, the roll against the difficulty, what it brought."""
    twin = Twin(place, find(asked("quest"), rewarded("succeeded", "0"), 37, None, mode="first"))
    words = None
    while twin.left:
        made = twin.left.pop(0)
        if twin.state.step is not None and twin.state.step.name == "choose":
            words = twin.page(lang), twin.state.view(0)["page"]["choices"][CHOOSE.index(made)]["key"]
        place.play(twin.keys, [made])
        twin.match.play(made, twin.state.actors[0])
    assert words is not None
    bo = sit(locale=locale)
    bo.page.goto(f"/j/{twin.keys.table}#{twin.keys.spectator}")
    expect(bo.by("journal")).to_have_attribute("aria-busy", "false")
    expect(bo.page.get_by_role("heading", level=2).first).to_have_text(twin.say("chapter-map-1", lang))
    page = bo.by("reading").filter(has=bo.page.get_by_role("heading", name=words[0].title, exact=True)).first
    expect(page).to_contain_text(f"Ann {attempted}")
    expect(page.locator(".chosen")).to_have_text(words[0].labels[words[1]])
    for event in ("rolled", "succeeded"):
        expect(page.get_by_role("listitem").filter(has_text=heard(twin, event, lang))).to_have_count(1)
    expect(page).not_to_contain_text(heard(twin, "chose", lang))  # its words stand there already
    brought = bo.by("reading").filter(has_text=twin.page(lang).title)
    expect(brought.last).to_contain_text(heard(twin, "gained", lang))
    bo.page.emulate_media(media="print", color_scheme="dark")
    expect(bo.page.get_by_role("button")).to_have_count(0)
    expect(page).to_have_css("color", "rgb(0, 0, 0)")


def heard(twin: Twin, event: str, lang: str) -> str:
    """Tells the last event of a name as those hear it who look on."""
    last = next(one for one in reversed(twin.match.told) if EVENTS[one[0]].name == event)
    return twin.match.say(last, None, lang)


def has_keywords(state: NearAndFar) -> bool:
    """Bo, who knows no keyword, is to choose on a page that asks for one."""
    return asked("choose", 1)(state) and any(way.keywords for way in quests.ways(state))


def test_a_choice_is_closed_to_those_who_lack_its_keyword(place: Place, sit: Sit) -> None:
    twin = Twin(place, find(has_keywords, lambda course: True, 0, mode="campaign", map="10"))
    bo = sit().sit_at(twin.keys, twin.keys.seats[1])
    reads(bo, twin.page())
    view = twin.state.view(1)
    assert view["page"] is not None
    closed = [number for number, one in enumerate(view["page"]["choices"], 1) if one["keywords"]]
    keyword = view["page"]["choices"][closed[0] - 1]["keywords"][0]
    choices = bo.by("page").locator(".page-choice")
    expect(choices).to_have_count(len(view["page"]["choices"]))
    asks = choices.nth(closed[0] - 1)
    expect(asks).to_contain_text(twin.say(f"keyword-{keyword}"))
    expect(asks.locator(".hit, button:enabled")).to_have_count(0)
    assert len(bo.asked().targets) == len(choices.all()) - len(closed)


FIGHTING = {"challenge": 300, "hearts": 60, "hearts 0": 1, "visit saloon": 40, "recruit": 200, "put": 200}
FIGHTING |= {"adventure": 20, "duel": 20, "slip": 0}
"""What those wish who look for a boss."""


def test_a_boss_is_beaten_and_tells_his_page(place: Place, sit: Sit) -> None:
    script = find(
        asked("threat"),
        lambda course: (
            course.made[0].startswith("challenge") and course.tells("beat-boss", "0") and still_open(course)
        ),
        123,
        FIGHTING,
        mode="campaign",
        map="11",
    )
    twin = Twin(place, script)
    ann = sit().sit_at(twin.keys, twin.keys.host)
    bo = sit(locale="fr-FR").sit_at(twin.keys, twin.keys.seats[1])
    expect(ann.by("page")).to_have_count(0)
    assert twin.click(ann).startswith("challenge ")
    while twin.left:
        twin.click(ann)
    for viewer, (person, lang) in enumerate(((ann, "en"), (bo, "fr"))):
        reads(person, twin.page(lang), lang)
        twin.shows(person, viewer)
    beaten = twin.heard("beat-boss", 0)
    assert beaten.startswith("You beat ")
    expect(ann.by("log")).to_contain_text(beaten)
    expect(bo.by("log")).to_contain_text(twin.heard("beat-boss", 1, "fr"))


# The town


def test_a_duel_for_an_occupied_building(place: Place, sit: Sit) -> None:
    def ends(course: Course) -> bool:
        return (
            course.made[0].startswith("visit")
            and any(made.startswith("duel 2 ") for made in course.made[1:2])
            and course.tells("duel-won", "0", "1")
        )

    twin = Twin(place, find(asked("main action"), ends, 0, mode="first"))
    ann = sit().sit_at(twin.keys, twin.keys.host)
    bo = sit().sit_at(twin.keys, twin.keys.seats[1])
    building = twin.click(ann).removeprefix("visit ")
    site = drawn(ann, f"site-{building}")
    expect(site.locator('[data-id="pawn-1"]')).to_be_visible()
    assert twin.click(ann).startswith("duel 2 ")
    while twin.left:
        twin.click(ann)
    won = twin.heard("duel-won", 0)
    expect(ann.by("log")).to_contain_text(won)
    expect(bo.by("log")).to_contain_text(twin.heard("duel-won", 1))
    assert won.startswith("You win the duel against Bo, ")
    for viewer, person in enumerate((ann, bo)):
        expect(drawn(person, f"site-{building}").locator('[data-id="pawn-0"]')).to_be_visible()
        for seat in (0, 1):
            twin.shows(person, viewer, seat)


def test_goods_are_traded_by_clicks(place: Place, sit: Sit) -> None:
    def begins(state: NearAndFar) -> bool:
        return asked("visit")(state) and any(
            state.notation(move).startswith("trade for") for move in state.moves()
        )

    def ends(course: Course) -> bool:
        return (
            course.made[0].startswith("trade for")
            and len(course.made) > 2
            and all(made.startswith(("give ", "done")) for made in course.made[1:])
            and course.tells("gained", "0")
            and course.after.actors == [0]
        )

    twin = Twin(place, find(begins, ends, 14, mode="first"))
    ann = sit().sit_at(twin.keys, twin.keys.host)
    bo = sit().sit_at(twin.keys, twin.keys.seats[1])
    held = twin.counted(0, 0)
    twin.shows(ann, 0)
    twin.click(ann)
    sheet = ann.by("action-sheet")
    while twin.left:
        expect(sheet).to_be_visible()
        twin.click(ann)
    expect(sheet).to_have_count(0)
    assert twin.counted(0, 0) != held
    for viewer, person in enumerate((ann, bo)):
        twin.shows(person, viewer)
    expect(ann.by("log")).to_contain_text(twin.heard("gained", 0))
    expect(bo.by("log")).to_contain_text(twin.heard("gained", 1))


# The map


CAMPING = {"camp": 300, "adventure": 60, "restore": 300, "go": 8, "visit saloon": 30, "recruit": 100}
CAMPING |= {"put": 100, "attempt": 1, "rearrange": 0, "discard": 8}
"""What those wish who look for a trade route."""


def routes(state: NearAndFar) -> int:
    return scoring.sheet(state, 0).routes


def test_a_camp_closes_a_trade_route(place: Place, sit: Sit) -> None:
    def ends(course: Course) -> bool:
        return course.made == ["camp"] and routes(course.after) > routes(course.before)

    twin = Twin(place, find(asked("camp"), ends, 8, CAMPING, mode="first"))
    ann = sit().sit_at(twin.keys, twin.keys.host)
    bo = sit(locale="fr-FR").sit_at(twin.keys, twin.keys.seats[1])
    points, had = ann.page.locator('[data-id="seat-0-points"] .value').first, routes(twin.state)
    before = int(points.inner_text())
    assert twin.click(ann) == "camp"
    expect(ann.by("log")).to_contain_text(twin.heard("camped", 0))
    expect(bo.by("log")).to_contain_text(twin.heard("camped", 1, "fr"))
    for viewer, person in enumerate((ann, bo)):
        twin.shows(person, viewer)
    # The tent is worth a point, too; what it uncovers and the route may bring more.
    assert int(points.inner_text()) - before > routes(twin.state) - had > 0


# A whole game


@pytest.mark.whole_match
def test_two_play_a_first_adventure_to_its_end(place: Place, sit: Sit) -> None:
    """Every decision is a click, from the first draft to the last turn."""
    keys = place.lay(game="near-and-far", first_player="fixed", mode="first", max_rounds="30")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    decisions = 0
    while (who := whose_turn(ann, bo)) is not None:
        decisions += 1
        decide(who)
    assert decisions > 100, decisions
    sheets = [sheet_of(person) for person in (ann, bo)]
    assert sheets[0] == sheets[1]
    assert [cell.split("\n")[0] for cell in sheets[0][0][1:]] == ["Ann", "Bo"]
    points = [[int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row[1:]] for row in sheets[0][1:]]
    assert points[-1] == [sum(line[seat] for line in points[:-1]) for seat in (0, 1)]
    record = place.call(f"/api/tables/{keys.table}/record", secret=keys.host)
    assert load_match(json.dumps(record)).state.scores() == points[-1]


def decide(person: Person) -> None:
    """Makes one whole move out of what glows; whatever leads on is liked."""
    sight = person.see()
    liked = [one for one in sight.targets if one in ("attempt", "restore", "camp", "done")]
    chosen = person.rng.choice(liked or sight.targets)
    while True:
        put_aside(person, chosen)
        sight = person.touch(chosen)
        if not sight.picked or sight.picked[-1] != chosen or not sight.targets:
            return
        chosen = person.rng.choice(sight.targets)


# A phone


def test_a_turn_in_town_a_journey_and_a_page_by_touch(place: Place, sit: Sit) -> None:
    """Ann has a phone; nothing is ever wider than it. Bo plays on meanwhile at a desk."""

    def ends(course: Course) -> bool:
        return (
            course.made[0].startswith("visit")
            and course.tells("attempted", "0")
            and course.tells("went", "0")
            and asked("choose")(course.after)
        )

    def begins(state: NearAndFar) -> bool:
        return asked("main action")(state) and state.round == 1

    twin = Twin(place, find(begins, ends, 42, mode="first"))
    ann = phone(sit, 390, 844).sit_at(twin.keys, twin.keys.host)
    bo = sit().sit_at(twin.keys, twin.keys.seats[1])
    while twin.left:
        if twin.state.actors == [0]:
            ann.asked()
            assert fits(ann)
            twin.click(ann, tap)
            assert fits(ann)
        else:
            bo.asked()
            twin.click(bo)
    reads(ann, twin.page())
    assert fits(ann)
    for target in ann.asked().targets:
        box = ann.target(target).bounding_box()
        assert box is not None and box["width"] >= 24 and box["height"] >= 24


# Everybody


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_axe_finds_nothing_on_a_table_and_an_open_page(place: Place, sit: Sit, shade: str) -> None:
    twin = Twin(place, find(asked("quest"), rewarded("succeeded", "0", "0"), 37, mode="first"))
    ann = sit(color_scheme=shade).sit_at(twin.keys, twin.keys.host)
    bo = sit(color_scheme=shade, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    bo.sit_at(twin.keys, twin.keys.seats[1])
    ann.asked()
    for person in (ann, bo):
        assert violations(person, shade) == []
    twin.click(ann)
    for person in (ann, bo):
        reads(person, twin.page())
        assert violations(person, shade) == []


# The unread


A_TITLE = 30
"""So many letters have titles that are ordinary words as well; what is longer is prose."""


def prose(uid: str) -> list[str]:
    """Gives what tells that a page is there: its sentences in both languages."""
    return [phrase for phrase in signs(BOOK, uid)[1] if len(phrase) > A_TITLE]


def test_what_nobody_opened_reaches_no_browser(place: Place, sit: Sit) -> None:
    """Nothing that comes over the line holds a closed page; an open one comes to all who may read it."""
    twin = Twin(place, find(asked("quest"), rewarded("succeeded", "0", "0"), 37, mode="first"))
    people = [sit(), sit(locale="fr-FR"), sit()]
    came = [everything(person) for person in people]
    for person, secret in zip(people, (twin.keys.host, twin.keys.seats[1], twin.keys.spectator), strict=True):
        person.sit_at(twin.keys, secret)
    ann = people[0]
    searched: set[str] = set()

    def look() -> None:
        """Searches whatever is new, in the pages as they are and in all that came."""
        arrived = {text for found in came for text in found()}
        held = {unescape(person.page.content()) for person in people} | arrived
        assert any(twin.keys.table in text for text in arrived)
        told = plain("\n".join(held - searched))
        searched.update(held)
        assert [uid for uid in closed(twin.state) if any(phrase in told for phrase in prose(uid))] == []

    ann.asked()
    look()
    twin.click(ann)
    words = twin.page()
    for person, lang in zip(people, ("en", "fr", "en"), strict=True):
        reads(person, twin.page(lang), lang)
    assert words.uid not in closed(twin.state)
    look()
    for found in came:
        told = plain("\n".join(found()))
        assert any(phrase in told for phrase in prose(words.uid))
