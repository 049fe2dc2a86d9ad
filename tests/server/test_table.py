"""A table is what its acts lead to: loaded again it is the same, and an altered file is not believed."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import portulan
from portulan.engine.errors import FileError
from portulan.engine.game import Game as Rules
from portulan.engine.state import State
from portulan.server import updates
from portulan.server.acts import (
    Answered,
    BotSeated,
    Chatted,
    Claimed,
    Moved,
    OpeningRequested,
    Redone,
    Renewed,
    Resumed,
    Returned,
    SeatOpened,
    Snapshot,
    Started,
    StoredAct,
    TakeoverAnnounced,
    TakeoverWithdrawn,
    UndoRequested,
    Viewer,
    Worded,
    decode_act,
    encode_act,
)
from portulan.server.history import open_table, resumption
from portulan.server.table import Diverged, Table
from tests.server.tables import Game


def same(one: Table, other: Table) -> bool:
    """Compares all that a table is."""
    assert one.match is not None and other.match is not None
    matches = (one.match, other.match)
    states = [(m.state.digest(), m.entries, m.told, m.undone, m.draws, m.names) for m in matches]
    others = [
        (
            t.revision,
            t.position,
            t.silent,
            t.log,
            t.untold,
            t.counts,
            t.since,
            list(t.chat),
            t.keys,
            t.question,
            t.seats,
        )
        for t in (one, other)
    ]
    return states[0] == states[1] and others[0] == others[1]


def test_a_table_loaded_from_its_acts_is_the_same() -> None:
    game = Game(3).start().go_on(40)
    assert same(Table.load(game.stored), game.table)


def test_acts_survive_being_written_and_read() -> None:
    game = Game().start().go_on(10)
    for stored in game.stored.acts:
        assert decode_act(encode_act(stored.act)) == stored.act


def test_undo_redo_agreement_chat_and_seats_survive_loading() -> None:
    game = Game(2)
    game.act(Claimed(1, "Bo"))
    game.start().go_on(4)
    match = game.table.match
    assert match is not None
    seat = match.state.actor
    assert seat is not None
    game.move(match.state.moves()[0])
    if match.can_undo(seat):
        game.undo(seat)
        game.act(Redone(seat, []))
    game.act(Chatted(0, "Ann", "hello"), key="seat 0:x")
    game.act(UndoRequested(seat, [seat]))
    game.act(Answered([1 - seat], True))
    game.act(BotSeated(1, "easy"))
    game.go_on(5, seed=3)
    game.act(Returned(1))
    assert same(Table.load(game.stored), game.table)


@pytest.mark.parametrize("what", ["digest", "move", "draw", "missing", "order"])
def test_an_altered_file_is_not_believed(what: str) -> None:
    game = Game().start().go_on(12)
    stored = game.stored.acts
    act = stored[5].act
    assert isinstance(act, Moved)
    actor, move, _, draw = act.entries[0]
    if what == "digest":
        act = msgspec.structs.replace(act, entries=[(actor, move, "0" * 32, draw), *act.entries[1:]])
    elif what == "move":
        assert game.table.match is not None
        space = game.table.game.space
        other = next(space.notation(i) for i in range(space.size) if space.notation(i) != move)
        act = msgspec.structs.replace(act, move=other)
    elif what == "draw":
        first = stored[0].act
        assert isinstance(first, Started)
        entries = [*first.entries]
        entries[0], entries[1] = entries[1], entries[0]
        stored[0] = msgspec.structs.replace(stored[0], act=msgspec.structs.replace(first, entries=entries))
    elif what == "missing":
        del stored[5]
    else:
        stored[5], stored[6] = stored[6], stored[5]
    if what in ("digest", "move"):
        stored[5] = msgspec.structs.replace(stored[5], act=act)
    with pytest.raises(Diverged):
        Table.load(game.stored)


def test_a_refused_move_changes_nothing() -> None:
    game = Game().start()
    with pytest.raises(portulan.Refused):
        game.move("stop")
    assert same(Table.load(game.stored), game.table)
    assert game.table.revision == 1


# Taking back by agreement


def test_the_table_takes_back_when_the_last_person_agrees() -> None:
    game = Game(3)
    game.act(Claimed(1, "Bo"))
    game.act(Claimed(2, "Cy"))
    game.start().go_on(6)
    match = game.table.match
    assert match is not None
    digest, seat = match.state.digest(), match.state.actor
    assert seat is not None
    others = [other for other in range(3) if other != seat]
    game.go_on(1)
    decided = match.state.digest()
    game.act(UndoRequested(seat, [seat]))
    game.act(Answered([others[0]], True))
    assert match.state.digest() == decided and game.table.waiting() == [others[1]]
    change = game.act(Answered([others[1]], True))
    assert match.state.digest() == digest
    assert [mark.by for mark in change.undone] == [seat]
    assert game.table.question is None


def test_one_no_is_enough_and_a_move_makes_the_question_void() -> None:
    game = Game(2)
    game.act(Claimed(1, "Bo"))
    game.start().go_on(3)
    match = game.table.match
    assert match is not None
    decider = next(entry.actor for entry in reversed(match.entries) if entry.actor >= 0)
    digest = match.state.digest()
    game.act(UndoRequested(decider, [decider]))
    game.act(Answered([1 - decider], False))
    assert game.table.question is None and match.state.digest() == digest
    game.act(UndoRequested(decider, [decider]))
    game.go_on(1)
    assert game.table.question is None


def test_bots_agree_to_everything() -> None:
    game = Game(2)
    game.act(BotSeated(1, "easy", "Robo"))
    game.start().go_on(8)
    match = game.table.match
    assert match is not None and match.last_of(0) is not None
    last = match.last_of(0)
    game.act(UndoRequested(0, [0]))
    assert len(match.entries) == last


def test_in_a_question_of_an_older_release_a_bot_agrees_for_the_one_who_left() -> None:
    """Such questions are in files, and lead where they led."""
    game = Game(2)
    game.act(Claimed(1, "Bo"))
    game.start().go_on(8)
    match = game.table.match
    assert match is not None
    last = match.last_of(0)
    game.act(UndoRequested(0, [0]))
    assert len(match.entries) != last
    game.act(BotSeated(1, "easy"))
    assert len(match.entries) == last


def test_a_bot_that_is_called_makes_a_question_of_an_older_release_void() -> None:
    """What waited for an answer when the release changed is not answered by a bot of today."""
    game = Game(2)
    game.act(Claimed(1, "Bo"))
    game.start().go_on(8)
    match = game.table.match
    assert match is not None
    decided = len(match.entries)
    game.act(UndoRequested(0, [0]))
    game.act(TakeoverAnnounced(1, "easy", 2000.0))
    game.act(BotSeated(1, "easy"))
    assert game.table.question is None and len(match.entries) == decided
    assert same(Table.load(game.stored), game.table)


def test_a_person_never_agrees_through_a_bot() -> None:
    """Seating or removing somebody makes a question void; it asks the people, whatever plays for them."""
    game = Game(2)
    game.act(Claimed(1, "Bo", "own hash"))
    game.start().go_on(8)
    match = game.table.match
    assert match is not None
    decided = len(match.entries)
    game.act(UndoRequested(0, [0], [1]))
    change = game.act(BotSeated(1, "easy"))
    assert [name for name, _ in change.entry.messages] == ["message-question-void", "message-bot"]
    assert game.table.question is None and len(match.entries) == decided
    game.act(UndoRequested(0, [0], [1]))
    assert game.table.waiting() == [1] and len(match.entries) == decided
    for act in (
        Returned(1),
        SeatOpened(1, "hash"),
        Claimed(1, "Eve", "her hash"),
        Renewed(1, "x", by_host=True),
    ):
        game.act(UndoRequested(0, [0], [1]))
        game.act(act)
        assert game.table.question is None and len(match.entries) == decided
    assert same(Table.load(game.stored), game.table)


def test_all_that_happens_to_seats_is_loaded_as_it_was(tmp_path: Path) -> None:
    """Links, words, bots that are called: after all acts and from a keyframe."""
    game = Game(3)
    game.act(Worded(0, "albatross"))
    game.act(Claimed(1, "Bo", "own hash"))
    game.act(Worded(1, "wreck"))
    game.act(Renewed(None, "new host hash"))
    game.act(BotSeated(2, "easy", "Robo"))
    game.start().go_on(3)
    game.act(OpeningRequested(2, [0], [1], "fresh hash"))
    assert game.table.seats[2].secret != "fresh hash"
    game.act(Answered([1], True))
    assert game.table.seats[2].secret == "fresh hash" and game.table.question is None
    game.act(Claimed(2, "Cy", "her own hash"))
    game.act(Renewed(1, "lost and found", by_host=True))
    assert game.table.seats[1].invited and not game.table.seats[1].taken
    game.act(Claimed(1, "Bo", "own hash again"))
    game.act(TakeoverAnnounced(2, "easy", 2000.0))
    assert same(Table.load(game.stored), game.table) and game.table.takeovers
    game.act(TakeoverWithdrawn(2))
    game.go_on(80)
    assert game.keyframes and same(Table.load(game.stored), game.table)
    opening = open_table(game.keep(tmp_path), "table")
    assert opening is not None and opening.table.base > 0
    assert (
        opening.table.seats == game.table.seats and opening.table.host == game.table.host == "new host hash"
    )
    assert opening.table.match is not None and opening.table.match.words == ["albatross", "wreck", None]


def test_a_keyframe_waits_until_no_bot_is_called() -> None:
    game = Game(2)
    game.act(Claimed(1, "Bo", "own hash"))
    game.start()
    for _ in range(40):
        game.act(TakeoverAnnounced(0, "easy", 9e9))
        game.act(TakeoverAnnounced(1, "easy", 9e9))
        game.go_on(1)
    assert not game.keyframes
    loaded = Table.load(game.stored)
    assert loaded.takeovers == game.table.takeovers != {}


def test_a_seen_draw_is_never_used_again_even_after_loading() -> None:
    game = Game(2).start()
    game.act(Claimed(1, "Bo"))
    match = game.table.match
    assert match is not None
    while match.draws < 12:
        game.go_on(1, len(match.entries))
    used = match.draws
    decider = next(entry.actor for entry in reversed(match.entries) if entry.actor >= 0)
    game.act(UndoRequested(decider, [0, 1]))
    assert match.draws == used
    loaded = Table.load(game.stored).match
    assert loaded is not None and loaded.draws == used


# Names


def test_a_friend_who_comes_later_gives_the_seat_another_name() -> None:
    game = Game(2)
    game.act(BotSeated(1, "easy", "Robo"))
    game.start()
    game.act(Claimed(1, "Bo"))
    assert game.table.match is not None and game.table.match.names == ["Ann", "Bo"]
    assert game.table.seats[1].level is None


def test_a_bot_goes_on_until_the_friend_with_the_fresh_link_sits_down() -> None:
    game = Game(2)
    game.act(BotSeated(1, "easy", "Robo"))
    game.start()
    game.act(SeatOpened(1, "fresh hash"))
    assert game.table.seats[1].level == "easy" and game.table.seats[1].secret == "fresh hash"


# Choosing together


def together() -> Game:
    return Game(2, setup_placement="simultaneous").start()


def test_a_part_of_a_common_choice_is_heard_by_its_own_seat_alone() -> None:
    game = together()
    match = game.table.match
    assert match is not None and sorted(match.state.actors) == [0, 1]
    own, other = Viewer(0, (0,)), Viewer(1, (1,))
    before = game.table.revision
    change = game.move(match.state.moves(0)[0], 0)
    assert change.entry.silent
    assert game.table.revision_of(own) == before + 1 and game.table.revision_of(other) == before
    assert not game.table.is_stale(other, before) and game.table.is_stale(own, before)


def test_the_parts_are_told_when_the_choice_is_complete() -> None:
    game = together()
    match = game.table.match
    assert match is not None
    game.move(match.state.moves(0)[0], 0)
    done = game.move(match.state.moves(0)[0], 0)
    assert match.state.actors == [1] and not done.entry.silent
    other = Viewer(1, (1,))
    names = [event.name for event in updates.said(game.table, done.entry, other)]
    assert names == ["event-start-placed", "event-start-placed"]
    assert len(updates.said(game.table, done.entry, Viewer(0, (0,)))) == 1


def test_taking_back_within_a_common_choice_is_told_as_little_as_making_it() -> None:
    game = together()
    match = game.table.match
    assert match is not None
    other = Viewer(1, (1,))
    start = game.table.revision_of(other)
    game.move(match.state.moves(0)[0], 0)
    game.undo(0)
    assert game.table.revision_of(other) == start
    game.move(match.state.moves(0)[0], 0)
    done = game.move(match.state.moves(0)[0], 0)
    assert len(updates.said(game.table, done.entry, other)) == 2
    taken = game.undo(0)
    assert not taken.entry.silent and [mark.revision for mark in taken.undone] == [done.entry.revision]
    done = game.move(match.state.moves(0)[0], 0)
    assert len(updates.said(game.table, done.entry, other)) == 2
    assert same(Table.load(game.stored), game.table)


# Newer rules


def newer(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the rules be a later version, under which the stored digests no longer come out."""
    digest = State.digest
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    monkeypatch.setattr(State, "digest", lambda state, versions=None: digest(state, versions)[::-1])


def lead_elsewhere(game: Game) -> None:
    """Lets an act have led to another forced decision than the rules of today lead to."""
    number = next(i for i, act in enumerate(game.stored.acts) if isinstance(act.act, Moved))
    act = game.stored.acts[number].act
    assert isinstance(act, Moved)
    other = msgspec.structs.replace(act, entries=[*act.entries, (0, "stop", None, None)])
    game.stored.acts[number] = msgspec.structs.replace(game.stored.acts[number], act=other)


def test_newer_rules_that_lead_to_the_same_position_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No digest can be compared, but moves, draws and the kept position can."""
    game = Game(2, setup_placement="simultaneous").start().go_on(15)
    newer(game.table.game, monkeypatch)
    loaded = Table.load(game.stored)
    assert loaded.has_other_versions and loaded.log == game.table.log
    snapshot = game.stored.snapshot
    assert snapshot is not None
    snapshot.state["table"]["round"] += 1
    with pytest.raises(Diverged, match="no longer lead to the position"):
        Table.load(game.stored)


def test_a_match_goes_on_from_its_snapshot_under_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(2, setup_placement="simultaneous").start().go_on(15)
    match = game.table.match
    assert match is not None
    table, draws = match.state.data()["table"], match.draws
    viewer = Viewer(1, (1,))
    revision = game.table.revision_of(viewer)
    newer(match.game, monkeypatch)
    lead_elsewhere(game)
    with pytest.raises(Diverged) as caught:
        Table.load(game.stored)
    act = resumption(game.stored, caught.value)
    game.stored.acts.append(StoredAct(len(game.stored.acts) + 1, 2000.0, act))
    game.stored.snapshot = None
    loaded = Table.load(game.stored)
    assert loaded.match is not None
    assert loaded.match.state.data()["table"] == table
    assert loaded.match.draws == draws and not loaded.match.entries
    assert loaded.revision_of(viewer) == revision + 1
    game.table = loaded
    game.go_on(20)
    assert same(Table.load(game.stored), game.table)
    game.go_on()
    assert game.table.over


def test_the_same_rules_do_not_excuse_a_difference() -> None:
    game = Game().start().go_on(5)
    assert isinstance(resumption_or_error(game), Diverged)


def resumption_or_error(game: Game) -> Resumed | Diverged:
    try:
        return resumption(game.stored, Diverged("it differs"))
    except Diverged as error:
        return error


@pytest.mark.parametrize(("rules", "content"), [(1, 0), (0, 1)])
def test_a_match_of_newer_rules_or_content_than_ours_is_refused(rules: int, content: int) -> None:
    game = Game().start().go_on(5)
    assert game.stored.snapshot is not None
    older, old = game.stored.snapshot.versions
    game.stored.snapshot = msgspec.structs.replace(
        game.stored.snapshot, rules=older + rules, content=old + content
    )
    with pytest.raises(FileError, match="newer rules"):
        Table.load(game.stored)


def test_a_snapshot_of_an_older_release_has_its_versions_in_the_position() -> None:
    assert Snapshot(1, 0, {"rules": 3, "content": 4}).versions == (3, 4)
    assert Snapshot(1, 0, {"rules": 3}, 5, 6).versions == (5, 6)


@pytest.mark.parametrize("content", [0, 2**47])
def test_a_match_with_other_content_goes_on_from_its_snapshot(content: int) -> None:
    """A pack's fingerprint is another one, neither newer nor older: what leads elsewhere is not an altered file."""
    game = Game().start().go_on(5)
    assert game.stored.snapshot is not None
    game.stored.snapshot = msgspec.structs.replace(game.stored.snapshot, content=content)
    Table.load(game.stored)
    assert isinstance(resumption_or_error(game), Resumed)


def test_random_tables_load_and_catch_up_whatever_happened() -> None:
    """Acts of all kinds in any order: loading gives the same table, and the story never loses its thread."""
    for seed in range(6):
        rng = random.Random(seed)
        game = Game(2 + seed % 2, setup_placement=("sequential", "simultaneous")[seed % 2])
        for seat in range(1, len(game.table.seats)):
            game.act(Claimed(seat, f"P{seat}"))
        game.start()
        match = game.table.match
        assert match is not None
        for _ in range(60):
            seat = rng.randrange(len(game.table.seats))
            what = rng.random()
            if what < 0.1 and match.can_undo(seat):
                game.undo(seat)
            elif what < 0.2 and match.can_redo(seat):
                game.act(Redone(seat, []))
            elif what < 0.25 and match.last_of(seat) is not None:
                game.act(UndoRequested(seat, list(range(len(game.table.seats)))))
            elif what < 0.3:
                game.act(Chatted(seat, "Somebody", "hm"))
            else:
                game.go_on(1, rng.randrange(1000))
        assert same(Table.load(game.stored), game.table)
        for viewer in game.viewers():
            lines, _ = updates.newest_log(game.table, viewer)
            assert [line.revision for line in lines] == sorted({line.revision for line in lines})
