"""Processes that play the games of a contest; results come back in order, whoever played them."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from portulan.arena.contest import Contest, ContestError, Result
from portulan.pool import begin, end

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
    pool = begin(min(processes, games))
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
        end(pool)


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
