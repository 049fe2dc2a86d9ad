"""CHK-03: in every mode a keyword is gained before it is told, and no quest is dull without it.

A campaign may leave out three maps (NF-VARIANT-4) and has more quests than tokens. So a thread must outlive the loss of
any one map, most threads that of any three, and a quest that asks for a keyword must be worth an attempt by somebody
who never had the chance to gain it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks.common import open_choices, quests, stages, whole, words_of
from portulan.games.near_and_far.entries import CharacterEntry, Keyword, KeywordEntry, QuestEntry

REMOVABLE: Final = range(2, 11)
"""The maps that a campaign may leave out (G-146)."""
REMOVED: Final = 3
"""How many it leaves out with extra stories."""
LEAST_THREADS: Final = 2 / 3
"""The part of all threads that no three removed maps may cut below."""


class _Source(NamedTuple):
    """A choice that brings a keyword: on which maps, and which keywords it asks for."""

    word: str
    maps: frozenset[int]
    needs: tuple[str, ...]


class _Telling(NamedTuple):
    """A quest that asks for a keyword: on which maps; a side quest may still be read on a later one."""

    word: str
    maps: frozenset[int]
    later: bool


def find(content: Content) -> Iterator[Finding]:
    """Follows the keywords through the campaign and through every story."""
    yield from _campaign(content)
    for who in content.all(CharacterEntry):
        yield from _story(content, [quest for quest in quests(content, "character") if quest.owner == who.id])
    yield from _hanging(content)


# The campaign


def _campaign(content: Content) -> Iterator[Finding]:
    where = stages(content)
    told_in = [quest for quest in content.all(QuestEntry) if quest.book in ("map", "side")]
    sources = [
        _Source(reward.word, where.get(quest.id, frozenset()), choice.keywords)
        for quest in told_in
        for choice in quest.choices
        for reward in (*choice.result, *choice.bonus)
        if isinstance(reward, Keyword)
    ]
    tellings = [
        _Telling(word, where.get(quest.id, frozenset()), quest.book == "side")
        for quest in told_in
        for word in words_of(quest.choices)
    ]
    in_stories = {word for quest in quests(content, "character") for word in _words(quest)}
    used = {source.word for source in sources} | {telling.word for telling in tellings}
    threads: list[str] = []
    for entry in content.all(KeywordEntry):
        if entry.id not in used:
            if entry.id not in in_stories:
                yield content.finding(entry, "id", "is gained and told nowhere")
        elif entry.id not in _alive(sources, tellings, frozenset()):
            yield content.finding(entry, "id", "is not gained on a map before it is told on another")
        else:
            threads.append(entry.id)
    for number in REMOVABLE:
        alive = _alive(sources, tellings, frozenset({number}))
        for word in threads:
            if word not in alive:
                yield content.finding(word, "id", f"is cut by leaving out map {number}")
    for removed in combinations(REMOVABLE, REMOVED):
        alive = _alive(sources, tellings, frozenset(removed))
        if len(alive) < LEAST_THREADS * len(threads):
            cut = ", ".join(word for word in threads if word not in alive)
            yield whole(f"leaving out the maps {', '.join(map(str, removed))} cuts too many keywords: {cut}")


def _words(quest: QuestEntry) -> set[str]:
    """Lists the keywords that a quest brings or asks for."""
    brought = {
        reward.word
        for choice in quest.choices
        for reward in (*choice.result, *choice.bonus)
        if isinstance(reward, Keyword)
    }
    return brought | set(words_of(quest.choices))


def _alive(sources: Sequence[_Source], tellings: Sequence[_Telling], removed: frozenset[int]) -> set[str]:
    """Finds the keywords that can be gained on a map and told on a later one, some maps left out."""
    earliest: dict[str, int] = {}
    changed = True
    while changed:
        changed = False
        for source in sources:
            after = max((earliest.get(need, REMOVABLE.stop + 1) for need in source.needs), default=0)
            possible = [number for number in source.maps - removed if number >= after]
            if possible and min(possible) < earliest.get(source.word, REMOVABLE.stop + 1):
                earliest[source.word] = min(possible)
                changed = True
    return {
        telling.word
        for telling in tellings
        if telling.word in earliest
        and any(earliest[telling.word] < number + telling.later for number in telling.maps - removed)
    }


# The stories of characters


def _story(content: Content, story: Sequence[QuestEntry]) -> Iterator[Finding]:
    """Looks for keywords that no way through a story brings before asking for them, or brings in vain."""
    by_id = {quest.id: quest for quest in story}
    after: dict[str, set[str]] = {}
    for quest in story:
        for choice in quest.choices:
            for reward in (*choice.result, *choice.bonus):
                if isinstance(reward, Keyword):
                    reached = _following(by_id, choice.next)
                    after.setdefault(reward.word, set()).update(reached)
                    if not any(reward.word in words_of(by_id[uid].choices) for uid in reached):
                        yield content.finding(
                            quest, "choices", f"bring a keyword that is not told: {reward.word!r}"
                        )
    for quest in story:
        for word in words_of(quest.choices):
            if quest.id not in after.get(word, ()):
                yield content.finding(
                    quest, "choices", f"ask for a keyword that is not gained before: {word!r}"
                )


def _following(story: dict[str, QuestEntry], start: str | None) -> set[str]:
    """Lists the quests to which one may come from one of them, itself among them."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        uid = waiting.pop()
        if uid in story and uid not in found:
            found.add(uid)
            waiting += [choice.next for choice in story[uid].choices]
    return found


# Quests without their keywords


def _hanging(content: Content) -> Iterator[Finding]:
    """Looks for quests with nothing to try for and to gain for somebody without their keywords."""
    for quest in content.all(QuestEntry):
        if words_of(quest.choices) and not any(
            choice.test is not None and choice.result for choice in open_choices(quest.choices, frozenset())
        ):
            yield content.finding(quest, "choices", "leave nothing to try for without a keyword")
