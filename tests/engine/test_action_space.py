"""Action spaces: one declaration gives ids, notation, factored form and what others see."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portulan.engine.action_space import ActionSpace, Family, Field, Number
from portulan.engine.errors import UsageError


def small_space() -> ActionSpace:
    colour = Field("colour", ("red", "blue"))
    place = Field("place", ("A", "B", "C"))
    return ActionSpace(
        (
            Family("pass", "pass"),
            Family("lay", "lay {colour} @{place}", colour, place, secret=("colour",)),
            Family("end", "end {place}", place),
        )
    )


def test_of_numbers_only_the_ends_are_listed() -> None:
    space = ActionSpace(
        (
            Family("pass", "pass"),
            Family("bid", "bid {coins}", Number("coins", 10, 9999)),
            Family("end", "end {place}", Field("place", [str(n) for n in range(200)])),
        )
    )
    assert [space.notation(move) for move in space.moves(ends=2)[:6]] == [
        "pass",
        "bid 10",
        "bid 11",
        "bid 9998",
        "bid 9999",
        "end 0",
    ]
    assert len(space.moves(ends=2)) == 1 + 4 + 200
    assert space.moves(ends=4995) == list(range(space.size))


def test_families_are_laid_end_to_end() -> None:
    space = small_space()
    assert [(family.name, family.base, family.size) for family in space.families] == [
        ("pass", 0, 1),
        ("lay", 1, 6),
        ("end", 7, 3),
    ]
    assert space.size == 10
    assert [space.notation(move) for move in range(10)] == [
        "pass",
        *("lay red @A", "lay red @B", "lay red @C", "lay blue @A", "lay blue @B", "lay blue @C"),
        *("end A", "end B", "end C"),
    ]


def test_a_move_is_taken_apart_and_put_together() -> None:
    space = small_space()
    lay = space.named("lay")
    assert lay.move(1, 2) == 6
    assert lay.values(6) == (1, 2)
    assert space.family(6) is lay
    assert space.factored(6) == ("lay", {"colour": "blue", "place": "C"})
    assert space.build("lay", {"colour": "blue", "place": "C"}) == 6
    assert space.factored(0) == ("pass", {})


def test_others_do_not_see_secret_fields() -> None:
    space = small_space()
    assert space.look(6) == "lay ? @C"
    assert space.look(3) == space.look(6)
    assert space.look(7) == "end A"


@pytest.mark.parametrize("text", ["lay blue @C", "LAY Blue @c", "  lay   blue  @C ", "lay blue @C\n"])
def test_notation_reads_back_whatever_the_case_and_the_spacing(text: str) -> None:
    assert small_space().parse(text) == 6


@pytest.mark.parametrize("text", ["", "lay", "lay blue", "lay green @A", "lay blue @ C", "6"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(UsageError, match="no move is written"):
        small_space().parse(text)


@pytest.mark.parametrize("move", [-1, 10, 10**9])
def test_a_number_outside_is_no_move(move: int) -> None:
    space = small_space()
    for ask in (space.family, space.factored, space.notation, space.look):
        with pytest.raises(UsageError, match=r"is no move: moves are 0\.\.9"):
            ask(move)


@pytest.mark.parametrize("values", [(2, 0), (0, 3), (-1, 0)])
def test_a_value_outside_its_field_is_refused(values: tuple[int, int]) -> None:
    with pytest.raises(UsageError, match=r"lay: no (colour|place) number"):
        small_space().named("lay").move(*values)


@pytest.mark.parametrize(
    ("name", "fields", "complaint"),
    [
        ("fly", {}, "no family of moves is called 'fly'"),
        ("lay", {"colour": "green", "place": "A"}, "lay: colour must be one of red, blue"),
        ("lay", {"colour": "red"}, "lay: place must be one of A, B, C"),
    ],
)
def test_a_factored_form_that_fits_nothing_is_refused(
    name: str, fields: dict[str, str], complaint: str
) -> None:
    with pytest.raises(UsageError, match=complaint):
        small_space().build(name, fields)


@given(st.lists(st.lists(st.integers(1, 4), max_size=3), min_size=1, max_size=5))
def test_every_move_of_any_space_goes_there_and_back(shapes: list[list[int]]) -> None:
    families = []
    for number, sizes in enumerate(shapes):
        fields = [
            Field(f"f{place}", [f"v{value}" for value in range(size)]) for place, size in enumerate(sizes)
        ]
        notation = " ".join([f"family{number}", *(f"{{{field.name}}}" for field in fields)])
        families.append(Family(f"family{number}", notation, *fields))
    space = ActionSpace(families)
    assert space.size == sum(family.size for family in families)
    for move in range(space.size):
        family = space.family(move)
        assert family.base <= move < family.base + family.size
        assert family.move(*family.values(move)) == move
        assert space.build(*space.factored(move)) == move
        assert space.parse(space.notation(move)) == move
