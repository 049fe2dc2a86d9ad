"""Portulan plays four games of exploration by their published rules.

>>> import portulan
>>> state = portulan.new("agartha", players=3, seed=7)
>>> state.play(state.moves()[0])
"""

from __future__ import annotations

from portulan.engine.errors import FileError, PortulanError, Refused, UsageError
from portulan.engine.game import Game
from portulan.engine.match import Match
from portulan.engine.state import CHANCE, State
from portulan.registry import game, games, load, load_match, new, register

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
