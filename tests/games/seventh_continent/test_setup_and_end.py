"""Setting up, and how a game ends (7C-SETUP, 7C-WIN, 7C-DEFEAT, 7C-ELIMINATED)."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    COLUMN,
    DECK,
    DISCARD,
    LOST_GAME,
    NONE,
    OUT,
    PAST,
    SATCHEL,
    STOCK,
    WON,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    GAME,
    LUDOVIC,
    THIRD,
    again,
    asked,
    begin,
    begun,
    do,
    entered,
    equip,
    go_on,
    hand,
    hold,
    lay,
    names,
    number,
    offered,
    refused,
    shipped,
    stand,
    standing,
    table,
    top,
    undertake,
)


@pytest.mark.rule(
    "7C-SETUP-5", "7C-SETUP-7", "7C-SETUP-8", "7C-SETUP-9", "7C-ZONE-5", "7C-ZONE-8", "7C-ZONE-9"
)
@pytest.mark.parametrize(
    ("players", "dice", "limit", "cards", "deck"),
    [(1, 4, 5, 4, 45), (2, 3, 3, 3, 50), (3, 2, 3, 3, 55), (4, 2, 2, 2, 60)],
)
def test_the_numbers_of_set_up(players: int, dice: int, limit: int, cards: int, deck: int) -> None:
    """7C-VEC-16."""
    state = begun(players)
    box = state.box
    assert (box.object_limit[players], box.hand_limit[players], box.column_limit[players]) == (
        dice,
        limit,
        cards,
    )
    assert state.piles[DECK].bit_count() == deck
    assert (state.piles[DECK] & box.curses).bit_count() == 5
    assert not state.faults()


@pytest.mark.rule(
    "7C-SETUP-1", "7C-SETUP-6", "7C-SETUP-12", "7C-SETUP-14", "7C-SETUP-15", "7C-SETUP-18", "7C-ZONE-4"
)
def test_the_first_adventure() -> None:
    """7C-VEC-17: the clue La Déesse Vorace begins on terrain 010, with fog at its arrows."""
    state = shipped(2)
    assert names(state, BOARD) == ["A-010-g1"]
    assert names(state, SATCHEL) == ["voracious-goddess"]
    here = state.cells.index(number(state, "A-010-g1"))
    assert state.figure == [here, here]
    assert sum(value > 0 for value in state.fog) == 4
    assert state.fire == [NONE, NONE]
    assert hand(state, BRUNO) == []
    assert state.column == [NONE] * (2 * 4 * COLUMN)


@pytest.mark.rule("7C-SETUP-1")
def test_nobody_has_the_character_of_another() -> None:
    state = GAME.new(2)
    do(state, "be vogt")  # type: ignore[arg-type]
    assert refused(state, "be vogt") == "7C-SETUP-1"  # type: ignore[arg-type]


@pytest.mark.rule("7C-EASY-1", "7C-SETUP-4")
def test_easy_mode_has_a_card_of_its_own() -> None:
    assert "A-777-g1" in names(shipped(1, easy="on"), SATCHEL)
    assert "A-777-g1" in names(shipped(1), STOCK)


@pytest.mark.rule("7C-SETUP-4")
def test_the_card_of_easy_mode_is_read_when_it_is_taken() -> None:
    assert "A-777-g1" not in GAME.new(1, options={"easy": "on"}).view(0)["cards"]
    state = begun(easy="on")
    assert "A-777-g1" in state.view(0)["satchel"]
    assert GAME.passages.index("page.777") in state.opened


@pytest.mark.rule("7C-WIN-1", "7C-WIN-2", "7C-GOAL-2", "7C-GOAL-3")
def test_the_last_curse_is_lifted() -> None:
    """The grace that is said before the cold Mouth lifts it, and it was the only one."""
    state = standing("A-424-gold1", "A-414-g1", sheet=3, players=2)
    top(state, "C35", "C33", "C34")
    undertake(again(state), "pray", "A-424-gold1", helped_by=[LUDOVIC])
    entered(state, "A-486-g1", "864")
    assert state.over
    assert state.ended == WON
    assert state.winners() == [0, 1]


@pytest.mark.rule(
    "7C-ELIMINATED-1", "7C-ELIMINATED-2", "7C-ELIMINATED-3", "7C-ELIMINATED-4", "7C-ELIMINATED-5"
)
def test_two_of_three_are_eliminated() -> None:
    """7C-VEC-36: both are out, the game goes on with one; no 100 is taken."""
    state = table(3)
    hold(state, BRUNO, "C01", "A-104-1", "X-I-05", "ferriere-1")
    equip(state, LUDOVIC, 3, "A-700-g1")
    begin(again(state), "pray")
    do(state, "join", "agree", "stay", "extra 0")
    assert state.in_play() == [THIRD]
    assert names(state, 13) == []
    assert {"C01"} <= set(names(state, DISCARD))
    assert {"X-I-05", "A-700-g1"} <= set(names(state, PAST))
    assert "A-104-1" in names(state, STOCK)
    assert {f"ferriere-{n}" for n in range(1, 6)} <= set(names(state, BANISHED))
    assert (asked(state), state.actor) == ("new character", BRUNO)
    assert offered(state) == ["be vogt", "be sahin", "done"]
    do(state, "done", "be vogt")
    assert state.in_play() == [LUDOVIC, THIRD]
    assert state.figure[LUDOVIC] == state.figure[THIRD]
    assert {f"vogt-{n}" for n in range(1, 6)} <= set(names(state, DECK))
    assert asked(state) == "group"
    assert not any(uid.startswith("A-100") for uid in names(state, 15))
    assert not state.faults()


@pytest.mark.rule("7C-DEFEAT-2", "7C-ELIMINATED-6")
@pytest.mark.parametrize("players", [1, 3])
def test_all_are_eliminated(players: int) -> None:
    """7C-VEC-37."""
    state = table(players)
    begin(state, "pray")
    go_on(state, helped_by=range(players))
    assert state.over
    assert state.ended == LOST_GAME
    assert state.winners() == []


@pytest.mark.rule("7C-JOIN-1", "7C-JOIN-2", "7C-JOIN-3")
def test_limits_when_somebody_comes_in() -> None:
    """7C-VEC-38: with three characters nobody keeps more than two objects."""
    state = table(3)
    begin(state, "pray", by=BRUNO)
    do(state, "stay", "stay", "extra 0")
    for seat in (LUDOVIC, THIRD):
        for uid in (("C01", "C03", "C04"), ("C06", "C07", "C09"))[seat - 1]:
            equip(state, seat, 3, uid)
    do(state, "be vogt")
    for seat in (LUDOVIC, THIRD):
        assert (asked(state), state.actor) == ("excess objects", seat)
        do(state, f"abandon {seat}.0")
    assert [len(state.objects(seat)) for seat in range(3)] == [0, 2, 2]
    assert "vogt" not in names(state, OUT)


@pytest.mark.rule("7C-ZONE-9", "7C-JOIN-2")
def test_columns_are_shortened_from_the_bottom() -> None:
    """G-108: with four characters an object has two cards; the die is not lowered."""
    state = table(4)
    begin(state, "pray", by=BRUNO)
    do(state, "stay", "stay", "stay", "extra 0")
    slot = equip(state, LUDOVIC, 5, "C01", "C03", "A-700-g1")
    do(state, "be sahin")
    assert state.object_cards(slot) == [number(state, "C01"), number(state, "C03")]
    assert state.dice[slot] == 5
    assert "A-700-g1" in names(state, PAST)


@pytest.mark.rule("7C-JOIN-3")
def test_the_group_chooses_where_a_new_figure_joins() -> None:
    """G-120."""
    state = table(3)
    lay(state, "T761")
    stand(state, "T761", THIRD)
    begin(again(state), "pray", by=BRUNO)
    do(state, "stay", "extra 0", "be vogt")
    assert [state.notation(move) for move in state.moves()] == [
        f"go {state.figure[seat]}" for seat in (LUDOVIC, THIRD)
    ]
    do(state, f"go {state.figure[THIRD]}")
    assert state.figure[BRUNO] == state.figure[THIRD]
    assert asked(state) == "group"
