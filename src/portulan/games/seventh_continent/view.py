"""What may be known: nothing is hidden between players, so that all see the same (contract, chapter 5).

Fronts of the Adventure and Exploration Decks, the order of the Action Deck, and what lies under fog are in no view.
"""

from __future__ import annotations

from typing import TypedDict

from portulan.engine.view import CommonView, common_view
from portulan.games.seventh_continent import board, view_asked
from portulan.games.seventh_continent.closed import ClosedView, GoneView, closed, gone
from portulan.games.seventh_continent.consequences import CostView
from portulan.games.seventh_continent.moves import BE, BUY, CLUES, PICK
from portulan.games.seventh_continent.names import (
    CardView,
    ClueView,
    NameView,
    clue_named,
    copied,
    named,
    pictures,
    shown,
)
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import (
    AWAY,
    BANISHED,
    CHARACTER,
    CLUE,
    DECK,
    DISCARD,
    DRAWN,
    HAND,
    LOST,
    OPEN,
    OUT,
    PAST,
    RISKED,
    SATCHEL,
    SLOTS,
    SPOTS,
    STOCK,
    ZONES,
)
from portulan.games.seventh_continent.view_asked import JoinView, OutlookView, SheetView

COMPILED = ("effect", "program", "filter", "passage")
"""What is numbered throughout the content."""


class ObjectView(TypedDict):
    """An object: its slot, its cards from the top on, its resistance, and whether it is in use."""

    slot: int
    cards: list[str]
    die: int
    used: bool


class PlayerView(TypedDict):
    """What one player has."""

    character: str | None
    hand: list[str]
    objects: list[ObjectView]
    at: int
    fire: int
    linked: list[str]


class CellView(TypedDict):
    """A place of the Board: the card that lies there, or fog of a zone; `spot` and `ground` are its name."""

    cell: int
    x: int
    y: int
    card: str | None
    zone: str | None
    age: int
    spot: str
    ground: str | None


class AttachedView(TypedDict):
    """An event that holds no place, and the cell of its terrain."""

    card: str
    cell: int


class ActionView(TypedDict):
    """The action in progress, a `line` of its card; `applied` names effects by their cards and their places on them."""

    card: str | None
    line: int
    place: int
    applied: list[list[int]]
    extra: int
    keeps: int
    outcome: int
    received: list[int]
    flags: list[list[int]]
    icon: int
    cost: int
    difficulty: int
    successes: int
    sevens: int
    seven_stars: int
    party: list[int]
    mandatory: bool


class PictureView(TypedDict):
    """The picture of a card: its passage, and its regions in the order in which they were written."""

    page: str
    regions: list[str]


class View(CommonView):
    """Everything on the table.

    Which cards are in the Action Deck and in a face-down Discard follows from what everybody has seen; the lists are
    in the order of the cards' numbers, which says nothing about theirs.
    """

    deck: list[str]
    top: list[str]
    discard: list[str]
    discard_open: bool
    drawn: list[str]
    risked: list[str]
    past: list[str]
    banished: list[str]
    unseen: dict[str, int]
    satchel: list[str]
    resolving: list[str]
    zones: dict[str, int]
    sheet: int
    width: int
    cells: list[CellView]
    attached: list[AttachedView]
    returned: dict[str, int]
    people: list[PlayerView]
    active: int
    action: ActionView | None
    pending: list[str]
    wrong: dict[str, int]
    lifted: list[str]
    turns: int
    camps: int
    since_camp: int
    passed: list[int]
    by_rule: bool
    won: bool | None
    cards: dict[str, CardView]
    names: dict[str, NameView]
    texts: dict[str, list[str]]
    listed: list[int]
    outlook: list[OutlookView]
    closed: list[ClosedView]
    gone: list[GoneView]
    pictures: dict[str, PictureView]
    page: str | None
    read: list[str]
    before: list[str]
    above: str
    choices: list[str]
    costs: list[list[CostView]]
    clues: list[ClueView]
    calls: list[int]
    joins: list[JoinView]
    sheet_of_action: SheetView | None


def view(state: Position, seat: int | None) -> View:
    """Tells what everybody may know."""
    ids = state.box.ids
    piles = state.piles

    def names(pile: int) -> list[str]:
        return [ids[card] for card in cards_of(piles[pile])]

    return {
        **_common(state, seat),
        "deck": names(DECK),
        "top": [ids[card] for card in reversed(state.top)],
        "discard": names(DISCARD),
        "discard_open": bool(piles[DECK]),
        "drawn": names(DRAWN),
        "risked": names(RISKED),
        "past": names(PAST),
        "banished": names(BANISHED),
        "unseen": _unseen(state),
        "satchel": names(SATCHEL),
        "resolving": names(OPEN),
        "zones": _zones(state),
        "sheet": state.sheet,
        "width": state.box.width,
        "cells": _cells(state),
        "attached": [{"card": ids[card], "cell": cell} for card, cell in state.attached],
        "returned": {ids[card]: when for card, when in state.entered},
        "people": [_player(state, other) for other in range(state.players)],
        "active": state.active,
        "action": _action(state),
        "pending": [ids[row[0]] for row in state.pending],
        "wrong": {ids[card]: n for card, n in state.wrong},
        "lifted": [ids[card] for card in state.lifted],
        "turns": state.turns,
        "camps": state.camps,
        "since_camp": state.since_camp,
        "passed": cards_of(state.passed),
        "by_rule": bool(state.by_rule),
        "won": None if not state.over else bool(state.winners()),
        "cards": _cards(state),
        "names": {state.box.ids[card]: named(state.box, card) for card in cards_of(_piled(state))},
        "texts": _texts(state),
        "listed": view_asked.listed(state),
        "outlook": view_asked.outlook(state),
        "closed": closed(state),
        "gone": gone(state, _lying_open(state)),
        "pictures": _pictures(state),
        "page": view_asked.page(state),
        "read": view_asked.read(state),
        "before": view_asked.before(state),
        "above": view_asked.above(state),
        "choices": view_asked.choices(state),
        "costs": view_asked.costs(state),
        "clues": [clue_named(state.box, card) for card in _clues(state)],
        "calls": view_asked.calls(state),
        "joins": view_asked.joins(state),
        "sheet_of_action": view_asked.sheet(state),
    }


def _common(state: Position, seat: int | None) -> CommonView:
    """Gives what all views share; numbers of effects and programs count what stands on cards that nobody took."""
    found = common_view(state, seat)
    inner = (
        {argument.name for argument in state.step.arguments if argument.labels in COMPILED}
        if state.step
        else ()
    )
    for name in inner:
        del found["asked"][name]
    return found


def _clues(state: Position) -> list[int]:
    """Lists the clues where some of them are to be chosen (7C-SETUP-6)."""
    return (
        cards_of(state.box.of_type[CLUE]) if any(move in CLUES for move in view_asked.listed(state)) else []
    )


def _pictures(state: Position) -> dict[str, PictureView]:
    """Names the regions of the pictures that lie open; which of them hide a number nobody is told (7.7)."""
    box = state.box
    opened = {box.content.passages[n] for n in state.opened}
    known = {box.ids[card] for card in _lying_open(state)}
    return {
        uid: {"page": page, "regions": list(regions)}
        for uid, (page, regions) in pictures(box).items()
        if uid in known and page in opened
    }


def _seen(state: Position) -> list[int]:
    """Lists the cards that everybody may see, and those that may be chosen; what is in a deck of numbers is not."""
    bits = 0
    for pile, cards in enumerate(state.piles):
        if pile not in (OUT, STOCK, AWAY):
            bits |= cards
    for move in view_asked.listed(state):
        for family in (BE, BUY, PICK):
            if move in family:
                bits |= 1 << family.index(move)
    return cards_of(bits)


def _piled(state: Position) -> int:
    """Gives the cards that lie in a pile, of which the title is enough; not those of which one is chosen now."""
    piled = 0
    for pile in (DECK, DISCARD, LOST, PAST, BANISHED):
        piled |= state.piles[pile]
    for move in view_asked.listed(state):
        if move in PICK:
            piled &= ~(1 << PICK.index(move))
    return piled


def _lying_open(state: Position) -> list[int]:
    """Lists the cards that everybody may read: they do not lie in a pile."""
    piled = _piled(state)
    return [card for card in _seen(state) if not piled >> card & 1]


def _cards(state: Position) -> dict[str, CardView]:
    """Gives what the cards show that do not lie in a pile; what a clue does is known once its pages are read."""
    box = state.box
    known = shown(box, state.rules.profile, state.rules.easy_fire)
    found = {box.ids[card]: copied(known[card]) for card in _lying_open(state)}
    for clue in cards_of(state.piles[SATCHEL] & box.of_type[CLUE]):
        if not {*box.cards[clue].passages} <= {*state.opened}:
            found[box.ids[clue]]["effects"] = []
    return found


def _texts(state: Position) -> dict[str, list[str]]:
    """Names the passages of cards that lie open, as far as they were opened; stories of people are in the journal."""
    box = state.box
    opened = {*state.opened}
    found = {
        box.ids[card]: [box.content.passages[n] for n in box.cards[card].passages if n in opened]
        for card in _seen(state)
        if box.cards[card].type not in (CHARACTER, CLUE)
    }
    return {uid: passages for uid, passages in found.items() if passages}


def _unseen(state: Position) -> dict[str, int]:
    """Counts the cards of each number that were banished and that nobody saw (7C-BANISH-3)."""
    known = {banishing: state.box.cards[card].number for banishing, card in state.unseen}
    numbers = sorted(known.values())
    return {f"{number:03d}": numbers.count(number) for number in numbers}


def _zones(state: Position) -> dict[str, int]:
    """Counts the Exploration cards in the pile of each zone that there is."""
    return {
        ZONES[zone]: (state.piles[STOCK] & cards).bit_count()
        - sum(value > 0 and board.fog_zone(value) == zone for value in state.fog)
        for zone, cards in enumerate(state.box.zones)
        if cards
    }


def _cells(state: Position) -> list[CellView]:
    found: list[CellView] = []
    for cell, card in enumerate(state.cells):
        fog = state.fog[cell]
        if card >= 0 or fog > 0:
            y, x = divmod(cell, state.box.width)
            name = state.box.ids[card] if card >= 0 else None
            zone = ZONES[board.fog_zone(fog)] if fog > 0 else None
            known, spot = board.spot(state, cell)
            ground = state.box.ids[known] if known >= 0 else None
            found.append(
                {
                    "cell": cell,
                    "x": x,
                    "y": y,
                    "card": name,
                    "zone": zone,
                    "age": fog,
                    "spot": SPOTS[spot],
                    "ground": ground,
                }
            )
    return found


def _player(state: Position, seat: int) -> PlayerView:
    ids = state.box.ids
    person = state.characters[seat]
    return {
        "character": ids[person] if person >= 0 else None,
        "hand": [ids[card] for card in cards_of(state.piles[HAND + seat])],
        "objects": [
            {
                "slot": slot - seat * SLOTS,
                "cards": [ids[card] for card in state.object_cards(slot)],
                "die": state.dice[slot],
                "used": bool(state.used >> slot & 1),
            }
            for slot in state.objects(seat)
        ],
        "at": state.figure[seat],
        "fire": state.fire[seat],
        "linked": [ids[card] for card in board.linked(state, state.figure[seat])] if person >= 0 else [],
    }


def _action(state: Position) -> ActionView | None:
    if state.action < 0:
        return None
    action = state.acting()
    applied = cards_of(state.applied)
    return {
        "card": state.box.ids[action.card] if action.card >= 0 else None,
        "line": action.place,
        "place": state.place,
        "applied": [[effect.card, effect.place] for effect in map(state.box.effects.__getitem__, applied)],
        "extra": state.extra,
        "keeps": state.keeps,
        "outcome": state.outcome,
        "received": cards_of(state.received),
        "flags": [list(flag) for flag in state.shown],
        "icon": action.icon,
        "cost": state.cost,
        "difficulty": state.difficulty,
        "successes": state.successes,
        "sevens": state.sevens,
        "seven_stars": state.seven_stars,
        "party": state.participants(),
        "mandatory": bool(state.mandatory),
    }
