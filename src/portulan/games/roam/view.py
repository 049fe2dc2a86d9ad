"""What a viewer may know, as plain data (contract, section 5): everything but the orders of deck and pile.

There is no private information, so all viewers see the same. With `scroll_public = false` shapes and points of cards on
the map and on the deck are left out for everybody.
"""

from __future__ import annotations

from functools import lru_cache

from portulan.engine.state import CHANCE, JsonObject
from portulan.games.roam import frames, scoring
from portulan.games.roam.bits import members
from portulan.games.roam.box import Box
from portulan.games.roam.map import SIDES, SLOT_SQUARES, SQUARE_COUNT
from portulan.games.roam.moves import AT, CARDS, COLOURS, TILES, TURNS
from portulan.games.roam.position import NOBODY, NONE, Position
from portulan.games.roam.turns import is_triggered


def view(state: Position, seat: int | None) -> JsonObject:
    """Gives the viewer's knowledge; nothing in it refers to the state."""
    step = state.step
    frame = state.stack[-1] if state.stack else ()
    seen: JsonObject = {
        "game": "roam",
        "seat": seat,
        "players": state.players,
        "options": dict(state.options),
        "round": state.turn // state.players + (0 if state.over else 1),
        "turn": state.turn,
        "rounds_without_card": max(0, state.rounds_without_card),
        "first": state.first,
        "active": state.active,
        "order": state.order[:],
        "last_round": is_triggered(state),
        "over": state.over,
        "actors": state.actors,
        "chance": state.actor == CHANCE,
        "step": None if step is None else step.name,
        "asked": list(frame[1:]),
        "slots": [_terrain(state, card, slot) for slot, card in enumerate(state.slots)],
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
    }
    if state.over:
        sheets = [scoring.sheet(state, other) for other in range(state.players)]
        seen["sheets"] = [{**sheet._asdict(), "total": sheet.total} for sheet in sheets]
        seen["ranks"] = scoring.ranks(state)
        seen["winners"] = state.winners()
    return seen


def card_info(box: Box, card: int) -> JsonObject:
    """Tells what is printed on the character side of a card."""
    entry = box.cards[card]
    return {"card": CARDS[card], "kind": entry.kind, "shape": entry.shape[:], "points": entry.points}


def tile_info(box: Box, tile: int) -> JsonObject:
    """Tells what is printed on a tile."""
    entry = box.tiles[tile]
    return {"tile": TILES[tile], "ability": entry.ability, "cost": entry.cost, "points": entry.points}


def _terrain(state: Position, card: int, slot: int | None = None) -> JsonObject | None:
    """The terrain side of a card, with what its scroll says of the character (RO-INFO-3); None for no card."""
    if card == NONE:
        return None
    entry = state.box.cards[card]
    seen: JsonObject = {"coins": entry.coins[:]}
    if slot is not None:
        seen["slot"] = slot
    if state.rules.scroll_public:
        return {**seen, **card_info(state.box, card), "biome": entry.biome}
    return {**seen, "card": None, "kind": None, "shape": None, "points": None, "biome": None}


def _markers(state: Position) -> list[list[int]]:
    """The owners of the markers on every square, the lower one first."""
    found: list[list[int]] = [[] for _ in range(SQUARE_COUNT)]
    for layer in (state.marks, state.upper):
        for seat, bits in enumerate(layer):
            for square in members(bits):
                found[square].append(seat)
    return found


def _deck(state: Position) -> JsonObject:
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


def _board(state: Position, owner: int) -> JsonObject:
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


def _used(state: Position) -> JsonObject | None:
    """The character used this turn, the squares it covers, and its optional squares that may still be paid for."""
    if state.used == NONE:
        return None
    return {
        "card": CARDS[state.used],
        "turns": TURNS[state.turned],
        "covered": members(state.covered),
        "optional": members(state.spare),
    }


def _auction(state: Position) -> JsonObject | None:
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


def _placements(state: Position) -> JsonObject | None:
    """Where the shape of the chosen character may lie, corner by corner, while that is asked."""
    if not state.stack or state.stack[-1][0] != frames.AT:
        return None
    shape = state.stack[-1][2]
    fixed, optional = state.box.fixed[shape], state.box.optional[shape]
    corners = [move - AT.base for move in state.moves() if AT.base <= move < AT.base + AT.size]
    return {
        str(corner): {
            "fixed": list(_squares(fixed[corner])),
            "optional": list(_squares(optional[corner] & state.land)),
        }
        for corner in corners
    }


@lru_cache(maxsize=8192)
def _squares(bits: int) -> tuple[int, ...]:
    return tuple(members(bits))
