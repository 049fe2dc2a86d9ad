"""The Town Hall: trade, discard, reputation (NF-TOWN-HALL)."""

from __future__ import annotations

import pytest

from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.events import GOODS as TOLD
from portulan.games.near_and_far.moves import (
    DISCARD,
    DONE,
    GIVE,
    INSTEAD,
    REPUTATION,
    TAKE,
    TRADE_AWAY,
    TRADE_FOR,
)
from portulan.games.near_and_far.options import RATES
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import GOODS, NOBODY, TOWN_HALL
from tests.games.near_and_far.setting import (
    afford,
    at,
    change,
    consistent,
    content,
    give,
    goods,
    heard,
    hold,
    listed,
    play,
    recruit,
    refused,
    someone,
    table,
    turn,
)


def inside(players: int = 3, *, bought: str = "", world: str = "", **held: int) -> NearAndFar:
    """Seat 0 is in the Town Hall with some goods, and nothing else."""
    state = give(hold(table(players), 0, **{"coins": 0, **held}), 0, bought=bought, world=world)
    return play(turn(state, 0), "visit town-hall")


def traded(state: NearAndFar, *moves: str) -> dict[str, int]:
    """Plays moves, and tells what they changed for seat 0."""
    before = goods(state, 0)
    play(state, *moves)
    return change(before, goods(state, 0))


# Sub-actions


@pytest.mark.rule("NF-TOWN-HALL-1")
@pytest.mark.parametrize(
    "order",
    [
        "trade",
        "discard",
        "reputation",
        "trade discard",
        "reputation trade",
        "trade discard reputation",
        "reputation discard trade",
        "discard trade reputation",
    ],
)
def test_one_two_or_three_sub_actions_in_any_order(order: str) -> None:
    moves = {
        "trade": ("trade for gem", "give coin", "done"),
        "discard": ("discard jade-flute",),
        "reputation": ("reputation up 1", "instead 0"),
    }
    state = give(inside(coins=9, gems=9, food=9), 0, hand="jade-flute goods-wagon")
    before = goods(state, 0)
    for name in order.split():
        play(state, *moves[name][:1])
        play(state, *(move for move in moves[name][1:] if move in listed(state)))
    play(state, *(["done"] if state.active == 0 else []))
    trades, reputed = "trade" in order, "reputation" in order
    expected = {"coins": -trades - reputed, "gems": int(trades), "rep": int(reputed)}
    assert change(before, goods(state, 0)) == {name: n for name, n in expected.items() if n}
    assert state.hand[0].bit_count() == 2 - ("discard" in order)
    assert state.active == 1


@pytest.mark.rule("NF-TOWN-HALL-1", "NF-VISIT-5")
def test_each_sub_action_is_done_once() -> None:
    state = give(inside(coins=9, gems=9, food=9), 0, hand="jade-flute goods-wagon")
    play(state, "discard jade-flute")
    assert refused(state, "discard goods-wagon") == "NF-TOWN-HALL-6"
    play(state, "reputation up 1", "instead 0")
    assert refused(state, "reputation up 1") == refused(state, "reputation down 1") == "NF-TOWN-HALL-7"
    assert listed(state, "reputation") == listed(state, "discard") == []
    assert "trade for gem" in listed(state)
    play(state, "trade for gem", "give coin")
    assert (state.active, state.gems[0]) == (1, 10)


@pytest.mark.rule("NF-TOWN-HALL-1")
def test_a_second_trade_is_refused() -> None:
    state = give(inside(coins=9, gems=9, food=9), 0, hand="jade-flute")
    play(state, "trade for gem", "give coin")
    assert refused(state, "trade for gem") == refused(state, "trade away gem") == "NF-TOWN-HALL-1"
    assert listed(state, "trade") == []


@pytest.mark.rule("NF-TOWN-HALL-1")
def test_artifacts_may_be_bought_between_sub_actions_but_not_within_one() -> None:
    """G-50; what is laid down for a trade, or owed for reputation, cannot buy anything else."""
    state = give(inside(coins=3, gems=3, food=3), 0, hand="hobbs-ladle jade-flute")
    afford(state, 0, "jade-flute", "hobbs-ladle")
    before = goods(state, 0)
    assert listed(state, "buy") == ["buy jade-flute", "buy hobbs-ladle"]
    play(state, "trade for blue", "give coin")
    assert refused(state, "buy jade-flute") == "NF-TURN-6"
    play(state, "give gem", "give gem", "give gem")
    assert change(before, goods(state, 0)) == {"coins": -1, "gems": -3, "blue": 1}
    play(afford(state, 0, "jade-flute"), "buy jade-flute", "reputation up 2")
    assert refused(state, "buy hobbs-ladle") == "NF-TURN-6"
    coins = state.coins[0]
    play(state, "instead 0")
    assert (state.coins[0], state.rep[0]) == (coins - 2, 2)


# Trades


@pytest.mark.rule("NF-TOWN-HALL-2", "NF-TOWN-HALL-3", "NF-TOWN-HALL-5")
def test_tv_02_trade_many_for_one() -> None:
    """TV-02: 1 gem, 1 coin and 1 food, of value 5, for a red token."""
    state = inside(coins=1, gems=1, food=1)
    assert traded(state, "trade for red") == {"coins": -1, "gems": -1, "food": -1, "red": 1}
    richer = inside(coins=2, gems=2, food=2)
    assert traded(richer, "trade for red", "give food", "give coin", "give gem") == {
        **{"coins": -1, "gems": -1, "food": -1},
        "red": 1,
    }


@pytest.mark.rule("NF-TOWN-HALL-2", "NF-TOWN-HALL-3", "NF-TOWN-HALL-5")
def test_tv_03_trade_one_for_many() -> None:
    """TV-03: a blue token, of value 7, for 3 coins and 1 food, but not for 4 coins."""
    state = inside(blue=1)
    play(state, "trade away blue")
    assert refused(play(state.copy(), "take coin", "take coin"), "take red") == "NF-TOWN-HALL-3"
    # Goods are named in the order of the table, so that every trade is told in one way.
    assert refused(play(state.copy(), "take coin"), "take food") == "NF-TOWN-HALL-2"
    # After three coins nothing else can be taken: the trade is over.
    assert traded(state.copy(), "take coin", "take coin", "take coin") == {"blue": -1, "coins": 3}
    assert traded(state, "take food", "take coin", "take coin", "take coin") == {
        "blue": -1,
        "food": 1,
        "coins": 3,
    }


@pytest.mark.rule("NF-TOWN-HALL-3")
def test_tv_04_trade_with_the_goods_wagon() -> None:
    """TV-04: 7 + 1 = 8, so the blue token is worth 4 coins."""
    state = inside(blue=1, bought="goods-wagon")
    assert traded(state, "trade away blue", *["take coin"] * 4) == {"blue": -1, "coins": 4}


@pytest.mark.rule("NF-TOWN-HALL-3")
def test_trade_bonuses_work_in_both_forms_and_add_up() -> None:
    """G-57."""
    state = inside(coins=2, bought="goods-wagon")
    assert "trade for green" not in listed(state)
    assert traded(state, "trade for red") == {"coins": -2, "red": 1}
    both = inside(coins=2, bought="goods-wagon second-ledger")
    assert "trade for green" in listed(both) and "trade for blue" not in listed(both)
    assert refused(both, "trade for blue") == "NF-TOWN-HALL-3"
    third = inside(coins=2, bought="goods-wagon", world="brass-weight")
    assert traded(third, "trade for blue") == {"coins": -2, "blue": 1}


@pytest.mark.rule("NF-TOWN-HALL-1")
def test_tv_36_two_trades_with_the_merchants_coat() -> None:
    """TV-36: two trades accepted, a third rejected; other sub-actions may come between (G-58)."""
    state = give(inside(coins=9, gems=9, food=9, bought="merchants-coat goods-wagon"), 0, hand="jade-flute")
    play(state, "trade for red", "give coin", "give coin")
    play(state, "discard jade-flute")
    play(state, "trade for red", "give gem")
    assert (state.tokens[2], state.coins[0], state.gems[0]) == (2, 7, 7)
    assert refused(state, "trade for red") == "NF-TOWN-HALL-1"


@pytest.mark.rule("NF-TOWN-HALL-2")
def test_at_most_five_goods_are_paid_or_gained() -> None:
    assert listed(inside(food=4), "trade for") == ["trade for coin", "trade for gem"]
    five = inside(food=9)
    assert listed(five, "trade for") == [
        "trade for coin",
        "trade for gem",
        "trade for red",
        "trade for yellow",
    ]
    assert traded(five, "trade for red") == {"food": -5, "red": 1}
    assert refused(inside(food=9), "trade for green") == "NF-TOWN-HALL-3"
    state = play(inside(blue=1), "trade away blue", *["take food"] * 5)
    assert (state.food[0], state.tokens[1], state.active) == (5, 0, 1)


@pytest.mark.rule("NF-TOWN-HALL-2")
def test_goods_are_only_taken_where_one_is_given_away() -> None:
    state = play(inside(green=1, coins=1), "trade away green", *["take food"] * 4)
    assert set(listed(state)) == {"take food", "take coin", "take gem", "done"}
    assert refused(state, "give coin") == "NF-TOWN-HALL-2"
    play(state, "done")
    assert (state.food[0], state.tokens[0]) == (4, 0)


@pytest.mark.rule("NF-TOWN-HALL-2")
def test_one_for_one_is_both_forms_and_a_trade_of_nothing_is_none() -> None:
    """G-51."""
    state = inside(coins=2, gems=1)
    assert traded(state.copy(), "trade for gem") == {"coins": -1, "gems": 1}
    play(state, "trade away coin")
    assert refused(state, "done") == "NF-TOWN-HALL-2"
    assert traded(state, "take gem") == {"coins": -1, "gems": 1}
    assert listed(inside(), "trade") == []
    assert refused(inside(food=1, coins=1), "trade away gem") == "NF-TOWN-HALL-2"


@pytest.mark.rule("NF-TOWN-HALL-2")
def test_a_good_is_not_on_both_sides() -> None:
    """G-52."""
    state = inside(coins=3, gems=3, bought="goods-wagon")
    away = play(state.copy(), "trade away coin")
    assert refused(away, "take coin") == "NF-TOWN-HALL-2"
    play(state, "trade for coin")
    assert state.coins[0] == 4
    alone = inside(coins=5, bought="goods-wagon")
    assert refused(alone, "trade for coin") == "NF-TOWN-HALL-3"


@pytest.mark.rule("NF-TOWN-HALL-2")
def test_one_pays_what_one_has() -> None:
    state = play(inside(coins=1, gems=9, blue=1), "trade for red", "give coin")
    assert refused(state, "give coin") == "NF-TOWN-HALL-2"
    assert refused(state, "give food") == "NF-TOWN-HALL-2"
    assert refused(state, "take gem") == "NF-TOWN-HALL-2"
    assert refused(state, "done") == "NF-TOWN-HALL-3"
    play(state, "give gem", "give gem")
    assert (state.coins[0], state.gems[0], state.tokens[2]) == (0, 7, 1)


@pytest.mark.rule("NF-TOWN-HALL-3")
def test_what_is_laid_down_must_still_reach_the_value() -> None:
    """With 5 goods at most: 4 food and a gem are worth 6, 5 food no more than 5."""
    state = play(inside(food=9, gems=1), "trade for green")
    assert (state.tokens[0], state.food[0], state.gems[0]) == (1, 5, 0)
    state = play(inside(food=9, gems=3), "trade for green", *["give food"] * 3)
    assert listed(state) == ["give food", "give gem"]
    assert refused(state, "done") == "NF-TOWN-HALL-3"
    play(state, "give food")
    assert (state.tokens[0], state.food[0], state.gems[0]) == (1, 5, 2)
    state = play(inside(food=9, gems=1, coins=9), "trade for green", *["give food"] * 4)
    assert refused(state, "give food") == "NF-TOWN-HALL-3"
    assert listed(state) == ["give coin", "give gem"]
    enough = play(
        inside(coins=9, gems=9, bought="goods-wagon"), "trade for blue", "give coin", "give coin", "give coin"
    )
    assert (enough.coins[0], enough.tokens[1]) == (6, 1)


@pytest.mark.rule("NF-TOWN-HALL-3")
def test_surplus_is_lost() -> None:
    """G-54: a blue token for a red one; nothing is given back."""
    assert traded(inside(blue=1), "trade for red") == {"blue": -1, "red": 1}
    state = play(inside(blue=1), "trade away blue", "take red")
    assert (state.tokens[1], state.tokens[2], state.food[0], state.coins[0]) == (0, 1, 0, 0)


@pytest.mark.rule("NF-TOWN-HALL-3")
def test_the_chief_is_claimed_after_all_is_paid_and_gained() -> None:
    """G-182: the red token that is paid no longer counts; with a fourth banner gained the chief comes at once."""
    state = inside(blue=1, red=3)
    play(state, "trade for red")
    assert state.chiefs == [NOBODY, NOBODY, 0, NOBODY]
    state = inside(yellow=3, red=4)
    assert state.chiefs[2] == NOBODY
    names = heard(state, "trade for yellow")
    assert state.chiefs == [NOBODY, NOBODY, NOBODY, 0]
    assert names.index("paid") < names.index("gained") < names.index("chief")


@pytest.mark.rule("NF-TOWN-HALL-2", "NF-TOWN-HALL-3")
@pytest.mark.parametrize("bought", ["", "goods-wagon", "goods-wagon second-ledger"])
@pytest.mark.parametrize(
    "held",
    [
        {"coins": 1, "gems": 1, "food": 1},
        {"food": 5},
        {"coins": 2, "food": 4, "blue": 1},
        {"gems": 3, "red": 1, "yellow": 1},
        {"green": 2, "food": 1},
    ],
    ids="-".join,
)
def test_a_trade_is_refused_exactly_where_it_is_not_offered(held: dict[str, int], bought: str) -> None:
    state = inside(bought=bought, world="", **held)
    assert consistent(state, TRADE_FOR, TRADE_AWAY)
    for begun in listed(state, "trade"):
        trading = play(state.copy(), begun)
        for _ in range(4):
            if trading.step is None or trading.step.name != "trade":
                break
            assert consistent(trading, GIVE, TAKE, DONE)
            play(trading, listed(trading)[0])


@pytest.mark.rule("NF-TOWN-HALL-2")
def test_what_is_paid_and_gained_is_told() -> None:
    state = inside(blue=1, green=1)
    log = state.listen()
    play(state, "trade for red", "give blue")
    told = [event for event in log if EVENTS[event[0]].name in ("laid", "paid", "gained")]
    blue, red = TOLD.index("blue"), TOLD.index("red")
    assert [(EVENTS[event[0]].name, event[2]) for event in told] == [
        ("laid", blue),
        ("paid", blue),
        ("gained", red),
    ]


@pytest.mark.rule("NF-TOWN-HALL-4")
def test_only_food_coins_gems_and_tokens_are_traded() -> None:
    assert GOODS == ("food", "coin", "gem", "green", "blue", "red", "yellow")
    state = inside(coins=1)
    recruit(state, 0, someone(state, 1))
    state.chiefs = [0, 0, 0, 0]
    state.refresh()
    assert listed(state, "trade") == ["trade for food", "trade for gem", "trade away coin"]
    hold(state, 0, hearts=9, birds=3, coins=0)
    assert listed(state, "trade") == []


@pytest.mark.rule("NF-TOWN-HALL-5")
def test_the_value_table_is_data() -> None:
    """G-53: food 1, coin 2, gem 2, yellow 5, red 5, green 6, blue 7."""
    (board,) = content().all(entries.BoardEntry)
    values = {"food": 1, "coin": 2, "gem": 2, "green": 6, "blue": 7, "red": 5, "yellow": 5}
    assert dict(zip(GOODS, RATES["printed"], strict=True)) == values
    assert board.values == values


@pytest.mark.rule("NF-TOWN-HALL-5")
@pytest.mark.parametrize(
    ("option", "coins"),
    [
        ("printed", {"blue": 3, "red": 2, "green": 3, "yellow": 2}),
        ("even", {"blue": 3, "red": 3, "green": 3, "yellow": 3}),
    ],
)
def test_a_table_may_play_with_other_values(option: str, coins: dict[str, int]) -> None:
    for token, most in coins.items():
        state = play(turn(hold(table(3, trade_values=option), 0, **{token: 1}), 0), "visit town-hall")
        play(state, f"trade away {token}", *["take coin"] * most)
        assert "take coin" not in listed(state)
        if state.active == 0 and "done" in listed(state):
            play(state, "done")
        assert state.coins[0] == 3 + most


# Discard and reputation


@pytest.mark.rule("NF-TOWN-HALL-6")
def test_one_artifact_of_the_hand_is_discarded() -> None:
    """G-56, face down as in G-14."""
    state = give(inside(coins=1), 0, hand="jade-flute goods-wagon", bought="merchants-coat")
    assert (
        refused(state, "discard merchants-coat") == refused(state, "discard salt-anchor") == "NF-TOWN-HALL-6"
    )
    names = heard(state, "discard goods-wagon")
    assert names[0] == "discarded"
    assert [catalogue.ARTIFACTS[n] for n in range(55) if state.hand[0] >> n & 1] == ["jade-flute"]
    assert state.view(0)["people"][0]["discards"] is not None
    assert "goods-wagon" in state.view(0)["people"][0]["discards"]
    assert state.view(1)["people"][0]["discards"] is None
    openly = give(play(table(3, artifact_discards="face_up"), "visit town-hall"), 0, hand="jade-flute")
    assert heard(openly, "discard jade-flute")[0] == "discarded-openly"


@pytest.mark.rule("NF-TOWN-HALL-7")
@pytest.mark.parametrize(("direction", "after"), [("up", 4), ("down", -2)])
def test_dv_12_reputation_for_coins_and_gems(direction: str, after: int) -> None:
    """DV-12: reputation 1, pay 2 coins + 1 gem for +3: reputation 4."""
    state = play(inside(coins=3, gems=3, rep=1), f"reputation {direction} 3")
    assert listed(state) == [f"instead {gems}" for gems in range(4)]
    play(state, "instead 1")
    assert (state.coins[0], state.gems[0], state.rep[0]) == (1, 2, after)


@pytest.mark.rule("NF-TOWN-HALL-7")
def test_dv_12_not_more_is_paid_than_helps() -> None:
    """DV-12: 5 coins at reputation 10 for +5 are illegal, only 2 are useful (G-55)."""
    state = inside(coins=5, rep=10)
    assert listed(state, "reputation up") == ["reputation up 1", "reputation up 2"]
    assert refused(state, "reputation up 5") == refused(state, "reputation up 3") == "NF-TOWN-HALL-7"
    assert len(listed(state, "reputation down")) == 5
    low = inside(coins=9, gems=2, rep=-5)
    assert listed(low, "reputation down") == ["reputation down 1"]
    assert refused(low, "reputation down 2") == "NF-TOWN-HALL-7"
    assert len(listed(low, "reputation up")) == 11
    play(low, "reputation down 1", "instead 1")
    assert (low.rep[0], low.gems[0], low.coins[0]) == (-6, 1, 9)


@pytest.mark.rule("NF-TOWN-HALL-7")
def test_the_price_is_made_up_of_what_one_has() -> None:
    state = inside(coins=2, gems=1)
    assert refused(state, "reputation up 4") == "NF-TOWN-HALL-7"
    play(state, "reputation up 2")
    assert listed(state) == ["instead 0", "instead 1"]
    assert refused(state, "instead 2") == "NF-TOWN-HALL-7"
    forced = inside(coins=1, gems=1, food=1)
    play(forced, "reputation up 2")
    assert (forced.coins[0], forced.gems[0], forced.rep[0]) == (0, 0, 2)
    gems = play(inside(gems=4, coins=1), "reputation up 3")
    assert refused(gems, "instead 1") == refused(gems, "instead 4") == "NF-TOWN-HALL-7"
    assert listed(gems) == ["instead 2", "instead 3"]


@pytest.mark.rule("NF-TOWN-HALL-7")
@pytest.mark.parametrize("rep", [-6, -5, 0, 11, 12])
def test_reputation_is_refused_exactly_where_it_is_not_offered(rep: int) -> None:
    for coins, gems in ((0, 0), (1, 0), (0, 2), (3, 4), (20, 1)):
        state = give(inside(coins=coins, gems=gems, rep=rep), 0, hand="jade-flute")
        assert consistent(state, REPUTATION, DISCARD)
        for begun in listed(state, "reputation")[::3]:
            paying = play(state.copy(), begun)
            if paying.step is not None and paying.step.name == "reputation price":
                assert consistent(paying, INSTEAD)


@pytest.mark.rule("NF-TOWN-HALL-1")
def test_talents_are_not_bought_here_without_one_that_says_so() -> None:
    assert refused(inside(coins=1), "learn fishing") == "NF-TALENT-12"


@pytest.mark.rule("NF-TOWN-HALL-7")
def test_food_and_tokens_pay_for_no_reputation() -> None:
    assert listed(inside(food=9, red=3), "reputation") == []


# Two players


@pytest.mark.rule("NF-TOWN-HALL-8")
def test_with_two_players_a_visit_takes_a_duel() -> None:
    state = at(table(2), 0, "farm")
    play(turn(state, 0), "visit town-hall")
    assert listed(state) == ["duel dummy honorable", "duel dummy foul"]
    assert refused(state, "enter freely") == "NF-DUEL-1"
    play(state, "duel dummy honorable", "roll 3", "roll 2")
    assert (state.pawn[0], state.rep[0]) == (TOWN_HALL, 1)
    assert "trade for gem" in listed(state)


@pytest.mark.rule("NF-TOWN-HALL-8")
@pytest.mark.parametrize(("option", "free"), [("true", True), ("false", False)])
@pytest.mark.parametrize("right", ["jail", "bribery", "politician", "stamped-receipt"])
def test_rights_of_entry_against_the_dummy(right: str, option: str, free: bool) -> None:
    """G-44: the jail, talents and cards spare the duel, unless the table plays it always; whoever stands there."""
    state = table(2, mode="campaign", dummy_exemptions=option)
    if right != "jail":
        at(state, 0, "farm")
        give(state, 0, **{"world" if right == "stamped-receipt" else "talents": right})
    play(turn(state, 0), "visit town-hall")
    way = "enter paying" if right == "bribery" else "enter freely"
    assert (way in listed(state)) is free
    if not free:
        assert refused(state, way) == "NF-TOWN-HALL-8"
    at(state, 1, "town-hall")
    assert (way in listed(play(turn(state, 0), "visit town-hall"))) is free


@pytest.mark.rule("NF-TOWN-HALL-8")
def test_the_option_for_the_dummy_is_about_the_town_hall_of_two_alone() -> None:
    state = at(table(2, dummy_exemptions="false"), 1, "farm")
    assert "enter freely" in listed(play(turn(state, 0), "visit farm"))
    three = at(table(3, dummy_exemptions="false"), 1, "town-hall")
    assert "enter freely" in listed(play(turn(three, 0), "visit town-hall"))
