"""The options of the contract: which clause each one settles, its values, and which of them are variants."""

from __future__ import annotations

import pytest

from portulan.games.agartha.options import OPTIONS

CONTRACT = {
    "token_action_map": (
        "AG-TOKEN-3",
        "move-swap-draw move-draw-swap swap-move-draw swap-draw-move draw-move-swap draw-swap-move",
    ),
    "first_player": ("AG-SETUP-18", "random 0 1 2"),
    "setup_placement": ("AG-SETUP-17", "sequential simultaneous"),
    "tie_order": ("AG-TIE-4", "earliest_token last_token turn_order"),
    "third_card_in_two_way_tie": ("AG-TIE-8", "stay earliest_bettor discard"),
    "allow_refusal": ("AG-AUCT-6", "false true"),
    "placement": ("AG-PLACE-10", "all_then_validate one_by_one"),
    "object_slot_in_auction": ("AG-PLACE-5", "true false"),
    "swap_opens_slots": ("AG-ACT-SWAP-6", "false true"),
    "village_tier": ("AG-VILLAGE-5", "any highest"),
    "validation_discard": ("AG-VAL-11", "before_action after_action"),
    "validation_window": ("AG-VAL-8", "open_set strict"),
    "exploration_draw": ("AG-EXPLO-12", "optional mandatory"),
    "mixed_places": ("AG-SCORE-7", "best_kind zero"),
    "lots_per_slot": ("AG-SCORE-8", "one one_per_compass"),
    "places_over_five": ("AG-SCORE-9", "cap plus_two"),
    "under_pile_order": ("AG-EOR-6", "random tile_order"),
    "reshuffle": ("AG-PILE-4", "on_need when_empty"),
    "discard_visible": ("AG-PILE-8", "true false"),
    "final_tie": ("AG-WIN-3", "shared seat_order_from_last_holder"),
    "points_visible": ("AG-SCORE-1", "true false"),
}
"""With three players; the mixes of Objects have a test of their own."""

VARIANTS = {"first_player", "setup_placement", "discard_visible", "points_visible"}


def test_every_option_settles_a_clause_and_has_the_values_of_the_contract() -> None:
    listed = {option.key: (option.rule, " ".join(option.values_for(3))) for option in OPTIONS}
    rule, _ = listed.pop("object_mix")
    assert rule == "AG-SETUP-4"
    assert listed == CONTRACT
    assert {option.key for option in OPTIONS if option.variant} == VARIANTS


@pytest.mark.rule("AG-SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mix_of_objects_has_the_total_of_the_printed_one_and_is_listed_once(players: int) -> None:
    (mixes,) = [option for option in OPTIONS if option.key == "object_mix"]
    numbers = [tuple(map(int, mix.split("/"))) for mix in mixes.values_for(players)]
    assert len(set(numbers)) == len(numbers)
    assert {len(mix) for mix in numbers} == {4}
    assert {sum(mix) for mix in numbers} == {sum(numbers[0])}
    most = tuple(max(column) for column in zip(*numbers, strict=True))
    total = sum(numbers[0])
    everything = {
        (a, b, c, total - a - b - c)
        for a in range(most[0] + 1)
        for b in range(most[1] + 1)
        for c in range(most[2] + 1)
        if 0 <= total - a - b - c <= most[3]
    }
    assert set(numbers) == everything
