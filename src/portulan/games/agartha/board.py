"""The personal board: seven slots in three zones, and two sectors that are not slots."""

from __future__ import annotations

from typing import Final

SLOTS: Final = ("L1", "L2", "L3", "V1", "V2", "OB", "EX")
SLOT_COUNT: Final = 7

L1: Final = 0
L2: Final = 1
L3: Final = 2
V1: Final = 3
V2: Final = 4
OB: Final = 5
EX: Final = 6
AMS: Final = 7
"""The Amulet sector, as the destination of a Move only."""

DESTINATIONS: Final = (*SLOTS, "AMS")

PLACES_ZONE: Final = 1
VILLAGE_ZONE: Final = 2
EXPLORATION_ZONE: Final = 3

ZONE_OF: Final = (
    PLACES_ZONE,
    PLACES_ZONE,
    PLACES_ZONE,
    VILLAGE_ZONE,
    VILLAGE_ZONE,
    VILLAGE_ZONE,
    EXPLORATION_ZONE,
)
"""The zone of each slot; the Object slot belongs to the Village zone (AG-PLACE-5)."""

OPENED_BY: Final = (0, 0, 0, 1, 2, 0, 4)
"""The bit of each slot in the set of open slots: only V1, V2 and EX are ever validated (AG-VAL-7)."""

OPEN_BIT_SLOTS: Final = (V1, V2, EX)
"""The slots of the bits 1, 2 and 4."""

POINTS_OF_TIER: Final = {2: 1, 3: 3, 4: 5}
POINTS_OF_EXPLORATION: Final = {1: 1, 2: 5, 3: 9}
EXPLORATION_POINTS: Final = (0, 1, 5, 6, 9, 10, 14, 15)
"""Points by the set of Explorations done: bit 0 for the first, bit 1 for the second, bit 2 for the third."""

ROUNDS: Final = 6
MOST_TILES: Final = 6
"""Tiles on the table, with the most players."""

ALL_TOKENS: Final = 7
"""The set of the tokens 1, 2 and 3: bit 0, 1 and 2."""
