"""The moves of the game, chance included, and what may be told of them: families with stable ids."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import ActionSpace, Family, Field
from portulan.engine.events import EventFamily, Events
from portulan.games.agartha.board import DESTINATIONS, SLOTS
from portulan.games.agartha.cards import KINDS

ACTION_ZONE: Final = 0
BID_ZONE: Final = 1

_SEAT = Field("seat", ("0", "1", "2", "3"))
_CARD = Field("card", KINDS)
_SLOT = Field("slot", SLOTS)
_TOKEN = Field("token", ("1", "2", "3"))
_TILE = Field("tile", ("1", "2", "3", "4", "5", "6"))
_ZONE = Field("zone", ("action", "bid"))

FIRST: Final = Family("first", "first {seat}", _SEAT)
TURN_UP: Final = Family("card", "card {card}", _CARD)
PLACE: Final = Family("place", "place {card} {slot}", _CARD, _SLOT)
BID: Final = Family("bid", "bid {token} @{tile} {zone}", _TOKEN, _TILE, _ZONE, secret=("token",))
MOVE: Final = Family("move", "move {card} {slot}", _CARD, _SLOT)
TO: Final = Family("to", "to {slot}", Field("slot", DESTINATIONS))
SWAP: Final = Family("swap", "swap {card} {slot}", _CARD, _SLOT)
WITH: Final = Family("with", "with {card} {slot}", _CARD, _SLOT)
DRAW_PILE: Final = Family("draw-pile", "draw pile")
DRAW_TILE: Final = Family("draw-tile", "draw {card} @{tile}", _CARD, _TILE)
PICK: Final = Family("pick", "pick {card}", _CARD)
LEAVE: Final = Family("leave", "leave {card}", _CARD)
KEEP: Final = Family("keep", "keep")
VALIDATE: Final = Family(
    "validate", "validate {slot} {tier}", Field("slot", ("V1", "V2")), Field("tier", ("2", "3", "4"))
)
EXPLORE: Final = Family("explore", "explore {exploration}", Field("exploration", ("1", "2", "3")))
STOP: Final = Family("stop", "stop")
DECLINE: Final = Family("decline", "decline")

ENCOUNTER_SECTOR: Final = 0
AMULET_SECTOR: Final = 1
_SECTOR = Field("slot", ("ENC", "AMS"))
_IN_SECTOR = Field("card", ("CHA", "AMU"))

PLACE_SECTOR: Final = Family("place-sector", "place {card} {slot}", _CARD, _SECTOR)
TO_ENCOUNTER: Final = Family("to-encounter", "to ENC")
MOVE_SECTOR: Final = Family("move-sector", "move {card} {slot}", _IN_SECTOR, _SECTOR)
SWAP_SECTOR: Final = Family("swap-sector", "swap {card} {slot}", _IN_SECTOR, _SECTOR)
WITH_SECTOR: Final = Family("with-sector", "with {card} {slot}", _IN_SECTOR, _SECTOR)
VALIDATE_OTHER: Final = Family(
    "validate-other",
    "validate {slot} {tier}",
    Field("slot", ("L1", "L2", "L3", "OB", "EX")),
    Field("tier", ("2", "3", "4")),
)
NEVER_LEGAL: Final = (PLACE_SECTOR, TO_ENCOUNTER, MOVE_SECTOR, SWAP_SECTOR, WITH_SECTOR, VALIDATE_OTHER)
"""Moves that players write and that no position allows; they are moves so that a clause tells why."""

SPACE: Final = ActionSpace(
    (
        FIRST,
        TURN_UP,
        PLACE,
        BID,
        MOVE,
        TO,
        SWAP,
        WITH,
        DRAW_PILE,
        DRAW_TILE,
        PICK,
        LEAVE,
        KEEP,
        VALIDATE,
        EXPLORE,
        STOP,
        DECLINE,
        *NEVER_LEGAL,
    )
)

_NUMBER = ()
_ACTION = Field("action", ("move", "swap", "draw"))
_ROUND = Field("round", _NUMBER)
_POINTS = Field("points", _NUMBER)
_SUM = Field("sum", _NUMBER)
_COUNT = Field("count", _NUMBER)

SAID_FIRST_PLAYER: Final = EventFamily("first-player", _SEAT)
SAID_ROUND: Final = EventFamily("round", _ROUND, _SEAT)
SAID_CARD_ON_TILE: Final = EventFamily("card-on-tile", _CARD, _TILE)
SAID_CARD_DRAWN: Final = EventFamily("card-drawn", _SEAT, _CARD)
SAID_PLACED: Final = EventFamily("placed", _SEAT, _CARD, _SLOT)
SAID_START_CARD: Final = EventFamily("start-card", _SEAT, _CARD, secret=("card",))
SAID_START_PLACED: Final = EventFamily("start-placed", _SEAT, _CARD, _SLOT, secret=("card", "slot"))
SAID_START_SHOWN: Final = EventFamily("start-shown", _SEAT, _CARD, _SLOT)
SAID_BID: Final = EventFamily("bid", _SEAT, _TOKEN, _TILE, _ZONE, secret=("token",))
SAID_ACTION_REVEALED: Final = EventFamily("action-revealed", _SEAT, _TOKEN, _TILE, _ACTION)
SAID_BID_REVEALED: Final = EventFamily("bid-revealed", _SEAT, _TOKEN, _TILE)
SAID_AUCTION_WON: Final = EventFamily("auction-won", _SEAT, _TILE, _SUM)
SAID_TESTAMENT_WON: Final = EventFamily("testament-won", _SEAT, _TILE, _SUM)
SAID_AUCTION_TIED: Final = EventFamily("auction-tied", _SEAT, _TILE, _SUM)
SAID_AUCTION_EMPTY: Final = EventFamily("auction-empty", _TILE)
SAID_PICKED: Final = EventFamily("picked", _SEAT, _CARD, _TILE)
SAID_TOOK_LAST: Final = EventFamily("took-last", _SEAT, _CARD, _TILE)
SAID_LAST_DISCARDED: Final = EventFamily("last-discarded", _CARD, _TILE)
SAID_LEFT: Final = EventFamily("left", _SEAT, _CARD, _TILE)
SAID_MOVED: Final = EventFamily("moved", _SEAT, _CARD, _SLOT, Field("to", DESTINATIONS))
SAID_SWAPPED: Final = EventFamily("swapped", _SEAT, _CARD, _SLOT, Field("other", KINDS), Field("to", SLOTS))
SAID_TOOK: Final = EventFamily("took", _SEAT, _CARD, _TILE)
SAID_DECLINED: Final = EventFamily("declined", _SEAT, _ACTION)
SAID_VALIDATED: Final = EventFamily(
    "validated", _SEAT, Field("slot", ("V1", "V2")), Field("tier", _NUMBER), _POINTS
)
SAID_EXPLORED: Final = EventFamily("explored", _SEAT, Field("exploration", _NUMBER), _POINTS)
SAID_DISCARDED: Final = EventFamily("discarded", _SEAT, _COUNT)
SAID_RESHUFFLED: Final = EventFamily("reshuffled", _COUNT)
SAID_UNDER_PILE: Final = EventFamily("under-pile", _TILE)
SAID_TESTAMENT: Final = EventFamily("testament", _SEAT)
SAID_END: Final = EventFamily("end")
SAID_SKIPPED: Final = EventFamily("skipped", _SEAT, _ACTION)
SAID_VALIDATED_POINTS_HIDDEN: Final = EventFamily(
    "validated-points-hidden", *SAID_VALIDATED.fields, secret=("points",)
)
SAID_EXPLORED_POINTS_HIDDEN: Final = EventFamily(
    "explored-points-hidden", *SAID_EXPLORED.fields, secret=("points",)
)

EVENTS: Final = Events(
    SAID_FIRST_PLAYER,
    SAID_ROUND,
    SAID_CARD_ON_TILE,
    SAID_CARD_DRAWN,
    SAID_PLACED,
    SAID_START_CARD,
    SAID_START_PLACED,
    SAID_START_SHOWN,
    SAID_BID,
    SAID_ACTION_REVEALED,
    SAID_BID_REVEALED,
    SAID_AUCTION_WON,
    SAID_TESTAMENT_WON,
    SAID_AUCTION_TIED,
    SAID_AUCTION_EMPTY,
    SAID_PICKED,
    SAID_TOOK_LAST,
    SAID_LAST_DISCARDED,
    SAID_LEFT,
    SAID_MOVED,
    SAID_SWAPPED,
    SAID_TOOK,
    SAID_DECLINED,
    SAID_VALIDATED,
    SAID_EXPLORED,
    SAID_DISCARDED,
    SAID_RESHUFFLED,
    SAID_UNDER_PILE,
    SAID_TESTAMENT,
    SAID_END,
    SAID_SKIPPED,
    SAID_VALIDATED_POINTS_HIDDEN,
    SAID_EXPLORED_POINTS_HIDDEN,
)
