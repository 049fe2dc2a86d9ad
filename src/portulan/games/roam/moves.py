"""The moves of the game, chance included, and what may be told of them: families with stable ids.

A card is named by its place in the box and not by what is printed on it, so that the same space serves any content.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.events import EventFamily
from portulan.engine.space import Family, Field, Space
from portulan.games.roam.map import DIRECTIONS, SIDES, SLOTS, SQUARES

COLOURS: Final = ("blue", "red", "yellow", "green")
"""The colours of the seats, in this order (RO-COMP-2)."""

TERRAINS: Final = (*(f"T{number:02}" for number in range(1, 44)), *(f"P{number}" for number in range(1, 6)))
"""Terrain/character cards, then the promotional ones: all cards that can lie on the map."""

STARTS: Final = tuple(f"S-{colour}-{number}" for colour in COLOURS for number in (1, 2, 3))

CARDS: Final = (*TERRAINS, *STARTS)
TILES: Final = tuple(f"A{number:02}" for number in range(1, 25))

FIRST_START: Final = len(TERRAINS)
"""The number of the first start card; a colour has three of them in a row."""

ABILITIES: Final = ("coin", "slide", "rotate", "free", "flip", "replace")
COIN: Final = 0
SLIDE: Final = 1
ROTATE: Final = 2
FREE: Final = 3
FLIP: Final = 4
REPLACE: Final = 5

TURNS: Final = ("0", "+1", "2", "-1")
"""Extra quarter turns clockwise, as they are written."""

TURNINGS: Final = ("straight", "right", "half", "left")
"""The same, as sentences name them."""

HIGHEST_BID: Final = 99
"""Coins are without limit, a space of moves is not: more than this was never at hand in any match."""

COVERED: Final = 0
PAY: Final = 1
FOR_FREE: Final = 2

_SEAT = Field("seat", ("0", "1", "2", "3"))
_CARD = Field("card", CARDS)
_TERRAIN = Field("card", TERRAINS)
_TILE = Field("tile", TILES)
_SQUARE = Field("square", SQUARES)
_SLOT = Field("slot", SLOTS)
_SIDE = Field("side", SIDES)
_DIRECTION = Field("direction", DIRECTIONS)
_PRICE = Field("price", ("pay", "free"))
_PRICE_OF_REPLACING = Field("price", ("covered", "pay", "free"))
_BIDS = Field("coins", tuple(str(coins) for coins in range(HIGHEST_BID + 1)))

DEAL: Final = Family("card", "card {card}", _TERRAIN)
TURN_UP: Final = Family("tile", "tile {tile}", _TILE)
SIDE: Final = Family("side", "side {side}", _SIDE)
FIRST: Final = Family("first", "first {seat}", _SEAT)
REST: Final = Family("rest", "rest early")
NO_REST: Final = Family("no-rest", "rest no")
USE: Final = Family("use", "use {card}", _CARD)
USE_TURNED: Final = Family("use-turned", "use {card} {turns}", _CARD, Field("turns", TURNS[1:]))
AT: Final = Family("at", "at {square}", _SQUARE)
FILL: Final = Family("fill", "fill {square}", _SQUARE)
OPTIONAL: Final = Family("optional", "opt {square} {price}", _SQUARE, _PRICE)
USE_COIN: Final = Family("coin", "tile coin")
USE_FLIP: Final = Family("flip", "flip {card}", _CARD)
USE_SLIDE: Final = Family("slide", "slide {square}", _SQUARE)
USE_SLIDE_UPPER: Final = Family("slide-upper", "slide upper {square}", _SQUARE)
SLIDE_TO: Final = Family("slide-to", "to {direction}", _DIRECTION)
USE_REPLACE: Final = Family("replace", "replace {square} {price}", _SQUARE, _PRICE_OF_REPLACING)
USE_REPLACE_UPPER: Final = Family(
    "replace-upper", "replace upper {square} {price}", _SQUARE, _PRICE_OF_REPLACING
)
CLAIM: Final = Family("claim", "claim {slot}", _SLOT)
BID: Final = Family("bid", "bid {coins}", _BIDS)
PASS: Final = Family("pass", "pass")
BUY: Final = Family("buy", "buy {tile}", _TILE)
DONE: Final = Family("done", "done")

SPACE: Final = Space(
    (
        DEAL,
        TURN_UP,
        SIDE,
        FIRST,
        REST,
        NO_REST,
        USE,
        USE_TURNED,
        AT,
        FILL,
        OPTIONAL,
        USE_COIN,
        USE_FLIP,
        USE_SLIDE,
        USE_SLIDE_UPPER,
        SLIDE_TO,
        USE_REPLACE,
        USE_REPLACE_UPPER,
        CLAIM,
        BID,
        PASS,
        BUY,
        DONE,
    )
)

_NUMBER = ()
_COUNT = Field("count", _NUMBER)
_COINS = Field("coins", _NUMBER)
_ROUND = Field("round", _NUMBER)
_ROUNDS = Field("rounds", _NUMBER)
_OWNER = Field("owner", COLOURS)
_FACE = Field("face", ("down", "up"))

EVENTS: Final = (
    EventFamily("dealt", _SLOT, _TERRAIN),
    EventFamily("top", _TERRAIN),
    EventFamily("offered", _TILE),
    EventFamily("seated", _SEAT, _SIDE),
    EventFamily("first-player", _SEAT),
    EventFamily("turn", _SEAT, _ROUND),
    EventFamily("rested", _SEAT),
    EventFamily("rested-early", _SEAT, _COINS),
    EventFamily("used", _SEAT, _CARD, Field("turning", TURNINGS)),
    EventFamily("placed", _SEAT, _COUNT, _COINS),
    EventFamily("filled", _SEAT, _SQUARE, _COINS),
    EventFamily("extended", _SEAT, _SQUARE, _PRICE, _COINS),
    EventFamily("gained", _SEAT),
    EventFamily("flipped", _SEAT, _CARD, _FACE),
    EventFamily("slid", _SEAT, _OWNER, _SQUARE, _DIRECTION),
    EventFamily("replaced", _SEAT, _OWNER, _SQUARE, _PRICE_OF_REPLACING, _COINS),
    EventFamily("completed", _SLOT),
    EventFamily("bid", _SEAT, _COINS),
    EventFamily("passed", _SEAT),
    EventFamily("won", _SEAT, _CARD, _COINS),
    EventFamily("compensated", _SEAT),
    EventFamily("stayed", _SLOT),
    EventFamily("discarded", _SLOT),
    EventFamily("refilled", _SLOT, _TERRAIN),
    EventFamily("vacant", _SLOT),
    EventFamily("bought", _SEAT, _TILE, _COINS),
    EventFamily("outpost", _SEAT),
    EventFamily("last-round", _SEAT),
    EventFamily("end"),
    EventFamily("stalled", _ROUNDS),
)

_NUMBERS = {family.name: number for number, family in enumerate(EVENTS)}

SAID_DEALT: Final = _NUMBERS["dealt"]
SAID_TOP: Final = _NUMBERS["top"]
SAID_OFFERED: Final = _NUMBERS["offered"]
SAID_SEATED: Final = _NUMBERS["seated"]
SAID_FIRST_PLAYER: Final = _NUMBERS["first-player"]
SAID_TURN: Final = _NUMBERS["turn"]
SAID_RESTED: Final = _NUMBERS["rested"]
SAID_RESTED_EARLY: Final = _NUMBERS["rested-early"]
SAID_USED: Final = _NUMBERS["used"]
SAID_PLACED: Final = _NUMBERS["placed"]
SAID_FILLED: Final = _NUMBERS["filled"]
SAID_EXTENDED: Final = _NUMBERS["extended"]
SAID_GAINED: Final = _NUMBERS["gained"]
SAID_FLIPPED: Final = _NUMBERS["flipped"]
SAID_SLID: Final = _NUMBERS["slid"]
SAID_REPLACED: Final = _NUMBERS["replaced"]
SAID_COMPLETED: Final = _NUMBERS["completed"]
SAID_BID: Final = _NUMBERS["bid"]
SAID_PASSED: Final = _NUMBERS["passed"]
SAID_WON: Final = _NUMBERS["won"]
SAID_COMPENSATED: Final = _NUMBERS["compensated"]
SAID_STAYED: Final = _NUMBERS["stayed"]
SAID_DISCARDED: Final = _NUMBERS["discarded"]
SAID_REFILLED: Final = _NUMBERS["refilled"]
SAID_VACANT: Final = _NUMBERS["vacant"]
SAID_BOUGHT: Final = _NUMBERS["bought"]
SAID_OUTPOST: Final = _NUMBERS["outpost"]
SAID_LAST_ROUND: Final = _NUMBERS["last-round"]
SAID_END: Final = _NUMBERS["end"]
SAID_STALLED: Final = _NUMBERS["stalled"]
