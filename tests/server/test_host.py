"""What a host cannot do to the guests: read a seat, play it, rewind the match, or look at what a bot was dealt."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

import portulan
from portulan.server.table import Table
from tests.server.running_server import Keys, RunningServer, Viewer, running_server
from tests.server.test_play import behind_the_barrier, move


async def call(keys: Keys, path: str, secret: str | None, body: Any = None) -> tuple[int, Any]:
    assert secret is not None
    return await asyncio.to_thread(keys.call, path, secret, {} if body is None else body)


async def refused_hello(keys: Keys, secret: str) -> str:
    """Says hello with a link that is not good any more; returns what is said to it."""
    async with connect(f"ws://127.0.0.1:{keys.server.port}/ws/{keys.table}") as ws:
        await ws.send(json.dumps({"type": "hello", "secret": secret}))
        code: str = json.loads(await ws.recv())["code"]
        return code


def said(viewer: Viewer) -> list[str]:
    """The messages of the table that a viewer heard, by name."""
    updates = [message for message in viewer.heard if message["type"] == "update" and not message["fresh"]]
    return [
        event["name"]
        for update in updates
        for event in update["events"]
        if event["name"].startswith("message-")
    ]


# The links


def test_whoever_sits_down_gets_a_link_that_the_host_does_not_know(place: RunningServer) -> None:
    keys = place.lay()
    handed_out = str(keys.seats[1])
    answer = keys.claim(1, "Bo")
    own = str(keys.seats[1])
    assert len(own) == 43 and own != handed_out and answer["you"]["seats"] == [1]
    assert keys.call("", handed_out)[0] == 403
    assert keys.call("/replay?viewer=1", handed_out)[0] == 403
    assert keys.call("/claim", handed_out, {"name": "Eve"})[0] == 403
    assert asyncio.run(refused_hello(keys, handed_out)) == "table"
    assert keys.call("", own)[1]["you"]["seats"] == [1]
    assert own not in json.dumps(keys.call("", keys.host)[1])
    status, answer = keys.call("/claim", own, {"name": "Bob"})  # another name, the same link
    assert status == 200 and answer["secret"] is None and answer["table"]["seats"][1]["name"] == "Bob"


def test_who_came_with_the_link_that_was_handed_out_is_out_when_it_is_used(place: RunningServer) -> None:
    keys = place.lay()

    async def main() -> None:
        async with keys.come(keys.seats[1]) as eve:
            await asyncio.to_thread(keys.claim, 1, "Bo")
            await asyncio.wait_for(eve.ws.wait_closed(), 10)
            assert eve.ws.close_code == 4410

    asyncio.run(main())


def test_of_two_who_have_one_link_one_sits_down(place: RunningServer) -> None:
    keys = place.lay("host open open")
    link = str(keys.seats[1])

    async def main() -> list[int]:
        tries = [call(keys, "/claim", link, {"name": name}) for name in ("Bo", "Eve", "Cy", "Di")]
        return sorted(status for status, _ in await asyncio.gather(*tries))

    assert asyncio.run(main()) == [200, 403, 403, 403]


def test_a_link_is_renewed_by_whoever_holds_it(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay()
        keys.claim(1, "Bo")
        for old, seats in ((str(keys.seats[1]), [1]), (keys.host, [0])):
            status, answer = keys.call("/renew", old, {})
            assert status == 200 and answer["you"]["seats"] == seats
            assert keys.call("", old)[0] == 403
            assert keys.call("", answer["secret"])[1]["you"] == answer["you"]
            if seats == [0]:
                keys.host = answer["secret"]
                assert answer["you"]["host"]
            else:
                keys.seats[1] = answer["secret"]
        assert keys.call("/renew", keys.spectator, {})[0] == 403
    with running_server(tmp_path) as place:  # and after a restart
        keys.server = place
        assert keys.call("", keys.host)[1]["you"]["host"]
        assert keys.call("", str(keys.seats[1]))[1]["you"]["seats"] == [1]


def test_a_renewed_host_link_outlives_a_keyframe(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay("hotseat hotseat")
        keys.host = keys.call("/renew", keys.host, {})[1]["secret"]

        async def play() -> None:
            async with keys.come(keys.host, look=0) as screen:
                for number in range(60):
                    assert screen.ask is not None
                    await screen.send(type="look", seat=screen.ask["seats"][0])
                    await screen.hear("update")
                    await screen.play(number)

        asyncio.run(play())
    with running_server(tmp_path) as place:
        keys.server = place
        assert keys.call("", keys.host)[1]["you"]["host"]
        assert place.hub.tables[keys.table].table.base > 0


def test_an_unused_link_is_not_renewed_but_handed_out_anew(place: RunningServer) -> None:
    keys = place.lay()
    assert keys.call("/renew", str(keys.seats[1]), {})[0] == 403
    assert keys.call("/seats/1/renew", keys.host, {})[0] == 409


def test_the_host_renews_a_link_only_of_somebody_who_is_away_and_all_are_told(place: RunningServer) -> None:
    keys = place.lay("host open open", takeover_after=0)
    keys.claim(1, "Bo")
    keys.claim(2, "Cy")

    async def main() -> None:
        async with keys.come(keys.seats[2]) as cy:
            async with keys.come(keys.seats[1]):
                status, answer = await call(keys, "/seats/1/renew", keys.host)
                assert (status, answer["error"]["code"]) == (409, "seat-here")
                assert (await call(keys, "/seats/1/renew", keys.seats[2]))[0] == 403
            while (await cy.hear("presence"))["connected"]:
                pass
            old = str(keys.seats[1])
            status, answer = await call(keys, "/seats/1/renew", keys.host)
            assert status == 200 and answer["table"]["seats"][1]["invited"]
            await cy.hear("update")
            assert said(cy) == ["message-renewed"]
            assert cy.last["events"][0]["args"]["host"] == "Ann"
            assert (await asyncio.to_thread(keys.call, "", old))[0] == 403
            fresh = answer["secret"]
            # the link shows nothing until somebody sits down with it
            async with keys.come(fresh) as nobody, keys.come(keys.spectator) as eve:
                assert nobody.welcome["you"]["seats"] == [] and nobody.welcome["you"]["vacant"] == 1
                assert (nobody.scene, nobody.ask) == (eve.scene, eve.ask)
                assert (await nobody.do("move", seat=1, move=0))["code"] == "not-yours"
            assert (await call(keys, "/seats/1/return", fresh))[0] == 409
            status, answer = await call(keys, "/claim", fresh, {"name": "Bo"})
            assert status == 200 and answer["you"]["seats"] == [1]
            assert (await asyncio.to_thread(keys.call, "", fresh))[0] == 403
            await cy.hear("update")
            assert said(cy)[-1] == "message-took-over"

    asyncio.run(main())


def test_a_person_who_reloads_the_page_does_not_lose_the_seat(place: RunningServer) -> None:
    """Being away begins to count when somebody leaves, and lasts as long as the table agreed on."""
    keys = place.lay(takeover_after=300)
    keys.claim(1, "Bo")
    status, answer = keys.call("/seats/1/renew", keys.host, {})
    assert (status, answer["error"]["code"]) == (409, "not-yet")


def own_link() -> str:
    return secrets.token_urlsafe(32)


def test_an_answer_that_is_lost_on_the_way_loses_no_seat(place: RunningServer) -> None:
    """Whoever sits down or renews a link may say which one it shall be: it is good whether the answer came or not."""
    keys = place.lay()
    own, next_one = own_link(), own_link()
    status, answer = keys.call("/claim", str(keys.seats[1]), {"name": "Bo", "secret": own})
    assert status == 200 and answer["secret"] == own
    assert keys.call("", own)[1]["you"]["seats"] == [1]
    status, answer = keys.call("/renew", own, {"secret": next_one})
    assert status == 200 and keys.call("", next_one)[1]["you"]["seats"] == [1]
    for secret, status in (("short", 422), (next_one + "x", 422), (keys.host, 409), (keys.spectator, 409)):
        assert keys.call("/renew", next_one, {"secret": secret})[0] == status
    assert keys.call("", next_one)[1]["you"]["seats"] == [1]


# Devices


def test_a_second_device_is_listed_and_can_be_ended(place: RunningServer) -> None:
    keys = place.lay()
    keys.claim(1, "Bo")

    async def main() -> None:
        secret = str(keys.seats[1])
        async with keys.come(secret, device="telephone") as bo, keys.come(keys.host) as ann:
            async with keys.come(secret, device="telephone") as window:  # another window of the same device
                await window.send(type="ping")
                await window.hear("pong")
            async with keys.come(secret, device="stranger") as eve, keys.come(secret) as unnamed:
                first = await bo.hear("devices")
                assert [device["own"] for device in first["devices"]] == [True, False]
                assert [device["own"] for device in (await eve.hear("devices"))["devices"]] == [False, True]
                listed = await unnamed.hear("devices")
                assert [device["own"] for device in listed["devices"]] == [False, False, True]
                status, answer = await call(keys, "/renew", secret)
                assert status == 200
                for viewer in (bo, eve, unnamed):
                    await asyncio.wait_for(viewer.ws.wait_closed(), 10)
                    assert viewer.ws.close_code == 4410
            await ann.send(type="ping")
            await ann.hear("pong")
            assert not [message for message in ann.heard if message["type"] == "devices"]
            async with keys.come(answer["secret"], device="telephone") as again:
                assert again.welcome["you"]["seats"] == [1]

    asyncio.run(main())


def test_who_is_left_alone_is_told_so(place: RunningServer) -> None:
    keys = place.lay()
    keys.claim(1, "Bo")

    async def main() -> None:
        async with keys.come(keys.seats[1], device="one") as bo:
            async with keys.come(keys.seats[1], device="two"):
                assert len((await bo.hear("devices"))["devices"]) == 2
            assert [device["own"] for device in (await bo.hear("devices"))["devices"]] == [True]

    asyncio.run(main())


# Taking back


def test_the_host_does_not_rewind_by_putting_a_bot_on_the_guest(place: RunningServer) -> None:
    """A question, a bot on the guest's seat, and the seat given back: the match stands as it stood."""
    keys = place.lay(takeover_after=0, options={"first_player": "0"})
    keys.claim(1, "Bo")

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            while await behind_the_barrier(ann, bo) is not ann:
                pass
            scene = bo.scene
            asked = await ann.do("ask-undo", seat=0)
            assert asked["type"] == "accepted"
            await call(keys, "/seats/1", keys.host, {"kind": "bot", "level": "easy"})
            await call(keys, "/seats/1", keys.host, {"kind": "open"})
            assert (await ann.do("chat", text="so?"))["type"] == "accepted"
            while not [m for m in bo.heard if m["type"] == "chat"]:
                await bo.next()
            assert "message-undo-agreed" not in said(bo) and "message-question-void" in said(bo)
            assert not [m for m in bo.heard if m.get("undone")]
            moved = [m["by"] for m in bo.heard if m["type"] == "update" and m["by"] == 1 and m["patch"]]
            assert moved or bo.scene == scene
            await ann.until(bo.revision)
            # with the bot on the seat first, the person is still the one who is asked
            await call(keys, "/seats/1", keys.host, {"kind": "bot", "level": "easy"})
            while (await ann.do("ask-undo", seat=0))["type"] != "accepted":
                await ann.next()
            while not (ann.last["undo"] or {}).get("asked"):
                await ann.next()
            assert ann.last["undo"]["asked"]["waiting"] == [1]
            assert "message-undo-agreed" not in said(ann)

    asyncio.run(main())


def test_an_answer_names_its_question(place: RunningServer) -> None:
    """A yes to a question that somebody's going made void does not count for the next one."""
    keys = place.lay("host open open", takeover_after=0)
    keys.claim(1, "Bo")
    keys.claim(2, "Cy")

    async def main() -> None:
        async with (
            keys.come(keys.host) as ann,
            keys.come(keys.seats[1]) as bo,
            keys.come(keys.seats[2]) as cy,
        ):
            people = [ann, bo, cy]
            asked = who = ann.welcome["table"]["asked"][0]
            while asked == who:
                who = asked
                answer = await people[who].play()
                for one in people:
                    await one.until(answer["revision"])
                assert ann.ask is not None
                asked = ann.ask["seats"][0]
            (idle,) = {0, 1, 2} - {who, asked}
            first = await people[who].do("ask-undo", seat=who)
            await people[asked].until(first["revision"])
            named = people[asked].last["undo"]["asked"]["question"]
            for kind in ("bot", "open"):  # a bot comes and goes, on a seat of which nothing is asked
                assert (await call(keys, f"/seats/{idle}", keys.host, {"kind": kind}))[0] == 200
            while "message-back" not in said(people[who]):
                await people[who].next()
            assert people[who].last["undo"]["asked"] is None
            second = await people[who].do("ask-undo", seat=who)
            assert second["type"] == "accepted"
            await people[asked].until(second["revision"])
            late = await people[asked].do("answer", seat=asked, agree=True, question=named)
            assert (late["type"], late["code"]) == ("refused", "other-question")
            right = await people[asked].do("answer", seat=asked, agree=True)
            assert right["type"] == "accepted"

    asyncio.run(main())


# Bots in the place of people


def test_a_takeover_waits_for_the_time_that_the_table_agreed_on(place: RunningServer) -> None:
    keys = place.lay(takeover_after=3600, options={"first_player": "1"})
    keys.claim(1, "Bo")

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            assert bo.ask is not None and bo.ask["seat"] == 1
            status, answer = await call(keys, "/seats/1", keys.host, {"kind": "bot", "level": "easy"})
            seat = answer["table"]["seats"][1]
            assert status == 200 and seat["level"] is None and seat["takeover"] > time.time() + 3000
            await bo.hear("update")
            assert said(bo) == ["message-takeover"]
            await call(
                keys, "/seats/1", keys.host, {"kind": "bot", "level": "easy"}
            )  # asking twice is asking once
            await bo.play()  # whoever decides is not away
            assert said(bo) == ["message-takeover"] and bo.last["table"]["seats"][1]["takeover"] is None
            await ann.until(bo.revision)
            await call(keys, "/seats/1", keys.host, {"kind": "bot", "level": "easy"})
            await call(keys, "/seats/1", keys.host, {"kind": "open"})
            while said(bo)[-1] != "message-takeover-off":
                await bo.next()
            assert place.hub.tables[keys.table].table.takeovers == {}

    asyncio.run(main())


def test_a_takeover_happens_when_the_time_is_over_even_after_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay(takeover_after=1, options={"first_player": "1"})
        keys.claim(1, "Bo")
        assert keys.call("/seats/1", keys.host, {"kind": "bot", "level": "easy"})[1]["table"]["seats"][1][
            "takeover"
        ]
    with running_server(tmp_path) as place:
        keys.server = place

        async def main() -> None:
            async with keys.come(keys.host) as ann:
                await ann.asked(0)
                assert "message-bot" in json.dumps([ann.last, *ann.heard])

        asyncio.run(main())


def test_somebody_who_is_not_asked_is_not_replaced(place: RunningServer) -> None:
    keys = place.lay(takeover_after=1, options={"first_player": "0"})
    keys.claim(1, "Bo")
    assert keys.call("/seats/1", keys.host, {"kind": "bot", "level": "easy"})[0] == 200
    table = place.hub.tables[keys.table].table
    assert table.asked() == [0] and table.takeover_due(1) is None


def test_a_guest_lets_a_bot_play_at_once_and_nobody_elses_seat(place: RunningServer) -> None:
    keys = place.lay("host open open", takeover_after=3600)
    keys.claim(1, "Bo")
    keys.claim(2, "Cy")
    assert keys.call("/seats/2", str(keys.seats[1]), {"kind": "bot"})[0] == 403
    assert keys.call("/seats/1", str(keys.seats[1]), {"kind": "open"})[0] == 403
    status, answer = keys.call("/seats/1", str(keys.seats[1]), {"kind": "bot", "level": "easy"})
    assert status == 200 and answer["table"]["seats"][1]["level"] == "easy" and answer["secret"] is None


# What a bot was dealt


def test_the_link_of_a_bots_seat_shows_nothing_until_somebody_sits_down(place: RunningServer) -> None:
    """Alone with a bot, the host may invite somebody; the link itself reads nothing and everybody is told."""
    keys = place.lay("host bot", options={"first_player": "0"})

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.spectator) as eve:
            while ann.ask is None or ann.ask["step"] != "bid":
                await ann.asked(0)
                await ann.play()
            status, answer = await call(keys, "/seats/1", keys.host, {"kind": "open"})
            assert status == 200
            link = answer["secret"]
            async with keys.come(link) as nobody:
                assert nobody.welcome["you"]["seats"] == [] and nobody.welcome["you"]["vacant"] == 1
                await eve.until(nobody.revision)
                await nobody.until(eve.revision)
                assert nobody.scene == eve.scene
                await nobody.send(type="look", seat=1)
                assert (await nobody.hear("refused"))["code"] == "not-yours"
            status, answer = await asyncio.to_thread(keys.call, "/replay?viewer=1", link)
            assert (status, answer["error"]["code"]) == (409, "not-over")
            status, answer = await call(keys, "/claim", link, {"name": "Bo"})
            assert status == 200 and answer["you"]["seats"] == [1]
            while "message-took-over" not in said(eve):
                await eve.next()

    asyncio.run(main())


def test_the_device_of_somebody_who_plays_does_not_take_a_second_seat_of_the_match(
    place: RunningServer,
) -> None:
    keys = place.lay("host bot", options={"first_player": "0"})

    async def main() -> None:
        async with keys.come(keys.host, device="the host's"), keys.come(keys.spectator, device="a friend's"):
            _, answer = await call(keys, "/seats/1", keys.host, {"kind": "open"})
            link = answer["secret"]
            status, answer = await call(keys, "/claim", link, {"name": "Ann", "device": "the host's"})
            assert (status, answer["error"]["code"]) == (409, "one-seat-only")
            assert (await call(keys, "/claim", link, {"name": "Bo", "device": "a friend's"}))[0] == 200

    asyncio.run(main())


def test_a_host_who_plays_opens_a_bots_seat_only_if_the_others_agree(place: RunningServer) -> None:
    keys = place.lay("host open bot", options={"first_player": "0"})
    keys.claim(1, "Bo")

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            links = []
            for agree in (False, True):
                status, answer = await call(keys, "/seats/2", keys.host, {"kind": "open"})
                assert status == 200 and answer["table"]["seats"][2]["kind"] == "bot"
                links.append(answer["secret"])
                assert (await asyncio.to_thread(keys.call, "", links[-1]))[0] == 403
                assert (await call(keys, "/seats/2", keys.host, {"kind": "open"}))[0] == 409
                while bo.last["undo"]["asked"] is None:
                    await bo.next()
                asked = bo.last["undo"]["asked"]
                assert (asked["kind"], asked["seat"], asked["waiting"]) == ("open", 2, [1])
                answer = await bo.do("answer", seat=1, agree=agree)
                assert answer["type"] == "accepted"
                await bo.until(answer["revision"])
            assert said(bo) == [
                "message-open-asked",
                "message-undo-declined",
                "message-open-asked",
                "message-open",
            ]
            first, second = [(await asyncio.to_thread(keys.call, "", link))[0] for link in links]
            assert (first, second) == (403, 200)
            assert ann.welcome["you"]["host"]

    asyncio.run(main())


def test_who_came_by_a_link_before_the_match_does_not_see_what_the_bot_on_its_seat_gets(
    place: RunningServer,
) -> None:
    """Somebody looks on with the link of an open seat, the host seats a bot there and starts."""
    keys = place.lay(start=False)

    async def main() -> None:
        async with keys.come(keys.seats[1]) as eve:
            assert eve.welcome["you"]["seats"] == [1]
            await call(keys, "/seats/1", keys.host, {"kind": "bot", "level": "easy"})
            await call(keys, "/start", keys.host)
            await asyncio.wait_for(eve.ws.wait_closed(), 10)
            assert eve.ws.close_code == 1012
        async with keys.come(keys.seats[1]) as eve:
            assert eve.welcome["you"]["seats"] == [] and eve.welcome["you"]["vacant"] == 1

    asyncio.run(main())


# Chance


def words_of(keys: Keys) -> list[Any]:
    return [seat["word"] for seat in keys.call("", keys.host)[1]["table"]["seats"]]


def test_the_seed_is_made_of_the_servers_and_of_the_players_words(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay("host open", game="agartha")
        promised = keys.call("", keys.host)[1]["table"]["commitment"]  # told before anybody adds anything
        assert keys.call("/word", keys.host, {"seat": 0, "word": " albatross "})[0] == 200
        assert keys.call("/word", keys.host, {"seat": 1, "word": "no"})[0] == 403
        assert keys.call("/word", str(keys.seats[1]), {"seat": 1, "word": "no"})[0] == 403
        assert words_of(keys) == [None, None]  # who comes last does not know what the others said
        status, answer = keys.call("/claim", str(keys.seats[1]), {"name": "Bo", "word": "épave"})
        assert status == 200 and answer["table"]["started"]
        keys.seats[1] = answer["secret"]
        assert words_of(keys) == ["albatross", "épave"]
        assert keys.call("/word", keys.host, {"seat": 0, "word": "late"})[0] == 409
        assert keys.call("/claim", str(keys.seats[1]), {"name": "Bo", "word": "late"})[0] == 409
        play(keys)
        kept = place.hub.store.find(keys.table)
        assert kept is not None
        assert Table.load(kept).over
        told = keys.call("", keys.host)[1]["table"]
        assert told["commitment"] == promised and told["seed"] == kept.setup.seed
        status, record = keys.call("/record", str(keys.seats[1]))
        assert record["words"] == ["albatross", "épave"] and record["commitment"] == promised
    match = portulan.load_match(json.dumps(record))
    assert match.state.over and match.words == ["albatross", "épave"]
    with running_server(tmp_path) as place:  # it is opened from a keyframe, and the words are still known
        keys.server = place
        assert keys.call("/record", keys.host)[1] == record


def play(keys: Keys) -> None:
    """Lets both play to the end."""

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            number = 0
            while ann.ask is not None:
                await move(ann, bo, number)
                number += 1

    asyncio.run(main())
