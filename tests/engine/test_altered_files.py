"""Altered files that were once believed, or failed otherwise than in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest

import portulan
from portulan import FileError
from portulan.engine.match import Match


def dump(changes: dict[str, Any]) -> str:
    """Writes the dump of a new state with something else in it."""
    state = portulan.new("agartha", players=2, seed=1)
    return json.dumps({**json.loads(state.dump()), **changes})


def running(game: str, names: list[str]) -> dict[str, Any]:
    """Gives the record of a match after one decision."""
    match = Match.new(portulan.game(game), names, seed=1)
    match.play(match.state.moves()[0])
    record: dict[str, Any] = json.loads(match.to_json())
    return record


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"players": 7},
        {"options": {"tides": "high"}},
        {"generator": {"seed": 1, "count": 10**30}},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_dump_that_cannot_be_is_a_file_that_cannot_be_used(changes: dict[str, Any]) -> None:
    with pytest.raises(FileError) as refused:
        portulan.load(dump(changes))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("change", [{"game": "chess"}, {"players": ["Ann"]}, {"options": {"tides": "high"}}])
def test_a_record_that_cannot_be_is_a_file_that_cannot_be_used(change: dict[str, Any]) -> None:
    with pytest.raises(FileError):
        portulan.load_match(json.dumps({**running("agartha", ["Ann", "Ben"]), **change}))


def test_a_draw_of_a_number_that_no_match_comes_to_is_refused() -> None:
    record = running("agartha", ["Ann", "Ben"])
    drawn = next(entry for entry in record["entries"] if entry[3] is not None)
    drawn[3] = 10**30
    with pytest.raises(FileError, match=r"must be \[actor, move, digest, draw\]"):
        portulan.load_match(json.dumps(record))


def test_a_match_does_not_go_on_from_the_position_of_another_table() -> None:
    record = running("agartha", ["Ann", "Ben"])
    record["rules"] = 0
    record["entries"][-1][2] = "a digest of older rules"
    assert portulan.load_match(json.dumps(record)).state.players == 2
    record["snapshot"] = running("agartha", ["Ann", "Ben", "Cid"])["snapshot"]
    with pytest.raises(FileError, match="another table"):
        portulan.load_match(json.dumps(record))


@pytest.mark.rule("RO-TURN-3")
@pytest.mark.parametrize(
    "stack",
    [
        [["end of turn", 0], ["use", 0]],
        [["phase over", 1], ["use", 1]],
        [["phase over", 0], ["use", 0], ["use", 0]],
        [["coins"], ["deal", 6]],
        [["end of turn", 0], ["bid", 0, 0, 2, -1, -1]],
    ],
    ids=json.dumps,
)
def test_roam_refuses_steps_that_cannot_wait_for_each_other(stack: list[Any]) -> None:
    state = portulan.new("roam", players=2, seed=1, options={"first_player": "0"})
    data = json.loads(state.dump())
    assert data["stack"] != stack
    with pytest.raises(FileError):
        portulan.load(json.dumps({**data, "stack": stack}))
