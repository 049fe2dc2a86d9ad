"""All tables: those in memory, found by their id, read when somebody asks for them and let go when nobody does."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from dataclasses import dataclass, field
from typing import Final

import msgspec

from portulan import registry
from portulan.engine.errors import FileError, PortulanError, UsageError
from portulan.engine.game import Game
from portulan.engine.record import RECORD_VERSION
from portulan.engine.state import JsonObject
from portulan.server import expiry, guided, history
from portulan.server.acts import PastChapter, SeatSetup, Setup, Started, StoredAct
from portulan.server.bot_levels import check_level
from portulan.server.bot_pool import BotPool
from portulan.server.limits import Rate
from portulan.server.link_secrets import hashed, new_id, new_secret, new_seed, same
from portulan.server.live_table import LiveTable
from portulan.server.metrics import Metrics
from portulan.server.models.seats import NewSeat
from portulan.server.models.tables import Created, NewTable
from portulan.server.pushes import Pushes
from portulan.server.rematch import first_chapter
from portulan.server.settings import Settings
from portulan.server.store import Store, StoredTable
from portulan.server.table import Table
from portulan.server.turn_clock import TurnClock
from portulan.server.undo_hints import UndoHints

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Begun:
    """How the first match at a table begins: a single one, the first of a campaign, or one that follows on others."""

    options: dict[str, str]
    carried: JsonObject
    opening: bool = False
    behind: list[PastChapter] = field(default_factory=list)
    earlier: str = ""
    """The file of the matches before, where they were played elsewhere."""


class ServerFull(UsageError):
    """There is no room for another table."""


QUIET_SECONDS: Final = 2.0
"""Seconds without an act at any table, after which nobody minds a pause."""

EXPIRY_SECONDS: Final = 3600.0
"""Seconds between two looks for tables that have expired."""

EXPIRED_AT_ONCE: Final = 20
"""How many tables are deleted in one transaction, so that moves do not wait for long."""

COLLECT_SECONDS: Final = 600.0
"""Seconds after which garbage is looked for whoever plays."""


class Hub:
    """The tables of a server."""

    def __init__(self, settings: Settings, store: Store, bots: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = Metrics()
        self.undo_hints = UndoHints()
        per_day = settings.limits.bytes_per_day
        self.kept = Rate(per_day / expiry.DAY, per_day / 2)
        """The bytes that each address may have kept."""
        per_minute = settings.limits.looks_per_minute
        self.looks = Rate(per_minute / 60, per_minute / 3)
        """The tables that each address may ask the standing of."""
        per_minute = settings.limits.advice_per_minute
        self.advice = Rate(per_minute / 60, per_minute)
        """How often each address may ask for advice, and for the analysis of a match."""
        self.pushes = Pushes(settings, store, self.find)
        self.clock = TurnClock(store, self.find, settings.clock_seconds)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._damaged: set[str] = set()
        """Tables that cannot be read, of each of which the log tells once."""
        self._expiring: set[str] = set()
        """Tables that are being deleted."""
        self._upkeep: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begins to let go of tables that nobody watches, and to delete those that have expired."""
        self.pushes.open()
        work = (self.clock.run(), self._sweep(), self._expire())
        self._upkeep = [asyncio.create_task(one) for one in work]

    async def close(self) -> None:
        """Ends everything that goes on; what was acknowledged is on the disk already."""
        for task in self._upkeep:
            task.cancel()
        self.pushes.close()
        for live in self.tables.values():
            live.close()
            for connection in live.connections():
                connection.close(1012)
        self.bots.close()
        await asyncio.to_thread(self.store.close)

    # Finding

    async def find(self, table_id: str) -> LiveTable | None:
        """Finds a table, in memory or in the store."""
        live = self.tables.get(table_id)
        if live is not None or table_id in self._expiring:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable | None:
        try:
            opening = await asyncio.to_thread(history.open_table, self.store, table_id)
        except FileError as error:
            if table_id not in self._damaged:
                self._damaged.add(table_id)
                log.error("table %s cannot be read: %s", table_id[:6], error)
            raise
        if opening is None:
            return None
        return self._live(await opening.keep(self.store))

    async def knows_secret(self, table_id: str, secret: str) -> bool:
        """Tells whether a secret is one of a table that cannot be read; whoever has none learns nothing of it."""
        try:
            secrets = await asyncio.to_thread(self.store.secrets, table_id)
        except FileError:
            return False
        given = hashed(secret)
        return sum(same(known, given) for known in secrets) > 0

    def _live(self, table: Table) -> LiveTable:
        """Gives the one live table of an id: reading and laying may overtake each other, and the first one counts."""
        live = self.tables.get(table.id)
        if live is None:
            quiet = self.settings.quiet_seconds
            live = LiveTable(table, self.store, self.bots, self.undo_hints, quiet, self.metrics)
            live.after = self._changed
            live.until = self.clock.until
            self.tables[table.id] = live
        return live

    def _changed(self, live: LiveTable) -> None:
        self.clock.changed(live)
        self.pushes.changed(live)

    async def _sweep(self) -> None:
        """Lets go of tables that nobody watches, and of scenes that nothing was added to for long.

        Garbage is looked for here alone, since that holds up all tables: when nobody plays, or after a long time.
        """
        idle = self.settings.idle_seconds
        collected = time.monotonic()
        while True:
            await asyncio.sleep(idle / 4)
            now = time.monotonic()
            self.sweep(now - idle)
            quiet = all(live.touched < now - QUIET_SECONDS for live in self.tables.values())
            if quiet or now - collected > COLLECT_SECONDS:
                gc.collect()
                collected = now

    def sweep(self, before: float) -> None:
        """Lets go of what was not touched since a time."""
        for table_id, live in list(self.tables.items()):
            if live.touched > before or live.visitors or live.thinking:
                continue
            if live.viewpoints:
                for viewpoint in live.viewpoints.values():
                    viewpoint.scene = None
            else:
                live.close()
                del self.tables[table_id]

    # Expiry

    async def _expire(self) -> None:
        """Deletes what has expired, now and every hour."""
        while expiry.measures(self.settings.expiry):
            try:
                await self.expire(time.time())
            except PortulanError as error:
                log.error("tables that expired could not be deleted: %s", error)
            await asyncio.sleep(EXPIRY_SECONDS)

    async def expire(self, now: float) -> int:
        """Deletes the tables that have rested long enough, unless they are in memory; returns how many."""
        wanted = self.settings.expiry
        known = await asyncio.to_thread(self.store.clocks)
        clocks = {
            name: expiry.ticked(known.get(name), measure, now)
            for name, measure in expiry.measures(wanted).items()
        }
        await self.store.keep_clocks(clocks)
        found = await asyncio.to_thread(expiry.due, self.store, wanted, clocks, now)
        before = now - min(expiry.measures(wanted).values(), default=0)
        deleted = 0
        for first in range(0, len(found), EXPIRED_AT_ONCE):
            some = [
                (name, table)
                for name, table in found[first : first + EXPIRED_AT_ONCE]
                if table.id not in self.tables and table.id not in self._loading
            ]
            self._expiring = {table.id for _, table in some}
            try:
                removed = await self.store.remove([table.number for _, table in some], before)
            finally:
                self._expiring = set()
            deleted += len(removed)
            for name, table in some:
                if table.number in removed:
                    log.info("table %s expired: %s", table.id[:6], name)
        return deleted

    # Laying a table

    async def create(self, new: NewTable, address: str = "", begun: Begun | None = None) -> Created:
        """Lays a table for somebody at an address; refuses what makes no sense in one line.

        A campaign that has `begun` elsewhere goes on here, for people by the names that it knows them by.
        """
        try:
            game = await asyncio.to_thread(registry.game, new.game, new.pack)
        except FileError as error:
            raise UsageError(str(error)) from None
        options = game.resolve(new.players, new.options if begun is None else begun.options)
        if len(new.seats) != new.players:
            raise UsageError(f"{new.players} players need {new.players} seats, not {len(new.seats)}")
        if sum(seat.kind == "host" for seat in new.seats) > 1:
            raise UsageError("the host has one seat at most; others on the same screen are hotseat")
        wished = [seat.colour for seat in new.seats if seat.colour is not None]
        if len(set(wished)) < len(wished):
            raise UsageError("two seats cannot have the same colour")
        secrets = [new_secret() if seat.kind == "open" else None for seat in new.seats]
        created = Created(new_id(), new_secret(), secrets, new_secret())
        if begun is None:
            chapter = first_chapter(game, [seat.name or "" for seat in new.seats], options)
            begun = Begun(
                options if chapter is None else game.resolve(new.players, {**options, **chapter.options}),
                {} if chapter is None else chapter.carried,
                opening=chapter is not None,
            )
        setup = Setup(
            game=game.name,
            players=new.players,
            options=begun.options,
            carried=begun.carried,
            opening=begun.opening,
            behind=begun.behind,
            earlier=begun.earlier,
            name=new.name.strip(),
            seats=[
                _seat(new, number, seat, secret, named=not begun.opening)
                for number, (seat, secret) in enumerate(_pairs(new, secrets))
            ],
            auto=new.start,
            seed=new_seed(),
            host=hashed(created.host),
            spectator=hashed(created.spectator),
            created=time.time(),
            pack=new.pack,
            record_version=RECORD_VERSION,
            takeover_after=new.takeover_after,
            clock_days=new.clock_days,
            clock_rule=new.clock_rule,
            advice=new.advice,
        )
        await self.lay(created.table, setup, address)
        return created

    async def create_guided(self, game: Game, name: str, address: str = "") -> Created:
        """Lays the guided first game of a game, for one person against bots."""
        created = Created(new_id(), new_secret(), [], new_secret())
        setup = guided.setup(game, name.strip(), hashed(created.host), hashed(created.spectator))
        await self.lay(created.table, setup, address)
        return msgspec.structs.replace(created, seats=[None] * setup.players)

    async def lay(self, table_id: str, setup: Setup, address: str = "") -> None:
        """Keeps a table that makes sense, and begins its match where nobody is missing."""
        limit = self.settings.limits.tables
        if limit and self.store.count >= limit:
            raise ServerFull("this server has no room for another table")
        table = Table(StoredTable(0, table_id, setup))
        first: list[StoredAct] = []
        if setup.auto and table.complete:
            first = [table.apply(StoredAct(1, time.time(), start(table))).stored]
        table.number = await self.store.create(table_id, setup, first, table.snapshot())
        live = self._live(table)
        live.address = address
        self.clock.changed(live)
        live.go_on()

    async def start_if_complete(self, live: LiveTable) -> None:
        """Begins the match by itself, where the host wished so; the caller holds the table."""
        table = live.table
        if table.setup.auto and not table.started and table.complete and table.following is None:
            await live.act(start(table))


def start(table: Table) -> Started:
    """Makes the act that begins the match."""
    return Started([table.name(seat) for seat in range(len(table.seats))], [])


def bot_name(seat: int) -> str:
    """Names a bot that nobody named."""
    return f"Bot {seat + 1}"


def _pairs(new: NewTable, secrets: list[str | None]) -> list[tuple[NewSeat, str | None]]:
    return list(zip(new.seats, secrets, strict=True))


def _seat(new: NewTable, number: int, seat: NewSeat, secret: str | None, *, named: bool) -> SeatSetup:
    """Completes a seat: the host's name, a bot's name and level, a number for whoever has no name.

    At an open seat somebody is `named` where a campaign goes on; else whoever sits down says who it is.
    """
    name = None if seat.name is None else seat.name.strip()
    if seat.kind == "bot":
        return SeatSetup("bot", name or bot_name(number), check_level(seat.level), colour=seat.colour)
    if seat.level is not None:
        raise UsageError("only a bot has a level")
    if seat.kind == "host":
        return SeatSetup("host", name or new.name.strip(), colour=seat.colour)
    if seat.kind == "hotseat":
        return SeatSetup("hotseat", name or f"{number + 1}", colour=seat.colour)
    link = None if secret is None else hashed(secret)
    return SeatSetup("open", name if named else None, None, link, seat.colour)
