"""How the writing of the store goes: what was kept and what was not, and whether anything can be kept at present."""

from __future__ import annotations

import sqlite3
import time
from typing import Final

from portulan.server.metrics import Histogram

FRESH_SECONDS: Final = 5.0
"""How long the last write tells how the next one would go."""


class Writing:
    """What the writer of the store knows of its writes."""

    def __init__(self) -> None:
        self.batches = Histogram()
        """The transactions that went well."""
        self.kept = 0
        self.failed = 0
        self.works = True
        """Whether the last write that told anything about the file went well."""
        self._known = time.monotonic()

    def succeeded(self, jobs: int, seconds: float) -> None:
        """Notes a transaction that kept so many jobs."""
        self.batches.observe(seconds)
        self.kept += jobs
        self.works = True
        self._known = time.monotonic()

    def fell_through(self, error: Exception) -> None:
        """Notes a job that was not kept; the file is to blame, unless the job itself made no sense."""
        self.failed += 1
        if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
            self.works = False
            self._known = time.monotonic()

    @property
    def is_outdated(self) -> bool:
        """Whether the last write was too long ago to tell how the next one would go."""
        return time.monotonic() - self._known > FRESH_SECONDS


def touch(connection: sqlite3.Connection) -> None:
    """Writes something that nobody reads, to see whether it can be written: a page that stays the same is not."""
    (mark,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {1 - int(mark) % 2}")
