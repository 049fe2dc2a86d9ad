"""Bots in processes of their own, so that their thinking never holds up the tables.

A process is handed a position that the bot's seat cannot tell from the true one, and nothing else. What waits for a
free process waits in a fair queue: many tables of one address do not hold up the table of another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from portulan.engine.state import State
from portulan.pool import begin, end
from portulan.server.fair_queue import FairQueue

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""How many seconds a bot may think, counted from when it begins to."""

TRIES: Final = 2
"""How often a bot is asked before it counts as unable to think."""

FALLBACK: Final = "greedy"
"""The bot that decides for one that could not think: the heuristic of the game alone."""


class BotFailed(Exception):
    """A bot gave no answer in time, or its process died, each time that it was asked."""


def choose(dump: str, seat: int, level: str, seed: str) -> int:
    """Decides for a seat; runs in a process of the pool."""
    from portulan.bots import InformationState, make
    from portulan.registry import load

    state = load(dump)
    return make(level, seed, state.game).choose(InformationState(state, seat))


def choose_at_once(state: State, seat: int, seed: str) -> int:
    """Decides by the heuristic of the game, in this process, for a bot that could not think."""
    from portulan.bots import InformationState, make

    return make(FALLBACK, seed, state.game).choose(InformationState(state, seat))


def always() -> bool:
    """Says that an answer is wanted, whatever happens meanwhile."""
    return True


@dataclass
class Question:
    """What a process is to work out, and who waits for the answer."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    wanted: Callable[[], bool]
    answer: asyncio.Future[Any]


class BotPool:
    """The processes that think, each started when there is work for it."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self.workers = workers
        self.patience = patience
        self._waiting: FairQueue[Question] = FairQueue()
        self._thinking: set[asyncio.Task[None]] = set()
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: list[ProcessPoolExecutor] = []

    @property
    def waiting(self) -> int:
        """How many questions wait for a free process."""
        return len(self._waiting)

    @property
    def thinking(self) -> int:
        """How many questions are thought about."""
        return len(self._thinking)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run now."""
        return [pid for worker in [*self._idle, *self._busy] for pid in worker._processes or {}]

    async def think(
        self,
        dump: str,
        seat: int,
        level: str,
        seed: str,
        *,
        turns: tuple[str, ...] = ("",),
        wanted: Callable[[], bool] = always,
    ) -> int | None:
        """Asks for a decision; None if nobody wanted it any more when its turn came.

        `turns` says whose turn it takes, from the widest network to the table.
        """
        move: int | None = await self.work(choose, dump, seat, level, seed, turns=turns, wanted=wanted)
        return move

    async def work(
        self,
        work: Callable[..., Any],
        *arguments: Any,
        turns: tuple[str, ...] = ("",),
        wanted: Callable[[], bool] = always,
    ) -> Any:
        """Lets a process work something out when its turn comes; None if nobody wanted it any more then."""
        question = Question(work, arguments, wanted, asyncio.get_running_loop().create_future())
        self._waiting.put(turns, question)
        self._go_on()
        return await question.answer

    def _go_on(self) -> None:
        """Gives free processes to those whose turn it is."""
        while len(self._thinking) < self.workers:
            question = self._waiting.take()
            if question is None:
                return
            if question.answer.done():
                continue
            if not question.wanted():
                question.answer.set_result(None)
                continue
            task = asyncio.create_task(self._think(question))
            self._thinking.add(task)
            task.add_done_callback(self._free)

    def _free(self, task: asyncio.Task[None]) -> None:
        self._thinking.discard(task)
        if not task.cancelled():
            self._go_on()

    async def _think(self, question: Question) -> None:
        """Lets a process answer a question; one that fails is ended and another one tries again."""
        for _ in range(TRIES):
            worker = self._idle.pop() if self._idle else begin(1)
            self._busy.append(worker)
            try:
                found = worker.submit(question.work, *question.arguments)
                result = await asyncio.wait_for(asyncio.wrap_future(found), self.patience)
            except Exception as error:
                name = getattr(question.work, "__name__", "work")
                log.error("a process gave no answer (%s): %s", name, repr(error)[:200])
                end(worker)
                self._busy.remove(worker)
                continue
            self._busy.remove(worker)
            self._idle.append(worker)
            if not question.answer.done():
                question.answer.set_result(result)
            return
        if not question.answer.done():
            question.answer.set_exception(BotFailed())

    def close(self) -> None:
        """Ends all processes, whatever they think about."""
        for task in self._thinking:
            task.cancel()
        for worker in [*self._idle, *self._busy]:
            end(worker)
        self._idle.clear()
        self._busy.clear()
