"""Standings: how several tables stand, read from memory or from the store without playing any of them.

Whoever asks shows a secret of each table, and is told of no other, except those that followed on them by playing
again, which the same secrets open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from portulan import registry
from portulan.engine.errors import FileError
from portulan.engine.state import State
from portulan.server.acts import (
    BotSeated,
    Claimed,
    RematchCreated,
    Renewed,
    Returned,
    Seat,
    SeatOpened,
    Setup,
    Snapshot,
    decode_act,
)
from portulan.server.history import tells_damage
from portulan.server.holders import Holder, find_holder
from portulan.server.hub import Hub
from portulan.server.link_secrets import hashed
from portulan.server.models.tables import Holding, KnownSeat, Standing, Standings
from portulan.server.store import TableReader
from portulan.server.table import Table

FOLLOWED: Final = 64
"""How many tables that followed on others are told of in one answer."""

_TABLE: Final = "SELECT number, setup, snapshot FROM tables LEFT JOIN snapshots USING (number) WHERE id = ?"
_SEATING: Final = " OR ".join(
    f"""act GLOB '{{"kind":"{kind}"*'"""
    for kind in ("claimed", "bot-seated", "returned", "renewed", "opened", "followed")
)
_ACTS: Final = f"SELECT act FROM acts WHERE number = ? AND ({_SEATING}) ORDER BY revision"
_SINCE: Final = """
    SELECT max(at) FROM acts WHERE number = ? AND act NOT GLOB '*"silent":true*' AND (
        act GLOB '{"kind":"started"*' OR act GLOB '{"kind":"moved"*' OR act GLOB '{"kind":"redone"*'
        OR act GLOB '{"kind":"undone"*'
    )
"""
"""When all could hear that something was decided; when somebody chose in secret is nobody's business."""


async def standings(hub: Hub, holdings: Sequence[Holding]) -> Standings:
    """Tells how tables stand, in the order in which they were asked for, and those that followed on them."""
    tables = [await standing(hub, one.table, one.secret) for one in holdings]
    known = {one.table for one in holdings}
    again: list[Standing] = []
    for found, asked in zip(tables, holdings, strict=True):
        following = found.following
        while following is not None and following not in known and len(again) < FOLLOWED:
            known.add(following)
            next_one = await standing(hub, following, asked.secret)
            if next_one.state in ("unknown", "damaged"):
                break
            again.append(next_one)
            following = next_one.following
    return Standings(tables, again)


async def standing(hub: Hub, table_id: str, secret: str) -> Standing:
    """Tells how a table stands; a wrong secret and an unknown table are answered alike."""
    live = hub.tables.get(table_id)
    if live is not None:
        return _of_table(live.table, hashed(secret))
    try:
        found = await asyncio.to_thread(_stored, hub.store, table_id, hashed(secret))
    except FileError:
        return Standing(table_id, "damaged" if await hub.knows_secret(table_id, secret) else "unknown")
    return found or Standing(table_id, "unknown")


def _of_table(table: Table, given: str) -> Standing:
    """Tells how a table in memory stands."""
    holder = table.holder_of(given)
    if holder is None:
        return Standing(table.id, "unknown")
    state = None if table.match is None else table.match.state
    return _told(table.id, table.setup, table.seats, holder, state, table.since, table.following)


@tells_damage
def _stored(store: TableReader, table_id: str, given: str) -> Standing | None:
    """Tells how a stored table stands, from its last position and the acts that seated people."""
    rows = store.rows(_TABLE, (table_id,))
    if not rows:
        return None
    number, text, kept = rows[0]
    setup = msgspec.json.decode(text, type=Setup)
    seats, host, following = _seating(setup, (act for (act,) in store.rows(_ACTS, (number,))))
    holder = find_holder(setup, seats, host, kept is not None, given)
    if holder is None:
        return None
    state: State | None = None
    if kept is not None:
        snapshot = msgspec.json.decode(kept, type=Snapshot)
        state = registry.game(setup.game, setup.pack).state().restore(snapshot.state)
    ((since,),) = store.rows(_SINCE, (number,))
    return _told(table_id, setup, seats, holder, state, since or setup.created, following)


def _seating(setup: Setup, acts: Iterable[str]) -> tuple[list[Seat], str, str | None]:
    """Seats people as the acts say; gives the hash of the host's link and the table that followed as well."""
    seats = [
        Seat(seat.kind, seat.name, seat.level, seat.kind in ("host", "hotseat"), seat.secret)
        for seat in setup.seats
    ]
    host, following = setup.host, None
    for text in acts:
        match decode_act(text):
            case Claimed(number, name, secret):
                seat = seats[number]
                seat.name, seat.claimed, seat.invited, seat.level = name, True, False, None
                seat.secret = secret or seat.secret
            case BotSeated(number, level, name):
                seats[number].level = level
                seats[number].name = seats[number].name if name is None else name
            case Returned(number):
                seats[number].level = None
            case Renewed(None, secret):
                host = secret
            case Renewed(int(number), secret, by_host):
                seats[number].secret = secret
                seats[number].invited = seats[number].invited or by_host
            case SeatOpened(number, secret):
                seats[number].kind, seats[number].secret = "open", secret
            case RematchCreated(_, table):
                following = table
            case _:
                pass
    return seats, host, following


def _told(
    table_id: str,
    setup: Setup,
    seats: Sequence[Seat],
    holder: Holder,
    state: State | None,
    since: float,
    following: str | None,
) -> Standing:
    over = state is not None and state.over
    return Standing(
        table=table_id,
        state="waiting" if state is None else "over" if over else "playing",
        game=setup.game,
        pack=setup.pack,
        team=registry.game(setup.game, setup.pack).team,
        seats=[KnownSeat(seat.name, seat.claimed) for seat in seats],
        own=list(holder.seats),
        asked=[] if state is None else state.actors,
        since=since,
        winners=state.winners() if state is not None and over else None,
        scores=state.scores() if state is not None and over else None,
        following=following,
        campaign=bool(setup.carried),
    )
