"""What lies on the table: the fields of a position, declared once."""

from __future__ import annotations

from typing import Final

from portulan.engine.fields import SEATS, AnyDeclaration, number, numbers, rows, shared
from portulan.games.agartha.board import ALL_TOKENS, MOST_TILES, ROUNDS, SLOT_COUNT
from portulan.games.agartha.cards import BITS, KINDS
from portulan.games.agartha.options import Ruleset

_CARDS: Final = (1 << BITS * len(KINDS)) - 1
"""The largest multiset of cards."""

_DECK: Final = 200
"""More cards than any deck has."""

FIELDS: Final[tuple[AnyDeclaration, ...]] = (
    shared("rules", Ruleset, "The rules as the options settle them."),
    shared("tile_count", int, "Tiles on the table."),
    number("round", 0, ROUNDS, "The round; 0 before the first.", clause="AG-ROUND-1"),
    number("holder", 0, SEATS, "Who holds the testament.", clause="AG-SETUP-18"),
    numbers(
        "board",
        0,
        _CARDS,
        "Cards in the slots, seat by seat, each slot a multiset.",
        each=SLOT_COUNT,
        clause="AG-INV-1",
    ),
    numbers("encounter", 0, _DECK, "Characters in the Encounter sector.", each=1, clause="AG-INV-1"),
    numbers("amulets", 0, _DECK, "Amulets in the Amulet sector.", each=1, clause="AG-INV-1"),
    numbers("village", 0, 1 << 16, "Points gained in the Village zone.", each=1, clause="AG-INV-8"),
    numbers("explored", 0, 7, "Explorations done, as a set of bits.", each=1, clause="AG-INV-7"),
    numbers(
        "won",
        0,
        _CARDS,
        "Cards in transit to a board: starting cards, or won on a tile.",
        each=1,
        clause="AG-INV-1",
    ),
    numbers(
        "drawn",
        0,
        _CARDS,
        "The card taken by a Draw, until it is placed; it is not a won card (AG-PLACE-11).",
        each=1,
        clause="AG-INV-1",
    ),
    numbers(
        "hand",
        0,
        ALL_TOKENS,
        "Bid tokens in hand, as a set of bits.",
        each=1,
        default=ALL_TOKENS,
        clause="AG-INV-2",
    ),
    numbers(
        "shown",
        0,
        ALL_TOKENS,
        "Bid tokens revealed in this round, as a set of bits.",
        each=1,
        clause="AG-INV-2",
    ),
    rows(
        "tiles",
        "Cards on the tiles, in the order in which they came.",
        high=len(KINDS) - 1,
        clause="AG-INV-1",
    ),
    rows(
        "placements",
        "Tokens on tiles, (tile, zone, seat, token) in order of placement; tokens count from 0.",
        columns=((0, MOST_TILES - 1), (0, 1), (0, SEATS), (0, 2)),
        clause="AG-INV-2",
    ),
    number("open", 0, 7, "The open slots of the step, by the bits of OPENED_BY.", clause="AG-VAL-7"),
    number(
        "zone",
        0,
        3,
        "The zone chosen for the cards won on the tile being resolved, 0 for none yet.",
        clause="AG-PLACE-2",
    ),
    numbers(
        "left",
        0,
        _CARDS,
        "Cards of V1, V2, EX already validated, still there until the action is over (validation_discard).",
        length=3,
        clause="AG-INV-1",
    ),
    number(
        "pile",
        0,
        _CARDS,
        "The upper part of the pile, a multiset: nobody knows its order (AG-PILE-1).",
        clause="AG-INV-1",
    ),
    number("pile_count", 0, _DECK, "Cards in that upper part.", clause="AG-INV-1"),
    numbers(
        "under",
        0,
        _CARDS,
        "What lies below, from the top down: multisets whose own order nobody knows.",
        clause="AG-INV-1",
    ),
    number("discard", 0, _CARDS, "The discard, a multiset.", clause="AG-INV-1"),
    number("aside", 0, _CARDS, "Three unsold cards on their way under the pile.", clause="AG-INV-1"),
)
