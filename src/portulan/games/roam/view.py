"""What a viewer may know, as plain data (contract, section 5): everything but the orders of deck and pile.

There is no private information, so all viewers see the same. With `scroll_public = false` shapes and points of cards on
the map and on the deck are left out for everybody.
"""

from __future__ import annotations

from functools import lru_cache

from portulan.engine.state import CHANCE, JsonObject
from portulan.games.roam import frames, scoring
from portulan.games.roam.box import Box
from portulan.games.roam.deck import numbers_in
from portulan.games.roam.map import SIDES, SLOT_SQUARES, SQUARE_COUNT, squares_in
from portulan.games.roam.moves import AT, CARDS, COLOURS, TILES, TURNS
from portulan.games.roam.table import NOBODY, NONE, Table
from portulan.games.roam.turns import is_triggered


def view(table: Table, seat: int | None) -> JsonObject:
    """Gives the viewer's knowledge; nothing in it refers to the table."""
    step = table.step
    frame = table.stack[-1] if table.stack else ()
    seen: JsonObject = {
        "game": "roam",
        "seat": seat,
        "players": table.players,
        "options": dict(table.options),
        "round": table.turn // table.players + (0 if table.over else 1),
        "turn": table.turn,
        "rounds_without_card": max(0, table.rounds_without_card),
        "first": table.first,
        "active": table.active,
        "order": table.order[:],
        "last_round": is_triggered(table),
        "over": table.over,
        "actors": table.actors,
        "chance": table.actor == CHANCE,
        "step": None if step is None else step.name,
        "asked": list(frame[1:]),
        "slots": [_terrain(table, card, slot) for slot, card in enumerate(table.slots)],
        "coins": [(table.ones >> n & 1) + (table.twos >> n & 1) for n in range(SQUARE_COUNT)],
        "markers": _markers(table),
        "completed": [n for n, squares in enumerate(SLOT_SQUARES) if table.taken & squares == squares],
        "deck": _deck(table),
        "market": [None if tile == NONE else tile_info(table.box, tile) for tile in table.market],
        "pile": {
            "count": table.pile.bit_count(),
            "unseen": [TILES[tile] for tile in numbers_in(table.pile)],
        },
        "outpost": None if table.outpost == NOBODY else table.outpost,
        "boards": [_board(table, other) for other in range(table.players)],
        "used": _used(table),
        "auction": _auction(table),
        "placements": _placements(table),
    }
    if table.over:
        sheets = [scoring.sheet(table, other) for other in range(table.players)]
        seen["sheets"] = [{**sheet._asdict(), "total": sheet.total} for sheet in sheets]
        seen["ranks"] = scoring.ranks(table)
        seen["winners"] = table.winners()
    return seen


def card_info(box: Box, card: int) -> JsonObject:
    """Tells what is printed on the character side of a card."""
    entry = box.cards[card]
    return {"card": CARDS[card], "kind": entry.kind, "shape": entry.shape[:], "points": entry.points}


def tile_info(box: Box, tile: int) -> JsonObject:
    """Tells what is printed on a tile."""
    entry = box.tiles[tile]
    return {"tile": TILES[tile], "ability": entry.ability, "cost": entry.cost, "points": entry.points}


def _terrain(table: Table, card: int, slot: int | None = None) -> JsonObject | None:
    """The terrain side of a card, with what its scroll says of the character (RO-INFO-3); None for no card."""
    if card == NONE:
        return None
    entry = table.box.cards[card]
    seen: JsonObject = {"coins": entry.coins[:]}
    if slot is not None:
        seen["slot"] = slot
    if table.rules.scroll_public:
        return {**seen, **card_info(table.box, card), "biome": entry.biome}
    return {**seen, "card": None, "kind": None, "shape": None, "points": None, "biome": None}


def _markers(table: Table) -> list[list[int]]:
    """The owners of the markers on every square, the lower one first."""
    found: list[list[int]] = [[] for _ in range(SQUARE_COUNT)]
    for layer in (table.marks, table.upper):
        for seat, bits in enumerate(layer):
            for square in squares_in(bits):
                found[square].append(seat)
    return found


def _deck(table: Table) -> JsonObject:
    """The number of cards, the top one, and what everybody can work out: which cards are still unseen."""
    unseen = table.deck
    if not table.rules.scroll_public:
        unseen |= table.gone
        for card in (table.top, *table.slots):
            if card != NONE:
                unseen |= 1 << card
    return {
        "count": table.deck.bit_count() + (table.top != NONE),
        "top": _terrain(table, table.top),
        "unseen": [CARDS[card] for card in numbers_in(unseen)],
        "gone": table.gone.bit_count(),
    }


def _board(table: Table, owner: int) -> JsonObject:
    """All that a player has; start cards come first, then won cards."""
    cards = numbers_in(table.cards[owner])
    side = table.sides[owner]
    return {
        "colour": COLOURS[owner],
        "side": None if side == NONE else SIDES[side],
        "coins": table.coins[owner],
        "supply": table.supply[owner],
        "cards": [
            {**card_info(table.box, card), "ready": bool(table.ready[owner] >> card & 1)}
            for card in (*cards[-3:], *cards[:-3])
        ],
        "tiles": [
            {**tile_info(table.box, tile), "ready": bool(table.tiles_ready[owner] >> tile & 1)}
            for tile in numbers_in(table.tiles[owner])
        ],
        "points": scoring.sheet(table, owner).total,
    }


def _used(table: Table) -> JsonObject | None:
    """The character used this turn, the squares it covers, and its optional squares that may still be paid for."""
    if table.used == NONE:
        return None
    return {
        "card": CARDS[table.used],
        "turns": TURNS[table.turned],
        "covered": squares_in(table.covered),
        "optional": squares_in(table.spare),
    }


def _auction(table: Table) -> JsonObject | None:
    """The auction under way: who bids next and who follows, and the highest bid so far (RO-AUCTION-13)."""
    for frame in reversed(table.stack):
        if frame[0] == frames.BID:
            _, seat, slot, waiting, highest, leader = frame
            return {
                "slot": slot,
                "bidder": seat,
                "waiting": [other for other in table.clockwise(seat) if waiting >> other & 1],
                "highest": None if leader == NOBODY else highest,
                "leader": None if leader == NOBODY else leader,
            }
    return None


def _placements(table: Table) -> JsonObject | None:
    """Where the shape of the chosen character may lie, corner by corner, while that is asked."""
    if not table.stack or table.stack[-1][0] != frames.AT:
        return None
    shape = table.stack[-1][2]
    fixed, optional = table.box.fixed[shape], table.box.optional[shape]
    corners = [move - AT.base for move in table.moves() if AT.base <= move < AT.base + AT.size]
    return {
        str(corner): {
            "fixed": list(_squares(fixed[corner])),
            "optional": list(_squares(optional[corner] & table.land)),
        }
        for corner in corners
    }


@lru_cache(maxsize=8192)
def _squares(bits: int) -> tuple[int, ...]:
    return tuple(squares_in(bits))
