"""What is done in the buildings of the town (NF-TOWN-HALL to NF-MINE); trades have a module of their own."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.near_and_far import (
    artifacts,
    effects,
    entries,
    events,
    party,
    payments,
    steps,
    talents,
    trades,
    treasures,
)
from portulan.games.near_and_far.box import Goods
from portulan.games.near_and_far.moves import (
    BUY_BIRD,
    BUY_TURTLE,
    DIG,
    DISCARD,
    DRAW,
    HARVEST,
    INSTEAD,
    LEARN,
    RECRUIT,
    REFRESH,
    REPUTATION,
    SEEK,
    STORE_COIN,
    TRADE_AWAY,
    TRADE_FOR,
)
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.terms import (
    BUILDINGS,
    HIGHEST_REP,
    LOWEST_REP,
    MOST_ANIMALS,
    NOBODY,
    NONE,
    SKILL,
    TOWN_HALL,
)

MAIN: Final = 1
"""The bit of `acted` for the action of a building that has one."""
DISCARDED: Final = 2
REPUTED: Final = 4
LEARNED: Final = 8
UP: Final = 0
STORE_DRAW: Final = 4
"""Artifacts that are drawn in the General Store (NF-STORE-1)."""
_ONE_MORE: Final = entries.DrawArtifacts(1, "split")
_MOST_STEPS: Final = REPUTATION.fields[1].size
"""How far one action moves reputation, at most."""


# All buildings


def moves(state: Position, seat: int, building: int) -> list[int]:
    """Lists what can be done by the action of a building."""
    return _MOVES[building](state, seat)


def against_action(state: Position, seat: int, actions: list[int], move: int) -> str:
    """Names the clause against a move in a building where some actions may be performed."""
    for building, families in enumerate(_FAMILIES):
        if any(move in family for family in families):
            if building not in actions:
                return "NF-VISIT-1"
            return _AGAINST[building](state, seat, move)
    return "NF-VISIT-1"


def act(state: Position, seat: int, move: int) -> None:
    """Carries out an action of a building."""
    _PLAYED[move](state, seat, move)


def _main_action(state: Position) -> str:
    """An action of a building is performed once a visit (NF-VISIT-5)."""
    return "NF-VISIT-5" if state.acted & MAIN else ""


# Town Hall


def against_town_hall(state: Position, seat: int, move: int) -> str:
    """Three sub-actions, each once: trade, discard an artifact, change reputation (NF-TOWN-HALL-1)."""
    if move in TRADE_FOR or move in TRADE_AWAY:
        return trades.against_begin(state, seat, move)
    if move in DISCARD:
        if state.acted & DISCARDED:
            return "NF-TOWN-HALL-6"
        return "" if state.hand[seat] >> DISCARD.index(move) & 1 else "NF-TOWN-HALL-6"
    if move in REPUTATION:
        if state.acted & REPUTED:
            return "NF-TOWN-HALL-7"
        direction, steps_less_one = REPUTATION.values(move)
        n = steps_less_one + 1
        room = HIGHEST_REP - state.rep[seat] if direction == UP else state.rep[seat] - LOWEST_REP
        return "" if n <= min(room, state.coins[seat] + state.gems[seat]) else "NF-TOWN-HALL-7"
    if not may_learn_here(state, seat, TOWN_HALL) or state.acted & LEARNED:
        return "NF-TALENT-12"
    return talents.against_learn(state, seat, LEARN.index(move))


def may_learn_here(state: Position, seat: int, building: int) -> bool:
    """Tells whether a talent lets a player buy others on this visit (NF-TALENT-12)."""
    return any(
        effect.building == BUILDINGS[building] for _, effect in state.effects(seat, entries.BuyTalentAt)
    )


def town_hall_moves(state: Position, seat: int) -> list[int]:
    """Lists the sub-actions of the Town Hall."""
    found = trades.begin_moves(state, seat)
    if not state.acted & DISCARDED:
        found += [DISCARD.base + card for card in bits(state.hand[seat])]
    if not state.acted & REPUTED:
        reach = state.coins[seat] + state.gems[seat]
        for direction, room in enumerate((HIGHEST_REP - state.rep[seat], state.rep[seat] - LOWEST_REP)):
            first = REPUTATION.base + direction * _MOST_STEPS
            found += range(first, first + min(room, reach))
    if not state.acted & LEARNED and may_learn_here(state, seat, TOWN_HALL):
        found += [
            LEARN.base + talent
            for talent in range(len(state.box.talent_cost))
            if not talents.against_learn(state, seat, talent)
        ]
    return found


def at_town_hall(state: Position, seat: int, move: int) -> None:
    """A sub-action of the Town Hall."""
    if move in TRADE_FOR or move in TRADE_AWAY:
        trades.begin(state, seat, move)
    elif move in DISCARD:
        card = DISCARD.index(move)
        state.acted |= DISCARDED
        state.hand[seat] &= ~(1 << card)
        artifacts.toss(state, seat, card)
    elif move in REPUTATION:
        state.acted |= REPUTED
        direction, steps_less_one = REPUTATION.values(move)
        n = steps_less_one + 1
        state.change_rep(seat, n if direction == UP else -n)
        state.stack.append((steps.REPUTATION, seat, n))
    else:
        state.acted |= LEARNED
        talents.learn(state, seat, LEARN.index(move))


def against_reputation_price(state: Position, frame: Frame, move: int) -> str:
    """The steps are paid in coins and gems, in any mix (NF-TOWN-HALL-7)."""
    _, seat, n = frame
    gems = INSTEAD.index(move)
    return "" if gems <= min(n, state.gems[seat]) and n - gems <= state.coins[seat] else "NF-TOWN-HALL-7"


def reputation_mixes(state: Position, frame: Frame) -> list[int]:
    """Lists the mixes of coins and gems."""
    _, seat, n = frame
    least = max(0, n - state.coins[seat])
    return [INSTEAD.base + gems for gems in range(least, min(n, state.gems[seat]) + 1)]


def reputation_price(state: Position, frame: Frame, move: int) -> None:
    """Coins and gems are paid for reputation."""
    _, seat, n = frame
    gems = INSTEAD.index(move)
    for good, number, held in ((events.COIN, n - gems, state.coins), (events.GEM, gems, state.gems)):
        if number:
            held[seat] -= number
            state.tell(events.PAID, seat, good, number)


# Saloon


def price(state: Position, seat: int, who: int) -> int:
    """Counts the coins for an adventurer: each banner of his colour lowers it, not below 0 (NF-SALOON-6, G-32)."""
    change = price_change(state, seat, "recruit")
    return max(0, state.box.price[who] + change - _discount(state, seat, who))


def _discount(state: Position, seat: int, who: int) -> int:
    faction = state.box.faction[who]
    return state.banners(seat, faction) + (state.chiefs[faction] == seat)


def price_change(state: Position, seat: int, what: str) -> int:
    """Counts how much cards raise or lower a price (contract 7.4)."""
    found = 0
    for _, effect in state.effects(seat, entries.PriceMod):
        if effect.what == what:
            found += effect.n
    return found


def against_saloon(state: Position, seat: int, move: int) -> str:
    """One adventurer of the row is recruited, and the row refreshed once a turn (NF-SALOON-1, NF-SALOON-11)."""
    if move in REFRESH:
        if state.refreshed:
            return "NF-SALOON-11"
        return "" if state.food[seat] else "NF-SALOON-11"
    who = RECRUIT.index(move)
    if state.recruits and not state.rules.many_recruits:
        return "NF-SALOON-12"
    if who not in state.row:
        return "NF-SALOON-1"
    return "" if price(state, seat, who) <= payments.coins_in_reach(state, seat) else "NF-SALOON-2"


def saloon_moves(state: Position, seat: int) -> list[int]:
    """Lists whom one can pay, and the refresh."""
    found: list[int] = []
    if not state.recruits or state.rules.many_recruits:
        reach = payments.coins_in_reach(state, seat)
        printed = reach - price_change(state, seat, "recruit")
        prices = state.box.price
        found = [
            RECRUIT.base + who
            for who in state.row
            if who != NONE
            and (prices[who] <= printed or prices[who] - _discount(state, seat, who) <= printed)
        ]
    if state.food[seat] and not state.refreshed:
        found.append(REFRESH.base)
    return found


def at_saloon(state: Position, seat: int, move: int) -> None:
    """An adventurer is recruited, or the row is set aside and filled anew (NF-SALOON-11, NF-SALOON-14)."""
    if move in REFRESH:
        state.refreshed = 1
        payments.pay_food(state, seat, 1)
        for who in state.row:
            if who != NONE:
                state.aside |= 1 << who
        state.row = [NONE] * len(state.row)
        state.tell(events.ASIDE, seat)
        state.stack.append((steps.ROW_UP,))
        return
    who = RECRUIT.index(move)
    cost = price(state, seat, who)
    state.recruits += 1
    state.row[state.row.index(who)] = NONE
    state.tell(events.RECRUITED, seat, who, cost)
    party.refill(state)
    party.gain(state, seat, who)
    payments.pay_coins(state, seat, cost)


# Stables


def animal_price(state: Position, seat: int, turtle: bool) -> Goods | None:
    """Gives the price of a pack animal; None if there is none to be had (NF-STABLE-1, NF-DAYTOWN-2)."""
    found = state.side.turtle if turtle else state.side.bird
    if found is None:
        return None
    change = price_change(state, seat, "bird")
    if not change or turtle:
        return found
    return found._replace(food=max(0, found.food + change))


def against_stables(state: Position, seat: int, move: int) -> str:
    """One animal a visit, if there is one, room for it and its price (NF-STABLE-1, NF-STABLE-2, G-60)."""
    if state.acted & MAIN:
        return "NF-VISIT-5"
    cost = animal_price(state, seat, move in BUY_TURTLE)
    if cost is None:
        return "NF-STABLE-1"
    if state.animals(seat) >= MOST_ANIMALS:
        return "NF-STABLE-2"
    if not state.animals_left():
        return "NF-SUPPLY-2"
    return "" if payments.can_pay(state, seat, cost) else "NF-STABLE-1"


def stables_moves(state: Position, seat: int) -> list[int]:
    """Lists the animals that can be bought."""
    return [move for move in (BUY_BIRD.base, BUY_TURTLE.base) if not against_stables(state, seat, move)]


def at_stables(state: Position, seat: int, move: int) -> None:
    """A pack animal is bought."""
    turtle = move in BUY_TURTLE
    cost = animal_price(state, seat, turtle)
    assert cost is not None
    state.acted |= MAIN
    if turtle:
        state.turtles[seat] += 1
        state.tell(events.GAINED, seat, events.TURTLE, 1)
    else:
        state.gain_bird(seat)
    payments.pay(state, seat, cost)


# General Store


def against_store(state: Position, seat: int, move: int) -> str:
    """One coin, or four artifacts whose decks are announced (NF-STORE-1, NF-STORE-2)."""
    if state.acted & MAIN:
        return "NF-VISIT-5"
    return "" if move in STORE_COIN else artifacts.against_split(state, _store_split(state, seat), move)


def _store_split(state: Position, seat: int) -> Frame:
    cards = STORE_DRAW + (joining_bonus(state, seat) != NONE)
    return steps.SPLIT, seat, cards, int(state.rules.store_up_to_4)


def joining_bonus(state: Position, seat: int) -> int:
    """Finds the visit bonus whose card is announced together with the draw of the store (NF-TALENT-10, G-67)."""
    for card in effects.open_bonuses(state, seat) if state.bonuses and not state.acted & MAIN else ():
        for bonus in state.box.effects[card]:
            if isinstance(bonus, entries.On) and bonus.building == "store" and bonus.do == _ONE_MORE:
                return card
    return NONE


def store_moves(state: Position, seat: int) -> list[int]:
    """Lists the coin and the ways to split the draw."""
    if state.acted & MAIN:
        return []
    return [STORE_COIN.base, *artifacts.split_moves(state, _store_split(state, seat))]


def at_store(state: Position, seat: int, move: int) -> None:
    """A coin is gained, or artifacts are drawn, and with them the one that a talent adds."""
    joined = joining_bonus(state, seat)
    state.acted |= MAIN
    if move in STORE_COIN:
        state.gain_coins(seat, 1)
    else:
        artifacts.push_draw(state, seat, *DRAW.values(move))
        if joined != NONE:
            state.bonuses &= ~(1 << joined)
            state.tell(events.USED, seat, joined)


# Farm


def farm_skill(state: Position, seat: int) -> int:
    """Counts the hands that harvest: those of the party, and by an option those on cards (NF-FARM-1, G-70)."""
    found = state.party_symbols(seat, SKILL)
    if state.rules.farm_counts == "treasures":
        found += state.card_symbols(state.treasures[seat] << state.box.first_treasure, SKILL)
    elif state.rules.farm_counts == "all":
        found += state.card_symbols(state.owned(seat), SKILL)
    return found


def at_farm(state: Position, seat: int, move: int) -> None:
    """Food for every hand (NF-FARM-1, G-71)."""
    state.acted |= MAIN
    found = farm_skill(state, seat)
    if found:
        state.gain_food(seat, found)
    else:
        state.tell(events.VOID, seat)


# Mystic Hut


def against_hut(state: Position, seat: int, move: int) -> str:
    """Whoever can carry a treasure draws one (NF-HUT-1, NF-HUT-2, G-72)."""
    if not state.capacity(seat):
        return "NF-HUT-2"
    if not state.acted & MAIN:
        return ""
    per_animal = state.rules.hut_per_animal and not state.rules.day
    return "" if per_animal and state.trades < state.animals(seat) else "NF-VISIT-5"


def at_hut(state: Position, seat: int, move: int) -> None:
    """A treasure is drawn, or three by day of which one may be kept (NF-HUT-1, NF-DAYTOWN-8)."""
    state.tell(events.SEARCHED, seat)
    state.acted |= MAIN
    state.trades += 1
    if state.side.hut_draws > 1:
        treasures.begin_hut_draw(state, seat, state.side.hut_draws)
    else:
        state.stack.append((steps.TREASURE, seat))


# Mine


def mine_skill(state: Position, seat: int) -> int:
    """Counts the hands of the party, on artifacts and treasures, by an option on world cards (NF-MINE-3, G-77)."""
    cards = state.bought[seat] | state.treasures[seat] << state.box.first_treasure
    if state.rules.mine_counts_world:
        cards |= state.world[seat] << state.box.first_world
    return state.party_symbols(seat, SKILL) + state.card_symbols(cards, SKILL)


def against_mine(state: Position, seat: int, move: int) -> str:
    """A free number next to a tent, or the entrance; the skill must reach it (NF-MINE-3 to NF-MINE-7)."""
    if state.acted & MAIN:
        return "NF-VISIT-5"
    row, column = DIG.values(move)
    mine = state.side.mine
    cell = row * mine.columns + column
    if cell >= len(mine.numbers) or state.mine[cell] != NOBODY:
        return "NF-MINE-7"
    if state.mine[0] == NOBODY:
        if cell:
            return "NF-MINE-5"
    elif all(state.mine[near] == NOBODY for near in mine.neighbours[cell]):
        return "NF-MINE-6"
    return "" if mine.numbers[cell] <= mine_skill(state, seat) else "NF-MINE-3"


def mine_moves(state: Position, seat: int) -> list[int]:
    """Lists the numbers that can be dug."""
    if state.acted & MAIN:
        return []
    mine = state.side.mine
    skill = mine_skill(state, seat)
    taken = state.mine
    if taken[0] == NOBODY:
        return [DIG.base] if mine.numbers[0] <= skill else []
    return [
        DIG.base + cell
        for cell, number in enumerate(mine.numbers)
        if number <= skill
        and taken[cell] == NOBODY
        and any(taken[near] != NOBODY for near in mine.neighbours[cell])
    ]


def at_mine(state: Position, seat: int, move: int) -> None:
    """The next tent is placed; it uncovers its symbol, then row and column give (NF-MINE-8, NF-MINE-9, G-79)."""
    state.acted |= MAIN
    row, column = DIG.values(move)
    mine = state.side.mine
    cell = row * mine.columns + column
    state.mine[cell] = seat
    state.tell(events.DUG, seat, row, column)
    state.place_tent(seat)
    state.gain(seat, mine.row_gain[row])
    state.gain(seat, mine.column_gain[column])
    if mine.rep[cell]:
        state.change_rep(seat, 1)


_FAMILIES: Final = (
    (TRADE_FOR, TRADE_AWAY, DISCARD, REPUTATION, LEARN),
    (RECRUIT, REFRESH),
    (BUY_BIRD, BUY_TURTLE),
    (STORE_COIN, DRAW),
    (HARVEST,),
    (SEEK,),
    (DIG,),
)
"""The moves of each building."""

_AGAINST: Final = (
    against_town_hall,
    against_saloon,
    against_stables,
    against_store,
    lambda state, seat, move: _main_action(state),
    against_hut,
    against_mine,
)
_PLAYS: Final = (at_town_hall, at_saloon, at_stables, at_store, at_farm, at_hut, at_mine)
_PLAYED: Final = {
    move: play
    for families, play in zip(_FAMILIES, _PLAYS, strict=True)
    for family in families
    for move in family.moves()
}
"""What carries each of these moves out."""
_MOVES: Final = (
    town_hall_moves,
    saloon_moves,
    stables_moves,
    store_moves,
    lambda state, seat: [] if _main_action(state) else [HARVEST.base],
    lambda state, seat: [] if against_hut(state, seat, SEEK.base) else [SEEK.base],
    mine_moves,
)
ALL: Final = tuple(family for families in _FAMILIES for family in families)
"""The moves of all buildings together."""
