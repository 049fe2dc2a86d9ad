"""Validation (contract 2.8): when a slot is open, and what happens in which order."""

from __future__ import annotations

import pytest

from portulan.games.agartha.cards import KINDS
from portulan.games.agartha.state import Agartha
from tests.games.agartha.gathering import asked, discarded, gathering, moves_made, numbers, opened
from tests.games.agartha.setting import (
    acting,
    options,
    placed,
    play,
    points,
    refusal,
    resolving,
    setting,
    slot,
    tile,
    winning,
)


@pytest.mark.rule("AG-VAL-1")
@pytest.mark.parametrize(
    ("board", "name"), [({"V1": "CHA*3"}, "V1"), ({"V2": "CHA"}, "V2"), ({"EX": "FOR FOR CHA"}, "EX")]
)
def test_a_validation_is_never_a_duty(board: dict[str, str], name: str) -> None:
    table = play(winning(setting(boards={0: board}), 0, "CHA"), f"place CHA {name}")
    assert options(table)[-1] == "stop"
    before = table.copy()
    play(table, "stop")
    assert table.over
    assert (table.board, table.discard, points(table, 0)) == (before.board, before.discard, 0)


@pytest.mark.rule("AG-VAL-1", "AG-VAL-8")
def test_the_player_may_stop_after_any_validation() -> None:
    table = winning(setting(boards={0: {"V1": "CHA*3", "V2": "CHA"}}), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2", "validate V1 4")
    assert options(table) == ["validate V2 2", "stop"]
    play(table, "stop")
    assert (table.over, slot(table, 0, "V2"), points(table, 0)) == (True, "CHA CHA", 5)


@pytest.mark.rule("AG-VAL-2", "AG-EXPLO-11")
def test_a_slot_whose_number_did_not_change_cannot_be_validated() -> None:
    board = {"V1": "CHA", "V2": "CHA*4", "EX": "CHA FOR"}
    table = play(winning(setting(boards={0: board}), 0, "CHA"), "place CHA V1")
    assert opened(table) == ["V1"]
    assert options(table) == ["validate V1 2", "stop"]
    assert refusal(table, "validate V2 4") == "AG-VAL-2"
    assert refusal(table, "explore 1") == "AG-EXPLO-11"


@pytest.mark.rule("AG-VAL-2")
def test_the_slots_of_the_others_are_not_open() -> None:
    boards = {0: {"V1": "CHA"}, 1: {"V1": "CHA*3", "V2": "CHA*3", "EX": "CHA FOR"}}
    table = play(winning(setting(boards=boards), 0, "CHA"), "place CHA V1")
    assert (table.actors, options(table)) == ([0], ["validate V1 2", "stop"])
    play(table, "stop")
    assert table.over


@pytest.mark.rule("AG-VAL-3", "AG-VAL-2", "AG-VAL-5")
@pytest.mark.parametrize("name", ["V1", "V2", "EX"])
def test_won_cards_open_the_slot_that_they_are_added_to(name: str) -> None:
    ready = "CHA CHA FOR"
    table = winning(setting(boards={0: {"V1": ready, "V2": ready, "EX": ready}}), 0, "CPS")
    play(table, f"place CPS {name}")
    assert opened(table) == [name]


@pytest.mark.rule("AG-VAL-3")
def test_every_slot_that_receives_a_won_card_opens() -> None:
    table = winning(setting(boards={0: {"V1": "CHA", "V2": "CHA"}}), 0, "CHA CHA KNI")
    play(table, "place CHA V1", "place CHA V2", "place KNI OB")
    assert opened(table) == ["V1", "V2"]


@pytest.mark.rule("AG-VAL-4", "AG-VAL-5")
@pytest.mark.parametrize("kind", KINDS)
def test_any_card_taken_away_opens_the_slot(kind: str) -> None:
    ready = f"CHA CHA FOR {kind}"
    for name, validation in (("V1", "validate V1 2"), ("V2", "validate V2 2"), ("EX", "explore 1")):
        table = acting(setting(boards={0: {name: ready}}), 0, "move")
        play(table, f"move {kind} {name}", "to L1")
        assert options(table)[:1] == [validation]


@pytest.mark.rule("AG-VAL-5")
@pytest.mark.parametrize("kind", KINDS)
def test_any_card_added_opens_the_slot(kind: str) -> None:
    for name, validation in (("V1", "validate V1 2"), ("V2", "validate V2 2"), ("EX", "explore 1")):
        table = setting(boards={0: {name: "CHA CHA FOR", "L1": kind}})
        play(acting(table, 0, "move"), f"move {kind} L1", f"to {name}")
        assert options(table)[:1] == [validation]


@pytest.mark.rule("AG-VAL-5", "AG-VAL-2", "AG-VILLAGE-4", "AG-VILLAGE-5")
@pytest.mark.parametrize("tier", [2, 3])
def test_ag_dv_31_a_useless_card_opens_the_slot(tier: int) -> None:
    """AG-DV-31: V1 [CHA x3] closed; a won FOR is placed in V1.

    V1 open; tiers 2 and 3 legal; FOR discarded if validated.
    """
    table = play(winning(setting(boards={0: {"V1": "CHA*3"}}), 0, "FOR"), "place FOR V1")
    assert opened(table) == ["V1"]
    assert options(table) == ["validate V1 2", "validate V1 3", "stop"]
    play(table, f"validate V1 {tier}")
    assert discarded(table) == ("CHA FOR" if tier == 2 else "FOR")


@pytest.mark.rule("AG-VAL-6", "AG-VAL-8", "AG-VAL-12", "AG-ACT-5", "AG-VILLAGE-2")
def test_ag_dv_72_openness_is_by_event() -> None:
    """AG-DV-72: V1 [CHA x3] closed, V2 [CHA], EX [CHA]; token Move.

    V1 loses a card and regains one in the same step, and is open; points 4; V1 V2 EX empty.
    """
    table = acting(setting(boards={0: {"V1": "CHA*3", "V2": "CHA", "EX": "CHA"}}), 0, "move")
    play(table, "move CHA V1", "to V2")
    assert opened(table) == ["V1", "V2"]
    play(table, "validate V2 2")
    assert (points(table, 0), table.encounter[0], asked(table)) == (1, 2, "move")
    play(table, "move CHA EX", "to V1")
    assert (slot(table, 0, "V1"), opened(table)) == ("CHA CHA CHA", ["V1", "EX"])
    play(table, "validate V1 3")
    assert table.over
    assert (points(table, 0), table.encounter[0]) == (4, 5)
    assert sum(numbers(table, 0).values()) == 0


@pytest.mark.rule("AG-VAL-6", "AG-VAL-8")
def test_a_slot_that_changes_twice_in_a_step_is_open() -> None:
    """A won or moved card opens the slot; a gained Move then takes another one out of it, or adds one."""
    board = {"V1": "CHA CHA FOR", "V2": "CHA", "EX": "CHA CHA FOR", "L1": "CPS CHA"}
    for change in (("move FOR V1", "to L2"), ("move CPS L1", "to V1")):
        table = winning(setting(boards={0: board}), 0, "CHA KNI")
        play(table, "place CHA V2", "place KNI V1", "validate V2 2", *change)
        assert opened(table) == ["V1"]
    for change in (("move FOR V1", "to EX"), ("move CHA EX", "to L2")):
        table = acting(setting(boards={0: {**board, "V2": "CHA CHA CPS"}}), 0, "move")
        play(table, "move CPS V2", "to EX", "validate V2 2", *change)
        assert "EX" in opened(table)


@pytest.mark.rule("AG-VAL-7")
def test_places_and_objects_are_never_validated() -> None:
    for name in ("L1", "L2", "L3"):
        table = winning(setting(boards={0: {name: "CHA CHA CHA FOR FOR FOR"}}), 0, "CHA FOR")
        play(table, f"place CHA {name}", f"place FOR {name}")
        assert table.over
    table = play(winning(setting(boards={0: {"OB": "KNI AXE TOR"}}), 0, "PHI"), "place PHI OB")
    assert table.over
    table = play(winning(setting(boards={0: {"V1": "CHA", "L1": "CHA CHA"}}), 0, "CHA"), "place CHA V1")
    for name in ("L1", "L2", "L3", "OB"):
        for tier in (2, 3, 4):
            assert refusal(table, f"validate {name} {tier}") == "AG-VAL-7"


@pytest.mark.rule("AG-VAL-8", "AG-ACT-3", "AG-EXPLO-7")
def test_what_is_no_validation_is_refused_with_the_clause_that_fits() -> None:
    table = play(winning(setting(boards={0: {"V1": "CHA", "L1": "FOR CPS"}}), 0, "CHA"), "place CHA V1")
    for move in ("place FOR L1", "bid 1 @1 bid", "keep", "pick CHA", "card CHA"):
        assert refusal(table, move) == "AG-VAL-8"
    for move in ("move FOR L1", "to L2", "swap FOR L1", "with FOR L1", "draw pile", "draw CHA @1", "decline"):
        assert refusal(table, move) == "AG-ACT-3"
    assert refusal(table, "validate EX 2") == "AG-EXPLO-7"
    assert refusal(table, "validate V2 2") == "AG-VAL-2"
    assert refusal(table, "validate V1 3") == "AG-VILLAGE-2"
    assert refusal(table, "explore 1") == "AG-EXPLO-11"


@pytest.mark.rule("AG-VAL-7", "AG-VAL-2")
def test_ag_dv_71_the_object_slot_opens_nothing() -> None:
    """AG-DV-71: V1 [CHA, CHA] closed; the player has just won [KNI]; KNI to OB.

    No slot open; V1 cannot be validated.
    """
    table = play(winning(setting(boards={0: {"V1": "CHA CHA"}}), 0, "KNI"), "place KNI OB")
    assert table.over
    assert (slot(table, 0, "V1"), points(table, 0)) == ("CHA CHA", 0)


@pytest.mark.rule("AG-VAL-8", "AG-VAL-3")
@pytest.mark.parametrize(("first", "second"), [("V1", "V2"), ("V2", "V1")])
def test_ag_dv_35_two_open_slots_are_validated_in_any_order(first: str, second: str) -> None:
    """AG-DV-35: V1 [CHA], V2 [CHA]; won CHA, CHA, one in each; both open; validation in any order."""
    start = winning(setting(boards={0: {"V1": "CHA", "V2": "CHA", "L1": "FOR"}}), 0, "CHA CHA")
    table = play(start, "place CHA V1", "place CHA V2").copy()
    assert opened(table) == ["V1", "V2"]
    play(table, f"validate {first} 2", "decline", f"validate {second} 2", "decline")
    assert (points(table, 0), table.encounter[0], table.over) == (2, 4, True)


@pytest.mark.rule("AG-VAL-8")
def test_the_set_of_open_slots_grows_with_each_change() -> None:
    table = winning(setting(boards={0: {"V1": "CHA", "V2": "CHA*4", "EX": "CHA FOR CPS"}}), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2")
    assert opened(table) == ["V1", "V2"]
    play(table, "validate V1 2", "move CPS EX", "to L1")
    assert opened(table) == ["V2", "EX"]
    assert options(table) == ["validate V2 2", "validate V2 3", "validate V2 4", "explore 1", "stop"]


@pytest.mark.rule("AG-VAL-9", "AG-VAL-2")
def test_ag_dv_34_a_slot_left_unvalidated_closes() -> None:
    """AG-DV-34: V1 open and eligible, player stops; next tile: he wins cards and puts them in L1.

    V1 cannot be validated.
    """
    table = setting(number=6, boards={0: {"V1": "CHA"}}, tiles=["CHA", "FOR", "CHA CHA"])
    resolving(placed(table, "0:1@1", "0:2@2", "0:3@3"))
    play(table, "place CHA V1", "stop", "place FOR L1")
    assert asked(table) == "place won"
    assert opened(table) == []
    play(table, "place CHA V2", "place CHA V2")
    assert refusal(table, "validate V1 2") == "AG-VAL-2"


@pytest.mark.rule("AG-VAL-9", "AG-VAL-8")
def test_slots_close_between_the_action_and_the_auction_of_a_tile() -> None:
    board = {"V1": "CHA CHA CPS", "EX": "FOR CHA"}
    table = setting(number=6, boards={0: board}, tiles=["CHA"])
    resolving(placed(table, "0:1@1a", "0:3@1"))
    play(table, "move CPS V1", "to L1", "stop", "place CHA EX")
    assert opened(table) == ["EX"]
    assert refusal(table, "validate V1 2") == "AG-VAL-2"


@pytest.mark.rule("AG-VAL-9")
def test_a_slot_left_unvalidated_opens_again_when_its_number_changes() -> None:
    table = setting(number=6, boards={0: {"V1": "CHA"}}, tiles=["CHA", "FOR"])
    resolving(placed(table, "0:1@1", "0:2@2"))
    play(table, "place CHA V1", "stop", "place FOR V1", "validate V1 2")
    assert points(table, 0) == 1


@pytest.mark.rule("AG-VAL-10")
def test_one_validation_empties_and_closes_one_slot() -> None:
    table = winning(setting(boards={0: {"V1": "CHA*4", "V2": "CHA*4", "L1": "FOR"}}), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2", "validate V1 2")
    assert (slot(table, 0, "V1"), slot(table, 0, "V2")) == ("", "CHA CHA CHA CHA CHA")
    assert (table.encounter[0], points(table, 0)) == (2, 1)
    play(table, "decline")
    assert opened(table) == ["V2"]
    assert refusal(table, "validate V1 2") == "AG-VAL-2"


@pytest.mark.rule("AG-VAL-10", "AG-VAL-12", "AG-VILLAGE-7")
def test_a_validated_slot_may_open_again_in_the_same_step() -> None:
    table = winning(setting(boards={0: {"V1": "CHA", "V2": "CHA*3", "L1": "CHA"}}), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2", "move CHA V2", "to V1")
    assert opened(table) == ["V1", "V2"]
    play(table, "validate V2 2", "move CHA L1", "to V1", "validate V1 2")
    assert (points(table, 0), table.encounter[0], table.over) == (3, 6, True)


@pytest.mark.rule("AG-VAL-11", "AG-VAL-15", "AG-VILLAGE-4", "AG-AMU-4")
def test_points_and_discard_come_before_the_gained_action() -> None:
    table = winning(setting(boards={0: {"V1": "CHA AMU CPS", "L1": "FOR"}}), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2")
    assert asked(table) == "move"
    assert (points(table, 0), table.scores()[0], table.encounter[0]) == (1, 1, 2)
    assert (slot(table, 0, "V1"), discarded(table)) == ("", "CPS AMU")
    assert refusal(table, "move AMU V1") == "AG-ACT-MOVE-1"


@pytest.mark.rule("AG-VAL-11", "AG-VAL-15", "AG-EXPLO-4")
def test_points_and_discard_of_an_exploration_come_before_its_draw() -> None:
    table = play(winning(setting(boards={0: {"EX": "FOR CPS"}}), 0, "CHA"), "place CHA EX", "explore 1")
    assert asked(table) == "draw"
    assert (points(table, 0), table.scores()[0]) == (1, 1)
    assert (slot(table, 0, "EX"), discarded(table)) == ("", "CHA FOR CPS")


@pytest.mark.rule("AG-VAL-12", "AG-VAL-8", "AG-VAL-15", "AG-ACT-SWAP-6", "AG-EXPLO-2", "AG-VILLAGE-2")
def test_ag_dv_49_three_validations_in_one_step() -> None:
    """AG-DV-49: a chain of V1 tier 2, Move, Exploration 2, Draw, V2 tier 3, Swap.

    Points 9, ENC 5, V1 V2 EX empty, discard +4.
    """
    board = {"V1": "CHA", "V2": "CHA*3", "EX": "FOR MTN CHA", "L1": "VIL AMU", "L2": "CPS"}
    table = setting(4, number=6, holder=3, boards={0: board}, tiles=["CHA FOR", "", "", "CHA"])
    resolving(placed(table, "0:1@1", "1:1@1"))
    play(table, "pick CHA", "place CHA V1", "validate V1 2")
    assert (points(table, 0), table.encounter[0], asked(table)) == (1, 2, "move")
    play(table, "move CHA V2", "to EX")
    assert (slot(table, 0, "V2"), slot(table, 0, "EX")) == ("CHA CHA", "CHA CHA FOR MTN")
    assert opened(table) == ["V2", "EX"]
    play(table, "explore 2")
    assert (points(table, 0), asked(table), discarded(table)) == (6, "draw", "CHA CHA FOR MTN")
    assert table.view(None)["boards"][0]["explorations"] == [2]
    play(table, "draw CHA @4", "card KNI", "place CHA V2")
    assert (tile(table, 4), slot(table, 0, "V2"), opened(table)) == ("KNI", "CHA CHA CHA", ["V2"])
    play(table, "validate V2 3")
    assert (points(table, 0), table.encounter[0], asked(table)) == (9, 5, "swap")
    play(table, "swap AMU L1")
    assert (slot(table, 0, "L1"), slot(table, 0, "L2")) == ("VIL CPS", "AMU")
    assert (table.actor, asked(table)) == (1, "place won")
    assert (points(table, 0), table.encounter[0], discarded(table)) == (9, 5, "CHA CHA FOR MTN")
    assert [slot(table, 0, name) for name in ("V1", "V2", "EX")] == ["", "", ""]


@pytest.mark.rule("AG-VAL-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_validation_uses_up_cards_so_that_chains_end(players: int) -> None:
    """Each validation takes at least 2 cards from the slots, and nobody does more than 3 Explorations."""
    validations = 0
    explorations: dict[tuple[int, int], int] = {}
    for seed in range(15):
        for before, after in gathering(players, seed):
            seat, text = moves_made(after)[0]
            if not text.startswith(("validate", "explore")):
                continue
            name = "EX" if text.startswith("explore") else text.split()[1]
            assert numbers(before, seat)[name] >= 2
            if after.actor == seat and asked(after) in ("move", "swap", "draw"):
                assert sum(numbers(after, seat).values()) <= sum(numbers(before, seat).values()) - 2
                assert numbers(after, seat)[name] == 0
            validations += 1
            if name == "EX":
                explorations[seed, seat] = explorations.get((seed, seat), 0) + 1
    assert validations > 50
    assert max(explorations.values()) <= 3


@pytest.mark.rule("AG-VAL-14", "AG-VAL-8", "AG-VILLAGE-4", "AG-PLACE-10")
def test_ag_dv_73_a_swap_improves_a_slot_that_is_open() -> None:
    """AG-DV-73: V1 [CHA, FOR], V2 [CHA, CHA], L1 [CHA]; the player has just won [CHA, KNI].

    Only V2 is eligible; its Swap brings a second CHA to V1, which is still open: 4 points.
    """
    table = winning(setting(boards={0: {"V1": "CHA FOR", "V2": "CHA CHA", "L1": "CHA"}}), 0, "CHA KNI")
    play(table, "place CHA V2", "place KNI V1")
    assert opened(table) == ["V1", "V2"]
    assert options(table) == ["validate V2 2", "validate V2 3", "stop"]
    play(table, "validate V2 3")
    assert (points(table, 0), table.encounter[0], asked(table)) == (3, 3, "swap")
    play(table, "swap FOR V1")
    assert (slot(table, 0, "V1"), slot(table, 0, "L1")) == ("CHA CHA KNI", "FOR")
    assert opened(table) == ["V1"]
    play(table, "validate V1 2")
    assert (points(table, 0), table.encounter[0], asked(table)) == (4, 5, "move")
    assert discarded(table) == "KNI"


@pytest.mark.rule("AG-VAL-14")
def test_a_swap_may_also_spoil_a_slot_that_is_open() -> None:
    table = winning(setting(boards={0: {"V1": "CHA", "V2": "CHA CHA", "L1": "FOR"}}), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2", "validate V2 3", "swap CHA V1")
    assert slot(table, 0, "V1") == "CHA FOR"
    assert table.over


@pytest.mark.rule("AG-VAL-8", "AG-VAL-9")
def test_in_the_strict_window_actions_gained_wait_in_their_order_and_the_step_ends_after_them() -> None:
    """A Move from V1 to V2 opens both: the tier of three gives a Swap, then the tier of two a Move."""
    boards = {0: {"V1": "CHA*4", "V2": "CHA", "L1": "FOR", "L2": "MTN"}}
    table = setting(boards=boards, options={"validation_window": "strict"})
    resolving(placed(table, "0:1@1a"))
    play(table, "move CHA V1", "to V2", "validate V1 3", "validate V2 2")
    assert waiting(table) == ["resolve tile", "close", "gained", "validate", "swap"]
    assert table.faults() == []
    play(table, "decline")
    assert waiting(table) == ["resolve tile", "close", "validate", "move"]
    play(table, "decline")
    assert "close" not in waiting(table)


def waiting(table: Agartha) -> list[str]:
    """Names the steps that wait, the next one last."""
    return [table.steps[frame[0]].name for frame in table.stack]
