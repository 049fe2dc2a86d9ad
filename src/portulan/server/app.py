"""The application: all paths of the server put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from portulan.engine.errors import FileError, PortulanError, UsageError
from portulan.server import assets, openapi
from portulan.server.api import ENDPOINTS
from portulan.server.bot_pool import BotPool
from portulan.server.calls.call import Call, Endpoint
from portulan.server.expiry import DAY
from portulan.server.gate import Gate, Receive, Scope, Send, address, problem
from portulan.server.http_errors import HttpError
from portulan.server.hub import Hub, ServerFull
from portulan.server.limits import Rate, Rates
from portulan.server.settings import Limits, Settings
from portulan.server.sockets import Sockets
from portulan.server.store import Store, StoreError

log = logging.getLogger(__name__)

POST_BYTES: Final = 4096
"""What a request that changes something counts for, of the bytes that one address may have kept."""


def build(settings: Settings, store: Store | None = None, bots: BotPool | None = None) -> Gate:
    """Puts the server together; `hub` can be reached through the application's state."""
    hub = Hub(settings, store or Store(settings.data), bots or BotPool(settings.workers))
    new_tables = table_rates(settings.limits)
    client = assets.Client(settings.static)
    files = assets.GameFiles()
    sockets = Sockets(hub)
    routes: list[BaseRoute] = [
        Route(endpoint.path, EndpointHandler(endpoint, hub, new_tables)) for endpoint in ENDPOINTS
    ]
    routes += [
        Route("/api/openapi.json", _description, methods=["GET"]),
        Route("/api/{rest:path}", _no_call),
        Route("/text/client/{lang}.ftl", client.client_text, methods=["GET"]),
        Route("/text/{edition}/{lang}.ftl", files.text, methods=["GET"]),
        Route("/theme/{game}.css", files.style, methods=["GET"]),
        Route("/theme/{edition}/{file}", files.picture, methods=["GET"]),
        Route("/{path:path}", client.page, methods=["GET"]),
    ]

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        hub.open()
        yield
        await hub.close()

    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: _plain_error, Exception: _failure},
    )
    app.router.redirect_slashes = False
    gate = Gate(app, sockets, settings, hub.metrics)
    sockets.gate = gate
    app.state.hub = hub
    return gate


def table_rates(limits: Limits) -> Rates:
    """Says how many tables one address may lay, in an hour and in a day."""
    per_hour, per_day = limits.tables_per_hour, limits.tables_per_day
    return Rates(Rate(per_hour / 3600, max(5.0, per_hour / 4)), Rate(per_day / DAY, max(5.0, per_day / 2)))


class EndpointHandler:
    """One call of the HTTP interface: reads and checks the body, asks, and turns what is raised into answers."""

    def __init__(self, endpoint: Endpoint, hub: Hub, new_tables: Rates) -> None:
        self.endpoint = endpoint
        self.hub = hub
        self.new_tables = new_tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, whatever its method."""
        request = Request(scope, receive)
        allowed = ("GET", "HEAD") if self.endpoint.method == "GET" else ("POST",)
        if request.method in allowed:
            answer = await self._answer(request)
        else:
            answer = problem(405, "bad-method", f"use {self.endpoint.method} here")
            answer.headers["Allow"] = ", ".join(allowed)
        await answer(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        endpoint = self.endpoint
        try:
            call = Call(request, self.hub, address(request.scope), self.new_tables)
            if endpoint.method == "POST" and not self.hub.kept.take(call.address, POST_BYTES):
                raise HttpError(429, "slow-down", "too much was kept for your address; wait a while")
            if endpoint.body is not None:
                call.body = await _body(request, endpoint.body, endpoint.size)
            found = await endpoint.handler(call)
        except HttpError as error:
            return _problem(error)
        except PortulanError as error:
            return await asyncio.to_thread(_problem, error)  # its sentence may have to be read
        return Response(
            msgspec.json.encode(found), status_code=endpoint.status, media_type="application/json"
        )


async def _body(request: Request, wanted: type[msgspec.Struct], size: int) -> msgspec.Struct:
    """Reads the body, no more of it than allowed."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HttpError(415, "bad-type", "the body must be application/json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > size:
            raise HttpError(413, "too-long", f"the body may have {size} bytes at most")
    try:
        return msgspec.convert(_whole(msgspec.json.decode(body)), wanted)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(422, "bad-body", f"the body is not of the published form: {error}") from None


def _whole(value: Any) -> Any:
    """Takes 2.0 for the whole number 2, as JSON does, which knows one kind of number only."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    return {name: _whole(item) for name, item in value.items()} if isinstance(value, dict) else value


def _problem(error: PortulanError) -> Response:
    if isinstance(error, HttpError):
        answer = problem(error.status, error.code, str(error), error.rule)
        if error.status == 401:
            answer.headers["WWW-Authenticate"] = "Bearer"
        return answer
    if isinstance(error, ServerFull):
        return problem(503, "full", str(error))
    if isinstance(error, StoreError):
        return problem(503, "try-again", "this could not be kept, so it did not happen; try again")
    if isinstance(error, FileError):
        return problem(409, "damaged", f"this table cannot be read: {error}")
    if isinstance(error, UsageError):
        return problem(409, "impossible", str(error))
    return problem(409, "refused", str(error))


async def _description(request: Request) -> Response:
    return Response(openapi.description(), media_type="application/json")


async def _no_call(request: Request) -> Response:
    return problem(404, "not-found", "there is no such call; see /api/openapi.json")


async def _plain_error(request: Request, error: Exception) -> Response:
    """Gives the framework's own errors (an unknown path, a wrong method) the form of all others."""
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "bad-method"}.get(error.status_code, "refused")
    answer = problem(error.status_code, code, error.detail.lower())
    answer.headers.update(error.headers or {})
    return answer


async def _failure(request: Request, error: Exception) -> Response:
    """Says nothing about a mistake of ours but that it is one; the log says more."""
    return problem(500, "failure", "something went wrong here; nothing was changed")
