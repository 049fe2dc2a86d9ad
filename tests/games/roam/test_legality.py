"""Legality is listed and explained: at a position both say the same of every move."""

from __future__ import annotations

import random

import pytest

from portulan.engine.options import OptionValue
from portulan.games.roam.moves import ABILITIES, SPACE
from portulan.games.roam.state import Roam
from tests.games.roam.setting import begin, beginning, setting

READINGS: list[dict[str, OptionValue]] = [
    {},
    {"stacking": True, "stack_own": False, "stack_slide": "below_two", "replace_optional": "never"},
    {"rotate": "clockwise", "zero_placement": "forbidden_if_avoidable", "replace_optional": "always"},
    {"purchase": "either", "all_pass": "stay", "early_rest_all_ready": "allowed"},
    {"purchase": "before_claims", "all_pass": "discard", "claim_order": "upfront"},
]


def explained_as_listed(state: Roam, seed: int, most: int) -> None:
    """Plays at random, and at one position of four asks of every move why it is not legal."""
    rng = random.Random(str(seed))
    for _ in range(most):
        if state.over:
            return
        if state.actors and rng.random() < 0.25:
            legal = [move for move in SPACE.moves() if not state.why_not(move)]
            assert legal == sorted(state.moves())
        state.play(rng.choice(state.moves()))


@pytest.mark.rule("RO-TURN-2", "RO-TURN-3", "RO-AUCTION-3", "RO-ART-2")
@pytest.mark.parametrize("options", READINGS)
def test_with_many_tiles_and_coins(options: dict[str, OptionValue]) -> None:
    for seed in range(3):
        tiles = dict.fromkeys((0, 1), " ".join(ABILITIES))
        table = setting(full=True, coins=[9, 9], tiles=tiles, options=options)
        explained_as_listed(begin(table), seed, 60)


@pytest.mark.rule("RO-TURN-2", "RO-SETUP-8", "RO-SETUP-14")
@pytest.mark.parametrize("options", [{"seats": "choose"}, {"full_rules": False, "shortage": "player"}])
def test_in_whole_matches(options: dict[str, OptionValue]) -> None:
    for players in (2, 3):
        explained_as_listed(beginning(players, seed=players, options=options), players, 120)
