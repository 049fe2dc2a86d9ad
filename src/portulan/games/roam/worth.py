"""What cards, tiles, coins and characters are worth, and what shapes can reach: all that is known before a match.

A slot has six squares, so what lies on it is a number of six bits, its *face*: bit `2 * row + column`, rows from the
north. The faces that a shape can fill are the bits of one int, 64 of them a slot.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from portulan.games.roam.bits import members
from portulan.games.roam.box import Box
from portulan.games.roam.map import COLUMNS_OF_CARD, ROWS_OF_CARD, SIZE, SLOT_COUNT
from portulan.games.roam.moves import CARDS
from portulan.games.roam.shapes import FIXED, OPTIONAL

FACES: Final = 64
COUNT: Final = [face.bit_count() for face in range(FACES)]

SHIFTS: Final = [
    SIZE * ROWS_OF_CARD * (slot // 3) + COLUMNS_OF_CARD * (slot % 3) for slot in range(SLOT_COUNT)
]
"""The first square of each slot."""

Pieces = tuple[tuple[int, int], ...]
"""Squares of the map as faces: (slot, face) for each slot that is touched."""

Extended = tuple[tuple[int, int, Pieces], ...]
"""The choices of optional squares at one place: how many, which, and all pieces with them."""


class Weights(NamedTuple):
    """What the guess believes, in points if nothing else is said; found by play against variants of itself."""

    marker: float = 0.27
    """A marker on the map, by which larger shapes are better."""
    optional: float = 0.35
    """An optional square, as a part of a fixed one."""
    company: float = 0.6
    """One more character to choose from, at the start of a game."""
    coin: float = 0.6
    rich: int = 3
    """Coins beyond this number count half."""
    last_coin: float = 0.03
    """A coin that can buy nothing any more: it breaks ties (RO-SCORE-6)."""
    takes: tuple[float, ...] = (0.28, 0.35, 0.24, 0.17)
    """How likely a player takes a card that he can complete with a majority in his next turn, by their number."""
    ties: float = 0.15
    """How likely a player completes a card when that leads to an auction."""
    later: float = 0.45
    """A card that will be completed some time, as a part of one that is complete."""
    idling: float = 0.3
    """What a turn without a marker costs, more and more in a game that drags on."""
    stranded: float = 10.0
    """What it costs to have too few markers left to complete any card: they come back in no other way."""
    reserve: int = 3
    """Markers beyond those that the next card needs, with which a player feels safe."""
    auction: float = 2.0
    """Coins that an auction costs."""
    keep: float = 0.35
    """How much a character is missed until the next rest, as a part of what its markers are worth."""
    finish: float = 2.0
    """What the tenth card brings a player who is well ahead, and costs one who is behind."""
    rounds_a_card: float = 2.0
    """Rounds in which the player with the most cards wins one."""
    filled: float = 2.5
    """Markers of one player that come to cards under dispute in a round."""
    uses: tuple[float, ...] = (0.5, 0.35, 0.25, 0.3, 0.2, 0.45)
    """What one use of a tile brings, by its ability."""
    thrift: float = 0.7
    """What a purchase must bring beyond its price."""


class Spot(NamedTuple):
    """A shape at one place: its move `at`, its squares, and what it fills for each choice of optional squares."""

    move: int
    fixed: int
    pieces: Pieces
    extended: Extended


class ShapeTables:
    """What follows from the cards of a box alone; an optional square is worth a part of a fixed one."""

    def __init__(self, box: Box, optional: float) -> None:
        orientations = range(4 * len(CARDS))
        self.spots: Final = [_spots(box, orientation) for orientation in orientations]
        """The places of each posture, in the order of their moves."""
        self.reach: Final = [_reach([spot.pieces for spot in spots]) for spots in self.spots]
        """The faces that each posture can fill with its fixed squares: bit `64 * slot + face`."""
        self.far_reach: Final = [
            _reach([pieces for spot in spots for number, _, pieces in spot.extended if number == 1])
            for spots in self.spots
        ]
        """The same with one optional square."""
        self.optional = 0
        """The characters with optional squares, as a set of bits."""
        self.sizes: Final = [0.0] * len(CARDS)
        """How many squares each character fills."""
        for number, card in box.cards.items():
            drawing = "".join(card.shape)
            self.sizes[number] = drawing.count(FIXED) + optional * drawing.count(OPTIONAL)
            if OPTIONAL in drawing:
                self.optional |= 1 << number


@cache
def shape_tables(box: Box, optional: float) -> ShapeTables:
    """Works out the tables of a box once."""
    return ShapeTables(box, optional)


@lru_cache(4096)
def mean_size(drawn: ShapeTables, cards: int) -> float:
    """How many squares the characters of a set fill on average."""
    sizes = [size for card, size in enumerate(drawn.sizes) if cards >> card & 1]
    return sum(sizes) / len(sizes)


def shortage(weights: Weights, supply: int, missing: int) -> float:
    """What it costs a player to have so many markers left where every card has so many vacant squares or more."""
    short = missing + weights.reserve - supply
    return weights.stranded * min(1.0, short / (weights.reserve + 1)) if short > 0 else 0.0


@cache
def standing(missing: int, counts: tuple[int, ...]) -> tuple[list[int], list[float]]:
    """How the players stand on a card with so many vacant squares and so many markers of each of them.

    Gives how far ahead of all others each one would be with a marker on every vacant square, and his share in the card
    if it is not known who will complete it: all of it for a lead that nobody can make up for.
    """
    ahead: list[int] = []
    shares: list[int] = []
    for seat, number in enumerate(counts):
        lead = number - max(counts[:seat] + counts[seat + 1 :])
        ahead.append(lead + missing)
        shares.append(max(0, missing + 1 + lead))
    total = sum(shares)
    return ahead, [share / total for share in shares]


def pieces_of(squares: int) -> Pieces:
    """Takes a set of squares apart by slots."""
    faces = [face_of(squares, slot) for slot in range(SLOT_COUNT)]
    return tuple((slot, face) for slot, face in enumerate(faces) if face)


def face_of(squares: int, slot: int) -> int:
    """Finds the face of a slot in a set of squares."""
    squares >>= SHIFTS[slot]
    return squares & 3 | squares >> 4 & 12 | squares >> 8 & 48


def _spots(box: Box, orientation: int) -> list[Spot]:
    spots: list[Spot] = []
    for move, (fixed, optional) in box.places[orientation].items():
        squares = [1 << square for square in members(optional)]
        extended = [
            (number, sum(chosen), pieces_of(fixed | sum(chosen)))
            for number in range(1, len(squares) + 1)
            for chosen in combinations(squares, number)
        ]
        spots.append(Spot(move, fixed, pieces_of(fixed), tuple(extended)))
    return spots


def _reach(placements: list[Pieces]) -> int:
    """Gathers all faces that lie within some placement."""
    found = 0
    for pieces in placements:
        for slot, face in pieces:
            part = face
            while part:
                found |= 1 << FACES * slot + part
                part = part - 1 & face
    return found
