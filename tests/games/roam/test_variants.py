"""The variants: the Outpost (RO-OUTPOST) and stacking (RO-STACK), and their options."""

from __future__ import annotations

import pytest

from tests.games.roam.setting import (
    around,
    asked,
    begin,
    cover,
    fixture_box,
    leave,
    lying,
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

OUTPOST = {"outpost": True}
STACKING = {"stacking": True}
SINGLE = with_box(fixture_box({"K10": "X", "K11": "X"}))


def but(words: str, hole: str) -> str:
    """Names squares, but for one."""
    return " ".join(word for word in words.split() if word != hole)


# Outpost


@pytest.mark.rule("RO-OUTPOST-1", "RO-OUTPOST-9")
@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("stacking", [False, True])
def test_the_outpost_goes_with_all_other_modes(full: bool, stacking: bool) -> None:
    hole = around("3,3").split()[0]
    for outpost, owner in ((True, 0), (False, -1)):
        table = setting(
            full=full,
            kind=SINGLE,
            won={0: "K10"},
            options={"outpost": outpost, "stacking": stacking},
            markers={0: but(around("3,3"), hole), 1: "3,3"},
        )
        use(begin(table), f"K10 @ {hole}")
        assert table.outpost == owner
        assert table.view(1)["outpost"] == (0 if outpost else None)


@pytest.mark.rule("RO-OUTPOST-2")
def test_a_marker_of_ones_own_is_not_surrounded() -> None:
    table = setting(
        kind=SINGLE, won={0: "K10"}, options=OUTPOST, markers={0: but(f"{around('3,3')} 3,3", "2,2")}
    )
    use(begin(table), "K10 @ 2,2")
    assert table.outpost == -1


@pytest.mark.rule("RO-OUTPOST-3")
@pytest.mark.parametrize("centre", ["1,1", "1,4", "4,1", "4,4", "2,3"])
def test_any_square_off_the_border_can_be_surrounded(centre: str) -> None:
    hole = around(centre).split()[0]
    table = setting(
        kind=SINGLE, won={0: "K10"}, options=OUTPOST, markers={0: but(around(centre), hole), 1: centre}
    )
    log = table.listen()
    use(begin(table), f"K10 @ {hole}")
    assert table.outpost == 0
    assert told(log, "outpost") == ["outpost 0"]


@pytest.mark.rule("RO-OUTPOST-5", "RO-OUTPOST-6")
def test_a_slide_and_a_replacement_are_changes_too() -> None:
    markers = {0: but(around("3,3"), "2,2") + " 1,2", 1: "3,3"}
    table = setting(full=True, options=OUTPOST, tiles={1: "slide"}, markers=markers)
    play(begin(table, 1), "slide 1,2", "to S")
    assert table.outpost == 0
    markers = {0: but(around("3,3"), "2,2"), 1: "3,3 2,2"}
    table = setting(
        full=True, kind=SINGLE, won={0: "K10"}, options=OUTPOST, tiles={0: "replace"}, markers=markers
    )
    use(begin(table), "K10 @ 2,2")
    assert table.outpost == -1
    assert play(table, "replace 2,2 covered").outpost == 0


@pytest.mark.rule("RO-OUTPOST-5")
def test_the_outpost_may_be_looked_for_once_a_turn() -> None:
    chosen = {"outpost": "true", "outpost_check": "end_of_phase2"}
    markers = {0: but(around("3,3"), "2,2"), 1: "3,3"}
    table = setting(
        full=True, kind=SINGLE, won={0: "K10"}, options=chosen, tiles={0: "slide"}, markers=markers
    )
    use(begin(table), "K10 @ 2,2")
    assert table.outpost == -1
    away = play(table.copy(), "slide 2,2", "to N")
    assert away.outpost == -1
    assert leave(table, "after").outpost == 0


@pytest.mark.rule("RO-OUTPOST-5")
def test_of_two_rings_the_first_clockwise_from_the_active_player_counts() -> None:
    chosen = {"outpost": "true", "outpost_check": "end_of_phase2"}
    for active, owner in ((0, 1), (2, 2), (1, 1)):
        table = setting(3, options=chosen)
        table.marks[1] = squares(around("1,1"))
        table.marks[2] = squares(around("4,4"))
        table.marks[0] = squares("1,1 4,4")
        table.taken = sum(table.marks)
        leave(use(begin(table, active), "A @ 0,4"), "after")
        assert table.outpost == owner


@pytest.mark.rule("RO-OUTPOST-7")
def test_the_outpost_is_never_lost() -> None:
    table = setting(
        kind=SINGLE, won={0: "K10"}, options=OUTPOST, markers={0: but(around("3,3"), "2,2"), 1: "3,3"}
    )
    table.outpost = 1
    use(begin(table), "K10 @ 2,2")
    assert table.outpost == 1


# Stacking


@pytest.mark.rule("RO-STACK-2")
def test_a_fixed_square_with_one_marker_must_receive_a_second() -> None:
    table = use(begin(setting(options=STACKING, markers={1: "2,2 2,3"})), "C @ 2,2")
    assert table.upper[0] == squares("2,2 2,3")
    assert (marks(table, 0), table.supply[0]) == ("2,2 2,3 3,2", 21)


@pytest.mark.rule("RO-STACK-2")
@pytest.mark.parametrize("corner", ["0,0", "0,4", "5,0", "5,4"])
def test_the_corners_of_the_map_take_two_markers_too(corner: str) -> None:
    table = setting(options=STACKING, markers={1: corner})
    use(begin(table), f"A @ {corner}")
    assert (table.upper[0], table.supply[0]) == (squares(corner), 22)
    third = setting(options=STACKING, markers={1: corner}, upper={1: corner})
    use(begin(third), f"A @ {corner}")
    assert (third.upper[0], third.supply[0]) == (0, 23)


@pytest.mark.rule("RO-STACK-2", "RO-OPT-3")
def test_an_optional_square_with_one_marker_may_be_bought() -> None:
    table = use(begin(setting(options=STACKING, coins=[2], markers={1: "3,3"})), "A @ 3,1")
    play(table, "opt 3,3 pay")
    assert (table.upper[0], table.coins[0]) == (squares("3,3"), 0)
    full = setting(options=STACKING, coins=[2], markers={1: "3,3"}, upper={1: "3,3"})
    assert use(begin(full), "A @ 3,1").active == 1


@pytest.mark.rule("RO-STACK-3")
@pytest.mark.parametrize(("value", "supply"), [("true", 22), ("false", 23)])
def test_stacking_on_ones_own_marker(value: str, supply: int) -> None:
    table = setting(options={"stacking": True, "stack_own": value}, markers={0: "2,2"})
    table.supply[0] = 24
    use(begin(table), "A @ 2,2")
    assert table.supply[0] == supply
    assert table.upper[0] == (squares("2,2") if value == "true" else 0)


@pytest.mark.rule("RO-STACK-4")
def test_a_second_marker_pays_nothing() -> None:
    table = use(begin(setting(options=STACKING, markers={1: "3,3"})), "C @ 3,3")
    assert table.coins[0] == 1


@pytest.mark.rule("RO-STACK-5")
def test_one_marker_a_square_completes_a_card() -> None:
    table = setting(options=STACKING, markers={0: cover(0, but="2,0 2,1")})
    use(begin(table), "A @ 2,0")
    assert lying(table, 0) == "K7"


@pytest.mark.rule("RO-STACK-6")
def test_only_upper_markers_may_count() -> None:
    """P1 has four markers, two of them covered by P2, who has three in all."""
    markers = {0: "0,0 1,0 0,1 1,1", 1: "2,0"}
    for value, winner in (("all", 0), ("top_only", 1)):
        table = setting(
            3,
            kind=SINGLE,
            options={"stacking": True, "stack_count": value},
            markers=markers,
            upper={1: "0,0 1,0"},
            won={2: "K10"},
        )
        use(begin(table, 2), "K10 @ 2,1")
        assert "K1" in ready(table, winner)
        assert table.coins == ([0, 1, 1] if winner == 0 else [1, 0, 1])


@pytest.mark.rule("RO-STACK-6")
def test_a_player_who_is_wholly_covered_gains_no_coin_if_only_upper_markers_count() -> None:
    markers = {0: "0,0 1,0 0,1 1,1", 1: "2,0"}
    for value, coins in (("all", [0, 1, 1]), ("top_only", [0, 0, 1])):
        table = setting(
            3,
            kind=SINGLE,
            options={"stacking": True, "stack_count": value},
            markers=markers,
            upper={0: "2,0"},
            won={2: "K10"},
        )
        use(begin(table, 2), "K10 @ 2,1")
        assert table.coins == coins


@pytest.mark.rule("RO-STACK-7")
def test_ties_of_stacks_go_to_auction() -> None:
    table = setting(
        kind=SINGLE,
        coins=[2, 2],
        options=STACKING,
        markers={0: "0,0 1,0", 1: "0,1 1,1 2,0"},
        upper={0: "0,1"},
        won={1: "K10"},
    )
    use(begin(table, 1), "K10 @ 2,1")
    assert "K1" in ready(table, 1)
    table = setting(
        kind=SINGLE,
        coins=[2, 2],
        options=STACKING,
        markers={0: "0,0 1,0", 1: "0,1 1,1 2,0"},
        upper={0: "0,1 1,1"},
        won={1: "K10"},
    )
    use(begin(table, 1), "K10 @ 2,1")
    assert (asked(table), table.actor) == ("bid", 1)


@pytest.mark.rule("RO-STACK-8", "RO-STACK-9")
def test_both_markers_of_a_stack_may_slide() -> None:
    table = setting(full=True, options=STACKING, tiles={0: "slide"}, markers={1: "2,2"}, upper={0: "2,2"})
    begin(table)
    assert options(table) == ["slide 2,2", "slide upper 2,2", "done"]
    lower = play(table.copy(), "slide 2,2", "to E")
    assert (lower.marks, lower.upper) == ([squares("2,2"), squares("2,3")], [0, 0])
    upper = play(table.copy(), "slide upper 2,2", "to E")
    assert (upper.marks, upper.upper) == ([squares("2,3"), squares("2,2")], [0, 0])
    assert lower.faults() == upper.faults() == []


@pytest.mark.rule("RO-STACK-9")
def test_the_lower_marker_of_ones_own_stack_leaves_and_the_upper_one_drops() -> None:
    table = setting(full=True, options=STACKING, tiles={0: "slide"}, markers={0: "2,2"}, upper={0: "2,2"})
    play(begin(table), "slide 2,2", "to N")
    assert (table.marks[0], table.upper[0]) == (squares("1,2 2,2"), 0)
    assert table.faults() == []


@pytest.mark.rule("RO-STACK-9")
def test_where_markers_slide_with_stacks() -> None:
    markers, upper = {0: "2,2 2,3", 1: "2,1"}, {1: "2,3"}
    table = setting(full=True, options=STACKING, tiles={0: "slide"}, markers=markers, upper=upper)
    play(begin(table), "slide 2,2")
    assert options(table) == ["to N", "to S"]
    chosen = {"stacking": "true", "stack_slide": "below_two"}
    table = setting(full=True, options=chosen, tiles={0: "slide"}, markers=markers, upper=upper)
    play(begin(table), "slide 2,2")
    assert options(table) == ["to N", "to S", "to W"]
    assert refusal(table, "to E") == "RO-ARTSLIDE-1"
    play(table, "to W")
    assert table.upper[0] == squares("2,1")
    assert table.faults() == []


@pytest.mark.rule("RO-STACK-8", "RO-STACK-10")
@pytest.mark.parametrize(("value", "coins"), [("lower_only", 0), ("always", 2)])
def test_a_replaced_marker_keeps_its_level(value: str, coins: int) -> None:
    chosen = {"stacking": "true", "stack_replace_coins": value}
    table = setting(3, full=True, options=chosen, tiles={0: "replace"}, markers={1: "3,3"}, upper={2: "3,3"})
    use(begin(table), "A @ 3,2")
    assert offers(table, "replace 3,3 covered") and offers(table, "replace upper 3,3 covered")
    lower = play(table.copy(), "replace 3,3 covered")
    assert (lower.marks[0] & squares("3,3"), lower.upper[2]) == (squares("3,3"), squares("3,3"))
    assert lower.coins[0] == 2
    assert lower.supply[1] == 24
    upper = play(table.copy(), "replace upper 3,3 covered")
    assert (upper.marks[1], upper.upper[0]) == (squares("3,3"), squares("3,3"))
    assert upper.coins[0] == coins
    assert upper.supply[2] == 24


@pytest.mark.rule("RO-STACK-10")
def test_ones_own_marker_in_a_stack_is_not_replaced() -> None:
    table = setting(full=True, options=STACKING, tiles={0: "replace"}, markers={0: "3,3"}, upper={1: "3,3"})
    use(begin(table), "A @ 3,2")
    assert options(table) == ["replace upper 3,3 covered", "done"]
    assert refusal(table, "replace 3,3 covered") == "RO-ARTREPL-1"


@pytest.mark.rule("RO-STACK-10", "RO-ARTREPL-1")
def test_each_level_of_a_stack_is_judged_by_itself() -> None:
    """The shape puts P1's marker on top of P2's at 3,2; the stack of P2 and P3 at 3,3 is full already."""
    markers = {1: "3,2 3,3 0,0"}
    table = setting(3, full=True, options=STACKING, tiles={0: "replace"}, markers=markers, upper={2: "3,3"})
    use(begin(table), "A @ 3,2")
    listed = ["replace 3,2 covered", "replace 3,3 covered", "replace upper 3,3 covered", "done"]
    assert options(table) == listed
    assert [table.why_not(table.parse(move)) for move in listed] == [""] * 4
    assert refusal(table, "replace upper 3,2 covered") == "RO-ARTREPL-1"
    assert refusal(table, "replace 0,0 covered") == "RO-ARTREPL-1"


@pytest.mark.rule("RO-STACK-11")
def test_one_marker_of_a_stack_is_enough_for_the_outpost() -> None:
    chosen = {"stacking": True, "outpost": True}
    ring = around("3,3")
    table = setting(
        kind=SINGLE,
        options=chosen,
        markers={0: but(but(ring, "2,2"), "4,4") + " 3,3", 1: "4,4"},
        upper={0: "4,4", 1: "3,3"},
        won={0: "K10"},
    )
    use(begin(table), "K10 @ 2,2")
    assert table.outpost == 0


@pytest.mark.rule("RO-STACK-12", "RO-CLAIM-12")
def test_all_markers_of_stacks_return_and_the_coin_stays_one() -> None:
    table = setting(
        kind=SINGLE,
        options=STACKING,
        markers={0: cover(0, but="2,1 0,0"), 1: "0,0"},
        upper={0: "0,0", 1: "1,0 1,1"},
        won={0: "K10"},
    )
    use(begin(table), "K10 @ 2,1")
    assert table.supply == [24, 24]
    assert table.coins == [0, 1]
    assert table.upper == [0, 0]


@pytest.mark.rule("RO-STACK-1", "RO-SUPPLY-4")
@pytest.mark.parametrize("seed", range(4))
def test_no_square_ever_holds_three(seed: int) -> None:
    for table in wandering(2, seed, {"stacking": True, "stack_slide": "below_two"}):
        assert max(len(owners) for owners in table.view(None)["markers"]) <= 2
