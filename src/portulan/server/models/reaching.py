"""What is said of the server itself: where it is, and how it does."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from portulan.server.models.base import Model


class DrawQr(Model, frozen=True):
    """A link that is to be drawn as a QR code."""

    link: Annotated[str, Meta(min_length=8, max_length=300, pattern=r"^https?://[!-~]+$")]


class NetworkAnswer(msgspec.Struct, frozen=True):
    """Where the server is in the network around its machine, once it is open; `owner`: the asker may open it."""

    url: str | None
    owner: bool


class QrCode(msgspec.Struct, frozen=True):
    """A QR code: its side in modules, the rim included, and the path of its dark ones."""

    size: int
    path: str


class Health(msgspec.Struct, frozen=True):
    """The server lives; all is well unless nothing can be kept (`writes`)."""

    ok: bool
    version: str
    writes: bool


class Ready(msgspec.Struct, frozen=True):
    """The server can do its work."""

    ready: bool
