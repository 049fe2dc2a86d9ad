"""Auctions (RO-AUCTION): every player tied for the most markers bids or passes, once, in turn."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import claims, frames
from portulan.games.roam.moves import BID, PASS, SAID_BID, SAID_PASSED, SAID_STAYED
from portulan.games.roam.options import LAST_TAKES, STAY
from portulan.games.roam.position import NOBODY, Position

_PASS: Final = PASS.move()
_NOTHING: Final = BID.move(0)
"""A bid of 0 coins."""


def must_take(state: Position, frame: Frame) -> bool:
    """Tells whether all before the last participant have passed, so that he wins for 0 (RO-AUCTION-11)."""
    return not frame[3] and frame[5] == NOBODY and state.rules.all_pass == LAST_TAKES


def bid_moves(state: Position, frame: Frame) -> list[int]:
    """Pass, or any number of coins above the highest bid; who cannot bid passes (RO-AUCTION-5 to -7)."""
    if must_take(state, frame):
        return [_NOTHING]
    return [_PASS, *BID.moves()[frame[4] + 1 : state.coins[frame[1]] + 1]]


def against_bid(state: Position, frame: Frame, move: int) -> str:
    """A bid is higher than the one before and not beyond the bidder's coins (RO-AUCTION-3, -5, -6)."""
    if must_take(state, frame):
        return "" if move == _NOTHING else "RO-AUCTION-11"
    if move in PASS:
        return ""
    coins = BID.index(move)
    if coins > state.coins[frame[1]]:
        return "RO-AUCTION-6"
    return "" if coins > frame[4] else "RO-AUCTION-5"


def bid(state: Position, frame: Frame, move: int) -> None:
    """Notes the bid, or the pass that ends the player's part; the next one clockwise follows (RO-AUCTION-2, -8)."""
    _, seat, slot, waiting, highest, leader = frame
    if move == _PASS:
        if state.log is not None:
            state.tell(SAID_PASSED, seat)
    else:
        highest = BID.index(move)
        leader = seat
        if state.log is not None:
            state.tell(SAID_BID, seat, highest)
    if waiting:
        following = next(other for other in state.clockwise(seat) if waiting >> other & 1)
        state.stack.append((frames.BID, following, slot, waiting ^ 1 << following, highest, leader))
    elif leader != NOBODY:
        claims.take(state, leader, slot, highest)
    elif state.rules.all_pass == STAY:
        state.tell(SAID_STAYED, slot)
    else:
        claims.discard(state, slot)
