"""Set-up (RO-SETUP): the map is dealt, the market laid out, sides and first player are found."""

from __future__ import annotations

from portulan.engine.steps import Frame, Weights
from portulan.games.roam import frames
from portulan.games.roam.deck import TO_TOP
from portulan.games.roam.map import SLOT_COUNT
from portulan.games.roam.moves import FIRST, MARKET_SIZE, SAID_FIRST_PLAYER, SAID_SEATED, SIDE
from portulan.games.roam.position import NONE, Position
from portulan.games.roam.turns import begin_turn

STARTING_COINS = (0, 1, 1, 2)
"""Coins by turn order (RO-SETUP-12)."""


def set_up(state: Position) -> None:
    """Shuffles deck and pile; what is pushed last happens first (RO-SETUP-4 to RO-SETUP-10)."""
    state.deck = state.box.terrain
    if state.rules.promo:
        state.deck |= state.box.promo
    stack = state.stack
    stack.append((frames.COINS,))
    if state.rules.first_player < 0:
        stack.append((frames.CHOOSE_FIRST,))
    else:
        state.first = state.rules.first_player
    if not state.rules.sides:
        for seat in range(state.players - 1, -1, -1):
            stack.append((frames.CHOOSE_SIDE, seat))
    if state.rules.full:
        state.pile = state.box.all_tiles
        state.market = [NONE] * MARKET_SIZE
        for place in range(min(MARKET_SIZE, state.pile.bit_count()) - 1, -1, -1):
            stack.append((frames.OFFER, place))
    if state.deck.bit_count() > SLOT_COUNT:
        stack.append((frames.DEAL, TO_TOP))
    for slot in range(SLOT_COUNT - 1, -1, -1):
        stack.append((frames.DEAL, slot))


def against_side(state: Position, frame: Frame, move: int) -> str:
    """Each player sits at a different side (RO-SETUP-8)."""
    return "RO-SETUP-8" if SIDE.index(move) in state.sides else ""


def choose_side(state: Position, frame: Frame, move: int) -> None:
    """Takes a side; turns will go clockwise around the map as the players sit (RO-SETUP-15)."""
    seat = frame[1]
    state.sides[seat] = SIDE.index(move)
    state.tell(SAID_SEATED, seat, state.sides[seat])
    if NONE not in state.sides:
        state.order = sorted(range(state.players), key=lambda other: state.sides[other])


def first_weights(state: Position, frame: Frame) -> Weights:
    """Every seat is equally likely to begin (RO-SETUP-10)."""
    return [(FIRST.move(seat), 1) for seat in range(state.players)]


def choose_first(state: Position, frame: Frame, outcome: int) -> None:
    """The first player takes the aid card with that heading (RO-SETUP-10)."""
    state.first = FIRST.index(outcome)
    state.tell(SAID_FIRST_PLAYER, state.first)


def starting_coins(state: Position, frame: Frame) -> None:
    """Whoever plays later begins with more coins; then the first turn begins (RO-SETUP-12, RO-TURN-1)."""
    for place, seat in enumerate(state.clockwise(state.first)):
        state.coins[seat] = STARTING_COINS[place]
    begin_turn(state, state.first)
