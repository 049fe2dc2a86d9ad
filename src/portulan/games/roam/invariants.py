"""The invariants of the rules (contract, section 2.18), as one check that names what is broken."""

from __future__ import annotations

from portulan.games.roam import frames
from portulan.games.roam.deck import TO_TOP
from portulan.games.roam.map import EVERYWHERE, SIDES, SLOT_COUNT, SLOT_SQUARES
from portulan.games.roam.moves import FIRST_START, MARKERS, MARKET_SIZE, TERRAINS, TILES
from portulan.games.roam.options import STAY
from portulan.games.roam.position import NONE, Position
from portulan.games.roam.stack_check import stack_faults
from portulan.games.roam.turns import CARDS_TO_END

_AT_THE_START = (frames.START, frames.EARLY_REST)
_BEFORE_CLAIMS = (*_AT_THE_START, frames.BEFORE, frames.USE, frames.AT, frames.FILL, frames.AFTER)


def broken_rules(state: Position) -> list[str]:
    """Lists broken invariants, each with its clause; empty for a sound position."""
    found = _shape(state)
    if found:
        return found
    return [
        *_markers(state),
        *_cards(state),
        *_tiles(state),
        *_map(state),
        *_turns(state),
        *stack_faults(state),
    ]


def _shape(state: Position) -> list[str]:
    """Checks sizes and ranges, so that the other checks can count."""
    lists = (state.marks, state.upper, state.supply, state.coins)
    sets = (state.cards, state.ready, state.tiles, state.tiles_ready)
    if any(len(values) != state.players for values in (*lists, *sets, state.sides, state.order)):
        return ["the table does not fit the number of players (RO-SETUP-1)"]
    if len(state.slots) != SLOT_COUNT or len(state.market) != (MARKET_SIZE if state.rules.full else 0):
        return ["the map or the market has another size (RO-GEO-3, RO-ART-1)"]
    if min(state.coins) < 0:
        return ["somebody has less than no coins (RO-COIN-8)"]
    squares = (*state.marks, *state.upper, state.taken, state.land, state.ones, state.twos)
    if any(not 0 <= bits <= EVERYWHERE for bits in (*squares, state.covered, state.spare)):
        return ["something lies outside the map (RO-GEO-4)"]
    others = (state.deck, state.gone, state.pile, state.turn, *(bits for values in sets for bits in values))
    if min(others) < 0:
        return ["a number is negative (RO-LIMIT-1)"]
    cards = len(TERRAINS)
    if any(not NONE <= card < cards for card in (*state.slots, state.top)):
        return ["an unknown card lies on the map (RO-COMP-1)"]
    if any(not NONE <= tile < len(TILES) for tile in state.market):
        return ["an unknown tile lies in the market (RO-COMP-4)"]
    seats = range(state.players)
    if sorted(state.order) != list(seats) or state.first not in seats or state.active not in seats:
        return ["the order of turns is no order (RO-TURN-1)"]
    if state.outpost not in (NONE, *seats) or state.bought not in (0, 1) or state.turned not in range(4):
        return ["a number is out of range (RO-TURN-3)"]
    limit = state.rules.stall_rounds if state.stack else 0
    if not -1 <= state.rounds_without_card <= state.turn // state.players or (
        limit and state.rounds_without_card >= limit
    ):
        return ["more rounds without a card are counted than there were (RO-LIMIT-7)"]
    chosen = [side for side in state.sides if side != NONE]
    if len(set(chosen)) != len(chosen) or any(side not in range(len(SIDES)) for side in chosen):
        return ["two players sit at one side (RO-SETUP-8)"]
    if (
        len(chosen) == state.players
        and sorted(state.order, key=lambda seat: state.sides[seat]) != state.order
    ):
        return ["turns do not go clockwise (RO-SETUP-15)"]
    return []


def _markers(state: Position) -> list[str]:
    """Every marker is in a supply or on the map, and squares hold one of them, or two (RO-SUPPLY-4, RO-PLACE-5)."""
    found: list[str] = []
    lower = upper = 0
    for seat in range(state.players):
        on_map = state.marks[seat].bit_count() + state.upper[seat].bit_count()
        if state.supply[seat] + on_map != MARKERS or state.supply[seat] < 0:
            found.append(f"seat {seat}: {state.supply[seat]} + {on_map} markers, not {MARKERS} (RO-SUPPLY-4)")
        if lower & state.marks[seat] or upper & state.upper[seat]:
            found.append("two markers lie on one place (RO-PLACE-5)")
        lower |= state.marks[seat]
        upper |= state.upper[seat]
    if upper and not state.rules.stacking:
        found.append("markers are stacked (RO-PLACE-5)")
    if upper & ~lower:
        found.append("a marker lies on top of nothing (RO-STACK-1)")
    if lower != state.taken or lower & ~state.land:
        found.append("the occupied squares are wrong (RO-PLACE-5)")
    return found


def _cards(state: Position) -> list[str]:
    """Every card is somewhere, once, and start cards stay with their owner (RO-COMP-1, RO-COMP-2)."""
    found: list[str] = []
    places = [state.deck, state.gone]
    places += [1 << card for card in (*state.slots, state.top) if card != NONE]
    for seat, cards in enumerate(state.cards):
        if cards >> FIRST_START != 7 << 3 * seat:
            found.append(f"seat {seat} has other start cards (RO-SETUP-2)")
        if state.ready[seat] & ~cards:
            found.append(f"seat {seat} has ready what it does not own (RO-CLAIM-8)")
        places.append(cards & (1 << FIRST_START) - 1)
    wanted = state.box.terrain | (state.box.promo if state.rules.promo else 0)
    together = 0
    for cards in places:
        together |= cards
    if together != wanted or sum(cards.bit_count() for cards in places) != wanted.bit_count():
        found.append("a card is lost or there twice (RO-LIMIT-1)")
    if state.used != NONE and not state.cards[state.active] >> state.used & 1:
        found.append("a character was used by somebody else (RO-TURN-2)")
    return found


def _tiles(state: Position) -> list[str]:
    """Every tile is somewhere, once; the market is full as long as the pile lasts (RO-ART-6, RO-COMP-4)."""
    found: list[str] = []
    places = [state.pile, *state.tiles, *(1 << tile for tile in state.market if tile != NONE)]
    together = 0
    for tiles in places:
        together |= tiles
    wanted = state.box.all_tiles if state.rules.full else 0
    if together != wanted or sum(tiles.bit_count() for tiles in places) != wanted.bit_count():
        found.append("a tile is lost or there twice (RO-LIMIT-1)")
    for seat, ready in enumerate(state.tiles_ready):
        if ready & ~state.tiles[seat]:
            found.append(f"seat {seat} has a tile ready that it does not own (RO-ART-6)")
    coming = sum(frame[0] == frames.OFFER for frame in state.stack)
    if state.pile.bit_count() > coming and state.market.count(NONE) > coming:
        found.append("the market has a gap while the pile lasts (RO-ART-6)")
    return found


def _map(state: Position) -> list[str]:
    """Land and coin symbols are those of the cards on the map; the deck shows its top card (RO-GEO-9, RO-INFO-2)."""
    found: list[str] = []
    land = ones = twos = 0
    for slot, card in enumerate(state.slots):
        if card != NONE:
            land |= SLOT_SQUARES[slot]
            ones |= state.box.ones[6 * card + slot]
            twos |= state.box.twos[6 * card + slot]
    if (land, ones, twos) != (state.land, state.ones, state.twos):
        found.append("coin symbols do not fit the cards (RO-GEO-9)")
    coming = [frame[1] for frame in state.stack if frame[0] == frames.DEAL]
    if state.top == NONE and state.deck.bit_count() > len(coming) and TO_TOP not in coming:
        found.append("the deck has no top card (RO-INFO-2)")
    return found


def _turns(state: Position) -> list[str]:
    """Turns go round evenly; a turn begins without completed cards, a round without ten cards (RO-END-4)."""
    found: list[str] = []
    if not state.stack:
        if state.land and state.turn % state.players:
            found.append("the game ended before all had the same number of turns (RO-END-4)")
        return found
    step = state.stack[-1][0]
    begun = any(frame[0] >= frames.START for frame in state.stack)
    if begun and state.clockwise(state.first)[state.turn % state.players] != state.active:
        found.append("it is somebody else's turn (RO-TURN-1)")
    complete = any(state.taken & squares == squares for squares in SLOT_SQUARES)
    if step in _AT_THE_START and complete and state.rules.all_pass != STAY:
        found.append("a turn begins with a completed card (RO-CLAIM-1)")
    if step in _BEFORE_CLAIMS and not state.turn % state.players:
        most = max(cards.bit_count() for cards in state.cards)
        if most >= CARDS_TO_END:
            found.append("a round begins after the end (RO-END-4)")
    return found
