"""What one address can cost everybody else: memory, sockets, descriptors; by raw clients that behave badly."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from portulan.server.acts import Viewer
from portulan.server.connection import BACKLOG, Backlogs, Connection
from portulan.server.holders import Holder
from portulan.server.protocols import frame_head
from tests.server.raw_client import CONTINUED, PING, PONG, TEXT, RawClient, frame, raw_client
from tests.server.running_server import Json, running_server
from tests.server.server_process import ServerProcess, server_process

MEGABYTE = 2**20
UNHURRIED = ("--messages-per-second=0", "--requests-per-minute=0", "--files-per-minute=0")


def lay(server: ServerProcess, seats: int = 2) -> Any:
    kinds = [{"kind": "host"}] + [{"kind": "hotseat", "name": f"H{seat}"} for seat in range(1, seats)]
    return server.call(
        "/api/tables", {"game": "agartha", "players": seats, "name": "Ann", "seats": kinds, "start": True}
    )


def come(client: RawClient, table: str, secret: str) -> Json:
    client.upgrade(table)
    client.tell(type="hello", secret=secret)
    return client.hear_type("update")


def fill_chat(client: RawClient, lines: int) -> None:
    for number in range(lines):
        client.tell(type="chat", id=f"fill {number}", text="𝄞" + "a" * 499)
        client.hear_type("accepted")


# Memory


def test_looking_without_reading_holds_no_more_than_one_update(tmp_path: Path) -> None:
    with server_process(tmp_path, *UNHURRIED) as server, ExitStack() as stack:
        keys = lay(server)
        flood = [stack.enter_context(raw_client(server.port)) for _ in range(4)]
        for client in flood:
            come(client, keys["table"], keys["host"])
        fill_chat(flood[0], 60)
        other = stack.enter_context(raw_client(server.port, buffer=None))
        come(other, keys["table"], keys["spectator"])
        before = server.memory()
        for number, client in enumerate(flood):
            client.send(
                b"".join(frame(TEXT, b'{"type":"look","seat":%d}' % (turn % 2)) for turn in range(250))
            )
            client.tell(type="chat", id=f"done {number}", text=f"done {number}")
        told = {f"done {number}" for number in range(len(flood))}
        while told:
            told.discard(other.hear_type("chat")["text"])
        assert server.memory() - before < 60 * MEGABYTE


def test_who_asks_without_reading_is_cut_off_and_others_go_on(tmp_path: Path) -> None:
    with server_process(tmp_path, *UNHURRIED) as server, ExitStack() as stack:
        keys = lay(server)
        other = stack.enter_context(raw_client(server.port, buffer=None))
        come(other, keys["table"], keys["host"])
        flood = stack.enter_context(raw_client(server.port))
        come(flood, keys["table"], keys["spectator"])
        with pytest.raises(ConnectionError):
            for _ in range(100):
                flood.send(frame(TEXT, b'{"type":"no such type","more":"%s"}' % (b"a" * 1000)) * 200)
        other.tell(type="chat", id="1", text="still here")
        assert other.hear_type("accepted")["id"] == "1"
        assert other.hear_type("chat")["text"] == "still here"


def test_pings_that_nobody_reads_the_answers_of_end_the_connection(tmp_path: Path) -> None:
    with server_process(tmp_path) as server, raw_client(server.port) as client:
        client.upgrade("nowhere")
        with pytest.raises(ConnectionError):
            for _ in range(2000):
                client.send(frame(PING, bytes(125)) * 100)


@pytest.mark.parametrize(
    "flood",
    [
        frame(PONG, b"unasked") * 50_000,
        frame(TEXT, b"", final=False) + frame(CONTINUED, b"", final=False) * 50_000,
    ],
)
def test_frames_that_lead_to_nothing_end_the_connection(tmp_path: Path, flood: bytes) -> None:
    with running_server(tmp_path) as place, raw_client(place.port) as client:
        client.upgrade("nowhere")
        with pytest.raises(ConnectionError):
            for _ in range(100):
                client.send(flood)


def test_a_whole_update_takes_the_place_of_those_that_wait() -> None:
    sent: list[bytes] = []

    async def main() -> None:
        connection, backlogs = at_rest()
        connection.tell(b"answer 1")
        connection.tell(b"update 1", update=True)
        connection.tell(b"whole 1", whole=True)
        connection.tell(b"update 2", update=True)
        connection.tell(b"answer 2")
        connection.tell(b"whole 2", whole=True)
        connection.tell(b"update 3", update=True)
        sent.extend(entry[0] for entry in connection._waiting)
        assert connection.held == sum(entry[1] for entry in connection._waiting)
        for text in (b"a" * 100_000, b"b" * 200_000):
            connection.tell(text, whole=True)
            size = sum(entry[1] for entry in connection._waiting)
            assert connection.held == connection.counted == backlogs.amounts.total == size < 201_000
        connection.tell(b"short", whole=True)
        assert connection.counted == backlogs.amounts.total == 0 < connection.held

    asyncio.run(main())
    assert sent == [b"answer 1", b"answer 2", b"whole 2", b"update 3"]


@pytest.mark.parametrize("size", [0, 125, 126, 2**16 - 1, 2**16])
def test_a_text_is_framed_as_the_protocol_says(size: int) -> None:
    data = b"a" * size
    assert frame_head(data) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_what_is_told_at_once_is_written_at_once() -> None:
    async def main() -> None:
        connection, _ = at_rest()
        line = Reading()
        connection._line = line
        connection.tell(b"accepted")
        connection.tell(b"update", update=True)
        assert line.written == []
        await asyncio.sleep(0)
        assert line.written == [[b"accepted", b"update"]] and connection.held == 0
        connection.tell(b"last")
        connection.close(4410)
        connection.tell(b"too late")
        await asyncio.sleep(0.01)
        assert line.written[1:] == [[b"last"], [4410]]

    asyncio.run(main())


def test_what_waits_for_a_slow_reader_is_written_in_parts_when_it_resumes() -> None:
    async def main() -> None:
        connection, backlogs = at_rest()
        line = Reading(stops_after=1)
        connection._line = line
        for letter in (b"a", b"b", b"c"):
            connection.tell(letter * 70_000)
        connection.close(1012)
        for letters in ((b"a",), (b"a", b"b")):
            await asyncio.sleep(0)
            assert line.written == [[letter * 70_000] for letter in letters]
            assert backlogs.amounts.total == connection.counted
            line.stops_after += 1
            connection._write()
        assert connection.held == 0
        await asyncio.sleep(0.01)
        assert line.written[2:] == [[b"c" * 70_000], [1012]]

    asyncio.run(main())


def test_a_connection_over_its_measure_is_cut_off_and_holds_nothing() -> None:
    async def main() -> None:
        cut: list[str] = []
        connection, backlogs = at_rest(cut)
        for _ in range(BACKLOG // 100_000 + 1):
            connection.tell(b"a" * 100_000)
        assert cut == ["127.0.0.1"] and connection.closing and backlogs.aborted == 1
        assert connection.held == backlogs.amounts.total == 0 and not backlogs.waiting
        connection.tell(b"later")
        assert connection.held == 0

    asyncio.run(main())


def test_the_connections_of_an_address_have_one_measure_and_all_together_another() -> None:
    async def main() -> None:
        cut: list[str] = []
        backlogs = Backlogs(in_all=500_000, per_address=250_000)
        mine = [at_rest(cut, backlogs, "10.0.0.1")[0] for _ in range(3)]
        for connection in mine:
            connection.tell(b"a" * 100_000)
        assert cut == ["10.0.0.1"] and [connection.closing for connection in mine] == [False, False, True]
        for number, size in enumerate((70_000, 140_000, 70_000, 100_000)):
            at_rest(cut, backlogs, f"10.0.1.{number}")[0].tell(b"a" * size)
        assert cut == ["10.0.0.1", "10.0.1.1"]

    asyncio.run(main())


def test_who_is_to_leave_and_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portulan.server.connection.CLOSE_SECONDS", 0.0)

    async def main() -> None:
        cut: list[str] = []
        connection, _ = at_rest(cut)
        connection.tell(b"first")
        connection.close(4410)
        await asyncio.sleep(0.01)
        assert cut == ["127.0.0.1"]

    asyncio.run(main())


def at_rest(
    cut: list[str] | None = None, backlogs: Backlogs | None = None, address: str = "127.0.0.1"
) -> tuple[Connection, Backlogs]:
    """Makes a connection that sends nothing."""
    held = backlogs or Backlogs()

    line = Stopped(address, [] if cut is None else cut)
    return Connection(line, Holder("spectator", ()), Viewer(None, ()), "hash", held, address), held


class Stopped:
    """A line whose reader does not read; it notes that it was cut off."""

    resumed: Callable[[], None]

    def __init__(self, address: str, cut: list[str]) -> None:
        self.address = address
        self.cut = cut

    def is_writable(self) -> bool:
        return False

    def write(self, messages: Sequence[bytes]) -> None:
        raise AssertionError("nothing is sent here")

    async def end(self, code: int) -> None:
        raise AssertionError("nothing ends here")

    def abort(self) -> None:
        self.cut.append(self.address)


class Reading(Stopped):
    """A line whose reader reads, up to a number of writes; it notes what it was given."""

    def __init__(self, stops_after: int = 9) -> None:
        super().__init__("127.0.0.1", [])
        self.written: list[list[bytes | int]] = []
        self.stops_after = stops_after

    def is_writable(self) -> bool:
        return len(self.written) < self.stops_after

    def write(self, messages: Sequence[bytes]) -> None:
        self.written.append([*messages])

    async def end(self, code: int) -> None:
        self.written.append([code])


def test_texts_of_games_that_do_not_exist_are_not_remembered(tmp_path: Path) -> None:
    with server_process(tmp_path, *UNHURRIED) as server, raw_client(server.port, buffer=None) as client:
        ask_for_nothing(client, 50)
        before = server.memory()
        ask_for_nothing(client, 900)
        assert server.memory() - before < 10 * MEGABYTE


def ask_for_nothing(client: RawClient, times: int) -> None:
    for number in range(times):
        name = f"{times}-{number}-" + "a" * 12_000
        for path in (f"/text/{name}/en.ftl", f"/text/agartha/{name}.ftl", f"/theme/{name}.css"):
            client.request("GET", path, "Connection: keep-alive")
            assert client.status() == 404
            assert client.body() == b"there is no such file\n"


def test_what_hardly_any_server_needs_is_not_imported_at_its_start() -> None:
    """Nine megabytes of memory, in all."""
    imported = "import sys, portulan.server.run; print(*{'cryptography', 'segno'} & sys.modules.keys())"
    found = subprocess.run([sys.executable, "-c", imported], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []


# Messages


def test_many_viewers_of_one_address_share_a_rate(tmp_path: Path) -> None:
    options = ("--messages-per-second", "1", "--requests-per-minute", "0")
    with server_process(tmp_path, *options) as server, ExitStack() as stack:
        keys = lay(server)
        crowd = [stack.enter_context(raw_client(server.port, buffer=None)) for _ in range(60)]
        for client in crowd:
            come(client, keys["table"], keys["spectator"])
        other = stack.enter_context(raw_client(server.port, source="127.0.0.2", buffer=None))
        come(other, keys["table"], keys["spectator"])
        for client in crowd:
            client.send(frame(TEXT, b'{"type":"ping"}') * 3)
        answers = [answer_to_ping(client) for client in crowd for _ in range(3)]
        assert {"pong", "slow-down"} == set(answers)
        other.send(frame(TEXT, b'{"type":"ping"}'))
        assert answer_to_ping(other) == "pong"


def answer_to_ping(client: RawClient) -> str:
    while (message := client.hear())["type"] not in ("pong", "refused"):
        pass
    return str(message.get("code", message["type"]))


# Sockets


def test_idle_sockets_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with (
        server_process(tmp_path, "--requests-per-minute", "0", descriptors=1024) as server,
        ExitStack() as stack,
    ):
        for _ in range(1020):
            with suppress(ConnectionError):
                stack.enter_context(raw_client(server.port))
        with raw_client(server.port, source="127.0.0.2") as other:
            other.request("GET", "/api/health")
            assert other.status() == 200


def test_the_room_for_sockets_fits_the_descriptors_and_is_told(tmp_path: Path) -> None:
    with server_process(tmp_path, "--workers", "1", descriptors=256) as server:
        assert any(
            "Room for 184 sockets, 46 of one address, 122 of viewers" in line and "256 descriptors" in line
            for line in server.lines
        ), server.lines


def test_a_host_who_wants_no_limit_for_an_address_gets_none(tmp_path: Path) -> None:
    with server_process(
        tmp_path, "--workers", "1", "--max-sockets-per-address", "0", descriptors=256
    ) as server:
        assert any("Room for 184 sockets, any number of one address" in line for line in server.lines), (
            server.lines
        )


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /api/health HTT",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        b"POST /api/health HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path, beginning: bytes) -> None:
    with (
        running_server(tmp_path, header_seconds=0.3, body_seconds=0.3) as place,
        raw_client(place.port) as client,
    ):
        client.send(beginning)
        assert client.is_cut_off(seconds=20)


def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "big.bin").write_bytes(bytes(20 * MEGABYTE))
    with (
        running_server(tmp_path, static=static, answer_seconds=0.3, close_seconds=0.3) as place,
        raw_client(place.port) as client,
        raw_client(place.port) as closing,
    ):
        client.request("GET", "/big.bin")
        closing.request("GET", "/big.bin", "Connection: close")
        assert client.is_cut_off(seconds=20) and closing.is_cut_off(seconds=20)


def test_answers_that_one_address_does_not_read_are_bounded(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "big.bin").write_bytes(bytes(6 * MEGABYTE))
    with running_server(tmp_path, static=static) as place, ExitStack() as stack:
        clients = [stack.enter_context(raw_client(place.port)) for _ in range(4)]
        for client in clients:
            client.request("GET", "/big.bin")
        assert any(client.is_cut_off(seconds=5) for client in clients)
        with raw_client(place.port, source="127.0.0.2", buffer=None) as other:
            other.request("GET", "/big.bin")
            assert other.status() == 200 and len(other.body()) == 6 * MEGABYTE


def test_a_reader_may_take_its_time_between_requests_and_is_then_let_go(tmp_path: Path) -> None:
    with running_server(tmp_path) as place, raw_client(place.port) as client:
        for _ in range(3):
            client.request("GET", "/api/health")
            assert client.status() == 200
        assert place.sockets.amounts.total == 1
    assert place.sockets.amounts.total == 0
