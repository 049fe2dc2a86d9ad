"""A contest: which bots play which game how often, and one game of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from portulan import registry
from portulan.bots import InformationState, make_for_trial
from portulan.engine.errors import PortulanError, UsageError
from portulan.engine.options import OptionValue


class ContestError(PortulanError):
    """A game of a contest that could not be played to its end."""


class Result(NamedTuple):
    """How one game ended."""

    seating: tuple[int, ...]
    """The bot on each seat, by its place in the contest."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class Contest:
    """What is played; game number `n` depends on this and on `n` alone, not on who plays it when and where."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: str
    rotate: bool
    pack: Path | None = None
    """The folder of the pack that is played with."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def reproducible(self) -> bool:
        """Tells whether no bot thinks by the clock."""
        game = registry.game(self.game, self.pack)
        return all(make_for_trial(name, 0, game).reproducible for name in self.bots)

    def seating(self, number: int) -> tuple[int, ...]:
        """Says which bot takes each seat; with rotation they move on by one seat each game."""
        shift = number if self.rotate else 0
        return tuple((seat - shift) % self.players for seat in range(self.players))

    def play(self, number: int) -> Result:
        """Plays one game; whatever goes wrong is told with the number of the game."""
        try:
            return self._play(number)
        except Exception as error:
            raise ContestError(
                f"game {number} of seed {self.seed!r}: {type(error).__name__}: {error}"
            ) from error

    def _play(self, number: int) -> Result:
        game = registry.game(self.game, self.pack)
        seed = f"{self.seed} game {number}"
        seating = self.seating(number)
        bots = [make_for_trial(self.bots[bot], f"{seed} bot {bot}", game) for bot in seating]
        state = game.new(self.players, seed, self.options)
        decisions = 0
        while state.actors:
            seat = state.actors[0]
            state.play(bots[seat].choose(InformationState(state, seat)), seat)
            decisions += 1
        return Result(seating, tuple(state.scores()), tuple(state.winners()), decisions)


def contest(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: str = "1",
    rotate: bool = True,
    pack: Path | None = None,
) -> Contest:
    """Checks a contest before anything is played; a single bot takes all seats."""
    found = registry.game(game, pack)
    for name in bots:
        make_for_trial(name, 0, found)
    seats = players if players is not None else len(bots)
    complete = found.resolve(seats, options)
    if len(bots) == 1:
        bots = [*bots] * seats
    if len(bots) != seats:
        raise UsageError(f"{seats} players need {seats} bots, or one for all seats, not {len(bots)}")
    return Contest(found.name, tuple(bots), complete, seed, rotate, pack)
