"""Dead Letters in the browser: alone, by two people over three matches with the server killed between, on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from portulan.content.book import Passage
from tests.toys.letters.entries import read
from tests.web.conftest import Sit
from tests.web.person import Person, Sight, wait
from tests.web.place import Json, Keys, Place, running
from tests.web.test_access import violations
from tests.web.test_again import came_on
from tests.web.test_match import secret_of, sheet_of, table_of
from tests.web.test_phone import fits, phone
from tools.launcher import prepare_client

TOYS = ["letters"]
BOOK = read().book
CLUES = "mill.sacks,chapel.knots,hut.bunks"
"""The pages that tell the three figures of the strongbox."""
OPENED = {"en": "You read a page.", "fr": "Vous lisez une page."}
"""What the log tells of every page that is opened."""


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """A server that knows Dead Letters, for one test: it may be killed."""
    prepare_client()
    with running(tmp_path, toys=TOYS) as found:
        yield found


def drawn(person: Person, element: str) -> Locator:
    return person.page.locator(f'main.table [data-id="{element}"]')


# Reading and clicking


class Reader:
    """Somebody before a screen who reads each page that opens, and finds nothing of those that are closed."""

    def __init__(self, person: Person, lang: str = "en") -> None:
        self.person = person
        self.lang = lang
        self.read: list[str] = []

    def words(self, uid: str) -> Passage:
        return BOOK.passage(uid, self.lang)

    def opens(self, uid: str) -> None:
        """Waits until a page lies open, and reads it: its title, and each of its paragraphs."""
        page, words = self.person.by("page"), self.words(uid)
        expect(page.get_by_role("heading")).to_have_text(words.title)
        expect(page).to_have_attribute("lang", self.lang)
        for paragraph in words.paragraphs:
            expect(page.get_by_text(paragraph, exact=True)).to_be_visible()
        if uid not in self.read:
            self.read.append(uid)

    def look(self) -> None:
        """Reads the page that lies open, if there is one, and looks for closed ones in all that the browser holds."""
        heading = self.person.by("page").get_by_role("heading")
        if self.person.by("page").count():
            expect(heading).to_be_visible()
            title = heading.inner_text()
            self.opens(next(uid for uid in BOOK.ids(self.lang) if self.words(uid).title == title))
        self.catch_up()
        held = unescape(self.person.page.content()).replace("\N{NO-BREAK SPACE}", " ")
        for uid in BOOK.ids(self.lang):
            if uid not in self.read:
                words = self.words(uid)
                assert uid not in held, f"{uid} is closed, and is named"
                closed = [*words.paragraphs, *words.labels.values(), *filter(None, [words.picture])]
                if not any(words.title in told for one in self.read for told in self.words(one).paragraphs):
                    closed.append(words.title)
                for text in closed:
                    assert text.replace("\N{NO-BREAK SPACE}", " ") not in held, (
                        f"{uid} is closed, and is told"
                    )

    def catch_up(self) -> None:
        """Reads a page that went by between two questions among those that were read; the log tells of it."""
        lying = '[data-id^="read-"]'
        found = self.person.page.locator(lying).evaluate_all(
            "all => all.map((one) => one.dataset.id.slice(5))"
        )
        passed = set(found) - set(self.read)
        assert len(passed) <= 1 and (not passed or OPENED[self.lang] in self.person.see().log[-8:])
        for uid in passed:
            card, words = drawn(self.person, f"read-{uid}"), self.words(uid)
            for told in (words.title, *words.paragraphs):
                expect(card).to_contain_text(told)
            self.read.append(uid)

    def touch(self, element: str) -> None:
        """Clicks what glows; a page that lies over it is put aside first."""
        expect(drawn(self.person, element).first).to_be_attached()
        fold = self.person.by("fold")
        if fold.count() and fold.get_attribute("aria-expanded") == "true" and not self.on_page(element):
            fold.click()
            expect(self.person.by("page")).to_have_count(0)
        self.person.touch(element)

    def on_page(self, element: str) -> bool:
        return bool(self.person.by("overlay").locator(f'[data-id="{element}"]').count())

    def enter(self, number: str) -> None:
        """Types a number."""
        entry = self.person.by("entry-number")
        entry.get_by_role("textbox").fill(number)
        entry.get_by_role("button").click()
        expect(entry).to_have_count(0)


def set_up(person: Person, players: int, days: str = "") -> None:
    """Sets a table up in the lobby, for Ann and whoever comes."""
    person.page.goto("/")
    person.page.locator('[data-theme="letters"]').get_by_test_id("set-up").click()
    setup = person.by("setup")
    setup.get_by_role("radio", name=str(players)).check(force=True)
    person.by("seat-0-name").fill("Ann")
    if days:
        person.by("option-days").select_option(days)
    person.by("create").click()


# Alone


def test_autumn_is_played_alone_by_clicks_to_its_end(sit: Sit) -> None:
    ann = sit(locale="fr-FR")
    reader = Reader(ann, "fr")
    set_up(ann, 1, days="4")
    reader.opens("autumn.letter")
    done: list[str] = []
    while not (sight := ready(ann)).over:
        reader.look()
        if ann.by("entry-number").count():
            reader.enter(f"{ann.rng.randrange(1000):03}")
            done.append("number")
            continue
        chosen = newest(sight.targets, done, ann.rng)
        reader.touch(chosen)
        done.append(chosen)
    assert {"number", "sleep"} < set(done) and any(one.startswith("choice-") for one in done)
    assert {"spot-mill", "spot-chapel", "spot-hut", "spot-c1"} < set(done) and len(reader.read) > 5
    assert len(sheet_of(ann)) == 4
    expect(ann.by("again")).to_have_text("Continuer avec « Hiver »")
    ann.page.keyboard.press("Escape")
    reader.look()


def ready(person: Person) -> Sight:
    """Waits until something is asked here, a number too, or the match is over."""
    entry = person.by("entry-number")
    return person.until(
        lambda sight: sight.over or (sight.asking and (bool(sight.targets) or bool(entry.count())))
    )


def newest(targets: list[str], done: list[str], rng: random.Random) -> str:
    """Chooses what was done least; whoever has seen enough waits for the snow, and nobody walks by night."""
    if "wait" in targets and len(done) > 24:
        return "wait"
    left = [one for one in targets if one not in ("wait", "press-on")]
    least = min(done.count(one) for one in left)
    return rng.choice([one for one in left if done.count(one) == least])


# Two people, three matches


Enough = Callable[[dict[str, Json]], bool]
"""Tells by the moves that are offered, each under its notation, that those before a screen go on."""


def wishing(rng: random.Random, *kinds: str, until: Enough) -> Callable[[Json], int | None]:
    """Prefers moves by their first words, in order, and leaves the rest to chance, until there is enough."""

    def choose(ask: Json) -> int | None:
        offered = {move["notation"]: move for move in ask["moves"]}
        if until(offered):
            return None
        for kind in (*kinds, "sleep", "agree", ""):
            found = [name for name in offered if name.startswith(kind)]
            if found:
                return int(offered[rng.choice(found)]["move"])
        return None

    return choose


def offers(notation: str) -> Enough:
    """It is enough when a move is offered."""
    return lambda offered: notation in offered


def the_name(offered: dict[str, Json]) -> bool:
    """Finds the choice at a door that asks for the register alone: it costs nothing and tries nothing."""
    plain = {"choice": 2, "cost": 0, "stat": "none", "difficulty": 0}
    return "choose 2" in offered and offered["choose 2"]["say"]["args"] == plain


SEARCH = ("choose", "read", "go", "climb", "travel hut", "travel")
"""What one wishes to do who looks for a door."""


def asked_of(*readers: Reader) -> Reader:
    """Waits until one of several people is asked, and no other."""

    def look() -> Reader | None:
        asked = [reader for reader in readers if (sight := reader.person.see()).asking and sight.targets]
        return asked[0] if len(asked) == 1 else None

    return wait(readers[0].person, look)


def test_two_play_a_campaign_and_the_server_is_killed(place: Place, sit: Sit, tmp_path: Path) -> None:
    ann, bo = Reader(sit()), Reader(sit(locale="fr-FR"), "fr")
    both = ann, bo
    rng = random.Random(7)

    with ExitStack() as servers:

        def kill_and_start_again() -> None:
            """Kills the server and starts another in its place; both pages find it by themselves."""
            alive[-1].kill()
            for reader in both:
                expect(reader.person.by("connection")).to_have_attribute("data-line", "lost")
            port = urlsplit(place.url).port or 0
            alive.append(servers.enter_context(running(tmp_path, toys=TOYS, port=port)))
            for reader in both:
                expect(reader.person.by("connection")).to_have_attribute("data-line", "live")

        alive = [place]

        # Autumn: bags are packed, and a page is read by both, each in their language

        set_up(ann.person, 2, days="8")
        link = ann.person.by("seat-1").get_by_role("textbox").input_value()
        bo.person.page.goto(link)
        bo.person.by("name").fill("Bo")
        bo.person.by("sit-down").click()
        ann.person.by("start").click()
        for reader in both:
            reader.opens("autumn.letter")
        expect(drawn(ann.person, "unread-mill")).to_be_attached()
        for reader, things in ((ann, ("boots", "lantern")), (bo, ("almanac", "gloves"))):
            for thing in things:
                asked_of(*both)
                reader.touch(f"thing-{thing}")
        for chosen in ("spot-mill", "spot-mill", "choice-2"):
            ann.person.asked()
            ann.touch(chosen)
        for reader in both:
            reader.opens("mill.sacks")
            reader.read.append("mill.scales")
            reader.look()

        # In the evening one proposes, and the server is killed before the other agrees

        table = table_of(ann.person)
        keys = Keys(table, secret_of(ann.person), [None, secret_of(bo.person)], "")
        place.play_by(keys, wishing(rng, "choose", "read", "travel", until=offers("sleep")))
        ann.person.asked()
        ann.touch("sleep")
        expect(bo.person.by("action-sheet")).to_contain_text("On propose de dormir.")
        assert set(bo.person.asked().targets) == {"agree", "object"} and not ann.person.see().asking
        kill_and_start_again()
        bo.touch("agree")
        wait(ann.person, lambda: True if "Everybody sleeps." in ann.person.see().log else None)

        # The three figures are found, and entered

        def known(offered: dict[str, Json]) -> bool:
            found = place.call(f"/api/tables/{table}/passages?uids={CLUES}&lang=en", secret=keys.host)
            return len(found["passages"]) == 3

        place.play_by(keys, wishing(rng, "choose", "read", "travel", until=known))
        place.play_by(keys, wishing(rng, "travel office", "travel", until=offers("dial")))
        reader = asked_of(*both)
        reader.touch("dial")
        reader.enter("472")
        for one in both:
            one.opens("office.register")

        # The letter is delivered

        place.play_by(keys, wishing(rng, *SEARCH, until=the_name))
        for reader in both:
            reader.opens("green.door")
        asked_of(*both).touch("choice-2")
        for reader in both:
            expect(reader.person.by("scores")).to_be_visible()
        assert sheet_of(ann.person)[1][1:] == ["10", "10"]

        # The server is killed again; winter follows, and what is chosen in it

        kill_and_start_again()
        go_on(keys, ann, bo, "Go on with Winter")
        for reader, keepsake in ((ann, "thimble"), (bo, "whistle")):
            reader.opens("winter.stove")
            assert asked_of(*both) is reader
            reader.touch(f"keepsake-{keepsake}")
        for reader in both:
            expect(reader.person.by("scores")).to_be_visible()

        # Spring remembers

        winter = Keys(table_of(ann.person), keys.host, [None, secret_of(bo.person)], "")
        go_on(winter, ann, bo, "Go on with Spring")
        for seat, (reader, keepsake) in enumerate(((ann, "thimble"), (bo, "whistle"))):
            reader.opens("spring.letter")
            kept = drawn(reader.person, f"seat-{seat}-kept")
            expect(kept.locator(f'[data-id="keepsake-{keepsake}"]')).to_be_visible()
            expect(drawn(reader.person, f"seat-{seat}-biscuits").locator(".value")).to_have_text("2")
            expect(drawn(reader.person, "spot-mill")).to_be_attached()
            expect(drawn(reader.person, "unread-mill")).to_have_count(0)
        asked_of(*both).touch("thing-boots")
        spring = Keys(table_of(ann.person), keys.host, [None, secret_of(bo.person)], "")
        place.play_by(spring, wishing(rng, *SEARCH, until=the_name))
        for reader in both:
            reader.opens("blue.door")
        asked_of(*both).touch("choice-2")
        for reader in both:
            expect(reader.person.by("scores")).to_be_visible()
        assert sheet_of(bo.person)[1][1:] == ["10", "10"]
        expect(ann.person.by("again")).not_to_contain_text("Go on")
        ann.person.page.keyboard.press("Escape")
        ann.opens("blue.in")


def go_on(keys: Keys, host: Reader, guest: Reader, words: str) -> None:
    """The host begins the next chapter by the button that names it, and the other follows."""
    expect(host.person.by("again")).to_have_text(words)
    host.person.by("again").click()
    host.person.page.wait_for_url(came_on(keys))
    guest.person.by("again-join").click()
    guest.person.page.wait_for_url(f"**/t/{table_of(host.person)}")


# Everybody


def at_the_mill(place: Place, person: Person) -> Reader:
    """Begins autumn, walks to the mill, and opens the table there."""
    keys = place.lay("host", "letters")
    left = iter(("pack boots", "pack stick", "travel mill"))

    def choose(ask: Json) -> int | None:
        wanted = next(left, None)
        return next((move["move"] for move in ask["moves"] if move["notation"] == wanted), None)

    place.play_by(keys, choose)
    return Reader(person.sit_at(keys, keys.host))


def test_a_page_is_read_and_answered_on_a_phone(place: Place, sit: Sit) -> None:
    reader = at_the_mill(place, phone(sit, 390, 844))
    ann = reader.person
    tap(ann, "spot-mill")
    reader.opens("mill.scales")
    assert fits(ann)
    for choice in ("choice-1", "choice-2", "leave"):
        box = ann.target(choice).bounding_box()
        assert box is not None and box["width"] >= 24 and box["height"] >= 24
    tap(ann, "choice-2")
    reader.opens("mill.sacks")
    assert fits(ann)


def tap(person: Person, element: str) -> None:
    before = person.asked()
    person.target(element).tap(position=person.spot(element))
    considered = person.taken(before)
    if person.by("confirm").count():
        person.by("confirm").tap()
        person.taken(considered)


@pytest.mark.parametrize("shade", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_axe_finds_nothing_on_an_open_page(
    place: Place, sit: Sit, shade: str, width: int, height: int
) -> None:
    reader = at_the_mill(place, sit(color_scheme=shade, viewport={"width": width, "height": height}))
    reader.person.asked()
    reader.touch("spot-mill")
    reader.opens("mill.scales")
    assert violations(reader.person, shade) == []


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1440, 900), (820, 1180), (390, 844)])
def test_a_page_opens_in_sight(place: Place, sit: Sit, width: int, height: int) -> None:
    reader = at_the_mill(place, sit(viewport={"width": width, "height": height}))
    reader.person.asked()
    reader.touch("spot-mill")
    reader.opens("mill.scales")
    expect(reader.person.by("page").get_by_role("heading")).to_be_in_viewport(ratio=1)
    expect(reader.person.by("fold")).to_be_in_viewport(ratio=1)
    assert fits(reader.person)


def test_a_page_is_read_again_in_the_replay(place: Place, sit: Sit) -> None:
    reader = at_the_mill(place, sit())
    ann = reader.person
    ann.asked()
    reader.touch("spot-mill")
    reader.opens("mill.scales")
    table, secret = table_of(ann), secret_of(ann)
    ann.page.goto(f"/r/{table}#{secret}")
    reader.opens("autumn.letter")
    for _ in range(int(ann.by("scrubber").get_attribute("max") or 0)):
        before = ann.by("scrubber").input_value()
        ann.by("next").click()
        expect(ann.by("scrubber")).not_to_have_value(before)
    reader.opens("mill.scales")
    expect(ann.by("page").locator("img")).to_be_visible()
    expect(ann.by("page").locator(".page-choice")).to_have_count(3)
    expect(ann.by("page").locator(".hit")).to_have_count(0)
    ann.by("language-fr").click()
    Reader(ann, "fr").opens("mill.scales")
