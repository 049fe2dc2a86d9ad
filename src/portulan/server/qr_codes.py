"""QR codes of links, for the browser as one path, and for the terminal; what draws them is imported with the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from segno import QRCode

QUIET: Final = 4
"""The empty rim that a reader needs, in modules."""


def path(text: str) -> tuple[int, str]:
    """Draws a text: the side of the square in modules, rim included, and a path of its dark runs."""
    rows = [list(row) for row in _made(text).matrix]
    parts: list[str] = []
    for y, row in enumerate(rows, QUIET):
        x = 0
        while x < len(row):
            run = 0
            while x + run < len(row) and row[x + run]:
                run += 1
            if run:
                parts.append(f"M{x + QUIET} {y}h{run}v1h-{run}z")
            x += run or 1
    return len(rows) + 2 * QUIET, "".join(parts)


def write(text: str, out: TextIO) -> None:
    """Writes a code into a terminal, two rows of modules in a line."""
    _made(text).terminal(out=out, compact=True)


def _made(text: str) -> QRCode:
    import segno

    return segno.make(text, error="m", micro=False)
