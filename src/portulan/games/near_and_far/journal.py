"""The traveller's journal: which events belong to a page that was read (NF-QUEST, NF-BOSS-6, NF-SETUP-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from portulan.engine.journal import JournalPlan
from portulan.games.near_and_far import events

if TYPE_CHECKING:
    from portulan.games.near_and_far.position import Position


def _key(state: Any, passage: int, number: int) -> str:
    """Finds the quest, or the arcade card, whose page it is, and names its choice."""
    position: Position = state
    box = position.box
    if passage in box.page:
        return box.ways[box.page.index(passage)][number - 1].key
    return box.arcade_ways[box.arcade_page.index(passage)][number - 1].key


def _place(state: Any) -> str:
    from portulan.games.near_and_far.campaign import title

    position: Position = state
    return title(position.atlas.number)


PLAN: Final = JournalPlan(
    opened=events.OPENED,
    chose=events.CHOSE,
    begins=(events.ATTEMPTED, events.BEAT_BOSS, events.IS),
    tells=(
        events.PAID,
        events.ROLLED,
        events.USED,
        events.RAISED,
        events.SPENT,
        events.SUCCEEDED,
        events.FAILED,
        events.RESOLVED,
        events.UNPAID,
        events.GAINED,
        events.LOST,
        events.REPUTATION,
        events.JOINED,
        events.FOUND,
        events.NO_TREASURE,
        events.WON_WORLD,
        events.LAID_DOWN,
        events.WON_KEYWORD,
        events.NOTED,
        events.VOID,
        events.BOX_FILLED,
        events.EXPERIENCE,
        events.BOUGHT,
    ),
    ends=(
        events.HAS_PET,
        events.TURN,
        events.LEFT_TOWN,
        events.VISITED,
        events.ON_THE_WAY,
        events.WENT,
        events.FOUGHT,
        events.FOUGHT_BOSS,
        events.CAMPED,
        events.LAST_ROUND,
        events.ENDED,
    ),
    key=_key,
    place=_place,
)
