"""A call of the HTTP interface: who asks for what, and how it is declared."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from starlette.requests import Request

from portulan import registry
from portulan.content import teaching
from portulan.engine.errors import FileError
from portulan.engine.game import Game
from portulan.server.holders import Holder
from portulan.server.http_errors import HttpError, unknown_table
from portulan.server.hub import Hub
from portulan.server.limits import Rates
from portulan.server.live_table import LiveTable
from portulan.server.settings import BODY_SIZE
from portulan.server.table import Table


@dataclass
class Call:
    """A request that was understood: who asks for what, with which body."""

    request: Request
    hub: Hub
    address: str
    new_tables: Rates
    body: Any = None

    @property
    def table_id(self) -> str:
        """The table that is meant."""
        return str(self.request.path_params["table"])

    @property
    def secret(self) -> str:
        """The secret that the caller shows."""
        scheme, _, secret = self.request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not secret.strip():
            raise HttpError(401, "no-secret", "show the secret of your link: Authorization: Bearer ...")
        return secret.strip()

    async def enter(self) -> tuple[LiveTable, Holder]:
        """Finds the table and who the caller is there; a wrong secret and an unknown table are answered alike."""
        secret = self.secret
        try:
            live = await self.hub.find(self.table_id)
        except FileError:
            if await self.hub.knows_secret(self.table_id, secret):
                raise
            raise unknown_table() from None
        holder = None if live is None else live.table.holder(secret)
        if live is None or holder is None:
            raise unknown_table()
        return live, holder

    async def game(self, file: str) -> Game:
        """The game that is meant, which must have a certain file that teaches it."""
        name = str(self.request.path_params["game"])
        found = await asyncio.to_thread(registry.game, name) if name in registry.games() else None
        if found is None or not teaching.has_file(found, file):
            raise HttpError(404, "not-taught", "there is nothing here that teaches this game")
        return found

    def seat(self, table: Table) -> int:
        """The seat that is meant."""
        text = str(self.request.path_params["seat"])
        if not (text.isascii() and text.isdecimal()) or len(text) > 3 or int(text) >= len(table.seats):
            raise HttpError(404, "no-seat", "there is no such seat at this table")
        return int(text)


@dataclass(frozen=True)
class Endpoint:
    """One call: how it is made, what it takes, and all that it may answer."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    summary: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any
    status: int = 200
    body: type[msgspec.Struct] | None = None
    query: tuple[tuple[str, dict[str, Any], str], ...] = ()
    errors: tuple[int, ...] = ()
    size: int = BODY_SIZE
    """The longest body, in bytes."""
