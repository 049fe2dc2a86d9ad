"""CHK-01, -02, -11, -12: how many cards of each type there are, and how they are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from portulan.content import Content, Finding
from portulan.games.seventh_continent.content.checks.walk import by_number, cards, whole
from portulan.games.seventh_continent.content.entries import (
    AdventureEntry,
    SkillEntry,
    State,
    StateEntry,
)

STAGE: Final = {
    "terrain": 190,
    "permanent event": 165,
    "temporary event": 110,
    "state": 48,
    "bonus": 36,
    "object": 30,
    "quest item": 32,
    "exploration card": 122,
    "common skill": 35,
    "specific skill": 25,
    "advanced skill": 30,
    "curse": 7,
    "satchel": 1,
    "clue": 3,
    "character": 5,
    "save card": 10,
}
"""The cards of stage S3 (contract 7.6): 611 Adventure, 122 Exploration and 97 Action cards, 19 others."""

COPIES: Final = 5
"""Four players may each hold a copy of a state while a fifth is taken."""
PARANOID: Final = "100"
"""The number that a rule calls (7C-CONSEQUENCE-5)."""

_NUMBER = re.compile(r"\d{3}")


def counted(content: Content) -> dict[str, int]:
    """Counts the cards by type."""
    found = Counter[str]()
    for entry, face in cards(content):
        kind = type(face).__struct_config__.tag
        named = {"permanent": "permanent event", "temporary": "temporary event", "quest_item": "quest item"}
        found[
            "exploration card" if not isinstance(entry, AdventureEntry) else named.get(str(kind), str(kind))
        ] += 1
    for skill in content.all(SkillEntry):
        level = "advanced" if skill.level == "advanced" else "common" if skill.owner is None else "specific"
        found[f"{level} skill"] += 1
    for table, name in (
        ("curse", "curse"),
        ("satchel", "satchel"),
        ("clue", "clue"),
        ("character", "character"),
        ("save", "save card"),
    ):
        found[name] += len(content.ids(table))
    return {kind: found[kind] for kind in STAGE}


def find_counts(content: Content) -> Iterator[Finding]:
    """CHK-01: as many cards of each type as the stage has; a pack brings its own."""
    if content.pack is not None:
        return
    for kind, have in counted(content).items():
        if have != STAGE[kind]:
            yield whole(f"there are {have} cards of the type {kind!r}, not {STAGE[kind]}")


def find_names(content: Content) -> Iterator[Finding]:
    """CHK-02: numbers have three digits and ascend; a card is named after its number, back and copy."""
    numbers = content.ids("number")
    for number in numbers:
        if not _NUMBER.fullmatch(number):
            yield content.finding(number, "id", "must have three digits")
    for before, after in pairwise(numbers):
        if before >= after:
            yield content.finding(after, "id", f"must come before {before!r}")
    for entry in content.all(AdventureEntry):
        if not entry.id.startswith(f"A-{entry.number}-"):
            yield content.finding(entry, "id", f"must begin with 'A-{entry.number}-'")


def find_states(content: Content) -> Iterator[Finding]:
    """CHK-11: enough copies of every state, some with energy loss and some without; all copies of one number."""
    for state in content.all(StateEntry):
        copies = [
            (entry, entry.face)
            for entry in content.all(AdventureEntry)
            if isinstance(entry.face, State) and entry.face.state == state.id
        ]
        if state.number is None and not copies:
            continue
        for entry, _ in copies:
            if entry.number != state.number:
                yield content.finding(entry, "number", f"must be {state.number!r}, that of the state")
        if len(copies) < COPIES:
            yield content.finding(state, "number", f"has {len(copies)} copies, not {COPIES} at least")
        if len({face.energy_loss for _, face in copies}) < 2:
            yield content.finding(state, "number", "needs copies with energy loss and copies without")


def find_paranoid(content: Content) -> Iterator[Finding]:
    """CHK-12: the only number that a rule calls has its copies."""
    copies = [card for card in by_number(content).get(PARANOID, []) if isinstance(card.face, State)]
    if len(copies) < COPIES:
        yield whole(f"number {PARANOID!r} has {len(copies)} states, not {COPIES} at least")
