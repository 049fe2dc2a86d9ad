"""Set-up (RO-SETUP): the map is dealt, the market laid out, sides and first player are found."""

from __future__ import annotations

from portulan.engine.steps import Frame, Weights
from portulan.games.roam import frames
from portulan.games.roam.deck import TO_TOP
from portulan.games.roam.map import SIDES, SLOT_COUNT
from portulan.games.roam.moves import FIRST, MARKET_SIZE, SAID_FIRST_PLAYER, SAID_SEATED, SIDE
from portulan.games.roam.table import NONE, Table
from portulan.games.roam.turns import begin_turn

STARTING_COINS = (0, 1, 1, 2)
"""Coins by turn order (RO-SETUP-12)."""


def set_table(table: Table) -> None:
    """Shuffles deck and pile; what is pushed last happens first (RO-SETUP-4 to RO-SETUP-10)."""
    table.deck = table.box.terrain
    if table.rules.promo:
        table.deck |= table.box.promo
    stack = table.stack
    stack.append((frames.COINS,))
    if table.rules.first_player < 0:
        stack.append((frames.CHOOSE_FIRST,))
    else:
        table.first = table.rules.first_player
    if not table.rules.sides:
        for seat in range(table.players - 1, -1, -1):
            stack.append((frames.CHOOSE_SIDE, seat))
    if table.rules.full:
        table.pile = table.box.all_tiles
        table.market = [NONE] * MARKET_SIZE
        for place in range(min(MARKET_SIZE, table.pile.bit_count()) - 1, -1, -1):
            stack.append((frames.OFFER, place))
    if table.deck.bit_count() > SLOT_COUNT:
        stack.append((frames.DEAL, TO_TOP))
    for slot in range(SLOT_COUNT - 1, -1, -1):
        stack.append((frames.DEAL, slot))


def against_side(table: Table, side: int) -> str:
    """Each player sits at a different side (RO-SETUP-8)."""
    return "RO-SETUP-8" if side in table.sides else ""


def side_moves(table: Table, frame: Frame) -> list[int]:
    """Any side that is still free."""
    return [SIDE.base + side for side in range(len(SIDES)) if not against_side(table, side)]


def against_side_move(table: Table, frame: Frame, move: int) -> str:
    """Nothing but a side is chosen here (RO-SETUP-8)."""
    return against_side(table, move - SIDE.base) if 0 <= move - SIDE.base < SIDE.size else "RO-SETUP-8"


def choose_side(table: Table, frame: Frame, move: int) -> None:
    """Takes a side; turns will go clockwise around the map as the players sit (RO-SETUP-15)."""
    seat = frame[1]
    table.sides[seat] = move - SIDE.base
    table.tell(SAID_SEATED, seat, table.sides[seat])
    if NONE not in table.sides:
        table.order = sorted(range(table.players), key=lambda other: table.sides[other])


def first_weights(table: Table, frame: Frame) -> Weights:
    """Every seat is equally likely to begin (RO-SETUP-10)."""
    return [(FIRST.base + seat, 1) for seat in range(table.players)]


def choose_first(table: Table, frame: Frame, outcome: int) -> None:
    """The first player takes the aid card with that heading (RO-SETUP-10)."""
    table.first = outcome - FIRST.base
    table.tell(SAID_FIRST_PLAYER, table.first)


def starting_coins(table: Table, frame: Frame) -> None:
    """Whoever plays later begins with more coins; then the first turn begins (RO-SETUP-12, RO-TURN-1)."""
    for place, seat in enumerate(table.clockwise(table.first)):
        table.coins[seat] = STARTING_COINS[place]
    begin_turn(table, table.first)
