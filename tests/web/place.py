"""A server in a process of its own: `python -m tests.web.place FOLDER SEED PORT` serves and says where."""

from __future__ import annotations

import json
import logging
import random
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

import portulan
from portulan.server import hub, rematch
from portulan.server.run import exclusive_use, listen, serve, url_of
from portulan.server.settings import NO_LIMITS, Settings
from tests.server.whole import whole_update

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent.parent

TURNLESS = ("showcase", "letters", "seventh-continent")
"""Games that have no first player: those for one, and those of a team."""

NAMES = ("Ann", "Bo", "Cy", "Di")

SEED = "a table for the browser"
"""Every table draws the same cards in every run."""


@dataclass(frozen=True)
class Keys:
    """A table and its secrets."""

    table: str
    host: str
    seats: list[str | None]
    spectator: str


@dataclass(frozen=True)
class Place:
    """Where the server is, and how it is killed."""

    url: str
    kill: Callable[[], None] = lambda: None

    def call(self, path: str, body: Any = None, secret: str = "") -> Any:
        """Calls the HTTP side; POST if there is a body."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        with urlopen(Request(self.url + path, data, headers)) as answer:
            return json.loads(answer.read())

    def lay(
        self,
        seats: str = "host open",
        game: str = "agartha",
        takeover_after: int = 600,
        names: Sequence[str] = NAMES,
        **options: str,
    ) -> Keys:
        """Lays a table at which Ann begins and nobody is missing; seats are words: host, open, hotseat, bot."""
        kinds = seats.split()
        body = {
            "game": game,
            "players": len(kinds),
            "name": names[0],
            "options": {**({} if game in TURNLESS else {"first_player": "0"}), **options},
            "seats": [
                {
                    "kind": kind,
                    "name": None if kind == "open" else name,
                    "level": "easy" if kind == "bot" else None,
                }
                for kind, name in zip(kinds, names, strict=False)
            ],
            "start": True,
            "takeover_after": takeover_after,
        }
        keys = Keys(**self.call("/api/tables", body))
        for number, secret in enumerate(keys.seats):
            if secret is not None:
                claimed = self.call(f"/api/tables/{keys.table}/claim", {"name": names[number]}, secret)
                keys.seats[number] = claimed["secret"]
        return keys

    def play_on(self, keys: Keys, enough: Callable[[Json], bool] = lambda ask: False) -> None:
        """Lets the people of a table decide at random, without a browser, until enough is asked or it is over."""
        rng = random.Random(3)
        self.play_by(keys, lambda ask: None if enough(ask) else rng.choice(ask["moves"])["move"])

    def play(self, keys: Keys, moves: Iterable[int]) -> None:
        """Lets the people of a table make some moves, one after the other, whoever is asked."""
        left = iter(moves)
        self.play_by(keys, lambda ask: next(left, None))

    def play_by(self, keys: Keys, choose: Callable[[Json], int | None]) -> None:
        """Lets the people of a table decide as they are told, until they are told to stop or it is over."""
        url = self.url.replace("http", "ws", 1) + f"/ws/{keys.table}"
        with ExitStack() as stack:
            lines = [
                Line(stack.enter_context(connect(url, compression=None, max_size=None)), secret)
                for secret in (keys.host, *keys.seats)
                if secret is not None
            ]
            while True:
                for line in lines:
                    line.catch_up()
                asked = next((line for line in lines if line.ask.get("moves") or line.ask.get("entry")), None)
                if lines[0].over:
                    return
                if asked is None:
                    lines[0].hear(lines[0].revision + 1)  # a bot decides
                elif (move := choose(asked.ask)) is None:
                    return
                else:
                    asked.play(move)


def decided(decisions: int) -> Callable[[Json], bool]:
    """Is enough once the people of a table have decided so many times."""
    made = iter(range(decisions))
    return lambda ask: next(made, None) is None


class Line:
    """One person's connection: the last thing asked, and the revision that it has."""

    def __init__(self, socket: ClientConnection, secret: str) -> None:
        self.socket = socket
        self.revision = -1
        self.ask: Json = {}
        self.over = False
        self.seats: list[int] = []
        self.send(type="hello", secret=secret, revision=None)
        while self.revision < 0:
            self.take()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def take(self) -> Json:
        """Takes one message; whoever holds several seats looks through the one that is asked."""
        message: Json = json.loads(self.socket.recv(60))
        if message["type"] == "welcome":
            self.seats = message["you"]["seats"]
        if message["type"] in ("update", "chat"):
            self.revision = message["revision"]
        if message["type"] == "update":
            self.ask = whole_update(message)["ask"] or {}
            self.over = not self.ask
            own = [seat for seat in self.ask.get("seats", ()) if seat in self.seats]
            if own and self.ask["seat"] is None:
                self.send(type="look", seat=own[0])
                while self.take()["type"] != "update":
                    pass
        return message

    def hear(self, revision: int) -> None:
        """Takes messages until a revision is reached."""
        while self.revision < revision:
            self.take()

    def catch_up(self) -> None:
        """Takes what was sent so far; of a part of a common choice that is not ours nothing is."""
        self.send(type="ping")
        while self.take()["type"] != "pong":
            pass

    def play(self, move: int) -> None:
        """Makes a move, and waits until it has happened: the others were told by then."""
        self.send(
            type="move",
            id=secrets.token_hex(8),  # what comes with an id that was there before is not done again
            revision=self.revision,
            seat=self.ask["seat"],
            move=move,
        )
        while (answer := self.take())["type"] not in ("accepted", "refused"):
            pass
        assert answer["type"] == "accepted", answer
        self.hear(answer["revision"])


@contextmanager
def running(folder: Path, seed: str = SEED, toys: Sequence[str] = (), port: int = 0) -> Iterator[Place]:
    """Runs a server until the block ends, at any free port or a certain one; it knows some toys beside the games."""
    command = [sys.executable, "-m", "tests.web.place", str(folder), seed, str(port), *toys]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            url = process.stdout.readline().strip().rstrip("/")
            assert url, "the server did not start"
            yield Place(url, lambda: _kill(process))
        finally:
            process.terminate()


def _kill(process: subprocess.Popen[str]) -> None:
    """Ends a server without a word to it, and waits until its port is free."""
    process.kill()
    process.wait()


def main(folder: Path, seed: str, port: int, *toys: str) -> None:
    """Serves until terminated."""
    for toy in toys:
        portulan.register(import_module(f"tests.toys.{toy}").GAME)
    for module in (hub, rematch):
        vars(module)["new_seed"] = lambda: seed
    logging.getLogger("portulan.server.requests").setLevel(logging.WARNING)
    with exclusive_use(folder):
        opened = listen("127.0.0.1", port)
        settings = Settings(data=folder, limits=NO_LIMITS, quiet_seconds=0)
        serve(settings, opened, ready=lambda: print(url_of(opened), flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
