"""A real server on a free port, and clients that speak to it as a browser would."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from portulan.server.app import build
from portulan.server.bot_pool import BotPool
from portulan.server.hub import Hub
from portulan.server.protocols import Config, OpenSockets
from portulan.server.run import Server, listen
from portulan.server.settings import NO_LIMITS, Settings
from portulan.server.store import Store
from tests.server.whole import holder, whole_update

Json = dict[str, Any]


@dataclass
class RunningServer:
    """A server that runs in this process, in a thread of its own."""

    port: int
    hub: Hub
    loop: asyncio.AbstractEventLoop
    sockets: OpenSockets

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def call(self, path: str, body: Any = None, secret: str | None = None, **headers: str) -> tuple[int, Any]:
        """Calls the HTTP side; POST if there is a body."""
        given = dict(headers)
        if secret is not None:
            given["Authorization"] = f"Bearer {secret}"
        data = None
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            given.setdefault("Content-Type", "application/json")
        try:
            with urlopen(Request(self.url + path, data, given)) as answer:
                return answer.status, json.loads(answer.read())
        except HTTPError as error:
            return error.code, json.loads(error.read())

    def lay(self, seats: str = "host open", players: int | None = None, **wish: Any) -> Keys:
        """Lays a table; seats are words: host, open, hotseat, bot, bot:hard."""
        words = [word.partition(":") for word in seats.split()]
        body = {
            "game": "agartha",
            "players": players or len(words),
            "name": "Ann",
            "seats": [{"kind": kind, "level": level or None} for kind, _, level in words],
            **wish,
        }
        status, answer = self.call("/api/tables", body)
        assert status == 201, answer
        return Keys(self, **answer)


@dataclass
class Keys:
    """A table and its secrets."""

    server: RunningServer
    table: str
    host: str
    seats: list[str | None]
    spectator: str

    def call(self, path: str, secret: str, body: Any = None) -> tuple[int, Any]:
        return self.server.call(f"/api/tables/{self.table}{path}", body, secret)

    def claim(self, seat: int, name: str) -> Json:
        secret = self.seats[seat]
        assert secret is not None
        status, answer = self.call("/claim", secret, {"name": name})
        assert status == 200, answer
        found: Json = answer
        if found["secret"] is not None:
            self.seats[seat] = found["secret"]
        return found

    @asynccontextmanager
    async def come(
        self, secret: str | None, revision: int | None = None, **more: Any
    ) -> AsyncIterator[Viewer]:
        """Connects as a browser does, and says hello."""
        assert secret is not None
        async with connect(
            f"ws://127.0.0.1:{self.server.port}/ws/{self.table}", compression=None, max_size=None
        ) as ws:
            viewer = Viewer(ws)
            await viewer.send(type="hello", secret=secret, revision=revision, **more)
            viewer.welcome = await viewer.hear("welcome")
            if revision is None:
                await viewer.hear("update")
            yield viewer


@dataclass
class Viewer:
    """What a browser knows: everything it heard, and the scene that the updates lead to."""

    ws: ClientConnection
    welcome: Json = field(default_factory=dict)
    heard: list[Json] = field(default_factory=list)
    revision: int = 0
    scene: Json | None = None
    ask: Json | None = None
    scenes: dict[int, Json | None] = field(default_factory=dict)
    last: Json = field(default_factory=dict)
    """The last update."""

    async def send(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def next(self, seconds: float = 20) -> Json:
        """Takes the next message, whatever it is."""
        text = await asyncio.wait_for(self.ws.recv(), seconds)
        message: Json = json.loads(text)
        if message["type"] == "update":
            message = whole_update(message)
        self.heard.append(message)
        if message["type"] == "update":
            assert message["fresh"] or message["revision"] == self.revision + 1
            self.scene = message["scene"] if "scene" in message else patched(self.scene, message["patch"])
            self.ask = message["ask"]
            self.last = message
            self.scenes[message["revision"]] = self.scene
        if message["type"] in ("update", "chat"):
            self.revision = message["revision"]
        return message

    async def hear(self, *types: str) -> Json:
        """Takes messages until one of a type comes."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def until(self, revision: int) -> None:
        """Takes messages until a revision is reached."""
        while self.revision < revision:
            await self.next()

    async def asked(self, seat: int) -> None:
        """Takes messages until a seat is asked, or the match is over."""
        while self.ask is not None and self.ask["seat"] != seat:
            await self.next()

    async def answer(self, message_id: str) -> Json:
        """Takes messages until the answer to one of ours."""
        while True:
            message = await self.next()
            if message["type"] in ("accepted", "refused", "why", "log") and message["id"] == message_id:
                return message

    async def do(self, type: str, **more: Any) -> Json:
        """Sends a message with an id of its own, made at our revision, and waits for the answer."""
        message_id = secrets.token_hex(8)
        if type == "answer":
            asked = self.last["undo"]["asked"]
            more.setdefault("question", asked["question"] if asked is not None else 0)
        elif type not in ("chat", "why", "log"):
            more.setdefault("revision", self.revision)
        await self.send(type=type, id=message_id, **more)
        return await self.answer(message_id)

    async def play(self, choice: int = 0) -> Json:
        """Makes one of the moves that are asked of us, and waits until we see it."""
        assert self.ask is not None and self.ask["seat"] is not None, self.ask
        moves = self.ask["moves"]
        answer = await self.do("move", seat=self.ask["seat"], move=moves[choice % len(moves)]["move"])
        assert answer["type"] == "accepted", answer
        await self.until(answer["revision"])
        return answer


def patched(scene: Json | None, changes: list[Json]) -> Json | None:
    """Applies a patch as the published form says."""
    if scene is None:
        assert not changes
        return None
    scene = json.loads(json.dumps(scene))
    places: dict[str, Json] = {}
    _index("", scene, places)
    for change in changes:
        element = places[change["id"]]
        element.update(change.get("set", {}))
        if "children" in change:
            name = holder(element)
            known = {child["id"]: child for child in element[name]}
            element[name] = [
                known[child] if isinstance(child, str) else child for child in change["children"]
            ]
    return scene


def _index(name: str, element: Json, places: dict[str, Json]) -> None:
    places[name] = element
    for child in element.get(holder(element), []):
        _index(child["id"], child, places)


@contextmanager
def running_server(
    data: Path, store: Store | None = None, bots: BotPool | None = None, port: int = 0, **settings: Any
) -> Iterator[RunningServer]:
    """Runs a server until the block ends, at any free port or a certain one."""
    chosen = replace(Settings(data=data, limits=NO_LIMITS, static=data / "no client"), **settings)
    gate = build(chosen, store, bots)
    opened = listen("127.0.0.1", port)
    server = Server(Config(gate, chosen), network=chosen.network)
    server.config.timeout_graceful_shutdown = 1
    started = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def main() -> None:
        loops.append(asyncio.get_running_loop())
        serving = asyncio.create_task(server.serve(sockets=[opened]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        started.set()
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    started.wait(20)
    hub: Hub = gate.app.state.hub  # type: ignore[attr-defined]
    try:
        yield RunningServer(port_of(opened), hub, loops[0], server.sockets)
    finally:
        server.should_exit = True
        thread.join(20)
        opened.close()


def port_of(opened: socket.socket) -> int:
    port: int = opened.getsockname()[1]
    return port
