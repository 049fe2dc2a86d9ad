"""The invariants (contract 2.15): in every game they hold, and a table that breaks one is told so."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from portulan.engine.state import JsonObject
from portulan.games.agartha import frames
from portulan.games.agartha.board import OB, SLOT_COUNT
from portulan.games.agartha.cards import AMU, AXE, CHA, FOR, KNI, PHI, TOR, UNIT, kinds_in
from portulan.games.agartha.scoring import sheet
from portulan.games.agartha.state import Agartha
from tests.games.agartha.gathering import asked, gathering, moves_made, numbers, scattered
from tests.games.agartha.setting import acting, beginning, bidding, options, placed, play, setting

TIERS = {"2": 1, "3": 3, "4": 5}
EXPLORATIONS = {"1": 1, "2": 5, "3": 9}
GAMES = range(12)


def cards_of(view: JsonObject) -> Counter[str]:
    """Gathers every card that a spectator can account for, wherever it lies."""
    found: Counter[str] = Counter(view["pile"]["unseen"])
    for part in (*view["pile"]["under"], view["discard"]["cards"], view["aside"]):
        found.update(part)
    for lying in view["tiles"]:
        found.update(lying["cards"])
    for board in view["boards"]:
        found.update(board["transit"])
        for lying in board["slots"].values():
            found.update(lying)
        found.update({"CHA": board["encounter"], "AMU": board["amulets"]})
    return found


def gained(table: Agartha) -> list[int]:
    """Counts the points that each player gained during the game."""
    lines = [sheet(table, seat) for seat in range(table.players)]
    return [line.village + line.exploration for line in lines]


@pytest.mark.rule("AG-INV-1")
@pytest.mark.parametrize(("players", "total"), [(2, 50), (3, 82), (4, 103)])
def test_every_card_is_somewhere_once(players: int, total: int) -> None:
    for seed in GAMES:
        for _, table in gathering(players, seed):
            view = table.view(None)
            found = cards_of(view)
            assert found.total() == total
            assert found == Counter(view["deck"])


@pytest.mark.rule("AG-INV-2", "AG-INV-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_owns_three_tokens(players: int) -> None:
    for seed in GAMES:
        for before, after in gathering(players, seed):
            if after.round != before.round or after.over:
                assert after.hand == [7] * players
                assert after.placements == []
            for seat in range(players):
                lying = [token for _, _, owner, token in after.placements if owner == seat]
                held = [token for token in range(3) if after.hand[seat] >> token & 1]
                assert sorted(lying + held) == [0, 1, 2]
            zones = [(where, zone) for where, zone, _, _ in after.placements if zone == 0]
            assert len(zones) == len(set(zones))


@pytest.mark.rule("AG-INV-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_holds_up_to_three_cards_and_two_or_three_when_a_round_starts(players: int) -> None:
    for seed in GAMES:
        for before, after in gathering(players, seed, {"token_action_map": "draw-swap-move"}):
            sizes = [len(lying) for lying in after.tiles]
            assert max(sizes) <= 3
            if after.round > before.round and (after.pile_size() or after.discard):
                assert min(sizes) >= 2


@pytest.mark.rule("AG-INV-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sectors_never_shrink_and_the_object_slot_holds_objects(players: int) -> None:
    for seed in GAMES:
        for before, after in gathering(players, seed):
            for seat in range(players):
                assert after.encounter[seat] >= before.encounter[seat]
                assert after.amulets[seat] >= before.amulets[seat]
                objects = after.board[seat * SLOT_COUNT + OB]
                assert set(kinds_in(objects)) <= {KNI, AXE, TOR, PHI}


@pytest.mark.rule("AG-INV-6", "AG-INV-7", "AG-INV-8", "AG-VAL-15", "AG-SCORE-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_and_encounters_are_the_sum_of_the_validations(players: int) -> None:
    validations = 0
    for seed in GAMES:
        village = [0] * players
        explored = [0] * players
        encounter = [0] * players
        for _, after in gathering(players, seed):
            for seat, text in moves_made(after):
                verb, *rest = text.split()
                if verb == "validate":
                    village[seat] += TIERS[rest[1]]
                    encounter[seat] += int(rest[1])
                    validations += 1
                elif verb == "explore":
                    explored[seat] += EXPLORATIONS[rest[0]]
                    validations += 1
            boards = after.view(None)["boards"]
            assert [board["village_points"] for board in boards] == village
            assert [board["exploration_points"] for board in boards] == explored
            assert [board["encounter"] for board in boards] == encounter
            assert set(explored) <= {0, 1, 5, 6, 9, 10, 14, 15}
    assert validations > 40


@pytest.mark.rule("AG-INV-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_never_decrease(players: int) -> None:
    for seed in GAMES:
        for before, after in gathering(players, seed):
            for old, new in zip(gained(before), gained(after), strict=True):
                assert new >= old


@pytest.mark.rule("AG-INV-9", "AG-ACT-MOVE-1", "AG-ACT-MOVE-4")
def test_every_move_keeps_the_total_or_lowers_it_by_one_amulet() -> None:
    ways: Counter[bool] = Counter()
    for seed in range(40):
        table = acting(scattered(seed), 0, "move")
        counts = numbers(table, 0)
        for first in table.moves()[:-1]:
            chosen = table.copy()
            chosen.play(first)
            source = table.notation(first).split()[2]
            for second in chosen.moves():
                after = chosen.copy()
                after.play(second)
                end = chosen.notation(second).split()[1]
                expected = dict(counts)
                expected[source] -= 1
                if end != "AMS":
                    expected[end] += 1
                assert numbers(after, 0) == expected
                assert after.amulets[0] == (1 if end == "AMS" else 0)
                ways[end == "AMS"] += 1
    assert min(ways.values()) > 10


@pytest.mark.rule("AG-INV-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_depends_on_seed_options_and_decisions_only(players: int) -> None:
    """The same game is played alone and beside another one, with the global generator disturbed."""
    alone = [after.digest() for _, after in gathering(players, 5)]
    beside: list[str] = []
    for number, ((_, after), _) in enumerate(zip(gathering(players, 5), gathering(players, 6), strict=False)):
        random.seed(number)
        beside.append(after.digest())
    assert alone[: len(beside)] == beside
    assert len(beside) > 50
    assert beginning(players, seed=5).digest() != beginning(players, seed=6).digest()


@pytest.mark.rule("AG-INV-1", "AG-INV-2", "AG-INV-3", "AG-INV-4", "AG-INV-5", "AG-INV-7", "AG-INV-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_breaks_an_invariant(players: int) -> None:
    for seed in range(5):
        for before, after in gathering(players, seed):
            assert before.faults() == []
            assert after.faults() == []


# What a broken table is told


def sound() -> Agartha:
    """A table in the middle of the Bids phase, with something everywhere."""
    table = setting(
        boards={0: {"L1": "FOR CPS", "OB": "KNI"}, 1: {"V1": "CHA"}},
        tiles=["CHA FOR", "MTN", "", "CHA CHA CHA"],
        discard="VIL",
        encounter={0: 5, 2: 3},
        village={0: 4, 2: 3},
        amulets={1: 2},
        explored={1: [1, 3]},
    )
    placed(table, "0:3@1a", "1:2@1", "2:2@2a")
    table.stack = [(frames.RESOLVE_TILE, 0), (frames.BID, 0, 3)]
    table._settle()
    return table


def _lose_a_card(table: Agartha) -> None:
    table.discard = 0


def _turn_a_card_into_another(table: Agartha) -> None:
    table.board[0] += UNIT[CHA] - UNIT[FOR]


def _forge_an_encounter(table: Agartha) -> None:
    table.encounter[0] += 2
    table.village[0] += 1


def _forge_an_amulet(table: Agartha) -> None:
    table.amulets[2] += 1


def _forge_a_card_on_a_tile(table: Agartha) -> None:
    table.tiles[2] = (FOR,)


def _forge_a_card_in_transit(table: Agartha) -> None:
    table.won[1] = UNIT[FOR]


def _forge_a_card_aside(table: Agartha) -> None:
    table.aside = UNIT[FOR]


def _forge_a_card_under_the_pile(table: Agartha) -> None:
    table.under = [UNIT[FOR]]


def _miscount_the_pile(table: Agartha) -> None:
    table.pile_count -= 1


def _owe_a_card(table: Agartha) -> None:
    table.amulets[1] += 1
    table.amulets[2] -= 1


def _lay_an_unknown_card(table: Agartha) -> None:
    table.tiles[2] = (10,)


def _lose_a_token(table: Agartha) -> None:
    table.hand[0] = 1


def _hold_a_token_twice(table: Agartha) -> None:
    table.hand[1] = 7


def _hold_a_fourth_token(table: Agartha) -> None:
    table.hand[2] |= 8


def _turn_a_token_into_another(table: Agartha) -> None:
    table.placements[1] = (0, 1, 1, 0)


def _lay_a_token_nowhere(table: Agartha) -> None:
    table.placements[1] = (5, 1, 1, 1)


def _share_an_action_zone(table: Agartha) -> None:
    table.placements[2] = (0, 0, 2, 1)


def _lay_four_cards_on_a_tile(table: Agartha) -> None:
    table.tiles[3] = (*table.tiles[3], CHA)
    table.pile -= UNIT[CHA]
    table.pile_count -= 1


def _lay_an_amulet_in_the_object_slot(table: Agartha) -> None:
    table.board[OB] += UNIT[AMU]
    table.pile -= UNIT[AMU]
    table.pile_count -= 1


def _gain_a_point_from_nowhere(table: Agartha) -> None:
    table.village[2] += 1


def _forget_points(table: Agartha) -> None:
    table.village[0] = 0


def _do_a_fourth_exploration(table: Agartha) -> None:
    table.explored[1] |= 8


@pytest.mark.rule(
    "AG-INV-1", "AG-INV-2", "AG-INV-3", "AG-INV-4", "AG-INV-5", "AG-INV-6", "AG-INV-7", "AG-INV-8"
)
@pytest.mark.parametrize(
    ("breaks", "clause"),
    [
        (_lose_a_card, "AG-INV-1"),
        (_turn_a_card_into_another, "AG-INV-1"),
        (_forge_an_encounter, "AG-INV-1"),
        (_forge_an_amulet, "AG-INV-1"),
        (_forge_a_card_on_a_tile, "AG-INV-1"),
        (_forge_a_card_in_transit, "AG-INV-1"),
        (_forge_a_card_aside, "AG-INV-1"),
        (_forge_a_card_under_the_pile, "AG-INV-1"),
        (_miscount_the_pile, "AG-INV-1"),
        (_owe_a_card, "AG-INV-1"),
        (_lay_an_unknown_card, "AG-INV-1"),
        (_lose_a_token, "AG-INV-2"),
        (_hold_a_token_twice, "AG-INV-2"),
        (_hold_a_fourth_token, "AG-INV-2"),
        (_turn_a_token_into_another, "AG-INV-2"),
        (_lay_a_token_nowhere, "AG-INV-2"),
        (_share_an_action_zone, "AG-INV-3"),
        (_lay_four_cards_on_a_tile, "AG-INV-4"),
        (_lay_an_amulet_in_the_object_slot, "AG-INV-5"),
        (_gain_a_point_from_nowhere, "AG-INV-8"),
        (_forget_points, "AG-INV-8"),
        (_do_a_fourth_exploration, "AG-INV-7"),
    ],
)
def test_a_broken_table_names_the_invariant(breaks: Callable[[Agartha], None], clause: str) -> None:
    table = sound()
    assert table.faults() == []
    breaks(table)
    assert [fault for fault in table.faults() if fault.endswith(f"({clause})")] != []


@pytest.mark.rule("AG-INV-5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_objects_are_no_fault_in_the_object_slot(seat: int) -> None:
    table = bidding(setting(boards={seat: {"OB": "KNI AXE TOR PHI"}}))
    assert table.faults() == []
    assert table.board[seat * SLOT_COUNT + OB] >> 6 * KNI & 63 == 1


@pytest.mark.rule("AG-INV-2", "AG-INV-3")
def test_the_invariant_of_tokens_holds_after_every_bid() -> None:
    table = bidding(setting(2, tiles=["CHA FOR", "MTN VIL", "CPS AMU"]))
    for _ in range(6):
        if asked(table) != "bid":
            break
        assert table.faults() == []
        play(table, options(table)[0])
    assert table.faults() == []
