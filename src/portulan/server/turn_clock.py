"""The gentle clock of correspondence tables: until when a decision is waited for, and what happens then.

Time counts only while the server runs and its clock goes without a jump: what was lost otherwise is kept as a pause,
and every decision that was waited for meanwhile is waited for that much longer.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Final

from portulan.bots.names import LEVELS
from portulan.engine.errors import PortulanError
from portulan.server.acts import BotSeated
from portulan.server.live_table import LiveTable
from portulan.server.store import Clock, Store
from portulan.server.table import Table

log = logging.getLogger(__name__)

DAY: Final = 86_400.0
NUDGE_SECONDS: Final = 12 * 3600.0
"""How long somebody who nudged has to wait to do it again."""

PLAYS_ON: Final = list(LEVELS)[:2][-1]
"""The level of a bot that plays on when the time is over: the second, where there are several."""

CLOCK: Final = "turns"
"""The name under which the store keeps when the clock was seen last."""

JUMP: Final = 120.0
"""Seconds that may pass unseen before they count as a pause."""

BOTS: Final = (
    "SELECT id FROM tables WHERE json_extract(setup, '$.clock_days') > 0"
    " AND json_extract(setup, '$.clock_rule') = 'bot'"
)


def started(table: Table, seat: int) -> float | None:
    """Says since when the person of a seat is waited for by the clock; None if nobody is."""
    place = table.seats[seat]
    if not table.setup.clock_days or table.over or seat not in table.asked() or not place.human:
        return None
    return max(table.since, table.back.get(seat, 0.0))


def nudged_until(table: Table, seat: int) -> float:
    """Says when somebody may nudge again."""
    return table.nudges.get(seat, 0.0) + NUDGE_SECONDS


class TurnClock:
    """The clocks of all tables: what passed without counting, and the tables whose time may run out."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[LiveTable | None]], tick: float) -> None:
        self.store = store
        self.tick = tick
        self._find = find
        self.pauses: list[tuple[float, float]] = store.rows("SELECT at, length FROM pauses")
        """When each pause ended, and how long it was."""
        self._due: dict[str, float] = {row[0]: 0.0 for row in store.rows(BOTS)}
        """When the time of a table at which a bot plays on may have run out."""

    def until(self, table: Table, seat: int) -> float | None:
        """Says until when the person of a seat is waited for."""
        since = started(table, seat)
        if since is None:
            return None
        lost = sum(length for at, length in self.pauses if at >= since)
        return since + table.setup.clock_days * DAY + lost

    def changed(self, live: LiveTable) -> None:
        """Notes when the time of a table runs out now."""
        table = live.table
        if table.setup.clock_days and table.setup.clock_rule == "bot":
            until = [self.until(table, seat) for seat in table.asked()]
            self._due[table.id] = min((at for at in until if at is not None), default=float("inf"))

    async def run(self) -> None:
        """Looks at the clock again and again, beginning with how long the server was down."""
        seen = self.store.clocks().get(CLOCK)
        now, went = time.time(), time.monotonic()
        if seen is not None:
            await self.pause(now, now - seen.seen)
        while True:
            try:
                await self.store.keep_clocks({CLOCK: Clock(now, now)})
                await self.look(now)
            except PortulanError as error:
                log.error("the clock of the tables could not be kept: %s", error)
            await asyncio.sleep(self.tick)
            before, began = now, went
            now, went = time.time(), time.monotonic()
            await self.pause(now, (now - before) - (went - began))

    async def pause(self, now: float, length: float) -> None:
        """Keeps time that does not count, unless it is too short to matter; pauses of long ago are forgotten."""
        if length <= JUMP:
            return
        self.pauses.append((now, length))

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO pauses (at, length) VALUES (?, ?)", (now, length))

        await self.store.run(work)
        self._due = dict.fromkeys(self._due, 0.0)

    async def look(self, now: float) -> None:
        """Lets bots play on where the time has run out."""
        for table_id in [table_id for table_id, due in self._due.items() if due <= now]:
            try:
                live = await self._find(table_id)
                if live is None:
                    self._due.pop(table_id, None)
                    continue
                async with live.hold() as table:
                    for seat in range(len(table.seats)):
                        until = self.until(table, seat)
                        if until is not None and until <= now:
                            await live.act(BotSeated(seat, PLAYS_ON, clock=True))
                    self.changed(live)
            except PortulanError as error:
                log.error("table %s: its clock could not be looked at: %s", table_id[:6], error)
                self._due[table_id] = now + 3600
