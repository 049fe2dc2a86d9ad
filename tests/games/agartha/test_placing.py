"""Placing cards (contract 2.6): won cards go to slots of one zone, at once, and stay there."""

from __future__ import annotations

import pytest

from portulan.games.agartha.board import SLOT_COUNT
from portulan.games.agartha.cards import KINDS
from tests.games.agartha.gathering import ORDINARY, OTHERS, asked, discarded, gathering, moves_made
from tests.games.agartha.setting import (
    options,
    placed,
    play,
    refusal,
    resolving,
    setting,
    slot,
    winning,
)

ZONES = {"places": ("L1", "L2", "L3"), "village": ("V1", "V2"), "exploration": ("EX",)}


@pytest.mark.rule("AG-PLACE-1")
def test_won_cards_are_placed_at_once() -> None:
    table = placed(setting(tiles=["CHA CPS", "FOR MTN"]), "0:1@1", "1:3@2a")
    resolving(table)
    assert (table.actor, asked(table)) == (0, "place won")
    play(table, "place CHA V1", "place CPS V2")
    assert (slot(table, 0, "V1"), slot(table, 0, "V2")) == ("CHA", "CPS")
    assert (table.actor, asked(table)) == (1, "draw")


@pytest.mark.rule("AG-PLACE-1")
def test_only_cards_that_were_won_can_be_placed() -> None:
    table = winning(setting(), 0, "CHA CPS")
    assert refusal(table, "place FOR L1") == "AG-PLACE-1"
    assert refusal(table, "stop") == "AG-AUCT-6"


@pytest.mark.rule("AG-PLACE-1", "AG-PLACE-12")
def test_won_cards_go_to_the_board_of_the_winner() -> None:
    table = winning(setting(boards={0: {"L1": "FOR"}, 2: {"L1": "MTN"}}), 1, "CHA")
    play(table, "place CHA L1")
    assert [slot(table, seat, "L1") for seat in range(3)] == ["FOR", "CHA", "MTN"]


@pytest.mark.rule("AG-PLACE-2", "AG-PLACE-6")
@pytest.mark.parametrize("first", ORDINARY)
def test_all_cards_of_a_tile_go_to_one_zone(first: str) -> None:
    zone = next(slots for slots in ZONES.values() if first in slots)
    table = winning(setting(), 0, "FOR CPS")
    play(table, f"place FOR {first}")
    if first == "EX":
        assert slot(table, 0, "EX") == "FOR CPS"
        return
    assert options(table) == [f"place CPS {name}" for name in zone]
    for name in ORDINARY:
        if name not in zone:
            assert refusal(table, f"place CPS {name}") == "AG-PLACE-2"


@pytest.mark.rule("AG-PLACE-2", "AG-PLACE-3")
def test_ag_dv_23_a_place_and_a_compass() -> None:
    """AG-DV-23: won FOR, CPS; L1+L3 legal; L1+V1 illegal; both in EX legal; V1+V2 legal."""
    table = play(winning(setting(), 0, "FOR CPS"), "place FOR L1")
    assert refusal(table, "place CPS V1") == "AG-PLACE-2"
    play(table, "place CPS L3")
    assert (slot(table, 0, "L1"), slot(table, 0, "L3")) == ("FOR", "CPS")

    table = play(winning(setting(), 0, "FOR CPS"), "place FOR EX")
    assert slot(table, 0, "EX") == "FOR CPS"

    table = play(winning(setting(), 0, "FOR CPS"), "place FOR V1", "place CPS V2")
    assert (slot(table, 0, "V1"), slot(table, 0, "V2")) == ("FOR", "CPS")


@pytest.mark.rule("AG-PLACE-2", "AG-PLACE-4", "AG-PLACE-5", "AG-OBJ-3")
def test_ag_dv_24_an_object_and_a_character() -> None:
    """AG-DV-24: won AXE, CHA; OB+V1 legal; OB+L1 illegal; L2+L2 legal."""
    table = play(winning(setting(), 0, "AXE CHA"), "place CHA V1", "place AXE OB")
    assert (slot(table, 0, "OB"), slot(table, 0, "V1")) == ("AXE", "CHA")

    table = play(winning(setting(), 0, "AXE CHA"), "place CHA L1")
    assert refusal(table, "place AXE OB") == "AG-PLACE-2"

    table = play(winning(setting(), 0, "AXE CHA"), "place CHA L2", "place AXE L2")
    assert slot(table, 0, "L2") == "CHA AXE"


@pytest.mark.rule("AG-PLACE-7", "AG-AMU-1")
def test_ag_dv_25_the_amulet_sector_is_no_target() -> None:
    """AG-DV-25: won AMU, CHA; AMS is never a legal target."""
    table = winning(setting(), 0, "AMU CHA")
    seen = options(table)
    play(table, "place CHA V1")
    seen += options(table)
    assert not [text for text in seen if "AMS" in text]
    for move in ("place AMU AMS", "to AMS"):
        assert refusal(table, move) == "AG-PLACE-7"
    play(table, "place AMU V2")
    assert (table.amulets[0], slot(table, 0, "V2")) == (0, "AMU")


@pytest.mark.rule("AG-PLACE-2")
def test_ag_dv_26_the_zone_is_chosen_anew_for_each_tile() -> None:
    """AG-DV-26: won cards on tiles 1 and 4 in the same round; zone chosen anew for each tile."""
    table = placed(setting(number=6, tiles=["FOR CPS", "", "", "MTN VIL"]), "0:1@1", "0:2@4")
    resolving(table)
    play(table, "place FOR L1", "place CPS L1")
    assert [text for text in options(table) if text.startswith("place MTN")] == [
        f"place MTN {name}" for name in ORDINARY
    ]
    play(table, "place MTN V1")
    assert refusal(table, "place VIL L1") == "AG-PLACE-2"
    play(table, "place VIL V2")
    assert table.over


@pytest.mark.rule("AG-PLACE-2")
def test_each_of_two_tied_winners_chooses_a_zone_of_his_own() -> None:
    table = placed(setting(tiles=["FOR MTN"]), "2:2@1", "1:2@1")
    play(resolving(table), "pick FOR", "place FOR V1")
    assert table.actor == 1
    assert options(table) == [f"place MTN {name}" for name in ORDINARY]


@pytest.mark.rule("AG-PLACE-3", "AG-PLACE-9")
@pytest.mark.parametrize("kind", KINDS)
def test_any_card_may_go_to_any_ordinary_slot_whatever_is_there(kind: str) -> None:
    crowd = "CHA FOR MTN VIL CPS AMU"
    for name in ORDINARY:
        table = setting(4, boards={0: {name: f"{crowd} KNI"}})
        winning(table, 0, kind)
        play(table, f"place {kind} {name}")
        expected = sorted([*crowd.split(), "KNI", kind], key=KINDS.index)
        assert slot(table, 0, name) == " ".join(expected)


@pytest.mark.rule("AG-PLACE-4", "AG-INV-5")
@pytest.mark.parametrize("kind", OTHERS)
def test_only_objects_go_to_the_object_slot(kind: str) -> None:
    table = winning(setting(boards={0: {"OB": "KNI"}}), 0, kind)
    assert refusal(table, f"place {kind} OB") == "AG-PLACE-4"
    assert options(table) == [f"place {kind} {name}" for name in ORDINARY]


@pytest.mark.rule("AG-PLACE-4", "AG-PLACE-5")
@pytest.mark.parametrize("kind", ["KNI", "AXE", "TOR", "PHI"])
def test_the_object_slot_belongs_to_the_village_zone(kind: str) -> None:
    table = play(winning(setting(), 0, f"CHA {kind}"), "place CHA V2")
    assert options(table) == [f"place {kind} V1", f"place {kind} V2", f"place {kind} OB"]

    table = play(winning(setting(4), 0, f"{kind} {kind}"), f"place {kind} OB")
    assert options(table) == [f"place {kind} V1", f"place {kind} V2", f"place {kind} OB"]
    assert refusal(table, f"place {kind} L1") == "AG-PLACE-2"
    assert refusal(table, f"place {kind} EX") == "AG-PLACE-2"


@pytest.mark.rule("AG-PLACE-6")
def test_the_exploration_zone_is_one_slot() -> None:
    table = winning(setting(), 0, "MTN CPS KNI")
    play(table, "place MTN EX")
    assert slot(table, 0, "EX") == "MTN CPS KNI"
    assert table.over


@pytest.mark.rule("AG-PLACE-8")
def test_no_card_is_placed_in_the_encounter_sector() -> None:
    table = winning(setting(), 0, "CHA")
    assert options(table) == [f"place CHA {name}" for name in ORDINARY]
    for move in ("place CHA ENC", "to ENC"):
        assert refusal(table, move) == "AG-PLACE-8"
    for name in ORDINARY:
        after = table.copy()
        play(after, f"place CHA {name}")
        assert after.encounter == [0, 0, 0]


@pytest.mark.rule("AG-PLACE-8", "AG-PLACE-7", "AG-AMU-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_validations_and_moves_fill_the_sectors(players: int) -> None:
    grown = 0
    for seed in range(12):
        for before, after in gathering(players, seed):
            made = [(seat, text.split()[0], text) for seat, text in moves_made(after)]
            for seat in range(players):
                if after.encounter[seat] != before.encounter[seat]:
                    assert (seat, "validate") in [(who, verb) for who, verb, _ in made]
                    grown += 1
                if after.amulets[seat] != before.amulets[seat]:
                    assert (seat, "to AMS") in [(who, text) for who, _, text in made]
                    grown += 1
    assert grown > 20


@pytest.mark.rule("AG-PLACE-9")
def test_slots_have_no_capacity() -> None:
    table = setting(4, boards={0: {"L1": "CHA*38 FOR*13 MTN*13 VIL*13 CPS*9 AMU*8"}})
    play(winning(table, 0, "CHA"), "place CHA L1")
    assert len(slot(table, 0, "L1").split()) == 39 * 2 + 9 + 8


@pytest.mark.rule("AG-PLACE-9")
def test_the_order_of_cards_in_a_slot_has_no_meaning() -> None:
    first = winning(setting(options={"placement": "one_by_one"}), 0, "FOR CPS")
    second = first.copy()
    play(first, "place FOR L1", "place CPS L1")
    play(second, "place CPS L1", "place FOR L1")
    assert first.digest() == second.digest()


@pytest.mark.rule("AG-PLACE-9")
def test_all_cards_of_a_slot_are_visible_to_all() -> None:
    table = setting(boards={1: {"V1": "CHA*2 AMU", "EX": "FOR"}})
    slots = {"L1": [], "L2": [], "L3": [], "V1": ["CHA", "CHA", "AMU"], "V2": [], "OB": [], "EX": ["FOR"]}
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["boards"][1]["slots"] == slots


@pytest.mark.rule("AG-PLACE-1", "AG-PLACE-5")
def test_won_cards_are_placed_in_any_order() -> None:
    """The Axe may go to the Object slot before the Character is placed, and after it as well."""
    orders = (("place AXE OB", "place CHA V1"), ("place CHA V1", "place AXE OB"))
    tables = [play(winning(setting(2), 0, "CHA AXE"), *order) for order in orders]
    assert [slot(table, 0, "OB") for table in tables] == ["AXE", "AXE"]
    assert tables[0].digest() == tables[1].digest()
    table = winning(setting(2), 0, "CHA AXE")
    assert options(table) == [
        *(f"place CHA {name}" for name in ORDINARY),
        *(f"place AXE {name}" for name in ("L1", "L2", "L3", "V1", "V2", "OB", "EX")),
    ]
    assert refusal(table, "place FOR L1") == "AG-PLACE-1"


@pytest.mark.rule("AG-PLACE-6")
def test_in_the_exploration_zone_the_other_cards_follow_unasked() -> None:
    table = winning(setting(2), 0, "CHA FOR AXE")
    play(table, "place AXE EX")
    assert (slot(table, 0, "EX"), table.trail[0][0]) == ("CHA FOR AXE", 0)
    one_by_one = winning(setting(2, options={"placement": "one_by_one"}), 0, "CPS FOR AXE")
    play(one_by_one, "place AXE EX")
    assert options(one_by_one) == ["place FOR EX", "place CPS EX"]


@pytest.mark.rule("AG-PLACE-10", "AG-VILLAGE-4")
def test_all_cards_are_placed_before_any_validation() -> None:
    table = winning(setting(boards={0: {"V1": "CHA"}}), 0, "CHA CPS")
    play(table, "place CHA V1")
    assert options(table) == ["place CPS V1", "place CPS V2"]
    assert refusal(table, "validate V1 2") == refusal(table, "explore 1") == "AG-PLACE-10"
    play(table, "place CPS V1", "validate V1 2")
    assert discarded(table) == "CPS"


@pytest.mark.rule("AG-PLACE-11")
def test_a_drawn_card_may_leave_the_zone_of_the_won_cards() -> None:
    table = winning(setting(boards={0: {"EX": "FOR"}}, tiles=["CPS"]), 0, "CHA")
    play(table, "place CHA EX", "explore 1", "draw CPS @1", "card MTN")
    assert options(table) == [f"place CPS {name}" for name in ORDINARY]
    play(table, "place CPS L2")
    assert slot(table, 0, "L2") == "CPS"


@pytest.mark.rule("AG-PLACE-12", "AG-ACT-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_board_changes_only_by_the_decisions_of_its_owner(players: int) -> None:
    for seed in range(12):
        for before, after in gathering(players, seed):
            if after.over:
                continue  # the end removes cards from all boards (AG-END-2)
            deciders = {seat for seat, _ in moves_made(after)}
            for seat in set(range(players)) - deciders:
                own = slice(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT)
                assert after.board[own] == before.board[own]
                assert after.village[seat] == before.village[seat]
                assert after.explored[seat] == before.explored[seat]


@pytest.mark.rule("AG-PLACE-12")
def test_a_placed_card_stays_to_the_next_round() -> None:
    board = {"L1": "FOR", "V1": "CHA CPS", "V2": "AMU", "EX": "MTN", "OB": "KNI"}
    table = placed(setting(2, boards={0: board}, tiles=["CHA FOR", "CHA FOR", "CHA FOR"]), "1:1@1")
    play(resolving(table), "place CHA L1", "place FOR L1")
    while asked(table) == "card":
        play(table, table.notation(table.moves()[0]))
    assert (table.round, asked(table)) == (2, "bid")
    assert {name: slot(table, 0, name) for name in board} == board
