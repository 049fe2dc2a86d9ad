"""Processes that play the games of a contest; results come back in order, whoever played them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Final

from portulan.arena.contest import Contest, ContestError, Result

SHARES: Final = 16
"""Into how many parts the work of a process is cut, so that all end at about the same time."""

LARGEST_PART: Final = 25
"""Games that a process plays before it reports."""

AHEAD: Final = 3
"""Parts that wait for each process, so that none is ever idle."""


def results(contest: Contest, games: int, processes: int) -> Iterator[Result]:
    """Plays games 0, 1, 2, ... of a contest, in this process if one is enough, and gives their results in order."""
    if min(processes, games) == 1:
        yield from (contest.play(number) for number in range(games))
        return
    size = max(1, min(LARGEST_PART, games // (processes * SHARES)))
    parts = iter([range(start, min(start + size, games)) for start in range(0, games, size)])
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(processes, games), mp_context=context, initializer=_begin)
    under_way: deque[Future[list[Result]]] = deque()
    try:
        for part in parts:
            with _uninterrupted():
                under_way.append(pool.submit(play_part, contest, part))
            if len(under_way) >= AHEAD * processes:
                yield from under_way.popleft().result()
        while under_way:
            yield from under_way.popleft().result()
    except BrokenProcessPool:
        raise ContestError("a process that played games was ended from outside") from None
    finally:
        _end(pool)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Holds interrupts back while a process is started: it would not know yet to leave them to the main one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_part(contest: Contest, part: range) -> list[Result]:
    """Plays some games; runs in a process of the pool."""
    return [contest.play(number) for number in part]


def _begin() -> None:
    """Leaves interrupts to the main process, and makes sure that no process outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def _end(pool: ProcessPoolExecutor) -> None:
    """Ends the processes, whatever they play: after the last result, an error or an interrupt."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
