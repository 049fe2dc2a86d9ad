"""The game with the class of its states, for tests that make tables of their own."""

from __future__ import annotations

from portulan.games.seventh_continent import GAME
from portulan.games.seventh_continent import _content_attributes as attributes
from portulan.games.seventh_continent.state import SeventhContinent

__all__ = ("GAME", "attributes")

SeventhContinent.game = GAME
