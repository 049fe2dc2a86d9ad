"""The book at a table: passages that were opened are handed to whoever sits there, and no others.

Prose travels apart from positions: a scene names a passage, and a client that has not read it yet asks for it, in
its language. A passage that nobody has opened is answered like one that does not exist.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from portulan.content.book import FOLDER, Book
from portulan.engine.journal import Reading
from portulan.engine.match import Match
from portulan.server.acts import PastChapter
from portulan.server.models.base import Sentence
from portulan.server.models.looking_back import JournalReading, PassageText

MOST: Final = 50
"""Passages that are handed out in one answer."""


@cache
def book(folders: tuple[Path, ...]) -> Book:
    """Opens the book of a game, and of the pack that is laid over it, once."""
    return Book(*(folder / FOLDER for folder in folders))


def opened(match: Match, wanted: Sequence[str]) -> list[str]:
    """Lists those of the wanted passages that were opened in the match."""
    passages = match.game.passages
    known = {passages[number] for number in match.state.opened}
    return [uid for uid in dict.fromkeys(wanted) if uid in known][:MOST]


def journal(match: Match, behind: Sequence[PastChapter], here: Sequence[Reading]) -> list[Reading]:
    """Lists what was read in the matches before this one and here, in the order of reading.

    What is known to be read without anybody having kept how comes first: it was read before any of the others.
    """
    known = [one for chapter in behind for one in chapter.journal] + list(here)
    kept = {one.passage for one in known}
    passages = match.game.passages
    others = [passages[number] for number in match.state.opened]
    plain = [Reading("", uid) for uid in others if uid not in kept]
    opened = set(others)
    return plain + [one for one in known if one.passage in opened]


def told(reading: Reading) -> JournalReading:
    """Tells a reading as it travels."""
    return JournalReading(
        reading.place,
        reading.passage,
        [Sentence(*line) for line in reading.before],
        reading.choice,
        [Sentence(*line) for line in reading.after],
    )


def read(match: Match, uids: Sequence[str], lang: str) -> list[PassageText]:
    """Reads passages that were opened; the disk is slow, so this is done off the event loop."""
    found = [book(match.game.content.folders).passage(uid, lang) for uid in uids]
    return [
        PassageText(
            passage.uid,
            lang,
            passage.title,
            list(passage.paragraphs),
            passage.picture,
            passage.picture_text,
            passage.labels,
        )
        for passage in found
    ]
