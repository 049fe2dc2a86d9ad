"""The 7th Continent just before its end: the first seat begins with a card whose only action lifts the curse.

Nothing else is changed, and no card that ships has to be where it is.
"""

from __future__ import annotations

import copy

from portulan.games.seventh_continent.state import SeventhContinent
from portulan.registry import game
from tests.games.seventh_continent.setting import hold, kind
from tests.games.seventh_continent.small_world import CARDS, event, numbers

DEED = "E990"
_LIFTS = '[{ do = "lift_curse", curse = "voracious-goddess" }]'
_ACTION = f'{{ icon = "pray", cost = 0, difficulty = 0, success = {_LIFTS} }}'
_CARDS = CARDS + numbers(990) + event(990, "bonus", f'kind = "positive"\nactions = [{_ACTION}]')


def setup(state: SeventhContinent) -> None:
    """Sets the table as ever, and puts the card into the first hand."""
    SeventhContinent.setup(state)
    hold(state, 0, DEED)


CARD = kind(_CARDS).content_box.by_id[DEED]
"""The number by which the table knows it."""
GAME = copy.copy(game("seventh-continent"))
vars(GAME)["_class"] = type("LastDeed", (kind(_CARDS),), {"__slots__": (), "game": GAME, "setup": setup})
