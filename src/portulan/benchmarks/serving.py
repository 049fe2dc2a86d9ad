"""`portulan bench server`: many tables at full speed and at a steady pace, beside boardgame.io's server.

Two clients sit at every table; what counts is a move that the *other* client has heard of. Servers and clients are
processes of their own on the loopback, for a bounded time, one server after the other and by turns: a machine may be
half as fast again in one minute as in another. The peer plays turns without rules, in matches as long as those of
the game that is measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from portulan import registry
from portulan.commands.serve import UNLIMITED
from portulan.engine.errors import PortulanError

PEER: Final = Path(__file__).parent / "peer_server"
FULL_SPEED: Final = "full speed"


class Figures(NamedTuple):
    """What a load brought: moves a second, and milliseconds from a move sent to the other client hearing it."""

    server: str
    pace: str
    moves_per_second: float
    p50: float
    p99: float


class Load(NamedTuple):
    """How hard to try: tables, seconds, and moves a second in all (0: as fast as it goes)."""

    tables: int
    seconds: float
    rate: float

    @property
    def pace(self) -> str:
        """Says the rate in words."""
        return f"{self.rate:g} moves/s" if self.rate else FULL_SPEED


Round = list[Figures]
"""The same load on each server, Portulan first."""


def measure(game: str, tables: int, seconds: float, rate: float, turns: int) -> list[Round]:
    """Measures Portulan by turns with boardgame.io and both of its stores, if npm is there."""
    loads = [Load(tables, seconds, 0), Load(tables, seconds, rate)]
    rounds: list[Round] = []
    with tempfile.TemporaryDirectory() as folder:
        stores = ("flatfile", "memory") if install_peer(Path(folder)) else ()
        length = match_length(game)
        for load in loads * turns:
            rounds.append([portulan(game, load)])
            rounds[-1] += [boardgame_io(Path(folder), store, load, length) for store in stores]
    return rounds


def middle(rounds: list[Round]) -> list[Figures]:
    """Takes the medians of all turns of a server at a pace."""
    turns: dict[tuple[str, str], list[Figures]] = {}
    for item in [item for turn in rounds for item in turn]:
        turns.setdefault((item.server, item.pace), []).append(item)
    return [
        Figures(server, pace, *(statistics.median(values) for values in list(zip(*found, strict=True))[2:]))
        for (server, pace), found in turns.items()
    ]


def ratios(rounds: list[Round], pace: str) -> dict[str, list[float]]:
    """Tells how many times the moves of each peer Portulan made, turn by turn."""
    found: dict[str, list[float]] = {}
    for own, *theirs in rounds:
        for peer in theirs:
            if own.pace == pace:
                found.setdefault(peer.server, []).append(own.moves_per_second / peer.moves_per_second)
    return found


def match_length(game: str, matches: int = 20) -> int:
    """Counts the decisions of a random match of two, on average."""
    decisions = 0
    for number in range(matches):
        rng = random.Random(number)
        state = registry.new(game, players=2, seed=str(number))
        while not state.over:
            state.play(rng.choice(state.moves()))
            decisions += 1
    return round(decisions / matches)


def fsync_milliseconds(times: int = 50) -> float:
    """Measures what one durable write costs on this disk: every figure of a durable server depends on it."""
    with tempfile.NamedTemporaryFile() as file:
        start = time.perf_counter()
        for _ in range(times):
            file.write(b"x" * 512)
            file.flush()
            os.fsync(file.fileno())
        return (time.perf_counter() - start) / times * 1000


# Portulan


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """Runs a server of its own on a free port; every move is durable, as always.

    Its log is read to the end and forgotten: a full pipe would hold up the server.
    """
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "portulan.cli", "serve", "--port", "0", "--data", data, *UNLIMITED]
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert server.stderr is not None
        reading = threading.Thread(target=deque, args=(server.stderr, 0), daemon=True)
        try:
            listening = next(line for line in server.stderr if "listening at " in line)
            reading.start()
            yield listening.split("listening at ")[1].split(")")[0].strip().rstrip("/")
        finally:
            server.terminate()
            server.wait(30)
            if reading.is_alive():
                reading.join()
            server.stderr.close()


def portulan(game: str, load: Load) -> Figures:
    """Loads Portulan's server from another process."""
    with serving() as url:
        command = [sys.executable, "-m", __name__, url, game, *map(str, load)]
        told = loaded(command)
    return figures("Portulan, every move durable", load, told)


def loaded(command: list[str], folder: Path | None = None) -> dict[str, Any]:
    """Runs a load process and reads the figures that it prints."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = next((line for line in done.stderr.splitlines() if "Error" in line), "no reason given")
        raise PortulanError(f"the load failed: {reason.strip()}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def figures(server: str, load: Load, told: dict[str, Any]) -> Figures:
    """Reads what a load process printed."""
    return Figures(server, load.pace, told["moves"] / told["seconds"], told["p50"], told["p99"])


class _Choice(msgspec.Struct, array_like=True):
    move: int


class _Ask(msgspec.Struct):
    seat: int | None
    moves: list[_Choice]


class _Message(msgspec.Struct):
    type: str
    revision: int = 0
    by: int | None = None
    ask: _Ask | None = None


_read = msgspec.json.Decoder(_Message).decode


class Players:
    """Two clients at each table, who play at random; a finished match is followed by a new one."""

    def __init__(self, url: str, game: str, load: Load) -> None:
        self.url = url
        self.game = game
        self.load = load
        self.moves = 0
        self.latencies: list[float] = []
        self.counting = False
        self.tickets: asyncio.Queue[None] = asyncio.Queue()

    def post(self, path: str, body: dict[str, object], secret: str = "") -> dict[str, Any]:
        """Calls the HTTP interface."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            parsed: dict[str, Any] = json.load(answer)
        return parsed

    def lay(self) -> dict[str, Any]:
        """Opens a table for two."""
        seats = [{"kind": "host"}, {"kind": "open"}]
        table = self.post("/api/tables", {"game": self.game, "players": 2, "name": "A", "seats": seats})
        claimed = self.post(f"/api/tables/{table['table']}/claim", {"name": "B"}, table["seats"][1])
        table["seats"][1] = claimed["secret"]
        return table

    async def table(self, number: int) -> None:
        """Plays one match after the other."""
        rng = random.Random(number)
        while True:
            table = await asyncio.to_thread(self.lay)
            sent: tuple[deque[float], ...] = (deque(), deque())
            secrets = (table["host"], table["seats"][1])
            await asyncio.gather(*(self.sit(table["table"], s, i, sent, rng) for i, s in enumerate(secrets)))

    async def sit(
        self, table: str, secret: str, seat: int, sent: tuple[deque[float], ...], rng: random.Random
    ) -> None:
        """Plays one seat of one match, and notes when the other's moves are heard."""
        from websockets.asyncio.client import connect

        address = f"{self.url.replace('http', 'ws', 1)}/ws/{table}"
        async with connect(address, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret, "revision": None}))
            number = 0
            while True:
                message = _read(await socket.recv(decode=False))
                if message.type != "update":
                    continue
                if message.by == 1 - seat and sent[message.by]:
                    since = sent[message.by].popleft()
                    if self.counting:
                        self.latencies.append((time.perf_counter() - since) * 1000)
                        self.moves += 1
                if message.ask is None:
                    return
                if message.ask.seat != seat:
                    continue
                if self.load.rate:
                    await self.tickets.get()
                number += 1
                move = rng.choice(message.ask.moves).move
                sent[seat].append(time.perf_counter())
                said = {"type": "move", "id": f"{seat}-{number}", "revision": message.revision}
                await socket.send(json.dumps({**said, "seat": seat, "move": move}))

    async def pace(self) -> None:
        """Gives out the right to move, so many times a second."""
        due = time.perf_counter()
        while True:
            due += 1 / self.load.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.tickets.put_nowait(None)

    async def run(self) -> dict[str, float]:
        """Plays until the time is over; the first seconds, while tables open, do not count."""
        tasks = [asyncio.create_task(self.table(number)) for number in range(self.load.tables)]
        if self.load.rate:
            tasks.append(asyncio.create_task(self.pace()))
        await asyncio.sleep(3 + self.load.tables / 50)
        self.counting = True
        start = time.perf_counter()
        await asyncio.sleep(self.load.seconds)
        self.counting = False
        spent = time.perf_counter() - start
        failed = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if failed:
            failed[0].result()
        ordered = sorted(self.latencies)
        at = [ordered[int(share * len(ordered))] for share in (0.5, 0.99)]
        return {"moves": self.moves, "seconds": spent, "p50": at[0], "p99": at[1]}


# boardgame.io


def install_peer(folder: Path) -> bool:
    """Installs boardgame.io as locked; tells whether it is there."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    shutil.copytree(PEER, folder, dirs_exist_ok=True)
    command = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


def boardgame_io(folder: Path, storage: str, load: Load, length: int) -> Figures:
    """Loads boardgame.io's server with one of its stores, with a client of its own protocol."""
    with tempfile.TemporaryDirectory() as data:
        command = ["node", "server.mjs", storage, data]
        server = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert server.stdout is not None
        try:
            ports = next(line.split()[1:] for line in server.stdout if line.startswith("ports "))
            numbers = [*ports, str(length), *map(str, load)]
            told = loaded(["node", "load.mjs", *numbers], folder)
        finally:
            server.stdout.close()
            server.terminate()
            server.wait(30)
    kept = "flat files" if storage == "flatfile" else "memory"
    return figures(f"boardgame.io, {kept}", load, told)


if __name__ == "__main__":
    address, name, *rest = sys.argv[1:]
    wanted = Load(int(rest[0]), float(rest[1]), float(rest[2]))
    # The loop that the server runs on: what the clients use up, the server lacks.
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        print(json.dumps(runner.run(Players(address, name, wanted).run())))
