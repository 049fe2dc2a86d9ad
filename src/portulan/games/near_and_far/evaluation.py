"""What things are worth to a player, in Journey Points: goods, symbols, cards, places (contract, chapter 8).

Nothing here looks at a closed page: a quest that nobody has read is worth what quests are worth on such a map.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from portulan.games.near_and_far import entries, scoring, steps
from portulan.games.near_and_far.box import Box, Goods
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.terms import (
    BOARD_TENTS,
    FACTIONS,
    LONG_GAME_TENTS,
    MAP,
    MOST_ANIMALS,
    MOST_HEARTS_ON_LEAVING,
    MOST_LOCATIONS,
    NOBODY,
    NONE,
    ROUTES,
    SLOTS,
)

A_HEART: Final = 0.38
FOOD: Final = 0.35
COIN: Final = 0.75
TOKEN: Final = 2.1
BIRD: Final = 1.8
TREASURE: Final = 2.2
SYMBOL: Final = (0.9, 1.0, 1.1, 1.0, 0.6, 1.6)
"""What a symbol is worth in a whole game: skill, combat, search, move, heart, shield."""
WHEN_FULL: Final = (1.8, 0.2, 0.1, 0.1, 0.1, 0.1)
"""The same where the map is full of camps: tents are left in the mine alone, for whoever has the skill."""
GAME_LENGTH: Final = 20.0
"""Rounds of a game among players who know it (contract 8.4)."""
BANNERS: Final = (0.0, 0.3, 0.9, 2.2, 5.0)
"""What so many banners of one colour are worth while the chief is free."""
A_TURN: Final = 2.0
"""What a turn is worth: what is lost with it."""
A_TENT: Final = 1.3
"""What a tent is worth beside what lies under it: its point, and the end that comes nearer."""
PURSE: Final = 4
"""Coins and gems that a player can use before the end; more of them only count at the end."""
USE: Final = (0.35, 0.3, 0.3)
"""What food, a coin and a token are worth beside what they score, as long as they can be used."""
TOKEN_EFFORT: Final = 1.5
"""Turns that it takes to come by a token: a quest, or a trade in the Town Hall."""
GOOD_EFFORT: Final = (0.2, 0.35, 0.35)
"""Turns that it takes to come by food, a coin, a gem."""
REP_EFFORT: Final = 0.6
"""Turns that it takes to change reputation by one."""
CROWD: Final = (0.0, 0.12, 0.25, 0.45, 0.7, 1.05)
"""How much less likely a card is bought for every one of the hand that comes before it."""
LIKELY: Final = 0.8
"""How likely an artifact is bought at most as long as something is missing for it."""
END: Final = (-1.0, 2.0)
"""What it is worth at most to end the game: when one is behind, and when one leads."""
TO_SPARE: Final = 6
"""Tents that must fit on the map, in the mine and on threats beyond those that end the game, or they may run out."""
ROOM: Final = 20
"""Locations without a camp, below which whoever is nearest to the end makes haste where room may run out."""


class Weights(NamedTuple):
    """What a player's goods and abilities lead to by the end of a game, in points of lead for each."""

    money: float
    hand: float
    """The part of a game at which what the hand promises counts half; it counts in full at the end."""
    heart: float
    """A heart on the map."""
    route: float
    """For every point of a route of which one end is held."""
    tent: float
    """Beside its point: the end comes nearer for whoever is ahead."""
    turn: float
    purse: float
    """A coin or gem besides; this and all that follow if the whole game is still to come."""
    food: float
    token: float
    skill: float
    combat: float
    search: float
    move: float
    shield: float
    heart_symbol: float
    animal: float
    """Beside the movement that it brings."""
    card: float
    """For every point that the effects of a card are rated at."""
    rep: float
    away: float
    """Being on the map: the way back."""


WEIGHTS: Final = Weights(
    money=0.4,
    hand=0.3,
    heart=0.34,
    route=0.2,
    tent=0.4,
    turn=2.5,
    purse=0.35,
    food=1.5,
    token=4.5,
    skill=2.0,
    combat=1.8,
    search=2.5,
    move=4.0,
    shield=1.0,
    heart_symbol=2.3,
    animal=2.0,
    card=2.4,
    rep=1.2,
    away=-1.1,
)
"""Close to the least squares over 360 games of greedy players, some of whom often erred: the lead at the end against
what there was between the players at the beginning of each turn (docs/near-and-far-balance.md)."""

_EFFECTS: Final[dict[type, float]] = {
    entries.IgnoreThreats: 1.2,
    entries.DuelMod: 0.3,
    entries.FreePass: 1.0,
    entries.MoveBonus: 1.0,
    entries.Carry: 0.8,
    entries.CarryExtra: 1.2,
    entries.TradeBonus: 0.4,
    entries.TradeCount: 0.4,
    entries.SlotAny: 0.8,
    entries.ExtraAction: 0.6,
    entries.EnterOccupied: 0.6,
    entries.PayAs: 1.0,
    entries.ChooseThreat: 0.7,
    entries.HandRelief: 1.0,
    entries.BuyTalentAt: 0.5,
    entries.PriceMod: 1.2,
    entries.WinTies: 0.2,
    entries.On: 1.3,
    entries.Act: 1.0,
}


def chance(need: int) -> float:
    """Gives the chance that a die shows at least a number."""
    return max(0.0, min(1.0, (7 - need) / 6))


def rounds_left(state: Position) -> float:
    """Estimates how many rounds the game still has, by the tents of the leader."""
    if state.last_round:
        return 0.5
    by_tents = (state.rules.trigger - max(state.tents)) * 1.5 + 1
    by_rounds = GAME_LENGTH - state.round + 2 if state.round < GAME_LENGTH else 5.0
    return max(0.5, min(by_tents, by_rounds))


def share(state: Position) -> float:
    """Tells how much of a game is left, from 1 to 0."""
    return min(1.0, rounds_left(state) / GAME_LENGTH)


@lru_cache(maxsize=4096)
def _card_worth(box: Box, card: int) -> tuple[float, float]:
    """Estimates what a card does in a whole game, and what its end bonuses bring."""
    works = ends = 0.0
    for effect in box.effects[card]:
        if isinstance(effect, entries.Sym):
            works += (
                SYMBOL[("skill", "combat", "search", "move", "heart", "shield").index(effect.kind)] * effect.n
            )
        elif isinstance(effect, entries.Per):
            ends += 1.6 * effect.points / effect.every
        elif isinstance(effect, entries.Most | entries.Threshold):
            ends += 0.4 * effect.points
        elif isinstance(effect, entries.Rank):
            ends += 0.5 * effect.first
        else:
            works += _EFFECTS.get(type(effect), 0.5)
    return works, ends


def card_worth(state: Position, card: int) -> float:
    """Estimates what a card is still worth: what it does is worth less as the game goes on."""
    works, ends = _card_worth(state.box, card)
    return works * still_works(state) + ends


def still_works(state: Position) -> float:
    """Tells how much of what a card does in a whole game it still does."""
    return 0.1 + 0.9 * share(state)


def goods_worth(goods: Goods) -> float:
    """Estimates what a bundle is worth."""
    return (
        COIN * (goods.coin + goods.gem)
        + FOOD * goods.food
        + A_HEART * goods.heart
        + 0.4 * goods.rep
        + BIRD * goods.bird
        + TOKEN * sum(goods.tokens)
    )


# People


def is_full(state: Position) -> bool:
    """Tells whether hardly a location is left without a camp, so that threats too have become inactive."""
    return free_locations(state) <= 1


def free_locations(state: Position) -> int:
    """Counts the locations without a camp; the town is none of them."""
    return state.camps.count(NOBODY) - (MOST_LOCATIONS - state.atlas.size) - 1


def member_worth(state: Position, member: int) -> float:
    """Estimates what an active member is worth until the end."""
    full = is_full(state)
    worth = 0.0
    for each, n in zip(WHEN_FULL if full else SYMBOL, state.symbols[member], strict=True):
        worth += each * n
    return worth if full else worth * (0.15 + 1.2 * share(state))


def recruit_worth(state: Position, seat: int, who: int) -> float:
    """Estimates what recruiting an adventurer brings: his place in the party, and his banner."""
    faction = state.box.faction[who]
    there = state.party[seat * SLOTS + faction]
    worth = member_worth(state, who)
    if there != NONE:
        free = NONE in state.party[seat * SLOTS : (seat + 1) * SLOTS]
        spared = 0.0 if there >= state.box.first_pet and free else member_worth(state, there)
        worth = max(0.15 * worth, worth - spared)
    return worth + banner_gain(state, seat, faction, 1)


def banner_gain(state: Position, seat: int, faction: int, n: int) -> float:
    """Estimates what more banners of a colour are worth."""
    if state.chiefs[faction] != NOBODY:
        return 0.1 * n
    has = state.banners(seat, faction)
    return BANNERS[min(4, has + n)] - BANNERS[min(4, has)] + 0.1


# Goods


def holdings(state: Position, seat: int) -> list[int]:
    """Lists what a player has of each good, in the order of the trade table."""
    first = seat * len(FACTIONS)
    return [
        state.food[seat],
        state.coins[seat],
        state.gems[seat],
        *state.tokens[first : first + len(FACTIONS)],
    ]


def holdings_worth(held: list[int], left: float) -> float:
    """Estimates what goods are worth: what they score, and what can be done with them meanwhile."""
    food, coins, gems, *tokens = held
    useful = min(1.0, 4 * left)
    money = coins + gems
    worth = 0.5 * money + (USE[1] * min(money, PURSE) + USE[0] * min(food, 5)) * useful
    return worth + (1.0 + USE[2] * useful) * sum(tokens)


# Artifacts


def price_worth(state: Position, card: int) -> float:
    """Estimates what the price of an artifact is worth in the player's hands."""
    return _price_worth(state.box, card)


def _price_worth(box: Box, card: int) -> float:
    cost = box.cost[card]
    return 0.55 * (cost.coin + cost.gem) + 0.25 * cost.food + 1.3 * sum(cost.tokens)


def gain_of(state: Position, card: int) -> float:
    """Estimates what a bought artifact brings: its points, and what it does."""
    return state.box.points[card] + card_worth(state, card)


def purchase_worth(state: Position, card: int) -> float:
    """Estimates what buying an artifact brings: what it is worth, and one card less in hand."""
    return gain_of(state, card) + 1.0 - price_worth(state, card)


class Asked(NamedTuple):
    """What an artifact asks for and brings, taken together once for all: bargains ask for it many times."""

    goods: tuple[tuple[int, int, float], ...]
    """Goods in the order of the trade table, how many, and the turns that it takes to come by each."""
    low: int | None
    high: int | None
    works: float
    """What it does in a whole game."""
    fixed: float
    """Its points and end bonuses, less its price."""


@lru_cache(maxsize=4096)
def _asked(box: Box, card: int) -> Asked:
    cost = box.cost[card]
    wanted = (cost.food, cost.coin, cost.gem, *cost.tokens)
    efforts = (*GOOD_EFFORT, *[TOKEN_EFFORT] * len(FACTIONS))
    goods = tuple((good, n, efforts[good]) for good, n in enumerate(wanted) if n)
    works, ends = _card_worth(box, card)
    return Asked(
        goods, box.rep_min[card], box.rep_max[card], works, box.points[card] + ends - _price_worth(box, card)
    )


def _effort(asked: Asked, rep: int, held: list[int]) -> float:
    """Estimates how many turns it takes to come by what is missing for an artifact."""
    found = 0.0
    for good, n, each in asked.goods:
        if held[good] < n:
            found += each * (n - held[good])
    if asked.low is not None and rep < asked.low:
        found += REP_EFFORT * (asked.low - rep)
    if asked.high is not None and rep > asked.high:
        found += REP_EFFORT * (rep - asked.high)
    return found


class Prospects:
    """Rates cards in hand as long as only goods change; `patience` is by how many turns a card becomes unlikely."""

    __slots__ = ("_box", "_patience", "_rep", "_scale")

    def __init__(self, state: Position, seat: int) -> None:
        self._box = state.box
        self._rep = state.rep[seat]
        self._patience = 0.5 * rounds_left(state) + 1.0
        self._scale = still_works(state)

    def of(self, card: int, held: list[int]) -> tuple[float, float]:
        """Gives the turns that a card takes, and what it brings if it is bought."""
        asked = _asked(self._box, card)
        return _effort(asked, self._rep, held), max(0.0, asked.works * self._scale + asked.fixed)

    def worth(self, prospect: tuple[float, float], rank: int) -> float:
        """Estimates what a card is worth: what it brings if it is bought, and a point less if it is not.

        `rank` counts the cards of the hand that come before it: the same goods do not pay for all of them.
        """
        turns, gain = prospect
        likely = 1.05 - turns / self._patience - CROWD[min(rank, len(CROWD) - 1)]
        likely = max(0.0, min(LIKELY if turns else 1.0, likely))
        return likely * gain - (1 - likely)


def hand_card_worth(state: Position, seat: int, card: int, held: list[int], rank: int = 0) -> float:
    """Estimates what a card in hand is worth, after `rank` better ones."""
    prospects = Prospects(state, seat)
    return prospects.worth(prospects.of(card, held), rank)


def hand_worth(state: Position, seat: int, held: list[int] | None = None) -> float:
    """Estimates what the hand is worth, the best cards first."""
    cards = bits(state.hand[seat])
    if not cards:
        return 0.0
    prospects = Prospects(state, seat)
    held = held if held is not None else holdings(state, seat)
    found = [prospects.of(card, held) for card in cards]
    found.sort(key=lambda prospect: -prospects.worth(prospect, 0))
    return sum(prospects.worth(prospect, rank) for rank, prospect in enumerate(found))


def draw_worth(state: Position, seat: int) -> float:
    """Estimates what four artifacts bring of which one keeps what one likes, by all that nobody has bought."""
    known = state.hand[seat]
    for cards in state.bought:
        known |= cards
    held = holdings(state, seat)
    rank = state.hand[seat].bit_count()
    prospects = Prospects(state, seat)
    found = sorted(
        (prospects.worth(prospects.of(card, held), rank) for card in bits(state.box.basic & ~known)),
        reverse=True,
    )
    best = found[: max(1, len(found) // 4)]
    return max(0.0, sum(best) / len(best)) if best else 0.0


# The whole position


def value(state: Position, seat: int) -> float:
    """Estimates the final points of a player: the points on the table, and what all else has led to (`WEIGHTS`)."""
    sheet = scoring.sheet(state, seat)
    if not state.stack:
        return float(sheet.total)
    left = share(state)
    held = holdings(state, seat)
    food, coins, gems, *tokens = held
    weights = WEIGHTS
    on_map = state.pawn[seat] >= MAP
    worth = float(sheet.total - sheet.hand - sheet.goods - sheet.tokens)
    worth += weights.tent * state.tents[seat] + weights.money * (coins + gems) + sum(tokens)
    worth += hand_worth(state, seat, held) * weights.hand / (weights.hand + left)
    able = (
        weights.purse * (coins + gems)
        + weights.food * min(food, 5)
        + weights.token * sum(tokens)
        + weights.skill * state.skill(seat)
        + weights.combat * state.combat(seat)
        + weights.search * state.search(seat)
        + weights.move * state.movement(seat)
        + weights.heart_symbol * min(MOST_HEARTS_ON_LEAVING, state.heart_symbols(seat))
        + weights.animal * state.animals(seat)
        + weights.rep * state.rep[seat]
        + (weights.shield if state.has_shield(seat) else 0.0)
        + (weights.away if on_map else 0.0)
    )
    cards = state.bought[seat]
    cards |= state.treasures[seat] << state.box.first_treasure | state.world[seat] << state.box.first_world
    able += weights.card * sum(_card_worth(state.box, card)[0] for card in bits(cards))
    worth += able * left
    soon = min(1.0, 5 * left) * (1.0 - left)
    for faction in range(len(FACTIONS)):
        if state.chiefs[faction] == NOBODY:
            worth += BANNERS[min(3, state.banners(seat, faction))] * soon
    worth += 0.3 * sum(member_worth(state, member) for member in bits(state.inactive[seat]))
    worth += (0.0, 0.5, 1.5, 0.0)[min(state.treasures[seat].bit_count(), MOST_ANIMALS)] * min(1.0, 2.5 * left)
    worth += weights.heart * min(state.hearts[seat] if on_map else 0, 3.5 * rounds_left(state))
    worth += weights.route * _half_routes(state, seat) * min(1.0, 2.5 * left)
    if state.rules.story:
        worth += 0.5 * (state.xp[seat] - state.xp_spent[seat])
        worth += 0.15 * state.boxes[seat]
    turns = rounds_left(state) - (0 if _still_plays(state, seat) else 1)
    return worth + weights.turn * turns


def _still_plays(state: Position, seat: int) -> bool:
    """Tells whether a player's turn of this round is still to come, or has just begun."""
    order = (seat - state.first) % state.players
    now = (state.active - state.first) % state.players
    return order > now or (order == now and state.stack[-1][0] == steps.MAIN)


def _half_routes(state: Position, seat: int) -> float:
    """Counts what routes promise of which a player holds one end and nobody the other."""
    found = 0.0
    for route in range(len(ROUTES)):
        owners = [state.camps[place] for place in state.atlas.route_ends[route]]
        if seat in owners and NOBODY in owners:
            found += state.atlas.route_points[route][0]
    return found


def tent_worth(state: Position, seat: int) -> float:
    """Estimates what the next tent brings: its point, what lies under it, and the end that it may bring about."""
    number = state.tents[seat]
    place = number - (LONG_GAME_TENTS if state.rules.long_game else 0)
    worth = A_TENT
    if 0 <= place < BOARD_TENTS:
        worth += goods_worth(state.box.tents[place])
    if number + 1 == state.rules.tents:
        worth += state.box.all_tents
    if number + 1 == state.rules.trigger and not state.last_round:
        totals = [scoring.sheet(state, other).total for other in range(state.players)]
        own = totals.pop(seat)
        lead = own + 3 - max(totals)
        worth += max(0.0 if state.round > GAME_LENGTH else END[0], min(END[1], 0.5 * lead))
    return worth + _haste(state, seat)


def _haste(state: Position, seat: int) -> float:
    """Adds to a tent of whoever has the most where room runs out: a game that nobody can end any more only drags on."""
    free = free_locations(state)
    if free >= ROOM or state.last_round or state.tents[seat] < max(state.tents):
        return 0.0
    room = free + state.mine.count(NOBODY) + len(state.threats_left())
    needed = (state.rules.trigger - 1) * state.players - sum(state.tents)
    return float(ROOM - free) if room < needed + TO_SPARE else 0.0


def heart_worth(state: Position) -> float:
    """Estimates what a heart is worth on the map: less near the end, and little where no camp can be built any more."""
    worth = A_HEART * min(1.0, 0.25 * rounds_left(state))
    return 0.3 * worth if is_full(state) else worth
