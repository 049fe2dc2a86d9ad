"""One viewer's connection: what is to be sent waits here, so that a slow reader holds up nobody else.

What waits is measured in bytes of memory: of a connection, of all connections of an address, and of all together.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from sys import getsizeof
from typing import Any, Final

from portulan.server.acts import Viewer
from portulan.server.holders import Holder
from portulan.server.limits import Amounts

BACKLOG: Final = 2 * 2**20
"""How many bytes may wait for one slow reader; then it is cut off, and has to come back and catch up."""

ADDRESS_BACKLOG: Final = 16 * 2**20
"""How many bytes may wait for all connections of one address."""

WHOLE_BACKLOG: Final = 256 * 2**20
"""How many bytes may wait for everybody; beyond that, the one for whom most waits is cut off."""

UNCOUNTED: Final = 64 * 2**10
"""Up to how many bytes may wait for a connection without being counted for its address and for all."""

ENTRY: Final = 120
"""Bytes that a waiting message takes beside its text."""

CLOSE_SECONDS: Final = 10.0
"""How long a connection that is to end may take to read what was sent before."""

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Abort = Callable[[], None]


class Backlogs:
    """All that waits for slow readers, and the measures that it is held to."""

    def __init__(self, in_all: int = WHOLE_BACKLOG, per_address: int = ADDRESS_BACKLOG) -> None:
        self.amounts = Amounts(0, per_address)
        self.in_all = in_all
        self.waiting: set[Connection] = set()
        self.aborted = 0
        """How many connections were cut off because too much waited for them."""

    def count(self, connection: Connection) -> None:
        """Counts what waits for a connection now; whoever is over a measure is cut off.

        The little that waits for everybody for a moment is not counted, which saves the time that counting takes.
        """
        counted = connection.held if connection.held > UNCOUNTED else 0
        more = counted - connection.counted
        connection.counted = counted
        if more <= 0:
            self.amounts.remove(connection.address, -more)
            if not counted:
                self.waiting.discard(connection)
            return
        fits = connection.held <= BACKLOG and self.amounts.fits(connection.address, more)
        self.amounts.add(connection.address, more)
        self.waiting.add(connection)
        if not fits:
            self._cut_off(connection)
        elif self.amounts.total > self.in_all:
            self._cut_off(max(self.waiting, key=lambda one: one.held))

    def _cut_off(self, connection: Connection) -> None:
        self.aborted += 1
        connection.abort()


class Connection:
    """A viewer who is there: who it is, what it looks at, and what it has not been sent yet."""

    def __init__(
        self,
        send: Send,
        holder: Holder,
        viewer: Viewer,
        secret: str,
        backlogs: Backlogs,
        address: str,
        cut: Abort,
        device: str | None = None,
    ) -> None:
        self._send = send
        self.holder = holder
        self.viewer = viewer
        self.secret = secret
        """The hash of the link that it came with."""
        self.device = device or f"connection {id(self)}"
        """What the device calls itself; one that has no name for itself counts as another one each time."""
        self.since = time.time()
        self.backlogs = backlogs
        self.address = address
        self.held = 0
        """How many bytes wait."""
        self.counted = 0
        """How many of them are counted for its address."""
        self._cut = cut
        self._waiting: deque[tuple[str | int, int, bool]] = deque()
        """Texts, or the code to close with; the bytes of each, and whether a whole update makes it needless."""
        self._wake = asyncio.Event()
        self._patience: asyncio.TimerHandle | None = None
        self.closing = False

    def tell(self, text: str, *, update: bool = False, whole: bool = False) -> None:
        """Sends a message, after all those that wait already.

        A whole update takes the place of all updates that still wait, whole ones and changes.
        """
        if self.closing:
            return
        if whole:
            self._drop_updates()
        size = getsizeof(text) + ENTRY
        self._waiting.append((text, size, update or whole))
        self._wake.set()
        self.held += size
        if self.held > UNCOUNTED:
            self.backlogs.count(self)

    def _drop_updates(self) -> None:
        kept = [entry for entry in self._waiting if not entry[2]]
        self.held -= sum(entry[1] for entry in self._waiting) - sum(entry[1] for entry in kept)
        self._waiting.clear()
        self._waiting.extend(kept)
        if self.counted:
            self.backlogs.count(self)

    def close(self, code: int) -> None:
        """Ends the connection once everything before was sent; who does not read it in time is cut off."""
        if not self.closing:
            self.closing = True
            self._waiting.append((code, 0, False))
            self._wake.set()
            self._patience = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.abort)

    def abort(self) -> None:
        """Ends the connection at once and lets go of all that waits."""
        self.closing = True
        self.forget()
        self._cut()

    def forget(self) -> None:
        """Lets go of all that waits."""
        self._waiting.clear()
        self.held = 0
        if self.counted:
            self.backlogs.count(self)
        if self._patience is not None:
            self._patience.cancel()

    async def run(self) -> None:
        """Sends what waits, until the connection ends."""
        waiting, wake, send = self._waiting, self._wake, self._send
        try:
            while True:
                while waiting:
                    item, size, _ = waiting.popleft()
                    if isinstance(item, int):
                        await send({"type": "websocket.close", "code": item})
                        return
                    await send({"type": "websocket.send", "text": item})
                    if self.held:
                        self.held -= size
                        if self.counted:
                            self.backlogs.count(self)
                wake.clear()
                await wake.wait()
        finally:
            self.forget()
