"""Positions to ask bots about, met in random games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import portulan
from portulan import State
from portulan.engine.options import OptionValue


def positions(
    game: str,
    players: int,
    *,
    every: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
) -> Iterator[State]:
    """Wanders through one random game and gives one position in so many, each time a copy."""
    rng = random.Random(f"{game} {players} {seed}")
    state = portulan.new(game, players=players, seed=seed, options=options)
    number = 0
    while state.actors:
        if number % every == 0:
            yield state.copy()
        number += 1
        seat = rng.choice(state.actors)
        state.play(rng.choice(state.moves(seat)), seat)
