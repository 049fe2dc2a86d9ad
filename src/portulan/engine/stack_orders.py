"""The orders in which steps can wait for each other: a file with another stack is refused before any of it is run."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from portulan.engine.state import State
    from portulan.engine.steps import Frame


class StackOrders:
    """All orders of a game's steps on the stack, from the bottom to the top.

    Each is a regular expression over the names of the steps, a semicolon after every name: `evening;(cove;)*find;`.
    Whoever only plays never reads a file, so that they are compiled when one is first read.
    """

    def __init__(self, *orders: str) -> None:
        self._orders: Final = orders

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile("|".join(self._orders))

    def allow(self, state: State) -> bool:
        """Tells whether the steps of a state wait in one of the orders."""
        names = [state.steps[frame[0]].name for frame in state.stack]
        return self._pattern.fullmatch("".join(f"{name};" for name in names)) is not None


def waiting(state: State, *steps: int) -> list[Frame]:
    """Lists the frames of some steps, from the bottom of the stack to the top."""
    return [frame for frame in state.stack if frame[0] in steps]
