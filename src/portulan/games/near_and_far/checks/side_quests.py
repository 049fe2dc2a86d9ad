"""CHK-05: side quests form short chains without cycles, and enough places lead to each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from portulan.content import Content, Finding
from portulan.games.near_and_far.checks.common import Naming, namings, roots
from portulan.games.near_and_far.entries import LocationEntry

LONGEST_CHAIN: Final = 4
"""Side quests that may follow one another."""
PLACES: Final = 2
"""Locations that lead to a side quest, at least, if none of them is named."""


def find(content: Content) -> Iterator[Finding]:
    """Follows the side quests back to the map quests where they begin."""
    named = namings(content)
    has_name = {place.quest for place in content.all(LocationEntry) if place.name is not None}
    depths: dict[str, int | None] = {}
    for uid, reached in roots(content).items():
        depth = _depth(named, uid, depths)
        if depth is None:
            yield content.finding(uid, "id", "stands in a circle of side quests, or after one")
        elif not reached:
            yield content.finding(uid, "id", "is named by no quest to which one comes")
        elif depth > LONGEST_CHAIN:
            yield content.finding(uid, "id", f"comes after {depth - 1} others, more than {LONGEST_CHAIN - 1}")
        if reached and len(reached) < PLACES and not has_name & reached:
            (root,) = reached
            yield content.finding(uid, "id", f"begins at one location only, which has no name: {root!r}")


def _depth(named: dict[str, list[Naming]], uid: str, known: dict[str, int | None]) -> int | None:
    """Counts the side quests of the longest chain that ends here; None if it has no beginning."""
    if uid not in known:
        known[uid] = None
        before = [_depth(named, one.quest.id, known) for one in named[uid] if one.quest.book == "side"]
        depths = [depth for depth in before if depth is not None]
        known[uid] = 1 + max(depths, default=0) if len(depths) == len(before) else None
    return known[uid]
