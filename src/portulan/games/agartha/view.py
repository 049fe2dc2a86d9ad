"""What a viewer may know, as plain data (contract, section 5)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from portulan.engine.view import CommonView, common_view
from portulan.games.agartha import scoring
from portulan.games.agartha.board import EXPLORATION_POINTS, OPEN_BIT_SLOTS, OPENED_BY, SLOT_COUNT, SLOTS
from portulan.games.agartha.cards import KINDS, size, spread
from portulan.games.agartha.hidden_information import placing_together
from portulan.games.agartha.moves import ACTION_ZONE
from portulan.games.agartha.position import Position
from portulan.games.agartha.setup import start_cards_of

OPEN_BIT_NAMES = tuple(SLOTS[slot] for slot in OPEN_BIT_SLOTS)
ZONE_NAMES = ("", "places", "village", "exploration")


class TokenView(TypedDict):
    """A token on a tile, with its place in the order of the bids; its value is None while it is face down."""

    seat: int
    zone: str
    order: int
    token: int | None


class TileView(TypedDict):
    """A tile: its cards in the order in which they came, and its tokens in order of placement."""

    cards: list[str]
    tokens: list[TokenView]


class PileView(TypedDict):
    """The pile: its number of cards, those whose place nobody knows, and the groups that lie lowest."""

    count: int
    unseen: list[str]
    under: list[list[str]]


class DiscardView(TypedDict):
    """The discard; its cards are None where it may not be looked through."""

    count: int
    cards: list[str] | None


class BoardView(TypedDict):
    """A player's board and hand; None stands for what the viewer may not know."""

    slots: dict[str, list[str]] | None
    transit: list[str] | None
    encounter: int
    amulets: int
    explorations: list[int]
    exploration_points: int
    village_points: int | None
    tokens: list[int] | None
    tokens_in_hand: int
    tokens_shown: list[int]


class View(CommonView):
    """Everything on the table; score sheets and winners are told after the end."""

    round: int
    holder: int
    deck: dict[str, int]
    tiles: list[TileView]
    pile: PileView
    discard: DiscardView
    aside: list[str]
    open: list[str]
    zone: str
    leftovers: dict[str, list[str]]
    boards: list[BoardView]
    sheets: list[dict[str, int]] | None
    winners: list[int] | None


@lru_cache(maxsize=8192)
def _names(cards: int) -> tuple[str, ...]:
    """Names the cards of a multiset one by one; who is told of them gets a list of its own."""
    return tuple(KINDS[kind] for kind in spread(cards))


TOKENS_OF = tuple([token + 1 for token in range(3) if bits >> token & 1] for bits in range(8))
"""The tokens of each set by their value; who is told of them gets a list of its own."""


def view(state: Position, seat: int | None) -> View:
    """Gives the viewer's knowledge; nothing in it refers to the table."""
    return {
        **common_view(state, seat),
        "round": state.round,
        "holder": state.holder,
        "deck": state.rules.deck_by_kind.copy(),
        "tiles": _tiles(state, seat),
        "pile": _pile(state, seat),
        "discard": _discard(state),
        "aside": [*_names(state.aside)],
        "open": [SLOTS[slot] for slot in OPEN_BIT_SLOTS if state.open & OPENED_BY[slot]]
        if state.open
        else [],
        "zone": ZONE_NAMES[state.zone],
        "leftovers": dict(zip(OPEN_BIT_NAMES, map(list, map(_names, state.left)), strict=True)),
        "boards": [_board(state, other, seat) for other in range(state.players)],
        "sheets": [_sheet(state, other) for other in range(state.players)] if state.over else None,
        "winners": state.winners() if state.over else None,
    }


def _tiles(state: Position, seat: int | None) -> list[TileView]:
    """Cards and tokens of the tiles; a face-down token shows its owner and its place in the order (AG-BID-14)."""
    tiles: list[TileView] = [
        {"cards": [KINDS[kind] for kind in kinds], "tokens": []} for kinds in state.tiles
    ]
    for order, (tile, zone, owner, token) in enumerate(state.placements):
        lying: TokenView = {
            "seat": owner,
            "zone": "action" if zone == ACTION_ZONE else "bid",
            "order": order,
            "token": token + 1 if owner == seat else None,
        }
        tiles[tile]["tokens"].append(lying)
    return tiles


def _pile(state: Position, seat: int | None) -> PileView:
    """The number of cards, and what everybody can work out: which cards are in it, and the lowest ones."""
    upper = state.pile
    if not state.rules.discard_visible:
        upper += state.discard
    if placing_together(state):
        for other in range(state.players):
            if other != seat:
                upper += start_cards_of(state, other)
    return {
        "count": state.pile_size(),
        "unseen": [*_names(upper)],
        "under": [[*_names(cards)] for cards in state.under],
    }


def _discard(state: Position) -> DiscardView:
    return {
        "count": size(state.discard),
        "cards": [*_names(state.discard)] if state.rules.discard_visible else None,
    }


def _board(state: Position, owner: int, seat: int | None) -> BoardView:
    """A board with its sectors; tokens in hand are known to their owner, by number to the others."""
    own = owner == seat
    base = owner * SLOT_COUNT
    hidden = not own and placing_together(state)
    shows_points = own or state.rules.points_visible or state.over
    cards = state.board[base : base + SLOT_COUNT]
    explored = state.explored[owner]
    hand = state.hand[owner]
    return {
        "slots": None if hidden else dict(zip(SLOTS, map(list, map(_names, cards)), strict=True)),
        "transit": None if hidden else [*_names(state.won[owner] + state.drawn[owner])],
        "encounter": state.encounter[owner],
        "amulets": state.amulets[owner],
        "explorations": [*TOKENS_OF[explored]],
        "exploration_points": EXPLORATION_POINTS[explored],
        "village_points": state.village[owner] if shows_points else None,
        "tokens": [*TOKENS_OF[hand]] if own else None,
        "tokens_in_hand": hand.bit_count(),
        "tokens_shown": [*TOKENS_OF[state.shown[owner]]],
    }


def _sheet(state: Position, seat: int) -> dict[str, int]:
    sheet = scoring.sheet(state, seat)
    return {**sheet._asdict(), "total": sheet.total}
