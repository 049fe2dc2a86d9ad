"""One viewer's connection: what is to be sent waits here, so that a slow reader holds up nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from portulan.server.acts import Viewer
from portulan.server.table import Holder

BACKLOG: Final = 1000
"""How many messages may wait for a slow reader; then it has to come back and catch up."""

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Connection:
    """A viewer who is there: who it is, what it looks at, and what it has not been sent yet."""

    def __init__(self, send: Send, holder: Holder, viewer: Viewer, secret: str) -> None:
        self._send = send
        self.holder = holder
        self.viewer = viewer
        self.secret = secret
        """The hash of the link that it came with."""
        self._waiting: deque[str | int] = deque()
        self._wake = asyncio.Event()
        self.closing = False

    def tell(self, text: str) -> None:
        """Sends a message, after all those that wait already."""
        if self.closing:
            return
        if len(self._waiting) >= BACKLOG:
            self._waiting.clear()
            self.close(1013)
            return
        self._waiting.append(text)
        self._wake.set()

    def close(self, code: int) -> None:
        """Ends the connection once everything before was sent."""
        if not self.closing:
            self.closing = True
            self._waiting.append(code)
            self._wake.set()

    async def run(self) -> None:
        """Sends what waits, until the connection ends."""
        waiting, wake, send = self._waiting, self._wake, self._send
        while True:
            while waiting:
                item = waiting.popleft()
                if isinstance(item, int):
                    await send({"type": "websocket.close", "code": item})
                    return
                await send({"type": "websocket.send", "text": item})
            wake.clear()
            await wake.wait()
