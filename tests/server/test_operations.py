"""What whoever runs the server gets to see: health, readiness, metrics, the log; by raw clients."""

from __future__ import annotations

import json
import logging
import re
import resource
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from portulan.commands import serve
from portulan.engine.errors import UsageError
from portulan.server import logs
from portulan.server.metrics import SECONDS, Histogram, Text
from tests.server.raw_client import TEXT, frame, raw_client
from tests.server.server_process import ServerProcess, server_process
from tests.server.test_costs import come, lay


def answer(server: ServerProcess, path: str) -> tuple[int, Any]:
    with raw_client(server.port, buffer=None) as client:
        client.request("GET", path)
        return client.status(), json.loads(client.body())


# Health and readiness


def stop_writing(server: ServerProcess, stop: bool) -> None:
    """Lets the operating system refuse every byte that would be written into a file."""
    most = 0 if stop else resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def test_the_server_says_when_nothing_can_be_written(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        assert answer(server, "/api/health")[1] == {"ok": True, "version": "0.1.0", "writes": True}
        assert answer(server, "/api/ready") == (200, {"ready": True})
        stop_writing(server, True)
        with pytest.raises(HTTPError, match="503"):
            lay(server)
        status, told = answer(server, "/api/health")
        assert status == 200 and not told["ok"] and not told["writes"]
        status, told = answer(server, "/api/ready")
        assert status == 503 and told["error"]["code"] == "not-ready"
        stop_writing(server, False)
        lay(server)
        assert answer(server, "/api/health")[1]["writes"]
        assert answer(server, "/api/ready")[0] == 200


def test_it_is_tried_whether_something_can_be_written(tmp_path: Path) -> None:
    """Nobody has to move before a full disk is noticed, nor before it is noticed that there is room again."""
    with server_process(
        tmp_path, code="import portulan.server.writing as w; w.FRESH_SECONDS = -1.0;"
    ) as server:
        stop_writing(server, True)
        assert answer(server, "/api/ready")[0] == 503
        stop_writing(server, False)
        assert answer(server, "/api/ready")[0] == 200


# Metrics


def scraped(server: ServerProcess) -> dict[str, float]:
    place = next(found[1] for line in server.lines if (found := re.search(r"Metrics are at (\S+)", line)))
    with urlopen(place) as told:
        assert told.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        lines = told.read().decode().splitlines()
    return {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")
    }


def test_metrics_tell_what_happens(tmp_path: Path) -> None:
    options = ("--metrics", "127.0.0.1:0", "--messages-per-second", "1")
    with server_process(tmp_path, *options) as server, ExitStack() as stack:
        before = scraped(server)
        assert before['portulan_tables{where="stored"}'] == before["portulan_viewers"] == 0
        keys = lay(server)
        client = stack.enter_context(raw_client(server.port, buffer=None))
        (seat, *_) = come(client, keys["table"], keys["host"])["ask"]["seats"]
        client.tell(type="look", seat=seat)
        ask = client.hear_type("update")["ask"]
        client.tell(type="move", id="1", seat=seat, revision=1, move=ask["moves"][0][0])
        assert client.hear_type("accepted")
        client.send(frame(TEXT, b'{"type":"ping"}') * 50)
        while client.hear_type("refused")["code"] != "slow-down":
            pass
        with raw_client(server.port, buffer=None) as stranger:
            stranger.send(b"GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n")
            assert stranger.status() == 421
        now = scraped(server)
        assert now['portulan_tables{where="stored"}'] == now['portulan_tables{where="watched"}'] == 1
        assert now["portulan_viewers"] == 1 and now["portulan_sockets"] >= 1
        assert now["portulan_moves_total"] == now["portulan_move_seconds_count"] == 1
        assert now['portulan_move_seconds_bucket{le="+Inf"}'] == 1
        assert now["portulan_write_batch_seconds_count"] >= 2 and now["portulan_write_jobs_total"] >= 2
        assert now["portulan_write_failures_total"] == 0 and now["portulan_writing"] == 1
        assert now['portulan_refused_total{reason="messages"}'] >= 1
        assert (
            now['portulan_refused_total{reason="host"}'] == now['portulan_requests_total{status="421"}'] == 1
        )
        assert now['portulan_requests_total{status="201"}'] == 1
        assert now['portulan_bots{state="waiting"}'] == 0


def test_metrics_are_told_nowhere_unless_asked_for(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        assert "portulan_" not in page(server.port, "/metrics")
        assert not any("Metrics" in line for line in server.lines)


def test_where_metrics_are_told_nothing_else_is(tmp_path: Path) -> None:
    with server_process(tmp_path, "--metrics", "127.0.0.1:0") as server:
        port = int(next(line for line in server.lines if "Metrics" in line).rpartition(":")[2].split("/")[0])
        assert answer_status(port, "/metrics") == 200
        assert [answer_status(port, path) for path in ("/", "/api/games", "/ws/table")] == [404] * 3
        assert "portulan_" not in page(server.port, "/metrics")


def answer_status(port: int, path: str) -> int:
    with raw_client(port, buffer=None) as client:
        client.request("GET", path)
        return client.status()


def page(port: int, path: str) -> str:
    with raw_client(port, buffer=None) as client:
        client.request("GET", path)
        client.status()
        return client.body().decode()


@pytest.mark.parametrize(
    "place", ["9100", "localhost", ":9100", "localhost:", "localhost:123456", "localhost:-1"]
)
def test_an_address_for_metrics_that_makes_no_sense_is_refused(place: str) -> None:
    with pytest.raises(UsageError, match="--metrics must look like"):
        serve._place(place)


def test_an_address_for_metrics_may_be_of_any_kind() -> None:
    assert serve._place("127.0.0.1:9100") == ("127.0.0.1", 9100)
    assert serve._place("[::1]:0") == ("::1", 0)


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.002, 7.0, 99.0):
        histogram.observe(seconds)
    text = Text()
    text.histogram("x_seconds", "What.", histogram)
    lines = text.encode().decode().splitlines()
    assert lines[:5] == [
        "# HELP portulan_x_seconds What.",
        "# TYPE portulan_x_seconds histogram",
        'portulan_x_seconds_bucket{le="0.001"} 2',
        'portulan_x_seconds_bucket{le="0.0025"} 3',
        'portulan_x_seconds_bucket{le="0.005"} 3',
    ]
    assert lines[-3:] == [
        'portulan_x_seconds_bucket{le="+Inf"} 5',
        "portulan_x_seconds_sum 106.0035",
        "portulan_x_seconds_count 5",
    ]
    assert len(lines) == len(SECONDS) + 5


# The log


def test_refused_requests_are_not_logged_without_limit(tmp_path: Path) -> None:
    with server_process(tmp_path, "--requests-per-minute", "60") as server:
        with raw_client(server.port, buffer=None) as client:
            for _ in range(400):
                client.request("GET", "/api/nothing")
                client.status()
                client.body()
        for _ in range(300):
            with raw_client(server.port, buffer=None) as client:
                client.send(b"no request\r\n\r\n")
                client.rest()
        with raw_client(server.port, source="127.0.0.2", buffer=None) as other:
            other.request("GET", "/api/health")
            assert other.status() == 200
    assert 20 <= sum(" 404 " in line or " 429 " in line for line in server.lines) <= 100
    assert 20 <= sum("Invalid HTTP request" in line for line in server.lines) <= 100
    assert sum("127.0.0.2 GET /api/health 200" in line for line in server.lines) == 1


def test_it_is_told_how_many_lines_were_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(logs.log, "warning", lambda text, *values: said.append(text % values))
    restraint = logs.Restraint()

    def written(**fields: Any) -> bool:
        given = {"name": "portulan.server.requests", "levelno": logging.INFO, **fields}
        return restraint.filter(logging.makeLogRecord(given))

    assert sum(written(refused="10.0.0.1") for _ in range(100)) == logs.PER_MINUTE
    assert all(written() for _ in range(100)) and not said
    monkeypatch.setattr(logs, "SUMMARY_SECONDS", 0.0)
    assert written() and said == ["80 lines about what was refused or failed were left out"]
    assert written() and len(said) == 1
    failures = [
        written(levelno=logging.ERROR, msg="table %s: %s", args=(number, "the disk is full"))
        for number in range(100)
    ]
    assert sum(failures) == logs.PER_MINUTE
    others = sum(written(refused=f"10.0.1.{number}") for number in range(1000))
    assert others == logs.IN_ALL_PER_MINUTE - 2 * logs.PER_MINUTE


def test_the_log_can_be_read_by_programs(tmp_path: Path) -> None:
    with server_process(tmp_path, "--log-format", "json") as server:
        assert answer_status(server.port, "/api/health") == 200
    lines = [json.loads(line) for line in server.lines]
    assert any("Portulan is at" in line["message"] for line in lines)
    (asked,) = (line for line in lines if line.get("path") == "/api/health")
    assert asked["status"] == 200 and asked["method"] == "GET" and asked["address"] == "127.0.0.1"
    assert asked["level"] == "info" and re.fullmatch(r"20..-..-..T..:..:..\....\+00:00", asked["at"])


def test_an_exception_is_one_line_for_programs() -> None:
    try:
        raise ValueError("oh")
    except ValueError:
        record = logging.getLogger("x").makeRecord("x", logging.ERROR, "f", 1, "it failed", (), None)
        record.exc_info = sys.exc_info()
    line = logs.JsonLines().format(record)
    assert "\n" not in line and "ValueError: oh" in json.loads(line)["exception"]
