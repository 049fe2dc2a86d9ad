"""What things are worth to the group, in cards of the Action Deck (contract, chapter 8).

Nothing here looks at a card that nobody has seen: a number that was never taken is worth what new cards are worth on
average, whatever lies there. What is printed on cards that lie open, consequences included, may be read by all.
"""

from __future__ import annotations

from typing import Final

from portulan.games.seventh_continent import board, odds, source, steps
from portulan.games.seventh_continent.conditions import hold
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Action, Row
from portulan.games.seventh_continent.programs import GROUPS, SELECTED
from portulan.games.seventh_continent.terms import (
    AT_COST,
    AT_RESULT,
    CURSE,
    DECK,
    DISCARD,
    FAILURE,
    HAND,
    NONE,
    ON_ACTION_END,
    PAST,
    SATCHEL,
    SKILL,
    STATE,
    STOCK,
)

DISCOVERY: Final = 4.5
"""What a number is worth that nobody has taken yet."""
NEW_TEXT: Final = 0.6
"""What a page is worth that nobody has read."""
NEW_PLACE: Final = 5.0
"""What it is worth to lift the fog from a place."""
ALL_MUST: Final = 6.0
"""What an action is worth besides that asks for all: the story turns there."""
A_STATE: Final = 3.0
"""What a state costs: its own effect, and a card at every later loss of energy."""
A_FIRE: Final = 0.8
A_USE: Final = 0.7
"""What a point of resistance is worth."""
AN_OBJECT: Final = 2.5
A_BONUS: Final = 1.5
A_QUEST_ITEM: Final = 3.0
PROGRESS: Final = 12.0
"""What it is worth to turn a card to gold, or to come to another sheet."""
THE_END: Final = 100.0
"""What it is worth to lift a curse, and what defeat costs."""
LOW: Final = 10
"""Cards in the Action Deck below which energy is dear."""
NEARLY_EMPTY: Final = 5
"""Cards in the Action Deck up to which anything is eaten that can be."""
PATIENCE: Final = 120
"""Turns after which the group would rather risk everything than go on as before."""
WEARY: Final = 0.05
"""What a price counts for then."""
WAY: Final = 0.15
"""What every step of a long walk takes off the worth of its end: between equals, the nearer one."""
STATES: Final = range(100, 110)
"""The numbers of states, which every player knows from the rules."""

_CODE: Final = {case: OPERATIONS.code(case) for case in OPERATIONS.cases}
_FIRST_ROW: Final = 0
_THIS: Final = SELECTED.index("this")
_AIMS: Final = {
    _CODE[o.Recover]: "strength",
    _CODE[o.Repair]: "repair",
    _CODE[o.RemoveState]: "cure",
    _CODE[o.GoldReplace]: "change",
    _CODE[o.NewBoard]: "journey",
    _CODE[o.LiftCurse]: "curse",
    _CODE[o.PlaceFire]: "fire",
    _CODE[o.MakeObject]: "object",
    _CODE[o.GiveBonus]: "bonus",
    _CODE[o.GiveSkill]: "bonus",
    _CODE[o.DrawToHand]: "bonus",
    _CODE[o.SpendXp]: "learn",
    _CODE[o.RevealExploration]: "fog",
}
"""What an operation is done for, in a word; what is not named here is told."""


def dear(state: Position) -> float:
    """Tells what a card of the Action Deck is worth now: more as it runs out."""
    left = state.piles[DECK].bit_count()
    return 1.0 if left >= LOW else 1.0 + 0.15 * (LOW - left)


def seen(state: Position, card: int) -> bool:
    """Tells whether a card was taken before: then everybody has read it."""
    passages = state.box.cards[card].passages
    return bool(passages) and state.is_open(passages[0])


def states_of(state: Position, seat: int) -> int:
    """Counts the states in a hand."""
    return (state.piles[HAND + seat] & state.box.of_type[STATE]).bit_count()


# Actions


def lowered(state: Position, seat: int, action: Action) -> tuple[int, int, int]:
    """Estimates what cards in hand and objects make of an action: its cost, its difficulty, stars besides."""
    box = state.box
    cost, difficulty, stars = action.cost, action.difficulty, 0
    numbers: list[int] = []
    for card in cards_of(state.piles[HAND + seat] | state.piles[SATCHEL]):
        numbers += box.cards[card].effects
    for card in board.linked(state, state.figure[seat]):
        numbers += box.cards[card].effects
    for slot in state.objects(seat):
        if state.dice[slot]:
            for card in state.object_cards(slot):
                numbers += box.cards[card].object_effects
    for number in numbers:
        effect = box.effects[number]
        if (
            effect.step in (AT_COST, AT_RESULT)
            and effect.icons >> action.icon & 1
            and not effect.pay
            and hold(state, effect.conditions, seat, effect.card)
        ):
            cost += effect.cost
            difficulty += effect.difficulty
            stars += effect.stars
    there = board.resources(state, state.figure[seat], 1 << seat) if action.materials else 0
    cost -= sum(less for resource, less in action.materials if there >> resource & 1)
    return max(0, cost), max(0, difficulty), stars


def attempt(
    state: Position, drawn: int, need: int, stars: int, sevens: int, gain: tuple[float, float]
) -> float:
    """Estimates an action that draws so many cards: its chance, its price, and the risk of a curse."""
    chances = odds.odds(state, drawn, need, stars, sevens)
    chance = chances.success / 100
    price = dear(state) * min(drawn, state.piles[DECK].bit_count()) + THE_END * chances.curse / 100
    return chance * gain[0] + (1 - chance) * gain[1] - (price if state.turns < PATIENCE else WEARY * price)


def company(state: Position, seat: int, cell: int) -> float:
    """What it is worth to be where the others are: actions for all are undertaken together."""
    others = [other for other in state.in_play() if other != seat]
    return 0.6 * sum(state.figure[other] == cell for other in others)


# The position


def skill_worth(state: Position, card: int) -> float:
    """Estimates what an Action card is worth in hand: effects and crafts, against its stars in the deck."""
    printed = state.box.cards[card]
    if printed.type == CURSE:
        return -THE_END
    if printed.type != SKILL:
        return A_BONUS
    helps = sum(-state.box.effects[n].cost + state.box.effects[n].stars for n in printed.effects)
    return 0.6 + 0.5 * max(0, helps) + (1.2 if printed.resistance else 0.0) - 0.25 * printed.stars


def _many(state: Position, group: str) -> int:
    """Counts the members of a group; before an action begins, its participants are one."""
    everybody = state.number_in_play() if group.endswith("players") else max(1, state.party.bit_count())
    return everybody - group.startswith("other")


class Worth:
    """What things are worth to a group that goes by what it has seen."""

    discovery: float = DISCOVERY
    new_text: float = NEW_TEXT
    new_place: float = NEW_PLACE
    all_must: float = ALL_MUST
    progress: float = PROGRESS
    quest_item: float = A_QUEST_ITEM
    cure: float = A_STATE + 1.0

    def known(self, state: Position, number: int) -> list[int]:
        """Lists the cards of a number that everybody has read."""
        found = cards_of(state.box.greens[number] | state.box.golds[number])
        return [card for card in found if seen(state, card)]

    def number_worth(self, state: Position, number: int, seat: int) -> float:
        """Estimates what it brings to take a number, from the cards of it that were seen."""
        if number in STATES:
            return -A_STATE - states_of(state, seat) if number < 102 or number == 104 else -A_STATE
        known = self.known(state, number)
        if not known:
            return self.discovery
        free = state.piles[STOCK] | state.piles[PAST]
        back = [card for card in known if free >> card & 1]
        if not back:
            return 0.0
        return sum(self._card_worth(state, card, seat) for card in back) / len(back)

    def _card_worth(self, state: Position, card: int, seat: int) -> float:
        """Estimates what a card brings that was seen before: what it does at once, else that it is there again."""
        printed = state.box.cards[card]
        if printed.on_reveal:
            return self.program_worth(state, printed.on_reveal, seat)
        if printed.resistance:
            return AN_OBJECT
        return max((self._best_of(state, printed.actions, seat)), 0.5)

    def _best_of(self, state: Position, actions: tuple[int, ...], seat: int) -> float:
        found = 0.0
        for number in actions:
            action = state.box.actions[number]
            if hold(state, action.requires, seat, action.card):
                found = max(found, self.program_worth(state, action.success, seat) - action.cost)
        return found

    def program_worth(self, state: Position, program: int, seat: int, start: int = _FIRST_ROW) -> float:
        """Estimates what the rest of a consequence brings the group."""
        if program == NONE:
            return 0.0
        return sum(self._row_worth(state, row, seat) for row in state.box.programs[program][start:])

    def _leads_back(self, state: Position, program: int) -> bool:
        """Tells whether a journey leads to a terrain that was seen before."""
        rows = state.box.programs[max(0, program)]
        return any(row[0] == _CODE[o.NewBoard] and self.known(state, row[1]) for row in rows)

    def _row_worth(self, state: Position, row: Row, seat: int) -> float:
        """Estimates one operation; what is not named here changes little."""
        code = row[0]
        if code == _CODE[o.Take]:
            return self.number_worth(state, row[1], seat)
        if code == _CODE[o.Recover]:
            if row[4]:
                return 0.0
            return dear(state) * float(min(row[1], state.piles[DISCARD].bit_count() + state.cost))
        if code == _CODE[o.Lose]:
            return -dear(state) * float(row[1])
        if code == _CODE[o.LosePerState]:
            return -dear(state) * (1 + states_of(state, seat))
        if code == _CODE[o.Damage]:
            return -A_USE * float(min(row[1], sum(state.dice)))
        if code == _CODE[o.Repair]:
            return A_USE * float(row[1]) if any(state.dice) else 0.0
        if code == _CODE[o.RemoveState]:
            held = cards_of(state.piles[HAND + seat] & state.box.of_type[STATE])
            return self.cure if any(row[1] >> state.box.cards[card].title & 1 for card in held) else 0.0
        if code == _CODE[o.GoldReplace]:
            return self.progress
        if code == _CODE[o.NewBoard]:
            return 0.0 if self.known(state, row[1]) else self.progress
        if code == _CODE[o.LiftCurse]:
            return THE_END
        if code == _CODE[o.Eliminate]:
            return -THE_END
        if code == _CODE[o.PlaceFire]:
            return A_FIRE if state.figure[seat] not in state.fire else 0.0
        if code == _CODE[o.MakeObject]:
            return AN_OBJECT
        if code in (_CODE[o.GiveBonus], _CODE[o.GiveSkill], _CODE[o.DrawToHand]):
            return A_BONUS
        if code == _CODE[o.SpendXp]:
            return self.quest_item
        if code == _CODE[o.RevealExploration]:
            return self.new_place
        if code == _CODE[o.Text]:
            return 0.0 if state.is_open(row[1]) else self.new_text
        if code == _CODE[o.Peek]:
            return 0.1 if state.piles[DECK] else 0.0
        if code in (_CODE[o.Choose], _CODE[o.Random]):
            branches = row[2] if code == _CODE[o.Choose] else row[1]
            return sum(self.program_worth(state, branch, seat) for branch in branches) / max(1, len(branches))
        if code == _CODE[o.If]:
            return self.program_worth(state, row[2] if hold(state, row[1], seat, NONE) else row[3], seat)
        if code == _CODE[o.ForEach]:
            return self.program_worth(state, row[2], seat) * _many(state, GROUPS[row[1]])
        return 0.0

    def aim(self, state: Position, seat: int, action: Action) -> str:
        """Names what is best about the success of an action: a key of `reason-aim`; empty if nothing is."""
        if action.all_must and not self._leads_back(state, action.success):
            return "story"
        rows = () if action.success == NONE else state.box.programs[action.success]
        best = max(rows, key=lambda row: self._row_worth(state, row, seat), default=None)
        if best is None or self._row_worth(state, best, seat) <= 0:
            return ""
        if best[0] == _CODE[o.Take]:
            return "card" if self.known(state, best[1]) else "new"
        return _AIMS.get(best[0], "text")

    def toll(self, state: Position, seat: int, action: Action) -> float:
        """Estimates what quest items do once an action has succeeded: they lie open to all."""
        held = state.piles[SATCHEL] & state.box.answering[ON_ACTION_END]
        return sum(
            self.program_worth(state, effect.do, seat)
            for effect in (state.box.triggers[ON_ACTION_END] if held else ())
            if held >> effect.card & 1
            and effect.trigger_icons >> action.icon & 1
            and effect.trigger_result != FAILURE
            and not effect.pay
            and hold(state, effect.conditions, seat, effect.card)
        )

    def _gives_up(self, state: Position, action: Action) -> bool:
        """Tells whether an action spends what is carried for the quest: only hunger at the very end is a reason."""
        if not state.box.cards[action.card].errand or state.piles[DECK].bit_count() <= NEARLY_EMPTY:
            return False
        rows = state.box.programs[max(0, action.success)]
        return any(row[0] == _CODE[o.Discard] and row[1] == _THIS for row in rows)

    def promise(self, state: Position, seat: int, action: Action) -> tuple[float, float]:
        """Estimates what success and failure of an action bring."""
        success = self.program_worth(state, action.success, seat) + self.toll(state, seat, action)
        if self._gives_up(state, action):
            success -= self.progress
        if action.all_must and not self._leads_back(state, action.success):
            success += self.all_must
        failure = self.program_worth(state, action.failure, seat)
        if state.party & (state.party - 1):
            failure -= A_STATE
        return success, failure

    def action_worth(self, state: Position, seat: int, move: int, reach: float | None = None) -> float:
        """Estimates an action that may be announced, with as many further cards as it is worth."""
        number, _ = source.undertaken(state, seat, move)
        action = state.box.actions[number]
        cost, need, stars = lowered(state, seat, action)
        success, failure = self.promise(state, seat, action)
        if action.travels:
            success += self.best_way(state, seat)[0] if reach is None else reach
        best = attempt(state, cost, need, stars, 0, (success, failure))
        if need > stars and not action.locked:
            for more in (1, 2, 3, 4):
                best = max(best, attempt(state, cost + more, need, stars, 0, (success, failure)))
        return best

    def place_worth(self, state: Position, seat: int, cell: int) -> float:
        """Estimates the best that a player could do on a terrain, as if they stood there."""
        stood = state.figure[seat]
        state.figure[seat] = cell
        try:
            return max(
                (self.action_worth(state, seat, move, 0.0) for move in source.legal(state, seat)), default=0.0
            )
        finally:
            state.figure[seat] = stood

    def best_way(self, state: Position, seat: int) -> tuple[float, int]:
        """Finds the terrain to which it is worth most to go, and what that is worth; others draw one to them."""
        here = state.figure[seat]
        width = state.box.width
        found = (-1.0, NONE)
        for cell in board.accessible(state, here):
            far = abs(cell % width - here % width) + abs(cell // width - here // width)
            worth = 0.9 * self.place_worth(state, seat, cell) - WAY * far + company(state, seat, cell)
            found = max(found, (worth, cell))
        return found

    def value(self, state: Position) -> float:
        """Estimates how far the group has come: energy, what was found, what is held, what ails them."""
        if state.ended:
            return THE_END if state.winners() else -THE_END
        box = state.box
        piles = state.piles
        energy = piles[DECK].bit_count()
        found = 0.5 * energy - (0.4 * (LOW - energy) ** 2 / LOW if energy < LOW else 0.0)
        found += 0.02 * piles[DISCARD].bit_count()
        found += 1.2 * len(state.opened)
        found += NEW_PLACE * 0.6 * sum(card >= 0 for card in state.cells)
        found += A_QUEST_ITEM * piles[SATCHEL].bit_count()
        found += A_USE * sum(state.dice)
        for seat in state.in_play():
            found -= A_STATE * states_of(state, seat)
            found += 0.5 * (piles[HAND + seat] & box.limited).bit_count()
            if state.fire[seat] >= 0:
                found += A_FIRE
        return found + self._to_come(state)

    def _to_come(self, state: Position) -> float:
        """Estimates what is still to be carried out of a consequence where a closed page stands in the way."""
        found = 0.0
        for frame in state.stack:
            if frame[0] == steps.RUN:
                found += self.program_worth(state, frame[1], frame[3], frame[2])
            elif frame[0] == steps.READ:
                found += self.discovery
            elif frame[0] == steps.TEXT:
                found += self.new_text
        return found
