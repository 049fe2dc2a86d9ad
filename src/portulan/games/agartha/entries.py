"""What the content files hold: kinds of cards, what depends on the number of players, and the other components."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from portulan.content import Content, Entry, Finding, Lint, Natural, Schema, read_content
from portulan.content.components import ComponentEntry, compare_components, component_lint
from portulan.engine.content import Component
from portulan.games.agartha.cards import KINDS

FOLDER: Final = Path(__file__).parent
PLAYERS: Final = (2, 3, 4)

GROUPS: Final = {
    "character": ("AG-COMP-3", "Character cards", 39),
    "place": ("AG-COMP-4", "Place cards", 39),
    "compass": ("AG-COMP-5", "Solar Compass cards", 9),
    "amulet": ("AG-COMP-6", "Sacred Amulet cards", 8),
    "object": ("AG-COMP-7", "Object cards", 8),
}
"""The components that are cards, by the group of a card."""

OTHERS: Final = {
    "AG-COMP-1": ("Expedition tiles", 6),
    "AG-COMP-8": ("First-player token, Rolhnir's testament", 1),
    "AG-COMP-9": ("Personal boards", 4),
    "AG-COMP-10": ("Bid tokens", 12),
    "AG-COMP-11": ("Point tokens", 38),
    "AG-COMP-12": ("Exploration tokens", 12),
    "AG-COMP-13": ("Rulebook, with a play aid", 1),
}
"""The components that are no cards, with their numbers."""


class CardEntry(Entry, frozen=True):
    """One kind of card: how many are in the box, and in a match of 2, 3 and 4 players."""

    group: str
    box: Natural
    counts: list[Natural]


class SeatsEntry(Entry, frozen=True):
    """What depends on the number of players alone."""

    players: Natural
    tiles: Natural


def _cards(content: Content) -> Iterator[Finding]:
    for card in content.all(CardEntry):
        if card.id not in KINDS:
            yield content.finding(card, "id", f"must be one of {', '.join(KINDS)}")
        if card.group not in GROUPS:
            yield content.finding(card, "group", f"must be one of {', '.join(GROUPS)}")
        if len(card.counts) != len(PLAYERS) or max(card.counts) > card.box:
            yield content.finding(card, "counts", f"must be three numbers up to {card.box}")
    for kind in KINDS:
        if kind not in content.places:
            yield Finding("content", "", "", f"card {kind!r} is missing")


def _seats(content: Content) -> Iterator[Finding]:
    if tuple(sorted(seats.players for seats in content.all(SeatsEntry))) != PLAYERS:
        yield Finding("content", "seats", "players", "must be 2, 3 and 4, once each")


SCHEMA: Final = Schema(
    {"card": CardEntry, "seats": SeatsEntry, "component": ComponentEntry},
    lints=(
        Lint("cards", "every kind of card is there and can be played with", _cards, needed=True),
        Lint("seats", "there is a set-up for every number of players", _seats, needed=True),
        component_lint(OTHERS),
    ),
)


def read(pack: Path | None = None, checked: bool = True) -> Content:
    """Reads the content that ships, with the pack of a folder laid over it."""
    return read_content(SCHEMA, FOLDER, pack, checked=checked)


def components(content: Content) -> list[Component]:
    """Compares what is present with what the contract counts."""
    cards = content.all(CardEntry)
    counted = [Component("AG-COMP-2", "Cards, all together", 103, sum(card.box for card in cards))]
    for group, (clause, name, want) in GROUPS.items():
        have = sum(card.box for card in cards if card.group == group)
        counted.append(Component(clause, name, want, have))
    return compare_components(content, OTHERS, counted)
