"""What whoever hosts the tables may choose."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from portulan.server.network import LocalNetwork


@dataclass(frozen=True)
class Limits:
    """How much one address, one connection and all of them together may ask for; 0 means no limit.

    The sizes are fixed: no honest client comes near them.
    """

    tables: int = 10_000
    connections: int = 2_000
    connections_per_address: int = 64
    sockets: int = 3_000
    """Open sockets, those of viewers and those of requests."""
    sockets_per_address: int = 200
    messages_per_second: float = 20
    requests_per_minute: float = 300
    """Calls of the HTTP interface."""
    files_per_minute: float = 3000
    """Pages, scripts, texts and pictures, half of them at once: a browser that comes for the first time asks for some
    sixty, and a school class or a house full of friends shares one address."""
    tables_per_hour: float = 120
    tables_per_day: float = 240
    bytes_per_day: float = 64 * 2**20
    """What one address may have kept: its acts at all tables, chat included."""
    looks_per_minute: float = 600
    """Tables that one address may ask the standing of, many in one request."""
    advice_per_minute: float = 20
    """How often one address may ask a bot what to do, or for the analysis of a match."""


@dataclass(frozen=True)
class Expiry:
    """After how many days without an act a table is deleted; 0 means never.

    An `unplayed` table is one whose match never began, or at which no person ever decided anything.
    """

    unplayed: float = 0
    finished: float = 0
    resting: float = 0
    """Of any table, whatever happened at it."""


NO_LIMITS = Limits(*[0] * len(fields(Limits)))

MESSAGE_SIZE = 16 * 1024
"""The longest message of a WebSocket, in bytes."""

BODY_SIZE = 16 * 1024
"""The longest body of a request, in bytes."""

FILE_SIZE = 2 * 2**20
"""The longest campaign that may be brought as a file, in bytes: some fifty long matches."""

CHAT_SIZE = 2 * 2**20
"""How much may be said at one table, in bytes as they are stored: some twenty thousand lines as people write them."""


@dataclass(frozen=True)
class Settings:
    """Where the tables are kept and for whom they are served."""

    data: Path
    base_url: str | None = None
    hosts: tuple[str, ...] = ()
    """The names under which the server may be called; empty: any."""
    limits: Limits = field(default_factory=Limits)
    expiry: Expiry = field(default_factory=Expiry)
    workers: int = 1
    """How many processes think for bots."""
    idle_seconds: float = 60.0
    """How long a table that nobody watches stays in memory."""
    hello_seconds: float = 5.0
    """How long a connection may take to say who it is."""
    header_seconds: float = 10.0
    """How long a socket may take to send the head of a request, or to stay idle before one."""
    body_seconds: float = 20.0
    """How long a request may take to send its body."""
    answer_seconds: float = 120.0
    """How long an answer may take to be made and read."""
    close_seconds: float = 10.0
    """How long a socket that is being closed may take to read the rest."""
    quiet_seconds: float = 0.15
    """How long a table rests before it is worked out whether the last decision can be taken back."""
    clock_seconds: float = 30.0
    """How often it is looked whether the time of somebody at a correspondence table has run out."""
    push_seconds: float = 20.0
    """How long nothing happens at a table before people who are away are called by a notification."""
    push_hosts: tuple[str, ...] = ()
    """Hosts, with their ports, that are trusted as push services beside those of the browsers."""
    network: LocalNetwork | None = None
    """The network that the server of one person's machine may be opened to."""
    static: Path = Path(__file__).parent / "static"
    """The built client."""


def data_directory() -> Path:
    """Finds the user's data directory: the one of the platform, and the XDG variable before it."""
    chosen = os.environ.get("XDG_DATA_HOME")
    if chosen:
        return Path(chosen) / "portulan"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "portulan"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "portulan"
    return Path.home() / ".local" / "share" / "portulan"
