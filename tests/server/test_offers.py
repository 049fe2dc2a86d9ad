"""Fewer questions over the wire: one message answers an optional question and the next, and is taken back as one."""

from __future__ import annotations

from typing import Any

from portulan.server import updates
from portulan.server.acts import Moved, Undone, Viewer
from portulan.server.table import Table
from tests.games.near_and_far import setting as near_and_far
from tests.games.near_and_far.setting import afford, follow, give, out
from tests.server.running_server import RunningServer
from tests.server.running_server import Viewer as Screen
from tests.server.tables import Game
from tests.server.test_play import for_two, move


async def offered(ann: Screen, bo: Screen) -> Screen:
    """Plays until somebody may rest early or use a character."""
    for number in range(400):
        who = ann if ann.ask and ann.ask["seat"] is not None else bo
        assert who.ask is not None
        if who.ask["step"] == "use" and "early rest" in who.ask.get("before", ()):
            return who
        await move(ann, bo, number)
    raise AssertionError("nobody could ever rest early")


def chosen(ask: dict[str, Any], family: str) -> dict[str, Any]:
    """Finds the first move that begins with a word."""
    found: dict[str, Any] = next(one for one in ask["moves"] if one["notation"].startswith(family))
    return found


def test_one_message_declines_and_decides(place: RunningServer) -> None:
    async def play(ann: Screen, bo: Screen) -> None:
        who = await offered(ann, bo)
        assert who.ask is not None
        assert chosen(who.ask, "rest early").get("declined") is None
        assert all(one["notation"] != "rest no" for one in who.ask["moves"])
        steps = [who.ask["step"], *who.ask["before"]]
        clauses = {clause for step in steps for clause in who.welcome["clauses"][step]}
        assert {"RO-TURN-2", "RO-EARLYREST-1"} <= clauses
        main, seat, before = chosen(who.ask, "use"), who.ask["seat"], who.revision
        answer = await who.do("move", seat=seat, move=main["move"], declined=main["declined"])
        assert answer["type"] == "accepted" and answer["revision"] == before + 1
        await who.until(answer["revision"])
        assert who.ask is not None and who.ask["step"] == "at"
        taken = await who.do("undo", seat=seat)
        assert taken["type"] == "accepted"
        await who.until(taken["revision"])
        assert who.ask is not None and who.ask["step"] == "use" and "early rest" in who.ask["before"]
        again = await who.do("redo", seat=seat)
        await who.until(again["revision"])
        assert who.ask is not None and who.ask["step"] == "at"

    for_two(place, play, game="roam")


def test_whoever_names_the_move_alone_is_understood(place: RunningServer) -> None:
    async def play(ann: Screen, bo: Screen) -> None:
        who = await offered(ann, bo)
        assert who.ask is not None
        answer = await who.do("move", seat=who.ask["seat"], notation=chosen(who.ask, "use")["notation"])
        assert answer["type"] == "accepted"

    for_two(place, play, game="roam")


def test_nothing_is_declined_that_was_not_offered_to_be(place: RunningServer) -> None:
    async def play(ann: Screen, bo: Screen) -> None:
        who = await offered(ann, bo)
        assert who.ask is not None
        seat, main, rest = who.ask["seat"], chosen(who.ask, "use"), chosen(who.ask, "rest early")
        before = who.revision
        for number, declined in (
            (main["move"], [rest["move"]]),
            (main["move"], main["declined"] * 2),
            (rest["move"], main["declined"]),
            (-1, main["declined"]),
            (main["move"], [-1]),
            (main["move"], [0] * 100),
        ):
            answer = await who.do("move", seat=seat, move=number, declined=declined)
            assert answer["type"] == "refused", declined
        stale = await who.do(
            "move", seat=seat, move=main["move"], declined=main["declined"], revision=before - 1
        )
        assert stale["type"] == "refused" and stale["code"] == "stale"
        assert who.revision == before and who.ask["step"] == "use"

    for_two(place, play, game="roam")


def roam() -> tuple[Game, int]:
    """Plays until a seat may rest early or use a character."""
    game = Game(game="roam")
    game.start()
    number = 0
    while True:
        match = game.table.match
        assert match is not None and match.state.actor is not None
        seat = match.state.actor
        asked = updates.ask(game.table, Viewer(seat, (seat,)))
        assert asked is not None
        if asked.step == "use" and "early rest" in (asked.before or ()):
            return game, seat
        number += 1
        moves = match.state.moves()
        game.act(Moved(seat, match.state.notation(moves[number % len(moves)]), []))


def test_a_table_that_is_read_again_takes_the_same_answer_back_as_one() -> None:
    game, seat = roam()
    assert game.table.match is not None
    before = game.table.match.state.digest()
    main = game.table.match.offers(seat)[-1]
    notation = game.table.game.space.notation
    declined = [notation(one) for one in main.declined]
    result = game.act(Moved(seat, notation(main.moves[0]), [], declined=declined))
    act = result.stored.act
    assert isinstance(act, Moved) and [line[1] for line in act.entries] == [*declined, act.move]
    again = Table.load(game.stored)
    assert again.match is not None and again.match.can_undo(seat)
    game.table = again
    game.act(Undone(seat))
    assert again.match.state.digest() == before
    replayed = updates.replayed_move(Table.load(game.stored), act, Viewer(seat, (seat,)))
    assert replayed is not None and replayed.notation == act.move


def test_only_the_person_who_is_asked_is_asked_at_once() -> None:
    game, seat = roam()
    other = updates.ask(game.table, Viewer(1 - seat, (1 - seat,)))
    assert other is not None and other.step == "early rest" and not other.before
    game.table.seats[seat].level = "easy"
    watched = updates.ask(game.table, Viewer(seat, (seat,)))
    assert watched is not None and watched.step == "early rest" and not watched.before


def test_a_question_that_nothing_answers_is_not_put_before_another() -> None:
    """Without hearts no camp can be built: who may buy a card meanwhile is not asked for a camp (NF-CAMP-2)."""
    asked = {}
    for hearts in (0, 9):
        game = Game(game="near-and-far")
        game.start()
        assert game.table.match is not None
        state = afford(give(near_and_far.table(), 0, hand="knotted-cord"), 0, "knotted-cord")
        game.table.match.state = follow(out(state, "b", hearts), "stop")
        found = updates.ask(game.table, Viewer(0, (0,)))
        assert found is not None and found.step == "end of turn"
        assert "artifact-knotted-cord" in [row[4][0] for row in found.moves]
        asked[hearts] = found.before or []
    assert asked == {0: [], 9: ["camp"]}
