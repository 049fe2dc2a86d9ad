"""What a stored match may hold: the numbers of the rulebook as the range of every field and of every waiting step.

The tables are written out from the contract; nothing here is computed by the constants that are checked.
"""

from __future__ import annotations

import pytest

import portulan
from portulan.engine.fields import FieldDeclaration
from portulan.games.roam import frames
from portulan.games.roam.fields import FIELDS

SQUARES = 2**36 - 1
"""All squares of the map (RO-GEO-5)."""
UNLIMITED = 2**20
"""Coins, turns and rounds have no limit in the rules (RO-COIN-7)."""

RANGES = {
    "sides": (-1, 3),
    "order": (0, 3),
    "first": (0, 3),
    "turn": (0, UNLIMITED),
    "rounds_without_card": (-1, UNLIMITED),
    "active": (0, 3),
    "slots": (-1, 59),
    "land": (0, SQUARES),
    "ones": (0, SQUARES),
    "twos": (0, SQUARES),
    "marks": (0, SQUARES),
    "upper": (0, SQUARES),
    "taken": (0, SQUARES),
    "supply": (0, 24),
    "coins": (0, UNLIMITED),
    "cards": (0, 2**60 - 1),
    "ready": (0, 2**60 - 1),
    "tiles": (0, 2**24 - 1),
    "tiles_ready": (0, 2**24 - 1),
    "deck": (0, 2**60 - 1),
    "top": (-1, 59),
    "gone": (0, 2**60 - 1),
    "market": (-1, 23),
    "pile": (0, 2**24 - 1),
    "used": (-1, 59),
    "turned": (0, 3),
    "covered": (0, SQUARES),
    "spare": (0, SQUARES),
    "bought": (0, 24),
    "outpost": (-1, 3),
}
"""Each field with four players: 48 terrain cards and 12 start cards, 24 tiles, 24 markers of a colour."""

LENGTHS = {
    "sides": 4,
    "order": 4,
    "slots": 6,
    "marks": 4,
    "upper": 4,
    "supply": 4,
    "coins": 4,
    "cards": 4,
    "ready": 4,
    "tiles": 4,
    "tiles_ready": 4,
    "market": 0,
}
"""How many numbers a list has; 0 for any."""

BLANK = {"sides": -1, "slots": -1, "supply": 24, "top": -1, "market": -1, "used": -1, "outpost": -1}
"""What is not 0 before the set-up."""

SEAT = ("seat", 0, 3)
STEPS = {
    "deal": [("place", 0, 6)],
    "offer": [("place", 0, 3)],
    "choose side": [SEAT],
    "choose first": [],
    "coins": [],
    "start": [SEAT],
    "rest": [SEAT],
    "early rest": [SEAT],
    "before": [SEAT],
    "use": [SEAT],
    "at": [SEAT, ("shape", 0, 4096), ("filling", 0, 1)],
    "fill": [SEAT, ("squares", 0, SQUARES)],
    "after": [SEAT],
    "slide to": [SEAT, ("square", 0, 35), ("level", 0, 1)],
    "phase over": [SEAT],
    "claim": [SEAT, ("settled", 0, 63)],
    "resolve": [SEAT, ("slot", 0, 5)],
    "before claim": [SEAT],
    "bid": [SEAT, ("slot", 0, 5), ("waiting", 0, 15), ("highest", -1, UNLIMITED), ("leader", -1, 3)],
    "reveal": [SEAT, ("slot", 0, 5), ("price", 0, UNLIMITED)],
    "market": [SEAT],
    "end of turn": [SEAT],
}


def declared(name: str) -> FieldDeclaration:
    """Finds a field by its name."""
    return next(one for one in FIELDS if one.name == name and isinstance(one, FieldDeclaration))


def test_every_field_has_its_range_here() -> None:
    assert [one.name for one in FIELDS if isinstance(one, FieldDeclaration)] == list(RANGES)


@pytest.mark.rule("RO-GEO-5", "RO-LIMIT-1", "RO-LIMIT-2")
@pytest.mark.parametrize("name", RANGES)
def test_a_field_holds_what_the_rules_can_bring_and_nothing_else(name: str) -> None:
    field = declared(name)
    low, high = RANGES[name]
    length = LENGTHS.get(name)

    def load(number: int) -> object:
        return field.loaded(number if length is None else [number] * (length or 5), 4)

    for number in (low, high):
        assert load(number) == (number if length is None else [number] * (length or 5))
    for number in (low - 1, high + 1):
        with pytest.raises(portulan.FileError, match=f"field '{name}' cannot be {number}: {low} to {high}"):
            load(number)
    if length:
        with pytest.raises(portulan.FileError, match=f"must have {length} numbers"):
            field.loaded([low] * (length + 1), 4)
    assert field.default == BLANK.get(name, 0)


@pytest.mark.rule("RO-GEO-6", "RO-SETUP-1", "RO-COIN-7")
def test_a_waiting_step_holds_what_the_rules_can_bring_and_nothing_else() -> None:
    assert frames.NAMES.names == list(STEPS)
    for arguments, expected in zip(frames.NAMES.arguments, STEPS.values(), strict=True):
        assert [one.name for one in arguments] == [name for name, _, _ in expected]
        for one, (_, low, high) in zip(arguments, expected, strict=True):
            held = [one.holds(number, 4) for number in (low - 1, low, high, high + 1)]
            assert held == [False, True, True, False]
            assert not one.many
