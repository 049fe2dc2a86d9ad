"""The steps of a match by name, in the order in which the rules tell them, with the arguments of their frames."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import LAST_SEAT, SEAT, Arg, StepNames
from portulan.games.roam.map import SLOT_COUNT, SQUARE_COUNT
from portulan.games.roam.moves import MARKET_SIZE, MOST_COINS

NAMES: Final = StepNames()

_SQUARES: Final = (1 << SQUARE_COUNT) - 1
_SLOT = Arg("slot", 0, SLOT_COUNT - 1)
_PLACE = Arg("place", 0, SLOT_COUNT)

DEAL: Final = NAMES.step("deal", _PLACE)
OFFER: Final = NAMES.step("offer", Arg("place", 0, MARKET_SIZE - 1))
CHOOSE_SIDE: Final = NAMES.step("choose side", SEAT)
CHOOSE_FIRST: Final = NAMES.step("choose first")
COINS: Final = NAMES.step("coins")
START: Final = NAMES.step("start", SEAT)
REST: Final = NAMES.step("rest", SEAT)
EARLY_REST: Final = NAMES.step("early rest", SEAT)
BEFORE: Final = NAMES.step("before", SEAT)
USE: Final = NAMES.step("use", SEAT)
AT: Final = NAMES.step("at", SEAT, Arg("shape", 0, 1 << 12), Arg("filling", 0, 1))
FILL: Final = NAMES.step("fill", SEAT, Arg("squares", 0, _SQUARES))
AFTER: Final = NAMES.step("after", SEAT)
SLIDE_TO: Final = NAMES.step("slide to", SEAT, Arg("square", 0, SQUARE_COUNT - 1), Arg("level", 0, 1))
PHASE_OVER: Final = NAMES.step("phase over", SEAT)
CLAIM: Final = NAMES.step("claim", SEAT, Arg("settled", 0, (1 << SLOT_COUNT) - 1))
RESOLVE: Final = NAMES.step("resolve", SEAT, _SLOT)
BEFORE_CLAIM: Final = NAMES.step("before claim", SEAT)
BID: Final = NAMES.step(
    "bid",
    SEAT,
    _SLOT,
    Arg("waiting", 0, 15),
    Arg("highest", -1, MOST_COINS),
    Arg("leader", -1, LAST_SEAT),
)
REVEAL: Final = NAMES.step("reveal", SEAT, _SLOT, Arg("price", 0, MOST_COINS))
MARKET: Final = NAMES.step("market", SEAT)
END_OF_TURN: Final = NAMES.step("end of turn", SEAT)
