"""Portulan plays four games of exploration by their published rules.

>>> import portulan
>>> state = portulan.new("agartha", players=3, seed=7)
>>> state.play(state.moves()[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portulan.engine.errors import FileError, PortulanError, Refused, UsageError
from portulan.engine.game import Game
from portulan.engine.state import CHANCE, State
from portulan.registry import game, games, load, load_match, new, register

if TYPE_CHECKING:
    from portulan.engine.match import Match

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "FileError",
    "Game",
    "Match",
    "PortulanError",
    "Refused",
    "State",
    "UsageError",
    "game",
    "games",
    "load",
    "load_match",
    "new",
    "register",
]


def __getattr__(name: str) -> Any:
    """Imports what only some users need when they ask for it: importing Portulan stays quick."""
    if name == "Match":
        from portulan.engine.match import Match

        return Match
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
