"""Artifact tiles (RO-ART, RO-ARTCOIN to RO-ARTREPL): what each ability reaches, and what it does.

The sets below say what is possible. Lists of moves and refusals are both made from them.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import frames
from portulan.games.roam.map import NEIGHBOUR, beside
from portulan.games.roam.moves import (
    COIN,
    COVERED,
    FLIP,
    FOR_FREE,
    FREE,
    PAY,
    REPLACE,
    SAID_EXTENDED,
    SAID_FLIPPED,
    SAID_GAINED,
    SAID_REPLACED,
    SAID_SLID,
    SLIDE,
    SLIDE_TO,
)
from portulan.games.roam.options import ALWAYS, NEVER
from portulan.games.roam.position import Position

PRICE: Final = 2
"""What an optional square costs (RO-OPT-1)."""

LOWER: Final = 0
UPPER: Final = 1


# Optional squares (RO-OPT) and FREE


def extensions(state: Position, seat: int) -> int:
    """Gathers the optional squares that can receive a marker: inside, open, not yet paid for (RO-OPT-2, RO-OPT-3)."""
    if not state.spare or not state.supply[seat]:
        return 0
    return state.spare & ~state.blocked(seat)


def extend(state: Position, seat: int, square: int, price: int) -> None:
    """One marker on one optional square, for 2 coins or for a FREE tile (RO-OPT-1, RO-ARTFREE-1)."""
    settle(state, seat, square, price)
    coins = state.put(seat, 1 << square)
    if state.log is not None:
        state.tell(SAID_EXTENDED, seat, square, price - PAY, coins)


def settle(state: Position, seat: int, square: int, price: int) -> None:
    """Pays for an optional square, which belongs to the covered ones from now on (RO-OPT-8, RO-ARTREPL-4)."""
    if price == PAY:
        state.coins[seat] -= PRICE
    else:
        state.turn_down(seat, FREE)
    state.spare &= ~(1 << square)
    state.covered |= 1 << square


# COIN


def gain(state: Position, seat: int) -> None:
    """One coin (RO-ARTCOIN-1)."""
    state.turn_down(seat, COIN)
    state.coins[seat] += 1
    if state.log is not None:
        state.tell(SAID_GAINED, seat)


# FLIP


def flippable(state: Position, seat: int, keeps_one: bool) -> int:
    """Gathers the characters that FLIP may turn; before the use one must stay ready (RO-ARTFLIP-1, RO-ARTFLIP-3)."""
    cards = state.cards[seat]
    if keeps_one:
        ready = state.ready[seat]
        if not ready & ready - 1:
            return cards & ~ready
    return cards


def flip(state: Position, seat: int, card: int) -> None:
    """Ready becomes used, used becomes ready; no tile becomes ready by it (RO-ARTFLIP-1, RO-ART-15)."""
    state.turn_down(seat, FLIP)
    state.ready[seat] ^= 1 << card
    if state.log is not None:
        state.tell(SAID_FLIPPED, seat, card, state.ready[seat] >> card & 1)


# SLIDE


def landing(state: Position) -> int:
    """Gathers the squares that a marker may slide to (RO-ARTSLIDE-1, RO-ARTSLIDE-3, RO-STACK-9)."""
    return state.land & ~(state.stacked() if state.rules.slide_onto_marker else state.taken)


def slidable(state: Position, level: int) -> int:
    """Gathers the squares whose lower, or upper, marker can slide somewhere."""
    return (state.stacked() if level else state.taken) & beside(landing(state))


def begin_slide(state: Position, seat: int, square: int, level: int) -> None:
    """The marker is chosen; where it goes is asked next."""
    state.turn_down(seat, SLIDE)
    state.stack.append((frames.SLIDE_TO, seat, square, level))


def against_slide_to(state: Position, frame: Frame, move: int) -> str:
    """One step, which stays on the map and ends on a vacant square (RO-ARTSLIDE-1, RO-ARTSLIDE-3)."""
    goal = NEIGHBOUR[frame[2]][SLIDE_TO.index(move)]
    if goal < 0 or not state.land >> goal & 1:
        return "RO-ARTSLIDE-3"
    return "" if landing(state) >> goal & 1 else "RO-ARTSLIDE-1"


def slide_to(state: Position, frame: Frame, move: int) -> None:
    """The marker moves and nobody gains coins; what lay on top of it drops down (RO-ARTSLIDE-4, RO-STACK-9)."""
    _, seat, square, level = frame
    direction = SLIDE_TO.index(move)
    bit = 1 << square
    goal = 1 << NEIGHBOUR[square][direction]
    owner = owner_of(state, square, level)
    if level == UPPER:
        state.upper[owner] ^= bit
    else:
        state.marks[owner] ^= bit
        state.taken ^= bit
        for other in range(state.players):
            if state.upper[other] & bit:
                state.upper[other] ^= bit
                state.marks[other] |= bit
                state.taken |= bit
    if state.taken & goal:
        state.upper[owner] |= goal
    else:
        state.marks[owner] |= goal
        state.taken |= goal
    if state.log is not None:
        state.tell(SAID_SLID, seat, owner, square, direction)
    if state.rules.outpost_at_once:
        state.look_for_outpost()


def owner_of(state: Position, square: int, level: int) -> int:
    """Finds whose marker lies on a square, the lower or the upper one."""
    layer = state.upper if level == UPPER else state.marks
    return next(seat for seat in range(state.players) if layer[seat] >> square & 1)


# REPLACE


def replaceable(state: Position, seat: int, level: int, price: int) -> int:
    """Gathers the squares where another player's marker may be replaced (RO-ARTREPL-1, -3, -4)."""
    if not state.supply[seat]:
        return 0
    optional = state.rules.replace_optional
    if price == COVERED:
        reach = state.covered | state.spare if optional == ALWAYS else state.covered
    elif optional in (NEVER, ALWAYS):
        return 0
    elif price == PAY:
        reach = state.spare if state.coins[seat] >= PRICE else 0
    else:
        reach = state.spare if state.has_ready(seat, FREE) else 0
    others = 0
    for other, bits in enumerate(state.upper if level == UPPER else state.marks):
        if other != seat:
            others |= bits
    return reach & others


def replace(state: Position, seat: int, square: int, level: int, price: int) -> None:
    """The marker goes back to its owner and one of the player's takes its place and level (RO-ARTREPL-2, -3)."""
    state.turn_down(seat, REPLACE)
    if price != COVERED:
        settle(state, seat, square, price)
    bit = 1 << square
    owner = owner_of(state, square, level)
    layer = state.upper if level == UPPER else state.marks
    layer[owner] ^= bit
    layer[seat] |= bit
    state.supply[owner] += 1
    state.supply[seat] -= 1
    coins = 0
    if level == LOWER or state.rules.upper_pays:
        coins = (state.ones >> square & 1) + (state.twos >> square & 1)
        state.coins[seat] += coins
    if state.log is not None:
        state.tell(SAID_REPLACED, seat, owner, square, price, coins)
    if state.rules.outpost_at_once:
        state.look_for_outpost()


assert (COVERED, PAY, FOR_FREE) == (0, 1, 2)
