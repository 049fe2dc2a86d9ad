"""CHK-09: every world card is awarded, and nobody needs one certain keyword to see it."""

from __future__ import annotations

from collections.abc import Iterator

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks.common import Naming, namings, stories
from portulan.games.near_and_far.entries import ArcadeEntry, World, WorldEntry

Ways = frozenset[frozenset[str]]
"""The sets of keywords with which one comes to something."""


def find(content: Content) -> Iterator[Finding]:
    """Lists the ways to every world card, and looks for a keyword that all of them ask for."""
    named = namings(content)
    to_card: dict[str, set[frozenset[str]]] = {}
    for story in stories(content):
        side = not isinstance(story, ArcadeEntry) and story.book == "side"
        before = _ways(named, story.id, frozenset()) if side else frozenset({frozenset[str]()})
        for choice in story.choices:
            for reward in (*choice.result, *choice.bonus):
                if isinstance(reward, World):
                    ways = to_card.setdefault(reward.card, set())
                    ways.update(way | set(choice.keywords) for way in before)
    for card in content.all(WorldEntry):
        ways = to_card.get(card.id, set())
        if not ways:
            yield content.finding(card, "id", "is awarded by no quest to which one comes")
        elif shared := frozenset.intersection(*ways):
            yield content.finding(
                card, "id", f"is awarded to those only who have {', '.join(sorted(shared))}"
            )


def _ways(named: dict[str, list[Naming]], uid: str, seen: frozenset[str]) -> Ways:
    """Finds the sets of keywords with which one comes to a side quest, from a map quest on."""
    found: set[frozenset[str]] = set()
    for naming in named[uid]:
        words = frozenset(naming.choice.keywords)
        if naming.quest.book != "side":
            found.add(words)
        elif naming.quest.id not in seen:
            found.update(words | way for way in _ways(named, naming.quest.id, seen | {uid}))
    return frozenset(found)
