"""The position of a match: piles, the Board, hands and inventories, and the action in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from portulan.engine.bit_sets import members
from portulan.games.seventh_continent.box import Box, box
from portulan.games.seventh_continent.options import ruleset
from portulan.games.seventh_continent.position_base import PositionBase
from portulan.games.seventh_continent.printed import Action
from portulan.games.seventh_continent.terms import (
    COLUMN,
    HAND,
    INVENTORY,
    MOST_PLAYERS,
    NONE,
    OUT,
    SATCHEL,
    SLOTS,
    STOCK,
)

_ROUNDS: Final = [
    [[(first + step) % players for step in range(players)] for first in range(players)]
    for players in range(MOST_PLAYERS + 1)
]
"""For each number of players and each seat all seats from it on to the left."""

cards_of: Final = members
"""Lists the cards of a pile, by their numbers."""


class Position(PositionBase):
    """Everything on the table; an object has a slot, four to a seat, and a column of cards, four to a slot."""

    __slots__ = ()

    content_box: ClassVar[Box] = box()
    """The content that the class plays with; each state has it at hand, since most steps read cards."""

    def prepare(self) -> None:
        """Finds the content, and reads the options."""
        self.box = self.content_box
        self.rules = ruleset(self.options)

    @classmethod
    def labels(cls, kind: str) -> Sequence[str]:
        """Lists the names of cards, cells, programs and the like, by number."""
        return cls.content_box.labels[kind]

    def adopt(self) -> None:
        """Cards that a save does not know came into the game later: they are in their decks, or not in this match.

        Not in this match are Exploration cards that begin aside, and those of a clue that was not chosen.
        """
        box = self.box
        known = 0
        for cards in self.piles:
            known |= cards
        added = (1 << len(box.cards)) - 1 & ~known
        decks = added & (box.adventure | box.exploration) & ~box.aside
        for clue, cards in box.of_clue.items():
            if not self.piles[SATCHEL] >> clue & 1:
                decks &= ~cards
        self.piles[STOCK] |= decks
        self.piles[OUT] |= added ^ decks

    # Cards

    def shift(self, card: int, source: int, target: int) -> None:
        """Moves a card from one pile to another."""
        bit = 1 << card
        piles = self.piles
        piles[source] &= ~bit
        piles[target] |= bit

    def pile_of(self, card: int) -> int:
        """Finds the pile of a card."""
        bit = 1 << card
        for pile, cards in enumerate(self.piles):
            if cards & bit:
                return pile
        raise AssertionError("every card is in a pile")

    def hand(self, seat: int) -> list[int]:
        """Lists the cards in a hand."""
        return cards_of(self.piles[HAND + seat])

    # People

    def in_play(self) -> list[int]:
        """Lists the seats that have a character."""
        if self.players == 1:
            return [0] if self.characters[0] >= 0 else []
        if NONE not in self.characters:
            return list(range(self.players))
        return [seat for seat, card in enumerate(self.characters) if card >= 0]

    def number_in_play(self) -> int:
        """Counts the characters: limits follow from it (G-08, G-119)."""
        return self.players - self.characters.count(NONE)

    def clockwise(self, first: int) -> list[int]:
        """Lists the seats that have a character, from one on to the left."""
        seats = _ROUNDS[self.players][first]
        if NONE not in self.characters:
            return list(seats)
        return [seat for seat in seats if self.characters[seat] >= 0]

    def participants(self) -> list[int]:
        """Lists who takes part, the active player first (7C-TURN-8)."""
        party = self.party
        if party & (party - 1) == 0:
            return [self.active] if party else []
        return [seat for seat in _ROUNDS[self.players][self.active] if party >> seat & 1]

    def together(self) -> bool:
        """Tells whether all figures stand on one terrain."""
        if self.players == 1:
            return self.characters[0] >= 0
        cells = {self.figure[seat] for seat in self.in_play()}
        return len(cells) == 1

    # Objects

    def object_cards(self, slot: int) -> list[int]:
        """Lists the cards of an object, the top card first."""
        start = slot * COLUMN
        return [card for card in self.column[start : start + COLUMN] if card >= 0]

    def objects(self, seat: int) -> list[int]:
        """Lists the slots of a seat in which an object lies, with a die or waiting to be discarded (G-61)."""
        if not self.piles[INVENTORY]:
            return []
        column = self.column
        first = seat * SLOTS
        return [slot for slot in range(first, first + SLOTS) if column[slot * COLUMN] >= 0]

    def free_slot(self, seat: int) -> int:
        """Finds a slot without cards; NONE if there is no free die (7C-ZONE-8)."""
        first = seat * SLOTS
        dice = sum(self.dice[slot] > 0 for slot in range(first, first + SLOTS))
        if dice >= self.box.object_limit[self.number_in_play()]:
            return NONE
        for slot in range(first, first + SLOTS):
            if self.column[slot * COLUMN] < 0:
                return slot
        return NONE

    # The action in progress

    def acting(self) -> Action:
        """Gives the action in progress."""
        return self.box.actions[self.action]

    def total(self) -> int:
        """Adds up the successes, with those of seven-stars (7C-SEVEN-4)."""
        return self.successes + self.seven_stars * self.sevens
