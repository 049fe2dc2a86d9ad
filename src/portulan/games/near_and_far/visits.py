"""What the action of a building is worth to whoever is inside."""

from __future__ import annotations

from typing import Final

from portulan.games.near_and_far import buildings
from portulan.games.near_and_far.bargains import best_bargain
from portulan.games.near_and_far.evaluation import (
    BIRD,
    FOOD,
    TREASURE,
    draw_worth,
    goods_worth,
    hand_card_worth,
    holdings,
    is_full,
    recruit_worth,
    share,
    tent_worth,
)
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.terms import MOST_ANIMALS, NOBODY, NONE

A_NEW_ROW: Final = 0.35
"""What a new row in the Saloon is worth."""
SOUGHT: Final = 2.0
"""The same to whoever looks for somebody with the skill for the last numbers of the mine."""


def visit_worth(state: Position, seat: int, building: int) -> float:
    """Estimates what the action of a building brings, once one is inside."""
    return _VISITS[building](state, seat)


def _town_hall(state: Position, seat: int) -> float:
    held = holdings(state, seat)
    worst = min((hand_card_worth(state, seat, card, held) for card in bits(state.hand[seat])), default=0.0)
    worth = max(0.0, -worst)
    found = best_bargain(state, seat)
    return worth + found.worth if found is not None else worth


def _saloon(state: Position, seat: int) -> float:
    found = best_recruit(state, seat)
    return max(found, SOUGHT) if state.food[seat] and _seeks(state) else found


def new_row_worth(state: Position, seat: int) -> float:
    """Estimates what a new row brings instead of the one that lies there."""
    return (SOUGHT if _seeks(state) else A_NEW_ROW) - best_recruit(state, seat)


def _seeks(state: Position) -> bool:
    """Tells whether tents are left in the mine alone: somebody who has the skill for it is looked for."""
    return is_full(state) and NOBODY in state.mine


def best_recruit(state: Position, seat: int) -> float:
    """Estimates what the best adventurer of the row brings whom one can pay."""
    best = 0.0
    for who in state.row:
        if who != NONE:
            price = buildings.price(state, seat, who)
            if price <= state.coins[seat]:
                best = max(best, recruit_worth(state, seat, who) - 0.5 * price)
    return best


def _stables(state: Position, seat: int) -> float:
    if state.animals(seat) >= MOST_ANIMALS or not state.animals_left():
        return 0.0
    affordable = state.food[seat] > 0 or (state.rules.day and state.gems[seat] > 0)
    return (BIRD + 0.6 * state.animals(seat)) * (0.1 + share(state)) - FOOD if affordable else 0.0


def _store(state: Position, seat: int) -> float:
    return max(0.5, draw_worth(state, seat))


def _farm(state: Position, seat: int) -> float:
    wanted = max(0.1, 1.3 - 0.22 * state.food[seat]) * min(1.0, 3 * share(state))
    return FOOD * wanted * buildings.farm_skill(state, seat)


def _hut(state: Position, seat: int) -> float:
    owned = state.treasures[seat].bit_count()
    if state.capacity(seat) <= owned:
        return 0.0
    return TREASURE * (0.4 + 0.6 * share(state)) + (0.0, 0.6, 3.5)[min(2, owned)]


def _mine(state: Position, seat: int) -> float:
    return max((dig_worth(state, seat, cell) for cell in diggable(state, seat)), default=0.0)


def diggable(state: Position, seat: int) -> list[int]:
    """Lists the numbers of the mine that a player can dig."""
    mine = state.side.mine
    skill = buildings.mine_skill(state, seat)
    if state.mine[0] == NOBODY:
        return [0] if mine.numbers[0] <= skill else []
    return [
        cell
        for cell, number in enumerate(mine.numbers)
        if number <= skill
        and state.mine[cell] == NOBODY
        and any(state.mine[near] != NOBODY for near in mine.neighbours[cell])
    ]


def dig_worth(state: Position, seat: int, cell: int) -> float:
    """Estimates what a number of the mine brings: a tent and its rewards."""
    mine = state.side.mine
    row, column = divmod(cell, mine.columns)
    worth = tent_worth(state, seat) + goods_worth(mine.row_gain[row]) + goods_worth(mine.column_gain[column])
    return worth + (0.4 if mine.rep[cell] else 0.0)


_VISITS: Final = (_town_hall, _saloon, _stables, _store, _farm, _hut, _mine)
