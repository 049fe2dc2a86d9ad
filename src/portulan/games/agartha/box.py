"""The box: what the content files hold, checked against the counts of the contract (AG-COMP)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from portulan.engine.content import Component, read_entries
from portulan.engine.errors import FileError
from portulan.games.agartha.cards import KINDS, OBJECTS

FOLDER: Final = Path(__file__).parent
PLAYERS: Final = (2, 3, 4)

_GROUPS: Final = {
    "character": ("AG-COMP-3", "Character cards", 39),
    "place": ("AG-COMP-4", "Place cards", 39),
    "compass": ("AG-COMP-5", "Solar Compass cards", 9),
    "amulet": ("AG-COMP-6", "Sacred Amulet cards", 8),
    "object": ("AG-COMP-7", "Object cards", 8),
}
_WANTED: Final = {
    "AG-COMP-1": 6,
    "AG-COMP-8": 1,
    "AG-COMP-9": 4,
    "AG-COMP-10": 12,
    "AG-COMP-11": 38,
    "AG-COMP-12": 12,
    "AG-COMP-13": 1,
}


class CardEntry(NamedTuple):
    """One kind of card: how many are in the box, and in a match of 2, 3 and 4 players."""

    id: str
    group: str
    box: int
    counts: list[int]


class SeatsEntry(NamedTuple):
    """What depends on the number of players alone."""

    players: int
    tiles: int


class ComponentEntry(NamedTuple):
    """A component that is no card."""

    id: str
    name: str
    number: int


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
    """Reads and checks the content files of a folder."""
    path = folder / "cards.toml"
    entries = {entry.id: entry for entry in read_entries(path, "card", CardEntry)}
    for kind in KINDS:
        if kind not in entries:
            raise FileError(f"{path.name}: card {kind!r} is missing")
    for entry in entries.values():
        if entry.id not in KINDS:
            raise FileError(f"{path.name}: card {entry.id!r}: field 'id' must be one of {', '.join(KINDS)}")
        if entry.group not in _GROUPS:
            groups = ", ".join(_GROUPS)
            raise FileError(f"{path.name}: card {entry.id!r}: field 'group' must be one of {groups}")
        if len(entry.counts) != len(PLAYERS) or max(entry.counts) > entry.box:
            wanted = f"three numbers up to {entry.box}"
            raise FileError(f"{path.name}: card {entry.id!r}: field 'counts' must be {wanted}")
    path = folder / "table.toml"
    tiles = {entry.players: entry.tiles for entry in read_entries(path, "seats", SeatsEntry)}
    if tuple(sorted(tiles)) != PLAYERS:
        raise FileError(f"{path.name}: seats: field 'players' must be 2, 3 and 4, once each")
    others = tuple(read_entries(path, "component", ComponentEntry))
    for other in others:
        if other.id not in _WANTED:
            raise FileError(f"{path.name}: component {other.id!r}: field 'id' names no component")
    return Box(tuple(entries[kind] for kind in KINDS), tiles, others)


@cache
def box() -> Box:
    """Opens the box that ships with the game."""
    return read(FOLDER / "content")


def components(folder: Path | None = None) -> list[Component]:
    """Compares what is present with what the contract counts, in the order of the contract."""
    content = box() if folder is None else read(folder)
    found = {
        other.id: Component(other.id, other.name, _WANTED[other.id], other.number) for other in content.others
    }
    total = sum(card.box for card in content.cards)
    found["AG-COMP-2"] = Component("AG-COMP-2", "Cards, all together", 103, total)
    for group, (ident, name, want) in _GROUPS.items():
        have = sum(card.box for card in content.cards if card.group == group)
        found[ident] = Component(ident, name, want, have)
    return [found[ident] for ident in sorted(found, key=lambda ident: int(ident.rsplit("-", 1)[1]))]
