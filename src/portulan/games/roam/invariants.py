"""The invariants of the rules (contract, section 2.18), as one check that names what is broken."""

from __future__ import annotations

from portulan.games.roam import frames
from portulan.games.roam.deck import TO_TOP
from portulan.games.roam.map import EVERYWHERE, SIDES, SLOT_COUNT, SLOT_SQUARES
from portulan.games.roam.moves import FIRST_START, MARKERS, MARKET_SIZE, TERRAINS, TILES
from portulan.games.roam.options import STAY
from portulan.games.roam.stack_check import stack_faults
from portulan.games.roam.table import NONE, Table
from portulan.games.roam.turns import CARDS_TO_END

_AT_THE_START = (frames.START, frames.EARLY_REST)
_BEFORE_CLAIMS = (*_AT_THE_START, frames.BEFORE, frames.USE, frames.AT, frames.FILL, frames.AFTER)


def faults(table: Table) -> list[str]:
    """Lists broken invariants, each with its clause; empty for a sound table."""
    found = _shape(table)
    if found:
        return found
    return [
        *_markers(table),
        *_cards(table),
        *_tiles(table),
        *_map(table),
        *_turns(table),
        *stack_faults(table),
    ]


def _shape(table: Table) -> list[str]:
    """Checks sizes and ranges, so that the other checks can count."""
    lists = (table.marks, table.upper, table.supply, table.coins)
    sets = (table.cards, table.ready, table.tiles, table.tiles_ready)
    if any(len(values) != table.players for values in (*lists, *sets, table.sides, table.order)):
        return ["the table does not fit the number of players (RO-SETUP-1)"]
    if len(table.slots) != SLOT_COUNT or len(table.market) != (MARKET_SIZE if table.rules.full else 0):
        return ["the map or the market has another size (RO-GEO-3, RO-ART-1)"]
    if min(table.coins) < 0:
        return ["somebody has less than no coins (RO-COIN-8)"]
    squares = (*table.marks, *table.upper, table.taken, table.land, table.ones, table.twos)
    if any(not 0 <= bits <= EVERYWHERE for bits in (*squares, table.covered, table.spare)):
        return ["something lies outside the map (RO-GEO-4)"]
    others = (table.deck, table.gone, table.pile, table.turn, *(bits for values in sets for bits in values))
    if min(others) < 0:
        return ["a number is negative (RO-LIMIT-1)"]
    cards = len(TERRAINS)
    if any(not NONE <= card < cards for card in (*table.slots, table.top)):
        return ["an unknown card lies on the map (RO-COMP-1)"]
    if any(not NONE <= tile < len(TILES) for tile in table.market):
        return ["an unknown tile lies in the market (RO-COMP-4)"]
    seats = range(table.players)
    if sorted(table.order) != list(seats) or table.first not in seats or table.active not in seats:
        return ["the order of turns is no order (RO-TURN-1)"]
    if table.outpost not in (NONE, *seats) or table.bought not in (0, 1) or table.turned not in range(4):
        return ["a number is out of range (RO-TURN-3)"]
    limit = table.rules.stall_rounds if table.stack else 0
    if not -1 <= table.rounds_without_card <= table.turn // table.players or (
        limit and table.rounds_without_card >= limit
    ):
        return ["more rounds without a card are counted than there were (RO-LIMIT-7)"]
    chosen = [side for side in table.sides if side != NONE]
    if len(set(chosen)) != len(chosen) or any(side not in range(len(SIDES)) for side in chosen):
        return ["two players sit at one side (RO-SETUP-8)"]
    if (
        len(chosen) == table.players
        and sorted(table.order, key=lambda seat: table.sides[seat]) != table.order
    ):
        return ["turns do not go clockwise (RO-SETUP-15)"]
    return []


def _markers(table: Table) -> list[str]:
    """Every marker is in a supply or on the map, and squares hold one of them, or two (RO-SUPPLY-4, RO-PLACE-5)."""
    found: list[str] = []
    lower = upper = 0
    for seat in range(table.players):
        on_map = table.marks[seat].bit_count() + table.upper[seat].bit_count()
        if table.supply[seat] + on_map != MARKERS or table.supply[seat] < 0:
            found.append(f"seat {seat}: {table.supply[seat]} + {on_map} markers, not {MARKERS} (RO-SUPPLY-4)")
        if lower & table.marks[seat] or upper & table.upper[seat]:
            found.append("two markers lie on one place (RO-PLACE-5)")
        lower |= table.marks[seat]
        upper |= table.upper[seat]
    if upper and not table.rules.stacking:
        found.append("markers are stacked (RO-PLACE-5)")
    if upper & ~lower:
        found.append("a marker lies on top of nothing (RO-STACK-1)")
    if lower != table.taken or lower & ~table.land:
        found.append("the occupied squares are wrong (RO-PLACE-5)")
    return found


def _cards(table: Table) -> list[str]:
    """Every card is somewhere, once, and start cards stay with their owner (RO-COMP-1, RO-COMP-2)."""
    found: list[str] = []
    places = [table.deck, table.gone]
    places += [1 << card for card in (*table.slots, table.top) if card != NONE]
    for seat, cards in enumerate(table.cards):
        if cards >> FIRST_START != 7 << 3 * seat:
            found.append(f"seat {seat} has other start cards (RO-SETUP-2)")
        if table.ready[seat] & ~cards:
            found.append(f"seat {seat} has ready what it does not own (RO-CLAIM-8)")
        places.append(cards & (1 << FIRST_START) - 1)
    wanted = table.box.terrain | (table.box.promo if table.rules.promo else 0)
    together = 0
    for cards in places:
        together |= cards
    if together != wanted or sum(cards.bit_count() for cards in places) != wanted.bit_count():
        found.append("a card is lost or there twice (RO-LIMIT-1)")
    if table.used != NONE and not table.cards[table.active] >> table.used & 1:
        found.append("a character was used by somebody else (RO-TURN-2)")
    return found


def _tiles(table: Table) -> list[str]:
    """Every tile is somewhere, once; the market is full as long as the pile lasts (RO-ART-6, RO-COMP-4)."""
    found: list[str] = []
    places = [table.pile, *table.tiles, *(1 << tile for tile in table.market if tile != NONE)]
    together = 0
    for tiles in places:
        together |= tiles
    wanted = table.box.all_tiles if table.rules.full else 0
    if together != wanted or sum(tiles.bit_count() for tiles in places) != wanted.bit_count():
        found.append("a tile is lost or there twice (RO-LIMIT-1)")
    for seat, ready in enumerate(table.tiles_ready):
        if ready & ~table.tiles[seat]:
            found.append(f"seat {seat} has a tile ready that it does not own (RO-ART-6)")
    coming = sum(frame[0] == frames.OFFER for frame in table.stack)
    if table.pile.bit_count() > coming and table.market.count(NONE) > coming:
        found.append("the market has a gap while the pile lasts (RO-ART-6)")
    return found


def _map(table: Table) -> list[str]:
    """Land and coin symbols are those of the cards on the map; the deck shows its top card (RO-GEO-9, RO-INFO-2)."""
    found: list[str] = []
    land = ones = twos = 0
    for slot, card in enumerate(table.slots):
        if card != NONE:
            land |= SLOT_SQUARES[slot]
            ones |= table.box.ones[6 * card + slot]
            twos |= table.box.twos[6 * card + slot]
    if (land, ones, twos) != (table.land, table.ones, table.twos):
        found.append("coin symbols do not fit the cards (RO-GEO-9)")
    coming = [frame[1] for frame in table.stack if frame[0] == frames.DEAL]
    if table.top == NONE and table.deck.bit_count() > len(coming) and TO_TOP not in coming:
        found.append("the deck has no top card (RO-INFO-2)")
    return found


def _turns(table: Table) -> list[str]:
    """Turns go round evenly; a turn begins without completed cards, a round without ten cards (RO-END-4)."""
    found: list[str] = []
    if not table.stack:
        if table.land and table.turn % table.players:
            found.append("the game ended before all had the same number of turns (RO-END-4)")
        return found
    step = table.stack[-1][0]
    begun = any(frame[0] >= frames.START for frame in table.stack)
    if begun and table.clockwise(table.first)[table.turn % table.players] != table.active:
        found.append("it is somebody else's turn (RO-TURN-1)")
    complete = any(table.taken & squares == squares for squares in SLOT_SQUARES)
    if step in _AT_THE_START and complete and table.rules.all_pass != STAY:
        found.append("a turn begins with a completed card (RO-CLAIM-1)")
    if step == frames.USE and not table.ready[table.active]:
        found.append("no character is ready to be used (RO-REST-1)")
    if step in _BEFORE_CLAIMS and not table.turn % table.players:
        most = max(cards.bit_count() for cards in table.cards)
        if most >= CARDS_TO_END:
            found.append("a round begins after the end (RO-END-4)")
    return found
