"""The steps of a match by name, in the order in which the rulebook tells them, with the arguments of their frames."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import SEAT, Arg, StepNames
from portulan.games.agartha.board import MOST_TILES, ROUNDS, SLOT_COUNT
from portulan.games.agartha.cards import KINDS

NAMES: Final = StepNames()

_TILE = Arg("tile", 0, MOST_TILES - 1)
_KIND = Arg("kind", 0, len(KINDS) - 1)
_SLOT = Arg("slot", 0, SLOT_COUNT - 1)
_MANDATORY = Arg("mandatory", 0, 1)
_DESTINATION = Arg("destination", 0, 13)

CHOOSE_FIRST: Final = NAMES.step("choose first")
START_CARDS: Final = NAMES.step("start cards")
PLACE_START: Final = NAMES.step("place start", SEAT)
PLACE_TOGETHER: Final = NAMES.step("place together")
ROUND: Final = NAMES.step("round", Arg("round", 1, ROUNDS))
BID: Final = NAMES.step("bid", SEAT, Arg("number", 0, 11))
RESOLVE_TILE: Final = NAMES.step("resolve tile", Arg("tile", 0, MOST_TILES))
RESOLVE_ACTION: Final = NAMES.step("resolve action", _TILE)
AUCTION: Final = NAMES.step("auction", _TILE)
PICK: Final = NAMES.step("pick", SEAT, _TILE)
THIRD_CARD: Final = NAMES.step("third card", _TILE, SEAT)
WON: Final = NAMES.step("won", SEAT, _TILE)
LEAVE: Final = NAMES.step("leave", SEAT, _TILE)
PLACE_WON: Final = NAMES.step("place won", SEAT)
MOVE: Final = NAMES.step("move", SEAT, _MANDATORY)
MOVE_TO: Final = NAMES.step("move to", SEAT, _KIND, _SLOT)
SWAP: Final = NAMES.step("swap", SEAT, _MANDATORY)
SWAP_WITH: Final = NAMES.step("swap with", SEAT, _KIND, _SLOT)
DRAW: Final = NAMES.step("draw", SEAT, _MANDATORY)
PLACE_DRAWN: Final = NAMES.step("place drawn", SEAT)
VALIDATE: Final = NAMES.step("validate", SEAT, Arg("queued", 0, 12))
GAINED: Final = NAMES.step("gained", SEAT, _SLOT, Arg("action", -1, DRAW), _MANDATORY)
DISCARD_LEFT: Final = NAMES.step("discard left", SEAT, _SLOT)
CLOSE: Final = NAMES.step("close")
TURN_UP: Final = NAMES.step("turn up", _DESTINATION)
CARD: Final = NAMES.step("card", _DESTINATION)
END_OF_ROUND: Final = NAMES.step("end of round")
REFILL: Final = NAMES.step("refill", _TILE)
FLUSH: Final = NAMES.step("flush", _TILE, Arg("missing", 0, 2), Arg("order", 0, len(KINDS) - 1, many=True))

OF_ACTION: Final = (MOVE, SWAP, DRAW)
"""The step that performs each action."""
