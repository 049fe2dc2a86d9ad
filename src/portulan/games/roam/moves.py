"""The moves of the game, chance included, and what may be told of them: families with stable ids.

A card is named by its place in the box and not by what is printed on it, so that the same space serves any content.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import ActionSpace, Family, Field, Number
from portulan.engine.events import EventFamily, Events
from portulan.games.roam.map import DIRECTIONS, SIDES, SLOT_NAMES, SLOTS, SQUARE_NAMES, SQUARES

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

MARKERS: Final = 24
"""Markers of each colour (RO-COMP-3)."""

MARKET_SIZE: Final = 4
"""Tiles that lie open (RO-ART-1)."""

MOST_COINS: Final = 1 << 20
"""Coins are without limit, numbers that are stored are not: nobody ever comes near this one (RO-COIN-7)."""

COVERED: Final = 0
PAY: Final = 1
FOR_FREE: Final = 2

_SEAT = Field("seat", ("0", "1", "2", "3"))
_CARD = Field("card", CARDS)
_TERRAIN = Field("card", TERRAINS)
_TILE = Field("tile", TILES)
_SQUARE = Field("square", SQUARES, SQUARE_NAMES)
_SLOT = Field("slot", SLOTS, SLOT_NAMES)
_SIDE = Field("side", SIDES)
_DIRECTION = Field("direction", DIRECTIONS)
_PRICE = Field("price", ("pay", "free"))
_PRICE_OF_REPLACING = Field("price", ("covered", "pay", "free"))
_BIDS = Number("coins", 0, MOST_COINS)

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

SPACE: Final = ActionSpace(
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
        PASS,
        BUY,
        DONE,
        BID,
    )
)

_NUMBER = ()
_COUNT = Field("count", _NUMBER)
_COINS = Field("coins", _NUMBER)
_ROUND = Field("round", _NUMBER)
_ROUNDS = Field("rounds", _NUMBER)
_OWNER = Field("owner", COLOURS)
_FACE = Field("face", ("down", "up"))

SAID_DEALT: Final = EventFamily("dealt", _SLOT, _TERRAIN)
SAID_TOP: Final = EventFamily("top", _TERRAIN)
SAID_OFFERED: Final = EventFamily("offered", _TILE)
SAID_SEATED: Final = EventFamily("seated", _SEAT, _SIDE)
SAID_FIRST_PLAYER: Final = EventFamily("first-player", _SEAT)
SAID_TURN: Final = EventFamily("turn", _SEAT, _ROUND)
SAID_RESTED: Final = EventFamily("rested", _SEAT)
SAID_RESTED_EARLY: Final = EventFamily("rested-early", _SEAT, _COINS)
SAID_USED: Final = EventFamily("used", _SEAT, _CARD, Field("turning", TURNINGS))
SAID_PLACED: Final = EventFamily("placed", _SEAT, _COUNT, _COINS)
SAID_FILLED: Final = EventFamily("filled", _SEAT, _SQUARE, _COINS)
SAID_EXTENDED: Final = EventFamily("extended", _SEAT, _SQUARE, _PRICE, _COINS)
SAID_GAINED: Final = EventFamily("gained", _SEAT)
SAID_FLIPPED: Final = EventFamily("flipped", _SEAT, _CARD, _FACE)
SAID_SLID: Final = EventFamily("slid", _SEAT, _OWNER, _SQUARE, _DIRECTION)
SAID_REPLACED: Final = EventFamily("replaced", _SEAT, _OWNER, _SQUARE, _PRICE_OF_REPLACING, _COINS)
SAID_COMPLETED: Final = EventFamily("completed", _SLOT)
SAID_BID: Final = EventFamily("bid", _SEAT, _COINS)
SAID_PASSED: Final = EventFamily("passed", _SEAT)
SAID_WON: Final = EventFamily("won", _SEAT, _CARD, _COINS)
SAID_COMPENSATED: Final = EventFamily("compensated", _SEAT)
SAID_STAYED: Final = EventFamily("stayed", _SLOT)
SAID_DISCARDED: Final = EventFamily("discarded", _SLOT)
SAID_REFILLED: Final = EventFamily("refilled", _SLOT, _TERRAIN)
SAID_VACANT: Final = EventFamily("vacant", _SLOT)
SAID_BOUGHT: Final = EventFamily("bought", _SEAT, _TILE, _COINS)
SAID_OUTPOST: Final = EventFamily("outpost", _SEAT)
SAID_LAST_ROUND: Final = EventFamily("last-round", _SEAT)
SAID_END: Final = EventFamily("end")
SAID_STALLED: Final = EventFamily("stalled", _ROUNDS)

EVENTS: Final = Events(
    SAID_DEALT,
    SAID_TOP,
    SAID_OFFERED,
    SAID_SEATED,
    SAID_FIRST_PLAYER,
    SAID_TURN,
    SAID_RESTED,
    SAID_RESTED_EARLY,
    SAID_USED,
    SAID_PLACED,
    SAID_FILLED,
    SAID_EXTENDED,
    SAID_GAINED,
    SAID_FLIPPED,
    SAID_SLID,
    SAID_REPLACED,
    SAID_COMPLETED,
    SAID_BID,
    SAID_PASSED,
    SAID_WON,
    SAID_COMPENSATED,
    SAID_STAYED,
    SAID_DISCARDED,
    SAID_REFILLED,
    SAID_VACANT,
    SAID_BOUGHT,
    SAID_OUTPOST,
    SAID_LAST_ROUND,
    SAID_END,
    SAID_STALLED,
)
