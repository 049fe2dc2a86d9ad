"""Why an action that stands before the active player cannot be undertaken now, in a word; and what is gone.

What is told is what the rules refuse it for (`source.against_action`), and of a prerequisite its kind, with what it
asks for where that may be known: a card by its title once it was seen and is out of the closed decks, never before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from portulan.games.seventh_continent import names, source
from portulan.games.seventh_continent.board import available
from portulan.games.seventh_continent.conditions import Reader, holds
from portulan.games.seventh_continent.consequences import hoped_for
from portulan.games.seventh_continent.content import conditions as c
from portulan.games.seventh_continent.content.conditions import CONDITIONS
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Action, Row
from portulan.games.seventh_continent.terms import AWAY, NONE, OUT, RESOURCES, STOCK

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
    CONDITIONS.code(c.HasKeyword): "keyword",
    CONDITIONS.code(c.FireHere): "fire",
    CONDITIONS.code(c.ResourceHere): "resource",
    CONDITIONS.code(c.CardInPlay): "board",
    CONDITIONS.code(c.TerrainIs): "place",
    CONDITIONS.code(c.PastHas): "before",
    CONDITIONS.code(c.CardBanished): "before",
    CONDITIONS.code(c.Xp): "experience",
}
"""What a prerequisite asks for, where a word says it."""
OTHER: Final = "prerequisite"
_TITLED: Final = ("thing", "board", "place")
"""Those that ask for a card of a number, which is their first argument."""
_ANY: Final = CONDITIONS.code(c.Any)


class MissingView(TypedDict):
    """Why an action is closed: in a word, with the title, the number, the resource or the keyword that it asks for."""

    why: str
    en: str
    fr: str
    n: int
    resource: str
    keyword: str


class ClosedView(TypedDict):
    """An action on a card that cannot be undertaken now, and why."""

    card: int
    place: int
    missing: MissingView


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
            missing = _because(REASONS[clause]) if clause in REASONS else _missing(state, seat, action)
            found.append({"card": action.card, "place": action.place, "missing": missing})
    return found


def _because(why: str) -> MissingView:
    return {"why": why, "en": "none", "fr": "none", "n": 0, "resource": "none", "keyword": "none"}


def _missing(state: Position, seat: int, action: Action) -> MissingView:
    """Tells the first prerequisite that is not met by anybody who could take part."""
    before = state.active, state.party
    state.active = seat
    state.party = sum(1 << other for other in (seat, *source.helpers(state, seat)))
    reader = Reader(seat, action.card)
    unmet = next((row for row in action.requires if not holds(state, row, reader)), None)
    state.active, state.party = before
    return _because(OTHER) if unmet is None else _named(state, unmet)


def _named(state: Position, row: Row) -> MissingView:
    """Names what a prerequisite asks for; of several ways to meet it the first one's kind, a title if all share it."""
    ways: Sequence[Row] = row[1] if row[0] == _ANY else (row,)
    code, *arguments = ways[0]
    found = _because(KINDS.get(code, OTHER))
    if found["why"] in _TITLED and len({way[1] for way in ways}) == 1:
        _title(state, arguments[0], found)
    elif found["why"] == "resource":
        found["resource"] = RESOURCES[arguments[0]]
    elif found["why"] == "keyword":
        found["keyword"] = list(state.box.keywords)[arguments[0]]
    elif found["why"] == "experience":
        found["n"] = arguments[1]
    return found


def _title(state: Position, number: int, found: MissingView) -> None:
    """Gives the title of a card of a number that somebody has seen and that is in no closed deck."""
    if number == NONE:
        return
    closed_piles = state.piles[OUT] | state.piles[STOCK] | state.piles[AWAY]
    seen = cards_of((state.box.greens[number] | state.box.golds[number]) & ~closed_piles)
    if seen:
        words = names.titles(state.box)[seen[0]]
        found["en"], found["fr"] = words.en, words.fr
