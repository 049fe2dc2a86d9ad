"""A server in a process of its own, whose memory and descriptors can be counted."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

SERVE = (
    "import argparse; from portulan.commands import serve; parser = argparse.ArgumentParser();"
    "serve.add_arguments(parser); serve.run(parser.parse_args())"
)


class ServerProcess:
    """A process that runs `portulan serve`, and what it wrote so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: list[str] = []
        self.port = 0
        self._started = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._started.wait(120)
        if not self.port:
            process.kill()
        assert self.port, self.lines

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)
            if place := re.search(r"listening at http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(place[1])
                self._started.set()
        self._started.set()

    def memory(self) -> int:
        """Tells how many bytes of memory the process has."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"} if data else {}
        )
        with urlopen(asked, timeout=60) as answer:
            return json.loads(answer.read())

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self._reader.join(10)
        assert self.process.stderr is not None
        self.process.stderr.close()


@contextmanager
def server_process(
    data: Path, *words: str, descriptors: int | None = None, code: str = ""
) -> Iterator[ServerProcess]:
    """Runs a server until the block ends; with fewer descriptors or after some code, if told so."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({descriptors}, {descriptors}));"
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            (limit if descriptors else "") + code + SERVE,
            "--port",
            "0",
            "--data",
            str(data),
            *words,
        ],
        stderr=subprocess.PIPE,
        text=True,
    )
    running = ServerProcess(process)
    try:
        yield running
    finally:
        running.stop()
