"""Who plays the many matches of the tools of Near and Far.

A greedy bot rates its moves on several states that its seat must hold for possible. The heuristic of Near and Far reads
nothing that a seat cannot know (`test_heuristics.py`), so that they all rate alike: to rate the match itself, once, is
the same player, and four times as fast.

Such a player always takes the same choice on a page, and never comes to what the others tell. A *reader* plays like it,
but takes any choice on a page that is open, as those do who choose by the story.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from portulan.bots import InformationState, make
from portulan.bots.names import heuristic
from portulan.bots.simple import SAME
from portulan.engine.game import Game
from portulan.engine.state import State

Player = Callable[[State, int], int]
"""Chooses a move for the seat that is asked."""
READER: Final = "reader"


def player(game: Game, bot: str, seed: str) -> Player:
    """Makes a player by the name of a bot; a reader is none that a table knows."""
    if bot == READER:
        return _reader(game, seed)
    return _greedy(game, seed) if bot == "greedy" else _bot(game, bot, seed)


def _greedy(game: Game, seed: str) -> Player:
    rules, rng = heuristic(game), random.Random(seed)

    def choose(state: State, seat: int) -> int:
        moves = list(state.moves(seat))
        rated = rules.scores(state, seat, moves)
        best = max(rated)
        return rng.choice([move for move, score in zip(moves, rated, strict=True) if score > best - SAME])

    return choose


def _reader(game: Game, seed: str) -> Player:
    from portulan.games.near_and_far.moves import CHOOSE

    otherwise, rng = _greedy(game, seed), random.Random(f"{seed} reader")

    def choose(state: State, seat: int) -> int:
        choices = [move for move in state.moves(seat) if move in CHOOSE]
        return rng.choice(choices) if choices else otherwise(state, seat)

    return choose


def _bot(game: Game, bot: str, seed: str) -> Player:
    made = make(bot, seed, game)

    def choose(state: State, seat: int) -> int:
        return made.choose(InformationState(state, seat))

    return choose
