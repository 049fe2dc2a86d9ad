"""The vectors of the contract (sections 3.1 to 3.3), each as it stands there."""

from __future__ import annotations

import pytest

from portulan.games.roam.map import SIDES, SLOT_SQUARES, local_square, slot_of, square, turned
from portulan.games.roam.moves import SPACE
from portulan.games.roam.shapes import drawn
from tests.games.roam.setting import (
    START_SHAPES,
    Fixture,
    around,
    asked,
    begin,
    card_number,
    cover,
    drawing,
    fixture_box,
    leave,
    lying,
    marks,
    offer,
    offers,
    options,
    play,
    ready,
    refusal,
    setting,
    squares,
    tiles_of,
    use,
    with_box,
)

# 3.1 Examples of the rulebook


@pytest.mark.rule("RO-TURN-2", "RO-PLACE-1", "RO-PLACE-2", "RO-GEO-17", "RO-SUPPLY-4")
def test_tv_r1_turn_the_card_to_use_it() -> None:
    table = use(begin(setting()), "C @ 2,2")
    assert ready(table, 0) == "A B"
    assert marks(table, 0) == "2,2 2,3 3,2"
    assert table.supply[0] == 21


@pytest.mark.rule("RO-GEO-16", "RO-PLACE-2")
def test_tv_r2_a_shape_is_not_turned() -> None:
    table = play(begin(setting()), "use C")
    others = ("2,2 2,3 3,3", "2,3 3,2 3,3", "2,2 3,2 3,3")
    for corner in options(table):
        play(after := table.copy(), corner)
        assert marks(after, 0) not in others
    for turns in ("+1", "2", "-1"):
        assert refusal(begin(setting()), f"use C {turns}") == "RO-GEO-16"


@pytest.mark.rule("RO-PLACE-5", "RO-PLACE-6")
def test_tv_r3_the_blue_player_ignores_the_occupied_square() -> None:
    table = use(begin(setting(markers={1: "2,3"})), "C @ 2,2")
    assert (marks(table, 0), marks(table, 1)) == ("2,2 3,2", "2,3")
    assert table.supply == [22, 23]
    assert ready(table, 0) == "A B"


@pytest.mark.rule("RO-PLACE-3")
def test_tv_r4_a_forbidden_placement() -> None:
    assert refusal(play(begin(setting()), "use B"), "at 5,0") == "RO-PLACE-3"


@pytest.mark.rule("RO-PLACE-4", "RO-OPT-3")
def test_tv_r5_an_optional_square_may_lie_outside() -> None:
    table = use(begin(setting(coins=[9])), "A @ 0,4")
    assert marks(table, 0) == "0,4 0,5"
    assert asked(table) != "after"


@pytest.mark.rule("RO-PLACE-3")
def test_tv_r6_a_normal_shape_never_exceeds_the_map() -> None:
    assert refusal(play(begin(setting()), "use A"), "at 0,5") == "RO-PLACE-3"


@pytest.mark.rule("RO-OPT-1", "RO-OPT-8")
def test_tv_r7_one_more_marker_for_two_coins() -> None:
    table = use(begin(setting(coins=[2])), "A @ 2,1")
    play(table, "opt 2,3 pay")
    assert marks(table, 0) == "2,1 2,2 2,3"
    assert (table.coins[0], table.supply[0]) == (0, 21)


@pytest.mark.rule("RO-COIN-1", "RO-COIN-2", "RO-COIN-5")
def test_tv_r8_this_player_gains_three_coins() -> None:
    assert use(begin(setting()), "C @ 3,3").coins[0] == 3


@pytest.mark.rule("RO-AUCTION-4", "RO-AUCTION-7", "RO-CLAIM-9", "RO-CLAIM-10", "RO-CLAIM-12")
def test_tv_r9_the_auction_of_cid_and_zoe() -> None:
    table = begin(setting(markers={1: "0,0 1,0 2,0", 0: "0,1 1,1"}))
    use(table, "B @ 2,1")
    assert (asked(table), table.actor) == ("bid", 0)
    play(table, "bid 0")
    assert (1, SPACE.parse("pass")) in table.trail
    assert "K1" in ready(table, 0)
    assert table.coins == [0, 1]
    assert (marks(table, 0), marks(table, 1)) == ("3,1", "")
    assert table.supply == [23, 24]
    assert lying(table, 0) == "K7"


@pytest.mark.rule("RO-CLAIM-3", "RO-CLAIM-13", "RO-CLAIM-14")
def test_tv_r10_three_of_six_against_one_each() -> None:
    table = begin(setting(4, markers={0: "3,0 4,0", 1: "5,0", 2: "5,1", 3: "4,1"}))
    use(table, "A @ 3,1")
    assert "K4" in ready(table, 0)
    assert table.coins == [0, 1, 1, 1]


@pytest.mark.rule("RO-ARTFLIP-2", "RO-ART-10", "RO-ART-14", "RO-REST-1")
def test_tv_r11_flip_at_the_start_of_the_turn() -> None:
    table = begin(setting(full=True, coins=[1], used={0: "A B"}, tiles={0: "flip coin!"}))
    assert asked(table) == "start"
    play(table, "flip C")
    assert ready(table, 0) == "A B C"
    assert tiles_of(table, 0) == "coin flip"
    assert table.coins[0] == 1
    assert asked(table) == "before"


# 3.2 Whole turns walked through


@pytest.mark.rule("RO-REST-4", "RO-EARLYREST-2", "RO-REST-1", "RO-CLAIM-3", "RO-CLAIM-8", "RO-GEO-15")
def test_tv_w2_two_players() -> None:
    table = begin(setting(coins=[0, 1]))

    def is_now(coins: list[int], supply: list[int], mine: str, theirs: str) -> None:
        assert (table.coins, table.supply) == (coins, supply)
        assert (ready(table, 0), ready(table, 1)) == (mine, theirs)

    use(table, "C @ 3,3")
    assert marks(table, 0) == "3,3 3,4 4,3"
    is_now([3, 1], [21, 24], "A B", "A B C")
    use(table, "C @ 0,2")
    assert marks(table, 1) == "0,3 1,2 1,3"
    is_now([3, 3], [21, 21], "A B", "A B")
    play(use(table, "A @ 4,2"), "opt 4,4 pay")
    is_now([1, 3], [19, 21], "B", "A B")
    leave(use(table, "A @ 5,2"))
    is_now([1, 4], [19, 19], "B", "B")
    use(table, "B @ 2,2")
    assert lying(table, 4) == "K7"
    is_now([1, 5], [21, 21], "K5", "B")
    play(table, "card K8")
    leave(use(table, "B @ 3,2"))
    is_now([1, 5], [21, 19], "K5", "")
    assert options(table) == ["rest early", "rest no"]
    leave(use(play(table, "rest early"), "A @ 3,0"))
    is_now([0, 5], [19, 19], "B C K5", "A B C")
    leave(use(table, "C @ 2,4"))
    is_now([0, 7], [19, 17], "B C K5", "A B")
    assert drawing(table) == "...2.. / ..22.. / ..1..2 / 112.12 / ..2.1. / ......"


@pytest.mark.rule("RO-AUCTION-2", "RO-AUCTION-9", "RO-AUCTION-10", "RO-AUCTION-12", "RO-CLAIM-15")
def test_tv_w3_three_players() -> None:
    table = begin(setting(3, coins=[1, 3, 2], markers={1: "0,0 1,0", 2: "2,0 2,1"}))
    use(table, "B @ 0,1")
    leave(table, "after")
    assert table.coins[0] == 2
    assert (asked(table), table.actor) == ("bid", 0)
    play(table, "bid 1")
    assert table.actor == 1
    play(table, "bid 2")
    assert (2, SPACE.parse("pass")) in table.trail
    assert "K1" in ready(table, 1)
    assert table.coins == [3, 1, 3]
    assert table.supply == [24, 24, 24]
    assert lying(table, 0) == "K7"
    assert ready(table, 0) == "A C"


@pytest.mark.rule("RO-AUCTION-1", "RO-AUCTION-2", "RO-AUCTION-11", "RO-CLAIM-4")
def test_tv_w4_four_players() -> None:
    table = setting(4, coins=[0, 2, 1, 0], markers={1: "3,4 4,4", 2: "3,5 4,5", 3: "5,5"})
    use(begin(table), "A @ 5,3")
    leave(table, "after")
    assert (asked(table), table.actor) == ("bid", 1)
    play(table, "pass")
    assert "K6" in ready(table, 2)
    assert table.coins == [3, 3, 1, 1]
    assert marks(table, 0) == "5,3"
    assert table.supply == [23, 24, 24, 24]


# 3.3 Derived vectors: geometry

TURNED = {
    "A": [("0,0 0,1", "0,2"), ("0,0 1,0", "2,0"), ("0,0 0,1", "0,-1"), ("0,0 1,0", "-1,0")],
    "B": [("0,0 1,0", "2,0"), ("0,0 0,1", "0,-1"), ("0,0 1,0", "-1,0"), ("0,0 0,1", "0,2")],
    "C": [("0,0 0,1 1,0", ""), ("0,0 0,1 1,1", ""), ("0,1 1,0 1,1", ""), ("0,0 1,0 1,1", "")],
}


@pytest.mark.rule("RO-GEO-14", "RO-GEO-15", "RO-GEO-17")
@pytest.mark.parametrize("name", TURNED)
def test_tv_d1_turned_shapes(name: str) -> None:
    for side, (fixed, optional) in enumerate(TURNED[name]):
        shape = drawn(START_SHAPES[name].split("/"), side)
        assert " ".join(f"{r},{c}" for r, c in shape.fixed) == fixed
        assert " ".join(f"{r},{c}" for r, c in shape.optional) == optional


@pytest.mark.rule("RO-GEO-18")
def test_tv_d2_everybody_has_85_placements_in_the_first_turn() -> None:
    for seat in range(4):
        table = begin(setting(4), seat)
        placements = 0
        for name in "ABC":
            placements += len(play(table.copy(), f"use {name}").moves())
        assert placements == 85


@pytest.mark.rule("RO-GEO-7", "RO-GEO-8", "RO-GEO-9")
def test_tv_d3_coin_symbols_follow_the_way_a_card_lies() -> None:
    box = with_box(fixture_box()).box
    k1 = card_number("K1")
    assert box.ones[6 * k1 + 0] == squares("0,1 2,0")
    assert box.ones[6 * k1 + 3] == squares("3,1 5,0")


@pytest.mark.rule("RO-GEO-6", "RO-GEO-9", "RO-GEO-15")
def test_tv_d4_slots_and_turns_are_whole() -> None:
    for slot in range(6):
        image = {local_square(slot, i, j) for i in range(3) for j in range(2)}
        assert image == {square(r, c) for r in range(6) for c in range(6) if slot_of(r, c) == slot}
        assert SLOT_SQUARES[slot] == sum(1 << place for place in image)
    for offset in ((0, 0), (2, 1), (-1, 3)):
        step = offset
        for _ in range(4):
            step = turned(step, 1)
        assert step == offset
    assert len(SIDES) == 4


# Placing, coins, optional squares


@pytest.mark.rule("RO-COIN-4")
def test_tv_d5_coins_of_the_same_turn_are_spent() -> None:
    table = use(begin(setting()), "A @ 4,0")
    assert table.coins[0] == 2
    play(table, "opt 4,2 pay")
    assert table.coins[0] == 0
    assert marks(table, 0) == "4,0 4,1 4,2"


@pytest.mark.rule("RO-OPT-2", "RO-OPT-4", "RO-OPT-5", "RO-COIN-8")
def test_tv_d6_one_optional_square_pays_for_a_part_of_the_next() -> None:
    table = begin(setting(kind=with_box(fixture_box({"K10": "Xoo"})), won={0: "K10"}))
    use(table, "K10 @ 3,3")
    assert table.coins[0] == 2
    assert refusal(play(table.copy(), "opt 3,4 pay"), "opt 3,5 pay") in ("RO-COIN-8", "RO-TURN-2")
    play(table, "opt 3,4 pay")
    assert table.coins[0] == 1
    assert marks(table, 0) == "3,3 3,4"
    assert asked(table) != "after"


@pytest.mark.rule("RO-OPT-3")
def test_tv_d7_an_occupied_optional_square_cannot_be_bought() -> None:
    table = begin(setting(coins=[9], markers={1: "2,2"}))
    use(table, "A @ 2,0")
    assert marks(table, 0) == "2,0 2,1"
    assert table.active == 1


@pytest.mark.rule("RO-PLACE-8")
def test_tv_d8_a_placement_on_occupied_squares_only() -> None:
    table = use(begin(setting(markers={1: "2,2 2,3 3,2"})), "C @ 2,2")
    assert marks(table, 0) == ""
    assert table.supply[0] == 24
    assert ready(table, 0) == "A B"


@pytest.mark.rule("RO-SUPPLY-2", "RO-SUPPLY-3")
def test_tv_d9_one_marker_for_three_squares() -> None:
    table = use(begin(setting(supply={0: 1}, coins=[5])), "C @ 3,3")
    assert options(table) == ["fill 3,3", "fill 3,4", "fill 4,3"]
    play(table, "fill 3,4")
    assert (marks(table, 0), table.coins[0], table.supply[0]) == ("3,4", 6, 0)
    table = use(begin(setting(supply={0: 1}, coins=[5])), "A @ 2,0")
    play(table, "fill 2,1")
    assert (marks(table, 0), table.active) == ("2,1", 1)


@pytest.mark.rule("RO-SUPPLY-1")
def test_tv_d10_a_player_without_markers_takes_the_turn_all_the_same() -> None:
    table = setting(full=True, coins=[9], supply={0: 0}, markers={1: cover(0)})
    play(begin(table), "use C")
    assert (ready(table, 0), marks(table, 0)) == ("A B", "")
    assert "K1" in ready(table, 1)
    play(table, "card K8")
    assert asked(table) == "market"


@pytest.mark.rule("RO-COIN-3")
def test_tv_d11_an_ignored_square_pays_nothing() -> None:
    table = use(begin(setting(markers={1: "1,3"})), "A @ 1,2")
    assert (marks(table, 0), table.coins[0]) == ("1,2", 0)


# Claims and auctions


@pytest.mark.rule("RO-CLAIM-3", "RO-CLAIM-8", "RO-CLAIM-13", "RO-END-3")
def test_tv_d12_a_card_is_won_in_another_players_turn() -> None:
    table = begin(setting(3, markers={2: cover(0, but="2,0 2,1")}))
    use(table, "A @ 2,0")
    assert "K1" in ready(table, 2)
    assert table.coins == [2, 0, 0]
    table = begin(setting(3, markers={2: cover(0, but="2,1")}))
    use(table, "A @ 2,1")
    assert table.coins == [1, 0, 0]


def two_cards() -> Fixture:
    """P1's turn completes slot 0, where P2 has the majority, and slot 1, where both have three."""
    markers = {0: "0,0 0,2 0,3", 1: "1,0 0,1 2,0 1,1 1,2 1,3 2,3"}
    return use(begin(setting(coins=[0, 1], markers=markers)), "A @ 2,1")


@pytest.mark.rule("RO-CLAIM-5", "RO-CLAIM-6", "RO-CLAIM-7")
def test_tv_d13_the_order_of_two_cards_matters() -> None:
    table = two_cards()
    assert options(table) == ["claim 0", "claim 1"]
    play(table, "claim 0", "card K8")
    assert "K1" in ready(table, 1)
    assert table.coins == [1, 1]
    play(table, "bid 1")
    assert "K2" in ready(table, 0)
    table = play(two_cards(), "claim 1")
    assert options(table) == ["pass", "bid 0"]
    play(table, "bid 0", "bid 1")
    assert "K2" in ready(table, 1)


def tie(coins: list[int]) -> Fixture:
    """P1 and P2 are tied on slot 0 in P1's turn."""
    table = begin(setting(coins=coins, markers={0: "0,0 1,0", 1: "0,1 1,1 2,0"}))
    leave(use(table, "A @ 2,1"), "after")
    return table


@pytest.mark.rule("RO-AUCTION-5", "RO-AUCTION-6", "RO-AUCTION-11")
def test_tv_d14_bids_of_the_second_player() -> None:
    table = play(tie([2, 5]), "bid 2")
    assert options(table) == ["pass", "bid 3", "bid 4", "bid 5"]
    table = play(tie([2, 5]), "pass")
    assert "K1" in ready(table, 1)
    assert table.coins == [3, 5]


@pytest.mark.rule("RO-AUCTION-1", "RO-AUCTION-2")
def test_tv_d15_the_order_of_three_tied_players() -> None:
    table = setting(4, coins=[9, 9, 9, 9], markers={1: "0,0 1,0", 2: "0,1 1,1", 3: "2,0"})
    use(begin(table, 3), "A @ 1,1")
    bidders = []
    leave(table, "after")
    while asked(table) == "bid":
        bidders.append(table.actor)
        play(table, f"bid {len(bidders)}")
    assert bidders == [3, 1, 2]


@pytest.mark.rule("RO-AUCTION-10", "RO-AUCTION-12")
def test_tv_d16_a_loser_keeps_what_he_bid_and_gains_one() -> None:
    table = play(tie([3, 5]), "bid 3", "bid 4")
    assert table.coins == [4, 1]


@pytest.mark.rule("RO-CLAIM-12", "RO-CLAIM-13", "RO-CLAIM-14")
def test_tv_d17_one_coin_each_however_many_markers() -> None:
    table = begin(setting(4, markers={0: "0,0 1,0", 1: "0,1 1,1", 2: "2,0"}))
    leave(use(table, "A @ 2,1"), "after")
    assert "K1" in ready(table, 0)
    assert table.coins == [0, 1, 1, 0]


# Rest


@pytest.mark.rule("RO-REST-4", "RO-EARLYREST-1", "RO-CLAIM-16")
def test_tv_d18_a_won_card_prevents_the_free_rest() -> None:
    table = begin(setting(coins=[1], used={0: "A B"}, markers={0: "0,0 1,0 0,1 1,1"}))
    use(table, "C @ 2,0")
    play(table, "card K8")
    use(table, "A @ 5,0")
    leave(table)
    assert (asked(table), ready(table, 0)) == ("early rest", "K1")
    assert options(table) == ["rest early", "rest no"]
    assert ready(play(table.copy(), "rest early"), 0) == "A B C K1"
    use(table, "K1 @ 3,5")


@pytest.mark.rule("RO-EARLYREST-2", "RO-EARLYREST-3", "RO-EARLYREST-4")
def test_tv_d19_the_price_of_an_early_rest() -> None:
    poor = begin(setting(coins=[1], won={0: "K8 K9"}, used={0: "A B C"}))
    assert asked(poor) == "use"
    rich = begin(setting(coins=[2], won={0: "K8 K9"}, used={0: "A B C"}))
    assert asked(rich) == "early rest"
    play(rich, "rest early")
    assert (rich.coins[0], ready(rich, 0)) == (0, "A B C K8 K9")


@pytest.mark.rule("RO-EARLYREST-5")
def test_tv_d20_no_early_rest_with_all_characters_ready() -> None:
    assert asked(begin(setting(coins=[9]))) == "use"


# End and score


def last_turns(seat: int) -> Fixture:
    """Round 12 of three players: the turn of a seat will give P2 his tenth card."""
    won = "K10 K11 K12 K13 K14 K15"
    kind = with_box(fixture_box(dict.fromkeys(won.split(), "X")))
    table = setting(3, kind=kind, won={1: won}, markers={1: cover(0, but="2,1")})
    table.turn = 33
    return begin(table, seat)


@pytest.mark.rule("RO-END-1", "RO-END-3", "RO-END-4", "RO-END-6")
def test_tv_d21_the_round_is_completed() -> None:
    table = use(last_turns(0), "B @ 2,1")
    play(table, "card K8")
    assert table.cards[1].bit_count() == 10
    leave(use(table, "A @ 3,1"), "after")
    assert (table.over, table.active) == (False, 2)
    leave(use(table, "A @ 4,4"), "after")
    assert (table.over, table.turn) == (True, 36)


@pytest.mark.rule("RO-END-5")
def test_tv_d22_the_end_in_the_last_turn_of_the_round() -> None:
    table = use(last_turns(2), "B @ 2,1")
    play(table, "card K8")
    assert (table.over, table.turn) == (True, 36)


@pytest.mark.rule("RO-SCORE-6")
def test_tv_d23_ties_go_to_the_most_coins() -> None:
    shapes = {"K10": "X", "K11": "X", "K12": "X"}
    box = fixture_box(shapes)
    table = setting(3, kind=with_box(box), won={0: "K10", 1: "K11", 2: "K12"}, coins=[2, 4, 9])
    box.points[card_number("K10")] = box.points[card_number("K11")] = 15
    box.points[card_number("K12")] = 12
    assert table.scores() == [15, 15, 12]
    assert table.winners() == [1]
    table.coins = [4, 4, 9]
    assert table.winners() == [0, 1]


@pytest.mark.rule("RO-SCORE-1", "RO-SCORE-3")
def test_tv_d24_used_cards_and_tiles_count() -> None:
    table = setting(full=True, won={0: "K7 K8"}, tiles={0: "coin coin coin coin!"})
    before = table.scores()
    assert before == [3 + 2 + 0 + 1 + 1 + 2, 0]
    table.ready[0] = table.tiles_ready[0] = 0
    assert table.scores() == before


# Artifacts


@pytest.mark.rule("RO-ART-2", "RO-ART-6", "RO-ART-7", "RO-ARTCOIN-1", "RO-ART-8")
def test_tv_d25_a_coin_tile_is_used_at_once() -> None:
    table = offer(setting(full=True, coins=[3]), "coin")
    use(begin(table), "C @ 0,2")
    assert asked(table) == "market"
    play(table, "buy coin", "tile A05")
    assert len([tile for tile in table.market if tile >= 0]) == 4
    play(table, "tile coin")
    assert table.coins[0] == 1
    assert tiles_of(table, 0) == "coin!"


@pytest.mark.rule("RO-ART-7")
def test_tv_d26_a_slide_tile_waits_for_the_next_turn() -> None:
    table = offer(setting(full=True, coins=[2], markers={1: "0,0"}), "slide", "flip")
    use(begin(table), "C @ 1,0")
    assert refusal(table, "slide 0,0") == "RO-ART-7"
    play(table, "buy slide", "tile A01")
    assert tiles_of(table, 0) == "slide"
    assert (table.active, asked(table)) == (1, "use")


@pytest.mark.rule("RO-ARTSLIDE-1", "RO-ARTSLIDE-2", "RO-ARTSLIDE-3", "RO-ARTSLIDE-4")
def test_tv_d27_where_a_marker_slides() -> None:
    table = begin(setting(full=True, tiles={0: "slide"}, markers={1: "2,0", 0: "2,1"}))
    play(table, "slide 2,0")
    assert options(table) == ["to N", "to S"]
    assert refusal(table, "to E") == "RO-ARTSLIDE-1"
    assert refusal(table, "to W") == "RO-ARTSLIDE-3"
    play(table, "to S")
    assert marks(table, 1) == "3,0"
    assert table.coins == [0, 0]
    coins = begin(setting(full=True, tiles={0: "slide"}, markers={1: "3,0"}))
    assert play(coins, "slide 3,0", "to S").coins == [0, 0]


@pytest.mark.rule("RO-ARTSLIDE-5", "RO-ARTSLIDE-6", "RO-CLAIM-2", "RO-TURN-5")
def test_tv_d28_only_the_final_state_counts() -> None:
    table = setting(full=True, tiles={0: "slide"}, markers={0: cover(3, but="3,0 3,1")})
    leave(use(begin(table), "A @ 3,0"), "before")
    play(table, "slide 3,1", "to E")
    assert lying(table, 3) == "K4"
    table = setting(full=True, tiles={0: "slide"}, markers={0: cover(4, but="3,2")})
    use(begin(table), "A @ 3,0")
    play(table, "slide 3,1", "to E")
    assert lying(table, 4) == "K7"


@pytest.mark.rule("RO-ARTROT-1", "RO-ARTROT-2", "RO-ARTROT-3")
def test_tv_d29_rotate() -> None:
    for turns, shape in (("+1", "2,2 2,3 3,3"), ("-1", "2,2 3,2 3,3"), ("2", "2,3 3,2 3,3")):
        table = begin(setting(full=True, tiles={0: "rotate rotate"}))
        use(table, f"C {turns} @ 2,2")
        assert marks(table, 0) == shape
        assert tiles_of(table, 0) == ("rotate! rotate!" if turns == "2" else "rotate! rotate")
    table = begin(setting(full=True, tiles={0: "rotate"}))
    assert refusal(table, "use C 2") == "RO-GEO-16"


@pytest.mark.rule("RO-ARTFREE-1", "RO-ARTFREE-2")
def test_tv_d30_free() -> None:
    table = begin(setting(full=True, tiles={0: "free"}))
    use(table, "A @ 2,1")
    assert options(table) == ["opt 2,3 free", "done"]
    play(table, "opt 2,3 free")
    assert (marks(table, 0), table.coins[0], tiles_of(table, 0)) == ("2,1 2,2 2,3", 0, "free!")
    table = use(begin(setting(full=True, tiles={0: "free"})), "C @ 2,1")
    assert asked(table) != "after"


@pytest.mark.rule("RO-ART-12", "RO-REST-1")
def test_tv_d31_flip_in_the_market_prepares_a_free_rest() -> None:
    table = setting(full=True, used={0: "A"}, tiles={0: "flip"})
    leave(use(begin(table), "B @ 1,2"), "after")
    assert asked(table) == "market"
    play(table, "flip C")
    assert ready(table, 0) == ""
    leave(use(table, "A @ 4,4"))
    assert (table.active, ready(table, 0)) == (0, "A B C")
    assert tiles_of(table, 0) == "flip"


@pytest.mark.rule("RO-ARTREPL-1", "RO-ARTREPL-2", "RO-ARTREPL-3", "RO-ARTREPL-5")
def test_tv_d32_replace() -> None:
    table = begin(setting(full=True, tiles={0: "replace"}, markers={1: "1,3 5,5", 0: "1,2"}))
    use(table, "A @ 1,2")
    assert refusal(table, "replace 5,5 covered") == "RO-ARTREPL-1"
    assert refusal(table, "replace 1,2 covered") == "RO-ARTREPL-1"
    assert options(table) == ["replace 1,3 covered", "done"]
    supply = table.supply[:]
    play(table, "replace 1,3 covered")
    assert (marks(table, 0), marks(table, 1)) == ("1,2 1,3", "5,5")
    assert table.coins[0] == 2
    assert table.supply == [supply[0] - 1, supply[1] + 1]
    table = setting(full=True, supply={0: 0}, tiles={0: "replace coin"}, markers={1: "1,3"})
    play(leave(begin(table)), "use A")
    assert refusal(table, "replace 1,3 covered") == "RO-ARTREPL-3"


@pytest.mark.rule("RO-ART-14", "RO-ART-16")
def test_tv_d33_tiles_add_nothing_to_the_price_of_an_early_rest() -> None:
    table = setting(full=True, coins=[2], used={0: "A"}, tiles={0: "coin slide flip rotate!"})
    leave(begin(table), "start")
    play(table, "rest early")
    assert table.coins[0] == 0
    assert tiles_of(table, 0) == "coin slide rotate flip"


@pytest.mark.rule("RO-REST-5", "RO-ART-13")
def test_tv_d34_one_rest_a_turn() -> None:
    table = begin(setting(full=True, coins=[9], tiles={0: "flip flip flip"}))
    play(table, "flip A", "flip B", "flip C")
    assert (ready(table, 0), tiles_of(table, 0)) == ("A B C", "flip flip flip")
    assert table.coins[0] == 9
    play(table, "flip A", "flip B")
    assert refusal(table, "flip C") == "RO-ARTFLIP-3"
    assert refusal(table, "rest early") == "RO-TURN-3"
    play(table, "done")
    assert asked(table) == "at"


@pytest.mark.rule("RO-ART-9", "RO-TURN-6")
def test_tv_d35_no_tile_is_used_while_bidding_in_anothers_turn() -> None:
    table = setting(full=True, coins=[0, 3], tiles={0: "coin"}, markers={0: "0,0 1,0 2,0", 1: "0,1 1,1"})
    use(begin(table, 1), "B @ 2,1")
    leave(table, "after")
    assert asked(table) == "bid"
    play(table, "bid 0")
    assert (0, SPACE.parse("pass")) in table.trail
    table = setting(full=True, coins=[1, 3], tiles={0: "coin"}, markers={0: "0,0 1,0 2,0", 1: "0,1 1,1"})
    leave(use(begin(table, 1), "B @ 2,1"), "after")
    play(table, "bid 0")
    assert (asked(table), table.actor) == ("bid", 0)
    assert refusal(table, "tile coin") == "RO-AUCTION-3"


# Variants


def ring(centre: str, but: str = "", more: str = "") -> str:
    """Names the squares around a centre but for some, and others."""
    return " ".join(word for word in around(centre).split() if word not in but.split()) + " " + more


@pytest.mark.rule("RO-OUTPOST-2", "RO-OUTPOST-5", "RO-OUTPOST-7")
def test_tv_d36_the_outpost_before_the_card_is_resolved() -> None:
    table = setting(options={"outpost": True}, markers={0: ring("1,1", but="2,2"), 1: "1,1"})
    use(begin(table), "B @ 2,2")
    assert table.outpost == 0
    assert "K1" in ready(table, 0)
    assert marks(table, 0) == "0,2 1,2 2,2 3,2"


@pytest.mark.rule("RO-OUTPOST-3", "RO-OUTPOST-4")
@pytest.mark.parametrize(
    "markers",
    [
        {0: "0,1 1,0", 1: "0,0"},
        {0: ring("3,3", but="2,2 4,4"), 1: "3,3"},
        {0: ring("3,3", but="2,2"), 1: "3,3 2,2"},
    ],
    ids=["border", "seven of eight", "two colours"],
)
def test_tv_d37_no_outpost(markers: dict[int, str]) -> None:
    table = begin(setting(options={"outpost": True}, markers=markers))
    leave(use(table, "A @ 1,1" if "0,1" in markers[0].split() else "A @ 4,4"), "after")
    assert table.outpost == -1


@pytest.mark.rule("RO-OUTPOST-6")
def test_tv_d38_the_outpost_in_another_players_turn() -> None:
    table = setting(options={"outpost": True}, markers={0: ring("2,2")})
    use(begin(table, 1), "A @ 2,2")
    assert table.outpost == 0


@pytest.mark.rule("RO-STACK-1", "RO-STACK-2", "RO-STACK-4")
def test_tv_d39_a_second_marker_and_no_third() -> None:
    table = begin(setting(options={"stacking": True}, markers={1: "1,3"}))
    use(table, "A @ 1,2")
    assert table.upper[0] == squares("1,3")
    assert (table.coins[0], table.supply[0]) == (0, 22)
    leave(use(table, "A @ 1,3"))
    assert (table.upper[1], marks(table, 1)) == (0, "1,3 1,4")


@pytest.mark.rule("RO-STACK-5", "RO-STACK-6", "RO-STACK-12")
def test_tv_d40_covered_markers_count() -> None:
    table = setting(
        3,
        options={"stacking": True},
        markers={0: "0,0 1,0", 1: "2,0 0,1 1,1"},
        upper={0: "0,1 1,1"},
    )
    use(begin(table, 2), "A @ 2,1")
    assert "K1" in ready(table, 0)
    assert table.coins == [0, 1, 1]
    assert table.supply == [24, 24, 23]


@pytest.mark.rule("RO-LIMIT-3", "RO-LIMIT-4")
def test_tv_d41_a_deck_of_six_cards() -> None:
    kind = with_box(fixture_box(deck=6))
    table = setting(kind=kind, coins=[9], markers={0: cover(0, but="2,0 2,1")})
    leave(use(begin(table), "A @ 2,0"), "after")
    assert lying(table, 0) == ""
    play(table, "use C")
    assert refusal(table, "at 1,1") == "RO-LIMIT-4"
    assert refusal(table, "at 2,0") == "RO-LIMIT-4"
    assert offers(table, "at 0,2")
    table = setting(kind=kind, coins=[9], markers={0: cover(0, but="2,1")})
    use(begin(table), "C @ 2,1")
    leave(use(table, "A @ 5,4"))
    play(table, "rest no")
    table = use(table, "B @ 4,0")
    assert refusal(table, "opt 2,0 pay") in ("RO-OPT-1", "RO-TURN-2")
