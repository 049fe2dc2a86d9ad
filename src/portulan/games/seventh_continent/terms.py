"""The words of the rules as numbers: icons, resources, sides, types of cards, and the piles that a card can be in."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
MOST_PLAYERS: Final = 4

ICONS: Final = (
    *("move", "snowshoe", "swim", "go_see", "pathfind", "spot", "search", "craft", "make_fire", "eat"),
    *("take", "think", "decipher", "open", "hide", "fight", "hunt", "fish", "climb", "dig"),
    *("orientate", "pull", "balance", "rest", "heal", "listen", "play_music", "offer", "pray"),
)
"""The closed list of action icons (contract, chapter 1)."""
CRAFT: Final = ICONS.index("craft")
MAKE_FIRE: Final = ICONS.index("make_fire")
REST: Final = ICONS.index("rest")
ANY_ICON: Final = (1 << len(ICONS)) - 1

RESOURCES: Final = ("wood", "stone", "foliage", "vine", "bamboo", "bone", "poison", "fire")
FIRE: Final = RESOURCES.index("fire")

ZONES: Final = ("I", "II", "III", "IV", "V")

SIDES: Final = ("N", "E", "S", "W")
COMPASS: Final = ("north", "east", "south", "west")

SPOTS: Final = ("none", "here", *(f"fog-{side}" for side in COMPASS), *(f"open-{side}" for side in COMPASS))
"""How a place lies from the card by which it is called: under it, or fog or nothing on one of its sides."""
NO_SPOT: Final = 0
HERE_SPOT: Final = 1
FOG_SPOT: Final = 2
OPEN_SPOT: Final = 6

TERRAIN: Final = 0
PERMANENT: Final = 1
TEMPORARY: Final = 2
STATE: Final = 3
BONUS: Final = 4
OBJECT: Final = 5
QUEST: Final = 6
SKILL: Final = 7
CURSE: Final = 8
CHARACTER: Final = 9
CLUE: Final = 10

BACKS: Final = ("green", "gold", "fog", "blue", "none")
GREEN: Final = 0
GOLD: Final = 1
FOG: Final = 2
BLUE: Final = 3
NO_BACK: Final = 4

# Piles: every card is in one of them; where exactly a card of the Board or of an inventory lies, other fields say.

OUT: Final = 0
"""Not in this game, or not yet: other characters with their skills, advanced skills, clues that were not chosen."""
STOCK: Final = 1
"""The Adventure Deck and the Exploration Deck; a fog card on the Board is one of its zone's that nobody knows."""
DECK: Final = 2
DISCARD: Final = 3
DRAWN: Final = 4
"""Drawn for the action in progress, from the Action Deck."""
RISKED: Final = 5
"""Drawn for the action in progress, from the Discard."""
LOST: Final = 6
"""Being discarded from the Action Deck: set aside until all are (G-79)."""
PAST: Final = 7
BANISHED: Final = 8
SATCHEL: Final = 9
BOARD: Final = 10
OPEN: Final = 11
"""Being resolved."""
INVENTORY: Final = 12
HAND: Final = 13
"""The hand of seat 0; the others follow."""
AWAY: Final = HAND + MOST_PLAYERS
"""Put away until their character is back (7C-LEAVE-3)."""
PILES: Final = AWAY + 1

SLOTS: Final = 4
"""Objects of a player, at most."""
COLUMN: Final = 4
"""Cards of an object, at most."""
STRONGEST: Final = 6
"""The highest value of a die (7C-ASSEMBLE-5)."""

HAND_LIMIT: Final = (0, 5, 3, 3, 2)
OBJECT_LIMIT: Final = (0, 4, 3, 2, 2)
COLUMN_LIMIT: Final = (0, 4, 3, 3, 2)
"""Limits by the number of characters (contract, chapter 1)."""

PARANOID: Final = 100
"""The one number that a rule calls (7C-CONSEQUENCE-5)."""
EASY: Final = 777
"""The number of easy mode (7C-EASY-1)."""

# Steps at which an effect works (contract 7.1)

EFFECT_STEPS: Final = ("cost", "result", "acquire_state", "take", "resource", "always")
AT_COST: Final = 0
AT_RESULT: Final = 1
AT_STATE: Final = 2
AT_TAKE: Final = 3
AT_RESOURCE: Final = 4
ALWAYS: Final = 5

TRIGGERS: Final = (
    *("camp", "deck_empties", "terrain_placed", "arrival"),
    *("action_end", "state_gained", "turn_end"),
)
ON_CAMP: Final = 0
ON_DECK_EMPTIES: Final = 1
ON_TERRAIN_PLACED: Final = 2
ON_ARRIVAL: Final = 3
ON_ACTION_END: Final = 4
ON_STATE_GAINED: Final = 5
ON_TURN_END: Final = 6

REACHES: Final = ("self", "active", "any_participant")
SELF: Final = 0
ACTIVE: Final = 1
ANY_PARTICIPANT: Final = 2

WHO: Final = ("active", "taker", "each_participant", "each_player", "chosen_participant", "owner")
WHO_ACTIVE: Final = 0
WHO_EACH: Final = 2
WHO_ALL: Final = 3
WHO_CHOSEN: Final = 4

SUCCESS: Final = 1
FAILURE: Final = 2

WON: Final = 1
LOST_GAME: Final = 2
