"""What a save may not say, beside what the battery asks of every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from portulan import registry
from portulan.engine.errors import FileError
from tests.games.seventh_continent.setting import begun, do


@pytest.mark.parametrize(
    ("name", "altered"),
    [
        ("stack", [["group"]]),
        ("stack", [["turn"], ["turn"], ["group"]]),
        ("stack", []),
        ("stack", [["turn"], ["resolve", 800, 0, -1]]),
        ("stack", [["turn"], ["run", 5000, 0, 0, -1, -1]]),
        ("table", {"top": ["A-010-g1"]}),
        ("table", {"figure": [0]}),
        ("table", {"dice": [3, 0, 0, 0]}),
        ("table", {"ended": 1}),
        ("table", {"epoch": 10**6}),
        ("table", {"entered": [["X-I-01", 1]]}),
    ],
)
def test_an_altered_save_is_refused(name: str, altered: Any) -> None:
    state = do(begun(1, 1), "active 0")
    state.turns = 1
    data = json.loads(state.dump())
    data[name] = {**data[name], **altered} if isinstance(altered, dict) else altered
    with pytest.raises(FileError):
        registry.restore(data)
