"""Who wins (contract 2.14): the highest total, then the most Amulets in the sector, then together."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.agartha.gathering import gathering
from tests.games.agartha.setting import ending_round, setting, slot


@pytest.mark.rule("AG-WIN-1")
@pytest.mark.parametrize("best", [0, 1, 2, 3])
def test_the_highest_total_wins(best: int) -> None:
    table = setting(4, village={seat: 12 + 3 * (seat == best) for seat in range(4)})
    assert table.winners() == [best]


@pytest.mark.rule("AG-WIN-1", "AG-WIN-2")
def test_amulets_decide_only_among_the_tied() -> None:
    table = setting(3, village={0: 30, 1: 20, 2: 10}, amulets={1: 3})
    assert table.scores() == [30, 29, 10]
    assert table.winners() == [0]


@pytest.mark.rule("AG-WIN-2")
def test_ag_dv_69_the_most_amulets_among_the_tied() -> None:
    """AG-DV-69: totals 30, 30, 28; Amulets in AMS 1, 2, 3; second player wins."""
    table = setting(3, village={0: 27, 1: 24, 2: 19}, amulets={0: 1, 1: 2, 2: 3})
    assert table.scores() == [30, 30, 28]
    assert table.winners() == [1]


@pytest.mark.rule("AG-WIN-3", "AG-WIN-2")
@pytest.mark.parametrize("holder", [0, 1])
def test_ag_dv_70_a_shared_victory(holder: int) -> None:
    """AG-DV-70: totals 30, 30; Amulets 1, 1 (a third one in a slot of the first player); shared victory."""
    board = {"V1": "AMU", "L1": "AMU"}
    table = setting(2, holder=holder, boards={0: board}, village={0: 27, 1: 27}, amulets={0: 1, 1: 1})
    assert table.scores() == [30, 30]
    assert table.winners() == [0, 1]


@pytest.mark.rule("AG-WIN-3")
def test_three_may_share_a_victory() -> None:
    table = setting(4, village={0: 6, 1: 3, 2: 6, 3: 6})
    assert table.winners() == [0, 2, 3]


@pytest.mark.rule("AG-WIN-1", "AG-WIN-2", "AG-WIN-3")
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2)), min_size=2, max_size=4))
def test_nobody_is_better_than_a_winner(players: list[tuple[int, int]]) -> None:
    village = {seat: 3 * points for seat, (points, _) in enumerate(players)}
    amulets = {seat: number for seat, (_, number) in enumerate(players)}
    table = setting(len(players), village=village, amulets=amulets, pile="")
    totals = [3 * points + 3 * number for points, number in players]
    first = [seat for seat, total in enumerate(totals) if total == max(totals)]
    most = max(amulets[seat] for seat in first)
    assert table.winners() == [seat for seat in first if amulets[seat] == most]


@pytest.mark.rule("AG-WIN-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winners_of_a_game_have_its_highest_score(players: int) -> None:
    for seed in range(8):
        for _, after in gathering(players, seed):
            if after.over:
                assert {after.scores()[seat] for seat in after.winners()} == {max(after.scores())}
                assert after.view(None)["winners"] == after.winners()


@pytest.mark.rule("AG-END-2", "AG-END-3", "AG-END-4", "AG-INV-1")
def test_peripheral_cards_are_removed_at_the_end() -> None:
    """Only Places and Compasses of the Places zone, the Object slot and the sectors remain; the rest is discarded."""
    board = {"L1": "FOR CPS CHA AMU KNI", "L2": "MTN", "V1": "CHA", "V2": "CPS", "OB": "AXE", "EX": "VIL"}
    table = setting(2, number=6, boards={0: board}, encounter={0: 2}, village={0: 1}, amulets={0: 1})
    ending_round(table)
    assert table.over
    left = {name: slot(table, 0, name) for name in ("L1", "L2", "L3", "V1", "V2", "OB", "EX")}
    assert left == {"L1": "FOR CPS", "L2": "MTN", "L3": "", "V1": "", "V2": "", "OB": "AXE", "EX": ""}
    assert (table.encounter[0], table.amulets[0]) == (2, 1)
    assert sorted(table.view(0)["discard"]["cards"]) == ["AMU", "CHA", "CHA", "CPS", "KNI", "VIL"]
    assert table.faults() == []
