"""Push services that are known here, and the key file: what has to be known of Web Push before anybody subscribes.

Where a message goes, a browser says; a server that believed it could be sent anywhere in its own network. So an
endpoint is https, and its host is a push service of the browsers, or one that whoever runs the server has named.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from portulan.engine.errors import FileError

KEY_FILE: Final = "push-key.pem"

SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    ".notify.windows.com",
)
"""The push services of browsers; a name that begins with a dot stands for all hosts below it."""

CONTACT: Final = "mailto:portulan@example.org"
"""Whom a push service may ask, where the server has no address of its own."""


def is_known(endpoint: str, more: Sequence[str] = ()) -> bool:
    """Tells whether an endpoint is one of a push service; `more` are hosts, with ports, that this server trusts too."""
    if not endpoint.isascii() or any(letter <= " " or letter == "\\" for letter in endpoint):
        return False
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or "@" in parts.netloc or parts.hostname is None:
        return False
    if parts.netloc.lower() in more:
        return True
    host = parts.hostname
    return port in (None, 443) and any(
        host.endswith(name) if name.startswith(".") else host == name for name in SERVICES
    )


def check_key_file(folder: Path) -> None:
    """Refuses at once what is no key; whether it is a good one shows when it is first used."""
    path = folder / KEY_FILE
    try:
        is_key = not path.exists() or path.read_bytes().startswith(b"-----BEGIN")
    except OSError as error:
        raise FileError(f"{path}: the key for notifications cannot be used: {error}") from None
    if not is_key:
        raise FileError(f"{path}: is no key for notifications")
