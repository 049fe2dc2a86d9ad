"""What is said of devices that are called when somebody is waited for."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from portulan.server.models.base import Model


class Subscribe(Model, frozen=True):
    """A device wants to be called for the link that is shown: where its push service is, its keys, its language."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")]
    lang: Literal["en", "fr"] = "en"


class Unsubscribe(Model, frozen=True):
    """A device no longer wants to be called."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]


class PushKey(msgspec.Struct, frozen=True):
    """The key by which push services know this server."""

    key: str


class Subscribed(msgspec.Struct, frozen=True):
    """Whether a device is called for the link that was shown."""

    on: bool
