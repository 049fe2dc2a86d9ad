"""CHK-15, -24, -27, -29: what actions ask for, what they announce, how states leave, and what a call can find."""

from __future__ import annotations

from collections.abc import Iterator

from portulan.content import Content, Finding
from portulan.games.seventh_continent.content.checks.counts import COPIES
from portulan.games.seventh_continent.content.checks.walk import Site, bearers, by_number, faces, sites
from portulan.games.seventh_continent.content.conditions import (
    AnyCondition,
    CardAvailable,
    HasBonus,
    HasQuestItem,
    Not,
)
from portulan.games.seventh_continent.content.entries import AdventureEntry, Face, State
from portulan.games.seventh_continent.content.operations import (
    Eliminate,
    LiftCurse,
    RemoveState,
    Return,
    Take,
)


def find_mandatory(content: Content) -> Iterator[Finding]:
    """CHK-15: a mandatory action asks for nothing, so that it can always be undertaken."""
    for bearer in bearers(content):
        for name, action in bearer.actions:
            if name in ("mandatory", "on_arrival") and (action.requires or action.all_must):
                yield content.finding(bearer.entry, f"{bearer.path}{name}", "asks for something")


def find_unannounced(content: Content) -> Iterator[Finding]:
    """CHK-24: an adventure ends behind a warning only."""
    warned = {entry.id for entry, face in faces(content) if face.warning is not None}
    for site in sites(content):
        announced = site.entry.id in warned or (site.action is not None and site.action.warning is not None)
        if isinstance(site.op, Eliminate) and not announced:
            yield content.finding(site.entry, site.path, "stands behind no warning")


def find_state_returns(content: Content) -> Iterator[Finding]:
    """CHK-27: states leave hands by being returned."""
    for site in sites(content):
        if isinstance(site.op, RemoveState) and site.op.how != "return":
            yield content.finding(site.entry, f"{site.path}.how", "must be return")


def _guards(condition: AnyCondition, number: str) -> bool:
    """Tells whether a condition makes sure that a card of a number is in the deck, or is held by nobody."""
    match condition:
        case CardAvailable(card=card):
            return card == number
        case Not(of=HasQuestItem(card=card) | HasBonus(card=card)):
            return card == number
        case _:
            return False


def _lasts(cards: list[AdventureEntry]) -> bool:
    """Tells whether a number never runs out: its last cards go back to the deck or end the game, or are many states."""
    last = [card for card in cards if card.back == "gold"] or cards
    if all(isinstance(card.face, State) for card in last):
        return len(last) >= COPIES
    return all(
        isinstance(card.face, Face) and any(isinstance(op, Return | LiftCurse) for op in card.face.on_reveal)
        for card in last
    )


def runs_out(site: Site, cards: dict[str, list[AdventureEntry]]) -> bool:
    """Tells whether a call can find nothing, which would return the whole Past (7C-TAKE-6)."""
    op = site.op
    if not isinstance(op, Take) or op.if_available or any(_guards(guard, op.card) for guard in site.guards):
        return False
    return not _lasts(cards.get(op.card, []))


def find_empty_calls(content: Content) -> Iterator[Finding]:
    """CHK-29: no number that is called can run out between two camps."""
    cards = by_number(content)
    for site in sites(content):
        if runs_out(site, cards):
            assert isinstance(site.op, Take)
            yield content.finding(site.entry, site.path, f"can find no card {site.op.card!r} before a camp")
