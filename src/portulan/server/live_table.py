"""A table in memory, with those who watch it: acts one after the other, each durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from portulan.engine.errors import FileError, PortulanError
from portulan.engine.generator import commitment
from portulan.engine.journal import Reading
from portulan.engine.scene import Scene
from portulan.engine.state import State
from portulan.server import guided, history, updates
from portulan.server.acts import AnyAct, BotSeated, Chatted, Moved, StoredAct, Viewer
from portulan.server.advice import Advised
from portulan.server.bot_pool import BotFailed, BotPool, choose_at_once
from portulan.server.colours import colours
from portulan.server.connection import Connection
from portulan.server.holders import Holder
from portulan.server.limits import shares
from portulan.server.metrics import Metrics
from portulan.server.models.looking_back import AnalysisAnswer, Outline
from portulan.server.models.outgoing import (
    Accepted,
    DeviceInfo,
    Devices,
    LogPage,
    Outgoing,
    Presence,
    Thinking,
    UndoHint,
    Watching,
    Welcome,
    encode,
)
from portulan.server.models.seats import SeatInfo
from portulan.server.models.tables import TableInfo, You
from portulan.server.settings import CHAT_SIZE
from portulan.server.store import Store, stored_size
from portulan.server.table import Table
from portulan.server.table_log import ActResult
from portulan.server.undo_hints import UndoHints

log = logging.getLogger(__name__)

CATCH_UP_LIMIT: Final = 200
"""How many revisions a viewer may have missed to be told each of them."""

CATCH_UP_LENGTH: Final = 250_000
"""How many bytes that may take; beyond that the whole table is shorter."""

REMEMBERED_ANSWERS: Final = 200
"""How many answers to messages are remembered, so that the same message gets the same answer."""

UNABLE_SECONDS: Final = 60.0
"""Seconds after which a bot is asked again for whom not even the heuristic of its game could decide."""

Asker = tuple[Connection, str]
"""Who sent a message, and the id of the message."""


@dataclass
class Viewpoint:
    """All connections that see the same, and the scene that they have."""

    scene: Scene | None
    connections: set[Connection] = field(default_factory=set)


class TableLock:
    """Lets one at a time have a table, which is then as it is stored."""

    __slots__ = ("live",)

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    async def __aenter__(self) -> Table:
        """Waits for the table, which is as it is stored."""
        live = self.live
        live.visitors += 1
        try:
            await live.lock.acquire()
            try:
                await live.reload()
            except BaseException:
                live.lock.release()
                raise
        except BaseException:
            live.visitors -= 1
            raise
        return live.table

    async def __aexit__(self, *_: object) -> None:
        """Gives it back."""
        self.live.lock.release()
        self.live.visitors -= 1


class LiveTable:
    """A table that is being played or watched."""

    def __init__(
        self,
        table: Table,
        store: Store,
        bots: BotPool,
        undo_hints: UndoHints,
        quiet: float,
        metrics: Metrics,
    ) -> None:
        self.table = table
        self.store = store
        self.bots = bots
        self.undo_hints = undo_hints
        self.quiet = quiet
        self.metrics = metrics
        self.lock = asyncio.Lock()
        """Held by whoever changes the table or reads it: what was not kept yet, nobody else gets to see."""
        self.visitors = 0
        """How many have the table or wait for it: as long as there are any, it is not let go."""
        self.viewpoints: dict[Viewer, Viewpoint] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.seen_thinking: set[int] = set()
        """The bots of whom the viewers know that they think; how many decisions they make meanwhile, they do not."""
        self.takeovers: dict[int, asyncio.Task[None]] = {}
        self.outlines: dict[Viewer, tuple[int, Outline]] = {}
        """Where things are in a replay, as viewers may know it, each with the revision that it was made at."""
        self.journal: tuple[int, list[Reading]] | None = None
        """What was read in the match, with the revision that it was listed at."""
        self.analyses: dict[int, asyncio.Future[AnalysisAnswer]] = {}
        """Analyses of the finished match, by seat: those that are there, and those that are being worked out."""
        self.advisers: dict[int, asyncio.Task[None]] = {}
        """Advice that is being worked out, by seat."""
        self.advised: dict[int, Advised] = {}
        """The last advice that each seat was given, and the knowledge that it was made from."""
        self.left: dict[int, float] = {}
        """When the person of a seat left."""
        self.opened = time.monotonic()
        self.answers: OrderedDict[str, bytes] = OrderedDict()
        self.address = ""
        """From where somebody who plays here came last: bots of one address take turns with those of others."""
        self.touched = time.monotonic()
        self.after: Callable[[LiveTable], None] = lambda live: None
        """What is told whenever an act has happened here."""
        self.until: Callable[[Table, int], float | None] = lambda table, seat: None
        """Says until when the person of a seat is waited for by the clock of the table."""
        self.broken = False
        self.closed = False
        self._resting: asyncio.Task[None] | None = None
        self._chat_size: int | None = None
        """How many bytes were said here; None before somebody speaks."""

    def close(self) -> None:
        """Stops whatever goes on here by itself."""
        self.closed = True
        resting = [self._resting] if self._resting is not None else []
        busy: list[asyncio.Future[Any]] = [*self.thinking.values(), *self.takeovers.values(), *resting]
        for task in [*busy, *self.advisers.values(), *self.analyses.values()]:
            task.cancel()

    # What happens

    def hold(self) -> TableLock:
        """Gives the table to one at a time."""
        return TableLock(self)

    async def act(self, act: AnyAct, key: str | None = None, asker: Asker | None = None) -> ActResult:
        """Lets an act happen, keeps it, answers the asker, tells everybody; the caller holds the table.

        A refused act raises and changes nothing. If it cannot be kept, the table is again as it is stored.
        """
        table = self.table
        result = table.apply(StoredAct(table.revision + 1, time.time(), act, key))
        try:
            await self.store.append(
                table.number,
                [result.stored],
                table.snapshot() if result.position else None,
                [table.keyframe()] if result.keyframe_due else (),
                {entry.revision: table.revision for entry in result.undone},
            )
        except BaseException:
            self.broken = True
            await self.reload()
            raise
        if isinstance(act, Chatted) and self._chat_size is not None:
            self._chat_size += stored_size(result.stored)
        if asker is not None:
            connection, message_id = asker
            connection.tell(encode(Accepted(message_id, table.revision_of(connection.viewer))))
        self._publish(result)
        if isinstance(act, Moved):
            self.metrics.moves += 1
        self.go_on()
        self.after(self)
        return result

    async def has_room_for_chat(self) -> bool:
        """Tells whether another line may be said here; the caller holds the table."""
        if self._chat_size is None:
            self._chat_size = await asyncio.to_thread(self.store.chat_size, self.table.number)
        return self._chat_size < CHAT_SIZE

    async def reload(self) -> None:
        """Takes the table again as it is stored, if something went wrong between the memory and the disk."""
        if self.broken:
            await self._reopen(history.DEPTH)
            self.answers.clear()
            for viewpoint in self.viewpoints.values():
                viewpoint.scene = None
            self.broken = False

    async def _reopen(self, depth: int) -> None:
        opening = await asyncio.to_thread(history.open_table, self.store, self.table.id, depth)
        if opening is None:
            raise FileError("there is no such table")
        self.table = await opening.keep(self.store)

    async def reach_back(self, seat: int) -> None:
        """Reads the table again from further back, until the seat's last decision is at hand; the caller holds it."""
        match = self.table.match
        while match is not None and match.last_of(seat) is None and self.table.reaches_back:
            await self._reopen(2 * (self.table.revision - self.table.base))
            match = self.table.match

    def _publish(self, result: ActResult) -> None:
        """Tells every viewer what happened; those who know the same are told the same."""
        self.touched = time.monotonic()
        table = self.table
        act = result.stored.act
        info = self.info() if result.seats or table.over or table.setup.clock_days else None
        for viewer, viewpoint in self.viewpoints.items():
            if not result.entry.heard_by(viewer):
                continue
            if isinstance(act, Chatted):
                text = encode(updates.chat_line(table, result.stored, viewer))
            else:
                told, viewpoint.scene = updates.update(table, result, viewer, viewpoint.scene, info)
                text = encode(told)
            for connection in viewpoint.connections:
                connection.tell(text, update=True)
        if result.seats:
            self._drop_replaced()

    def _drop_replaced(self) -> None:
        """Ends the connections of links that were replaced; those whose link is good for something else come back."""
        for connection in self.connections():
            holder = self.table.holder_of(connection.secret)
            if holder != connection.holder:
                connection.close(4410 if holder is None else 1012)
                self.leave(connection)

    def go_on(self) -> None:
        """Wakes whoever has something to do now: bots, and the one who works out what can be taken back."""
        self._wake_bots()
        self._wake_takeovers()
        if self._resting is None and self.viewpoints and self.table.started and not self.table.over:
            self._resting = asyncio.create_task(self._rest())

    # Who is there

    def connections(self) -> list[Connection]:
        """Lists all who watch."""
        return [connection for point in self.viewpoints.values() for connection in point.connections]

    def tell_all(self, message: Outgoing, but: Connection | None = None) -> None:
        """Tells everybody the same, except perhaps the one that it is about."""
        text = encode(message)
        for connection in self.connections():
            if connection is not but:
                connection.tell(text)

    def present(self) -> set[int]:
        """Lists the seats whose people are there."""
        return {seat for connection in self.connections() for seat in connection.holder.seats}

    def away_for(self, seat: int) -> float | None:
        """Tells for how many seconds nobody was there for a seat, as far as this server saw; None if somebody is."""
        if seat in self.present():
            return None
        return time.monotonic() - max(self.opened, self.left.get(seat, 0.0))

    def has_other_seat(self, device: str | None) -> bool:
        """Tells whether somebody is here from a device and has a seat."""
        return any(one.device == device and one.holder.seats for one in self.connections())

    def watching(self) -> int:
        """Counts those who only watch."""
        return sum(1 for connection in self.connections() if connection.holder.spectator)

    def arrive(self, connection: Connection, scene: Scene | None) -> None:
        """Lets a viewer in, who has the scene of now."""
        before = self.present(), self.watching()
        point = self.viewpoints.get(connection.viewer)
        if point is None:
            point = self.viewpoints[connection.viewer] = Viewpoint(scene)
        point.connections.add(connection)
        self._tell_presence(connection, *before)
        self.touched = time.monotonic()

    def leave(self, connection: Connection) -> None:
        """Lets a viewer out."""
        before = self.present(), self.watching()
        point = self.viewpoints.get(connection.viewer)
        if point is None or connection not in point.connections:
            return
        point.connections.discard(connection)
        if not point.connections:
            del self.viewpoints[connection.viewer]
        self._tell_presence(connection, *before)
        self._tell_devices(connection)
        self.touched = time.monotonic()

    def _tell_devices(self, about: Connection) -> None:
        """Tells those who came with one link on which devices it is open, when somebody came or left."""
        if about.holder.spectator and not about.holder.host:
            return
        same = [one for one in self.connections() if one.secret == about.secret]
        since: dict[str, float] = {}
        for one in sorted(same, key=lambda one: one.since):
            since.setdefault(one.device, one.since)
        known = len(since) > 1 or (about not in same and about.device not in since)
        for one in same if known else ():
            devices = [DeviceInfo(at, device == one.device) for device, at in since.items()]
            one.tell(encode(Devices(devices)))

    def _tell_presence(self, about: Connection, present: set[int], watching: int) -> None:
        now = self.present()
        for seat in present - now:
            self.left[seat] = time.monotonic()
        for seat in sorted(now ^ present):
            self.tell_all(Presence(seat, seat in now), but=about)
        if self.watching() != watching:
            self.tell_all(Watching(self.watching()), but=about)

    def info(self) -> TableInfo:
        """Tells what everybody at the table may know of it."""
        table = self.table
        present = self.present()
        seats = [
            SeatInfo(
                number,
                seat.name,
                seat.kind,  # type: ignore[arg-type]
                seat.claimed,
                number in present,
                seat.level,
                number in self.seen_thinking,
                seat.invited,
                None if number not in table.takeovers else table.takeovers[number].due,
                seat.word is not None,
                seat.word if table.started else None,
                colour,
                seat.advice,
            )
            for number, (seat, colour) in enumerate(zip(table.seats, colours(table.seats), strict=True))
        ]
        return TableInfo(
            id=table.id,
            game=table.setup.game,
            players=table.setup.players,
            team=table.game.team,
            options=table.setup.options,
            seats=seats,
            started=table.started,
            over=table.over,
            auto=table.setup.auto,
            created=table.setup.created,
            since=table.since,
            asked=table.asked(),
            watching=self.watching(),
            commitment=commitment(table.setup.seed),
            seed=table.setup.seed if table.over else None,
            takeover_after=table.setup.takeover_after,
            clock_days=table.setup.clock_days,
            clock_rule=table.setup.clock_rule,
            until=[self.until(table, seat) for seat in range(len(table.seats))],
            host=table.setup.name,
            following=table.following,
            pack=table.setup.pack,
            winners=table.match.state.winners() if table.match is not None and table.over else None,
            secrets=table.game.secrets,
            advice=table.setup.advice,
            shared=sorted(table.shares),
            chapter=None if (chapter := table.next_chapter()) is None else chapter.title,
            campaign=bool(table.setup.carried),
        )

    def you(self, holder: Holder) -> You:
        """Tells somebody who it is here."""
        viewer = Viewer(None, holder.seats)
        revision = self.table.revision_of(viewer)
        return You(list(holder.seats), holder.host, holder.spectator, revision, holder.vacant, holder.replay)

    # Catching up

    async def welcome(self, connection: Connection, revision: int | None) -> None:
        """Lets a viewer in and tells it exactly what it missed; the caller holds the lock."""
        table = self.table
        viewer = connection.viewer
        point = self.viewpoints.get(viewer)
        scene = point.scene if point is not None else None
        if scene is None:
            scene = updates.scene_of(table, viewer)
            if point is not None:
                point.scene = scene
        now = table.revision_of(viewer)
        missed: list[bytes] | None = []
        if revision is None or not now - CATCH_UP_LIMIT <= revision <= now:
            missed = None
        elif revision < now:
            missed = await self._missed(viewer, revision)
        self.arrive(connection, scene)
        info = self.info()
        you, undo = self.you(connection.holder), updates.undo_state(table, viewer)
        connection.tell(encode(Welcome(now, you, info, undo, updates.clauses_of(table.game))))
        if missed is None:
            connection.tell(encode(updates.fresh(table, viewer, scene, info)), whole=True)
        else:
            for text in missed:
                connection.tell(text, update=True)
        self._tell_devices(connection)
        self.go_on()

    async def _missed(self, viewer: Viewer, revision: int) -> list[bytes] | None:
        """Tells what a viewer missed; None if that is too long or cannot be read: it is told everything afresh."""
        try:
            missed = await asyncio.to_thread(
                history.missed_updates, self.store, self.table.id, viewer, revision
            )
            return missed if sum(map(len, missed)) <= CATCH_UP_LENGTH else None
        except FileError as error:
            log.error("table %s: what somebody missed cannot be read: %s", self.table.id[:6], error)
            return None

    def look(self, connection: Connection, seat: int | None) -> None:
        """Lets a viewer look through another of its seats; the caller holds the lock."""
        viewer = Viewer(seat, connection.viewer.seats)
        old = self.viewpoints.get(connection.viewer)
        if old is not None:
            old.connections.discard(connection)
            if not old.connections:
                del self.viewpoints[connection.viewer]
        point = self.viewpoints.get(viewer)
        if point is None:
            point = self.viewpoints[viewer] = Viewpoint(None)
        if point.scene is None:
            point.scene = updates.scene_of(self.table, viewer)
        connection.viewer = viewer
        point.connections.add(connection)
        connection.tell(encode(updates.fresh(self.table, viewer, point.scene, self.info())), whole=True)
        self.go_on()

    async def older_log(self, connection: Connection, message_id: str, before: int) -> None:
        """Tells a viewer what the log says before a revision; the caller holds the lock."""
        first, lines, more = await asyncio.to_thread(
            history.log_page, self.store, self.table.id, connection.viewer, before
        )
        connection.tell(encode(LogPage(message_id, first, lines, more)))

    def remember(self, key: str, answer: bytes) -> bytes:
        """Keeps the answer to a message, for the case that it comes again."""
        self.answers[key] = answer
        if len(self.answers) > REMEMBERED_ANSWERS:
            self.answers.popitem(last=False)
        return answer

    def answered(self, key: str, message_id: str, viewer: Viewer) -> bytes | None:
        """Finds the answer that a message already got, before a restart perhaps."""
        answer = self.answers.get(key)
        if answer is None and key in self.table.keys:
            answer = encode(Accepted(message_id, self.table.revision_of(viewer, self.table.keys[key])))
        return answer

    # What can be taken back

    async def _rest(self) -> None:
        """Waits until the table is quiet, then tells the last one to decide whether it may take back."""
        try:
            while True:
                rest = self.touched + self.quiet - time.monotonic()
                if rest > 0:
                    await asyncio.sleep(rest)
                    continue
                async with self.undo_hints.turn():
                    if self.touched + self.quiet <= time.monotonic() and await self._tell_undo():
                        return
        finally:
            self._resting = None

    async def _tell_undo(self) -> bool:
        """Works it out beside the table, which goes on meanwhile; if it is outdated then, nobody is told."""
        async with self.hold() as table:
            match = table.match
            seat = None if match is None or match.state.over else match.last_decider()
            if match is None or seat is None or not any(seat in viewer.seats for viewer in self.viewpoints):
                return True
            revision, way_back = table.revision, match.way_back(seat)

        def outdated() -> bool:
            return self.table.revision != revision or self.table.match is not match

        can = way_back is not None and await self.undo_hints.can_undo(
            way_back[0], seat, way_back[1], outdated
        )
        if outdated():
            return False
        for viewer, point in self.viewpoints.items():
            if seat in viewer.seats:
                redo = any(match.can_redo(own) for own in viewer.seats)
                text = encode(UndoHint(self.table.revision_of(viewer), can, redo))
                for connection in point.connections:
                    connection.tell(text)
        return True

    # Bots

    def _wake_takeovers(self) -> None:
        for seat in self.table.takeovers:
            if seat not in self.takeovers and self.table.takeover_due(seat) is not None:
                self.takeovers[seat] = asyncio.create_task(self._take_over(seat))

    async def _take_over(self, seat: int) -> None:
        """Seats a bot in the place of a person once the time is over, unless the person decides before."""
        try:
            while (due := self.table.takeover_due(seat)) is not None:
                if due > time.time():
                    await asyncio.sleep(due - time.time())
                    continue
                async with self.hold() as table:
                    takeover, due = table.takeovers.get(seat), table.takeover_due(seat)
                    if takeover is not None and due is not None and due <= time.time():
                        await self.act(BotSeated(seat, takeover.level))
        except PortulanError as error:
            log.error("table %s: a bot could not take over: %s", self.table.id[:6], error)
            await asyncio.sleep(1)
        finally:
            del self.takeovers[seat]
            if not self.closed:
                self._wake_takeovers()

    def _wake_bots(self) -> None:
        asked = [seat for seat in self.table.asked() if self.table.seats[seat].level is not None]
        for seat in self.seen_thinking.difference(asked):
            self.seen_thinking.discard(seat)
            self.tell_all(Thinking(seat, False))
        if not self.wants_bots():
            return
        for seat in asked:
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat))

    def wants_bots(self) -> bool:
        """Tells whether anybody cares for what bots decide: where bots play alone, they wait for somebody to watch."""
        alone = all(seat.level is not None for seat in self.table.seats)
        return not self.closed and (bool(self.viewpoints) or not alone)

    def turns(self, address: str) -> tuple[str, ...]:
        """Says whose turn it takes to let a process work for somebody at an address: from the network to the table."""
        return (*(name for name, _ in reversed(shares(address))), self.table.id)

    async def _think(self, seat: int) -> None:
        """Lets a bot decide, from what its seat knows."""
        try:
            async with self.hold() as table:
                asked = question(table, seat)
                recorded = guided.recorded_move(table, seat)
            if asked is None:
                return
            state, level, seed = asked
            if seat not in self.seen_thinking:
                self.seen_thinking.add(seat)
                self.tell_all(Thinking(seat, True))
            move, fallback = recorded, False
            if move is None:
                move, fallback = await self._decide(state, seat, level, seed)
            if move is None:
                return
            async with self.hold() as table:
                del self.thinking[seat]
                again = question(table, seat)
                if again is not None and again[0].view(seat) == state.view(seat):
                    await self.act(Moved(seat, table.game.space.notation(move), [], fallback=fallback))
        except BotFailed:
            await asyncio.sleep(UNABLE_SECONDS)
        except PortulanError as error:
            log.error("table %s: a bot's move failed: %s", self.table.id[:6], error)
            await asyncio.sleep(1)
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                del self.thinking[seat]
            if not self.closed:
                self._wake_bots()

    async def _decide(self, state: State, seat: int, level: str, seed: str) -> tuple[int | None, bool]:
        """Asks a bot, or in its place the heuristic of the game, which is told; None if nobody cares any more."""
        try:
            asked = self.bots.think(
                state.dump(),
                seat,
                level,
                seed,
                turns=self.turns(self.address),
                wanted=self.wants_bots,
            )
            return await asked, False
        except BotFailed:
            log.error("table %s: a bot could not think; the heuristic decides", self.table.id[:6])
        try:
            return await asyncio.to_thread(choose_at_once, state, seat, seed), True
        except Exception as error:
            log.error("table %s: no bot can decide: %s", self.table.id[:6], repr(error)[:200])
            raise BotFailed from None


def question(table: Table, seat: int) -> tuple[State, str, str] | None:
    """Gives what a bot is asked: a position that its seat holds for possible, its level, and a seed of its own.

    The position depends on what the seat knows and on the seed, not on the truth; None if no bot is asked.
    """
    level = table.seats[seat].level
    if table.match is None or level is None or seat not in table.asked():
        return None
    text = f"bot {table.setup.seed} {table.revision} {seat}"
    seed = hashlib.sha256(text.encode()).hexdigest()
    return table.match.state.resample(seat, random.Random(seed)), level, seed
