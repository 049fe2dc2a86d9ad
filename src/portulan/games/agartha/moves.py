"""The moves of the game, chance included, and what may be told of them: families with stable ids."""

from __future__ import annotations

from typing import Final

from portulan.engine.events import EventFamily
from portulan.engine.space import Family, Field, Space
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

SPACE: Final = Space(
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
    )
)

_NUMBER = ()
_ACTION = Field("action", ("move", "swap", "draw"))
_ROUND = Field("round", _NUMBER)
_POINTS = Field("points", _NUMBER)
_SUM = Field("sum", _NUMBER)
_COUNT = Field("count", _NUMBER)

EVENTS: Final = (
    EventFamily("first-player", _SEAT),
    EventFamily("round", _ROUND, _SEAT),
    EventFamily("card-on-tile", _CARD, _TILE),
    EventFamily("card-drawn", _SEAT, _CARD),
    EventFamily("placed", _SEAT, _CARD, _SLOT),
    EventFamily("start-card", _SEAT, _CARD, secret=("card",)),
    EventFamily("start-placed", _SEAT, _CARD, _SLOT, secret=("card", "slot")),
    EventFamily("start-shown", _SEAT, _CARD, _SLOT),
    EventFamily("bid", _SEAT, _TOKEN, _TILE, _ZONE, secret=("token",)),
    EventFamily("action-revealed", _SEAT, _TOKEN, _TILE, _ACTION),
    EventFamily("bid-revealed", _SEAT, _TOKEN, _TILE),
    EventFamily("auction-won", _SEAT, _TILE, _SUM),
    EventFamily("testament-won", _SEAT, _TILE, _SUM),
    EventFamily("auction-tied", _SEAT, _TILE, _SUM),
    EventFamily("auction-empty", _TILE),
    EventFamily("picked", _SEAT, _CARD, _TILE),
    EventFamily("took-last", _SEAT, _CARD, _TILE),
    EventFamily("last-discarded", _CARD, _TILE),
    EventFamily("left", _SEAT, _CARD, _TILE),
    EventFamily("moved", _SEAT, _CARD, _SLOT, Field("to", DESTINATIONS)),
    EventFamily("swapped", _SEAT, _CARD, _SLOT, Field("other", KINDS), Field("to", SLOTS)),
    EventFamily("took", _SEAT, _CARD, _TILE),
    EventFamily("declined", _SEAT, _ACTION),
    EventFamily("validated", _SEAT, Field("slot", ("V1", "V2")), Field("tier", _NUMBER), _POINTS),
    EventFamily("explored", _SEAT, Field("exploration", _NUMBER), _POINTS),
    EventFamily("discarded", _SEAT, _COUNT),
    EventFamily("reshuffled", _COUNT),
    EventFamily("under-pile", _TILE),
    EventFamily("testament", _SEAT),
    EventFamily("end"),
)

_NUMBERS = {family.name: number for number, family in enumerate(EVENTS)}

SAID_FIRST_PLAYER: Final = _NUMBERS["first-player"]
SAID_ROUND: Final = _NUMBERS["round"]
SAID_CARD_ON_TILE: Final = _NUMBERS["card-on-tile"]
SAID_CARD_DRAWN: Final = _NUMBERS["card-drawn"]
SAID_PLACED: Final = _NUMBERS["placed"]
SAID_START_CARD: Final = _NUMBERS["start-card"]
SAID_START_PLACED: Final = _NUMBERS["start-placed"]
SAID_START_SHOWN: Final = _NUMBERS["start-shown"]
SAID_BID: Final = _NUMBERS["bid"]
SAID_ACTION_REVEALED: Final = _NUMBERS["action-revealed"]
SAID_BID_REVEALED: Final = _NUMBERS["bid-revealed"]
SAID_AUCTION_WON: Final = _NUMBERS["auction-won"]
SAID_TESTAMENT_WON: Final = _NUMBERS["testament-won"]
SAID_AUCTION_TIED: Final = _NUMBERS["auction-tied"]
SAID_AUCTION_EMPTY: Final = _NUMBERS["auction-empty"]
SAID_PICKED: Final = _NUMBERS["picked"]
SAID_TOOK_LAST: Final = _NUMBERS["took-last"]
SAID_LAST_DISCARDED: Final = _NUMBERS["last-discarded"]
SAID_LEFT: Final = _NUMBERS["left"]
SAID_MOVED: Final = _NUMBERS["moved"]
SAID_SWAPPED: Final = _NUMBERS["swapped"]
SAID_TOOK: Final = _NUMBERS["took"]
SAID_DECLINED: Final = _NUMBERS["declined"]
SAID_VALIDATED: Final = _NUMBERS["validated"]
SAID_EXPLORED: Final = _NUMBERS["explored"]
SAID_DISCARDED: Final = _NUMBERS["discarded"]
SAID_RESHUFFLED: Final = _NUMBERS["reshuffled"]
SAID_UNDER_PILE: Final = _NUMBERS["under-pile"]
SAID_TESTAMENT: Final = _NUMBERS["testament"]
SAID_END: Final = _NUMBERS["end"]
