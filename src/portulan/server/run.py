"""Running the server: the one who keeps the data, the log, and uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import IO, Final, cast

import uvicorn
from starlette.responses import Response
from uvicorn.server import ServerState

from portulan.engine.errors import FileError, UsageError
from portulan.server import logs
from portulan.server.app import build
from portulan.server.gate import Receive, Scope, Send
from portulan.server.metrics import CONTENT_TYPE, exposition
from portulan.server.network import LocalNetwork
from portulan.server.protocols import Config, HttpProtocol, OpenSockets
from portulan.server.settings import NO_LIMITS, Settings
from portulan.server.sockets import Sockets
from portulan.server.store import Store

LOCK_NAME: Final = "server.lock"
NOTE_NAME: Final = "server.json"

SEND_BUFFER: Final = 128 * 1024
RECEIVE_BUFFER: Final = 64 * 1024
"""Bytes that the operating system keeps for a socket in each direction (Linux: twice that)."""

METRICS_LIMITS: Final = replace(NO_LIMITS, sockets=32)
"""How many may ask for the metrics at once."""

INSPECTION_TICKS: Final = 5
"""After how many ticks of uvicorn, ten of which are a second, the sockets are looked at."""

SWITCH_SECONDS: Final = 0.001
"""How long the event loop may keep the interpreter while the writer of the store waits for it."""


class DataInUse(FileError):
    """Another server keeps the data; `url` is where it says to be."""

    def __init__(self, folder: Path, url: str | None, key: str | None = None) -> None:
        self.url = url
        self.key = key
        where = f" at {url}" if url else ""
        super().__init__(f"{folder}: another Portulan server{where} uses this data")


@contextmanager
def exclusive_use(folder: Path) -> Iterator[Callable[..., None]]:
    """Holds the data for one server; yields the function that notes where it can be reached, and its owner's key."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = open(folder / LOCK_NAME, "a+b")  # noqa: SIM115
    except OSError as error:
        raise FileError(f"{folder}: the tables cannot be kept here: {error.strerror}") from None
    with lock:
        if not _lock(lock):
            raise DataInUse(folder, _noted(folder, "url"), _noted(folder, "key"))
        note = folder / NOTE_NAME
        try:
            yield lambda url, key=None: _write_note(note, url, key)
        finally:
            note.unlink(missing_ok=True)


def _lock(file: IO[bytes]) -> bool:
    """Locks a file until it is closed, or until the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _write_note(note: Path, url: str, key: str | None) -> None:
    """Writes where the server is; the key is for its owner alone."""
    note.unlink(missing_ok=True)
    with os.fdopen(os.open(note, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
        json.dump({"url": url, "key": key, "pid": os.getpid()}, file)


def _noted(folder: Path, name: str) -> str | None:
    """Reads what the running server says of itself."""
    with contextlib.suppress(OSError, ValueError):
        noted = json.loads((folder / NOTE_NAME).read_text(encoding="utf-8"))
        if isinstance(noted, dict) and isinstance(noted.get(name), str):
            return str(noted[name])
    return None


def listen(host: str, port: int) -> socket.socket:
    """Opens the port; one that cannot be had is refused in one line."""
    if not 0 <= port <= 65535:
        raise UsageError(f"a port is a number of 0..65535, not {port}")
    opened: socket.socket | None = None
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        opened = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every socket that is accepted has these too: the system would keep megabytes for a reader that does not read.
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
        opened.bind(where)
        opened.listen(1024)
    except OSError as error:
        if opened is not None:
            opened.close()
        raise UsageError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return opened


def url_of(opened: socket.socket) -> str:
    """Says where a socket can be reached from this machine."""
    host, port = opened.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Tells when it answers, looks after its sockets, and ends well when it is told to.

    With `beside`, what another configuration serves is served on a socket of its own.
    """

    def __init__(
        self,
        config: Config,
        ready: Callable[[], None] = lambda: None,
        beside: tuple[Config, socket.socket] | None = None,
        network: LocalNetwork | None = None,
    ) -> None:
        super().__init__(config)
        self.network = network
        self.sockets = config.sockets
        self._ready = ready
        self._beside = beside
        self._beside_state = ServerState()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and says so."""
        await super().startup(sockets)
        if self.started and self._beside is not None:
            config, opened = self._beside
            config.load()

            def protocol() -> HttpProtocol:
                return HttpProtocol(config=config, server_state=self._beside_state, app_state={})

            self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=opened))
        if self.started and self.network is not None and sockets:
            self.network.attach(sockets[0].getsockname()[1], self.listen_also)
            if self.network.at_once:
                await self.network.open()
        if self.started:
            self._ready()

    async def listen_also(self, opened: socket.socket) -> None:
        """Serves the same on another socket."""
        config = cast("Config", self.config)

        def protocol() -> HttpProtocol:
            return HttpProtocol(config=config, server_state=self.server_state, app_state=self.lifespan.state)

        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=opened))

    async def on_tick(self, counter: int) -> bool:
        """Looks at the sockets now and then; tells whether to stop."""
        if counter % INSPECTION_TICKS == 0:
            self.sockets.inspect(self.server_state.connections)
            if self._beside is not None:
                self._beside[0].sockets.inspect(self._beside_state.connections)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops in order; to be told to stop is no failure, so the signal is not raised again."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()


def serve(
    settings: Settings,
    opened: socket.socket,
    *,
    trusted_proxies: str | None = None,
    store: Store | None = None,
    metrics: socket.socket | None = None,
    as_json: bool = False,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serves until it is told to stop; metrics on a socket of their own, the log as JSON, if that is wished."""
    # A move leaves no garbage that does not go by itself, and looking for it would hold up all tables: see Hub._sweep.
    gc.freeze()
    gc.disable()
    logs.begin(as_json=as_json)
    sys.setswitchinterval(SWITCH_SECONDS)
    kept = store or Store(settings.data)
    gate = build(settings, kept)
    config = Config(gate, settings, trusted_proxies)
    beside: tuple[Config, socket.socket] | None = None
    if metrics is not None:
        app = MetricsApp(gate.sockets, config.sockets)
        beside = Config(app, replace(settings, limits=METRICS_LIMITS)), metrics
    Server(config, ready, beside, settings.network).run(sockets=[opened])


class MetricsApp:
    """Answers whoever asks for the metrics, and nothing else."""

    def __init__(self, sockets: Sockets, open_sockets: OpenSockets) -> None:
        self.sockets = sockets
        self.open_sockets = open_sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        elif scope["path"] == "/metrics" and scope["method"] in ("GET", "HEAD"):
            text = exposition(self.sockets, self.open_sockets)
            headers = {"Content-Type": CONTENT_TYPE, "Cache-Control": "no-store", "Connection": "close"}
            await Response(text, headers=headers)(scope, receive, send)
        else:
            await Response(status_code=404)(scope, receive, send)
