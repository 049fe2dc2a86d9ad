"""Move (contract 2.7): one card from a slot to another slot, or an Amulet to its sector."""

from __future__ import annotations

import pytest

from portulan.games.agartha.board import SLOTS
from portulan.games.agartha.cards import KINDS
from tests.games.agartha.gathering import ORDINARY, OTHERS, asked, discarded, numbers, opened
from tests.games.agartha.setting import acting, options, play, points, refusal, setting, slot, winning


@pytest.mark.rule("AG-ACT-MOVE-1")
def test_a_move_takes_one_card_to_another_slot() -> None:
    table = acting(setting(boards={0: {"L1": "FOR FOR CPS", "V1": "CHA"}}), 0, "move")
    assert options(table) == ["move FOR L1", "move CPS L1", "move CHA V1", "decline"]
    assert refusal(table, "move CHA L1") == "AG-ACT-MOVE-1"
    assert refusal(table, "move FOR L2") == "AG-ACT-MOVE-1"
    assert refusal(table, "swap FOR L1") == "AG-ACT-MOVE-1"
    play(table, "move FOR L1", "to L3")
    assert [slot(table, 0, name) for name in ("L1", "L3", "V1")] == ["FOR CPS", "FOR", "CHA"]
    assert table.over


@pytest.mark.rule("AG-ACT-MOVE-1")
def test_once_chosen_the_card_must_go_somewhere() -> None:
    table = play(acting(setting(boards={0: {"L1": "FOR"}}), 0, "move"), "move FOR L1")
    assert refusal(table, "decline") == "AG-ACT-MOVE-1"
    assert refusal(table, "move FOR L1") == "AG-ACT-MOVE-1"


@pytest.mark.rule("AG-ACT-MOVE-2", "AG-ACT-MOVE-3", "AG-ACT-MOVE-4", "AG-ACT-MOVE-5")
@pytest.mark.parametrize("kind", KINDS)
def test_the_destinations_of_every_card_from_every_slot(kind: str) -> None:
    is_object = kind in ("KNI", "AXE", "TOR", "PHI")
    for source in SLOTS if is_object else ORDINARY:
        table = acting(setting(boards={0: {source: kind}}), 0, "move")
        play(table, f"move {kind} {source}")
        expected = [name for name in SLOTS if name != source and (name != "OB" or is_object)]
        if kind == "AMU":
            expected.append("AMS")
        assert options(table) == [f"to {name}" for name in expected]
        assert refusal(table, f"to {source}") == "AG-ACT-MOVE-2"
        for name in expected:
            after = table.copy()
            play(after, f"to {name}")
            assert slot(after, 0, source) == ""
            if name == "AMS":
                assert after.amulets[0] == 1
            else:
                assert slot(after, 0, name) == kind


@pytest.mark.rule("AG-ACT-MOVE-3", "AG-PLACE-4")
@pytest.mark.parametrize("kind", OTHERS)
def test_only_an_object_moves_to_the_object_slot(kind: str) -> None:
    table = play(acting(setting(boards={0: {"V1": kind, "OB": "KNI"}}), 0, "move"), f"move {kind} V1")
    assert refusal(table, "to OB") == "AG-ACT-MOVE-3"


@pytest.mark.rule("AG-ACT-MOVE-3")
def test_an_object_moves_into_the_object_slot_and_out_again() -> None:
    table = setting(boards={0: {"L2": "TOR", "OB": "KNI"}})
    play(acting(table, 0, "move"), "move TOR L2", "to OB")
    assert slot(table, 0, "OB") == "KNI TOR"
    play(acting(table, 0, "move"), "move KNI OB", "to EX")
    assert (slot(table, 0, "OB"), slot(table, 0, "EX")) == ("TOR", "KNI")


@pytest.mark.rule("AG-ACT-MOVE-4", "AG-AMU-1", "AG-AMU-2")
def test_an_amulet_moves_from_any_slot_to_its_sector() -> None:
    table = setting(boards={0: dict.fromkeys(ORDINARY, "AMU")})
    for number, name in enumerate(ORDINARY, start=1):
        play(acting(table, 0, "move"), f"move AMU {name}", "to AMS")
        assert (slot(table, 0, name), table.amulets) == ("", [number, 0, 0])


@pytest.mark.rule("AG-ACT-MOVE-5")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "AMU"])
def test_no_other_card_moves_to_a_sector(kind: str) -> None:
    table = play(acting(setting(boards={0: {"V1": kind}}), 0, "move"), f"move {kind} V1")
    assert refusal(table, "to AMS") == "AG-ACT-MOVE-5"
    assert refusal(table, "to ENC") == "AG-ACT-MOVE-5"


@pytest.mark.rule("AG-ACT-MOVE-6", "AG-VAL-3", "AG-VAL-4")
@pytest.mark.parametrize("source", ["V1", "V2", "EX"])
@pytest.mark.parametrize("destination", ["V1", "V2", "EX"])
def test_a_move_opens_its_source_and_its_destination(source: str, destination: str) -> None:
    if source == destination:
        return
    ready = "CHA CHA FOR CPS"
    table = setting(boards={0: dict.fromkeys(("V1", "V2", "EX"), ready)})
    play(acting(table, 0, "move"), f"move CPS {source}", f"to {destination}")
    assert opened(table) == [name for name in ("V1", "V2", "EX") if name in (source, destination)]
    verbs = {"V1": "validate V1 2", "V2": "validate V2 2", "EX": "explore 1"}
    assert options(table) == [*(verbs[name] for name in opened(table)), "stop"]


@pytest.mark.rule("AG-ACT-MOVE-6", "AG-VAL-3", "AG-VAL-7")
@pytest.mark.parametrize("other", ["L1", "L2", "L3"])
@pytest.mark.parametrize("name", ["V1", "V2", "EX"])
def test_a_move_between_the_places_zone_and_another_opens_that_other_slot(name: str, other: str) -> None:
    ready = "CHA CHA FOR CPS"
    table = setting(boards={0: {"V1": ready, "V2": ready, "EX": ready, other: "CPS"}})
    away = table.copy()
    play(acting(table, 0, "move"), f"move CPS {other}", f"to {name}")
    assert opened(table) == [name]
    play(acting(away, 0, "move"), f"move CPS {name}", f"to {other}")
    assert opened(away) == [name]


@pytest.mark.rule("AG-ACT-MOVE-6", "AG-VAL-7")
def test_a_move_inside_the_places_zone_or_to_the_object_slot_opens_nothing() -> None:
    board = {"L1": "CHA CHA FOR KNI", "L2": "CHA", "V1": "CHA CHA", "EX": "CHA FOR", "OB": "AXE"}
    table = setting(boards={0: board})
    assert play(acting(table, 0, "move"), "move FOR L1", "to L2").over
    assert play(acting(table, 0, "move"), "move KNI L1", "to OB").over
    assert play(acting(table, 0, "move"), "move AXE OB", "to L3").over


@pytest.mark.rule("AG-ACT-MOVE-7", "AG-ACT-MOVE-4", "AG-VAL-4")
@pytest.mark.parametrize("name", ["V1", "V2", "EX"])
def test_a_move_to_the_amulet_sector_opens_its_source(name: str) -> None:
    table = setting(boards={0: {"V1": "CHA CHA AMU", "V2": "CHA CHA AMU", "EX": "CHA FOR AMU"}})
    play(acting(table, 0, "move"), f"move AMU {name}", "to AMS")
    assert opened(table) == [name]


@pytest.mark.rule("AG-ACT-MOVE-6", "AG-VAL-4", "AG-VAL-8", "AG-VILLAGE-7", "AG-VILLAGE-9")
def test_ag_dv_27_a_move_between_village_slots_opens_both() -> None:
    """AG-DV-27: V1 [CHA x3], V2 [CHA]; Move CHA V1 to V2.

    Both open, both eligible for tier 2; validating both: +2 points, ENC +4, two further Moves.
    """
    table = setting(boards={0: {"V1": "CHA*3", "V2": "CHA", "L1": "FOR"}})
    play(acting(table, 0, "move"), "move CHA V1", "to V2")
    assert opened(table) == ["V1", "V2"]
    assert options(table) == ["validate V1 2", "validate V2 2", "stop"]
    play(table, "validate V1 2")
    assert asked(table) == "move"
    play(table, "move FOR L1", "to L2", "validate V2 2")
    assert asked(table) == "move"
    play(table, "move FOR L2", "to L3")
    assert table.over
    assert (points(table, 0), table.encounter[0]) == (2, 4)
    assert slot(table, 0, "L3") == "FOR"


@pytest.mark.rule("AG-ACT-MOVE-7", "AG-ACT-MOVE-4", "AG-VAL-4", "AG-AMU-1")
def test_ag_dv_28_the_move_that_saves_an_amulet_opens_its_slot() -> None:
    """AG-DV-28: V1 [CHA, CHA, AMU]; Move AMU to AMS.

    V1 open; tier 2: +1, ENC +2, another Move; AMU safe.
    """
    table = setting(boards={0: {"V1": "CHA CHA AMU", "L1": "FOR"}})
    play(acting(table, 0, "move"), "move AMU V1", "to AMS")
    assert opened(table) == ["V1"]
    play(table, "validate V1 2")
    assert asked(table) == "move"
    assert (points(table, 0), table.encounter[0], table.amulets[0], discarded(table)) == (1, 2, 1, "")


@pytest.mark.rule("AG-ACT-MOVE-8")
def test_a_gained_move_may_take_the_card_moved_just_before() -> None:
    table = setting(boards={0: {"V1": "CHA*3"}})
    play(acting(table, 0, "move"), "move CHA V1", "to L2", "validate V1 2")
    assert options(table) == ["move CHA L2", "decline"]
    play(table, "move CHA L2", "to L3")
    assert numbers(table, 0)["L3"] == 1


@pytest.mark.rule("AG-ACT-MOVE-8")
def test_a_gained_move_may_take_any_card_of_any_slot() -> None:
    table = setting(boards={0: {"L1": "FOR", "V1": "CHA", "V2": "AMU", "OB": "KNI", "EX": "VIL"}})
    play(winning(table, 0, "CHA"), "place CHA V1", "validate V1 2")
    assert options(table) == ["move FOR L1", "move AMU V2", "move KNI OB", "move VIL EX", "decline"]


@pytest.mark.rule("AG-VAL-2", "AG-VAL-4", "AG-VAL-9", "AG-ACT-MOVE-6", "AG-ACT-MOVE-8", "AG-VILLAGE-9")
def test_ag_ex_6_a_missed_validation_and_a_slot_opened_again() -> None:
    """AG-EX-6: V1 [CHA, CHA, CHA], not validated when the third arrived; a later round.

    Validate V1 without a change of its number of cards: illegal. Move one CHA from V1 to any other slot, then
    validate V1 tier 2: V1 [], ENC +2, the moved CHA in its new slot, one more Move; +1 point.
    """
    board = {"V1": "CHA*3", "L1": "FOR", "V2": "CHA"}
    table = play(winning(setting(number=2, boards={0: board}), 0, "CHA"), "place CHA V2")
    assert refusal(table, "validate V1 3") == "AG-VAL-2"
    assert refusal(table, "validate V1 2") == "AG-VAL-2"

    for name in ("L1", "L2", "L3", "V2", "EX"):
        table = acting(setting(number=2, boards={0: board}), 0, "move")
        assert refusal(table, "validate V1 3") == "AG-ACT-MOVE-1"
        before = numbers(table, 0)[name]
        play(table, "move CHA V1", f"to {name}", "validate V1 2")
        assert (slot(table, 0, "V1"), table.encounter[0], points(table, 0)) == ("", 2, 1)
        assert numbers(table, 0)[name] == before + 1
        assert asked(table) == "move"
        assert discarded(table) == ""
