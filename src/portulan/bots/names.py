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


def names() -> list[str]:
    """Lists the names; a search may be given a budget as well, as `listing` shows."""
    return list(_MAKERS)


def listing() -> str:
    """Writes all names, with examples of budgets, for messages and help."""
    return ", ".join([*names(), "search:500ms", "search:200it"])


def make(name: str, seed: Seed, game: Game) -> Bot:
    """Makes a bot by its name."""
    maker = _MAKERS.get(name)
    if maker is not None:
        return maker(seed, game)
    budget = _BUDGET.fullmatch(name)
    if budget is None or not int(budget[1]):
        raise UsageError(
            f"unknown bot {name!r}; bots: {listing()}", "wrong-bot", bot=repr(name), bots=listing()
        )
    number = int(budget[1])
    limits = Budget(milliseconds=number) if budget[2] == "ms" else Budget(iterations=number)
    return SearchBot(seed, heuristic(game), game, limits)
