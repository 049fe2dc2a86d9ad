"""The log: lines for people or JSON for programs, and no flood of lines about what is refused."""

from __future__ import annotations

import logging
import sys
import time
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from portulan.server.limits import Bucket, Rate

PER_MINUTE: Final = 20
"""How many lines a minute may tell of refusals to one address, or of one kind of failure."""

IN_ALL_PER_MINUTE: Final = 300
"""How many lines a minute may tell of refusals and failures in all."""

SUMMARY_SECONDS: Final = 60.0
"""How often it is told how many lines were left out."""

log = logging.getLogger(__name__)


class Restraint(logging.Filter):
    """Leaves out lines about refusals and failures where there are too many; says now and then how many.

    Others can bring about both as often as they like: a bad request, a move while the disk is full.
    """

    def __init__(self) -> None:
        super().__init__()
        self._each = Rate(PER_MINUTE / 60, PER_MINUTE)
        self._all = Bucket(IN_ALL_PER_MINUTE / 60, IN_ALL_PER_MINUTE)
        self._left_out = 0
        self._told = time.monotonic()

    def filter(self, record: logging.LogRecord) -> bool:
        """Tells whether a line is written."""
        if self._left_out and time.monotonic() - self._told >= SUMMARY_SECONDS:
            self._told = time.monotonic()
            left_out, self._left_out = self._left_out, 0
            log.warning("%d lines about what was refused or failed were left out", left_out)
        source = getattr(record, "refused", None)
        if source is None and record.levelno >= logging.WARNING and record.name != __name__:
            source = f"{record.name} {record.msg}"[:100]
        if source is None or (self._each.take(source) and self._all.take()):
            return True
        self._left_out += 1
        return False


class JsonLines(logging.Formatter):
    """Writes a line as JSON: when, how grave, whose, what, and the fields that it was given."""

    def format(self, record: logging.LogRecord) -> str:
        """Writes one line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin(*, as_json: bool = False) -> None:
    """Lets the log go to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    )
    handler.addFilter(Restraint())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
