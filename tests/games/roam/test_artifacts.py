"""Artifact tiles (RO-ART) and their six abilities."""

from __future__ import annotations

import pytest

from portulan.games.roam.moves import TILES
from tests.games.roam.setting import (
    asked,
    begin,
    cover,
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
    tiles_of,
    told,
    use,
    wandering,
    with_box,
)


@pytest.mark.rule("RO-ART-1", "RO-ART-6")
def test_four_tiles_lie_open_as_long_as_the_pile_lasts() -> None:
    for table in wandering(2, 3):
        if table.turn and asked(table) != "offer":
            left = 24 - sum(bits.bit_count() for bits in table.tiles)
            assert sum(tile >= 0 for tile in table.market) == min(4, left)


@pytest.mark.rule("RO-ART-2", "RO-COIN-8")
def test_a_face_up_tile_costs_what_is_printed_on_it() -> None:
    table = offer(setting(full=True, coins=[3]), "coin", "slide", "replace", "free")
    use(begin(table), "C @ 0,2")
    table.coins[0] = 2
    table.refresh()
    assert options(table) == ["buy A05", "done"]
    assert refusal(table, "buy coin") == "RO-COIN-8"
    assert refusal(table, "buy A02") == "RO-ART-2"
    play(table, "buy slide", "tile A02")
    assert (table.coins[0], tiles_of(table, 0)) == (0, "slide")


@pytest.mark.rule("RO-ART-2")
def test_nobody_has_to_buy() -> None:
    table = offer(setting(full=True, coins=[9]), "coin", "slide")
    play(use(begin(table), "C @ 0,2"), "done")
    assert (table.active, table.coins[0], tiles_of(table, 0)) == (1, 9, "")


@pytest.mark.rule("RO-ART-3")
def test_one_tile_a_turn() -> None:
    table = offer(setting(full=True, coins=[20]), "coin", "slide", "flip")
    use(begin(table), "C @ 0,2")
    play(table, "buy coin", "tile A09")
    assert options(table) == ["tile coin", "done"]
    assert refusal(table, "buy slide") == "RO-ART-3"


@pytest.mark.rule("RO-ART-3")
def test_one_tile_in_every_turn() -> None:
    table = offer(setting(full=True, coins=[20]), "slide", "rotate")
    play(use(begin(table), "C @ 0,2"), "buy slide", "tile A01")
    leave(use(table, "C @ 4,4"))
    leave(use(table, "A @ 1,0"), "after")
    play(table, "buy rotate", "tile A02")
    assert tiles_of(table, 0) == "slide rotate"


@pytest.mark.rule("RO-ART-4", "RO-ART-13")
def test_any_number_of_tiles_may_be_owned_and_used() -> None:
    table = begin(setting(full=True, tiles={0: "coin coin coin coin slide flip free replace rotate"}))
    for coins in (1, 2, 3, 4):
        assert play(table, "tile coin").coins[0] == coins
    assert tiles_of(table, 0).startswith("coin! coin! coin! coin! slide")
    assert table.faults() == []


@pytest.mark.rule("RO-ART-5")
def test_the_purchase_comes_after_the_claims() -> None:
    table = setting(full=True, coins=[5, 5], markers={0: "0,0 1,0", 1: "0,1 1,1 2,0"})
    leave(use(begin(table), "A @ 2,1"), "after")
    assert asked(table) == "bid"
    play(table, "bid 0", "pass", "card K8")
    assert asked(table) == "market"


@pytest.mark.rule("RO-ART-5", "RO-ART-12")
def test_the_purchase_may_come_before_the_claims() -> None:
    markers = {0: "0,0 1,0", 1: "0,1 1,1 2,0"}
    table = setting(full=True, coins=[3, 5], markers=markers, options={"purchase": "before_claims"})
    leave(use(begin(offer(table, "coin")), "A @ 2,1"), "after")
    assert asked(table) == "market"
    play(table, "buy coin", "tile A05", "done")
    assert asked(table) == "before claim"
    play(table, "tile coin")
    assert options(table) == ["pass", "bid 0", "bid 1"]
    play(table, "bid 1", "pass", "card K8")
    assert table.active == 1


@pytest.mark.rule("RO-ART-12")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("tiles", "step"), [("coin", "before claim"), ("coin!", "bid"), ("slide", "bid")])
def test_a_ready_coin_of_the_active_player_comes_before_his_bid(seat: int, tiles: str, step: str) -> None:
    """Slot 0 is completed three to three by whoever is active; the other one's COIN does not matter."""
    markers = {seat: "0,0 1,0 2,0", 1 - seat: "0,1 1,1"}
    table = setting(full=True, coins=[1, 1], markers=markers, tiles={1 - seat: tiles, seat: "coin"})
    leave(use(begin(table, 1 - seat), "B @ 2,1"), "after")
    assert (asked(table), table.actor) == (step, 1 - seat)


@pytest.mark.rule("RO-ART-3", "RO-ART-5")
def test_the_purchase_may_come_before_or_after_but_once() -> None:
    markers = {0: cover(0, but="2,0 2,1")}
    chosen = {"purchase": "either"}
    early = offer(setting(full=True, coins=[20], markers=markers, options=chosen), "coin", "slide")
    leave(use(begin(early), "A @ 2,0"), "after")
    assert (asked(early), lying(early, 0)) == ("market", "K1")
    late = play(early.copy(), "done", "card K8")
    assert asked(late) == "market"
    assert offers(late, "buy coin")
    play(early, "buy slide", "tile A02", "card K8")
    assert (early.active, lying(early, 0)) == (1, "K7")


@pytest.mark.rule("RO-ART-5")
def test_without_a_completed_card_there_is_no_before_and_after() -> None:
    table = setting(full=True, coins=[20, 0], options={"purchase": "either"})
    leave(use(begin(table), "A @ 2,0"), "after")
    assert asked(table) == "market"
    assert play(table, "done").active == 1


@pytest.mark.rule("RO-ART-6")
def test_a_bought_tile_is_ready_and_its_place_is_filled() -> None:
    table = offer(setting(full=True, coins=[3]), "flip", "coin", "slide", "free")
    use(begin(table), "C @ 0,2")
    play(table, "buy coin")
    assert asked(table) == "offer"
    assert not any(TILES[tile] == "A01" for tile in table.market if tile >= 0)
    play(table, "tile A12")
    assert TILES[table.market[1]] == "A12"
    assert tiles_of(table, 0) == "coin"


@pytest.mark.rule("RO-ART-7", "RO-ART-12")
def test_a_flip_tile_just_bought_may_be_used() -> None:
    table = offer(setting(full=True, coins=[2]), "flip")
    use(begin(table), "C @ 0,2")
    play(table, "buy flip", "tile A01", "flip C")
    assert (ready(table, 0), table.active) == ("A B C", 1)


@pytest.mark.rule("RO-ART-7")
@pytest.mark.parametrize("move", ["replace 1,3 covered", "slide 1,3", "slide upper 1,3"])
def test_no_tile_for_markers_is_used_in_the_market(move: str) -> None:
    table = setting(full=True, coins=[9], tiles={0: "replace slide"}, markers={1: "1,3"})
    leave(use(begin(table), "A @ 1,2"), "after")
    assert (asked(table), refusal(table, move)) == ("market", "RO-ART-7")


@pytest.mark.rule("RO-ART-8")
def test_a_used_tile_cannot_be_used() -> None:
    table = begin(setting(full=True, tiles={0: "coin! flip"}))
    assert refusal(table, "tile coin") == "RO-ART-8"
    play(table, "flip A")
    assert tiles_of(table, 0) == "coin! flip!"
    assert asked(table) == "use"


@pytest.mark.rule("RO-ART-9")
def test_tiles_are_used_in_the_owners_turn_only() -> None:
    for table in wandering(3, 8):
        if table.actor not in (None, table.active):
            assert all(table.notation(move).split()[0] in ("bid", "pass") for move in table.moves())


@pytest.mark.rule("RO-ART-10", "RO-EARLYREST-2", "RO-EARLYREST-4")
def test_tiles_used_at_the_start_count_for_the_rest() -> None:
    table = begin(setting(full=True, used={0: "A B"}, tiles={0: "coin"}))
    play(table, "tile coin")
    assert asked(table) == "early rest"
    table = begin(setting(full=True, coins=[1], used={0: "A"}, tiles={0: "flip"}))
    play(table, "flip B")
    assert asked(table) == "early rest"
    table = begin(setting(full=True, coins=[9], used={0: "A B C"}, tiles={0: "flip"}))
    play(table, "flip A")
    assert (asked(table), ready(table, 0)) == ("early rest", "A")


@pytest.mark.rule("RO-ART-11", "RO-ART-12")
def test_what_each_window_offers() -> None:
    every = "coin slide rotate free flip replace"
    table = begin(setting(full=True, coins=[9], used={0: "C"}, tiles={0: every}, markers={1: "2,1 4,4"}))

    def verbs() -> set[str]:
        return {text.split()[0] for text in options(table)}

    assert (asked(table), verbs()) == ("start", {"tile", "flip", "done"})
    play(table, "done", "rest no")
    assert (asked(table), verbs()) == ("before", {"tile", "flip", "slide", "done"})
    for move in ("opt 2,2 free", "replace 2,1 covered"):
        assert refusal(table, move) in ("RO-OPT-5", "RO-ART-11")
    play(table, "done")
    assert (asked(table), verbs()) == ("use", {"use"})
    assert offers(table, "use A +1")
    use(table, "A @ 2,1")
    assert (asked(table), verbs()) == ("after", {"tile", "flip", "slide", "opt", "replace", "done"})
    play(table, "done")
    assert (asked(table), verbs()) == ("market", {"tile", "flip", "buy", "done"})


@pytest.mark.rule("RO-ART-12")
def test_a_coin_before_an_auction_of_ones_own_and_no_flip() -> None:
    markers = {0: "0,0 1,0", 1: "0,1 1,1 2,0"}
    table = setting(full=True, tiles={0: "coin coin flip"}, markers=markers)
    leave(use(begin(table), "A @ 2,1"), "after")
    assert asked(table) == "before claim"
    assert options(table) == ["tile coin", "done"]
    assert refusal(table, "flip A") == "RO-ART-12"
    play(table, "tile coin", "tile coin")
    assert options(table) == ["pass", "bid 0", "bid 1", "bid 2"]


@pytest.mark.rule("RO-ART-12")
def test_no_coin_is_asked_for_where_it_cannot_matter() -> None:
    markers = {1: "3,4 4,4", 2: "3,5 4,5", 3: "5,5"}
    table = setting(4, full=True, tiles={0: "coin"}, markers=markers, coins=[0, 1, 1, 0])
    leave(use(begin(table), "A @ 5,3"), "after")
    assert (asked(table), table.actor) == ("bid", 1)


@pytest.mark.rule("RO-ART-15")
def test_neither_flip_nor_a_won_card_makes_tiles_ready() -> None:
    table = setting(full=True, used={0: "A"}, tiles={0: "flip coin!"}, markers={0: cover(0, but="2,0 2,1")})
    play(begin(table), "flip A")
    assert tiles_of(table, 0) == "coin! flip!"
    use(table, "A @ 2,0")
    assert ready(table, 0) == "B C K1"
    assert tiles_of(table, 0) == "coin! flip!"


@pytest.mark.rule("RO-ART-17")
def test_tiles_without_an_effect_are_not_offered() -> None:
    table = begin(setting(full=True, tiles={0: "slide rotate free replace"}))
    assert asked(table) == "use"
    use(table, "C @ 4,4")
    assert options(table) == ["slide 4,4", "slide 4,5", "slide 5,4", "done"]
    nobody = begin(setting(full=True, supply={0: 0}, tiles={0: "rotate"}))
    assert options(nobody) == ["use S-blue-1", "use S-blue-2", "use S-blue-3"]
    assert refusal(nobody, "use C +1") == "RO-GEO-16"


@pytest.mark.rule("RO-ART-17")
def test_equal_tiles_are_one_option_and_the_lowest_is_used() -> None:
    table = begin(setting(full=True, tiles={0: "coin coin"}))
    assert options(table) == ["tile coin", "done"]
    play(table, "tile coin")
    assert tiles_of(table, 0) == "coin! coin"


@pytest.mark.rule("RO-ART-18", "RO-LIMIT-1")
def test_an_empty_pile_leaves_gaps_and_an_empty_market_sells_nothing() -> None:
    table = offer(setting(full=True, coins=[9]), "coin")
    table.pile = 0
    table.market[1:] = [-1, -1, -1]
    play(use(begin(table), "C @ 0,2"), "buy coin")
    assert table.market == [-1, -1, -1, -1]
    assert asked(table) == "market"
    play(table, "done")
    leave(use(table, "C @ 3,3"), "after", "market")
    assert (table.active, asked(table)) == (0, "start")
    table.coins[0] = 9
    leave(use(table, "A @ 0,2"), "after")
    assert options(table) == ["tile coin", "done"]


@pytest.mark.rule("RO-ART-19")
def test_the_market_changes_by_purchases_alone() -> None:
    before: list[int] = []
    bought = 0
    for table in wandering(3, 6):
        now = sum(bits.bit_count() for bits in table.tiles)
        if before and now == bought and asked(table) != "offer":
            assert table.market == before
        before, bought = table.market[:], now


@pytest.mark.rule("RO-ARTCOIN-1")
def test_coin() -> None:
    table = begin(setting(full=True, tiles={0: "coin"}))
    log = table.listen()
    play(table, "tile coin")
    assert (table.coins, tiles_of(table, 0)) == ([1, 0], "coin!")
    assert told(log, "gained") == ["gained 0"]


@pytest.mark.rule("RO-ARTSLIDE-1", "RO-ARTSLIDE-2")
def test_any_marker_slides_one_step_and_never_diagonally() -> None:
    table = begin(setting(full=True, tiles={0: "slide"}, markers={0: "2,2", 1: "2,3 5,5"}))
    assert options(table) == ["slide 2,2", "slide 2,3", "slide 5,5", "done"]
    assert refusal(table, "slide 0,0") == "RO-ARTSLIDE-1"
    goals = set()
    play(table, "slide 2,2")
    assert refusal(table, "done") == "RO-ARTSLIDE-2"
    for move in options(table):
        goals.add(marks(play(table.copy(), move), 0))
    assert goals == {"1,2", "3,2", "2,1"}


@pytest.mark.rule("RO-ARTSLIDE-3", "RO-LIMIT-4")
def test_no_marker_slides_into_a_vacant_slot() -> None:
    kind = with_box(fixture_box(deck=6))
    table = setting(full=True, kind=kind, tiles={0: "slide"}, markers={1: "3,0"})
    table.deck = 1
    table.slots[0] = -1
    table.land &= ~sum(1 << n for n in (0, 1, 6, 7, 12, 13))
    play(begin(table), "slide 3,0")
    assert options(table) == ["to E", "to S"]
    assert refusal(table, "to N") == "RO-ARTSLIDE-3"


@pytest.mark.rule("RO-ARTSLIDE-4")
def test_a_slide_pays_nobody() -> None:
    table = begin(setting(full=True, tiles={0: "slide"}, markers={1: "1,2"}))
    play(table, "slide 1,2", "to E")
    assert (marks(table, 1), table.coins) == ("1,3", [0, 0])


@pytest.mark.rule("RO-ARTSLIDE-5")
def test_a_marker_just_placed_may_slide() -> None:
    table = use(begin(setting(full=True, tiles={0: "slide"})), "C @ 0,2")
    play(table, "slide 1,2", "to S")
    assert marks(table, 0) == "0,2 0,3 2,2"


@pytest.mark.rule("RO-ARTROT-1", "RO-ARTROT-2")
def test_optional_squares_turn_with_the_shape() -> None:
    table = begin(setting(full=True, coins=[2], tiles={0: "rotate"}))
    use(table, "A +1 @ 2,2")
    assert options(table) == ["opt 4,2 pay", "done"]
    other = begin(setting(full=True, coins=[2], tiles={0: "rotate"}))
    use(other, "A -1 @ 2,2")
    assert options(other) == ["opt 1,2 pay", "done"]


@pytest.mark.rule("RO-ARTROT-2", "RO-ARTROT-3")
def test_rotate_may_be_clockwise_only() -> None:
    chosen = {"rotate": "clockwise"}
    for number, turns in ((1, {"+1"}), (2, {"+1", "2"}), (3, {"+1", "2", "-1"})):
        tiles = " ".join(["rotate"] * number)
        table = begin(setting(full=True, tiles={0: tiles}, options=chosen))
        offered = {text.split()[2] for text in options(table) if text.startswith("use S-blue-3 ")}
        assert offered == turns
    use(table, "C -1 @ 2,2")
    assert (marks(table, 0), tiles_of(table, 0)) == ("2,2 3,2 3,3", "rotate! rotate! rotate!")


@pytest.mark.rule("RO-ARTROT-3")
def test_half_a_turn_costs_two_tiles_and_more_are_never_offered() -> None:
    table = begin(setting(full=True, tiles={0: "rotate rotate rotate rotate"}))
    assert len([text for text in options(table) if text.startswith("use S-blue-3")]) == 4
    use(table, "C -1 @ 2,2")
    assert tiles_of(table, 0).count("!") == 1


@pytest.mark.rule("RO-ARTROT-4")
def test_a_turn_must_change_the_shape() -> None:
    kind = with_box(fixture_box({"K10": "XX/XX", "K11": "X/X"}))
    table = begin(setting(full=True, kind=kind, won={0: "K10 K11"}, tiles={0: "rotate rotate"}))
    assert refusal(table, "use K10 +1") == "RO-ARTROT-4"
    assert refusal(table, "use K11 2") == "RO-ARTROT-4"
    assert offers(table, "use K11 +1")


@pytest.mark.rule("RO-ARTFREE-2")
def test_free_needs_a_vacant_square_inside_and_pays_the_symbols() -> None:
    table = use(begin(setting(full=True, tiles={0: "free"})), "A @ 3,1")
    play(table, "opt 3,3 free")
    assert table.coins[0] == 2
    taken = use(begin(setting(full=True, tiles={0: "free coin"}, markers={1: "3,3"})), "A @ 3,1")
    assert refusal(taken, "opt 3,3 free") == "RO-OPT-3"
    outside = use(begin(setting(full=True, tiles={0: "free"})), "A @ 0,4")
    assert asked(outside) != "after"


@pytest.mark.rule("RO-ARTFREE-3")
def test_one_free_tile_for_one_optional_square() -> None:
    kind = with_box(fixture_box({"K10": "oXo"}))
    one = begin(setting(full=True, kind=kind, coins=[2], won={0: "K10"}, tiles={0: "free"}))
    use(one, "K10 @ 0,3")
    play(one, "opt 0,2 free")
    assert options(one) == ["opt 0,4 pay", "done"]
    two = begin(setting(full=True, kind=kind, won={0: "K10"}, tiles={0: "free free"}))
    use(two, "K10 @ 0,3")
    play(two, "opt 0,2 free", "opt 0,4 free")
    assert (marks(two, 0), tiles_of(two, 0)) == ("0,2 0,3 0,4", "free! free!")


@pytest.mark.rule("RO-ARTFLIP-1")
def test_flip_turns_an_own_character_either_way() -> None:
    table = begin(setting(full=True, used={0: "B"}, tiles={0: "flip flip"}))
    assert refusal(table, "flip S-red-1") == "RO-ARTFLIP-1"
    assert refusal(table, "flip K1") == "RO-ARTFLIP-1"
    play(table, "flip B", "flip A")
    assert ready(table, 0) == "B C"


@pytest.mark.rule("RO-ARTFLIP-3")
def test_before_the_use_one_character_stays_ready() -> None:
    table = leave(begin(setting(full=True, used={0: "A B"}, tiles={0: "flip flip"})), "start")
    assert asked(table) == "before"
    assert refusal(table, "flip C") == "RO-ARTFLIP-3"
    play(table, "flip A", "flip C")
    assert (asked(table), table.used % 3) == ("at", 0)


@pytest.mark.rule("RO-ARTREPL-1", "RO-ARTREPL-5")
def test_an_ignored_square_is_what_replace_is_for() -> None:
    table = begin(setting(full=True, tiles={0: "replace"}, markers={1: "2,3"}))
    use(table, "C @ 2,2")
    assert marks(table, 0) == "2,2 3,2"
    play(table, "replace 2,3 covered")
    assert (marks(table, 0), marks(table, 1)) == ("2,2 2,3 3,2", "")


@pytest.mark.rule("RO-ARTREPL-3")
def test_replace_needs_a_marker_that_is_left_after_the_placing() -> None:
    table = setting(full=True, supply={0: 1}, tiles={0: "replace coin"}, markers={1: "0,3"})
    use(begin(table), "A @ 0,2")
    assert (marks(table, 0), table.supply[0]) == ("0,2", 0)
    assert options(table) == ["tile coin", "done"]
    assert refusal(table, "replace 0,3 covered") == "RO-ARTREPL-3"


@pytest.mark.rule("RO-ARTREPL-4")
def test_an_optional_square_is_replaced_if_it_is_paid_for() -> None:
    table = setting(full=True, coins=[2], tiles={0: "replace free"}, markers={1: "3,3"})
    use(begin(table), "A @ 3,1")
    assert options(table) == ["replace 3,3 pay", "replace 3,3 free", "done"]
    assert refusal(table, "replace 3,3 covered") == "RO-ARTREPL-4"
    paid = play(table.copy(), "replace 3,3 pay")
    assert (marks(paid, 0), paid.coins[0], tiles_of(paid, 0)) == ("3,1 3,2 3,3", 2, "free replace!")
    free = play(table.copy(), "replace 3,3 free")
    assert (marks(free, 0), free.coins[0], tiles_of(free, 0)) == ("3,1 3,2 3,3", 4, "free! replace!")
    poor = setting(full=True, coins=[1], tiles={0: "replace coin"}, markers={1: "3,3"})
    use(begin(poor), "A @ 3,1")
    assert refusal(poor, "replace 3,3 pay") == "RO-ARTREPL-4"


@pytest.mark.rule("RO-ARTREPL-4")
@pytest.mark.parametrize(("value", "expected"), [("never", []), ("always", ["replace 3,3 covered"])])
def test_optional_squares_may_be_out_of_reach_or_always_covered(value: str, expected: list[str]) -> None:
    chosen = {"replace_optional": value}
    table = setting(full=True, coins=[4], tiles={0: "replace free"}, markers={1: "3,3 3,1"}, options=chosen)
    use(begin(table), "A @ 3,1")
    assert options(table) == ["replace 3,1 covered", *expected, "done"]


@pytest.mark.rule("RO-ARTSLIDE-1", "RO-ARTFLIP-1", "RO-ARTREPL-1", "RO-ARTREPL-4")
def test_what_is_refused_is_the_square_or_the_card_that_was_named() -> None:
    """What lies beside it on the map or in the box may well be possible."""
    table = begin(setting(full=True, tiles={0: "slide flip replace"}, markers={1: "2,3 3,1"}))
    leave(table, "start")
    for place in ("2,2", "2,4"):
        assert refusal(table, f"slide {place}") == "RO-ARTSLIDE-1"
    for card in ("P5", "S-red-1"):
        assert refusal(table, f"flip {card}") == "RO-ARTFLIP-1"
    listed = [table.parse(move) for move in ("slide 2,3", "flip S-blue-1", "flip S-blue-3")]
    assert [table.why_not(move) for move in listed] == ["", "", ""]
    use(table, "A @ 3,1")
    assert marks(table, 0) == "3,2"
    assert table.why_not(table.parse("replace 3,1 covered")) == ""
    for place in ("3,0", "3,2", "2,3"):
        assert refusal(table, f"replace {place} covered") == "RO-ARTREPL-1"
    for text in ("3,3 covered", "3,3 pay", "2,3 pay", "3,1 free"):
        assert refusal(table, f"replace {text}") == "RO-ARTREPL-4"


@pytest.mark.rule("RO-ART-11", "RO-SETUP-14")
@pytest.mark.parametrize("move", ["tile coin", "flip A", "slide 0,0", "replace 2,1 covered", "buy A01"])
def test_the_basic_rules_know_no_tiles(move: str) -> None:
    table = use(begin(setting(coins=[9], markers={1: "0,0"})), "A @ 2,1")
    assert (asked(table), refusal(table, move)) == ("after", "RO-SETUP-14")


@pytest.mark.rule("RO-OPT-8", "RO-ARTFREE-1", "RO-OPT-4")
@pytest.mark.parametrize(
    ("price", "event", "coins"),
    [("pay", "extended 0 3,3 pay 2", 9), ("free", "extended 0 3,3 free 2", 11)],
)
def test_an_optional_square_is_told_with_its_price(price: str, event: str, coins: int) -> None:
    table = use(begin(setting(full=True, coins=[9], tiles={0: "free"})), "A @ 3,1")
    log = table.listen()
    play(table, f"opt 3,3 {price}")
    assert told(log, "extended") == [event]
    assert table.coins[0] == coins
