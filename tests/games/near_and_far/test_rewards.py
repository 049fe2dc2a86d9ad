"""Rewards of quests, entry by entry (NF-QUEST-11 to NF-QUEST-17), and how payments are made up (G-196).

The quest of location b of map 1 is E.
"""

from __future__ import annotations

from typing import Any

import pytest

from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.entries import AnyReward
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES
from tests.games.near_and_far.roads import table
from tests.games.near_and_far.setting import (
    GREEN,
    RED,
    agrees,
    book,
    box_with,
    change,
    choice,
    content,
    follow,
    give,
    goods,
    heard,
    hold,
    listed,
    no_books,
    out,
    recruit,
    refused,
    sound,
    told,
)


def before_reward(*result: AnyReward, bonus: tuple[AnyReward, ...] = (), **options: Any) -> NearAndFar:
    """Seat 0 has read a quest: choice 1 is a skill roll of 3 with this result, choice 2 brings nothing."""
    ways = (choice("a", test=("skill", 3), result=result, bonus=bonus), choice("b"))
    state = table(kind=box_with(quests={"E": ways}), **options)
    return follow(book(out(state, "b", hearts=0), "b"), "stop", "attempt")


def success(state: NearAndFar, die: int = 2) -> NearAndFar:
    """The roll succeeds; with 4 the bonus comes as well."""
    return follow(state, "choose 1", f"roll {die}")


def party(state: NearAndFar, seat: int = 0) -> list[str]:
    """Names the active members slot by slot."""
    return ["-" if who < 0 else catalogue.MEMBERS[who] for who in state.party[seat * 4 : seat * 4 + 4]]


# Each kind of reward


@pytest.mark.rule("NF-QUEST-12")
@pytest.mark.parametrize(
    ("reward", "won"),
    [
        (entries.Rep(2), {"rep": 2}),
        (entries.Rep(-3), {"rep": -3}),
        (entries.Rep(20), {"rep": 12}),
        (entries.Rep(-20), {"rep": -6}),
        (entries.Token("green"), {"green": 1}),
        (entries.Token("blue", 2), {"blue": 2}),
        (entries.Token("red", 3), {"red": 3}),
        (entries.Token("yellow"), {"yellow": 1}),
        (entries.Coin(2), {"coins": 2}),
        (entries.Gem(3), {"gems": 3}),
        (entries.Food(4), {"food": 4}),
        (entries.Heart(5), {"hearts": 5}),
        (entries.Bird(1), {"birds": 1}),
        (entries.Bird(2), {"birds": 2}),
    ],
)
def test_goods_hearts_reputation_and_birds(reward: AnyReward, won: dict[str, int]) -> None:
    state = before_reward(reward)
    before, other = goods(state, 0), goods(state, 1)
    success(state)
    assert change(before, goods(state, 0)) == won
    assert goods(state, 1) == other


@pytest.mark.rule("NF-QUEST-12", "NF-REP-3")
def test_every_entry_of_a_line_is_received() -> None:
    state = before_reward(
        entries.Rep(-1), entries.Coin(1), entries.Food(1), bonus=(entries.Gem(1), entries.Rep(2))
    )
    before = goods(state, 0)
    other = success(state.copy(), 3)
    assert change(before, goods(other, 0)) == {"rep": -1, "coins": 1, "food": 1}
    success(state, 4)
    assert change(before, goods(state, 0)) == {"rep": 1, "coins": 1, "food": 1, "gems": 1}


@pytest.mark.rule("NF-QUEST-12", "NF-SUPPLY-2")
def test_g_118_a_bird_without_room_or_without_a_bird_is_void() -> None:
    """G-118: with 3 animals, or from an empty stable, that part gives nothing."""
    state = hold(before_reward(entries.Bird(2), entries.Coin(1)), 0, birds=2)
    follow(state, "choose 1")
    told = heard(state, "roll 2")
    assert (state.birds[0], state.coins[0]) == (3, 4)
    assert "void" in told
    state = hold(hold(before_reward(entries.Bird(2)), 0, birds=2), 1, birds=3)
    assert success(state).birds[0] == 3
    state = before_reward(entries.Bird(1))
    state.birds = [2, 4]
    assert success(state).birds[0] == 2


@pytest.mark.rule("NF-QUEST-13", "NF-QUEST-12")
def test_a_world_card_works_at_once_and_stays() -> None:
    """G-89: its sword counts from now on; its heart does not move the track (NF-HEART-10)."""
    state = success(before_reward(entries.World("cold-blade")))
    assert state.view(1)["people"][0]["world"] == ["cold-blade"]
    assert "cold-blade" not in state.view(1)["world"]
    assert len(state.view(1)["world"]) == 29
    assert (state.combat(0), state.hearts[0]) == (1, 0)


@pytest.mark.rule("NF-QUEST-13", "NF-SUPPLY-2")
@pytest.mark.parametrize("owner", [0, 1])
def test_g_118_a_world_card_that_is_taken_is_void(owner: int) -> None:
    state = give(before_reward(entries.World("cold-blade"), entries.Coin(1)), owner, world="cold-blade")
    follow(state, "choose 1")
    assert "void" in heard(state, "roll 2")
    assert [bool(cards) for cards in state.world] == [owner == 0, owner == 1]
    assert state.coins[0] == 4


@pytest.mark.rule("NF-QUEST-13")
def test_world_cards_come_from_quests_alone() -> None:
    """No effect of a card gives one; at the start nobody has any, and quests award cards of the 30."""
    awarded = {
        reward.card
        for quest in content().all(entries.QuestEntry)
        for way in quest.choices
        for reward in (*way.result, *way.bonus)
        if isinstance(reward, entries.World)
    }
    assert "cold-blade" in awarded
    assert awarded <= set(catalogue.WORLD)
    assert table().world == [0, 0]
    assert len(table().view(0)["world"]) == 30


@pytest.mark.rule("NF-QUEST-12", "NF-TREASURE-4")
def test_g_119_treasures_follow_the_rules_of_capacity() -> None:
    """G-119: drawn one by one; at full capacity replace or refuse; without an animal nothing."""
    state = hold(before_reward(entries.Treasure(2)), 0, birds=1)
    success(state)
    follow(state, "found thimble")
    assert listed(state) == ["replace thimble", "pass"]
    follow(state, "replace thimble", "found noose")
    assert state.view(0)["people"][0]["treasures"] == ["noose"]
    state = success(before_reward(entries.Treasure(1)))
    assert (state.treasures[0], state.view(0)["treasure_deck"]) == (0, 36)


# Adventurers


def in_row(state: NearAndFar, *uids: str) -> NearAndFar:
    """Puts adventurers in the row; whoever was there goes back to the bag."""
    for who in state.row:
        if who >= 0:
            state.bag |= 1 << who
    state.row = [-1] * 5
    for place, uid in enumerate(uids):
        who = catalogue.ADVENTURERS.index(uid)
        state.row[place] = who
        state.bag &= ~(1 << who)
    return state


@pytest.mark.rule("NF-QUEST-12")
def test_g_120_an_adventurer_of_the_row_joins_for_nothing() -> None:
    """G-120: free choice from the row, then refill; placed as a recruit is."""
    state = in_row(before_reward(entries.Adventurer()), "tib", "hush", "sunday", "pip", "egg")
    success(state)
    assert sorted(listed(state)) == [f"recruit {uid}" for uid in ("egg", "hush", "pip", "sunday", "tib")]
    assert refused(state, "recruit ruth") == "NF-QUEST-12"
    assert "joined" in heard(state, "recruit sunday")
    assert state.coins[0] == 3
    assert listed(state) == ["put 3", "pass"]
    follow(state, "put 3")
    assert party(state) == ["-", "-", "sunday", "receipt"]
    assert state.step is not None and state.step.name == "meet"
    follow(state, "met ruth")
    assert catalogue.ADVENTURERS.index("ruth") in state.row
    assert sound([state])


@pytest.mark.rule("NF-QUEST-12")
def test_g_191_of_a_faction_from_the_row() -> None:
    state = in_row(before_reward(entries.Adventurer(faction="red")), "tib", "hush", "sunday", "pip", "egg")
    success(state)
    assert sorted(listed(state)) == ["recruit egg", "recruit sunday"]
    assert refused(state, "recruit tib") == "NF-QUEST-12"


@pytest.mark.rule("NF-QUEST-12")
def test_g_191_of_a_faction_that_the_row_lacks_from_the_bag() -> None:
    """G-191: the first such token drawn from the bag is taken, the others return."""
    state = in_row(before_reward(entries.Adventurer(faction="red")), "tib", "hush", "plum", "pip", "sal")
    success(state)
    outcomes = {state.notation(outcome) for outcome, _ in state.chances()}
    reds = {f"met {who.id}" for who in content().all(entries.AdventurerEntry) if who.faction == "red"}
    assert outcomes == reds
    bag = state.bag.bit_count()
    follow(state, "met ruth")
    assert (state.bag.bit_count(), len(state.row)) == (bag - 1, 5)
    follow(state, "put 3")
    assert party(state) == ["-", "-", "ruth", "receipt"]


@pytest.mark.rule("NF-QUEST-12")
def test_g_120_an_adventurer_of_the_bag() -> None:
    state = in_row(before_reward(entries.Adventurer(source="bag")), "tib", "hush", "sunday", "pip", "egg")
    success(state)
    assert len(state.chances()) == state.bag.bit_count()
    follow(state, "met ruth", "pass")
    assert party(state) == ["-", "-", "-", "receipt"]
    assert state.inactive[0] == 1 << catalogue.ADVENTURERS.index("ruth")


@pytest.mark.rule("NF-QUEST-12", "NF-SUPPLY-2")
def test_g_191_if_there_is_none_the_reward_is_void() -> None:
    state = in_row(before_reward(entries.Adventurer(faction="red")), "tib", "hush", "plum", "pip", "sal")
    for who in content().all(entries.AdventurerEntry):
        if who.faction == "red":
            recruit(state, 1, who.id)
    follow(state, "choose 1")
    assert "void" in heard(state, "roll 2")
    assert state.active == 1


@pytest.mark.rule("NF-QUEST-12", "NF-SALOON-13")
def test_g_191_an_empty_bag_takes_back_what_was_set_aside() -> None:
    state = in_row(before_reward(entries.Adventurer(source="bag")))
    state.row = [-1] * 5
    state.aside, state.bag = state.bag, 0
    success(state)
    assert (state.aside, len(state.chances())) == (0, 36)


@pytest.mark.rule("NF-QUEST-12", "NF-SALOON-4")
def test_g_33_the_pet_in_the_slot_may_shift() -> None:
    """G-33, G-191: the slot of the one who joins holds the pet."""
    state = in_row(before_reward(entries.Adventurer(faction="yellow")), "tib", "hush", "sunday", "pip", "egg")
    success(state)
    follow(state, "recruit pip", "put 4")
    assert listed(state) == ["put 1", "put 2", "put 3", "pass"]
    follow(state, "put 2")
    assert party(state) == ["-", "receipt", "-", "pip"]


@pytest.mark.rule("NF-QUEST-12", "NF-CHIEF-2")
def test_the_banner_of_one_who_joins_counts_at_once() -> None:
    state = in_row(before_reward(entries.Adventurer(faction="red")), "tib", "hush", "sunday", "pip", "sal")
    hold(state, 0, red=3)
    success(state)
    follow(state, "pass")
    assert state.chiefs[RED] == 0


@pytest.mark.rule("NF-QUEST-12")
def test_cards_that_look_at_adventurers_gained() -> None:
    """Third Asking: 2 food for an adventurer."""
    state = in_row(before_reward(entries.Adventurer(faction="red")), "tib", "hush", "sunday", "pip", "sal")
    give(state, 0, bought="third-asking")
    success(state)
    assert state.food[0] == 2


# A choice among rewards


@pytest.mark.rule("NF-QUEST-12")
def test_one_of_several_rewards() -> None:
    """D-31: so many of the entries are taken, each once."""
    of = (entries.Coin(2), entries.Gem(1), entries.Token("red"))
    state = before_reward(entries.OneOf(of, 2), entries.Food(1))
    before = goods(state, 0)
    success(state)
    assert listed(state) == ["claim 1", "claim 2", "claim 3"]
    assert refused(state, "claim 4") == "NF-QUEST-12"
    follow(state, "claim 2")
    assert listed(state) == ["claim 1", "claim 3"]
    assert refused(state, "claim 2") == "NF-QUEST-12"
    follow(state, "claim 3")
    assert change(before, goods(state, 0)) == {"gems": 1, "red": 1, "food": 1}


@pytest.mark.rule("NF-QUEST-12")
def test_a_choice_of_more_than_there_are_gives_all() -> None:
    state = before_reward(entries.OneOf((entries.Coin(2), entries.Gem(1)), 3))
    success(state)
    follow(state, "claim 1", "claim 2")
    assert (state.coins[0], state.gems[0], state.active) == (5, 1, 1)


@pytest.mark.rule("NF-QUEST-12", "NF-QUEST-8")
def test_a_choice_in_the_bonus_comes_after_the_base_reward() -> None:
    """NF-QUEST-8: both lines, the base first."""
    state = before_reward(
        entries.Coin(1), bonus=(entries.OneOf((entries.Coin(5), entries.Gem(1))), entries.Food(1))
    )
    success(state, 4)
    assert (state.coins[0], listed(state)) == (4, ["claim 1", "claim 2"])
    follow(state, "claim 1")
    assert (state.coins[0], state.gems[0], state.food[0]) == (9, 0, 1)


# Payments of the result


@pytest.mark.rule("NF-QUEST-11")
def test_g_131_payments_come_first() -> None:
    """G-131: the coin that is won in the same line does not pay; a line is otherwise received as printed."""
    state = hold(before_reward(entries.Coin(1), entries.Pay(coin=1), entries.Gem(1)), 0, coins=0)
    success(state)
    assert (state.coins[0], state.gems[0]) == (0, 0)
    state = hold(before_reward(entries.Coin(1), entries.Pay(coin=1), entries.Gem(1)), 0, coins=1)
    follow(state, "choose 1")
    told = heard(state, "roll 2")
    assert [name for name in told if name in ("paid", "gained")] == ["paid", "gained", "gained"]
    assert (state.coins[0], state.gems[0]) == (1, 1)


@pytest.mark.rule("NF-QUEST-11")
def test_dv_21_what_cannot_be_paid_brings_nothing() -> None:
    """DV-21: quest 347, skill total 6, 0 coins: no heart, no card, nothing paid, token removed."""
    state = before_reward(
        entries.Pay(coin=1), entries.Heart(1), entries.World("banshee-necklace"), bonus=(entries.Heart(2),)
    )
    hold(state, 0, coins=0)
    follow(state, "choose 1")
    assert "unpaid" in heard(state, "roll 5")
    assert (state.hearts[0], state.world[0], state.coins[0], state.books) == (0, 0, 0, 0)
    assert state.unpaid == 0


@pytest.mark.rule("NF-QUEST-11", "NF-QUEST-17")
def test_g_116_reputation_keywords_and_quest_numbers_apply_all_the_same() -> None:
    """G-116: of an unpaid line only these; nothing is paid, not even in part."""
    ways = (
        choice(
            "a",
            result=[
                entries.Rep(-2),
                entries.Keyword("BURNING"),
                entries.SideQuest("Q2"),
                entries.Token("red"),
                entries.OneOf((entries.Coin(1), entries.Gem(1))),
                entries.Pay(coin=1, gem=1),
            ],
        ),
        choice("b"),
    )
    state = table(mode="campaign", kind=box_with(quests={"1": ways}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    hold(state, 0, coins=1, gems=0)
    follow(book(out(state, code), code), "stop", "attempt", "choose 1")
    assert (state.rep[0], state.coins[0], state.gems[0], state.tokens[RED]) == (-2, 1, 0, 0)
    card = state.view(0)["people"][0]["card"]
    assert (card["keywords"], card["pending"]) == (["BURNING"], ["Q2"])


@pytest.mark.rule("NF-QUEST-11")
@pytest.mark.parametrize(
    ("unpaid", "left", "won"), [("no_gain", (1, 1, 1), 0), ("pay_what_you_can", (0, 0, 0), 5)]
)
def test_g_116_one_pays_what_one_can_by_an_option(unpaid: str, left: tuple[int, int, int], won: int) -> None:
    state = before_reward(
        entries.Pay(coin=2, gem=2, food=2, heart=2), entries.Token("red", 5), unpaid_result=unpaid
    )
    hold(state, 0, coins=1, gems=1, food=1, hearts=1)
    follow(state, "choose 1", "roll 2", "hearts 0")
    assert (state.coins[0], state.gems[0], state.food[0]) == left
    assert (state.hearts[0], state.tokens[RED]) == (left[0], won)


@pytest.mark.rule("NF-QUEST-11", "NF-TALENT-05")
def test_g_155_gems_stand_for_coins_in_a_result() -> None:
    """G-155, G-196: the mix is asked; paying what one can takes gems as well."""
    ways = (choice("a", result=[entries.Pay(coin=2), entries.Food(1)]), choice("b"))
    for unpaid, coins, gems in (("no_gain", 1, 2), ("pay_what_you_can", 0, 1)):
        state = table(mode="campaign", unpaid_result=unpaid, kind=box_with(quests={"1": ways}))
        code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
        give(hold(state, 0, coins=coins, gems=gems), 0, talents="gem-trading")
        follow(book(out(state, code, hearts=0), code), "stop", "attempt", "choose 1")
        if gems == 2:
            assert listed(state) == ["instead 1", "instead 2"]
            assert refused(state, "instead 0") == "NF-TALENT-05"
            follow(state, "instead 1")
        assert (state.coins[0], state.gems[0], state.food[0]) == (0, gems - 1, 1)


# Refusing rewards


@pytest.mark.rule("NF-QUEST-17", "NF-REP-3")
def test_g_117_gains_may_be_declined_by_an_option() -> None:
    """G-117, D-44: each gain that is not mandatory is accepted or declined."""
    state = before_reward(
        entries.Rep(-1),
        entries.Pay(coin=1),
        entries.Gem(1),
        entries.OneOf((entries.Food(1), entries.Coin(1))),
        bonus=(entries.Heart(1),),
        decline_rewards="true",
    )
    success(state, 4)
    assert (state.rep[0], state.coins[0]) == (-1, 2)
    assert listed(state) == ["accept", "pass"]
    other = state.copy()
    follow(state, "pass", "accept", "claim 1", "accept")
    assert (state.gems[0], state.food[0], state.hearts[0]) == (0, 1, 1)
    follow(other, "accept", "pass", "pass")
    assert (other.gems[0], other.food[0], other.coins[0], other.hearts[0]) == (1, 0, 2, 0)


@pytest.mark.rule("NF-QUEST-17", "NF-REP-3")
def test_g_117_without_the_option_everything_is_accepted() -> None:
    state = success(before_reward(entries.Rep(-1), entries.Gem(1)))
    assert (state.rep[0], state.gems[0], state.active) == (-1, 1, 1)


# How a price is made up (G-196)


def trader(coins: int, gems: int, **costs: Any) -> NearAndFar:
    """Seat 0 has Gem Trading and reads a quest whose first choice has a price."""
    ways = (choice("a", cost=entries.Bundle(**costs)), choice("b"))
    state = table(mode="campaign", kind=box_with(quests={"1": ways}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(hold(state, 0, coins=coins, gems=gems), 0, talents="gem-trading")
    return follow(book(out(no_books(state), code, hearts=0), code), "stop", "attempt")


@pytest.mark.rule("NF-TALENT-05")
def test_g_196_the_payer_chooses_the_mix() -> None:
    state = follow(trader(3, 2, coin=3), "choose 1")
    assert listed(state) == ["instead 0", "instead 1", "instead 2"]
    assert refused(state, "instead 3") == "NF-TALENT-05"
    told = heard(state, "instead 2")
    assert told.count("paid") == 2
    assert (state.coins[0], state.gems[0]) == (2, 0)
    state = follow(trader(3, 2, coin=3), "choose 1")
    assert heard(state, "instead 0").count("paid") == 1
    assert (state.coins[0], state.gems[0]) == (0, 2)


@pytest.mark.rule("NF-TALENT-05")
def test_g_196_more_gems_than_the_price_are_not_offered() -> None:
    state = follow(trader(0, 3, coin=2, gem=1), "choose 1")
    assert (state.coins[0], state.gems[0]) == (0, 0)
    state = follow(trader(2, 5, coin=1), "choose 1")
    assert listed(state) == ["instead 0", "instead 1"]


@pytest.mark.rule("NF-TALENT-05")
def test_coins_never_stand_for_gems() -> None:
    state = trader(5, 0, gem=1)
    assert listed(state) == ["choose 2"]
    follow(state, "choose 2")
    assert state.quests_done[0] == 1
    assert state.coins[0] == 5


@pytest.mark.rule("NF-TALENT-05", "NF-CAMP-4")
def test_without_the_talent_gems_pay_no_coins() -> None:
    ways = (choice("a", cost=entries.Bundle(coin=1)), choice("b"), choice("c"))
    state = table(mode="campaign", kind=box_with(quests={"1": ways}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(hold(state, 0, coins=0, gems=9), 1, talents="gem-trading")
    follow(book(out(state, code), code), "stop", "attempt")
    assert refused(state, "choose 1") == "NF-QUEST-11"


@pytest.mark.rule("NF-TALENT-08")
def test_g_156_food_is_no_heart_where_a_price_asks_for_one() -> None:
    """G-156: rolls, passing and camps; a heart in the header of a choice is a payment."""
    ways = (choice("a", cost=entries.Bundle(heart=1)), choice("b"), choice("c"))
    state = table(mode="campaign", kind=box_with(quests={"1": ways}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(hold(state, 0, food=9), 0, talents="meditation")
    follow(book(out(state, code, hearts=0), code), "stop", "attempt")
    assert refused(state, "choose 1") == "NF-QUEST-11"


@pytest.mark.rule("NF-QUEST-12", "NF-CHIEF-2")
def test_dv_05_a_token_of_a_quest_claims_the_chief() -> None:
    """DV-05: 2 green adventurers + 1 green token, then a quest gives 1: the chief is claimed at once, and kept."""
    state = before_reward(entries.Token("green"), entries.Pay(coin=1))
    recruit(recruit(hold(state, 0, green=1), 0, "tib", GREEN), 0, "sal")
    follow(state, "choose 1")
    assert "chief" in heard(state, "roll 2")
    assert state.chiefs == [0, -1, -1, -1]
    hold(state, 0, green=0)
    assert state.view(1)["people"][0]["chiefs"] == ["green"]


# What is told


@pytest.mark.rule("NF-QUEST-12", "NF-QUEST-13")
def test_what_is_won_is_told() -> None:
    state = before_reward(
        entries.World("cold-blade"), entries.Rep(-2), entries.Token("blue", 2), entries.Heart(1)
    )
    follow(state, "choose 1")
    card = catalogue.WORLD.index("cold-blade")
    assert told(state, "roll 2")[3:] == [
        f"won-world 0 {card}",
        "reputation 0 1 2",
        "gained 0 7 2",
        "gained 0 3 1",
        "turn 1",
    ]


@pytest.mark.rule("NF-QUEST-12", "NF-CAMPAIGN-7", "NF-KEYWORD-1")
def test_what_is_noted_is_told() -> None:
    ways = (
        choice("a", result=[entries.Keyword("BURNING"), entries.SideQuest("Q2"), entries.SideQuest("Q1")]),
        choice("b"),
    )
    state = table(mode="campaign", kind=box_with(quests={"1": ways}))
    state.pending, state.pending_of = [state.box.quests.index("Q3")], [1]
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    follow(book(out(state, code, hearts=0), code), "stop", "attempt")
    word = catalogue.KEYWORDS.index("BURNING")
    assert told(state, "choose 1")[3:] == [
        f"won-keyword 0 {word}",
        "noted 0 1",
        "noted 0 2",
        "box-filled 0 1",
        "turn 1",
    ]


@pytest.mark.rule("NF-QUEST-12")
def test_what_is_listed_is_what_nothing_forbids() -> None:
    of = (entries.Coin(2), entries.Gem(1), entries.Token("red"))
    state = success(before_reward(entries.OneOf(of, 2)))
    assert agrees(state)
    assert agrees(follow(state, "claim 2"))
    state = in_row(before_reward(entries.Adventurer(faction="red")), "tib", "hush", "sunday", "pip", "egg")
    assert agrees(success(state))
    assert agrees(follow(trader(3, 2, coin=3), "choose 1"))


@pytest.mark.rule("NF-TALENT-05")
def test_both_parts_of_a_mix_are_told() -> None:
    state = follow(trader(3, 2, coin=3), "choose 1")
    assert told(state, "instead 2")[:2] == ["paid 0 0 1", "paid 0 1 2"]


@pytest.mark.rule("NF-QUEST-11", "NF-ARTIFACT-1")
def test_a_second_player_pays_with_what_is_his() -> None:
    """Each kind of good, of seat 1; what seat 0 has neither helps nor is touched."""
    price = entries.Bundle(coin=1, gem=1, food=1, heart=1, tokens={"red": 1, "green": 2})
    ways = (choice("a", cost=price, result=[entries.Token("yellow")]), choice("b"))
    state = table(kind=box_with(quests={"E": ways}))
    hold(hold(state, 0, red=3, green=3, yellow=3), 1, coins=1, gems=1, food=1, red=1, green=2)
    other = goods(state, 0)
    follow(book(out(state, "b", hearts=1, seat=1), "b"), "stop", "attempt")
    assert told(state, "choose 1")[1:7] == [
        "paid 1 1 1",
        "paid 1 2 1",
        "paid 1 3 1",
        "paid 1 6 2",
        "paid 1 8 1",
        "paid 1 0 1",
    ]
    assert (state.tokens[4:], goods(state, 0)) == ([0, 0, 0, 1], other)
    state = table(kind=box_with(quests={"E": (*ways, choice("c"))}))
    hold(hold(state, 0, red=3, green=3), 1, coins=1, gems=1, food=1, red=1, green=1)
    follow(book(out(state, "b", hearts=1, seat=1), "b"), "stop", "attempt")
    assert refused(state, "choose 1") == "NF-QUEST-11"
