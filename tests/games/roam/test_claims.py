"""Completed cards (RO-CLAIM) and auctions (RO-AUCTION)."""

from __future__ import annotations

import pytest

from tests.games.roam.setting import (
    Fixture,
    asked,
    begin,
    cover,
    fixture_box,
    leave,
    lying,
    marks,
    options,
    play,
    ready,
    refusal,
    setting,
    squares,
    tied,
    told,
    use,
    wandering,
    with_box,
)


def won(table: Fixture, seat: int) -> str:
    """Names the cards that a seat has won, ready or used."""
    return " ".join(f"K{card + 1}" for card in range(48) if table.cards[seat] >> card & 1)


@pytest.mark.rule("RO-CLAIM-1")
@pytest.mark.parametrize("slot", range(6))
def test_a_card_is_completed_by_its_sixth_marker(slot: int) -> None:
    last = cover(slot).split()[-1]
    kind = with_box(fixture_box({"K10": "X"}))
    five = begin(setting(kind=kind, won={0: "K10"}, markers={1: cover(slot, but=last)}))
    elsewhere = "0,0" if slot else "5,5"
    assert lying(use(five.copy(), f"K10 @ {elsewhere}"), slot) == f"K{slot + 1}"
    assert lying(use(five, f"K10 @ {last}"), slot) == "K7"
    assert won(five, 1) == f"K{slot + 1}"


@pytest.mark.rule("RO-CLAIM-2", "RO-ARTSLIDE-6")
def test_a_card_completed_by_a_slide_before_the_use_counts_too() -> None:
    table = setting(full=True, tiles={0: "slide"}, markers={1: f"{cover(0, but='2,1')} 2,2"})
    play(begin(table), "slide 2,2", "to W")
    assert lying(table, 0) == "K1"
    use(table, "C @ 4,4")
    assert won(table, 1) == "K1"


@pytest.mark.rule("RO-CLAIM-3", "RO-CLAIM-18")
def test_a_majority_wins_without_being_asked() -> None:
    table = begin(setting(markers={1: cover(0, but="2,0 2,1")}))
    log = table.listen()
    leave(use(table, "A @ 2,0"), "after")
    assert told(log, "completed", "won") == ["completed 0", "won 1 T01 0"]
    assert asked(table) == "deal"


@pytest.mark.rule("RO-CLAIM-5")
def test_nothing_but_a_completed_card_can_be_chosen() -> None:
    table = begin(setting(markers={0: f"{cover(0, but='2,1')} {cover(1, but='2,2')}"}))
    use(table, "A @ 2,1")
    assert (asked(table), table.actor) == ("claim", 0)
    assert refusal(table, "claim 3") == "RO-CLAIM-1"
    assert refusal(table, "done") == "RO-CLAIM-5"


@pytest.mark.rule("RO-CLAIM-6", "RO-CLAIM-7", "RO-CLAIM-10")
def test_one_card_is_refilled_before_the_next_is_resolved() -> None:
    table = begin(setting(markers={0: f"{cover(0, but='2,1')} {cover(1, but='2,2')}"}))
    play(use(table, "A @ 2,1"), "claim 1")
    assert (lying(table, 0), lying(table, 1)) == ("K1", "K7")
    assert marks(table, 0) == cover(0)
    play(table, "card K9")
    assert (lying(table, 0), won(table, 0)) == ("K9", "K1 K2")


@pytest.mark.rule("RO-CLAIM-6")
def test_the_order_may_be_fixed_upfront() -> None:
    markers = {0: " ".join(cover(slot, but=hole) for slot, hole in ((0, "2,1"), (1, "2,2"), (3, "3,1")))}
    table = begin(setting(markers=markers, options={"claim_order": "upfront"}))
    log = table.listen()
    use(table, "C @ 2,1")
    assert options(table) == ["claim 0", "claim 1", "claim 3"]
    play(table, "claim 1")
    assert told(log, "completed") == []
    assert options(table) == ["claim 0", "claim 3"]
    play(table, "claim 3", "card K8", "card K9")
    assert told(log, "completed") == ["completed 1", "completed 3", "completed 0"]
    assert won(table, 0) == "K1 K2 K4"


@pytest.mark.rule("RO-CLAIM-8", "RO-CLAIM-16")
def test_a_won_card_is_ready_for_its_owners_next_turn() -> None:
    table = begin(setting(markers={0: cover(0, but="2,0 2,1")}))
    use(table, "A @ 2,0")
    play(table, "card K8")
    assert ready(table, 0) == "B C K1"
    use(table, "C @ 3,4")
    use(table, "K1 @ 3,0")
    assert marks(table, 0) == "3,0 4,0 5,0"


@pytest.mark.rule("RO-CLAIM-9", "RO-CLAIM-11")
def test_markers_return_and_the_new_card_is_empty() -> None:
    table = begin(setting(markers={0: cover(0, but="2,0 2,1 0,0"), 1: "0,0 5,5"}))
    use(table, "A @ 2,0")
    assert table.supply == [24, 23]
    assert (marks(table, 0), marks(table, 1)) == ("", "5,5")
    assert table.view(0)["markers"][:2] == [[], []]


@pytest.mark.rule("RO-CLAIM-10", "RO-GEO-7")
@pytest.mark.parametrize(("slot", "symbols"), [(0, "0,0 0,1"), (3, "5,0 5,1")])
def test_the_new_card_lies_with_its_scroll_outward(slot: int, symbols: str) -> None:
    """K7 has its symbols beside the scroll."""
    hole = cover(slot).split()[-1]
    kind = with_box(fixture_box({"K10": "X"}))
    table = begin(setting(kind=kind, won={0: "K10"}, markers={0: cover(slot, but=hole)}))
    use(table, f"K10 @ {hole}")
    coins = table.view(0)["coins"]
    assert [word for word in cover(slot).split() if coins[6 * int(word[0]) + int(word[2])]] == symbols.split()


@pytest.mark.rule("RO-CLAIM-12", "RO-CLAIM-14")
def test_a_player_alone_on_a_card_wins_it_and_nobody_gains_a_coin() -> None:
    table = setting(3, markers={1: cover(3, but="3,0")})
    use(begin(table, 1), "B @ 3,0")
    assert won(table, 1) == "K4"
    assert table.coins == [0, 0, 0]


@pytest.mark.rule("RO-CLAIM-15")
def test_the_coin_for_a_card_cannot_be_bid_for_it() -> None:
    table = begin(setting(markers={0: "0,0 1,0", 1: "0,1 1,1 2,0"}))
    leave(use(table, "A @ 2,1"), "after")
    assert options(table) == ["pass", "bid 0"]


@pytest.mark.rule("RO-CLAIM-17")
def test_there_is_no_limit_to_cards() -> None:
    names = " ".join(f"K{number}" for number in range(10, 40))
    table = setting(kind=with_box(fixture_box(dict.fromkeys(names.split(), "X"))), won={0: names})
    table.marks[0] = sum(1 << n for n in (0, 1, 6, 7, 12))
    table.taken, table.supply[0] = table.marks[0], 19
    use(begin(table), "B @ 2,1")
    assert table.cards[0].bit_count() == 34
    assert table.faults() == []


@pytest.mark.rule("RO-AUCTION-3", "RO-AUCTION-5")
def test_each_participant_acts_once() -> None:
    table = tied([5, 5, 5])
    seats = []
    for move in ("bid 0", "bid 1", "bid 2"):
        seats.append(table.actor)
        play(table, move)
    assert seats == [0, 1, 2]
    assert won(table, 2).split()[0] == "K1"
    assert table.coins == [6, 6, 3]
    assert refusal(tied([5, 5, 5]), "done") == "RO-AUCTION-3"


@pytest.mark.rule("RO-AUCTION-2")
@pytest.mark.parametrize("order", [[0, 1, 2], [1, 2, 3], [2, 3, 0], [3, 0, 1], [3, 1, 2], [1, 3, 0]])
def test_bidders_follow_clockwise_from_the_active_player(order: list[int]) -> None:
    """Three of four players have two markers each on slot 0; the first of them has just placed the sixth."""
    kind = with_box(fixture_box({"K10": "X"}))
    markers = dict(zip(order, ("1,0", "0,1 1,1", "2,0 2,1"), strict=True))
    table = setting(4, kind=kind, coins=[5] * 4, markers=markers, won={order[0]: "K10"})
    use(begin(table, order[0]), "K10 @ 0,0")
    bidders = []
    for coins in range(3):
        bidders.append(table.actor)
        auction = table.view(None)["auction"]
        assert [auction["bidder"], *auction["waiting"]] == order[coins:]
        play(table, f"bid {coins}")
    assert bidders == order


@pytest.mark.rule("RO-AUCTION-2")
@pytest.mark.parametrize(
    ("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])]
)
def test_bidding_begins_with_the_first_tied_player_after_one_who_is_not(
    active: int, order: list[int]
) -> None:
    """The active player's only marker completes slot 0, on which the three others have two each, one in a stack."""
    kind = with_box(fixture_box({"K10": "X"}))
    markers = dict(zip(order, ("0,0", "0,1", "1,0"), strict=True))
    table = setting(
        4, kind=kind, coins=[5] * 4, markers=markers, options={"stacking": True}, won={active: "K10"}
    )
    for seat, square in zip(order, ("1,1", "2,0", "0,0"), strict=True):
        layer = table.upper if square == "0,0" else table.marks
        layer[seat] |= squares(square)
        table.supply[seat] -= 1
    table.taken |= squares("1,1 2,0")
    use(begin(table, active), "K10 @ 2,1")
    assert table.faults() == []
    auction = table.view(None)["auction"]
    assert [auction["bidder"], *auction["waiting"]] == order


@pytest.mark.rule("RO-AUCTION-4")
def test_a_later_player_may_still_open_at_zero() -> None:
    table = play(tied([5, 5, 5]), "pass")
    assert options(table)[:2] == ["pass", "bid 0"]
    assert options(play(table, "bid 0"))[:2] == ["pass", "bid 1"]


@pytest.mark.rule("RO-AUCTION-3", "RO-AUCTION-5", "RO-AUCTION-6")
def test_a_bid_is_a_number_to_enter_beside_the_pass() -> None:
    table = play(tied([5, 4, 9]), "bid 2")
    entry = table.entry()
    assert entry is not None
    assert [table.notation(move) for move in entry[1:]] == ["bid 3", "bid 4"]
    assert [table.notation(move) for move in table.listed_moves()] == ["pass"]


@pytest.mark.rule("RO-AUCTION-5", "RO-AUCTION-6")
def test_bids_rise_and_stay_within_the_bidders_coins() -> None:
    table = play(tied([5, 4, 9]), "bid 2")
    assert refusal(table, "bid 2") == "RO-AUCTION-5"
    assert refusal(table, "bid 0") == "RO-AUCTION-5"
    assert refusal(table, "bid 5") == "RO-AUCTION-6"
    assert options(table) == ["pass", "bid 3", "bid 4"]


@pytest.mark.rule("RO-AUCTION-6")
def test_a_rich_bidder_may_bid_as_much_as_he_likes() -> None:
    """No bid is the last word: whoever has 200 coins answers 99, and 150."""
    table = tied([40, 0, 0])
    assert options(table) == ["pass", *(f"bid {coins}" for coins in range(41))]
    rich = play(tied([99, 200, 150]), "bid 99")
    assert options(rich) == ["pass", *(f"bid {coins}" for coins in range(100, 201))]
    play(rich, "bid 150")
    assert rich.coins[1] == 50


@pytest.mark.rule("RO-AUCTION-8")
def test_whoever_passes_is_out() -> None:
    table = play(tied([9, 9, 9]), "pass", "bid 0", "pass")
    assert won(table, 1) == "K1"
    assert asked(table) == "deal"
    assert table.coins == [10, 9, 10]


@pytest.mark.rule("RO-AUCTION-9", "RO-AUCTION-10")
def test_only_the_winner_pays() -> None:
    table = play(tied([9, 9, 9]), "bid 3", "bid 8", "pass")
    assert table.coins == [10, 1, 10]


@pytest.mark.rule("RO-AUCTION-11")
def test_the_last_participant_wins_without_a_decision() -> None:
    table = play(tied([9, 9, 9]), "pass", "pass")
    assert won(table, 2) == "K1"
    assert table.coins == [10, 10, 9]


@pytest.mark.rule("RO-AUCTION-11", "RO-CLAIM-1")
def test_all_may_pass_and_the_card_stays() -> None:
    table = setting(options={"all_pass": "stay"}, coins=[2, 2], markers={0: "0,0 1,0", 1: "0,1 1,1 2,0"})
    leave(use(begin(table), "A @ 2,1"), "after")
    play(table, "pass")
    assert options(table) == ["pass", "bid 0", "bid 1", "bid 2"]
    log = table.listen()
    play(table, "pass")
    assert told(log) == ["passed 1", "stayed 0", "turn 1 1"]
    assert (lying(table, 0), table.coins) == ("K1", [2, 2])
    assert marks(table, 0) == "0,0 1,0 2,1 2,2"
    assert (table.active, asked(table)) == (1, "use")
    leave(use(table, "C @ 4,4"), "after")
    assert (asked(table), table.actor) == ("bid", 1)
    play(table, "bid 0", "pass")
    assert won(table, 1) == "K1"


@pytest.mark.rule("RO-AUCTION-11", "RO-LIMIT-3")
def test_all_may_pass_and_the_card_leaves_the_game() -> None:
    table = setting(options={"all_pass": "discard"}, coins=[2, 2], markers={0: "0,0 1,0", 1: "0,1 1,1 2,0"})
    leave(use(begin(table), "A @ 2,1"), "after")
    play(table, "pass", "pass")
    assert (lying(table, 0), table.coins) == ("K7", [2, 2])
    assert won(table, 0) == won(table, 1) == ""
    assert table.supply == [23, 24]
    assert table.view(0)["deck"]["gone"] == 1


@pytest.mark.rule("RO-AUCTION-13")
def test_bids_are_seen_by_all_as_soon_as_they_are_made() -> None:
    table = play(tied([9, 9, 9]), "bid 3")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["auction"] == {
            "slot": 0,
            "bidder": 1,
            "waiting": [2],
            "highest": 3,
            "leader": 0,
        }


@pytest.mark.rule("RO-CLAIM-1", "RO-CLAIM-2")
def test_no_turn_begins_with_a_completed_card() -> None:
    for seed in range(3):
        for table in wandering(4, seed):
            if asked(table) in ("start", "early rest") or (asked(table) == "use" and not any(table.tiles)):
                assert table.view(None)["completed"] == []
