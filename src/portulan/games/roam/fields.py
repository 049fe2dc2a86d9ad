"""What lies on the table: the fields of a position, declared once.

Sets of squares, cards and tiles are the bits of one int each, so that a player's markers or characters are one number.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.fields import (
    SEATS,
    AnyDeclaration,
    number,
    numbers,
    shared,
    uid,
    uid_set,
    uid_sets,
    uids,
)
from portulan.games.roam.map import SIDES, SLOT_COUNT, SQUARE_COUNT
from portulan.games.roam.moves import CARDS, MARKERS, MOST_COINS, TILES
from portulan.games.roam.options import Ruleset

_SQUARES: Final = (1 << SQUARE_COUNT) - 1
_SIDES: Final = len(SIDES) - 1
_TURNS: Final = 1 << 20

FIELDS: Final[tuple[AnyDeclaration, ...]] = (
    shared("rules", Ruleset, "The rules as the options settle them."),
    numbers("sides", -1, _SIDES, "The side of each seat; -1 before it is chosen.", each=1, default=-1),
    numbers("order", 0, SEATS, "The seats clockwise around the map (RO-SETUP-15).", each=1),
    number("first", 0, SEATS, "Who has the first turn."),
    number("turn", 0, _TURNS, "Turns that are over."),
    number(
        "rounds_without_card",
        -1,
        _TURNS,
        "Complete rounds in a row in which no card left the map; -1 in a round in which one did (RO-LIMIT-7).",
    ),
    number("active", 0, SEATS, "The seat whose turn it is."),
    uids("slots", CARDS, "The card in each slot of the map.", length=SLOT_COUNT),
    number("land", 0, _SQUARES, "The squares of filled slots: the map as it is (RO-LIMIT-4)."),
    number("ones", 0, _SQUARES, "Squares with one coin symbol at least."),
    number("twos", 0, _SQUARES, "Squares with two coin symbols."),
    numbers("marks", 0, _SQUARES, "Squares with a marker of each seat, the lower one of a stack.", each=1),
    numbers("upper", 0, _SQUARES, "Squares where the upper marker of a stack is of each seat.", each=1),
    number("taken", 0, _SQUARES, "Squares with a marker at all."),
    numbers("supply", 0, MARKERS, "Markers that each seat still has.", each=1, default=MARKERS),
    numbers("coins", 0, MOST_COINS, "Coins of each seat.", each=1),
    uid_sets(
        "cards", CARDS, "The characters of each seat: in the beginning the three of its colour (RO-SETUP-2)."
    ),
    uid_sets("ready", CARDS, "Those of them that are ready (RO-SETUP-13)."),
    uid_sets("tiles", TILES, "The artifact tiles of each seat."),
    uid_sets("tiles_ready", TILES, "Those of them that are ready."),
    uid_set("deck", CARDS, "The deck below its top card, a set because nobody knows its order (RO-INFO-5)."),
    uid("top", CARDS, "The top card of the deck, which everybody sees (RO-INFO-2)."),
    uid_set("gone", CARDS, "Cards that left the game unowned (option all_pass)."),
    uids("market", TILES, "The face-up tiles; a gap is -1."),
    uid_set("pile", TILES, "The artifact pile, a set as well."),
    uid("used", CARDS, "The character used this turn."),
    number("turned", 0, 3, "Its extra quarter turns clockwise."),
    number(
        "covered", 0, _SQUARES, "The squares that its shape covers: fixed ones, and optional ones paid for."
    ),
    number("spare", 0, _SQUARES, "Its optional squares inside the map that may still be paid for."),
    number("bought", 0, len(TILES), "Tiles bought this turn."),
    number("outpost", -1, SEATS, "Who holds the Outpost; -1 nobody.", default=-1),
)
