"""A campaign at tables: its page, who plays the next match, and the file in which it is taken elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import portulan
from portulan.bots import InformationState, make
from portulan.engine.campaign import Campaign
from portulan.engine.errors import UsageError
from portulan.engine.journal import readings
from portulan.engine.saga import Saga
from portulan.server.acts import SeatSetup
from portulan.server.bot_pool import BotPool
from portulan.server.link_secrets import hashed
from portulan.server.models.tables import NextSeat, NextTable
from portulan.server.rematch import MOST_AWAY, next_places
from portulan.server.settings import FILE_SIZE, NO_LIMITS, Limits
from portulan.server.store import FILE_NAME
from tests.server.running_server import Json, Keys, RunningServer, running_server
from tests.server.test_story import decide
from tests.toys import letters
from tests.toys.letters.campaign import SAGA
from tests.web.place import Keys as Links
from tests.web.place import running

NAMES = ("Ann", "Bo", "Cy")


@pytest.fixture(autouse=True)
def registered() -> None:
    """Lets the server know the toy."""
    portulan.register(letters.GAME)


class Here(BotPool):
    """Works here instead of in another process, which would not know the toys."""

    async def work(self, work: Callable[..., Any], *arguments: Any, **_: Any) -> Any:
        return await asyncio.to_thread(work, *arguments)


def lay(server: RunningServer, seats: int = 2, **wish: Any) -> Keys:
    """Lays the first table of a campaign; Ann hosts it, the others have sat down."""
    keys = server.lay(" ".join(["host", *["open"] * (seats - 1)]), game="letters", **wish)
    for seat in range(1, seats):
        keys.claim(seat, NAMES[seat])
    return keys


async def play(keys: Keys, secrets: list[str], seed: int = 5) -> None:
    """Lets people play a match to its end."""
    rng = random.Random(seed)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(keys.come(secret)) for secret in secrets]
        while True:
            for viewer in people:
                await viewer.until(max(one.revision for one in people))
            asked = [one for one in people if one.ask is not None and one.ask["seat"] is not None]
            if not asked:
                break
            await decide(rng.choice(asked), rng)


def finish(keys: Keys, seed: int = 5) -> None:
    asyncio.run(play(keys, [keys.host, *(secret for secret in keys.seats if secret is not None)], seed))
    assert keys.call("", keys.host)[1]["table"]["over"]


def follow(keys: Keys, **wish: Any) -> Keys:
    """Lays the next table, and gives what its host knows of it."""
    status, answer = keys.call("/again", keys.host, wish)
    assert status == 200, answer
    return Keys(keys.server, answer["table"], keys.host, answer["seats"], keys.spectator)


def told(keys: Keys, secret: str | None = None) -> Any:
    status, answer = keys.call("/campaign", secret or keys.host)
    assert status == 200, answer
    return answer


def people(answer: Any) -> list[tuple[str, int | None, bool]]:
    return [(one["name"], one["seat"], one["away"]) for one in answer["travellers"]]


# The page


def test_the_page_tells_the_chapters_behind_now_and_ahead(place: RunningServer) -> None:
    keys = lay(place)
    first = told(keys)
    assert (first["title"], first["ahead"]) == ("season-autumn", ["season-winter", "season-spring"])
    assert first["behind"] == [] and first["next"] == []
    assert people(first) == [("Ann", 0, False), ("Bo", 1, False)]
    finish(keys)
    over = told(keys)
    assert over["next"] == [{"title": "season-winter", "options": {}}] and over["pages"] > 0

    winter = follow(keys)
    second = told(winter)
    assert (second["title"], second["ahead"]) == ("season-winter", ["season-spring"])
    (behind,) = second["behind"]
    table = keys.call("", keys.host)[1]["table"]
    assert behind == {
        "title": "season-autumn",
        "table": keys.table,
        "open": True,
        "at": table["since"],
        "names": ["Ann", "Bo"],
        "scores": place.hub.tables[keys.table].table.match.state.scores(),  # type: ignore[union-attr]
        "winners": table["winners"],
    }
    assert not second["table"]["started"] and people(second) == people(first)


def test_whoever_has_a_link_is_told_and_nobody_else(place: RunningServer) -> None:
    keys = lay(place)
    finish(keys)
    for secret in (keys.host, keys.seats[1], keys.spectator):
        answer = told(keys, secret)
        assert [secret for secret in (keys.host, keys.seats[1]) if str(secret) in json.dumps(answer)] == []
    assert keys.call("/campaign", "wrong") == keys.call("", "wrong")
    assert keys.call("/campaign.json", "wrong") == keys.call("", "wrong")
    _, answer = keys.call("/share", keys.host, {"on": True})
    for path in ("/campaign", "/campaign.json"):
        refused = keys.call(path, answer["secret"])
        assert refused[0] == 403 and refused[1]["error"]["code"] == "replay-only"


def test_a_link_of_the_next_table_alone_does_not_open_the_one_before(place: RunningServer) -> None:
    keys = lay(place)
    finish(keys)
    winter = follow(keys, seats=[{"seat": 0}, {"seat": 1}, {"name": "Di"}])
    assert winter.seats[:2] == [None, None]
    winter.seats[1] = keys.seats[1]
    winter.claim(1, "Bo")
    opened = [
        told(winter, secret)["behind"][0]["open"]
        for secret in (winter.host, winter.seats[1], winter.seats[2])
    ]
    assert opened == [True, False, False]  # whoever sits down gets a link that no other table knows


def test_a_match_of_no_campaign_has_no_page(place: RunningServer) -> None:
    keys = place.lay("host bot:easy")
    status, answer = keys.call("/campaign", keys.host)
    assert status == 409 and answer["error"]["code"] == "no-campaign"
    assert not keys.call("", keys.host)[1]["table"]["campaign"]


def test_a_game_that_tells_nothing_of_its_campaigns_still_has_a_page(
    place: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letters.GAME, "saga", Saga(SAGA.first, SAGA.check, SAGA.following))
    keys = lay(place)
    answer = told(keys)
    assert answer["title"] == "" and answer["ahead"] == []
    assert people(answer) == [("Ann", 0, False), ("Bo", 1, False)]
    assert all(one["elements"] == [] for one in answer["travellers"])


def test_asking_for_many_chapters_counts_as_looking_at_many_tables(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(looks_per_minute=3)) as place:
        keys = place.lay("host", game="letters")
        assert keys.call("/campaign", keys.host)[0] == 200
        status, answer = keys.call("/campaign", keys.host)
        assert status == 429 and answer["error"]["code"] == "slow-down"


# Who plays the next match


def test_somebody_stays_away_and_comes_back_with_what_was_kept(place: RunningServer) -> None:
    autumn = lay(place, 3)
    finish(autumn)
    bo = str(autumn.seats[1])
    winter = follow(autumn, seats=[{"seat": 0}, {"seat": 2}])
    assert winter.seats == [None, None]
    table = winter.call("", winter.host)[1]["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Cy"]
    assert people(told(winter)) == [("Ann", 0, False), ("Cy", 1, False), ("Bo", None, True)]
    status, answer = winter.call("", bo)  # whoever is away looks on
    assert status == 200 and (answer["you"]["seats"], answer["you"]["spectator"]) == ([], True)
    winter.seats[1] = autumn.seats[2]
    winter.claim(1, "Cy")
    finish(winter)

    spring = follow(winter, seats=[{"name": "Bo"}, {"seat": 0}, {"seat": 1}])
    assert spring.seats == [None, None, None]  # nobody needs a new link
    assert spring.call("", bo)[1]["you"]["seats"] == [0]
    held = {"tables": [{"table": autumn.table, "secret": bo}]}  # all that Bo's browser may know by itself
    _, answer = place.call("/api/standings", held)
    assert [(one["table"], one["own"], one["campaign"]) for one in answer["again"]] == [
        (winter.table, [], True),
        (spring.table, [0], True),
    ]
    spring.seats = [bo, None, winter.seats[1]]
    spring.claim(0, "Bo")
    spring.claim(2, "Cy")
    match = place.hub.tables[spring.table].table.match
    assert match is not None and list(match.carried["carriers"]) == ["Bo", "Ann", "Cy"]
    assert set(match.carried["keepsakes"]) == {"Ann", "Cy"}


def test_somebody_new_gets_a_link_and_whoever_leaves_for_good_loses_it(place: RunningServer) -> None:
    autumn = lay(place, 2)
    finish(autumn)
    winter = follow(autumn, seats=[{"seat": 0}, {"name": "Di"}], left=["Bo"])
    assert winter.seats[0] is None and winter.seats[1] is not None
    assert people(told(winter)) == [("Ann", 0, False), ("Di", 1, False)]
    assert winter.call("", str(autumn.seats[1])) == winter.call("", "wrong")
    answer = winter.claim(1, "Dodo")
    assert answer["table"]["started"] and answer["you"]["seats"] == [1]
    assert people(told(winter))[1] == ("Di", 1, False)  # at the table Dodo, in the campaign still Di
    finish(winter)
    spring = follow(winter)
    assert people(told(spring)) == [("Ann", 0, False), ("Di", 1, False)]
    assert [seat["name"] for seat in told(spring)["table"]["seats"]] == ["Ann", "Dodo"]


def test_a_name_that_somebody_left_goes_to_a_new_link(place: RunningServer) -> None:
    autumn = lay(place, 2)
    finish(autumn)
    wish = {"seats": [{"seat": 0}, {"name": "Bo"}]}
    status, answer = autumn.call("/again", autumn.host, wish)
    assert (status, answer["error"]["message"]) == (409, "Bo has a seat at this table already")
    winter = follow(autumn, **wish, left=["Bo"])
    assert winter.seats[1] not in (None, autumn.seats[1])
    assert winter.call("", str(autumn.seats[1]))[0] == 403


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"seats": [{"seat": 0}, {"seat": 0}]}, "a seat of this table can be kept once, and no other"),
        ({"seats": [{"seat": 7}]}, "a seat of this table can be kept once, and no other"),
        ({"seats": [{"seat": 0}, {"kind": "open"}]}, "somebody new needs a name"),
        ({"seats": [{"seat": 0, "name": "Eve"}]}, "a seat that is kept has its name and its level already"),
        ({"seats": [{"name": "Di"}, {"name": "Di"}]}, "two people of a campaign cannot have the same name"),
        ({"seats": [{"name": name} for name in "abcd"]}, "Dead Letters is for 1 to 3 players, not 4"),
        ({"options": {"map": 3}}, "the campaign does not go on with map=3"),
        ({"seats": [{"name": "Di", "kind": "bot", "level": "divine"}]}, "no bot is of level 'divine'"),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_laid(
    place: RunningServer, wish: Any, told: str
) -> None:
    keys = lay(place, 1)
    finish(keys)
    before = place.hub.store.count
    status, answer = keys.call("/again", keys.host, wish)
    assert status == 409 and answer["error"]["message"].startswith(told)
    assert place.hub.store.count == before
    assert keys.call("", keys.host)[1]["table"]["following"] is None


def test_while_the_players_gather_the_host_says_once_more_who_plays(place: RunningServer) -> None:
    autumn = lay(place, 3)
    finish(autumn)
    first = follow(autumn, seats=[{"seat": 0}, {"seat": 1}, {"name": "Di"}])
    first.seats[1] = autumn.seats[1]
    first.claim(1, "Bo")
    assert told(first)["gathering"]
    wish = {"seats": [{"seat": 0}, {"seat": 2}, {"name": "Cy"}]}
    second = follow(first, **wish)
    assert second.table != first.table and second.seats == [None, None, None]
    assert people(told(second)) == [("Ann", 0, False), ("Di", 1, False), ("Cy", 2, False), ("Bo", None, True)]
    assert [one["table"] for one in told(second)["behind"]] == [autumn.table]
    for keys in (autumn, first):  # all are told where it goes on
        assert keys.call("", keys.host)[1]["table"]["following"] == second.table
    assert second.call("", str(first.seats[1]))[1]["you"]["spectator"]  # Bo's link is still Bo's

    for path, secret, body in (("/claim", first.seats[2], {"name": "Di"}), ("/start", first.host, {})):
        status, answer = first.call(path, str(secret), body)
        assert status == 409 and answer["error"]["code"] == "moved"
    second.seats = [None, first.seats[2], autumn.seats[2]]
    second.claim(1, "Di")
    assert second.claim(2, "Cy")["table"]["started"]
    status, answer = second.call("/again", second.host, wish)
    assert status == 409 and answer["error"]["code"] == "not-over"


def test_only_so_many_people_can_be_away(place: RunningServer) -> None:
    keys = lay(place, 2)
    finish(keys)
    table = place.hub.tables[keys.table].table
    away = [SeatSetup("open", f"P{number}", None, hashed(f"{number}")) for number in range(MOST_AWAY)]
    table.setup = msgspec.structs.replace(table.setup, away=away)
    assert len(next_places(table, NextTable()).away) == MOST_AWAY
    with pytest.raises(UsageError, match="can be away at most"):
        next_places(table, NextTable([NextSeat(0)]))


def test_the_server_is_killed_between_and_everything_is_as_it_was(tmp_path: Path) -> None:
    rng = random.Random(5)

    def choose(ask: Json) -> int:
        if ask["entry"] is not None:
            return letters.GAME.space.parse(ask["entry"]["notation"].format("472"))
        move: int = rng.choice([one for one in ask["moves"] if one["notation"] != "object"])["move"]
        return move

    with running(tmp_path, toys=["letters"]) as server:
        autumn = server.lay("host open open", "letters")
        server.play_by(autumn, choose)
        wish = {"seats": [{"seat": 0}, {"seat": 2}, {"name": "Di"}]}
        laid = server.call(f"/api/tables/{autumn.table}/again", wish, autumn.host)
        page = server.call(f"/api/tables/{laid['table']}/campaign", secret=autumn.host)
        server.kill()
    with running(tmp_path, toys=["letters"]) as server:
        at = f"/api/tables/{laid['table']}"
        assert server.call(f"{at}/campaign", secret=autumn.host) == page
        again = server.call(f"/api/tables/{autumn.table}/again", {}, autumn.host)
        assert again == {"table": laid["table"], "seats": []}
        links = [autumn.seats[2], laid["seats"][2]]
        fresh = [
            server.call(f"{at}/claim", {"name": name}, str(link))["secret"]
            for name, link in zip(("Cy", "Di"), links, strict=True)
        ]
        server.play_by(Links(laid["table"], autumn.host, [None, *fresh], autumn.spectator), choose)
        page = server.call(f"{at}/campaign", secret=autumn.host)
        assert page["next"][0]["title"] == "season-spring"


# The journal


def journal(keys: Keys, secret: str | None = None, lang: str = "en") -> Any:
    status, answer = keys.call(f"/journal?lang={lang}", secret or keys.host)
    assert status == 200, answer
    return answer


def said(lines: list[Json], lang: str = "en") -> list[str]:
    return [letters.GAME.text.say(line["name"], line["args"], lang) for line in lines]


def test_the_journal_tells_who_read_what_chose_what_and_how_it_went(place: RunningServer) -> None:
    keys = lay(place)
    finish(keys)
    match = place.hub.tables[keys.table].table.match
    assert match is not None
    found = journal(keys)
    assert [one["passage"] for one in found["readings"]] == [one.passage for one in readings(match)]
    assert found["total"] == len(found["readings"]) and {one["place"] for one in found["readings"]} == {
        "season-autumn"
    }
    words = {passage["uid"]: passage for passage in found["passages"]}
    assert len(words) == len(found["passages"])
    for one in found["readings"]:
        assert one["choice"] in {"", *words[one["passage"]]["labels"]}
        assert set(said(one["before"] + one["after"])) <= set(match.log(None, "en"))
    assert any(one["choice"] for one in found["readings"])
    assert journal(keys, keys.spectator) == found
    assert journal(keys, lang="fr")["readings"] == found["readings"]


def test_the_journal_is_kept_for_the_whole_campaign(tmp_path: Path) -> None:
    """In the next match, after a new start of the server, and where the campaign goes on from its file."""
    with running_server(tmp_path / "here") as server:
        autumn = lay(server)
        finish(autumn)
        first = journal(autumn)
        text = json.dumps(file_of(autumn))
    with running_server(tmp_path / "here") as server:
        autumn.server = server
        assert journal(autumn) == first  # the table is at hand from a keyframe on only
        assert server.hub.tables[autumn.table].table.base
        winter = follow(autumn)
        winter.seats[1] = autumn.seats[1]
        winter.claim(1, "Bo")
        assert journal(winter)["readings"][:-1] == first["readings"]
        assert journal(winter)["readings"][-1]["place"] == "season-winter"
    with running_server(tmp_path / "there", bots=Here(1)) as server:
        seats = [{"kind": "host", "name": "Ann"}, {"kind": "open", "name": "Bo"}]
        table = {"game": "letters", "players": 2, "name": "Ann", "seats": seats}
        status, answer = server.call("/api/campaigns", {"table": table, "campaign": text})
        assert status == 201, answer
        keys = Keys(server, **answer)
        keys.claim(1, "Bo")
        assert journal(keys)["readings"][:-1] == first["readings"]


def test_a_campaign_goes_on_though_nobody_can_tell_how_its_pages_were_read(tmp_path: Path) -> None:
    """Where what lies before the last keyframe of a table is damaged, the pages are told and nothing else."""
    with running_server(tmp_path) as server:
        autumn = lay(server)
        finish(autumn)
        pages = {one["passage"] for one in journal(autumn)["readings"]}
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute("UPDATE acts SET act = '{}' WHERE revision = 6")
    connection.close()
    with running_server(tmp_path) as server:
        autumn.server = server
        assert [(one["passage"], one["after"]) for one in journal(autumn)["readings"]] == [
            (one["passage"], []) for one in journal(autumn)["readings"]
        ]
        assert {one["passage"] for one in journal(autumn)["readings"]} == pages
        assert told(follow(autumn))["title"] == "season-winter"


def test_what_was_read_without_anybody_having_kept_how_comes_first(place: RunningServer) -> None:
    """As at a table of an older release, whose setup has no journal of the matches before."""
    autumn = lay(place)
    finish(autumn)
    winter = follow(autumn)
    winter.seats[1] = autumn.seats[1]
    winter.claim(1, "Bo")
    known = journal(autumn)["readings"]
    table = place.hub.tables[winter.table].table
    (behind,) = table.setup.behind
    older = msgspec.structs.replace(behind, journal=behind.journal[1:])
    table.setup = msgspec.structs.replace(table.setup, behind=[older])
    lost = {"place": "", "passage": known[0]["passage"], "before": [], "choice": "", "after": []}
    again = any(one["passage"] == lost["passage"] for one in known[1:])
    assert journal(winter)["readings"][:-1] == ([] if again else [lost]) + known[1:]


# The file


def file_of(keys: Keys, secret: str | None = None) -> Any:
    status, answer = keys.call("/campaign.json", secret or keys.host)
    assert status == 200, answer
    return answer


def test_the_file_holds_the_finished_matches_and_nothing_of_the_one_being_played(
    place: RunningServer,
) -> None:
    autumn = lay(place)
    status, answer = autumn.call("/campaign.json", autumn.host)
    assert status == 409 and answer["error"]["code"] == "not-over"
    finish(autumn)
    winter = follow(autumn)
    winter.seats[1] = autumn.seats[1]
    winter.claim(1, "Bo")
    during = file_of(winter)
    seed = place.hub.tables[winter.table].table.setup.seed
    assert len(during["matches"]) == 1 and seed not in json.dumps(during)
    finish(winter)
    after = file_of(winter, str(winter.seats[1]))
    campaign = Campaign.from_json(json.dumps(after), portulan.game)
    assert [match.carried["season"] for match in campaign.matches] == ["autumn", "winter"]
    chapter = campaign.next_chapter()
    assert chapter is not None and chapter.carried["season"] == "spring"


def test_a_campaign_goes_on_elsewhere_from_its_file(tmp_path: Path) -> None:
    with running_server(tmp_path / "here") as server:
        autumn = lay(server, 2)
        autumn.call("/claim", str(autumn.seats[1]), {"name": "Robert"})  # and the campaign still knows Bo
        finish(autumn)
        text = json.dumps(file_of(autumn))
    with running_server(tmp_path / "there", bots=Here(1)) as server:
        seats = [
            {"kind": "host", "name": "Robert"},
            {"kind": "open", "name": "Ann"},
            {"kind": "open", "name": "Di"},
        ]
        table = {"game": "letters", "players": 3, "name": "Bo", "seats": seats}
        status, answer = server.call("/api/campaigns", {"table": table, "campaign": text})
        assert status == 201, answer
        keys = Keys(server, **answer)
        page = told(keys)
        assert (page["title"], page["ahead"]) == ("season-winter", ["season-spring"])
        (behind,) = page["behind"]
        assert (behind["title"], behind["table"], behind["names"]) == ("season-autumn", None, ["Ann", "Bo"])
        assert people(page) == [("Bo", 0, False), ("Ann", 1, False), ("Di", 2, False)]
        assert [seat["name"] for seat in page["table"]["seats"]] == ["Robert", "Ann", "Di"]
        keys.claim(1, "Ann")
        keys.claim(2, "Di")
        finish(keys)
        assert [match["players"] for match in file_of(keys)["matches"]] == [
            ["Ann", "Robert"],
            ["Robert", "Ann", "Di"],
        ]
        spring = follow(keys)
        assert told(spring)["title"] == "season-spring"
        spring.seats = keys.seats
        spring.claim(1, "Ann")
        spring.claim(2, "Di")
        whole = json.dumps(file_of(spring))
        assert [match.carried["season"] for match in Campaign.from_json(whole, portulan.game).matches] == [
            "autumn",
            "winter",
        ]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda data: data["matches"][0]["carried"].update(delivered=True), "match 1: "),
        (lambda data: data["matches"][0].update(seed="another"), "match 1: "),
        (lambda data: data["matches"][0].update(result=None), "match 1: the result is missing"),
        (lambda data: data.update(game="pebbles"), "is a campaign of another game, 'pebbles'"),
        (lambda data: data.update(portulan="match"), "is no campaign"),
        (lambda data: data["matches"].extend(data["matches"] * 120), "has more than 100 matches"),
        (lambda data: data["matches"].append(data["matches"][0]), "match 2: "),
    ],
)
def test_a_file_that_was_altered_is_refused_in_one_line(
    tmp_path: Path, change: Callable[[Any], Any], wrong: str
) -> None:
    with running_server(tmp_path, bots=Here(1)) as server:
        autumn = lay(server, 2)
        finish(autumn)
        data = file_of(autumn)
        change(data)
        before = server.hub.store.count
        status, message = bring(server, json.dumps(data))
        assert status == 409 and "\n" not in message
        assert message.startswith(f"the campaign cannot go on from this file: {wrong}")
        assert server.hub.store.count == before


def bring(server: RunningServer, text: str, **wish: Any) -> tuple[int, str]:
    """Brings a file, and gives what is said against it."""
    seats = [{"kind": "host", "name": "Ann"}, {"kind": "open", "name": "Bo"}]
    table = {"game": "letters", "players": 2, "name": "Ann", "seats": seats, **wish}
    status, answer = server.call("/api/campaigns", {"table": table, "campaign": text})
    return status, answer["error"]["message"]


def test_what_is_no_file_of_a_campaign_is_refused(tmp_path: Path) -> None:
    with running_server(tmp_path, bots=Here(1)) as server:
        cannot = "the campaign cannot go on from this file: "
        assert bring(server, "{}") == (409, f"{cannot}is no campaign")
        assert bring(server, "[" * 5000)[1].startswith(f"{cannot}is not a whole campaign")
        seats = [{"kind": "host", "name": "Ann"}, {"kind": "open"}]
        assert bring(server, "{}", seats=seats) == (409, "everybody of a campaign needs a name")
        seats = [{"kind": "host", "name": "Ann"}, {"kind": "open", "name": "Ann"}]
        assert bring(server, "{}", seats=seats) == (409, "two people of a campaign cannot have the same name")
        status, message = bring(server, "x" * FILE_SIZE)
        assert status == 413 and "bytes at most" in message


def test_a_file_counts_among_what_one_address_has_kept(tmp_path: Path) -> None:
    with running_server(tmp_path / "here") as server:
        autumn = lay(server, 2)
        finish(autumn)
        text = json.dumps(file_of(autumn))
    assert len(text) > 5_000
    limits = replace(NO_LIMITS, bytes_per_day=18_000)
    with running_server(tmp_path / "there", bots=Here(1), limits=limits) as server:
        seats = [{"kind": "host", "name": "Ann"}, {"kind": "open", "name": "Bo"}]
        wish = {"table": {"game": "letters", "players": 2, "name": "Ann", "seats": seats}, "campaign": text}
        assert [server.call("/api/campaigns", wish)[0] for _ in range(2)] == [201, 429]


def test_a_file_says_how_the_campaign_may_go_on(tmp_path: Path) -> None:
    with running_server(tmp_path, bots=Here(1)) as server:
        autumn = lay(server, 2)
        finish(autumn)
        data = file_of(autumn)
        wish = {"game": "letters", "campaign": json.dumps(data)}
        status, answer = server.call("/api/campaigns/chapters", wish)
        assert (status, answer) == (200, {"next": [{"title": "season-winter", "options": {}}]})
        data["matches"][0]["result"] = None
        status, answer = server.call("/api/campaigns/chapters", {**wish, "campaign": json.dumps(data)})
        assert status == 409
        wrong = "the campaign cannot go on from this file: match 1: the result is missing"
        assert answer["error"]["message"] == wrong


def test_in_character_mode_the_players_choose_the_map_a_file_goes_on_with(place: RunningServer) -> None:
    """NF-CHARMODE-1: any map that was not played yet; one that was is refused."""
    campaign = a_game_of_near_and_far(["Ann", "Bo"], mode="character", map="4")
    text = campaign.to_json()
    status, answer = place.call("/api/campaigns/chapters", {"game": "near-and-far", "campaign": text})
    assert status == 200, answer
    maps = [one["options"]["map"] for one in answer["next"]]
    assert len(maps) > 3 and "4" not in maps and "7" in maps
    seats = [{"kind": "host", "name": "Ann"}, {"kind": "open", "name": "Bo"}]
    table = {"game": "near-and-far", "players": 2, "name": "Ann", "seats": seats}
    for chosen, expected in (("7", 201), ("4", 409)):
        wish = {"table": {**table, "options": {"map": chosen}}, "campaign": text}
        status, answer = place.call("/api/campaigns", wish)
        assert status == expected, answer
        if status == 201:
            assert told(Keys(place, **answer))["title"] == "chapter-map-7"


def a_game_of_near_and_far(names: list[str], **options: str) -> Campaign:
    """Begins a campaign, whose first game bots play."""
    game = portulan.game("near-and-far")
    campaign = Campaign.begin(game, names, seed=1, options=options)
    match = campaign.match
    minds = [make("greedy", f"{seat}", game) for seat in range(len(names))]
    while not match.state.over:
        seat = match.state.actors[0]
        match.play(minds[seat].choose(InformationState(match.state, seat)), seat)
    return campaign


def test_a_campaign_of_near_and_far_goes_on_with_its_characters(place: RunningServer) -> None:
    """A real process checks the file; one of three stays away, somebody new joins."""
    campaign = a_game_of_near_and_far(["Ann", "Bo", "Cy"], mode="campaign")
    seats = [{"kind": "host", "name": "Cy"}, {"kind": "open", "name": "Ann"}, {"kind": "open", "name": "Di"}]
    table = {"game": "near-and-far", "players": 3, "name": "Cy", "seats": seats}
    status, answer = place.call("/api/campaigns", {"table": table, "campaign": campaign.to_json()})
    assert status == 201, answer
    keys = Keys(place, **answer)
    page = told(keys, keys.spectator)
    assert (page["title"], len(page["ahead"])) == ("chapter-map-3", 8)
    assert [(one["name"], one["seat"]) for one in page["travellers"]] == [
        ("Cy", 0),
        ("Ann", 1),
        ("Di", 2),
        ("Bo", None),
    ]
    cards = [[card["label"]["name"] for card in one["elements"][:1]] for one in page["travellers"]]
    kept = campaign.next_chapter()
    assert kept is not None
    assert cards == [
        [f"character-{kept.carried['cards'][name]['character']}"] if name != "Di" else []
        for name in ("Cy", "Ann", "Di", "Bo")
    ]
    keys.claim(1, "Ann")
    keys.claim(2, "Di")
    begun = told(keys)
    assert begun["table"]["started"]
    kept_readings = journal(keys)["readings"]
    assert [one["passage"] for one in kept_readings] == [one.passage for one in readings(campaign.match)]
    assert {one["place"] for one in kept_readings} == {"chapter-map-2"}
    assert begun["travellers"][0]["elements"] == page["travellers"][0]["elements"]
