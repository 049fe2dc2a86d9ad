"""Expiry: which tables have rested long enough to be deleted, by a clock that is not believed blindly.

Rest is counted by the clock of the machine. One that jumped further than a measure of rest would make every table look
forgotten; so a measure counts only from when the clock was seen to go without such a jump.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.errors import FileError
from portulan.server.inventory import TableSummary, describe
from portulan.server.settings import Expiry
from portulan.server.store import Clock, TableReader

DAY: Final = 86_400.0

_LAID: Final = "SELECT number, id, created FROM tables WHERE created < ? ORDER BY number"
_LAST: Final = "SELECT at FROM acts WHERE number = ? ORDER BY revision DESC LIMIT 1"


def measures(expiry: Expiry) -> dict[str, float]:
    """Lists the measures of rest that are in force, in seconds."""
    days = {"unplayed": expiry.unplayed, "finished": expiry.finished, "resting": expiry.resting}
    return {name: number * DAY for name, number in days.items() if number}


def ticked(clock: Clock | None, measure: float, now: float) -> Clock:
    """Looks at the clock again: since when it goes steadily, as far as a measure needs it.

    A clock that nobody looked at for longer than the measure may have jumped or not: it begins anew.
    """
    if clock is None or now - clock.seen > measure:
        return Clock(now, now)
    return Clock(now, min(clock.steady, now))


def due(
    reader: TableReader, expiry: Expiry, clocks: dict[str, Clock], now: float
) -> list[tuple[str, TableSummary]]:
    """Lists the tables that have to go now, each with the measure that it exceeds."""
    found: dict[int, tuple[str, TableSummary]] = {}
    for name, measure in measures(expiry).items():
        if now - clocks[name].steady < measure:
            continue
        for row in reader.rows(_LAID, (now - measure,)):
            if not _rested(reader, row[0], now - measure):
                continue
            summary = describe(reader, *row)
            if exceeds(summary, name):
                found.setdefault(summary.number, (name, summary))
    return list(found.values())


def _rested(reader: TableReader, number: int, before: float) -> bool:
    """Tells whether nothing happened at a table since a time; of a damaged one nobody knows."""
    try:
        last = reader.rows(_LAST, (number,))
    except FileError:
        return False
    return not last or last[0][0] < before


def exceeds(summary: TableSummary, measure: str) -> bool:
    """Tells whether a measure is meant for such a table; a damaged one is left to whoever keeps the server."""
    if summary.state == "damaged":
        return False
    if measure == "unplayed":
        return summary.is_unplayed()
    return measure == "resting" or summary.state == "finished"
