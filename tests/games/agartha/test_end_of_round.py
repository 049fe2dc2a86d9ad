"""The end of a round of Agartha (AG-EOR): the testament passes, the tiles are refilled."""

from __future__ import annotations

import pytest

import portulan
from portulan.games.agartha.board import SLOTS
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import (
    bidding,
    cards,
    ending_round,
    options,
    placed,
    play,
    resolving,
    setting,
    slot,
    tile,
    told,
    wandering,
)


def tiles(table: Agartha) -> list[str]:
    """Names the cards of all tiles."""
    return [tile(table, number + 1) for number in range(table.tile_count)]


def pile(table: Agartha) -> tuple[list[str], list[list[str]]]:
    """Gives the upper part of the pile and what lies under it."""
    seen = table.view(None)["pile"]
    return seen["unseen"], seen["under"]


@pytest.mark.rule("AG-EOR-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_holder_gives_the_testament_to_the_player_on_his_left(players: int) -> None:
    for holder in range(players):
        table = setting(players, holder=holder, pile="")
        log = table.listen()
        ending_round(table)
        left = (holder + 1) % players
        assert (table.view(None)["holder"], table.round, table.actor) == (left, 2, left)
        assert told(log, "testament", "round") == [f"testament {left}", f"round 2 {left}"]


@pytest.mark.rule("AG-EOR-2", "AG-EOR-3", "AG-EOR-4", "AG-EOR-5", "AG-EOR-7")
def test_tiles_are_refilled_one_after_the_other_by_their_number_of_cards() -> None:
    table = setting(4, tiles=["FOR MTN VIL", "", "FOR", "FOR MTN", "", "VIL"])
    log = table.listen()
    ending_round(table)
    play(table, *["card CHA"] * 9)
    assert tiles(table) == ["CHA CHA", "CHA CHA", "FOR CHA", "FOR MTN CHA", "CHA CHA", "VIL CHA"]
    assert [text.split()[-1] for text in told(log, "card-on-tile", "under-pile")] == list("1112234556")
    assert told(log)[3] == "under-pile 1"
    assert (table.round, table.actor) == (2, 1)


@pytest.mark.rule("AG-EOR-2")
def test_an_empty_tile_gets_two_cards_face_up() -> None:
    table = ending_round(setting(2, tiles=["", "FOR MTN", "FOR MTN"], pile="CHA KNI AMU AXE"))
    play(table, "card KNI", "card AMU", "card AXE", "card CHA")
    for viewer in (None, 0, 1):
        assert table.view(viewer)["tiles"][0]["cards"] == ["KNI", "AMU"]


@pytest.mark.rule("AG-EOR-3")
def test_a_tile_with_one_card_gets_one() -> None:
    table = play(ending_round(setting(2, tiles=["FOR", "MTN", "VIL"])), "card CHA", "card CHA", "card CHA")
    assert tiles(table) == ["FOR CHA", "MTN CHA", "VIL CHA"]
    assert table.step is not None
    assert table.step.name == "bid"


@pytest.mark.rule("AG-EOR-4", "AG-EOR-5", "AG-EOR-6", "AG-PILE-7", "AG-RES-8")
def test_ag_dv_50_a_tile_without_a_bid_for_two_rounds() -> None:
    """AG-DV-50: tile with 2 cards at the start of round 1, no bid on it in rounds 1 and 2: 3 cards in round 2 (the
    2 old ones and 1 new); 2 new cards in round 3, the 3 old ones under the pile."""
    table = bidding(setting(2, tiles=["FOR FOR", "FOR MTN", "VIL VIL"]))
    for token in (1, 2, 3):
        play(table, *[f"bid {token} @1 bid"] * 2)
    play(table, "place FOR L1", "place FOR L1", "card MTN", "card MTN", "card AMU", "card CPS")
    assert tiles(table) == ["MTN MTN", "FOR MTN AMU", "VIL VIL CPS"]
    for token in (1, 2, 3):
        play(table, *[f"bid {token} @1 bid"] * 2)
    play(table, "place MTN L1", "place MTN L1", "card CHA", "card CHA")
    play(table, "card KNI", "card AXE", "card TOR", "card PHI")
    assert (table.round, tiles(table)) == (3, ["CHA CHA", "KNI AXE", "TOR PHI"])
    assert pile(table)[1] == [["FOR", "MTN", "AMU"], ["VIL", "VIL", "CPS"]]


@pytest.mark.rule("AG-EOR-2", "AG-AUCT-4")
def test_ag_dv_51_a_three_card_tile_sold() -> None:
    """AG-DV-51: 3-card tile sold: 2 new cards."""
    table = setting(2, tiles=["FOR MTN VIL", "CHA", "CHA"])
    resolving(placed(table, "0:1@1"))
    play(
        table, "place FOR L1", "place MTN L1", "place VIL L1", "card KNI", "card AXE", "card AMU", "card AMU"
    )
    assert tiles(table) == ["KNI AXE", "CHA AMU", "CHA AMU"]
    assert pile(table)[1] == []


@pytest.mark.rule("AG-EOR-2", "AG-PILE-3", "AG-PILE-4")
def test_ag_dv_52_a_reshuffle_in_the_middle_of_a_refill() -> None:
    """AG-DV-52: pile 1, discard 4, tile 1 empty: 1 card, reshuffle, 1 card: tile 1 has 2; pile 3."""
    table = setting(2, tiles=["", "CHA", "CHA"], pile="FOR", discard="MTN MTN VIL VIL")
    log = table.listen()
    ending_round(table)
    assert options(table) == ["card FOR"]
    play(table, "card FOR")
    assert options(table) == ["card MTN", "card VIL"]
    play(table, "card VIL")
    assert (tile(table, 1), pile(table), table.pile_size()) == ("FOR VIL", (["MTN", "MTN", "VIL"], []), 3)
    assert told(log)[1:] == ["card-on-tile FOR 1", "reshuffled 4", "card-on-tile VIL 1"]


@pytest.mark.rule("AG-PILE-6", "AG-EOR-2", "AG-EOR-4")
def test_ag_dv_53_nothing_to_refill_with() -> None:
    """AG-DV-53: pile 0, discard 0, tile 1 empty, tile 2 with 2 cards: tile 1 stays empty, tile 2 stays at 2."""
    table = ending_round(setting(2, tiles=["", "FOR MTN", "CHA"], pile=""))
    assert tiles(table) == ["", "FOR MTN", "CHA"]
    assert (table.round, table.actor) == (2, 1)


@pytest.mark.rule("AG-EOR-9", "AG-ROUND-1", "AG-END-5")
def test_ag_dv_54_the_end_of_round_6() -> None:
    """AG-DV-54: end of round 6: no refill, testament stays, scoring."""
    table = setting(3, number=6, holder=1, tiles=["", "FOR", "FOR MTN", "FOR MTN VIL"], amulets={2: 2})
    pile_before = table.pile_size()
    log = table.listen()
    ending_round(table)
    assert (table.over, table.actor, table.moves()) == (True, None, [])
    assert tiles(table) == ["", "FOR", "FOR MTN", "FOR MTN VIL", ""]
    assert (table.view(None)["holder"], table.round, table.pile_size()) == (1, 6, pile_before)
    assert (table.scores(), table.winners()) == ([0, 0, 6], [2])
    assert told(log) == ["end"]
    with pytest.raises(portulan.Refused) as late:
        table.play(table.parse("bid 1 @1 bid"))
    assert late.value.rule == "AG-END-5"


@pytest.mark.rule("AG-EOR-9")
def test_round_5_still_ends_with_a_refill() -> None:
    table = setting(2, number=5, holder=0, tiles=["", "CHA", "CHA"])
    play(ending_round(table), "card FOR", "card FOR", "card MTN", "card MTN")
    assert (table.round, table.view(None)["holder"], tiles(table)) == (
        6,
        1,
        ["FOR FOR", "CHA MTN", "CHA MTN"],
    )


@pytest.mark.rule("AG-EOR-6", "AG-PILE-4")
def test_ag_dv_55_an_unsold_tile_with_one_card_to_draw() -> None:
    """AG-DV-55: pile 0, discard 1, tile 1 has 3 unsold cards: 1 new card from the reshuffle, 3 old under the
    (empty) pile, second new card from those: tile 2 cards, pile 2."""
    table = setting(2, tiles=["FOR FOR MTN", "", ""], pile="", discard="AMU")
    log = table.listen()
    ending_round(table)
    assert options(table) == ["card AMU"]
    play(table, "card AMU")
    chances = {table.notation(outcome): chance for outcome, chance in table.chances()}
    assert chances == {"card FOR": pytest.approx(2 / 3), "card MTN": pytest.approx(1 / 3)}
    play(table, "card MTN")
    assert (tile(table, 1), pile(table)) == ("AMU MTN", (["FOR", "FOR"], []))
    assert told(log)[1:] == ["reshuffled 1", "card-on-tile AMU 1", "under-pile 1", "card-on-tile MTN 1"]
    play(table, "card FOR", "card FOR")
    assert tiles(table) == ["AMU MTN", "FOR FOR", ""]


@pytest.mark.rule("AG-EOR-6")
def test_an_unsold_tile_with_nothing_else_to_draw_keeps_two_of_its_cards() -> None:
    table = ending_round(setting(2, tiles=["FOR MTN VIL", "CHA CHA", "CHA CHA"], pile=""))
    play(table, "card VIL", "card FOR", "card MTN")
    assert tiles(table) == ["VIL FOR", "CHA CHA MTN", "CHA CHA"]


@pytest.mark.rule("AG-EOR-5", "AG-EOR-6")
def test_new_cards_are_drawn_before_the_old_ones_go_under_the_pile() -> None:
    table = setting(2, tiles=["FOR MTN VIL", "CPS", "CPS"], pile="CHA*2", discard="")
    ending_round(table)
    assert options(table) == ["card CHA"]
    play(table, "card CHA")
    assert options(table) == ["card CHA"]
    play(table, "card CHA")
    assert tile(table, 1) == "CHA CHA"
    assert options(table) == ["card FOR", "card MTN", "card VIL"]  # for tile 2, from under the pile


@pytest.mark.rule("AG-EOR-6", "AG-PILE-3")
def test_the_discard_is_reshuffled_before_old_cards_are_drawn_again() -> None:
    table = setting(2, tiles=["FOR MTN VIL", "CPS", "CPS"], pile="CHA", discard="AMU AMU")
    ending_round(table)
    assert options(table) == ["card CHA"]
    play(table, "card CHA")
    assert options(table) == ["card AMU"]
    play(table, "card AMU")
    assert (tile(table, 1), pile(table)) == ("CHA AMU", (["AMU"], [["FOR", "MTN", "VIL"]]))
    play(table, "card AMU")
    assert options(table) == ["card FOR", "card MTN", "card VIL"]


@pytest.mark.rule("AG-EOR-6", "AG-EOR-7")
def test_two_unsold_tiles_lie_under_the_pile_one_below_the_other() -> None:
    table = setting(2, tiles=["FOR FOR FOR", "MTN MTN MTN", "VIL"], pile="CHA*4")
    play(ending_round(table), *["card CHA"] * 4)
    assert tiles(table)[:2] == ["CHA CHA", "CHA CHA"]
    assert options(table) == ["card FOR"]
    play(table, "card FOR")
    assert pile(table) == (["FOR", "FOR"], [["MTN", "MTN", "MTN"]])


@pytest.mark.rule("AG-EOR-7")
def test_a_shortage_hits_the_last_tiles() -> None:
    table = ending_round(setting(3, tiles=["", "FOR MTN", "", "FOR", ""], pile="CHA*4"))
    play(table, *["card CHA"] * 4)
    assert tiles(table) == ["CHA CHA", "FOR MTN CHA", "CHA", "FOR", ""]
    assert (table.round, table.actor) == (2, 1)


@pytest.mark.rule("AG-EOR-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_never_holds_more_than_three_cards(players: int) -> None:
    threes = 0
    for seed in range(15):
        for table in wandering(players, seed):
            sizes = [len(cards.split()) for cards in tiles(table)]
            assert max(sizes) <= 3
            threes += 3 in sizes
    assert threes > 50


@pytest.mark.rule("AG-EOR-2", "AG-EOR-3", "AG-EOR-4", "AG-EOR-5")
def test_random_refills_follow_the_number_of_cards() -> None:
    """While the pile lasts: two cards where there were none, one where there was one or two, two for three."""
    seen: set[tuple[int, int, bool]] = set()
    for seed in range(15):
        game = wandering(4, seed)
        log = next(game).listen()
        for table in game:
            if told(log, "testament"):
                events = told(log)
                refill = events[events.index(told(log, "testament")[0]) :]
                for number, cards in enumerate(tiles(table), 1):
                    new = [
                        text
                        for text in refill
                        if text.startswith("card-on-tile ") and text.endswith(f" {number}")
                    ]
                    old = len(cards.split()) - len(new)
                    seen.add((old, len(new), f"under-pile {number}" in refill))
            log.clear()
    assert seen == {(0, 2, False), (1, 1, False), (2, 1, False), (0, 2, True)}


@pytest.mark.rule("AG-EOR-10", "AG-EOR-4")
def test_a_tile_with_a_replaced_card_and_no_winner_gets_a_third() -> None:
    table = setting(2, tiles=["", "FOR MTN", "CHA"])
    resolving(placed(table, "0:3@1a"))
    play(table, "draw FOR @2", "card AMU", "place FOR L1", "card KNI", "card AXE", "card CPS", "card CHA")
    assert tiles(table) == ["KNI AXE", "MTN AMU CPS", "CHA CHA"]


@pytest.mark.rule("AG-EOR-10", "AG-EOR-5")
def test_a_three_card_tile_with_a_replaced_card_and_no_winner_is_replaced() -> None:
    table = setting(2, tiles=["", "FOR MTN VIL", "CHA"])
    resolving(placed(table, "0:3@1a"))
    play(table, "draw FOR @2", "card AMU", "place FOR L1")
    play(table, "card KNI", "card AXE", "card CPS", "card CHA", "card CHA")
    assert tiles(table) == ["KNI AXE", "CPS CHA", "CHA CHA"]
    assert pile(table)[1] == [["MTN", "VIL", "AMU"]]


@pytest.mark.rule("AG-EOR-10")
def test_a_tile_whose_card_was_not_replaced_follows_its_number_of_cards() -> None:
    table = setting(2, tiles=["FOR MTN VIL", "CHA CHA", "CHA CHA"], pile="")
    resolving(placed(table, "0:3@1a"))
    play(table, "draw FOR @1", "place FOR L1")
    assert (tiles(table), table.round) == (["MTN VIL", "CHA CHA", "CHA CHA"], 2)


@pytest.mark.rule("AG-END-3", "AG-EOR-9")
def test_every_board_loses_what_cannot_score_and_each_loss_is_told() -> None:
    """Places and Compasses of L1 to L3 stay, and the Object slot; nothing else does, on any board."""
    boards = {
        0: {"L1": "FOR CPS"},
        1: {"L1": "FOR CHA", "L3": "MTN CPS AMU", "V1": "CHA CHA", "OB": "KNI"},
        2: {"L2": "AXE", "V2": "VIL", "EX": "CHA FOR CPS"},
    }
    table = setting(3, number=6, boards=boards, tiles=["CHA FOR"])
    before = table.discard
    log = table.listen()
    ending_round(table)
    assert told(log) == ["discarded 1 4", "discarded 2 5", "end"]
    left = [{name: slot(table, seat, name) for name in SLOTS if slot(table, seat, name)} for seat in range(3)]
    assert left == [{"L1": "FOR CPS"}, {"L1": "FOR", "L3": "MTN CPS", "OB": "KNI"}, {}]
    assert table.discard - before == cards("CHA AMU CHA CHA AXE VIL CHA FOR CPS")
