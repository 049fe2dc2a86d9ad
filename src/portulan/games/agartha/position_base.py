"""The fields of a position as a class; written by `portulan generate` from `fields.py`: change that."""

from __future__ import annotations

from typing import ClassVar, Self

from portulan.engine.fields import AnyDeclaration
from portulan.engine.generator import Generator
from portulan.engine.state import State
from portulan.games.agartha.fields import FIELDS
from portulan.games.agartha.options import Ruleset


class PositionBase(State):
    """What `fields.py` declares, as attributes; copies share nothing that changes."""

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

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = FIELDS

    rules: Ruleset
    """The rules as the options settle them."""
    tile_count: int
    """Tiles on the table."""
    round: int
    """The round; 0 before the first."""
    holder: int
    """Who holds the testament."""
    board: list[int]
    """Cards in the slots, seat by seat, each slot a multiset."""
    encounter: list[int]
    """Characters in the Encounter sector."""
    amulets: list[int]
    """Amulets in the Amulet sector."""
    village: list[int]
    """Points gained in the Village zone."""
    explored: list[int]
    """Explorations done, as a set of bits."""
    won: list[int]
    """Cards in transit to a board: starting cards, or won on a tile."""
    drawn: list[int]
    """The card taken by a Draw, until it is placed; it is not a won card (AG-PLACE-11)."""
    hand: list[int]
    """Bid tokens in hand, as a set of bits."""
    shown: list[int]
    """Bid tokens revealed in this round, as a set of bits."""
    tiles: list[tuple[int, ...]]
    """Cards on the tiles, in the order in which they came."""
    placements: list[tuple[int, int, int, int]]
    """Tokens on tiles, (tile, zone, seat, token) in order of placement; tokens count from 0."""
    open: int
    """The open slots of the step, by the bits of OPENED_BY."""
    zone: int
    """The zone chosen for the cards won on the tile being resolved, 0 for none yet."""
    left: list[int]
    """Cards of V1, V2, EX already validated, still there until the action is over
    (validation_discard)."""
    pile: int
    """The upper part of the pile, a multiset: nobody knows its order (AG-PILE-1)."""
    pile_count: int
    """Cards in that upper part."""
    under: list[int]
    """What lies below, from the top down: multisets whose own order nobody knows."""
    discard: int
    """The discard, a multiset."""
    aside: int
    """Three unsold cards on their way under the pile."""

    def clear(self) -> None:
        """Gives every field its value in a blank position."""
        self.round = 0
        self.holder = 0
        self.board = [0] * (7 * self.players)
        self.encounter = [0] * self.players
        self.amulets = [0] * self.players
        self.village = [0] * self.players
        self.explored = [0] * self.players
        self.won = [0] * self.players
        self.drawn = [0] * self.players
        self.hand = [7] * self.players
        self.shown = [0] * self.players
        self.tiles = []
        self.placements = []
        self.open = 0
        self.zone = 0
        self.left = [0] * 3
        self.pile = 0
        self.pile_count = 0
        self.under = []
        self.discard = 0
        self.aside = 0

    def copy(self) -> Self:
        """Returns an independent position, equal to this one; only flat lists are copied, rows are shared."""
        other = self.__class__()
        other.players = self.players
        other.options = self.options
        other.carried = self.carried
        other.stack = self.stack[:]
        other.opened = self.opened
        generator: Generator | None = self.generator
        other.generator = generator if generator is None else generator.copy()
        other.trail = []
        other.log = None
        other.sampled = self.sampled
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
