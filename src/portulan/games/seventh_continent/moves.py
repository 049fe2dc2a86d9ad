"""The moves of The 7th Continent: families with stable ids; what chance brings, and what players decide.

What nobody has seen yet has numbers instead of names: cards, cells of the Board, and effects by their place on a card.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import ActionSpace, Family, Field, Number
from portulan.games.seventh_continent.terms import MOST_PLAYERS, RESOURCES, SLOTS

MOST_CARDS: Final = 900
WIDTH: Final = 12
"""Places in a row of the grid, whatever the sheets need: so a cell keeps its number when the map grows."""
MOST_CELLS: Final = WIDTH * 12
MOST_PRINTED: Final = 20
"""Actions, effects, branches or alternatives that one card or one part of it may have, at most."""
MOST_EXTRA: Final = 100
MOST_CLUES: Final = 4
"""The three of the box, and one of a pack."""
MOST_PAIRS: Final = 50

_CARD = Field("card", [str(number) for number in range(MOST_CARDS)])
_CELL = Field("cell", [str(number) for number in range(MOST_CELLS)])
_PLACE = Number("place", 1, MOST_PRINTED)
_PLAYER = Field("player", [str(seat) for seat in range(MOST_PLAYERS)])
_SLOT = Field("object", [f"{seat}.{slot}" for seat in range(MOST_PLAYERS) for slot in range(SLOTS)])
_OTHER_SLOT = Field("other", [f"{seat}.{slot}" for seat in range(MOST_PLAYERS) for slot in range(SLOTS)])

# What chance brings

CARD: Final = Family("card", "card {card}", _CARD)
ONE_OF: Final = Family("one-of", "one of {place}", _PLACE)

# Between turns

BE: Final = Family("be", "be {card}", _CARD)
ACTIVE: Final = Family("active", "active {player}", _PLAYER)
GIVE: Final = Family("give", "give")
HAND_OVER: Final = Family("hand-over", "hand over {object} to {player}", _SLOT, _PLAYER)
SWAP: Final = Family("swap", "swap {object} for {other}", _SLOT, _OTHER_SLOT)
DROP: Final = Family("drop", "drop")
ABANDON: Final = Family("abandon", "abandon {object}", _SLOT)
LOOK: Final = Family("look", "look")
SEARCH: Final = Family("search", "search {card}", _CARD)
ENTER: Final = Family("enter", "enter {number}", Number("number", 0, 999, digits=3))
CAMP: Final = Family("camp", "camp")
CLEAR_TABLE: Final = Family("clear-table", "clear the table")
FOLD: Final = Family("fold", "fold {cell}", _CELL)
AGREE: Final = Family("agree", "agree")
OBJECT: Final = Family("object", "object")

# An action

ACT: Final = Family("act", "act {card} {place}", _CARD, _PLACE)
EXPLORE: Final = Family("explore", "explore {cell}", _CELL)
PASS: Final = Family("pass", "pass")
GO: Final = Family("go", "go {cell}", _CELL)
JOIN: Final = Family("join", "join")
STAY: Final = Family("stay", "stay")
USE: Final = Family("use", "use {object}", _SLOT)
APPLY: Final = Family("apply", "apply {card} {place}", _CARD, _PLACE)
WITH: Final = Family("with", "with {resource}", Field("resource", RESOURCES))
DONE: Final = Family("done", "done")
TRADE: Final = Family("trade", "trade {cards}", Number("cards", 0, 20))
EXTRA: Final = Family("extra", "extra {cards}", Number("cards", 0, MOST_EXTRA))
KEEP: Final = Family("keep", "keep {card}", _CARD)
TO: Final = Family("to", "to {player}", _PLAYER)

# Consequences

BRANCH: Final = Family("choose", "choose {place}", _PLACE)
CALL: Final = Family("call", "call {place}", _PLACE)
NEW: Final = Family("new", "new object")
ASSEMBLE: Final = Family("assemble", "assemble {object}", _SLOT)
LEAVE_IT: Final = Family("leave", "leave it")
HIT: Final = Family("hit", "hit {object}", _SLOT)
MEND: Final = Family("mend", "mend {object}", _SLOT)
PICK: Final = Family("pick", "pick {card}", _CARD)
BUY: Final = Family("buy", "buy {card}", _CARD)

# Who plays, and against what

CLUES: Final = Family("clues", "clues {set}", Number("set", 1, (1 << MOST_CLUES) - 1))
"""The clues that are chosen, as the bits of a number in the order of their cards."""
DEPART: Final = Family("depart", "depart")
PAUSE: Final = Family("pause", "pause")
QUIT: Final = Family("quit", "quit")
COME: Final = Family("come", "come {player}", _PLAYER)

# Where a table plays so

PAIR: Final = Family("pair", "pair {halves}", Number("halves", 0, MOST_PAIRS))
HINT: Final = Family("hint", "hint {card}", _CARD)

SPACE: Final = ActionSpace(
    (
        *(CARD, ONE_OF),
        *(BE, ACTIVE, GIVE, HAND_OVER, SWAP, DROP, ABANDON, LOOK, SEARCH, ENTER),
        *(CAMP, CLEAR_TABLE, FOLD, AGREE, OBJECT),
        *(ACT, EXPLORE, PASS, GO, JOIN, STAY, USE, APPLY, WITH, DONE, TRADE, EXTRA, KEEP, TO),
        *(BRANCH, CALL, NEW, ASSEMBLE, LEAVE_IT, HIT, MEND, PICK, BUY),
        *(CLUES, DEPART, PAUSE, QUIT, COME, PAIR, HINT),
    )
)
