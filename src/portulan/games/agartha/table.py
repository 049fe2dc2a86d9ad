"""The table: everything that lies on it, and the few gestures that all chapters of the rules share."""

from __future__ import annotations

from typing import ClassVar, Self

from portulan.engine.state import State
from portulan.games.agartha.board import OPENED_BY, SLOT_COUNT
from portulan.games.agartha.box import box
from portulan.games.agartha.cards import UNIT, size
from portulan.games.agartha.options import Ruleset

ALL_TOKENS = 7
"""The set of the tokens 1, 2 and 3: bit 0, 1 and 2."""

ROUNDS = 6


class Table(State):
    """What lies on the table, as small ints: boards are flat lists, seven slots a seat."""

    __slots__ = (
        "amulets",
        "aside",
        "board",
        "discard",
        "drawn",
        "encounter",
        "explored",
        "hand",
        "holder",
        "left",
        "open",
        "pile",
        "pile_count",
        "placements",
        "round",
        "rules",
        "shown",
        "tile_count",
        "tiles",
        "under",
        "village",
        "won",
        "zone",
    )

    FIELDS: ClassVar[dict[str, str]] = {
        "round": "int",
        "holder": "int",
        "board": "ints",
        "encounter": "ints",
        "amulets": "ints",
        "village": "ints",
        "explored": "ints",
        "won": "ints",
        "drawn": "ints",
        "hand": "ints",
        "shown": "ints",
        "tiles": "rows",
        "placements": "rows",
        "open": "int",
        "zone": "int",
        "left": "ints",
        "pile": "int",
        "pile_count": "int",
        "under": "ints",
        "discard": "int",
        "aside": "int",
    }

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options)
        self.rules = Ruleset(players, options)
        self.tile_count = box().tiles[players]
        self.round = 0
        self.holder = 0
        self.board = [0] * (SLOT_COUNT * players)
        """Cards in the slots, seat by seat, each slot a multiset."""
        self.encounter = [0] * players
        """Characters in the Encounter sector."""
        self.amulets = [0] * players
        """Amulets in the Amulet sector."""
        self.village = [0] * players
        """Points gained in the Village zone."""
        self.explored = [0] * players
        """Explorations done, as a set of bits."""
        self.won = [0] * players
        """Cards in transit to a board: starting cards, or won on a tile."""
        self.drawn = [0] * players
        """The card taken by a Draw, until it is placed; it is not a won card (AG-PLACE-11)."""
        self.hand = [ALL_TOKENS] * players
        """Bid tokens in hand, as a set of bits."""
        self.shown = [0] * players
        """Bid tokens revealed in this round, as a set of bits."""
        self.tiles: list[tuple[int, ...]] = [()] * self.tile_count
        """Cards on the tiles, in the order in which they came."""
        self.placements: list[tuple[int, int, int, int]] = []
        """Tokens on tiles, (tile, zone, seat, token) in order of placement; tokens count from 0."""
        self.open = 0
        """The open slots of the step, by the bits of OPENED_BY."""
        self.zone = 0
        """The zone chosen for the cards won on the tile being resolved, 0 for none yet."""
        self.left = [0, 0, 0]
        """Cards of V1, V2, EX already validated, still there until the action is over (validation_discard)."""
        self.pile = 0
        """The upper part of the pile, a multiset because nobody knows its order (AG-PILE-1)."""
        self.pile_count = 0
        """Cards in that upper part."""
        self.under: list[int] = []
        """What lies below, from the top down: multisets whose own order nobody knows."""
        self.discard = 0
        self.aside = 0
        """Three unsold cards on their way under the pile."""

    def copy(self) -> Self:
        """Returns an independent state; only flat lists are copied, tuples are shared."""
        other = self.__class__.__new__(self.__class__)
        other.players = self.players
        other.options = self.options
        other.stack = self.stack[:]
        generator = self.generator
        other.generator = generator if generator is None else generator.copy()
        other.trail = []
        other.log = None
        other._moves = self._moves
        other._seat = self._seat
        other.rules = self.rules
        other.tile_count = self.tile_count
        other.round = self.round
        other.holder = self.holder
        other.board = self.board[:]
        other.encounter = self.encounter[:]
        other.amulets = self.amulets[:]
        other.village = self.village[:]
        other.explored = self.explored[:]
        other.won = self.won[:]
        other.drawn = self.drawn[:]
        other.hand = self.hand[:]
        other.shown = self.shown[:]
        other.tiles = self.tiles[:]
        other.placements = self.placements[:]
        other.open = self.open
        other.zone = self.zone
        other.left = self.left[:]
        other.pile = self.pile
        other.pile_count = self.pile_count
        other.under = self.under[:]
        other.discard = self.discard
        other.aside = self.aside
        return other

    def put(self, seat: int, kind: int, slot: int) -> None:
        """Lays a card in a slot; the number of cards changes, so the slot opens (AG-VAL-2, AG-VAL-5)."""
        self.board[seat * SLOT_COUNT + slot] += UNIT[kind]
        self.open |= OPENED_BY[slot]

    def take(self, seat: int, kind: int, slot: int) -> None:
        """Takes a card out of a slot; that opens the slot as well (AG-VAL-4)."""
        self.lift(seat, kind, slot)
        self.open |= OPENED_BY[slot]

    def lift(self, seat: int, kind: int, slot: int) -> None:
        """Takes a card out of a slot and opens nothing; cards left from a validation go first."""
        self.board[seat * SLOT_COUNT + slot] -= UNIT[kind]
        opened = OPENED_BY[slot]
        if opened:
            left = self.left
            index = opened >> 1
            if left[index] and left[index] >> 6 * kind & 63:
                left[index] -= UNIT[kind]

    def pile_size(self) -> int:
        """Counts the whole pile."""
        total = self.pile_count
        for cards in self.under:
            total += size(cards)
        return total
