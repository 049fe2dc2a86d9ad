"""What a viewer may know, as plain data (contract, section 5)."""

from __future__ import annotations

from functools import lru_cache

from portulan.engine.state import CHANCE, JsonObject
from portulan.games.agartha import scoring
from portulan.games.agartha.board import EXPLORATION_POINTS, OPEN_BIT_SLOTS, OPENED_BY, SLOT_COUNT, SLOTS
from portulan.games.agartha.cards import KINDS, size, spread
from portulan.games.agartha.moves import ACTION_ZONE
from portulan.games.agartha.secrets import placing_together
from portulan.games.agartha.setup import start_cards_of
from portulan.games.agartha.table import Table

ZONE_NAMES = ("", "places", "village", "exploration")


def names(cards: int) -> list[str]:
    """Names the cards of a multiset one by one."""
    return list(_names(cards))


@lru_cache(maxsize=8192)
def _names(cards: int) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in spread(cards))


TOKENS_OF = tuple([token + 1 for token in range(3) if bits >> token & 1] for bits in range(8))


def tokens(bits: int) -> list[int]:
    """Lists the tokens of a set by their value."""
    return TOKENS_OF[bits].copy()


def view(table: Table, seat: int | None) -> JsonObject:
    """Gives the viewer's knowledge; nothing in it refers to the table."""
    step = table.step
    frame = table.stack[-1][1:] if table.stack else ()
    seen: JsonObject = {
        "game": "agartha",
        "seat": seat,
        "players": table.players,
        "options": dict(table.options),
        "round": table.round,
        "holder": table.holder,
        "over": table.over,
        "actors": table.actors,
        "chance": table.actor == CHANCE,
        "step": None if step is None else step.name,
        "asked": list(frame),
        "deck": dict(zip(KINDS, table.rules.deck, strict=True)),
        "tiles": _tiles(table, seat),
        "pile": _pile(table, seat),
        "discard": _discard(table),
        "aside": names(table.aside),
        "open": [SLOTS[slot] for slot in OPEN_BIT_SLOTS if table.open & OPENED_BY[slot]],
        "zone": ZONE_NAMES[table.zone],
        "leftovers": {SLOTS[slot]: names(table.left[i]) for i, slot in enumerate(OPEN_BIT_SLOTS)},
        "boards": [_board(table, other, seat) for other in range(table.players)],
    }
    if table.over:
        sheets = [scoring.sheet(table, other) for other in range(table.players)]
        seen["sheets"] = [{**sheet._asdict(), "total": sheet.total} for sheet in sheets]
        seen["winners"] = table.winners()
    return seen


def _tiles(table: Table, seat: int | None) -> list[JsonObject]:
    """Cards and tokens of the tiles; a face-down token shows its owner and its place in the order (AG-BID-14)."""
    tiles: list[JsonObject] = [
        {"cards": [KINDS[kind] for kind in kinds], "tokens": []} for kinds in table.tiles
    ]
    for order, (tile, zone, owner, token) in enumerate(table.placements):
        lying = {
            "seat": owner,
            "zone": "action" if zone == ACTION_ZONE else "bid",
            "order": order,
            "token": token + 1 if owner == seat else None,
        }
        tiles[tile]["tokens"].append(lying)
    return tiles


def _pile(table: Table, seat: int | None) -> JsonObject:
    """The number of cards, and what everybody can work out: which cards are in it, and the lowest ones."""
    upper = table.pile
    if not table.rules.discard_visible:
        upper += table.discard
    if placing_together(table):
        for other in range(table.players):
            if other != seat:
                upper += start_cards_of(table, other)
    return {
        "count": table.pile_size(),
        "unseen": names(upper),
        "under": [names(cards) for cards in table.under],
    }


def _discard(table: Table) -> JsonObject:
    return {
        "count": size(table.discard),
        "cards": names(table.discard) if table.rules.discard_visible else None,
    }


def _board(table: Table, owner: int, seat: int | None) -> JsonObject:
    """A board with its sectors; tokens in hand are known to their owner, by number to the others."""
    own = owner == seat
    base = owner * SLOT_COUNT
    hidden = placing_together(table) and not own
    shows_points = own or table.rules.points_visible or table.over
    cards = table.board[base : base + SLOT_COUNT]
    return {
        "slots": None if hidden else dict(zip(SLOTS, map(names, cards), strict=True)),
        "transit": None if hidden else names(table.won[owner] + table.drawn[owner]),
        "encounter": table.encounter[owner],
        "amulets": table.amulets[owner],
        "explorations": tokens(table.explored[owner]),
        "exploration_points": EXPLORATION_POINTS[table.explored[owner]],
        "village_points": table.village[owner] if shows_points else None,
        "tokens": tokens(table.hand[owner]) if own else None,
        "tokens_in_hand": table.hand[owner].bit_count(),
        "tokens_shown": tokens(table.shown[owner]),
    }
