"""Where typed lines come from: a keyboard, or a pipe, whose lines are echoed to keep the transcript whole."""

from __future__ import annotations

import contextlib
import sys
from types import ModuleType
from typing import TextIO

from rich.console import Console

PROMPT = "> "


class Lines:
    """Reads one line at a time; None when there are no more."""

    def __init__(self, source: TextIO, console: Console) -> None:
        self._source = source
        self._console = console
        self._editor = _line_editor() if source.isatty() else None

    def read(self) -> str | None:
        """Asks for a line."""
        if self._source.isatty() and self._source is sys.stdin:
            try:
                return input(PROMPT).strip()
            except EOFError:
                self._console.print()
                return None
        line = self._source.readline()
        if not line:
            return None
        self._console.print(f"{PROMPT}{line.strip()}", soft_wrap=True)
        return line.strip()

    def forget(self) -> None:
        """Empties the history of the keyboard, which the next player could call up."""
        if self._editor is not None:
            self._editor.clear_history()


def _line_editor() -> ModuleType | None:
    """Loads the line editor that gives `input` its cursor keys and history, where the system has one."""
    with contextlib.suppress(ImportError):
        import readline

        return readline
    return None
