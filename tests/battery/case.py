"""A case of the battery: one game, how it is set up, and the seed of everything random about it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, TypeVar, cast

from portulan import CHANCE, Game, State

Viewer = int | None
Item = TypeVar("Item")


class Rejected(AssertionError):
    """The battery found a game at fault; the text says what and where."""


def require(holds: bool, complaint: str) -> None:
    """Rejects the game unless something holds; `assert` would vanish under `python -O`."""
    if not holds:
        raise Rejected(complaint)


Told = tuple[str, dict[str, str | int]]
"""An event as a viewer hears it: its name and its fields."""


class Recount(Protocol):
    """What counts a finished match from a view alone, written from the rulebook and not from the rules' code.

    It may also have `retell`, as in `Retelling`, and two lists of places in a view, each with the reason: `NOT_TOLD`,
    which change without an event, and `NOT_SHOWN`, which no scene shows. `SHORT` are options that keep random matches
    short, `SERIES` those with which the game is played as a campaign.
    """

    def scores(self, view: dict[str, Any]) -> list[int]:
        """Counts the points of every seat."""

    def winners(self, view: dict[str, Any]) -> list[int]:
        """Lists the seats that win."""


class Retelling(Protocol):
    """What leads from one view to the next by the events alone."""

    def retell(self, view: dict[str, Any], told: list[Told], common: dict[str, Any]) -> dict[str, Any]:
        """Changes a view by what was heard since; `common` says whose view it is and what is asked now."""


@dataclass(frozen=True)
class Case:
    """A game, how it is set up, and the seed of everything random about it.

    `looks` is the number of positions at which a costly look is taken; without it, it is taken at every position.
    `carried` is what earlier matches of a campaign left, `chapter` the number of the match in it.
    """

    game: Game
    recount: Recount
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    looks: int | None = None
    carried: Mapping[str, Any] = field(default_factory=dict)
    chapter: int = 0

    def new(self, *, seeded: bool = True) -> State:
        """Begins the game, with chance settled by the seed or asked of the caller."""
        return self.game.new(self.players, self.seed if seeded else None, self.options, self.carried)

    def rng(self, purpose: str) -> random.Random:
        """Gives randomness that depends on the case and on what it is for."""
        return random.Random(f"{self} {purpose}")

    @property
    def retelling(self) -> Retelling | None:
        """What retells events, if the game has it."""
        return cast(Retelling, self.recount) if hasattr(self.recount, "retell") else None

    @property
    def not_told(self) -> dict[str, str]:
        """The parts of a view that change without an event, and why."""
        return getattr(self.recount, "NOT_TOLD", {})

    @property
    def not_shown(self) -> dict[str, str]:
        """The places of a view that no scene shows, and why."""
        return getattr(self.recount, "NOT_SHOWN", {})

    def viewers(self) -> list[Viewer]:
        """Lists everybody who looks: each seat, and a spectator."""
        return [*range(self.players), None]

    @cached_property
    def name(self) -> str:
        """Names the case so that it can be run again: the options that are not the default, and the seed."""
        defaults = {option.key: option.default(self.players) for option in self.game.options}
        chosen = [(key, value) for key, value in sorted(self.options.items()) if value != defaults[key]]
        options = "".join(f" {key}={value}" for key, value in chosen)
        chapter = f" chapter {self.chapter}" if self.chapter else ""
        return f"{self.game.name} {self.players}p{options}{chapter} seed {self.seed}"

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
