"""One viewer's connection: what is to be sent waits here, so that a slow reader holds up nobody else.

What waits is measured in bytes of memory: of a connection, of all connections of an address, and of all together.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from sys import getsizeof
from typing import Final, Protocol

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

AT_ONCE: Final = 64 * 2**10
"""From how many bytes on what waits is handed over in parts: between them, the reader may turn out to be slow."""


class Line(Protocol):
    """The socket under a connection, as far as a connection needs it."""

    resumed: Callable[[], None]
    """What is called when the reader has caught up, and more may be written."""

    def is_writable(self) -> bool:
        """Tells whether the reader keeps up: otherwise what waits goes on waiting."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Sends messages together; a line that has ended takes them and sends nothing."""

    async def end(self, code: int) -> None:
        """Ends the line politely, after all that was written."""

    def abort(self) -> None:
        """Ends the line at once."""


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
        line: Line,
        holder: Holder,
        viewer: Viewer,
        secret: str,
        backlogs: Backlogs,
        address: str,
        device: str | None = None,
    ) -> None:
        self._line = line
        line.resumed = self._write
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
        self._waiting: deque[tuple[bytes, int, bool]] = deque()
        """Messages; the bytes that each takes, and whether a whole update makes it needless."""
        self._writing: asyncio.Handle | None = None
        """The call that will write what waits: all that is told until then goes together."""
        self._code: int | None = None
        """The code to end with, once all was written."""
        self._ending: asyncio.Task[None] | None = None
        self._patience: asyncio.TimerHandle | None = None
        self.closing = False

    def tell(self, message: bytes, *, update: bool = False, whole: bool = False) -> None:
        """Sends a message, after all those that wait already.

        A whole update takes the place of all updates that still wait, whole ones and changes.
        """
        if self.closing:
            return
        if whole:
            self._drop_updates()
        size = getsizeof(message) + ENTRY
        self._waiting.append((message, size, update or whole))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().call_soon(self._write)
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
            self._code = code
            loop = asyncio.get_running_loop()
            if self._writing is None:
                self._writing = loop.call_soon(self._write)
            self._patience = loop.call_later(CLOSE_SECONDS, self.abort)

    def abort(self) -> None:
        """Ends the connection at once and lets go of all that waits."""
        self.closing = True
        self.forget()
        self._line.abort()

    def forget(self) -> None:
        """Lets go of all that waits: nothing more is sent."""
        self._waiting.clear()
        self._code = None
        self.held = 0
        if self.counted:
            self.backlogs.count(self)
        if self._patience is not None:
            self._patience.cancel()

    def _write(self) -> None:
        """Writes what waits, as long as the reader keeps up; if it does not, it is written when the line resumes."""
        self._writing = None
        line, waiting = self._line, self._waiting
        while waiting and line.is_writable():
            messages: list[bytes] = []
            written = 0
            while waiting and written < AT_ONCE:
                message, size, _ = waiting.popleft()
                messages.append(message)
                written += size
            line.write(messages)
            self.held -= written
            if self.counted:
                self.backlogs.count(self)
        if self._code is not None and not waiting and self._ending is None:
            self._ending = asyncio.get_running_loop().create_task(self._end(self._code))

    async def _end(self, code: int) -> None:
        """Says good-bye; whoever has gone meanwhile does not hear it."""
        with suppress(OSError):
            await self._line.end(code)
        self.forget()
