"""The names of the bots, and the levels that people choose from."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from portulan.bots.bot import Bot
from portulan.bots.search import Budget, SearchBot
from portulan.bots.simple import GreedyBot, RandomBot
from portulan.engine.errors import UsageError
from portulan.engine.game import Game
from portulan.engine.generator import Seed
from portulan.engine.heuristic import AnyHeuristic

SECOND: Final = Budget(milliseconds=1000)

_BUDGET: Final = re.compile(r"search:([0-9]{1,7})(ms|it)")


@cache
def heuristic(game: Game) -> AnyHeuristic:
    """Shares one heuristic between all bots of a game: it is pure, and what it remembers serves them all."""
    return game.heuristic()


_MAKERS: Final[dict[str, Callable[[Seed, Game], Bot]]] = {
    "random": lambda seed, game: RandomBot(seed),
    "greedy": lambda seed, game: GreedyBot(seed, heuristic(game)),
    "search": lambda seed, game: SearchBot(seed, heuristic(game), game, SECOND),
    "easy": lambda seed, game: GreedyBot(seed, heuristic(game), temperature=1.0),
    "medium": lambda seed, game: GreedyBot(seed, heuristic(game)),
    "hard": lambda seed, game: SearchBot(seed, heuristic(game), game, SECOND),
}

LEVELS: Final = ("easy", "medium", "hard")
"""The names that people are offered."""

INFORMED: Final = "informed"
"""The bot that has read what nobody has opened; where a game has one, it plays trials, never a seat at a table."""


@cache
def _informed(game: Game) -> AnyHeuristic:
    assert game.informed is not None
    return game.informed()


def names(game: Game | None = None) -> list[str]:
    """Lists the names; for trials of a game, with the informed bot if the game has one.

    A search may be given a budget as well, as `listing` shows.
    """
    return [*_MAKERS, INFORMED] if game is not None and game.informed is not None else list(_MAKERS)


def listing(game: Game | None = None) -> str:
    """Writes all names, with examples of budgets, for messages and help."""
    return ", ".join([*names(game), "search:500ms", "search:200it"])


def make(name: str, seed: Seed, game: Game) -> Bot:
    """Makes a bot by its name, for whatever seat."""
    return _make(name, seed, game, listing())


def make_for_trial(name: str, seed: Seed, game: Game) -> Bot:
    """Makes a bot by its name for a match in which no person plays: the informed bot is one of them."""
    if name == INFORMED and game.informed is not None:
        return GreedyBot(seed, _informed(game))
    return _make(name, seed, game, listing(game))


def _make(name: str, seed: Seed, game: Game, listed: str) -> Bot:
    maker = _MAKERS.get(name)
    if maker is not None:
        return maker(seed, game)
    budget = _BUDGET.fullmatch(name)
    if budget is None or not int(budget[1]):
        raise UsageError(f"unknown bot {name!r}; bots: {listed}", "wrong-bot", bot=repr(name), bots=listed)
    number = int(budget[1])
    limits = Budget(milliseconds=number) if budget[2] == "ms" else Budget(iterations=number)
    return SearchBot(seed, heuristic(game), game, limits)
