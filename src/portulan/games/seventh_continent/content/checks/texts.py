"""How cards are written (chapter 2 of the world): titles, labels and lengths, alike in both languages; plain words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from portulan.content import Content, Entry, Finding, Passage, Words
from portulan.content.entries import LANGUAGES
from portulan.engine.errors import FileError
from portulan.games.seventh_continent.content.checks.walk import faces, sites
from portulan.games.seventh_continent.content.entries import (
    Action,
    CharacterEntry,
    ClueEntry,
    CurseEntry,
    ExplorationEntry,
    SkillEntry,
    StateEntry,
    Temporary,
    Terrain,
)
from portulan.games.seventh_continent.content.operations import LiftCurse, Text

TERRAIN: Final = range(140, 321)
FRONT: Final = range(60, 221)
SHORT: Final = range(20, 221)
"""A card that says that something has run out."""
RESULT: Final = range(30, 161)
REGION: Final = range(20, 141)
LONG: Final = range(350, 901)
ENDING: Final = range(350, 901)
"""How a curse ends; unlike other long texts it has a title, because nobody knows it before."""
TITLE: Final = range(3, 33)
LINE: Final = range(10, 71)
"""What stands on an Action card."""
FRENCH: Final = 1.15
"""How much longer French may run."""

NEVER: Final = {
    "en": (
        "suddenly",
        "mysterious",
        "ancient",
        "strange",
        "eldritch",
        "it seems",
        "you feel",
        "deck",
        "curse",
    ),
    "fr": ("soudain", "mystérieu", "antique", "étrange", "il semble", "vous sentez", "pioche", "malédiction"),
}
"""What no card says; nobody says "curse" but the Professor."""

_NUMBER = re.compile(r"\d{2,}")
"""Figures; a day of the month is written out in English and not in French."""

_CARDS = re.compile(r"\b(?:\d+|two|three|four|deux|trois|quatre) (?:cards|cartes)\b", re.IGNORECASE)


class _Own(NamedTuple):
    """The passage of a card: where it is named, how long it is, the title it bears, and the icons that it labels."""

    entry: Entry
    field: str
    uid: str
    title: Words
    length: range
    icons: tuple[str, ...]


def _labelled(actions: tuple[Action, ...]) -> tuple[str, ...]:
    """Every action has a label but that of moving, which is the same everywhere."""
    return tuple(action.icon for action in actions if action.icon != "move")


def _own(content: Content) -> Iterator[_Own]:
    for entry, face in faces(content):
        actions = face.actions
        if isinstance(face, Temporary) and face.mandatory is not None:
            actions += (face.mandatory,)
        if isinstance(face, Terrain) and face.on_arrival is not None:
            actions += (face.on_arrival,)
        icons = _labelled(actions)
        if isinstance(face, Terrain):
            assert face.back_text is not None
            yield _Own(entry, "face.back_text", face.back_text, face.title, TERRAIN, icons)
        elif face.front_text is not None:
            ended = isinstance(face, Temporary) and not isinstance(entry, ExplorationEntry)
            lifts = any(isinstance(op, LiftCurse) for op in face.on_reveal)
            length = ENDING if lifts else range(SHORT[0], TERRAIN[-1] + 1) if ended else FRONT
            yield _Own(entry, "face.front_text", face.front_text, face.title, length, icons)
    for state in content.all(StateEntry):
        if state.front_text is not None:
            icons = _labelled(state.actions)
            yield _Own(state, "front_text", state.front_text, state.title, FRONT, icons)
    for who in content.all(CharacterEntry):
        yield _Own(who, "story", who.story, who.title, LONG, ())
    for clue in content.all(ClueEntry):
        yield _Own(clue, "front_text", clue.front_text, clue.title, LONG, ())


def _read(content: Content, uid: str) -> dict[str, Passage]:
    """Reads a passage in the languages in which it is written and can be read."""
    found: dict[str, Passage] = {}
    for lang in LANGUAGES:
        if content.book.span(uid, lang) is not None:
            try:
                found[lang] = content.book.passage(uid, lang)
            except FileError:
                continue
    return found


def _long(text: str, length: range, lang: str) -> bool:
    return length[0] <= len(text) <= length[-1] * (FRENCH if lang == "fr" else 1)


def find(content: Content) -> Iterator[Finding]:
    """Looks at the passages of all cards, at what actions tell, and at every word."""
    for own in _own(content):
        for lang, passage in _read(content, own.uid).items():
            title = getattr(own.title, lang)
            # The titles of clues and characters are known before their pages are read, which therefore have none.
            wanted = "" if own.length is LONG else title
            if passage.title != wanted:
                yield content.finding(
                    own.entry, own.field, f"has the title {passage.title!r} in {lang}, not {wanted!r}"
                )
            if not _long(title, TITLE, lang) or "*" in title:
                yield content.finding(
                    own.entry, own.field, f"has a title of {len(title)} characters in {lang}: {title!r}"
                )
            if tuple(passage.labels) != own.icons:
                said = ", ".join(passage.labels) or "none"
                yield content.finding(
                    own.entry, own.field, f"labels {said} in {lang}, not {', '.join(own.icons)}"
                )
            yield from _length(content, own.entry, own.field, lang, " ".join(passage.paragraphs), own.length)
    for site in sites(content):
        if isinstance(site.op, Text):
            for lang, passage in _read(content, site.op.page).items():
                text = " ".join(passage.paragraphs)
                yield from _length(content, site.entry, f"{site.path}.page", lang, text, RESULT)
    for entry, face in faces(content):
        if face.scene is not None:
            for lang, passage in _read(content, face.scene.page).items():
                for region, text in passage.labels.items():
                    yield from _length(content, entry, f"face.scene: {region}", lang, text, REGION)
    yield from _lines(content)
    yield from _words(content)


def _lines(content: Content) -> Iterator[Finding]:
    """Every Action card has a line of its own."""
    seen: dict[str, str] = {}
    written: list[tuple[Entry, Words | None]] = [
        (skill, skill.front_text) for skill in content.all(SkillEntry)
    ]
    written += [(curse, curse.front_text) for curse in content.all(CurseEntry)]
    for card, line in written:
        if line is None:
            yield content.finding(card, "front_text", "is missing")
            continue
        for lang in LANGUAGES:
            text = getattr(line, lang)
            yield from _length(content, card, f"front_text.{lang}", lang, text, LINE)
            if seen.setdefault(text, card.id) != card.id:
                yield content.finding(card, f"front_text.{lang}", f"is that of {seen[text]!r}")


def _length(
    content: Content, entry: Entry, field: str, lang: str, text: str, length: range
) -> Iterator[Finding]:
    if not _long(text, length, lang):
        said = f"has {len(text)} characters in {lang}, not {length[0]} to {length[-1]}"
        yield content.finding(entry, field, said)


def _words(content: Content) -> Iterator[Finding]:
    for uid in content.book.ids():
        read = _read(content, uid)
        found = [Counter(_NUMBER.findall(" ".join(passage.paragraphs))) for passage in read.values()]
        if any(one != found[0] for one in found):
            yield Finding("book", f"passage {uid!r}", "", "has other figures in one language than in another")
        for lang, passage in read.items():
            text = " ".join((*passage.paragraphs, *passage.labels.values())).lower()
            for word in NEVER[lang]:
                if re.search(rf"\b{word}", text):
                    yield Finding(f"book/{lang}", f"passage {uid!r}", "", f"says {word!r}")
            told = _CARDS.search(text)
            if told is not None:
                yield Finding(f"book/{lang}", f"passage {uid!r}", "", f"tells a number of cards: {told[0]!r}")
