"""Rounds, Bid tokens and the Bids phase of Agartha (AG-ROUND, AG-TOKEN, AG-BID)."""

from __future__ import annotations

import random

import pytest

import portulan
from portulan.games.agartha.moves import EVENTS
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import (
    bidding,
    explained,
    options,
    placed,
    play,
    refusal,
    resolving,
    seen_tokens,
    setting,
    slot,
    told,
    unexplained,
    wandering,
)

TILES = {2: 3, 3: 5, 4: 6}


def all_on_one_tile(table: Agartha) -> Agartha:
    """Everybody lays the tokens 1, 2 and 3 in the bid zone of tile 1, lap by lap."""
    for token in (1, 2, 3):
        play(table, *[f"bid {token} @1 bid"] * table.players)
    return table


# Rounds


@pytest.mark.rule("AG-ROUND-1", "AG-ROUND-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_six_rounds_of_bids_then_resolution(players: int) -> None:
    for seed in range(10):
        game = wandering(players, seed)
        log = next(game).listen()
        *_, table = game
        assert table.over
        marks = {
            "round": "R",
            "bid": "b",
            "action-revealed": "r",
            "bid-revealed": "r",
            "testament": "t",
            "end": "e",
        }
        phases = "".join(marks.get(text.split()[0], "") for text in told(log))
        one_round = "R" + 3 * players * "b" + 3 * players * "r"
        assert phases == (one_round + "t") * 5 + one_round + "e"
        assert [text.split()[1] for text in told(log, "round")] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("AG-ROUND-2", "AG-ROUND-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_resolution_waits_for_the_last_token(players: int) -> None:
    table = bidding(setting(players, tiles=["FOR MTN"]))
    log = table.listen()
    for number in range(3 * players):
        assert table.step is not None
        assert table.step.name == "bid"
        assert told(log, "bid-revealed") == []
        assert len(seen_tokens(table, None, 1)) == number
        play(table, f"bid {number // players + 1} @1 bid")
    assert len(told(log, "bid-revealed")) == 3 * players
    assert seen_tokens(table, None, 1) == []


@pytest.mark.rule("AG-ROUND-4", "AG-EOR-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_holder_changes_between_rounds_only(players: int) -> None:
    for seed in range(10):
        holders: dict[int, set[int]] = {}
        for table in wandering(players, seed):
            holders.setdefault(table.round or 1, set()).add(table.view(None)["holder"])
        first = min(holders[1])
        assert holders == {number: {(first + number - 1) % players} for number in range(1, 7)}


@pytest.mark.rule("AG-ROUND-1", "AG-EOR-1")
def test_ag_dv_9_holders_of_the_six_rounds() -> None:
    """AG-DV-9: 4 players, seat 2 first: holders of rounds 1..6: 2 3 0 1 2 3."""
    holders: list[int] = []
    for table in wandering(4, 5, {"first_player": 2}):
        if table.round > len(holders):
            holders.append(table.view(0)["holder"])
    assert holders == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("AG-EOR-1")
@pytest.mark.parametrize(("players", "times"), [(2, [3, 3]), (3, [2, 2, 2]), (4, [2, 2, 1, 1])])
def test_times_that_each_seat_holds_the_testament(players: int, times: list[int]) -> None:
    game = wandering(players, 3, {"first_player": 0})
    log = next(game).listen()
    *_, _ = game
    holders = [int(text.split()[2]) for text in told(log, "round")]
    assert [holders.count(seat) for seat in range(players)] == times


# Tokens


@pytest.mark.rule("AG-TOKEN-1", "AG-TOKEN-2", "AG-TOKEN-4", "AG-AUCT-1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_tokens_of_every_colour_are_worth_1_2_and_3(seat: int) -> None:
    for token in (1, 2, 3):
        table = placed(setting(4, holder=(seat + 1) % 4, tiles=["FOR MTN"]), f"{seat}:{token}@1")
        log = table.listen()
        resolving(table)
        assert told(log, "auction-won") == [f"auction-won {seat} 1 {token}"]


@pytest.mark.rule("AG-TOKEN-1", "AG-TOKEN-3", "AG-TOKEN-4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("token", "action", "first"),
    [(1, "move", "move FOR L1"), (2, "swap", "swap FOR L1"), (3, "draw", "draw pile")],
)
def test_the_tokens_of_every_colour_carry_move_swap_and_draw(
    seat: int, token: int, action: str, first: str
) -> None:
    table = placed(setting(4, boards={seat: {"L1": "FOR", "V1": "CHA"}}), f"{seat}:{token}@1a")
    log = table.listen()
    resolving(table)
    assert told(log, "action-revealed") == [f"action-revealed {seat} {token} 1 {action}"]
    assert (table.actor, first in options(table)) == (seat, True)
    assert table.step is not None
    assert table.step.name == action


@pytest.mark.rule("AG-TOKEN-5")
def test_a_token_is_used_for_its_action_or_for_its_value_never_for_both() -> None:
    table = setting(3, holder=2, tiles=["FOR MTN"], boards={0: {"L1": "VIL"}, 1: {"L1": "VIL"}})
    resolving(placed(table, "0:3@1a", "0:1@1", "1:2@1"))
    play(table, "decline")  # the 3 of seat 0 gives a Draw and adds nothing to the bid of 1
    assert (table.actor, options(table)[0]) == (1, "place FOR L1")
    play(table, "place FOR L1", "place MTN L1")
    assert (slot(table, 0, "L1"), slot(table, 1, "L1")) == ("VIL", "FOR MTN VIL")
    assert table.actor == portulan.CHANCE  # the refill: the tokens of the bid zone gave no action


# Bids


@pytest.mark.rule("AG-BID-1", "AG-BID-2", "AG-BID-11")
def test_ag_dv_4_order_of_placements() -> None:
    """AG-DV-4: 3 players, H = 1: order of placements: 1 2 0 1 2 0 1 2 0."""
    table = bidding(setting(3, holder=1, tiles=["FOR MTN"]))
    log = table.listen()
    all_on_one_tile(table)
    assert [text.split()[1] for text in told(log, "bid")] == ["1", "2", "0"] * 3
    assert told(log, "bid-revealed") == [
        *("bid-revealed 1 1 1", "bid-revealed 2 1 1", "bid-revealed 0 1 1"),
        *("bid-revealed 1 2 1", "bid-revealed 2 2 1", "bid-revealed 0 2 1"),
        *("bid-revealed 1 3 1", "bid-revealed 2 3 1", "bid-revealed 0 3 1"),
    ]


@pytest.mark.rule("AG-BID-1", "AG-BID-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_laps_clockwise_from_the_holder(players: int) -> None:
    for seed in range(10):
        order: dict[int, list[int]] = {}
        game = wandering(players, seed)
        log = next(game).listen()
        *_, _ = game
        for text in told(log, "round", "bid"):
            name, *fields = text.split()
            if name == "round":
                seats = order[int(fields[0])] = []
                holder = int(fields[1])
            else:
                seats.append(int(fields[0]))
                assert int(fields[0]) == (holder + len(seats) - 1) % players
        assert [len(seats) for seats in order.values()] == [3 * players] * 6


@pytest.mark.rule("AG-BID-1", "AG-BID-9")
def test_nobody_places_out_of_turn() -> None:
    table = bidding(setting(3, holder=1, tiles=["FOR MTN"]))
    before = table.digest()
    for seat in (0, 2):
        with pytest.raises(portulan.Refused):
            table.play(table.parse("bid 1 @1 bid"), seat)
    assert table.digest() == before
    table.play(table.parse("bid 1 @1 bid"), 1)
    with pytest.raises(portulan.Refused) as second:
        table.play(table.parse("bid 2 @1 bid"), 1)
    assert second.value.rule == "AG-BID-9"
    assert seen_tokens(table, 1, 1) == ["1:1@bid"]


@pytest.mark.rule("AG-BID-3", "AG-BID-14")
def test_tokens_lie_face_down_for_everybody_but_their_owner() -> None:
    table = bidding(setting(3, tiles=["FOR MTN"] * 5))
    log = table.listen()
    play(table, "bid 3 @2 action", "bid 1 @2 bid", "bid 2 @2 bid", "bid 2 @2 bid")
    hidden = ["0:?@action", "1:?@bid", "2:?@bid", "0:?@bid"]
    assert seen_tokens(table, None, 2) == hidden
    assert seen_tokens(table, 0, 2) == ["0:3@action", "1:?@bid", "2:?@bid", "0:2@bid"]
    assert seen_tokens(table, 1, 2) == ["0:?@action", "1:1@bid", "2:?@bid", "0:?@bid"]
    boards = table.view(1)["boards"]
    assert [board["tokens"] for board in boards] == [None, [2, 3], None]
    assert [board["tokens_in_hand"] for board in boards] == [1, 2, 2]
    assert [board["tokens_shown"] for board in boards] == [[], [], []]
    heard = [EVENTS[event[0]].seen_by(event, 1) for event in log]
    assert told(heard) == [
        "bid 0 hidden 2 action",
        "bid 1 1 2 bid",
        "bid 2 hidden 2 bid",
        "bid 0 hidden 2 bid",
    ]


@pytest.mark.rule("AG-BID-3", "AG-BID-14")
@pytest.mark.parametrize("permuted", ["123", "132", "213", "231", "312", "321"])
def test_ag_dv_74_hidden_information(permuted: str) -> None:
    """AG-DV-74: two states that differ only in the order of the pile and in a permutation of the faces of the
    unrevealed tokens of seat 1 (in hand and placed) give seat 0 the same view and the same legal options."""

    def bids(first: str, second: str) -> Agartha:
        return placed(setting(3, tiles=["FOR MTN"] * 5), f"1:{first}@1a", f"1:{second}@4", "2:3@4")

    for sequel in (bidding, resolving_tile_3):
        one, other = sequel(bids("1", "2")), sequel(bids(permuted[0], permuted[1]))
        one.generator, other.generator = None, portulan.new("agartha", 3, seed=permuted).generator
        for viewer in (0, 2, None):
            assert one.view(viewer) == other.view(viewer)
        assert one.moves(0) == other.moves(0) != []
    assert (bids("1", "2").view(1) == bids(permuted[0], permuted[1]).view(1)) == (permuted == "123")


def resolving_tile_3(table: Agartha) -> Agartha:
    """Seat 0 decides on a Draw on tile 3 while the tokens of seat 1 lie on other tiles."""
    return resolving(placed(table, "0:3@3a"), 3)


@pytest.mark.rule("AG-BID-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_cannot_tell_a_resampled_table_from_the_true_one(players: int) -> None:
    rng = random.Random(74)
    for seed in range(2):
        differed = False
        for table in wandering(players, seed):
            for viewer in range(players):
                other = table.resample(viewer, rng)
                assert other.view(viewer) == table.view(viewer)
                assert other.moves(viewer) == table.moves(viewer)
                differed = differed or other.placements != table.placements
        assert differed


@pytest.mark.rule("AG-BID-14", "AG-BID-11")
def test_owner_position_and_order_of_tokens_are_public() -> None:
    table = bidding(setting(2, tiles=["FOR MTN"] * 3))
    play(table, "bid 1 @3 bid", "bid 2 @1 action", "bid 3 @3 bid", "bid 1 @2 bid")
    for viewer in (None, 0, 1):
        lying = [
            (token["order"], token["seat"], number, token["zone"])
            for number, tile in enumerate(table.view(viewer)["tiles"], 1)
            for token in tile["tokens"]
        ]
        assert sorted(lying) == [(0, 0, 3, "bid"), (1, 1, 1, "action"), (2, 0, 3, "bid"), (3, 1, 2, "bid")]


@pytest.mark.rule("AG-BID-4", "AG-BID-12")
@pytest.mark.parametrize(("players", "choices"), [(2, 18), (3, 30), (4, 36)])
def test_ag_dv_7_first_placement(players: int, choices: int) -> None:
    """AG-DV-7: first placement of the game, 2 / 3 / 4 players: 18 / 30 / 36 legal (token, tile, zone) choices."""
    table = bidding(setting(players))
    assert len(table.moves()) == choices
    assert sorted(options(table)) == sorted(
        f"bid {token} @{tile} {zone}"
        for token in (1, 2, 3)
        for tile in range(1, TILES[players] + 1)
        for zone in ("action", "bid")
    )


@pytest.mark.rule("AG-BID-5")
def test_ag_dv_5_a_taken_action_zone() -> None:
    """AG-DV-5: a token stands in the action zone of tile 2; anyone, also its owner, targets it: illegal."""
    table = play(bidding(setting(3)), "bid 1 @2 action")
    for seat in (1, 2, 0):
        assert table.actor == seat
        for token in (1, 2, 3):
            if seat != 0 or token != 1:
                assert refusal(table, f"bid {token} @2 action") == "AG-BID-5"
        assert "bid 2 @1 action" in options(table)
        assert not any("@2 action" in move for move in options(table))
        assert unexplained(table) == []
        play(table, "bid 3 @2 bid")


@pytest.mark.rule("AG-BID-5")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_refusal_of_a_taken_action_zone_cites_its_clause_once(lang: str) -> None:
    table = play(bidding(setting(3)), "bid 1 @2 action")
    assert explained(table, "bid 1 @2 action", lang).count("AG-BID-5") == 1


@pytest.mark.rule("AG-BID-6", "AG-BID-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bid_zone_holds_any_number_of_tokens(players: int) -> None:
    table = bidding(setting(players, tiles=["FOR MTN"]))
    log = table.listen()
    all_on_one_tile(table)
    assert len(told(log, "bid-revealed")) == 3 * players
    assert told(log, "testament-won") == ["testament-won 0 1 6"]


@pytest.mark.rule("AG-BID-7", "AG-AUCT-1")
def test_ag_dv_6_three_tokens_in_one_bid_zone() -> None:
    """AG-DV-6: one player places 1, 2 and 3 in one bid zone: legal, sum 6."""
    table = bidding(setting(2, holder=1, tiles=["FOR MTN"]))
    log = table.listen()
    play(
        table, "bid 1 @3 bid", "bid 1 @1 bid", "bid 2 @3 bid", "bid 2 @1 bid", "bid 3 @2 bid", "bid 3 @1 bid"
    )
    assert told(log, "auction-won") == ["auction-won 0 1 6"]


@pytest.mark.rule("AG-BID-8")
def test_a_player_may_use_both_zones_of_a_tile() -> None:
    table = bidding(setting(2, tiles=["FOR MTN"]))
    play(table, "bid 3 @1 action", "bid 1 @2 bid", "bid 2 @1 bid")
    assert seen_tokens(table, 0, 1) == ["0:3@action", "0:2@bid"]
    other = play(bidding(setting(2, tiles=["FOR MTN"])), "bid 3 @1 bid", "bid 1 @2 bid", "bid 2 @1 action")
    assert seen_tokens(other, 0, 1) == ["0:3@bid", "0:2@action"]


@pytest.mark.rule("AG-BID-9")
def test_nobody_passes_or_keeps_a_token_back() -> None:
    table = bidding(setting(3))
    for move in ("stop", "decline", "keep", "place CHA L1"):
        assert refusal(table, move) == "AG-BID-9"
    for lang in ("en", "fr"):
        assert explained(table, "stop", lang).count("AG-BID-9") == 1
    play(table, *["bid 1 @1 bid"] * 3, *["bid 2 @1 bid"] * 3)
    assert refusal(table, "stop") == "AG-BID-9"
    assert all(move.startswith("bid 3 ") for move in options(table))


@pytest.mark.rule("AG-BID-10")
def test_a_placed_token_stays_where_it_is() -> None:
    table = play(bidding(setting(2)), "bid 3 @1 bid", "bid 1 @1 bid")
    for move in ("bid 3 @1 bid", "bid 3 @1 action", "bid 3 @2 bid"):
        assert refusal(table, move) == "AG-BID-10"
    for lang in ("en", "fr"):
        assert explained(table, "bid 3 @2 bid", lang).count("AG-BID-10") == 1
    assert sorted({move[:5] for move in options(table)}) == ["bid 1", "bid 2"]


@pytest.mark.rule("AG-BID-10", "AG-BID-11")
def test_later_placements_leave_the_earlier_ones_alone() -> None:
    table = bidding(setting(2))
    bids = ["bid 3 @1 action", "bid 1 @1 bid", "bid 2 @1 bid", "bid 2 @2 bid", "bid 1 @3 action"]
    lying = ["0:3@1a", "1:1@1", "0:2@1", "1:2@2", "0:1@3a"]
    for number, move in enumerate(bids, 1):
        play(table, move)
        assert table.placements == placed(setting(2), *lying[:number]).placements


@pytest.mark.rule("AG-BID-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_token_moves_or_turns_before_its_resolution(players: int) -> None:
    """Between two decisions of a round a token keeps its place, or has been revealed and is back in hand."""
    for seed in range(10):
        number, before = 0, dict[tuple[int, int], tuple[int, int]]()
        for table in wandering(players, seed):
            lying = {(seat, token): (tile, zone) for tile, zone, seat, token in table.placements}
            if table.round == number:
                shown = [board["tokens_shown"] for board in table.view(None)["boards"]]
                for (seat, token), where in before.items():
                    revealed = token + 1 in shown[seat]
                    assert revealed != ((seat, token) in lying)
                    assert revealed or lying[seat, token] == where
            number, before = table.round, lying


@pytest.mark.rule("AG-BID-12")
def test_any_free_zone_may_be_used_even_in_vain() -> None:
    table = bidding(setting(2, tiles=["", "FOR MTN", "CHA CHA"]))  # tile 1 is empty, so are all boards
    assert {"bid 3 @1 bid", "bid 3 @1 action", "bid 1 @2 action", "bid 2 @3 action"} <= set(options(table))
    log = table.listen()
    play(
        table,
        "bid 1 @1 action",
        "bid 1 @1 bid",
        "bid 2 @2 action",
        "bid 2 @3 bid",
        "bid 3 @3 bid",
        "bid 3 @3 bid",
    )
    assert told(log, "action-revealed", "auction-empty", "auction-won") == [
        "action-revealed 0 1 1 move",
        "auction-empty 1",
        "action-revealed 0 2 2 swap",
        "auction-won 1 3 5",
    ]


@pytest.mark.rule("AG-BID-5", "AG-BID-13")
def test_ag_dv_8_last_placement_with_all_action_zones_taken() -> None:
    """AG-DV-8: last placement, 2 players, one token left, all 3 action zones taken: 3 legal choices (bid zones)."""
    table = bidding(setting(2))
    play(table, "bid 1 @1 action", "bid 1 @2 action", "bid 2 @3 action", "bid 2 @1 bid", "bid 3 @1 bid")
    assert options(table) == ["bid 3 @1 bid", "bid 3 @2 bid", "bid 3 @3 bid"]


@pytest.mark.rule("AG-BID-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_legal_placement_always_exists(players: int) -> None:
    """Every token in hand may go to every bid zone, whatever lies there."""
    for seed in range(10):
        for table in wandering(players, seed):
            if table.step is not None and table.step.name == "bid":
                assert table.actor is not None
                for token in table.view(table.actor)["boards"][table.actor]["tokens"]:
                    zones = [f"bid {token} @{tile + 1} bid" for tile in range(TILES[players])]
                    assert set(zones) <= set(options(table))


@pytest.mark.rule("AG-BID-14")
def test_what_was_revealed_in_a_round_is_forgotten_in_the_next() -> None:
    """Seat 1 took back all three tokens: in the next round nobody is shown again which ones he has left."""
    table = placed(setting(3), "1:1@1", "1:2@2a", "1:3@3")
    resolving(table)
    while table.round == 1:
        assert table.view(0)["boards"][1]["tokens_shown"]
        table.play(table.moves()[-1])
    assert table.view(0)["boards"][1]["tokens_shown"] == []
