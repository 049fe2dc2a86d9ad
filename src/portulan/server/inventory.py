"""The inventory: what each stored table is and how much room it takes, without playing any of them."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from portulan.engine.errors import FileError
from portulan.server.store import TableReader

TableState = Literal["waiting", "playing", "finished", "damaged"]
STATES: Final[tuple[TableState, ...]] = ("waiting", "playing", "finished", "damaged")

_SETUP: Final = """
    SELECT json_extract(setup, '$.game'), json_extract(setup, '$.name'), setup, snapshot IS NOT NULL,
           json_extract(snapshot, '$.state.stack') = '[]'
    FROM tables LEFT JOIN snapshots USING (number) WHERE number = ?
"""
_ACTS: Final = """
    SELECT count(*), coalesce(max(at), 0), coalesce(sum(length(CAST(act AS BLOB))), 0),
           coalesce(sum(act GLOB '{"kind":"chatted"*'), 0),
           coalesce(sum(act GLOB '{"kind":"moved"*' AND key IS NOT NULL), 0)
    FROM acts WHERE number = ?
"""
_NAMES: Final = """
    SELECT json_extract(act, '$.seat'), json_extract(act, '$.name') FROM acts
    WHERE number = ? AND (act GLOB '{"kind":"claimed"*' OR act GLOB '{"kind":"bot-seated"*') ORDER BY revision
"""
_FRAMES: Final = """
    SELECT coalesce(sum(length(CAST(keyframe AS BLOB))), 0) FROM keyframes WHERE number = ?
"""


class TableSummary(msgspec.Struct, frozen=True):
    """A stored table: whose it is, what became of it, and how much room it takes."""

    number: int
    id: str
    created: float
    game: str = "?"
    host: str = "?"
    state: TableState = "damaged"
    seats: list[str | None] = []
    """The names of those who sit there; None where nobody does."""
    last: float = 0.0
    """When something happened last."""
    acts: int = 0
    chat: int = 0
    decisions: int = 0
    """How often a person decided something."""
    bytes: int = 0

    def is_unplayed(self) -> bool:
        """Tells whether the match never began, or no person ever decided anything."""
        return self.state == "waiting" or (self.state in ("playing", "finished") and not self.decisions)


def take_inventory(reader: TableReader) -> list[TableSummary]:
    """Describes all tables, the oldest first; of one that cannot be read, hardly more than its id."""
    rows = reader.rows("SELECT number, id, created FROM tables ORDER BY number")
    return [describe(reader, *row) for row in rows]


def describe(reader: TableReader, number: int, table_id: str, created: float) -> TableSummary:
    """Describes a table; what of it cannot be read makes it a damaged one."""
    try:
        ((game, host, setup, started, over),) = reader.rows(_SETUP, (number,))
        ((acts, last, size, chat, decisions),) = reader.rows(_ACTS, (number,))
        ((frames,),) = reader.rows(_FRAMES, (number,))
        seats = msgspec.json.decode(setup, type=_Seats).seats
        names = {seat: one.name for seat, one in enumerate(seats)}
        names |= {seat: name for seat, name in reader.rows(_NAMES, (number,)) if name is not None}
    except (FileError, msgspec.DecodeError):
        return TableSummary(number, table_id, created)
    state: TableState = "finished" if over else "playing" if started else "waiting"
    return TableSummary(
        number=number,
        id=table_id,
        created=created,
        game=game,
        host=host,
        state=state,
        seats=[names[seat] for seat in range(len(seats))],
        last=max(created, last),
        acts=acts,
        chat=chat,
        decisions=decisions,
        bytes=size + frames + len(setup),
    )


class _Seat(msgspec.Struct):
    name: str | None = None


class _Seats(msgspec.Struct):
    seats: list[_Seat]
