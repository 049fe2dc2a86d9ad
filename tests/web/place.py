"""A server in a process of its own, as a player starts it: `python -m tests.web.place FOLDER` serves and says where."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from portulan.server import hub
from portulan.server.run import listen, serve, sole_use, url_of
from portulan.server.settings import NO_LIMITS, Settings

ROOT = Path(__file__).resolve().parent.parent.parent

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
    """Where the server is."""

    url: str

    def call(self, path: str, body: Any = None, secret: str = "") -> Any:
        """Calls the HTTP side; POST if there is a body."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        with urlopen(Request(self.url + path, data, headers)) as answer:
            return json.loads(answer.read())

    def lay(self, seats: str = "host open", **options: str) -> Keys:
        """Lays a table of Agartha at which Ann begins; seats are words: host, open, hotseat, bot. Bo takes an open one."""
        kinds = seats.split()
        names = ("Ann", "Bo", "Cy", "Di")
        body = {
            "game": "agartha",
            "players": len(kinds),
            "name": "Ann",
            "options": {"first_player": "0", **options},
            "seats": [
                {"kind": kind, "name": None if kind == "open" else name, "level": "easy" if kind == "bot" else None}
                for kind, name in zip(kinds, names, strict=False)
            ],
            "start": True,
        }
        keys = Keys(**self.call("/api/tables", body))
        for secret, name in zip(keys.seats, names, strict=False):
            if secret is not None:
                self.call(f"/api/tables/{keys.table}/claim", {"name": name}, secret)
        return keys


@contextmanager
def running(folder: Path, seed: str = SEED) -> Iterator[Place]:
    """Runs a server until the block ends."""
    command = [sys.executable, "-m", "tests.web.place", str(folder), seed]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            url = process.stdout.readline().strip().rstrip("/")
            assert url, "the server did not start"
            yield Place(url)
        finally:
            process.terminate()


def main(folder: Path, seed: str) -> None:
    """Serves until terminated."""
    vars(hub)["new_seed"] = lambda: seed
    logging.getLogger("portulan.server.requests").setLevel(logging.WARNING)
    with sole_use(folder):
        opened = listen("127.0.0.1", 0)
        settings = Settings(data=folder, limits=NO_LIMITS)
        serve(settings, opened, ready=lambda: print(url_of(opened), flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
