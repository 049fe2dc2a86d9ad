"""A series of Near and Far in the browser: two games, talents between them, and a server that is killed twice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import portulan
from tests.web.conftest import Sit
from tests.web.near_and_far_table import drawn
from tests.web.person import Person
from tests.web.place import Json, Keys, Place, running
from tests.web.test_again import came_on
from tests.web.test_match import secret_of, sheet_of, table_of, whose_turn
from tools.launcher import prepare_client


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """A server for one test: it may be killed."""
    prepare_client()
    with running(tmp_path) as found:
        yield found


def sparing(rng: random.Random, ask: Json) -> int:
    """Decides at random; but nobody spends experience before the first game."""
    done = [move for move in ask["moves"] if move["notation"] == "done"]
    chosen: int = rng.choice(done if ask["step"] == "talents" else ask["moves"])["move"]
    return chosen


def test_two_games_of_a_campaign_with_talents_between_them(place: Place, sit: Sit, tmp_path: Path) -> None:
    rng = random.Random(5)
    keys = place.lay(game="near-and-far", first_player="fixed", mode="campaign", max_rounds="30")
    place.play_by(keys, lambda ask: sparing(rng, ask))
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    both = ann, bo
    for person in both:
        expect(person.by("scores")).to_be_visible()
    totals = sheet_of(ann)[-1][1:]

    with ExitStack() as servers:
        alive = [place]

        def kill_and_start_again() -> None:
            """Kills the server and starts another in its place; both pages find it by themselves."""
            alive[-1].kill()
            for person in both:
                expect(person.by("connection")).to_have_attribute("data-line", "lost")
            port = urlsplit(place.url).port or 0
            alive.append(servers.enter_context(running(tmp_path, port=port)))
            for person in both:
                expect(person.by("connection")).to_have_attribute("data-line", "live")

        kill_and_start_again()
        expect(ann.by("again")).to_contain_text("Go on with ")
        ann.by("again").click()
        ann.page.wait_for_url(came_on(keys))
        bo.by("again-join").click()
        bo.page.wait_for_url(f"**/t/{table_of(ann)}")

        # The card is what the first game left: its points, and experience that buys a talent

        for seat, points in enumerate(totals):
            expect(drawn(ann, f"seat-{seat}-record").locator(".value").first).to_have_text(points)
        learnt = {"Ann": learn(ann, both)}
        expect(bo.by("log")).to_contain_text(f"Ann learns {learnt['Ann']}")
        kill_and_start_again()
        learnt["Bo"] = learn(bo, both)
        expect(ann.by("log")).to_contain_text(f"Bo learns {learnt['Bo']}")
        expect(ann.by("log")).to_contain_text("You learn ")

        # The second game is played as well; the page of the campaign tells what both have made of them

        assert whose_turn(*both) is not None
        second = Keys(table_of(ann), secret_of(ann), [None, secret_of(bo)], "")
        alive[-1].play_by(second, lambda ask: sparing(rng, ask))
        ann.page.goto(f"/c/{second.table}#{second.host}")
        expect(ann.by("campaign-standing")).to_contain_text("The next game can begin.")
        expect(ann.by("stations").locator(".behind")).to_have_count(1)
        expect(ann.by("stations").locator("[aria-current=step]")).to_contain_text("Map 3")
        for name, talent in learnt.items():
            traveller = ann.by("travellers").get_by_role("listitem").filter(has_text=name).first
            expect(traveller).to_contain_text(talent)
            box = traveller.bounding_box()
            assert box and box["height"] < 450  # as high as what stands there, not as a table


def learn(person: Person, both: tuple[Person, ...]) -> str:
    """Buys a talent with experience, and no more; tells its name."""
    assert whose_turn(*both) is person
    sight = person.see()
    talents = [one for one in sight.targets if one != "done"]
    assert talents
    person.touch(talents[0])
    expect(person.by("log")).to_contain_text("You learn ")
    if "done" in person.see().targets:
        person.touch("done")
    return portulan.game("near-and-far").text.say(talents[0], {}, "en")
