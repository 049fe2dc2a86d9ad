"""Matches played at random, for tests of records and undo."""

from __future__ import annotations

import random

import portulan
from portulan.engine.match import Match


def begin(players: int = 2, seed: str = "a secret", **options: str) -> Match:
    """Begins a match between Ann, Bo, Cy and Di."""
    names = ["Ann", "Bo", "Cy", "Di"][:players]
    return Match.new(portulan.game("agartha"), names, seed=seed, options=options)


def go_on(match: Match, decisions: int = 10_000, seed: int = 1) -> Match:
    """Plays some random decisions, or the match to its end."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if match.state.over:
            break
        seat = rng.choice(match.state.actors)
        match.play(rng.choice(match.state.moves(seat)), seat)
    return match
