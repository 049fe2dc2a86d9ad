"""Experience (NF-XP) and the eighteen talents (NF-TALENT)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from portulan.engine.events import Event
from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.duels import strength
from portulan.games.near_and_far.effects import trigger
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.scoring import sheet
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.talents import fill_box
from portulan.games.near_and_far.terms import CODES, JAIL
from tests.games.near_and_far.setting import (
    GREEN,
    at,
    attempt,
    begin,
    box_with,
    camp,
    change,
    choice,
    give,
    goods,
    heard,
    listed,
    meet_threat,
    next_game,
    no_books,
    open_road,
    places,
    play,
    reach,
    recruit,
    refused,
    row_of_places,
    series,
    set_out,
    steady,
    turn,
)
from tests.games.near_and_far.setting import table as any_table

COSTS = {
    **{"bounty-hunter": 3, "bribery": 2, "cooking": 3, "fishing": 1, "gem-trading": 2, "legend": 3},
    **{"martial-arts": 2, "meditation": 4, "pack-bird-breeding": 3, "persuasion": 2, "piano-playing": 4},
    **{"politician": 3, "potion-making": 2, "borrowing": 3, "spelunking": 4, "storytelling": 3},
    **{"taunting": 2, "treasure-hunter": 3},
}


def table(players: int = 2, **options: Any) -> NearAndFar:
    """Sets a table with cards whose figures do not change."""
    return any_table(players, **{"kind": steady(), **options})


def skilled(talents: str = "", players: int = 2, **options: Any) -> NearAndFar:
    """A campaign game in which seat 0 has talents."""
    return give(table(players, mode="campaign", **options), 0, talents=talents)


def gain(state: NearAndFar, *notations: str) -> dict[str, int]:
    """Plays on, and tells what seat 0 gained or lost."""
    before = goods(state, 0)
    play(state, *notations)
    return change(before, goods(state, 0))


def bits_of(*talents: str) -> int:
    """Writes talents as a set."""
    return sum(1 << catalogue.TALENTS.index(talent) for talent in talents)


# Experience


@pytest.mark.rule("NF-XP-1", "NF-XP-2", "NF-XP-4")
def test_talents_are_bought_before_a_game_as_many_as_one_can_pay() -> None:
    """G-200: first in the set-up; G-139: before the first game too."""
    state = set_out(series("Ann", "Bob"))
    state.xp, state.xp_spent = [6, 3], [0, 2]
    following = next_game(state)
    assert following.step is not None and (following.step.name, following.actor) == ("talents", 0)
    play(following, "learn bribery", "learn cooking")
    assert following.talents == [bits_of("bribery", "cooking"), 0]
    assert (following.xp, following.xp_spent) == ([6, 3], [5, 2])
    assert listed(following) == ["learn fishing", "done"]
    assert refused(following, "learn legend") == "NF-XP-2"
    assert refused(following, "learn bribery") == "NF-XP-3"
    play(following, "done")
    assert following.actor == 1
    assert listed(following) == ["learn fishing", "done"], "1 of 3 is left"
    play(following, "done")
    assert following.step.name != "talents"
    assert (following.xp, following.xp_spent) == ([6, 3], [5, 2]), "what is not spent is kept"


@pytest.mark.rule("NF-XP-1")
@pytest.mark.parametrize(("early", "first"), [("true", "talents"), ("false", "character")])
def test_talents_before_the_first_game_are_an_option(early: str, first: str) -> None:
    """G-139."""
    state = series("Ann", "Bob", talents_before_first_game=early)
    assert state.step is not None and state.step.name == first
    second = next_game(set_out(state))
    assert second.step is not None and second.step.name == "talents"


@pytest.mark.rule("NF-XP-3")
def test_a_bought_talent_applies_in_all_following_games() -> None:
    state = play(series("Ann", "Bob"), "learn fishing", "done")
    for _ in range(3):
        state = set_out(state)
        assert (state.food, state.talents[0]) == ([1, 0], bits_of("fishing"))
        state = next_game(state)


@pytest.mark.rule("NF-XP-3")
def test_several_players_may_have_the_same_talent() -> None:
    """G-141."""
    state = play(series("Ann", "Bob"), "learn fishing", "learn fishing")
    assert state.talents == [bits_of("fishing")] * 2


@pytest.mark.rule(
    "NF-XP-2",
    "NF-TALENT-01",
    "NF-TALENT-02",
    "NF-TALENT-03",
    "NF-TALENT-04",
    "NF-TALENT-05",
    "NF-TALENT-06",
    "NF-TALENT-07",
    "NF-TALENT-08",
    "NF-TALENT-09",
    "NF-TALENT-10",
    "NF-TALENT-11",
    "NF-TALENT-12",
    "NF-TALENT-13",
    "NF-TALENT-14",
    "NF-TALENT-15",
    "NF-TALENT-16",
    "NF-TALENT-17",
    "NF-TALENT-18",
)
def test_every_talent_has_its_price() -> None:
    box = table().box
    assert dict(zip(catalogue.TALENTS, box.talent_cost, strict=True)) == COSTS
    for talent, cost in COSTS.items():
        state = set_out(series("Ann", "Bob"))
        state.xp[0] = cost
        following = next_game(state)
        play(following, f"learn {talent}")
        assert (following.talents[0], following.xp_spent[0]) == (bits_of(talent), cost)
        state.xp[0] = cost - 1
        state.stack = [(steps.TALENTS, 0)]
        state.round = 0
        state.refresh()
        assert f"learn {talent}" not in listed(state)


@pytest.mark.rule("NF-XP-4", "NF-CAMPAIGN-5", "NF-CAMPAIGN-6")
def test_experience_boxes_and_talents_are_told() -> None:
    """Of experience what is left to spend is told."""
    state = set_out(series("Ann", "Bob"))
    state.xp, state.xp_spent, state.boxes = [7, 1], [5, 0], [2, 0]
    log = state.listen()
    fill_box(state, 0)
    fill_box(state, 1)
    assert told(log) == ["box-filled 0 3", "experience 0 3", "box-filled 1 1"]
    following = next_game(state)
    log = following.listen()
    play(following, "learn taunting")
    assert told(log)[0] == f"learned 0 {catalogue.TALENTS.index('taunting')}"


def told(log: list[Event]) -> list[str]:
    """Writes events as their names and arguments."""
    return [" ".join([EVENTS[event[0]].name, *map(str, event[1:])]) for event in log]


# 01 Bounty Hunter


@pytest.mark.rule("NF-TALENT-01", "NF-THREAT-2")
def test_a_bounty_hunter_fights_any_remaining_threat() -> None:
    """G-104: the chosen card leaves the deck, the rest keeps its order."""
    state = give(skilled("bounty-hunter"), 0, bought="star-on-a-rope")
    state.threats[1], state.tents[1] = 0b11, 2
    meet_threat(state)
    assert listed(state, "fight") == [f"fight {threat}" for threat in catalogue.THREATS[2:]]
    play(state, "fight salt-wolf", "roll 5")
    assert state.threats[0] == 1 << 3
    assert [catalogue.THREATS[threat] for threat in state.threats_left()][:2] == [
        "lamp-eater",
        "herd-of-doors",
    ]


@pytest.mark.rule("NF-TALENT-01")
def test_a_threat_that_a_bounty_hunter_could_not_beat_stays_where_it_is() -> None:
    state = skilled("bounty-hunter")
    before = state.threats_left()
    meet_threat(state, "fight auditor", "roll 1")
    assert state.threats_left() == before
    assert state.actor == 1


@pytest.mark.rule("NF-TALENT-01", "NF-THREAT-2")
def test_without_the_talent_the_top_card_is_fought() -> None:
    state = skilled()
    state.birds[0] = 1
    meet_threat(state)
    assert listed(state, "fight") == ["fight apologetic-bandit"]
    assert refused(state, "fight salt-wolf") == "NF-THREAT-2"


@pytest.mark.rule("NF-TALENT-01", "NF-BOSS-2")
def test_on_the_last_map_a_bounty_hunter_chooses_among_threats_and_bosses() -> None:
    """G-148."""
    state = skilled("bounty-hunter", map="11")
    meet_threat(state)
    assert len(listed(state, "fight")) == 12
    assert listed(state, "challenge") == ["challenge ivory-queen", "challenge red-king"]


# 02 Bribery


@pytest.mark.rule("NF-TALENT-02", "NF-VISIT-3")
def test_bribery_lets_one_into_an_occupied_building_for_a_coin() -> None:
    """G-48: the supply is paid."""
    state = at(at(skilled("bribery"), 0, "stables"), 1, "farm")
    play(turn(state, 0), "visit farm")
    assert listed(state) == ["duel 2 honorable", "duel 2 foul", "enter paying"]
    assert refused(state, "enter freely") == "NF-DUEL-1"
    assert gain(state, "enter paying", "harvest") == {"coins": -1, "food": 1}
    assert state.coins[1] == 3
    assert state.rep == [0, 0]


@pytest.mark.rule("NF-TALENT-02")
def test_whoever_cannot_pay_or_has_no_such_talent_must_duel() -> None:
    state = at(at(skilled("bribery"), 0, "stables"), 1, "farm")
    state.coins[0] = 0
    play(turn(state, 0), "visit farm")
    assert refused(state, "enter paying") == "NF-TALENT-02"
    state.talents[0] = 0
    state.coins[0] = 3
    state.refresh()
    assert refused(state, "enter paying") == "NF-DUEL-1"


@pytest.mark.rule("NF-TALENT-02", "NF-TALENT-05")
def test_a_bribe_may_be_a_gem_for_whoever_trades_in_gems() -> None:
    state = at(at(skilled("bribery gem-trading"), 0, "stables"), 1, "farm")
    state.coins[0], state.gems[0] = 0, 1
    assert gain(turn(state, 0), "visit farm", "enter paying", "harvest") == {"gems": -1, "food": 1}


@pytest.mark.rule("NF-TALENT-02", "NF-TOWN-HALL-8")
@pytest.mark.parametrize("exemptions", ["true", "false"])
def test_the_dummy_takes_bribes_where_the_table_plays_so(exemptions: str) -> None:
    """G-44."""
    state = at(skilled("bribery", dummy_exemptions=exemptions), 0, "stables")
    play(turn(state, 0), "visit town-hall")
    if exemptions == "true":
        assert "enter paying" in listed(state)
    else:
        assert refused(state, "enter paying") == "NF-TOWN-HALL-8"


# 03 Cooking, 04 Fishing


@pytest.mark.rule("NF-TALENT-03", "NF-TALENT-04")
@pytest.mark.parametrize(
    ("talents", "food"), [("", 0), ("cooking", 2), ("fishing", 1), ("cooking fishing", 3)]
)
def test_cooking_and_fishing_give_food_at_the_start_of_each_game(talents: str, food: int) -> None:
    state = give(set_out(series("Ann", "Bob")), 1, talents=talents)
    state = set_out(next_game(state))
    assert state.food == [0, food]
    assert set_out(next_game(state)).food == [0, food]


# 05 Gem Trading


@pytest.mark.rule("NF-TALENT-05")
def test_gems_pay_a_price_in_coins_in_any_mix() -> None:
    """G-155, G-196."""
    state = skilled("gem-trading")
    state.coins[0], state.gems[0] = 1, 3
    state.row[0] = catalogue.ADVENTURERS.index("tib")
    state.row = [catalogue.ADVENTURERS.index(uid) for uid in ("tib", "bramble", "blot", "sunday", "pip")]
    play(turn(state, 0), "visit saloon", "recruit bramble")
    assert state.step is not None and state.step.name == "pay"
    assert listed(state) == ["instead 2", "instead 3"]
    assert refused(state, "instead 1") == "NF-TALENT-05", "there is one coin only"
    assert gain(state, "instead 2") == {"coins": -1, "gems": -2}


@pytest.mark.rule("NF-TALENT-05")
def test_coins_do_not_pay_a_price_in_gems() -> None:
    state = give(skilled("gem-trading"), 0, hand="starry-cloak folding-pier")
    state.coins[0], state.gems[0] = 9, 1
    turn(state, 0)
    assert refused(state, "buy starry-cloak") == "NF-ARTIFACT-1", "it costs two gems"
    assert "buy folding-pier" in listed(state), "it costs three coins"


@pytest.mark.rule("NF-TALENT-05")
def test_gems_of_the_price_itself_do_not_count_twice() -> None:
    """The abacus that costs a coin and a gem needs two goods."""
    state = give(skilled("gem-trading"), 0, hand="toll-stool")
    state.coins[0], state.gems[0] = 0, 1
    assert refused(turn(state, 0), "buy toll-stool") == "NF-ARTIFACT-1"
    state.gems[0] = 2
    assert gain(turn(state, 0), "buy toll-stool") == {"gems": -2}


@pytest.mark.rule("NF-TALENT-05")
def test_gems_are_no_coins_in_trades_and_for_the_most_coins() -> None:
    """G-155, G-167."""
    state = give(skilled("gem-trading"), 0, treasures="coin-purse")
    state.coins, state.gems = [1, 2], [9, 0]
    assert sheet(state, 0).bonuses == 0
    play(turn(state, 0), "visit town-hall", "enter freely", "trade for red")
    assert "give gem" in listed(state) and "give coin" in listed(state)
    assert gain(state, "give coin") == {"coins": -1, "gems": -2, "red": 1}


@pytest.mark.rule("NF-TALENT-05", "NF-QUEST-11")
@pytest.mark.parametrize(("unpaid", "paid"), [("no_gain", {}), ("pay_what_you_can", {"gems": -1, "food": 1})])
def test_gems_pay_what_a_quest_asks(unpaid: str, paid: dict[str, int]) -> None:
    result = [entries.Pay(coin=2), entries.Food(1)]
    kind = box_with(quests={str(n): [choice(result=result)] for n in range(1, 17)})
    state = give(table(kind=kind, mode="campaign", unpaid_result=unpaid), 0, talents="gem-trading")
    state.coins[0], state.gems[0] = 0, 2
    before = goods(state, 0)
    attempt(state, 0)
    assert change(before, goods(state, 0)) == {"gems": -2, "food": 1}
    state.gems[0] = 1
    before = goods(state, 0)
    attempt(state, 0)
    assert change(before, goods(state, 0)) == paid


# 06 Legend


@pytest.mark.rule("NF-TALENT-06")
def test_a_legend_ignores_three_cards_in_hand() -> None:
    """G-173: the penalty is max(0, cards - 3)."""
    state = skilled("legend")
    found = []
    for uid in ("dice-game", "jade-flute", "goods-wagon", "mirror-hat", "salt-anchor"):
        give(state, 0, hand=uid)
        found.append(sheet(state, 0).hand)
    assert found == [0, 0, 0, -1, -2]
    give(state, 0, treasures="tax-exemption")
    assert sheet(state, 0).hand == 0


# 07 Martial Arts, 17 Taunting


@pytest.mark.rule("NF-TALENT-07", "NF-TALENT-17")
def test_martial_arts_and_taunting_add_to_duel_rolls_attacking_and_defending() -> None:
    """G-49; they add up with each other and with everything else."""
    state = skilled()
    recruit(state, 0, "sunday", 2)
    assert [strength(state, 0, side) for side in ("attacker", "defender")] == [1, 1]
    for talent, added in (("martial-arts", 2), ("taunting", 3)):
        give(state, 0, talents=talent)
        assert [strength(state, 0, side) for side in ("attacker", "defender")] == [added, added]
        assert state.combat(0) == 1, "no sword"
    give(state, 0, treasures="polite-whetstone pot-lid")
    assert [strength(state, 0, side) for side in ("attacker", "defender")] == [4, 5]


@pytest.mark.rule("NF-TALENT-07", "NF-TALENT-17", "NF-DUEL-8")
def test_the_talents_win_a_duel_and_hold_one_off() -> None:
    state = at(at(skilled("martial-arts taunting"), 0, "stables"), 1, "farm")
    play(turn(state, 0), "visit farm", "duel 2 honorable", "roll 3", "roll 4")
    assert (state.rep[0], state.pawn[0]) == (1, 4)
    at(at(state, 0, "mine"), 1, "stables")
    play(turn(state, 1), "visit mine", "duel 1 honorable", "roll 6", "roll 4")
    assert state.pawn[1] == JAIL


# 08 Meditation


@pytest.mark.rule("NF-TALENT-08", "NF-HEART-2")
def test_food_is_spent_as_hearts_on_a_roll() -> None:
    """G-156, G-196."""
    state = skilled("meditation")
    state.hearts[0], state.food[0] = 1, 3
    meet_threat(state, "roll 2")
    assert listed(state) == ["hearts 0", "hearts 2"]
    play(state, "hearts 2")
    assert listed(state) == ["instead 1", "instead 2"]
    assert refused(state, "instead 0") == "NF-TALENT-08", "there is one heart only"
    before = goods(state, 0)
    play(state, "instead 2")
    assert change(before, goods(state, 0)) == {"food": -2, "tents": 1, "coins": 1}


@pytest.mark.rule("NF-TALENT-08", "NF-MOVE-7")
def test_food_is_spent_as_hearts_on_the_road() -> None:
    state = open_road(skilled("meditation"))
    first, second, third = row_of_places(state, 3)
    state.food[0] = 1
    play(begin(at(state, 0, f"@{first}"), steps.STEP, 0), f"go {second}")
    assert gain(state, f"go {third}") == {"food": -1}
    state.hearts[0] = state.food[0] = 1
    state.birds[0] = 1
    play(begin(at(turn(state, 0), 0, f"@{first}"), steps.STEP, 0), f"go {second}", f"go {third}")
    assert listed(state) == ["instead 0", "instead 1"]
    assert refused(state, "instead 2") == "NF-MOVE-7"
    assert gain(state, "instead 1") == {"food": -1}


@pytest.mark.rule("NF-TALENT-08", "NF-CAMP-2")
def test_food_is_spent_as_hearts_for_a_camp() -> None:
    state = no_books(skilled("meditation"))
    state.hearts[0], state.food[0] = 2, 1
    route = places(state, "route")[0]
    found = gain(begin(at(state, 0, f"@{route}"), steps.CAMP, 0), "camp")
    assert found == {"hearts": -2, "food": -1, "tents": 1, "coins": 1}
    state = at(give(no_books(skilled()), 0, hand="cooking-spices"), 0, f"@{route}")
    state.hearts[0], state.food[0] = 2, 3
    assert refused(begin(state, steps.CAMP, 0), "camp") == "NF-CAMP-2"


@pytest.mark.rule("NF-TALENT-08", "NF-HEART-5")
def test_hearts_are_no_food_and_food_no_heart_for_a_loss_a_defender_or_when_leaving() -> None:
    """G-156."""
    state = skilled("meditation")
    state.hearts[0] = 5
    play(turn(state, 0), "visit stables")
    assert state.actor == 1, "a bird costs food"
    toxic = open_road(skilled("meditation", map="5"))
    toxic.food[0] = 3
    water = next(place for place in range(toxic.atlas.size) if toxic.atlas.water >> place & 1)
    beside = CODES[toxic.atlas.neighbours[water][0]]
    play(begin(at(toxic, 0, f"@{beside}"), steps.STEP, 0), f"go {CODES[water]}")
    assert (toxic.food[0], toxic.hearts[0]) == (3, 0)
    state = at(at(give(table(mode="campaign"), 1, talents="meditation"), 0, "stables"), 1, "farm")
    state.food[1] = 5
    play(turn(state, 0), "visit farm", "duel 2 honorable", "roll 4", "roll 3")
    assert (state.rep[0], state.food[1]) == (1, 5), "the defender adds nothing"
    leaving = skilled("meditation")
    leaving.food[0] = 4
    play(turn(leaving, 0), "adventure", "done", "restore")
    assert (leaving.hearts[0], leaving.food[0]) == (2, 4)


# 09 Pack-Bird Breeding


@pytest.mark.rule("NF-TALENT-09")
def test_a_breeder_with_two_animals_gains_a_coin_at_the_stables() -> None:
    """G-157: before or after buying, once a visit."""
    state = skilled("pack-bird-breeding")
    state.birds[0], state.food[0] = 2, 1
    play(turn(state, 0), "visit stables")
    assert gain(state, "bonus pack-bird-breeding") == {"coins": 1}
    assert refused(state, "bonus pack-bird-breeding") == "NF-VISIT-4"
    assert gain(state, "bird") == {"birds": 1, "food": -1}


@pytest.mark.rule("NF-TALENT-09")
def test_the_second_animal_may_be_bought_on_the_same_visit() -> None:
    state = skilled("pack-bird-breeding")
    state.birds[0], state.food[0] = 1, 1
    play(turn(state, 0), "visit stables")
    assert refused(state, "bonus pack-bird-breeding") == "NF-VISIT-4"
    assert gain(state, "bird", "done") == {"birds": 1, "food": -1, "coins": 1}


@pytest.mark.rule("NF-TALENT-09")
def test_with_one_animal_a_breeder_gains_nothing() -> None:
    state = skilled("pack-bird-breeding")
    state.birds[0] = 1
    assert gain(turn(state, 0), "visit stables", "done") == {}


@pytest.mark.rule("NF-TALENT-09", "NF-DAYTOWN-7")
def test_birds_and_turtles_both_count_for_a_breeder() -> None:
    state = skilled("pack-bird-breeding", town_side="day")
    state.birds[0], state.turtles[0] = 1, 1
    assert gain(turn(state, 0), "visit stables", "done") == {"coins": 1}
    turn(state, 0)
    assert state.animals_left() == 4
    play(state, "invoke pack-bird-breeding")
    assert listed(state) == ["let go bird", "let go turtle"]
    assert gain(state, "let go turtle") == {} and state.turtles[0] == 0
    assert (state.hearts[0], state.animals_left()) == (2, 5)


@pytest.mark.rule("NF-TALENT-09", "NF-BIRD-7")
def test_a_breeder_returns_any_number_of_animals_for_two_hearts_each() -> None:
    """At any decision of the own turn; the movement of the turn stays (G-98)."""
    state = open_road(skilled("pack-bird-breeding"))
    state.birds[0] = 3
    first, second = row_of_places(state, 2)
    begin(at(state, 0, f"@{first}"), steps.STEP, 0)
    assert gain(state, "invoke pack-bird-breeding") == {"birds": -1, "hearts": 2}
    play(state, f"go {second}")
    assert gain(state, "invoke pack-bird-breeding", "invoke pack-bird-breeding") == {"birds": -2, "hearts": 4}
    assert state.movement(0) == 5
    assert refused(state, "invoke pack-bird-breeding") == "NF-TALENT-09"


@pytest.mark.rule("NF-TALENT-09", "NF-BIRD-3")
def test_a_breeder_drops_the_treasure_that_nobody_carries_any_more() -> None:
    """G-61."""
    state = give(skilled("pack-bird-breeding"), 0, treasures="thimble tin-sword")
    state.birds[0] = 2
    play(turn(state, 0), "invoke pack-bird-breeding")
    assert listed(state) == ["drop tin-sword", "drop thimble"]


@pytest.mark.rule("NF-TALENT-09", "NF-TURN-7")
def test_nobody_breeds_in_the_turn_of_another() -> None:
    state = give(skilled(), 1, talents="pack-bird-breeding")
    state.birds[1] = 2
    assert "invoke pack-bird-breeding" not in listed(turn(state, 0))


# 10 Persuasion


@pytest.mark.rule("NF-TALENT-10", "NF-STORE-2")
def test_the_card_of_persuasion_is_announced_together_with_the_draw() -> None:
    """G-67: from either deck."""
    state = skilled("persuasion")
    play(turn(state, 0), "visit store")
    assert listed(state, "draw") == [f"draw {5 - n}+{n}" for n in range(6)]
    assert refused(state, "bonus persuasion") == "NF-VISIT-4"
    assert refused(state, "draw 4+0") == "NF-STORE-2"
    play(state, "draw 3+2")
    for uid in ("turtle-saddle", "knotted-cord", "toll-stool", "heart-of-stone", "weighers-pan"):
        play(state, f"dealt {uid}")
    play(state, *(f"discard {uid}" for uid in ("turtle-saddle", "knotted-cord", "toll-stool")))
    play(state, "discard weighers-pan", "keep heart-of-stone")
    assert state.hand[0] == 1 << catalogue.ARTIFACTS.index("heart-of-stone")
    assert state.actor == 1, "there is no further card"


@pytest.mark.rule("NF-TALENT-10", "NF-VISIT-4")
@pytest.mark.parametrize("action", ["coin", "done"])
def test_persuasion_draws_one_card_for_whoever_takes_the_coin_or_nothing(action: str) -> None:
    state = skilled("persuasion")
    play(turn(state, 0), "visit store", action)
    if action == "coin":
        play(state, "bonus persuasion")
    assert listed(state) == ["draw 1+0", "draw 0+1"]
    play(state, "draw 0+1", "dealt heart-of-stone", "keep heart-of-stone")
    assert state.hand[0] == 1 << catalogue.ARTIFACTS.index("heart-of-stone")
    assert state.coins[0] == (4 if action == "coin" else 3)


@pytest.mark.rule("NF-TALENT-10", "NF-STORE-1")
def test_persuasion_adds_to_a_smaller_draw_too() -> None:
    state = skilled("persuasion", store_draw="up_to_4")
    play(turn(state, 0), "visit store")
    assert "draw 1+0" in listed(state) and "draw 0+5" in listed(state)


@pytest.mark.rule("NF-TALENT-10")
def test_without_persuasion_four_cards_are_drawn() -> None:
    state = skilled()
    play(turn(state, 0), "visit store")
    assert listed(state, "draw") == [f"draw {4 - n}+{n}" for n in range(5)]


# 11 Piano Playing, 13 Potion Making


@pytest.mark.rule("NF-TALENT-11", "NF-TALENT-13", "NF-VISIT-4")
@pytest.mark.parametrize(("talent", "building"), [("piano-playing", "saloon"), ("potion-making", "hut")])
def test_a_visit_gives_food(talent: str, building: str) -> None:
    """G-203; before or after the action, once (G-29)."""
    state = skilled(talent)
    state.birds[0] = 1
    play(turn(state, 0), f"visit {building}")
    assert gain(state, f"bonus {talent}") == {"food": 1}
    assert refused(state, f"bonus {talent}") == "NF-VISIT-4"
    assert gain(skilled(talent), f"visit {building}", "done") == {"food": 1}
    assert gain(skilled(talent), "visit farm", "harvest") == {"food": 1}, "elsewhere the harvest alone"


@pytest.mark.rule("NF-TALENT-11")
def test_a_lost_duel_in_the_saloon_is_no_visit() -> None:
    """G-47."""
    state = at(at(skilled("piano-playing"), 0, "stables"), 1, "saloon")
    assert gain(turn(state, 0), "visit saloon", "duel 2 honorable", "roll 1", "roll 6") == {}


# 12 Politician


@pytest.mark.rule("NF-TALENT-12")
def test_a_politician_buys_a_talent_at_the_town_hall_also_where_somebody_is() -> None:
    """One a visit."""
    state = at(at(skilled("politician"), 0, "stables"), 1, "town-hall")
    state.xp[0], state.xp_spent[0] = 9, 3
    play(turn(state, 0), "visit town-hall", "enter freely")
    assert refused(state, "learn politician") == "NF-XP-3"
    play(state, "learn taunting")
    assert (state.talents[0], state.xp_spent[0]) == (bits_of("politician", "taunting"), 5)
    assert refused(state, "learn fishing") == "NF-TALENT-12"
    assert state.rep[0] == 0


@pytest.mark.rule("NF-TALENT-12")
def test_a_politician_enters_the_town_hall_only() -> None:
    state = at(at(skilled("politician"), 0, "stables"), 1, "farm")
    play(turn(state, 0), "visit farm")
    assert refused(state, "enter freely") == "NF-DUEL-1"


@pytest.mark.rule("NF-TALENT-12", "NF-TOWN-HALL-8")
@pytest.mark.parametrize("exemptions", ["true", "false"])
def test_a_politician_passes_the_dummy_where_the_table_plays_so(exemptions: str) -> None:
    """G-44."""
    state = at(skilled("politician", dummy_exemptions=exemptions), 0, "stables")
    play(turn(state, 0), "visit town-hall")
    if exemptions == "true":
        assert "enter freely" in listed(state)
    else:
        assert refused(state, "enter freely") == "NF-TOWN-HALL-8"


@pytest.mark.rule("NF-TALENT-12")
def test_nobody_else_learns_at_the_town_hall() -> None:
    state = skilled()
    state.xp[0] = 9
    play(turn(state, 0), "visit town-hall", "enter freely")
    assert refused(state, "learn fishing") == "NF-TALENT-12"


@pytest.mark.rule("NF-TALENT-12", "NF-XP-3")
@pytest.mark.parametrize(("immediate", "relief"), [("true", 0), ("false", -1)])
def test_a_talent_bought_in_a_game_works_at_once_or_from_the_next_game_on(
    immediate: str, relief: int
) -> None:
    """G-151: except what happens at the start of a game."""
    state = give(skilled("politician", politician_immediate=immediate), 0, hand="dice-game")
    state.xp[0] = 9
    play(turn(state, 0), "visit town-hall", "enter freely", "learn legend")
    assert sheet(state, 0).hand == relief
    assert refused(state, "learn legend") in ("NF-TALENT-12", "NF-XP-3")
    state = skilled("politician", politician_immediate=immediate)
    state.xp[0] = 9
    play(turn(state, 0), "visit town-hall", "enter freely", "learn fishing")
    assert state.food[0] == 0
    assert set_out(next_game(state)).food == [1, 0]


# 14 Borrowing


@pytest.mark.rule("NF-TALENT-14", "NF-HUT-2")
def test_dv22_without_an_animal_a_borrower_draws_one_treasure() -> None:
    """G-190."""
    state = skilled("borrowing")
    play(turn(state, 0), "visit hut", "seek", "found thimble")
    assert state.treasures[0] == 1 << catalogue.TREASURES.index("thimble")
    play(turn(at(state, 0, "jail"), 0), "visit hut", "seek")
    assert listed(state) == ["replace thimble", "pass"], "there is no room for a second"


@pytest.mark.rule("NF-TALENT-14", "NF-CARD-T10", "NF-BIRD-3")
@pytest.mark.parametrize(("over", "room"), [("true", 4), ("false", 3)])
def test_a_borrower_with_three_animals_has_room_for_four_or_by_an_option_for_three(
    over: str, room: int
) -> None:
    """G-150."""
    state = skilled("borrowing", borrow_over_three=over)
    state.birds[0] = 3
    assert state.capacity(0) == room
    state.birds[0] = 2
    assert state.capacity(0) == 3
    assert state.capacity(1) == 0


# 15 Spelunking


@pytest.mark.rule("NF-TALENT-15")
@pytest.mark.parametrize(("die", "gems"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_a_spelunker_gains_a_gem_on_4_to_6(die: int, gems: int) -> None:
    state = skilled("spelunking")
    play(turn(state, 0), "visit mine", "bonus spelunking", f"roll {die}")
    assert state.gems[0] == gems
    assert listed(state) == ["dig 1.1", "done"]


@pytest.mark.rule("NF-TALENT-15", "NF-VISIT-4")
def test_a_spelunker_rolls_also_after_or_without_digging() -> None:
    for action in ("dig 1.1", "done"):
        state = skilled("spelunking")
        play(turn(state, 0), "visit mine", action)
        if state.step is not None and state.step.name == "visit":
            play(state, "bonus spelunking")
        play(state, "roll 4")
        assert state.gems[0] == 1


@pytest.mark.rule("NF-TALENT-15", "NF-HEART-2")
@pytest.mark.parametrize("hearts", ["true", "false"])
def test_hearts_raise_the_die_of_a_spelunker_where_the_table_plays_so(hearts: str) -> None:
    """G-152."""
    state = skilled("spelunking", hearts_on_spelunking=hearts)
    state.hearts[0] = 5
    play(turn(state, 0), "visit mine", "bonus spelunking", "roll 2")
    if hearts == "true":
        assert listed(state) == ["hearts 0", "hearts 2"]
        assert refused(state, "hearts 1") == "NF-HEART-2"
        assert gain(state, "hearts 2") == {"hearts": -2, "gems": 1}
    else:
        assert (state.hearts[0], state.gems[0]) == (5, 0)
        assert listed(state) == ["dig 1.1", "done"]


@pytest.mark.rule("NF-TALENT-15", "NF-HEART-4")
def test_a_spelunker_may_be_offered_every_amount() -> None:
    """G-102."""
    state = skilled("spelunking", free_heart_amounts="true")
    state.hearts[0] = 3
    play(turn(state, 0), "visit mine", "bonus spelunking", "roll 2")
    assert listed(state) == ["hearts 0", "hearts 1", "hearts 2", "hearts 3"]
    assert gain(state, "hearts 1") == {"hearts": -1}


@pytest.mark.rule("NF-TALENT-15", "NF-TALENT-08")
def test_food_raises_the_die_of_a_spelunker_who_meditates() -> None:
    state = skilled("spelunking meditation")
    state.food[0] = 1
    play(turn(state, 0), "visit mine", "bonus spelunking", "roll 3")
    assert listed(state) == ["hearts 0", "hearts 1"]
    assert gain(state, "hearts 1") == {"food": -1, "gems": 1}


# 16 Storytelling


@pytest.mark.rule("NF-TALENT-16")
@pytest.mark.parametrize(
    ("ties", "rep", "worth"),
    [
        *(("false", (3, 2, 0), 2), ("false", (3, 3, 0), 0), ("false", (2, 3, 0), 0)),
        *(("true", (3, 2, 0), 2), ("true", (3, 3, 0), 2), ("true", (2, 3, 0), 0), ("true", (0, 0, 0), 2)),
    ],
)
def test_a_storyteller_scores_for_the_highest_reputation(ties: str, rep: tuple[int, ...], worth: int) -> None:
    """G-153: alone, unless the table lets ties count."""
    state = skilled("storytelling", players=3, storytelling_ties=ties)
    state.rep = list(rep)
    assert sheet(state, 0).bonuses == worth
    assert sheet(state, 1).bonuses == 0


@pytest.mark.rule("NF-TALENT-16", "NF-CARD-T02")
def test_ties_of_storytellers_do_not_help_cards() -> None:
    state = give(skilled(players=2, storytelling_ties="true"), 0, treasures="coin-purse")
    assert sheet(state, 0).bonuses == 0


# 18 Treasure Hunter


@cache
def hunter() -> NearAndFar:
    """The second game of Ann, a treasure hunter; both packs are drafted."""
    state = give(set_out(series("Ann", "Bob")), 0, talents="treasure-hunter")
    return reach(next_game(state), "split")


@pytest.mark.rule("NF-TALENT-18")
def test_a_treasure_hunter_draws_two_more_after_the_draft() -> None:
    """G-154: any split over both decks, announced before drawing; each is kept or discarded."""
    state = hunter().copy()
    assert (state.actor, state.hand[0].bit_count(), state.pack) == (0, 7, [0, 0])
    assert listed(state) == ["draw 2+0", "draw 1+1", "draw 0+2"]
    assert refused(state, "draw 1+0") == "NF-STORE-2"
    play(state, "draw 0+2", "dealt heart-of-stone", "dealt weighers-pan")
    assert state.actor == 0
    play(state, "discard weighers-pan", "keep heart-of-stone")
    assert state.step is not None and state.step.name == "opening discard"
    assert (state.hand[1].bit_count(), state.deck.bit_count()) == (7, 55 - 16)


@pytest.mark.rule("NF-TALENT-18", "NF-DRAFT-5")
def test_cards_of_a_treasure_hunter_come_on_top_of_the_limit() -> None:
    """G-16: both advanced cards may be kept beside the one of the opening hand."""
    state = hunter().copy()
    play(state, "draw 0+2", "dealt heart-of-stone", "dealt weighers-pan")
    play(state, "keep weighers-pan", "keep heart-of-stone")
    assert refused(state, "done") == "NF-DRAFT-5", "one of the two that were dealt must go"
    advanced = [
        uid for uid in listed(state, "discard") if uid.split()[1] not in ("heart-of-stone", "weighers-pan")
    ]
    assert len(advanced) == 7
    dealt = state.hand[0] & state.box.advanced
    first = catalogue.ARTIFACTS[(dealt & -dealt).bit_length() - 1]
    state.play(state.parse(f"discard {first}"), 0)
    state.play(state.parse("done"), 0)
    while not state.round:
        state.play(state.moves()[0])
    assert (state.hand[0] & state.box.advanced).bit_count() == 3
    assert state.hand[0].bit_count() == 8
    assert state.faults() == []


@pytest.mark.rule("NF-TALENT-18")
def test_without_the_talent_nobody_draws_after_the_draft() -> None:
    state = reach(next_game(set_out(series("Ann", "Bob"))), "opening discard")
    assert state.drawn == 0 and state.pack == [0, 0]


# What effects of all cards have in common


def test_an_effect_that_is_limited_happens_once_a_turn() -> None:
    """The surprising gift pays for the first quest of a turn."""
    kind = box_with(
        quests={str(n): [choice()] for n in range(1, 17)},
        effects={"kings-button": [entries.On("quest-success", entries.Gain(entries.Bundle(gem=1)), limit=1)]},
    )
    state = give(table(kind=kind, mode="campaign"), 0, world="kings-button surprising-gift")
    attempt(state, 0)
    assert (state.coins[0], state.gems[0]) == (4, 1)
    turn(state, 0)
    trigger(state, 0, "quest-success", stat="skill")
    assert (state.coins[0], state.gems[0]) == (5, 2), "another turn"
    trigger(state, 0, "quest-success", stat="skill")
    assert (state.coins[0], state.gems[0]) == (5, 2), "the same turn"


def test_an_effect_asks_for_its_stat_its_kind_of_location_and_its_flag() -> None:
    state = give(table(mode="campaign"), 0, bought="glogo-choirbook toll-stool", treasures="echo-in-a-jar")
    trigger(state, 0, "quest-success", stat="skill")
    assert (state.hearts[0], state.coins[0]) == (2, 3)
    trigger(state, 0, "quest-success", stat="combat")
    assert (state.hearts[0], state.coins[0]) == (2, 5)
    trigger(state, 0, "quest-success")
    assert (state.hearts[0], state.coins[0]) == (2, 5)
    for kind, food in (("route", 0), ("coin", 2), ("gem", 4)):
        trigger(
            state, 0, "camp-built", place=state.atlas.kind.index(("town", "coin", "gem", "route").index(kind))
        )
        assert state.food[0] == food


def test_abilities_have_a_price_a_window_and_a_number_of_uses() -> None:
    state = give(table(), 0, treasures="long-spoon last-biscuit")
    state.birds[0], state.food[0] = 2, 2
    turn(state, 0)
    assert gain(state, "invoke long-spoon") == {"food": -1, "hearts": 2}
    assert refused(state, "invoke long-spoon") == "NF-TALENT-09"
    assert gain(state, "invoke last-biscuit") == {"hearts": 4}
    assert state.treasures[0] == 1 << catalogue.TREASURES.index("long-spoon")
    turn(state, 0)
    assert gain(state, "invoke long-spoon") == {"food": -1, "hearts": 2}
    turn(state, 0)
    assert refused(state, "invoke long-spoon") == "NF-TALENT-09", "it cannot be paid"


def test_an_ability_of_a_building_is_used_there() -> None:
    """The dowsing fork draws two treasures in the hut for a gem, and one is kept."""
    state = give(table(), 0, treasures="dowsing-fork")
    state.birds[0], state.gems[0] = 2, 1
    play(turn(state, 0), "visit hut")
    assert "use dowsing-fork" in listed(state)
    play(state, "use dowsing-fork", "seen thimble", "seen tin-sword")
    assert listed(state) == ["treasure tin-sword", "treasure thimble", "pass"]
    play(state, "treasure thimble")
    assert state.treasures[0].bit_count() == 2 and state.gems[0] == 0
    state = give(table(), 0, treasures="dowsing-fork")
    state.birds[0], state.gems[0] = 2, 1
    play(turn(state, 0), "visit farm")
    assert "use dowsing-fork" not in listed(state)


def test_an_ability_at_a_threat_is_used_before_the_fight() -> None:
    state = give(table(mode="campaign"), 0, world="polite-drum")
    state.food[0] = 1
    meet_threat(state)
    assert gain(state, "use polite-drum") == {"food": -1, "hearts": 3}


def test_a_card_with_bonuses_for_two_buildings_gives_the_one_of_the_building() -> None:
    both = [
        entries.On("visit", entries.Gain(entries.Bundle(gem=1)), building="farm"),
        entries.On("visit", entries.Gain(entries.Bundle(coin=1)), building="stables"),
    ]
    state = give(table(kind=box_with(effects={"drifting-ring": both})), 0, world="drifting-ring")
    assert gain(turn(state, 0), "visit farm", "bonus drifting-ring") == {"gems": 1}


def test_what_is_lost_is_lost_as_far_as_it_is_there() -> None:
    lost = entries.Lose(entries.Bundle(coin=2, gem=1, food=3, heart=2, rep=1))
    state = give(
        table(kind=box_with(effects={"drifting-ring": [entries.On("visit", lost, building="farm")]})),
        0,
        world="drifting-ring",
    )
    state.coins[0], state.gems[0], state.food[0], state.hearts[0] = 1, 2, 1, 5
    found = gain(turn(state, 0), "visit farm", "bonus drifting-ring")
    assert found == {"coins": -1, "gems": -1, "food": -1, "hearts": -2, "rep": -1}


def test_a_camp_that_costs_less_by_a_card_and_talents_together() -> None:
    state = give(no_books(skilled("meditation")), 0, world="bridge-plank", bought="folding-pier")
    state.food[0] = 1
    recruit(state, 0, "tib", GREEN)
    assert gain(camp_here(state, f"@{places(state, 'coin')[0]}"), "camp") == {
        "food": -1,
        "tents": 1,
        "coins": 1 + 2,
    }


def camp_here(state: NearAndFar, place: str) -> NearAndFar:
    """Asks for a camp where nobody has one."""
    assert camp(state.copy(), 0, place[1:]).tents[0] == 1
    return begin(at(state, 0, place), steps.CAMP, 0)


def test_spelunking_tells_what_came_of_it() -> None:
    state = skilled("spelunking")
    play(turn(state, 0), "visit mine", "bonus spelunking")
    assert heard(state, "roll 1") == ["rolled", "void"]


def test_what_cards_do_is_told() -> None:
    lost = entries.On("visit", entries.Lose(entries.Bundle(coin=5)), building="farm")
    kind = box_with(effects={"drifting-ring": [lost]})
    state = no_books(give(table(kind=kind), 0, world="drifting-ring", bought="crown-of-cruelty"))
    ring, crown = state.box.cards.index("drifting-ring"), state.box.cards.index("crown-of-cruelty")
    log = play_logged(turn(state, 0), "visit farm", "bonus drifting-ring")
    assert log[-2:] == [f"used 0 {ring}", "lost 0 0 3"]
    first, second = row_of_places(open_road(state), 2)
    begin(at(at(state, 1, f"@{second}"), 0, f"@{first}"), steps.STEP, 0)
    log = play_logged(state, f"go {second}")
    assert log[log.index(f"used 0 {crown}") + 1] == "handed 1 0 0 1"
    state = give(table(), 0, treasures="long-spoon")
    state.birds[0] = state.food[0] = 1
    spoon = state.box.cards.index("long-spoon")
    assert play_logged(turn(state, 0), "invoke long-spoon")[0] == f"used 0 {spoon}"


def play_logged(state: NearAndFar, *notations: str) -> list[str]:
    """Plays moves, and writes down all that is told."""
    found: list[str] = []
    for notation in notations:
        log = state.listen()
        play(state, notation)
        found += told(log)
    return found


@pytest.mark.rule("NF-TALENT-15")
def test_the_die_of_a_spelunker_is_a_roll_of_its_own() -> None:
    """What an earlier roll left counts for nothing, and nothing is left after it."""
    state = give(table(3, mode="campaign"), 1, talents="spelunking")
    state.hearts[1] = 1
    turn(state, 1)
    state.raised, state.dice = [5, 5], [0, 0]
    play(state, "visit mine", "bonus spelunking")
    assert state.raised == [0, 0]
    log = play_logged(state, "roll 3", "hearts 1")
    assert log[:2] == ["rolled 1 3", "spent 1 1"]
    assert (state.dice, state.raised, state.gems[1]) == ([0, 0], [0, 0], 1)


def test_an_ability_is_used_at_its_own_window_only() -> None:
    state = give(table(mode="campaign"), 0, world="polite-drum", treasures="long-spoon")
    state.food[0] = state.birds[0] = 2
    assert listed(turn(state, 0), "invoke") == ["invoke long-spoon"]
    meet_threat(state)
    assert listed(state, "use") == ["use polite-drum"]
    assert listed(state, "invoke") == ["invoke long-spoon"]


def test_a_price_may_be_several_animals() -> None:
    both = entries.Act("own-turn", entries.Gain(entries.Bundle(gem=1)), entries.Cost(return_animal=2))
    kind = box_with(effects={"drifting-ring": [both]})
    state = give(table(kind=kind, mode="arcade", town_side="day"), 0, world="drifting-ring")
    state.birds[0], state.turtles[0] = 1, 2
    play(turn(state, 0), "invoke drifting-ring")
    assert listed(state) == ["let go bird", "let go turtle"]
    play(state, "let go turtle")
    assert listed(state) == ["let go bird", "let go turtle"]
    play(state, "let go bird")
    assert (state.birds[0], state.turtles[0], state.gems[0]) == (0, 1, 1)
    assert refused(state, "invoke drifting-ring") == "NF-TALENT-09"


def test_an_effect_of_a_location_looks_at_its_flag() -> None:
    mammoth = entries.On("enter-location", entries.Gain(entries.Bundle(gem=1)), flag="mammoth")
    state = give(table(kind=box_with(effects={"drifting-ring": [mammoth]})), 0, world="drifting-ring")
    trigger(state, 0, "enter-location", place=3, flag="water")
    assert state.gems[0] == 0
    trigger(state, 0, "enter-location", place=3, flag="mammoth")
    assert state.gems[0] == 1
