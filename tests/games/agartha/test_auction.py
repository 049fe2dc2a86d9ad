"""Auctions of Agartha (AG-AUCT, AG-TIE): sums, the testament in a tie, the order of choice."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import portulan
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import (
    explained,
    options,
    placed,
    play,
    points,
    refusal,
    resolving,
    setting,
    slot,
    tile,
    told,
    unexplained,
    winning,
)


def auction(bids: str, tile_cards: str, *, players: int = 3, holder: int = 0) -> Agartha:
    """Resolves tile 1 with these bids, written "0:1, 1:3" in order of placement."""
    table = setting(players, holder=holder, tiles=[tile_cards])
    return resolving(placed(table, *(f"{bid.strip()}@1" for bid in bids.split(","))))


def won(table: Agartha) -> dict[int, str]:
    """Names the cards that each winner has yet to place."""
    boards = table.view(None)["boards"]
    return {seat: " ".join(board["transit"]) for seat, board in enumerate(boards) if board["transit"]}


# Sums


@pytest.mark.rule("AG-AUCT-1", "AG-AUCT-3", "AG-AUCT-5", "AG-BID-7")
def test_ag_ex_2_sum_of_tokens() -> None:
    """AG-EX-2: tile 1 = [CHA, CPS]; bids G{1,3}, R{2}: G wins both cards, R none; tokens back, 0 points."""
    green, red = 0, 2
    for order in ("0:1, 0:3, 2:2", "2:2, 0:3, 0:1", "0:3, 2:2, 0:1"):
        table = auction(order, "CHA CPS")
        assert won(table) == {green: "CHA CPS"}
        assert tile(table, 1) == ""
        assert table.view(green)["boards"][green]["tokens"] == [1, 2, 3]
        assert table.view(red)["boards"][red]["tokens"] == [1, 2, 3]
        assert (points(table, green), points(table, red)) == (0, 0)


@pytest.mark.rule("AG-AUCT-2")
def test_ag_dv_10_a_lone_bidder() -> None:
    """AG-DV-10: bid zone 0:1, nobody else, 2 cards: 0 wins both with a bid of 1."""
    for holder in (0, 1, 2):
        table = auction("0:1", "FOR MTN", holder=holder)
        assert (won(table), tile(table, 1)) == ({0: "FOR MTN"}, "")


@pytest.mark.rule("AG-AUCT-3", "AG-AUCT-5")
@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_the_strictly_highest_bid_wins_everything_whoever_holds_the_testament(holder: int) -> None:
    table = auction("0:1, 1:2, 2:3, 0:2, 3:1, 2:1", "FOR MTN", players=4, holder=holder)
    assert won(table) == {2: "FOR MTN"}
    play(table, "place FOR L1", "place MTN L1")
    assert won(table) == {}
    assert table.actor == portulan.CHANCE  # the others get nothing: the round ends


@pytest.mark.rule("AG-AUCT-2", "AG-AUCT-4")
def test_ag_dv_20_a_lone_bidder_on_three_cards() -> None:
    """AG-DV-20: 3-card tile, lone bidder: wins 3 cards, places all in one zone."""
    table = auction("1:1", "FOR CPS CHA")
    assert (won(table), tile(table, 1)) == ({1: "CHA FOR CPS"}, "")
    play(table, "place CHA L1")
    assert refusal(table, "place FOR V1") == "AG-PLACE-2"
    assert options(table) == [
        f"place {kind} {name}" for kind in ("FOR", "CPS") for name in ("L1", "L2", "L3")
    ]
    play(table, "place CPS L3", "place FOR L1")
    assert (slot(table, 1, "L1"), slot(table, 1, "L3")) == ("CHA FOR", "CPS")


@pytest.mark.rule("AG-AUCT-3", "AG-AUCT-4")
@pytest.mark.parametrize("cards", ["FOR", "FOR MTN", "FOR MTN VIL"])
def test_all_cards_are_as_many_as_there_are(cards: str) -> None:
    table = auction("1:2, 2:3", cards)
    assert (won(table), tile(table, 1)) == ({2: cards}, "")


@pytest.mark.rule("AG-AUCT-6")
def test_won_cards_cannot_be_refused() -> None:
    table = auction("0:1", "FOR CHA")
    for move in ("leave CHA", "leave FOR", "keep", "decline", "stop"):
        assert refusal(table, move) == "AG-AUCT-6"
    for lang in ("en", "fr"):
        assert explained(table, "leave CHA", lang).count("AG-AUCT-6") == 1
    play(table, "place CHA V1")
    assert refusal(table, "leave FOR") == "AG-AUCT-6"
    assert options(table) == ["place FOR V1", "place FOR V2"]


@pytest.mark.rule("AG-AUCT-6", "AG-TIE-3")
def test_a_tied_player_must_take_a_card() -> None:
    table = auction("2:2, 1:2", "FOR CHA")
    for move in ("stop", "decline", "keep", "leave FOR", "pick MTN"):
        assert refusal(table, move) == "AG-TIE-3"
    assert unexplained(table) == []
    for lang in ("en", "fr"):
        assert explained(table, "pick MTN", lang).count("AG-TIE-3") == 1


@pytest.mark.rule("AG-AUCT-7")
@pytest.mark.parametrize("bids", ["1:2", "1:2, 2:2", "0:3, 2:3", "1:1, 0:2, 2:3"])
def test_nothing_is_won_on_an_empty_tile(bids: str) -> None:
    table = setting(3, tiles=["", "FOR"])
    log = table.listen()
    resolving(placed(table, *(f"{bid}@1" for bid in bids.split(", "))))
    assert won(table) == {}
    assert told(log, "auction-empty") == ["auction-empty 1"]
    assert told(log, "auction-won", "testament-won", "auction-tied") == []
    for seat in range(3):
        assert table.view(seat)["boards"][seat]["tokens"] == [1, 2, 3]
    assert table.actor == portulan.CHANCE  # the refill of tile 1


# Ties


@pytest.mark.rule("AG-TIE-1")
def test_ag_ex_3_a_tie_with_the_holder() -> None:
    """AG-EX-3: G and Y equal at the top with 2 each; holder = G: G wins both cards, Y none."""
    for order in ("0:2, 1:2", "1:2, 0:2"):
        table = auction(order, "FOR MTN", holder=0)
        assert (won(table), tile(table, 1), table.actor) == ({0: "FOR MTN"}, "", 0)


@pytest.mark.rule("AG-TIE-1", "AG-TIE-10")
def test_ag_dv_11_two_players_tied() -> None:
    """AG-DV-11: 2 players, H = 1; 0:3, 1:1, 1:2; 2 cards: sums 3-3; 1 wins both."""
    table = auction("0:3, 1:1, 1:2", "FOR MTN", players=2, holder=1)
    assert (won(table), table.actor) == ({1: "FOR MTN"}, 1)


@pytest.mark.rule("AG-TIE-3", "AG-TIE-5")
@pytest.mark.parametrize(("chosen", "other"), [("FOR", "CHA"), ("CHA", "FOR")])
def test_ag_dv_12_two_tied_without_the_holder(chosen: str, other: str) -> None:
    """AG-DV-12: 3 players, H = 0; 2:2, 1:2; cards a, b: 2 chooses one, 1 gets the other."""
    table = auction("2:2, 1:2", "FOR CHA")
    assert (table.actor, options(table)) == (2, ["pick CHA", "pick FOR"])
    play(table, f"pick {chosen}")
    assert (won(table), tile(table, 1)) == ({2: chosen, 1: other}, "")


@pytest.mark.rule("AG-TIE-2")
def test_ag_dv_13_a_holder_who_bid_less_is_not_involved() -> None:
    """AG-DV-13: 3 players, H = 0; 0:1, 2:2, 1:2; cards a, b: as AG-DV-12, 0 gets nothing."""
    table = auction("0:1, 2:2, 1:2", "FOR CHA")
    assert (table.actor, options(table)) == (2, ["pick CHA", "pick FOR"])
    play(table, "pick CHA")
    assert won(table) == {2: "CHA", 1: "FOR"}


@pytest.mark.rule("AG-TIE-8", "AG-EOR-3")
def test_ag_dv_14_two_tied_on_three_cards() -> None:
    """AG-DV-14: 3 players, H = 0; 1:2, 2:2; cards a, b, c: 1 chooses one of three, 2 one of the two left, the
    third stays; at the end of the round that tile gets 1 card and has 2."""
    table = auction("1:2, 2:2", "FOR CHA MTN")
    assert (table.actor, options(table)) == (1, ["pick CHA", "pick FOR", "pick MTN"])
    play(table, "pick CHA")
    assert (table.actor, options(table)) == (2, ["pick FOR", "pick MTN"])
    play(table, "pick FOR")
    assert (won(table), tile(table, 1)) == ({1: "CHA", 2: "FOR"}, "MTN")
    play(table, "place CHA L1", "place FOR L1", "card AMU", "card VIL")
    assert (tile(table, 1), tile(table, 2)) == ("MTN AMU", "VIL")


@pytest.mark.rule("AG-TIE-6")
def test_ag_dv_15_three_tied_on_two_cards() -> None:
    """AG-DV-15: 4 players, H = 3; 1:3, 0:3, 2:3; cards a, b: 1 chooses, 0 gets the other, 2 nothing."""
    table = auction("1:3, 0:3, 2:3", "FOR CHA", players=4, holder=3)
    assert (table.actor, options(table)) == (1, ["pick CHA", "pick FOR"])
    play(table, "pick FOR")
    assert (won(table), tile(table, 1)) == ({1: "FOR", 0: "CHA"}, "")
    play(table, "place FOR L1", "place CHA L1")
    assert table.actor == portulan.CHANCE


@pytest.mark.rule("AG-TIE-7")
def test_ag_dv_16_three_tied_on_three_cards() -> None:
    """AG-DV-16: 4 players, H = 3; 1:3, 0:3, 2:3; cards a, b, c: 1 chooses, 0 chooses, 2 gets the last; tile empty."""
    table = auction("1:3, 0:3, 2:3", "FOR CHA MTN", players=4, holder=3)
    assert (table.actor, options(table)) == (1, ["pick CHA", "pick FOR", "pick MTN"])
    play(table, "pick MTN")
    assert (table.actor, options(table)) == (0, ["pick CHA", "pick FOR"])
    play(table, "pick FOR")
    assert (won(table), tile(table, 1)) == ({1: "MTN", 0: "FOR", 2: "CHA"}, "")


@pytest.mark.rule("AG-TIE-1", "AG-TIE-12")
@pytest.mark.parametrize("cards", ["FOR MTN", "FOR MTN VIL"])
def test_ag_dv_17_four_tied(cards: str) -> None:
    """AG-DV-17: 4 players, H = 3; 0:2, 1:2, 2:2, 3:2; 2 or 3 cards: 3 takes all cards."""
    table = auction("0:2, 1:2, 2:2, 3:2", cards, players=4, holder=3)
    assert (won(table), tile(table, 1), table.actor) == ({3: cards}, "", 3)


@pytest.mark.rule("AG-TIE-3", "AG-TIE-4", "AG-BID-11")
def test_ag_dv_18_the_first_token_counts_not_the_one_that_completes_the_sum() -> None:
    """AG-DV-18: 3 players, H = 2; 0:1, 1:3, 0:2; 2 cards: sums 3-3; 0 bet first and chooses."""
    table = auction("0:1, 1:3, 0:2", "FOR CHA", holder=2)
    assert (table.actor, options(table)) == (0, ["pick CHA", "pick FOR"])
    play(table, "pick CHA")
    assert won(table) == {0: "CHA", 1: "FOR"}


@pytest.mark.rule("AG-TIE-2", "AG-TIE-3", "AG-TIE-4")
def test_ag_dv_19_order_by_first_token() -> None:
    """AG-DV-19: 3 players, H = 2; 0:3, 1:1, 2:2, 1:2; 2 cards: 0 and 1 tie at 3, the holder has 2 and is not
    involved; order by first token: 0 chooses, 1 gets the other."""
    table = auction("0:3, 1:1, 2:2, 1:2", "FOR CHA", holder=2)
    assert (table.actor, options(table)) == (0, ["pick CHA", "pick FOR"])
    play(table, "pick FOR")
    assert won(table) == {0: "FOR", 1: "CHA"}


@pytest.mark.rule("AG-TIE-4", "AG-BID-11")
def test_tokens_on_other_tiles_and_in_the_action_zone_are_no_bets_on_this_one() -> None:
    table = setting(3, holder=2, tiles=["FOR CHA", ""])
    resolving(placed(table, "1:1@2", "1:2@1a", "0:3@1", "1:3@1"))
    assert (table.actor, options(table)) == (0, ["pick CHA", "pick FOR"])


@pytest.mark.rule("AG-TIE-9")
def test_ag_dv_21_a_tie_on_one_card() -> None:
    """AG-DV-21: 1-card tile, H = 0; 2:2, 1:2: 2 wins the card, 1 nothing."""
    table = auction("2:2, 1:2", "CHA")
    assert (won(table), tile(table, 1), table.actor) == ({2: "CHA"}, "", 2)
    play(table, "place CHA L1")
    assert table.actor == portulan.CHANCE


@pytest.mark.rule("AG-TIE-9", "AG-TIE-12")
def test_three_tied_on_one_card() -> None:
    table = auction("2:1, 0:3, 1:3, 2:2", "CHA", players=4, holder=3)
    assert (won(table), tile(table, 1), table.actor) == ({2: "CHA"}, "", 2)


@pytest.mark.rule("AG-TIE-13")
def test_ag_dv_22_all_choose_before_anybody_places() -> None:
    """AG-DV-22: tie of 2 and 1 (H = 0) on [FOR, CHA]; 2 takes FOR, puts it in EX with CHA, explores, Draws: the
    CHA of that tile already belongs to 1 and cannot be drawn; then 1 places it."""
    table = setting(3, tiles=["FOR CHA", "MTN"], boards={2: {"EX": "CHA"}})
    resolving(placed(table, "2:2@1", "1:2@1"))
    play(table, "pick FOR")
    assert won(table) == {2: "FOR", 1: "CHA"}
    play(table, "place FOR EX", "explore 1")
    assert (table.actor, options(table)) == (2, ["draw pile", "draw MTN @2", "decline"])
    assert refusal(table, "draw CHA @1") == "AG-ACT-DRAW-1"
    play(table, "draw MTN @2", "card AMU", "place MTN L1")
    assert (table.actor, won(table)) == (1, {1: "CHA"})
    assert slot(play(table, "place CHA V2"), 1, "V2") == "CHA"


@pytest.mark.rule("AG-TIE-13")
def test_tied_players_place_and_resolve_in_the_order_of_their_choice() -> None:
    boards = {seat: {"V1": "CHA"} for seat in (0, 1, 2)}
    table = setting(4, holder=3, tiles=["CHA CHA CHA"], boards=boards)
    log = table.listen()
    resolving(placed(table, "2:3@1", "0:3@1", "1:3@1"))
    assert won(table) == {2: "CHA", 0: "CHA", 1: "CHA"}
    for seat in (2, 0, 1):
        assert table.actor == seat
        play(table, "place CHA V1", "validate V1 2")
    assert [text.split()[:2] for text in told(log, "picked", "placed", "validated")] == [
        *(["picked", "2"], ["picked", "0"], ["picked", "1"]),
        *(["placed", "2"], ["validated", "2"]),
        *(["placed", "0"], ["validated", "0"]),
        *(["placed", "1"], ["validated", "1"]),
    ]


# The whole of 2.5, read a second time


def expected(tokens: list[tuple[int, int]], cards: int, holder: int) -> tuple[dict[int, int], list[int]]:
    """Settles an auction from the clauses: the number of cards of each winner, and who chooses in which order."""
    sums: Counter[int] = Counter()
    for seat, value in tokens:
        sums[seat] += value
    top = [seat for seat in dict(tokens) if sums[seat] == max(sums.values())]
    if len(top) == 1:
        return {top[0]: cards}, []
    if holder in top:
        return {holder: cards}, []
    return dict.fromkeys(top[:cards], 1), top


@pytest.mark.rule(
    *("AG-AUCT-1", "AG-AUCT-2", "AG-AUCT-3", "AG-AUCT-4", "AG-AUCT-5"),
    *("AG-TIE-1", "AG-TIE-2", "AG-TIE-3", "AG-TIE-4", "AG-TIE-5", "AG-TIE-6", "AG-TIE-7", "AG-TIE-8"),
    *("AG-TIE-9", "AG-TIE-10", "AG-TIE-11", "AG-TIE-12"),
)
@pytest.mark.parametrize("cards", ["FOR", "FOR CHA", "FOR CHA MTN"])
@pytest.mark.parametrize(("players", "sizes"), [(2, set()), (3, {2}), (4, {2, 3})])
def test_random_auctions_come_out_as_the_clauses_say(players: int, sizes: set[int], cards: str) -> None:
    """Ties without the holder are between nobody with 2 players, two with 3 players, two or three with 4."""
    rng = random.Random(players)
    seen: set[int] = set()
    for _ in range(250):
        tokens = [(seat, value) for seat in range(players) for value in (1, 2, 3) if rng.random() < 0.4]
        rng.shuffle(tokens)
        if not tokens:
            continue
        holder = rng.randrange(players)
        wins, order = expected(tokens, len(cards.split()), holder)
        table = setting(players, holder=holder, tiles=[cards])
        log = table.listen()
        resolving(placed(table, *(f"{seat}:{value}@1" for seat, value in tokens)))
        while table.step is not None and table.step.name == "pick":
            table.play(rng.choice(table.moves()))
        assert {seat: len(names.split()) for seat, names in won(table).items()} == wins
        assert len(tile(table, 1).split()) == len(cards.split()) - sum(wins.values())
        assert [int(text.split()[1]) for text in told(log, "auction-tied")] == order
        assert [int(text.split()[1]) for text in told(log, "picked")] == order[: len(cards.split())]
        assert table.actor == next(iter(wins))
        if order:
            seen.add(len(order))
    assert seen == sizes


@pytest.mark.rule("AG-TIE-3", "AG-TIE-13")
def test_a_choice_is_told_with_its_card_and_its_tile() -> None:
    """Tile 2 = [CHA, FOR, MTN]; bids 1:2, 2:2 tie without the holder: 1 takes FOR, 2 takes CHA."""
    table = placed(setting(3, tiles=["", "CHA FOR MTN"]), "1:2@2", "2:2@2")
    log = table.listen()
    play(resolving(table, 2), "pick FOR", "pick CHA")
    assert told(log, "picked") == ["picked 1 FOR 2", "picked 2 CHA 2"]


@pytest.mark.rule("AG-TIE-8")
@pytest.mark.parametrize(
    ("third", "events"),
    [
        ("stay", []),
        ("earliest_bettor", ["took-last 1 MTN 2"]),
        ("discard", ["last-discarded MTN 2"]),
    ],
)
def test_what_becomes_of_the_third_card_is_told(third: str, events: list[str]) -> None:
    """Tile 2 = [CHA, FOR, MTN]; 1 and 2 tie and take FOR and CHA: MTN is left."""
    options = {"third_card_in_two_way_tie": third}
    table = placed(setting(3, tiles=["", "CHA FOR MTN"], options=options), "1:2@2", "2:2@2")
    log = table.listen()
    play(resolving(table, 2), "pick FOR", "pick CHA")
    assert told(log, "took-last", "last-discarded") == events
    assert tile(table, 2) == ("" if events else "MTN")


@pytest.mark.rule("AG-VAL-9")
@pytest.mark.parametrize("window", ["open_set", "strict"])
def test_an_action_gained_with_won_cards_belongs_to_their_step(window: str) -> None:
    """0 wins a CHA and validates V1: he moves MTN to V2 before the step is over, and nothing is open afterwards."""
    table = setting(3, boards={0: {"V1": "CHA", "L1": "MTN"}}, options={"validation_window": window})
    play(winning(table, 0, "CHA"), "place CHA V1", "validate V1 2")
    play(table, "move MTN L1", "to V2")
    assert table.over
    assert table.view(None)["open"] == []


@pytest.mark.rule("AG-AUCT-6")
def test_a_card_that_is_left_is_told_with_its_tile() -> None:
    """0 wins CHA and FOR on tile 3 and leaves FOR there."""
    table = winning(setting(3, options={"allow_refusal": True}), 0, "CHA FOR", tile=3)
    log = table.listen()
    play(table, "leave FOR")
    assert told(log) == ["left 0 FOR 3"]
    assert tile(table, 3) == "FOR"
