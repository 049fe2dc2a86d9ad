"""Resolution of the tiles of Agartha (AG-RES): one after the other, the action zone first."""

from __future__ import annotations

import pytest

import portulan
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import (
    options,
    placed,
    play,
    points,
    resolving,
    seen_tokens,
    setting,
    slot,
    tile,
    told,
    wandering,
)

GREEN, YELLOW, RED = 0, 1, 2


def tokens_in_hand(table: Agartha, seat: int) -> list[int]:
    """Lists the tokens that a seat has in hand, by value."""
    tokens: list[int] = table.view(seat)["boards"][seat]["tokens"]
    return tokens


def tokens_shown(table: Agartha, seat: int) -> list[int]:
    """Lists the tokens of a seat that everybody has seen in this round."""
    tokens: list[int] = table.view(None)["boards"][seat]["tokens_shown"]
    return tokens


@pytest.mark.rule("AG-RES-2", "AG-RES-3", "AG-ACT-DRAW-1", "AG-ACT-DRAW-3")
def test_ag_ex_1_draw_from_a_later_tile() -> None:
    """AG-EX-1: Y performs the Draw of his token in the action zone of tile 1 and takes the Compass of tile 2;
    a card of the pile takes its place; the token is back."""
    table = setting(3, holder=GREEN, tiles=["CHA CPS", "CPS FOR"])
    pile = table.pile_size()
    resolving(placed(table, "0:1@1", "1:3@1a", "2:2@1", "0:3@1"))
    assert (table.actor, "draw CPS @2" in options(table)) == (YELLOW, True)
    play(table, "draw CPS @2", "card VIL", "place CPS L1")
    assert slot(table, YELLOW, "L1") == "CPS"
    assert tile(table, 2) == "FOR VIL"
    assert table.pile_size() == pile - 1
    assert tokens_in_hand(table, YELLOW) == [1, 2, 3]
    assert points(table, YELLOW) == 0
    assert (table.actor, options(table)[0]) == (GREEN, "place CHA L1")


@pytest.mark.rule("AG-RES-4", "AG-RES-7", "AG-PLACE-1")
def test_ag_ex_9_won_cards_are_placed_at_once() -> None:
    """AG-EX-9: G wins tile 1: G places (and may validate) before the action zone of tile 2 is revealed."""
    table = setting(3, tiles=["CHA FOR", "MTN VIL"], boards={GREEN: {"V1": "CHA"}, YELLOW: {"L1": "FOR"}})
    resolving(placed(table, "0:1@1", "1:1@2a"))
    for move in ("place CHA V1", "place FOR V2", "validate V1 2", "move FOR V2", "to EX"):
        assert table.actor == GREEN
        assert seen_tokens(table, None, 2) == ["1:?@action"]
        assert tokens_shown(table, YELLOW) == []
        play(table, move)
    assert (slot(table, GREEN, "EX"), points(table, GREEN)) == ("FOR", 1)
    assert (table.actor, tokens_shown(table, YELLOW)) == (YELLOW, [1])
    assert options(table) == ["move FOR L1", "decline"]


@pytest.mark.rule("AG-RES-1", "AG-SETUP-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_resolved_from_the_farthest_to_the_nearest(players: int) -> None:
    for seed in range(10):
        game = wandering(players, seed)
        log = next(game).listen()
        *_, _ = game
        reached = 0
        for text in told(log, "round", "action-revealed", "bid-revealed"):
            name, *fields = text.split()
            number = 0 if name == "round" else int(fields[2])
            assert name == "round" or number >= reached
            reached = number


@pytest.mark.rule("AG-RES-1")
def test_the_order_of_placement_does_not_matter_for_the_order_of_resolution() -> None:
    table = setting(4, holder=3, tiles=["", "FOR", "", "", "", "MTN"])
    log = table.listen()
    resolving(placed(table, "0:1@6", "1:2@6a", "2:3@2", "3:1@1a", "0:2@4a"))
    play(table, "place FOR L1", "place MTN L1")
    assert told(log, "action-revealed", "bid-revealed", "placed") == [
        "action-revealed 3 1 1 move",
        "bid-revealed 2 3 2",
        "placed 2 FOR L1",
        "action-revealed 0 2 4 swap",
        "action-revealed 1 2 6 swap",
        "bid-revealed 0 1 6",
        "placed 0 MTN L1",
    ]


@pytest.mark.rule("AG-RES-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_every_tile_the_action_zone_comes_before_the_bid_zone(players: int) -> None:
    both = 0
    for seed in range(10):
        game = wandering(players, seed)
        log = next(game).listen()
        *_, _ = game
        acted = sold = ""
        for text in told(log, "round", "action-revealed", "bid-revealed"):
            name, *fields = text.split()
            if name == "bid-revealed":
                both += acted == fields[2] != sold
                sold = fields[2]
            elif name == "action-revealed":
                acted = fields[2]
                assert acted != sold
            else:
                acted = sold = ""
    assert both > 10


@pytest.mark.rule("AG-RES-3", "AG-ACT-1")
def test_the_owner_of_an_action_token_may_decline_and_takes_it_back() -> None:
    table = setting(3, holder=2, boards={1: {"L1": "FOR", "V1": "CHA"}})
    placed(table, "1:2@1a", "0:3@2a")
    assert tokens_in_hand(table, 1) == [1, 3]
    resolving(table)
    assert (table.actor, tokens_shown(table, 1)) == (1, [2])
    assert tokens_in_hand(table, 1) == [1, 2, 3]
    assert (tokens_in_hand(table, 0), tokens_shown(table, 0)) == ([1, 2], [])
    assert seen_tokens(table, None, 1) == []
    play(table, "decline")
    assert (slot(table, 1, "L1"), slot(table, 1, "V1")) == ("FOR", "CHA")
    assert (table.actor, tokens_shown(table, 0)) == (0, [3])


@pytest.mark.rule("AG-RES-3")
def test_the_owner_performs_the_action_on_his_board() -> None:
    table = setting(3, boards={seat: {"L1": "FOR", "V1": "CHA", "EX": "VIL"} for seat in (0, 1)})
    play(resolving(placed(table, "1:2@1a")), "swap FOR L1", "with CHA V1")
    assert (slot(table, 1, "L1"), slot(table, 1, "V1")) == ("CHA", "FOR")
    assert (slot(table, 0, "L1"), slot(table, 0, "V1")) == ("FOR", "CHA")


@pytest.mark.rule("AG-RES-3", "AG-RES-4", "AG-VAL-2", "AG-VAL-9")
def test_an_action_opens_only_what_it_changes_and_closes_it_again() -> None:
    pair = {"V1": "CHA CHA", "V2": "CHA", "EX": "FOR CHA", "L1": "MTN"}
    table = setting(3, boards={0: pair, 1: pair})
    resolving(placed(table, "0:2@1a", "1:1@2a"))
    play(table, "decline")
    assert (table.actor, table.view(None)["open"]) == (1, [])
    play(table, "move MTN L1", "to V2")  # that opens V2, which holds one Character only
    assert (table.actor, table.view(None)["open"]) == (portulan.CHANCE, [])


@pytest.mark.rule("AG-RES-4", "AG-RES-2")
def test_the_chain_of_an_action_ends_before_the_bid_zone_is_revealed() -> None:
    table = setting(
        3, tiles=["VIL MTN"], boards={0: {"V1": "CHA CHA CHA", "V2": "CHA", "L1": "AMU"}, 1: {"L1": "FOR"}}
    )
    resolving(placed(table, "1:2@1", "0:1@1a"))
    chain = ["move CHA V1", "to V2", "validate V1 2", "move AMU L1", "to AMS", "validate V2 2"]
    for move in chain:
        assert table.actor == 0
        assert seen_tokens(table, None, 1) == ["1:?@bid"]
        assert tokens_shown(table, 1) == []
        assert tile(table, 1) == "VIL MTN"
        play(table, move)
    assert points(table, 0) == 2
    assert (table.actor, tokens_shown(table, 1), tile(table, 1)) == (1, [2], "")
    assert options(table)[0] == "place MTN L1"


@pytest.mark.rule("AG-RES-5")
def test_all_tokens_of_a_bid_zone_are_revealed_together_and_return() -> None:
    table = setting(4, holder=3, tiles=["FOR MTN", "CHA"])
    log = table.listen()
    resolving(placed(table, "2:1@1", "0:3@1", "1:2@1", "2:3@1", "3:2@2"))
    assert told(log) == [
        "bid-revealed 2 1 1",
        "bid-revealed 0 3 1",
        "bid-revealed 1 2 1",
        "bid-revealed 2 3 1",
        "auction-won 2 1 4",
    ]
    assert (table.actor, options(table)[0]) == (2, "place FOR L1")
    assert [tokens_shown(table, seat) for seat in range(4)] == [[3], [2], [1, 3], []]
    assert [tokens_in_hand(table, seat) for seat in range(4)] == [[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 3]]
    assert seen_tokens(table, None, 1) == []
    play(table, "place FOR L1", "place MTN L2")
    assert (slot(table, 2, "L1"), slot(table, 2, "L2"), tile(table, 1)) == ("FOR", "MTN", "")


@pytest.mark.rule("AG-RES-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_on_later_tiles_stay_face_down(players: int) -> None:
    """Nobody but the owner ever sees the face of a token that lies on a tile, and none is counted as shown."""
    for seed in range(3):
        for table in wandering(players, seed):
            for viewer in (None, *range(players)):
                for lying in table.view(viewer)["tiles"]:
                    for token in lying["tokens"]:
                        assert (token["token"] is not None) == (token["seat"] == viewer)
            for _, _, seat, face in table.placements:
                assert not table.shown[seat] >> face & 1


@pytest.mark.rule("AG-RES-6")
def test_a_later_tile_is_still_hidden_while_an_earlier_one_is_resolved() -> None:
    table = setting(3, tiles=["FOR", "MTN", "VIL"])
    resolving(placed(table, "0:1@1", "1:2@2", "2:3@3", "0:3@3a"))
    assert (table.actor, tokens_shown(table, 0)) == (0, [1])
    assert (seen_tokens(table, 2, 2), seen_tokens(table, 1, 3)) == (["1:?@bid"], ["2:?@bid", "0:?@action"])
    play(table, "place FOR L1")
    assert (table.actor, seen_tokens(table, 2, 2)) == (1, [])
    assert seen_tokens(table, 1, 3) == ["2:?@bid", "0:?@action"]


@pytest.mark.rule("AG-RES-7")
def test_the_chain_of_won_cards_ends_before_the_next_tile() -> None:
    table = setting(3, tiles=["CHA", "CHA"], boards={0: {"V1": "CHA", "V2": "CHA", "EX": "FOR CHA"}})
    log = table.listen()
    resolving(placed(table, "0:1@1", "1:2@2"))
    play(table, "place CHA V1", "validate V1 2", "move CHA V2", "to EX", "explore 1")
    assert (table.actor, tokens_shown(table, 1)) == (0, [])
    play(table, "draw pile", "card AMU")
    assert (table.actor, tokens_shown(table, 1), tile(table, 2)) == (0, [], "CHA")
    play(table, "place AMU L1")
    assert told(log, "bid-revealed", "explored", "placed") == [
        "bid-revealed 0 1 1",
        "placed 0 CHA V1",
        "explored 0 1 1",
        "placed 0 AMU L1",
        "bid-revealed 1 2 2",
    ]


@pytest.mark.rule("AG-RES-8", "AG-EOR-4")
def test_a_tile_without_a_bid_keeps_its_cards() -> None:
    table = setting(2, tiles=["FOR MTN", "VIL CHA", "CPS AMU"], boards={0: {"L1": "FOR"}})
    resolving(placed(table, "0:1@2a", "1:3@3"))
    assert (tile(table, 1), tile(table, 2)) == ("FOR MTN", "VIL CHA")
    play(table, "decline")
    assert (table.actor, tile(table, 1), tile(table, 2), tile(table, 3)) == (1, "FOR MTN", "VIL CHA", "")
    play(table, "place CPS L1", "place AMU L1", "card CHA", "card KNI")
    assert (tile(table, 1), tile(table, 2)) == ("FOR MTN CHA", "VIL CHA KNI")


@pytest.mark.rule("AG-RES-9", "AG-ACT-DRAW-4")
def test_ag_dv_42_a_draw_spoils_the_auction_of_its_tile() -> None:
    """AG-DV-42: Draw in the action zone of tile 3 takes a card of tile 3 on which others have bid: legal; the
    auction is about the remaining card and the replacement."""
    table = setting(3, tiles=["", "", "CPS CHA"])
    resolving(placed(table, "1:2@3", "0:3@3a"), 3)
    play(table, "draw CPS @3", "card KNI")
    assert (table.actor, tile(table, 3)) == (0, "CHA KNI")
    play(table, "place CPS L1")
    assert (table.actor, table.view(None)["boards"][1]["transit"]) == (1, ["CHA", "KNI"])


@pytest.mark.rule("AG-RES-9")
def test_a_draw_earlier_in_the_round_changes_what_is_sold_later() -> None:
    table = setting(3, tiles=["", "CPS CHA FOR"])
    resolving(placed(table, "1:2@2", "0:3@1a"))
    play(table, "draw FOR @2", "card AMU", "place FOR L1")
    assert table.view(None)["boards"][1]["transit"] == ["CHA", "CPS", "AMU"]


@pytest.mark.rule("AG-RES-9")
def test_a_card_that_is_not_replaced_is_missing_in_the_auction() -> None:
    table = setting(3, tiles=["", "CPS CHA"], pile="")
    resolving(placed(table, "1:2@2", "0:3@1a"))
    play(table, "draw CPS @2", "place CPS L1")
    assert table.view(None)["boards"][1]["transit"] == ["CHA"]


@pytest.mark.rule("AG-RES-1", "AG-EOR-1")
def test_the_round_ends_after_the_last_tile() -> None:
    table = setting(2, tiles=["FOR", "MTN", "VIL"])
    resolving(placed(table, "0:1@3", "1:1@1"))
    assert (table.actor, table.round, table.holder) == (1, 1, 0)
    play(table, "place FOR L1")
    assert (table.actor, table.holder) == (0, 0)
    play(table, "place VIL L1")
    assert (table.actor, table.holder) == (portulan.CHANCE, 1)
