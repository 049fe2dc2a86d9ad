"""Checks of the book: what nobody has opened reaches nobody, decides nothing, and cannot be closed again.

A game without passages passes them idly. A passage needs an id that nothing else in the game has, so that it can be
told where it shows. What closed pages do (their effects, choices and tests) is content, too: a game is compared with
its twin in which every closed entry says nothing and does nothing, and nobody who plays may notice.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, cast

import msgspec

from portulan import CHANCE, Game, PortulanError, State
from portulan.bots import InformationState, make
from portulan.content import Content, Entry
from portulan.content.book import FOLDER as BOOK
from portulan.content.book import Book
from portulan.content.entries import PASSAGE
from portulan.content.store import Kept
from portulan.engine.events import Event
from portulan.engine.match import Match
from portulan.engine.undo import is_barrier
from tests.battery.case import Case, Viewer, askable, require, some
from tests.battery.saying import LANGUAGES, NAMES
from tests.battery.scenery import labels
from tests.battery.secrecy import sight
from tests.battery.walk import Observation, Walk, observer

A_PHRASE = 16
"""A text of so many letters is never the same as another by chance."""

TRIED = 12
"""Moves that are tried at one position; of more some."""

AHEAD = 12
"""Moves that a dealt state is played on."""

BOTS = ("random", "greedy", "search:8it")
"""One bot of each kind."""


# What reaches a viewer


@cache
def book_of(game: Game) -> Book | None:
    """Gives the book of a game that has passages, with entries of content about them or without."""
    return Book(*(folder / BOOK for folder in game.content.folders)) if game.passages else None


def closed(state: State) -> list[str]:
    """Lists the passages that nobody has opened."""
    passages = state.game.passages
    return [uid for number, uid in enumerate(passages) if number not in state.opened]


@lru_cache(maxsize=4096)
def signs(book: Book, uid: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """Gives what tells that a passage shows: its id, and the phrases of its prose in all languages."""
    word = re.compile(rf"(?<![A-Za-z0-9]){re.escape(uid)}(?![A-Za-z0-9]|[._-][A-Za-z0-9])")
    phrases: list[str] = []
    for lang in LANGUAGES:
        if book.span(uid, lang) is not None:
            page = book.passage(uid, lang)
            phrases += [page.title, page.picture, page.picture_text, *page.paragraphs, *page.labels.values()]
    return word, tuple(plain(phrase) for phrase in phrases if len(phrase) >= A_PHRASE)


def plain(text: str) -> str:
    """Makes all blanks alike."""
    return " ".join(text.split())


def texts(data: Any) -> Iterator[str]:
    """Lists all texts in plain data or in a scene, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from texts(key)
            yield from texts(value)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from texts(item)
    elif is_dataclass(data):
        for field in fields(data):
            yield from texts(getattr(data, field.name))


def gets(state: State, viewer: Viewer, heard: list[Event]) -> Iterator[tuple[str, str]]:
    """Lists all that a viewer gets of a position, with what it is: view, scene, events, moves, what a bot is handed."""
    game = state.game
    view = state.view(viewer)
    yield "view", "\n".join(texts(view))
    scene = game.scene(view)
    yield "scene", "\n".join(texts([scene.status, scene.children, scene.previews]))
    yield "scene", "\n".join(_said(game, label.name, label.arguments) for label in labels(scene))
    for event in heard:
        name, arguments = _teller(game, state.players).heard(event, viewer)
        yield "event", f"{name}\n{_said(game, name, arguments)}"
        yield "motion", "\n".join(texts(game.motions.of(event)))
    if viewer in state.actors:
        assert viewer is not None
        for move in some(state.moves(viewer), TRIED, random.Random(0)):
            name, arguments = state.sentence(move)
            shown = f"{state.notation(move)}\n{_said(game, name, arguments)}\n"
            yield "move", shown + "\n".join(game.targets(view, move))
        information = InformationState(state, viewer)
        yield "bot", "\n".join(texts(information.view))
        yield "bot", "\n".join(texts(json.loads(information.sample(random.Random(1)).dump())))


@cache
def _teller(game: Game, players: int) -> Match:
    """Gives a match whose people are told of by name."""
    return Match.new(game, NAMES[:players], seed=0)


def _said(game: Game, name: str, arguments: Any) -> str:
    return _sentences(game, name, tuple(sorted(arguments.items())))


@lru_cache(maxsize=100_000)
def _sentences(game: Game, name: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """Says a sentence in all languages, with its arguments beside it."""
    said = [str(value) for _, value in arguments]
    for lang in LANGUAGES:
        try:
            said.append(game.text.say(name, dict(arguments), lang))
        except PortulanError:
            continue
    return "\n".join(said)


def leaks(state: State, viewer: Viewer, heard: list[Event]) -> list[str]:
    """Lists what a viewer gets of passages that nobody has opened; what stands on an opened page too tells nothing."""
    book = book_of(state.game)
    if book is None:
        return []
    got = [(what, plain(text)) for what, text in gets(state, viewer, heard)]
    everything = "\n".join(text for _, text in got)
    read = {phrase for number in state.opened for phrase in signs(book, state.game.passages[number])[1]}
    found: list[str] = []
    for uid in closed(state):
        word, written = signs(book, uid)
        phrases = [phrase for phrase in written if phrase not in read]
        if uid not in everything and not any(phrase in everything for phrase in phrases):
            continue
        for what, text in got:
            if word.search(text) or any(phrase in text for phrase in phrases):
                found.append(f"the {what} of viewer {viewer} tells of {uid!r}")
    return found


@observer(looks=1)
def closed_pages_reach_nobody(walk: Walk) -> Observation:
    """Nothing that a seat, a spectator or a bot gets holds the prose or the id of a passage that nobody has opened."""
    case = walk.case
    while position := (yield):
        for viewer in case.viewers():
            found = leaks(position.state, viewer, position.note.events)
            require(not found, f"{case}: {'; '.join(found)}")


def closed_pages_are_no_sentences(case: Case) -> None:
    """The text files, which every browser gets whole, hold no prose of the book."""
    book = book_of(case.game)
    if book is None:
        return
    for lang in LANGUAGES:
        paths = sorted((case.game.folder / "text" / lang).glob("*.ftl"))
        written = plain("\n".join(path.read_text(encoding="utf-8") for path in paths))
        for uid in case.game.passages:
            word, phrases = signs(book, uid)
            shown = word.search(written) or any(phrase in written for phrase in phrases)
            require(not shown, f"{case.game.name}: the sentences in {lang!r} tell of {uid!r}")


# Opening


@observer(looks=1)
def opening_is_a_barrier(walk: Walk) -> Observation:
    """What opened a passage, or tried to, cannot be taken back but in practice; and what was opened stays open."""
    case = walk.case
    rng = case.rng("opening")
    before: tuple[int, ...] = ()
    while position := (yield):
        state = position.state
        require(state.opened[: len(before)] == before, f"{case}: a passage that was opened is closed again")
        before = state.opened
        if not case.game.passages or state.practice:
            continue
        for seat, moves in askable(state):
            for move in some(moves, TRIED, rng) if seat != CHANCE else []:
                dealt = state.resample(seat, random.Random(1))
                dealt.play(move, seat)
                after = state.copy()
                after.play(move, seat)
                if dealt.closed or after.opened != state.opened:
                    free = not is_barrier(state, seat, move)
                    require(
                        not free, f"{case}: {state.notation(move)!r} opens a passage and can be taken back"
                    )


@observer(looks=1)
def dealt_states_open_nothing(walk: Walk) -> Observation:
    """A state that was dealt for a seat stops where a closed passage would be opened, however it is played on."""
    case = walk.case
    rng = case.rng("dealt states")
    while position := (yield):
        if not case.game.passages:
            continue
        for seat in position.state.actors:
            for move in some(position.state.moves(seat), TRIED, rng):
                dealt = position.state.resample(seat, rng)
                dealt.play(move, seat)
                for _ in range(AHEAD):
                    if dealt.over or dealt.closed:
                        break
                    actor = CHANCE if dealt.actor == CHANCE else rng.choice(dealt.actors)
                    dealt.play(rng.choice(dealt.moves(actor)), actor)
                opened = dealt.opened[len(position.state.opened) :]
                names = [case.game.passages[number] for number in opened]
                require(not names, f"{case}: a dealt state opens {', '.join(names)}")
                same = dealt.closed == (not dealt.over and not dealt.moves())
                require(same, f"{case}: a dealt state stops where nothing is closed")


# What is closed decides nothing


@cache
def emptied(game: Game, opened: tuple[int, ...]) -> Game:
    """Gives the same game with content in which entries of closed passages have no more than they must, or is open."""
    content = game.content
    assert isinstance(content, Content)
    passages = {content.passages[number] for number in opened}
    tables = {}
    for table in content.schema.tables:
        entries = [_emptied(content, entry, passages) for entry in content.entries(table)]
        tables[table] = msgspec.Raw(msgspec.msgpack.encode(entries))
    kept = Kept(content.places, content.passages, tables)
    return with_content(
        game, Content(content.schema, kept, content.folders, f"{content.fingerprint} emptied")
    )


def _emptied(content: Content, entry: Entry, opened: set[str]) -> Entry:
    """Leaves an entry as it is if one of its passages was opened, or if it names none."""
    named = {mark.value for mark in content.schema.marks.of(entry) if mark.kind == PASSAGE}
    if not named or named & opened:
        return entry
    declared = msgspec.structs.fields(type(entry))
    kept = {field.name for field in declared if field.required} | {*entry.open_fields}
    return type(entry)(**{name: getattr(entry, name) for name in kept})


def with_content(game: Game, content: Content) -> Game:
    """Gives the same game with other content in its states."""
    twin = copy.copy(game)
    attributes = cast(Any, game)._content_attributes
    require(attributes is not None, f"{game.name}: has passages, and its states take no other content")
    kind = type(
        game.state().__name__, (game.state(),), {"__slots__": (), "game": twin, **attributes(content)}
    )
    vars(twin).update(content=content, _class=kind)
    return twin


def moved_to(game: Game, state: State) -> State:
    """Gives the same position in a game with other content."""
    return game.state().restore(json.loads(state.dump()))


def compare_with_twin(case: Case, state: State, twin: State, bots: tuple[str, ...]) -> None:
    """Requires that nobody who plays can tell two positions apart."""
    for viewer in case.viewers():
        mine, theirs = sight(state, viewer), sight(twin, viewer)
        parts = [part for part in mine if mine[part] != theirs[part]]
        require(not parts, f"{case}: what is closed shows to viewer {viewer}: {', '.join(parts)}")
    for seat in state.actors:
        for name in bots:
            chosen, other = (
                make(name, len(state.opened), one.game).choose(InformationState(one, seat))
                for one in (state, twin)
            )
            same = f"{state.notation(chosen)!r} and {state.notation(other)!r}"
            require(chosen == other, f"{case}: {name} chooses {same} by what is closed")


@observer(looks=1)
def closed_pages_change_no_choice(walk: Walk) -> Observation:
    """With other words and effects on all closed pages everybody sees the same, and every bot chooses the same.

    A book without entries of content has prose alone, which no rule reads.
    """
    case = walk.case
    slow = walk.sample(0.25)
    while position := (yield):
        state = position.state
        if not case.game.passages or not isinstance(case.game.content, Content) or state.over:
            continue
        twin = moved_to(emptied(case.game, state.opened), state)
        bots = BOTS if position.number in slow else BOTS[:2]
        compare_with_twin(case, state, twin, bots)
