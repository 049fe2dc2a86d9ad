"""CHK-31: a scene says the same to every reader, its digits can be counted, and no number is given away (7.7)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from portulan.content import Content, Finding
from portulan.content.entries import LANGUAGES
from portulan.engine.errors import FileError
from portulan.games.seventh_continent.content.checks.numbers import hidden_of
from portulan.games.seventh_continent.content.checks.walk import by_number, faces
from portulan.games.seventh_continent.content.entries import AdventureEntry, Face, NumberEntry
from portulan.games.seventh_continent.content.looking import candidates, counts_in

DECOYS: Final = 2
"""How many other counts a scene tells at least."""


def _labels(content: Content, uid: str, lang: str) -> dict[str, str]:
    try:
        return content.book.passage(uid, lang).labels
    except FileError:
        return {}


def _scene(content: Content, uid: str, face: Face) -> Iterator[Finding]:
    scene, hidden = face.scene, hidden_of(face)
    if hidden is not None and scene is None:
        yield content.finding(uid, "face.hidden", "needs a scene to be found in")
    if scene is None:
        return
    if "view" not in face.keywords:
        yield content.finding(uid, "face.keywords", "must hold 'view', because the card has a scene")
    for lang in LANGUAGES:
        labels = _labels(content, scene.page, lang)
        if tuple(labels) != scene.regions:
            yield content.finding(
                uid, "face.scene.regions", f"must be those of the book ({lang}): {', '.join(labels)}"
            )
    if hidden is None:
        return
    strange = [region for region in hidden.regions if region not in scene.regions]
    if strange or len(hidden.regions) != len(hidden.number):
        yield content.finding(uid, "face.hidden.regions", "must be three regions of the scene")
        return
    for lang in LANGUAGES:
        labels = _labels(content, scene.page, lang)
        told = {region: counts_in(text, lang) for region, text in labels.items()}
        for digit, region in zip(hidden.number, hidden.regions, strict=True):
            if int(digit) not in told.get(region, []):
                yield content.finding(
                    uid, "face.hidden.regions", f"{region!r} does not tell its count in {lang}"
                )
        if hidden.number not in candidates(list(labels.values()), lang):
            yield content.finding(uid, "face.hidden.regions", f"cannot be found by looking in {lang}")
        others = sum(len(set(counts)) for counts in told.values()) - len(hidden.number)
        if others < DECOYS:
            yield content.finding(
                uid, "face.scene", f"has {others} other counts in {lang}, not {DECOYS} at least"
            )


def _given_away(content: Content) -> Iterator[Finding]:
    """Looks for numbers that are reached by authority in the prose, and for their neighbours with one place."""
    secret = {number.id for number in content.all(NumberEntry) if number.kind == "authorised"}
    for lang in LANGUAGES:
        for uid in content.book.ids(lang):
            passage = content.book.passage(uid, lang)
            text = " ".join(
                (passage.title, *passage.paragraphs, *passage.labels.values(), passage.picture_text)
            )
            for number in sorted(secret & set(re.findall(r"\d+", text))):
                yield Finding(f"book/{lang}", f"passage {uid!r}", "", f"gives away the number {number!r}")
    for entry, face in faces(content):
        for name in (face.art, face.scene.picture if face.scene is not None else None):
            if name is not None and any(number in name for number in secret):
                yield content.finding(entry, "face.art", f"gives away a number: {name!r}")


def find(content: Content) -> Iterator[Finding]:
    """CHK-31: looks at every scene, and for numbers in texts and in names of pictures."""
    for entry, face in faces(content):
        yield from _scene(content, entry.id, face)
    yield from _given_away(content)
    known = by_number(content)
    for entry in content.all(AdventureEntry):
        hidden = hidden_of(entry.face) if isinstance(entry.face, Face) else None
        if hidden is not None and hidden.number in known:
            for card in known[hidden.number]:
                if card.story_role == "main":
                    yield content.finding(
                        card, "story_role", "must not be main: a hidden number leads to it alone"
                    )
