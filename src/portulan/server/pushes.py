"""Calling people who are away by Web Push: when it is their turn, when somebody nudges them, when the match ends."""

from __future__ import annotations

import asyncio
import http.client
import logging
import ssl
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import urlsplit

import msgspec

from portulan.engine.errors import PortulanError
from portulan.fluent import FluentPhrasebook
from portulan.server import push_services, push_store
from portulan.server.live_table import LiveTable
from portulan.server.push_store import Subscription
from portulan.server.settings import Settings
from portulan.server.store import Store
from portulan.server.table import Table

if TYPE_CHECKING:
    from portulan.server.push_messages import ServerKey

log = logging.getLogger(__name__)

TEXT: Final = FluentPhrasebook(Path(__file__).parent / "text")

SENDERS: Final = 4
WAITING: Final = 500
"""How many messages wait to be sent; what comes when there are more is not sent."""

SECONDS: Final = 10.0
"""How long a push service may take to answer."""

LIFE: Final = 24 * 3600
"""How long a push service keeps a message for a device that is off, in seconds."""

MOST_NAMES: Final = 300
"""How many letters of names a message has: push services take 4096 bytes with everything around it."""

GONE: Final = (404, 410)

Kind = Literal["turn", "nudge", "over"]


@dataclass(frozen=True)
class Message:
    """What is sent to one device."""

    endpoint: str
    body: bytes


class Pushes:
    """The subscriptions of a server's tables, and the messages on their way."""

    def __init__(
        self, settings: Settings, store: Store, find: Callable[[str], Awaitable[LiveTable | None]]
    ) -> None:
        self.settings = settings
        self.store = store
        push_services.check_key_file(settings.data)
        self._key: ServerKey | None = None
        self._key_lock = threading.Lock()
        base = settings.base_url or ""
        self.contact = base if base.startswith("https:") else push_services.CONTACT
        self.sent = 0
        self._find = find
        self._tables: dict[int, str] = {}
        """The tables that have subscriptions; nobody looks for any at the others."""
        self._looks: dict[int, asyncio.TimerHandle] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._queue: asyncio.Queue[Message] = asyncio.Queue(WAITING)
        self._threads = ThreadPoolExecutor(SENDERS, "push")

    def key(self) -> ServerKey:
        """Gives the key of the server, read or made when it is first needed; call it off the event loop."""
        from portulan.server.push_messages import ServerKey

        with self._key_lock:
            if self._key is None:
                self._key = ServerKey(self.settings.data)
            return self._key

    def open(self) -> None:
        """Begins to send, and calls those who were to be called when the server ended."""
        self._tables = push_store.tables(self.store)
        for _ in range(SENDERS):
            self._run(self._send())
        if self._tables:
            self._run(self._look_at_all(list(self._tables)))

    def close(self) -> None:
        """Ends what goes on."""
        for timer in self._looks.values():
            timer.cancel()
        for task in self._running:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    # Subscribing

    async def subscribe(self, live: LiveTable, found: Subscription, address: str) -> None:
        """Lets a device be called for a link; the position of now is in sight of whoever asks for this."""
        await push_store.add(self.store, found, address)
        self._tables[found.number] = live.table.id

    async def unsubscribe(self, number: int, secret: str, endpoint: str) -> None:
        """Calls a device no longer for a link, which is told by its hash; devices of other links stay."""
        known = await asyncio.to_thread(push_store.of_table, self.store, number)
        mine = [one.endpoint for one in known if one.secret == secret and one.endpoint == endpoint]
        await push_store.remove(self.store, number, mine)

    # Deciding whom to call

    def changed(self, live: LiveTable) -> None:
        """Looks at a table a while after something happened there: a bot may go on, somebody may come back."""
        number = live.table.number
        if number not in self._tables:
            return
        known = self._looks.pop(number, None)
        if known is not None:
            known.cancel()
        loop = asyncio.get_running_loop()
        self._looks[number] = loop.call_later(self.settings.push_seconds, self._look_soon, number)

    def _look_soon(self, number: int) -> None:
        self._looks.pop(number, None)
        self._run(self._look(number))

    async def _look_at_all(self, numbers: list[int]) -> None:
        await asyncio.sleep(self.settings.push_seconds)
        for number in numbers:
            await self._look(number)

    async def _look(self, number: int) -> None:
        """Calls whoever is asked at a table and is not there, once for each position."""
        try:
            live = await self._find(self._tables[number])
            if live is None:
                return
            async with live.hold() as table:
                found = await self._standing(table)
                new = [one for one in found if one.called < table.position]
                kind: Kind = "over" if table.over else "turn"
                called = [one for one in new if table.over or _is_asked(table, one)]
                present = live.present()
                away = [one for one in called if not present & set(_seats(table, one))]
                if called:
                    await push_store.mark(
                        self.store, number, [one.endpoint for one in called], table.position
                    )
                for one in away:
                    await self._hand_over(table, one, kind)
        except PortulanError as error:
            log.error("those who are away could not be called: %s", error)

    async def _standing(self, table: Table) -> list[Subscription]:
        """Lists the subscriptions whose links still hold a seat; the others are forgotten."""
        known = await asyncio.to_thread(push_store.of_table, self.store, table.number)
        found = [one for one in known if _seats(table, one)]
        ended = [one.endpoint for one in known if one not in found]
        if ended:
            await push_store.remove(self.store, table.number, ended)
        return found

    async def nudge(self, live: LiveTable, seats: list[int]) -> None:
        """Calls the people of some seats who are not there; the caller holds the table."""
        table, present = live.table, live.present()
        if table.number in self._tables:
            for one in await self._standing(table):
                if set(_seats(table, one)) & set(seats) - present:
                    await self._hand_over(table, one, "nudge")

    # Sending

    async def _hand_over(self, table: Table, one: Subscription, kind: Kind) -> None:
        """Puts a message into the queue, unless too many wait there."""
        own = _seats(table, one)
        names = ", ".join(table.name(seat) for seat in range(len(table.seats)) if seat not in own)[
            :MOST_NAMES
        ]
        body = await asyncio.to_thread(_sealed, table, kind, names, one)
        try:
            self._queue.put_nowait(Message(one.endpoint, body))
        except asyncio.QueueFull:
            log.error("too many notifications wait to be sent; one was left out")

    async def _send(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            message = await self._queue.get()
            try:
                status = await loop.run_in_executor(self._threads, self._post, message)
                self.sent += 200 <= status < 300
                if status in GONE:
                    await push_store.forget(self.store, message.endpoint)
                elif status >= 300:
                    log.warning("a push service answered %d", status)
            except PortulanError as error:
                log.error("a subscription could not be forgotten: %s", error)
            except (OSError, http.client.HTTPException) as error:
                log.warning("a push service did not answer: %s", type(error).__name__)

    def _post(self, message: Message) -> int:
        """Sends a message, follows nobody elsewhere, and says what the service answered."""
        if not push_services.is_known(message.endpoint, self.settings.push_hosts):
            return GONE[1]
        parts = urlsplit(message.endpoint)
        line = http.client.HTTPSConnection(
            parts.hostname or "", parts.port or 443, timeout=SECONDS, context=ssl.create_default_context()
        )
        headers = {
            "Authorization": self.key().authorization(message.endpoint, self.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE),
            "Urgency": "normal",
        }
        try:
            where = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            line.request("POST", where, message.body, headers)
            return line.getresponse().status
        finally:
            line.close()


def _seats(table: Table, one: Subscription) -> tuple[int, ...]:
    """Lists the seats of the link of a subscription: none if it was replaced, or if nobody has sat down with it."""
    holder = table.holder_of(one.secret)
    return () if holder is None or holder.vacant is not None else holder.seats


def _sealed(table: Table, kind: Kind, names: str, one: Subscription) -> bytes:
    """Says a message and seals it; sentences are read from files, so this is done off the event loop."""
    from portulan.server.push_messages import encrypt

    title = table.game.text.say("game-title", {}, one.lang)
    body = TEXT.say(f"push-{kind}", {"names": names}, one.lang)
    payload = msgspec.json.encode({"title": title, "body": body, "table": table.id})
    return encrypt(payload, one.p256dh, one.auth)


def _is_asked(table: Table, one: Subscription) -> bool:
    return any(table.seats[seat].level is None for seat in table.asked() if seat in _seats(table, one))
