"""What must be in the box for a game to be set up: enough cards and people, both town sides, a mine that can be dug."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from portulan.content import Content, Entry, Finding
from portulan.games.near_and_far.checks.common import whole
from portulan.games.near_and_far.entries import (
    AdventurerEntry,
    ArcadeEntry,
    ArtifactEntry,
    BoardEntry,
    BossEntry,
    Bundle,
    CharacterEntry,
    ChiefEntry,
    MapEntry,
    PetEntry,
    SideEntry,
    TalentEntry,
    ThreatEntry,
    TreasureEntry,
)
from portulan.games.near_and_far.terms import BOARD_TENTS, FACTIONS, HIGHEST_REP, LOWEST_REP, ROW

PLAYERS: Final = 4
"""The largest table (G-02)."""
BASICS: Final = 5 * PLAYERS
ADVANCED: Final = 2 * PLAYERS
"""The artifacts that are dealt (NF-SETUP-22)."""
MAPS: Final = range(1, 12)
"""The maps that the modes are played on (NF-SETUP-7)."""
SIDES: Final = ("dusk", "day")
ANIMALS: Final = ("bird", "turtle")
BOARD: Final = "board"
REPUTATIONS: Final = HIGHEST_REP - LOWEST_REP + 1
LEAST: Final[dict[type[Entry], int]] = {
    AdventurerEntry: ROW,
    ArcadeEntry: 1,
    BoardEntry: 1,
    CharacterEntry: PLAYERS,
    ThreatEntry: 1,
    TreasureEntry: 1,
}
"""How many entries there must be at least, where any will do."""


def find(content: Content) -> Iterator[Finding]:
    """Looks for what is missing, and for boards that do not fit together."""
    yield from _enough(content)
    yield from _one_of_each(content)
    yield from _numbered(content)
    for card in content.all(ArtifactEntry):
        if card.cost.heart or card.cost.rep or card.cost.bird:
            yield content.finding(card, "cost", "must be food, coins, gems and tokens")
        if card.rep_min is not None and card.rep_max is not None:
            yield content.finding(card, "rep_max", "cannot stand beside 'rep_min'")
    for side in content.all(SideEntry):
        for field, text in _against_side(side):
            yield content.finding(side, field, text)
    for board in content.all(BoardEntry):
        if len(board.tents) != BOARD_TENTS:
            yield content.finding(board, "tents", f"must be {BOARD_TENTS}")


def _enough(content: Content) -> Iterator[Finding]:
    for kind, least in LEAST.items():
        if len(content.all(kind)) < least:
            yield whole(f"a game needs {least} entries of {kind.__name__}")
    for tier, least in (("basic", BASICS), ("advanced", ADVANCED)):
        if sum(card.tier == tier for card in content.all(ArtifactEntry)) < least:
            yield whole(f"a game of {PLAYERS} needs {least} {tier} artifacts")
    kinds = Counter(pet.kind for pet in content.all(PetEntry))
    if kinds["dog"] + kinds["cat"] < PLAYERS or not kinds["platypus"]:
        yield whole(f"a game needs {PLAYERS} dogs and cats, and a platypus")


def _one_of_each(content: Content) -> Iterator[Finding]:
    """The entries that the rules know by their ids, and one chief for every faction."""
    for table, ids in (("side", SIDES), ("animal", ANIMALS), ("board", (BOARD,))):
        if content.ids(table) != ids:
            yield whole(f"the entries of {table!r} must be {', '.join(ids)}, in this order")
    factions = tuple(chief.faction for chief in content.all(ChiefEntry))
    if factions != FACTIONS:
        yield whole(f"the chiefs must be those of {', '.join(FACTIONS)}, in this order")


def _numbered(content: Content) -> Iterator[Finding]:
    """What has a number or an initial has its own; the map of a pack takes the place of the one with its number."""
    numbers = Counter(entry.number for entry in content.all(MapEntry))
    for number in MAPS:
        if not numbers[number]:
            yield whole(f"map {number} is missing")
    for place in content.all(MapEntry):
        if numbers[place.number] > 1 and content.pack is None:
            yield content.finding(place, "number", "is that of two maps")
    talents = Counter(entry.number for entry in content.all(TalentEntry))
    for talent in content.all(TalentEntry):
        if talents[talent.number] > 1:
            yield content.finding(talent, "number", "is that of two talents")
    initials = Counter(entry.initial for entry in content.all(CharacterEntry))
    for who in content.all(CharacterEntry):
        if initials[who.initial] > 1:
            yield content.finding(who, "initial", "is that of two characters")
    drops = Counter(boss.drop for boss in content.all(BossEntry))
    for boss in content.all(BossEntry):
        if boss.drop and drops[boss.drop] > 1:
            yield content.finding(boss, "drop", "is that of two bosses")


def _against_side(side: SideEntry) -> Iterator[tuple[str, str]]:
    """Names what does not fit on a side of the town board."""
    if len(side.reputation) != REPUTATIONS:
        yield "reputation", f"must be {REPUTATIONS} numbers, for {LOWEST_REP} to {HIGHEST_REP}"
    rows = side.mine.numbers
    columns = len(rows[0]) if rows else 0
    if not columns or any(len(row) != columns for row in rows):
        yield "mine.numbers", "must be rows of equal length"
    if len(side.mine.rows) != len(rows):
        yield "mine.rows", "must be as many as there are rows"
    if len(side.mine.columns) != columns:
        yield "mine.columns", "must be as many as there are columns"
    for row, column in side.mine.rep:
        if not (1 <= row <= len(rows) and 1 <= column <= columns):
            yield "mine.rep", f"names no number of the mine: row {row}, column {column}"
    for animal in ANIMALS:
        cost: Bundle | None = getattr(side, animal)
        if cost is not None and (cost.rep or cost.bird):
            yield animal, "must be food, coins, gems, hearts and tokens"
