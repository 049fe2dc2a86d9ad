"""The map and the sides around it (RO-GEO)."""

from __future__ import annotations

import pytest

from portulan.games.roam.map import (
    DIRECTIONS,
    EAST,
    EVERYWHERE,
    NEIGHBOUR,
    NEIGHBOURS,
    NORTH,
    RINGS,
    SIDES,
    SLOT_COUNT,
    SLOT_NAMES,
    SLOT_SQUARES,
    SLOTS,
    SOUTH,
    SQUARE_COUNT,
    SQUARE_NAMES,
    SQUARES,
    WEST,
    beside,
    has_full_slot,
    slot_of,
    square,
)
from portulan.games.roam.shapes import drawn, placements
from tests.games.roam.setting import (
    around,
    begin,
    cover,
    dealt,
    fixture_box,
    marks,
    options,
    play,
    setting,
    squares,
    use,
    with_box,
)

SYMBOLS = """
0 1 0 0 0 0
0 0 0 2 1 0
1 0 0 0 0 1
0 0 0 2 1 1
1 1 0 0 0 0
0 0 0 1 1 0
"""
"""Coin symbols of the fixture map by square (contract, section 3.0)."""


@pytest.mark.rule("RO-GEO-1", "RO-GEO-2", "RO-GEO-3", "RO-GEO-9")
def test_the_symbols_of_the_fixture_map_lie_where_the_contract_says() -> None:
    view = setting().view(None)
    assert len(view["slots"]) == 6
    assert all([len(row) for row in slot["coins"]] == [2, 2, 2] for slot in view["slots"])
    assert view["coins"] == [int(number) for number in SYMBOLS.split()]


@pytest.mark.rule("RO-GEO-4", "RO-PLACE-9")
def test_shapes_ignore_the_borders_of_cards() -> None:
    table = use(begin(setting(won={0: "K9"}, kind=with_box(fixture_box()))), "C @ 2,1")
    assert marks(table, 0) == "2,1 2,2 3,1"
    assert {slot_of(*map(int, word.split(","))) for word in marks(table, 0).split()} == {0, 1, 3}


@pytest.mark.rule("RO-GEO-5", "RO-GEO-6")
def test_squares_are_named_by_row_and_column_and_slots_from_west_to_east() -> None:
    assert (SQUARES[0], SQUARES[5], SQUARES[30], SQUARES[square(2, 3)]) == ("0,0", "0,5", "5,0", "2,3")
    corners = [(0, 0), (0, 2), (0, 4), (3, 0), (3, 2), (3, 4)]
    assert [slot_of(r, c) for r, c in corners] == [0, 1, 2, 3, 4, 5]
    assert [slot_of(r + 2, c + 1) for r, c in corners] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("RO-GEO-10")
def test_the_way_a_card_lies_moves_its_symbols_and_nothing_else() -> None:
    box = fixture_box()
    for slot in range(6):
        assert box.ones[slot].bit_count() == 2
    upright, turned = setting(), setting()
    turned.slots = [3, 4, 5, 0, 1, 2]
    for table in (upright, turned):
        assert options(play(begin(table), "use C")) == options(play(begin(setting()), "use C"))
        assert table.view(0)["slots"][0]["shape"] is not None


@pytest.mark.rule("RO-GEO-11", "RO-GEO-12", "RO-SETUP-8")
@pytest.mark.parametrize(("players", "sides"), [(2, "south north"), (3, "south west north")])
def test_each_player_sits_at_a_different_side(players: int, sides: str) -> None:
    boards = dealt(players).view(None)["boards"]
    assert " ".join(board["side"] for board in boards) == sides
    assert SIDES == ("south", "west", "north", "east")


@pytest.mark.rule("RO-GEO-13", "RO-CLAIM-8")
def test_won_cards_lie_in_the_same_direction_as_start_cards() -> None:
    """K6 looks like C turned: seen from West, both are turned by the same quarter."""
    kind = with_box(fixture_box({"K10": "XX/X."}))
    table = setting(4, kind=kind, won={1: "K10"})
    won = use(begin(table.copy(), 1), "K10 @ 2,2")
    started = use(begin(table.copy(), 1), "C @ 2,2")
    assert marks(won, 1) == marks(started, 1) == "2,2 2,3 3,3"


@pytest.mark.rule("RO-GEO-15")
@pytest.mark.parametrize(
    ("seat", "shape"), [(0, "2,2 2,3 3,2"), (1, "2,2 2,3 3,3"), (2, "2,3 3,2 3,3"), (3, "2,2 3,2 3,3")]
)
def test_the_same_shape_from_four_sides(seat: int, shape: str) -> None:
    assert marks(use(begin(setting(4), seat), "C @ 2,2"), seat) == shape


@pytest.mark.rule("RO-GEO-16")
def test_no_shape_is_mirrored() -> None:
    shape = ["X..", "XXX"]
    turns = {drawn(shape, quarters).fixed for quarters in range(4)}
    assert drawn(["..X", "XXX"]).fixed not in turns
    assert len(turns) == 4


@pytest.mark.rule("RO-GEO-18")
@pytest.mark.parametrize(
    ("shape", "number"), [("X", 36), ("XXX", 24), ("XX/Xo", 25), (".X/X./X.", 20), ("XXXX/X...", 15)]
)
def test_a_shape_lies_wherever_its_fixed_squares_fit(shape: str, number: int) -> None:
    for quarters in range(4):
        assert len(placements(drawn(shape.split("/"), quarters)).corners()) == number


@pytest.mark.rule("RO-GEO-19")
def test_a_shape_covers_other_cards_from_another_side() -> None:
    """Three in a row cover a card's depth from South only: from West they always touch two cards or more."""

    def cards_covered(quarters: int) -> set[int]:
        found = set()
        where = placements(drawn(["X", "X", "X"], quarters))
        for corner in where.corners():
            found.add(len({slot_of(n // 6, n % 6) for n in range(36) if where.fixed[corner] >> n & 1}))
        return found

    assert cards_covered(0) == cards_covered(2) == {1, 2}
    assert cards_covered(1) == cards_covered(3) == {2}


@pytest.mark.rule("RO-GEO-4", "RO-ARTSLIDE-2")
def test_neighbours_end_at_the_edge_of_the_map() -> None:
    assert beside(squares("0,0")) == squares("0,1 1,0")
    assert beside(squares("2,5")) == squares("1,5 2,4 3,5")
    assert beside(squares("5,5")) == squares("4,5 5,4")
    assert beside(squares("2,2")) == squares("1,2 2,1 2,3 3,2")


@pytest.mark.rule("RO-GEO-5", "RO-GEO-6", "RO-GEO-12")
def test_the_tables_of_the_map_say_what_its_picture_shows() -> None:
    picture = """
    a1 b1 c1 d1 e1 f1
    a2 b2 c2 d2 e2 f2
    a3 b3 c3 d3 e3 f3
    a4 b4 c4 d4 e4 f4
    a5 b5 c5 d5 e5 f5
    a6 b6 c6 d6 e6 f6
    """
    slots = "001122" * 3 + "334455" * 3
    assert " ".join(SQUARE_NAMES) == " ".join(picture.split())
    assert [slot_of(*divmod(place, 6)) for place in range(36)] == [int(slot) for slot in slots]
    assert (SQUARE_COUNT, SLOT_COUNT, EVERYWHERE) == (36, 6, 2**36 - 1)
    for slot in range(6):
        assert SLOT_SQUARES[slot] == sum(1 << place for place in range(36) if slots[place] == str(slot))
    assert (tuple("012345"), ("nw", "n", "ne", "sw", "s", "se")) == (SLOTS, SLOT_NAMES)
    assert [SIDES[side] for side in (SOUTH, WEST, NORTH, EAST)] == ["south", "west", "north", "east"]


@pytest.mark.rule("RO-ARTSLIDE-2", "RO-ARTSLIDE-3")
def test_the_next_square_in_each_direction_ends_at_the_edge() -> None:
    steps = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
    assert tuple(steps) == DIRECTIONS
    for place, (r, c) in enumerate((r, c) for r in range(6) for c in range(6)):
        names = [f"{r + dr},{c + dc}" for dr, dc in steps.values()]
        expected = [SQUARES.index(name) if name in SQUARES else -1 for name in names]
        assert NEIGHBOUR[place] == expected
        assert NEIGHBOURS[place] == sum(1 << goal for goal in expected if goal >= 0) == beside(1 << place)


@pytest.mark.rule("RO-OUTPOST-2", "RO-OUTPOST-3")
def test_the_rings_of_the_outpost_are_the_eight_squares_around_sixteen() -> None:
    centres = [f"{r},{c}" for r in (1, 2, 3, 4) for c in (1, 2, 3, 4)]
    assert [(squares(centre), squares(around(centre))) for centre in centres] == RINGS


@pytest.mark.rule("RO-CLAIM-1")
@pytest.mark.parametrize("slot", range(6))
def test_a_full_slot_is_seen_and_five_squares_are_not_enough(slot: int) -> None:
    assert has_full_slot(squares(cover(slot)))
    for word in cover(slot).split():
        assert not has_full_slot(squares(cover(slot, but=word)))
        others = " ".join(name for name in SQUARES if name not in cover(slot).split()[:1])
        assert has_full_slot(squares(others))
    assert not has_full_slot(squares("0,1 1,1 2,1 0,2 1,2 2,2 2,0 3,0 3,1 4,0 4,1"))
