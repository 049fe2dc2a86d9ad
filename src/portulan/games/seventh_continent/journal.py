"""The journal of the explorers: which events belong to a page that was read (7C-TAKE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from portulan.engine.journal import JournalPlan
from portulan.games.seventh_continent import events

if TYPE_CHECKING:
    from portulan.games.seventh_continent.position import Position


def _key(state: Any, passage: int, number: int) -> str:
    """Names a choice as its passage does; one that the passage has no words for goes by its number."""
    from portulan.games.seventh_continent.names import choice_keys

    position: Position = state
    keys = choice_keys(position.box, passage)
    return keys[number - 1] if number <= len(keys) else str(number)


def _place(state: Any) -> str:
    """All of it is one journey."""
    return ""


PLAN: Final = JournalPlan(
    opened=events.TOLD,
    chose=events.DECIDED,
    begins=(events.CHOSE, events.ACTED, events.HEADED, events.WRONG),
    tells=(
        events.SUCCEEDED,
        events.FAILED,
        events.KEPT,
        events.ADDED,
        events.ASSEMBLED,
        events.DAMAGED,
        events.MENDED,
        events.MOVED,
        events.FIRE,
        events.FIRE_OUT,
        events.CANCELLED,
        events.BANISHED,
        events.CLUE,
        events.CURSE_LIFTED,
        events.ELIMINATED,
        events.WON,
        events.DEFEATED,
    ),
    ends=(events.TURN, events.OVER, events.CAMPED),
    key=_key,
    place=_place,
)
