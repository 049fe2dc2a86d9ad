"""The analysis of a finished match: worked out in the processes of the bots on request, and kept with the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from portulan.engine import record
from portulan.engine.errors import FileError
from portulan.engine.match import Match
from portulan.server import history
from portulan.server.acts import AnyAct, StoredAct
from portulan.server.bot_pool import BotFailed
from portulan.server.http_errors import HttpError, unknown_table
from portulan.server.models.base import Sentence
from portulan.server.models.looking_back import AnalysisAnswer, AnalysisMoment, StandingInfo

if TYPE_CHECKING:
    from portulan.bots.analysis import Analysis
    from portulan.server.hub import Hub
    from portulan.server.live_table import LiveTable


def work_out(text: str, name: str, pack: str | None, seat: int, guided: bool) -> Analysis:
    """Analyses the record of a match; runs in a process of the pool. What a guide told is not judged."""
    from portulan import registry
    from portulan.bots.analysis import analyse
    from portulan.server.guided import guide_of

    game = registry.game(name, pack)
    try:
        led = guide_of(game).move if guided else None
    except FileError:
        led = None  # A newer release can no longer play this guide.
    return analyse(Match.from_record(record.read(text), game), seat, led=led)


async def answer(hub: Hub, live: LiveTable, seat: int, address: str) -> AnalysisAnswer:
    """Gives the analysis of a match for a seat; those who ask for the same at once wait for the same work."""
    working = live.analyses.get(seat)
    if working is None:
        if not hub.advice.take(address):
            raise HttpError(429, "slow-down", "too many analyses; wait a while")
        working = asyncio.ensure_future(_work(live, seat, address))
        live.analyses[seat] = working
        working.add_done_callback(lambda done: _forget_failed(live, seat, done))
    return await asyncio.shield(working)


def _forget_failed(live: LiveTable, seat: int, done: asyncio.Future[AnalysisAnswer]) -> None:
    """Lets somebody ask again for what could not be worked out."""
    if done.cancelled() or done.exception() is not None:
        live.analyses.pop(seat, None)


async def _work(live: LiveTable, seat: int, address: str) -> AnalysisAnswer:
    async with live.hold() as held:
        stored = await asyncio.to_thread(live.store.find, held.id)
        if stored is None:
            raise unknown_table()
        text = await asyncio.to_thread(history.record_of, stored, held)
        setup = held.setup
    try:
        found: Analysis = await live.bots.work(
            work_out, text, setup.game, setup.pack, seat, setup.guided, turns=live.turns(address)
        )
    except BotFailed:
        raise HttpError(503, "no-analysis", "the match could not be analysed; try again") from None
    times = _times(stored.acts)
    return AnalysisAnswer(
        seat,
        [StandingInfo(one.round, one.scores) for one in found.curve],
        found.turned,
        found.swing,
        [
            AnalysisMoment(
                times[moment.entry],
                moment.round,
                Sentence(*moment.played),
                Sentence(*moment.better),
                round(10 * moment.points),
                [Sentence(reason.sentence, reason.arguments) for reason in moment.reasons],
            )
            for moment in found.moments
        ],
    )


def _times(acts: list[StoredAct]) -> list[float]:
    """Tells of each entry of the match when the act happened that led to it."""
    return [act.at for act in acts if act.undone == 0 for _ in _entries(act.act)]


def _entries(act: AnyAct) -> list[object]:
    entries: list[object] = getattr(act, "entries", [])
    return entries
