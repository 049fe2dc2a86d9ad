"""Options of Agartha that change the table: set-up, tokens, auctions, pile and discard."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import portulan
from portulan.engine.options import OptionValue
from portulan.games.agartha.cards import KINDS
from portulan.games.agartha.moves import EVENTS
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import (
    acting,
    beginning,
    ending_round,
    options,
    placed,
    play,
    refusal,
    resolving,
    setting,
    slot,
    tile,
    told,
    unexplained,
    wandering,
    winning,
)


def auction(bids: str, cards: str, holder: int, **chosen: OptionValue) -> Agartha:
    """Resolves tile 1 of a table of three with these bids, written "0:1, 1:3" in order of placement."""
    table = setting(3, holder=holder, tiles=[cards], options=chosen)
    return resolving(placed(table, *(f"{bid}@1" for bid in bids.split(", "))))


def transit(table: Agartha, seat: int) -> list[str]:
    """Lists the cards that a seat has yet to place."""
    cards: list[str] = table.view(seat)["boards"][seat]["transit"]
    return cards


# token_action_map


@pytest.mark.rule("AG-TOKEN-3")
@pytest.mark.parametrize(("chosen", "step"), [({}, "move"), ({"token_action_map": "draw-swap-move"}, "draw")])
def test_ag_ov_1_token_action_map(chosen: dict[str, OptionValue], step: str) -> None:
    """AG-OV-1: token of value 1 in an action zone: Move; with the map {1: DRAW, ...}: Draw."""
    table = setting(3, boards={0: {"L1": "FOR", "V1": "CHA"}}, options=chosen)
    resolving(placed(table, "0:1@1a"))
    assert table.step is not None
    assert (table.actor, table.step.name) == (0, step)


@pytest.mark.rule("AG-TOKEN-3", "AG-TOKEN-4")
@pytest.mark.parametrize(
    "order",
    [
        "move-swap-draw",
        "move-draw-swap",
        "swap-move-draw",
        "swap-draw-move",
        "draw-move-swap",
        "draw-swap-move",
    ],
)
def test_every_map_gives_each_token_its_action(order: str) -> None:
    for token, action in enumerate(order.split("-"), 1):
        for seat in (0, 1):
            boards = {seat: {"L1": "FOR", "V1": "CHA"}}
            table = setting(2, boards=boards, options={"token_action_map": order})
            resolving(placed(table, f"{seat}:{token}@1a"))
            assert table.step is not None
            assert (table.actor, table.step.name) == (seat, action)


@pytest.mark.rule("AG-TOKEN-3")
def test_a_map_that_is_no_bijection_is_refused() -> None:
    with pytest.raises(portulan.UsageError, match="token_action_map"):
        beginning(2, options={"token_action_map": "move-move-draw"})


# tie_order


@pytest.mark.rule("AG-TIE-4")
@pytest.mark.parametrize(
    ("chosen", "bids", "first"),
    [
        ("earliest_token", "0:1, 1:3, 0:2", 0),
        ("last_token", "0:1, 1:3, 0:2", 1),
        ("turn_order", "0:1, 1:3, 0:2", 0),
        ("earliest_token", "1:3, 0:3", 1),
        ("last_token", "1:3, 0:3", 1),
        ("turn_order", "1:3, 0:3", 0),
    ],
)
def test_ag_ov_2_tie_order(chosen: str, bids: str, first: int) -> None:
    """AG-OV-2: 3 players, H = 2, 0:1, 1:3, 0:2: 0 chooses first; last_token: 1 first; turn_order: 0 first."""
    table = auction(bids, "FOR CHA", holder=2, tie_order=chosen)
    assert (table.actor, options(table)) == (first, ["pick CHA", "pick FOR"])


@pytest.mark.rule("AG-TIE-4")
def test_turn_order_goes_clockwise_from_the_holder() -> None:
    table = setting(4, holder=1, tiles=["FOR CHA MTN"], options={"tie_order": "turn_order"})
    log = table.listen()
    resolving(placed(table, "3:1@1", "0:1@1", "2:1@1"))
    assert told(log, "auction-tied") == ["auction-tied 2 1 1", "auction-tied 3 1 1", "auction-tied 0 1 1"]


# third_card_in_two_way_tie


@pytest.mark.rule("AG-TIE-8", "AG-EOR-3")
def test_ag_ov_3_the_third_card_stays() -> None:
    """AG-OV-3: AG-DV-14 with stay: third card stays; tile refilled to 2 with 1 card."""
    table = auction("1:2, 2:2", "FOR CHA MTN", holder=0)
    play(table, "pick CHA", "pick FOR")
    assert (transit(table, 1), transit(table, 2), tile(table, 1)) == (["CHA"], ["FOR"], "MTN")
    play(table, "place CHA L1", "place FOR L1", "card AMU", "card VIL")
    assert (tile(table, 1), tile(table, 2)) == ("MTN AMU", "VIL")


@pytest.mark.rule("AG-TIE-8", "AG-PLACE-2")
def test_ag_ov_3_the_third_card_goes_to_the_earliest_bettor() -> None:
    """AG-OV-3: AG-DV-14 with earliest_bettor: seat 1 has 2 cards (his choice, then the last one), both in one
    zone; the tile gets 2 new cards."""
    table = auction("1:2, 2:2", "FOR CHA MTN", holder=0, third_card_in_two_way_tie="earliest_bettor")
    play(table, "pick CHA")
    assert (table.actor, options(table)) == (2, ["pick FOR", "pick MTN"])
    play(table, "pick FOR")
    assert (transit(table, 1), transit(table, 2), tile(table, 1)) == (["CHA", "MTN"], ["FOR"], "")
    play(table, "place CHA V1")
    assert (table.actor, refusal(table, "place MTN L1")) == (1, "AG-PLACE-2")
    play(table, "place MTN V2", "place FOR L1", "card AMU", "card VIL")
    assert tile(table, 1) == "AMU VIL"


@pytest.mark.rule("AG-TIE-8", "AG-PILE-2")
def test_ag_ov_3_the_third_card_is_discarded() -> None:
    """AG-OV-3: AG-DV-14 with discard: third card discarded; the tile gets 2 new cards."""
    table = auction("1:2, 2:2", "FOR CHA MTN", holder=0, third_card_in_two_way_tie="discard")
    play(table, "pick CHA", "pick FOR")
    assert (transit(table, 1), transit(table, 2), tile(table, 1)) == (["CHA"], ["FOR"], "")
    assert table.view(None)["discard"]["cards"] == ["MTN"]
    play(table, "place CHA L1", "place FOR L1", "card AMU", "card VIL")
    assert tile(table, 1) == "AMU VIL"


@pytest.mark.rule("AG-TIE-6", "AG-TIE-7", "AG-TIE-8")
@pytest.mark.parametrize("chosen", ["stay", "earliest_bettor", "discard"])
@pytest.mark.parametrize(("tied", "cards"), [("1:3, 0:3", "FOR CHA"), ("1:3, 0:3, 2:3", "FOR CHA MTN")])
def test_the_option_concerns_two_tied_on_three_cards_only(tied: str, cards: str, chosen: str) -> None:
    table = setting(4, holder=3, tiles=[cards], options={"third_card_in_two_way_tie": chosen})
    resolving(placed(table, *(f"{bid}@1" for bid in tied.split(", "))))
    while options(table)[0].startswith("pick"):
        table.play(table.moves()[0])
    assert {len(transit(table, int(bid[0]))) for bid in tied.split(", ")} == {1}
    assert (tile(table, 1), table.view(None)["discard"]["count"]) == ("", 0)


# allow_refusal


@pytest.mark.rule("AG-AUCT-6", "AG-EOR-3")
def test_ag_ov_4_allow_refusal() -> None:
    """AG-OV-4: lone winner of [FOR, CHA] leaves CHA: illegal; with true CHA stays, tile has 1 card."""
    assert refusal(auction("0:1", "FOR CHA", holder=0), "leave CHA") == "AG-AUCT-6"
    table = auction("0:1", "FOR CHA", holder=0, allow_refusal=True)
    assert options(table) == ["leave CHA", "leave FOR", "keep"]
    assert refusal(table, "leave MTN") == refusal(table, "stop") == "AG-AUCT-6"
    assert unexplained(table) == []
    play(table, "leave CHA")
    assert (tile(table, 1), transit(table, 0)) == ("CHA", ["FOR"])
    play(table, "keep", "place FOR L1", "card AMU")
    assert (slot(table, 0, "L1"), tile(table, 1)) == ("FOR", "CHA AMU")


@pytest.mark.rule("AG-AUCT-6")
def test_all_cards_may_be_left_and_all_may_be_kept() -> None:
    table = auction("0:1", "FOR CHA", holder=0, allow_refusal=True)
    kept = play(table.copy(), "keep", "place CHA V1", "place FOR V1")
    assert (slot(kept, 0, "V1"), tile(kept, 1)) == ("CHA FOR", "")
    left = play(table, "leave FOR", "leave CHA")
    assert (tile(left, 1), left.actor) == ("FOR CHA", portulan.CHANCE)


@pytest.mark.rule("AG-AUCT-6", "AG-TIE-13")
def test_a_tied_player_may_leave_his_card_before_he_places() -> None:
    table = auction("1:2, 2:2", "FOR CHA", holder=0, allow_refusal=True)
    play(table, "pick CHA")
    assert (table.actor, options(table)) == (1, ["leave CHA", "keep"])
    assert unexplained(table) == []
    play(table, "leave CHA")
    assert (table.actor, options(table), tile(table, 1)) == (2, ["leave FOR", "keep"], "CHA")
    play(table, "keep", "place FOR L1")
    assert (slot(table, 2, "L1"), transit(table, 1)) == ("FOR", [])


# first_player


@pytest.mark.rule("AG-SETUP-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_is_the_seat_given_by_the_caller(players: int) -> None:
    for seat in range(players):
        for chosen in (seat, str(seat)):
            table = beginning(players, seed=9, options={"first_player": chosen})
            assert (table.view(None)["holder"], table.actor) == (seat, seat)


@pytest.mark.rule("AG-SETUP-18")
@pytest.mark.parametrize(("players", "seat"), [(2, 2), (3, 3), (4, 4), (4, -1)])
def test_first_player_must_be_a_seat_of_the_table(players: int, seat: int) -> None:
    with pytest.raises(portulan.UsageError, match="first_player"):
        beginning(players, options={"first_player": seat})


@pytest.mark.rule("AG-SETUP-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_first_player_may_be_anybody(players: int) -> None:
    assert {beginning(players, seed=seed).view(None)["holder"] for seed in range(40)} == set(range(players))


# object_mix


@pytest.mark.rule("AG-SETUP-3", "AG-SETUP-4")
@pytest.mark.parametrize(
    ("players", "mix"), [(2, "2/2/0/0"), (2, "0/1/1/2"), (3, "1/2/2/2"), (3, "2/2/1/2"), (4, "2/2/2/2")]
)
def test_object_mix_changes_the_objects_and_nothing_else(players: int, mix: str) -> None:
    usual = Counter(beginning(players).view(None)["pile"]["unseen"])
    mixed = Counter(beginning(players, options={"object_mix": mix}).view(None)["pile"]["unseen"])
    assert [mixed[kind] for kind in ("KNI", "AXE", "TOR", "PHI")] == [
        int(number) for number in mix.split("/")
    ]
    assert mixed.total() == usual.total()
    assert [mixed[kind] for kind in KINDS[:6]] == [usual[kind] for kind in KINDS[:6]]


@pytest.mark.rule("AG-SETUP-4")
@pytest.mark.parametrize(("players", "mix"), [(2, "2/2/1/0"), (2, "3/1/0/0"), (3, "1/1/1/1"), (4, "2/2/2/1")])
def test_object_mix_keeps_the_printed_total_and_the_box(players: int, mix: str) -> None:
    with pytest.raises(portulan.UsageError, match="object_mix"):
        beginning(players, options={"object_mix": mix})


# setup_placement


def placing_together(first: int = 1) -> Agartha:
    """Three players place at once; seat 0 has FOR and CHA, seat 1 CHA and CHA, seat 2 KNI and AMU."""
    table = beginning(3, options={"setup_placement": "simultaneous", "first_player": first})
    play(table, *["card MTN"] * 10)
    hands = {0: ["card FOR", "card CHA"], 1: ["card CHA", "card CHA"], 2: ["card AMU", "card KNI"]}
    for turn in range(3):
        play(table, *hands[(first + turn) % 3])
    return table


def lay(table: Agartha, seat: int, *moves: str) -> Agartha:
    """Plays moves of one of several seats that decide at the same time."""
    for move in moves:
        table.play(table.parse(move), seat)
    return table


@pytest.mark.rule("AG-SETUP-11", "AG-SETUP-13", "AG-SETUP-17")
def test_simultaneous_placements_come_in_any_order() -> None:
    table = placing_together()
    assert table.actors == [1, 2, 0]
    lay(table, 0, "place CHA V1")
    lay(table, 2, "place AMU EX", "place KNI OB")
    assert table.actors == [1, 0]
    with pytest.raises(portulan.Refused):
        lay(table, 2, "place AMU L1")
    with pytest.raises(portulan.Refused) as refused:
        lay(table, 0, "place FOR OB")
    assert refused.value.rule == "AG-SETUP-13"
    lay(table, 0, "place FOR EX")
    lay(table, 1, "place CHA V1", "place CHA V1")
    assert table.step is not None
    assert (table.step.name, table.actors, table.round) == ("bid", [1], 1)
    assert (slot(table, 0, "V1"), slot(table, 0, "EX")) == ("CHA", "FOR")
    assert slot(table, 1, "V1") == "CHA CHA"
    assert (slot(table, 2, "EX"), slot(table, 2, "OB")) == ("AMU", "KNI")


@pytest.mark.rule("AG-SETUP-17")
def test_simultaneous_placements_are_hidden_until_all_have_placed() -> None:
    table = placing_together()
    log = table.listen()
    lay(table, 0, "place CHA V1", "place FOR EX")
    lay(table, 2, "place AMU EX")
    for viewer in (None, 1, 2):
        board = table.view(viewer)["boards"][0]
        assert (board["slots"], board["transit"]) == (None, None)
    assert table.view(0)["boards"][0]["slots"]["V1"] == ["CHA"]
    assert table.view(2)["boards"][2]["transit"] == ["KNI"]
    heard = [EVENTS[event[0]].seen_by(event, 1) for event in log]
    assert told(heard) == ["start-placed 0 hidden hidden"] * 2 + ["start-placed 2 hidden hidden"]
    lay(table, 2, "place KNI L1")
    lay(table, 1, "place CHA L1", "place CHA L2")
    for viewer in (None, 0, 1, 2):
        boards = table.view(viewer)["boards"]
        assert (boards[0]["slots"]["V1"], boards[2]["slots"]["L1"]) == (["CHA"], ["KNI"])
    assert told(log, "start-shown") == [
        *("start-shown 1 CHA L1", "start-shown 1 CHA L2"),
        *("start-shown 2 KNI L1", "start-shown 2 AMU EX"),
        *("start-shown 0 CHA V1", "start-shown 0 FOR EX"),
    ]


@pytest.mark.rule("AG-SETUP-17")
def test_nobody_can_tell_the_starting_cards_of_the_others_before_they_are_shown() -> None:
    """Another deal, laid elsewhere, looks the same to seat 0; drawn cards are named to nobody else."""
    table = beginning(2, options={"setup_placement": "simultaneous", "first_player": 0})
    play(table, *["card MTN"] * 6)
    log = table.listen()
    play(table, "card CHA", "card FOR")
    other = table.copy()
    play(table, "card CHA", "card VIL")
    play(other, "card AMU", "card CPS")
    assert told([EVENTS[event[0]].seen_by(event, 0) for event in log])[2:] == ["start-card 1 hidden"] * 2
    assert table.resample(0, random.Random(1)).faults() == []
    lay(table, 1, "place CHA V1", "place VIL V1")
    lay(other, 1, "place CPS L1", "place AMU EX")
    for viewer in (0, None):
        assert table.view(viewer) == other.view(viewer)
    assert table.moves(0) == other.moves(0) != []
    rng = random.Random(17)
    assert len({table.resample(0, rng).digest() for _ in range(10)}) > 1
    assert table.resample(0, rng).view(0) == table.view(0)


@pytest.mark.rule("AG-SETUP-15", "AG-SETUP-16")
def test_nothing_opens_in_a_simultaneous_set_up() -> None:
    table = placing_together()
    lay(table, 0, "place CHA V1", "place FOR EX")
    lay(table, 2, "place AMU EX", "place KNI EX")
    lay(table, 1, "place CHA V1", "place CHA V1")
    assert (table.view(0)["open"], table.village, table.round) == ([], [0, 0, 0], 1)


# under_pile_order


@pytest.mark.rule("AG-EOR-6", "AG-PILE-7")
def test_under_pile_order_tile_order_keeps_the_order_of_the_tile() -> None:
    tiles = ["VIL FOR MTN", "CHA", "CHA"]
    table = setting(2, tiles=tiles, pile="CHA*4", options={"under_pile_order": "tile_order"})
    play(ending_round(table), *["card CHA"] * 4)
    assert table.view(None)["pile"] == {"count": 3, "unseen": [], "under": [["VIL"], ["FOR"], ["MTN"]]}
    for kind in ("VIL", "FOR", "MTN"):
        play(acting(table, 0, "draw"), "draw pile")
        assert options(table) == [f"card {kind}"]
        play(table, f"card {kind}", f"place {kind} L1")


@pytest.mark.rule("AG-EOR-6")
def test_under_pile_order_tile_order_in_a_shortage() -> None:
    table = setting(
        2, tiles=["VIL FOR MTN", "", ""], pile="", discard="AMU", options={"under_pile_order": "tile_order"}
    )
    ending_round(table)
    for kind in ("AMU", "VIL", "FOR", "MTN"):
        assert options(table) == [f"card {kind}"]
        play(table, f"card {kind}")
    assert [tile(table, number) for number in (1, 2, 3)] == ["AMU VIL", "FOR MTN", ""]


# reshuffle


@pytest.mark.rule("AG-PILE-4")
@pytest.mark.parametrize(("chosen", "pile", "discard"), [("on_need", 0, 4), ("when_empty", 4, 0)])
def test_ag_ov_15_reshuffle(chosen: str, pile: int, discard: int) -> None:
    """AG-OV-15: pile 1, discard 4, one card drawn: pile 0, discard 4; with when_empty: pile 4, discard 0."""
    table = setting(2, pile="CHA", discard="FOR FOR MTN VIL", options={"reshuffle": chosen})
    play(acting(table, 0, "draw"), "draw pile", "card CHA")
    assert (table.pile_size(), table.view(None)["discard"]["count"]) == (pile, discard)


@pytest.mark.rule("AG-PILE-4", "AG-PILE-7")
def test_reshuffle_when_empty_waits_for_the_cards_under_the_pile() -> None:
    table = setting(
        2,
        tiles=["FOR MTN VIL", "CHA", "CHA"],
        pile="CHA*4",
        discard="AMU",
        options={"reshuffle": "when_empty"},
    )
    play(ending_round(table), *["card CHA"] * 4)
    for kind in ("FOR", "MTN"):
        play(acting(table, 0, "draw"), "draw pile", f"card {kind}", f"place {kind} L1")
        assert table.view(None)["discard"]["cards"] == ["AMU"]
    play(acting(table, 0, "draw"), "draw pile", "card VIL", "place VIL L1")
    assert (table.view(None)["pile"]["unseen"], table.view(None)["discard"]["cards"]) == (["AMU"], [])


# discard_visible


@pytest.mark.rule("AG-PILE-8")
def test_discard_visible_false_hides_the_discard_from_everybody() -> None:
    def table(discard: str, pile: str) -> Agartha:
        return setting(2, discard=discard, pile=pile, options={"discard_visible": False})

    one, other = table("CHA FOR", "MTN KNI AXE"), table("KNI MTN", "CHA FOR AXE")
    for viewer in (None, 0, 1):
        assert one.view(viewer)["discard"] == {"count": 2, "cards": None}
        assert one.view(viewer)["pile"] == {
            "count": 3,
            "unseen": ["CHA", "FOR", "MTN", "KNI", "AXE"],
            "under": [],
        }
        assert one.view(viewer) == other.view(viewer)
    rng = random.Random(8)
    resampled = {one.resample(0, rng).digest() for _ in range(20)}
    assert len(resampled) > 1


@pytest.mark.rule("AG-PILE-2", "AG-PILE-8")
def test_a_hidden_discard_is_still_counted_and_reshuffled() -> None:
    table = setting(2, boards={0: {"V1": "CHA CHA CPS"}}, pile="CHA FOR", options={"discard_visible": False})
    play(winning(table, 0, "CHA"), "place CHA V1", "validate V1 3")
    assert table.view(1)["discard"] == {"count": 1, "cards": None}
    play(acting(table, 0, "draw"), "draw pile", "card FOR", "place FOR L1")
    play(acting(table, 0, "draw"), "draw pile", "card CPS", "place CPS L1")
    assert table.view(1)["discard"] == {"count": 0, "cards": None}


# Whole games


@pytest.mark.rule("AG-ROUND-1")
@pytest.mark.parametrize(
    "chosen",
    [
        {"setup_placement": "simultaneous"},
        {"tie_order": "last_token"},
        {"tie_order": "turn_order"},
        {"third_card_in_two_way_tie": "earliest_bettor"},
        {"third_card_in_two_way_tie": "discard"},
        {"allow_refusal": True},
        {"under_pile_order": "tile_order"},
        {"reshuffle": "when_empty"},
        {"discard_visible": False},
        {"token_action_map": "draw-swap-move"},
    ],
    ids=str,
)
def test_whole_games_with_each_option_stay_sound(chosen: dict[str, OptionValue]) -> None:
    for players in (2, 3, 4):
        for seed in range(2):
            for table in wandering(players, seed, chosen):
                assert table.faults() == []
            assert (table.over, table.round) == (True, 6)
