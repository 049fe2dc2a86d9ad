"""The box: what the content files hold, checked against the counts of the contract (AG-COMP)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from portulan.content import open_pack
from portulan.content import read as read_content
from portulan.engine.content import Component
from portulan.games.agartha.cards import KINDS, OBJECTS
from portulan.games.agartha.entries import GROUPS, OTHERS, SCHEMA, CardEntry, ComponentEntry, SeatsEntry

FOLDER: Final = Path(__file__).parent


class Box(NamedTuple):
    """The content of one folder, checked."""

    cards: tuple[CardEntry, ...]
    tiles: dict[int, int]
    others: tuple[ComponentEntry, ...]

    def deck(self, players: int) -> list[int]:
        """Counts the cards of each kind in a match, with the default mix of Objects (AG-SETUP-3, AG-SETUP-4)."""
        return [card.counts[players - 2] for card in self.cards]

    def objects(self, players: int) -> int:
        """Counts the Objects in a match."""
        return sum(self.cards[kind].counts[players - 2] for kind in OBJECTS)


def read(folder: Path) -> Box:
    """Opens the box of the game's folder, or that with a pack laid over it."""
    pack = None if folder == FOLDER else open_pack(folder)
    found = read_content(SCHEMA, FOLDER, pack)
    cards = tuple(found.find(CardEntry, kind) for kind in KINDS)
    tiles = {seats.players: seats.tiles for seats in found.all(SeatsEntry)}
    return Box(cards, tiles, found.all(ComponentEntry))


@cache
def box() -> Box:
    """Opens the box that ships with the game."""
    return read(FOLDER)


def components(folder: Path | None = None) -> list[Component]:
    """Compares what is present with what the contract counts, in the order of the contract; 0 of what is missing."""
    opened = box() if folder is None else read(folder)
    found = {ident: Component(ident, name, want, 0) for ident, (name, want) in OTHERS.items()}
    for other in opened.others:
        found[other.id] = Component(other.id, other.name, OTHERS[other.id][1], other.number)
    total = sum(card.box for card in opened.cards)
    found["AG-COMP-2"] = Component("AG-COMP-2", "Cards, all together", 103, total)
    for group, (ident, name, want) in GROUPS.items():
        have = sum(card.box for card in opened.cards if card.group == group)
        found[ident] = Component(ident, name, want, have)
    return [found[ident] for ident in sorted(found, key=lambda ident: int(ident.rsplit("-", 1)[1]))]
