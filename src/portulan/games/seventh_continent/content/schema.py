"""The tables of the content, how it is read, and how many cards a stage of the contract has (7.6)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from portulan.content import Content, Schema, read_content
from portulan.engine.content import Component
from portulan.games.seventh_continent.content.checks import CHECKS, NEEDED
from portulan.games.seventh_continent.content.checks.counts import STAGE, counted
from portulan.games.seventh_continent.content.entries import (
    AdventureEntry,
    CharacterEntry,
    ClueEntry,
    CurseEntry,
    ExplorationEntry,
    KeywordEntry,
    NumberEntry,
    SatchelEntry,
    SaveEntry,
    SkillEntry,
    StateEntry,
    ZoneEntry,
)

FOLDER: Final = Path(__file__).parent.parent

CARDS: Final = ("adventure", "exploration", "skill", "curse", "satchel", "clue", "character", "save")
"""The tables whose entries are cards, in the order of section 1; the others describe what cards name."""

SCHEMA: Final = Schema(
    {
        "number": NumberEntry,
        "adventure": AdventureEntry,
        "exploration": ExplorationEntry,
        "skill": SkillEntry,
        "curse": CurseEntry,
        "satchel": SatchelEntry,
        "clue": ClueEntry,
        "character": CharacterEntry,
        "save": SaveEntry,
        "state": StateEntry,
        "zone": ZoneEntry,
        "keyword": KeywordEntry,
    },
    lints=(*NEEDED, *CHECKS),
)


def read(pack: Path | None = None, checked: bool = True) -> Content:
    """Reads the content that ships, with the pack of a folder laid over it."""
    return read_content(SCHEMA, FOLDER, pack, checked=checked)


def components(content: Content) -> list[Component]:
    """Compares the cards that are present with those of the stage (CHK-01)."""
    have = counted(content)
    return [Component(kind.replace(" ", "-"), kind, want, have[kind]) for kind, want in STAGE.items()]
