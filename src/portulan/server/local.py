"""`portulan play`: a server for this machine, and for its network if that is wished, and the browser at its lobby."""

from __future__ import annotations

import logging
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

from portulan.engine.errors import UsageError
from portulan.server import qr_codes
from portulan.server.network import LocalNetwork
from portulan.server.run import DataInUse, exclusive_use, listen, serve, url_of
from portulan.server.settings import Limits, Settings, data_directory

PORT: Final = 8425
"""Tried first, because a browser keeps what it remembers under the port too; any free one will do."""

LOOPBACK_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")


def play(
    open_browser: bool = True, data: Path | None = None, port: int | None = None, network: bool = False
) -> int:
    """Serves on the loopback until interrupted; if such a server runs already, goes there.

    With `network`, the server is open to the network around this machine from the start.
    """
    folder = data or data_directory()
    around = LocalNetwork(at_once=network)
    try:
        with exclusive_use(folder) as note:
            if network:
                around.require()
            try:
                opened = listen("127.0.0.1", PORT if port is None else port)
            except UsageError:
                if port is not None:
                    raise
                opened = listen("127.0.0.1", 0)
            url = url_of(opened)
            note(url, around.key)
            settings = Settings(data=folder, hosts=LOOPBACK_NAMES, limits=Limits(), network=around)
            logging.getLogger("portulan.server.requests").setLevel(logging.WARNING)
            serve(settings, opened, ready=lambda: _announce(url, around.key, open_browser, around.url))
    except DataInUse as error:
        if error.url is None:
            raise
        _announce(error.url, error.key, open_browser)
        if network:
            raise UsageError(
                "it runs already; end it first, or open it to your network at a table of yours"
            ) from None
    return 0


def _announce(url: str, key: str | None, open_browser: bool, network: str | None = None) -> None:
    """Says where the server is; whoever opens it with the key may open it to the network."""
    own = url if key is None else f"{url}#own={key}"
    print(f"Portulan is at {url} (Ctrl+C ends it)", file=sys.stderr, flush=True)
    if network is not None:
        print(f"In your network it is at {network}", file=sys.stderr, flush=True)
        qr_codes.write(network, sys.stderr)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()
    elif key is not None:
        print(f"With the right to open it to your network: {own}", file=sys.stderr, flush=True)
