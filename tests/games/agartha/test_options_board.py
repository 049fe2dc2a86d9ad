"""Options that change placing, actions, validation, scoring and victory (contract 3.3 and 6.12)."""

from __future__ import annotations

import random

import pytest

from portulan.engine.events import Event
from portulan.games.agartha.moves import EVENTS
from portulan.games.agartha.scoring import sheet
from tests.games.agartha.gathering import asked, discarded, gathering, opened
from tests.games.agartha.setting import (
    acting,
    cards,
    options,
    play,
    points,
    refusal,
    setting,
    slot,
    tile,
    told,
    winning,
)


@pytest.mark.rule("AG-PLACE-10")
def test_ag_ov_5_placement_one_by_one() -> None:
    """AG-OV-5: EX [FOR], won CHA, CHA for EX, Exploration 1.

    Default: 3 cards discarded, EX empty. One by one: 2 discarded, then second CHA in EX.
    """
    table = winning(setting(boards={0: {"EX": "FOR"}}), 0, "CHA CHA")
    play(table, "place CHA EX", "explore 1", "decline")
    assert (discarded(table), slot(table, 0, "EX")) == ("CHA CHA FOR", "")

    table = winning(setting(boards={0: {"EX": "FOR"}}, options={"placement": "one_by_one"}), 0, "CHA CHA")
    play(table, "place CHA EX", "explore 1", "decline")
    assert (discarded(table), slot(table, 0, "EX")) == ("CHA FOR", "CHA")
    assert (table.over, points(table, 0)) == (True, 1)


@pytest.mark.rule("AG-PLACE-10", "AG-PLACE-2", "AG-VAL-9")
def test_one_by_one_the_order_is_free_and_the_zone_is_kept() -> None:
    table = winning(setting(boards={0: {"V1": "CHA"}}, options={"placement": "one_by_one"}), 0, "CHA CPS KNI")
    assert {text.split()[1] for text in options(table)} == {"CHA", "CPS", "KNI"}
    play(table, "place CHA V1", "stop")
    assert refusal(table, "place CPS L1") == "AG-PLACE-2"
    assert [text.split()[1] for text in options(table)] == ["CPS", "CPS", "KNI", "KNI", "KNI"]
    play(table, "place KNI OB")
    assert options(table) == ["validate V1 2", "stop"]
    play(table, "validate V1 2", "decline", "place CPS V1")
    assert (slot(table, 0, "V1"), discarded(table), table.over) == ("CPS", "", True)


@pytest.mark.rule("AG-PLACE-5", "AG-OBJ-3")
def test_ag_ov_6_the_object_slot_in_an_auction() -> None:
    """AG-OV-6: won AXE, CHA: OB+V1. Default: legal. False: illegal."""
    play(winning(setting(), 0, "AXE CHA"), "place CHA V1", "place AXE OB")

    barred = {"object_slot_in_auction": False}
    table = play(winning(setting(options=barred), 0, "AXE CHA"), "place CHA V1")
    assert options(table) == ["place AXE V1", "place AXE V2"]
    assert refusal(table, "place AXE OB") == "AG-PLACE-5"
    table = winning(setting(options=barred), 0, "AXE")
    assert refusal(table, "place AXE OB") == "AG-PLACE-5"
    assert refusal(winning(setting(options=barred), 0, "FOR"), "place FOR OB") == "AG-PLACE-4"


@pytest.mark.rule("AG-PLACE-5", "AG-OBJ-3")
def test_without_it_draw_move_and_swap_still_reach_the_object_slot() -> None:
    barred = {"object_slot_in_auction": False}
    drawn = play(acting(setting(options=barred), 0, "draw"), "draw pile", "card KNI", "place KNI OB")
    moved = acting(setting(boards={0: {"L1": "KNI"}}, options=barred), 0, "move")
    play(moved, "move KNI L1", "to OB")
    swapped = acting(setting(boards={0: {"L1": "KNI", "OB": "AXE"}}, options=barred), 0, "swap")
    play(swapped, "swap KNI L1")
    for table in (drawn, moved, swapped):
        assert slot(table, 0, "OB") == "KNI"


@pytest.mark.rule("AG-ACT-SWAP-6")
def test_ag_ov_7_a_swap_that_opens_slots() -> None:
    """AG-OV-7: AG-DV-30. Default: nothing open. True: V1 (3 Characters) may be validated."""
    board = {"V1": "CHA CHA FOR", "V2": "CHA"}
    assert play(acting(setting(boards={0: board}), 0, "swap"), "swap FOR V1").over

    table = acting(setting(boards={0: board}, options={"swap_opens_slots": True}), 0, "swap")
    play(table, "swap FOR V1")
    assert opened(table) == ["V1", "V2"]
    assert options(table) == ["validate V1 2", "validate V1 3", "stop"]


@pytest.mark.rule("AG-ACT-SWAP-6")
@pytest.mark.parametrize("name", ["V1", "V2", "EX"])
def test_a_swap_that_opens_slots_opens_those_two_only(name: str) -> None:
    ready = "CHA CHA FOR CPS"
    board = {"V1": ready, "V2": ready, "EX": ready, "L1": "KNI"}
    for first, second in ((f"CPS {name}", "KNI L1"), ("KNI L1", f"CPS {name}")):
        table = acting(setting(boards={0: board}, options={"swap_opens_slots": True}), 0, "swap")
        play(table, f"swap {first}", f"with {second}")
        assert opened(table) == [name]


@pytest.mark.rule("AG-ACT-SWAP-6", "AG-VAL-8")
def test_a_swap_that_opens_slots_leaves_the_others_open() -> None:
    board = {"V1": "CHA", "V2": "CHA CHA", "EX": "CHA FOR CPS", "L1": "KNI"}
    table = winning(setting(boards={0: board}, options={"swap_opens_slots": True}), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2", "validate V2 3", "swap CPS EX", "with KNI L1")
    assert opened(table) == ["V1", "EX"]
    assert options(table) == ["validate V1 2", "explore 1", "stop"]


@pytest.mark.rule("AG-VILLAGE-5")
def test_ag_ov_8_the_highest_tier_only() -> None:
    """AG-OV-8: V1 reaches 4 Characters. Default: tiers 2, 3, 4. Highest: tier 4 only."""
    table = play(winning(setting(boards={0: {"V1": "CHA*3"}}), 0, "CHA"), "place CHA V1")
    assert options(table) == ["validate V1 2", "validate V1 3", "validate V1 4", "stop"]

    for characters, tier in ((2, 2), (3, 3), (4, 4), (5, 4), (6, 4)):
        board = {"V1": f"CHA*{characters - 1}"}
        table = winning(setting(boards={0: board}, options={"village_tier": "highest"}), 0, "CHA")
        play(table, "place CHA V1")
        assert options(table) == [f"validate V1 {tier}", "stop"]
        for lower in range(2, tier):
            assert refusal(table, f"validate V1 {lower}") == "AG-VILLAGE-5"


AFTER = {"validation_discard": "after_action"}


@pytest.mark.rule("AG-VAL-11")
def test_ag_ov_9_discarding_after_the_action() -> None:
    """AG-OV-9: V1 [CHA, AMU], won CHA to V1, tier 2, Move.

    Default: AMU is discarded before the Move. After: Move AMU to AMS is legal, nothing left to discard.
    """
    board = {"V1": "CHA AMU", "L1": "FOR"}
    table = winning(setting(boards={0: board}), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2")
    assert (options(table), discarded(table)) == (["move FOR L1", "decline"], "AMU")

    table = winning(setting(boards={0: board}, options=AFTER), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2")
    assert options(table) == ["move FOR L1", "move AMU V1", "decline"]
    play(table, "move AMU V1", "to AMS")
    assert (table.amulets[0], discarded(table), slot(table, 0, "V1")) == (1, "", "")
    assert (table.over, points(table, 0)) == (True, 1)


@pytest.mark.rule("AG-VAL-11")
def test_discarding_after_the_action_leaves_what_the_action_added() -> None:
    table = winning(setting(boards={0: {"V1": "CHA AMU CPS", "L1": "AMU"}}, options=AFTER), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2", "move AMU L1", "to V1")
    assert (slot(table, 0, "V1"), discarded(table)) == ("AMU", "CPS AMU")

    table = winning(setting(boards={0: {"EX": "FOR CPS"}}, options=AFTER, tiles=["CPS"]), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert (slot(table, 0, "EX"), discarded(table)) == ("CHA FOR CPS", "")
    play(table, "draw CPS @1", "card KNI", "place CPS EX")
    assert (slot(table, 0, "EX"), discarded(table)) == ("CPS", "CHA FOR CPS")


@pytest.mark.rule("AG-VAL-11", "AG-VAL-10")
def test_cards_left_for_later_are_not_validated_again() -> None:
    board = {"V1": "CHA*4 FOR", "L1": "KNI", "L2": "CHA"}
    table = winning(setting(boards={0: board}, options=AFTER), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2")
    assert (slot(table, 0, "V1"), table.encounter[0]) == ("CHA CHA CHA FOR", 2)
    saved = table.copy()
    play(table, "move KNI L1", "to V1")
    assert (table.over, slot(table, 0, "V1"), discarded(table)) == (True, "KNI", "CHA CHA CHA FOR")
    play(saved, "move CHA V1", "to L2")
    assert (saved.over, slot(saved, 0, "V1"), slot(saved, 0, "L2")) == (True, "", "CHA CHA")
    assert discarded(saved) == "CHA CHA FOR"


@pytest.mark.rule("AG-VAL-11")
def test_a_swap_may_save_a_card_left_for_later() -> None:
    board = {"V2": "CHA CHA CPS", "L1": "FOR KNI"}
    table = winning(setting(boards={0: board}, options=AFTER), 0, "CHA")
    play(table, "place CHA V2", "validate V2 3", "swap CPS V2", "with KNI L1")
    assert (slot(table, 0, "L1"), slot(table, 0, "V2"), discarded(table)) == ("FOR CPS", "KNI", "")


@pytest.mark.rule("AG-VAL-11", "AG-VILLAGE-3")
def test_tier_four_has_no_action_to_wait_for() -> None:
    table = winning(setting(boards={0: {"V1": "CHA*3 CPS", "L1": "FOR"}}, options=AFTER), 0, "CHA")
    play(table, "place CHA V1", "validate V1 4")
    assert (table.over, slot(table, 0, "V1"), discarded(table)) == (True, "", "CPS")


STRICT = {"validation_window": "strict"}


@pytest.mark.rule("AG-VAL-8", "AG-VAL-14")
def test_ag_ov_10_the_strict_window() -> None:
    """AG-OV-10: AG-DV-73. Default: step 4 legal, 4 points.

    Strict: V1 not eligible when the event is settled, closed afterwards: 3 points.
    """
    board = {"V1": "CHA FOR", "V2": "CHA CHA", "L1": "CHA"}
    line = ("place CHA V2", "place KNI V1", "validate V2 3", "swap FOR V1")
    table = play(winning(setting(boards={0: board}), 0, "CHA KNI"), *line)
    assert options(table) == ["validate V1 2", "stop"]
    play(table, "validate V1 2")
    assert points(table, 0) == 4

    table = play(winning(setting(boards={0: board}, options=STRICT), 0, "CHA KNI"), *line)
    assert (table.over, points(table, 0), slot(table, 0, "V1")) == (True, 3, "CHA CHA KNI")


@pytest.mark.rule("AG-VAL-8", "AG-ACT-3")
def test_in_the_strict_window_all_validations_come_before_the_actions_gained() -> None:
    board = {"V1": "CHA", "V2": "CHA CHA", "L1": "FOR", "L2": "MTN"}
    table = winning(setting(boards={0: board}, options=STRICT), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2", "validate V1 2")
    assert options(table) == ["validate V2 2", "validate V2 3", "stop"]
    play(table, "validate V2 3")
    assert asked(table) == "move"
    play(table, "move FOR L1", "to L3")
    assert asked(table) == "swap"
    play(table, "swap FOR L3")
    assert (table.over, points(table, 0)) == (True, 4)
    assert (slot(table, 0, "L2"), slot(table, 0, "L3")) == ("FOR", "MTN")


@pytest.mark.rule("AG-VAL-8", "AG-VAL-9")
def test_in_the_strict_window_a_slot_not_validated_is_lost_before_the_action() -> None:
    board = {"V1": "CHA", "V2": "CHA", "EX": "CHA FOR CPS"}
    table = winning(setting(boards={0: board}, options=STRICT), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2", "validate V1 2", "stop", "move CPS EX", "to L1")
    assert opened(table) == ["EX"]
    assert refusal(table, "validate V2 2") == "AG-VAL-2"
    play(table, "explore 1")
    assert (points(table, 0), asked(table)) == (2, "draw")


@pytest.mark.rule("AG-VAL-10", "AG-VAL-11")
def test_strict_and_after_action_cards_left_for_later_are_not_validated_again() -> None:
    """The Move of V1 changes EX, whose explored cards still wait for their Draw and do not count again."""
    board = {"V1": "CHA*3", "EX": "FOR FOR CHA", "L1": "CPS"}
    table = acting(setting(boards={0: board}, options={**STRICT, **AFTER}, tiles=["KNI"]), 0, "move")
    play(table, "move CHA V1", "to EX", "validate V1 2", "explore 1", "move CPS L1", "to EX")
    assert (asked(table), slot(table, 0, "EX")) == ("draw", "CHA CHA FOR FOR CPS")
    play(table, "decline")
    assert (table.over, slot(table, 0, "EX"), discarded(table)) == (True, "CPS", "CHA CHA FOR FOR")


@pytest.mark.rule("AG-VAL-11")
def test_strict_and_after_action_a_card_added_to_cards_left_for_later_may_go_again() -> None:
    board = {"V1": "CHA*3", "V2": "CHA CHA KNI", "EX": "FOR FOR CHA"}
    table = setting(number=6, boards={0: board}, options={**STRICT, **AFTER}, tiles=["TOR"])
    acting(table, 0, "move")
    play(table, "move CHA V1", "to EX", "validate V1 2", "explore 1")
    play(table, "move KNI V2", "to EX", "validate V2 2", "move KNI EX", "to L1")
    assert table.left[2] == cards("CHA CHA FOR FOR")
    play(table, "decline")
    assert (slot(table, 0, "L1"), slot(table, 0, "EX")) == ("KNI", "")
    assert (table.over, discarded(table)) == (True, "CHA CHA FOR FOR")
    assert table.faults() == []


# Rulings on what the options leave open together


@pytest.mark.rule("AG-PLACE-10", "AG-VAL-8", "AG-VAL-9")
def test_strict_and_one_by_one_a_slot_not_used_before_the_next_card_is_lost() -> None:
    """Each card is an event of its own: V1 is open until the second card is placed, and not afterwards."""
    board = {"V1": "CHA", "V2": "CHA"}
    both = {**STRICT, "placement": "one_by_one"}
    line = ("place CHA V1", "stop", "place CHA V2")
    table = play(winning(setting(boards={0: board}, options=both), 0, "CHA CHA"), *line)
    assert (opened(table), options(table)) == (["V2"], ["validate V2 2", "stop"])
    assert refusal(table, "validate V1 2") == "AG-VAL-2"

    table = winning(setting(boards={0: board}, options={"placement": "one_by_one"}), 0, "CHA CHA")
    assert options(play(table, *line)) == ["validate V1 2", "validate V2 2", "stop"]
    table = winning(setting(boards={0: board}, options=STRICT), 0, "CHA CHA")
    assert options(play(table, "place CHA V1", "place CHA V2")) == ["validate V1 2", "validate V2 2", "stop"]


@pytest.mark.rule("AG-PLACE-10", "AG-VAL-8", "AG-ACT-3")
def test_strict_and_one_by_one_actions_gained_come_before_the_next_card() -> None:
    board = {"V1": "CHA", "L1": "FOR"}
    both = {**STRICT, "placement": "one_by_one"}
    table = winning(setting(boards={0: board}, options=both), 0, "CHA CPS")
    play(table, "place CHA V1", "validate V1 2")
    assert asked(table) == "move"
    play(table, "move FOR L1", "to V2")
    assert options(table) == ["place CPS V1", "place CPS V2"]


@pytest.mark.rule("AG-ACT-3", "AG-VAL-8", "AG-VAL-12")
def test_strict_what_an_action_brings_is_finished_before_the_next_action_gained() -> None:
    """V1 gives a Move, V2 a Swap; the Move opens EX, whose Draw comes before the Swap that was gained earlier."""
    board = {"V1": "CHA", "V2": "CHA CHA", "EX": "CHA FOR CPS", "L1": "MTN", "L2": "KNI"}
    table = winning(setting(boards={0: board}, tiles=["AXE"], options=STRICT), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2", "validate V1 2", "validate V2 3")
    assert asked(table) == "move"
    play(table, "move CPS EX", "to L1")
    assert options(table) == ["explore 1", "stop"]
    play(table, "explore 1")
    assert asked(table) == "draw"
    play(table, "draw AXE @1", "card FOR", "place AXE OB")
    assert asked(table) == "swap"
    play(table, "swap KNI L2", "with CPS L1")
    assert (table.over, points(table, 0)) == (True, 5)


@pytest.mark.rule("AG-ACT-3", "AG-VAL-8")
def test_strict_actions_gained_at_once_come_in_the_order_of_the_validations() -> None:
    board = {"V1": "CHA", "V2": "CHA CHA", "L1": "FOR", "L2": "MTN"}
    for first, second in (("move", "swap"), ("swap", "move")):
        table = winning(setting(boards={0: board}, options=STRICT), 0, "CHA CHA")
        play(table, "place CHA V1", "place CHA V2")
        play(
            table,
            *(("validate V1 2", "validate V2 3") if first == "move" else ("validate V2 3", "validate V1 2")),
        )
        assert asked(table) == first
        play(table, "decline")
        assert asked(table) == second


@pytest.mark.rule("AG-VAL-10", "AG-VAL-11")
def test_strict_and_after_action_what_a_slot_validated_twice_had_left_goes_with_the_rest() -> None:
    """EX is explored for 5, and again for 1 before the first Draw is made: the second validation empties it whole."""
    board = {"V1": "CHA*3", "V2": "CHA*3", "EX": "FOR FOR CHA", "L1": "MTN"}
    table = setting(boards={0: board}, options={**STRICT, **AFTER}, tiles=["KNI AXE"])
    acting(table, 0, "move")
    play(table, "move CHA V2", "to EX", "validate V2 2", "explore 2")
    play(table, "move CHA V1", "to EX", "validate V1 2", "move MTN L1", "to EX", "explore 1")
    assert (asked(table), table.view(0)["leftovers"]["EX"]) == ("draw", ["CHA"] * 3 + ["FOR", "FOR", "MTN"])
    play(table, "draw KNI @1", "card CPS", "place KNI EX")
    assert (discarded(table), slot(table, 0, "EX")) == ("CHA CHA CHA FOR FOR MTN", "KNI")
    assert (asked(table), table.view(0)["leftovers"]["EX"]) == ("draw", [])
    play(table, "draw AXE @1", "card CPS", "place AXE EX")
    assert (table.over, slot(table, 0, "EX"), points(table, 0)) == (True, "KNI AXE", 8)


@pytest.mark.rule("AG-EXPLO-12")
def test_ag_ov_11_the_draw_as_a_duty() -> None:
    """AG-OV-11: after an Exploration. Default: may decline. Mandatory: must draw if a source exists."""
    duty = {"exploration_draw": "mandatory"}
    table = winning(setting(boards={0: {"EX": "FOR"}}, tiles=["CPS"]), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert options(table) == ["draw pile", "draw CPS @1", "decline"]

    table = winning(setting(boards={0: {"EX": "FOR"}}, tiles=["CPS"], options=duty), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert options(table) == ["draw pile", "draw CPS @1"]
    assert refusal(table, "decline") == "AG-EXPLO-12"
    play(table, "draw CPS @1", "card KNI", "place CPS L1")
    assert (tile(table, 1), slot(table, 0, "L1")) == ("KNI", "CPS")


@pytest.mark.rule("AG-EXPLO-12", "AG-ACT-1", "AG-ACT-5")
def test_a_draw_of_a_token_is_no_duty_and_without_a_source_there_is_none() -> None:
    duty = {"exploration_draw": "mandatory", "validation_discard": "after_action"}
    table = acting(setting(tiles=["CPS"], options=duty), 0, "draw")
    assert options(table) == ["draw pile", "draw CPS @1", "decline"]

    table = winning(setting(boards={0: {"EX": "FOR"}}, pile="", options=duty), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert (table.over, points(table, 0), discarded(table)) == (True, 1, "CHA FOR")


@pytest.mark.rule("AG-EXPLO-12")
def test_the_duty_holds_in_the_strict_window_as_well() -> None:
    duty = {"exploration_draw": "mandatory", **STRICT}
    table = winning(setting(boards={0: {"EX": "FOR"}}, tiles=["CPS"], options=duty), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert refusal(table, "decline") == "AG-EXPLO-12"


def places(board: dict[str, str], **chosen: str) -> tuple[int, int]:
    """Scores the Places zone of a board under options: points of the lots, and bonus."""
    lines = sheet(setting(boards={0: board}, pile="", options=chosen), 0)
    return lines.places, lines.places_bonus


@pytest.mark.rule("AG-SCORE-7")
def test_ag_ov_12_a_mixed_slot_scores_nothing() -> None:
    """AG-OV-12: L1 [FOR, FOR, MTN, CPS]. Default: 3. Zero: 0."""
    board = {"L1": "FOR FOR MTN CPS"}
    assert places(board) == (3, 0)
    assert places(board, mixed_places="zero") == (0, 0)
    assert places({"L1": "FOR FOR CPS CHA", "L2": "VIL MTN CPS"}, mixed_places="zero") == (3, 0)


@pytest.mark.rule("AG-SCORE-8")
def test_ag_ov_13_one_lot_for_each_compass() -> None:
    """AG-OV-13: L1 [FOR, FOR, MTN, CPS, CPS]. Default: 3. One per Compass: 3 + 1, bonus 2."""
    board = {"L1": "FOR FOR MTN CPS CPS"}
    assert places(board) == (3, 0)
    assert places(board, lots_per_slot="one_per_compass") == (4, 2)


@pytest.mark.rule("AG-SCORE-8")
def test_with_one_lot_for_each_compass_a_kind_counts_once_in_a_slot() -> None:
    chosen = {"lots_per_slot": "one_per_compass"}
    assert places({"L1": "FOR FOR CPS CPS"}, **chosen) == (3, 0)
    assert places({"L1": "FOR FOR MTN CPS"}, **chosen) == (3, 0)
    assert places({"L1": "FOR FOR MTN VIL CPS CPS"}, **chosen) == (4, 2)
    assert places({"L1": "FOR FOR MTN VIL CPS CPS CPS"}, **chosen) == (5, 5)
    assert places({"L1": "FOR FOR MTN CPS CPS"}, mixed_places="zero", **chosen) == (0, 0)


@pytest.mark.rule("AG-SCORE-9")
def test_ag_ov_14_two_points_for_each_place_over_five() -> None:
    """AG-OV-14: L1 [FOR x6, CPS]. Default: 9. Plus two: 11."""
    assert places({"L1": "FOR*6 CPS"}) == (9, 0)
    assert places({"L1": "FOR*6 CPS"}, places_over_five="plus_two") == (11, 0)
    assert places({"L1": "FOR*5 CPS"}, places_over_five="plus_two") == (9, 0)
    assert places({"L1": "FOR*8 CPS"}, places_over_five="plus_two") == (15, 0)


@pytest.mark.rule("AG-WIN-3", "AG-WIN-2")
def test_ag_ov_16_a_final_tie_goes_to_the_first_from_the_last_holder() -> None:
    """AG-OV-16: AG-DV-70, seats 0 and 1 tied, holder of round 6 = 0. Default: shared. Alternative: seat 0."""
    order = {"final_tie": "seat_order_from_last_holder"}
    tied = {0: 27, 1: 27}
    amulets = {0: 1, 1: 1}
    assert setting(2, holder=0, village=tied, amulets=amulets).winners() == [0, 1]
    assert setting(2, holder=0, village=tied, amulets=amulets, options=order).winners() == [0]
    assert setting(2, holder=1, village=tied, amulets=amulets, options=order).winners() == [1]


@pytest.mark.rule("AG-WIN-1", "AG-WIN-2", "AG-WIN-3")
def test_the_seat_order_goes_clockwise_and_only_among_the_tied() -> None:
    order = {"final_tie": "seat_order_from_last_holder"}
    tied = {0: 6, 1: 6, 3: 6}
    winners = [setting(4, holder=holder, village=tied, options=order).winners() for holder in range(4)]
    assert winners == [[0], [1], [3], [3]]
    more = setting(4, holder=0, village={0: 6, 1: 3, 2: 6}, amulets={1: 1}, options=order)
    assert more.winners() == [1]


HIDDEN = {"points_visible": False}


@pytest.mark.rule("AG-SCORE-1")
def test_points_are_public_unless_the_option_hides_them() -> None:
    village = {0: 3, 1: 6}
    table = setting(village=village, encounter={0: 6, 1: 6})
    for viewer in (0, 1, 2, None):
        assert [board["village_points"] for board in table.view(viewer)["boards"]] == [3, 6, 0]

    table = acting(setting(village=village, encounter={0: 6, 1: 6}, options=HIDDEN, tiles=["CPS"]), 0, "draw")
    assert [board["village_points"] for board in table.view(0)["boards"]] == [3, None, None]
    assert [board["village_points"] for board in table.view(1)["boards"]] == [None, 6, None]
    assert [board["village_points"] for board in table.view(None)["boards"]] == [None, None, None]
    play(table, "decline")
    assert table.over
    assert [board["village_points"] for board in table.view(2)["boards"]] == [3, 6, 0]


@pytest.mark.rule("AG-SCORE-1")
def test_hidden_points_are_not_told_either() -> None:
    """The points of a validation are told to their owner; the others hear what everybody sees on the board."""
    board = {"V1": "CHA*3", "EX": "FOR"}
    table = acting(setting(boards={0: board}, tiles=["CPS"], options=HIDDEN), 0, "move")
    log = table.listen()
    play(table, "move CHA V1", "to EX", "validate V1 2", "decline", "explore 1", "decline")
    hidden = ("validated-points-hidden", "explored-points-hidden")
    own, other, watched = (
        told([EVENTS[event[0]].seen_by(event, viewer) for event in log], *hidden) for viewer in (0, 1, None)
    )
    assert own == ["validated-points-hidden 0 V1 2 1", "explored-points-hidden 0 1 1"]
    assert other == watched == ["validated-points-hidden 0 V1 2 hidden", "explored-points-hidden 0 1 hidden"]
    assert told(log, "validated", "explored") == []
    for lang in ("en", "fr"):
        for name, heard in zip(hidden, log_of(log, 1, hidden), strict=True):
            said = table.game.text.say(f"event-{name}", {**heard, "who": "other", "name": "Zoé"}, lang)
            assert said.startswith("Zoé ") and "point" not in said


def log_of(log: list[Event], viewer: int, names: tuple[str, ...]) -> list[dict[str, str | int]]:
    """Names the fields of events as a viewer hears them."""
    families = [(EVENTS[event[0]], event) for event in log if EVENTS[event[0]].name in names]
    return [family.arguments(family.seen_by(event, viewer)) for family, event in families]


@pytest.mark.rule("AG-SCORE-1")
def test_points_that_are_public_are_told() -> None:
    table = acting(setting(boards={0: {"V1": "CHA*3", "EX": "FOR"}}, tiles=["CPS"]), 0, "move")
    log = table.listen()
    play(table, "move CHA V1", "to EX", "validate V1 2", "decline", "explore 1", "decline")
    assert told(log, "validated", "explored") == ["validated 0 V1 2 1", "explored 0 1 1"]


@pytest.mark.rule("AG-SCORE-1")
def test_hidden_points_are_dealt_anew_for_who_cannot_know_them() -> None:
    """Six Characters met by pairs gave 3 points, by threes 6: seat 0 cannot tell which."""
    tables = [
        acting(
            setting(village={0: 3, 1: hidden}, encounter={0: 6, 1: 6}, options=HIDDEN, tiles=["CPS"]),
            0,
            "draw",
        )
        for hidden in (3, 6)
    ]
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].view(1) != tables[1].view(1)
    found = set()
    for seed in range(20):
        one, other = (table.resample(0, random.Random(seed)) for table in tables)
        assert one.digest() == other.digest()
        assert one.village[0] == 3
        found.add(one.village[1])
    assert found == {3, 6}
    assert tables[1].resample(1, random.Random(0)).village[1] == 6


@pytest.mark.rule("AG-INV-1", "AG-INV-2", "AG-INV-5", "AG-INV-8")
@pytest.mark.parametrize(
    "chosen",
    [
        {"object_slot_in_auction": False},
        {"swap_opens_slots": True},
        {"village_tier": "highest"},
        {"validation_discard": "after_action"},
        {"validation_window": "strict"},
        {"validation_window": "strict", "validation_discard": "after_action", "swap_opens_slots": True},
        {"exploration_draw": "mandatory"},
        {"mixed_places": "zero", "lots_per_slot": "one_per_compass", "places_over_five": "plus_two"},
        {"final_tie": "seat_order_from_last_holder", "points_visible": False},
        {"placement": "one_by_one"},
    ],
    ids=",".join,
)
def test_games_under_every_option_stay_sound(chosen: dict[str, str | bool]) -> None:
    for players in (2, 3, 4):
        for seed in range(4):
            for _, after in gathering(players, seed, chosen):
                assert after.faults() == []
                if after.over or asked(after) == "bid":
                    assert (after.left, after.open, after.zone) == ([0, 0, 0], 0, 0)


@pytest.mark.rule("AG-PLACE-2", "AG-PLACE-11", "AG-ACT-DRAW-6", "AG-ACT-DRAW-7")
def test_a_card_drawn_between_two_placements_is_not_a_won_card() -> None:
    """With one_by_one a Draw may come before the second won card: the drawn card goes anywhere, that one does not."""
    table = setting(options={"placement": "one_by_one"}, boards={0: {"EX": "FOR"}}, tiles=["CPS"])
    winning(table, 0, "CHA VIL")
    play(table, "place CHA EX", "explore 1", "draw CPS @1", "card MTN")
    assert options(table) == [f"place CPS {name}" for name in ("L1", "L2", "L3", "V1", "V2", "EX")]
    assert refusal(table, "place VIL EX") == "AG-ACT-DRAW-7"
    play(table, "place CPS L1")
    assert slot(table, 0, "EX") == "VIL"
    assert slot(table, 0, "L1") == "CPS"
