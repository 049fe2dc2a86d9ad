"""Quests and arcade cards that nobody could play, or that the schema forbids (contract 7.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks.common import Story, open_choices, stories, subsets, words_of
from portulan.games.near_and_far.entries import (
    ArcadeEntry,
    BossEntry,
    Bundle,
    CharacterEntry,
    Choice,
    Keyword,
    MapEntry,
    OneOf,
    Pay,
    QuestEntry,
    SideQuest,
    World,
)
from portulan.games.near_and_far.terms import MOST_CHOICES

ARCADE_CHOICES: Final = 2
LAYERS: Final = 10
WITHOUT_KEYWORDS: Final = 1
"""The number of the map that has neither keywords nor side quests (G-127)."""

Complaint = tuple[str, str]


def find(content: Content) -> Iterator[Finding]:
    """Looks for quests that cannot be played, choice by choice."""
    plain = {entry.id for entry in content.all(MapEntry) if entry.number == WITHOUT_KEYWORDS}
    for story in stories(content):
        complaints = _against_quest(story) if isinstance(story, QuestEntry) else _against_arcade(story)
        for field, text in complaints:
            yield content.finding(story, field, text)
        wordless = isinstance(story, ArcadeEntry) or story.map in plain
        for number, choice in enumerate(story.choices):
            for field, text in _against_choice(story, choice, wordless, content):
                yield content.finding(story, f"choices[{number}]{field}", text)
        for text in _unpayable(story):
            yield content.finding(story, "choices", text)
    yield from _promised_twice(content)
    yield from _named_quests(content)


def _against_arcade(card: ArcadeEntry) -> Iterator[Complaint]:
    if len(card.choices) != ARCADE_CHOICES:
        yield "choices", f"must be {ARCADE_CHOICES}"


def _against_quest(quest: QuestEntry) -> Iterator[Complaint]:
    most = 0 if quest.book == "boss" else MOST_CHOICES
    if len(quest.choices) > most or (most and not quest.choices):
        yield "choices", f"must be {f'1 to {most}' if most else 'none'}"
    if (quest.book == "map") != (quest.map is not None):
        yield "map", "must be named by a map quest, and by no other"
    character = quest.book == "character"
    if character != (quest.owner is not None) or character != (quest.layer is not None):
        yield "owner", "and 'layer' must be named by a character's quest, and by no other"
    keys = Counter(choice.key for choice in quest.choices)
    for key in (key for key, times in keys.items() if times > 1):
        yield "choices", f"have the key {key!r} twice"


def _against_choice(story: Story, choice: Choice, wordless: bool, content: Content) -> Iterator[Complaint]:
    compulsory = bool(choice.keywords) and not choice.optional
    if compulsory and choice.cost != Bundle():
        yield ".cost", "cannot be asked for a choice that must be taken"
    if choice.cost.rep or choice.cost.bird:
        yield ".cost", "must be food, coins, gems, hearts and tokens"
    if choice.bonus and choice.test is None:
        yield ".bonus", "needs a test"
    if any(isinstance(reward, Pay) for reward in choice.bonus):
        yield ".bonus", "cannot hold a payment"
    if choice.keywords and choice.otherwise:
        yield ".otherwise", "cannot be said of a choice with keywords"
    if choice.optional and not choice.keywords:
        yield ".optional", "is said of choices with keywords only"
    for reward in (*choice.result, *choice.bonus):
        if isinstance(reward, OneOf) and reward.k >= len(reward.of):
            yield ".result", "must have more to choose from than is chosen"
        if wordless and isinstance(reward, Keyword | SideQuest):
            yield ".result", "cannot bring keywords or side quests here"
    if wordless and choice.keywords:
        yield ".keywords", "cannot be asked for here"
    yield from _against_next(story, choice, content)


def _against_next(story: Story, choice: Choice, content: Content) -> Iterator[Complaint]:
    """Only characters' stories lead on, from layer to layer, and tell what comes of failure (NF-CHARMODE-5, 6)."""
    if isinstance(story, ArcadeEntry) or story.book != "character":
        if choice.next is not None:
            yield ".next", "is for characters' stories only"
        if choice.failure is not None:
            yield ".failure", "is for characters' stories only"
        return
    layer = story.layer or 0
    if (choice.next is not None) != (layer < LAYERS):
        yield ".next", f"must be named in layers 1 to {LAYERS - 1}, and in no other"
    elif choice.next is not None and choice.next in content.ids("quest"):
        following = content.find(QuestEntry, choice.next)
        if following.owner != story.owner or following.layer != layer + 1:
            yield ".next", f"must be of the same story and the next layer: {choice.next!r}"


def _unpayable(story: Story) -> Iterator[str]:
    """Looks for keywords with which no choice is free of cost: an attempt cannot be taken back (G-123)."""
    if not story.choices:
        return
    for have in subsets(words_of(story.choices)):
        if all(choice.cost != Bundle() for choice in open_choices(story.choices, have)):
            yield f"leave none without a cost to somebody with {', '.join(sorted(have)) or 'no keyword'}"


def _promised_twice(content: Content) -> Iterator[Finding]:
    """Looks for world cards that two quests of one map promise: the second would give nothing (G-118)."""
    promised: dict[tuple[str, str], str] = {}
    for quest in content.all(QuestEntry):
        if quest.map is None:
            continue
        for choice in quest.choices:
            for reward in (*choice.result, *choice.bonus):
                if isinstance(reward, World):
                    first = promised.setdefault((quest.map, reward.card), quest.id)
                    if first != quest.id:
                        yield content.finding(quest, "choices", f"promise {reward.card!r}, as {first!r} does")


def _named_quests(content: Content) -> Iterator[Finding]:
    """Looks for references to quests of another part of the book than is meant."""
    known = {quest.id: quest for quest in content.all(QuestEntry)}
    for quest in known.values():
        for choice in quest.choices:
            for reward in (*choice.result, *choice.bonus):
                if (
                    isinstance(reward, SideQuest)
                    and reward.quest in known
                    and known[reward.quest].book != "side"
                ):
                    yield content.finding(quest, "choices", f"name no side quest: {reward.quest!r}")
    for boss in content.all(BossEntry):
        if boss.paragraph in known and known[boss.paragraph].book != "boss":
            yield content.finding(boss, "paragraph", f"is not that of a boss: {boss.paragraph!r}")
    for who in content.all(CharacterEntry):
        first = known.get(who.first)
        if first is not None and (first.owner != who.id or first.layer != 1):
            yield content.finding(who, "first", f"does not begin the story of {who.id!r}: {who.first!r}")
