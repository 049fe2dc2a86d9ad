"""The Bids phase (AG-BID): three laps, one face-down token a turn, in an action zone or a bid zone."""

from __future__ import annotations

from functools import cache

from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.moves import ACTION_ZONE, BID, BID_ZONE, SAID_BID, SAID_ROUND
from portulan.games.agartha.position import Position


def begin_round(state: Position, frame: Frame) -> None:
    """Bids first, then the tiles from the farthest to the nearest (AG-ROUND-2)."""
    state.round = frame[1]
    state.tell(SAID_ROUND, state.round, state.holder)
    for seat in range(state.players):
        state.shown[seat] = 0
    state.stack.append((frames.RESOLVE_TILE, 0))
    state.stack.append((frames.BID, state.holder, 0))


def action_zones_taken(state: Position) -> int:
    """The tiles whose action zone holds a token, as a set of bits."""
    taken = 0
    for tile, zone, _, _ in state.placements:
        if zone == ACTION_ZONE:
            taken |= 1 << tile
    return taken


def against_placement(hand: int, taken: int, tiles: int, token: int, tile: int, zone: int) -> str:
    """A token in hand goes to any bid zone, or to an action zone that is free (AG-BID-5, AG-BID-12)."""
    if tile >= tiles:
        return "AG-SETUP-2"
    if not hand >> token & 1:
        return "AG-BID-10"
    if zone == ACTION_ZONE and taken >> tile & 1:
        return "AG-BID-5"
    return ""


@cache
def placements_for(hand: int, taken: int, tiles: int) -> list[int]:
    """Lists the legal placements; there are few enough situations to remember them all."""
    return [
        BID.move(token, tile, zone)
        for token in range(3)
        for tile in range(tiles)
        for zone in (ACTION_ZONE, BID_ZONE)
        if not against_placement(hand, taken, tiles, token, tile, zone)
    ]


def bid_moves(state: Position, frame: Frame) -> list[int]:
    """One of the tokens left, on one of the free zones; there is no pass (AG-BID-9)."""
    return placements_for(state.hand[frame[1]], action_zones_taken(state), state.tile_count)


def against_bid(state: Position, frame: Frame, move: int) -> str:
    """The token and the zone must be free; whatever is no placement would be a pass (AG-BID-9)."""
    token, tile, zone = BID.values(move)
    return against_placement(
        state.hand[frame[1]], action_zones_taken(state), state.tile_count, token, tile, zone
    )


_PLACEMENT = {move: BID.values(move) for move in BID.moves()}


def bid(state: Position, frame: Frame, move: int) -> None:
    """Lays the token face down; the next player follows until all have laid three (AG-BID-1, AG-BID-2)."""
    _, seat, number = frame
    token, tile, zone = _PLACEMENT[move]
    state.hand[seat] ^= 1 << token
    state.placements.append((tile, zone, seat, token))
    if state.log is not None:
        state.tell(SAID_BID, seat, token, tile, zone)
    if number + 1 < 3 * state.players:
        state.stack.append((frames.BID, (seat + 1) % state.players, number + 1))
