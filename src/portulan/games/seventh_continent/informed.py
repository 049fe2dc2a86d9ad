"""The informed bot's judgement: it knows all cards, never an order or a draw to come (contract 7.5).

It serves to test the content and plays no seat beside people: it reads what nobody has opened.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from portulan.games.seventh_continent import board, effects, evaluation, moves, odds, source, steps, verbs
from portulan.games.seventh_continent.conditions import hold
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.deeds import Deed, Story, story
from portulan.games.seventh_continent.evaluation import THE_END, dear, lowered, states_of
from portulan.games.seventh_continent.heuristics import NEVER, SURE, SeventhContinentHeuristic
from portulan.games.seventh_continent.moves import MOST_CELLS
from portulan.games.seventh_continent.planning import Plan, planner
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Action, Effect
from portulan.games.seventh_continent.situation import situation
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.taking import sums
from portulan.games.seventh_continent.terms import (
    AT_COST,
    AT_RESULT,
    CRAFT,
    DECK,
    DISCARD,
    FOG,
    HAND,
    INVENTORY,
    NONE,
    PERMANENT,
    SKILL,
    STATE,
)

_CHOOSE: Final = OPERATIONS.code(o.Choose)
_DAMAGE: Final = OPERATIONS.code(o.Damage)
_DISCARD: Final = OPERATIONS.code(o.Discard)
_IF: Final = OPERATIONS.code(o.If)
_RECOVER: Final = OPERATIONS.code(o.Recover)
_REMOVE_STATE: Final = OPERATIONS.code(o.RemoveState)
MEANT: Final = 20.0
"""The worth of what the plan asks for next."""
WINDFALL: Final = 0.5
"""What anything else must bring to be done first."""
HUNGRY: Final = 14
"""Cards in the Action Deck below which food comes first."""
WANTED: Final = 30.0
"""What a card is worth that the plan asks for."""
SPARED: Final = 2
"""The resistance below which nothing is used that the plan asks for: something may yet befall it."""
ELSEWHERE: Final = 0.5 * MEANT
"""What it is worth to leave a terrain on which nobody may rest and nothing can be done that the plan asks for."""
LEADERLESS: Final = 8.0
"""What a state costs where nobody is left with whom all can act together."""
LEAST: Final = 0.2
"""What a card in hand is worth at least: it could become useful."""
HOPELESS: Final = 60.0
MOST_EXTRA: Final = 8
"""Further cards that are thought of, at most."""
ENOUGH: Final = 1
"""How often one card more may be no better before no more are thought of."""


class InformedWorth(evaluation.Worth):
    """What things are worth apart from the story, to whoever has read all cards."""

    discovery = 0.0
    new_text = 0.0
    new_place = 0.0
    all_must = 0.0
    progress = 0.0
    quest_item = 1.0

    cure = 0.0

    def known(self, state: Position, number: int) -> list[int]:
        """Lists the cards that would be taken: gold ones once the green ones are gone."""
        return cards_of(board.available(state, number)) or cards_of(state.box.greens[number])


class Intent(NamedTuple):
    """What a figure on a cell does next; a deed of NONE is to camp, if the plan says so."""

    plan: Plan | None
    deed: Deed | None
    camp: bool = False


class InformedHeuristic(SeventhContinentHeuristic):
    """Follows the cheapest way to the end of the curse, eats on the way, and takes what is worth its price."""

    worth = InformedWorth()

    def scores(self, state: SeventhContinent, seat: int, moves_: list[int]) -> list[float]:
        """Rates each move."""
        frame = state.stack[-1]
        step = frame[0]
        if step == steps.FLAGGED:
            row = state.box.programs[frame[2]][frame[3]]
            numbers = sums(state, row, state.box.cards[frame[4]].key)
            return [self._called(state, seat, numbers[moves.CALL.index(move)]) for move in moves_]
        if step == steps.ACROSS:
            return [self._destination(state, seat, move) for move in moves_]
        if step == steps.PICK:
            return [self._picked(state, moves.PICK.index(move)) for move in moves_]
        return super().scores(state, seat, moves_)

    # What to do next

    def _intent(self, state: SeventhContinent, cell: int, anchor: int) -> Intent:
        return _intents(_Asked(state, cell, anchor))

    def _next(self, state: SeventhContinent, seat: int) -> Intent:
        """Tells what a player does next; whoever is alone goes where the others are going, or to the others."""
        cell, where = state.figure[seat], anchor(state)
        if cell != where:
            meant = self._intent(state, where, where)
            sheet, there = divmod(meant.deed.spot, MOST_CELLS) if meant.deed is not None else (NONE, NONE)
            if (
                sheet == state.sheet
                and there != where
                and (there == cell or there in board.accessible(state, cell))
            ):
                return meant
        return self._intent(state, cell, where)

    def _plan(self, state: SeventhContinent) -> Plan | None:
        where = anchor(state)
        return self._intent(state, where, where).plan

    def _group(self, state: SeventhContinent, listed: list[int]) -> list[float]:
        return [self._proposal(state, move) for move in listed]

    def _proposal(self, state: SeventhContinent, move: int) -> float:
        where = anchor(state)
        intent = self._intent(state, where, where)
        if move in moves.LOOK:
            return 2 * MEANT if intent.deed is not None and intent.deed.enters[1] != NONE else NEVER
        if move in moves.CAMP:
            return MEANT if intent.camp else NEVER
        if move in moves.ACTIVE:
            seat = moves.ACTIVE.index(move)
            rated = self._actions(state, seat, source.legal(state, seat))
            return max(rated, default=NEVER) - 0.3 * states_of(state, seat)
        return NEVER

    def _actions(self, state: SeventhContinent, seat: int, listed: list[int]) -> list[float]:
        intent = self._next(state, seat)
        if intent.deed is None and not intent.camp:
            return super()._actions(state, seat, listed)
        rated = [NEVER if move in moves.PASS else self._action(state, seat, move, intent) for move in listed]
        here = state.box.cards[state.cells[state.figure[seat]]]
        if intent.deed is not None and here.forbidden and state.together():
            known = [
                source.undertaken(state, seat, move) if move not in moves.PASS else None for move in listed
            ]
            if not any(one is not None and self._serves(state, seat, *one, intent.deed) for one in known):
                for place, one in enumerate(known):
                    if one is not None and (state.box.actions[one[0]].travels or one[1] != NONE):
                        rated[place] = ELSEWHERE - one[1] / MOST_CELLS
        return rated

    def _action(self, state: SeventhContinent, seat: int, move: int, intent: Intent) -> float:
        number, place = source.undertaken(state, seat, move)
        action = state.box.actions[number]
        price = self._price(state, seat, action)
        if intent.deed is not None and self._serves(state, seat, number, place, intent.deed):
            alone = action.travels and len(source.helpers(state, seat)) + 1 < state.number_in_play()
            fed = max(0.0, self.worth.program_worth(state, action.success, seat)) if intent.deed.food else 0.0
            return MEANT + fed - 0.5 * price - (4.0 if alone else 0.0)
        if action.travels or place != NONE:
            return -price - 5.0
        other = self._windfall(state, seat, action, price, intent.plan)
        return MEANT + other if other > WINDFALL else other - 5.0

    def _serves(self, state: SeventhContinent, seat: int, number: int, place: int, deed: Deed) -> bool:
        """Tells whether an action is the next step to a deed: the deed itself, the way to it, or what bars it."""
        action = state.box.actions[number]
        here = state.sheet * MOST_CELLS + state.figure[seat]
        if deed.spot not in (NONE, here):
            return action.travels
        if deed.explores == NONE:
            return number == deed.action
        cell = deed.explores % MOST_CELLS
        if state.fog[cell] > 0:
            return place == cell
        return action.card == state.cells[cell] and number == self._clearing(state, seat, cell)

    def _clearing(self, state: SeventhContinent, seat: int, cell: int) -> int:
        """Chooses the action that clears a turned Exploration card away."""
        card = state.box.cards[state.cells[cell]]
        if card.back != FOG or card.type != PERMANENT:
            return NONE
        legal = [source.undertaken(state, seat, move)[0] for move in source.legal(state, seat)]
        found = [number for number in card.actions if number in legal]

        def rated(number: int) -> float:
            action = state.box.actions[number]
            gain = self.worth.program_worth(state, action.success, seat)
            gain += self.worth.toll(state, seat, action)
            given = self._given(state, seat, action.success)
            return gain - given - self._price(state, seat, action)

        return max(found, key=rated, default=NONE)

    def _price(self, state: SeventhContinent, seat: int, action: Action) -> float:
        cost, need, stars = lowered(state, seat, action)
        return story(state.box).price(action, action.cost - cost, action.difficulty - need + stars)

    def _windfall(
        self, state: SeventhContinent, seat: int, action: Action, price: float, plan: Plan | None
    ) -> float:
        """Estimates what an action brings beside the story: food, a cure, an object."""
        card = state.box.cards[action.card]
        if plan is not None and card.key in plan.keeps and card.key != NONE:
            return NEVER
        if action.all_must:
            return NEVER
        if action.icon == CRAFT:
            if state.free_slot(seat) == NONE:
                return NEVER
            return self._object(state, action.card, plan) - price
        eats = self._eaten(state, action.success)
        if eats > state.piles[DISCARD].bit_count() and state.piles[DECK].bit_count() >= HUNGRY:
            return NEVER
        cured = self._cures(state, seat, action.success, plan) - self._given(state, seat, action.success)
        gain = self.worth.program_worth(state, action.success, seat) + self.worth.toll(state, seat, action)
        return gain + cured - dear(state) * price

    def _eaten(self, state: SeventhContinent, program: int) -> int:
        """Counts the cards that a program gives back."""
        return sum(row[1] for row in state.box.programs[program] if row[0] == _RECOVER and not row[4])

    def _given(self, state: SeventhContinent, seat: int, program: int) -> float:
        """Estimates what a program takes out of a hand, the inventory or the Satchel: what is missed least."""
        found = 0.0
        for row in state.box.programs[max(0, program)]:
            if row[0] == _IF:
                found += self._given(state, seat, row[2] if hold(state, row[1], seat, NONE) else row[3])
            elif row[0] == _CHOOSE:
                found += min(self._given(state, seat, branch) for branch in row[2])
            elif row[0] in verbs.SELECTING and row[1] in verbs.HELD:
                cards = cards_of(verbs.candidates(state, seat, row))
                found -= max((self._picked(state, card) for card in cards), default=0.0)
        return found

    def _cures(self, state: SeventhContinent, seat: int, program: int, plan: Plan | None) -> float:
        """Estimates what it is worth to lose a state: what it adds to the actions to come, and to other losses."""
        found = 0.0
        held = cards_of(state.piles[HAND + seat] & state.box.of_type[STATE])
        for row in state.box.programs[program]:
            if row[0] == _REMOVE_STATE:
                ails = [card for card in held if row[1] >> state.box.cards[card].title & 1]
                found += max((self._ail(state, card, plan) for card in ails), default=0.0)
        return found

    def _ail(self, state: SeventhContinent, card: int, plan: Plan | None) -> float:
        """Estimates what a state costs from now on."""
        if plan is None:
            return evaluation.A_STATE
        found = min(1.5, 0.02 * plan.cost)
        for number in state.box.cards[card].effects:
            effect = state.box.effects[number]
            for icon in range(len(plan.costs)):
                if effect.icons >> icon & 1:
                    found += max(0, effect.cost) * plan.costs[icon]
                    found += max(0, effect.difficulty - effect.stars) * plan.tests[icon]
            if effect.forbids_help and state.number_in_play() > 1:
                found += 0.5 if any(_led(state, seat) for seat in state.in_play()) else LEADERLESS
            found += 3.0 * effect.forbids_taking_part + 3.0 * (effect.forbids_icons > 0)
        return found

    def _destination(self, state: SeventhContinent, seat: int, move: int) -> float:
        cell = moves.GO.index(move)
        deed = self._next(state, state.active).deed
        if deed is None:
            return super()._destination(state, seat, move)
        spot = state.sheet * MOST_CELLS + cell
        if deed.spot == state.sheet * MOST_CELLS + state.figure[state.active]:
            return float(not state.box.cards[state.cells[cell]].forbidden)
        facts = story(state.box).facts
        meant = deed.spot == spot or facts.get(("reach", spot), NONE) in deed.brings
        return MEANT * meant

    # An action

    def _attempt(self, state: SeventhContinent, drawn: int, need: int) -> float:
        """Estimates a draw: what is meant is tried until it succeeds, anything else once."""
        _, _, stars, sevens = odds.figures(state)
        more, more_sevens, paid, due = self._afterwards(state)
        need, sevens = need - more, sevens + more_sevens
        chances = odds.odds(state, drawn, need, stars, sevens)
        chance = chances.success / 100
        action = state.acting()
        failure = story(state.box).failure(action) + (3.0 if state.party & (state.party - 1) else 0.0)
        price = dear(state) * min(drawn, state.piles[DECK].bit_count())
        risk = THE_END * chances.curse / 100
        if paid:
            helped = odds.odds(state, drawn, need - paid, stars, sevens).success / 100
            price += (helped - chance) * due
            chance = helped
        if state.mandatory:
            success = self.worth.program_worth(state, action.success, state.active)
            return chance * success - (1 - chance) * failure - price - risk
        if not chance:
            return -2 * HOPELESS - risk
        return -(price + (1 - chance) * failure + risk) / chance

    def _afterwards(self, state: SeventhContinent) -> tuple[int, int, int, float]:
        """Adds up what can be applied once the cards are drawn: successes and seven-stars, then those to be paid for.

        The last is what the latter cost.
        """
        stars = sevens = paid = 0
        due = 0.0
        for seat in state.participants():
            for effect in effects.applicable(state, seat, AT_RESULT):
                gain = effect.stars - effect.difficulty
                if not effect.pay:
                    stars += gain
                    sevens += effect.seven_stars
                elif gain > 0:
                    paid += gain
                    due += self._due(state, seat, effect)
        return stars, sevens, paid, due

    def _due(self, state: SeventhContinent, seat: int, effect: Effect) -> float:
        """Estimates what it costs to pay for an effect."""
        gone = any(row[0] == _DISCARD and not row[1] for row in state.box.programs[effect.pay])
        held = max(LEAST, self._skill(state, effect.card)) if gone and not effect.of_object else 0.0
        return held - self.worth.program_worth(state, effect.pay, seat)

    def _best(self, state: SeventhContinent, cost: int, need: int) -> float:
        """Estimates an action that costs so much, with as many further cards as are best drawn for it."""
        best = self._attempt(state, max(0, cost), need)
        if state.acting().locked:
            return best
        for more in range(1, MOST_EXTRA + 1):
            found = self._attempt(state, max(0, cost) + more, need)
            if found <= best:
                return best
            best = found
        return best

    def _lower(self, state: SeventhContinent, seat: int, move: int) -> float:
        """Estimates an effect on the cost: what it saves with the best draw, against what is paid for it."""
        if move in moves.DONE:
            return 0.0
        effect = effects.chosen(state, move)
        cost, need, _, _ = odds.figures(state)
        lighter = self._best(state, cost + effect.cost, need + effect.difficulty - effect.stars)
        gain = lighter - self._best(state, cost, need)
        if effect.do:
            gain += self.worth.program_worth(state, effect.do, seat) - self._harm(state, effect.do)
        return gain - (self._due(state, seat, effect) if effect.pay else 0.0)

    def _harm(self, state: SeventhContinent, program: int) -> float:
        """What it costs besides if only what the plan asks for can be damaged by whoever acts."""
        if not any(row[0] == _DAMAGE for row in state.box.programs[program]):
            return 0.0
        whole = [slot for slot in state.objects(state.active) if state.dice[slot]]
        spare = any(not self._vital(state, state.object_cards(slot)) for slot in whole)
        return WANTED if whole and not spare else 0.0

    def _trade(self, state: SeventhContinent, seat: int, move: int) -> float:
        fewer = moves.TRADE.index(move)
        cost, need, _, _ = odds.figures(state)
        return self._attempt(state, max(0, cost - fewer), need + fewer)

    def _extra(self, state: SeventhContinent, listed: list[int]) -> list[float]:
        """Rates one card more after the other, until more cards have not been better for a while."""
        cost, need, stars, _ = odds.figures(state)
        rated: list[float] = []
        best, worse = -20 * HOPELESS, 0
        for move in listed:
            more = moves.EXTRA.index(move)
            if worse > ENOUGH or more > MOST_EXTRA or (more and need <= stars):
                rated.append(-10 * HOPELESS - more)
                continue
            rated.append(self._attempt(state, cost + more, need))
            worse = 0 if rated[-1] > best else worse + 1
            best = max(best, rated[-1])
        return rated

    def _join(self, state: SeventhContinent, seat: int, move: int) -> float:
        if move not in moves.JOIN:
            return 0.0
        action = state.acting()
        together = action.travels or action.crosses or action.all_must or not action.difficulty
        if together or not source.can_begin(state):
            return SURE
        return -0.5

    # Cards

    def _skill(self, state: SeventhContinent, card: int) -> float:
        """Estimates an Action card in hand, by what the plan will ask for."""
        printed = state.box.cards[card]
        plan = self._plan(state)
        if plan is None:
            return evaluation.skill_worth(state, card)
        if printed.key in plan.keeps and printed.key != NONE:
            return WANTED
        if printed.type != SKILL:
            return 1.0 + sum(state.box.actions[n].icon >= 0 for n in printed.actions)
        helps = 0.0
        for number in printed.effects:
            helps += self._effect(state, number, plan, 20)
        if printed.resistance:
            helps = max(helps, 0.4 * (self._object(state, card, plan) - 1.5))
        return helps - 0.2 * printed.stars

    def _effect(self, state: SeventhContinent, number: int, plan: Plan, uses: int) -> float:
        """Estimates an effect: what it saves in the actions to come."""
        effect = state.box.effects[number]
        each = 0.0
        if effect.step == AT_COST:
            each, counts = float(-effect.cost - effect.difficulty), plan.costs
        elif effect.step == AT_RESULT:
            each, counts = effect.stars + 0.2 * effect.seven_stars, plan.tests
        else:
            return 0.3 if effect.cancels else 0.0
        times = sum(count for icon, count in enumerate(counts) if effect.icons >> icon & 1)
        if effect.pay:
            uses = 1
        return 0.6 * each * min(times, uses)

    def _object(self, state: SeventhContinent, card: int, plan: Plan | None) -> float:
        """Estimates an object: what its effects save while it lasts."""
        if plan is None:
            return evaluation.AN_OBJECT
        printed = state.box.cards[card]
        found = sum(self._effect(state, n, plan, printed.resistance) for n in printed.object_effects)
        return found + (0.5 if printed.object_actions else 0.0)

    def _vital(self, state: SeventhContinent, cards: list[int]) -> bool:
        """Tells whether the plan asks for one of some cards."""
        plan = self._plan(state)
        return plan is not None and any(state.box.cards[card].key in plan.keeps for card in cards)

    def _use(self, state: SeventhContinent, seat: int, move: int) -> float:
        """What the plan asks for is not worn out."""
        if move in moves.USE:
            slot = moves.USE.index(move)
            if state.dice[slot] <= SPARED and self._vital(state, state.object_cards(slot)):
                return NEVER
        return super()._use(state, seat, move)

    def _hit(self, state: SeventhContinent, seat: int, move: int) -> float:
        vital = self._vital(state, state.object_cards(moves.HIT.index(move)))
        return super()._hit(state, seat, move) - WANTED * vital

    def _stow(self, state: SeventhContinent, seat: int, move: int) -> float:
        if move in moves.ABANDON and self._vital(state, state.object_cards(moves.ABANDON.index(move))):
            return NEVER
        if move in moves.LEAVE_IT and self._vital(state, [state.stack[-1][2]]):
            return NEVER
        return super()._stow(state, seat, move)

    def _abandon(self, state: SeventhContinent, seat: int, move: int) -> float:
        if move in moves.ABANDON and self._vital(state, state.object_cards(moves.ABANDON.index(move))):
            return NEVER
        return super()._abandon(state, seat, move)

    def _picked(self, state: SeventhContinent, card: int) -> float:
        """Rates a card that is picked to be discarded, returned or banished: the one that is missed least."""
        plan = self._plan(state)
        printed = state.box.cards[card]
        if printed.type == STATE:
            return self._ail(state, card, plan)
        if state.piles[INVENTORY] >> card & 1:
            return -self._object(state, card, plan) - WANTED * self._vital(state, [card])
        return -self._skill(state, card)

    def _branch(self, state: SeventhContinent, seat: int, program: int, card: int) -> float:
        """Estimates a branch by what it brings of the plan, and besides."""
        plan = self._plan(state)
        worth = self.worth.program_worth(state, program, seat)
        if plan is None:
            return worth
        known = story(state.box)
        spot = state.sheet * MOST_CELLS + state.figure[seat]
        brings = {fact for found in known.outcomes(program, spot, card) for fact in found.brings}
        return worth + WANTED * len(brings & plan.needed)

    def _called(self, state: SeventhContinent, seat: int, number: int) -> float:
        plan = self._plan(state)
        worth = self.worth.number_worth(state, number, seat)
        if plan is None:
            return worth
        known = story(state.box)
        spot = state.sheet * MOST_CELLS + state.figure[seat]
        brings = {fact for found in known.taking(number, spot) for fact in found.brings}
        return worth + WANTED * len(brings & plan.needed)

    # Numbers

    def _meant_number(self, state: SeventhContinent) -> tuple[int, int]:
        where = anchor(state)
        deed = self._intent(state, where, where).deed
        return (NONE, NONE) if deed is None else deed.enters

    def _search(self, state: SeventhContinent, seat: int, move: int) -> float:
        if move in moves.SEARCH:
            return 2 * SURE * (moves.SEARCH.index(move) == self._meant_number(state)[0])
        return SURE if move in moves.DONE else 0.0

    def _enter(self, state: SeventhContinent, card: int, listed: list[int]) -> list[float]:
        number = self._meant_number(state)[1]
        return [float(move == moves.ENTER.base + number) for move in listed]


# Planning, once for every position


class _Asked:
    """A position as a key: everything that a plan depends on."""

    __slots__ = ("anchor", "cell", "key", "state")

    def __init__(self, state: SeventhContinent, cell: int, where: int) -> None:
        self.state = state
        self.cell = cell
        self.anchor = where
        self.key = (
            tuple(state.cells),
            tuple(state.fog),
            tuple(state.attached),
            tuple(state.piles),
            tuple(state.figure),
            tuple(state.fire),
            tuple(state.dice),
            tuple(state.column),
            tuple(state.lifted),
            tuple(state.characters),
            (state.sheet, state.active, state.party, state.used, cell, where),
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.key == other.key


def _led(state: Position, seat: int) -> bool:
    """Tells whether others may take part in a player's actions."""
    return not any(effect.forbids_help for effect in effects.forbidding(state, seat))


def anchor(state: Position) -> int:
    """Finds the cell on which most figures stand."""
    seats = state.in_play()
    cells = [state.figure[seat] for seat in seats]
    return max(cells, key=cells.count, default=NONE)


@lru_cache(maxsize=64)
def _intents(asked: _Asked) -> Intent:
    state, known = asked.state, story(asked.state.box)
    found = planner(known, situation(known, state, asked.cell))
    plan = found.plan(state.piles[DECK].bit_count(), state.piles[DISCARD].bit_count())
    if asked.cell != asked.anchor:
        ready = found.way_to(asked.anchor)
        if not ready:
            return Intent(plan, Deed(state.sheet * MOST_CELLS + asked.anchor, (), ()))
        return Intent(plan, _nearest(state, known, ready, asked.cell, NONE))
    if plan is None:
        return Intent(None, None)
    ready = plan.ready
    if plan.food and state.piles[DECK].bit_count() < HUNGRY:
        ready = plan.food
    if not ready:
        return Intent(plan, None, plan.camp)
    deed = _steady(asked, known, ready, plan.last)
    return Intent(plan, None, True) if _lacks_fog(state, deed) else Intent(plan, deed)


def _steady(asked: _Asked, known: Story, ready: tuple[int, ...], last: int) -> Deed:
    """Chooses what is nearest and would be done on arrival too: plans of one price must not send anybody to and fro."""
    state, left = asked.state, ready
    reach = board.accessible(state, asked.cell)
    while left:
        deed = _nearest(state, known, left, asked.cell, last)
        sheet, cell = divmod(deed.spot, MOST_CELLS)
        if deed.spot == NONE or sheet != state.sheet or cell not in reach:
            return deed
        there = planner(known, situation(known, state, cell))
        plan = there.plan(state.piles[DECK].bit_count(), state.piles[DISCARD].bit_count())
        if plan is not None and any(known.deeds[number] == deed for number in (*plan.ready, *plan.food)):
            return deed
        left = tuple(number for number in left if known.deeds[number] != deed)
    return _nearest(state, known, ready, asked.cell, last)


def _lacks_fog(state: Position, deed: Deed) -> bool:
    """Tells whether a place cannot be explored because its zone has no card left for it: a camp brings them (G-88)."""
    sheet, cell = divmod(deed.explores, MOST_CELLS)
    if deed.explores == NONE or sheet != state.sheet:
        return False
    return state.cells[cell] < 0 and not state.fog[cell] and bool(state.unfilled)


def _nearest(state: Position, known: Story, ready: tuple[int, ...], cell: int, last: int) -> Deed:
    """Chooses what is nearest; numbers are entered at once, an obstacle is crossed late, a sheet is left at last.

    The sheet on which all ends comes after the others.
    """
    width, actions = state.box.width, state.box.actions

    def far(deed: Deed) -> tuple[bool, bool, bool, bool, int, bool]:
        there = cell if deed.spot == NONE else deed.spot % MOST_CELLS
        away = abs(there % width - cell % width) + abs(there // width - cell // width)
        crosses = deed.action != NONE and actions[deed.action].crosses
        ends = deed.leaves and known.sheet_of(deed) == last
        return deed.enters[1] == NONE, deed.leaves, ends, crosses, away, deed.explores != NONE

    return min((known.deeds[number] for number in ready), key=far)
