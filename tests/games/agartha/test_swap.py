"""Swap (contract 2.7): two cards of two slots change places, and nothing opens."""

from __future__ import annotations

import pytest

from tests.games.agartha.gathering import ORDINARY, OTHERS, asked, numbers, opened, scattered
from tests.games.agartha.setting import acting, options, play, points, refusal, setting, slot


@pytest.mark.rule("AG-ACT-SWAP-1")
def test_a_swap_exchanges_two_cards_of_two_slots() -> None:
    table = acting(setting(boards={0: {"L1": "FOR FOR CPS", "V2": "CHA KNI", "EX": "AMU"}}), 0, "swap")
    assert options(table) == [
        "swap FOR L1",
        "swap CPS L1",
        "swap CHA V2",
        "swap KNI V2",
        "swap AMU EX",
        "decline",
    ]
    assert refusal(table, "swap VIL L1") == "AG-ACT-SWAP-1"
    assert refusal(table, "move FOR L1") == "AG-ACT-SWAP-1"
    play(table, "swap FOR L1")
    assert options(table) == ["with CHA V2", "with KNI V2", "with AMU EX"]
    play(table, "with KNI V2")
    assert [slot(table, 0, name) for name in ("L1", "V2", "EX")] == ["FOR CPS KNI", "CHA FOR", "AMU"]
    assert table.over


@pytest.mark.rule("AG-ACT-SWAP-1")
def test_either_card_may_be_named_first() -> None:
    board = {"L1": "FOR", "V1": "CHA", "EX": "CPS"}
    one = play(acting(setting(boards={0: board}), 0, "swap"), "swap FOR L1", "with CHA V1")
    other = play(acting(setting(boards={0: board}), 0, "swap"), "swap CHA V1", "with FOR L1")
    assert one.digest() == other.digest()
    assert (slot(one, 0, "L1"), slot(one, 0, "V1")) == ("CHA", "FOR")


@pytest.mark.rule("AG-ACT-SWAP-1")
@pytest.mark.parametrize("one", ORDINARY)
@pytest.mark.parametrize("other", ORDINARY)
def test_a_swap_joins_any_two_ordinary_slots(one: str, other: str) -> None:
    if one == other:
        return
    table = acting(setting(boards={0: {one: "FOR MTN", other: "CHA AMU"}}), 0, "swap")
    play(table, f"swap FOR {one}", f"with AMU {other}")
    assert (slot(table, 0, one), slot(table, 0, other)) == ("MTN AMU", "CHA FOR")


@pytest.mark.rule("AG-ACT-SWAP-2")
def test_two_cards_of_one_slot_or_an_empty_place_are_no_partners() -> None:
    table = acting(setting(boards={0: {"L1": "FOR MTN", "V1": "CHA", "EX": "VIL"}}), 0, "swap")
    play(table, "swap FOR L1")
    assert options(table) == ["with CHA V1", "with VIL EX"]
    assert refusal(table, "with MTN L1") == "AG-ACT-SWAP-2"
    assert refusal(table, "with FOR L1") == "AG-ACT-SWAP-2"
    for name in ("L2", "L3", "V2"):
        assert refusal(table, f"with CHA {name}") == "AG-ACT-SWAP-2"
    assert refusal(table, "decline") == "AG-ACT-SWAP-1"


@pytest.mark.rule("AG-ACT-SWAP-2")
def test_a_card_without_a_partner_cannot_begin_a_swap() -> None:
    """L1 and L2 can be exchanged; the Object slot holds an Object, and no other Object is on the board."""
    table = acting(setting(boards={0: {"L1": "FOR", "L2": "CPS", "OB": "KNI"}}), 0, "swap")
    assert options(table) == ["swap FOR L1", "swap CPS L2", "decline"]


@pytest.mark.rule("AG-ACT-SWAP-3", "AG-ACT-SWAP-5")
def test_sectors_take_no_part_in_a_swap() -> None:
    table = setting(boards={0: {"L1": "AMU", "V1": "CHA"}}, encounter={0: 2}, amulets={0: 1}, village={0: 1})
    acting(table, 0, "swap")
    assert options(table) == ["swap AMU L1", "swap CHA V1", "decline"]
    play(table, "swap AMU L1")
    assert (slot(table, 0, "L1"), slot(table, 0, "V1")) == ("CHA", "AMU")
    assert (table.encounter[0], table.amulets[0]) == (2, 1)


@pytest.mark.rule("AG-ACT-SWAP-4", "AG-PLACE-4", "AG-INV-5")
@pytest.mark.parametrize("kind", OTHERS)
def test_with_the_object_slot_both_cards_must_be_objects(kind: str) -> None:
    board = {"OB": "KNI", "V1": kind, "L1": "AXE", "L2": "TOR"}
    table = play(acting(setting(boards={0: board}), 0, "swap"), "swap KNI OB")
    assert options(table) == ["with AXE L1", "with TOR L2"]
    assert refusal(table, f"with {kind} V1") == "AG-ACT-SWAP-4"
    play(table, "with TOR L2")
    assert (slot(table, 0, "OB"), slot(table, 0, "L2")) == ("TOR", "KNI")

    table = play(acting(setting(boards={0: board}), 0, "swap"), f"swap {kind} V1")
    assert options(table) == ["with AXE L1", "with TOR L2"]
    assert refusal(table, "with KNI OB") == "AG-ACT-SWAP-4"


@pytest.mark.rule("AG-ACT-SWAP-1", "AG-ACT-SWAP-4", "AG-ACT-MOVE-3", "AG-OBJ-3")
def test_ag_dv_39_objects_swap_with_the_object_slot_and_move_out_of_it() -> None:
    """AG-DV-39: OB [KNI], L1 [AXE], V1 [CHA].

    Swap KNI with AXE legal, KNI with CHA illegal; Move KNI to V1 legal.
    """
    start = setting(boards={0: {"OB": "KNI", "L1": "AXE", "V1": "CHA"}})
    table = play(acting(start.copy(), 0, "swap"), "swap AXE L1")
    assert options(table) == ["with CHA V1", "with KNI OB"]
    play(table, "with KNI OB")
    assert (slot(table, 0, "OB"), slot(table, 0, "L1")) == ("AXE", "KNI")

    for first in ("swap KNI OB", "swap CHA V1"):
        table = play(acting(start.copy(), 0, "swap"), first)
        assert [table.notation(move) for _, move in table.trail][-1] == "with AXE L1"

    table = play(acting(start.copy(), 0, "move"), "move KNI OB", "to V1")
    assert (slot(table, 0, "OB"), slot(table, 0, "V1")) == ("", "CHA KNI")


@pytest.mark.rule("AG-ACT-SWAP-5", "AG-AMU-1")
def test_amulets_are_swapped_between_ordinary_slots_only() -> None:
    for one in ORDINARY:
        for other in ORDINARY:
            if one == other:
                continue
            table = acting(setting(boards={0: {one: "AMU", other: "FOR MTN"}}, amulets={0: 1}), 0, "swap")
            play(table, f"swap AMU {one}")
            assert options(table) == [f"with FOR {other}", f"with MTN {other}"]
            play(table, f"with FOR {other}")
            assert (slot(table, 0, other), table.amulets[0]) == ("MTN AMU", 1)


@pytest.mark.rule("AG-ACT-SWAP-6", "AG-VAL-2")
@pytest.mark.parametrize("one", ["V1", "V2", "EX"])
@pytest.mark.parametrize("other", ["L1", "V1", "V2", "EX"])
def test_a_swap_opens_no_slot(one: str, other: str) -> None:
    if one == other:
        return
    ready = "CHA CHA CHA FOR FOR FOR"
    table = setting(4, boards={0: {"V1": ready, "V2": ready, "EX": ready, "L1": ready}})
    play(acting(table, 0, "swap"), f"swap FOR {one}", f"with CHA {other}")
    assert table.over
    assert (opened(table), points(table, 0)) == ([], 0)


@pytest.mark.rule("AG-ACT-SWAP-6", "AG-VAL-2")
def test_ag_dv_30_a_swap_brings_no_validation() -> None:
    """AG-DV-30: V1 [CHA, CHA, FOR], V2 [CHA]; Swap FOR with CHA of V2.

    V1 [CHA x3], V2 [FOR]; no slot open, no validation.
    """
    table = setting(boards={0: {"V1": "CHA CHA FOR", "V2": "CHA"}})
    play(acting(table, 0, "swap"), "swap FOR V1")
    assert (slot(table, 0, "V1"), slot(table, 0, "V2")) == ("CHA CHA CHA", "FOR")
    assert (asked(table), opened(table)) == ("", [])


@pytest.mark.rule("AG-INV-9", "AG-ACT-SWAP-1", "AG-ACT-SWAP-2", "AG-ACT-SWAP-6")
def test_every_swap_leaves_the_number_of_cards_of_every_slot() -> None:
    swaps = 0
    for seed in range(40):
        table = acting(scattered(seed), 0, "swap")
        before = table.board[:]
        counts = numbers(table, 0)
        for first in table.moves()[:-1]:
            chosen = table.copy()
            chosen.play(first)
            seconds = [None] if chosen.over else chosen.moves()
            for second in seconds:
                after = chosen.copy()
                if second is not None:
                    after.play(second)
                assert numbers(after, 0) == counts
                assert sum(after.board) == sum(before)
                changed = [
                    i for i, (old, new) in enumerate(zip(before, after.board, strict=True)) if old != new
                ]
                assert len(changed) in (0, 2)
                swaps += 1
    assert swaps > 500


@pytest.mark.rule("AG-ACT-SWAP-4")
def test_an_object_of_the_object_slot_without_another_object_cannot_be_swapped() -> None:
    table = acting(setting(boards={0: {"OB": "KNI", "V1": "CHA", "L1": "CHA"}}), 0, "swap")
    assert refusal(table, "swap KNI OB") == "AG-ACT-SWAP-4"
