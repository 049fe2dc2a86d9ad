"""Bots in processes of their own, so that their thinking never holds up the tables.

A process is handed a position that the bot's seat cannot tell from the true one, and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""How many seconds a bot may take in all, waiting for a free process included."""


class NoAnswer(Exception):
    """A bot gave no answer in time, or its process died."""


def _begin() -> None:
    """Leaves interrupts to the server, which ends its processes itself; but none of them outlives a killed server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    """Waits for the server's end, and ends with it."""
    wait([sentinel])
    os._exit(1)


def choose(dump: str, seat: int, level: str, seed: str) -> int:
    """Decides for a seat; runs in a process of the pool."""
    from portulan.bots import Glimpse, make
    from portulan.registry import load

    state = load(dump)
    return make(level, seed, state.game).choose(Glimpse(state, seat))


class Minds:
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
            raise NoAnswer from None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)
        return self._pool

    def close(self) -> None:
        """Ends all processes, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
