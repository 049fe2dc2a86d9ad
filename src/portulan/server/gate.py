"""The gate before everything: who may come in, how often, and by which safety rules a browser shows what comes out."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response

from portulan.server.limits import Rate, network
from portulan.server.metrics import Metrics
from portulan.server.models.base import ErrorAnswer, Problem
from portulan.server.settings import Settings

if TYPE_CHECKING:
    from portulan.server.sockets import Sockets

log = logging.getLogger("portulan.server.requests")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_HOST: Final = re.compile(r"^[A-Za-z0-9.\-\[\]:_]{1,255}$")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{20,}")
_CONTROL: Final = re.compile(r"[^\x20-\x7e]")

CALLS: Final = "/api/"
"""Where the paths of calls begin; all others are files, which lie ready and cost less."""

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

ENCRYPTED: Final = (b"strict-transport-security", b"max-age=31536000")
"""Told where players come by https: the browser uses nothing else for this host from then on, for a year."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def header(scope: Scope, name: bytes) -> str:
    """Reads a header of a request, empty if it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Scope) -> str:
    """Names who asks, for counting."""
    client = scope.get("client")
    return network(client[0] if client else None)


def public_path(path: str) -> str:
    """Shortens whatever might be an id or a secret in a path and cleans it, for the log."""
    return _CONTROL.sub("?", _ID.sub(lambda found: f"{found[0][:6]}...", path))[:200]


class Gate:
    """Wraps the application: checks the name and the rate, adds the headers, writes one line a request.

    WebSockets go straight to `sockets`: every message of theirs would pass through all layers of the application.
    """

    def __init__(self, app: App, sockets: Sockets, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.sockets = sockets
        self.settings = settings
        self.metrics = metrics
        calls, files = settings.limits.requests_per_minute, settings.limits.files_per_minute
        self.calls = Rate(calls / 60, max(20.0, calls / 3))
        self.files = Rate(files / 60, max(20.0, files / 2))
        base = urlsplit(settings.base_url or "")
        self.base_host = base.netloc.lower()
        self._headers = (*HEADERS, ENCRYPTED) if base.scheme == "https" else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await (self.sockets if scope["type"] == "websocket" else self.app)(scope, receive, send)

    def knows(self, scope: Scope) -> bool:
        """Tells whether the server may be called by the name in the request."""
        host = header(scope, b"host").lower()
        if not _HOST.match(host):
            return False
        names, network = self.settings.hosts, self.settings.network
        return not names or _name(host) in names or (network is not None and _name(host) == network.name)

    def is_own_page(self, scope: Scope) -> bool:
        """Tells whether a WebSocket comes from a page of this server; programs that are no browser send no origin."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        came_from = urlsplit(origin).netloc.lower()
        return bool(came_from) and came_from in (header(scope, b"host").lower(), self.base_host)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        who = address(scope)
        policy = self._policy(scope)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {key.lower() for key, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *self._headers,
                    (b"content-security-policy", policy),
                    *([] if b"cache-control" in names else [(b"cache-control", b"no-store")]),
                ]
            await send(message)

        try:
            if not self.knows(scope):
                self.metrics.refused["host"] += 1
                answer = problem(421, "wrong-host", "this server is not called by that name")
                await answer(scope, receive, send_with_headers)
            elif not (self.calls if scope["path"].startswith(CALLS) else self.files).take(who):
                self.metrics.refused["rate"] += 1
                answer = problem(429, "slow-down", "too many requests; wait a moment")
                answer.headers["Retry-After"] = "5"
                await answer(scope, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            spent = (time.perf_counter() - began) * 1000
            self.metrics.answers[status] += 1
            fields = {
                "address": who,
                "method": scope["method"],
                "path": public_path(scope["path"]),
                "status": status,
                "milliseconds": round(spent, 1),
            }
            extra: dict[str, object] = {"fields": fields}
            if status >= 400:
                extra["refused"] = who
            log.info("%s %s %s %d %.0f ms", who, fields["method"], fields["path"], status, spent, extra=extra)

    def _policy(self, scope: Scope) -> bytes:
        """Names the sockets of the same host for browsers that do not count them among 'self'."""
        host = self.base_host or header(scope, b"host")
        sockets = f" ws://{host} wss://{host}" if _HOST.match(host) else ""
        return POLICY.format(sockets=sockets).encode()


def _name(host: str) -> str:
    """Takes the port off a host."""
    return host.rpartition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


def problem(status: int, code: str, message: str, rule: str | None = None) -> Response:
    """Makes the answer to a request that went wrong."""
    body = msgspec.json.encode(ErrorAnswer(Problem(code, message, rule)))
    return Response(body, status_code=status, media_type="application/json")
