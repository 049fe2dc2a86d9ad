"""The journal of Dead Letters: which events belong to a page that was read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from portulan.engine.journal import JournalPlan
from tests.toys.letters import events
from tests.toys.letters.world import SEASONS

if TYPE_CHECKING:
    from tests.toys.letters.position import Position


def _key(state: Any, page: int, number: int) -> str:
    position: Position = state
    return position.box.ways[page][number - 1].key


PLAN: Final = JournalPlan(
    opened=events.OPENED,
    chose=events.CHOSE,
    begins=(events.WALKED, events.SET_OUT),
    tells=(events.PAID, events.THREW, events.WARMER, events.COLDER, events.GOT),
    ends=(events.DAY, events.WAITED),
    key=_key,
    place=lambda state: f"season-{SEASONS[state.season]}",
)
