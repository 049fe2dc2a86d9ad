"""CHK-07 and CHK-08: what quests ask for and what they bring, measured map by map and layer by layer.

Side quests are measured with the earliest map from which one comes to them, a layer over the stories of all characters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import mean, median
from typing import Final, NamedTuple

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks.common import (
    Story,
    price,
    stages,
    stories,
    trade_values,
    whole,
    worth,
)
from portulan.games.near_and_far.entries import ArcadeEntry, Choice, Rep, Test, Token
from portulan.games.near_and_far.terms import FACTIONS

STRENGTH: Final = {level: 3 + (level - 1) // 3 for level in range(1, 12)}
"""Symbols of a stat and hearts of a party, by the number of the map or layer; those of map 1 to 3 are 3."""
ARCADE_STRENGTH: Final = 4
LEAST_SUCCESS: Final = 0.35
MOST_SUCCESS: Final = 0.70
LEAST_SPLIT: Final = 0.40
MOST_SPLIT: Final = 0.60
"""The part of the tests that are of skill."""
RATIO: Final = 0.30
"""How far the value per difficulty may be from the mean."""
LEAST_BONUS: Final = 0.20
MOST_BONUS: Final = 0.50
"""The bonus as a part of the base reward."""
NET_REPUTATION: Final = 6
"""How far the reputation of a map, all rewards added, may be from 0."""
FACTION_SPREAD: Final = 0.15
"""How many more tokens of one faction there may be than of another."""
FACES: Final = 6


class Tried(NamedTuple):
    """A choice with a test: how difficult it is, what success is worth, and what the bonus is."""

    story: Story
    number: int
    choice: Choice
    test: Test
    base: int
    bonus: int


class Group(NamedTuple):
    """The quests of a map, of a layer, or the arcade cards: what is measured together."""

    name: str
    book: str
    level: int
    """The number of the map or layer, 0 for arcade cards."""
    stories: list[Story]
    tried: list[Tried]


def groups(content: Content) -> list[Group]:
    """Sorts quests and arcade cards by map and layer; what has no place yet is left out."""
    where = stages(content)
    values = trade_values(content)
    found: dict[tuple[str, int], Group] = {}
    for story in stories(content):
        if isinstance(story, ArcadeEntry):
            key = ("arcade", 0)
        elif story.book == "character":
            key = ("layer", story.layer or 0)
        elif where.get(story.id):
            key = ("map", min(where[story.id]))
        else:
            continue
        name = f"{key[0]} {key[1]}" if key[1] else "arcade"
        group = found.setdefault(key, Group(name, key[0], key[1], [], []))
        group.stories.append(story)
        for number, choice in enumerate(story.choices):
            if choice.test is not None:
                base = worth(choice.result, values) - price(choice.cost, values)
                bonus = worth(choice.bonus, values)
                group.tried.append(Tried(story, number, choice, choice.test, base, bonus))
    return [found[key] for key in sorted(found)]


# CHK-07


def find(content: Content) -> Iterator[Finding]:
    """CHK-07: compares difficulties with those before and with what a party can do."""
    measured = [group for group in groups(content) if group.tried]
    for before, group in pairwise(measured):
        if before.book == group.book and _median(group) < _median(before):
            yield whole(
                f"{group.name} is easier than {before.name}: {_median(group)}, not {_median(before)} or more"
            )
    for group in measured:
        strength = STRENGTH.get(group.level, ARCADE_STRENGTH)
        success = mean(_chance(tried.test.difficulty - strength) for tried in group.tried)
        if not LEAST_SUCCESS <= success <= MOST_SUCCESS:
            band = f"{LEAST_SUCCESS:.0%} to {MOST_SUCCESS:.0%}"
            yield whole(f"{group.name}: {success:.0%} of the tests succeed, not {band}")
        for quest in group.stories:
            yield from _dominated(content, [tried for tried in group.tried if tried.story is quest])
    for name, split in _splits(measured):
        if not LEAST_SPLIT <= split <= MOST_SPLIT:
            yield whole(
                f"{name}: {split:.0%} of the tests are of skill, not {LEAST_SPLIT:.0%} to {MOST_SPLIT:.0%}"
            )


def _median(group: Group) -> float:
    return median(tried.test.difficulty for tried in group.tried)


def _chance(missing: int) -> float:
    """Gives the chance that a die shows what is missing."""
    return min(1.0, max(0.0, (FACES + 1 - missing) / FACES))


def _splits(measured: Sequence[Group]) -> Iterator[tuple[str, float]]:
    """Gives the part of skill in the tests of every map, of all stories together, and of the arcade cards."""
    parts: dict[str, list[Tried]] = {}
    for group in measured:
        parts.setdefault("the stories" if group.book == "layer" else group.name, []).extend(group.tried)
    for name, tried in parts.items():
        yield name, mean(one.test.stat == "skill" for one in tried)


def _dominated(content: Content, of_quest: Sequence[Tried]) -> Iterator[Finding]:
    """Looks for choices that nobody would take: another is no harder and brings no less, and one of both is better."""
    open_to_all = [tried for tried in of_quest if not tried.choice.keywords]
    for tried in open_to_all:
        for other in open_to_all:
            mine = (tried.test.difficulty, tried.base + tried.bonus)
            theirs = (other.test.difficulty, other.base + other.bonus)
            if theirs != mine and theirs[0] <= mine[0] and theirs[1] >= mine[1]:
                field = f"choices[{tried.number}]"
                yield content.finding(tried.story, field, f"is dominated by {other.choice.key!r}")


# CHK-08


def find_budget(content: Content) -> Iterator[Finding]:
    """CHK-08: compares rewards with difficulties, and adds up reputation and tokens."""
    measured = groups(content)
    for group in measured:
        yield from _ratios(content, group.tried)
        if group.book == "map":
            rep = sum(
                reward.n
                for story in group.stories
                for choice in story.choices
                for reward in (*choice.result, *choice.bonus)
                if isinstance(reward, Rep)
            )
            if abs(rep) > NET_REPUTATION:
                yield whole(f"{group.name}: reputation adds up to {rep}, more than {NET_REPUTATION} from 0")
    for book in dict.fromkeys(group.book for group in measured):
        tokens = Counter(dict.fromkeys(FACTIONS, 0))
        for group in measured:
            if group.book == book:
                tokens += _tokens(group.stories)
        counts = [tokens[faction] for faction in FACTIONS]
        if max(counts) > min(counts) * (1 + FACTION_SPREAD):
            listed = ", ".join(f"{tokens[faction]} {faction}" for faction in FACTIONS)
            yield whole(f"the tokens of {book} quests are uneven: {listed}")


def _ratios(content: Content, of_group: Sequence[Tried]) -> Iterator[Finding]:
    if not of_group:
        return
    usual = mean(tried.base / tried.test.difficulty for tried in of_group)
    for tried in of_group:
        ratio = tried.base / tried.test.difficulty
        field = f"choices[{tried.number}]"
        if abs(ratio - usual) > RATIO * abs(usual):
            text = f"is worth {tried.base} at difficulty {tried.test.difficulty} (mean {usual:.2f} for each)"
            yield content.finding(tried.story, f"{field}.result", text)
        part = tried.bonus / max(1, tried.base)
        if not LEAST_BONUS <= part <= MOST_BONUS:
            text = f"is worth {part:.0%} of the base, not {LEAST_BONUS:.0%} to {MOST_BONUS:.0%}"
            yield content.finding(tried.story, f"{field}.bonus", text)


def _tokens(some: Sequence[Story]) -> Counter[str]:
    found: Counter[str] = Counter()
    for story in some:
        for choice in story.choices:
            for reward in (*choice.result, *choice.bonus):
                if isinstance(reward, Token):
                    found[reward.faction] += reward.n
    return found
