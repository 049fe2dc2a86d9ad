"""Whole games to their end, with three dampers shut beforehand: whoever walks straight to the hoist, above it to the
pass, and behind that to the cold Mouth, says the grace and lifts the curse. In company, where every meal and every way
up costs more, whoever hardly eats on the way needs the Night Nurse of easy mode."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent import source
from portulan.games.seventh_continent.moves import ACTIVE, AGREE, DONE, EXPLORE, GO, JOIN, KEEP, STAY
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BANISHED, BOARD, DISCARD, ICONS, STOCK, WON
from tests.games.seventh_continent.setting import asked, begun, entered, hand, names, number

ROADS = {
    1: ("A-010-g1", "A-011-g1", "A-014-g1", "A-027-g1", "A-033-g1"),
    2: ("A-201-g1", "A-211-g1", "A-220-g1", "A-229-g1", "A-228-g1", "A-232-g1"),
    3: ("A-401-g1", "A-405-g1", "A-414-gold1", "A-424-gold1"),
}
"""From the first terrain to the hoist, from its head to the pass, and from there to the Mouth, by sheets."""
LEAVING = {1: ("spot", "pull"), 2: ("climb",), 3: ("pray",)}
"""What is done at the end of each road, in its order; where none of it can be, because all are paranoid, one rests."""
SHUT = ("A-036-g1", "A-226-g1", "A-430-g1", "A-424-g1", "A-454-g1", "A-414-g1")
"""What stands no longer as it did when three dampers have been shut, the Mouth has been listened to, and the plates
have been washed."""
FOOD = {"A-014-g1": ("take", ("A-076-g1",)), "A-414-gold1": ("eat", ("A-114-g1", "A-114-g2"))}
"""Where one eats on the way, and how, while any of these cards is left."""
HUNGRY = 8
"""From so many cards in the Discard on."""
GRACE = "A-486-g1"
TOGETHER = ("move", "pull", "climb", "pray")
"""What all do together; a failure that is shared would cost a state."""


def next_place(state: SeventhContinent) -> int:
    """Finds the first place of the road that is not in play yet; its end once all are."""
    road = ROADS[state.sheet]
    cells = [state.box.cards[state.box.by_id[uid]].at for uid in road]
    return next(
        (cell for cell, uid in zip(cells, road, strict=True) if _missing(state, cell, uid)), cells[-1]
    )


def _missing(state: SeventhContinent, cell: int, uid: str) -> bool:
    return state.cells[cell] != state.box.by_id[uid]


def chosen_action(state: SeventhContinent, moves: list[int]) -> int:
    """Explores the road, clears what lies on it, walks it, and leaves the sheet by its end."""
    goal = next_place(state)
    here = state.figure[state.active]
    wanted = {EXPLORE.move(goal)}
    icons = {
        ICONS[state.box.actions[source.undertaken(state, state.active, move)[0]].icon]: move for move in moves
    }
    stock, board = set(names(state, STOCK)), set(names(state, BOARD))
    how, left = FOOD.get(state.box.ids[state.cells[here]], ("", ()))
    if len(names(state, DISCARD)) >= HUNGRY:
        if "A-076-g1" in board and "eat" in icons:
            return icons["eat"]
        if how in icons and stock & set(left):
            return icons[how]
    if state.cells[here] == state.box.by_id[ROADS[state.sheet][-1]]:
        return next((icons[icon] for icon in (*LEAVING[state.sheet], "rest") if icon in icons), moves[0])
    for move in moves:
        if move in wanted:
            return move
    blocking = state.cells[goal]
    for move in moves:
        number, _ = source.undertaken(state, state.active, move)
        if state.box.actions[number].card == blocking:
            return move
    return icons.get("move", moves[0])


def behind(state: SeventhContinent, moves: list[int]) -> int:
    """Lets whoever is furthest from the end of the road act, so that all come to it; the paranoid last."""
    road = [state.box.cards[state.box.by_id[uid]].at for uid in ROADS[state.sheet]]

    def order(seat: int) -> tuple[int, bool]:
        here = state.figure[seat]
        alone = any(uid.startswith("A-100-") for uid in hand(state, seat))
        return road.index(here) if here in road else -1, alone

    seats = sorted(state.in_play(), key=order)
    return next((ACTIVE.move(seat) for seat in seats if ACTIVE.move(seat) in moves), moves[0])


def answer(state: SeventhContinent) -> int:
    """Answers a question on the way."""
    moves = state.moves()
    name = "" if state.step is None else state.step.name
    if name == "group":
        return behind(state, moves)
    if name == "action":
        return chosen_action(state, moves)
    if name in ("destination", "travel"):
        road = [state.box.cards[state.box.by_id[uid]].at for uid in ROADS[state.sheet]]
        known = [GO.move(cell) for cell in road if GO.move(cell) in moves]
        return known[-1] if known else moves[0]
    if name == "extra cards":
        return moves[min(2 if state.difficulty > 1 else state.difficulty, len(moves) - 1)]
    if name == "skill":
        return moves[-1]
    if JOIN.move() in moves:
        return JOIN.move() if ICONS[state.acting().icon] in TOGETHER else STAY.move()
    if AGREE.move() in moves:
        return AGREE.move()
    if DONE.move() in moves and not any(move in KEEP for move in moves) and name != "lower cost":
        return DONE.move()
    return moves[0]


@pytest.mark.rule("7C-WIN-1", "7C-GOAL-2", "7C-EXPLORE-4", "7C-MOVE-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_some_games_are_won(players: int) -> None:
    won = 0
    for seed in range(30):
        state = begun(players, seed, easy="off" if players == 1 else "on")
        for uid in SHUT:
            state.shift(number(state, uid), STOCK, BANISHED)
        entries = 0
        while not state.over and entries < 3000:
            if asked(state) == "group" and GRACE in names(state, BOARD):
                entered(state, GRACE, "864")
            else:
                state.play(answer(state))
            entries += 1
        assert state.over
        assert state.faults() == []
        won += state.ended == WON
    assert won > 0
