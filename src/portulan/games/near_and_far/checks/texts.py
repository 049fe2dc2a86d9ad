"""CHK-12: what is read aloud has its length, says the same numbers in both languages, and keeps figures to itself.

Whether every passage is written at all is told by lints that fit every game, how French is set by a test of its own;
that no sentence is the original's, nobody but a reader can check.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from portulan.content import Content, Finding, Passage
from portulan.content.entries import LANGUAGES, WORDS
from portulan.engine.errors import FileError
from portulan.games.near_and_far.checks.common import Story, stories
from portulan.games.near_and_far.entries import ArcadeEntry, CharacterEntry

TITLE: Final = 60
LABEL: Final = 90
STORY: Final = range(200, 701)
REACTION: Final = range(120, 601)
ARCADE: Final = range(40, 261)
"""The story and the reactions of an arcade card."""
CARD_NAME: Final = 28
"""What fits on a card."""
CARDS: Final = ("artifact", "treasure", "world", "adventurer", "pet", "threat", "boss", "chief", "talent")

_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_NUMBER = re.compile(r"\d+")
_FIGURES = {
    "en": re.compile(
        r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:coins?|gems?|faction tokens?|food tokens?)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"\b(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:pièces? d’or|gemmes?|jetons?)\b",
        re.IGNORECASE,
    ),
}
"""A number and a good in one breath: a reward is shown by the game, never told in prose."""


class _Told(NamedTuple):
    """A passage that an entry names: in which field, how long it may be, and whether it tells an outcome."""

    field: str
    uid: str
    length: range
    outcome: bool


def find(content: Content) -> Iterator[Finding]:
    """Reads every passage that is named, in all languages."""
    yield from _entries(content)
    for story in stories(content):
        for told in _named(story):
            yield from _passage(content, story.id, told)
        yield from _labels(content, story)
    for who in content.all(CharacterEntry):
        yield from _passage(content, who.id, _Told("intro", who.intro, STORY, False))


def _named(story: Story) -> Iterator[_Told]:
    arcade = isinstance(story, ArcadeEntry)
    yield _Told("page", story.page, ARCADE if arcade else STORY, False)
    for number, choice in enumerate(story.choices):
        reaction = ARCADE if arcade else REACTION
        yield _Told(f"choices[{number}].reaction", choice.reaction, reaction, True)
        if choice.failure is not None:
            yield _Told(f"choices[{number}].failure", choice.failure, reaction, True)


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


def _passage(content: Content, entry: str, told: _Told) -> Iterator[Finding]:
    read = _read(content, told.uid)
    for lang, passage in read.items():
        text = " ".join(passage.paragraphs)
        if len(text) not in told.length:
            said = f"has {len(text)} characters in {lang}, not {told.length[0]} to {told.length[-1]}"
            yield content.finding(entry, told.field, said)
        if not 0 < len(passage.title) <= TITLE:
            yield content.finding(
                entry, told.field, f"has a title of {len(passage.title)} characters in {lang}"
            )
        for key, label in passage.labels.items():
            if len(label) > LABEL:
                said = f"has {len(label)} characters for the choice {key!r} in {lang}, not up to {LABEL}"
                yield content.finding(entry, told.field, said)
        figures = _FIGURES[lang].search(text) if told.outcome else None
        if figures is not None:
            yield content.finding(entry, told.field, f"tells a reward in figures in {lang}: {figures[0]!r}")
    yield from _alike(content, entry, told.field, {lang: _all_of(passage) for lang, passage in read.items()})


def _all_of(passage: Passage) -> str:
    return " ".join((passage.title, *passage.paragraphs, *passage.labels.values()))


def _alike(content: Content, entry: str, field: str, texts: dict[str, str]) -> Iterator[Finding]:
    """Compares the numbers and placeholders of all languages."""
    for what, pattern in (("numbers", _NUMBER), ("placeholders", _PLACEHOLDER)):
        found = [Counter(pattern.findall(text)) for text in texts.values()]
        if any(one != found[0] for one in found):
            yield content.finding(entry, field, f"has other {what} in one language than in another")


def _labels(content: Content, story: Story) -> Iterator[Finding]:
    """The choices of a quest are those at the end of its page."""
    keys = [choice.key for choice in story.choices]
    for lang, passage in _read(content, story.page).items():
        if list(passage.labels) != keys:
            listed = ", ".join(passage.labels) or "none"
            yield content.finding(
                story, "choices", f"are {', '.join(keys)}, but in the book ({lang}) {listed}"
            )


def _entries(content: Content) -> Iterator[Finding]:
    """Looks at the short texts of entries."""
    for entry, mark in content.marked():
        if mark.kind == WORDS:
            texts = {lang: getattr(mark.value, lang) for lang in LANGUAGES}
            yield from _alike(content, entry.id, mark.path, texts)
            if mark.path == "name" and content.places[entry.id].table in CARDS:
                for lang, text in texts.items():
                    if len(text) > CARD_NAME:
                        yield content.finding(entry, f"name.{lang}", f"has more than {CARD_NAME} characters")
