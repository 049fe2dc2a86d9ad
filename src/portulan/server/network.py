"""Opening the server of one person's machine to the network around it: who may do that, and at which address.

Being on the machine is no proof: other people of it, web pages and tunnels come from there too. So whoever started the
program gets a key, in the address that it opens in the browser, and the key alone opens the server.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable

from portulan.engine.errors import UsageError
from portulan.server.link_secrets import hashed, new_secret, same

Serve = Callable[[socket.socket], Awaitable[None]]


def own_address() -> str | None:
    """Finds the address of this machine in a private network; None without one. Nothing is sent to anybody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    address = ipaddress.ip_address(found)
    return found if address.is_private and not (address.is_loopback or address.is_link_local) else None


class LocalNetwork:
    """The network around this machine: closed, until whoever has the key opens the server to it."""

    def __init__(self, find: Callable[[], str | None] = own_address, at_once: bool = False) -> None:
        self.key = new_secret()
        self.at_once = at_once
        """Whether it is opened as soon as the server runs."""
        self.url: str | None = None
        """Where the server is in the network, once it is open."""
        self.name: str | None = None
        self._find = find
        self._serve: Serve | None = None
        self._port = 0

    def attach(self, port: int, serve: Serve) -> None:
        """Notes the port of the running server, and how it serves another socket."""
        self._port, self._serve = port, serve

    def is_owner(self, key: str) -> bool:
        """Tells whether somebody has the key."""
        return same(hashed(self.key), hashed(key))

    async def open(self) -> str:
        """Opens the server to the network, at the same port, and says where it is; asked again, it says the same."""
        from portulan.server.run import listen

        if self.url is None:
            host = self.require()
            assert self._serve is not None, "the server runs before it is opened further"
            await self._serve(listen(host, self._port))
            self.name, self.url = host, f"http://{host}:{self._port}/"
        return self.url

    def require(self) -> str:
        """Gives the address of this machine in its network; refuses where there is none."""
        host = self._find()
        if host is None:
            raise UsageError("this machine is in no private network")
        return host
