"""`portulan serve` and `portulan play`: real processes, started and stopped as people do."""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from portulan.commands import serve
from portulan.engine.errors import PortulanError, UsageError
from portulan.server import local
from portulan.server.run import NOTE_NAME, DataInUse, exclusive_use, listen
from portulan.server.settings import data_directory

SERVE = (
    "import argparse; from portulan.commands import serve; parser = argparse.ArgumentParser();"
    "serve.add_arguments(parser); serve.run(parser.parse_args())"
)
PLAY = (
    "import sys; from pathlib import Path; from portulan.server import local;"
    "local.play(False, Path(sys.argv[1]), 0)"
)


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return parser.parse_args(words)


@contextmanager
def running(code: str, *words: str) -> Iterator[tuple[str, list[str]]]:
    """Runs a command until the block ends; yields where it is, and the lines that it writes."""
    process = subprocess.Popen([sys.executable, "-c", code, *words], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    lines: list[str] = []
    try:
        for line in process.stderr:
            lines.append(line)
            if "Portulan is at" in line:
                break
        said = lines[-1].partition("listening at ")[2] or lines[-1].partition("is at ")[2]
        yield said.split()[0].rstrip(")/"), lines
    finally:
        process.send_signal(signal.SIGTERM)
        lines += process.stderr.readlines()
        process.wait(20)
        process.stderr.close()
    assert process.returncode == 0, lines


def health(url: str, **headers: str) -> bool:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    with urlopen(Request(f"{url}/api/health", headers=given)) as answer:
        return bool(json.loads(answer.read())["ok"])


def test_a_server_starts_answers_and_stops(tmp_path: Path) -> None:
    with running(SERVE, "--port", "0", "--data", str(tmp_path)) as (url, lines):
        assert health(url)
        assert json.loads((tmp_path / NOTE_NAME).read_text())["url"].rstrip("/") == url
    assert any("GET /api/health 200" in line for line in lines)
    assert not (tmp_path / NOTE_NAME).exists()
    assert not any("Traceback" in line for line in lines)


def test_behind_a_proxy_the_address_of_the_player_counts(tmp_path: Path) -> None:
    with running(SERVE, "--port", "0", "--data", str(tmp_path), "--behind-proxy") as (url, lines):
        assert health(url, X_Forwarded_For="203.0.113.9")
    assert any("203.0.113.9 GET /api/health" in line for line in lines)


def test_without_a_proxy_nobody_chooses_an_address(tmp_path: Path) -> None:
    with running(SERVE, "--port", "0", "--data", str(tmp_path)) as (url, lines):
        assert health(url, X_Forwarded_For="203.0.113.9")
    assert any("127.0.0.1 GET /api/health" in line for line in lines)
    assert not any("203.0.113.9" in line for line in lines)


def test_two_servers_do_not_share_their_data(tmp_path: Path) -> None:
    with exclusive_use(tmp_path) as note:
        note("http://127.0.0.1:1/")
        with pytest.raises(DataInUse, match=re.escape("another Portulan server at http://127.0.0.1:1/")):
            serve.run(arguments("--port", "0", "--data", str(tmp_path)))
    with exclusive_use(tmp_path):
        pass


@pytest.mark.parametrize(
    "words",
    [
        ("--base-url", "games.example.org"),
        ("--base-url", "https://example.org/portulan"),
        ("--port", "99999"),
        ("--host", "no.such.host.invalid"),
        ("--max-tables", "-1"),
        ("--workers", "0"),
        ("--idle-seconds", "0"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    with pytest.raises(UsageError) as caught:
        serve.run(arguments("--data", str(tmp_path), *words))
    assert "\n" not in str(caught.value)


def test_a_port_in_use_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(UsageError, match=f"port {port}"):
            serve.run(arguments("--port", str(port), "--data", str(tmp_path)))


def test_data_that_cannot_be_kept_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(PortulanError, match="cannot be kept here"):
        serve.run(arguments("--port", "0", "--data", str(tmp_path / "file" / "folder")))


def test_the_names_of_a_server_follow_from_its_address() -> None:
    assert serve._names("127.0.0.1", None) == ("127.0.0.1", "localhost", "[::1]")
    assert serve._names("0.0.0.0", None) == ()
    assert "games.example.org" in serve._names("0.0.0.0", "https://games.example.org:8443")


def test_the_data_directory_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_directory() == tmp_path / "portulan"


def test_play_serves_this_machine_alone_and_a_second_one_goes_there(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with running(PLAY, str(tmp_path)) as (url, _):
        assert health(url) and url.startswith("http://127.0.0.1:")
        assert local.play(data=tmp_path) == 0
        assert url in capfd.readouterr().err
    for _ in range(100):
        if opened:
            break
        os.sched_yield()
    assert [re.sub(r"/#own=[\w-]{43}$", "", found) for found in opened] == [url]


def test_a_port_that_is_taken_does_not_keep_anybody_from_playing() -> None:
    with listen("127.0.0.1", 0) as taken, listen("127.0.0.1", 0) as other:
        assert taken.getsockname()[1] != other.getsockname()[1]
        with pytest.raises(UsageError):
            listen("127.0.0.1", taken.getsockname()[1])
