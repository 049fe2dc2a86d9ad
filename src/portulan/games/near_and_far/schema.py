"""The content of Near and Far: its tables, how it is read, and what the contract counts (chapter 1)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from portulan.content import Content, Schema, read_content
from portulan.content.components import ComponentEntry, compare_components, component_lint
from portulan.engine.content import Component
from portulan.games.near_and_far.checks import CHECKS, NEEDED
from portulan.games.near_and_far.entries import (
    AdventurerEntry,
    AnimalEntry,
    ArcadeEntry,
    ArtifactEntry,
    BoardEntry,
    BossEntry,
    CharacterEntry,
    ChiefEntry,
    KeywordEntry,
    LocationEntry,
    MapEntry,
    PetEntry,
    QuestEntry,
    SideEntry,
    TalentEntry,
    ThreatEntry,
    TreasureEntry,
    WorldEntry,
)

FOLDER: Final = Path(__file__).parent

OTHERS: Final = {
    "C-01": ("Dice", 4),
    "C-02": ("Heart markers", 4),
    "C-06": ("Player boards", 4),
    "C-08": ("Coin tokens", 30),
    "C-09": ("Gem tokens", 30),
    "C-10": ("Quest tokens", 18),
    "C-11": ("Food tokens", 21),
    "C-12": ("Faction tokens", 33),
    "C-14": ("Pack birds, with turtles on the back", 12),
    "C-15": ("Reputation markers", 8),
    "C-16": ("Cloth bag", 1),
    "C-17": ("Rulebook", 1),
    "C-18": ("Pencil", 1),
    "C-19": ("Pad of character sheets", 1),
    "C-20": ("Symbol card", 1),
    "C-22": ("Tents", 80),
    "C-24": ("Help cards", 4),
    "C-29": ("Character pawns", 8),
    "C-32": ("First-player token", 1),
}
"""The components that have no content of their own, with their numbers."""

COUNTED: Final = {
    "chief": ("C-03", "Chief cards", 4),
    "pet": ("C-05", "Pets", 5),
    "adventurer": ("C-07", "Adventurer tokens", 36),
    "arcade": ("C-13", "Arcade cards", 40),
    "artifact": ("C-21", "Artifact cards", 55),
    "boss": ("C-25", "Boss cards", 4),
    "treasure": ("C-26", "Treasure cards", 36),
    "threat": ("C-27", "Threat cards", 12),
    "world": ("C-28", "World cards", 30),
}
"""The components that are entries, by their table."""

MADE_OF: Final = {
    "side": ("C-04", "Town board of two sides", 2),
    "map": ("C-23", "Atlas of eleven maps", 11),
}
"""The components of which there is one, by the table of their parts and how many those are."""

COPIES: Final = 4
"""The cards of one character."""
MAP_QUESTS: Final = 176
"""The quests of the maps in the storybook."""

SCHEMA: Final = Schema(
    {
        "map": MapEntry,
        "location": LocationEntry,
        "quest": QuestEntry,
        "arcade": ArcadeEntry,
        "keyword": KeywordEntry,
        "artifact": ArtifactEntry,
        "treasure": TreasureEntry,
        "world": WorldEntry,
        "adventurer": AdventurerEntry,
        "pet": PetEntry,
        "threat": ThreatEntry,
        "boss": BossEntry,
        "chief": ChiefEntry,
        "character": CharacterEntry,
        "talent": TalentEntry,
        "animal": AnimalEntry,
        "side": SideEntry,
        "board": BoardEntry,
        "component": ComponentEntry,
    },
    lints=(*NEEDED, component_lint(OTHERS), *CHECKS),
)


def read(pack: Path | None = None, checked: bool = True) -> Content:
    """Reads the content that ships, with the pack of a folder laid over it."""
    return read_content(SCHEMA, FOLDER, pack, checked=checked)


def components(content: Content) -> list[Component]:
    """Compares what is present with what the contract counts."""
    counted = [
        Component(clause, name, want, len(content.ids(table)))
        for table, (clause, name, want) in COUNTED.items()
    ]
    for table, (clause, name, parts) in MADE_OF.items():
        counted.append(Component(clause, name, 1, int(len(content.ids(table)) == parts)))
    characters = len(content.ids("character"))
    counted.append(Component("C-30", "Character cards", 8 * COPIES, characters * COPIES))
    told = sum(quest.book == "map" for quest in content.all(QuestEntry))
    counted.append(Component("C-31", "Storybook", 1, int(told == MAP_QUESTS)))
    return compare_components(content, OTHERS, counted)
