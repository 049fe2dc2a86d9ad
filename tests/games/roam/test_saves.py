"""Saves outlive releases: what was written under older rules opens, and is played to its end."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import portulan
from portulan.games.roam.state import Roam

SAVES = Path(__file__).parent / "saves"
"""Written by Portulan when Roam had rules version 1: a position of two, and a match of three under way."""


def opened() -> Roam:
    state = portulan.load((SAVES / "state-rules-1.json").read_text(encoding="utf-8"))
    assert isinstance(state, Roam)
    return state


@pytest.mark.rule("RO-LIMIT-7")
def test_a_position_of_rules_1_is_played_on() -> None:
    """It knows nothing of rounds without a card, so they are counted from now on."""
    state = opened()
    assert (state.turn, state.rounds_without_card, state.options["stall_rounds"]) == (41, 0, "20")
    assert state.faults() == []
    assert portulan.load(state.dump()) == state
    rng = random.Random(1)
    while not state.over:
        state.play(rng.choice(state.moves()))
    assert state.faults() == []


@pytest.mark.rule("RO-LIMIT-7")
def test_a_match_of_rules_1_is_played_on() -> None:
    match = portulan.load_match((SAVES / "match-rules-1.json").read_text(encoding="utf-8"))
    entries = len(match.entries)
    assert (match.names, match.state.view(None)["turn"]) == (["Inès", "Tom", "Zoé"], 30)
    rng = random.Random(1)
    while not match.state.over:
        match.play(rng.choice(match.state.moves()))
    assert len(match.entries) > entries and match.state.faults() == []


def test_a_position_of_the_present_rules_lacks_nothing() -> None:
    data = json.loads(opened().dump())
    del data["table"]["rounds_without_card"]
    with pytest.raises(portulan.FileError, match="field 'rounds_without_card' is missing"):
        portulan.load(json.dumps(data))
