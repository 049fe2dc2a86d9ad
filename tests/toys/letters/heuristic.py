"""What Dead Letters knows about good play: read what is new, keep warm, go where something is left to do."""

from __future__ import annotations

from typing import Final

from portulan.engine.heuristic import Heuristic
from tests.toys.letters import pages
from tests.toys.letters.moves import AGREE, DIAL, ENTER, OBJECT
from tests.toys.letters.state import Letters
from tests.toys.letters.world import FIRST_CELL, GATE, HUT, SIDES

UNREAD: Final = 0.6
"""What a page is worth that nobody has read: a guess, since nobody knows what it says."""

FAR: Final = 12
"""Hours to something that cannot be reached."""


class LettersHeuristic(Heuristic[Letters]):
    """Rates a move by the position after it; at a closed page by what is known without it."""

    def scores(self, state: Letters, seat: int, moves: list[int]) -> list[float]:
        """Rates each move in points."""
        if state.entry() is not None:
            right = ENTER.move(state.box.lock_number) if state.knows_number() else -1
            return [float(move == right) for move in moves]
        return [self._score(state, seat, move) for move in moves]

    def values(self, state: Letters) -> list[float]:
        """Estimates the points of the team."""
        return [worth(state)] * state.players

    def chance_of_winning(self, state: Letters) -> float:
        """Takes ten points for a letter that is delivered."""
        if state.over:
            return 1.0 if state.winners() else 0.0
        return max(0.0, min(0.9, worth(state) / 10))

    def spread(self, state: Letters) -> float:
        """Points decide nothing here; small differences are meant."""
        return 1.0

    def _score(self, state: Letters, seat: int, move: int) -> float:
        if move in DIAL:
            return worth(state) + (1 if state.knows_number() else -1)
        if move in AGREE or move in OBJECT:
            return float(move in AGREE)
        after = state.copy()
        after.play(move, seat)
        return worth(after)


def worth(state: Letters) -> float:
    """Puts a position into points: the letter above all, then what was read and laid, warmth, short ways, time."""
    if state.over:
        return float(state.scores()[0])
    known = 0.3 * len(state.opened) + 0.2 * (len(state.box.cards) - len(state.in_the_fog()))
    comfort = sum(min(3, warmth) for warmth in state.warmth) + 0.2 * sum(state.biscuits)
    ways = sum(min(_hours_to_something(state, seat), FAR) for seat in range(state.players))
    hope = UNREAD if state.closed else 0.0
    hours = sum(state.hours)
    return known + hope + (0.2 * comfort - 0.1 * ways + 0.02 * hours) / state.players - 0.2 * state.day


def _hours_to_something(state: Letters, seat: int) -> int:
    """Counts the hours to the nearest spot where a page can be read, the number entered, or the fog entered."""
    reached = [state.at[seat]]
    for hours in range(FAR):
        if any(_is_worth_a_visit(state, seat, spot) for spot in reached):
            return hours
        further = [other for spot in reached for other in _beside(state, spot)]
        reached = list(dict.fromkeys([*reached, *further]))
    return FAR


def _is_worth_a_visit(state: Letters, seat: int, spot: int) -> bool:
    cell = spot - FIRST_CELL
    if cell < 0:
        if spot == state.box.lock_place and state.knows_number() and not state.has_read(state.box.lock_page):
            return True
        page = state.box.place_page[spot]
    else:
        if state.in_the_fog() and any(state.table[there] < 0 for there in _cells_beside(state, cell)):
            return True
        page = state.box.card_page[state.table[cell]]
    if page < 0 or not state.has_read(page):
        return page >= 0
    ways = range(len(state.box.ways[page]))
    return any(not pages.against_way(state, seat, page, way) for way in ways)


def _beside(state: Letters, spot: int) -> list[int]:
    """Lists the spots one hour from a spot, as far as cards lie there."""
    cell = spot - FIRST_CELL
    if cell < 0:
        roads = state.box.roads[spot]
        return [*roads, FIRST_CELL + GATE] if spot == HUT else roads
    found = [FIRST_CELL + there for there in _cells_beside(state, cell) if state.table[there] >= 0]
    return [*found, HUT] if cell == GATE else found


def _cells_beside(state: Letters, cell: int) -> list[int]:
    """Lists the cells that can be entered from a cell, those in the fog too."""
    return [there for side in range(len(SIDES)) if (there := state.way_on(cell, side)) >= 0]
