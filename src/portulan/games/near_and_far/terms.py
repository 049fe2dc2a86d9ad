"""The words of the rulebook that rules, moves and views share: factions, goods, symbols, buildings, places."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
NOBODY: Final = -1

FACTIONS: Final = ("green", "blue", "red", "yellow")
"""Outlaws, Mystics, Lizards, Nomads (NF-GOAL-3)."""

GOODS: Final = ("food", "coin", "gem", *FACTIONS)
"""What can be traded (NF-TOWN-HALL-4)."""
FOOD: Final = 0
COIN: Final = 1
GEM: Final = 2
FIRST_TOKEN: Final = 3
"""The place of the first faction token among the goods."""

SYMBOLS: Final = ("skill", "combat", "search", "move", "heart", "shield")
SKILL: Final = 0
COMBAT: Final = 1
SEARCH: Final = 2
MOVE: Final = 3
HEART: Final = 4
SHIELD: Final = 5

BUILDINGS: Final = ("town-hall", "saloon", "stables", "store", "farm", "hut", "mine")
TOWN_HALL: Final = 0
SALOON: Final = 1
STABLES: Final = 2
STORE: Final = 3
FARM: Final = 4
HUT: Final = 5
MINE: Final = 6
JAIL: Final = 7
"""The place of the jail on the town board, after the buildings (NF-JAIL-1)."""
OFF_BOARD: Final = -1
"""Where pawns are before their first visit (NF-SETUP-24)."""
MAP: Final = 8
"""A pawn on the map is at MAP + the number of its location."""

ROUTES: Final = ("spices", "parts", "ichor", "tea")

MOST_LOCATIONS: Final = 40
"""Locations of a map, at most: moves name them by their codes."""

CODES: Final = tuple(
    f"{first}{second}".strip() for first in (" ", "a") for second in "abcdefghijklmnopqrstuvwxyz"
)[:MOST_LOCATIONS]
"""What players write to mean a location of the map: a to z, then aa to an."""


class Names(tuple[str, ...]):
    """The names of players, seat by seat."""


class SymbolTable(tuple[tuple[int, ...], ...]):
    """The symbols of every party member, in the order of SYMBOLS."""


MODES: Final = ("first", "campaign", "character", "arcade")

SLOTS: Final = 4
ROW: Final = 5
"""Adventurers in the row (NF-SETUP-5)."""
MOST_ANIMALS: Final = 3
MOST_CHOICES: Final = 4
LOWEST_REP: Final = -6
HIGHEST_REP: Final = 12
MOST_HEARTS_ON_LEAVING: Final = 13
BOARD_TENTS: Final = 14
LONG_GAME_TENTS: Final = 2
"""Tents that the long game adds before the others (NF-VARIANT-1)."""
CAMP_COST: Final = 3
MANY: Final = 999
"""More of a good than anybody ever has."""
