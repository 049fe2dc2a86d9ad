"""What a viewer may know, as plain data (contract, section 5): everything but the orders of deck and pile.

There is no private information, so all viewers see the same. With `scroll_public = false` shapes and points of cards on
the map and on the deck are left out for everybody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from portulan.engine.view import CommonView, common_view
from portulan.games.roam import frames, scoring
from portulan.games.roam.bits import members
from portulan.games.roam.box import Box
from portulan.games.roam.map import SIDES, SLOT_SQUARES, SQUARE_COUNT
from portulan.games.roam.moves import AT, CARDS, COLOURS, TILES, TURNS
from portulan.games.roam.position import NOBODY, NONE, Position
from portulan.games.roam.turns import is_triggered


class CardView(TypedDict):
    """The character side of a card."""

    card: str
    kind: str
    shape: list[str]
    points: int


class CharacterView(CardView):
    """A character of somebody, ready or used."""

    ready: bool


class TileView(TypedDict):
    """An artifact tile."""

    tile: str
    ability: str
    cost: int
    points: int


class ArtifactView(TileView):
    """A tile of somebody, ready or used."""

    ready: bool


class TerrainView(TypedDict):
    """The terrain side of a card; what its scroll says of the character is None while scrolls are closed."""

    coins: list[str]
    card: str | None
    kind: str | None
    shape: list[str] | None
    points: int | None
    biome: str | None


class DeckView(TypedDict):
    """The deck: its number of cards, the top one, those nobody has seen yet, and how many left the game."""

    count: int
    top: TerrainView | None
    unseen: list[str]
    gone: int


class PileView(TypedDict):
    """The artifact pile: its number of tiles, and which they are."""

    count: int
    unseen: list[str]


class BoardView(TypedDict):
    """All that a player has."""

    colour: str
    side: str | None
    coins: int
    supply: int
    cards: list[CharacterView]
    tiles: list[ArtifactView]
    points: int


class UsedView(TypedDict):
    """The character of this turn, the squares that its shape covers, and those that may still be paid for."""

    card: str
    turns: str
    covered: list[int]
    optional: list[int]


class AuctionView(TypedDict):
    """An auction: the slot of its card, who bids now and who follows, and the highest bid if there is one."""

    slot: int
    bidder: int
    waiting: list[int]
    highest: int | None
    leader: int | None


class PlacementView(TypedDict):
    """The squares of a shape where it may lie: fixed ones, and optional ones on the map."""

    fixed: list[int]
    optional: list[int]


class View(CommonView):
    """Everything on the table; placements are told while they are asked, score sheets and ranks after the end."""

    round: int
    turn: int
    rounds_without_card: int
    first: int
    active: int
    order: list[int]
    last_round: bool
    slots: list[TerrainView | None]
    coins: list[int]
    markers: list[list[int]]
    completed: list[int]
    deck: DeckView
    market: list[TileView | None]
    pile: PileView
    outpost: int | None
    boards: list[BoardView]
    used: UsedView | None
    auction: AuctionView | None
    placements: dict[str, PlacementView] | None
    sheets: list[dict[str, int]] | None
    ranks: list[int] | None
    winners: list[int] | None


def view(state: Position, seat: int | None) -> View:
    """Gives the viewer's knowledge; nothing in it refers to the state."""
    return {
        **common_view(state, seat),
        "round": state.current_round(),
        "turn": state.turn,
        "rounds_without_card": max(0, state.rounds_without_card),
        "first": state.first,
        "active": state.active,
        "order": state.order[:],
        "last_round": is_triggered(state),
        "slots": [_terrain(state, card) for card in state.slots],
        "coins": [(state.ones >> n & 1) + (state.twos >> n & 1) for n in range(SQUARE_COUNT)],
        "markers": _markers(state),
        "completed": [n for n, squares in enumerate(SLOT_SQUARES) if state.taken & squares == squares],
        "deck": _deck(state),
        "market": [None if tile == NONE else tile_info(state.box, tile) for tile in state.market],
        "pile": {
            "count": state.pile.bit_count(),
            "unseen": [TILES[tile] for tile in members(state.pile)],
        },
        "outpost": None if state.outpost == NOBODY else state.outpost,
        "boards": [_board(state, other) for other in range(state.players)],
        "used": _used(state),
        "auction": _auction(state),
        "placements": _placements(state),
        "sheets": [_sheet(state, other) for other in range(state.players)] if state.over else None,
        "ranks": scoring.ranks(state) if state.over else None,
        "winners": state.winners() if state.over else None,
    }


def card_info(box: Box, card: int) -> CardView:
    """Tells what is printed on the character side of a card."""
    entry = box.cards[card]
    return {"card": CARDS[card], "kind": entry.kind, "shape": entry.shape[:], "points": entry.points}


def tile_info(box: Box, tile: int) -> TileView:
    """Tells what is printed on a tile."""
    entry = box.tiles[tile]
    return {"tile": TILES[tile], "ability": entry.ability, "cost": entry.cost, "points": entry.points}


def _terrain(state: Position, card: int) -> TerrainView | None:
    """The terrain side of a card, with what its scroll says of the character (RO-INFO-3); None for no card."""
    if card == NONE:
        return None
    entry = state.box.cards[card]
    coins = entry.coins[:]
    if state.rules.scroll_public:
        return {"coins": coins, **card_info(state.box, card), "biome": entry.biome}
    return {"coins": coins, "card": None, "kind": None, "shape": None, "points": None, "biome": None}


def _markers(state: Position) -> list[list[int]]:
    """The owners of the markers on every square, the lower one first."""
    found: list[list[int]] = [[] for _ in range(SQUARE_COUNT)]
    for layer in (state.marks, state.upper):
        for seat, bits in enumerate(layer):
            for square in members(bits):
                found[square].append(seat)
    return found


def _deck(state: Position) -> DeckView:
    """The number of cards, the top one, and what everybody can work out: which cards are still unseen."""
    unseen = state.deck
    if not state.rules.scroll_public:
        unseen |= state.gone
        for card in (state.top, *state.slots):
            if card != NONE:
                unseen |= 1 << card
    return {
        "count": state.deck.bit_count() + (state.top != NONE),
        "top": _terrain(state, state.top),
        "unseen": [CARDS[card] for card in members(unseen)],
        "gone": state.gone.bit_count(),
    }


def _board(state: Position, owner: int) -> BoardView:
    """All that a player has; start cards come first, then won cards."""
    cards = members(state.cards[owner])
    side = state.sides[owner]
    return {
        "colour": COLOURS[owner],
        "side": None if side == NONE else SIDES[side],
        "coins": state.coins[owner],
        "supply": state.supply[owner],
        "cards": [
            {**card_info(state.box, card), "ready": bool(state.ready[owner] >> card & 1)}
            for card in (*cards[-3:], *cards[:-3])
        ],
        "tiles": [
            {**tile_info(state.box, tile), "ready": bool(state.tiles_ready[owner] >> tile & 1)}
            for tile in members(state.tiles[owner])
        ],
        "points": scoring.sheet(state, owner).total,
    }


def _used(state: Position) -> UsedView | None:
    """The character used this turn, the squares it covers, and its optional squares that may still be paid for."""
    if state.used == NONE:
        return None
    return {
        "card": CARDS[state.used],
        "turns": TURNS[state.turned],
        "covered": members(state.covered),
        "optional": members(state.spare),
    }


def _auction(state: Position) -> AuctionView | None:
    """The auction under way: who bids next and who follows, and the highest bid so far (RO-AUCTION-13)."""
    for frame in reversed(state.stack):
        if frame[0] == frames.BID:
            _, seat, slot, waiting, highest, leader = frame
            return {
                "slot": slot,
                "bidder": seat,
                "waiting": [other for other in state.clockwise(seat) if waiting >> other & 1],
                "highest": None if leader == NOBODY else highest,
                "leader": None if leader == NOBODY else leader,
            }
    return None


def _placements(state: Position) -> dict[str, PlacementView] | None:
    """Where the shape of the chosen character may lie, corner by corner, while that is asked."""
    if not state.stack or state.stack[-1][0] != frames.AT:
        return None
    places = state.box.places[state.stack[-1][2]]
    laid = {AT.index(move): places[move] for move in state.moves()}
    return {
        str(corner): {
            "fixed": list(_squares(fixed)),
            "optional": list(_squares(optional & state.land)),
        }
        for corner, (fixed, optional) in laid.items()
    }


@lru_cache(maxsize=8192)
def _squares(bits: int) -> tuple[int, ...]:
    return tuple(members(bits))


def _sheet(state: Position, seat: int) -> dict[str, int]:
    sheet = scoring.sheet(state, seat)
    return {**sheet._asdict(), "total": sheet.total}
