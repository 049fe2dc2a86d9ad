"""The end of the game and the score (contract 2.14): what is removed, what counts, and how much."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portulan.games.agartha.cards import KINDS
from portulan.games.agartha.scoring import Sheet, sheet
from portulan.games.agartha.state import Agartha
from tests.games.agartha.gathering import asked, gathering, scattered
from tests.games.agartha.setting import placed, play, points, refusal, resolving, setting, tile

LOT = {0: 0, 1: 1, 2: 3, 3: 5, 4: 7, 5: 9}
BONUS = {0: 0, 1: 0, 2: 2, 3: 5}
PLACE_SLOTS = ("L1", "L2", "L3")


def scored(board: dict[str, str], **sectors: int) -> Sheet:
    """Scores one board; the pile is left out, so that the board may hold any number of cards."""
    given_to_seat = {name: {0: value} for name, value in sectors.items()}
    return sheet(setting(boards={0: board}, pile="", **given_to_seat), 0)  # type: ignore[arg-type]


def places(board: dict[str, str]) -> tuple[int, int]:
    """Scores the Places zone of a board: points of the lots, and bonus."""
    lines = scored(board)
    return lines.places, lines.places_bonus


# The end


@pytest.mark.rule("AG-END-1")
def test_the_game_ends_when_the_resolution_of_round_six_is_finished() -> None:
    table = setting(2, number=6, holder=1, tiles=["CHA FOR", "MTN", "CPS"])
    resolving(placed(table, "0:3@2", "1:1@3"))
    assert not table.over
    play(table, "place MTN L1")
    assert not table.over
    play(table, "place CPS L1")
    assert (table.over, table.actor, table.moves(), table.round) == (True, None, [], 6)
    assert (table.holder, tile(table, 1)) == (1, "CHA FOR")


@pytest.mark.rule("AG-END-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_no_earlier_round_ends_the_game(number: int) -> None:
    table = resolving(placed(setting(2, number=number), "0:1@1"))
    while asked(table) == "card":
        play(table, table.notation(table.moves()[0]))
    assert (table.over, table.round, asked(table)) == (False, number + 1, "bid")


@pytest.mark.rule("AG-END-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_after_the_last_tile_of_round_six(players: int) -> None:
    for seed in range(5):
        bids = 0
        for _, after in gathering(players, seed):
            bids += sum(after.notation(move).startswith("bid") for _, move in after.trail)
            assert after.over == (after.stack == [])
            if bids < 18 * players:
                assert not after.over
        assert (after.over, after.round, after.placements, bids) == (True, 6, [], 18 * players)


@pytest.mark.rule("AG-END-2", "AG-END-3")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["V1", "V2", "EX"])
def test_cards_of_the_village_and_exploration_slots_do_not_count(name: str, kind: str) -> None:
    board = {"L1": "FOR FOR CPS", "L2": "MTN", "OB": "KNI"}
    plain = scored(board, encounter=4, amulets=1)
    assert scored({**board, name: f"{kind}*3"}, encounter=4, amulets=1) == plain
    assert plain.total == 3 + 2 + 3


@pytest.mark.rule("AG-END-2", "AG-END-3")
@pytest.mark.parametrize("kind", ["CHA", "AMU", "KNI", "AXE", "TOR", "PHI"])
@pytest.mark.parametrize("name", PLACE_SLOTS)
def test_other_cards_of_the_places_zone_do_not_count(name: str, kind: str) -> None:
    board = {"L1": "FOR FOR CPS", "L2": "MTN CPS", "L3": "VIL"}
    plain = scored(board, encounter=4)
    assert scored({**board, name: f"{board[name]} {kind}*2"}, encounter=4) == plain
    assert plain.total == 3 + 1 + 2


@pytest.mark.rule("AG-END-2")
def test_places_and_compasses_of_the_places_zone_and_objects_in_their_slot_remain() -> None:
    assert scored({"L2": "VIL CPS"}).total == 1
    assert scored({"OB": "PHI"}, encounter=2).total == 1


@pytest.mark.rule("AG-END-2", "AG-END-3")
def test_ag_ex_5_a_compass_in_the_village_zone_is_removed() -> None:
    """AG-EX-5: at the end V2 [CPS] is removed (peripheral); it scores 0."""
    assert places({"V2": "CPS", "L1": "FOR", "L2": "MTN"}) == (0, 0)
    assert places({"V2": "CPS FOR", "EX": "CPS VIL", "V1": "MTN CPS"}) == (0, 0)


@pytest.mark.rule("AG-END-4")
def test_the_sectors_are_not_removed() -> None:
    table = setting(
        2,
        number=6,
        boards={0: {"OB": "KNI AXE"}},
        encounter={0: 5},
        amulets={0: 2},
        village={0: 4},
        tiles=["CHA"],
    )
    resolving(placed(table, "1:1@1"))
    play(table, "place CHA L1")
    assert table.over
    assert (table.encounter[0], table.amulets[0]) == (5, 2)
    assert table.scores()[0] == 4 + 2 * 2 + 2 * 3


@pytest.mark.rule("AG-END-5")
def test_nothing_is_done_after_round_six() -> None:
    board = {"V1": "CHA*4", "EX": "FOR*3 CHA*3", "L1": "AMU"}
    table = setting(2, number=6, boards={0: board, 1: board}, pile="", tiles=["KNI"])
    resolving(placed(table, "0:1@1"))
    play(table, "place KNI L2")
    assert (table.over, table.actors, table.moves()) == (True, [], [])
    for text in ("validate V1 4", "explore 3", "move AMU L1", "to AMS", "draw pile", "bid 1 @1 bid", "stop"):
        assert refusal(table, text) == "AG-END-5"
    assert table.scores() == [0, 0]


# The lines of the score


@pytest.mark.rule("AG-SCORE-1")
def test_points_of_the_game_are_kept_and_nothing_is_counted_again() -> None:
    board = {"V1": "CHA*4", "V2": "CHA*2", "EX": "FOR*3 CHA*3"}
    lines = sheet(setting(boards={0: board}, village={0: 9}, encounter={0: 8}, explored={0: [1, 3]}), 0)
    assert (lines.village, lines.exploration, lines.total) == (9, 10, 19)


@pytest.mark.rule("AG-SCORE-1", "AG-INV-7")
@pytest.mark.parametrize(
    ("done", "worth"),
    [([], 0), ([1], 1), ([2], 5), ([1, 2], 6), ([3], 9), ([1, 3], 10), ([2, 3], 14), ([1, 2, 3], 15)],
)
def test_explorations_are_worth_what_they_gave(done: list[int], worth: int) -> None:
    table = setting(explored={1: done})
    assert (points(table, 1), sheet(table, 1).exploration, table.scores()) == (worth, worth, [0, worth, 0])


@pytest.mark.rule("AG-SCORE-2", "AG-SCORE-3")
def test_ag_ex_7_the_encounter_bonus() -> None:
    """AG-EX-7: ENC 7 CHA; OB 3 different Objects; 3 pairs x 3 = 9 points."""
    assert scored({"OB": "KNI AXE PHI"}, encounter=7).encounter == 9
    assert scored({"OB": "KNI AXE PHI"}, encounter=7).total == 9


@pytest.mark.rule("AG-SCORE-2", "AG-SCORE-3", "AG-OBJ-2")
def test_pairs_times_kinds_of_objects() -> None:
    objects = ["KNI", "AXE", "TOR", "PHI"]
    for characters in range(12):
        for chosen in range(16):
            held = [kind for number, kind in enumerate(objects) if chosen >> number & 1]
            board = {"OB": " ".join(f"{kind}*{1 + characters % 2}" for kind in held)}
            assert scored(board, encounter=characters).encounter == int(characters / 2) * len(held)


@pytest.mark.rule("AG-SCORE-4", "AG-SCORE-11")
@pytest.mark.parametrize("kind", ["FOR", "MTN", "VIL"])
@pytest.mark.parametrize("name", PLACE_SLOTS)
def test_ag_ex_10_similar_places_with_a_compass(name: str, kind: str) -> None:
    """AG-EX-10: Places slot: n similar Places + 1 Compass, n = 1..5; 1, 3, 5, 7, 9 points."""
    totals = [places({name: f"{kind}*{number} CPS"}) for number in range(1, 6)]
    assert totals == [(1, 0), (3, 0), (5, 0), (7, 0), (9, 0)]


@pytest.mark.rule("AG-SCORE-4", "AG-SCORE-10", "AG-SCORE-11", "AG-SCORE-15")
def test_ag_ex_8_places_and_bonus() -> None:
    """AG-EX-8: L1 [MTN, CPS]; L2 [VIL x4, CPS]; L3 [FOR x3, CPS]; 1 + 7 + 5 = 13, bonus 5, together 18 points."""
    board = {"L1": "MTN CPS", "L2": "VIL*4 CPS", "L3": "FOR*3 CPS"}
    assert places(board) == (13, 5)
    assert scored(board).total == 18


@pytest.mark.rule("AG-SCORE-10", "AG-SCORE-11", "AG-SCORE-12")
@pytest.mark.parametrize(
    ("board", "lots", "bonus"),
    [
        ({}, 0, 0),
        ({"L1": "FOR CPS"}, 1, 0),
        ({"L1": "FOR CPS", "L2": "MTN CPS"}, 2, 2),
        ({"L1": "VIL CPS", "L3": "MTN CPS"}, 2, 2),
        ({"L1": "FOR CPS", "L2": "MTN CPS", "L3": "VIL CPS"}, 3, 5),
        ({"L1": "FOR CPS", "L2": "MTN CPS", "L3": "MTN CPS"}, 3, 2),
        ({"L1": "FOR CPS", "L2": "FOR CPS", "L3": "FOR CPS"}, 3, 0),
        ({"L1": "FOR CPS", "L2": "MTN CPS", "L3": "VIL"}, 2, 2),
    ],
)
def test_ag_ex_14_the_bonus_for_different_kinds(board: dict[str, str], lots: int, bonus: int) -> None:
    """AG-EX-14: completed lots of 0, 1, 2, 3 different kinds; bonus 0, 0, 2, 5."""
    assert places(board) == (lots, bonus)


@pytest.mark.rule("AG-SCORE-5", "AG-SCORE-11")
@pytest.mark.parametrize("name", PLACE_SLOTS)
def test_a_slot_needs_a_place_and_a_compass(name: str) -> None:
    assert places({name: "FOR*5"}) == (0, 0)
    assert places({name: "CPS*3"}) == (0, 0)
    assert places({name: "CPS CHA AMU KNI"}) == (0, 0)
    assert places({name: "FOR CPS"}) == (1, 0)


@pytest.mark.rule("AG-SCORE-5")
def test_a_compass_serves_its_own_slot_only() -> None:
    assert places({"L1": "FOR", "L2": "CPS", "L3": "VIL"}) == (0, 0)


@pytest.mark.rule("AG-SCORE-6", "AG-SCORE-7")
@pytest.mark.parametrize(("one", "other"), [("FOR", "MTN"), ("FOR", "VIL"), ("MTN", "VIL")])
def test_similar_means_of_the_same_kind(one: str, other: str) -> None:
    assert places({"L1": f"{one} {other} CPS"}) == (1, 0)
    assert places({"L1": f"{one}*2 CPS"}) == (3, 0)
    assert places({"L1": f"{one}*2 {other}*3 CPS"}) == (5, 0)


@pytest.mark.rule("AG-SCORE-7")
def test_ag_dv_56_one_kind_of_a_mixed_slot_counts() -> None:
    """AG-DV-56: L1 [FOR, FOR, MTN, CPS]; 3."""
    assert places({"L1": "FOR FOR MTN CPS"}) == (3, 0)


@pytest.mark.rule("AG-SCORE-12")
def test_ag_dv_57_two_lots_of_one_kind() -> None:
    """AG-DV-57: L1 [FOR, CPS], L2 [FOR, FOR, CPS]; 1 + 3, bonus 0."""
    assert places({"L1": "FOR CPS", "L2": "FOR FOR CPS"}) == (4, 0)


@pytest.mark.rule("AG-SCORE-9")
def test_ag_dv_58_more_than_five_score_nine() -> None:
    """AG-DV-58: L1 [FOR x6, CPS]; 9."""
    assert places({"L1": "FOR*6 CPS"}) == (9, 0)
    assert places({"L1": "MTN*13 CPS"}) == (9, 0)


@pytest.mark.rule("AG-SCORE-5")
def test_ag_dv_59_nothing_without_a_place_and_a_compass_together() -> None:
    """AG-DV-59: L1 [FOR x3]; L2 [CPS]; L3 [CPS, CHA]; 0."""
    assert places({"L1": "FOR*3", "L2": "CPS", "L3": "CPS CHA"}) == (0, 0)


@pytest.mark.rule("AG-SCORE-8")
def test_ag_dv_60_a_second_compass_is_ignored() -> None:
    """AG-DV-60: L1 [FOR, CPS, CPS]; 1."""
    assert places({"L1": "FOR CPS CPS"}) == (1, 0)


@pytest.mark.rule("AG-SCORE-8", "AG-SCORE-7")
def test_a_slot_with_two_kinds_and_two_compasses_is_one_lot() -> None:
    assert places({"L1": "FOR FOR MTN CPS CPS"}) == (3, 0)


@pytest.mark.rule("AG-SCORE-13", "AG-SCORE-7")
def test_ag_dv_61_the_kind_is_chosen_for_the_bonus() -> None:
    """AG-DV-61: L1 [FOR, MTN, CPS], L2 [FOR, CPS]; 1 + 1, bonus 2 (L1 counted as Mountain)."""
    assert places({"L1": "FOR MTN CPS", "L2": "FOR CPS"}) == (2, 2)


@pytest.mark.rule("AG-SCORE-13", "AG-SCORE-12")
def test_ag_dv_62_the_kind_is_chosen_for_the_total() -> None:
    """AG-DV-62: L1 [FOR x3, VIL, CPS], L2 [FOR x3, CPS]; 5 + 5, bonus 0 = 10 (better than 1 + 5 + 2)."""
    assert places({"L1": "FOR*3 VIL CPS", "L2": "FOR*3 CPS"}) == (10, 0)


@pytest.mark.rule("AG-END-3", "AG-SCORE-4")
def test_ag_dv_63_other_cards_do_not_spoil_a_lot() -> None:
    """AG-DV-63: L1 [FOR, CPS, CHA, AMU, KNI]; 1; the other cards do not spoil the lot."""
    assert scored({"L1": "FOR CPS CHA AMU KNI"}).total == 1


@pytest.mark.rule("AG-SCORE-2", "AG-SCORE-3", "AG-OBJ-2")
def test_ag_dv_64_equal_objects_count_once() -> None:
    """AG-DV-64: ENC 5, OB [KNI, KNI, AXE]; 2 pairs x 2 kinds = 4."""
    assert scored({"OB": "KNI KNI AXE"}, encounter=5).encounter == 4


@pytest.mark.rule("AG-SCORE-2", "AG-OBJ-1", "AG-END-3")
def test_ag_dv_65_objects_elsewhere_do_not_count() -> None:
    """AG-DV-65: ENC 6, OB [], V1 [KNI, AXE]; 0."""
    assert scored({"V1": "KNI AXE"}, encounter=6).total == 0


@pytest.mark.rule("AG-SCORE-3")
def test_ag_dv_66_one_character_is_no_pair() -> None:
    """AG-DV-66: ENC 1, OB 4 kinds; 0."""
    assert scored({"OB": "KNI AXE TOR PHI"}, encounter=1).total == 0


@pytest.mark.rule("AG-SCORE-14", "AG-END-3")
def test_ag_dv_67_amulets_elsewhere_do_not_count() -> None:
    """AG-DV-67: AMS 2, one more AMU in EX; 6."""
    assert scored({"EX": "AMU"}, amulets=2).total == 6
    for name in (*PLACE_SLOTS, "V1", "V2"):
        assert scored({name: "AMU"}, amulets=2).total == 6


@pytest.mark.rule("AG-SCORE-14")
@pytest.mark.parametrize("amulets", range(9))
def test_each_amulet_of_the_sector_scores_three(amulets: int) -> None:
    assert scored({}, amulets=amulets).amulets == 3 * amulets


@pytest.mark.rule("AG-SCORE-15", "AG-SCORE-1", "AG-SCORE-2", "AG-SCORE-14", "AG-END-2", "AG-END-4")
def test_ag_dv_68_a_whole_board() -> None:
    """AG-DV-68: in-game points 14; ENC 9; AMS 2; OB [KNI, AXE, AXE]; V1 [CHA, CHA]; EX [AMU].

    L1 [FOR x3, CPS, CHA]; L2 [MTN x2, CPS]; L3 [VIL x2]; 14 + 8 + 2 + 8 + 6 = 38.
    """
    board = {
        "OB": "KNI AXE AXE",
        "V1": "CHA CHA",
        "EX": "AMU",
        "L1": "FOR*3 CPS CHA",
        "L2": "MTN*2 CPS",
        "L3": "VIL*2",
    }
    table = setting(4, boards={0: board}, village={0: 9}, explored={0: [2]}, encounter={0: 9}, amulets={0: 2})
    assert sheet(table, 0) == Sheet(
        village=9, exploration=5, places=8, places_bonus=2, encounter=8, amulets=6
    )
    assert sheet(table, 0).total == 38
    assert table.scores() == [38, 0, 0, 0]


@pytest.mark.rule("AG-SCORE-15")
def test_the_total_is_the_sum_of_all_lines() -> None:
    assert Sheet(1, 20, 300, 4000, 50000, 600000).total == 654321


@pytest.mark.rule("AG-SCORE-16")
def test_tokens_characters_and_the_testament_score_nothing() -> None:
    plain = setting(boards={0: {"L1": "FOR CPS"}})
    busy = setting(boards={0: {"L1": "FOR CPS CHA", "L2": "CHA", "V1": "CHA*5", "EX": "CHA"}}, holder=2)
    placed(busy, "0:3@1", "0:2@2a", "1:1@1")
    assert plain.scores() == busy.scores() == [1, 0, 0]


@pytest.mark.rule("AG-SCORE-16", "AG-SCORE-15")
def test_no_line_is_ever_negative() -> None:
    for seed in range(60):
        table = scattered(seed)
        assert min(sheet(table, 0)) >= 0
        assert table.scores()[1:] == [0, 0]


# The best assignment, counted another way

_SLOT = st.fixed_dictionaries(
    {"FOR": st.integers(0, 7), "MTN": st.integers(0, 3), "VIL": st.integers(0, 3), "CPS": st.integers(0, 2)}
)


def _best(slots: list[dict[str, int]]) -> int:
    """Tries every kind for every slot."""
    best = 0
    for kinds in product((None, "FOR", "MTN", "VIL"), repeat=3):
        total = 0
        met = set()
        for cards, kind in zip(slots, kinds, strict=True):
            if kind is not None and cards[kind] and cards["CPS"]:
                total += LOT[min(cards[kind], 5)]
                met.add(kind)
        best = max(best, total + BONUS[len(met)])
    return best


@pytest.mark.rule("AG-SCORE-4", "AG-SCORE-5", "AG-SCORE-7", "AG-SCORE-8", "AG-SCORE-9", "AG-SCORE-10")
@pytest.mark.rule("AG-SCORE-12", "AG-SCORE-13")
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.lists(_SLOT, min_size=3, max_size=3))
def test_the_places_zone_scores_its_best_assignment(slots: list[dict[str, int]]) -> None:
    board = {
        name: " ".join(f"{kind}*{number}" for kind, number in cards.items() if number)
        for name, cards in zip(PLACE_SLOTS, slots, strict=True)
    }
    assert sum(places(board)) == _best(slots)


def _counted_again(table: Agartha, seat: int) -> int:
    """Counts a final board from what everybody sees."""
    board = table.view(None)["boards"][seat]
    slots = [
        {kind: board["slots"][name].count(kind) for kind in ("FOR", "MTN", "VIL", "CPS")}
        for name in PLACE_SLOTS
    ]
    gained = sum({1: 1, 2: 5, 3: 9}[exploration] for exploration in board["explorations"])
    pairs = int(board["encounter"]) // 2 * len(set(board["slots"]["OB"]))
    return int(board["village_points"]) + gained + _best(slots) + pairs + 3 * int(board["amulets"])


@pytest.mark.rule("AG-SCORE-15", "AG-SCORE-2", "AG-SCORE-14", "AG-END-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_final_score_is_counted_again_from_the_boards(players: int) -> None:
    for seed in range(12):
        for _, after in gathering(players, seed):
            if after.over:
                assert after.scores() == [_counted_again(after, seat) for seat in range(players)]
                totals = [line["total"] for line in after.view(None)["sheets"]]
                assert totals == after.scores()


@pytest.mark.rule("AG-SCORE-7", "AG-SCORE-10", "AG-SCORE-13")
def test_of_two_ways_with_the_same_total_the_sheet_tells_the_first() -> None:
    """L2 counts as one Mountain (1 + 1 points, 2 for two kinds) or as two Villages (1 + 3 points, one kind)."""
    assert places({"L1": "VIL CPS", "L2": "MTN VIL VIL CPS"}) == (2, 2)
