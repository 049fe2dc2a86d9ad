"""Fields that name content: what is written in a dump in place of numbers, and read again."""

from __future__ import annotations

import pytest

from portulan import FileError
from portulan.engine.fields import numbers, rows, uids

CARDS = ("ape", "bear", "cat")
PLACES = ("a1", "a2", "b1", "b2")


def test_a_list_by_places_is_dumped_by_key_without_defaults() -> None:
    field = uids("cells", CARDS, "Cards.", keys=PLACES)
    assert field.dump is not None
    written = field.dump([-1, 2, -1, 0])
    assert written == {"a2": "cat", "b2": "ape"}
    assert field.loaded(written, 2) == [-1, 2, -1, 0]
    grown = uids("cells", ("ant", *CARDS), "Cards.", keys=("a0", *PLACES))
    assert grown.loaded(written, 2) == [-1, -1, 3, -1, 1]


def test_plain_numbers_by_places() -> None:
    field = numbers("fog", 0, 9, "Fog.", keys=PLACES)
    assert field.dump is not None
    assert field.dump([0, 0, 7, 0]) == {"b1": 7}
    assert field.loaded({"b1": 7}, 2) == [0, 0, 7, 0]
    with pytest.raises(FileError, match="has no place 'c1'"):
        field.loaded({"c1": 7}, 2)
    with pytest.raises(FileError, match="cannot be 10"):
        field.loaded({"b1": 10}, 2)


def test_rows_name_what_their_columns_mean() -> None:
    field = rows("lying", "Where.", columns=((0, 2), (-1, 3), (0, 9)), labels=(CARDS, PLACES, ()))
    assert field.dump is not None
    written = field.dump([(1, 3, 5), (0, -1, 0)])
    assert written == [["bear", "b2", 5], ["ape", None, 0]]
    assert field.loaded(written, 2) == [(1, 3, 5), (0, -1, 0)]
    with pytest.raises(FileError, match="names 'dog', which this content does not have"):
        field.loaded([["dog", "a1", 0]], 2)
    with pytest.raises(FileError, match="rows of whole numbers"):
        field.loaded([[["bear"], "a1", 0]], 2)
    with pytest.raises(FileError, match="cannot be -1"):
        field.loaded([[None, "a1", 0]], 2)
    with pytest.raises(FileError, match="rows of whole numbers"):
        field.loaded([["bear"]], 2)
