"""The past of a table: opening it, catching up and looking back play a few acts, however long the match has lasted."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import portulan
from portulan.engine.state import State
from portulan.server import history, updates
from portulan.server.acts import Answered, Chatted, Claimed, Redone, StoredAct, UndoRequested, Viewer
from portulan.server.history import DEPTH, Opening
from portulan.server.store import FILE_NAME, Store
from portulan.server.table import KEYFRAME_DISTANCE, Diverged, Table
from tests.server.tables import Game
from tests.toys import tides

portulan.register(tides.GAME)

FEW = DEPTH + KEYFRAME_DISTANCE + 8
"""How many acts may be played to open a table."""


def played(game: Game, entries: int, seed: int = 1) -> Game:
    """Plays until the match has so many entries, with a take-back and a word here and there."""
    rng = random.Random(seed)
    match = game.table.match
    assert match is not None
    while len(match.entries) < entries and not match.state.over:
        what = rng.random()
        seat = rng.randrange(len(game.table.seats))
        if what < 0.02 and match.can_undo(seat):
            game.undo(seat)
            if rng.random() < 0.5:
                game.act(Redone(seat, []))
        elif what < 0.03 and match.last_of(seat) is not None:
            game.act(UndoRequested(seat, list(range(len(game.table.seats)))))
        elif what < 0.05:
            game.act(Chatted(seat, "Ann", f"word {game.table.revision}"), key=f"seat {seat}:{match.draws}")
        else:
            game.go_on(1, rng.randrange(1000))
    return game


def long_game() -> Game:
    game = Game(3, "tides")
    for seat in (1, 2):
        game.act(Claimed(seat, f"P{seat}"))
    return played(game.start(), 5_000)


LONG = long_game()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The long table as it lies on the disk."""
    folder = tmp_path_factory.mktemp("long")
    LONG.keep(folder).close()
    return (folder / FILE_NAME).read_bytes()


@pytest.fixture
def store(file: bytes, tmp_path: Path) -> Iterator[Store]:
    """A store of its own for each test, with the long table."""
    (tmp_path / FILE_NAME).write_bytes(file)
    opened = Store(tmp_path)
    yield opened
    opened.close()


class Counted:
    """Counts what is played while it lasts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.acts = 0
        replay = Table.replay

        def counting(table: Table, stored: object) -> object:
            self.acts += 1
            return replay(table, stored)  # type: ignore[arg-type]

        monkeypatch.setattr(Table, "replay", counting)


def opened(store: Store, depth: int = DEPTH, table: str = "table") -> Table:
    opening = history.open_table(store, table, depth)
    assert opening is not None
    return asyncio.run(opening.keep(store))


def alike(one: Table, other: Table) -> None:
    """Compares all that two tables are, apart from how far back they reach."""
    assert one.match is not None and other.match is not None
    assert one.match.state == other.match.state
    assert (one.match.draws, one.match.names, one.match.undone) == (
        other.match.draws,
        other.match.names,
        other.match.undone,
    )
    for name in ("revision", "position", "since", "seats", "counts", "question", "following"):
        assert getattr(one, name) == getattr(other, name), name
    assert [line.act for line in one.chat] == [line.act for line in other.chat]
    short = min(len(one.log), len(other.log))
    assert short > 0
    seats = range(len(one.seats))
    for viewer in (*(Viewer(seat, (seat,)) for seat in seats), Viewer(None, ()), updates.EVERYBODY):
        lines = [[updates.log_line(t, e, viewer) for e in t.log[-short:]] for t in (one, other)]
        assert lines[0] == lines[1]
        assert updates.undo_state(one, viewer) == updates.undo_state(other, viewer)
        assert one.revision_of(viewer) == other.revision_of(viewer)


# Opening


def test_opening_a_long_table_plays_a_few_acts_and_gives_the_same_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)
    table = opened(store)
    assert DEPTH <= counted.acts <= FEW < LONG.table.revision / 20
    assert table.reaches_back and table.base > LONG.table.revision - FEW
    alike(table, LONG.table)


@pytest.mark.parametrize("depth", [1, 40, 100, 700, 10_000])
def test_a_table_is_the_same_however_far_back_it_was_opened(store: Store, depth: int) -> None:
    table = opened(store, depth)
    assert table.revision - table.base >= min(depth, table.revision)
    alike(table, LONG.table)


def test_a_table_goes_on_from_a_keyframe_as_if_nothing_were(store: Store) -> None:
    games = []
    for table in (opened(store), Table.load(LONG.stored)):
        game = Game(3, "tides")
        game.table = table
        game.stored.acts = list(LONG.stored.acts)
        games.append(game.go_on(60, seed=4))
    one, other = games
    assert one.stored.acts == other.stored.acts
    assert one.keyframes == other.keyframes != []
    alike(one.table, other.table)


def test_a_table_with_nothing_but_words_since_the_last_decision_can_still_take_back(tmp_path: Path) -> None:
    game = played(Game(2, "tides").start(), 200)
    while not game.go_on(1).keyframes or game.keyframes[-1].revision != game.table.revision:
        pass
    match = game.table.match
    assert match is not None
    decider = match.last_decider()
    for number in range(3 * DEPTH):
        game.act(Chatted(0, "Ann", f"word {number}"))
    store = game.keep(tmp_path)
    table = opened(store)
    assert table.match is not None and table.match.last_decider() == decider
    alike(table, game.table)
    store.close()


def test_a_request_to_take_back_far_is_at_hand_after_opening(tmp_path: Path) -> None:
    """Somebody asked before the server ended, and the last one agrees after it began again."""
    game = Game(3, "tides")
    for seat in (1, 2):
        game.act(Claimed(seat, f"P{seat}"))
    match = game.start().table.match
    assert match is not None
    game.move(match.state.moves(0)[0], 0)
    for _ in range(300):
        others = [seat for seat in match.state.actors if seat != 0]
        if not others:
            break
        game.move(match.state.moves(others[0])[0], others[0])
    for number in range(3 * KEYFRAME_DISTANCE):
        game.act(Chatted(1, "P1", f"word {number}"))
    game.act(UndoRequested(0, [0]))
    store = game.keep(tmp_path)
    one = Game(3, "tides")
    one.table, one.stored = opened(store), game.stored
    for seat in (1, 2):
        one.act(Answered([seat], True))
    assert one.table.match is not None and one.table.match.last_of(0) is None
    store.close()


# Files that were altered


def alter(store: Store, sql: str, *values: object) -> None:
    """Changes the file behind the store's back."""
    (path,) = [row[2] for row in store._reading.execute("PRAGMA database_list") if row[1] == "main"]
    with sqlite3.connect(path) as connection:
        assert connection.execute(sql, values).rowcount
    connection.close()


def test_an_altered_keyframe_is_not_believed(store: Store) -> None:
    alter(store, "UPDATE keyframes SET keyframe = json_set(keyframe, '$.state.table.day', 1)")
    table = opened(store)
    assert table.base == 0
    alike(table, LONG.table)
    assert opened(store).base > 0


def test_an_altered_act_after_the_keyframe_is_not_believed(store: Store) -> None:
    revision = next(act.revision for act in reversed(LONG.stored.acts) if getattr(act.act, "entries", None))
    alter(
        store,
        "UPDATE acts SET act = json_set(act, '$.entries[0][2]', '0') WHERE revision = ?",
        revision,
    )
    with pytest.raises(Diverged):
        history.open_table(store, "table")


def test_an_altered_act_long_ago_is_found_when_everything_is_verified(store: Store) -> None:
    alter(store, "UPDATE acts SET act = json_set(act, '$.entries[0][2]', '0') WHERE revision = 5")
    alike(opened(store), LONG.table)
    whole = store.find("table")
    assert whole is not None
    with pytest.raises(Diverged):
        Table.load(whole)


# Catching up


@pytest.mark.parametrize("missed", [0, 1, 30, 150])
def test_catching_up_late_in_a_match_plays_a_few_acts(
    store: Store, monkeypatch: pytest.MonkeyPatch, missed: int
) -> None:
    table = LONG.table
    for viewer in (Viewer(0, (0,)), Viewer(None, ())):
        revision = table.revision_of(viewer) - missed
        counted = Counted(monkeypatch)
        told = history.missed_updates(store, "table", viewer, revision)
        assert len(told) == missed and counted.acts <= missed + FEW
        assert [json.loads(text)["revision"] for text in told] == list(
            range(revision + 1, revision + missed + 1)
        )
    whole = store.find("table")
    assert whole is not None
    assert history.catch_up(whole, viewer, revision) == told


# Looking back


def test_whoever_saw_a_keyframe_last_is_told_the_same_of_taking_back_as_from_the_whole(
    tmp_path: Path,
) -> None:
    """After a keyframe nothing but a request: the one to decide last was the one who led to the keyframe."""
    game = Game().start()
    game.act(Claimed(1, "Bo"))
    match = game.table.match
    assert match is not None
    while not game.go_on(1).keyframes or game.keyframes[-1].revision != game.table.revision:
        pass
    while match.last_decider() is None:
        game.go_on(24)
        while game.keyframes[-1].revision != game.table.revision:
            game.go_on(1)
    decider = match.last_decider()
    assert decider is not None
    game.act(UndoRequested(1 - decider, [1 - decider]))
    store = game.keep(tmp_path)
    before = game.keyframes[-1].revision
    for viewer in game.viewers():
        first = game.table.revision_of(viewer, before)
        told = history.missed_updates(store, "table", viewer, first)
        assert told == history.catch_up(game.stored, viewer, first)
        undo = json.loads(told[-1])["undo"]
        assert undo["can"] is (None if decider in viewer.seats else False)
    store.close()


def test_any_page_of_a_replay_plays_a_few_acts_and_is_a_part_of_the_whole(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewer = Viewer(1, (1,))
    total = LONG.table.counts.shown(viewer)
    whole = history.replay_page(store, "table", viewer, 0, total + 10)
    assert len(whole) == total > 2_000
    for first in (0, 17, total // 2, total - 20):
        counted = Counted(monkeypatch)
        page = history.replay_page(store, "table", viewer, first, 20)
        assert counted.acts <= 20 + FEW
        assert [step.revision for step in page] == [step.revision for step in whole[first : first + 20]]
        assert [step.events for step in page] == [step.events for step in whole[first : first + 20]]
        assert page[0].scene is not msgspec.UNSET
    assert history.replay_page(store, "table", viewer, total, 20) == []


def test_a_step_is_found_by_its_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    viewer = Viewer(None, ())
    steps = history.replay_page(store, "table", viewer, 0, 5_000)
    for number in (0, 1, 40, len(steps) // 2, len(steps) - 1):
        counted = Counted(monkeypatch)
        assert history.step_at(store, "table", viewer, steps[number].at) == number
        assert counted.acts <= FEW
    assert history.step_at(store, "table", viewer, steps[-1].at + 100) == len(steps)


def test_older_pages_of_the_log_play_a_few_acts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    viewer = Viewer(2, (2,))
    expected = [updates.log_line(LONG.table, entry, viewer) for entry in LONG.table.log]
    read, more = updates.newest_log(LONG.table, viewer)
    first = read[0].revision
    while more:
        counted = Counted(monkeypatch)
        first, page, more = history.log_page(store, "table", viewer, first)
        assert counted.acts <= updates.LOG_PAGE + FEW
        read[:0] = page
    assert read == expected


def test_the_record_from_the_acts_is_the_record_of_the_match(tmp_path: Path) -> None:
    game = played(Game(3, setup_placement="simultaneous").start(), 10_000, seed=3)
    match = game.table.match
    assert match is not None and match.state.over
    assert any(act.undone for act in game.stored.acts)
    store = game.keep(tmp_path)
    stored = store.find("table")
    assert stored is not None
    text = history.record_of(stored, opened(store))
    assert text == match.to_json()
    assert portulan.load_match(text).state.over
    store.close()


# Newer rules


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the rules be a later version, under which the stored digests no longer come out."""
    digest = State.digest
    game = LONG.table.game
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    monkeypatch.setattr(State, "digest", lambda state, versions=None: digest(state, versions)[::-1])


def go_on(table: Table, decisions: int) -> list[StoredAct]:
    """Plays on, and gives the acts of it."""
    game = Game(3, "tides")
    game.table = table
    return game.go_on(decisions).stored.acts


@pytest.mark.usefixtures("newer_rules")
def test_under_newer_rules_a_long_table_is_checked_once_and_then_opens_as_before(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)
    table = opened(store)
    assert counted.acts > LONG.table.revision and table.base == 0
    counted.acts = 0
    again = opened(store)
    assert counted.acts <= FEW and again.base > 0
    assert table.match is not None and again.match is not None
    assert table.match.state == again.match.state
    assert again.digests_since == LONG.table.revision + 1
    new = again.apply(StoredAct(again.revision + 1, 9e9, Chatted(0, "Ann", "hello")))
    asyncio.run(store.append(again.number, [new.stored], None))
    decided = go_on(again, 40)
    asyncio.run(store.append(again.number, decided, again.snapshot()))
    assert opened(store).revision == LONG.table.revision + 41
    alter(
        store,
        "UPDATE acts SET act = json_set(act, '$.entries[0][2]', '0') WHERE revision = ?",
        decided[-1].revision,
    )
    with pytest.raises(Diverged):
        history.open_table(store, "table")


@pytest.mark.usefixtures("newer_rules")
def test_under_newer_rules_a_long_table_that_leads_elsewhere_goes_on_from_its_snapshot(store: Store) -> None:
    alter(store, "UPDATE acts SET act = json_set(act, '$.entries[0][1]', 'dig') WHERE revision = 30")
    table = opened(store)
    assert table.match is not None and LONG.table.match is not None
    assert table.revision == table.base == LONG.table.revision + 1 and not table.reaches_back
    assert table.match.draws == LONG.table.match.draws
    again = opened(store, 1_000)
    assert again.base == table.base and again.match is not None
    assert again.match.state.data() == table.match.state.data()
    viewer = Viewer(0, (0,))
    for reopened in (table, again):
        lines, more = updates.newest_log(reopened, viewer)
        assert [said.name for line in lines for said in line.events] == ["message-resumed"] and not more
    assert len(go_on(again, 40)) == 40


def test_a_file_of_an_older_release_is_given_its_keyframes(tmp_path: Path) -> None:
    """SeatOpened once, a table of an older release is opened like any other."""
    older = Path(__file__).parent.parent / "fixtures" / "tables.sqlite3"
    (tmp_path / FILE_NAME).write_bytes(older.read_bytes())
    store = Store(tmp_path)
    for name in store.ids():
        before = store.find(name)
        assert before is not None
        whole = Table.load(before)
        opening = history.open_table(store, name)
        assert opening is not None
        assert bool(opening.undone) == bool(before.acts)
        asyncio.run(opening.keep(store))
        again = history.open_table(store, name)
        assert again is not None and again == Opening(again.table)
        if len(before.acts) > 100:
            assert again.table.base > 0
            alike(again.table, whole)
        after = store.find(name)
        assert after is not None and all(act.undone is not None for act in after.acts)
        assert [act.act for act in after.acts] == [act.act for act in before.acts]
    store.close()
