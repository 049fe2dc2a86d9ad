"""House rules that a table may choose."""

from __future__ import annotations

from typing import Final

from portulan.engine.options import Option

OPTIONS: Final = (
    Option("days", ("3", "2", "4"), "PB-DAY-1", variant=True),
    Option("pockets", ("hidden", "open"), "PB-POCKET-1"),
)
