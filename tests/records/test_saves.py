"""Saves outlive releases: records and dumps written by older ones open, and play on to the end."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import portulan
from tests.records.random_match import go_on

SAVES = Path(__file__).parent.parent / "fixtures" / "saves"


def saves(kind: str) -> list[Path]:
    found = sorted(SAVES.glob(f"*-{kind}.json"))
    assert len(found) == 6
    return found


MENDED = "roam-4-finished"
"""A match in which a purchase was asked twice, which a later release mended: it cannot be played again."""


def test_a_finished_match_that_a_mended_rule_forbids_says_so_in_one_line() -> None:
    with pytest.raises(
        portulan.FileError, match=r"^was played by other rules or with other cards: entry 65: [^\n]*$"
    ):
        portulan.load_match((SAVES / f"{MENDED}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path", [path for path in saves("finished") if path.stem != MENDED], ids=lambda path: path.stem
)
def test_a_finished_match_of_an_older_release_opens_with_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = portulan.load_match(text)
    written = json.loads(text)
    assert {"scores": match.state.scores(), "winners": match.state.winners()} == written["result"]
    assert [match.state.notation(entry.move) for entry in match.entries] == [
        row[1] for row in written["entries"]
    ]


@pytest.mark.parametrize("path", saves("running"), ids=lambda path: path.stem)
def test_a_running_match_of_an_older_release_plays_on_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = portulan.load_match(text)
    entries = len(json.loads(text)["entries"])
    assert len(match.entries) == entries and not match.state.over
    finished = go_on(match, seed=3)
    assert finished.state.over and len(finished.entries) > entries
    assert portulan.load_match(finished.to_json()).state == finished.state


@pytest.mark.parametrize("path", saves("state"), ids=lambda path: path.stem)
def test_a_state_of_an_older_release_plays_on_to_its_end(path: Path) -> None:
    state = portulan.load(path.read_text(encoding="utf-8"))
    rng = random.Random(3)
    while not state.over:
        state.play(rng.choice(state.moves()))
    assert state.faults() == [] and portulan.load(state.dump()) == state
