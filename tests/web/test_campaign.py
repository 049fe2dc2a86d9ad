"""The page of a campaign: its chapters and travellers on every screen, the next game for other people, and its file."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import portulan
from portulan.bots import InformationState, make
from portulan.engine.campaign import Campaign
from tests.toys.letters import GAME
from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Json, Keys, Place, running
from tests.web.test_access import violations
from tests.web.test_again import came_on
from tests.web.test_match import table_of
from tests.web.test_phone import fits
from tools.launcher import prepare_client

LAPTOP: Json = {"viewport": {"width": 1440, "height": 900}}
PHONE: Json = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server that knows a toy with campaigns."""
    prepare_client()
    with running(tmp_path_factory.mktemp("data"), toys=["letters"]) as found:
        yield found


def played(place: Place, seats: str = "host open") -> Keys:
    """A campaign whose first match is over."""
    keys = place.lay(seats, "letters")
    rng = random.Random(5)

    def decide(ask: Json) -> int:
        if ask["entry"] is not None:
            return GAME.space.parse(ask["entry"]["notation"].format("472"))
        move: int = rng.choice([one for one in ask["moves"] if one["notation"] != "object"])["move"]
        return move

    place.play_by(keys, decide)
    return keys


def open_page(person: Person, keys: Keys, secret: str | None) -> Person:
    person.page.goto(f"/c/{keys.table}#{secret}")
    expect(person.by("travellers")).to_be_visible()
    return person


def sides(person: Person) -> list[str]:
    """How the stations lie: their tops and lefts tell a row from a column."""
    found: list[str] = (
        person.by("stations")
        .locator("li")
        .evaluate_all(
            "all => all.map((one, n) => !n ? '' : one.getBoundingClientRect().left >"
            " all[n - 1].getBoundingClientRect().left ? 'right' : 'below')"
        )
    )
    return found[1:]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("locale", "title", "people"),
    [("en-GB", "The campaign", "played this game"), ("fr-FR", "La campagne", "a joué cette partie")],
)
def test_the_page_on_a_laptop_and_on_a_phone(
    place: Place, sit: Sit, locale: str, title: str, people: str, scheme: str
) -> None:
    keys = played(place)
    for options, side in ((LAPTOP, "right"), (PHONE, "below")):
        ann = open_page(sit(**options, locale=locale, color_scheme=scheme), keys, keys.host)
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(ann.by("travellers").get_by_role("listitem").first).to_contain_text(people)
        assert sides(ann) == [side, side]
        assert violations(ann, scheme) == []
        assert fits(ann)


def test_the_page_is_reached_from_the_menu_the_end_and_the_lobby(place: Place, sit: Sit) -> None:
    keys = played(place)
    bo = sit().sit_at(keys, keys.seats[1])
    bo.by("scores").get_by_test_id("to-campaign").click()
    expect(bo.by("campaign-standing")).to_contain_text("The next game can begin.")
    expect(bo.by("next-game")).to_have_count(0)  # the host proposes it
    bo.by("to-table").click()
    expect(bo.by("scores")).to_be_visible()
    bo.page.keyboard.press("Escape")
    expect(bo.by("scores")).to_have_count(0)
    bo.by("menu-button").click()
    bo.by("menu").get_by_test_id("to-campaign").click()
    expect(bo.by("travellers")).to_contain_text("Bo")
    bo.page.goto("/")
    bo.by("my-tables").get_by_test_id("to-campaign").click()
    expect(bo.by("travellers")).to_contain_text("Bo")
    bo.by("to-journal").click()
    expect(bo.by("journal")).to_be_visible()


def test_the_next_game_without_one_and_with_somebody_new(place: Place, sit: Sit) -> None:
    keys = played(place, "host open open")
    ann = open_page(sit(), keys, keys.host)
    ann.by("next-game").click()
    ann.by("part-1").select_option("away")
    ann.by("add-new").click()
    ann.by("new-0").fill("Di")
    assert violations(ann) == []
    ann.by("lay-next").click()
    ann.page.wait_for_url(came_on(keys))
    expect(ann.by("seats")).to_contain_text("Di")
    (link,) = [one.input_value() for one in ann.by("invite").all() if "#" in one.input_value()][:1]
    new = table_of(ann)
    assert urlsplit(link).path == f"/t/{new}"

    di = sit()
    di.page.goto(link)
    di.by("name").fill("Di")
    di.by("sit-down").click()
    expect(di.by("seats")).to_contain_text("Di")
    cy = sit()  # who stays has the link that they had
    cy.page.goto(f"/t/{new}#{keys.seats[2]}")
    cy.by("name").fill("Cy")
    cy.by("sit-down").click()
    expect(cy.by("tray")).to_be_visible()

    bo = open_page(sit(locale="fr-FR"), Keys(new, "", [], ""), keys.seats[1])  # who is away looks on
    people = bo.by("travellers").get_by_role("listitem")
    expect(people.filter(has_text="Bo")).to_contain_text("manque cette partie")
    expect(bo.by("stations").locator(".behind")).to_have_count(1)
    expect(bo.by("stations").locator("[aria-current=step]")).to_contain_text("en cours")


def test_while_they_gather_the_host_lays_the_table_for_others(place: Place, sit: Sit) -> None:
    keys = played(place, "host open open")
    laid = place.call(f"/api/tables/{keys.table}/again", {}, keys.host)["table"]
    ann, cy = sit(), sit()
    cy.page.goto(f"/t/{laid}#{keys.seats[2]}")
    expect(cy.by("sit-down")).to_be_visible()
    ann.page.goto(f"/t/{laid}#{keys.host}")
    ann.by("to-campaign").click()
    ann.by("change-players").click()
    ann.by("part-1").select_option("away")
    ann.by("lay-next").click()
    ann.page.wait_for_url(re.compile(rf"/t/(?!{re.escape(laid)})[\w-]+$"))
    cy.by("to-next").click()  # under the own name, with the own link
    expect(cy.by("tray")).to_be_visible()
    seats = place.call(f"/api/tables/{table_of(ann)}", secret=keys.host)["table"]["seats"]
    assert [(seat["name"], seat["claimed"]) for seat in seats] == [("Ann", True), ("Cy", True)]


def test_too_few_or_too_many_are_told_before_anything_is_laid(place: Place, sit: Sit) -> None:
    keys = played(place, "host")
    ann = open_page(sit(), keys, keys.host)
    ann.by("next-game").click()
    ann.by("part-0").select_option("away")
    expect(ann.by("next-form")).to_contain_text("The game is for 1 to 3 players; this would be 0.")
    expect(ann.by("lay-next")).to_be_disabled()
    ann.by("add-new").click()
    ann.by("new-0").fill("Ann")
    ann.by("lay-next").click()
    expect(ann.by("next-form")).to_contain_text("Ann has a seat at this table already")


def test_going_on_from_a_file_in_character_mode_the_players_choose_the_map(
    place: Place, sit: Sit, tmp_path: Path
) -> None:
    game = portulan.game("near-and-far")
    campaign = Campaign.begin(game, ["Ann", "Bo"], seed=1, options={"mode": "character", "map": "4"})
    minds = [make("greedy", f"{seat}", game) for seat in range(2)]
    while not campaign.match.state.over:
        seat = campaign.match.state.actors[0]
        campaign.match.play(minds[seat].choose(InformationState(campaign.match.state, seat)), seat)
    path = tmp_path / "campaign.json"
    path.write_text(campaign.to_json(), encoding="utf-8")
    ann = sit()
    ann.page.goto("/")
    ann.page.locator("[data-theme=near-and-far]").get_by_test_id("set-up").click()
    ann.by("campaign-file").locator("summary").click()
    ann.by("campaign-pick").set_input_files(path)
    expect(ann.by("next-chapter").locator("option").filter(has_text="Map 4")).to_have_count(0)
    ann.by("next-chapter").select_option(label=game.text.say("chapter-map-7", {}, "en"))
    assert violations(ann) == []
    ann.by("create").click()
    ann.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    ann.by("to-campaign").click()
    expect(ann.by("stations").locator("[aria-current=step]")).to_contain_text("Map 7")


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a campaign of Near and Far after two games, which bots have played."""
    game = portulan.game("near-and-far")
    campaign = Campaign.begin(game, ["Ann", "Bo"], seed=1, options={"mode": "campaign"})
    for number in range(2):
        if number:
            campaign.advance(seed=number)
        match = campaign.match
        minds = [make("greedy", f"{number} {seat}", game) for seat in range(2)]
        while not match.state.over:
            seat = match.state.actors[0]
            match.play(minds[seat].choose(InformationState(match.state, seat)), seat)
    path = tmp_path_factory.mktemp("file") / "campaign.json"
    path.write_text(campaign.to_json(), encoding="utf-8")
    return path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_campaign_of_near_and_far_goes_on_from_its_file_and_is_taken_away_again(
    place: Place, sit: Sit, two_games: Path, scheme: str
) -> None:
    answer = place.call(
        "/api/campaigns",
        {
            "table": {
                "game": "near-and-far",
                "players": 2,
                "name": "Ann",
                "seats": [{"kind": "host", "name": "Ann"}, {"kind": "hotseat", "name": "Bo"}],
            },
            "campaign": two_games.read_text(encoding="utf-8"),
        },
    )
    keys = Keys(**answer)
    for options in (LAPTOP, PHONE):
        ann = open_page(sit(**options, color_scheme=scheme), keys, keys.host)
        expect(ann.by("stations").get_by_role("listitem")).to_have_count(10)
        expect(ann.by("stations").locator(".behind")).to_have_count(2)
        expect(ann.by("stations").locator("[aria-current=step]")).to_contain_text("Map 4")
        expect(ann.by("travellers").locator(".text-card .plate img").first).to_be_visible()
        expect(ann.by("travellers")).to_contain_text("experience")
        assert violations(ann, scheme) == []
        assert fits(ann)
    assert "download" not in ann.page.content()  # nothing of it was finished here


@pytest.mark.parametrize(
    ("locale", "title"),
    [("en-GB", "Two hundred and fourteen letters"), ("fr-FR", "Deux cent quatorze lettres")],
)
def test_a_page_that_was_read_is_kept_under_its_title(
    place: Place, sit: Sit, locale: str, title: str
) -> None:
    """Its label, which counts the pages, is for those that have no title."""
    keys = played(place)
    ann = sit(locale=locale).sit_at(keys, keys.host)
    kept = ann.page.locator('main.table [data-id^="read-"] .head .name')
    expect(kept.filter(has_text=title).first).to_be_attached()
    expect(kept.filter(has_text="Page")).to_have_count(0)


def test_the_file_is_saved_and_brought_back_in_the_lobby(place: Place, sit: Sit, tmp_path: Path) -> None:
    keys = played(place)
    ann = open_page(sit(), keys, keys.host)
    with ann.page.expect_download() as saving:
        ann.by("download").click()
    path = tmp_path / saving.value.suggested_filename
    saving.value.save_as(path)
    assert re.fullmatch(r"letters-campaign\.json", path.name)
    campaign = Campaign.from_json(path.read_text(encoding="utf-8"), lambda name: GAME)
    assert [match.names for match in campaign.matches] == [["Ann", "Bo"]]

    ann.page.goto("/")
    ann.page.locator("[data-theme=letters]").get_by_test_id("set-up").click()
    ann.by("campaign-file").locator("summary").click()
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({"portulan": "match"}), encoding="utf-8")
    ann.by("campaign-pick").set_input_files(wrong)
    expect(ann.by("setup")).to_contain_text("This is not the file of a campaign of this game.")
    ann.by("campaign-pick").set_input_files(path)
    expect(ann.by("campaign-read")).to_contain_text("One game has been played.")
    expect(ann.by("seat-1-name")).to_have_value("Bo")
    assert violations(ann) == []
