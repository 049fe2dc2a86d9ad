"""What several calls check first."""

from __future__ import annotations

from portulan.server.calls.call import Call
from portulan.server.holders import Holder
from portulan.server.http_errors import HttpError
from portulan.server.table import Table


def only_host(holder: Holder) -> None:
    """Refuses whoever is not the host."""
    if not holder.host:
        raise HttpError(403, "not-host", "only the host can do this")


def check_stays(held: Table) -> None:
    """Refuses to go on at a table whose match is played elsewhere: whoever sits down there has the link for it."""
    if not held.started and held.following is not None:
        raise HttpError(409, "moved", "the match is played at another table, which was laid since")


def check_unused(held: Table, secret: str) -> None:
    """Refuses a link that is one of the table already."""
    if held.holder(secret) is not None:
        raise HttpError(409, "impossible", "this link is one of the table already")


def take_new_table(call: Call) -> None:
    """Counts a new table for the address that asks for it, unless it asked for too many."""
    if not call.new_tables.take(call.address):
        raise HttpError(429, "slow-down", "too many new tables; wait a while")
