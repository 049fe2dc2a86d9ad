"""A client of our own, byte by byte: it reads only when it is told to, and sends what no browser would."""

from __future__ import annotations

import base64
import json
import os
import select
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.running_server import Json

TEXT, CONTINUED, PING, PONG = 0x1, 0x0, 0x9, 0xA

ENDED = (ConnectionError, TimeoutError)


class RawClient:
    """One socket to a server, with small buffers of its own."""

    def __init__(self, port: int, source: str = "127.0.0.1", buffer: int | None = 8192) -> None:
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(60)
        try:
            self.socket.bind((source, 0))
            self.socket.connect(("127.0.0.1", port))
        except OSError:
            self.socket.close()
            raise
        self._unread = b""
        self._length = 0

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def request(self, method: str, path: str, *headers: str) -> None:
        self.send("\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode())

    def status(self) -> int:
        """Reads the head of an answer."""
        head = self._until(b"\r\n\r\n").decode("latin-1").lower()
        self._length = (
            int(head.partition("content-length: ")[2].split()[0]) if "content-length" in head else 0
        )
        return int(head.split()[1])

    def body(self) -> bytes:
        """Reads the rest of an answer."""
        return self._exactly(self._length)

    def upgrade(self, table: str) -> None:
        """Becomes a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        wishes = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        self.request("GET", f"/ws/{table}", *wishes, f"Sec-WebSocket-Key: {key}")
        assert self.status() == 101

    def tell(self, **message: Any) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()))

    def hear(self) -> Json:
        """Reads one message, whatever it is."""
        while True:
            first, length = self._exactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", self._exactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._exactly(8))
            data = self._exactly(length)
            if first & 0xF == PING:
                self.send(frame(PONG, data))
            if first & 0xF == TEXT:
                message: Json = json.loads(data)
                return message

    def hear_type(self, kind: str) -> Json:
        """Reads messages until one of a type comes."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def is_cut_off(self, seconds: float) -> bool:
        """Waits until the other side is gone, without reading anything."""
        poll = select.poll()
        poll.register(self.socket, select.POLLRDHUP)
        return bool(poll.poll(1000 * seconds))

    def rest(self) -> int:
        """Reads all that still comes, until the other side is gone; tells how many bytes that were."""
        count = len(self._unread)
        try:
            while data := self.socket.recv(65536):
                count += len(data)
        except ConnectionError:
            pass
        return count

    def close(self) -> None:
        self.socket.close()

    def _exactly(self, count: int) -> bytes:
        while len(self._unread) < count:
            self._more()
        found, self._unread = self._unread[:count], self._unread[count:]
        return found

    def _until(self, end: bytes) -> bytes:
        while end not in self._unread:
            self._more()
        found, _, self._unread = self._unread.partition(end)
        return found

    def _more(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionResetError("the server ended the connection")
        self._unread += data


@contextmanager
def raw_client(port: int, source: str = "127.0.0.1", buffer: int | None = 8192) -> Iterator[RawClient]:
    """Opens a socket until the block ends."""
    client = RawClient(port, source, buffer)
    try:
        yield client
    finally:
        client.close()


def frame(opcode: int, data: bytes, *, final: bool = True) -> bytes:
    """Makes a frame as a client sends it: masked, with zeros, which change nothing."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([0x80 * final | opcode]) + length + bytes(4) + data
