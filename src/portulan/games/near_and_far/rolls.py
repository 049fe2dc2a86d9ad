"""Rolls: aids and hearts after the die (NF-ROLL, NF-HEART-2 to NF-HEART-6)."""

from __future__ import annotations

from portulan.games.near_and_far import effects, entries, events, payments
from portulan.games.near_and_far.moves import HEARTS
from portulan.games.near_and_far.position import Position


def begin(state: Position) -> None:
    """A roll begins: nothing shows, nothing is added."""
    state.dice = [0, 0]
    state.raised = [0, 0]


def close(state: Position) -> None:
    """A roll is over."""
    state.dice = [0, 0]
    state.raised = [0, 0]


def is_open(state: Position) -> bool:
    """Tells whether a die lies open whose roll is not resolved (G-27)."""
    return state.dice[0] > 0


def aids(state: Position, seat: int, context: str) -> list[int]:
    """Lists the cards that a player can use on a roll (D-10)."""
    return effects.usable(state, seat, "roll", context)


def use_aid(state: Position, seat: int, card: int, context: str, whose: int) -> bool:
    """Uses an aid; tells whether the die is to be rolled again."""
    do = effects.use(state, seat, card, "roll", context)
    if isinstance(do, entries.RollMod):
        state.raised[whose] += do.n
        state.tell(events.RAISED, seat, do.n)
    return isinstance(do, entries.Reroll)


def amounts(state: Position, seat: int, needs: tuple[int, ...]) -> list[int]:
    """Lists the numbers of hearts that may be spent: none, and the least that change the result (G-102)."""
    reach = payments.hearts_in_reach(state, seat, "rolls")
    if state.rules.free_hearts:
        return list(range(min(reach, HEARTS.size - 1) + 1))
    return [0, *(need for need in needs if 0 < need <= reach)]


def spend(state: Position, seat: int, n: int) -> None:
    """Hearts are added to the roll, one for one (NF-HEART-2)."""
    if n:
        state.raised[0] += n
        state.tell(events.SPENT, seat, n)
        payments.pay_hearts(state, seat, n, "rolls")
