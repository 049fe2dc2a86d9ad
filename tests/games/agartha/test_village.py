"""The Village zone (contract 2.9): tiers, Encounters and what is discarded."""

from __future__ import annotations

import pytest

from portulan.games.agartha.cards import KINDS
from tests.games.agartha.gathering import asked, discarded, opened
from tests.games.agartha.setting import (
    acting,
    options,
    play,
    points,
    refusal,
    setting,
    slot,
    told,
    winning,
)


@pytest.mark.rule("AG-VILLAGE-1", "AG-VILLAGE-2", "AG-VILLAGE-3", "AG-VILLAGE-4", "AG-VAL-15")
@pytest.mark.parametrize("name", ["V1", "V2"])
@pytest.mark.parametrize(("tier", "gained", "action"), [(2, 1, "move"), (3, 3, "swap"), (4, 5, "")])
def test_ag_ex_11_the_tiers_of_the_village(name: str, tier: int, gained: int, action: str) -> None:
    """AG-EX-11: Village tier 2, 3, 4.

    Points 1, 3, 5; to ENC 2, 3, 4 Characters; action Move, Swap, none; other cards discarded.
    """
    board = {name: f"CHA*{tier - 1} CPS AMU", "L1": "FOR", "L2": "MTN"}
    table = winning(setting(boards={1: board}), 1, "CHA")
    play(table, f"place CHA {name}")
    log = table.listen()
    play(table, f"validate {name} {tier}")
    assert told(log, "validated", "discarded") == [f"validated 1 {name} {tier} {gained}", "discarded 1 2"]
    assert points(table, 1) == gained
    assert table.encounter == [0, tier, 0]
    assert asked(table) == action
    assert (slot(table, 1, name), discarded(table)) == ("", "CPS AMU")
    assert [points(table, seat) for seat in (0, 2)] == [0, 0]


@pytest.mark.rule("AG-VILLAGE-1", "AG-VILLAGE-2", "AG-VILLAGE-3", "AG-VILLAGE-5", "AG-VILLAGE-6")
@pytest.mark.parametrize("name", ["V1", "V2"])
@pytest.mark.parametrize("characters", range(8))
def test_a_tier_needs_its_number_of_characters(name: str, characters: int) -> None:
    """A useless card opens the slot; V2 (or V1) is opened too, so that the question is asked at all."""
    other = "V2" if name == "V1" else "V1"
    table = winning(setting(boards={0: {name: f"CHA*{characters}", other: "CHA CHA"}}), 0, "KNI AXE")
    play(table, f"place KNI {name}", f"place AXE {other}")
    met = [tier for tier in (2, 3, 4) if tier <= characters]
    assert [text for text in options(table) if name in text] == [f"validate {name} {tier}" for tier in met]
    for tier in (2, 3, 4):
        if tier not in met:
            assert refusal(table, f"validate {name} {tier}") == f"AG-VILLAGE-{tier - 1}"


@pytest.mark.rule("AG-VILLAGE-4")
@pytest.mark.parametrize("tier", [2, 3, 4])
def test_all_other_cards_are_discarded_of_whatever_type(tier: int) -> None:
    others = " ".join(KINDS[1:])
    table = winning(setting(boards={0: {"V1": f"CHA*{tier} {others}", "V2": "FOR"}}), 0, "FOR")
    play(table, "place FOR V1", f"validate V1 {tier}")
    assert slot(table, 0, "V1") == ""
    assert discarded(table) == f"FOR {others}"
    assert slot(table, 0, "V2") == "FOR"


@pytest.mark.rule("AG-VILLAGE-2", "AG-VILLAGE-4", "AG-AMU-4")
def test_ag_dv_29_an_amulet_is_lost_with_its_slot() -> None:
    """AG-DV-29: V1 [CHA, CHA, AMU]; CHA added; validate tier 3: +3, ENC +3, AMU discarded, Swap."""
    table = setting(boards={0: {"V1": "CHA CHA AMU", "L1": "FOR", "L2": "CPS"}})
    play(winning(table, 0, "CHA"), "place CHA V1", "validate V1 3")
    assert (points(table, 0), table.encounter[0], discarded(table)) == (3, 3, "AMU")
    assert asked(table) == "swap"
    assert table.amulets[0] == 0


@pytest.mark.rule("AG-VILLAGE-3", "AG-VILLAGE-6")
def test_ag_dv_32_five_characters_are_tier_four() -> None:
    """AG-DV-32: V1 gets its 5th CHA; tier 4: +5, ENC +4, 1 CHA discarded, no action."""
    table = play(
        winning(setting(boards={0: {"V1": "CHA*4", "L1": "FOR", "L2": "CPS"}}), 0, "CHA"), "place CHA V1"
    )
    assert options(table) == ["validate V1 2", "validate V1 3", "validate V1 4", "stop"]
    play(table, "validate V1 4")
    assert (points(table, 0), table.encounter[0], discarded(table)) == (5, 4, "CHA")
    assert table.over


@pytest.mark.rule("AG-VILLAGE-5", "AG-VILLAGE-1")
def test_ag_dv_33_a_lower_tier_discards_the_rest() -> None:
    """AG-DV-33: V1 reaches 4 CHA; tier 2 chosen: +1, ENC +2, 2 CHA discarded, Move."""
    table = winning(setting(boards={0: {"V1": "CHA*3", "L1": "FOR", "L2": "CPS"}}), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2")
    assert (points(table, 0), table.encounter[0], discarded(table)) == (1, 2, "CHA CHA")
    assert (slot(table, 0, "V1"), asked(table)) == ("", "move")


@pytest.mark.rule("AG-VILLAGE-5")
@pytest.mark.parametrize(("tier", "gained"), [(2, 1), (3, 3), (4, 5)])
def test_any_tier_that_is_met_may_be_chosen(tier: int, gained: int) -> None:
    table = winning(setting(boards={0: {"V2": "CHA*5"}}), 0, "CHA")
    play(table, "place CHA V2", f"validate V2 {tier}")
    assert (points(table, 0), table.encounter[0]) == (gained, tier)
    assert discarded(table) == " ".join(["CHA"] * (6 - tier))


@pytest.mark.rule("AG-VILLAGE-7")
@pytest.mark.parametrize(("tier", "gained"), [(2, 1), (3, 3), (4, 5)])
def test_a_tier_can_be_repeated_without_limit(tier: int, gained: int) -> None:
    table = setting(4)
    for times in range(1, 7):
        winning(table, 0, " ".join(["CHA"] * tier))
        play(table, *["place CHA V1"] * tier, f"validate V1 {tier}")
        assert (points(table, 0), table.encounter[0]) == (gained * times, tier * times)


@pytest.mark.rule("AG-VILLAGE-8")
def test_characters_of_two_slots_are_never_added() -> None:
    table = winning(setting(boards={0: {"V1": "CHA", "V2": "CPS"}}), 0, "CHA CPS")
    play(table, "place CHA V2", "place CPS V1")
    assert table.over

    table = play(winning(setting(boards={0: {"V1": "CHA", "V2": "CHA*3"}}), 0, "CHA"), "place CHA V1")
    assert options(table) == ["validate V1 2", "stop"]
    assert refusal(table, "validate V1 3") == "AG-VILLAGE-2"
    play(table, "validate V1 2")
    assert (slot(table, 0, "V2"), table.encounter[0]) == ("CHA CHA CHA", 2)


@pytest.mark.rule("AG-VILLAGE-9")
@pytest.mark.parametrize("tier", [2, 3, 4])
def test_characters_go_to_the_encounter_sector_also_after_a_card_was_taken_away(tier: int) -> None:
    table = acting(setting(boards={0: {"V2": f"CHA*{tier + 1}"}}), 0, "move")
    play(table, "move CHA V2", "to L1", f"validate V2 {tier}")
    assert (table.encounter[0], slot(table, 0, "V2"), discarded(table)) == (tier, "", "")


@pytest.mark.rule("AG-VILLAGE-10")
def test_any_two_characters_form_a_pair() -> None:
    """A Character that lay there, and one that was won, drawn, moved or swapped in."""
    won = play(winning(setting(boards={0: {"V1": "CHA"}}), 0, "CHA"), "place CHA V1")
    drawn = acting(setting(boards={0: {"V1": "CHA"}}, tiles=["CHA"]), 0, "draw")
    play(drawn, "draw CHA @1", "card FOR", "place CHA V1")
    turned = acting(setting(boards={0: {"V1": "CHA"}}), 0, "draw")
    play(turned, "draw pile", "card CHA", "place CHA V1")
    moved = acting(setting(boards={0: {"V1": "CHA", "EX": "CHA"}}), 0, "move")
    play(moved, "move CHA EX", "to V1")
    for table in (won, drawn, turned, moved):
        assert opened(table)[0] == "V1"
        assert options(table) == ["validate V1 2", "stop"]
        play(table, "validate V1 2")
        assert (points(table, 0), table.encounter[0]) == (1, 2)


@pytest.mark.rule("AG-VILLAGE-10")
@pytest.mark.parametrize(("players", "characters"), [(2, 18), (3, 30), (4, 39)])
def test_all_characters_of_the_deck_are_of_one_kind(players: int, characters: int) -> None:
    table = setting(players)
    assert table.view(None)["deck"]["CHA"] == characters
    winning(table, 0, f"CHA*{characters}")
    assert options(table) == [f"place CHA {name}" for name in ("L1", "L2", "L3", "V1", "V2", "EX")]


@pytest.mark.rule(
    "AG-PLACE-2", "AG-VILLAGE-1", "AG-ACT-MOVE-4", "AG-AMU-1", "AG-SCORE-14", "AG-END-2", "AG-SCORE-5"
)
def test_ag_ex_4_and_5_a_pair_a_forced_zone_and_the_move_of_an_amulet() -> None:
    """AG-EX-4: CHA in V1, AMU in L1; just won [CHA, CPS]; zone Village: CHA to V1, CPS to V2; tier 2; Move AMU.

    V1 [], V2 [CPS], L1 [], ENC 2, AMS 1, discard unchanged; +1 at once, +3 at the end. Illegal: CPS to L2.
    AG-EX-5: the Compass in V2 scores 0 at the end; moved to L1..L3 it counts for that slot.
    """
    table = winning(setting(boards={0: {"V1": "CHA", "L1": "AMU"}}), 0, "CHA CPS")
    play(table, "place CHA V1")
    assert refusal(table, "place CPS L2") == "AG-PLACE-2"
    play(table, "place CPS V2", "validate V1 2")
    assert points(table, 0) == 1
    play(table, "move AMU L1", "to AMS")
    assert [slot(table, 0, name) for name in ("V1", "V2", "L1")] == ["", "CPS", ""]
    assert (table.encounter[0], table.amulets[0], discarded(table)) == (2, 1, "")
    assert table.over
    assert table.scores() == [1 + 3, 0, 0]

    winning(table, 0, "FOR KNI")
    play(table, "place FOR L1", "place KNI L1")
    assert table.scores() == [1 + 3, 0, 0]
    swapped = table.copy()
    play(acting(table, 0, "move"), "move CPS V2", "to L1")
    assert table.scores() == [1 + 3 + 1, 0, 0]
    play(acting(swapped, 0, "swap"), "swap CPS V2", "with KNI L1")
    assert swapped.scores() == [1 + 3 + 1, 0, 0]
