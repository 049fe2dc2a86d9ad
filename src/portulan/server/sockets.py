"""The WebSocket of a table: strict messages in, exactly one answer to each, and the table goes on whatever comes."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import Final

import msgspec
from msgspec import UNSET

from portulan.engine.errors import FileError, PortulanError, UsageError
from portulan.engine.match import Match
from portulan.engine.offers import declined_before
from portulan.engine.reasons import why_not
from portulan.server import advice, refusals
from portulan.server.acts import Answered, AnyAct, Chatted, Moved, Redone, Undone, UndoRequested, Viewer
from portulan.server.connection import Backlogs, Connection, Line
from portulan.server.gate import Gate, Receive, Scope, Send, address, public_path
from portulan.server.holders import Holder
from portulan.server.hub import Hub
from portulan.server.limits import Amounts, Bucket, Rate
from portulan.server.link_secrets import hashed
from portulan.server.live_table import LiveTable
from portulan.server.models.base import unseen
from portulan.server.models.incoming import (
    Acting,
    AnswerQuestion,
    Chat,
    Hello,
    Incoming,
    Look,
    Move,
    Ping,
    ReadLog,
    Redo,
    RequestAdvice,
    Undo,
    Why,
    decode_incoming,
)
from portulan.server.models.outgoing import Pong, WhyAnswer, encode
from portulan.server.offering import Sight, held_by_person
from portulan.server.refusals import NotAllowed, clause
from portulan.server.store import StoreError, stored_size
from portulan.server.table import Table
from portulan.server.updates import scene_of

log = logging.getLogger("portulan.server.requests")

PATH: Final = re.compile("/ws/([^/]+)")

TOO_FAST_LIMIT: Final = 100
"""How many messages in a row may come too fast before the connection is ended."""

ADDRESS_SHARE: Final = 8
"""How many times the messages of one viewer all viewers of an address may send."""

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a message may raise."""

LINE: Final = "portulan.line"
"""Where the scope of a connection holds the socket that it is written to."""


class Sockets:
    """Serves the WebSockets of all tables."""

    gate: Gate

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.metrics = hub.metrics
        limits = hub.settings.limits
        self.viewers = Amounts(limits.connections, limits.connections_per_address)
        self.backlogs = Backlogs()
        rate = ADDRESS_SHARE * limits.messages_per_second
        self.messages = Rate(rate, 3 * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one connection from its handshake to its end."""
        await receive()
        table = PATH.fullmatch(scope["path"])
        if table is None or not self.gate.knows(scope) or not self.gate.is_own_page(scope):
            self.metrics.refused["origin"] += 1
            await send({"type": "websocket.close", "code": 1008})
            return
        who = address(scope)
        path = public_path(scope["path"])
        await send({"type": "websocket.accept"})
        if not self.viewers.fits(who) or not self.gate.calls.take(who):
            self.metrics.refused["viewers"] += 1
            await self._end(send, "busy", 4429)
            return
        self.viewers.add(who)
        extra = {"fields": {"address": who, "path": path}}
        log.info("%s WebSocket %s begins", who, path, extra=extra)
        try:
            await self._serve(table[1], receive, send, who, scope[LINE])
        finally:
            self.viewers.remove(who)
            log.info("%s WebSocket %s ends", who, path, extra=extra)

    async def _serve(self, table_id: str, receive: Receive, send: Send, who: str, line: Line) -> None:
        hello = await self._hello(receive, send)
        if hello is None:
            return
        try:
            live = await self.hub.find(table_id)
        except PortulanError:
            known = await self.hub.knows_secret(table_id, hello.secret)
            await self._end(send, "damaged" if known else "table", 4404)
            return
        holder = None if live is None else live.table.holder(hello.secret)
        if live is None or holder is None or holder.replay:
            await self._end(send, "table", 4404)
            return
        if holder.host or holder.seats:
            live.address = who
        viewer = _viewer(holder, hello.look)
        connection = Connection(line, holder, viewer, hashed(hello.secret), self.backlogs, who, hello.device)
        try:
            try:
                async with live.hold() as table:
                    if table.holder(hello.secret) != holder:
                        connection.close(1012)
                    else:
                        await live.welcome(connection, hello.revision)
            except FileError:
                connection.tell(await refusals.answer(NotAllowed("damaged"), None))
                connection.close(4404)
            await self._listen(live, connection, receive)
        finally:
            live.leave(connection)
            connection.forget()

    async def _hello(self, receive: Receive, send: Send) -> Hello | None:
        """Waits for the first message, which must say who it is."""
        try:
            message = await asyncio.wait_for(receive(), self.settings.hello_seconds)
        except TimeoutError:
            await self._end(send, "hello", 4400)
            return None
        if message["type"] == "websocket.disconnect":
            return None
        try:
            hello = decode_incoming(message.get("text") or b"")
        except UNREADABLE:
            hello = None
        if not isinstance(hello, Hello):
            await self._end(send, "hello", 4400)
            return None
        return hello

    async def _end(self, send: Send, code: str, status: int) -> None:
        await send(
            {"type": "websocket.send", "text": (await refusals.answer(NotAllowed(code), None)).decode()}
        )
        await send({"type": "websocket.close", "code": status})

    async def _listen(self, live: LiveTable, connection: Connection, receive: Receive) -> None:
        """Takes messages until the connection ends."""
        rate = self.settings.limits.messages_per_second
        bucket = Bucket(rate, 3 * rate)
        too_fast = 0
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if connection.closing:
                continue
            text = event.get("text")
            if bucket.take() and self.messages.take(connection.address):
                too_fast = 0
                await self._take(live, connection, text)
                continue
            too_fast += 1
            self.metrics.refused["messages"] += 1
            if too_fast >= TOO_FAST_LIMIT:
                connection.close(4429)
            else:
                connection.tell(await refusals.answer(NotAllowed("slow-down"), _id_of(text)))

    async def _take(self, live: LiveTable, connection: Connection, text: str | None) -> None:
        """Answers one message, whatever it is."""
        try:
            message = decode_incoming(text or b"")
        except UNREADABLE:
            connection.tell(await refusals.answer(NotAllowed("bad-message"), _id_of(text)))
            return
        try:
            await self._answer_message(live, connection, message)
        except FileError as error:
            log.error("table %s cannot be read again: %s", live.table.id[:6], error)
            connection.tell(await refusals.answer(NotAllowed("damaged"), _id_of(text)))

    async def _answer_message(self, live: LiveTable, connection: Connection, message: Incoming) -> None:
        match message:
            case Ping():
                connection.tell(encode(Pong()))
            case Hello():
                connection.tell(await refusals.answer(NotAllowed("bad-message"), None))
            case Look():
                await self._look(live, connection, message)
            case Why():
                await self._why(live, connection, message)
            case RequestAdvice():
                await advice.ask(self.hub, live, connection, message)
            case ReadLog():
                await self._read_log(live, connection, message)
            case _:
                await self._act(live, connection, message)

    async def _look(self, live: LiveTable, connection: Connection, message: Look) -> None:
        if message.seat is not None and message.seat not in connection.holder.seats:
            connection.tell(await refusals.answer(NotAllowed("not-yours"), None))
            return
        async with live.hold():
            if not connection.closing:
                live.look(connection, message.seat)

    async def _why(self, live: LiveTable, connection: Connection, message: Why) -> None:
        """Explains why a move of the viewer's own seat cannot be made."""
        try:
            async with live.hold() as table:
                if message.seat not in connection.holder.seats:
                    raise NotAllowed("not-yours")
                match = _playing(table)
                reason = _reason(table, match, message)
            text = None
            if reason[1]:
                text = await asyncio.to_thread(clause, live.table.game, reason[1], match.options)
            connection.tell(encode(WhyAnswer(message.id, *reason, text)))
        except PortulanError as error:
            connection.tell(await refusals.answer(error, message.id))

    async def _read_log(self, live: LiveTable, connection: Connection, message: ReadLog) -> None:
        """Sends older lines of the log."""
        try:
            async with live.hold():
                if not connection.closing:
                    await live.older_log(connection, message.id, message.before)
        except PortulanError as error:
            log.error("table %s: its log cannot be read: %s", live.table.id[:6], error)
            connection.tell(await refusals.answer(NotAllowed("try-again"), message.id))

    async def _act(self, live: LiveTable, connection: Connection, message: Acting) -> None:
        """Lets an act happen once: the same message again gets the same answer."""
        key = f"{connection.holder.role}:{message.id}"
        began = time.perf_counter()
        if not self.hub.kept.take(connection.address, 0):
            connection.tell(await refusals.answer(NotAllowed("too-much"), message.id))
            return
        try:
            async with live.hold():
                if connection.closing:
                    return
                answer = live.answered(key, message.id, connection.viewer)
                if answer is not None:
                    connection.tell(answer)
                    return
                try:
                    act = await self._act_for(live, connection, message)
                    result = await live.act(act, key, (connection, message.id))
                    if isinstance(act, Moved):
                        self.metrics.told.observe(time.perf_counter() - began)
                    if self.hub.kept.rate:
                        self.hub.kept.take(connection.address, stored_size(result.stored))
                except (StoreError, FileError):
                    raise
                except PortulanError as error:
                    connection.tell(live.remember(key, await refusals.answer(error, message.id)))
        except StoreError as error:
            log.error("table %s: %s", live.table.id[:6], error)
            connection.tell(await refusals.answer(NotAllowed("try-again"), message.id))

    async def _act_for(self, live: LiveTable, connection: Connection, message: Acting) -> AnyAct:
        """Makes the act that a message asks for, or refuses."""
        table = live.table
        if isinstance(message, Chat):
            if not await live.has_room_for_chat():
                raise NotAllowed("chat-full")
            return _chat(table, connection.holder, message)
        seat = message.seat
        if seat not in connection.holder.seats:
            raise NotAllowed("not-yours")
        match = _playing(table)
        if isinstance(message, AnswerQuestion):
            return _answer(table, connection.holder, connection.viewer, message)
        if table.seats[seat].level is not None:
            raise NotAllowed("bot-plays")
        if table.is_stale(connection.viewer, message.revision):
            raise NotAllowed("stale")
        if isinstance(message, Move):
            return _decision(table, match, connection.viewer, message)
        if match.state.over:
            raise NotAllowed("over")
        if isinstance(message, Redo):
            if not match.can_redo(seat):
                raise NotAllowed("nothing-to-redo")
            return Redone(seat, [])
        if match.last_of(seat) is None:
            await live.reach_back(seat)
            table, match = live.table, _playing(live.table)
        if match.last_of(seat) is None:
            raise NotAllowed("nothing-to-undo")
        if isinstance(message, Undo):
            if not await asyncio.to_thread(match.can_undo, seat):
                raise NotAllowed("barrier")
            return Undone(seat)
        if table.question is not None:
            raise NotAllowed("already-asked")
        seats = connection.holder.seats
        return UndoRequested(seat, list(seats), table.others(seats))


def _viewer(holder: Holder, look: int | None) -> Viewer:
    """Decides what somebody sees first: its own seat; with several, nothing that one of them alone may know."""
    if look in holder.seats:
        return Viewer(look, holder.seats)
    return Viewer(holder.seats[0] if len(holder.seats) == 1 else None, holder.seats)


def _playing(table: Table) -> Match:
    if table.match is None:
        raise NotAllowed("not-started")
    return table.match


def _move(table: Table, message: Move | Why) -> int:
    """Finds the move that is meant, by its number or its notation."""
    if (message.move is UNSET) == (message.notation is UNSET):
        raise NotAllowed("bad-message")
    if message.notation is not UNSET:
        return table.game.space.parse(str(message.notation))
    move = int(message.move)  # type: ignore[arg-type]
    if not 0 <= move < table.game.space.size:
        raise UsageError("no such move")
    return move


def _reason(table: Table, match: Match, message: Why) -> tuple[int | None, str]:
    """Finds the move that is meant, and the clause that forbids it."""
    seat = message.seat
    if message.element is UNSET:
        move = _move(table, message)
        return move, match.state.why_not(move, seat)
    if message.move is not UNSET or message.notation is not UNSET:
        raise NotAllowed("bad-message")
    viewer = Viewer(seat, (seat,))
    sight = Sight(table, viewer)
    scene = scene_of(table, viewer, sight)
    if scene is None or seat not in match.state.actors:
        return None, ""
    return why_not(sight.questions(), seat, scene, message.picked, message.element) or (None, "")


def _decision(table: Table, match: Match, viewer: Viewer, message: Move) -> Moved:
    """Makes the act of a decision; what is declined before it must be what was offered to be.

    Whoever does not say what is declined means a move that is asked for now, or else one that is offered. What the
    same person would have to agree to afterwards goes without saying.
    """
    move, seat = _move(table, message), message.seat
    held = held_by_person(table, viewer)
    declined: tuple[int, ...] = ()
    if message.declined or (message.declined is UNSET and move not in match.state.moves(seat)):
        found = match.offers(seat, held) if seat in match.state.actors else []
        if message.declined is UNSET:
            declined = declined_before(found, move) or ()
        else:
            declined = tuple(message.declined)
            if not any(offer.declined == declined and offer.takes(move) for offer in found):
                raise NotAllowed("bad-message")
    agreed = match.formalities(move, seat, declined, held)
    written = [[table.game.space.notation(one) for one in moves] for moves in ((move,), declined, agreed)]
    return Moved(seat, written[0][0], [], declined=written[1], agreed=written[2])


def _answer(table: Table, holder: Holder, viewer: Viewer, message: AnswerQuestion) -> AnyAct:
    waiting = [seat for seat in table.waiting() if seat in holder.seats]
    question = table.question
    if message.seat not in waiting or question is None:
        raise NotAllowed("not-asked")
    if message.question != table.revision_of(viewer, question.revision):
        raise NotAllowed("other-question")
    return Answered(waiting, message.agree)


def _chat(table: Table, holder: Holder, message: Chat) -> AnyAct:
    if holder.spectator and not holder.host:
        raise NotAllowed("not-seated")
    text = " ".join(unseen.sub("", " ".join(message.text.split())).split())
    if not text:
        raise NotAllowed("bad-message")
    seat = holder.seats[0] if holder.seats else None
    return Chatted(seat, table.setup.name if seat is None else table.name(seat), text)


class _Named(msgspec.Struct):
    id: str | None = None


def _id_of(text: str | None) -> str | None:
    """Finds the id of a message that cannot be read otherwise, so that its sender knows what was refused."""
    try:
        found = msgspec.json.decode(text or b"", type=_Named).id
    except UNREADABLE:
        return None
    return None if found is None else found[:64]
