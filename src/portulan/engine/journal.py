"""The journal of a match: what was read, in the order of reading, and what was told around each reading.

It is made of the events that everybody heard, so it tells nothing that a viewer may not know, and a decision that was
taken back is not in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from portulan.engine.events import EventFamily
    from portulan.engine.match import Match

Told = tuple[str, Mapping[str, str | int]]
"""A sentence by its name, with its arguments."""


@dataclass(frozen=True, slots=True)
class JournalPlan:
    """Which events of a game belong to a reading.

    `opened` tells in its last field the number of the passage that is read. One of `begins` leads to it, one of `ends`
    closes it, and those of `tells` between them are what came of it. `chose` tells in its last field which choice of
    the page was taken, counted from 1, and `key` names it as the passage does, for a state, the number of the passage
    and that count: its words are those of the passage, so that no sentence tells it again.
    `place` names the sentence that says where a match is played.
    """

    opened: EventFamily
    chose: EventFamily
    begins: tuple[EventFamily, ...]
    tells: tuple[EventFamily, ...]
    ends: tuple[EventFamily, ...]
    key: Callable[[Any, int, int], str]
    place: Callable[[Any], str]


@dataclass(slots=True)
class Reading:
    """A passage that was read: where, what led to it, the key of the choice that was taken, and what came of it."""

    place: str
    passage: str
    before: list[Told] = field(default_factory=list)
    choice: str = ""
    after: list[Told] = field(default_factory=list)


def readings(match: Match, names: Sequence[str] | None = None) -> list[Reading]:
    """Lists what was read in a match, as everybody may know it; `names` are those of the players."""
    plan = match.game.journal
    if plan is None:
        return []
    place = plan.place(match.state)
    begins, tells, ends = (
        {family.number for family in families} for families in (plan.begins, plan.tells, plan.ends)
    )
    found: list[Reading] = []
    page = -1
    before: list[Told] = []
    is_open = False
    for event in match.told:
        number = event[0]
        if number in begins:
            before, is_open = [match.heard(event, None, names)], False
        elif number in ends:
            before, is_open = [], False
        elif number == plan.opened.number:
            page = event[-1]
            found.append(Reading(place, match.game.passages[page], before))
            before, is_open = [], True
        elif is_open and number == plan.chose.number:
            found[-1].choice = plan.key(match.state, page, event[-1])
        elif is_open and number in tells:
            found[-1].after.append(match.heard(event, None, names))
    return found
