"""The altering of files: what it changes, and that work without end is broken off."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.battery.altered import (
    GENERAL,
    Alteration,
    TooMuchWork,
    altered,
    altered_dump,
    bounded,
    damaged,
    fields_of,
    steps_wait_otherwise,
)
from tests.battery.subjects import subject

DUMP: dict[str, Any] = json.loads(subject("agartha").case(2).new().dump())


@pytest.mark.parametrize("alteration", GENERAL, ids=lambda alteration: alteration.__name__)
def test_every_alteration_changes_something_and_in_many_ways(alteration: Alteration) -> None:
    texts = set()
    for seed in range(60):
        changed = json.loads(json.dumps(DUMP))
        alteration(changed, random.Random(seed))
        texts.add(json.dumps(changed))
    assert len(texts - {json.dumps(DUMP)}) > 20


def test_steps_wait_otherwise_in_stacks_alone() -> None:
    stacks = set()
    for seed in range(100):
        changed = json.loads(json.dumps(DUMP))
        steps_wait_otherwise(["round", "bid"])(changed, random.Random(seed))
        stacks.add(json.dumps(changed.pop("stack")))
        assert changed == {key: value for key, value in DUMP.items() if key != "stack"}
    assert len(stacks) > 40


def test_a_field_is_taken_from_another_position() -> None:
    other = {**DUMP, "stack": [], "table": dict.fromkeys(DUMP["table"], "other")}
    found = set()
    for seed in range(100):
        changed = json.loads(json.dumps(DUMP))
        fields_of([other])(changed, random.Random(seed))
        found |= {name for name, value in changed["table"].items() if value == "other"}
        found |= {"stack"} if changed["stack"] == [] else set()
    assert len(found) > len(DUMP["table"]) / 2
    assert "stack" in found


def test_the_document_itself_is_left_as_it_is() -> None:
    before = json.dumps(DUMP)
    for seed in range(50):
        altered(DUMP, GENERAL, random.Random(seed))
        altered_dump(DUMP, [DUMP], ["round"], random.Random(seed))
    assert json.dumps(DUMP) == before


def test_damaged_text_is_hardly_ever_readable() -> None:
    readable = 0
    for seed in range(60):
        try:
            readable += json.loads(damaged(json.dumps(DUMP), random.Random(seed))) == DUMP
        except (ValueError, RecursionError):
            continue
    assert readable < 6  # a blank more or less


def test_work_without_end_is_broken_off() -> None:
    with pytest.raises(TooMuchWork), bounded(1000):
        while True:
            abs(-1)


def test_work_that_ends_is_not() -> None:
    with bounded(1000):
        assert sum(abs(-1) for _ in range(100)) == 100
