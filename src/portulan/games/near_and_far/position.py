"""The position of a match of Near and Far: what lies on the table, and what all chapters of the rules ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import ClassVar, Final, TypeVar

from portulan.engine.action_space import Family
from portulan.engine.generator import Even
from portulan.engine.steps import Weights
from portulan.games.near_and_far import entries, events
from portulan.games.near_and_far.box import Box, Goods, Side, box
from portulan.games.near_and_far.options import Ruleset
from portulan.games.near_and_far.position_base import PositionBase
from portulan.games.near_and_far.terms import (
    COMBAT,
    FACTIONS,
    HEART,
    HIGHEST_REP,
    LONG_GAME_TENTS,
    LOWEST_REP,
    MAP,
    MOST_ANIMALS,
    MOVE,
    NOBODY,
    NONE,
    SEARCH,
    SHIELD,
    SKILL,
    SLOTS,
    Names,
    SymbolTable,
)

E = TypeVar("E", bound=entries.Effect)


def bits(numbers: int) -> list[int]:
    """Lists the numbers of a set, the lowest first."""
    found: list[int] = []
    while numbers:
        low = numbers & -numbers
        found.append(low.bit_length() - 1)
        numbers ^= low
    return found


def even(family: Family) -> tuple[tuple[int, int], ...]:
    """Lists all outcomes of a family with even weights, by number, for `chances_of`."""
    return tuple((outcome, 1) for outcome in family.moves())


def chances_of(outcomes: Sequence[tuple[int, int]], numbers: int) -> Weights:
    """Lists the outcomes whose numbers are in a set, the lowest first; piles are drawn from all the time."""
    return Even(compress(outcomes, bin(numbers)[:1:-1].encode().translate(_DIGITS)))


_DIGITS: Final = bytes.maketrans(b"01", bytes((0, 1)))


class Position(PositionBase):
    """What lies on the table, as small ints; a subclass with another `box` plays with other content."""

    __slots__ = ()

    box: ClassVar[Box] = box()

    def prepare(self) -> None:
        """Reads the options and opens the map of the match."""
        self.rules = Ruleset(self.options)
        self.atlas = self.box.maps[self.rules.map]
        self.names = Names(self.carried.get("players", ()))
        self.symbols = SymbolTable(self.box.member_symbols(self.rules.pet_profile))
        self.constant = 1 << self.side.card | 1 << self.atlas.card

    @property
    def side(self) -> Side:
        """The side of the town board that is played on."""
        return self.box.sides[1 if self.rules.day else 0]

    # What a player has

    def owned(self, seat: int) -> int:
        """Gathers all cards that work for a player, as bits: his own, his animals, the town side and the map."""
        box = self.box
        found = self.bought[seat] | self.constant
        cards = self.treasures[seat]
        if cards:
            found |= cards << box.first_treasure
        cards = self.world[seat]
        if cards:
            found |= cards << box.first_world
        cards = self.talents[seat]
        if cards:
            found |= cards << box.first_talent
        if self.birds[seat]:
            found |= 1 << box.bird_card
        if self.turtles[seat]:
            found |= 1 << box.turtle_card
        return found

    def effects(self, seat: int, kind: type[E]) -> list[tuple[int, E]]:
        """Lists the effects of a kind that work for a player, each with the number of its card.

        An animal counts once here; rules that count animals do so by themselves.
        """
        hits = self.box.with_effect[kind]
        if hits:
            hits &= self.owned(seat)
        if not hits:
            return []
        return [
            (card, effect)
            for card in bits(hits)
            for effect in self.box.effects[card]
            if isinstance(effect, kind)
        ]

    def placed_effects(self, seat: int, kind: type[E]) -> list[tuple[int, int, E]]:
        """Lists the same effects, each with the number of its card and its place on it."""
        hits = self.owned(seat) & self.box.with_effect[kind]
        return [
            (card, place, effect)
            for card in bits(hits)
            for place, effect in enumerate(self.box.effects[card])
            if isinstance(effect, kind)
        ]

    def party_symbols(self, seat: int, kind: int) -> int:
        """Counts a symbol in the active party (NF-PARTY-8 to NF-PARTY-13)."""
        table = self.symbols
        count = 0
        for member in self.party[seat * SLOTS : seat * SLOTS + SLOTS]:
            if member >= 0:
                count += table[member][kind]
        return count

    def card_symbols(self, cards: int, kind: int) -> int:
        """Counts a symbol on some cards."""
        hits = cards & self.box.with_symbol[kind]
        count = 0
        while hits:
            low = hits & -hits
            count += self.box.symbols[kind][low.bit_length() - 1]
            hits ^= low
        return count

    def skill(self, seat: int) -> int:
        """Counts what is added to a skill roll: hands of the party and on owned cards (NF-ROLL-1)."""
        return self.party_symbols(seat, SKILL) + self.card_symbols(self.owned(seat), SKILL)

    def combat(self, seat: int) -> int:
        """Counts what is added to a combat roll: swords of the party and on owned cards (NF-ROLL-2, NF-DUEL-6)."""
        return self.party_symbols(seat, COMBAT) + self.card_symbols(self.owned(seat), COMBAT)

    def search(self, seat: int) -> int:
        """Counts what a camp on a coin or gem location yields (NF-CAMP-4, G-186)."""
        found = self.party_symbols(seat, SEARCH)
        return (
            found + self.card_symbols(self.owned(seat), SEARCH) if self.rules.search_counts_cards else found
        )

    def movement(self, seat: int) -> int:
        """Counts the allowance of a move: 2, animals, arrows and cards; animals let go this turn count (NF-MOVE-4)."""
        found = 2 + self.animals(seat) + self.let_go + self.party_symbols(seat, MOVE)
        cards = self.owned(seat)
        if self.rules.search_counts_cards:
            found += self.card_symbols(cards, MOVE)
        if cards & self.box.with_effect[entries.MoveBonus]:
            for card, effect in self.effects(seat, entries.MoveBonus):
                if card < self.box.first_animal:
                    found += effect.n
        return found

    def free_passes(self, seat: int) -> int:
        """Counts the empty locations that may be passed for nothing in a move (NF-DAYTOWN-5, NF-CARD-A06)."""
        found = self.turtles[seat]
        for card, effect in self.effects(seat, entries.FreePass):
            if card < self.box.first_animal:
                found += effect.n
        return found

    def has_shield(self, seat: int) -> bool:
        """Tells whether the active party has a shield (NF-PARTY-11)."""
        return self.party_symbols(seat, SHIELD) > 0

    def heart_symbols(self, seat: int) -> int:
        """Counts the hearts that are restored on leaving the town (NF-LEAVE-3)."""
        return self.party_symbols(seat, HEART) + self.card_symbols(self.owned(seat), HEART)

    def animals(self, seat: int) -> int:
        """Counts pack animals, birds and turtles together."""
        return self.birds[seat] + self.turtles[seat]

    def animals_left(self) -> int:
        """Counts the animals in the Stables: three a player in all (NF-SETUP-2, G-64)."""
        return 3 * self.players - sum(self.birds) - sum(self.turtles)

    def members(self, seat: int) -> int:
        """Gathers all members that a player has, active or not, as bits."""
        found = self.inactive[seat]
        for member in self.party[seat * SLOTS : seat * SLOTS + SLOTS]:
            if member >= 0:
                found |= 1 << member
        return found

    def adventurers_of(self, seat: int, faction: int) -> int:
        """Counts the adventurers of a faction that a player owns."""
        return (self.members(seat) & self.box.of_faction[faction]).bit_count()

    def banners(self, seat: int, faction: int) -> int:
        """Counts banners for a chief: adventurers and tokens (NF-CHIEF-2)."""
        return self.adventurers_of(seat, faction) + self.tokens[seat * len(FACTIONS) + faction]

    def capacity(self, seat: int) -> int:
        """Counts the treasures that a player may have (NF-BIRD-3, NF-TALENT-14, G-190)."""
        room = self.birds[seat] + self.turtles[seat]
        for _, effect in self.effects(seat, entries.CarryExtra):
            room += effect.n
        return room if self.rules.borrow_over_three else min(MOST_ANIMALS, room)

    def tossed_cards(self) -> int:
        """Gathers the discarded artifacts, as bits."""
        found = 0
        for cards in self.tossed:
            found |= cards
        return found

    # Where things are

    def location(self, seat: int) -> int:
        """Gives the location of a pawn on the map; NONE if it is in the town or not yet on the board."""
        return self.pawn[seat] - MAP if self.pawn[seat] >= MAP else NONE

    def has_camp(self, place: int) -> bool:
        """Tells whether a location holds a camp; the town location counts as one (NF-THREAT-4, NF-MOVE-10)."""
        return self.camps[place] != NOBODY or place == self.atlas.town

    def threats_left(self) -> list[int]:
        """Lists the threats of the deck, the active one first (NF-SETUP-20, NF-THREAT-2)."""
        taken = 0
        for cards in self.threats:
            taken |= cards
        return [threat for threat in range(len(self.box.threat_value)) if not taken >> threat & 1]

    def bosses_left(self) -> list[int]:
        """Lists the bosses that may still be fought (NF-BOSS-1, NF-BOSS-2)."""
        if not (self.atlas.bosses and self.rules.campaign):
            return []
        taken = 0
        for cards in self.bosses:
            taken |= cards
        out = 4 - self.players
        return [
            boss
            for boss, drop in enumerate(self.box.boss_drop)
            if not (0 < drop <= out) and not taken >> boss & 1
        ]

    # Changes that every chapter makes

    def gain(self, seat: int, goods: Goods) -> None:
        """Gives a bundle of goods; what is limited gives what is left (NF-SUPPLY-2)."""
        if goods.coin:
            self.gain_coins(seat, goods.coin)
        if goods.gem:
            self.gain_gems(seat, goods.gem)
        if goods.food:
            self.gain_food(seat, goods.food)
        if goods.heart:
            self.gain_hearts(seat, goods.heart)
        if goods.rep:
            self.change_rep(seat, goods.rep)
        for _ in range(goods.bird):
            self.gain_bird(seat)
        for faction, number in enumerate(goods.tokens):
            if number:
                self.gain_tokens(seat, faction, number)

    def gain_coins(self, seat: int, n: int) -> None:
        """Gives coins from the supply."""
        self.coins[seat] += n
        self.tell(events.GAINED, seat, events.COIN, n)

    def gain_gems(self, seat: int, n: int) -> None:
        """Gives gems from the supply."""
        self.gems[seat] += n
        self.tell(events.GAINED, seat, events.GEM, n)

    def gain_food(self, seat: int, n: int) -> None:
        """Gives food from the supply."""
        self.food[seat] += n
        self.tell(events.GAINED, seat, events.FOOD, n)

    def gain_hearts(self, seat: int, n: int) -> None:
        """Raises the heart track; on the map an option may cap it (G-81)."""
        if self.rules.heart_cap:
            n = max(0, min(n, self.rules.heart_cap - self.hearts[seat]))
        if n:
            self.hearts[seat] += n
            self.tell(events.GAINED, seat, events.HEART, n)

    def lose_hearts(self, seat: int, n: int) -> None:
        """Lowers the heart track, not below 0 (NF-HEART-9)."""
        n = min(n, self.hearts[seat])
        if n:
            self.hearts[seat] -= n
            self.tell(events.LOST, seat, events.HEART, n)

    def change_rep(self, seat: int, n: int) -> None:
        """Changes reputation, within its limits (NF-REP-2)."""
        after = max(LOWEST_REP, min(HIGHEST_REP, self.rep[seat] + n))
        change = after - self.rep[seat]
        if change:
            self.rep[seat] = after
            self.tell(events.REPUTATION, seat, 0 if change > 0 else 1, abs(change))

    def gain_bird(self, seat: int) -> None:
        """Gives a pack bird, if there is one and room for it (NF-STABLE-2, G-118)."""
        if self.animals(seat) < MOST_ANIMALS and self.animals_left():
            self.birds[seat] += 1
            self.tell(events.GAINED, seat, events.BIRD, 1)
        else:
            self.tell(events.VOID, seat)

    def gain_tokens(self, seat: int, faction: int, n: int) -> None:
        """Gives faction tokens, and the chief with the fourth banner (NF-CHIEF-2)."""
        self.tokens[seat * len(FACTIONS) + faction] += n
        self.tell(events.GAINED, seat, events.FIRST_TOKEN + faction, n)
        self.claim_chief(seat, faction)

    def claim_chief(self, seat: int, faction: int) -> None:
        """Gives the chief of a faction to the first player with four banners, at once (NF-CHIEF-2, G-180)."""
        if self.chiefs[faction] == NOBODY and self.banners(seat, faction) >= 4:
            self.chiefs[faction] = seat
            self.tell(events.CHIEF, seat, faction)

    def place_tent(self, seat: int) -> None:
        """Takes the next tent from the board, or from the supply; what lies under it is gained (NF-TENT-1 to -5)."""
        number = self.tents[seat]
        self.tents[seat] = number + 1
        self.tell(events.TENT, seat, number + 1)
        place = number - (LONG_GAME_TENTS if self.rules.long_game else 0)
        if 0 <= place < len(self.box.tents):
            self.gain(seat, self.box.tents[place])
        if number + 1 == self.rules.trigger and not self.last_round:
            self.last_round = 1
            self.tell(events.LAST_ROUND, seat)
