"""Why an action that stands before the active player cannot be undertaken now, in a word; and what is gone.

What is told is what the rules refuse it for (`source.against_action`), and of a prerequisite its kind alone: what is
printed with the action says no more, and what nobody has seen is not named.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypedDict

from portulan.games.seventh_continent import source
from portulan.games.seventh_continent.board import available
from portulan.games.seventh_continent.conditions import Reader, holds
from portulan.games.seventh_continent.consequences import hoped_for
from portulan.games.seventh_continent.content import conditions as c
from portulan.games.seventh_continent.content.conditions import CONDITIONS
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.printed import Action

REASONS: Final = {
    "7C-FORBID-3": "everybody",
    "7C-FORBID-4": "done",
    "7C-FORBID-5": "forbidden",
    "7C-CARD-1": "card",
    "7C-MOVE-1": "nowhere",
    "7C-MOVE-4": "no-side",
    "7C-ACTION-COST-6": "cost",
}
"""What the clauses against an action say."""
KINDS: Final = {
    CONDITIONS.code(c.CardAvailable): "taken",
    CONDITIONS.code(c.HasObject): "thing",
    CONDITIONS.code(c.HasQuestItem): "thing",
    CONDITIONS.code(c.HasBonus): "thing",
    CONDITIONS.code(c.FireHere): "fire",
    CONDITIONS.code(c.ResourceHere): "resource",
}
"""What a prerequisite asks for, where a word says it."""
OTHER: Final = "prerequisite"


class ClosedView(TypedDict):
    """An action on a card that cannot be undertaken now, and why."""

    card: int
    place: int
    why: str


class GoneView(TypedDict):
    """A number that an action on a card promises if there are cards of it, and of which none is left (7C-TAKE-7)."""

    card: int
    place: int
    number: str


def gone(state: Position, cards: Iterable[int]) -> list[GoneView]:
    """Lists what the actions of some cards promise in vain; they may still be undertaken for what else they bring."""
    box = state.box
    found: list[GoneView] = []
    for card in cards:
        printed = box.cards[card]
        for action in map(box.actions.__getitem__, (*printed.actions, *printed.object_actions)):
            found += [
                {"card": card, "place": action.place, "number": f"{number:03d}"}
                for number in dict.fromkeys(hoped_for(box, action.success))
                if not available(state, number)
            ]
    return found


def closed(state: Position) -> list[ClosedView]:
    """Lists the actions of the active player's surroundings, hand and objects that something forbids."""
    if state.over or state.step is None or state.step.name != "action":
        return []
    seat = state.active
    bars = source.barred(state, seat)
    found: list[ClosedView] = []
    for number in source.offered(state, seat):
        action = state.box.actions[number]
        clause = source.against_action(state, seat, action, bars)
        if clause:
            why = REASONS.get(clause) or _missing(state, seat, action)
            found.append({"card": action.card, "place": action.place, "why": why})
    return found


def _missing(state: Position, seat: int, action: Action) -> str:
    """Names the kind of the first prerequisite that is not met by anybody who could take part."""
    before = state.active, state.party
    state.active = seat
    state.party = sum(1 << other for other in (seat, *source.helpers(state, seat)))
    reader = Reader(seat, action.card)
    unmet = next((row[0] for row in action.requires if not holds(state, row, reader)), None)
    state.active, state.party = before
    return OTHER if unmet is None else KINDS.get(unmet, OTHER)
