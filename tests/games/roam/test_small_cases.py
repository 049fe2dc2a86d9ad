"""Small cases of Roam that longer examples pass by: what is told of a turn, and what a turn leaves behind."""

from __future__ import annotations

import pytest

from portulan.games.roam.position import NONE
from tests.games.roam.setting import (
    asked,
    begin,
    card_number,
    cover,
    covering,
    fixture_box,
    leave,
    offers,
    options,
    play,
    refusal,
    setting,
    squares,
    tied,
    told,
    use,
    with_box,
)


@pytest.mark.rule("RO-CLAIM-3", "RO-CLAIM-9")
@pytest.mark.parametrize("all_pass", ["last_takes", "stay", "discard"])
def test_a_majority_pays_nothing_and_nobody_bids(all_pass: str) -> None:
    """P2 has four markers on K2 and P1 two: P2 wins it, P1 gets a coin, and there is no auction."""
    table = begin(setting(markers={1: cover(1, but="2,2 2,3")}, options={"all_pass": all_pass}))
    log = table.listen()
    leave(use(table, "A @ 2,2"), "after")
    heard = told(log, "completed", "bid", "passed", "won", "compensated", "last-round")
    assert heard == ["completed 1", "won 1 T02 0", "compensated 0"]


@pytest.mark.rule("RO-CLAIM-5")
def test_each_completed_card_may_be_the_next() -> None:
    table = begin(setting(markers={0: f"{cover(0, but='2,1')} {cover(1, but='2,2')}"}))
    use(table, "A @ 2,1")
    assert options(table) == ["claim 0", "claim 1"]
    assert [table.why_not(move) for move in table.moves()] == ["", ""]


@pytest.mark.rule("RO-AUCTION-5")
def test_the_last_bidder_must_bid_more_than_the_highest_bid() -> None:
    """Three are tied with 9 coins each: P1 bids 3, P2 passes; P3 may not bid 3 or less."""
    table = play(tied([9, 9, 9]), "bid 3", "pass")
    assert table.actor == 2
    assert [refusal(table, f"bid {coins}") for coins in (0, 1, 3)] == ["RO-AUCTION-5"] * 3
    assert options(table) == ["pass", *(f"bid {coins}" for coins in range(4, 10))]
    assert not any(table.why_not(move) for move in table.moves())


@pytest.mark.rule("RO-END-1", "RO-END-3")
@pytest.mark.parametrize(("owned", "heard"), [(5, []), (6, ["last-round 0"])])
def test_the_tenth_card_is_told_to_bring_the_last_round(owned: int, heard: list[str]) -> None:
    """P1 has three start cards and some others, and wins K1."""
    extra = [f"K{number}" for number in range(10, 10 + owned)]
    kind = with_box(fixture_box(dict.fromkeys(extra, "X")))
    table = begin(setting(kind=kind, won={0: " ".join(extra)}, markers={0: cover(0, but="2,0 2,1")}))
    log = table.listen()
    leave(use(table, "A @ 2,0"), "after")
    assert told(log, "last-round") == heard


@pytest.mark.rule("RO-EARLYREST-2", "RO-EARLYREST-3")
def test_an_early_rest_is_told_with_its_price() -> None:
    """P1 has used A; B and C are ready and cost a coin each."""
    table = begin(setting(coins=[3], used={0: "A"}))
    assert asked(table) == "early rest"
    log = table.listen()
    play(table, "rest early")
    assert told(log, "rested-early", "rested") == ["rested-early 0 2"]
    assert table.coins[0] == 1


@pytest.mark.rule("RO-ART-6")
def test_a_purchase_is_told_with_its_price() -> None:
    table = setting(full=True, coins=[9])
    log = table.listen()
    use(begin(table), "C @ 2,2")
    leave(table, "after")
    tile = table.market[0]
    play(table, f"buy {table.box.tiles[tile].id}")
    assert told(log, "bought") == [f"bought 0 {table.box.tiles[tile].id} {table.box.cost[tile]}"]


@pytest.mark.rule("RO-OPT-1")
def test_what_a_shape_covers_is_forgotten_when_the_turn_is_over() -> None:
    """P1 lays A on (2,2) and (2,3) and leaves its optional square (2,4) alone: it is nothing to P2, nor is A."""
    table = begin(setting(coins=[4, 4]))
    use(table, "A @ 2,2")
    assert (covering(table), table.used) == ("2,2 2,3", card_number("A"))
    assert table.spare == squares("2,4")
    leave(table)
    assert table.active == 1
    assert (covering(table), table.used, table.spare) == ("", NONE, 0)


@pytest.mark.rule("RO-ARTFLIP-3")
@pytest.mark.parametrize("last", ["A", "K1", "K9"])
def test_the_last_ready_character_is_not_flipped_before_the_use(last: str) -> None:
    """P1 has a FLIP and one ready character, whichever it is; the others may be turned up."""
    cards = ["A", "B", "C", "K1", "K9"]
    used = " ".join(card for card in cards if card != last)
    table = begin(setting(full=True, tiles={0: "flip"}, won={0: "K1 K9"}, used={0: used}))
    leave(table, "start")
    assert asked(table) == "before"
    assert refusal(table, f"flip {last}") == "RO-ARTFLIP-3"
    assert all(offers(table, f"flip {card}") for card in cards if card != last)
