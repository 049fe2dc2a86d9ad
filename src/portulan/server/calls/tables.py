"""Calls about tables: laying one, looking at it, beginning the match, playing again."""

from __future__ import annotations

from typing import Final

from portulan.server import hub as hubs
from portulan.server import rematch as rematches
from portulan.server import standings as memories
from portulan.server.acts import RematchCreated
from portulan.server.calls.call import Call, Endpoint
from portulan.server.calls.checks import check_stays, only_host, take_new_table
from portulan.server.calls.looking_back import read_here
from portulan.server.http_errors import HttpError
from portulan.server.models.tables import (
    Created,
    Holdings,
    NewTable,
    NextTable,
    Rematch,
    Standings,
    TableAnswer,
)


async def create(call: Call) -> Created:
    """Lays a table and tells its secrets, this once."""
    take_new_table(call)
    return await call.hub.create(call.body, call.address)


async def table(call: Call) -> TableAnswer:
    """Tells about a table."""
    live, holder = await call.enter()
    async with live.hold():
        return TableAnswer(live.info(), live.you(holder))


async def standings(call: Call) -> Standings:
    """Tells how several tables stand, to somebody who shows a secret of each."""
    wish: Holdings = call.body
    if not call.hub.looks.take(call.address, len(wish.tables)):
        raise HttpError(429, "slow-down", "too many tables looked at; wait a moment")
    return await memories.standings(call.hub, wish.tables)


async def start(call: Call) -> TableAnswer:
    """Begins the match."""
    live, holder = await call.enter()
    only_host(holder)
    async with live.hold() as held:
        if held.started:
            raise HttpError(409, "started", "the match has begun already")
        check_stays(held)
        if not held.complete:
            raise HttpError(409, "incomplete", "somebody is still missing; put a bot on the free seats")
        await live.act(hubs.start(held))
        return TableAnswer(live.info(), live.you(holder))


async def rematch(call: Call) -> Rematch:
    """Lays a table like this one for those who play next, and tells them; asked again, it names the same table.

    Where the players of a match of a campaign still gather, the host may say once more who plays.
    """
    live, holder = await call.enter()
    only_host(holder)
    wish: NextTable = call.body
    async with live.hold() as held:
        earlier = None if wish.seats is None else rematches.table_before(held)
        before = None if held.over or earlier is None else await call.hub.find(earlier)
        if not held.over and before is None:
            raise HttpError(409, "not-over", "another match is laid when this one is over")
        table_id = rematches.next_id(held.id)
        secrets: list[str | None] = []
        if await call.hub.find(table_id) is None:
            places = rematches.next_places(held, wish)
            journal = await read_here(before or live)
            setup = rematches.next_setup(
                held, places, wish, None if before is None else before.table, journal
            )
            take_new_table(call)
            await call.hub.lay(table_id, setup, call.address)
            secrets = places.secrets
        if held.following is None:
            await live.act(RematchCreated(next(iter(holder.seats), None), table_id))
        if before is not None:
            async with before.hold() as last:
                if last.following != table_id:
                    await before.act(RematchCreated(None, table_id))
        return Rematch(table_id, secrets)


ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/tables", "createTable", "Lay a table", create, Created, 201, NewTable, errors=(409, 503)
    ),
    Endpoint("GET", "/api/tables/{table}", "table", "A table, and who you are there", table, TableAnswer),
    Endpoint(
        "POST",
        "/api/standings",
        "standings",
        "How several tables stand, and how matches between the same people ended",
        standings,
        Standings,
        body=Holdings,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/start",
        "start",
        "Begin the match (host)",
        start,
        TableAnswer,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/again",
        "rematch",
        "Lay another table for the same people, or for those who play next (host)",
        rematch,
        Rematch,
        body=NextTable,
        errors=(403, 409, 503),
    ),
)
