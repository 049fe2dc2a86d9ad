"""Every option of a table (contract 6.15): one game for each of its values, and what comes of it.

A probe plays a few moves with a value and tells what it saw; the table says what each value must show.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest

import portulan
from portulan.engine.errors import UsageError
from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.moves import FIRST
from portulan.games.near_and_far.options import OPTIONS, RATES, Ruleset
from portulan.games.near_and_far.scoring import sheet
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES, NONE
from tests.games.near_and_far.setting import (
    BLUE,
    at,
    attempt,
    begin,
    box_with,
    choice,
    fresh,
    give,
    listed,
    meet_threat,
    next_game,
    no_books,
    open_road,
    play,
    reach,
    recruit,
    row_of_places,
    series,
    set_out,
    steady,
    table,
    turn,
)

Probe = Callable[[str], Any]


def step_of(state: NearAndFar) -> str:
    """Names what is asked."""
    return state.step.name if state.step is not None else ""


@cache
def paying() -> type[NearAndFar]:
    """Every quest of map 1 takes two coins and gives food; those of map 2 do the same and name two side quests."""
    result = [entries.Pay(coin=2), entries.Food(1)]
    naming = [entries.SideQuest("Q2"), entries.SideQuest("Q3"), entries.Coin(2), *result]
    easy = [choice(test=("skill", 5))]
    ways = {uid: [choice(result=result)] for uid in "ABCDEFGHIJKLMNOP"}
    ways |= {str(number): [choice(result=naming)] for number in range(1, 17)}
    return box_with(quests={**ways, "Q2": easy, "Q3": easy}, effects={"thimble": [entries.Sym("search", 2)]})


# Variants


def mode(value: str) -> Any:
    state = table(mode=value, map="3")
    return state.atlas.number, state.xp[0], state.arcade_deck > 0, state.story[0] != NONE


def map_played(value: str) -> Any:
    return table(mode="arcade", map=value).atlas.number


def town_side(value: str) -> Any:
    state = table(mode="arcade", town_side=value)
    state.gems[0] = 1
    play(turn(state, 0), "visit stables")
    return "turtle" in listed(state)


def long_game(value: str) -> Any:
    state = table(long_game=value)
    state.place_tent(0)
    return state.coins[0]


def extra_stories(value: str) -> Any:
    return table(extra_stories=value).books.bit_count()


def platypus(value: str) -> Any:
    state = set_out(series("Ann", "Bob", platypus=value))
    state.coins = [0, 8]
    return "pet exception 1" in listed(reach(next_game(state), "pet"))


def maps_left_out(value: str) -> Any:
    state = series("Ann", "Bob", extra_stories="on", maps_left_out=value)
    maps = [state.atlas.number]
    while len(maps) < 7:
        state = next_game(set_out(state))
        maps.append(state.atlas.number)
    return maps


# Set-up and series


def long_game_trigger(value: str) -> Any:
    state = table(long_game="on", long_game_trigger=value)
    while not state.last_round:
        state.place_tent(0)
    return state.tents[0]


def repeat_maps(value: str) -> Any:
    return next_game(set_out(series("Ann", "Bob", mode="character", repeat_maps=value))).atlas.number


def first_player(value: str) -> Any:
    state = set_out(series("Ann", "Bob", "Cid", first_player=value))
    state.coins = [8, 0, 8]
    following = next_game(state)
    while step_of(following) in ("talents", "character", "pet"):
        following.play(following.parse("done") if step_of(following) == "talents" else following.moves()[0])
    return [FIRST.index(move) for move, _ in following.chances()]


def character_choice(value: str) -> Any:
    return step_of(fresh(character_choice=value))


def pet_profile(value: str) -> Any:
    state = table(pet_profile=value)
    state.party[3] = catalogue.MEMBERS.index("ounce")
    return state.skill(0), state.combat(0)


def named_quest_guarantee(value: str) -> Any:
    state = reach(next_game(set_out(series("Ann", "Bob", named_quest_guarantee=value))), "book")
    chances = state.chances()
    return len(chances), len({round(chance, 6) for _, chance in chances}) == 1


def artifact_discards(value: str) -> Any:
    state = reach(fresh(artifact_discards=value), "opening discard")
    log = state.listen()
    reach(state, "main action")
    return {EVENTS[event[0]].name for event in log} & {"discarded", "discarded-openly"}


def talents_before_first_game(value: str) -> Any:
    return step_of(series("Ann", "Bob", talents_before_first_game=value))


def join_credit(value: str) -> Any:
    return next_game(set_out(series("Ann", "Bob", join_credit=value)), "Ann", "Cid").boxes[1]


def campaign_rows(value: str) -> Any:
    state = table(mode="campaign", map="11", campaign_rows=value)
    return next(boxes for boxes in range(99) if _worth(state, boxes))


def _worth(state: NearAndFar, boxes: int) -> int:
    state.boxes[0] = boxes
    return sheet(state, 0).story


# The turn and the town


def max_rounds(value: str) -> Any:
    for number in (29, 30, 50, 100, 200):
        state = table(max_rounds=value)
        state.round = number
        play(turn(state, 1), "visit farm", "harvest")
        if state.over:
            return number
    return None


def buy_during_roll(value: str) -> Any:
    state = give(table(kind=steady(), buy_during_roll=value), 0, hand="regiment-drum")
    state.hearts[0] = 3
    meet_threat(state, "fight apologetic-bandit", "roll 3")
    return "buy regiment-drum" in listed(state)


def recruits_per_visit(value: str) -> Any:
    state = table(recruits_per_visit=value)
    state.coins[0] = 20
    play(turn(state, 0), "visit saloon")
    play(state, listed(state, "recruit")[0])
    while (step_of(state) != "visit" and state.actor == 0) or step_of(state) == "meet":
        state.play(state.moves()[0] if step_of(state) != "meet" else state.chances()[0][0])
    return bool(listed(state, "recruit"))


def row_refill(value: str) -> Any:
    state = table(row_refill=value)
    state.coins[0], state.food[0] = 20, 1
    play(turn(state, 0), "visit saloon")
    play(state, listed(state, "recruit")[0], "pass")
    at_once = step_of(state)
    if at_once == "meet":
        return at_once
    play(state, "done")
    return at_once, step_of(state)


def pet_shift_on_recruit(value: str) -> Any:
    state = table(pet_shift_on_recruit=value)
    state.coins[0] = 20
    state.row[0] = catalogue.ADVENTURERS.index("pip")
    play(turn(state, 0), "visit saloon", "recruit pip")
    return "put 4" in listed(state)


def merchant_contract_slots(value: str) -> Any:
    state = give(table(merchant_contract_slots=value), 0, bought="merchant-contract")
    for uid in ("egg", "bertha"):
        recruit(state, 0, uid)
    play(turn(state, 0), "adventure", "rearrange", "assign egg")
    return "assign bertha" in listed(state)


def dummy_exemptions(value: str) -> Any:
    return "enter freely" in listed(play(table(dummy_exemptions=value), "visit town-hall"))


def defender_aids(value: str) -> Any:
    state = give(table(defender_aids=value), 1, treasures="fire-bomb")
    state.birds[1] = 1
    play(
        turn(at(at(state, 0, "stables"), 1, "farm"), 0), "visit farm", "duel 2 honorable", "roll 4", "roll 1"
    )
    return step_of(state)


def treasure_overflow(value: str) -> Any:
    state = no_books(give(table(treasure_overflow=value), 0, treasures="spare-heart tin-sword"))
    state.birds[0] = state.hearts[0] = 2
    meet_threat(state, "let go bird")
    if step_of(state) == "drop":
        return "at once"
    play(state, "stop")
    return step_of(state), state.actor


def store_draw(value: str) -> Any:
    return len(listed(play(table(store_draw=value), "visit store"), "draw"))


def farm_counts_cards(value: str) -> Any:
    state = give(
        table(kind=steady(), farm_counts_cards=value),
        0,
        treasures="thimble",
        bought="unclaimed-cord",
        world="star-iron",
    )
    state.birds[0] = 1
    play(turn(state, 0), "visit farm", "harvest")
    return state.food[0]


def hut_draw(value: str) -> Any:
    state = table(hut_draw=value)
    state.birds[0] = 2
    play(turn(state, 0), "visit hut", "seek", "found tin-sword")
    return state.actor == 0 and "seek" in listed(state)


def day_hut_commit(value: str) -> Any:
    state = give(table(mode="arcade", town_side="day", day_hut_commit=value), 0, treasures="tin-sword")
    state.birds[0] = 1
    return step_of(play(turn(state, 0), "visit hut", "seek"))


def mine_counts_world(value: str) -> Any:
    state = give(table(mine_counts_world=value), 0, world="star-iron")
    state.mine[0], state.tents[1] = 1, 1
    play(turn(state, 0), "visit mine")
    return "dig 1.2" in listed(state)


def trade_values(value: str) -> Any:
    state = table(trade_values=value)
    state.tokens[BLUE] = 1
    play(
        turn(state, 0),
        "visit town-hall",
        "enter freely",
        "trade away blue",
        "take food",
        "take coin",
        "take coin",
    )
    if step_of(state) == "trade":
        play(state, "take coin")
    return state.coins[0], state.food[0]


def reshuffle(value: str) -> Any:
    state = table(reshuffle=value)
    state.birds[0], state.treasure_deck, state.treasure_discard = 1, 0, state.box.all_treasures
    play(turn(state, 0), "visit hut", "seek")
    return state.treasure_deck.bit_count()


# The road


def zero_move(value: str) -> Any:
    state = table(zero_move=value)
    return "stop" in listed(begin(at(state, 0, f"@{row_of_places(state, 1)[0]}"), steps.STEP, 0))


def search_counts_cards(value: str) -> Any:
    state = give(table(kind=paying(), search_counts_cards=value), 0, treasures="thimble")
    state.birds[0] = 1
    return state.search(0)


def heart_cap_on_map(value: str) -> Any:
    state = table(heart_cap_on_map=value)
    state.hearts[0] = 12
    state.gain_hearts(0, 4)
    return state.hearts[0]


def pass_cost_timing(value: str) -> Any:
    state = table(pass_cost_timing=value)
    meet_threat(state, "roll 6")
    state.hearts[0] = 1
    town, beside = state.atlas.town, state.atlas.neighbours[state.atlas.town][0]
    other = next(place for place in state.atlas.neighbours[beside] if place != town)
    begin(at(turn(state, 0), 0, f"@{CODES[other]}"), steps.STEP, 0)
    play(state, f"go {CODES[beside]}", f"go {CODES[town]}", "roll 1")
    return state.hearts[0], state.location(0) == beside


def toxic_blocks(value: str) -> Any:
    state = table(mode="arcade", map="5", toxic_blocks=value)
    water = next(place for place in range(state.atlas.size) if state.atlas.water >> place & 1)
    beside = CODES[state.atlas.neighbours[water][0]]
    return f"go {CODES[water]}" in listed(begin(at(state, 0, f"@{beside}"), steps.STEP, 0))


def crown_on_pass(value: str) -> Any:
    found = []
    for hearts in (0, 2):
        state = open_road(give(table(crown_on_pass=value), 0, bought="crown-of-cruelty"))
        first, second = row_of_places(state, 2)
        state.hearts[0] = hearts
        play(begin(at(at(state, 1, f"@{second}"), 0, f"@{first}"), steps.STEP, 0), f"go {second}")
        found.append(state.coins[0])
    return tuple(found)


def bypass_after_roll(value: str) -> Any:
    state = no_books(table(bypass_after_roll=value))
    state.birds[0], state.hearts[0] = 1, 5
    meet_threat(state, "fight apologetic-bandit", "roll 1")
    return "let go bird" in listed(state)


def free_heart_amounts(value: str) -> Any:
    state = no_books(table(free_heart_amounts=value))
    state.hearts[0] = 4
    return listed(meet_threat(state, "roll 2"))


# Quests


def book_knowledge(value: str) -> Any:
    state = table(book_knowledge=value)
    attempt(state, 0)
    page = state.view(1)["page"]
    return bool(page["choices"]), any(way["rewards"] for way in page["choices"])


def unpaid_result(value: str) -> Any:
    state = table(kind=paying(), unpaid_result=value)
    state.coins[0] = 1
    attempt(state, 0)
    return state.coins[0], state.food[0]


def decline_rewards(value: str) -> Any:
    state = table(kind=paying(), decline_rewards=value)
    attempt(state, 0)
    return step_of(state)


def side_quest_retry(value: str) -> Any:
    state = set_out(series("Ann", "Bob", kind=paying(), side_quest_retry=value))
    attempt(state, 0)
    attempt(state, 0, "side 1", "roll 1")
    return len(state.pending)


def side_quest_order(value: str) -> Any:
    state = set_out(series("Ann", "Bob", kind=paying(), side_quest_order=value))
    attempt(state, 0)
    attempt(state, 0)
    return step_of(state)


# Talents and scoring


def borrow_over_three(value: str) -> Any:
    state = give(table(mode="campaign", borrow_over_three=value), 0, talents="borrowing")
    state.birds[0] = 3
    return state.capacity(0)


def politician_immediate(value: str) -> Any:
    state = give(table(mode="campaign", politician_immediate=value), 0, talents="politician")
    state.xp[0] = 5
    play(turn(state, 0), "visit town-hall", "enter freely", "learn taunting")
    return state.talents[0].bit_count()


def hearts_on_spelunking(value: str) -> Any:
    state = give(table(mode="campaign", hearts_on_spelunking=value), 0, talents="spelunking")
    state.hearts[0] = 3
    play(turn(state, 0), "visit mine", "bonus spelunking", "roll 3")
    return listed(state)


def storytelling_ties(value: str) -> Any:
    return sheet(give(table(mode="campaign", storytelling_ties=value), 0, talents="storytelling"), 0).bonuses


def reputation_points(value: str) -> Any:
    state = table(reputation_points=value)
    state.rep[0] = 3
    return sheet(state, 0).reputation


PROBES: Final[dict[str, tuple[Probe, dict[str, Any]]]] = {
    "mode": (
        mode,
        {
            "first": (1, 0, False, False),
            "campaign": (3, 1, False, False),
            "character": (3, 1, True, True),
            "arcade": (3, 0, True, False),
        },
    ),
    "map": (map_played, {str(number): number for number in range(1, 12)}),
    "town_side": (town_side, {"dusk": False, "day": True}),
    "long_game": (long_game, {"off": 4, "on": 3}),
    "extra_stories": (extra_stories, {"off": 7, "on": 8}),
    "platypus": (platypus, {"off": False, "on": True}),
    "maps_left_out": (
        maps_left_out,
        {
            "4-6-9": [2, 3, 5, 7, 8, 10, 11],
            "3-5-8": [2, 4, 6, 7, 9, 10, 11],
            "2-5-7": [3, 4, 6, 8, 9, 10, 11],
            "6-8-10": [2, 3, 4, 5, 7, 9, 11],
        },
    ),
    "long_game_trigger": (long_game_trigger, {"16": 16, "14": 14}),
    "repeat_maps": (repeat_maps, {"false": 3, "true": 2}),
    "first_player": (
        first_player,
        {"random": [0, 1, 2], "fixed": [0], "last_loser": [1]},
    ),
    "character_choice": (character_choice, {"seat_order": "character", "preassigned": "pet"}),
    "pet_profile": (pet_profile, {"uniform": (1, 0), "cat_sword": (1, 1), "cat_combat": (0, 1)}),
    "named_quest_guarantee": (
        named_quest_guarantee,
        {"first_game": (16, True), "every_game": (16, False), "named_first": (4, True)},
    ),
    "artifact_discards": (
        artifact_discards,
        {"face_down": {"discarded"}, "face_up": {"discarded-openly"}},
    ),
    "reshuffle": (reshuffle, {"true": 36, "false": 0}),
    "zero_move": (zero_move, {"true": True, "false": False}),
    "buy_during_roll": (buy_during_roll, {"true": True, "false": False}),
    "max_rounds": (max_rounds, {"100": 100, "30": 30, "50": 50, "200": 200}),
    "recruits_per_visit": (recruits_per_visit, {"1": False, "any": True}),
    "row_refill": (
        row_refill,
        {
            "immediate": "meet",
            "end_of_turn": ("visit", "meet"),
            "refresh_only": ("visit", "main action"),
        },
    ),
    "pet_shift_on_recruit": (pet_shift_on_recruit, {"true": True, "false": False}),
    "merchant_contract_slots": (merchant_contract_slots, {"any": True, "one": False}),
    "dummy_exemptions": (dummy_exemptions, {"true": True, "false": False}),
    "defender_aids": (defender_aids, {"true": "defender aids", "false": "visit"}),
    "treasure_overflow": (
        treasure_overflow,
        {"immediate": "at once", "end_of_turn": ("drop", 0), "keep": ("main action", 1)},
    ),
    "store_draw": (store_draw, {"exactly_4": 5, "up_to_4": 14}),
    "farm_counts_cards": (farm_counts_cards, {"none": 1, "treasures": 2, "all": 5}),
    "hut_draw": (hut_draw, {"one": False, "per_animal": True}),
    "day_hut_commit": (day_hut_commit, {"true": "replace", "false": "hut card"}),
    "mine_counts_world": (mine_counts_world, {"false": False, "true": True}),
    "search_counts_cards": (search_counts_cards, {"false": 1, "true": 3}),
    "heart_cap_on_map": (heart_cap_on_map, {"none": 16, "13": 13}),
    "pass_cost_timing": (pass_cost_timing, {"refund_on_loss": (1, True), "on_leave": (0, True)}),
    "toxic_blocks": (toxic_blocks, {"false": True, "true": False}),
    "crown_on_pass": (crown_on_pass, {"false": (4, 3), "true": (4, 4)}),
    "bypass_after_roll": (bypass_after_roll, {"false": False, "true": True}),
    "free_heart_amounts": (
        free_heart_amounts,
        {"false": ["hearts 0", "hearts 2"], "true": [f"hearts {n}" for n in range(5)]},
    ),
    "book_knowledge": (book_knowledge, {"none": (True, False), "full": (True, True)}),
    "unpaid_result": (unpaid_result, {"no_gain": (1, 0), "pay_what_you_can": (0, 1)}),
    "decline_rewards": (decline_rewards, {"false": "main action", "true": "accept"}),
    "side_quest_retry": (side_quest_retry, {"false": 1, "true": 2}),
    "side_quest_order": (side_quest_order, {"owner": "side quest", "fifo": "quest die"}),
    "talents_before_first_game": (talents_before_first_game, {"true": "talents", "false": "character"}),
    "join_credit": (join_credit, {"box": 1, "row": 3}),
    "borrow_over_three": (borrow_over_three, {"true": 4, "false": 3}),
    "politician_immediate": (politician_immediate, {"true": 2, "false": 1}),
    "hearts_on_spelunking": (
        hearts_on_spelunking,
        {"true": ["hearts 0", "hearts 1"], "false": ["dig 1.1", "done"]},
    ),
    "storytelling_ties": (storytelling_ties, {"false": 0, "true": 2}),
    "trade_values": (trade_values, {"printed": (6, 1), "even": (5, 1)}),
    "reputation_points": (reputation_points, {"from_2": 1, "from_4": 0}),
    "campaign_rows": (campaign_rows, {"10": 30, "5": 15, "7": 21}),
}

CASES: Final = [(key, value) for key, (_, expected) in PROBES.items() for value in expected]
CLAUSES: Final = {option.key: option.rule for option in OPTIONS}


@pytest.mark.rule(
    "NF-BIRD-3",
    "NF-CAMP-4",
    "NF-CAMPAIGN-5",
    "NF-CAMPAIGN-8",
    "NF-CAMPAIGN-9",
    "NF-CARD-A07",
    "NF-CARD-A15",
    "NF-CHARMODE-1",
    "NF-DAYTOWN-1",
    "NF-DAYTOWN-8",
    "NF-DRAFT-5",
    "NF-DUEL-7",
    "NF-END-1",
    "NF-FARM-1",
    "NF-GOAL-5",
    "NF-HEART-4",
    "NF-HUT-1",
    "NF-JOIN-1",
    "NF-LEAVE-5",
    "NF-MAP-05",
    "NF-MINE-3",
    "NF-MOVE-5",
    "NF-MOVE-7",
    "NF-PARTY-7",
    "NF-PLATYPUS-1",
    "NF-QUEST-11",
    "NF-QUEST-17",
    "NF-QUEST-5",
    "NF-SALOON-1",
    "NF-SALOON-14",
    "NF-SALOON-4",
    "NF-SCORE-13",
    "NF-SETUP-11",
    "NF-SETUP-13",
    "NF-SETUP-18",
    "NF-SETUP-7",
    "NF-STORE-1",
    "NF-SUPPLY-2",
    "NF-TALENT-12",
    "NF-TALENT-14",
    "NF-TALENT-15",
    "NF-TALENT-16",
    "NF-THREAT-10",
    "NF-TOWN-HALL-5",
    "NF-TOWN-HALL-8",
    "NF-TURN-6",
    "NF-VARIANT-1",
    "NF-VARIANT-3",
    "NF-VARIANT-4",
    "NF-XP-1",
)
@pytest.mark.parametrize(("key", "value"), CASES, ids=[f"{key}={value}" for key, value in CASES])
def test_an_option_does_what_it_says(key: str, value: str) -> None:
    probe, expected = PROBES[key]
    assert probe(value) == expected[value]


def test_every_value_of_every_option_is_probed_and_shows_something_else() -> None:
    assert set(PROBES) == {option.key for option in OPTIONS}
    for option in OPTIONS:
        expected = PROBES[option.key][1]
        assert tuple(expected) == option.values_for(2), option.key
        shown = list(expected.values())
        assert all(shown.count(one) == 1 for one in shown), option.key


def test_the_first_value_of_an_option_holds_unless_another_is_chosen() -> None:
    """The defaults of contract 6.15."""
    chosen = portulan.game("near-and-far").resolve(2, {})
    assert {key: value for key, value in chosen.items() if value not in ("true", "false")} == {
        **{"mode": "first", "map": "1", "town_side": "dusk", "long_game": "off", "long_game_trigger": "16"},
        **{"extra_stories": "off", "platypus": "off", "maps_left_out": "4-6-9", "first_player": "random"},
        **{"character_choice": "seat_order", "pet_profile": "uniform", "named_quest_guarantee": "first_game"},
        **{"artifact_discards": "face_down", "max_rounds": "100", "recruits_per_visit": "1"},
        **{"row_refill": "immediate", "merchant_contract_slots": "any", "treasure_overflow": "immediate"},
        **{"store_draw": "exactly_4", "farm_counts_cards": "none", "hut_draw": "one"},
        **{"heart_cap_on_map": "none", "pass_cost_timing": "refund_on_loss", "book_knowledge": "none"},
        **{"unpaid_result": "no_gain", "side_quest_order": "owner", "join_credit": "box"},
        **{"trade_values": "printed", "reputation_points": "from_2", "campaign_rows": "10"},
    }
    assert {key for key, value in chosen.items() if value == "true"} == {
        *("reshuffle", "zero_move", "buy_during_roll", "pet_shift_on_recruit", "dummy_exemptions"),
        *("defender_aids", "day_hut_commit", "talents_before_first_game", "borrow_over_three"),
        *("politician_immediate", "hearts_on_spelunking"),
    }


def test_an_unknown_option_or_value_is_refused_in_one_line() -> None:
    game = portulan.game("near-and-far")
    for wrong in (
        {"dragons": "on"},
        {"map": "12"},
        {"mode": "solo"},
        {"max_rounds": "0"},
        {"town_side": "noon"},
    ):
        with pytest.raises(UsageError) as caught:
            game.new(2, options=wrong)
        assert "\n" not in str(caught.value)
    for players in (1, 5):
        with pytest.raises(UsageError):
            game.new(players)


@pytest.mark.rule("NF-TOWN-HALL-5")
def test_both_tables_of_values_name_every_good() -> None:
    """G-53: food, coin, gem, green, blue, red, yellow."""
    assert RATES["printed"] == (1, 2, 2, 6, 7, 5, 5)
    assert all(len(values) == 7 and min(values) >= 1 for values in RATES.values())


@pytest.mark.rule("NF-SETUP-7")
@pytest.mark.parametrize(
    ("mode", "asked", "played"),
    [
        ("first", "9", 1),
        ("arcade", "1", 1),
        ("arcade", "11", 11),
        ("campaign", "1", 2),
        ("character", "1", 2),
    ],
)
def test_a_mode_has_its_maps(mode: str, asked: str, played: int) -> None:
    rules = Ruleset(portulan.game("near-and-far").resolve(2, {"mode": mode, "map": asked}))
    assert rules.map == played
