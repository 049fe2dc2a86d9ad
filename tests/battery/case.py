"""A case of the battery: one game, how it is set up, and the seed of everything random about it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, TypeVar

from portulan import CHANCE, Game, State

Viewer = int | None
Item = TypeVar("Item")


class Rejected(AssertionError):
    """The battery found a game at fault; the text says what and where."""


def require(holds: bool, complaint: str) -> None:
    """Rejects the game unless something holds; `assert` would vanish under `python -O`."""
    if not holds:
        raise Rejected(complaint)


class Recount(Protocol):
    """What counts a finished match from a view alone, written from the rulebook and not from the rules' code."""

    def scores(self, view: dict[str, Any]) -> list[int]:
        """Counts the points of every seat."""

    def winners(self, view: dict[str, Any]) -> list[int]:
        """Lists the seats that win."""


@dataclass(frozen=True)
class Case:
    """A game, how it is set up, and the seed of everything random about it.

    `looks` is the number of positions at which a costly look is taken; without it, it is taken at every position.
    """

    game: Game
    recount: Recount
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    looks: int | None = None

    def new(self, *, seeded: bool = True) -> State:
        """Begins the game, with chance settled by the seed or asked of the caller."""
        return self.game.new(self.players, self.seed if seeded else None, self.options)

    def rng(self, purpose: str) -> random.Random:
        """Gives randomness that depends on the case and on what it is for."""
        return random.Random(f"{self} {purpose}")

    def viewers(self) -> list[Viewer]:
        """Lists everybody who looks: each seat, and a spectator."""
        return [*range(self.players), None]

    @cached_property
    def name(self) -> str:
        """Names the case so that it can be run again: the options that are not the default, and the seed."""
        defaults = {option.key: option.default(self.players) for option in self.game.options}
        chosen = [(key, value) for key, value in sorted(self.options.items()) if value != defaults[key]]
        options = "".join(f" {key}={value}" for key, value in chosen)
        return f"{self.game.name} {self.players}p{options} seed {self.seed}"

    def __str__(self) -> str:
        """Stands in complaints for the case."""
        return self.name


def step_on(state: State, rng: random.Random) -> None:
    """Plays one random move of one random actor, or an outcome where chance is asked."""
    if state.actor == CHANCE:
        state.play(rng.choice(state.moves()))
    else:
        seat = rng.choice(state.actors)
        state.play(rng.choice(state.moves(seat)), seat)


def askable(state: State) -> list[tuple[int, list[int]]]:
    """Lists who may be asked now (chance included) and what each may answer."""
    if state.actor == CHANCE:
        return [(CHANCE, state.moves())]
    return [(seat, state.moves(seat)) for seat in state.actors]


def some(items: Sequence[Item], most: int, rng: random.Random) -> list[Item]:
    """Gives all of a short list, and a random part of a long one."""
    return list(items) if len(items) <= most else rng.sample(items, most)
