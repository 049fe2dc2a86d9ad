"""Threats and treasures on paths (NF-THREAT, NF-TREASURE).

On map 1 the paths b-f, e-j and a-d (a is the town) carry a threat, c-g and f-k a treasure. A pet has no sword.
"""

from __future__ import annotations

import pytest

from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.state import NearAndFar
from tests.games.near_and_far import setting
from tests.games.near_and_far.roads import roads, table
from tests.games.near_and_far.setting import (
    BLUE,
    GREEN,
    RED,
    agrees,
    at,
    book,
    box_with,
    camp,
    content,
    follow,
    give,
    heard,
    hold,
    listed,
    out,
    play,
    recruit,
    refused,
    sound,
    told,
    turn,
)

BANDIT, GOOSE, EATER = catalogue.THREATS[:3]
LEFT_HAND_GLOVE = "left-hand-glove"


def where(state: NearAndFar, seat: int = 0) -> str:
    """Names where a pawn is."""
    return str(state.view(0)["people"][seat]["pawn"])


def taken(state: NearAndFar, seat: int = 0) -> list[str]:
    """Names the threats that a player has taken."""
    return list(state.view(0)["people"][seat]["threats"])


def beaten(state: NearAndFar, *uids: str, seat: int = 1) -> NearAndFar:
    """Gives threats to a player, each with a tent on it."""
    for uid in uids:
        state.threats[seat] |= 1 << catalogue.THREATS.index(uid)
        state.tents[seat] += 1
    state.last_round = int(state.tents[seat] >= 14)
    return state


def strong(state: NearAndFar, seat: int = 0) -> NearAndFar:
    """Gives a player 3 swords and no shield: Major Sorry."""
    return recruit(state, seat, "sorry", RED)


# Whether a symbol is active


@pytest.mark.rule("NF-THREAT-1")
def test_the_active_threat_is_fought_or_passed() -> None:
    state = follow(out(hold(table(), 0, birds=1), "b"), "go f")
    assert listed(state) == [f"fight {BANDIT}", "let go bird"]
    assert refused(state, "stop") == "NF-THREAT-1"
    assert refused(state, "pass") == "NF-THREAT-1"
    assert where(state) == "b"


@pytest.mark.rule("NF-THREAT-1")
def test_without_a_way_past_it_one_has_to_fight() -> None:
    state = follow(out(table(), "b"), "go f")
    assert state.trail[1][1] == state.parse(f"fight {BANDIT}")
    assert state.step is not None and state.step.name == "threat die"


@pytest.mark.rule("NF-THREAT-1")
@pytest.mark.parametrize("path", ["b c", "c g"])
def test_a_path_without_a_threat_is_no_fight(path: str) -> None:
    start, end = path.split()
    state = follow(out(table(), start), f"go {end}")
    assert where(state) == end


@pytest.mark.rule("NF-THREAT-3", "NF-THREAT-4")
@pytest.mark.parametrize(
    ("camps", "way", "active"),
    [
        ("", "b f", True),
        ("0b", "b f", True),
        ("1f", "b f", True),
        ("0b 1f", "b f", False),
        ("1b 1f", "f b", False),
        ("", "a d", True),
        ("1d", "a d", False),
        ("0d", "d a", False),
    ],
)
def test_tv_08_active_and_inactive_threats(camps: str, way: str, active: bool) -> None:
    """TV-08: a camp at one end only: active; at both ends: inactive; the town location counts as a camp."""
    state = table()
    for spot in camps.split():
        camp(state, int(spot[0]), spot[1:])
    start, end = way.split()
    follow(out(state, start), f"go {end}")
    assert (where(state) == start) == active
    (path,) = [path for path in state.view(0)["paths"] if {path["start"], path["end"]} == {start, end}]
    assert path["active"] == active


@pytest.mark.rule("NF-THREAT-3")
def test_g_105_nobody_fights_at_an_inactive_symbol() -> None:
    """G-105: not even who would like to."""
    state = follow(out(strong(camp(camp(table(), 0, "b"), 1, "f")), "b"), "go f")
    assert refused(state, f"fight {BANDIT}") == "NF-MOVE-1"
    assert taken(state) == []


@pytest.mark.rule("NF-THREAT-3", "NF-CARD-A13")
def test_g_188_a_fight_that_has_begun_is_fought() -> None:
    """G-188: a camp placed between die and hearts makes the symbol inactive for later crossings only."""
    state = camp(give(table(), 0, hand="mercenary-contract"), 1, "b")
    hold(state, 0, food=1, red=2, yellow=1, birds=1)
    follow(out(state, "b"), "go f", f"fight {BANDIT}", "roll 1", "buy mercenary-contract", "camp at f")
    assert refused(state, "go g") == "NF-THREAT-5"
    follow(state, "pass", "hearts 3")
    assert (where(state), taken(state)) == ("f", [BANDIT])
    assert follow(state, "go b").hearts[0] == 6
    assert where(state) == "b"


@pytest.mark.rule("NF-THREAT-2")
def test_g_100_with_an_empty_deck_threats_have_no_effect() -> None:
    """G-100: the symbol is crossed as if it were not there."""
    state = beaten(table(), *catalogue.THREATS)
    state.birds[0] = 1
    follow(out(state, "b"), "go f")
    assert (where(state), state.birds[0]) == ("f", 1)
    assert not any(path["active"] for path in state.view(0)["paths"] if path["icon"] == "threat")


@pytest.mark.rule("NF-THREAT-2")
def test_the_top_card_is_the_lowest_that_is_left() -> None:
    state = beaten(hold(table(), 0, birds=1), BANDIT, EATER)
    follow(out(state, "b"), "go f")
    assert state.view(0)["threats"][:2] == [GOOSE, catalogue.THREATS[3]]
    assert listed(state, "fight") == [f"fight {GOOSE}"]
    assert refused(state, f"fight {catalogue.THREATS[3]}") == "NF-THREAT-2"
    assert refused(state, f"fight {BANDIT}") == "NF-THREAT-2"


# The fight


@pytest.mark.rule("NF-THREAT-5", "NF-THREAT-6", "NF-ROLL-2")
def test_tv_09_threat_fight() -> None:
    """TV-09: value 4, a bought artifact and an active member with 1 sword each, die 1, 1 heart: success."""
    state = recruit(give(table(), 0, bought="regiment-drum"), 0, "egg", RED)
    follow(out(state, "b", hearts=5), "go f", f"fight {BANDIT}", "roll 1")
    assert state.view(0)["totals"] == [3]
    assert listed(state) == ["hearts 0", "hearts 1"]
    told = heard(state, "hearts 1")
    assert told[:4] == ["spent", "paid", "beat", "tent"]
    assert (state.hearts[0], taken(state), state.tents[0]) == (4, [BANDIT], 1)
    assert state.coins[0] == 4  # the first symbol of the track
    assert state.view(0)["threats"][0] == GOOSE
    assert where(state) == "f"
    assert listed(state) == ["go b", "go g", "go k", "stop"]
    assert sound([state])


@pytest.mark.rule("NF-THREAT-5", "NF-ROLL-3")
@pytest.mark.parametrize(("die", "won"), [(4, True), (5, True), (3, False)])
def test_a_total_equal_to_the_value_is_enough(die: int, won: bool) -> None:
    state = follow(out(table(), "b", hearts=0), "go f", f"roll {die}")
    assert (taken(state) == [BANDIT]) == won
    assert where(state) == ("f" if won else "b")


@pytest.mark.rule("NF-THREAT-5", "NF-ROLL-2")
def test_swords_of_members_and_owned_cards_count() -> None:
    """Sorry 3, tin sword (treasure) 1, cold blade (world) 1; a card in hand and an inactive member do not."""
    state = give(strong(table()), 0, treasures="tin-sword", world="cold-blade", hand="regiment-drum")
    recruit(state, 0, "larceny")
    follow(out(state, "b"), "go f", "roll 1")
    assert state.combat(0) == 5
    beat = beaten(strong(table()), BANDIT, GOOSE)
    follow(out(beat, "b"), "go f", "roll 2")
    assert beat.view(0)["totals"] == [5]


@pytest.mark.rule("NF-THREAT-5", "NF-HEART-4")
@pytest.mark.parametrize(("free", "offered"), [("false", [0, 3]), ("true", [0, 1, 2, 3, 4, 5])])
def test_g_102_the_least_number_of_hearts_or_any(free: str, offered: list[int]) -> None:
    """G-102: only amounts that change the result are offered; by an option every amount."""
    state = follow(out(table(free_heart_amounts=free), "b", hearts=5), "go f", "roll 1")
    assert listed(state) == [f"hearts {n}" for n in offered]
    assert refused(state, "hearts 6") == "NF-HEART-4"
    follow(state, f"hearts {offered[-1]}")
    assert (taken(state), state.hearts[0]) == ([BANDIT], 5 - offered[-1])


@pytest.mark.rule("NF-THREAT-5")
def test_g_103_one_may_give_up() -> None:
    """G-103: whoever could win may decline to spend, and fails."""
    state = follow(out(table(), "b", hearts=9), "go f", "roll 3", "hearts 0")
    assert (where(state), taken(state), state.hearts[0], state.active) == ("b", [], 9, 1)


@pytest.mark.rule("NF-THREAT-5", "NF-TALENT-08")
def test_food_stands_for_hearts_in_a_fight() -> None:
    """G-156, G-196: the player chooses the mix."""
    state = give(table(mode="campaign"), 0, talents="meditation")
    state.atlas = roads()
    hold(state, 0, food=2)
    follow(out(state, "b", hearts=1), "go f", "roll 1", "hearts 3")
    assert (taken(state), state.hearts[0], state.food[0]) == ([BANDIT], 0, 0)
    state = give(table(mode="campaign"), 0, talents="meditation")
    state.atlas = roads()
    hold(state, 0, food=2)
    follow(out(state, "b", hearts=2), "go f", "roll 2", "hearts 2")
    assert listed(state) == ["instead 0", "instead 1", "instead 2"]
    assert refused(state, "instead 3") == "NF-TALENT-08"
    follow(state, "instead 1")
    assert (taken(state), state.hearts[0], state.food[0]) == ([BANDIT], 1, 1)


@pytest.mark.rule("NF-THREAT-5", "NF-TURN-6")
@pytest.mark.parametrize(("option", "won"), [("true", True), ("false", False)])
def test_g_27_a_sword_bought_between_die_and_hearts(option: str, won: bool) -> None:
    """G-27: bought while the roll is open it counts; by an option nothing is bought then."""
    state = give(table(buy_during_roll=option), 0, hand="regiment-drum")
    cost = state.box.cost[catalogue.ARTIFACTS.index("regiment-drum")]
    hold(state, 0, coins=cost.coin, gems=cost.gem, food=cost.food, red=2, green=2, blue=2, yellow=2)
    follow(out(state, "b", hearts=0), "go f")
    if won:
        follow(state, f"fight {BANDIT}", "roll 3", "buy regiment-drum")
        follow(state, "pass", "hearts 0")
    else:
        follow(state, f"fight {BANDIT}", "roll 3")
        assert state.active == 1  # nothing could be bought any more, so nothing was left to decide
    assert (taken(state) == [BANDIT]) == won


@pytest.mark.rule("NF-TURN-6", "NF-THREAT-5")
def test_g_27_by_the_option_a_purchase_waits_until_the_roll_is_over() -> None:
    state = give(hold(table(buy_during_roll="false"), 0, yellow=1), 0, hand="goods-wagon")
    follow(out(state, "b", hearts=9), "go f", f"fight {BANDIT}", "roll 1")
    assert listed(state) == ["hearts 0", "hearts 3"]
    assert refused(state, "buy goods-wagon") == "NF-TURN-6"
    assert "buy goods-wagon" in listed(follow(state, "hearts 3"))


@pytest.mark.rule("NF-THREAT-5", "NF-CARD-T03")
def test_aids_come_after_the_die_and_before_hearts() -> None:
    state = give(hold(table(), 0, birds=1), 0, treasures="fire-bomb")
    follow(out(state, "b", hearts=3), "go f", f"fight {BANDIT}", "roll 1")
    bomb = "use fire-bomb"
    assert listed(state) == [bomb, "pass"]
    assert refused(state, "hearts 3") == "NF-THREAT-5"
    assert refused(state, "use tin-sword") == "NF-THREAT-5"
    other = state.copy()
    follow(state, bomb)
    assert (taken(state), state.hearts[0], state.treasures[0]) == ([BANDIT], 3, 0)
    follow(other, "pass")
    assert listed(other) == ["hearts 0", "hearts 3"]


@pytest.mark.rule("NF-THREAT-5")
def test_a_die_may_be_rolled_again_once() -> None:
    """White Petal: a roll is repeated, once a turn; the new die counts."""
    state = give(table(), 0, world="white-petal")
    follow(out(state, "b", hearts=0), "go f", "roll 1", "use white-petal", "roll 5")
    assert taken(state) == [BANDIT]
    follow(out(give(table(), 0, world="white-petal"), "b", hearts=0), "go f", "roll 5")
    state = give(table(), 0, world="white-petal")
    follow(out(state, "b", hearts=0), "go f", "roll 3", "use white-petal", "roll 2")
    assert (taken(state), where(state)) == ([], "b")


@pytest.mark.rule("NF-THREAT-5")
@pytest.mark.parametrize("first", ["white-petal", "ropes-end"])
def test_one_aid_may_follow_another(first: str) -> None:
    """A die is rolled again and raised besides, whichever comes first; what is used up is offered no more."""
    state = give(hold(table(), 0, food=1), 0, world="white-petal ropes-end")
    follow(out(state, "b", hearts=0), "go f", "roll 1")
    second = "ropes-end" if first == "white-petal" else "white-petal"
    assert listed(state) == ["use white-petal", "use ropes-end", "pass"]
    follow(state, f"use {first}")
    if first == "white-petal":
        follow(state, "roll 1")
    assert listed(state) == [f"use {second}", "pass"]
    follow(state, f"use {second}")
    if second == "white-petal":
        follow(state, "roll 2")
    assert (taken(state), state.food[0]) == ([BANDIT], 0)


@pytest.mark.rule("NF-THREAT-6", "NF-TENT-1")
def test_the_card_carries_the_next_tent_and_the_move_goes_on() -> None:
    state = strong(hold(table(), 0, birds=3))
    follow(out(state, "b", hearts=9), "go f", f"fight {BANDIT}", "roll 1")
    assert (state.tents[0], state.steps_taken, where(state)) == (1, 1, "f")
    follow(state, "go b", f"fight {GOOSE}", "roll 2")
    assert (taken(state), state.tents[0], where(state)) == ([BANDIT, GOOSE], 2, "b")
    assert state.coins[0] == 5
    assert sound([state])


@pytest.mark.rule("NF-THREAT-6", "NF-END-1")
def test_the_fourteenth_tent_may_stand_on_a_threat() -> None:
    state = strong(table())
    camp(state, 0, *"cdeghijklmnop")
    assert state.tents[0] == 13
    assert "last-round" in heard(follow(out(state, "b"), "go f"), "roll 6")
    assert state.last_round == 1
    assert where(state) == "f"


@pytest.mark.rule("NF-THREAT-6")
def test_cards_that_look_at_beaten_threats() -> None:
    state = give(strong(hold(table(), 0, birds=1)), 0, treasures="trophy-hook")
    follow(out(state, "b"), "go f", f"fight {BANDIT}", "roll 1")
    assert state.gems[0] == 1
    state = give(hold(table(), 0, birds=1), 0, treasures="trophy-hook")
    follow(out(state, "b", hearts=0), "go f", f"fight {BANDIT}", "roll 1")
    assert state.gems[0] == 0


# Failure


@pytest.mark.rule("NF-THREAT-7", "NF-MOVE-8")
def test_dv_08_a_lost_threat() -> None:
    """DV-08: X, empty Y, lost on the way to Z: on Y, the heart returns, the turn is over, Y's quest waits."""
    state = out(give(table(), 0, hand="goods-wagon"), "c", hearts=1)
    hold(book(state, "b"), 0, yellow=1)
    follow(state, "go b", "go f", f"fight {BANDIT}", "roll 3", "pass")
    told = heard(state, "hearts 0")
    assert told == ["set-back", "fell-back", "turn"]
    assert (where(state), state.hearts[0], state.active) == ("b", 1, 1)
    assert state.books == 1 << 1
    assert state.view(0)["dice"] == [0, 0]


@pytest.mark.rule("NF-THREAT-7", "NF-TURN-6")
def test_g_93_nothing_is_bought_after_a_lost_threat() -> None:
    """G-26, G-93: the turn ends at once; after a won one buying goes on."""
    state = give(hold(table(), 0, yellow=1), 0, hand="goods-wagon")
    follow(out(state, "b", hearts=9), "go f", f"fight {BANDIT}", "roll 3", "pass")
    other = state.copy()
    assert "buy goods-wagon" in listed(state)
    follow(state, "hearts 0")
    assert (state.active, state.hand[0].bit_count()) == (1, 1)
    follow(other, "hearts 1")
    assert "buy goods-wagon" in listed(other)


@pytest.mark.rule("NF-THREAT-7", "NF-BIRD-3")
def test_g_61_what_is_put_off_to_the_end_of_the_turn_comes_after_a_lost_threat_too() -> None:
    """G-61: by an option the treasure of an animal let go is dropped at the end of the turn; nothing is bought then."""
    state = hold(table(treasure_overflow="end_of_turn"), 0, birds=2, yellow=1)
    give(state, 0, treasures="tin-sword thimble", hand="goods-wagon")
    follow(out(state, "b", hearts=9), "go f", "let go bird", "go b", f"fight {BANDIT}", "roll 1", "pass")
    assert state.treasures[0].bit_count() == 2
    follow(state, "hearts 0")
    assert (state.active, where(state)) == (0, "f")
    assert listed(state) == ["drop tin-sword", "drop thimble"]
    assert refused(state, "buy goods-wagon") == "NF-TURN-6"
    follow(state, "drop thimble")
    assert (state.active, state.treasures[0].bit_count()) == (1, 1)


@pytest.mark.rule("NF-THREAT-7")
def test_after_the_first_step_the_pawn_is_where_it_began() -> None:
    state = follow(out(table(), "b", hearts=0), "go f", "roll 1")
    assert (where(state), state.active, state.hearts[0]) == ("b", 1, 0)
    assert state.view(0)["threats"][0] == BANDIT


@pytest.mark.rule("NF-THREAT-8")
def test_crossing_again_is_a_new_fight_or_a_new_way_past() -> None:
    state = hold(table(), 0, birds=2)
    follow(out(state, "b", hearts=9), "go f", f"fight {BANDIT}", "roll 4")
    follow(state, "go b")
    assert listed(state) == [f"fight {GOOSE}", "let go bird"]
    follow(state, "let go bird", "go f")
    assert listed(state) == [f"fight {GOOSE}", "let go bird"]
    assert state.hearts[0] == 7


@pytest.mark.rule("NF-THREAT-9", "NF-SCORE-4")
def test_a_taken_threat_scores_its_points() -> None:
    """The deck of 12: values 4 to 15, points as they are printed."""
    state = table()
    assert state.box.threat_value == list(range(4, 16))
    for uid, points in zip(catalogue.THREATS, state.box.threat_points, strict=True):
        state = beaten(table(), uid)
        sheet = state.view(1)["people"][1]["sheet"]
        assert (sheet["threats"], sheet["tents"]) == (points, 1)


# Passing without a fight


@pytest.mark.rule("NF-THREAT-10", "NF-THREAT-11", "NF-BIRD-5")
def test_a_bird_is_returned() -> None:
    state = hold(table(), 0, birds=2)
    stable = state.view(0)["stable"]
    follow(out(state, "b"), "go f", "let go bird")
    assert (where(state), state.birds[0], state.view(0)["stable"]) == ("f", 1, stable + 1)
    assert (taken(state), state.tents[0], state.view(0)["threats"][0]) == ([], 0, BANDIT)


@pytest.mark.rule("NF-THREAT-10", "NF-DAYTOWN-6")
def test_a_turtle_is_returned_by_day() -> None:
    state = hold(table(mode="arcade", map=1, town_side="day"), 0, turtles=1, birds=1)
    follow(out(state, "b"), "go f")
    assert listed(state) == [f"fight {BANDIT}", "let go bird", "let go turtle"]
    follow(state, "let go turtle")
    assert (where(state), state.birds[0], state.turtles[0]) == ("f", 1, 0)


@pytest.mark.rule("NF-THREAT-10", "NF-BIRD-5")
def test_animals_that_one_does_not_have_cannot_be_returned() -> None:
    state = hold(table(mode="arcade", map=1, town_side="day"), 0, birds=1)
    hold(state, 1, turtles=1)
    follow(out(state, "b"), "go f")
    assert refused(state, "let go turtle") == "NF-BIRD-5"
    state = hold(recruit(table(), 0, "pell", GREEN), 1, birds=1)
    follow(out(state, "b"), "go f")
    assert refused(state, "let go bird") == "NF-BIRD-5"


@pytest.mark.rule("NF-BIRD-6", "NF-MOVE-4")
def test_dv_11_a_returned_bird_keeps_its_movement_this_turn() -> None:
    """DV-11: allowance 4; a bird returned at the first step: 3 steps remain; next turn the allowance is 3."""
    state = hold(table(), 0, birds=2)
    follow(out(state, "b"), "go f", "let go bird", "go g", "go f", "go g")
    assert (where(state), state.hearts[0]) == ("g", 6)
    assert state.steps_taken == 4
    assert "go f" not in listed(state)
    turn(state, 0)
    assert state.movement(0) == 3


@pytest.mark.rule("NF-BIRD-3", "NF-THREAT-10")
@pytest.mark.parametrize(
    ("overflow", "asked"), [("immediate", True), ("end_of_turn", False), ("keep", False)]
)
def test_g_61_a_treasure_without_an_animal(overflow: str, asked: bool) -> None:
    """G-61: dropped at once, at the end of the turn, or kept, by the option."""
    state = give(hold(table(treasure_overflow=overflow), 0, birds=1), 0, treasures="tin-sword")
    follow(out(state, "b"), "go f", "let go bird")
    assert bool(state.treasures[0]) != asked
    follow(state, "stop", "pass")
    assert bool(state.treasures[0]) == (overflow == "keep")
    assert (state.active, state.treasure_discard.bit_count()) == (1, 0 if overflow == "keep" else 1)


@pytest.mark.rule("NF-BIRD-3")
def test_the_owner_chooses_which_treasure_is_dropped() -> None:
    state = give(hold(table(), 0, birds=2), 0, treasures="tin-sword thimble")
    give(state, 1, treasures="noose")
    follow(out(state, "b"), "go f", "let go bird")
    assert listed(state) == ["drop tin-sword", "drop thimble"]
    assert refused(state, "drop noose") == "NF-BIRD-3"
    follow(state, "drop tin-sword")
    assert state.view(0)["people"][0]["treasures"] == ["thimble"]
    assert state.view(1)["treasure_discard"] == ["tin-sword"]


@pytest.mark.rule("NF-THREAT-10", "NF-PARTY-11")
def test_a_shield_in_the_active_party() -> None:
    state = recruit(table(), 0, "pell", GREEN)
    follow(out(state, "b", hearts=9), "go f")
    assert listed(state) == [f"fight {BANDIT}", "slip past"]
    assert heard(state, "slip past") == ["slipped", "went"]
    assert (where(state), state.hearts[0], taken(state)) == ("f", 9, [])
    follow(state, "go b")
    assert "slip past" in listed(state)


@pytest.mark.rule("NF-THREAT-10", "NF-PARTY-5")
def test_an_inactive_shield_does_not_help() -> None:
    state = hold(recruit(table(), 0, "pell"), 0, birds=1)
    follow(out(recruit(state, 1, "abbess", BLUE), "b"), "go f")
    assert refused(state, "slip past") == "NF-THREAT-10"


@pytest.mark.rule("NF-THREAT-10", "NF-CARD-A16", "NF-CARD-A17")
@pytest.mark.parametrize(
    "has", [{"bought": "mirror-hat"}, {"bought": "collectors-cleaver"}, {"world": "moss-lantern"}]
)
def test_cards_that_ignore_threats_work_like_a_shield(has: dict[str, str]) -> None:
    state = follow(out(give(table(), 0, **has), "b"), "go f", "slip past")
    assert (where(state), taken(state)) == ("f", [])


@pytest.mark.rule("NF-THREAT-10")
def test_a_card_in_hand_or_of_another_player_does_not_help() -> None:
    state = give(give(hold(table(), 0, birds=1), 0, hand="mirror-hat"), 1, bought="collectors-cleaver")
    follow(out(state, "b"), "go f")
    assert refused(state, "slip past") == "NF-THREAT-10"


@pytest.mark.rule("NF-THREAT-10")
def test_a_card_with_a_price_is_paid() -> None:
    """Loud Cheese: a threat is ignored for 1 food, each time."""
    cheese = "bypass loud-cheese"
    state = give(hold(table(), 0, birds=1, food=1), 0, treasures="loud-cheese")
    follow(out(state, "b"), "go f")
    assert listed(state) == [f"fight {BANDIT}", "let go bird", cheese]
    assert refused(state, "slip past") == "NF-THREAT-10"
    follow(state, cheese)
    assert (where(state), state.food[0], taken(state)) == ("f", 0, [])
    follow(state, "go b")
    assert refused(state, cheese) == "NF-THREAT-10"


@pytest.mark.rule("NF-THREAT-10")
def test_a_card_that_is_discarded_for_it_or_takes_an_animal() -> None:
    """What an effect may cost besides goods: the card itself, a pack animal of the owner's choice."""
    price = entries.Cost(discard_self=True)
    kind = box_with(effects={"regiment-drum": [entries.IgnoreThreats(price)]})
    state = give(hold(table(kind=kind), 0, birds=1), 0, bought="regiment-drum")
    follow(out(state, "b"), "go f", "bypass regiment-drum")
    assert (where(state), state.bought[0], state.birds[0]) == ("f", 0, 1)
    assert "regiment-drum" in state.view(0)["people"][0]["discards"]
    kind = box_with(effects={"regiment-drum": [entries.IgnoreThreats(entries.Cost(return_animal=1, coin=1))]})
    state = table(kind=kind, mode="arcade", map=1, town_side="day")
    give(hold(state, 0, birds=1, turtles=1), 0, bought="regiment-drum")
    follow(out(state, "b"), "go f", "bypass regiment-drum")
    assert listed(state) == ["let go bird", "let go turtle"]
    follow(state, "let go turtle")
    assert (where(state), state.birds[0], state.turtles[0], state.coins[0]) == ("f", 1, 0, 2)
    assert sound([state])


@pytest.mark.rule("NF-THREAT-10")
@pytest.mark.parametrize(
    ("cost", "has"),
    [
        (entries.Cost(return_animal=2), {"birds": 1}),
        (entries.Cost(coin=4), {"coins": 3}),
        (entries.Cost(gem=1), {"gems": 0}),
        (entries.Cost(heart=10), {}),
        (entries.Cost(tokens={"red": 1}), {"green": 1}),
    ],
)
def test_a_price_that_cannot_be_paid_opens_no_way(cost: entries.Cost, has: dict[str, int]) -> None:
    kind = box_with(effects={"regiment-drum": [entries.IgnoreThreats(cost)]})
    state = give(hold(recruit(table(kind=kind), 0, "pell", GREEN), 0, **has), 0, bought="regiment-drum")
    follow(out(state, "b"), "go f")
    assert refused(state, "bypass regiment-drum") == "NF-THREAT-10"


@pytest.mark.rule("NF-THREAT-10")
@pytest.mark.parametrize("option", ["false", "true"])
def test_g_101_no_way_past_after_the_die(option: str) -> None:
    """G-101: fight or pass is decided before the die; by an option also after it."""
    state = recruit(hold(table(bypass_after_roll=option), 0, birds=1), 0, "pell", GREEN)
    follow(out(state, "b", hearts=0), "go f", f"fight {BANDIT}", "roll 1")
    if option == "false":
        assert (where(state), state.active) == ("b", 1)
        return
    assert listed(state) == ["slip past", "let go bird", "pass"]
    other = state.copy()
    follow(state, "let go bird")
    assert (where(state), state.birds[0], taken(state), state.dice) == ("f", 0, [], [0, 0])
    follow(other, "pass")
    assert (where(other), other.active) == ("b", 1)


@pytest.mark.rule("NF-THREAT-10")
def test_g_101_the_way_past_is_refused_while_a_roll_is_open() -> None:
    state = give(recruit(hold(table(), 0, birds=1), 0, "pell", GREEN), 0, treasures="fire-bomb")
    follow(out(state, "b"), "go f", f"fight {BANDIT}", "roll 1")
    assert refused(state, "slip past") == "NF-THREAT-10"
    assert refused(state, "let go bird") == "NF-THREAT-10"


@pytest.mark.rule("NF-THREAT-11")
def test_cards_that_look_at_threats_passed() -> None:
    state = give(hold(table(), 0, birds=1), 0, bought=LEFT_HAND_GLOVE)
    follow(out(state, "b"), "go f", "let go bird")
    assert state.coins[0] == 4
    state = give(table(), 0, bought=LEFT_HAND_GLOVE)
    follow(out(state, "b", hearts=0), "go f", "roll 1")
    assert state.coins[0] == 3


@pytest.mark.rule("NF-THREAT-1", "NF-THREAT-10")
def test_an_ability_at_a_threat_is_used_before_it_is_met() -> None:
    """Polite Drum: 1 food for 3 hearts at a threat, once a turn; the threat still waits."""
    drum = "use polite-drum"
    state = give(hold(table(), 0, food=2), 0, world="polite-drum")
    follow(out(state, "b", hearts=0), "go f")
    assert listed(state) == [f"fight {BANDIT}", drum]
    assert refused(state, "use noose") == "NF-THREAT-10"
    follow(state, drum)
    assert (state.hearts[0], state.food[0]) == (3, 1)
    assert state.step is not None and state.step.name == "threat die"


# Bounty Hunter (NF-TALENT-01)


@pytest.mark.rule("NF-TALENT-01", "NF-THREAT-2")
def test_g_104_a_bounty_hunter_takes_any_card() -> None:
    """G-104: the chosen card leaves the deck, the rest keeps its order; on failure it stays in its place."""
    state = give(strong(table(mode="campaign")), 0, talents="bounty-hunter")
    state.atlas = roads()
    follow(out(state, "b", hearts=0), "go f")
    assert listed(state) == [f"fight {uid}" for uid in catalogue.THREATS]
    other = state.copy()
    follow(state, "fight deputy-bailiffs", "roll 6")
    assert taken(state) == ["deputy-bailiffs"]
    assert state.view(0)["threats"] == [uid for uid in catalogue.THREATS if uid != "deputy-bailiffs"]
    follow(other, "fight deputy-bailiffs", "roll 5")
    assert (where(other), list(other.view(0)["threats"])) == ("b", list(catalogue.THREATS))


# Treasures on paths


@pytest.mark.rule("NF-TREASURE-1", "NF-TREASURE-5")
def test_crossing_draws_a_treasure_which_lies_open() -> None:
    """G-110: with free room the draw is not a choice."""
    state = follow(out(hold(table(), 0, birds=1), "c"), "go g")
    assert state.step is not None and state.step.name == "find"
    assert len(state.chances()) == 36
    assert heard(state, "found thimble") == ["found", "went"]
    assert where(state) == "g"
    for seat in (0, 1, None):
        assert state.view(seat)["people"][0]["treasures"] == ["thimble"]
    assert state.view(0)["treasure_deck"] == 35
    assert state.skill(0) == 2  # G-89: at once


@pytest.mark.rule("NF-TREASURE-2", "NF-MOVE-6")
def test_each_crossing_draws_again_at_the_cost_of_the_way() -> None:
    state = follow(out(hold(table(), 0, birds=2), "c", hearts=3), "go g", "found thimble")
    follow(state, "go c", "found noose")
    assert (state.treasures[0].bit_count(), state.hearts[0], where(state)) == (2, 2, "c")


@pytest.mark.rule("NF-TREASURE-3")
@pytest.mark.parametrize(
    ("camps", "available"), [("", True), ("0c", True), ("1g", True), ("0c 1g", False), ("1c 1g", False)]
)
def test_tv_10_available_and_exhausted_treasures(camps: str, available: bool) -> None:
    """TV-10: at most one end with a camp: available; camps at both ends: exhausted."""
    state = hold(table(), 0, birds=1)
    for spot in camps.split():
        camp(state, int(spot[0]), spot[1:])
    follow(out(state, "c"), "go g")
    assert (where(state) == "c") == available
    (path,) = [path for path in state.view(0)["paths"] if {path["start"], path["end"]} == {"c", "g"}]
    assert path["active"] == available


@pytest.mark.rule("NF-TREASURE-3")
@pytest.mark.parametrize(("camps", "available"), [("", True), ("1", False)])
def test_tv_10_the_town_location_counts_as_a_camp(camps: str, available: bool) -> None:
    """TV-10 (c): town location at one end and camp at the other: exhausted. No map needs such a path, so it is laid."""
    (printed,) = (found for found in content().all(entries.MapEntry) if found.number == 1)
    paths = tuple(
        entries.Path(path.a, path.b, "treasure") if {path.a, path.b} == {"m01.a", "m01.b"} else path
        for path in printed.paths
    )
    state = hold(setting.table(kind=box_with(changes={"map-01": {"paths": paths}})), 0, birds=1)
    if camps:
        camp(state, 1, "b")
    follow(out(state, "a"), "go b")
    assert (where(state) == "a") == available


@pytest.mark.rule("NF-TREASURE-4", "NF-BIRD-4")
def test_without_an_animal_nothing_is_drawn() -> None:
    """G-110: without capacity nothing."""
    state = out(table(), "c")
    assert heard(state, "go g") == ["on-the-way", "no-treasure", "went"]
    assert state.view(0)["treasure_deck"] == 36


@pytest.mark.rule("NF-TREASURE-4", "NF-CARD-T09")
def test_at_full_capacity_the_choice_comes_before_the_card_is_seen() -> None:
    state = give(hold(table(), 0, birds=1), 0, treasures="tin-sword")
    give(hold(state, 1, birds=1), 1, treasures="noose")
    follow(out(state, "c"), "go g")
    assert listed(state) == ["replace tin-sword", "pass"]
    assert refused(state, "replace noose") == "NF-HUT-4"
    other = state.copy()
    follow(state, "replace tin-sword", "found thimble")
    assert state.view(0)["people"][0]["treasures"] == ["thimble"]
    assert state.view(0)["treasure_discard"] == ["tin-sword"]
    follow(other, "pass", "found thimble")
    assert other.view(0)["people"][0]["treasures"] == ["tin-sword"]
    assert other.view(0)["treasure_discard"] == ["thimble"]
    assert sound([state, other])


@pytest.mark.rule("NF-TREASURE-4", "NF-TALENT-14")
def test_a_borrowed_treasure_needs_no_animal() -> None:
    """G-190: with Borrowing one treasure is carried without an animal."""
    state = give(table(mode="campaign"), 0, talents="borrowing")
    state.atlas = roads()
    follow(out(state, "c"), "go g", "found thimble")
    assert state.treasures[0].bit_count() == 1


@pytest.mark.rule("NF-TREASURE-4", "NF-BIRD-3")
def test_g_111_treasures_are_not_given_up_freely() -> None:
    """G-111, G-63: with free room nothing is replaced, and animals go only for a threat."""
    state = give(hold(table(), 0, birds=2), 0, treasures="tin-sword")
    follow(out(state, "d"), "go c")
    assert refused(state, "drop tin-sword") == "NF-MOVE-1"
    assert refused(state, "let go bird") == "NF-MOVE-1"
    follow(state, "go g")
    assert state.step is not None and state.step.name == "find"


@pytest.mark.rule("NF-TREASURE-1", "NF-SUPPLY-2")
@pytest.mark.parametrize(("reshuffle", "found"), [("true", True), ("false", False)])
def test_g_65_an_empty_treasure_deck(reshuffle: str, found: bool) -> None:
    """G-65: the discards are shuffled back; by an option an empty deck stays empty."""
    state = hold(table(reshuffle=reshuffle), 0, birds=3)
    state.treasure_discard, state.treasure_deck = state.treasure_deck, 0
    told = heard(out(state, "c"), "go g")
    assert ("reshuffled" in told) == found
    if found:
        assert len(state.chances()) == 36
        assert state.treasure_discard == 0
    else:
        assert (told, where(state)) == (["on-the-way", "void", "went"], "g")


@pytest.mark.rule("NF-TREASURE-4", "NF-SUPPLY-2")
def test_g_65_nothing_is_replaced_where_nothing_can_come() -> None:
    state = give(hold(table(reshuffle="false"), 0, birds=1), 0, treasures="tin-sword")
    state.treasure_discard, state.treasure_deck = state.treasure_deck, 0
    follow(out(state, "c"), "go g")
    assert (where(state), state.treasures[0].bit_count()) == ("g", 1)


@pytest.mark.rule("NF-TREASURE-5")
def test_cards_that_look_at_treasures_gained() -> None:
    """Ma Halyard's Knot: 1 coin for a treasure; none for one that is refused."""
    state = give(table(), 0, world="halyards-knot")
    follow(out(state, "c"), "go g", "found thimble")
    assert state.coins[0] == 4
    state = give(table(), 0, world="halyards-knot", treasures="tin-sword")
    follow(out(state, "c"), "go g", "pass", "found thimble")
    assert state.coins[0] == 3


@pytest.mark.rule("NF-TREASURE-4", "NF-DAYTOWN-8")
def test_g_74_a_card_that_draws_two_draws_two_also_after_a_replacement() -> None:
    """Dowsing Fork in the hut: 2 treasures are drawn for a gem, one may be kept; the other is discarded face up."""
    state = give(hold(table(), 0, birds=2, gems=1), 0, treasures="dowsing-fork thimble")
    play(state, "visit hut", "use dowsing-fork")
    follow(state, "replace thimble", "seen noose", "seen tin-sword")
    assert listed(state) == ["treasure noose", "treasure tin-sword", "pass"]
    assert refused(state, "treasure thimble") == "NF-DAYTOWN-8"
    assert (state.view(0)["hut_cards"], state.view(1)["hut_cards"]) == (["noose", "tin-sword"], None)
    follow(state, "treasure noose")
    assert state.view(1)["people"][0]["treasures"] == ["noose", "dowsing-fork"]
    assert state.view(1)["treasure_discard"] == ["tin-sword", "thimble"]
    assert sound([state])


@pytest.mark.rule("NF-TREASURE-4", "NF-DAYTOWN-8")
def test_g_74_the_replacement_may_be_decided_after_seeing_by_an_option() -> None:
    state = hold(table(mode="arcade", map=1, town_side="day", day_hut_commit="false"), 0, birds=1)
    give(state, 0, treasures="tin-sword")
    play(state, "visit hut", "seek", "seen noose", "seen thimble", "seen spare-heart")
    other = state.copy()
    follow(state, "treasure noose")
    assert sorted(listed(state)) == ["drop noose", "drop tin-sword"]
    follow(state, "drop tin-sword")
    assert state.view(0)["people"][0]["treasures"] == ["noose"]
    follow(other, "pass")
    assert other.view(0)["people"][0]["treasures"] == ["tin-sword"]
    assert other.treasure_discard.bit_count() == 3


@pytest.mark.rule("NF-THREAT-7")
def test_a_lost_fight_shows_in_no_later_turn() -> None:
    """What was being crossed is forgotten with the turn."""
    state = follow(out(table(), "b", hearts=0), "go f", "roll 1")
    assert (state.going, state.left, state.set_aside) == (-1, -1, 0)
    at(state, 1, "@e")
    follow(turn(state, 1), "adventure", "go j")
    assert state.step is not None and state.step.name == "threat die"


# What is listed, and what is told


@pytest.mark.rule("NF-THREAT-1", "NF-THREAT-2", "NF-THREAT-10")
@pytest.mark.parametrize("talents", ["", "bounty-hunter"])
def test_what_is_listed_at_a_threat_is_what_nothing_forbids(talents: str) -> None:
    """With everything that helps: animals, a shield, cards with and without a price, an ability."""
    state = give(table(mode="campaign", town_side="day"), 0, talents=talents)
    state.atlas = roads()
    recruit(hold(state, 0, birds=1, turtles=1, food=1), 0, "pell", GREEN)
    give(state, 0, treasures="loud-cheese", world="polite-drum")
    follow(out(beaten(state, GOOSE), "b"), "go f")
    assert agrees(state)
    follow(hold(state, 0, food=0), f"fight {BANDIT}", "roll 1")
    assert agrees(state)


@pytest.mark.rule("NF-THREAT-5", "NF-THREAT-10")
def test_what_is_listed_while_a_roll_is_open_is_what_nothing_forbids() -> None:
    state = recruit(hold(table(bypass_after_roll="true"), 0, birds=1), 0, "pell", GREEN)
    give(state, 0, treasures="fire-bomb", hand="goods-wagon")
    follow(out(hold(state, 0, yellow=1), "b"), "go f", f"fight {BANDIT}", "roll 1")
    assert agrees(state)
    assert agrees(follow(state, "pass"))


@pytest.mark.rule("NF-THREAT-5", "NF-THREAT-6", "NF-THREAT-7")
def test_a_fight_is_told() -> None:
    """Who fights whom, the die, the hearts, the total; against the second threat the pawn falls back."""
    state = hold(recruit(table(), 0, "egg", RED), 0, birds=1)
    follow(out(state, "b", hearts=2), "go f")
    assert told(state, f"fight {BANDIT}", "roll 1", "hearts 2") == [
        "fought 0 0",
        "rolled 0 1",
        "spent 0 2",
        "paid 0 3 2",
        "beat 0 0 4",
        "tent 0 1",
        "gained 0 0 1",
        "went 0 1 5",
        "turn 1",
    ]
    state = hold(table(), 0, birds=1)
    follow(out(beaten(state, BANDIT), "b", hearts=0), "go f")
    assert told(state, f"fight {GOOSE}", "roll 3")[:3] == ["fought 0 1", "rolled 0 3", "fell-back 0 1 3 5"]


@pytest.mark.rule("NF-THREAT-10", "NF-BIRD-3")
def test_what_is_let_go_and_dropped_is_told() -> None:
    state = give(hold(table(), 0, birds=1), 0, treasures="thimble")
    follow(out(state, "b"), "go f")
    number = catalogue.TREASURES.index("thimble")
    assert told(state, "let go bird") == ["let-go 0 0", f"dropped 0 {number}", "went 0 1 5"]
    state = hold(table(mode="arcade", map=1, town_side="day"), 0, turtles=1)
    follow(out(state, "b"), "go f")
    assert told(state, "let go turtle") == ["let-go 0 1", "went 0 1 5"]


@pytest.mark.rule("NF-THREAT-10")
@pytest.mark.parametrize("count", [2, 3])
def test_several_animals_may_be_a_price(count: int) -> None:
    kind = box_with(effects={"regiment-drum": [entries.IgnoreThreats(entries.Cost(return_animal=count))]})
    state = table(kind=kind, mode="arcade", map=1, town_side="day")
    give(hold(state, 0, birds=2, turtles=1), 0, bought="regiment-drum")
    follow(out(state, "b"), "go f", "bypass regiment-drum", "let go turtle")
    follow(state, "let go bird")
    assert (where(state), state.birds[0], state.turtles[0]) == ("f", 3 - count, 0)


@pytest.mark.rule("NF-THREAT-6")
@pytest.mark.parametrize(("limit", "gems"), [(0, 2), (1, 1)])
def test_an_effect_with_a_limit_happens_so_often_a_turn(limit: int, gems: int) -> None:
    effect = entries.On("threat-beaten", entries.Gain(entries.Bundle(gem=1)), limit=limit)
    kind = box_with(effects={"regiment-drum": [effect]})
    state = give(strong(hold(table(kind=kind), 0, birds=3)), 0, bought="regiment-drum")
    card = catalogue.ARTIFACTS.index("regiment-drum")
    follow(out(state, "b", hearts=9), "go f")
    assert f"used 0 {card}" in told(state, f"fight {BANDIT}", "roll 6")
    follow(state, "go b", f"fight {GOOSE}", "roll 6")
    assert state.gems[0] == gems
    assert state.view(0)["used"] == (["regiment-drum"] if limit else [])


@pytest.mark.rule("NF-TREASURE-1", "NF-TREASURE-4")
def test_what_is_found_is_told() -> None:
    state = give(hold(table(), 0, birds=1), 0, treasures="tin-sword")
    new, old = catalogue.TREASURES.index("thimble"), catalogue.TREASURES.index("tin-sword")
    follow(out(state, "c"), "go g")
    assert agrees(state)
    other = state.copy()
    assert told(state, "replace tin-sword", "found thimble") == [
        f"dropped 0 {old}",
        f"found 0 {new}",
        "went 0 2 6",
    ]
    assert told(other, "pass", "found thimble") == [f"found 0 {new}", f"dropped 0 {new}", "went 0 2 6"]
    state = out(table(), "c", hearts=0)
    assert told(state, "go g")[:2] == ["on-the-way 0 6 2", "no-treasure 0"]


@pytest.mark.rule("NF-TREASURE-1")
def test_a_second_player_finds_for_himself() -> None:
    state = hold(table(), 1, birds=1)
    at(state, 1, "@c")
    follow(turn(state, 1), "adventure", "go g", "found thimble")
    assert [cards.bit_count() for cards in state.treasures] == [0, 1]


@pytest.mark.rule("NF-TREASURE-4")
def test_g_61_two_animals_gone_two_treasures_dropped() -> None:
    state = give(
        hold(table(mode="campaign"), 0, birds=2), 0, talents="pack-bird-breeding", treasures="thimble noose"
    )
    play(turn(state, 0), "invoke pack-bird-breeding")
    assert listed(state) == ["drop noose", "drop thimble"]
    assert agrees(state)
    follow(state, "drop noose", "invoke pack-bird-breeding", "drop thimble")
    assert (state.treasures[0], state.birds[0], state.treasure_discard.bit_count()) == (0, 0, 2)


@pytest.mark.rule("NF-TREASURE-4", "NF-DAYTOWN-8", "NF-TREASURE-5")
def test_what_is_drawn_and_kept_by_day_is_told() -> None:
    """Every card of the deck is equally likely; the others go to the discards, face up (G-75)."""
    state = hold(table(mode="arcade", map=1, town_side="day"), 0, birds=1)
    play(state, "visit hut", "seek")
    assert [round(36 * chance, 6) for _, chance in state.chances()] == [1.0] * 36
    first, second, third = (f"seen {uid}" for uid in catalogue.TREASURES[:3])
    assert told(state, first, second, third) == ["saw 0 0", "saw 0 1", "saw 0 2"]
    other = state.copy()
    assert told(state, f"treasure {catalogue.TREASURES[0]}")[:5] == [
        "found 0 0",
        "found 0 1",
        "dropped 0 1",
        "found 0 2",
        "dropped 0 2",
    ]
    assert state.view(1)["people"][0]["treasures"] == [catalogue.TREASURES[0]]
    follow(other, "pass")
    assert (other.treasures[0], other.view(1)["treasure_discard"]) == (0, list(catalogue.TREASURES[:3]))


@pytest.mark.rule("NF-BIRD-3", "NF-TREASURE-4")
def test_g_61_at_the_end_of_the_turn_all_that_is_too_much_is_dropped() -> None:
    state = give(
        hold(table(treasure_overflow="end_of_turn"), 0, birds=2), 0, treasures="tin-sword thimble noose"
    )
    hold(state, 0, birds=3)
    follow(out(state, "b"), "go f", "let go bird", "go b", "let go bird", "stop", "pass")
    assert listed(state) == ["drop noose", "drop tin-sword", "drop thimble"]
    follow(state, "drop noose")
    assert (state.active, listed(state)) == (0, ["drop tin-sword", "drop thimble"])
    follow(state, "drop thimble")
    assert (state.active, state.treasures[0].bit_count()) == (1, 1)
