"""CHK-01: ids follow their patterns, and the box holds what the contract counts (7.2), clarified cards among it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from portulan.content import Content, Entry, Finding
from portulan.games.near_and_far.checks import clarified
from portulan.games.near_and_far.checks.common import map_numbers, quests, whole
from portulan.games.near_and_far.checks.effects import Card
from portulan.games.near_and_far.entries import (
    AdventurerEntry,
    AnimalEntry,
    AnyEffect,
    ArcadeEntry,
    ArtifactEntry,
    BoardEntry,
    BossEntry,
    Bundle,
    CharacterEntry,
    ChiefEntry,
    KeywordEntry,
    MapEntry,
    Mine,
    PetEntry,
    QuestEntry,
    SideEntry,
    Symbols,
    TalentEntry,
    ThreatEntry,
    TreasureEntry,
    WorldEntry,
)
from portulan.games.near_and_far.terms import FACTIONS

COUNTS: Final[dict[type[Entry], int]] = {
    MapEntry: 11,
    ArcadeEntry: 40,
    ArtifactEntry: 55,
    TreasureEntry: 36,
    WorldEntry: 30,
    AdventurerEntry: 36,
    PetEntry: 5,
    ThreatEntry: 12,
    BossEntry: 4,
    ChiefEntry: 4,
    CharacterEntry: 8,
    TalentEntry: 18,
    SideEntry: 2,
    BoardEntry: 1,
}
QUESTS_OF_A_MAP: Final = 16
SIDE_QUESTS: Final = 60
STORY: Final = range(14, 25)
"""How many quests the story of a character may have."""
TIERS: Final = {"basic": 38, "advanced": 17}
WITH_REP: Final = 4
"""Artifacts that ask for a bad reputation, and for a good one, at least."""
OF_A_FACTION: Final = 9
CHEAP: Final = 3
CHEAP_ADVENTURERS: Final = 12
"""Adventurers whom the first three coins buy, at least."""
EXAMPLE: Final = ("red", 2, Symbols(search=1, combat=1, heart=2))
"""The adventurer of the worked example (TV-19)."""
PET: Final = Symbols(skill=1, search=1, heart=2)
THREATS: Final = range(4, 16)
CHIEF_POINTS: Final = 5
MINE_NUMBERS: Final = 12
EASY: Final = 1
"""The skill of somebody with a pet alone, which must do for the entrance of the mine and a number beside it."""
FIRST_TENTS: Final = Bundle(coin=1)
ALL_TENTS: Final = 2
LETTERS: Final = re.compile(r"[A-P]")
NUMBER: Final = re.compile(r"[1-9][0-9]*")
SIDE_QUEST: Final = re.compile(r"Q[1-9][0-9]*")
PARAGRAPH: Final = re.compile(r"BOSS[1-9][0-9]*")
INITIAL: Final = re.compile(r"[A-PR-Z]")


def find(content: Content) -> Iterator[Finding]:
    """Compares ids with their patterns, and counts."""
    if content.pack is not None:
        return  # a pack adds to the box, or takes the place of parts of it
    yield from _ids(content)
    for kind, count in COUNTS.items():
        have = len(content.all(kind))
        if have != count:
            yield whole(f"{have} entries of {kind.__name__}, not {count}")
    yield from _quests(content)
    yield from _artifacts(content)
    yield from _covered(clarified.TREASURES, content.all(TreasureEntry))
    yield from _people(content)
    yield from _threats(content)
    yield from _exact(content)
    for side in content.all(SideEntry):
        for text in _against_mine(side.mine):
            yield content.finding(side, "mine", text)
    for board in content.all(BoardEntry):
        if board.tents[:2] != (FIRST_TENTS, FIRST_TENTS) or board.all_tents != ALL_TENTS:
            yield content.finding(board, "tents", f"must begin with two coins, and all be worth {ALL_TENTS}")


def _ids(content: Content) -> Iterator[Finding]:
    numbers = map_numbers(content)
    initials = {who.id: who.initial for who in content.all(CharacterEntry)}
    for who in content.all(CharacterEntry):
        if not INITIAL.fullmatch(who.initial):
            yield content.finding(who, "initial", "must be one capital letter, and not Q")
    for quest in content.all(QuestEntry):
        match quest.book:
            case "map":
                number = numbers.get(quest.map or "", 0)
                pattern = LETTERS if number == 1 else NUMBER
            case "side":
                pattern = SIDE_QUEST
            case "boss":
                pattern = PARAGRAPH
            case "character":
                initial = initials.get(quest.owner or "", "")
                pattern = re.compile(f"{re.escape(initial)}[1-9][0-9]*")
        if not pattern.fullmatch(quest.id):
            yield content.finding(quest, "id", f"must be of the form {pattern.pattern}")
    for word in content.all(KeywordEntry):
        if not word.id.isupper():
            yield content.finding(word, "id", "must be in capital letters")


def _quests(content: Content) -> Iterator[Finding]:
    of_map = Counter(quest.map for quest in quests(content, "map"))
    for entry in content.all(MapEntry):
        if of_map[entry.id] != QUESTS_OF_A_MAP:
            yield content.finding(entry, "id", f"has {of_map[entry.id]} quests, not {QUESTS_OF_A_MAP}")
    side = len(quests(content, "side"))
    if side < SIDE_QUESTS:
        yield whole(f"{side} side quests, not {SIDE_QUESTS} or more")
    of_owner = Counter(quest.owner for quest in quests(content, "character"))
    for who in content.all(CharacterEntry):
        if of_owner[who.id] not in STORY:
            yield content.finding(
                who, "first", f"begins a story of {of_owner[who.id]} quests, not {STORY[0]} to {STORY[-1]}"
            )


def _artifacts(content: Content) -> Iterator[Finding]:
    cards = content.all(ArtifactEntry)
    tiers = Counter[str](card.tier for card in cards)
    for tier, count in TIERS.items():
        if tiers[tier] != count:
            yield whole(f"{tiers[tier]} {tier} artifacts, not {count}")
    if sum(card.rep_max is not None and card.rep_max < 0 for card in cards) < WITH_REP:
        yield whole(f"fewer than {WITH_REP} artifacts ask for a bad reputation")
    if sum(card.rep_min is not None and card.rep_min > 0 for card in cards) < WITH_REP:
        yield whole(f"fewer than {WITH_REP} artifacts ask for a good reputation")
    yield from _covered(clarified.ARTIFACTS, cards)
    if not any(
        card.rep_max == clarified.ILLUSTRATED_REP
        and card.points == clarified.ILLUSTRATED_POINTS
        and _does(card, clarified.ARTIFACTS[clarified.ILLUSTRATED])
        for card in cards
    ):
        yield whole(f"no artifact is the illustrated one, NF-CARD-{clarified.ILLUSTRATED}")


def _does(card: Card, effects: Sequence[AnyEffect]) -> bool:
    return all(effect in card.effects for effect in effects)


def _covered(wanted: dict[str, clarified.Effects], cards: Sequence[Card]) -> Iterator[Finding]:
    """Looks for clarified cards that no card is; two that do the same need two cards."""
    same = Counter(map(repr, wanted.values()))
    for clause, effects in wanted.items():
        if sum(_does(card, effects) for card in cards) < same[repr(effects)]:
            yield whole(f"no card does what NF-CARD-{clause} says")


def _people(content: Content) -> Iterator[Finding]:
    adventurers = content.all(AdventurerEntry)
    factions = Counter(who.faction for who in adventurers)
    for faction in FACTIONS:
        if factions[faction] != OF_A_FACTION:
            yield whole(f"{factions[faction]} adventurers are {faction}, not {OF_A_FACTION}")
    if sum(who.price <= CHEAP for who in adventurers) < CHEAP_ADVENTURERS:
        yield whole(f"fewer than {CHEAP_ADVENTURERS} adventurers cost {CHEAP} or less")
    if not any((who.faction, who.price, who.symbols) == EXAMPLE for who in adventurers):
        yield whole("no adventurer is the one of the example (TV-19)")
    for pet in content.all(PetEntry):
        if pet.symbols != PET:
            yield content.finding(pet, "symbols", "must be one skill, one search and two hearts")
    for chief in content.all(ChiefEntry):
        if chief.points != CHIEF_POINTS:
            yield content.finding(chief, "points", f"must be {CHIEF_POINTS}")


def _threats(content: Content) -> Iterator[Finding]:
    threats = sorted(content.all(ThreatEntry), key=lambda threat: threat.value)
    if [threat.value for threat in threats] != list(THREATS):
        yield whole(f"the threats must have the values {THREATS[0]} to {THREATS[-1]}, once each")
    for before, threat in pairwise(threats):
        if threat.points < before.points:
            yield content.finding(threat, "points", f"are fewer than those of {before.id!r}")


def _exact(content: Content) -> Iterator[Finding]:
    """What the rulebook prints for talents, animals and town sides is what they do."""
    for talent in content.all(TalentEntry):
        if (talent.cost, talent.effects) != clarified.TALENTS.get(talent.number):
            yield content.finding(talent, "effects", f"are not those of NF-TALENT-{talent.number:02}")
    for animal in content.all(AnimalEntry):
        if animal.effects != clarified.ANIMALS.get(animal.id):
            yield content.finding(animal, "effects", "are not those of the rulebook")
    for side in content.all(SideEntry):
        if side.effects != clarified.SIDES.get(side.id):
            yield content.finding(side, "effects", "are not those of the rulebook")


def _against_mine(mine: Mine) -> Iterator[str]:
    """Says what is wrong with a mine (7.2)."""
    if sum(map(len, mine.numbers)) != MINE_NUMBERS:
        yield f"must have {MINE_NUMBERS} numbers"
    corner = [row[:2] for row in mine.numbers[:2]]
    entrance = [number for row in corner[:1] for number in row[:1]]
    beside = [number for row in corner[:1] for number in row[1:]] + [
        number for row in corner[1:] for number in row[:1]
    ]
    if min(entrance, default=EASY + 1) > EASY or min(beside, default=EASY + 1) > EASY:
        yield f"must have an entrance, and a number beside it, of {EASY} at most"
    if Bundle() not in mine.columns:
        yield "must have a column without a reward"
