"""Moving over the map (NF-MOVE): steps, what passing costs, where one may stop.

On map 1 the paths a-c-d-h-l and d-i-n-t-o-j carry nothing; a is the town, and nobody has a camp at first.
"""

from __future__ import annotations

import pytest

from portulan.games.near_and_far import entries
from portulan.games.near_and_far.state import NearAndFar
from tests.games.near_and_far.roads import roads, table
from tests.games.near_and_far.setting import (
    BLUE,
    GREEN,
    YELLOW,
    agrees,
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
    told,
    turn,
)

MEDITATION = "meditation"


def where(state: NearAndFar, seat: int = 0) -> str:
    """Names where a pawn is."""
    return str(state.view(0)["people"][seat]["pawn"])


# Steps


@pytest.mark.rule("NF-MOVE-1")
def test_a_step_leads_to_an_adjacent_location() -> None:
    state = out(table(), "d")
    assert listed(state) == ["go a", "go c", "go h", "go i", "stop"]
    assert refused(state, "go l") == "NF-MOVE-1"
    assert refused(state, "go d") == "NF-MOVE-1"
    follow(state, "go h")
    assert where(state) == "h"
    assert listed(state) == ["go d", "go i", "go l", "stop"]
    assert refused(state, "go n") == "NF-MOVE-1"


@pytest.mark.rule("NF-MOVE-1", "NF-MOVE-4")
def test_every_step_uses_one_movement() -> None:
    state = out(table(), "c")
    follow(state, "go d", "go h")
    assert state.steps_taken == 2
    assert (state.active, where(state)) == (0, "h")
    assert refused(state, "go l") == "NF-CAMP-1"  # the move is over: stopping was all that was left


@pytest.mark.rule("NF-MOVE-4", "NF-MOVE-5", "NF-MOVE-7")
def test_a_spent_movement_is_named_as_what_forbids_the_next_step() -> None:
    """With something to buy the move stays open after the last step."""
    state = give(table(), 0, hand="goods-wagon")
    state.tokens[YELLOW] = 1
    follow(out(state, "c"), "go d", "go h")
    assert listed(state) == ["stop", "buy goods-wagon"]
    assert refused(state, "go l") == "NF-MOVE-4"
    assert agrees(state)


@pytest.mark.rule("NF-MOVE-1", "NF-MOVE-5", "NF-MOVE-7")
@pytest.mark.parametrize("zero_move", ["true", "false"])
def test_what_is_listed_is_what_nothing_forbids(zero_move: str) -> None:
    state = out(table(zero_move=zero_move), "c", hearts=1)
    assert agrees(state)
    assert agrees(follow(state, "go d"))
    town = turn(no_books(table(zero_move=zero_move)), 0)
    assert agrees(follow(town, "adventure", "done", "restore"))
    poor = give(table(zero_move=zero_move), 0, hand="goods-wagon")
    poor.tokens[YELLOW] = 1
    assert agrees(follow(out(poor, "c", hearts=0), "go d"))
    assert refused(poor, "go h") == "NF-MOVE-7"


@pytest.mark.rule("NF-MOVE-2")
def test_any_number_of_pawns_share_a_location() -> None:
    state = table(4)
    for seat in (1, 2, 3):
        at(state, seat, "@d")
    follow(out(state, "c"), "go d", "stop", "pass")
    assert [where(state, seat) for seat in range(4)] == ["d"] * 4
    assert sound([state])


@pytest.mark.rule("NF-MOVE-3")
def test_icons_are_no_locations() -> None:
    """G-95: one icon a path; between c and g a treasure is found, and the pawn comes out on g, one step on."""
    state = follow(out(table(), "c"), "go g")
    assert (where(state), state.steps_taken) == ("g", 1)
    assert len(state.view(0)["locations"]) == 29
    pairs = [frozenset((path["start"], path["end"])) for path in state.view(0)["paths"]]
    assert len(set(pairs)) == len(pairs)
    codes = {place["code"] for place in state.view(0)["locations"]}
    assert set().union(*pairs) == codes


# Movement


@pytest.mark.rule("NF-MOVE-4")
def test_tv_05_two_birds_give_four_steps() -> None:
    """TV-05: base movement 2, 2 pack birds, no arrows: allowance 4."""
    state = table()
    state.birds[0] = 2
    follow(out(state, "c"), "go d", "go i", "go n", "go t")
    assert (where(state), state.steps_taken) == ("t", 4)
    assert "go o" not in listed(state)


@pytest.mark.rule("NF-MOVE-4", "NF-PARTY-10")
def test_tv_06_party_totals() -> None:
    """TV-06: 4 hands, 1 arrow, 3 eyes, 2 swords, 1 bird: skill +4, combat +2, camps yield 3, movement 4."""
    state = table()
    recruit(recruit(state, 0, "left-hand", GREEN), 0, "twice", BLUE)
    kind = box_with(changes={"pip": {"symbols": entries.Symbols(search=1)}})
    state = table(kind=kind)
    recruit(recruit(recruit(state, 0, "left-hand", GREEN), 0, "twice", BLUE), 0, "pip", 2)
    state.birds[0] = 1
    assert (state.skill(0), state.combat(0), state.search(0), state.movement(0)) == (4, 2, 3, 4)
    seen = state.view(1)["people"][0]
    assert (seen["skill"], seen["combat"], seen["search"], seen["movement"]) == (4, 2, 3, 4)


@pytest.mark.rule("NF-MOVE-4")
@pytest.mark.parametrize(
    ("has", "movement"),
    [
        ({}, 2),
        ({"bought": "turtle-saddle"}, 3),
        ({"treasures": "stilt-boots"}, 3),
        ({"world": "wheeled-boat"}, 4),
        ({"bought": "turtle-saddle sea-in-a-jar", "world": "wheeled-boat"}, 6),
        ({"hand": "turtle-saddle"}, 2),
    ],
)
def test_cards_add_movement(has: dict[str, str], movement: int) -> None:
    assert give(table(), 0, **has).movement(0) == movement


@pytest.mark.rule("NF-MOVE-4")
def test_arrows_of_the_active_party_count() -> None:
    state = recruit(recruit(table(), 0, "quick-widow", YELLOW), 0, "nan")
    assert state.movement(0) == 2 + 2
    assert state.movement(1) == 2


@pytest.mark.rule("NF-MOVE-4", "NF-CAMP-4")
@pytest.mark.parametrize(("counts", "movement", "search"), [("false", 2, 1), ("true", 3, 3)])
def test_g_186_arrows_and_eyes_on_cards_count_by_an_option(counts: str, movement: int, search: int) -> None:
    """G-186: only the active party, unless all symbols on owned cards count."""
    kind = box_with(effects={"tin-sword": [entries.Sym("move", 1), entries.Sym("search", 2)]})
    state = give(table(kind=kind, search_counts_cards=counts), 0, treasures="tin-sword")
    assert (state.movement(0), state.search(0)) == (movement, search)


@pytest.mark.rule("NF-MOVE-4", "NF-TREASURE-5")
def test_g_89_a_treasure_found_on_the_way_counts_at_once() -> None:
    """G-89: the allowance is worked out anew at each step."""
    state = table()
    state.birds[0] = 1
    follow(out(state, "d"), "go c", "go g", "found stilt-boots")
    assert (state.movement(0), state.steps_taken) == (4, 2)
    follow(state, "go f", "go g")
    assert state.steps_taken == 4


@pytest.mark.rule("NF-MOVE-5")
def test_one_may_stop_at_any_step() -> None:
    state = table()
    state.birds[0] = 3
    follow(out(state, "c"), "go d", "stop", "pass")
    assert (where(state), state.active) == ("d", 1)


@pytest.mark.rule("NF-MOVE-5")
def test_g_21_a_move_of_no_steps() -> None:
    """G-21: 0 steps are allowed, quest and camp included; by an option at least 1 step is made."""
    state = out(table(), "c")
    follow(state, "stop", "camp")
    assert state.camps[2] == 0
    state = out(table(zero_move="false"), "c")
    assert "stop" not in listed(state)
    assert refused(state, "stop") == "NF-MOVE-5"
    follow(state, "go d", "stop")


@pytest.mark.rule("NF-MOVE-6")
def test_a_path_may_be_crossed_back_and_forth_at_its_price() -> None:
    """G-88: limited by movement and costs alone."""
    state = table()
    state.birds[0] = 3
    follow(out(state, "c", hearts=2), "go d", "go c", "go d")
    assert (where(state), state.hearts[0], state.steps_taken) == ("d", 0, 0)
    assert state.active == 1  # two movements were left, but no heart for d


# What passing costs


@pytest.mark.rule("NF-MOVE-7", "NF-MOVE-8", "NF-MOVE-9", "NF-HEART-8")
def test_tv_07_cost_of_passing() -> None:
    """TV-07: 2 steps over an empty location: 1 heart; over any camp: 0; 1 step to an empty location: 0."""
    state = follow(out(table(), "c", hearts=5), "go d", "go h")
    assert state.hearts[0] == 4
    for owner in (0, 1):
        state = follow(out(camp(table(), owner, "d"), "c", hearts=5), "go d", "go h")
        assert state.hearts[0] == 5
    state = follow(out(table(), "c", hearts=5), "go d", "stop")
    assert state.hearts[0] == 5


@pytest.mark.rule("NF-MOVE-7")
def test_the_heart_is_set_aside_on_leaving_and_paid_on_arrival() -> None:
    state = follow(out(table(), "c", hearts=1), "go d")
    assert heard(state, "go h") == ["set-aside", "went", "turn"]
    assert (state.hearts[0], state.set_aside) == (0, 0)


@pytest.mark.rule("NF-MOVE-7")
def test_g_90_a_location_that_cannot_be_paid_cannot_be_passed() -> None:
    """G-90: the pawn may stop there."""
    state = follow(out(table(), "c", hearts=0), "go d", "stop")
    assert (where(state), state.active) == ("d", 1)
    state = follow(out(give(table(), 0, hand="knotted-cord"), "c", hearts=0), "go d")
    assert state.active == 1
    state = table()
    state.birds[0] = 1
    give(state, 0, treasures="last-biscuit")
    follow(out(state, "c", hearts=0), "go d")
    assert refused(state, "go h") == "NF-MOVE-7"
    assert "stop" in listed(state)


@pytest.mark.rule("NF-MOVE-8")
def test_stopping_on_an_empty_location_is_free() -> None:
    state = follow(out(table(), "d", hearts=0), "go h", "stop")
    assert (state.hearts[0], where(state)) == (0, "h")


@pytest.mark.rule("NF-MOVE-9")
def test_a_camp_makes_a_location_free_for_everybody() -> None:
    state = follow(out(camp(table(3), 2, "d"), "c", hearts=0), "go d", "go h")
    assert where(state) == "h"


@pytest.mark.rule("NF-MOVE-9", "NF-CARD-A13")
def test_g_96_a_camp_of_this_turn_works_at_once() -> None:
    """G-96: bought on the way, the Mercenary Contract makes d free to pass."""
    state = give(table(), 0, hand="mercenary-contract")
    state.food[0], state.tokens[2], state.tokens[3] = 1, 2, 1
    follow(out(state, "c", hearts=0), "go d")
    assert "go h" not in listed(state)
    follow(state, "buy mercenary-contract", "camp at d", "go h")
    assert (where(state), state.hearts[0]) == ("h", 0)


@pytest.mark.rule("NF-MOVE-10", "NF-MOVE-13")
def test_the_town_location_costs_nothing() -> None:
    state = follow(out(table(), "b", hearts=0), "go a", "go e", "stop")
    assert (where(state), state.hearts[0]) == ("e", 0)


@pytest.mark.rule("NF-MOVE-11")
def test_g_86_the_start_is_free_but_costs_when_it_is_passed_again() -> None:
    """G-86: from c to d and back over c: nothing for the start, then d, then c."""
    state = table()
    state.birds[0] = 1
    follow(out(state, "c", hearts=2), "go d")
    assert state.hearts[0] == 2
    follow(state, "go c")
    assert state.hearts[0] == 1
    follow(state, "go b")
    assert state.hearts[0] == 0


@pytest.mark.rule("NF-MOVE-13")
def test_pawns_and_quest_tokens_do_not_fill_a_location() -> None:
    state = at(table(), 1, "@d")
    out(state, "c", hearts=1)
    book(state, "d")
    follow(state, "go d", "go h")
    assert state.hearts[0] == 0


@pytest.mark.rule("NF-MOVE-7")
@pytest.mark.parametrize(("timing", "hearts"), [("refund_on_loss", 2), ("on_leave", 1)])
def test_g_85_a_lost_threat_returns_the_heart_by_the_option(timing: str, hearts: int) -> None:
    """G-85: the heart for b returns with the pawn; paid on leaving, it is lost."""
    state = follow(out(table(pass_cost_timing=timing), "c", hearts=2), "go b", "go f")
    assert state.hearts[0] == 1
    told = heard(state, "roll 1")
    assert (where(state), state.hearts[0], state.active) == ("b", hearts, 1)
    assert ("set-back" in told) == (timing == "refund_on_loss")


@pytest.mark.rule("NF-MOVE-7", "NF-THREAT-5")
def test_g_85_what_is_set_aside_cannot_be_used_in_the_fight() -> None:
    """With 1 heart, set aside for b, nothing raises the roll against the bandit."""
    state = follow(out(table(), "c", hearts=1), "go b", "go f", "fight apologetic-bandit", "roll 3")
    assert (where(state), state.hearts[0], state.active) == ("b", 1, 1)


@pytest.mark.rule("NF-MOVE-7", "NF-THREAT-7")
def test_g_85_nothing_lies_aside_when_a_lost_threat_ends_the_game() -> None:
    state = table()
    state.last_round = 1
    follow(out(state, "c", hearts=1, seat=1), "go b", "go f", "fight apologetic-bandit", "roll 3")
    assert state.over
    assert (state.hearts[1], state.view(1)["set_aside"]) == (1, 0)


@pytest.mark.rule("NF-MOVE-7", "NF-MOVE-8")
def test_what_is_set_aside_is_told_and_paid_on_arrival() -> None:
    """A heart, or a free pass; nothing lies aside once the pawn has arrived."""
    state = table()
    state.birds[0] = 2
    follow(out(state, "c", hearts=3), "go d")
    assert told(state, "go h") == ["set-aside 0 0", "went 0 3 7"]
    assert state.view(0)["set_aside"] == 0
    give(state, 0, bought="cooking-spices")
    assert told(state, "go l") == ["set-aside 0 1", "went 0 7 11"]
    assert state.view(0)["set_aside"] == 0


@pytest.mark.rule("NF-MOVE-7", "NF-THREAT-7")
@pytest.mark.parametrize(("timing", "used"), [("refund_on_loss", 0), ("on_leave", 1)])
def test_g_85_a_free_pass_is_unused_again_when_a_lost_threat_ends_the_game(timing: str, used: int) -> None:
    state = give(table(pass_cost_timing=timing), 1, bought="cooking-spices")
    state.last_round = 1
    follow(out(state, "c", hearts=0, seat=1), "go b", "go f", "roll 3")
    assert state.over
    assert (state.passes, state.view(1)["people"][1]["passes"]) == (used, 1 - used)


@pytest.mark.rule("NF-MOVE-7", "NF-TALENT-08")
def test_food_without_the_talent_asks_nothing() -> None:
    state = table()
    state.food[0], state.birds[0] = 3, 1
    follow(out(state, "c", hearts=3), "go d", "go h")
    assert (where(state), state.hearts[0], state.food[0]) == ("h", 2, 3)


# Free passes


@pytest.mark.rule("NF-CARD-A06", "NF-MOVE-7")
def test_tv_23_cooking_spices() -> None:
    """TV-23: 3 steps over 2 empty locations: 1 heart instead of 2."""
    state = give(table(), 0, bought="cooking-spices")
    state.birds[0] = 1
    follow(out(state, "c", hearts=1), "go d", "go h", "go l")
    assert (where(state), state.hearts[0]) == ("l", 0)


@pytest.mark.rule("NF-DAYTOWN-5", "NF-MOVE-7")
def test_tv_25_two_turtles() -> None:
    """TV-25: with 2 turtles 2 empty locations cost 0 hearts, 3 cost 1."""
    state = table(mode="arcade", map=1, town_side="day")
    state.turtles[0] = 2
    follow(out(state, "c", hearts=1), "go d", "go i", "go n")
    assert state.hearts[0] == 1
    follow(state, "go t")
    assert (where(state), state.hearts[0]) == ("t", 0)


@pytest.mark.rule("NF-MOVE-7", "NF-CARD-A06")
def test_g_91_passes_are_used_on_the_first_empty_locations_and_come_back_next_turn() -> None:
    """G-91: used by themselves on what is passed first; a camp uses none; a new allowance each turn."""
    state = camp(give(table(), 0, bought="cooking-spices"), 1, "d")
    state.birds[0] = 1
    follow(out(state, "c", hearts=5), "go d", "go i", "go n")
    assert (state.passes, state.hearts[0]) == (1, 5)
    assert state.view(0)["people"][0]["passes"] == 0
    assert state.view(0)["people"][1]["passes"] == 0
    follow(turn(state, 0), "adventure", "go t", "go o")
    assert state.hearts[0] == 5
    assert state.passes == 1


@pytest.mark.rule("NF-MOVE-7", "NF-THREAT-7")
@pytest.mark.parametrize(("timing", "returns"), [("refund_on_loss", True), ("on_leave", False)])
def test_g_85_a_free_pass_returns_as_well(timing: str, returns: bool) -> None:
    state = give(table(pass_cost_timing=timing), 0, bought="cooking-spices")
    follow(out(state, "c", hearts=0), "go b", "go f")
    assert (state.passes, state.set_aside) == (1, 2)
    assert ("set-back 0 1" in told(state, "roll 1")) == returns
    assert (where(state), state.hearts[0], state.active) == ("b", 0, 1)


@pytest.mark.rule("NF-DAYTOWN-5", "NF-DAYTOWN-6")
def test_g_99_the_unused_pass_of_a_returned_turtle_is_lost() -> None:
    """G-99: of two turtles one has passed b; the other goes at the threat, and its pass with it."""
    state = table(mode="arcade", map=1, town_side="day")
    state.turtles[0] = 2
    follow(out(state, "c", hearts=1), "go b", "go f", "let go turtle")
    assert (state.turtles[0], state.passes, state.hearts[0]) == (1, 1, 1)
    follow(state, "go g")
    assert state.hearts[0] == 0


# Meditation (NF-TALENT-08)


@pytest.mark.rule("NF-TALENT-08", "NF-MOVE-7")
def test_g_196_food_may_be_set_aside_instead_of_a_heart() -> None:
    """G-156, G-196: passing is paid in hearts or in food, as the player likes."""
    state = give(table(mode="campaign"), 0, talents=MEDITATION)
    state.atlas = roads()
    state.food[0] = 1
    follow(out(state, "c", hearts=1), "go d", "go h")
    assert listed(state) == ["instead 0", "instead 1"]
    assert refused(state, "instead 2") == "NF-MOVE-7"
    other = state.copy()
    follow(state, "instead 1")
    assert (where(state), state.hearts[0], state.food[0]) == ("h", 1, 0)
    follow(other, "instead 0")
    assert (where(other), other.hearts[0], other.food[0]) == ("h", 0, 1)


@pytest.mark.rule("NF-TALENT-08", "NF-MOVE-7")
def test_food_alone_pays_for_passing_only_with_the_talent() -> None:
    state = table(mode="campaign")
    state.atlas = roads()
    state.food[0] = 1
    give(state, 1, talents=MEDITATION)
    follow(out(state, "c", hearts=0), "go d")
    assert (state.active, where(state)) == (1, "d")
    state = give(table(mode="campaign"), 0, talents=MEDITATION)
    state.atlas = roads()
    state.food[0] = 1
    follow(out(state, "c", hearts=0), "go d", "go h")
    assert (where(state), state.food[0]) == ("h", 0)


@pytest.mark.rule("NF-TALENT-08", "NF-THREAT-7")
@pytest.mark.parametrize(("timing", "food"), [("refund_on_loss", 1), ("on_leave", 0)])
def test_g_85_food_that_was_set_aside_returns(timing: str, food: int) -> None:
    state = give(table(mode="campaign", pass_cost_timing=timing), 0, talents=MEDITATION)
    state.atlas = roads()
    state.food[0] = 1
    follow(out(state, "c", hearts=0), "go b", "go f", "fight apologetic-bandit", "roll 1")
    assert (where(state), state.food[0], state.hearts[0]) == ("b", food, 0)


@pytest.mark.rule("NF-TALENT-08", "NF-THREAT-7")
@pytest.mark.parametrize(("means", "number"), [("heart", 0), ("food", 2)])
def test_g_85_what_returns_is_what_was_set_aside(means: str, number: int) -> None:
    state = give(table(mode="campaign"), 0, talents=MEDITATION)
    state.atlas = roads()
    state.food[0] = 1
    follow(out(state, "c", hearts=1), "go b", "go f")
    assert f"set-aside 0 {number}" in told(state, "instead 1" if means == "food" else "instead 0")
    assert f"set-back 0 {number}" in told(state, "roll 1")
    assert (where(state), state.food[0], state.hearts[0], state.active) == ("b", 1, 1, 1)


# After the move


@pytest.mark.rule("NF-MOVE-12", "NF-CAMP-1", "NF-QUEST-1")
def test_after_the_move_a_quest_then_a_camp() -> None:
    state = book(out(table(), "a", hearts=9), "b")
    follow(state, "go b", "stop")
    assert listed(state) == ["attempt", "pass"]
    assert refused(state, "camp") == "NF-QUEST-1"
    follow(state, "pass")
    assert listed(state) == ["camp", "pass"]
    assert refused(state, "attempt") == "NF-CAMP-1"
    follow(state, "camp")
    assert (state.active, state.camps[1]) == (1, 0)


@pytest.mark.rule("NF-MOVE-12")
def test_on_the_town_location_there_is_neither() -> None:
    """G-84: stopping there from the map is allowed, and that is all."""
    state = follow(out(table(), "b", hearts=9), "go a", "stop")
    assert (state.active, where(state)) == (1, "a")


# Pawns that are met (NF-CARD-A07)


@pytest.mark.rule("NF-CARD-A07", "NF-MOVE-2")
@pytest.mark.parametrize("card", ["crown-of-cruelty", "nightmare-amulet"])
def test_g_94_everybody_where_the_move_ends_gives_a_coin(card: str) -> None:
    """G-94: where the move ends, not where it passes; whoever has no coin gives nothing."""
    state = camp(give(table(4), 0, bought=card), 1, "d")
    at(at(at(state, 1, "@d"), 2, "@h"), 3, "@h")
    state.coins = [0, 3, 3, 0]
    follow(out(state, "c"), "go d", "go h", "stop")
    assert state.coins == [1, 3, 2, 0]


@pytest.mark.rule("NF-CARD-A07")
def test_g_94_on_passing_by_an_option() -> None:
    state = camp(give(table(4, crown_on_pass="true"), 0, bought="crown-of-cruelty"), 1, "d")
    at(at(at(state, 1, "@d"), 2, "@h"), 3, "@c")
    state.coins = [0, 3, 3, 3]
    follow(out(state, "c"), "go d")
    assert state.coins == [1, 2, 3, 3]
    follow(state, "go h", "stop")
    assert state.coins == [2, 2, 2, 3]


@pytest.mark.rule("NF-CARD-A07")
def test_g_94_no_steps_no_coins_and_the_town_location_counts() -> None:
    state = at(give(table(), 0, bought="crown-of-cruelty"), 1, "@c")
    follow(out(state, "c"), "stop", "pass")
    assert state.coins == [3, 3]
    state = at(give(table(), 0, bought="crown-of-cruelty"), 1, "@a")
    follow(out(state, "c"), "go a", "stop")
    assert state.coins == [4, 2]
    state = turn(at(no_books(give(table(), 0, bought="crown-of-cruelty")), 1, "@a"), 0)
    follow(state, "adventure", "done", "pass", "stop")
    assert state.coins == [3, 3]


@pytest.mark.rule("NF-CARD-A07")
def test_a_crown_does_nothing_where_nobody_is() -> None:
    state = at(give(table(), 0, bought="crown-of-cruelty"), 1, "@h")
    assert heard(out(state, "c"), "go d", "stop") == ["went"]


@pytest.mark.rule("NF-CARD-A07")
def test_others_do_not_profit_from_a_crown() -> None:
    state = at(give(table(), 1, bought="crown-of-cruelty"), 1, "@d")
    follow(out(state, "c"), "go d", "stop", "pass")
    assert state.coins == [3, 3]
