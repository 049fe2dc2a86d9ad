"""Reading: a page is opened, what it says happens, and its reader takes one of its choices, by the die if need be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from portulan.content.vocabulary import Row
from portulan.engine.dice import pips
from portulan.engine.steps import Frame
from tests.toys.letters import events, steps
from tests.toys.letters.box import NONE
from tests.toys.letters.entries import (
    CONDITIONS,
    EFFECTS,
    Biscuits,
    Carry,
    Deliver,
    HasRead,
    InSeason,
    Linger,
    Warmth,
)
from tests.toys.letters.moves import CHOOSE, DIE
from tests.toys.letters.position import Position
from tests.toys.letters.world import BAG, OFFICE, WARM

# What pages do


def change_warmth(state: Position, seat: int, n: int) -> None:
    """A carrier gets warmer or colder; whoever has no warmth left is sent home for the day (DL-WARM-1, DL-WARM-2)."""
    before = state.warmth[seat]
    after = state.warmth[seat] = max(0, min(WARM, before + n))
    if after > before:
        state.tell(events.WARMER, seat, after - before)
    elif after < before:
        state.tell(events.COLDER, seat, before - after)
    if not after:
        state.tell(events.SENT_HOME, seat, state.at[seat])
        state.at[seat] = OFFICE
        state.warmth[seat] = 1
        state.hours[seat] = 0


def get_biscuits(state: Position, seat: int, n: int) -> None:
    """A carrier gets biscuits, as many as the bag holds (DL-EAT-3)."""
    room = min(n, BAG - state.biscuits[seat])
    if room:
        state.biscuits[seat] += room
        state.tell(events.GOT, seat, room)


def linger(state: Position, seat: int, n: int) -> None:
    """A carrier loses hours of today, as far as there are any."""
    lost = min(n, state.hours[seat])
    state.hours[seat] -= lost
    if lost:
        state.tell(events.LINGERED, seat, lost)


def walk(state: Position, seat: int, spot: int) -> None:
    """A carrier comes to a place of the valley or a cell of the Table (DL-ROAD-1)."""
    state.tell(events.WALKED, seat, state.at[seat], spot)
    state.at[seat] = spot


def deliver(state: Position, seat: int) -> None:
    """The letter is delivered, and the match is over (DL-END-1)."""
    state.delivered = 1
    state.stack.clear()
    state.tell(events.DELIVERED, seat)


_EFFECTS: Final[list[Callable[..., None]]] = EFFECTS.table(
    {Warmth: change_warmth, Biscuits: get_biscuits, Linger: linger, Carry: walk, Deliver: deliver}
)


def in_season(state: Position, season: int) -> bool:
    """It is the season that a choice asks for."""
    return state.season == season


_CONDITIONS: Final[list[Callable[..., bool]]] = CONDITIONS.table(
    {InSeason: in_season, HasRead: lambda state, page: state.has_read(page)}
)


def holds(state: Position, condition: Row) -> bool:
    """Tells whether a condition of a choice holds."""
    return _CONDITIONS[condition[0]](state, *condition[1:])


# Reading


def read(state: Position, seat: int, page: int) -> None:
    """Has a page read next."""
    state.page = page
    state.stack.append((steps.PAGE, seat))


def passage(state: Position, frame: Frame) -> int:
    """The passage that is opened: a page has the number of its passage."""
    return state.page


def page(state: Position, frame: Frame) -> None:
    """What the page says happens; then its reader may choose (DL-PAGE-1, DL-PAGE-2)."""
    seat = frame[1]
    state.tell(events.OPENED, seat, state.page)
    if state.box.ways[state.page]:
        state.stack.append((steps.CHOOSE, seat))
    for effect in state.box.effects[state.page]:
        _EFFECTS[effect[0]](state, seat, *effect[1:])


# Choosing


def against_way(state: Position, seat: int, page: int, number: int) -> str:
    """A choice is on the page, is open, can be paid for, and has not succeeded yet (DL-PAGE-2 to DL-PAGE-5)."""
    ways = state.box.ways[page]
    if number >= len(ways):
        return "DL-PAGE-2"
    way = ways[number]
    if not all(holds(state, condition) for condition in way.needs):
        return "DL-PAGE-3"
    if way.cost > state.biscuits[seat]:
        return "DL-PAGE-4"
    return "DL-PAGE-5" if state.has_read(way.success) else ""


def against_choose(state: Position, frame: Frame, move: int) -> str:
    """One may always leave a page (DL-PAGE-2)."""
    return against_way(state, frame[1], state.page, CHOOSE.index(move)) if move in CHOOSE else ""


def choose(state: Position, frame: Frame, move: int) -> None:
    """A choice is paid for and tried, or leads on at once (DL-PAGE-4, DL-TEST-1)."""
    seat = frame[1]
    if move not in CHOOSE:
        state.tell(events.LEFT, seat)
        return
    number = CHOOSE.index(move)
    way = state.box.ways[state.page][number]
    state.tell(events.CHOSE, seat, number + 1)
    if way.cost:
        state.biscuits[seat] -= way.cost
        state.tell(events.PAID, seat, way.cost)
    if way.stat == NONE:
        read(state, seat, way.success)
    else:
        state.stack.append((steps.THROW, seat, number))


def throw(state: Position, frame: Frame, outcome: int) -> None:
    """The die and the stat together reach the difficulty, or fail (DL-TEST-1, DL-TEST-2)."""
    seat, number = frame[1:]
    way = state.box.ways[state.page][number]
    state.pips = pips(DIE, outcome)
    total = state.pips + state.stat(seat, way.stat)
    state.tell(events.THREW, seat, state.pips, total, way.difficulty)
    after = way.success if total >= way.difficulty else way.failure
    if after != NONE:
        read(state, seat, after)
