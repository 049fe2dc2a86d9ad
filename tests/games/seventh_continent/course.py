"""A match of The 7th Continent that is led by the bots' judgement to where something begins.

A match draws the same cards from the same seed, so a table or a terminal that is given the same moves is its twin.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from portulan.bots.names import heuristic
from portulan.engine.match import Match
from portulan.games.seventh_continent.state import SeventhContinent
from tests.games.seventh_continent.setting import GAME

SEED = "a fog for the browser"
"""A match whose first fog hides a card for the hand."""
NAMES = ("Ann", "Bo", "Cy", "Di")
LONGEST = 400
"""Moves after which nobody waits any longer."""
JUDGE = heuristic(GAME)

Enough = Callable[[SeventhContinent], bool]


def begin(players: int = 1) -> Match:
    """Begins a match as a table does."""
    return Match.new(GAME, NAMES[:players], seed=SEED, options=GAME.resolve(players, {}))


def position(match: Match) -> SeventhContinent:
    return cast(SeventhContinent, match.state)


def judged(match: Match) -> int:
    """Chooses the move that the first one who is asked thinks best."""
    state = match.state
    seat = state.actors[0]
    legal = state.moves(seat)
    rated = JUDGE.scores(state, seat, legal)
    return legal[rated.index(max(rated))]


def led(match: Match, enough: Enough) -> list[int]:
    """Plays on, with good sense, until there is enough of it; gives the moves."""
    made: list[int] = []
    while not enough(position(match)):
        assert not match.state.over and len(made) < LONGEST, "it never came to that"
        made.append(judged(match))
        match.play(made[-1], match.state.actors[0])
    return made


def at(step: str) -> Enough:
    return lambda state: state.step is not None and state.step.name == step


def lying(uid: str) -> Enough:
    """Tells whether a card lies on the Board while the group is asked what it does."""
    return lambda state: at("group")(state) and state.box.by_id[uid] in state.cells
