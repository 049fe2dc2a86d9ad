"""What a stored match may hold: the numbers of the rulebook as the range of every field and of every waiting step.

The tables are written out from the contract; nothing here is computed by the constants that are checked.
"""

from __future__ import annotations

import pytest

import portulan
from portulan.engine.fields import FieldDeclaration
from portulan.games.agartha import frames
from portulan.games.agartha.fields import FIELDS

CARDS = 2**60 - 1
"""A multiset: ten kinds of card, up to 63 of each."""
DECK = 200
"""More cards than any deck has."""

RANGES = {
    "round": (0, 6),
    "holder": (0, 3),
    "board": (0, CARDS),
    "encounter": (0, DECK),
    "amulets": (0, DECK),
    "village": (0, 65536),
    "explored": (0, 7),
    "won": (0, CARDS),
    "drawn": (0, CARDS),
    "hand": (0, 7),
    "shown": (0, 7),
    "tiles": (0, 9),
    "placements": (0, 0),
    "open": (0, 7),
    "zone": (0, 3),
    "left": (0, CARDS),
    "pile": (0, CARDS),
    "pile_count": (0, DECK),
    "under": (0, CARDS),
    "discard": (0, CARDS),
    "aside": (0, CARDS),
}
"""Each field with four players: six rounds, seven slots of a board, three tokens, three Explorations."""

LENGTHS = {
    "board": 28,
    "encounter": 4,
    "amulets": 4,
    "village": 4,
    "explored": 4,
    "won": 4,
    "drawn": 4,
    "hand": 4,
    "shown": 4,
    "left": 3,
    "under": 0,
}
"""How many numbers a list has; 0 for any."""

CLAUSES = {
    "round": "AG-ROUND-1",
    "holder": "AG-SETUP-18",
    "village": "AG-INV-8",
    "explored": "AG-INV-7",
    "hand": "AG-INV-2",
    "shown": "AG-INV-2",
    "placements": "AG-INV-2",
    "open": "AG-VAL-7",
    "zone": "AG-PLACE-2",
}
"""What a refusal cites; of cards it is AG-INV-1."""

SEAT = ("seat", 0, 3)
TILE = ("tile", 0, 5)
KIND = ("kind", 0, 9)
SLOT = ("slot", 0, 6)
MANDATORY = ("mandatory", 0, 1)
DESTINATION = ("destination", 0, 13)
"""A tile, or the starting cards or the Draw of a seat."""

STEPS = {
    "choose first": [],
    "start cards": [],
    "place start": [SEAT],
    "place together": [],
    "round": [("round", 1, 6)],
    "bid": [SEAT, ("number", 0, 11)],
    "resolve tile": [("tile", 0, 6)],
    "resolve action": [TILE],
    "auction": [TILE],
    "pick": [SEAT, TILE],
    "third card": [TILE, SEAT],
    "won": [SEAT, TILE],
    "leave": [SEAT, TILE],
    "place won": [SEAT],
    "move": [SEAT, MANDATORY],
    "move to": [SEAT, KIND, SLOT],
    "swap": [SEAT, MANDATORY],
    "swap with": [SEAT, KIND, SLOT],
    "draw": [SEAT, MANDATORY],
    "place drawn": [SEAT],
    "validate": [SEAT, ("queued", 0, 12)],
    "gained": [SEAT, SLOT, ("action", -1, 18), MANDATORY],
    "discard left": [SEAT, SLOT],
    "close": [],
    "turn up": [DESTINATION],
    "card": [DESTINATION],
    "end of round": [],
    "refill": [TILE],
    "flush": [TILE, ("missing", 0, 2), ("order", 0, 9)],
}


def declared(name: str) -> FieldDeclaration:
    """Finds a field by its name."""
    return next(one for one in FIELDS if one.name == name and isinstance(one, FieldDeclaration))


def test_every_field_has_its_range_here() -> None:
    assert [one.name for one in FIELDS if isinstance(one, FieldDeclaration)] == list(RANGES)


@pytest.mark.rule("AG-INV-1", "AG-INV-2", "AG-INV-7", "AG-INV-8", "AG-ROUND-1", "AG-VAL-7")
@pytest.mark.parametrize("name", [name for name in RANGES if name not in ("tiles", "placements")])
def test_a_field_holds_what_the_rules_can_bring_and_nothing_else(name: str) -> None:
    field = declared(name)
    low, high = RANGES[name]
    length = LENGTHS.get(name)

    def load(number: int) -> object:
        return field.loaded(number if length is None else [number] * (length or 5), 4)

    for number in (low, high):
        assert load(number) == (number if length is None else [number] * (length or 5))
    for number in (low - 1, high + 1):
        with pytest.raises(portulan.FileError) as caught:
            load(number)
        clause = CLAUSES.get(name, "AG-INV-1")
        assert str(caught.value) == f"field '{name}' cannot be {number}: {low} to {high} ({clause})"
    if length:
        with pytest.raises(portulan.FileError, match=f"must have {length} numbers"):
            field.loaded([low] * (length + 1), 4)
    assert field.default == (7 if name == "hand" else 0)


@pytest.mark.rule("AG-INV-1", "AG-INV-2")
@pytest.mark.parametrize(
    ("name", "row", "wrong", "clause"),
    [
        ("tiles", [0, 9], {0: (-1, 10)}, "AG-INV-1"),
        ("placements", [5, 1, 3, 2], {0: (-1, 6), 1: (-1, 2), 2: (-1, 4), 3: (-1, 3)}, "AG-INV-2"),
        ("placements", [0, 0, 0, 0], {}, "AG-INV-2"),
    ],
)
def test_a_row_holds_cards_or_a_token_on_a_tile(
    name: str, row: list[int], wrong: dict[int, tuple[int, int]], clause: str
) -> None:
    field = declared(name)
    assert field.loaded([row], 4) == [tuple(row)]
    for place, numbers in wrong.items():
        for number in numbers:
            with pytest.raises(portulan.FileError, match=rf"cannot be {number}.*\({clause}\)$"):
                field.loaded([[*row[:place], number, *row[place + 1 :]]], 4)


@pytest.mark.rule("AG-ROUND-1", "AG-BID-1", "AG-SETUP-8")
def test_a_waiting_step_holds_what_the_rules_can_bring_and_nothing_else() -> None:
    assert frames.NAMES.names == list(STEPS)
    for step, arguments in zip(STEPS, frames.NAMES.arguments, strict=True):
        assert [one.name for one in arguments] == [name for name, _, _ in STEPS[step]]
        for one, (_, low, high) in zip(arguments, STEPS[step], strict=True):
            held = [one.holds(number, 4) for number in (low - 1, low, high, high + 1)]
            assert held == [False, True, True, False]
            assert one.many == (one.name == "order")
