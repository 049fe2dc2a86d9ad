"""The market of artifact tiles (RO-ART-2 to RO-ART-6, RO-ART-18)."""

from __future__ import annotations

from typing import Final

from portulan.games.roam import frames
from portulan.games.roam.bits import members
from portulan.games.roam.moves import BUY, COIN, SAID_BOUGHT, SLIDE
from portulan.games.roam.position import NONE, Position

_PURCHASES: Final = tuple(BUY.moves())
"""The purchase of each tile."""


def against_tile(state: Position, seat: int, tile: int) -> str:
    """One face-up tile a turn, at its price (RO-ART-2, RO-ART-3, RO-COIN-8)."""
    if state.bought:
        return "RO-ART-3"
    if tile not in state.market:
        return "RO-ART-2"
    return "RO-COIN-8" if state.box.cost[tile] > state.coins[seat] else ""


def is_idle(state: Position, seat: int) -> bool:
    """Tells at a glance that nothing can be bought or used: no ready tile, and too few coins for any tile."""
    return not state.tiles_ready[seat] and state.coins[seat] < state.box.cheapest


def purchases(state: Position, seat: int) -> list[int]:
    """Lists the tiles that can be bought, in the order in which they lie."""
    if state.bought:
        return []
    coins = state.coins[seat]
    cost = state.box.cost
    return [_PURCHASES[tile] for tile in state.market if tile != NONE and cost[tile] <= coins]


def may_bring_slide(state: Position) -> bool:
    """Tells whether somebody owns a SLIDE tile or may still buy one (RO-LIMIT-5).

    It is asked where nothing but COIN brings coins any more.
    """
    slide, coin = state.box.ability[SLIDE], state.box.ability[COIN]
    owned = 0
    for tiles in state.tiles:
        owned |= tiles
    if owned & slide:
        return True
    left = state.pile
    for tile in state.market:
        if tile != NONE:
            left |= 1 << tile
    if not left & slide:
        return False
    coins = max(state.coins)
    return bool(owned & coin) or any(state.box.cost[tile] <= coins for tile in members(left & (slide | coin)))


def buy(state: Position, seat: int, tile: int) -> None:
    """The tile is the player's, ready; the next one of the pile takes its place (RO-ART-6, RO-ART-18)."""
    price = state.box.cost[tile]
    state.coins[seat] -= price
    state.tiles[seat] |= 1 << tile
    state.tiles_ready[seat] |= 1 << tile
    state.bought = 1
    place = state.market.index(tile)
    state.market[place] = NONE
    if state.log is not None:
        state.tell(SAID_BOUGHT, seat, tile, price)
    if state.pile:
        state.stack.append((frames.OFFER, place))
