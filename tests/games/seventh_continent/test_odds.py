"""The chance and the risk that the action sheet tells are exact: they are what counting every draw gives."""

from __future__ import annotations

from itertools import combinations

import pytest

from portulan.games.seventh_continent import odds
from portulan.games.seventh_continent.content.checks.chances import chance, solo_deck
from portulan.games.seventh_continent.result import count
from portulan.games.seventh_continent.state import SeventhContinent
from tests.games.seventh_continent.setting import (
    begin,
    begun,
    go_on,
    number,
    piles,
    shipped,
    table,
    top,
)

CARDS = ("S-R7", "S-L", "S-L2", "S-R", "S-7", "S-77", "S-1", "S-LR", "S-none", "death-1")


def hundredths(chance: float) -> int:
    return round(100 * chance)


def bits(state: SeventhContinent, uids: tuple[str, ...]) -> int:
    return sum(1 << number(state, uid) for uid in uids)


def counted(
    state: SeventhContinent, cards: tuple[str, ...], drawn: int, need: int, seven_stars: int
) -> float:
    """Counts the draws that succeed one by one, with what the rules make of the revealed cards."""
    found = 0
    draws = list(combinations(cards, drawn))
    for draw in draws:
        successes, sevens = count(state, bits(state, draw))
        found += successes + seven_stars * sevens >= need
    return found / len(draws)


@pytest.mark.parametrize("pair", ["off", "on"])
@pytest.mark.parametrize("seven_stars", [0, 1, 2])
@pytest.mark.parametrize("need", [0, 1, 2, 3])
def test_the_chance_is_that_of_all_draws_one_by_one(need: int, seven_stars: int, pair: str) -> None:
    state = table(1, self_pair=pair)
    piles(state, CARDS, ())
    for drawn in range(6):
        told = odds.odds(state, drawn, need, 0, seven_stars)
        exact = 100 * counted(state, CARDS, drawn, need, seven_stars)
        assert abs(told.success - exact) < 1
        assert told.curse == 0


def test_what_is_not_certain_is_not_told_as_certain() -> None:
    state = shipped(1)
    told = odds.odds(state, 12, 1, 0, 0)
    assert told.success == 99


def test_with_the_deck_of_the_beginning_the_chances_are_those_of_the_printed_table() -> None:
    state = begun()
    deck = solo_deck(state.box.content)
    for drawn in range(1, 7):
        for need in range(1, 5):
            assert abs(odds.odds(state, drawn, need, 0, 0).success - 100 * chance(deck, drawn, need)) < 1


def test_cards_that_were_looked_at_come_first() -> None:
    state = table(1)
    piles(state, ("S-1", "S-none", "S-L"), ())
    top(state, "S-none", "S-1")
    assert odds.odds(state, 1, 1, 0, 0).success == 0
    assert odds.odds(state, 2, 1, 0, 0).success == 100


def test_from_the_discard_a_curse_is_a_risk_and_no_success() -> None:
    state = table(1)
    piles(state, ("S-1",), ("S-none", "S-L", "death-1", "death-2"))
    told = odds.odds(state, 3, 1, 0, 0)
    assert told.curse == hundredths(1 - 1 / 6)
    assert told.success == hundredths(1 / 6)


def test_a_curse_in_the_deck_is_no_risk() -> None:
    state = table(1)
    piles(state, ("death-1", "S-1"), ("death-2",))
    assert odds.odds(state, 2, 1, 0, 0) == (100, 0)


def test_the_sheet_tells_the_figures_as_they_stand() -> None:
    state = begin(table(1), "search")
    live = state.view(0)["sheet_of_action"]
    assert state.step is not None
    assert state.step.name == "extra cards"
    assert live is not None
    assert (live["cost"], live["difficulty"]) == (2, 1)
    assert live["chance"] == odds.odds(state, 2, 1, 0, 0).success
    assert [more["cards"] for more in live["more"]] == list(range(1, 8))
    assert live["more"][0]["chance"] == odds.odds(state, 3, 1, 0, 0).success
    go_on(state)
    assert state.view(0)["sheet_of_action"] is None
