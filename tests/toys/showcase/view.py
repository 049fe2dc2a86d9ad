"""What a viewer may know of a stay in the bay, as typed plain data."""

from __future__ import annotations

from typing import TypedDict

from portulan.engine.view import CommonView, common_view
from tests.toys.showcase.bay import CELLS, FRIENDS, PASSAGES, PLACES, QUESTS, TOOLS
from tests.toys.showcase.position import Position
from tests.toys.showcase.rules import TESTS, difficulty

STATES = ("unknown", "fog", "known")
OUTCOMES = (None, "won", "lost")


class ChoiceView(TypedDict):
    """A choice of the open page; the chance is in hundredths."""

    key: str
    stat: str
    difficulty: int | None
    coins: int
    chance: int | None
    needs_rope: bool


class PageView(TypedDict):
    """The open page."""

    passage: str
    outcome: str | None
    choices: list[ChoiceView]


class SheetView(TypedDict):
    """The climb as it is prepared."""

    friends: list[str]
    tools: list[str]
    cards: int
    chance: int
    risk: int


class View(CommonView):
    """Everything in the bay."""

    place: str
    cell: str
    ashore: bool
    camps: list[str]
    quests: list[str]
    fires: list[str]
    cells: dict[str, str]
    page: PageView | None
    sheet: SheetView | None
    riddle: bool
    hand: list[str]
    kit: int
    deck: int
    die: int | None
    coins: int
    hearts: int


def chance(wanted: int) -> int:
    """Gives the chance that a die shows at least so much, in hundredths."""
    return round(100 * (7 - wanted) / 6)


def view(state: Position, seat: int | None) -> View:
    """Tells what a seat, or a spectator, may know."""
    common = common_view(state, seat)
    step = common["step"]
    return {
        **common,
        "place": PLACES[state.place],
        "cell": CELLS[state.cell],
        "ashore": bool(state.ashore),
        "camps": ["orchard"],
        "quests": [place for place in QUESTS if not state.read[PLACES.index(place)]],
        "fires": ["landing"],
        "cells": {cell: STATES[known] for cell, known in zip(CELLS, state.known, strict=True)},
        "page": _page(state) if step == "page" or state.outcome else None,
        "sheet": _sheet(state) if step == "sheet" else None,
        "riddle": step == "number",
        "hand": ["patience", "stray-dog"],
        "kit": 4,
        "deck": 31 - state.turns % 30,
        "die": state.die or None,
        "coins": state.coins,
        "hearts": state.hearts,
    }


def _page(state: Position) -> PageView:
    quest = QUESTS.index(PLACES[state.place])
    keys = [] if state.outcome else ["climb", "call", "leave"]
    return {
        "passage": PASSAGES[quest],
        "outcome": OUTCOMES[state.outcome],
        "choices": [_choice(key) for key in keys],
    }


def _choice(key: str) -> ChoiceView:
    wanted = TESTS[key][0] if key in TESTS else None
    return {
        "key": key,
        "stat": "combat" if key == "call" else "skill",
        "difficulty": wanted,
        "coins": 2 if key == "call" else 0,
        "chance": None if wanted is None else chance(wanted),
        "needs_rope": key == "call",
    }


def _sheet(state: Position) -> SheetView:
    return {
        "friends": [name for name, on in zip(FRIENDS, state.friends, strict=True) if on],
        "tools": [name for name, on in zip(TOOLS, state.tools, strict=True) if on],
        "cards": state.cards,
        "chance": chance(difficulty(state)),
        "risk": 6 * state.cards,
    }
