"""Tides: Pebbles for as many days as one likes, since every night the sea takes all pebbles back; for long matches."""

from __future__ import annotations

from typing import ClassVar, Final

from portulan.engine.fields import AnyDeclaration, number
from portulan.engine.options import Option
from portulan.engine.steps import Arg, Auto, Frame, StepNames, Steps
from tests.toys.broken import remade
from tests.toys.pebbles import rules, steps
from tests.toys.pebbles.position import Position
from tests.toys.pebbles.shore import COVES, pebbles
from tests.toys.pebbles.state import Pebbles

DAYS: Final = 4000
"""Enough for more than ten thousand entries."""


def evening(state: Position, frame: Frame) -> None:
    """Gives everything back to the bag, except after the last day."""
    if state.day < state.days:
        state.bag = [pebble.number for pebble in pebbles()]
        state.sand = [0] * len(COVES)
        state.found = [0] * len(state.found)
        state.pocket = [0] * len(state.pocket)
    rules.evening(state, frame)


def _names() -> StepNames:
    """Declares the steps of Pebbles again, with longer matches."""
    names = StepNames()
    for name, arguments in zip(steps.NAMES.names, steps.NAMES.arguments, strict=True):
        names.step(
            name, *(Arg("day", 1, DAYS) if argument.name == "day" else argument for argument in arguments)
        )
    return names


class Tides(Pebbles):
    """A match of Tides."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = tuple(
        number("day", 0, DAYS, field.doc) if field.name == "day" else field for field in Pebbles.FIELDS
    )
    steps: ClassVar[Steps] = Steps(
        _names(),
        {
            **dict(enumerate(rules.STEPS)),
            steps.MORNING: Auto(("PB-DAY-1",), rules.morning),
            steps.EVENING: Auto(("PB-END-1",), evening),
        },
    )


GAME = remade(
    Tides,
    name="tides",
    title="Tides",
    options=(Option("days", (str(DAYS),), "PB-DAY-1"), Option("pockets", ("hidden", "open"), "PB-POCKET-1")),
    bound=20 * DAYS,
)
