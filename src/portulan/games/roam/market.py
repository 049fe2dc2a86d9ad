"""The market of artifact tiles (RO-ART-2 to RO-ART-6, RO-ART-18)."""

from __future__ import annotations

from portulan.games.roam import frames
from portulan.games.roam.deck import numbers_in
from portulan.games.roam.moves import BUY, COIN, SAID_BOUGHT, SLIDE
from portulan.games.roam.table import NONE, Table


def against_tile(table: Table, seat: int, tile: int) -> str:
    """One face-up tile a turn, at its price (RO-ART-2, RO-ART-3, RO-COIN-8)."""
    if table.bought:
        return "RO-ART-3"
    if tile not in table.market:
        return "RO-ART-2"
    return "RO-COIN-8" if table.box.cost[tile] > table.coins[seat] else ""


def is_idle(table: Table, seat: int) -> bool:
    """Tells at a glance that nothing can be bought or used: no ready tile, and too few coins for any tile."""
    return not table.tiles_ready[seat] and table.coins[seat] < table.box.cheapest


def purchases(table: Table, seat: int) -> list[int]:
    """Lists the tiles that can be bought, in the order in which they lie."""
    if table.bought:
        return []
    coins = table.coins[seat]
    cost = table.box.cost
    return [BUY.base + tile for tile in table.market if tile != NONE and cost[tile] <= coins]


def may_bring_slide(table: Table) -> bool:
    """Tells whether somebody owns a SLIDE tile or may still buy one (RO-LIMIT-5).

    It is asked where nothing but COIN brings coins any more.
    """
    slide, coin = table.box.ability[SLIDE], table.box.ability[COIN]
    owned = 0
    for tiles in table.tiles:
        owned |= tiles
    if owned & slide:
        return True
    left = table.pile
    for tile in table.market:
        if tile != NONE:
            left |= 1 << tile
    if not left & slide:
        return False
    coins = max(table.coins)
    return bool(owned & coin) or any(
        table.box.cost[tile] <= coins for tile in numbers_in(left & (slide | coin))
    )


def buy(table: Table, seat: int, tile: int) -> None:
    """The tile is the player's, ready; the next one of the pile takes its place (RO-ART-6, RO-ART-18)."""
    price = table.box.cost[tile]
    table.coins[seat] -= price
    table.tiles[seat] |= 1 << tile
    table.tiles_ready[seat] |= 1 << tile
    table.bought = 1
    place = table.market.index(tile)
    table.market[place] = NONE
    if table.log is not None:
        table.tell(SAID_BOUGHT, seat, tile, price)
    if table.pile:
        table.stack.append((frames.OFFER, place))
