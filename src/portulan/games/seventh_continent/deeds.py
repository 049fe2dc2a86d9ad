"""The story as deeds: what can be done where, what it asks for and what it brings, read off all cards.

This is knowledge of the whole box, unread cards included: it serves the informed bot, which tests the content, and
nobody at a table. A deed is an action of a card on a place, a crossing, a step into the fog, or a number that is
entered; what it needs and brings are facts, which are numbered. As in the relaxed search (contract 7.5) every branch
counts that can be taken; nothing that a deed takes away is noted.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.content import conditions as c
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.checks.chances import Deck, chance, solo_deck
from portulan.games.seventh_continent.content.conditions import CONDITIONS
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.moves import MOST_CELLS
from portulan.games.seventh_continent.position import cards_of
from portulan.games.seventh_continent.printed import AFTER_BANISH, AFTER_KEEP, Action, Program, Row
from portulan.games.seventh_continent.programs import GROUPS, TO_ACCESSIBLE, TO_ACROSS
from portulan.games.seventh_continent.terms import (
    BONUS,
    CLUE,
    GOLD,
    NONE,
    OBJECT,
    PERMANENT,
    QUEST,
    STATE,
    TEMPORARY,
    TERRAIN,
)

A_STATE: Final = 3.0
"""What a state costs, in cards."""
A_USE: Final = 0.7
"""What a point of resistance is worth."""
LUCK: Final = 3.0
"""What it costs, more or less, to bring about what is not to be planned."""
A_SIDE: Final = 2.0
"""What each other card costs that chance may bring instead."""
MOST_OUTCOMES: Final = 24
"""Outcomes of a program that are told apart."""
MOST_CHANCES: Final = 12
"""Cards that are drawn for an action, at most."""
HOPELESS: Final = 60.0
"""What it costs to do what can hardly be done."""

Fact = tuple[Any, ...]


class Outcome(NamedTuple):
    """What a program may come to: facts that it asks for, facts that it brings, its price and its food."""

    needs: tuple[int, ...] = ()
    brings: tuple[int, ...] = ()
    price: float = 0.0
    food: float = 0.0
    shared: float = 0.0
    """What it costs besides for each other player."""


class Deed(NamedTuple):
    """Something to do on a place (NONE: anywhere)."""

    spot: int
    needs: tuple[int, ...]
    brings: tuple[int, ...]
    action: int = NONE
    """The action that is undertaken, if it is one."""
    explores: int = NONE
    """The spot whose fog is lifted."""
    enters: tuple[int, int] = (NONE, NONE)
    """The card for which a number is entered, and the number."""
    price: float = 0.0
    """What it costs beside the cards drawn for the action."""
    food: float = 0.0
    leaves: bool = False
    """Whether it forms a new Board."""
    shared: float = 0.0
    """What it costs besides for each other player."""


_OP: Final = {case: OPERATIONS.code(case) for case in OPERATIONS.cases}
_IS: Final = {case: CONDITIONS.code(case) for case in CONDITIONS.cases}
_LUCK_OF_THE_DRAW: Final = (_IS[c.Successes], _IS[c.Margin], _IS[c.Sevens])
_TRUE: Final = (_IS[c.DestHas], _IS[c.Distance], _IS[c.DeckCount], _IS[c.AllTogether])

_Ways = list[tuple[tuple[int, ...], float]]
"""Ways to meet conditions: facts, and what they cost besides."""


class Story:
    """All deeds of a box."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.facts: Final[dict[Fact, int]] = {}
        self.deeds: Final[list[Deed]] = []
        self.rows: Final[dict[int, Row]] = {}
        """Conditions that are asked of a position, by the number of their fact."""
        self._deck: Final[Deck] = solo_deck(box.content)
        self._failures: Final[dict[int, float]] = {}
        self._within: set[int] = set()
        self._complete = False
        self._told: set[tuple[int, int]] = set()
        self._waiting: list[tuple[int, int]] = []
        for number, card in enumerate(box.cards):
            if card.type == TERRAIN:
                self._terrain(number)
            elif card.type == PERMANENT and card.at != NONE:
                self._obstacle(number)
            elif card.type in (QUEST, BONUS):
                for action in card.actions:
                    self._held(action, self.fact("have", card.key))
                self._riddle(number, NONE, self.fact("have", card.key))
        self._combine()
        while self._waiting:
            self._event(*self._waiting.pop())
        self._complete = True
        self.needing: Final[list[list[int]]] = [[] for _ in self.facts]
        """The deeds that need each fact."""
        for number, deed in enumerate(self.deeds):
            for fact in deed.needs:
                self.needing[fact].append(number)
        self.names: Final = list(self.facts)
        """The facts by number."""
        self.leaving: Final = sum(1 << number for number, deed in enumerate(self.deeds) if deed.leaves)
        """The deeds that form a new Board, as bits."""
        self.journeys: Final[dict[tuple[int, int], int]] = {}
        """The deeds, as bits, by which one comes from one sheet to another."""
        for number, deed in enumerate(self.deeds):
            if deed.leaves and deed.spot != NONE:
                way = deed.spot // MOST_CELLS, self.sheet_of(deed)
                self.journeys[way] = self.journeys.get(way, 0) | 1 << number
        self.lasting: Final = [self._lasts(fact) for fact in self.facts]
        """Whether each fact outlives the Board."""
        self.goals: Final = {
            clue: self.facts.get(("lifted", clue), NONE) for clue in cards_of(box.of_type[CLUE])
        }
        """What is to be brought about for each clue."""

    # Facts

    def fact(self, *fact: Any) -> int:
        """Numbers a fact; once all deeds are read, one that none of them knows is NONE."""
        if self._complete:
            return self.facts.get(fact, NONE)
        return self.facts.setdefault(fact, len(self.facts))

    def _lasts(self, fact: Fact) -> bool:
        if fact[0] == "face":
            return self.box.cards[fact[1]].back == GOLD
        return fact[0] in ("have", "banished", "gone", "lifted")

    def sheet_of(self, deed: Deed) -> int:
        """Gives the sheet on which one stands after a deed."""
        names = self.names
        for fact in deed.brings:
            if names[fact][0] == "reach":
                return int(names[fact][1]) // MOST_CELLS
        return NONE if deed.spot == NONE else deed.spot // MOST_CELLS

    def spot(self, card: int) -> int:
        """Numbers the place of a card: its sheet and its cell."""
        printed = self.box.cards[card]
        return printed.sheet * MOST_CELLS + printed.at

    def spot_of(self, number: int) -> int:
        """Numbers the place of the cards of a number; NONE if they have none."""
        for card in cards_of(self.box.greens[number] | self.box.golds[number]):
            if self.box.cards[card].at != NONE:
                return self.spot(card)
        return NONE

    # Cards

    def _terrain(self, card: int) -> None:
        """Its actions, its exits, and what it hides."""
        box = self.box
        printed = box.cards[card]
        spot = self.spot(card)
        here = (self.fact("reach", spot), self.fact("face", card))
        for action in printed.actions:
            if not box.actions[action].travels:
                self._act(action, spot, here)
        for number in printed.exits:
            if number != NONE:
                self._exit(spot, here, number, box.fog_action[printed.zone])
        self._riddle(card, spot, *here)

    def _exit(self, spot: int, here: tuple[int, ...], number: int, action: int) -> None:
        there = self.spot_of(number)
        if there == NONE:
            return
        first = cards_of(self.box.greens[number] | self.box.golds[number])[0]
        kind = "reach" if self.box.cards[first].type == TERRAIN else "open"
        brings = (self.fact(kind, there), self.fact("play", number))
        self.deeds.append(Deed(spot, here, brings, action, explores=there))

    def _obstacle(self, card: int) -> None:
        """An event that holds a place serves the terrains that its arrows point to, and may be crossed."""
        box = self.box
        printed = box.cards[card]
        opened = self.fact("open", self.spot(card))
        sides = []
        for side, _ in printed.arrows:
            cell = box.beside[side][printed.at]
            if (printed.sheet, cell) in box.number_at:
                sides.append(printed.sheet * MOST_CELLS + cell)
        for place, spot in enumerate(sides):
            here = (self.fact("reach", spot), opened)
            for action in printed.actions:
                if not box.actions[action].crosses:
                    self._act(action, spot, here)
                elif not place or not printed.one_way:
                    for other in sides:
                        if other != spot:
                            self.deeds.append(Deed(spot, here, (self.fact("reach", other),), action))
            self._riddle(card, spot, *here)

    def _event(self, card: int, spot: int) -> None:
        """An event that is attached to a place where it can be taken."""
        there = self.fact("event", card, spot)
        here = (there,) if spot == NONE else (there, self.fact("reach", spot))
        for action in self.box.cards[card].actions:
            self._act(action, spot, here)
        self._riddle(card, spot, there)

    def _riddle(self, card: int, spot: int, *here: int) -> None:
        """Numbers that may be entered for a card, as long as what they lead to is there."""
        printed = self.box.cards[card]
        for other, target in enumerate(self.box.cards):
            if printed.key not in target.authorised_by or target.needs_all or target.number == NONE:
                continue
            if printed.riddle or printed.hidden == target.number:
                needs = (*here, self.fact("avail", target.number))
                for found in self._taken(other, spot):
                    self._add(spot, needs, found, enters=(card, target.number))

    def _combine(self) -> None:
        """Quest items that make another one together."""
        keys = {card.key: number for number, card in enumerate(self.box.cards) if card.key != NONE}
        for card, target in enumerate(self.box.cards):
            if target.needs_all and target.number != NONE:
                needs = tuple(self.fact("have", key) for key in target.authorised_by)
                for found in self._taken(card, NONE):
                    self._add(NONE, needs, found, enters=(keys[target.authorised_by[0]], target.number))

    def _held(self, number: int, have: int) -> None:
        """An action of a card in hand or in the Satchel is done anywhere, or on the terrain that it asks for."""
        for row in self.box.actions[number].requires:
            if row[0] == _IS[c.TerrainIs] and row[1] != NONE:
                spot = self.spot_of(row[1])
                self._act(number, spot, (have, self.fact("reach", spot)))
                return
        self._act(number, NONE, (have,))

    def _act(self, number: int, spot: int, here: tuple[int, ...]) -> None:
        action = self.box.actions[number]
        programs = [(action.success, 0.0)]
        if action.failure != NONE and action.difficulty:
            programs.append((action.failure, LUCK))
        for asked, price in self._needs(action.requires, spot):
            for program, more in programs:
                for found in self._run(program, spot, action.card):
                    if found.brings or program == action.success:
                        dearer = found._replace(price=found.price + price + more)
                        self._add(spot, (*here, *asked), dearer, number)

    def _add(
        self,
        spot: int,
        here: tuple[int, ...],
        found: Outcome,
        action: int = NONE,
        enters: tuple[int, int] = (NONE, NONE),
    ) -> None:
        if not found.brings and found.food <= 0:
            return
        needs = tuple(dict.fromkeys((*here, *found.needs)))
        leaves = action != NONE and self._leaves(self.box.actions[action].success)
        self.deeds.append(
            Deed(
                spot, needs, found.brings, action, NONE, enters, found.price, found.food, leaves, found.shared
            )
        )

    def _leaves(self, program: int) -> bool:
        """Tells whether a program may form a new Board."""
        for row in self.box.programs[program]:
            if row[0] == _OP[o.NewBoard]:
                return True
            if row[0] == _OP[o.If] and (self._leaves(row[2]) or self._leaves(row[3])):
                return True
            if row[0] == _OP[o.Choose] and any(map(self._leaves, row[2])):
                return True
        return False

    # Programs

    def outcomes(self, program: int, spot: int, card: int) -> list[Outcome]:
        """Lists what a program of a card may come to on a place."""
        return self._run(program, spot, card)

    def taking(self, number: int, spot: int) -> list[Outcome]:
        """Lists what it may come to that a number is taken on a place."""
        return self._number(number, spot)

    def _run(self, program: int, spot: int, card: int) -> list[Outcome]:
        """Lists what a program may come to."""
        found = [Outcome()]
        for row in self.box.programs[max(0, program)]:
            found = _together(found, self._row(row, spot, card))
        return found

    def _row(self, row: Row, spot: int, card: int) -> list[Outcome]:
        code = row[0]
        if code == _OP[o.Take]:
            return self._take(row, spot, card)
        if code in (_OP[o.NewBoard], _OP[o.PlaceEvent], _OP[o.ReplaceThis]):
            return self._number(row[1], spot)
        if code == _OP[o.GoldReplace]:
            return self._golden(card, spot)
        if code == _OP[o.BanishNumber]:
            return [Outcome(brings=(self.fact("banished", row[1]), self.fact("gone", row[1])))]
        if code == _OP[o.Banish]:
            return [Outcome(brings=self._banished(row, card))]
        if code == _OP[o.PlaceFire]:
            return [Outcome(brings=(self.fact("fire", spot),))]
        if code in (_OP[o.GiveBonus], _OP[o.GiveSkill]):
            return [Outcome(brings=(self.fact("have", self.box.cards[row[1]].key),))]
        if code == _OP[o.LiftCurse]:
            return [Outcome(brings=(self.fact("lifted", row[1]),))]
        if code == _OP[o.Eliminate]:
            return []
        if code == _OP[o.Move] and row[1] not in (TO_ACCESSIBLE, TO_ACROSS):
            there = self.spot_of(row[2])
            return [Outcome(brings=(self.fact("reach", there),))] if there != NONE else [Outcome()]
        return self._branch(row, spot, card) or _energy(row)

    def _branch(self, row: Row, spot: int, card: int) -> list[Outcome]:
        """Follows an operation that holds programs; gives nothing for others."""
        code = row[0]
        if code == _OP[o.Choose]:
            return [found for branch in row[2] for found in self._run(branch, spot, card)]
        if code == _OP[o.Random]:
            return _by_chance([self._run(branch, spot, card) for branch in row[1]])
        if code == _OP[o.If]:
            return self._if(row, spot, card) or [Outcome()]
        if code == _OP[o.ForEach]:
            return [_for_each(one, row[1]) for one in self._run(row[2], spot, card)]
        if code == _OP[o.DrawTest]:
            return _dearer(_by_chance([self._run(row[3], spot, card), self._run(row[4], spot, card)]), row[1])
        return []

    def _if(self, row: Row, spot: int, card: int) -> list[Outcome]:
        """Follows both branches; where they come to the same, as words do, nothing is asked for."""
        then, otherwise = self._run(row[2], spot, card), self._run(row[3], spot, card)
        if then == otherwise:
            return then
        found: list[Outcome] = []
        negated = ((_IS[c.Not], row[1][0]),)
        for cond, branch in ((row[1], then), (negated, otherwise)):
            for asked, price in self._needs(cond, spot):
                for one in branch:
                    found.append(one._replace(needs=(*asked, *one.needs), price=one.price + price))
        return found

    def _banished(self, row: Row, card: int) -> tuple[int, ...]:
        """A card by its number, or this one."""
        number = row[2]
        if number == NONE and card != NONE:
            number = self.box.cards[card].number
        return () if number == NONE else (self.fact("banished", number), self.fact("gone", number))

    def _golden(self, card: int, spot: int) -> list[Outcome]:
        number = self.box.cards[card].number
        brings = (self.fact("banished", number), self.fact("gone", number))
        found = [one for gold in cards_of(self.box.golds[number]) for one in self._taken(gold, spot)]
        return [one._replace(brings=(*brings, *one.brings)) for one in found] or [Outcome(brings=brings)]

    def _take(self, row: Row, spot: int, card: int) -> list[Outcome]:
        """The card of a box, or of the sum with a symbol that somebody has (7C-FLAG)."""
        number, flags = row[1], row[5]
        found = self._number(number, spot, bool(row[4]))
        key = self.box.cards[card].key if card != NONE else NONE
        for bearer in self.box.cards if flags else ():
            for symbol, n in (*bearer.flags, *bearer.object_flags):
                target = number + n
                if symbol in flags and target < len(self.box.greens):
                    cards = cards_of(self.box.greens[target] | self.box.golds[target])
                    if any(key in self.box.cards[one].authorised_by for one in cards):
                        need = self.fact("have", bearer.key)
                        for one in self._number(target, spot):
                            found.append(one._replace(needs=(need, *one.needs)))
        return found

    def _number(self, number: int, spot: int, if_available: bool = False) -> list[Outcome]:
        """One of the green cards of a number; once they are gone, a gold one."""
        if number in self._within:
            return [Outcome()]
        greens, golds = cards_of(self.box.greens[number]), cards_of(self.box.golds[number])
        there = (self.fact("green", number),) if golds else ()
        found = [
            one._replace(needs=(*there, *one.needs))
            for one in _by_chance([self._taken(card, spot) for card in greens])
        ]
        gone = (self.fact("gone", number),) if greens else ()
        for one in _by_chance([self._taken(card, spot) for card in golds]):
            found.append(one._replace(needs=(*gone, *one.needs)))
        if if_available:
            asked = self.fact("avail", number)
            found = [one._replace(needs=(asked, *one.needs)) for one in found]
            found.append(Outcome())
        return found or [Outcome()]

    def _taken(self, card: int, spot: int) -> list[Outcome]:
        """What comes of a card that is taken on a place."""
        printed = self.box.cards[card]
        number, kind = printed.number, printed.type
        if kind == STATE:
            return [Outcome(price=A_STATE)]
        brings: tuple[int, ...] = ()
        stays = kind == TEMPORARY and printed.after == AFTER_KEEP
        if kind in (QUEST, BONUS, OBJECT):
            brings = (self.fact("have", printed.key),)
        elif kind == TERRAIN:
            brings = (self.fact("face", card), self.fact("reach", self.spot(card)))
        elif kind == PERMANENT and printed.at != NONE:
            brings = (self.fact("open", self.spot(card)),)
        elif kind == PERMANENT or stays:
            brings = (self._attached(card, spot),)
        if number != NONE and (kind in (TERRAIN, PERMANENT) or stays):
            brings = (*brings, self.fact("play", number))
        elif number != NONE and kind == TEMPORARY and printed.after == AFTER_BANISH:
            brings = (*brings, self.fact("banished", number))
        self._within.add(number)
        found = _together([Outcome(brings=brings)], self._run(printed.on_reveal, spot, card))
        if printed.mandatory != NONE:
            action = self.box.actions[printed.mandatory]
            found = _together(found, _dearer(self._run(action.success, spot, card), self.price(action)))
        self._within.discard(number)
        return found

    def _attached(self, card: int, spot: int) -> int:
        if (card, spot) not in self._told and not self._complete:
            self._told.add((card, spot))
            self._waiting.append((card, spot))
        return self.fact("event", card, spot)

    # Conditions

    def _needs(self, rows: Program, spot: int) -> _Ways:
        """Lists the ways to meet conditions."""
        found: _Ways = [((), 0.0)]
        for row in rows:
            found = [
                ((*needs, *more), price + other)
                for (needs, price), (more, other) in product(found, self._ways(row, spot))
            ][:MOST_OUTCOMES]
        return found

    def _ways(self, row: Row, spot: int) -> _Ways:
        code = row[0]
        if code == _IS[c.Any]:
            return [way for one in row[1] for way in self._ways(one, spot)]
        if code == _IS[c.All]:
            return self._needs(row[1], spot)
        if code in _LUCK_OF_THE_DRAW:
            return [((), LUCK)]
        if code in _TRUE or (code == _IS[c.Not] and row[1][0] in _LUCK_OF_THE_DRAW):
            return [((), 0.0)]
        if code == _IS[c.TerrainIs] and spot != NONE and row[1] != NONE:
            return [((), 0.0)] if self.spot_of(row[1]) == spot else []
        return [((self._asked(row, spot),), 0.0)]

    def _asked(self, row: Row, spot: int) -> int:
        """Gives the fact that a condition asks for; what is no deed is asked of the position."""
        code = row[0]
        if code in (_IS[c.HasQuestItem], _IS[c.HasBonus]):
            return self.fact("have", row[1])
        if code == _IS[c.HasObject] and row[1] != NONE:
            return self.fact("have", row[1])
        if code == _IS[c.CardInPlay]:
            return self.fact("play", row[1])
        if code == _IS[c.CardBanished]:
            return self.fact("banished", row[1] if row[1] != NONE else self.box.cards[row[2]].number)
        if code == _IS[c.CardAvailable]:
            return self.fact("avail", row[1])
        if code == _IS[c.FireHere]:
            return self.fact("fire", spot)
        asked = self.fact("holds", row)
        self.rows.setdefault(asked, row)
        return asked

    # Prices

    def price(self, action: Action, cheaper: int = 0, stars: int = 0) -> float:
        """Gives what an action costs until it succeeds, with as many cards as are best drawn for it."""
        cost, need = max(0, action.cost - cheaper), max(0, action.difficulty - stars)
        return _price(self._deck, cost, need, action.locked, self.failure(action))

    def failure(self, action: Action) -> float:
        """Gives what it costs to fail."""
        if action.failure == NONE:
            return 0.0
        if action.failure not in self._failures:
            self._failures[action.failure] = 0.0
            found = self._run(action.failure, NONE, action.card)
            worst = [one.price - one.food for one in found]
            self._failures[action.failure] = sum(worst) / len(worst) if worst else HOPELESS
        return self._failures[action.failure]


@lru_cache(maxsize=4096)
def _price(deck: Deck, cost: int, need: int, locked: bool, failure: float) -> float:
    if need <= 0:
        return float(cost)
    best = HOPELESS
    for drawn in range(cost, cost + 1 if locked else max(cost, MOST_CHANCES) + 1):
        odds = chance(deck, drawn, need)
        if odds > 0:
            best = min(best, (drawn + (1 - odds) * failure) / odds)
    return best


def _energy(row: Row) -> list[Outcome]:
    """What an operation gives or takes in cards; what gives back no more than was drawn feeds nobody."""
    code = row[0]
    if code == _OP[o.Recover]:
        return [Outcome(food=0.0 if row[4] else float(row[1]))]
    if code == _OP[o.Lose]:
        return [Outcome(price=float(row[1]))]
    if code == _OP[o.LosePerState]:
        return [Outcome(price=2.0)]
    if code == _OP[o.Damage]:
        return [Outcome(price=A_USE * row[1])]
    return [Outcome()]


def _together(first: list[Outcome], then: list[Outcome]) -> list[Outcome]:
    """One after the other."""
    found = [
        Outcome(
            (*one.needs, *two.needs),
            (*one.brings, *two.brings),
            one.price + two.price,
            one.food + two.food,
            one.shared + two.shared,
        )
        for one, two in product(first, then)
    ]
    if len(found) > MOST_OUTCOMES:
        found.sort(key=lambda one: -len(one.brings))
        del found[MOST_OUTCOMES:]
    return found


def _by_chance(branches: list[list[Outcome]]) -> list[Outcome]:
    """Chance settles between several: each costs more, and its food is the mean."""
    if len(branches) < 2:
        return branches[0] if branches else []
    food = sum(max((one.food for one in branch), default=0.0) for branch in branches) / len(branches)
    more = A_SIDE * (len(branches) - 1)
    return [
        one._replace(price=one.price + (more if one.brings else 0.0), food=food)
        for branch in branches
        for one in branch
    ]


def _for_each(one: Outcome, group: int) -> Outcome:
    """What is done for each of a group; it costs the other players as much as who acts, who may be left out."""
    own = one.price if GROUPS[group] in ("participants", "players") else 0.0
    return one._replace(price=own, shared=one.price)


def _dearer(found: list[Outcome], price: float) -> list[Outcome]:
    return [one._replace(price=one.price + price) for one in found]


@lru_cache(maxsize=8)
def story(box: Box) -> Story:
    """Reads the deeds of a box, once."""
    return Story(box)
