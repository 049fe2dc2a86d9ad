"""What a bot is handed: one seat's knowledge of a match, and nothing that leads to the truth."""

from __future__ import annotations

import random

from portulan.engine.game import Game
from portulan.engine.generator import Generator
from portulan.engine.state import JsonObject, State


class InformationState:
    """The view of a seat, its legal moves, and states that it must hold for possible.

    The true state is left behind: what is kept is one state that the seat cannot tell from it, dealt with a
    fixed seed and without a generator. So there is no road from here to a secret, nor to chance to come.
    """

    __slots__ = ("_possible", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._possible = state.resample(seat, random.Random(0))
        self._possible.generator = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._possible.game

    @property
    def view(self) -> JsonObject:
        """All that the seat knows, as plain data."""
        return self._possible.view(self.seat)

    @property
    def moves(self) -> list[int]:
        """The legal moves of the seat."""
        return self._possible.moves(self.seat)

    @property
    def certain(self) -> bool:
        """Whether the seat cannot but see all that is settled: then one possible state is as good as many."""
        return type(self._possible)._shuffle_secrets is State._shuffle_secrets

    def sample(self, rng: random.Random) -> State:
        """Deals the secrets anew, and lets chance to come be drawn by a generator of its own."""
        state = self._possible.resample(self.seat, rng)
        state.generator = Generator(rng.getrandbits(64))
        return state
