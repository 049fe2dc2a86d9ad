"""A case of the battery, one random game to be looked at, and how random games are wandered through."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from portulan import CHANCE, Game, State

Viewer = int | None


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

    `every` thins out costly looks: such a look is taken at one position in so many.
    """

    game: Game
    recount: Recount
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    every: int = 1

    def new(self, *, seeded: bool = True) -> State:
        """Begins the game, with chance settled by the seed or asked of the caller."""
        return self.game.new(self.players, self.seed if seeded else None, self.options)

    def rng(self, purpose: str) -> random.Random:
        """Gives randomness that depends on the case and on what it is for."""
        return random.Random(f"{self} {purpose}")

    def modes(self) -> tuple[bool, ...]:
        """Tells whether a costly look is taken with a seed, without one, or with both if looks are not thinned."""
        return (True, False) if self.every == 1 else (self.rng("mode").random() < 0.5,)

    @property
    def often(self) -> int:
        """Stands for `every` where looks are cheap, or what is looked for is rare."""
        return max(1, self.every // 4)

    @property
    def seldom(self) -> int:
        """Stands for `every` where looks are dear; a case that is not thinned stays so."""
        return 1 if self.every == 1 else self.every * 4

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


def wander(case: Case, *, seeded: bool = True) -> Iterator[State]:
    """Plays a random game and stops at every position, the last one included.

    It is one state all along. An endless game is left after its bound; another check complains about that.
    """
    rng = case.rng("wander")
    state = case.new(seeded=seeded)
    entries = len(state.trail)
    yield state
    while not state.over and entries <= case.game.bound:
        step_on(state, rng)
        entries += len(state.trail)
        yield state


def glimpses(case: Case, *, seeded: bool = True, one_in: int = 0) -> Iterator[State]:
    """Wanders, but stops only at one position in `every` (or in another number), at random, and at both ends."""
    rng = case.rng("glimpses")
    for number, state in enumerate(wander(case, seeded=seeded)):
        if not number or state.over or rng.randrange(one_in or case.every) == 0:
            yield state


def askable(state: State) -> list[tuple[int, list[int]]]:
    """Lists who may be asked now (chance included) and what each may answer."""
    if state.actor == CHANCE:
        return [(CHANCE, state.moves())]
    return [(seat, state.moves(seat)) for seat in state.actors]
