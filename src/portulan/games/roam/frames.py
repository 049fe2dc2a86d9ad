"""The numbers of the steps, in the order in which the rules tell them; `state.py` holds the same order."""

from __future__ import annotations

from typing import Final

DEAL: Final = 0
OFFER: Final = 1
CHOOSE_SIDE: Final = 2
CHOOSE_FIRST: Final = 3
COINS: Final = 4
START: Final = 5
REST: Final = 6
EARLY_REST: Final = 7
BEFORE: Final = 8
USE: Final = 9
AT: Final = 10
FILL: Final = 11
AFTER: Final = 12
SLIDE_TO: Final = 13
PHASE_OVER: Final = 14
CLAIM: Final = 15
RESOLVE: Final = 16
BEFORE_CLAIM: Final = 17
BID: Final = 18
REVEAL: Final = 19
MARKET: Final = 20
END_OF_TURN: Final = 21
