"""The Exploration zone (contract 2.10): three Explorations, each once, each with a Draw."""

from __future__ import annotations

import pytest

from tests.games.agartha.gathering import asked, discarded, gathering, opened
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
    told,
    winning,
)

GAINED = {1: 1, 2: 5, 3: 9}


@pytest.mark.rule("AG-EXPLO-1", "AG-EXPLO-2", "AG-EXPLO-3", "AG-EXPLO-4", "AG-EXPLO-6")
@pytest.mark.parametrize("exploration", [1, 2, 3])
def test_ag_ex_12_the_three_explorations(exploration: int) -> None:
    """AG-EX-12: Exploration 1+1, 2+2, 3+3.

    Points 1, 5, 9; Draw each; all cards discarded; each once per player.
    """
    board = {"EX": f"FOR*{exploration} CHA*{exploration - 1}"}
    table = play(winning(setting(boards={1: board}), 1, "CHA"), "place CHA EX")
    log = table.listen()
    play(table, f"explore {exploration}")
    assert told(log, "explored") == [f"explored 1 {exploration} {GAINED[exploration]}"]
    assert [points(table, seat) for seat in range(3)] == [0, GAINED[exploration], 0]
    assert (asked(table), table.actor) == ("draw", 1)
    assert slot(table, 1, "EX") == ""
    assert discarded(table) == " ".join(["CHA"] * exploration + ["FOR"] * exploration)
    play(table, "decline")
    winning(table, 1, f"MTN*{exploration} CHA*{exploration}")
    play(table, "place CHA EX")
    if exploration == 1:
        assert table.over
    else:
        assert refusal(table, f"explore {exploration}") == "AG-EXPLO-5"


@pytest.mark.rule("AG-EXPLO-1", "AG-EXPLO-2", "AG-EXPLO-3", "AG-EXPLO-7", "AG-EXPLO-9")
@pytest.mark.parametrize("places", range(5))
@pytest.mark.parametrize("characters", range(5))
def test_an_exploration_needs_as_many_places_as_characters(places: int, characters: int) -> None:
    """A useless card opens EX; the Places are of all kinds."""
    kinds = " ".join(["FOR", "MTN", "VIL", "VIL"][:places])
    table = winning(
        setting(boards={0: {"EX": f"{kinds} CHA*{characters}" if characters else kinds}}), 0, "CPS"
    )
    play(table, "place CPS EX")
    met = [exploration for exploration in (1, 2, 3) if places >= exploration and characters >= exploration]
    if not met:
        assert table.over
        return
    assert options(table) == [*(f"explore {exploration}" for exploration in met), "stop"]
    for exploration in (1, 2, 3):
        if exploration not in met:
            assert refusal(table, f"explore {exploration}") == f"AG-EXPLO-{exploration}"
    for exploration in met:
        after = play(table.copy(), f"explore {exploration}")
        assert points(after, 0) == GAINED[exploration]
        assert slot(after, 0, "EX") == ""


@pytest.mark.rule("AG-EXPLO-1", "AG-EXPLO-6", "AG-EXPLO-4")
def test_ag_dv_43_the_first_exploration() -> None:
    """AG-DV-43: EX [FOR], won CHA to EX; Exploration 1: +1, token on 1, discard +2, Draw."""
    table = play(winning(setting(boards={0: {"EX": "FOR"}}), 0, "CHA"), "place CHA EX", "explore 1")
    assert points(table, 0) == 1
    assert table.view(2)["boards"][0]["explorations"] == [1]
    assert (discarded(table), asked(table)) == ("CHA FOR", "draw")


@pytest.mark.rule("AG-EXPLO-5")
def test_ag_dv_44_an_exploration_done_is_not_done_again() -> None:
    """AG-DV-44: Exploration 1 done, EX gets to [MTN, CHA]; not eligible."""
    table = winning(setting(boards={0: {"EX": "MTN"}}, explored={0: [1]}), 0, "CHA")
    play(table, "place CHA EX")
    assert table.over
    assert (slot(table, 0, "EX"), points(table, 0)) == ("CHA MTN", 1)


@pytest.mark.rule("AG-EXPLO-4", "AG-EXPLO-7", "AG-EXPLO-8", "AG-EXPLO-9")
@pytest.mark.parametrize("exploration", [1, 2, 3])
def test_ag_dv_45_one_of_three_explorations_and_all_cards_go(exploration: int) -> None:
    """AG-DV-45: EX [FOR, MTN, VIL, CHA x3, CPS] open, nothing done.

    Explorations 1, 2, 3 all legal, one of them; discard +7.
    """
    table = play(winning(setting(boards={0: {"EX": "FOR MTN VIL CHA*3"}}), 0, "CPS"), "place CPS EX")
    assert options(table) == ["explore 1", "explore 2", "explore 3", "stop"]
    play(table, f"explore {exploration}")
    assert discarded(table) == "CHA CHA CHA FOR MTN VIL CPS"
    assert points(table, 0) == GAINED[exploration]
    play(table, "decline")
    assert table.over


@pytest.mark.rule("AG-EXPLO-10")
def test_ag_dv_46_a_compass_and_an_amulet_are_no_places() -> None:
    """AG-DV-46: EX [CPS, CHA, AMU]; not eligible."""
    table = play(winning(setting(boards={0: {"EX": "CPS CHA"}}), 0, "AMU"), "place AMU EX")
    assert table.over


@pytest.mark.rule("AG-EXPLO-10")
@pytest.mark.parametrize("kind", ["CPS", "AMU", "KNI", "AXE", "TOR", "PHI"])
def test_other_cards_count_neither_as_place_nor_as_character(kind: str) -> None:
    for lying in ("CHA", "FOR"):
        table = play(winning(setting(boards={0: {"EX": lying}}), 0, kind), f"place {kind} EX")
        assert table.over
    table = play(winning(setting(boards={0: {"EX": "CHA FOR"}}), 0, kind), f"place {kind} EX")
    assert options(table) == ["explore 1", "stop"]


@pytest.mark.rule("AG-EXPLO-2", "AG-EXPLO-5")
def test_ag_dv_47_one_place_is_not_enough_for_the_second() -> None:
    """AG-DV-47: Exploration 1 done, EX [FOR, CHA x3]; not eligible."""
    table = winning(setting(boards={0: {"EX": "FOR CHA*2"}}, explored={0: [1]}), 0, "CHA")
    assert play(table, "place CHA EX").over


@pytest.mark.rule("AG-EXPLO-13", "AG-VAL-11", "AG-ACT-DRAW-9")
def test_ag_dv_48_the_cards_explored_are_part_of_the_new_pile() -> None:
    """AG-DV-48: Exploration 2 validated with pile 0 and discard 0, EX had 4 cards.

    The 4 cards are discarded; if the Draw is performed they are reshuffled and one is drawn (as the card, or as
    the replacement on the tile): pile 3, discard 0.
    """
    table = setting(pile="", boards={0: {"EX": "FOR MTN CHA"}}, tiles=["CPS"])
    play(winning(table, 0, "CHA"), "place CHA EX", "explore 2")
    assert (table.pile_size(), discarded(table)) == (0, "CHA CHA FOR MTN")
    assert options(table) == ["draw pile", "draw CPS @1", "decline"]

    after = play(table.copy(), "draw pile", "card MTN", "place MTN L1")
    assert (after.pile_size(), discarded(after), slot(after, 0, "L1")) == (3, "", "MTN")
    after = play(table.copy(), "draw CPS @1", "card FOR", "place CPS L1")
    assert (after.pile_size(), discarded(after), tile(after, 1)) == (3, "", "FOR")


@pytest.mark.rule("AG-EXPLO-4")
def test_only_the_exploration_slot_is_emptied() -> None:
    board = {"EX": "FOR KNI AMU", "V1": "CHA", "V2": "FOR", "L1": "MTN", "OB": "AXE"}
    table = play(winning(setting(boards={0: board}), 0, "CHA"), "place CHA EX", "explore 1")
    assert {name: slot(table, 0, name) for name in board} == {**board, "EX": ""}
    assert discarded(table) == "CHA FOR AMU KNI"
    assert table.encounter[0] == 0


@pytest.mark.rule("AG-EXPLO-5", "AG-EXPLO-7")
@pytest.mark.parametrize("done", [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]])
def test_each_exploration_is_done_once_in_any_order(done: list[int]) -> None:
    table = winning(setting(boards={0: {"EX": "FOR*3 CHA*3", "V1": "CHA"}}, explored={0: done}), 0, "KNI")
    play(table, "place KNI EX")
    left = [exploration for exploration in (1, 2, 3) if exploration not in done]
    if not left:
        assert table.over
        return
    assert options(table) == [*(f"explore {exploration}" for exploration in left), "stop"]
    for exploration in done:
        assert refusal(table, f"explore {exploration}") == "AG-EXPLO-5"


@pytest.mark.rule("AG-EXPLO-5", "AG-EXPLO-6", "AG-EXPLO-7", "AG-INV-7")
def test_the_tokens_mark_the_explorations_and_stay() -> None:
    table = setting(4)
    total = 0
    marked: list[int] = []
    for exploration in (3, 1, 2):
        winning(table, 0, "FOR*3 CHA*3")
        play(table, "place CHA EX", f"explore {exploration}", "decline")
        total += GAINED[exploration]
        marked = sorted([*marked, exploration])
        for viewer in (0, 1, None):
            assert table.view(viewer)["boards"][0]["explorations"] == marked
        assert points(table, 0) == total
    assert total == 15


@pytest.mark.rule("AG-EXPLO-6", "AG-EXPLO-5", "AG-EXPLO-14", "AG-INV-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_every_game_exploration_tokens_stay_to_the_end(players: int) -> None:
    seen = 0
    for seed in range(15):
        for before, after in gathering(players, seed):
            for old, new in zip(before.explored, after.explored, strict=True):
                assert new & old == old
                seen += new != old
    assert seen > 10


@pytest.mark.rule("AG-EXPLO-8", "AG-EXPLO-4")
def test_one_validation_does_one_exploration() -> None:
    table = winning(setting(boards={0: {"EX": "FOR*6 CHA*5", "V1": "CHA"}}), 0, "CHA")
    play(table, "place CHA EX", "explore 1", "decline")
    assert (table.over, slot(table, 0, "EX"), points(table, 0)) == (True, "", 1)


@pytest.mark.rule("AG-EXPLO-9")
@pytest.mark.parametrize("kinds", ["FOR MTN VIL", "FOR FOR MTN", "MTN MTN MTN", "VIL VIL FOR"])
def test_the_places_may_be_of_different_kinds(kinds: str) -> None:
    table = play(
        winning(setting(boards={0: {"EX": f"{kinds} CHA CHA"}}), 0, "CHA"), "place CHA EX", "explore 3"
    )
    assert points(table, 0) == 9


@pytest.mark.rule("AG-EXPLO-11", "AG-VAL-9")
def test_an_exploration_missed_needs_a_change_of_number() -> None:
    table = setting(number=6, boards={0: {"EX": "FOR", "V1": "CHA"}}, tiles=["CHA", "CHA", "KNI"])
    resolving(placed(table, "0:1@1", "0:2@2", "0:3@3"))
    play(table, "place CHA EX", "stop", "place CHA V1")
    assert opened(table) == ["V1"]
    assert refusal(table, "explore 1") == "AG-EXPLO-11"
    play(table, "stop", "place KNI EX", "explore 1")
    assert points(table, 0) == 1


@pytest.mark.rule("AG-EXPLO-11")
def test_a_card_taken_away_opens_the_exploration_slot() -> None:
    table = acting(setting(boards={0: {"EX": "FOR CHA AMU"}}), 0, "move")
    play(table, "move AMU EX", "to AMS", "explore 1")
    assert (points(table, 0), table.amulets[0], discarded(table)) == (1, 1, "CHA FOR")


@pytest.mark.rule("AG-EXPLO-12")
@pytest.mark.parametrize("exploration", [1, 2, 3])
def test_the_draw_gained_may_be_declined(exploration: int) -> None:
    table = winning(setting(boards={0: {"EX": "FOR*3 CHA*2"}}, tiles=["CPS"]), 0, "CHA")
    play(table, "place CHA EX", f"explore {exploration}")
    assert options(table) == ["draw pile", "draw CPS @1", "decline"]
    size = table.pile_size()
    play(table, "decline")
    assert (table.over, table.pile_size(), tile(table, 1)) == (True, size, "CPS")


@pytest.mark.rule("AG-EXPLO-14")
@pytest.mark.parametrize("exploration", [1, 2, 3])
def test_an_exploration_of_one_player_does_not_restrict_the_others(exploration: int) -> None:
    table = setting(4, explored={0: [1, 2, 3], 2: [exploration]})
    winning(table, 1, "FOR*3 CHA*3")
    play(table, "place CHA EX", f"explore {exploration}")
    assert points(table, 1) == GAINED[exploration]
    assert [table.view(None)["boards"][seat]["explorations"] for seat in range(4)] == [
        [1, 2, 3],
        [exploration],
        [exploration],
        [],
    ]
