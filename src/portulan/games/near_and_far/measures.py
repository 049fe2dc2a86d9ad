"""What cards count: coins, tents, adventurers of a faction, camps beside mammoths (contract 7.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from portulan.games.near_and_far import routes
from portulan.games.near_and_far.entries import Condition, Measure
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import FACTIONS

_COUNTS: Final[dict[str, Callable[[Position, int], int]]] = {
    "coins": lambda state, seat: state.coins[seat],
    "gems": lambda state, seat: state.gems[seat],
    "food": lambda state, seat: state.food[seat],
    "reputation": lambda state, seat: state.rep[seat],
    "animals": lambda state, seat: state.animals(seat),
    "tents": lambda state, seat: state.tents[seat],
    "threats": lambda state, seat: state.threats[seat].bit_count() + state.bosses[seat].bit_count(),
    "treasures": lambda state, seat: state.treasures[seat].bit_count(),
    "artifacts": lambda state, seat: state.bought[seat].bit_count(),
    "routes": lambda state, seat: sum(1 for route in range(4) if routes.points(state, seat, route)),
    "quests-done": lambda state, seat: state.quests_done[seat],
}


def measure(state: Position, seat: int, of: Measure) -> int:
    """Counts something that a player has."""
    if of.of == "adventurers":
        factions = range(len(FACTIONS)) if of.faction is None else (FACTIONS.index(of.faction),)
        return sum(state.adventurers_of(seat, faction) for faction in factions)
    if of.of == "tokens":
        first = seat * len(FACTIONS)
        if of.faction is None:
            return sum(state.tokens[first : first + len(FACTIONS)])
        return state.tokens[first + FACTIONS.index(of.faction)]
    if of.of == "camps":
        places = [place for place in range(state.atlas.size) if state.camps[place] == seat]
        if of.flag is None:
            return len(places)
        flagged = state.atlas.water if of.flag == "water" else state.atlas.mammoth
        return sum(flagged >> place & 1 for place in places)
    return _COUNTS[of.of](state, seat)


def holds(state: Position, seat: int, condition: Condition) -> bool:
    """Tells whether a condition holds for a player."""
    found = measure(state, seat, condition.measure)
    if condition.op == "<":
        return found < condition.n
    if condition.op == "<=":
        return found <= condition.n
    if condition.op == "=":
        return found == condition.n
    if condition.op == ">=":
        return found >= condition.n
    return found > condition.n
