"""What good play is in Near and Far, for the bots: each question by what its answers are worth (contract 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from portulan.engine.heuristic import Heuristic, Term
from portulan.games.near_and_far import (
    bargains,
    buildings,
    camps,
    duels,
    effects,
    entries,
    evaluation,
    journeys,
    moves,
    party,
    quests,
    rewards,
    scoring,
    steps,
    threats,
    visiting,
    visits,
)
from portulan.games.near_and_far.box import Way
from portulan.games.near_and_far.evaluation import A_HEART, A_TURN, chance
from portulan.games.near_and_far.moves import DUMMY, FOUL
from portulan.games.near_and_far.position import bits
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import (
    FACTIONS,
    JAIL,
    MAP,
    MOST_HEARTS_ON_LEAVING,
    NONE,
    SALOON,
    SLOTS,
)

_Rate = Callable[[NearAndFar, int, int], float]

LATER: Final = 0.16
"""What a heart beyond the first three is worth to whoever leaves the town: the turns after this one."""
LEAVING: Final = 0.9
"""What leaving the town costs: the way back, the buildings that others take."""
A_POINT_OF_DIFFICULTY: Final = 0.42
"""What a quest brings for every point of its difficulty."""
UNROLLED: Final = 1.6
"""What a choice brings that takes no roll."""
A_BONUS: Final = 0.9
"""What the bonus line of a quest brings."""
SPREAD: Final = (3.0, 3.0)
"""Points of lead that make a win likely: at the end, and how many more at the beginning.

Less than games show: the same number says how closely play beyond a search's tree keeps to the best move, and how
soon a search tells two moves apart, where a whole turn is worth two or three points.
"""
SURE: Final = 4.0
"""How much better the right answer is where there is one: to follow a plan, to take what is free."""
KEEP_RANK: Final = 0.5
"""How much more a card must promise for every better one in the hand."""


class NearAndFarHeuristic(Heuristic[NearAndFar]):
    """Rates moves by the question they answer; a purchase is rated everywhere by what it brings."""

    def scores(self, state: NearAndFar, seat: int, moves_: list[int]) -> list[float]:
        """Rates each move in points."""
        step = state.stack[-1][0]
        rate = _RATES.get(step)
        if step in (steps.MAIN, steps.STEP):
            rate = _main(state, seat) if step == steps.MAIN else _step(state, seat)
        return [self._score(state, seat, move, rate) for move in moves_]

    def _score(self, state: NearAndFar, seat: int, move: int, rate: _Rate | None) -> float:
        if move in moves.BUY:
            # A purchase waits for nothing: the question comes again after it.
            worth = evaluation.purchase_worth(state, moves.BUY.index(move))
            return 100.0 + worth if worth > 0.5 else -1.0
        if move in moves.INVOKE:
            return -0.5
        return rate(state, seat, move) if rate is not None else 0.0

    def values(self, state: NearAndFar) -> list[float]:
        """Estimates the final points of every seat; at a closed page, with what such pages bring on average."""
        found = [evaluation.value(state, seat) for seat in range(state.players)]
        if state.closed:
            seat = state.stack[-1][1]
            found[seat] += _unread(state, seat)
        return found

    def settled(self, state: NearAndFar) -> bool:
        """Between two turns nothing is half done."""
        return not state.stack or state.stack[-1][0] in (steps.MAIN, steps.DRAFT, steps.OPENING)

    def spread(self, state: NearAndFar) -> float:
        """A few points decide late, more early."""
        end, more = SPREAD
        return end + more * evaluation.share(state)

    def terms(self, state: NearAndFar, seat: int) -> list[Term]:
        """Takes apart what a player has: points on the table, goods, hearts, people, cards, what the hand promises."""
        sheet = scoring.sheet(state, seat)
        points = sheet.total - sheet.hand - sheet.goods - sheet.tokens
        food, coins, gems, *tokens = evaluation.holdings(state, seat)
        active = [who for who in state.party[seat * SLOTS : (seat + 1) * SLOTS] if who != NONE]
        members = sum(evaluation.member_worth(state, who) for who in active)
        bought = bits(state.bought[seat])
        hearts = state.hearts[seat]
        return [
            Term("score", float(points), points),
            Term("money", evaluation.COIN * (coins + gems), coins + gems),
            Term("food", evaluation.FOOD * food, food),
            Term("tokens", evaluation.TOKEN * sum(tokens), sum(tokens)),
            Term("hearts", evaluation.heart_worth(state) * hearts, hearts),
            Term("party", members, state.members(seat).bit_count()),
            Term("animals", evaluation.BIRD * state.animals(seat), state.animals(seat)),
            Term("artifacts", sum(evaluation.card_worth(state, card) for card in bought), len(bought)),
            Term("hand", evaluation.hand_worth(state, seat), state.hand[seat].bit_count()),
        ]


def _unread(state: NearAndFar, seat: int) -> float:
    """Estimates what is left of a turn that has come to a closed page: the quest, and the camp after it."""
    worth = 0.0
    frame = state.stack[-1]
    hearts = state.hearts[seat]
    if frame[0] == steps.PAGE:
        worth = journeys.quest_worth(state, seat, hearts)
    elif frame[0] == steps.REACTION and frame[2] != quests.FAILURE:
        worth = _promise(quests.ways(state)[state.choice])
        worth += A_BONUS if frame[2] == quests.GREAT_SUCCESS else 0.0
    camp = camps.cost(state, seat)
    place = state.location(seat)
    if (steps.CAMP, seat) in state.stack and hearts >= camp and camps.is_empty(state, place):
        gain = evaluation.tent_worth(state, seat) + journeys.camp_worth(state, seat, place)
        worth += max(0.0, gain - evaluation.heart_worth(state) * camp)
    return worth


# The main action


def _main(state: NearAndFar, seat: int) -> _Rate:
    """Compares every building with the best journey."""

    def rate(state: NearAndFar, seat: int, move: int) -> float:
        if move in moves.VISIT:
            return _visit(state, seat, moves.VISIT.index(move))
        return journey_now(state, seat)

    return rate


def journey_now(state: NearAndFar, seat: int) -> float:
    """Estimates what an adventure brings this turn, and the hearts that it leaves with."""
    if state.pawn[seat] >= MAP:
        place, hearts = state.location(seat), state.hearts[seat]
        return journeys.journey(state, seat, place, hearts, state.movement(seat), 0).worth
    symbols = max(state.heart_symbols(seat), state.hearts[seat])
    hearts = min(MOST_HEARTS_ON_LEAVING, symbols)
    found = journeys.journey(state, seat, state.atlas.town, hearts, state.movement(seat), 0).worth
    later = LATER * max(0, hearts - 3)
    return found + later - LEAVING if hearts >= 4 else found - 2.0


def _visit(state: NearAndFar, seat: int, building: int) -> float:
    worth = visits.visit_worth(state, seat, building)
    for card in bits(effects.visit_bonuses(state, seat, building)):
        worth += 0.7 if card < state.box.first_animal else 0.0
    if state.pawn[seat] >= MAP and not evaluation.is_full(state):
        # Whoever is on the map gives up the hearts that are left, for which a full map has no use.
        worth -= 0.5 * A_HEART * max(0, state.hearts[seat] - 1)
    others = visiting.visitors(state, seat, building)
    blocked = bool(others) or visiting.has_dummy(state, building)
    if building == SALOON or not blocked or state.pawn[seat] == JAIL:
        return worth
    opponent = others[0] if others else DUMMY
    odds = _duel_odds(state, seat, opponent)
    return odds * (worth + 0.3) - (1 - odds) * 0.8


def _duel_odds(state: NearAndFar, seat: int, opponent: int) -> float:
    """Estimates the chance to win an honorable duel, with the hearts that one has."""
    against = 0 if opponent == DUMMY else duels.strength(state, opponent, "defender")
    lead = duels.strength(state, seat, "attacker") - against + min(2, state.hearts[seat])
    wins = sum(1 for own in range(1, 7) for other in range(1, 7) if own + lead > other)
    return wins / 36


# The town


def _way_in(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.ENTER:
        return 2.0 - 0.6 * moves.ENTER.index(move)
    opponent, manner = moves.DUEL.values(move)
    odds = _duel_odds(state, seat, opponent)
    if manner == FOUL:
        return odds + 0.12 - (0.5 if state.rep[seat] >= 0 else -0.1)
    return odds


def _saloon_duel(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.PASS:
        return 0.0
    opponent, manner = moves.DUEL.values(move)
    stake = visits.visit_worth(state, seat, SALOON)
    odds = _duel_odds(state, seat, opponent)
    return odds * (0.45 if manner != FOUL else -0.4) - (1 - odds) * (stake + 0.5)


def _in_building(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.DONE:
        return 0.0
    if move in moves.BONUS:
        return 5.0
    if move in moves.RECRUIT:
        who = moves.RECRUIT.index(move)
        price = buildings.price(state, seat, who)
        return evaluation.recruit_worth(state, seat, who) - 0.5 * price
    if move in moves.REFRESH:
        return visits.new_row_worth(state, seat) if not state.recruits else -1.0
    if move in moves.DIG:
        row, column = moves.DIG.values(move)
        return visits.dig_worth(state, seat, row * state.side.mine.columns + column)
    if move in moves.DISCARD:
        held = evaluation.holdings(state, seat)
        return -evaluation.hand_card_worth(state, seat, moves.DISCARD.index(move), held) - 0.1
    if move in moves.REPUTATION:
        return _reputation(state, seat, move)
    if move in moves.TRADE_FOR or move in moves.TRADE_AWAY:
        return _trade_begins(state, seat, move)
    if move in moves.STORE_COIN:
        return 0.8
    if move in moves.DRAW:
        _, advanced = moves.DRAW.values(move)
        rich = state.coins[seat] + state.gems[seat] + 2 * sum(state.tokens[seat * 4 : seat * 4 + 4])
        fit = 0.1 * advanced if rich > 6 else -0.1 * advanced
        return 0.3 + visits.visit_worth(state, seat, 3) + fit
    if move in moves.LEARN:
        return 1.0
    return 1.0


def _reputation(state: NearAndFar, seat: int, move: int) -> float:
    direction, less_one = moves.REPUTATION.values(move)
    change = (less_one + 1) * (1 if direction == 0 else -1)
    table = state.side.reputation
    after = table[state.rep[seat] + change + 6] - table[state.rep[seat] + 6]
    helps = 0.0
    for card in bits(state.hand[seat]):
        low, high = state.box.rep_min[card], state.box.rep_max[card]
        reached = state.rep[seat] + change
        if (low is not None and state.rep[seat] < low <= reached) or (
            high is not None and reached <= high < state.rep[seat]
        ):
            helps = max(helps, 0.5 * state.box.points[card])
    return after + helps - 0.65 * (less_one + 1)


def _trade_begins(state: NearAndFar, seat: int, move: int) -> float:
    """A trade is worth what it changes: what the hand promises, a chief, points at the end."""
    away = move in moves.TRADE_AWAY
    if away:
        found = bargains.bargain_away(state, seat, moves.TRADE_AWAY.index(move))
    else:
        found = bargains.bargain_for(state, seat, moves.TRADE_FOR.index(move))
    return found.worth - 0.05 if found is not None else -0.6


def _trade(state: NearAndFar, seat: int, move: int) -> float:
    """Goods are laid down by the best bargain, in the order of the table."""
    if move in moves.DONE:
        return 0.5 * SURE
    _, _, good, away, _ = state.stack[-1]
    bargain = bargains.bargain_away if away else bargains.bargain_for
    found = bargain(state, seat, good)
    other = moves.TAKE.index(move) if away else moves.GIVE.index(move)
    if found is None:
        return -0.1 * other
    return SURE - 0.1 * other if found.bundle[other] > state.paying[other] else -0.1 * other


# The party


def _place_member(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.PASS:
        return 0.0
    member = state.stack[-1][2]
    there = state.party[seat * SLOTS + moves.PUT.index(move)]
    spared = 0.0 if there == NONE else evaluation.member_worth(state, there)
    if there >= state.box.first_pet and NONE in state.party[seat * SLOTS : (seat + 1) * SLOTS]:
        spared = 0.05
    return evaluation.member_worth(state, member) - spared


def _arrange(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.DONE:
        return 0.0
    slots = state.party[seat * SLOTS : (seat + 1) * SLOTS]
    gain = -0.2
    for member in bits(state.inactive[seat]):
        for slot, there in enumerate(slots):
            if party.fits(state, seat, member, slot):
                spared = 0.0 if there == NONE else evaluation.member_worth(state, there)
                gain = max(gain, evaluation.member_worth(state, member) - spared - 0.01)
    return gain


def _assign(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.PASS:
        return 0.0
    member = moves.ASSIGN.index(move)
    worth = 0.1 + evaluation.member_worth(state, member)
    if member >= state.box.first_pet:
        # A pet fits everywhere: it leaves a slot to whoever has no other.
        slot = state.stack[-1][2]
        rivals = state.inactive[seat] & state.box.of_faction[slot]
        worth = worth * 0.9 if rivals else worth
        later = sum(
            1
            for frame in state.stack[:-1]
            if frame[0] == steps.FILL_SLOT and not state.inactive[seat] & state.box.of_faction[frame[2]]
        )
        if later and not rivals:
            return worth
        return worth if not later else 0.05
    return worth


# Adventure


def _step(state: NearAndFar, seat: int) -> _Rate:
    """Follows the best journey."""
    place = state.location(seat)
    left = state.movement(seat) - state.steps_taken
    found = journeys.journey(state, seat, place, state.hearts[seat], left, state.steps_taken)

    def rate(state: NearAndFar, seat: int, move: int) -> float:
        if move in moves.STOP:
            return SURE if found.first == NONE else 0.0
        return SURE if moves.GO.index(move) == found.first else -1.0

    return rate


def _threat(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.FIGHT:
        return journeys.threat_worth(state, seat, moves.FIGHT.index(move), state.hearts[seat])
    if move in moves.FIGHT_BOSS:
        boss = moves.FIGHT_BOSS.index(move)
        odds = chance(state.box.boss_value[boss] - state.combat(seat) - state.hearts[seat])
        return odds * (state.box.boss_points[boss] + 4.0) - (1 - odds) * A_TURN
    if move in moves.LET_GO:
        return -1.0 - (1.0 if state.treasures[seat].bit_count() >= state.animals(seat) else 0.0)
    return 0.0


def _hearts(state: NearAndFar, seat: int, move: int) -> float:
    """Hearts are spent where what they buy is worth more."""
    n = moves.HEARTS.index(move)
    frame = state.stack[-1]
    if frame[0] == steps.THREAT_HEARTS:
        enemy = frame[2]
        wins = threats.total(state, seat) + n >= threats.value(state, enemy)
        count = len(state.box.threat_points)
        points = state.box.threat_points[enemy] if enemy < count else state.box.boss_points[enemy - count] + 3
        gain = points + evaluation.tent_worth(state, seat) + 0.5 * A_TURN
        return (gain if wins else 0.0) - evaluation.heart_worth(state) * n
    if frame[0] == steps.QUEST_HEARTS:
        way = quests.ways(state)[state.choice]
        over = quests.total(state, seat) + n - way.difficulty
        worth = 0.0 if over < 0 else _promise(way) + (A_BONUS if over >= quests.BONUS else 0.0)
        return worth - evaluation.heart_worth(state) * n
    if frame[0] == steps.DUEL_HEARTS:
        _, _, building, opponent, manner = frame
        wins = duels.attack(state, seat, manner) + n > duels.defense(state, opponent)
        stake = 1.0 + visits.visit_worth(state, seat, building)
        return (stake if wins else 0.0) - 0.6 * A_HEART * n
    return 0.8 - A_HEART * n if n else 0.0


def _attempt(state: NearAndFar, seat: int, move: int) -> float:
    return SURE if move in moves.ATTEMPT else 0.0


def _choose(state: NearAndFar, seat: int, move: int) -> float:
    """A harder choice promises more; what it really brings nobody knows before it succeeds."""
    way = quests.ways(state)[moves.CHOOSE.index(move)]
    worth = _promise(way)
    if way.stat != NONE:
        strength = state.combat(seat) if way.stat else state.skill(seat)
        need = way.difficulty - strength
        spendable = min(state.hearts[seat], 3)
        odds = chance(need - spendable)
        worth = (
            odds * worth
            + chance(need + quests.BONUS) * A_BONUS
            - A_HEART * min(spendable, max(0.0, need - 3.5))
        )
    return worth - evaluation.goods_worth(way.cost)


def _promise(way: Way) -> float:
    """Estimates what a choice brings if it succeeds, by its difficulty."""
    return A_POINT_OF_DIFFICULTY * way.difficulty if way.stat != NONE else UNROLLED


def _camp(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.PASS:
        return 0.0
    place = state.location(seat)
    worth = evaluation.tent_worth(state, seat) + journeys.camp_worth(state, seat, place)
    return worth - evaluation.heart_worth(state) * camps.cost(state, seat)


def _camp_at(state: NearAndFar, seat: int, move: int) -> float:
    return journeys.camp_worth(state, seat, moves.CAMP_AT.index(move))


def _restore(state: NearAndFar, seat: int, move: int) -> float:
    gains = state.heart_symbols(seat) > state.hearts[seat]
    return SURE if (move in moves.RESTORE) == gains else 0.0


def _aid(state: NearAndFar, seat: int, move: int) -> float:
    """An aid is used where it turns a loss that hearts cannot."""
    if move in moves.PASS:
        return 0.0
    if move not in moves.USE:
        return -0.5
    frame = state.stack[-1]
    if frame[0] == steps.THREAT_AIDS:
        short = threats.value(state, frame[2]) - threats.total(state, seat)
    elif frame[0] == steps.QUEST_AIDS:
        short = quests.ways(state)[state.choice].difficulty - quests.total(state, seat)
    elif frame[0] == steps.DUEL_AIDS:
        short = duels.defense(state, frame[3]) - duels.attack(state, seat, frame[4]) + 1
    else:
        return 0.4
    return 1.0 if short > min(2, state.hearts[seat]) else -0.5


# Cards


def _artifact(state: NearAndFar, seat: int, card: int) -> float:
    """Rates an artifact before the game: what it brings against what it costs."""
    price = evaluation.price_worth(state, card)
    worth = state.box.points[card] + evaluation.card_worth(state, card)
    strict = state.box.rep_min[card] is not None or state.box.rep_max[card] is not None
    return worth - 0.75 * price - (0.6 if strict else 0.0)


def _pick(state: NearAndFar, seat: int, move: int) -> float:
    return _artifact(state, seat, moves.PICK.index(move))


def _opening(state: NearAndFar, seat: int, move: int) -> float:
    """About three cards are kept: the best of them, and an advanced one if it is good."""
    if move in moves.DONE:
        return 0.0
    held = evaluation.holdings(state, seat)
    kept = bits(state.hand[seat] & ~state.laid[seat])
    rated = {card: evaluation.hand_card_worth(state, seat, card, held) for card in kept}
    worth = rated[moves.DISCARD.index(move)]
    rank = sum(other > worth for other in rated.values())
    return KEEP_RANK * rank - worth


def _keep(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.DISCARD:
        return 0.0
    held = evaluation.holdings(state, seat)
    rank = state.hand[seat].bit_count()
    return evaluation.hand_card_worth(state, seat, moves.KEEP.index(move), held, rank) - 0.1


def _treasure(state: NearAndFar, treasure: int) -> float:
    return evaluation.card_worth(state, state.box.first_treasure + treasure)


def _replace(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.PASS:
        return 0.0
    return 0.9 - _treasure(state, moves.REPLACE.index(move))


def _choose_treasure(state: NearAndFar, seat: int, move: int) -> float:
    if move in moves.PASS:
        return 0.0
    return 0.2 + _treasure(state, moves.CHOOSE_TREASURE.index(move))


def _drop(state: NearAndFar, seat: int, move: int) -> float:
    return -_treasure(state, moves.DROP.index(move))


def _talents(state: NearAndFar, seat: int, move: int) -> float:
    """Talents that work in every game are worth their price; the dearest that can be paid comes first."""
    if move in moves.DONE:
        return 0.0
    talent = moves.LEARN.index(move)
    card = state.box.first_talent + talent
    return 0.3 + evaluation.card_worth(state, card) - 0.3 * state.box.talent_cost[talent]


def _instead(state: NearAndFar, seat: int, move: int) -> float:
    """What stands for another good is kept where the good itself is there."""
    return -SURE * moves.INSTEAD.index(move)


def _claim(state: NearAndFar, seat: int, move: int) -> float:
    """Of several rewards the one that is worth the most in a trade, and hearts on the way."""
    _, _, bonus, place, _ = state.stack[-1]
    line = rewards.line(state, bonus)[place]
    assert isinstance(line, entries.OneOf)
    found = line.of[moves.CLAIM.index(move)]
    if isinstance(found, entries.Token):
        return evaluation.TOKEN * found.n + evaluation.banner_gain(
            state, seat, FACTIONS.index(found.faction), found.n
        )
    if isinstance(found, entries.Rep):
        return 0.5 * found.n
    worth = {"coin": 0.75, "gem": 0.75, "food": 0.35, "heart": 0.32, "bird": 1.6, "treasure": 2.0}
    return worth.get(str(found.__struct_config__.tag), 0.5) * getattr(found, "n", 1)


def _accept(state: NearAndFar, seat: int, move: int) -> float:
    return SURE if move in moves.ACCEPT else 0.0


def _join(state: NearAndFar, seat: int, move: int) -> float:
    return evaluation.recruit_worth(state, seat, moves.RECRUIT.index(move))


_RATES: Final[dict[int, _Rate]] = {
    steps.TALENTS: _talents,
    steps.DRAFT: _pick,
    steps.OPENING: _opening,
    steps.KEEP: _keep,
    steps.WAY_IN: _way_in,
    steps.SALOON_DUEL: _saloon_duel,
    steps.DEFENDER_AIDS: _aid,
    steps.DUEL_AIDS: _aid,
    steps.DUEL_HEARTS: _hearts,
    steps.VISIT: _in_building,
    steps.TRADE: _trade,
    steps.REPUTATION: _instead,
    steps.PLACE_MEMBER: _place_member,
    steps.SHIFT_PET: lambda state, seat, move: 0.0 if move in moves.PASS else 1.0,
    steps.REPLACE: _replace,
    steps.HUT_PICK: _choose_treasure,
    steps.DROP: _drop,
    steps.ARRANGE: _arrange,
    steps.FILL_SLOT: _assign,
    steps.RESTORE: _restore,
    steps.PASS_COST: _instead,
    steps.THREAT: _threat,
    steps.THREAT_AIDS: _aid,
    steps.THREAT_HEARTS: _hearts,
    steps.QUEST: _attempt,
    steps.CHOOSE: _choose,
    steps.QUEST_AIDS: _aid,
    steps.QUEST_HEARTS: _hearts,
    steps.CLAIM: _claim,
    steps.ACCEPT: _accept,
    steps.JOIN_FROM_ROW: _join,
    steps.CAMP: _camp,
    steps.CAMP_AT: _camp_at,
    steps.PAY: _instead,
    steps.EFFECT_HEARTS: _hearts,
}
