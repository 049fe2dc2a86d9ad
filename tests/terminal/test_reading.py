"""What a typed line means."""

from __future__ import annotations

import pytest

import portulan
from portulan.engine.action_space import ActionSpace, Family, Field
from portulan.terminal.reading import Typed, candidates, command

SPACE = portulan.game("agartha").space
COMMANDS = {"undo": "undo", "annuler": "undo", "save": "save", "log": "log"}


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("undo", Typed("undo", "")),
        ("UNDO", Typed("undo", "")),
        ("annuler", Typed("undo", "")),
        ("save  my game.json", Typed("save", "my game.json")),
        ("save! x", Typed("save!", "x")),
        ("undo!", None),
        ("?", Typed("?", "")),
        ("?bid 1", Typed("?", "bid 1")),
        ("saved", None),
        ("bid 1 @1 bid", None),
    ],
)
def test_commands(line: str, typed: Typed | None) -> None:
    assert command(line, COMMANDS) == typed


@pytest.mark.parametrize(
    "text", ["bid 3 @2 action", "BID 3 @ 2 Action", "bid3@2action", "b 3 2 a", "bid 3 2 a"]
)
def test_case_spaces_and_signs_do_not_matter_and_words_may_be_cut_short(text: str) -> None:
    assert candidates(text, range(SPACE.size), SPACE) == [SPACE.parse("bid 3 @2 action")]


def test_the_beginning_of_several_moves_means_all_of_them() -> None:
    found = candidates("bid 3 @2", range(SPACE.size), SPACE)
    assert [SPACE.notation(move) for move in found] == ["bid 3 @2 action", "bid 3 @2 bid"]


def test_only_the_moves_in_question_are_looked_at() -> None:
    legal = [SPACE.parse("bid 3 @2 bid"), SPACE.parse("bid 1 @2 bid")]
    assert candidates("bid 3", legal, SPACE) == legal[:1]
    assert candidates("stop", legal, SPACE) == []
    assert candidates("", legal, SPACE) == candidates("!?", legal, SPACE) == []


def test_words_come_before_letters_where_both_fit() -> None:
    numbers = tuple(str(number) for number in range(12))
    space = ActionSpace([Family("go", "go {row} {column}", Field("row", numbers), Field("column", numbers))])
    assert candidates("go 1 11", range(space.size), space) == [space.parse("go 1 11")]
    assert candidates("go111", range(space.size), space) == [space.parse("go 1 11"), space.parse("go 11 1")]


def test_a_field_is_typed_as_people_read_it_or_as_records_write_it() -> None:
    space = ActionSpace([Family("go", "go {square}", Field("square", ("0,0", "0,1"), ("a1", "b1")))])
    for text in ("go b1", "gob1", "go b", "go 0,1", "go 0 1"):
        assert candidates(text, range(space.size), space) == [space.parse("go b1")], text
    assert candidates("go", range(space.size), space) == [0, 1]
