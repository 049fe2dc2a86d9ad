"""What several checks look at: choices of quests, which are open, what they are worth, where side quests begin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Final, NamedTuple

from portulan.content import Content, Finding
from portulan.games.near_and_far.entries import (
    Adventurer,
    AnyReward,
    ArcadeEntry,
    Bird,
    BoardEntry,
    Bundle,
    Choice,
    Coin,
    Food,
    Gem,
    Heart,
    MapEntry,
    OneOf,
    Pay,
    QuestEntry,
    Rep,
    SideQuest,
    Token,
    Treasure,
    World,
)

Story = QuestEntry | ArcadeEntry

REP: Final = 1
HEART: Final = 1
BIRD: Final = 3
TREASURE: Final = 4
ADVENTURER: Final = 5
WORLD: Final = 6
"""What rewards without a trade value are worth (CHK-08)."""


def whole(text: str) -> Finding:
    """Tells what is wrong with the content as a whole."""
    return Finding("content", "", "", text)


def stories(content: Content) -> Iterator[Story]:
    """Lists whatever has choices: quests and arcade cards."""
    return chain(content.all(QuestEntry), content.all(ArcadeEntry))


def quests(content: Content, book: str) -> list[QuestEntry]:
    """Lists the quests of a part of the book."""
    return [quest for quest in content.all(QuestEntry) if quest.book == book]


def map_numbers(content: Content) -> dict[str, int]:
    """Gives the number of every map by its id."""
    return {entry.id: entry.number for entry in content.all(MapEntry)}


# Which choices are open


def subsets(words: Sequence[str]) -> Iterator[frozenset[str]]:
    """Lists all sets of some words, none of them first."""
    for size in range(len(words) + 1):
        yield from map(frozenset, combinations(words, size))


def words_of(choices: Sequence[Choice]) -> list[str]:
    """Lists the keywords that choices ask for."""
    return sorted({word for choice in choices for word in choice.keywords})


def open_choices(choices: Sequence[Choice], have: frozenset[str]) -> list[Choice]:
    """Lists the choices of somebody with some keywords, whatever they cost (G-198)."""
    fitting = [choice for choice in choices if choice.keywords and have.issuperset(choice.keywords)]
    compulsory = [choice for choice in fitting if not choice.optional]
    if compulsory:
        most = max(len(set(choice.keywords)) for choice in compulsory)
        return [choice for choice in compulsory if len(set(choice.keywords)) == most]
    return [choice for choice in choices if not choice.keywords or choice in fitting]


# What it is worth


def trade_values(content: Content) -> Mapping[str, int]:
    """Gives the value table of the Town Hall, empty if there is no board."""
    return {good: value for board in content.all(BoardEntry) for good, value in board.values.items()}


def price(cost: Bundle | Pay, values: Mapping[str, int]) -> int:
    """Values goods, hearts and tokens that are paid."""
    goods = (
        values.get("coin", 0) * cost.coin
        + values.get("gem", 0) * cost.gem
        + values.get("food", 0) * cost.food
    )
    tokens = {} if isinstance(cost, Pay) else cost.tokens
    return goods + HEART * cost.heart + sum(values.get(faction, 0) * n for faction, n in tokens.items())


def worth(rewards: Sequence[AnyReward], values: Mapping[str, int]) -> int:
    """Values rewards, less what is paid among them; of several the best are chosen."""
    return sum(_worth(reward, values) for reward in rewards)


def _worth(reward: AnyReward, values: Mapping[str, int]) -> int:
    match reward:
        case Rep(n=n):
            return REP * n
        case Token(faction=faction, n=n):
            return values.get(faction, 0) * n
        case Coin(n=n):
            return values.get("coin", 0) * n
        case Gem(n=n):
            return values.get("gem", 0) * n
        case Food(n=n):
            return values.get("food", 0) * n
        case Heart(n=n):
            return HEART * n
        case Bird(n=n):
            return BIRD * n
        case Treasure(n=n):
            return TREASURE * n
        case World():
            return WORLD
        case Adventurer():
            return ADVENTURER
        case Pay():
            return -price(reward, values)
        case OneOf(of=of, k=k):
            return sum(sorted((_worth(one, values) for one in of), reverse=True)[:k])
        case _:
            return 0


# Where a side quest begins


class Naming(NamedTuple):
    """A choice that names a side quest."""

    quest: QuestEntry
    choice: Choice


def namings(content: Content) -> dict[str, list[Naming]]:
    """Lists for every side quest the choices that name it."""
    found: dict[str, list[Naming]] = {quest.id: [] for quest in quests(content, "side")}
    for quest in content.all(QuestEntry):
        for choice in quest.choices:
            for reward in (*choice.result, *choice.bonus):
                if isinstance(reward, SideQuest) and reward.quest in found:
                    found[reward.quest].append(Naming(quest, choice))
    return found


def roots(content: Content) -> dict[str, set[str]]:
    """Finds for every side quest the map quests from which one comes to it, directly or by other side quests."""
    named = namings(content)
    found: dict[str, set[str]] = {}
    for uid in named:
        seen = {uid}
        reached: set[str] = set()
        waiting = [uid]
        while waiting:
            for naming in named[waiting.pop()]:
                if naming.quest.book == "map":
                    reached.add(naming.quest.id)
                elif naming.quest.id in named and naming.quest.id not in seen:
                    seen.add(naming.quest.id)
                    waiting.append(naming.quest.id)
        found[uid] = reached
    return found


def stages(content: Content) -> dict[str, frozenset[int]]:
    """Gives the maps of the campaign by whose quests one comes to a quest: its own, or those of its roots."""
    numbers = map_numbers(content)
    found = {
        quest.id: frozenset({numbers[quest.map]})
        for quest in quests(content, "map")
        if quest.map is not None and quest.map in numbers
    }
    for uid, reached in roots(content).items():
        found[uid] = frozenset[int]().union(*(found.get(root, frozenset()) for root in reached))
    return found
