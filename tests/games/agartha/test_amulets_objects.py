"""Amulets and Objects (contract 2.11): how they reach their places and what they are worth there."""

from __future__ import annotations

import pytest

from tests.games.agartha.gathering import discarded, gathering, moves_made, numbers
from tests.games.agartha.setting import (
    acting,
    beginning,
    options,
    play,
    points,
    setting,
    slot,
    winning,
)


@pytest.mark.rule("AG-AMU-1")
def test_every_other_way_leaves_an_amulet_in_a_slot() -> None:
    """Won, drawn and swapped Amulets lie in slots; only a Move ends in the sector."""
    won = play(winning(setting(), 0, "AMU"), "place AMU V1")
    drawn = play(acting(setting(tiles=["AMU"]), 0, "draw"), "draw AMU @1", "card CHA", "place AMU V1")
    swapped = play(acting(setting(boards={0: {"L1": "AMU", "V1": "FOR"}}), 0, "swap"), "swap AMU L1")
    for table in (won, drawn, swapped):
        assert (table.amulets[0], slot(table, 0, "V1")) == (0, "AMU")
        play(acting(table, 0, "move"), "move AMU V1", "to AMS")
        assert (table.amulets[0], slot(table, 0, "V1")) == (1, "")


@pytest.mark.rule("AG-AMU-1", "AG-ACT-MOVE-4")
def test_a_move_gained_in_the_village_serves_as_well() -> None:
    table = winning(setting(boards={0: {"V1": "CHA", "EX": "AMU"}}), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2", "move AMU EX", "to AMS")
    assert (table.amulets[0], table.over) == (1, True)


@pytest.mark.rule("AG-AMU-2")
@pytest.mark.parametrize(("players", "amulets"), [(2, 5), (3, 7), (4, 8)])
def test_the_sector_takes_all_amulets_of_the_deck(players: int, amulets: int) -> None:
    table = setting(players, boards={0: {"L1": f"AMU*{amulets}"}})
    for _ in range(amulets):
        play(acting(table, 0, "move"), "move AMU L1", "to AMS")
    assert (table.amulets[0], slot(table, 0, "L1")) == (amulets, "")
    assert table.scores()[0] == 3 * amulets


@pytest.mark.rule("AG-AMU-3", "AG-ACT-4", "AG-INV-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_in_a_sector_stays_to_the_end(players: int) -> None:
    kept = 0
    for seed in range(15):
        for before, after in gathering(players, seed):
            for seat in range(players):
                assert after.amulets[seat] >= before.amulets[seat]
                assert after.encounter[seat] >= before.encounter[seat]
            if after.over:
                kept += sum(after.amulets) + sum(after.encounter)
    assert kept > 50


@pytest.mark.rule("AG-AMU-4")
@pytest.mark.parametrize(
    ("board", "won", "validation"),
    [
        ({"V1": "CHA AMU AMU"}, "V1", "validate V1 2"),
        ({"V2": "CHA*3 AMU AMU"}, "V2", "validate V2 4"),
        ({"EX": "FOR AMU AMU"}, "EX", "explore 1"),
    ],
)
def test_an_amulet_in_a_validated_slot_is_discarded(board: dict[str, str], won: str, validation: str) -> None:
    table = winning(setting(boards={0: board}), 0, "CHA")
    play(table, f"place CHA {won}", validation)
    assert discarded(table).split().count("AMU") == 2
    assert (slot(table, 0, won), table.amulets[0]) == ("", 0)


@pytest.mark.rule("AG-OBJ-1")
@pytest.mark.parametrize("name", ["L1", "V1", "V2", "EX", "OB"])
def test_objects_give_no_points_during_the_game(name: str) -> None:
    table = play(winning(setting(encounter={0: 4}, village={0: 2}), 0, "KNI"), f"place KNI {name}")
    assert table.over
    assert points(table, 0) == 2


@pytest.mark.rule("AG-OBJ-1", "AG-SCORE-2")
def test_objects_score_only_in_the_object_slot() -> None:
    for name in ("L1", "L2", "L3", "V1", "V2", "EX"):
        table = setting(boards={0: {name: "KNI AXE TOR PHI"}}, encounter={0: 4}, village={0: 2})
        assert table.scores()[0] == 2
    table = setting(boards={0: {"OB": "KNI AXE TOR PHI"}}, encounter={0: 4}, village={0: 2})
    assert table.scores()[0] == 2 + 2 * 4


@pytest.mark.rule("AG-OBJ-2")
@pytest.mark.parametrize("kind", ["KNI", "AXE", "TOR", "PHI"])
def test_equal_objects_may_lie_together_and_count_once(kind: str) -> None:
    table = setting(4, boards={0: {"OB": kind}}, encounter={0: 6}, village={0: 3})
    assert table.scores()[0] == 3 + 3 * 1
    play(winning(table, 0, kind), f"place {kind} OB")
    assert slot(table, 0, "OB") == f"{kind} {kind}"
    assert table.scores()[0] == 3 + 3 * 1


@pytest.mark.rule("AG-OBJ-3", "AG-PLACE-5", "AG-PLACE-11", "AG-ACT-MOVE-3", "AG-ACT-SWAP-4")
def test_the_five_ways_of_an_object_to_the_object_slot() -> None:
    start = beginning(2, options={"first_player": 0})
    play(start, *["card CHA"] * 6, "card KNI", "card FOR", "place FOR L1", "place KNI OB")
    won = play(winning(setting(), 0, "KNI"), "place KNI OB")
    drawn = play(acting(setting(), 0, "draw"), "draw pile", "card KNI", "place KNI OB")
    moved = play(acting(setting(boards={0: {"EX": "KNI"}}), 0, "move"), "move KNI EX", "to OB")
    swapped = acting(setting(boards={0: {"L1": "KNI", "OB": "AXE"}}), 0, "swap")
    assert options(swapped) == ["swap KNI L1", "swap AXE OB", "decline"]
    play(swapped, "swap KNI L1")
    for table in (start, won, drawn, moved, swapped):
        assert slot(table, 0, "OB") == "KNI"


@pytest.mark.rule("AG-OBJ-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_every_game_objects_stay_in_the_object_slot_until_an_action_takes_them(players: int) -> None:
    filled = 0
    for seed in range(10):
        for before, after in gathering(players, seed):
            made = [text for _, text in moves_made(after)]
            for seat in range(players):
                old, new = numbers(before, seat)["OB"], numbers(after, seat)["OB"]
                if new > old:
                    assert any(text.startswith(("place", "to OB")) and text.endswith("OB") for text in made)
                    filled += 1
                if new < old:
                    assert any(text.startswith("to ") for text in made)
    assert filled > 10
