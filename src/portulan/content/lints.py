"""Checks of content that fit every game; each has a name, and what it finds is told with file, entry and field.

`portulan content GAME` runs them all, with those that the game declares in its schema.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from portulan.content.book import Passage
from portulan.content.entries import LANGUAGES, PASSAGE, REFERENCE, WORDS, Finding
from portulan.content.store import Content, Lint
from portulan.engine.errors import FileError

TEXT: Final = "text"
"""The folder of sentences, in the folder of a game or of a pack."""

THEME: Final = "theme"
"""The folder of pictures and styles, in the folder of a game or of a pack."""

A_SENTENCE: Final = 4
"""A text of so many words is never the same in two languages by chance."""

A_PARAGRAPH: Final = 40
"""A paragraph of so many letters is never written twice by chance."""

_MESSAGE = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


def all_lints(content: Content) -> tuple[Lint, ...]:
    """Lists the checks for the content of a game, its own last."""
    return (*GENERIC, *content.schema.lints)


def lint(content: Content) -> list[tuple[Lint, list[Finding]]]:
    """Runs every check, and lists what each has found."""
    return [(check, list(check.find(content))) for check in all_lints(content)]


def _references(content: Content) -> Iterator[Finding]:
    for entry, mark in content.marked():
        if mark.kind != REFERENCE:
            continue
        place = content.places.get(mark.value)
        if place is None or (mark.tables and place.table not in mark.tables):
            wanted = " or ".join(mark.tables) or "entry"
            yield content.finding(entry, mark.path, f"names no {wanted}: {mark.value!r}")


def _languages(content: Content) -> Iterator[Finding]:
    for entry, mark in content.marked():
        if mark.kind != WORDS:
            continue
        texts = {lang: getattr(mark.value, lang).strip() for lang in LANGUAGES}
        for lang, text in texts.items():
            if not text:
                yield content.finding(entry, f"{mark.path}.{lang}", "is empty")
        first, *others = texts.values()
        if len(first.split()) >= A_SENTENCE and first in others:
            yield content.finding(entry, mark.path, f"is the same in all languages: {first!r}")


def _passages(content: Content) -> Iterator[Finding]:
    """Looks for passages that an entry names and nobody wrote, and for those that nobody names.

    Of a game with a pack, only the passages of the pack must be named: an entry that it replaces may leave some unused.
    """
    book = content.book
    for entry, mark in content.marked():
        if mark.kind == PASSAGE:
            missing = [lang for lang in LANGUAGES if book.span(mark.value, lang) is None]
            if missing:
                text = f"names a passage that is not written in {' and '.join(missing)}: {mark.value!r}"
                yield content.finding(entry, mark.path, text)
    named = set(content.passages)
    for lang in LANGUAGES:
        for uid in book.ids(lang):
            span = book.span(uid, lang)
            if uid not in named and span is not None and span.path.is_relative_to(content.folders[-1]):
                yield _of_passage(content, uid, lang, "is named by no entry")


def _prose(content: Content) -> Iterator[Finding]:
    """Reads every passage, and compares its languages: the same labels, the same picture, and that it exists."""
    for uid in content.book.ids():
        read: dict[str, Passage] = {}
        for lang in LANGUAGES:
            if content.book.span(uid, lang) is None:
                continue
            try:
                read[lang] = content.book.passage(uid, lang)
            except FileError as error:
                yield Finding("", "", "", str(error))
        for lang, passage in read.items():
            if passage.picture and not any(
                (folder / THEME / passage.picture).is_file() for folder in content.folders
            ):
                yield _of_passage(content, uid, lang, f"shows a picture that is missing: {passage.picture!r}")
            first = next(iter(read.values()))
            if list(passage.labels) != list(first.labels):
                known = ", ".join(first.labels) or "none"
                yield _of_passage(content, uid, lang, f"must have the same labels in all languages: {known}")
            if passage.picture != first.picture:
                yield _of_passage(content, uid, lang, "must show the same picture in all languages")


def _sentences(content: Content) -> Iterator[Finding]:
    """Compares the messages of the text files of each folder: each in every language, and once."""
    for folder in content.folders:
        found = {lang: _messages(folder / TEXT / lang) for lang in LANGUAGES}
        names = dict.fromkeys(name for messages in found.values() for name in messages)
        for name in names:
            for lang, messages in found.items():
                files = messages.get(name, [])
                if len(files) != 1:
                    where = next(iter(files), f"{TEXT}/{lang}")
                    text = "is written twice" if files else "is missing"
                    yield Finding(where, f"message {name!r}", "", text)


def _messages(folder: Path) -> dict[str, list[str]]:
    """Lists the messages of text files, each with the files that hold it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.ftl")):
        name = f"{TEXT}/{folder.name}/{path.name}"
        for message in _MESSAGE.findall(path.read_text(encoding="utf-8", errors="replace")):
            found.setdefault(message, []).append(name)
    return found


def _duplicates(content: Content) -> Iterator[Finding]:
    """Looks for paragraphs that stand in the book twice."""
    for lang in LANGUAGES:
        seen: dict[str, str] = {}
        for uid in content.book.ids(lang):
            try:
                paragraphs = content.book.passage(uid, lang).paragraphs
            except FileError:
                continue
            for text in paragraphs:
                if len(text) >= A_PARAGRAPH and seen.setdefault(text, uid) != uid:
                    yield _of_passage(content, uid, lang, f"says the same as {seen[text]!r}: {text[:40]!r}…")


def _of_passage(content: Content, uid: str, lang: str, text: str) -> Finding:
    span = content.book.span(uid, lang)
    assert span is not None
    return Finding("/".join(span.path.parts[-3:]), f"passage {uid!r}", "", text)


REFERENCES: Final = Lint("references", "every reference leads to an entry", _references, needed=True)

GENERIC: Final = (
    REFERENCES,
    Lint("languages", "every text of an entry is written in all languages", _languages),
    Lint("passages", "every passage is written in all languages, and named by an entry", _passages),
    Lint("prose", "every passage can be read, with the same labels and picture in all languages", _prose),
    Lint("sentences", "every message is written once in each language", _sentences),
    Lint("duplicates", "no paragraph stands in the book twice", _duplicates),
)
