"""Leaving the town (NF-LEAVE): the party is arranged, hearts are restored, then one moves.

The town location of map 1 is a; b, c and e lie beside it on paths without a threat.
"""

from __future__ import annotations

from typing import Any

import pytest

from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.state import NearAndFar
from tests.games.near_and_far.roads import table
from tests.games.near_and_far.setting import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    book,
    box_with,
    camp,
    follow,
    give,
    heard,
    listed,
    no_books,
    out,
    recruit,
    refused,
    sound,
    turn,
)


def party(state: NearAndFar, seat: int = 0) -> list[str]:
    """Names the active members slot by slot; an empty slot is a dash."""
    return ["-" if who < 0 else catalogue.MEMBERS[who] for who in state.party[seat * 4 : seat * 4 + 4]]


def leaving(hearts: int = 0, **options: Any) -> NearAndFar:
    """Seat 0 has its pet alone and sets out from the farm."""
    state = at(no_books(table(**options)), 0, "farm")
    state.hearts[0] = hearts
    return turn(state, 0)


# The two steps


@pytest.mark.rule("NF-LEAVE-1", "NF-LEAVE-7")
def test_from_the_town_one_leaves_first_then_moves() -> None:
    state = follow(leaving(), "adventure")
    assert state.view(0)["people"][0]["pawn"] == "a"
    assert listed(state) == ["rearrange", "done"]
    assert refused(state, "go b") == "NF-LEAVE-2"
    follow(state, "done")
    assert listed(state) == ["restore", "pass"]
    assert refused(state, "go b") == "NF-LEAVE-3"
    follow(state, "restore")
    assert listed(state) == ["go b", "go c", "go d", "go e", "stop"]
    follow(state, "go b", "go c", "stop")
    assert state.view(0)["people"][0]["pawn"] == "c"


@pytest.mark.rule("NF-LEAVE-1", "NF-LEAVE-6")
def test_whoever_is_on_the_map_skips_the_first_step() -> None:
    state = out(table(), "b", hearts=1)
    assert listed(state) == ["go a", "go c", "go f", "stop"]
    assert refused(state, "rearrange") == "NF-MOVE-1"
    assert refused(state, "restore") == "NF-MOVE-1"
    assert state.hearts[0] == 1


@pytest.mark.rule("NF-LEAVE-1", "NF-JAIL-3")
@pytest.mark.parametrize("place", ["jail", "saloon", "mine"])
def test_one_leaves_from_anywhere_on_the_town_board(place: str) -> None:
    state = turn(at(no_books(table()), 0, place), 0)
    assert heard(state, "adventure") == ["left-town"]
    assert state.view(0)["people"][0]["pawn"] == "a"
    assert listed(state) == ["rearrange", "done"]


@pytest.mark.rule("NF-LEAVE-7")
def test_g_84_one_may_stay_on_the_town_location() -> None:
    """G-84: 0 steps after leaving, even where a move of 0 steps is not allowed; no camp and no quest there."""
    for zero_move in ("true", "false"):
        state = follow(leaving(zero_move=zero_move), "adventure", "done", "restore")
        state.hearts[0] = 9
        follow(state, "stop")
        assert (state.active, state.view(0)["people"][0]["pawn"]) == (1, "a")
        assert (state.tents[0], state.hearts[0]) == (0, 9)


# The party


@pytest.mark.rule("NF-LEAVE-2", "NF-PARTY-6")
def test_active_and_inactive_members_change_places() -> None:
    state = leaving()
    recruit(recruit(state, 0, "plum", BLUE), 0, "hush")
    recruit(recruit(state, 0, "sunday"), 0, "tib", GREEN)
    assert party(state) == ["tib", "plum", "-", "receipt"]
    follow(state, "adventure", "rearrange")
    assert listed(state) == ["assign tib", "assign receipt", "pass"]
    follow(state, "pass")
    assert listed(state) == ["assign plum", "assign hush", "assign receipt", "pass"]
    follow(state, "assign hush")
    assert listed(state) == ["assign sunday", "assign receipt", "pass"]
    follow(state, "assign sunday")
    assert listed(state) == ["assign receipt", "pass"]
    follow(state, "assign receipt")
    assert party(state) == ["-", "hush", "sunday", "receipt"]
    assert {catalogue.MEMBERS[who] for who in range(41) if state.inactive[0] >> who & 1} == {"tib", "plum"}
    assert listed(state) == ["restore", "pass"]
    assert sound([state])


@pytest.mark.rule("NF-LEAVE-2", "NF-PARTY-3", "NF-PARTY-4")
def test_one_adventurer_of_a_faction_in_its_slot_and_the_pet_anywhere() -> None:
    state = recruit(recruit(leaving(), 0, "plum", BLUE), 0, "hush")
    follow(state, "adventure", "rearrange")
    assert refused(state, "assign plum") == "NF-PARTY-3"
    assert refused(state, "assign sunday") == "NF-LEAVE-2"
    follow(state, "assign receipt")
    assert refused(state, "assign receipt") == "NF-LEAVE-2"
    follow(state, "assign plum")
    assert party(state) == ["receipt", "plum", "-", "-"]
    assert listed(state) == ["restore", "pass"]
    assert state.inactive[0] == 1 << catalogue.MEMBERS.index("hush")


@pytest.mark.rule("NF-LEAVE-2", "NF-PARTY-2")
def test_four_slots_hold_four_members() -> None:
    state = leaving()
    for uid in ("tib", "plum", "sunday", "pip"):
        recruit(state, 0, uid)
    follow(state, "adventure", "rearrange", "assign tib", "assign plum", "assign sunday", "assign pip")
    assert party(state) == ["tib", "plum", "sunday", "pip"]
    assert state.inactive[0] == 1 << catalogue.MEMBERS.index("receipt")
    assert listed(state) == ["restore", "pass"]


@pytest.mark.rule("NF-LEAVE-2")
def test_g_82_slots_may_stay_empty_also_all_of_them() -> None:
    """G-82: an empty party is allowed; it has no hearts to restore."""
    state = follow(leaving(), "adventure", "rearrange", "pass", "pass", "pass", "pass")
    assert party(state) == ["-", "-", "-", "-"]
    follow(state, "restore")
    assert state.hearts[0] == 0


# Hearts


@pytest.mark.rule("NF-LEAVE-3")
def test_the_track_is_set_to_all_hearts_of_members_and_cards() -> None:
    """Pet 2, egg 2, star-on-a-rope (bought) 1, spare heart (treasure) 3, cold blade (world) 1."""
    state = leaving()
    recruit(recruit(state, 0, "egg", RED), 0, "ruth")
    give(
        state, 0, bought="star-on-a-rope", hand="written-apology", treasures="spare-heart", world="cold-blade"
    )
    give(state, 1, bought="heart-of-stone")
    state.birds[0] = 1
    follow(turn(state, 0), "adventure", "done", "restore")
    assert state.hearts[0] == 2 + 2 + 1 + 3 + 1
    assert state.hearts[1] == 0


@pytest.mark.rule("NF-LEAVE-3", "NF-LEAVE-2")
def test_hearts_are_counted_after_the_party_is_arranged() -> None:
    state = recruit(leaving(), 0, "ruth")
    follow(state, "adventure", "rearrange", "pass", "pass", "assign ruth", "assign receipt", "restore")
    assert state.hearts[0] == 2 + 6


@pytest.mark.rule("NF-LEAVE-3", "NF-LEAVE-4", "NF-LEAVE-5")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (9, 9), (13, 13), (14, 13), (20, 13)])
def test_g_80_hearts_that_are_not_restored_stay_cut_to_13(before: int, after: int) -> None:
    """G-80: restoring is optional; whoever declines keeps what he has, at most 13."""
    state = follow(leaving(before), "adventure", "done", "pass")
    assert state.hearts[0] == after


@pytest.mark.rule("NF-LEAVE-4", "NF-LEAVE-5")
def test_dv_07_nothing_is_added_and_13_is_the_limit() -> None:
    """DV-07: hearts 3 left, restored total 9: track 9, not 12. Total of symbols 15: track 13."""
    state = recruit(leaving(3), 0, "kindly", RED)
    give(state, 0, treasures="spare-heart")
    follow(state, "adventure", "done", "restore")
    assert state.hearts[0] == 9
    state = recruit(recruit(leaving(3), 0, "ruth", RED), 0, "nan", YELLOW)
    give(recruit(state, 0, "bramble", GREEN), 0, bought="star-on-a-rope")
    assert state.heart_symbols(0) == 15
    follow(state, "adventure", "done", "restore")
    assert state.hearts[0] == 13


@pytest.mark.rule("NF-LEAVE-4")
def test_restoring_may_lower_the_track() -> None:
    state = follow(leaving(9), "adventure", "done", "restore")
    assert state.hearts[0] == 2


@pytest.mark.rule("NF-LEAVE-5")
@pytest.mark.parametrize(("cap", "hearts"), [("none", 15), ("13", 13)])
def test_g_81_hearts_won_on_the_map_may_exceed_13(cap: str, hearts: int) -> None:
    """G-81: the limit holds on leaving; by an option it holds on the map as well."""
    state = out(give(table(heart_cap_on_map=cap), 0, treasures="last-biscuit"), "b", hearts=11)
    follow(state, next(move for move in listed(state) if move.startswith("invoke")))
    assert state.hearts[0] == hearts


@pytest.mark.rule("NF-LEAVE-3", "NF-LEAVE-5")
@pytest.mark.parametrize(("restored", "hearts"), [("restore", 4), ("pass", 13)])
def test_what_cards_give_on_leaving_comes_on_top_within_13(restored: str, hearts: int) -> None:
    """Farewell Banquet: 2 hearts on leaving the town, beside the 2 of the pet or the 12 that are left."""
    state = give(leaving(12), 0, bought="farewell-banquet")
    events = heard(follow(state, "adventure", "done"), restored)
    assert state.hearts[0] == hearts
    assert events[:2] == ["restored", "used"]


@pytest.mark.rule("NF-LEAVE-1")
def test_cards_that_look_at_leaving_do_nothing_for_whoever_is_on_the_map() -> None:
    state = out(give(table(), 0, bought="farewell-banquet"), "b", hearts=1)
    assert state.hearts[0] == 1
    assert heard(state, "go a", "go c") == ["went", "went", "turn"]
    assert state.hearts[0] == 1


@pytest.mark.rule("NF-LEAVE-6")
def test_coming_to_the_town_location_restores_nothing() -> None:
    state = out(table(), "b", hearts=0)
    follow(state, "go a")
    assert listed(state) == ["go b", "go c", "go d", "go e", "stop"]
    follow(state, "stop")
    assert (state.hearts[0], state.active) == (0, 1)
    follow(turn(state, 0), "adventure")
    assert listed(state) == ["go b", "go c", "go d", "go e", "stop"]
    assert state.hearts[0] == 0


@pytest.mark.rule("NF-LEAVE-6")
def test_g_83_hearts_are_kept_on_entering_the_town() -> None:
    """G-83: entering a building neither costs nor restores hearts."""
    state = turn(at(table(), 0, "@b"), 0)
    state.hearts[0] = 5
    follow(state, "visit farm")
    assert state.hearts[0] == 5


@pytest.mark.rule("NF-LEAVE-3")
def test_a_party_that_is_left_behind_gives_no_hearts_to_others() -> None:
    """Only one's own members and cards are counted."""
    kind = box_with(effects={"tin-sword": [entries.Sym("heart", 5)]})
    state = at(no_books(table(kind=kind)), 1, "farm")
    give(recruit(state, 1, "ruth", RED), 1, treasures="tin-sword")
    follow(turn(state, 0), "adventure", "done", "restore")
    assert state.hearts == [2, 0]


@pytest.mark.rule("NF-LEAVE-7", "NF-MOVE-12")
def test_tv_21_tom_leaves_fights_and_builds_in_one_turn() -> None:
    """TV-21: dog and red adventurer, hearts 4; 1 step over a threat of 4; die 2, 1 heart; camp on a gem location."""
    state = at(no_books(table()), 0, "mine")
    state.party[:4] = [-1, catalogue.MEMBERS.index("receipt"), -1, -1]
    recruit(state, 0, "sunday", RED)
    state.mine[0], state.tents[0], state.coins[0], state.rep[0] = 0, 1, 2, 1
    follow(turn(state, 0), "adventure", "done", "restore")
    assert state.hearts[0] == 4
    assert state.movement(0) == 2
    follow(state, "go d", "fight apologetic-bandit", "roll 2", "hearts 1")
    assert (state.threats[0], state.tents[0], state.coins[0], state.hearts[0]) == (1, 2, 3, 3)
    follow(state, "stop", "camp")
    assert (state.tents[0], state.hearts[0], state.gems[0]) == (3, 0, 2)
    assert state.camps[3] == 0
    follow(turn(state, 0), "visit farm", "harvest")
    assert (state.coins[0], state.gems[0], state.food[0], state.rep[0]) == (3, 2, 1, 1)
    assert sound([state])


@pytest.mark.rule("NF-LEAVE-7")
def test_quests_and_camps_are_for_locations_beside_the_town() -> None:
    state = follow(book(camp(leaving(9), 1, "c"), "b"), "adventure", "done", "pass", "go c", "stop")
    assert state.active == 1
    assert state.tents[0] == 0
