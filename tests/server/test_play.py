"""Playing over the wire: two people, one table, every rule of the wire as it is published."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import portulan
from portulan.engine.state import State
from portulan.server.table import Table
from portulan.server.undo_hints import UndoHints
from tests.server.running_server import Keys, RunningServer, Viewer, running_server
from tests.toys import tides

portulan.register(tides.GAME)

Play = Callable[[Viewer, Viewer], Coroutine[Any, Any, None]]


def for_two(place: RunningServer, play: Play, **wish: Any) -> Keys:
    """Sets Ann and Bo at a table, each at a screen, and lets them play."""
    keys = place.lay(**wish)
    keys.claim(1, "Bo")

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            await play(ann, bo)

    asyncio.run(main())
    return keys


async def move(ann: Viewer, bo: Viewer, choice: int = 0) -> Viewer:
    """Lets whoever is asked make a move, and both see it; returns who it was."""
    assert ann.ask is not None
    who = ann if ann.ask["seat"] is not None else bo
    answer = await who.play(choice)
    for viewer in (ann, bo):
        await viewer.until(answer["revision"])
    return who


async def bidding(ann: Viewer, bo: Viewer) -> None:
    """Plays until bids are placed."""
    while ann.ask is not None and ann.ask["step"] != "bid":
        await move(ann, bo)


def test_a_whole_match_between_two_people(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        for number in range(1000):
            if ann.ask is None:
                break
            await move(ann, bo, number)
        assert ann.ask is None and bo.ask is None
        assert ann.scene is not None and ann.scene["children"][-1]["type"] == "score-sheet"
        assert ann.last["table"]["over"]

    keys = for_two(place, play)
    status, record = keys.call("/record", keys.host)
    assert status == 200
    match = portulan.load_match(json.dumps(record))
    assert match.state.over and match.seed is not None and match.names == ["Ann", "Bo"]
    kept = place.hub.store.find(keys.table)
    assert kept is not None
    loaded = Table.load(kept).match
    assert loaded is not None and loaded.entries == match.entries


def test_what_is_asked_comes_with_sentence_notation_and_targets_of_the_scene(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        await bidding(ann, bo)
        asked, waits = (ann, bo) if ann.ask and ann.ask["seat"] is not None else (bo, ann)
        assert asked.ask is not None and waits.ask is not None and asked.scene is not None
        assert waits.ask["seat"] is None and waits.ask["moves"] == []
        assert waits.ask["seats"] == asked.ask["seats"] == [asked.ask["seat"]]
        ids = set(all_ids(asked.scene))
        game = portulan.game("agartha")
        for choice in asked.ask["moves"]:
            assert set(choice["targets"]) <= ids
            assert game.space.parse(choice["notation"]) == choice["move"]
            assert game.text.say(choice["say"]["name"], choice["say"]["args"], "fr")
        clauses = asked.welcome["clauses"][asked.ask["step"]]
        assert clauses and all(game.text.rule(rule, "en") for rule in clauses)

    for_two(place, play)


def all_ids(element: dict[str, Any]) -> list[str]:
    found = [element["id"]] if "id" in element else []
    for name in ("children", "spaces", "known"):
        for child in element.get(name, []):
            found += all_ids(child)
    return found


def test_a_move_can_be_typed(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        await bidding(ann, bo)
        who = ann if ann.ask and ann.ask["seat"] is not None else bo
        assert who.ask is not None
        answer = await who.do("move", seat=who.ask["seat"], notation="BID 3  @2 action")
        assert answer["type"] == "accepted"

    for_two(place, play)


# Exactly once


def test_a_double_click_is_one_move(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        who = ann if ann.ask and ann.ask["seat"] is not None else bo
        assert who.ask is not None
        message = {
            "type": "move",
            "id": "click",
            "revision": who.revision,
            "seat": who.ask["seat"],
            "move": who.ask["moves"][0]["move"],
        }
        before = who.revision
        for _ in range(3):
            await who.send(**message)
        answers = [await who.answer("click") for _ in range(3)]
        assert answers[0]["type"] == "accepted"
        assert answers[0] == answers[1] == answers[2]
        await who.send(type="ping")
        await who.hear("pong")
        assert who.revision == before + 1

    for_two(place, play)


def test_the_same_message_gets_the_same_answer_even_after_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path) as place:
        keys = place.lay("hotseat hotseat")

        async def first() -> dict[str, Any]:
            async with keys.come(keys.host) as ann:
                await ann.send(type="chat", id="word", text="hello")
                return await ann.answer("word")

        answer = asyncio.run(first())
    with running_server(tmp_path) as place:
        keys = Keys(place, keys.table, keys.host, keys.seats, keys.spectator)

        async def again() -> dict[str, Any]:
            async with keys.come(keys.host) as ann:
                await ann.send(type="chat", id="word", text="hello")
                return await ann.answer("word")

        assert asyncio.run(again()) == answer
        kept = place.hub.store.find(keys.table)
        assert kept is not None and len(kept.acts) == answer["revision"]


def test_a_refusal_is_remembered_too(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        waits = bo if ann.ask and ann.ask["seat"] is not None else ann
        seat = waits.welcome["you"]["seats"][0]
        for _ in range(2):
            await waits.send(type="move", id="no", revision=waits.revision, seat=seat, move=0)
        assert await waits.answer("no") == await waits.answer("no")

    for_two(place, play)


def test_a_move_made_at_an_old_position_is_stale(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        await bidding(ann, bo)
        revision = ann.revision
        who = await move(ann, bo)
        while who.ask is None or who.ask["seat"] is None:
            await move(ann, bo)
        answer = await who.do(
            "move", seat=who.ask["seat"], move=who.ask["moves"][0]["move"], revision=revision
        )
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        await who.play()

    for_two(place, play)


def test_chat_does_not_make_a_move_stale(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        who, other = (ann, bo) if ann.ask and ann.ask["seat"] is not None else (bo, ann)
        assert who.ask is not None
        revision = who.revision
        await other.do("chat", text="take your time")
        answer = await who.do(
            "move", seat=who.ask["seat"], move=who.ask["moves"][0]["move"], revision=revision
        )
        assert answer["type"] == "accepted"

    for_two(place, play)


# Refusals


def test_a_refusal_by_the_rules_cites_its_clause_in_both_languages(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        await bidding(ann, bo)
        who = ann if ann.ask and ann.ask["seat"] is not None else bo
        assert who.ask is not None
        answer = await who.do("move", seat=who.ask["seat"], notation="stop")
        assert (answer["type"], answer["code"]) == ("refused", "rule")
        assert answer["rule"].startswith("AG-")
        assert answer["rule"] in answer["text"]["en"] and answer["rule"] in answer["text"]["fr"]
        assert answer["text"]["en"] != answer["text"]["fr"]
        why = await who.do("why", seat=who.ask["seat"], notation="stop")
        assert (why["type"], why["rule"]) == ("why", answer["rule"])
        legal = await who.do("why", seat=who.ask["seat"], move=who.ask["moves"][0]["move"])
        assert legal["rule"] == "" and legal["text"] is None

    for_two(place, play)


def test_a_refusal_tells_the_clause_as_it_stands_at_this_table(place: RunningServer) -> None:
    """Starting cards that all place together are shown later, and a refused player is not told that they lie open."""

    async def play(ann: Viewer, bo: Viewer) -> None:
        for verb in ("move", "why"):
            answer = await ann.do(verb, seat=0, notation="place KNI L1" if verb == "move" else "stop")
            assert answer["rule"] == "AG-SETUP-11"
            assert "shown when everybody has placed" in answer["text"]["en"]
            assert "quand tous ont posé" in answer["text"]["fr"]

    for_two(place, play, options={"setup_placement": "simultaneous", "object_mix": "0/1/1/2"})


def test_nobody_moves_for_another(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        who, other = (ann, bo) if ann.ask and ann.ask["seat"] is not None else (bo, ann)
        assert who.ask is not None
        choice = who.ask["moves"][0]["move"]
        answer = await other.do("move", seat=who.ask["seat"], move=choice)
        assert answer["code"] == "not-yours"
        own = other.welcome["you"]["seats"][0]
        answer = await other.do("move", seat=own, move=choice)
        assert answer["code"] == "rule"
        assert (await who.play())["type"] == "accepted"

    for_two(place, play)


# Choosing together


def test_a_common_choice_is_made_in_any_order_and_nothing_of_it_is_heard_before(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        assert ann.ask is not None and bo.ask is not None
        assert ann.ask["seats"] == bo.ask["seats"] == [0, 1]
        start = ann.revision
        await ann.play()
        await bo.play()
        assert ann.revision == bo.revision == start + 1
        parts = [m for m in ann.heard + bo.heard if m["type"] == "update" and m["revision"] == start + 1]
        assert [m["by"] for m in parts] == [0, 1]
        await ann.play()
        await bo.until(start + 2)
        assert bo.last["by"] == 0 and bo.ask["seats"] == [1]
        assert [event["name"] for event in bo.last["events"]] == ["event-start-placed"] * 2
        assert all(event["args"]["card"] == "hidden" for event in bo.last["events"])
        done = await bo.play()
        await ann.until(done["revision"])
        assert [event["name"] for event in ann.last["events"]][:2] == ["event-start-placed"] * 2
        await move(ann, bo)

    for_two(place, play, options={"setup_placement": "simultaneous", "first_player": "0"})


# Taking back


def test_whoever_decides_while_the_hint_is_worked_out_gets_a_new_one(
    place: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched, work_out = threading.Event(), UndoHints.can_undo

    async def slowly(
        hints: UndoHints, before: State, seat: int, moves: tuple[int, ...], outdated: Callable[[], bool]
    ) -> bool:
        if not searched.is_set():
            searched.set()
            while not outdated():
                await asyncio.sleep(0.005)
        return await work_out(hints, before, seat, moves, outdated)

    async def play(ann: Viewer, bo: Viewer) -> None:
        await bidding(ann, bo)
        searched.clear()
        monkeypatch.setattr(UndoHints, "can_undo", slowly)
        await move(ann, bo)
        await asyncio.to_thread(searched.wait, 20)
        who = await move(ann, bo)
        known = await who.hear("undo")
        assert known["can"] is True and known["revision"] == who.revision

    for_two(place, play)


def test_undo_within_the_barrier_needs_nobody(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        await bidding(ann, bo)
        scenes = {ann.revision: (ann.scene, bo.scene)}
        start = ann.revision
        who = await move(ann, bo)
        seat = who.welcome["you"]["seats"][0]
        known = await who.hear("undo")
        assert known["can"] is True and known["revision"] == who.revision
        answer = await who.do("undo", seat=seat)
        assert answer["type"] == "accepted"
        for viewer in (ann, bo):
            await viewer.until(answer["revision"])
            assert viewer.last["undone"] == [start + 1]
            assert [event["name"] for event in viewer.last["events"]] == ["message-undone"]
        assert (ann.scene, bo.scene) == scenes[start]
        answer = await who.do("redo", seat=seat)
        assert answer["type"] == "accepted"
        for viewer in (ann, bo):
            await viewer.until(answer["revision"])
            assert viewer.scene == viewer.scenes[start + 1]
        assert (await who.do("redo", seat=seat))["code"] == "nothing-to-redo"

    for_two(place, play)


async def behind_the_barrier(ann: Viewer, bo: Viewer) -> Viewer:
    """Plays until the last decision cannot be taken back alone; returns who made it."""
    await bidding(ann, bo)
    while True:
        who = await move(ann, bo)
        assert who.ask is not None
        if who.ask["step"] != "bid":
            return who


def test_undo_beyond_the_barrier_needs_the_table(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        who = await behind_the_barrier(ann, bo)
        other = bo if who is ann else ann
        seat, others = (viewer.welcome["you"]["seats"][0] for viewer in (who, other))
        assert (await who.do("undo", seat=seat))["code"] == "barrier"
        before = who.scene
        answer = await who.do("ask-undo", seat=seat)
        await other.until(answer["revision"])
        assert other.last["undo"]["asked"] == {
            "kind": "undo",
            "question": other.revision,
            "seat": seat,
            "agreed": [seat],
            "waiting": [others],
        }
        assert (await who.do("ask-undo", seat=seat))["code"] == "already-asked"
        assert (await who.do("answer", seat=seat, agree=True))["code"] == "not-asked"
        answer = await other.do("answer", seat=others, agree=False)
        await who.until(answer["revision"])
        assert who.last["undo"]["asked"] is None and who.scene == before
        await other.until((await who.do("ask-undo", seat=seat))["revision"])
        answer = await other.do("answer", seat=others, agree=True)
        await who.until(answer["revision"])
        assert who.last["undone"] and who.scene != before
        assert who.ask is not None and who.ask["step"] == "bid" and who.ask["seat"] == seat

    for_two(place, play)


def test_there_is_nothing_to_take_back_before_the_first_decision(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        assert (await ann.do("undo", seat=0))["code"] == "nothing-to-undo"
        assert (await bo.do("ask-undo", seat=1))["code"] == "nothing-to-undo"
        assert (await bo.do("answer", seat=1, agree=True))["code"] == "not-asked"

    for_two(place, play)


def test_nothing_is_taken_back_once_the_match_is_over_and_its_seed_is_known(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        while ann.ask is not None:
            who = await move(ann, bo)
        seat = who.welcome["you"]["seats"][0]
        assert (await who.do("undo", seat=seat))["code"] == "over"
        assert (await who.do("ask-undo", seat=seat))["code"] == "over"
        assert (await who.do("move", seat=seat, move=0))["code"] == "rule"

    for_two(place, play)


# Coming back


def test_a_viewer_who_was_away_gets_exactly_what_it_missed(place: RunningServer) -> None:
    keys = place.lay()
    keys.claim(1, "Bo")

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            await bidding(ann, bo)
            revision, scene = bo.revision, bo.scene
            async with keys.come(keys.seats[1], revision=revision) as twin:
                assert twin.welcome["revision"] == revision
            for number in range(6):
                await move(ann, bo, number)
            await ann.do("chat", text="where are you?")
            await bo.hear("chat")
            heard = [m for m in bo.heard if m["type"] in ("update", "chat") and m["revision"] > revision]
            async with keys.come(keys.seats[1], revision=revision) as again:
                again.scene, again.revision = scene, revision
                while again.revision < bo.revision:
                    await again.next()
                told = [m for m in again.heard if m["type"] in ("update", "chat")]
                assert told == heard
                assert again.scene == bo.scene and again.ask == bo.ask

    asyncio.run(main())


def test_a_viewer_from_another_time_starts_afresh(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")

    async def main() -> None:
        async with keys.come(keys.host, revision=99) as ahead:
            update = await ahead.hear("update")
            assert update["fresh"] and update["revision"] == 1 and update["scene"] is not None
            assert [line["revision"] for line in update["log"]] == [1]
            assert update["log"][0]["events"][0]["name"] == "message-started"

    asyncio.run(main())


def test_the_log_comes_in_pages_the_newest_first(place: RunningServer) -> None:
    async def play(ann: Viewer, bo: Viewer) -> None:
        for number in range(130):
            await move(ann, bo, number)

    keys = for_two(place, play, game="tides")

    async def read(secret: str | None) -> list[int]:
        async with keys.come(secret) as viewer:
            lines, more = viewer.last["log"], viewer.last["more"]
            assert len(lines) == 50 and more
            first, pages = lines[0]["revision"], 0
            while more:
                answer = await viewer.do("log", before=first)
                lines[:0] = answer["lines"]
                first, more = answer["from"], answer["more"]
                pages += 1
            assert first == 1 and pages >= 2
            assert (await viewer.do("log", before=1))["lines"] == []
            return [line["revision"] for line in lines]

    for secret in (keys.host, keys.spectator):
        assert asyncio.run(read(secret)) == list(range(1, 133))


def test_somebody_who_decided_long_ago_may_ask_to_take_back_after_a_restart(tmp_path: Path) -> None:
    """The table is opened with its last acts at hand; the decision is older, and is read when it is asked for."""
    with running_server(tmp_path) as place:
        keys = place.lay(game="tides")
        keys.claim(1, "Bo")

        async def before() -> None:
            async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
                for number in range(60):
                    await move(ann, bo, number)
                for number in range(60):
                    assert (await ann.do("chat", text=f"word {number}"))["type"] == "accepted"

        asyncio.run(before())

    async def after() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            live = place.hub.tables[keys.table]
            base, revision = live.table.base, ann.revision
            assert base > 20
            while live.table.base == base:
                answer = await ann.do("ask-undo", seat=0)
                assert answer["type"] == "accepted"
                await bo.until(answer["revision"])
                answer = await bo.do("answer", seat=1, agree=True)
                assert answer["type"] == "accepted"
                await ann.until(answer["revision"])
            undone = [number for message in ann.heard for number in message.get("undone", [])]
            assert min(undone) <= base and undone == sorted(undone, reverse=True)
            assert ann.ask is not None and ann.revision > revision

    with running_server(tmp_path) as place:
        keys.server = place
        asyncio.run(after())


def test_a_table_is_let_go_and_comes_back_as_it_was(place: RunningServer) -> None:
    keys = place.lay()
    keys.claim(1, "Bo")

    async def some() -> Viewer:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            for number in range(8):
                await move(ann, bo, number)
            return ann

    ann = asyncio.run(some())
    live = place.hub.tables[keys.table]

    async def leave() -> None:
        while live.viewpoints:
            await asyncio.sleep(0.01)
        place.hub.sweep(live.touched + 1)

    asyncio.run_coroutine_threadsafe(leave(), place.loop).result(10)
    assert keys.table not in place.hub.tables

    async def back() -> None:
        async with keys.come(keys.host) as again:
            assert again.revision == ann.revision
            assert again.scene == ann.scene and again.ask == ann.ask

    asyncio.run(back())
    assert place.hub.tables[keys.table] is not live


# Those who watch, and those who share a screen


def test_a_spectator_sees_but_does_not_touch(place: RunningServer) -> None:
    keys = place.lay("hotseat hotseat")

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.spectator) as eve:
            assert (await ann.hear("watching"))["number"] == 1
            assert eve.welcome["you"] == {
                "seats": [],
                "host": False,
                "spectator": True,
                "revision": 1,
                "vacant": None,
                "replay": False,
            }
            assert eve.ask is not None and eve.ask["moves"] == []
            assert (await eve.do("move", seat=0, move=0))["code"] == "not-yours"
            assert (await eve.do("chat", text="boo"))["code"] == "not-seated"
            assert (await eve.do("why", seat=0, move=0))["code"] == "not-yours"
            await eve.send(type="look", seat=0)
            assert (await eve.hear("refused"))["code"] == "not-yours"

    asyncio.run(main())


def test_a_shared_screen_shows_nothing_private_until_somebody_looks(place: RunningServer) -> None:
    keys = place.lay("host hotseat")

    async def main() -> None:
        async with keys.come(keys.host) as screen, keys.come(keys.spectator) as eve:
            assert screen.welcome["you"]["seats"] == [0, 1]
            assert screen.scene == eve.scene
            while screen.ask is not None and screen.ask["step"] != "bid":
                await turn(screen)
            await turn(screen)
            await screen.send(type="look", seat=None)
            await screen.hear("update")
            await eve.until(screen.revision)
            assert screen.scene == eve.scene
            for number in range(12):
                await turn(screen, number)
            assert screen.revision > 14

    asyncio.run(main())


async def turn(screen: Viewer, choice: int = 0) -> None:
    """Whoever is asked looks, and decides."""
    assert screen.ask is not None
    seat = screen.ask["seats"][0]
    await screen.send(type="look", seat=seat)
    update = await screen.hear("update")
    assert update["fresh"] and screen.ask["seat"] == seat
    await screen.play(choice)


# People


def test_presence_is_told(place: RunningServer) -> None:
    keys = place.lay()
    keys.claim(1, "Bo")

    async def main() -> None:
        async with keys.come(keys.host) as ann:
            async with keys.come(keys.seats[1]):
                assert (await ann.hear("presence")) == {"type": "presence", "seat": 1, "connected": True}
                _, answer = keys.call("", keys.host)
                assert [seat["connected"] for seat in answer["table"]["seats"]] == [True, True]
            assert (await ann.hear("presence")) == {"type": "presence", "seat": 1, "connected": False}

    asyncio.run(main())


def test_chat_is_kept_and_told_to_all(place: RunningServer) -> None:
    keys = place.lay()
    keys.claim(1, "Bo")

    async def main() -> None:
        async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
            await ann.do("chat", text="  hello\n there ")
            line = await bo.hear("chat")
            assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "hello there")
            assert (await bo.do("chat", text="   "))["code"] == "bad-message"
        async with keys.come(keys.seats[1]) as bo:
            assert [chat["text"] for chat in bo.last["chat"]] == ["hello there"]

    asyncio.run(main())


def test_a_match_over_three_weeks_and_two_servers(tmp_path: Path) -> None:
    """Live and correspondence play are the same: everybody leaves, the server too, and the log tells what happened."""
    with running_server(tmp_path) as place:
        keys = place.lay()
        keys.claim(1, "Bo")

        async def first() -> tuple[int, Viewer]:
            async with keys.come(keys.host) as ann, keys.come(keys.seats[1]) as bo:
                seen = ann.revision
                for number in range(9):
                    await move(ann, bo, number)
                return seen, ann

        seen, ann = asyncio.run(first())
    with running_server(tmp_path) as place:
        keys = Keys(place, keys.table, keys.host, keys.seats, keys.spectator)

        async def later() -> None:
            async with keys.come(keys.host) as again:
                assert again.scene == ann.scene
                since = [line for line in again.last["log"] if line["revision"] > seen]
                live = [m for m in ann.heard if m["type"] == "update" and m["revision"] > seen]
                assert [line["events"] for line in since] == [m["events"] for m in live if m["events"]]

        asyncio.run(later())


def test_a_replaced_link_lets_nobody_in_and_ends_who_came_with_it(place: RunningServer) -> None:
    keys = place.lay()

    async def main() -> None:
        url = f"ws://127.0.0.1:{place.port}/ws/{keys.table}"
        async with connect(url) as ws:
            await ws.send(json.dumps({"type": "hello", "secret": keys.seats[1]}))
            await ws.recv()
            status, answer = await asyncio.to_thread(keys.call, "/seats/1", keys.host, {"kind": "open"})
            assert status == 200 and answer["secret"]
            await asyncio.wait_for(ws.wait_closed(), 10)
            assert ws.close_code == 4410
        async with connect(url) as ws:
            await ws.send(json.dumps({"type": "hello", "secret": keys.seats[1]}))
            await ws.recv()
            await asyncio.wait_for(ws.wait_closed(), 10)
            assert ws.close_code == 4404
        keys.seats[1] = answer["secret"]
        assert (await asyncio.to_thread(keys.claim, 1, "Bo"))["table"]["started"]

    asyncio.run(main())


def test_the_store_holds_no_secret(place: RunningServer, tmp_path: Path) -> None:
    keys = place.lay()
    keys.claim(1, "Bo")
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert keys.table.encode() in everything
    for secret in (keys.host, keys.spectator, keys.seats[1]):
        assert secret is not None and secret.encode() not in everything
