"""Bots in processes of their own, so that their thinking never holds up the tables.

A process is handed a position that the bot's seat cannot tell from the true one, and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from portulan.pool import begin, end

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""How many seconds a bot may take in all, waiting for a free process included."""


class BotFailed(Exception):
    """A bot gave no answer in time, or its process died."""


def choose(dump: str, seat: int, level: str, seed: str) -> int:
    """Decides for a seat; runs in a process of the pool."""
    from portulan.bots import InformationState, make
    from portulan.registry import load

    state = load(dump)
    return make(level, seed, state.game).choose(InformationState(state, seat))


class BotPool:
    """The processes that think; they are started when the first bot has to."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self.workers = workers
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, dump: str, seat: int, level: str, seed: str) -> int:
        """Asks for a decision."""
        pool = self._open()
        try:
            future = pool.submit(choose, dump, seat, level, seed)
            return await asyncio.wait_for(asyncio.wrap_future(future), self.patience)
        except Exception as error:
            log.error("a bot of level %s gave no answer: %s", level, repr(error)[:200])
            if pool is self._pool and isinstance(error, TimeoutError | BrokenProcessPool):
                self.close()
            raise BotFailed from None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = begin(self.workers)
        return self._pool

    def close(self) -> None:
        """Ends all processes, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        end(pool)
