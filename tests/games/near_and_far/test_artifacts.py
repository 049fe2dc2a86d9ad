"""Buying artifacts (NF-ARTIFACT, NF-TURN-6): prices, requirements, what a bought card does, abilities that are used."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.state import NearAndFar
from tests.games.near_and_far import setting
from tests.games.near_and_far.roads import table
from tests.games.near_and_far.setting import (
    RED,
    agrees,
    at,
    box_with,
    change,
    content,
    follow,
    fresh,
    give,
    goods,
    heard,
    hold,
    listed,
    out,
    play,
    reach,
    recruit,
    refused,
    sound,
    told,
    turn,
)

PRICE = entries.Bundle(coin=2, gem=3, food=1, tokens={"red": 1, "blue": 2})
ALL: dict[str, Any] = {"coins": 2, "gems": 3, "food": 1, "red": 1, "blue": 2}


def buyer(uid: str = "knotted-cord", kind: type[NearAndFar] | None = None, **has: Any) -> NearAndFar:
    """Seat 0 holds a card and these goods, and is asked for its action."""
    state = give(table(kind=kind), 0, hand=uid)
    return turn(hold(state, 0, **({"coins": 0} | has)), 0)


@cache
def priced(**fields: int) -> type[NearAndFar]:
    """A knotted cord with another price or requirement."""
    return box_with(changes={"knotted-cord": {"cost": PRICE, **fields}})


# The price


@pytest.mark.rule("NF-ARTIFACT-1", "NF-ARTIFACT-4", "NF-TURN-6")
def test_the_price_goes_to_the_supply_and_the_card_lies_open() -> None:
    state = buyer(kind=priced(), coins=4, gems=4, food=4, red=4, blue=4)
    before, other = goods(state, 0), goods(state, 1)
    told = heard(state, "buy knotted-cord")
    assert change(before, goods(state, 0)) == {"coins": -2, "gems": -3, "food": -1, "red": -1, "blue": -2}
    assert goods(state, 1) == other
    assert told[0] == "bought" and told.count("paid") == 5
    for seat in (0, 1, None):
        assert state.view(seat)["people"][0]["bought"] == ["knotted-cord"]
    assert state.hand[0] == 0
    assert sound([state])


@pytest.mark.rule("NF-ARTIFACT-1")
@pytest.mark.parametrize("lacking", ALL)
def test_every_part_of_the_price_must_be_there(lacking: str) -> None:
    state = buyer(kind=priced(), **ALL)
    assert "buy knotted-cord" in listed(state)
    state = buyer(kind=priced(), **(ALL | {lacking: ALL[lacking] - 1}))
    assert "buy knotted-cord" not in listed(state)
    assert refused(state, "buy knotted-cord") == "NF-ARTIFACT-1"


@pytest.mark.rule("NF-ARTIFACT-1", "NF-TURN-7")
def test_only_a_card_of_ones_own_hand_in_ones_own_turn() -> None:
    state = hold(hold(table(), 0, coins=9, yellow=9), 1, coins=9, yellow=9)
    give(give(state, 1, hand="goods-wagon"), 0, bought="knotted-cord")
    assert refused(state, "buy goods-wagon") == "NF-ARTIFACT-1"
    assert refused(state, "buy knotted-cord") == "NF-ARTIFACT-1"
    assert refused(state, "buy honest-scale") == "NF-ARTIFACT-1"
    assert state.moves(1) == []
    assert "buy goods-wagon" in listed(turn(state, 1))


@pytest.mark.rule("NF-ARTIFACT-2")
def test_a_symbol_without_a_number_is_one_token() -> None:
    """Cooking Spices: 3 food and the yellow symbol."""
    state = buyer("cooking-spices", food=3, yellow=2)
    play(state, "buy cooking-spices")
    assert (state.food[0], state.tokens[3]) == (0, 1)


@pytest.mark.rule("NF-ARTIFACT-3")
def test_adventurers_and_chiefs_pay_no_tokens() -> None:
    """Goods Wagon: 2 coins and a yellow token."""
    state = buyer("goods-wagon", coins=2)
    for uid in ("pip", "tansy", "halfway", "gravel"):
        recruit(state, 0, uid)
    state.chiefs[3] = 0
    turn(state, 0)
    assert refused(state, "buy goods-wagon") == "NF-ARTIFACT-1"
    assert "buy goods-wagon" in listed(turn(hold(state, 0, yellow=1), 0))


@pytest.mark.rule("NF-ARTIFACT-1", "NF-TALENT-05")
def test_g_155_gems_may_pay_the_coins_of_an_artifact() -> None:
    """G-155: beside the gems of the price itself; G-196: the mix is asked."""
    kind = box_with(changes={"knotted-cord": {"cost": entries.Bundle(coin=2, gem=1)}})
    state = give(table(mode="campaign", kind=kind), 0, hand="knotted-cord", talents="gem-trading")
    assert "buy knotted-cord" not in listed(turn(hold(state, 0, coins=0, gems=2), 0))
    assert refused(state, "buy knotted-cord") == "NF-ARTIFACT-1"
    play(turn(hold(state, 0, coins=1, gems=3), 0), "buy knotted-cord")
    assert listed(state) == ["instead 1", "instead 2"]
    play(state, "instead 2")
    assert (state.coins[0], state.gems[0]) == (1, 0)
    assert "visit farm" in listed(state)


@pytest.mark.rule("NF-ARTIFACT-1", "NF-TALENT-05")
def test_gems_alone_pay_coins_with_the_talent() -> None:
    kind = box_with(changes={"knotted-cord": {"cost": entries.Bundle(coin=2)}})
    state = give(table(mode="campaign", kind=kind), 0, hand="knotted-cord", talents="gem-trading")
    play(turn(hold(state, 0, coins=0, gems=2), 0), "buy knotted-cord")
    assert (state.gems[0], state.bought[0].bit_count()) == (0, 1)


# What a bought card does


@pytest.mark.rule("NF-ARTIFACT-4", "NF-SCORE-3", "NF-DRAFT-8")
def test_points_and_abilities_from_then_on() -> None:
    """Knotted Cord: 1 hand; in hand it gives nothing and costs a point."""
    state = buyer(kind=priced(points=6), **ALL)
    sheet = state.view(0)["people"][0]["sheet"]
    assert (state.skill(0), sheet["artifacts"], sheet["hand"]) == (1, 0, -1)
    play(state, "buy knotted-cord")
    sheet = state.view(0)["people"][0]["sheet"]
    assert (state.skill(0), sheet["artifacts"], sheet["hand"]) == (2, 6, 0)


@pytest.mark.rule("NF-HEART-10", "NF-ARTIFACT-4")
def test_dv_24_hearts_on_a_card_do_not_move_the_track() -> None:
    """DV-24: hearts 2 on the map, buys an artifact with 2 hearts: hearts 2."""
    state = buyer("written-apology", coins=9, gems=9, food=9, green=9, blue=9, red=9, yellow=9, rep=12)
    follow(out(state, "b", hearts=2), "buy written-apology")
    assert (state.hearts[0], state.heart_symbols(0)) == (2, 4)


# Requirements


@pytest.mark.rule("NF-ARTIFACT-5", "NF-ARTIFACT-6", "NF-REP-4")
@pytest.mark.parametrize("rep", range(-6, 13))
def test_tv_15_a_negative_flame(rep: int) -> None:
    """TV-15: flame -4: buyable at -4, -5, -6, not at -3 or higher; it is not spent."""
    state = buyer(kind=priced(rep_max=-4), rep=rep, **ALL)
    if rep <= -4:
        play(state, "buy knotted-cord")
        assert state.rep[0] == rep
    else:
        assert refused(state, "buy knotted-cord") == "NF-ARTIFACT-6"
        assert "buy knotted-cord" not in listed(state)


@pytest.mark.rule("NF-ARTIFACT-5", "NF-ARTIFACT-7", "NF-REP-4")
@pytest.mark.parametrize("rep", range(-6, 13))
def test_tv_15_a_positive_flame(rep: int) -> None:
    """TV-15: flame 4: buyable at reputation 4 or higher, not at 3."""
    state = buyer(kind=priced(rep_min=4), rep=rep, **ALL)
    if rep >= 4:
        play(state, "buy knotted-cord")
        assert state.rep[0] == rep
    else:
        assert refused(state, "buy knotted-cord") == "NF-ARTIFACT-7"


@pytest.mark.rule("NF-CARD-A17", "NF-ARTIFACT-6")
def test_tv_15_the_illustrated_card() -> None:
    """TV-15: reputation -4 or lower, 7 JP, ignore threats, +1 sword."""
    (card,) = (card for card in content().all(entries.ArtifactEntry) if card.id == "collectors-cleaver")
    assert (card.rep_max, card.points) == (-4, 7)
    state = hold(
        buyer("collectors-cleaver"), 0, rep=-4, coins=9, gems=9, food=9, green=9, blue=9, red=9, yellow=9
    )
    play(turn(state, 0), "buy collectors-cleaver")
    assert state.combat(0) == 1
    follow(out(state, "b"), "go f", "slip past")
    assert state.view(0)["people"][0]["pawn"] == "f"


@pytest.mark.rule("NF-ARTIFACT-10")
def test_a_bought_card_stays_when_its_requirement_is_no_longer_met() -> None:
    state = buyer(kind=priced(rep_min=4), rep=4, **ALL)
    play(state, "buy knotted-cord")
    turn(hold(state, 0, rep=-6), 0)
    assert state.skill(0) == 2
    assert state.view(1)["people"][0]["bought"] == ["knotted-cord"]


@pytest.mark.rule("NF-ARTIFACT-5")
def test_both_kinds_of_flames_are_on_the_cards_that_ship() -> None:
    box = NearAndFar.box
    assert sum(low is not None and low > 0 for low in box.rep_min) >= 4
    assert sum(high is not None and high < 0 for high in box.rep_max) >= 4


# When


@pytest.mark.rule("NF-TURN-6", "NF-ARTIFACT-1")
def test_any_number_at_every_decision_of_the_turn() -> None:
    """G-26: at the start, in a building, on the map, at the end."""
    state = give(table(), 0, hand="goods-wagon cooking-spices hobbs-ladle")
    hold(state, 0, coins=30, gems=30, food=30, green=9, blue=9, red=9, yellow=9)
    play(turn(state, 0), "buy goods-wagon", "buy cooking-spices")
    play(state, "visit farm", "buy hobbs-ladle")
    assert state.bought[0].bit_count() == 3
    assert listed(state) == ["harvest", "done"]


@pytest.mark.rule("NF-TURN-6")
def test_the_end_of_the_turn_is_a_window_where_there_is_something_to_buy() -> None:
    state = follow(out(buyer("goods-wagon", coins=2, yellow=1), "b"), "stop", "camp")
    assert listed(state) == ["done", "buy goods-wagon"]
    play(state, "buy goods-wagon")
    assert (state.active, state.bought[0].bit_count()) == (1, 1)


@pytest.mark.rule("NF-TURN-7")
def test_a_defender_buys_nothing() -> None:
    """Seat 1 defends the farm with a fire bomb in hand, and could pay for a card."""
    state = give(hold(table(), 1, coins=9, yellow=9, birds=1), 1, hand="goods-wagon", treasures="fire-bomb")
    at(at(state, 0, "@b"), 1, "farm")
    follow(turn(state, 0), "visit farm", "duel 2 honorable", "roll 3", "roll 3")
    assert state.actor == 1
    assert listed(state) == ["use fire-bomb", "pass"]
    assert refused(state, "buy goods-wagon") == "NF-TURN-7"


@pytest.mark.rule("NF-TURN-6")
def test_nothing_is_bought_before_the_game() -> None:
    state = reach(fresh(), "opening discard")
    assert listed(state, "buy") == []


@pytest.mark.rule("NF-ARTIFACT-8")
def test_a_card_in_hand_is_discarded_only_when_drawn_or_at_the_town_hall() -> None:
    state = give(hold(table(), 0, coins=0), 0, hand="goods-wagon")
    assert refused(state, "discard goods-wagon") == "NF-GOAL-2"
    other = play(at(turn(state.copy(), 0), 1, "farm"), "visit store", "coin")
    assert other.hand[0].bit_count() == 1
    play(state, "visit store", "draw 4+0")
    drawn = [state.notation(outcome).split()[1] for outcome, _ in state.chances()][:4]
    follow(state, *(f"dealt {uid}" for uid in drawn))
    assert refused(state, "discard goods-wagon") == "NF-STORE-3"
    for uid in sorted(drawn, key=catalogue.ARTIFACTS.index):
        follow(state, f"discard {uid}")
    assert state.hand[0].bit_count() == 1
    state = give(table(3), 0, hand="goods-wagon")
    play(state, "visit town-hall", "discard goods-wagon")
    assert state.hand[0] == 0


@pytest.mark.rule("NF-ARTIFACT-9", "NF-SALOON-8", "NF-CHIEF-2")
def test_banners_on_a_bought_artifact_count_for_nothing() -> None:
    """Scroll of Legend shows a red banner: no chief with 3 others, and no discount."""
    (card,) = (card for card in content().all(entries.ArtifactEntry) if card.id == "scroll-of-legend")
    assert card.banners == ("red",)
    state = buyer("scroll-of-legend", coins=9, gems=9, red=3)
    state.row[0] = -1
    recruit(state, 0, "egg")
    prices = turn(state, 0).view(0)["prices"]
    play(state, "buy scroll-of-legend")
    assert state.tokens[RED] == 2
    hold(state, 0, red=3)
    assert turn(state, 0).view(0)["prices"] == prices
    hold(state, 0, red=2)
    assert state.view(0)["people"][0]["banners"]["red"] == 3
    state.gain_tokens(0, RED, 0)
    assert state.chiefs[RED] == -1


# Abilities (contract 7.4)


@pytest.mark.rule("NF-TURN-6", "NF-GOAL-4")
def test_an_ability_of_ones_own_turn_costs_its_price_and_is_used_so_often() -> None:
    """Long Spoon: 1 food for 2 hearts, once a turn."""
    state = give(hold(table(), 0, food=2, birds=1), 0, treasures="long-spoon")
    turn(state, 0)
    assert "invoke long-spoon" in listed(state)
    assert heard(state, "invoke long-spoon")[0] == "used"
    assert (state.hearts[0], state.food[0]) == (2, 1)
    assert refused(state, "invoke long-spoon") == "NF-TALENT-09"
    assert "invoke long-spoon" in listed(turn(state, 0))
    assert refused(turn(hold(state, 0, food=0), 0), "invoke long-spoon") == "NF-TALENT-09"
    assert refused(turn(hold(state, 1, food=3), 1), "invoke long-spoon") == "NF-TALENT-09"


@pytest.mark.rule("NF-GOAL-4")
def test_a_card_that_is_its_own_price_is_discarded() -> None:
    """Last Biscuit: 4 hearts, once and for all."""
    state = give(hold(table(), 0, birds=1), 0, treasures="last-biscuit")
    play(turn(state, 0), "invoke last-biscuit")
    assert (state.hearts[0], state.treasures[0]) == (4, 0)
    assert state.view(1)["treasure_discard"] == ["last-biscuit"]


@pytest.mark.rule("NF-GOAL-4", "NF-QUEST-13")
def test_cards_of_each_kind_go_to_their_own_place() -> None:
    """An artifact to the discards of its owner, a treasure to the pile, a world card back to the supply."""
    ability = [
        entries.Act("own-turn", entries.Gain(entries.Bundle(gem=1)), cost=entries.Cost(discard_self=True))
    ]
    kind = box_with(effects={"knotted-cord": ability, "thimble": ability, "cold-blade": ability})
    state = hold(table(kind=kind), 0, birds=1)
    give(state, 0, bought="knotted-cord", treasures="thimble", world="cold-blade")
    play(turn(state, 0), "invoke knotted-cord", "invoke thimble", "invoke cold-blade")
    assert (state.gems[0], state.bought[0], state.treasures[0], state.world[0]) == (3, 0, 0, 0)
    assert "knotted-cord" in state.view(0)["people"][0]["discards"]
    assert state.view(0)["treasure_discard"] == ["thimble"]
    assert "cold-blade" in state.view(0)["world"]
    assert sound([state])


@pytest.mark.rule("NF-TALENT-09", "NF-BIRD-7")
def test_g_157_breeding_returns_animals_for_hearts() -> None:
    """G-157: any number, at any decision of the own turn; the owner chooses which animal."""
    state = give(table(mode="campaign", town_side="day"), 0, talents="pack-bird-breeding")
    hold(state, 0, birds=2, turtles=1)
    stable = turn(state, 0).view(0)["stable"]
    uid = next(move for move in listed(state) if move.startswith("invoke"))
    play(state, uid)
    assert listed(state) == ["let go bird", "let go turtle"]
    play(state, "let go turtle", uid)
    assert (state.birds[0], state.turtles[0], state.hearts[0]) == (1, 0, 4)
    assert state.view(0)["stable"] == stable + 2
    assert state.let_go == 2
    follow(state, uid)
    assert (state.birds[0], state.hearts[0]) == (0, 6)
    assert refused(state, uid) == "NF-TALENT-09"


@pytest.mark.rule("NF-TALENT-15", "NF-HEART-2")
@pytest.mark.parametrize(
    ("option", "die", "hearts", "gems"),
    [("true", 4, 0, 1), ("true", 6, 0, 1), ("true", 3, 1, 1), ("true", 3, 0, 0), ("false", 3, 0, 0)],
)
def test_g_152_hearts_on_the_die_of_a_card(option: str, die: int, hearts: int, gems: int) -> None:
    """Spelunking: 4 to 6 gives a gem; hearts may raise the die unless an option forbids it."""
    state = give(table(mode="campaign", hearts_on_spelunking=option), 0, talents="spelunking")
    hold(state, 0, hearts=2)
    play(turn(state, 0), "visit mine", "bonus spelunking", f"roll {die}")
    if die < 4 and option == "true":
        assert listed(state) == ["hearts 0", "hearts 1"]
        assert refused(state, "hearts 2") == "NF-HEART-2"
        play(state, f"hearts {hearts}")
    assert (state.gems[0], state.hearts[0], state.dice) == (gems, 2 - hearts, [0, 0])


@pytest.mark.rule("NF-TALENT-15", "NF-HEART-4")
def test_free_amounts_on_the_die_of_a_card() -> None:
    state = give(table(mode="campaign", free_heart_amounts="true"), 0, talents="spelunking")
    play(turn(hold(state, 0, hearts=2), 0), "visit mine", "bonus spelunking", "roll 1")
    assert listed(state) == ["hearts 0", "hearts 1", "hearts 2"]
    play(state, "hearts 2")
    assert (state.gems[0], state.hearts[0]) == (0, 0)


@pytest.mark.rule("NF-GOAL-4")
def test_conditions_of_effects() -> None:
    """An effect with a condition happens only where it holds."""
    for op, n, gems in (("<", 3, 0), ("<=", 3, 1), ("=", 3, 1), (">=", 3, 1), (">", 3, 0)):
        when = entries.Condition(entries.Measure("coins"), op, n)  # type: ignore[arg-type]
        effect = entries.On("leave-town", entries.Gain(entries.Bundle(gem=1)), when=when)
        state = give(table(kind=box_with(effects={"knotted-cord": [effect]})), 0, bought="knotted-cord")
        play(turn(state, 0), "adventure", "done", "pass")
        assert state.gems[0] == gems


@pytest.mark.rule("NF-GOAL-4")
def test_what_a_card_takes_it_takes_as_far_as_there_is_any() -> None:
    effect = entries.On("leave-town", entries.Lose(entries.Bundle(coin=2, gem=1, food=5, heart=9, rep=1)))
    state = give(table(kind=box_with(effects={"knotted-cord": [effect]})), 0, bought="knotted-cord")
    hold(state, 0, coins=3, gems=0, food=1, hearts=2)
    play(turn(state, 0), "adventure", "done")
    number = catalogue.ARTIFACTS.index("knotted-cord")
    assert told(state, "pass") == [
        "restored 0 2",
        f"used 0 {number}",
        "lost 0 3 2",
        "lost 0 0 2",
        "lost 0 2 1",
        "reputation 0 1 1",
    ]
    assert (state.coins[0], state.gems[0], state.food[0], state.hearts[0], state.rep[0]) == (1, 0, 0, 0, -1)


@pytest.mark.rule("NF-GOAL-4")
def test_a_card_may_give_anything() -> None:
    what = entries.Bundle(coin=1, gem=2, food=3, heart=4, rep=5, bird=1, tokens={"red": 1, "green": 2})
    effect = entries.On("leave-town", entries.Gain(what))
    state = give(table(kind=box_with(effects={"knotted-cord": [effect]})), 0, bought="knotted-cord")
    before = goods(state, 0)
    play(turn(state, 0), "adventure", "done", "pass")
    won = {"coins": 1, "gems": 2, "food": 3, "hearts": 4, "rep": 5, "birds": 1, "red": 1, "green": 2}
    assert change(before, goods(state, 0)) == won


@pytest.mark.rule("NF-GOAL-4", "NF-CARD-A07")
@pytest.mark.parametrize("good", ["coin", "gem", "food"])
def test_goods_taken_from_those_who_are_there(good: str) -> None:
    effect = entries.On("arrive-with-others", entries.TakeFromEachPresent(good, 2))  # type: ignore[arg-type]
    state = give(table(3, kind=box_with(effects={"knotted-cord": [effect]})), 0, bought="knotted-cord")
    held = {"coin": state.coins, "gem": state.gems, "food": state.food}[good]
    held[:] = [0, 1, 5]
    at(at(state, 1, "@c"), 2, "@c")
    follow(out(state, "b", hearts=0), "go c", "stop")
    assert held == [3, 0, 3]


@pytest.mark.rule("NF-STORE-2", "NF-CARD-T05")
@pytest.mark.parametrize(("deck", "offered"), [("basic", 38), ("advanced", 17)])
def test_cards_that_draw_from_one_deck(deck: str, offered: int) -> None:
    effect = entries.On("leave-town", entries.DrawArtifacts(1, deck))  # type: ignore[arg-type]
    state = give(table(kind=box_with(effects={"thimble": [effect]})), 0, treasures="thimble")
    play(turn(hold(state, 0, birds=1), 0), "adventure", "done", "pass")
    tier = state.box.advanced if deck == "advanced" else state.box.basic
    assert len(state.chances()) == (state.deck & tier).bit_count() <= offered
    follow(state, state.notation(state.chances()[0][0]))
    assert {move.split()[0] for move in listed(state)} == {"keep", "discard"}


# What is listed, and what is told


@pytest.mark.rule("NF-ARTIFACT-1", "NF-ARTIFACT-6", "NF-ARTIFACT-7")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("wealth", range(6))
def test_of_a_whole_deck_in_hand_what_can_be_paid_is_listed(wealth: int, seat: int) -> None:
    """Every artifact that ships, at its own price, with more and more goods and either reputation."""
    state = setting.table()
    for uid in catalogue.ARTIFACTS:
        give(state, seat, hand=uid)
    for rep in (-6, 12):
        has = dict.fromkeys(("coins", "gems", "food", "green", "blue", "red", "yellow"), wealth)
        turn(hold(state, seat, rep=rep, **has), seat)
        assert agrees(state)
        offered = {move.removeprefix("buy ") for move in listed(state, "buy")}
        for card in content().all(entries.ArtifactEntry):
            cost = card.cost
            cheap = max(cost.coin, cost.gem, cost.food, *cost.tokens.values()) <= wealth
            low, high = card.rep_min, card.rep_max
            fits = (low is None or rep >= low) and (high is None or rep <= high)
            assert (card.id in offered) == (cheap and fits)


@pytest.mark.rule("NF-ARTIFACT-1")
@pytest.mark.parametrize("faction", ["green", "blue", "red", "yellow"])
def test_each_colour_is_paid_in_its_own_tokens(faction: str) -> None:
    cost = entries.Bundle(tokens={faction: 2})  # type: ignore[dict-item]
    kind = box_with(changes={"knotted-cord": {"cost": cost}})
    others = {name: 5 for name in ("green", "blue", "red", "yellow") if name != faction}
    state = turn(hold(give(table(kind=kind), 1, hand="knotted-cord"), 1, **others, **{faction: 1}), 1)
    assert refused(state, "buy knotted-cord") == "NF-ARTIFACT-1"
    turn(hold(state, 1, **{faction: 2}), 1)
    card, good = (
        catalogue.ARTIFACTS.index("knotted-cord"),
        6 + ("green", "blue", "red", "yellow").index(faction),
    )
    assert told(state, "buy knotted-cord") == [f"bought 1 {card}", f"paid 1 {good} 2"]
    assert (goods(state, 1)[faction], goods(state, 0)[faction]) == (0, 0)


@pytest.mark.rule("NF-TURN-6", "NF-GOAL-4")
def test_abilities_are_listed_from_every_kind_of_card() -> None:
    """An artifact, a treasure, a world card and a talent; without an ability nothing is listed."""
    ability = [entries.Act("own-turn", entries.Gain(entries.Bundle(gem=1)), uses=1)]
    kind = box_with(effects=dict.fromkeys(("knotted-cord", "thimble", "cold-blade", "legend"), ability))
    for has in (
        {"bought": "knotted-cord"},
        {"treasures": "thimble"},
        {"world": "cold-blade"},
        {"talents": "legend"},
    ):
        state = hold(table(mode="campaign", kind=kind), 0, birds=1)
        assert listed(turn(state, 0), "invoke") == []
        assert agrees(state)
        turn(give(state, 0, **has), 0)
        (uid,) = has.values()
        assert listed(state, "invoke") == [f"invoke {uid}"]
        assert agrees(state)
        play(state, f"invoke {uid}")
        assert (state.gems[0], listed(state, "invoke")) == (1, [])
        assert state.view(0)["used"] == [uid]


@pytest.mark.rule("NF-GOAL-4", "NF-QUEST-13")
def test_cards_that_are_discarded_are_told_by_their_own_numbers() -> None:
    ability = [
        entries.Act("own-turn", entries.Gain(entries.Bundle(gem=1)), cost=entries.Cost(discard_self=True))
    ]
    first, last = (catalogue.TREASURES[0], catalogue.WORLD[0]), (catalogue.TREASURES[-1], catalogue.WORLD[-1])
    cards = ("knotted-cord", *first, *last)
    state = hold(table(kind=box_with(effects=dict.fromkeys(cards, ability))), 1, birds=2)
    give(state, 1, bought="knotted-cord", treasures=f"{first[0]} {last[0]}", world=f"{first[1]} {last[1]}")
    turn(state, 1)
    for uid, event, ids in (
        ("knotted-cord", "discarded-openly", catalogue.ARTIFACTS),
        (first[0], "dropped", catalogue.TREASURES),
        (first[1], "laid-down", catalogue.WORLD),
        (last[0], "dropped", catalogue.TREASURES),
        (last[1], "laid-down", catalogue.WORLD),
    ):
        number = state.box.cards.index(uid)
        assert told(state, f"invoke {uid}") == [
            f"used 1 {number}",
            "gained 1 1 1",
            f"{event} 1 {ids.index(uid)}",
        ]


@pytest.mark.rule("NF-TALENT-15", "NF-VISIT-4")
def test_a_visit_bonus_is_taken_once_and_its_die_is_told() -> None:
    state = give(table(mode="campaign"), 0, talents="spelunking")
    play(turn(hold(state, 0, hearts=1), 0), "visit mine")
    assert "bonus spelunking" in listed(state)
    assert told(state, "bonus spelunking", "roll 3", "hearts 1") == [
        f"used 0 {state.box.cards.index('spelunking')}",
        "rolled 0 3",
        "spent 0 1",
        "paid 0 3 1",
        "gained 0 1 1",
    ]
    assert "bonus spelunking" not in listed(state)
    assert (state.dice, state.raised) == ([0, 0], [0, 0])


@pytest.mark.rule("NF-TALENT-15", "NF-HEART-4")
def test_more_hearts_than_a_move_can_name_are_offered_up_to_that() -> None:
    state = give(table(mode="campaign", free_heart_amounts="true"), 0, talents="spelunking")
    play(turn(hold(state, 0, hearts=60), 0), "visit mine", "bonus spelunking", "roll 1")
    assert listed(state)[-1] == "hearts 40"
    state = follow(out(table(free_heart_amounts="true"), "b", hearts=60), "go f", "roll 1")
    assert listed(state)[-1] == "hearts 40"
