"""Placing markers (RO-PLACE, RO-SUPPLY), coins (RO-COIN) and optional squares (RO-OPT)."""

from __future__ import annotations

import pytest

from tests.games.roam.setting import (
    asked,
    begin,
    card_number,
    cover,
    fixture_box,
    leave,
    marks,
    offers,
    options,
    play,
    ready,
    refusal,
    setting,
    squares,
    told,
    use,
    wandering,
    with_box,
)


@pytest.mark.rule("RO-PLACE-1", "RO-PLACE-2")
def test_the_character_is_turned_down_as_soon_as_it_is_chosen_and_then_must_go_somewhere() -> None:
    table = play(begin(setting()), "use B")
    assert ready(table, 0) == "A C"
    assert refusal(table, "use A") == "RO-PLACE-2"
    assert refusal(table, "done") == "RO-PLACE-2"


@pytest.mark.rule("RO-PLACE-6")
def test_own_markers_are_ignored_like_any_others() -> None:
    table = use(begin(setting(markers={0: "2,2"})), "C @ 2,2")
    assert (marks(table, 0), table.supply[0]) == ("2,2 2,3 3,2", 21)


@pytest.mark.rule("RO-PLACE-7")
def test_every_vacant_fixed_square_receives_a_marker_without_being_asked() -> None:
    table = play(begin(setting(won={0: "K8"})), "use C", "at 4,4")
    assert marks(table, 0) == "4,4 4,5 5,4"
    assert table.active == 1


@pytest.mark.rule("RO-PLACE-8")
def test_a_placement_without_a_marker_may_be_forbidden_where_it_can_be_avoided() -> None:
    markers = {1: "2,2 2,3 3,2"}
    table = begin(setting(markers=markers, options={"zero_placement": "forbidden_if_avoidable"}))
    play(table, "use C")
    assert refusal(table, "at 2,2") == "RO-PLACE-8"
    assert offers(table, "at 2,3")
    assert offers(play(begin(setting(markers=markers)), "use C"), "at 2,2")


@pytest.mark.rule("RO-PLACE-8")
def test_what_cannot_be_avoided_is_allowed() -> None:
    """Two corners are vacant, and a diagonal reaches neither: alone it may be used, beside a single square not."""
    kind = with_box(fixture_box({"K10": "X", "K11": "X./.X"}))
    table = setting(
        kind=kind, won={0: "K10 K11"}, used={0: "A B C"}, options={"zero_placement": "forbidden_if_avoidable"}
    )
    table.marks[1] = table.taken = table.land & ~squares("0,5 5,0")
    alone = table.copy()
    alone.ready[0] ^= 1 << card_number("K10")
    assert len(begin(alone).moves()) == 25
    assert options(begin(table)) == ["at 0,5", "at 5,0"]
    assert table.used == card_number("K10")


@pytest.mark.rule("RO-PLACE-9")
def test_a_shape_may_complete_two_cards_at_once() -> None:
    table = begin(setting(markers={0: f"{cover(0, but='2,1')} {cover(1, but='2,2')}"}))
    use(table, "A @ 2,1")
    assert options(table) == ["claim 0", "claim 1"]


@pytest.mark.rule("RO-PLACE-10")
def test_markers_stay_until_their_card_is_completed() -> None:
    """In the basic rules nothing but a completed card takes a marker off the map."""
    on_map = [0, 0]
    cards = 6
    for table in wandering(2, 3, {"full_rules": False}):
        won = sum(bits.bit_count() for bits in table.cards)
        now = [table.marks[seat] for seat in range(2)]
        if won == cards:
            assert all(before & ~after == 0 for before, after in zip(on_map, now, strict=True))
        on_map, cards = now, won


@pytest.mark.rule("RO-PLACE-11", "RO-LIMIT-4")
def test_without_any_placement_one_character_is_turned_down() -> None:
    """Only slot 0 is left, two squares wide: K4 does not fit from South, and neither does any start card."""
    kind = with_box(fixture_box({"K10": "XXX", "K11": "XXXX"}))
    table = setting(kind=kind, won={0: "K10 K11"}, used={0: "A B C"})
    for slot in range(1, 6):
        table.slots[slot] = -1
    table.land = squares(cover(0))
    begin(table)
    assert options(table) == ["use T10", "use T11"]
    play(table, "use K11")
    assert (ready(table, 0), marks(table, 0)) == ("K10", "")
    assert table.active == 1


@pytest.mark.rule("RO-PLACE-11", "RO-PLACE-3")
def test_a_character_that_fits_comes_before_one_that_does_not() -> None:
    kind = with_box(fixture_box({"K10": "XXX"}))
    table = setting(kind=kind, won={0: "K10"}, used={0: "B C"})
    for slot in range(1, 6):
        table.slots[slot] = -1
    table.land = squares(cover(0))
    begin(table)
    assert asked(table) == "at"
    assert refusal(table, "at 0,1") == "RO-LIMIT-4"
    assert ready(table, 0) == "K10"
    table = setting(kind=kind, won={0: "K10"}, used={0: "C"})
    table.land = squares(cover(0))
    assert refusal(begin(table), "use K10") == "RO-PLACE-3"


@pytest.mark.rule("RO-PLACE-12")
def test_a_square_vacated_later_is_not_filled() -> None:
    table = setting(full=True, tiles={0: "slide"}, markers={1: "2,3"})
    use(begin(table), "C @ 2,2")
    play(table, "slide 2,3", "to E")
    assert (marks(table, 0), marks(table, 1)) == ("2,2 3,2", "2,4")


@pytest.mark.rule("RO-SUPPLY-1")
def test_without_markers_nobody_is_asked_where() -> None:
    table = play(begin(setting(supply={0: 0})), "use C")
    assert (asked(table), table.active) == ("use", 1)


@pytest.mark.rule("RO-SUPPLY-1", "RO-OPT-1", "RO-ARTREPL-1")
def test_a_shape_is_forgotten_when_the_next_turn_begins() -> None:
    table = play(use(begin(setting(coins=[9], supply={1: 0})), "A @ 2,1"), "done")
    assert table.view(1)["used"] is None
    table = begin(setting(full=True, coins=[9, 9], supply={1: 0}, tiles={1: "coin"}))
    leave(use(table, "A @ 2,1"), "after", "market", "start", "before")
    play(table, "use C")
    assert asked(table) == "after"
    assert table.view(1)["used"] == {"card": "S-red-3", "turns": "0", "covered": [], "optional": []}


@pytest.mark.rule("RO-SUPPLY-2")
def test_all_markers_left_are_placed_one_after_the_other() -> None:
    table = use(begin(setting(supply={0: 2})), "C @ 3,3")
    play(table, "fill 3,3")
    assert options(table) == ["fill 3,4", "fill 4,3"]
    assert refusal(table, "done") == "RO-SUPPLY-2"
    assert refusal(table, "fill 3,3") == "RO-SUPPLY-2"
    play(table, "fill 4,3")
    assert (marks(table, 0), table.supply[0], table.coins[0]) == ("3,3 4,3", 0, 2)


@pytest.mark.rule("RO-SUPPLY-2")
def test_the_last_markers_may_go_in_reading_order() -> None:
    table = setting(supply={0: 2}, options={"shortage": "reading_order"})
    use(begin(table), "C @ 3,3")
    assert (marks(table, 0), table.supply[0], table.active) == ("3,3 3,4", 0, 1)
    corner = setting(supply={0: 2}, options={"shortage": "reading_order"})
    use(begin(corner), "C @ 0,0")
    assert (marks(corner, 0), corner.supply[0], corner.active) == ("0,0 0,1", 0, 1)


@pytest.mark.rule("RO-SUPPLY-3")
def test_an_optional_square_needs_a_marker_left() -> None:
    table = setting(full=True, coins=[9], supply={0: 2}, tiles={0: "free coin"})
    use(begin(table), "A @ 2,1")
    assert table.supply[0] == 0
    assert refusal(table, "opt 2,3 pay") == "RO-SUPPLY-3"
    assert refusal(table, "opt 2,3 free") == "RO-SUPPLY-3"


@pytest.mark.rule("RO-SUPPLY-4")
@pytest.mark.parametrize("stacking", [False, True])
def test_24_markers_of_each_colour_at_every_moment(stacking: bool) -> None:
    for table in wandering(3, 2, {"stacking": stacking}):
        view = table.view(None)
        on_map = [owner for owners in view["markers"] for owner in owners]
        assert [board["supply"] + on_map.count(n) for n, board in enumerate(view["boards"])] == [24] * 3


@pytest.mark.rule("RO-COIN-1", "RO-COIN-2")
def test_a_square_pays_one_coin_for_each_symbol() -> None:
    kind = with_box(fixture_box({"K10": "X"}))
    table = begin(setting(kind=kind, won={0: "K10"}))
    paid = []
    for r in range(6):
        for c in range(6):
            paid.append(use(table.copy(), f"K10 @ {r},{c}").coins[0])
    assert paid == table.view(0)["coins"]
    assert set(paid) == {0, 1, 2}


@pytest.mark.rule("RO-COIN-5")
def test_coins_are_taken_without_a_decision() -> None:
    table = begin(setting())
    log = table.listen()
    play(table, "use C", "at 3,3")
    assert told(log, "placed") == ["placed 0 3 3"]


@pytest.mark.rule("RO-COIN-6", "RO-INFO-1")
def test_everybody_sees_everybodys_coins() -> None:
    table = setting(3, coins=[4, 0, 7])
    for viewer in (0, 1, 2, None):
        assert [board["coins"] for board in table.view(viewer)["boards"]] == [4, 0, 7]


@pytest.mark.rule("RO-SUPPLY-1", "RO-ARTROT-1")
def test_the_turn_of_a_shape_is_over_with_the_turn_of_its_player() -> None:
    """P1 lays A turned; P2 has no markers and lays nothing."""
    table = setting(full=True, tiles={0: "rotate"}, supply={1: 0})
    leave(use(begin(table), "A +1 @ 0,0"))
    play(table, "use A")
    assert table.turned == 0


@pytest.mark.rule("RO-COIN-7", "RO-LIMIT-2")
def test_there_are_more_coins_than_the_box_holds() -> None:
    table = use(begin(setting(coins=[60, 60])), "C @ 3,3")
    assert table.coins == [63, 60]
    assert table.faults() == []


@pytest.mark.rule("RO-COIN-8")
def test_nobody_pays_what_he_does_not_have() -> None:
    table = setting(full=True, coins=[1], tiles={0: "free"})
    use(begin(table), "A @ 2,1")
    assert refusal(table, "opt 2,3 pay") == "RO-COIN-8"
    for seed in range(4):
        assert all(min(later.coins) >= 0 for later in wandering(2, seed))


@pytest.mark.rule("RO-COIN-9")
def test_a_square_pays_again() -> None:
    table = setting(full=True, tiles={0: "slide"}, markers={1: "1,3"})
    begin(table)
    play(table, "slide 1,3", "to E")
    assert use(table, "A @ 1,2").coins[0] == 2


@pytest.mark.rule("RO-OPT-1")
def test_only_optional_squares_of_the_character_used_can_be_bought() -> None:
    table = use(begin(setting(coins=[9])), "A @ 2,1")
    assert options(table) == ["opt 2,3 pay", "done"]
    for beside in ("2,4", "2,0"):
        assert refusal(table, f"opt {beside} pay") == "RO-OPT-1"
    for covered in ("2,1", "2,2"):
        assert refusal(table, f"opt {covered} pay") == "RO-OPT-2"
    assert refusal(table, "opt 2,3 free") == "RO-SETUP-14"


@pytest.mark.rule("RO-OPT-2")
def test_each_optional_square_once() -> None:
    kind = with_box(fixture_box({"K10": "oXo"}))
    table = begin(setting(full=True, kind=kind, coins=[9], won={0: "K10"}, tiles={0: "slide"}))
    use(table, "K10 @ 0,3")
    play(table, "opt 0,2 pay", "slide 0,2", "to S")
    assert (table.coins[0], marks(table, 0)) == (7, "0,3 1,2")
    assert refusal(table, "opt 0,2 pay") == "RO-OPT-2"
    play(table, "opt 0,4 pay")
    assert (table.coins[0], marks(table, 0)) == (5, "0,3 0,4 1,2")


@pytest.mark.rule("RO-OPT-4")
def test_an_optional_square_with_symbols_pays() -> None:
    table = use(begin(setting(coins=[2])), "A @ 3,1")
    play(table, "opt 3,3 pay")
    assert table.coins[0] == 2


@pytest.mark.rule("RO-OPT-5")
def test_optional_squares_come_after_the_fixed_ones_in_any_order() -> None:
    kind = with_box(fixture_box({"K10": "oXo"}))
    table = begin(setting(kind=kind, coins=[4], won={0: "K10"}))
    play(table, "use K10")
    assert refusal(table, "opt 0,2 pay") == "RO-PLACE-2"
    play(table, "at 0,3")
    assert options(table) == ["opt 0,2 pay", "opt 0,4 pay", "done"]
    one = play(table.copy(), "opt 0,2 pay", "opt 0,4 pay")
    other = play(table.copy(), "opt 0,4 pay", "opt 0,2 pay")
    assert marks(one, 0) == marks(other, 0) == "0,2 0,3 0,4"


@pytest.mark.rule("RO-OPT-6")
def test_ignored_fixed_squares_do_not_bar_the_optional_one() -> None:
    table = use(begin(setting(coins=[2], markers={1: "2,1 2,2"})), "A @ 2,1")
    play(table, "opt 2,3 pay")
    assert marks(table, 0) == "2,3"


@pytest.mark.rule("RO-OPT-7")
def test_nobody_has_to_buy() -> None:
    table = play(use(begin(setting(coins=[9])), "A @ 2,1"), "done")
    assert (marks(table, 0), table.coins[0], table.active) == ("2,1 2,2", 9, 1)


@pytest.mark.rule("RO-OPT-8")
def test_coins_paid_go_to_nobody() -> None:
    table = play(use(begin(setting(3, coins=[5, 5, 5])), "A @ 2,1"), "opt 2,3 pay")
    assert table.coins == [3, 5, 5]


def test_windows_with_nothing_to_do_are_not_asked() -> None:
    table = leave(use(begin(setting(full=True)), "C @ 0,2"))
    assert (asked(table), table.active) == ("use", 1)
