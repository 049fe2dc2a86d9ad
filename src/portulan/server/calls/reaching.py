"""Calls about the server itself: how it does, and where it is."""

from __future__ import annotations

import asyncio
from typing import Final

from portulan import __version__
from portulan.server import qr_codes
from portulan.server.calls.call import Call, Endpoint
from portulan.server.http_errors import HttpError
from portulan.server.models.reaching import DrawQr, Health, NetworkAnswer, QrCode, Ready


async def health(call: Call) -> Health:
    """Tells that the server lives, and whether anything can be kept."""
    writes = await call.hub.store.can_write()
    return Health(writes, __version__, writes)


async def ready(call: Call) -> Ready:
    """Tells whether the server can do its work; a proxy or a monitor sees the status."""
    if not await call.hub.store.can_write():
        raise HttpError(503, "not-ready", "nothing can be kept at present")
    return Ready(True)


async def network(call: Call) -> NetworkAnswer:
    """Tells where the server is in its network, and whether the caller may open it to it."""
    around = call.hub.settings.network
    return NetworkAnswer(None if around is None else around.url, _is_owner(call))


async def open_network(call: Call) -> NetworkAnswer:
    """Opens the server of somebody's own machine to the network around it."""
    around = call.hub.settings.network
    if around is None or not _is_owner(call):
        raise HttpError(403, "not-owner", "only whoever started the program on this machine can do this")
    return NetworkAnswer(await around.open(), True)


def _is_owner(call: Call) -> bool:
    around = call.hub.settings.network
    key = call.request.headers.get("authorization", "").partition(" ")[2].strip()
    return around is not None and around.is_owner(key)


async def draw_qr(call: Call) -> QrCode:
    """Draws a link as a QR code; it is kept nowhere."""
    return QrCode(*await asyncio.to_thread(qr_codes.path, call.body.link))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/health", "health", "Whether the server lives, and all is well", health, Health),
    Endpoint("GET", "/api/ready", "ready", "Whether the server can do its work", ready, Ready, errors=(503,)),
    Endpoint(
        "GET",
        "/api/network",
        "network",
        "Where the server is in the network around its machine",
        network,
        NetworkAnswer,
    ),
    Endpoint(
        "POST",
        "/api/network/open",
        "openNetwork",
        "Open the server of your own machine to its network",
        open_network,
        NetworkAnswer,
        errors=(403, 409),
    ),
    Endpoint("POST", "/api/qr", "drawQr", "A link as a QR code", draw_qr, QrCode, body=DrawQr),
)
