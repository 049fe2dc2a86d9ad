"""What a viewer may know, as typed plain data: all that was read and laid, and nothing that is still closed."""

from __future__ import annotations

from typing import TypedDict

from portulan.engine.view import CommonView, common_view
from tests.toys.letters import pages
from tests.toys.letters.box import Way
from tests.toys.letters.position import Position
from tests.toys.letters.world import (
    CELLS,
    KEEPSAKES,
    PACKED,
    PLACES,
    SEASONS,
    SIDES,
    SPOTS,
    STATS,
    THINGS,
    TRIES,
    WIDTH,
    WINTER,
    Side,
    beside,
)


class PlaceView(TypedDict):
    """A place of the valley; `page` is its page if that was read, `unread` tells of one that was not."""

    name: str
    x: int
    y: int
    roads: list[str]
    page: str | None
    unread: bool


class CellView(TypedDict):
    """A cell of the Table: a card with its page and exits, or fog that somebody could walk into."""

    name: str
    x: int
    y: int
    fog: bool
    page: str | None
    exits: list[Side]


class ChoiceView(TypedDict):
    """A choice of the open page, as it stands for its reader; `refused` is the clause against it."""

    key: str
    cost: int
    stat: str | None
    difficulty: int
    chance: int | None
    refused: str


class PageView(TypedDict):
    """The page that lies open; it has choices while somebody chooses."""

    passage: str
    reader: int | None
    choices: list[ChoiceView]


class GearView(TypedDict):
    """What a thing or a keepsake is good for."""

    legs: int
    tact: int
    biscuits: int


class CarrierView(TypedDict):
    """What one carrier has, and where."""

    at: str
    hours: int
    warmth: int
    biscuits: int
    legs: int
    tact: int
    kit: list[str]
    keepsake: str | None


class View(CommonView):
    """The whole table; it looks the same to everybody."""

    season: str
    day: int
    days: int
    places: list[PlaceView]
    cells: list[CellView]
    fog: int
    page: PageView | None
    read: list[str]
    pips: int
    strongbox: str
    wrong: int
    counter: list[str]
    drawer: list[str]
    gear: dict[str, GearView]
    carriers: list[CarrierView]
    delivered: bool
    scores: list[int] | None
    winners: list[int] | None


def view(state: Position, seat: int | None) -> View:
    """Tells what a seat, or a spectator, may know."""
    winter = state.season == WINTER
    return {
        **common_view(state, seat),
        "season": SEASONS[state.season],
        "day": state.day,
        "days": state.days,
        "places": [_place(state, place) for place in range(len(PLACES))],
        "cells": [cell for number in range(len(CELLS)) if (cell := _cell(state, number)) is not None],
        "fog": len(state.in_the_fog()),
        "page": _page(state),
        "read": [state.box.pages[page] for page in state.opened],
        "pips": state.pips,
        "strongbox": "open"
        if state.has_read(state.box.lock_page)
        else "jammed"
        if state.wrong == TRIES
        else "closed",
        "wrong": state.wrong,
        "counter": [name for thing, name in enumerate(THINGS) if thing not in state.kit],
        "drawer": [
            name for keepsake, name in enumerate(KEEPSAKES) if keepsake not in state.keepsake and winter
        ],
        "gear": _gear(state),
        "carriers": [_carrier(state, carrier) for carrier in range(state.players)],
        "delivered": bool(state.delivered),
        "scores": state.scores() if state.over else None,
        "winners": state.winners() if state.over else None,
    }


def _read(state: Position, page: int) -> str | None:
    """Names a page that was read."""
    return state.box.pages[page] if page >= 0 and state.has_read(page) else None


def _place(state: Position, place: int) -> PlaceView:
    x, y = state.box.at[place]
    page = state.box.place_page[place]
    return {
        "name": PLACES[place],
        "x": x,
        "y": y,
        "roads": [PLACES[other] for other in state.box.roads[place]],
        "page": _read(state, page),
        "unread": page >= 0 and not state.has_read(page),
    }


def _cell(state: Position, cell: int) -> CellView | None:
    """Shows a card, or fog next to an exit."""
    row, column = divmod(cell, WIDTH)
    seen: CellView = {
        "name": CELLS[cell],
        "x": column - WIDTH // 2,
        "y": row - WIDTH + 1,
        "fog": state.table[cell] < 0,
        "page": None,
        "exits": [],
    }
    if seen["fog"]:
        neighbours = [beside(cell, side) for side in range(len(SIDES))]
        exits = [(n, (side + 2) % 4) for side, n in enumerate(neighbours) if n >= 0 and state.table[n] >= 0]
        return seen if any(state.box.exits[state.table[n]][side] for n, side in exits) else None
    card = state.table[cell]
    seen["page"] = _read(state, state.box.card_page[card])
    seen["exits"] = [side for side, is_exit in zip(SIDES, state.box.exits[card], strict=True) if is_exit]
    return seen


def _page(state: Position) -> PageView | None:
    passage = _read(state, state.page)
    if passage is None:
        return None
    step = state.step
    reader = state.stack[-1][1] if step is not None and step.name in ("choose", "throw") else None
    ways = [] if reader is None else state.box.ways[state.page]
    choices = [_choice(state, reader or 0, number, way) for number, way in enumerate(ways)]
    return {"passage": passage, "reader": reader, "choices": choices}


def _choice(state: Position, reader: int, number: int, way: Way) -> ChoiceView:
    chance = None
    if way.stat >= 0:
        needed = way.difficulty - state.stat(reader, way.stat)
        chance = max(0, min(6, 7 - needed)) * 100 // 6
    return {
        "key": way.key,
        "cost": way.cost,
        "stat": None if way.stat < 0 else STATS[way.stat],
        "difficulty": way.difficulty,
        "chance": chance,
        "refused": pages.against_way(state, reader, state.page, number),
    }


def _gear(state: Position) -> dict[str, GearView]:
    named = zip((*THINGS, *KEEPSAKES), (*state.box.things, *state.box.keepsakes), strict=True)
    return {name: {"legs": gear.legs, "tact": gear.tact, "biscuits": gear.biscuits} for name, gear in named}


def _carrier(state: Position, seat: int) -> CarrierView:
    kit = state.kit[seat * PACKED : (seat + 1) * PACKED]
    return {
        "at": SPOTS[state.at[seat]],
        "hours": state.hours[seat],
        "warmth": state.warmth[seat],
        "biscuits": state.biscuits[seat],
        "legs": state.stat(seat, 0),
        "tact": state.stat(seat, 1),
        "kit": [THINGS[thing] for thing in kit if thing >= 0],
        "keepsake": None if state.keepsake[seat] < 0 else KEEPSAKES[state.keepsake[seat]],
    }
