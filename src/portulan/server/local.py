"""`portulan play`: a server for this machine alone, and the browser at its lobby."""

from __future__ import annotations

import logging
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

from portulan.engine.errors import UsageError
from portulan.server.run import DataInUse, exclusive_use, listen, serve, url_of
from portulan.server.settings import NO_LIMITS, Settings, data_directory

PORT: Final = 8425
"""Tried first, because a browser keeps what it remembers under the port too; any free one will do."""

LOOPBACK_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")


def play(open_browser: bool = True, data: Path | None = None, port: int = PORT) -> int:
    """Serves on the loopback until interrupted; if such a server runs already, goes there."""
    folder = data or data_directory()
    try:
        with exclusive_use(folder) as note:
            try:
                opened = listen("127.0.0.1", port)
            except UsageError:
                opened = listen("127.0.0.1", 0)
            url = url_of(opened)
            note(url)
            settings = Settings(data=folder, hosts=LOOPBACK_NAMES, limits=NO_LIMITS)
            logging.getLogger("portulan.server.requests").setLevel(logging.WARNING)
            serve(settings, opened, ready=lambda: _announce(url, open_browser))
    except DataInUse as error:
        if error.url is None:
            raise
        _announce(error.url, open_browser)
    return 0


def _announce(url: str, open_browser: bool) -> None:
    print(f"Portulan is at {url} (Ctrl+C ends it)", file=sys.stderr, flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
