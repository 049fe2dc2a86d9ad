"""Tides: Pebbles for as many days as one likes, since every night the sea takes all pebbles back; for long matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from portulan.engine.options import Option
from portulan.engine.steps import Auto, Frame, Step
from tests.toys.broken import remade
from tests.toys.pebbles import rules
from tests.toys.pebbles.shore import COVES, pebbles
from tests.toys.pebbles.state import Pebbles
from tests.toys.pebbles.table import Table

DAYS: Final = 4000
"""Enough for more than ten thousand entries."""


def evening(table: Table, frame: Frame) -> None:
    """Gives everything back to the bag, except after the last day."""
    if table.day < table.days:
        table.bag = [pebble.number for pebble in pebbles()]
        table.sand = [0] * len(COVES)
        table.found = [0] * len(table.found)
        table.pocket = [0] * len(table.pocket)
    rules.evening(table, frame)


class Tides(Pebbles):
    """A match of Tides."""

    __slots__ = ()

    steps: ClassVar[Sequence[Step[Any]]] = [
        Auto("evening", step.clauses, evening) if step.name == "evening" else step for step in rules.STEPS
    ]


GAME = remade(
    Tides,
    name="tides",
    title="Tides",
    options=(Option("days", (str(DAYS),), "PB-DAY-1"), Option("pockets", ("hidden", "open"), "PB-POCKET-1")),
    bound=20 * DAYS,
)
