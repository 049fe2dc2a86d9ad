"""House rules that a table may choose."""

from __future__ import annotations

from typing import Final

from portulan.engine.options import Option

OPTIONS: Final = (
    Option("days", ("6", "4", "8"), "DL-DAY-1", variant=True),
    Option("evening", ("agreed", "first"), "DL-EVE-1"),
)
