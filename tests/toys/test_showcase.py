"""The rules of Lantern Bay, clause by clause: chance says what the test dictates."""

from __future__ import annotations

from typing import cast

import pytest

import portulan
from tests.toys.showcase.bay import MOST
from tests.toys.showcase.state import Showcase


def bay(*moves: str) -> Showcase:
    """A new stay without a seed, and the moves that follow."""
    return play(cast(Showcase, portulan.new("showcase", players=1)), *moves)


def play(state: Showcase, *moves: str) -> Showcase:
    for text in moves:
        state.play(state.parse(text))
    return state


def refusal(state: Showcase, move: str) -> str:
    with pytest.raises(portulan.Refused) as refused:
        state.play(state.parse(move))
    return refused.value.rule


@pytest.mark.rule("SC-1")
def test_one_walks_along_roads_and_lifts_the_fog_before_one_goes_on() -> None:
    state = bay("walk ford")
    assert refusal(state, "walk quarry") == "SC-1"
    play(state, "walk chapel", "walk quarry", "ship")
    assert refusal(state, "walk chapel") == "SC-1"
    assert refusal(state, "go dunes") == "SC-1"
    assert refusal(state, "explore hollow") == "SC-1"
    play(state, "explore dunes", "go dunes", "explore hollow")
    assert refusal(state, "explore hollow") == "SC-1"
    play(state, "go hollow", "go dunes")


@pytest.mark.rule("SC-2")
def test_a_page_is_opened_once_and_a_choice_tried_with_the_die() -> None:
    state = bay()
    assert refusal(state, "read") == "SC-2"
    play(state, "walk mill", "read", "choose call", "die 1")
    assert (state.coins, state.hearts) == (1, 4)
    assert refusal(state, "read") == "SC-2"
    play(state, "walk ford", "walk chapel", "read")
    assert refusal(state, "choose call") == "SC-2"
    play(state, "choose climb", "die 4")
    assert (state.coins, state.hearts) == (4, 4)


@pytest.mark.rule("SC-3")
def test_between_one_and_six_cards_are_drawn_for_the_climb() -> None:
    state = bay("prepare", "less")
    assert refusal(state, "less") == "SC-3"
    play(state, *["more"] * 5)
    assert refusal(state, "more") == "SC-3"


@pytest.mark.rule("SC-4")
def test_a_number_is_tried_until_it_is_found() -> None:
    state = bay("riddle", "number 315", "riddle", "number 316")
    assert (state.tries, state.coins) == (1, 8)
    assert refusal(state, "riddle") == "SC-4"


@pytest.mark.rule("SC-5")
def test_after_sixty_moves_the_boat_sails_home() -> None:
    state = bay(*["ship"] * (MOST - 1))
    assert MOST == 60 and not state.over
    assert play(state, "ship").over
    assert refusal(state, "ship") == "SC-5"
