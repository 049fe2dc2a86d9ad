"""Subscriptions in the store: which devices are called for which link of which table."""

from __future__ import annotations

import sqlite3
import time
from typing import Final, NamedTuple

from portulan.engine.errors import UsageError
from portulan.server.store import Store

DEVICES_PER_LINK: Final = 6
"""How many devices one link may have called; the one that was added first goes when there are more."""

MOST_PER_ADDRESS: Final = 300
"""How many subscriptions may have come from one address."""

_COLUMNS: Final = "number, endpoint, secret, p256dh, auth, lang, called"


class Subscription(NamedTuple):
    """A device that is called for a link of a table; `called` is the position that it was last called for."""

    number: int
    endpoint: str
    secret: str
    """The hash of the link."""
    p256dh: str
    auth: str
    lang: str
    called: int


class TooMany(UsageError):
    """An address has more subscriptions than one may have."""


def of_table(store: Store, number: int) -> list[Subscription]:
    """Lists the subscriptions of a table."""
    rows = store.rows(f"SELECT {_COLUMNS} FROM pushes WHERE number = ? ORDER BY at, endpoint", (number,))
    return [Subscription(*row) for row in rows]


def tables(store: Store) -> dict[int, str]:
    """Lists the tables that have subscriptions, by number."""
    return dict(store.rows("SELECT DISTINCT number, id FROM pushes JOIN tables USING (number)"))


async def add(store: Store, found: Subscription, address: str) -> None:
    """Keeps a subscription; a device that comes again, by whatever link, takes the place of its old one."""
    refused: list[str] = []

    def work(connection: sqlite3.Connection) -> None:
        known = "number = ? AND endpoint = ?"
        connection.execute(f"DELETE FROM pushes WHERE {known}", (found.number, found.endpoint))
        (count,) = connection.execute("SELECT count(*) FROM pushes WHERE address = ?", (address,)).fetchone()
        if count >= MOST_PER_ADDRESS:
            refused.append(address)
            return
        connection.execute(
            f"INSERT INTO pushes ({_COLUMNS}, address, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*found, address, time.time()),
        )
        connection.execute(
            "DELETE FROM pushes WHERE number = ? AND secret = ? AND endpoint NOT IN (SELECT endpoint FROM pushes"
            f" WHERE number = ? AND secret = ? ORDER BY at DESC, endpoint LIMIT {DEVICES_PER_LINK})",
            (found.number, found.secret) * 2,
        )

    await store.run(work)
    if refused:
        raise TooMany("too many devices of your address are called already")


async def remove(store: Store, number: int, endpoints: list[str]) -> None:
    """Forgets devices of a table."""

    def work(connection: sqlite3.Connection) -> None:
        rows = [(number, endpoint) for endpoint in endpoints]
        connection.executemany("DELETE FROM pushes WHERE number = ? AND endpoint = ?", rows)

    await store.run(work)


async def forget(store: Store, endpoint: str) -> None:
    """Forgets a device at all tables: its push service no longer knows it."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM pushes WHERE endpoint = ?", (endpoint,))

    await store.run(work)


async def mark(store: Store, number: int, endpoints: list[str], position: int) -> None:
    """Notes that devices were called for a position, or that their people have seen it."""

    def work(connection: sqlite3.Connection) -> None:
        rows = [(position, number, endpoint) for endpoint in endpoints]
        connection.executemany("UPDATE pushes SET called = ? WHERE number = ? AND endpoint = ?", rows)

    await store.run(work)
