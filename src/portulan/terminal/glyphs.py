"""The signs of the drawings, for terminals that know them and for those that do not."""

from __future__ import annotations

from dataclasses import dataclass

from portulan.terminal.maps import Signs


@dataclass(frozen=True)
class Glyphs:
    """The signs of the drawing, for terminals that know them and for those that do not."""

    times: str = "×"
    nothing: str = "–"
    between: str = " · "
    filled: str = "●"
    free: str = "○"
    back: str = "▪"
    unknown: str = "?"
    active: str = "▶ "
    pip: str = "¤"
    dot: str = "·"
    fog: str = "░"
    corner: str = "·"
    beam: str = "─"
    wall: str = "│"
    cross: str = "┼"
    figure: Signs = ("■", "□", "·")


PLAIN_GLYPHS = Glyphs(
    times="x",
    nothing="-",
    between=" | ",
    filled="#",
    free=".",
    back="#",
    unknown="?",
    active="> ",
    pip="$",
    dot=".",
    fog="%",
    corner="+",
    beam="-",
    wall="|",
    cross="+",
    figure=("X", "o", "."),
)
