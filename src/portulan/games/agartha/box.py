"""The box: what the content files hold, laid out for the rules."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from portulan.games.agartha.cards import KINDS, OBJECTS
from portulan.games.agartha.entries import CardEntry, SeatsEntry, read


class Box(NamedTuple):
    """The content of one folder, checked."""

    cards: tuple[CardEntry, ...]
    tiles: dict[int, int]

    def deck(self, players: int) -> list[int]:
        """Counts the cards of each kind in a match, with the default mix of Objects (AG-SETUP-3, AG-SETUP-4)."""
        return [card.counts[players - 2] for card in self.cards]

    def objects(self, players: int) -> int:
        """Counts the Objects in a match."""
        return sum(self.cards[kind].counts[players - 2] for kind in OBJECTS)


@cache
def box() -> Box:
    """Opens the box that ships with the game."""
    content = read()
    cards = tuple(content.find(CardEntry, kind) for kind in KINDS)
    return Box(cards, {seats.players: seats.tiles for seats in content.all(SeatsEntry)})
