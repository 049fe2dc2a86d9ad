"""The options of the contract: which clause each one settles, its values, and which of them are variants."""

from __future__ import annotations

import pytest

from portulan.games.roam.options import OPTIONS

CONTRACT = {
    "full_rules": ("RO-SETUP-14", "true false"),
    "promo": ("RO-SETUP-5", "true false"),
    "outpost": ("RO-OUTPOST-1", "false true"),
    "stacking": ("RO-STACK-1", "false true"),
    "first_player": ("RO-SETUP-10", "random 0 1 2"),
    "zero_placement": ("RO-PLACE-8", "allowed forbidden_if_avoidable"),
    "shortage": ("RO-SUPPLY-2", "player reading_order"),
    "claim_order": ("RO-CLAIM-6", "one_by_one upfront"),
    "all_pass": ("RO-AUCTION-11", "last_takes stay discard"),
    "early_rest_all_ready": ("RO-EARLYREST-5", "forbidden allowed"),
    "purchase": ("RO-ART-5", "after_claims before_claims either"),
    "rotate": ("RO-ARTROT-2", "either clockwise"),
    "replace_optional": ("RO-ARTREPL-4", "paid never always"),
    "outpost_check": ("RO-OUTPOST-5", "immediate end_of_phase2"),
    "stack_own": ("RO-STACK-3", "true false"),
    "stack_slide": ("RO-STACK-9", "empty below_two"),
    "stack_replace_coins": ("RO-STACK-10", "lower_only always"),
    "stack_count": ("RO-STACK-6", "all top_only"),
    "scroll_public": ("RO-INFO-3", "true false"),
    "stall_rounds": ("RO-LIMIT-7", "20 10 40 0"),
}
"""With three players; the sides have a test of their own."""

VARIANTS = {"full_rules", "promo", "outpost", "stacking", "seats", "first_player", "scroll_public"}


def test_every_option_settles_a_clause_and_has_the_values_of_the_contract() -> None:
    listed = {option.key: (option.rule, " ".join(option.values_for(3))) for option in OPTIONS}
    rule, _ = listed.pop("seats")
    assert rule == "RO-SETUP-9"
    assert listed == CONTRACT
    assert {option.key for option in OPTIONS if option.variant} == VARIANTS


@pytest.mark.rule("RO-SETUP-8", "RO-SETUP-9")
@pytest.mark.parametrize(
    ("players", "usual", "number"),
    [(2, "south-north", 6), (3, "south-west-north", 4), (4, "south-west-north-east", 1)],
)
def test_the_usual_sides_come_first_and_every_other_set_of_sides_is_there(
    players: int, usual: str, number: int
) -> None:
    (seats,) = [option for option in OPTIONS if option.key == "seats"]
    *sides, last = seats.values_for(players)
    assert (sides[0], last) == (usual, "choose")
    assert len(sides) == len({frozenset(text.split("-")) for text in sides}) == number
    assert all(len(set(text.split("-"))) == players for text in sides)
