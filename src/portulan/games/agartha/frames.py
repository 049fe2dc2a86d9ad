"""The numbers of the steps, in the order in which the rulebook tells them; `state.py` holds the same order."""

from __future__ import annotations

from typing import Final

CHOOSE_FIRST: Final = 0
START_CARDS: Final = 1
PLACE_START: Final = 2
PLACE_TOGETHER: Final = 3
ROUND: Final = 4
BID: Final = 5
RESOLVE_TILE: Final = 6
RESOLVE_ACTION: Final = 7
AUCTION: Final = 8
PICK: Final = 9
THIRD_CARD: Final = 10
WON: Final = 11
LEAVE: Final = 12
PLACE_WON: Final = 13
MOVE: Final = 14
MOVE_TO: Final = 15
SWAP: Final = 16
SWAP_WITH: Final = 17
DRAW: Final = 18
PLACE_DRAWN: Final = 19
VALIDATE: Final = 20
GAINED: Final = 21
DISCARD_LEFT: Final = 22
CLOSE: Final = 23
TURN_UP: Final = 24
CARD: Final = 25
END_OF_ROUND: Final = 26
REFILL: Final = 27
FLUSH: Final = 28
