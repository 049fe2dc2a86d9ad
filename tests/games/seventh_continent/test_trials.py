"""A few trials of the informed bot (contract 7.5); the long script `tools/seventh-continent-trials` plays many."""

from __future__ import annotations

import pytest

from tools.seventh_continent_trials import Cell, Played, Result, curses, play, report


def played(curse: str, players: int, easy: bool, games: int) -> Result:
    """Plays matches whose seeds are the same every time, and so their course."""
    cell = Cell(curse, players, easy, "informed")
    return Result(cell, [play((cell, f"suite {number}")) for number in range(games)])


@pytest.mark.parametrize("curse", curses())
@pytest.mark.parametrize(("players", "easy", "games"), [(1, False, 10), (3, False, 6), (4, True, 2)])
def test_whoever_has_read_all_cards_lifts_a_curse_now_and_then(
    curse: str, players: int, easy: bool, games: int
) -> None:
    result = played(curse, players, easy, games)
    assert not any(match.stuck or match.faults for match in result.matches)
    assert result.victories >= 1
    assert [bool(match.ends) for match in result.matches] == [match.won for match in result.matches]
    assert 0.8 <= result.cards_an_action <= 1.8
    table = list(report([result]))
    assert f"| {players} | {games} | {result.rate:.1%} |" in table[2]


def test_both_curses_are_set_out_against_together() -> None:
    result = played("+".join(curses()), 2, True, 1)
    assert not any(match.stuck or match.faults for match in result.matches)


def test_a_match_goes_the_same_way_whatever_was_played_before() -> None:
    cell = Cell(curses()[0], 2, False, "informed")
    found: list[Played] = [play((cell, seed)) for seed in ("one", "two", "one")]
    assert found[0] == found[2] != found[1]
