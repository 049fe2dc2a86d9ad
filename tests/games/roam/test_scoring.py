"""Scoring (RO-SCORE): points, winners and places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portulan.games.roam.scoring import ranks, sheet
from tests.games.roam import recount
from tests.games.roam.setting import beginning, cover, setting, wandering


@pytest.mark.rule("RO-SCORE-1")
def test_the_points_of_all_cards_are_added() -> None:
    table = setting(won={0: "K7 K8", 1: "K9"})
    assert table.scores() == [5, 2]
    table.ready = [0, 0]
    assert table.scores() == [5, 2]


@pytest.mark.rule("RO-SCORE-2")
def test_start_cards_count_what_is_printed_on_them() -> None:
    assert beginning(4, seed=1).scores() == [0, 0, 0, 0]
    table = setting()
    start = next(card for card in range(60) if table.cards[0] >> card & 1)
    points = table.box.points
    points[start] = 2
    try:
        assert table.scores() == [2, 0]
    finally:
        points[start] = 0


@pytest.mark.rule("RO-SCORE-3")
def test_tiles_count_ready_or_used() -> None:
    table = setting(full=True, tiles={0: "slide slide!", 1: "flip! flip flip flip"})
    assert table.scores() == [0 + 1, 0 + 1 + 1 + 2]
    assert sheet(table, 1).tiles == 4


@pytest.mark.rule("RO-SCORE-4", "RO-OUTPOST-8")
def test_the_outpost_is_worth_three_points() -> None:
    table = setting(options={"outpost": True}, won={1: "K7"})
    table.outpost = 1
    assert table.scores() == [0, 6]
    assert table.winners() == [1]


@pytest.mark.rule("RO-SCORE-5")
def test_coins_markers_and_majorities_give_no_points() -> None:
    table = setting(coins=[50, 0], markers={0: f"{cover(0, but='0,0')} {cover(3, but='3,0')}"})
    assert table.scores() == [0, 0]


@pytest.mark.rule("RO-SCORE-7")
def test_all_places_are_decided_alike() -> None:
    table = setting(4, won={0: "K7", 1: "K8", 2: "K9"}, coins=[0, 3, 3, 9])
    assert table.scores() == [3, 2, 2, 0]
    assert ranks(table) == [1, 2, 2, 4]
    table.coins = [0, 3, 4, 9]
    assert ranks(table) == [1, 3, 2, 4]


def test_the_final_view_has_the_sheets() -> None:
    *_, table = wandering(3, 4, {"outpost": True})
    view = table.view(None)
    assert [line["total"] for line in view["sheets"]] == table.scores()
    assert view["winners"] == table.winners()
    assert [rank == 1 for rank in view["ranks"]] == [seat in table.winners() for seat in range(3)]


BOARD = st.tuples(
    st.lists(st.integers(0, 47), max_size=9, unique=True),
    st.lists(st.integers(0, 23), max_size=6, unique=True),
    st.integers(0, 3),
)


@given(st.lists(BOARD, min_size=2, max_size=4), st.integers(-1, 1))
def test_the_recount_agrees_on_boards_that_random_play_hardly_reaches(
    boards: list[tuple[list[int], list[int], int]], outpost: int
) -> None:
    table = beginning(len(boards), options={"outpost": True})
    for seat, (cards, tiles, coins) in enumerate(boards):
        table.cards[seat] |= sum(1 << card for card in cards)
        table.tiles[seat] = sum(1 << tile for tile in tiles)
        table.coins[seat] = coins
    table.outpost = outpost
    for viewer in (*range(len(boards)), None):
        view = table.view(viewer)
        assert recount.scores(view) == table.scores()
        assert recount.winners(view) == table.winners()
