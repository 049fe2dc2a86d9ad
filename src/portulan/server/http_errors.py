"""Errors of the HTTP interface: a status, a code that a program understands, and one line for a person."""

from __future__ import annotations

from typing import Final

from portulan.engine.errors import PortulanError

UNKNOWN: Final = "there is no such table, or the link is not right"
"""Sentence of an unknown table and of a wrong secret alike, so that neither can be told from the other."""


class HttpError(PortulanError):
    """An answer other than the one that was asked for."""

    def __init__(self, status: int, code: str, message: str, rule: str | None = None) -> None:
        self.status = status
        self.code = code
        self.rule = rule
        super().__init__(message)


def unknown_table() -> HttpError:
    """The one answer to whoever has no business at a table."""
    return HttpError(403, "not-found", UNKNOWN)
