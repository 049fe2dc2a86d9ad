"""Perft: how many ways a match can go from a position to a small depth, chance counted like any other choice.

The numbers stand in `perft/<game>.toml`. Each entry names the players, the options and a prelude, all moves and
outcomes from the beginning in short notation; `counts` are the leaves at depth 1, 2, 3... A forced decision is no
branch, a simultaneous one has a branch for every move of everybody who may choose.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from portulan import Game, State
from tests.battery.case import askable

FOLDER = Path(__file__).parent / "perft"


@dataclass(frozen=True)
class Entry:
    """A position and the numbers that it leads to."""

    name: str
    players: int
    options: dict[str, str]
    prelude: list[str]
    counts: list[int]


def read(game: Game) -> list[Entry]:
    """Reads the entries of a game."""
    data = tomllib.loads((FOLDER / f"{game.name}.toml").read_text(encoding="utf-8"))
    return [
        Entry(row["name"], row["players"], row.get("options", {}), row["prelude"], row["counts"])
        for row in data["perft"]
    ]


def position(game: Game, entry: Entry) -> State:
    """Plays the prelude; whoever is asked first answers."""
    state = game.new(entry.players, None, entry.options)
    for text in entry.prelude:
        state.play(state.parse(text))
    return state


def perft(state: State, depth: int) -> int:
    """Counts the leaves at a depth; a match that is over before is a leaf no more."""
    branches = [(seat, move) for seat, moves in askable(state) for move in moves]
    if depth == 1:
        return len(branches)
    leaves = 0
    for seat, move in branches:
        after = state.copy()
        after.play(move, seat)
        leaves += perft(after, depth - 1)
    return leaves
