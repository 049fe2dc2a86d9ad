"""The words that cards are written in: icons, resources, sides, who is meant, and references to other entries (7.1)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from portulan.content import Part, refers_to

Icon = Literal[
    "move",
    "snowshoe",
    "swim",
    "go_see",
    "pathfind",
    "spot",
    "search",
    "craft",
    "make_fire",
    "eat",
    "take",
    "think",
    "decipher",
    "open",
    "hide",
    "fight",
    "hunt",
    "fish",
    "climb",
    "dig",
    "orientate",
    "pull",
    "balance",
    "rest",
    "heal",
    "listen",
    "play_music",
    "offer",
    "pray",
]
"""The 29 icons of actions (contract, section 1)."""
Resource = Literal["wood", "stone", "foliage", "vine", "bamboo", "bone", "poison", "fire"]
"""What objects are crafted of (7C-RESOURCE)."""
Side = Literal["N", "E", "S", "W"]
"""The sides of a card in reading direction, north above (7C-EXPLORE-8)."""
Who = Literal["active", "taker", "each_participant", "each_player", "chosen_participant", "owner"]
"""Whom a part concerns: the active player (7C-CONSEQUENCE-4), who took the card (G-49), all who take part (7C-TURN-8),
all players, a participant chosen by the active player (DP-39), or who has the card in hand or inventory."""
Comparison = Literal["==", ">=", "<=", ">", "<"]
Zone = Literal["hand", "inventory", "satchel", "board", "past", "banished"]
"""Where cards are looked for."""
Symbol = Literal["sail", "hand", "tooth", "stone"]
"""The symbols of flags (7C-FLAG): sail is blue, the others are violet and stand on clues."""
StoryRole = Literal["none", "main", "branch", "shortcut"]
"""What a card means to the story graph (7.5)."""

NumberId = Annotated[str, refers_to("number")]
"""The number of Adventure cards, `Num` of the contract: "000" to "999"."""
SourceId = Annotated[str, refers_to("number", "exploration")]
"""What may authorise a card: a number, or an Exploration card by its id (7C-AUTH-1, G-66)."""
StateId = Annotated[str, refers_to("state")]
"""The title of a state."""
KeywordId = Annotated[str, refers_to("keyword")]
ZoneId = Annotated[str, refers_to("zone")]
CharacterId = Annotated[str, refers_to("character")]
ClueId = Annotated[str, refers_to("clue")]
"""A clue, and with it the curse of the same title."""
ExplorationId = Annotated[str, refers_to("exploration")]
SkillId = Annotated[str, refers_to("skill")]

ICONS: Final[tuple[Icon, ...]] = get_args(Icon)
SIDES: Final[tuple[Side, ...]] = get_args(Side)


class At(Part, frozen=True):
    """A place of a sheet: x grows to the east, y to the south (7.4)."""

    sheet: int
    x: int
    y: int
