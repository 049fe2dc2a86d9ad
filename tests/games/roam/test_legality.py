"""Legality is listed and explained: at a position both say the same of every move."""

from __future__ import annotations

import random

import pytest

from portulan.engine.options import OptionValue
from portulan.games.roam.moves import ABILITIES, CLAIM, SPACE
from portulan.games.roam.state import Roam
from tests.games.roam.setting import asked, begin, beginning, cover, dealt, play, refusal, setting, use

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


@pytest.mark.rule("RO-SETUP-8")
def test_when_sides_are_chosen() -> None:
    table = dealt(4, options={"seats": "choose"})
    choices = {"east": "south west north east", "west": "south west north", "south": "south north"}
    for chosen, text in choices.items():
        free = text.split()
        legal = [move for move in SPACE.moves() if not table.why_not(move)]
        assert legal == table.moves() == [table.parse(f"side {side}") for side in free]
        assert {table.why_not(move) for move in SPACE.moves() if move not in legal} == {"RO-SETUP-8"}
        table.play(table.parse(f"side {chosen}"))


@pytest.mark.rule("RO-CLAIM-1", "RO-CLAIM-5", "RO-CLAIM-6")
@pytest.mark.parametrize("order", ["one_by_one", "upfront"])
def test_with_several_completed_cards(order: str) -> None:
    """Slots 0, 1 and 5 are complete; with the order fixed upfront a card that was chosen waits, complete as it is."""
    full = " ".join(cover(slot) for slot in (0, 1, 5)).split()
    table = setting(markers={0: " ".join(full[1:])}, options={"claim_order": order})
    use(begin(table), "A @ 0,0")
    for slots in ([0, 1, 5], [0, 1]):
        assert asked(table) == "claim"
        legal = [move for move in SPACE.moves() if not table.why_not(move)]
        assert legal == table.moves() == [CLAIM.move(slot) for slot in slots]
        assert refusal(table, "claim 3") == "RO-CLAIM-1"
        assert refusal(table, "done") == "RO-CLAIM-5"
        play(table, f"claim {slots[-1]}")
        if asked(table) == "deal":
            assert refusal(table, "claim 5")
            table.play(table.moves()[0])


@pytest.mark.rule("RO-TURN-2", "RO-SETUP-8", "RO-SETUP-14")
@pytest.mark.parametrize("options", [{"seats": "choose"}, {"full_rules": False, "shortage": "player"}])
def test_in_whole_matches(options: dict[str, OptionValue]) -> None:
    for players in (2, 3):
        explained_as_listed(beginning(players, seed=players, options=options), players, 120)
