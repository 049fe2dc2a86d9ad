"""Artifact tiles (RO-ART, RO-ARTCOIN to RO-ARTREPL): what each ability reaches, and what it does.

The sets below say what is possible. Lists of moves and refusals are both made from them.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import frames
from portulan.games.roam.map import DIRECTIONS, NEIGHBOUR, beside
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
from portulan.games.roam.placing import turn_down
from portulan.games.roam.table import Table

PRICE: Final = 2
"""What an optional square costs (RO-OPT-1)."""

LOWER: Final = 0
UPPER: Final = 1


def has(table: Table, seat: int, ability: int) -> bool:
    """Tells whether a ready tile of an ability is at hand."""
    return bool(table.tiles_ready[seat] & table.box.ability[ability])


# Optional squares (RO-OPT) and FREE


def extensions(table: Table, seat: int) -> int:
    """Gathers the optional squares that can receive a marker: inside, open, not yet paid for (RO-OPT-2, RO-OPT-3)."""
    if not table.spare or not table.supply[seat]:
        return 0
    return table.spare & ~table.blocked(seat)


def extend(table: Table, seat: int, square: int, price: int) -> None:
    """One marker on one optional square, for 2 coins or for a FREE tile (RO-OPT-1, RO-ARTFREE-1)."""
    settle(table, seat, square, price)
    coins = table.put(seat, 1 << square)
    if table.log is not None:
        table.tell(SAID_EXTENDED, seat, square, price - PAY, coins)


def settle(table: Table, seat: int, square: int, price: int) -> None:
    """Pays for an optional square, which belongs to the covered ones from now on (RO-OPT-8, RO-ARTREPL-4)."""
    if price == PAY:
        table.coins[seat] -= PRICE
    else:
        turn_down(table, seat, FREE)
    table.spare &= ~(1 << square)
    table.covered |= 1 << square


# COIN


def gain(table: Table, seat: int) -> None:
    """One coin (RO-ARTCOIN-1)."""
    turn_down(table, seat, COIN)
    table.coins[seat] += 1
    if table.log is not None:
        table.tell(SAID_GAINED, seat)


# FLIP


def flippable(table: Table, seat: int, keeps_one: bool) -> int:
    """Gathers the characters that FLIP may turn; before the use one must stay ready (RO-ARTFLIP-1, RO-ARTFLIP-3)."""
    cards = table.cards[seat]
    if keeps_one:
        ready = table.ready[seat]
        if not ready & ready - 1:
            return cards & ~ready
    return cards


def flip(table: Table, seat: int, card: int) -> None:
    """Ready becomes used, used becomes ready; no tile becomes ready by it (RO-ARTFLIP-1, RO-ART-15)."""
    turn_down(table, seat, FLIP)
    table.ready[seat] ^= 1 << card
    if table.log is not None:
        table.tell(SAID_FLIPPED, seat, card, table.ready[seat] >> card & 1)


# SLIDE


def stacked(table: Table) -> int:
    """Gathers the squares that hold two markers."""
    bits = 0
    for upper in table.upper:
        bits |= upper
    return bits


def landing(table: Table) -> int:
    """Gathers the squares that a marker may slide to (RO-ARTSLIDE-1, RO-ARTSLIDE-3, RO-STACK-9)."""
    return table.land & ~(stacked(table) if table.rules.slide_onto_marker else table.taken)


def slidable(table: Table, level: int) -> int:
    """Gathers the squares whose lower, or upper, marker can slide somewhere."""
    return (stacked(table) if level else table.taken) & beside(landing(table))


def begin_slide(table: Table, seat: int, square: int, level: int) -> None:
    """The marker is chosen; where it goes is asked next."""
    turn_down(table, seat, SLIDE)
    table.stack.append((frames.SLIDE_TO, seat, square, level))


def slide_to_moves(table: Table, frame: Frame) -> list[int]:
    """One step in one of four directions (RO-ARTSLIDE-2)."""
    return [SLIDE_TO.base + n for n in range(len(DIRECTIONS)) if not against_direction(table, frame[2], n)]


def against_direction(table: Table, square: int, direction: int) -> str:
    """The step stays on the map and ends on a vacant square (RO-ARTSLIDE-1, RO-ARTSLIDE-3)."""
    goal = NEIGHBOUR[square][direction]
    if goal < 0 or not table.land >> goal & 1:
        return "RO-ARTSLIDE-3"
    return "" if landing(table) >> goal & 1 else "RO-ARTSLIDE-1"


def against_slide_to(table: Table, frame: Frame, move: int) -> str:
    """A marker once chosen must slide (RO-ARTSLIDE-2)."""
    direction = move - SLIDE_TO.base
    return (
        against_direction(table, frame[2], direction) if 0 <= direction < SLIDE_TO.size else "RO-ARTSLIDE-2"
    )


def slide_to(table: Table, frame: Frame, move: int) -> None:
    """The marker moves and nobody gains coins; what lay on top of it drops down (RO-ARTSLIDE-4, RO-STACK-9)."""
    _, seat, square, level = frame
    direction = move - SLIDE_TO.base
    bit = 1 << square
    goal = 1 << NEIGHBOUR[square][direction]
    owner = owner_of(table, square, level)
    if level == UPPER:
        table.upper[owner] ^= bit
    else:
        table.marks[owner] ^= bit
        table.taken ^= bit
        for other in range(table.players):
            if table.upper[other] & bit:
                table.upper[other] ^= bit
                table.marks[other] |= bit
                table.taken |= bit
    if table.taken & goal:
        table.upper[owner] |= goal
    else:
        table.marks[owner] |= goal
        table.taken |= goal
    if table.log is not None:
        table.tell(SAID_SLID, seat, owner, square, direction)
    if table.rules.outpost_at_once:
        table.look_for_outpost()


def owner_of(table: Table, square: int, level: int) -> int:
    """Finds whose marker lies on a square, the lower or the upper one."""
    layer = table.upper if level == UPPER else table.marks
    return next(seat for seat in range(table.players) if layer[seat] >> square & 1)


# REPLACE


def replaceable(table: Table, seat: int, level: int, price: int) -> int:
    """Gathers the squares where another player's marker may be replaced (RO-ARTREPL-1, -3, -4)."""
    if not table.supply[seat]:
        return 0
    optional = table.rules.replace_optional
    if price == COVERED:
        reach = table.covered | table.spare if optional == ALWAYS else table.covered
    elif optional in (NEVER, ALWAYS):
        return 0
    elif price == PAY:
        reach = table.spare if table.coins[seat] >= PRICE else 0
    else:
        reach = table.spare if has(table, seat, FREE) else 0
    others = 0
    for other, bits in enumerate(table.upper if level == UPPER else table.marks):
        if other != seat:
            others |= bits
    return reach & others


def replace(table: Table, seat: int, square: int, level: int, price: int) -> None:
    """The marker goes back to its owner and one of the player's takes its place and level (RO-ARTREPL-2, -3)."""
    turn_down(table, seat, REPLACE)
    if price != COVERED:
        settle(table, seat, square, price)
    bit = 1 << square
    owner = owner_of(table, square, level)
    layer = table.upper if level == UPPER else table.marks
    layer[owner] ^= bit
    layer[seat] |= bit
    table.supply[owner] += 1
    table.supply[seat] -= 1
    coins = 0
    if level == LOWER or table.rules.upper_pays:
        coins = (table.ones >> square & 1) + (table.twos >> square & 1)
        table.coins[seat] += coins
    if table.log is not None:
        table.tell(SAID_REPLACED, seat, owner, square, price, coins)
    if table.rules.outpost_at_once:
        table.look_for_outpost()


assert (COVERED, PAY, FOR_FREE) == (0, 1, 2)
