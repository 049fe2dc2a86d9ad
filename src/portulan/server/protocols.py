"""The protocols of a socket, HTTP and WebSocket: uvicorn's own, with limits in sockets, bytes and seconds.

uvicorn waits for the head and the body of a request, and for the reader of an answer, as long as they take; and what
it closes it closes politely, which a reader that does not read can put off for ever. Here every socket is counted
from its first moment to its last, and looked at now and then: one that dawdles is cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from portulan.server.gate import App
from portulan.server.limits import Amounts, Bucket, network
from portulan.server.settings import MESSAGE_SIZE, Settings
from portulan.server.sockets import LINE

CONTROL_FRAMES: Final = 20
"""How many pings and pongs a WebSocket may send in a second, three times that at once; browsers send none unasked."""

FRAGMENTS: Final = 64
"""How many parts a message may come in."""

UNREAD_PONGS: Final = 64 * 1024
"""How many bytes may wait to be read when a ping is answered."""

WHOLE_TEXT: Final = 0x81
"""How a frame begins that holds a whole text."""

NO_LINGERING: Final = struct.pack("ii", 1, 0)
"""Tells the operating system to reset a socket that is closed, rather than to deliver the rest."""

UNREAD_ANSWERS: Final = 16 * 2**20
"""How many bytes of answers may wait to be read by one address."""

PROXY: Final = "proxy"
"""The name under which the sockets of trusted proxies are counted."""

Phase = Literal["head", "body", "answer", "close"]


class OpenSockets:
    """All sockets of a server: how many there are, of whom, and for how long each may do what it does."""

    def __init__(self, settings: Settings, proxies: str | None = None) -> None:
        limits = settings.limits
        self.amounts = Amounts(limits.sockets, limits.sockets_per_address)
        self.seconds: dict[Phase, float] = {
            "head": settings.header_seconds,
            "body": settings.body_seconds,
            "answer": settings.answer_seconds,
            "close": settings.close_seconds,
        }
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts if proxies else ()
        self.turned_away = 0
        """How many sockets there was no room for."""
        self.cut_off = 0
        """How many sockets dawdled."""

    def enter(self, host: str | None) -> str | None:
        """Counts a new socket; gives the name that it is counted under, or None if there is no room.

        A proxy brings many people along, so that only all sockets together are a limit for it; it has limits itself.
        """
        name = PROXY if host in self._proxies else network(host)
        amounts = self.amounts
        full = 0 < amounts.in_all <= amounts.total
        if full or (name != PROXY and not amounts.fits(name)):
            self.turned_away += 1
            return None
        amounts.add(name)
        return name

    def leave(self, name: str) -> None:
        """Counts a socket out."""
        self.amounts.remove(name)

    def inspect(self, protocols: Iterable[object]) -> None:
        """Cuts off the sockets that have been at the same thing for too long, or for whose address too much waits."""
        now = time.monotonic()
        unread: Counter[str] = Counter()
        for protocol in list(protocols):
            if not isinstance(protocol, HttpProtocol | SocketProtocol):
                continue
            name = protocol.place or ""
            unread[name] += protocol.transport.get_write_buffer_size()
            too_much = unread[name] > UNREAD_ANSWERS and name != PROXY
            if too_much or protocol.pace.dawdles(protocol.doing(), now, self.seconds):
                self.cut_off += 1
                reset(protocol.transport)


class Pace:
    """What a socket was doing when it was last looked at, and since when."""

    __slots__ = ("doing", "since")

    def __init__(self) -> None:
        self.doing: tuple[Phase, object] | None = None
        self.since = 0.0

    def dawdles(self, doing: tuple[Phase, object] | None, now: float, seconds: dict[Phase, float]) -> bool:
        """Tells whether the socket has been doing the same for longer than that may take."""
        if doing is None or doing != self.doing:
            self.doing, self.since = doing, now
            return False
        return now - self.since > seconds[doing[0]]


class Config(uvicorn.Config):
    """How uvicorn runs the application, and the sockets that its protocols count."""

    def __init__(self, app: App, settings: Settings, proxies: str | None = None) -> None:
        self.sockets = OpenSockets(settings, proxies)
        super().__init__(
            cast("Any", app),
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=MESSAGE_SIZE,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=3,
            proxy_headers=proxies is not None,
            forwarded_allow_ips=proxies,
        )


class HttpProtocol(H11Protocol):
    """A socket that speaks HTTP, until it becomes a WebSocket."""

    config: Config

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.pace = Pace()
        self.place: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts the socket in, or cuts it off where there is no room."""
        super().connection_made(transport)
        self.place = self.config.sockets.enter(self.client[0] if self.client else None)
        if self.place is None:
            reset(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts it out."""
        if self.place is not None:
            self.config.sockets.leave(self.place)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the socket over, with its place."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SocketProtocol)
        protocol.place, self.place = self.place, None

    def doing(self) -> tuple[Phase, object]:
        """Tells what the socket does, and for which request."""
        cycle = self.cycle
        if self.transport.is_closing():
            return "close", None
        if self.conn.their_state is h11.SEND_BODY:
            return "body", cycle
        if (cycle is not None and not cycle.response_complete) or self.transport.get_write_buffer_size():
            return "answer", cycle
        return "head", cycle


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that speaks WebSocket: the line of a connection."""

    config: Config
    resumed: Callable[[], None]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.pace = Pace()
        self.place: str | None = None
        self.resumed = _nothing_waits
        self._control_frames = Bucket(CONTROL_FRAMES, 3 * CONTROL_FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts the socket out."""
        if self.place is not None:
            self.config.sockets.leave(self.place)
        super().connection_lost(exc)

    def doing(self) -> tuple[Phase, object] | None:
        """Tells whether the socket begins or ends; what lies between may take as long as it likes."""
        if self.transport.is_closing() or self.close_sent:
            return "close", None
        return None if self.handshake_complete else ("head", None)

    def handle_connect(self, event: Request) -> None:
        """Lets the application have the line."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)[LINE] = self

    def is_writable(self) -> bool:
        """Tells whether the reader keeps up."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        """Lets what waits be written."""
        super().resume_writing()
        self.resumed()

    def write(self, messages: Sequence[bytes]) -> None:
        """Sends messages by one call to the operating system: a move is answered and told together."""
        if not self.disconnected and not self.close_sent and self.conn.state is State.OPEN:
            self.transport.write(b"".join([part for data in messages for part in (frame_head(data), data)]))

    async def end(self, code: int) -> None:
        """Ends the line as the protocol wants it."""
        await self.send({"type": "websocket.close", "code": code})

    def abort(self) -> None:
        """Resets the line."""
        reset(self.transport)

    def handle_ping(self) -> None:
        """Answers a ping, unless there are too many or nobody reads the answers."""
        if self._control_frames.take() and self.transport.get_write_buffer_size() <= UNREAD_PONGS:
            super().handle_ping()
        else:
            reset(self.transport)

    def handle_pong(self, event: Frame) -> None:
        """Takes the answer to a ping, unless there are too many."""
        if self._control_frames.take():
            super().handle_pong(event)
        else:
            reset(self.transport)

    def handle_cont(self, event: Frame) -> None:
        """Takes a part of a message, unless it comes in too many."""
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            reset(self.transport)


def frame_head(data: bytes) -> bytes:
    """Gives the head of the frame that brings a whole text (RFC 6455, 5.2): a server masks nothing."""
    size = len(data)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 2**16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def _nothing_waits() -> None:
    """Stands for what is written when a line resumes, before there is a connection."""


def reset(transport: asyncio.Transport) -> None:
    """Ends a socket at once: what it has not read is thrown away, here and by the operating system too."""
    whole = transport.get_extra_info("socket")
    if whole is not None:
        with contextlib.suppress(OSError), socket.socket(fileno=os.dup(whole.fileno())) as same:
            same.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGERING)
    transport.abort()


async def _nothing(*_: object) -> None:
    """Stands for an application where only the list of proxies is wanted."""
