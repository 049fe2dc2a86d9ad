"""Bots try the numbers that can be read off a picture that lies open, and no others."""

from __future__ import annotations

import pytest

from portulan.bots import InformationState, make
from portulan.games.seventh_continent import guessing
from portulan.games.seventh_continent.content.looking import candidates
from portulan.games.seventh_continent.names import regions
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import NONE
from tests.battery.unread import emptied, moved_to
from tests.games.seventh_continent.setting import GAME, again, asked, begun, lay, number

WALL = "A-054-g1"
PAGE = "page.054.scene"


def looking(opened: bool = True, guess_penalty: str = "after_three") -> SeventhContinent:
    """A painted wall lies on the Board, and somebody has looked at it or not."""
    state = begun(guess_penalty=guess_penalty)
    lay(state, WALL)
    if opened:
        state.opened = (*state.opened, GAME.passages.index(PAGE))
    return again(state)


@pytest.mark.rule("7C-HIDDEN-1")
def test_a_number_is_read_only_once_the_picture_lies_open() -> None:
    read = candidates(regions(looking().box, GAME.passages.index(PAGE), "en"), "en")
    assert len(read) > 3
    state = looking()
    assert guessing.guess(state, number(state, WALL)) == int(read[0])
    assert guessing.pictures(state) == [number(state, WALL)]
    state = looking(opened=False)
    assert guessing.guess(state, number(state, WALL)) == NONE
    assert guessing.pictures(state) == []


@pytest.mark.rule("7C-HIDDEN-3")
@pytest.mark.parametrize(("penalty", "tries"), [("after_three", 3), ("none", 12), ("one_card", 0)])
def test_wrong_numbers_are_entered_while_they_cost_nothing(penalty: str, tries: int) -> None:
    state = looking(guess_penalty=penalty)
    wall = number(state, WALL)
    tried = []
    while (found := guessing.guess(state, wall)) != NONE:
        tried.append(found)
        state.wrong = [(wall, len(tried))]
    assert len(set(tried)) == tries
    state.wrong, state.camps = [], 1
    assert guessing.guess(state, wall) not in tried


def test_a_bot_enters_what_it_read_and_then_goes_on() -> None:
    state = looking()
    wall = number(state, WALL)
    bot = make("greedy", 1, GAME)
    entered: list[tuple[str, str]] = []
    while len(entered) < 3:
        meant = guessing.guess(state, wall)
        move = bot.choose(InformationState(state, 0))
        if asked(state) == "enter number":
            entered.append((state.notation(move), f"enter {meant}"))
        state.play(move)
    assert all(mine == read for mine, read in entered)
    assert state.wrong == [(wall, 3)]
    assert not state.notation(bot.choose(InformationState(state, 0))).startswith("look")


def test_no_closed_page_decides_which_number_is_tried() -> None:
    """The right number stands on a card that nobody has seen: the bot chooses the same without it."""
    state = looking()
    twin = moved_to(emptied(GAME, state.opened), state)
    for one in (state, twin):
        one.play(one.parse("look"))
        one.play(one.parse(f"search {number(state, WALL)}"))
    chosen = [make("greedy", 1, one.game).choose(InformationState(one, 0)) for one in (state, twin)]
    assert chosen[0] == chosen[1]
    assert state.notation(chosen[0]) == f"enter {guessing.guess(state, number(state, WALL))}"
