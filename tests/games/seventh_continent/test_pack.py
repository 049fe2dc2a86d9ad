"""The example of the guide for authors: a curse of thirty cards of one's own, which is read, checked and lifted."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import portulan
from portulan import Game
from portulan.cli import main
from portulan.content import Content
from portulan.content.lints import lint
from portulan.games.seventh_continent import source
from portulan.games.seventh_continent.content.checks.counts import counted
from portulan.games.seventh_continent.moves import DONE, ENTER, EXPLORE, GO, KEEP, LOOK, SEARCH
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BOARD, CLUE, ICONS, SATCHEL, WON

PACK = Path(__file__).parents[3] / "docs" / "examples" / "sunken-bell"
CARDS = 30
MATCHES = 3


class Deed(NamedTuple):
    """What is done at a place, and the card that it brings."""

    place: str
    icon: str
    brings: str


ROAD = (
    Deed("A-979-g1", "take", "A-991-g1"),
    Deed("A-982-g1", "search", "A-996-g1"),
    Deed("A-981-g1", "", ""),
    Deed("A-983-g1", "decipher", "A-987-g1"),
    Deed("A-984-g1", "climb", "A-984-gold1"),
    Deed("A-984-gold1", "pull", ""),
)
"""Round the parish: each place lies beside the one before, the first beside the first terrain."""
BOARD_OF_RINGERS, CLAPPER = "A-987-g1", "A-993-g1"
ANSWER = "993"
"""Nine ringers at the flood, nine at the ebb, three who stayed in when six took lanterns."""


@pytest.fixture(scope="module")
def game() -> Game:
    return portulan.game("seventh-continent", PACK)


def test_the_pack_passes_the_checks_of_what_it_brings(game: Game) -> None:
    content = game.content
    assert isinstance(content, Content)
    assert [str(finding) for _, findings in lint(content) for finding in findings] == []


def test_the_command_that_authors_use_finds_nothing_wrong() -> None:
    """A pack has as many cards as it likes: only what ships is held against the counts of the contract."""
    assert main(["content", "seventh-continent", "--pack", str(PACK)]) == 0


def test_the_pack_brings_thirty_cards(game: Game) -> None:
    shipped = portulan.game("seventh-continent").content
    assert isinstance(game.content, Content)
    assert isinstance(shipped, Content)
    assert sum(counted(game.content).values()) == sum(counted(shipped).values()) + CARDS


def test_the_curse_is_lifted_by_what_its_cards_tell(game: Game) -> None:
    """Whoever finds the rope and counts the ringers rings; some are caught by the tide before."""
    ended = [lift(game, seed) for seed in range(MATCHES)]
    assert WON in ended


def test_with_both_curses_the_journey_begins_at_the_smaller_number(game: Game) -> None:
    state = game.new(1, seed=1)
    assert isinstance(state, SeventhContinent)
    while _asked(state) != "group":
        state.play(state.moves()[-1])
    assert state.piles[SATCHEL] & state.box.of_type[CLUE] == state.box.of_type[CLUE]
    assert state.cells[state.figure[0]] == state.box.by_id["A-010-g1"]


def lift(game: Game, seed: int) -> int:
    """Plays a match alone along the road, and tells how it ended."""
    state = game.new(1, seed=seed)
    assert isinstance(state, SeventhContinent)
    while not state.over:
        state.play(_answer(state))
    assert state.faults() == []
    return state.ended


def _asked(state: SeventhContinent) -> str:
    return "" if state.step is None else state.step.name


def _next(state: SeventhContinent) -> Deed:
    """Finds the first deed that is left to be done; a place without one has only to be found."""
    for deed in ROAD:
        missing = deed.brings or deed.place
        if not (state.piles[BOARD] | state.piles[SATCHEL]) >> state.box.by_id[missing] & 1:
            return deed
    return ROAD[-1]


def _answer(state: SeventhContinent) -> int:
    moves = state.moves()
    name = _asked(state)
    box = state.box
    if name == "clues":
        (only,) = [
            move for move in moves if state.say(move, "en").startswith("Set out against The Sunken Bell (")
        ]
        return only
    solved = state.piles[SATCHEL] >> box.by_id[CLAPPER] & 1
    if name == "group" and not solved and state.piles[BOARD] >> box.by_id[BOARD_OF_RINGERS] & 1:
        return LOOK.move()
    if name == "search":
        return SEARCH.move(box.by_id[BOARD_OF_RINGERS])
    if name == "enter number":
        return ENTER.move(int(ANSWER))
    if name == "action":
        return _action(state, moves)
    if name in ("destination", "travel"):
        known = [
            GO.move(box.cards[box.by_id[deed.place]].at) for deed in ROAD[: ROAD.index(_next(state)) + 1]
        ]
        return next((move for move in reversed(known) if move in moves), moves[0])
    if name == "extra cards":
        return moves[min(2 * state.difficulty, len(moves) - 1)]
    if DONE.move() in moves and not any(move in KEEP for move in moves) and name != "lower cost":
        return DONE.move()
    return moves[0]


def _action(state: SeventhContinent, moves: list[int]) -> int:
    """Does the deed where it is to be done; else explores, clears and walks the road to it."""
    deed = _next(state)
    box = state.box
    place = box.by_id[deed.place]
    goal = box.cards[place].at
    printed = {move: box.actions[source.undertaken(state, 0, move)[0]] for move in moves}
    for move, action in printed.items():
        if move == EXPLORE.move(goal) or (action.card == place and ICONS[action.icon] == deed.icon):
            return move
        if action.card == state.cells[goal] != place:
            return move
    walk = [move for move, action in printed.items() if ICONS[action.icon] == "move"]
    return walk[0] if walk else moves[0]
