"""Hints whether a decision can be taken back, worked out between the moves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from portulan.engine.state import State
from portulan.engine.undo import search_barrier

REST_FACTOR: Final = 9
"""How many times longer than it works the search rests: it may use a tenth of a processor."""


class UndoHints:
    """Works out what can be taken back, one table at a time and in small steps: it costs much, and is only a hint.

    When somebody really takes back, it is worked out at once, whatever was told before.
    """

    def __init__(self) -> None:
        self._busy = asyncio.Semaphore()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Gives the turn to one table."""
        async with self._busy:
            yield

    async def can_undo(
        self, before: State, seat: int, moves: tuple[int, ...], outdated: Callable[[], bool]
    ) -> bool:
        """Tries world by world, and rests after each; ends early with a no once nobody wants to know any more."""
        began = time.monotonic()
        for closed in search_barrier(before, seat, *moves):
            if closed or outdated():
                return False
            await asyncio.sleep(REST_FACTOR * (time.monotonic() - began))
            began = time.monotonic()
        return True
