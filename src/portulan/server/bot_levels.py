"""The levels of bots, as a table names them."""

from __future__ import annotations

from portulan.bots.names import LEVELS
from portulan.engine.errors import UsageError


def default_level() -> str:
    """The level of a bot when nobody chose one: the second, where there are several."""
    levels = list(LEVELS)
    return levels[min(1, len(levels) - 1)]


def check_level(level: str | None) -> str:
    """Completes a level; an unknown one is refused in one line."""
    chosen = default_level() if level is None else level
    if chosen not in LEVELS:
        raise UsageError(f"no bot is of level {chosen!r}; levels: {', '.join(LEVELS)}")
    return chosen
