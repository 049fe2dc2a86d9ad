"""What a viewer is told: patches lead exactly to the scene, catching up repeats what was told, secrets stay."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from portulan.engine.scene import Motion, Scene
from portulan.engine.steps import Together
from portulan.server import updates
from portulan.server.acts import Chatted, Redone, UndoRequested, Viewer
from portulan.server.history import catch_up, log_page, replay_page
from portulan.server.models.outgoing import encode
from portulan.server.patch import patch_between
from portulan.server.table_log import ActResult
from tests.server.running_server import patched
from tests.server.tables import Game
from tests.server.whole import whole_update

GAMES = [
    ("agartha", 2, {}),
    ("agartha", 4, {}),
    ("agartha", 3, {"setup_placement": "simultaneous", "points_visibility": "hidden"}),
    ("pebbles", 2, {}),
    ("pebbles", 3, {}),
]


def wire(scene: Scene | None) -> Any:
    return None if scene is None else json.loads(msgspec.json.encode(scene))


def games() -> Iterator[Game]:
    for name, players, options in GAMES:
        known = {option.key for option in Game(players, name).table.game.options}
        yield Game(players, name, **{key: value for key, value in options.items() if key in known})


class Hearing:
    """All viewers of a table, told as the server tells them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.texts: dict[Viewer, list[bytes]] = {viewer: [] for viewer in game.viewers()}
        self.scenes: dict[Viewer, Scene | None] = {
            viewer: updates.scene_of(game.table, viewer) for viewer in self.texts
        }

    def tell(self, change: ActResult) -> ActResult:
        for viewer, texts in self.texts.items():
            if not change.entry.heard_by(viewer):
                continue
            if isinstance(change.stored.act, Chatted):
                texts.append(encode(updates.chat_line(self.game.table, change.stored, viewer)))
                continue
            told, scene = updates.update(self.game.table, change, viewer, self.scenes[viewer], None)
            self.scenes[viewer] = scene
            texts.append(encode(told))
        return change

    def anything(self, rng: random.Random) -> None:
        """Lets something happen: mostly a decision, sometimes a take-back or a word."""
        game = self.game
        match = game.table.match
        assert match is not None
        seats = range(len(game.table.seats))
        seat = rng.choice(seats)
        what = rng.random()
        if what < 0.08 and match.can_undo(seat):
            self.tell(game.undo(seat))
        elif what < 0.2 and match.can_redo(seat):
            self.tell(game.act(Redone(seat, [])))
        elif what < 0.25 and match.last_of(seat) is not None and not match.state.over:
            self.tell(game.act(UndoRequested(seat, list(seats))))
        elif what < 0.3:
            self.tell(game.act(Chatted(seat, "Somebody", "hm")))
        elif not match.state.over:
            asked = rng.choice(match.state.actors)
            self.tell(game.move(rng.choice(match.state.moves(asked)), asked))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_patches_lead_exactly_to_the_scene_of_the_server(number: int) -> None:
    game = list(games())[number].start()
    hearing = Hearing(game)
    drawn = {viewer: wire(scene) for viewer, scene in hearing.scenes.items()}
    rng = random.Random(number)
    for _ in range(60):
        for texts in hearing.texts.values():
            texts.clear()
        hearing.anything(rng)
        for viewer, texts in hearing.texts.items():
            for text in texts:
                message = json.loads(text)
                if message["type"] == "update":
                    drawn[viewer] = patched(drawn[viewer], whole_update(message)["patch"])
            assert drawn[viewer] == wire(updates.scene_of(game.table, viewer))


def test_a_patch_is_much_smaller_than_the_scene() -> None:
    game = Game(3).start().go_on(20)
    viewer = Viewer(0, (0,))
    before = updates.scene_of(game.table, viewer)
    game.go_on(1)
    after = updates.scene_of(game.table, viewer)
    assert before is not None and after is not None
    assert len(msgspec.json.encode(patch_between(before, after))) < len(msgspec.json.encode(after)) / 3


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_catching_up_repeats_exactly_what_was_told(number: int) -> None:
    game = list(games())[number].start()
    start = {viewer: game.table.revision_of(viewer) for viewer in game.viewers()}
    hearing = Hearing(game)
    rng = random.Random(number)
    for _ in range(60):
        hearing.anything(rng)
    for viewer, texts in hearing.texts.items():
        for missed in (0, 1, 7, len(texts)):
            revision = start[viewer] + len(texts) - missed
            assert game.table.revision_of(viewer) - missed == revision
            assert catch_up(game.stored, viewer, revision) == texts[len(texts) - missed :]


def test_the_log_of_a_newcomer_is_what_the_others_heard_and_still_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest page comes with the table, the older ones are read from the store."""
    monkeypatch.setattr(updates, "LOG_PAGE", 10)
    game = Game(3, setup_placement="simultaneous").start()
    hearing = Hearing(game)
    rng = random.Random(5)
    for _ in range(150):
        hearing.anything(rng)
    store = game.keep(tmp_path)
    for viewer, texts in hearing.texts.items():
        lines: dict[int, Any] = {}
        for message in map(json.loads, texts):
            if message["type"] == "update":
                for revision in message.get("undone", []):
                    lines.pop(revision, None)
                lines[message["revision"]] = message["events"]
        heard = {revision: events for revision, events in lines.items() if events}
        page, more = updates.newest_log(game.table, viewer)
        assert more and len(page) == updates.LOG_PAGE
        read = page[:]
        first, pages = page[0].revision, 1
        while more:
            first, page, more = log_page(store, game.table.id, viewer, first)
            read[:0] = page
            pages += 1
        assert first == 1 and pages > 3
        newcomer = {
            line.revision: json.loads(msgspec.json.encode(line))["events"] for line in read if line.events
        }
        del newcomer[1]
        assert heard == newcomer
        assert [line.revision for line in read] == sorted({line.revision for line in read})
    store.close()


# Secrecy


def told(game: Game, change: ActResult, viewer: Viewer, base: Scene | None) -> list[bytes]:
    """All that a viewer is ever sent of a position: the update to it, and the whole table afresh."""
    message, scene = updates.update(game.table, change, viewer, base, None)
    whole = updates.fresh(game.table, viewer, scene, None)
    return [encode(message), encode(whole)]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_bytes_are_equal_for_states_that_the_viewer_cannot_tell_apart(number: int) -> None:
    """The true position is replaced by one that looks the same to the viewer: not one byte may change."""
    game = list(games())[number].start()
    match = game.table.match
    assert match is not None
    rng = random.Random(number)
    varied = 0
    while not match.state.over:
        bases = {viewer: updates.scene_of(game.table, viewer) for viewer in game.viewers()}
        seat = rng.choice(match.state.actors)
        change = game.move(rng.choice(match.state.moves(seat)), seat)
        truth = match.state
        if game.table.revision % (5 if match.game.longest > 500 else 1):
            continue
        for viewer, base in bases.items():
            if len(viewer.seats) > 1 or not change.entry.heard_by(viewer):
                continue
            match.state = truth
            sent = told(game, change, viewer, base)
            for world in range(2):
                match.state = truth.resample(viewer.look, random.Random(world))
                varied += match.state.digest() != truth.digest()
                assert told(game, change, viewer, base) == sent
        match.state = truth
    assert varied > 5


def twins(game: Game, seat: int) -> list[int]:
    """Moves of a seat that look the same to everybody else; as many as there are."""
    match = game.table.match
    assert match is not None
    moves = match.state.moves(seat)
    if isinstance(match.state.step, Together):
        return moves
    looks: dict[str, list[int]] = {}
    for move in moves:
        looks.setdefault(match.game.space.look(move), []).append(move)
    return max(looks.values(), key=len)


@pytest.mark.parametrize(
    ("name", "players", "options", "step"),
    [
        ("agartha", 2, {}, "bid"),
        ("agartha", 3, {}, "bid"),
        ("agartha", 2, {"setup_placement": "simultaneous"}, "place together"),
        ("agartha", 3, {"setup_placement": "simultaneous"}, "place together"),
        ("pebbles", 3, {}, "walk"),
    ],
)
def test_a_hidden_choice_made_otherwise_sends_the_others_the_same_bytes(
    name: str, players: int, options: dict[str, str], step: str
) -> None:
    """Two tables with the same chance: all choose in both, differently where nobody else sees it.

    As long as a viewer's view is the same at both, all that it was sent must be the same to the last byte.
    """
    compared = differed = 0
    for seed in range(12):
        pair = [Game(players, name, seed=str(seed), **options).start() for _ in range(2)]
        matches = [match for game in pair if (match := game.table.match) is not None]
        while (now := matches[0].state.step) is not None and now.name != step:
            for game in pair:
                game.go_on(1, seed)
        hearings = [Hearing(game) for game in pair]
        rng = random.Random(seed)
        while all(match.state.step is now for match in matches):
            seat = rng.choice(matches[0].state.actors)
            alike = [move for move in twins(pair[0], seat) if move in twins(pair[1], seat)]
            if seat not in matches[1].state.actors or not alike:
                break
            moves = [rng.choice(alike), rng.choice(alike)]
            differed += moves[0] != moves[1]
            for hearing, move in zip(hearings, moves, strict=True):
                hearing.tell(hearing.game.move(move, seat))
            for viewer in hearings[0].texts:
                one, other = (match.state.view(viewer.look) for match in matches)
                if one == other and seat not in viewer.seats:
                    assert hearings[0].texts[viewer] == hearings[1].texts[viewer]
                    compared += len(hearings[0].texts[viewer])
                elif seat in viewer.seats:
                    for hearing in hearings:
                        hearing.texts[viewer].clear()
    assert compared >= 10 and differed >= 5


@pytest.mark.parametrize(
    ("options", "step"), [({}, "bid"), ({"setup_placement": "simultaneous"}, "place together")]
)
def test_a_replay_tells_a_hidden_decision_to_those_who_may_know_it(
    options: dict[str, str], step: str, tmp_path: Path
) -> None:
    game = Game(2, **options).start()
    match = game.table.match
    assert match is not None
    while match.state.step is not None and match.state.step.name != step:
        game.go_on(1)
    seat = match.state.actor
    assert seat is not None
    if step == "place together":
        assert game.move(match.state.moves(seat)[0], seat).entry.silent
    move = match.state.moves(seat)[-1]
    change = game.move(move, seat)
    revision = change.entry.revision
    assert not change.entry.silent
    game.go_on(12)

    store = game.keep(tmp_path)

    def said(viewer: Viewer) -> Any:
        steps = replay_page(store, game.table.id, viewer, 0, 100)
        number = game.table.revision_of(viewer, revision)
        return next((step.said for step in steps if step.revision == number and step.by == seat), None)

    notation = match.game.space.notation(move)
    for viewer in (Viewer(seat, (seat,)), updates.EVERYBODY):
        assert said(viewer).notation == notation and said(viewer).say is not None
    for viewer in (Viewer(1 - seat, (1 - seat,)), Viewer(None, ())):
        told_of = said(viewer)
        if step == "bid":
            assert told_of.notation == match.game.space.look(move) != notation and told_of.say is None
        else:
            assert told_of is None
    store.close()


def test_a_spectator_is_sent_no_secret_even_at_a_screen_of_several_seats() -> None:
    """Before the curtain is lifted, a hot-seat screen shows what a spectator sees."""
    game = Game(2).start().go_on(8)
    watcher, screen = Viewer(None, ()), Viewer(None, (0, 1))
    assert wire(updates.scene_of(game.table, watcher)) == wire(updates.scene_of(game.table, screen))
    ask = updates.ask(game.table, screen)
    assert ask is not None and ask.moves == [] and ask.seat is None


def test_what_moved_is_told_as_the_viewer_may_know_it() -> None:
    """A bid goes from a hand to a tile; only its owner is told which token it is. Taken back, it goes the other way."""
    game = Game(2).start()
    match = game.table.match
    assert match is not None
    while not match.game.space.notation(match.state.moves()[0]).startswith("bid"):
        game.move(match.state.moves()[0])
    seat = match.state.actor
    assert seat is not None
    change = game.move("bid 2 @1 bid")
    hand, zone = f"seat-{seat}-hand", "tile-1-bid"
    for viewer in game.viewers():
        piece = f"seat-{seat}-token-2" if viewer.look == seat else "?"
        assert updates.motions_of(game.table, change, viewer) == [(0, Motion(piece, hand, zone))]
    back = game.undo(seat)
    for viewer in game.viewers():
        piece = f"seat-{seat}-token-2" if viewer.look == seat else "?"
        assert updates.motions_of(game.table, back, viewer) == [(updates.UNTOLD, Motion(piece, zone, hand))]
