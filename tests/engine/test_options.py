"""House rules: completed with defaults, and refused in one line that says what would have been possible."""

from __future__ import annotations

import pytest

from portulan.engine.errors import UsageError
from portulan.engine.options import Option, OptionValue, resolve

OPTIONS = (
    Option("speed", ("slow", "fast"), "X-1"),
    Option("mirror", ("false", "true"), "X-2"),
    Option("first", lambda players: ("random", *map(str, range(players))), "X-3"),
)


def test_the_default_is_the_first_value() -> None:
    assert resolve(OPTIONS, 2, {}) == {"speed": "slow", "mirror": "false", "first": "random"}
    assert OPTIONS[0].default(2) == "slow"


def test_values_may_depend_on_the_number_of_players() -> None:
    assert OPTIONS[2].values_for(2) == ("random", "0", "1")
    assert OPTIONS[2].values_for(3) == ("random", "0", "1", "2")
    assert resolve(OPTIONS, 3, {"first": "2"})["first"] == "2"
    with pytest.raises(UsageError, match="option first cannot be '2'; values: random, 0, 1"):
        resolve(OPTIONS, 2, {"first": "2"})


@pytest.mark.parametrize(
    ("key", "given", "meant"),
    [("mirror", True, "true"), ("mirror", "TRUE", "true"), ("first", 1, "1"), ("speed", "Fast", "fast")],
)
def test_values_are_taken_as_people_write_them(key: str, given: OptionValue, meant: str) -> None:
    assert resolve(OPTIONS, 2, {key: given})[key] == meant


def test_an_unknown_option_is_refused_with_the_list_of_options() -> None:
    with pytest.raises(UsageError, match="unknown option 'sped'; options: first, mirror, speed"):
        resolve(OPTIONS, 2, {"sped": "fast"})


def test_an_unknown_value_is_refused_with_the_list_of_values() -> None:
    with pytest.raises(UsageError, match="option speed cannot be 'medium'; values: slow, fast"):
        resolve(OPTIONS, 2, {"speed": "medium"})
