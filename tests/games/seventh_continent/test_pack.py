"""The example of the guide for authors: two cards of one's own, played as a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

import portulan
from portulan import Game
from portulan.bots import InformationState, make
from portulan.content import Content
from portulan.content.lints import lint

PACK = Path(__file__).parents[3] / "docs" / "examples" / "sunken-bell"
LONGEST = 400


@pytest.fixture(scope="module")
def game() -> Game:
    return portulan.game("seventh-continent", PACK)


def test_the_pack_passes_the_checks_of_what_it_brings(game: Game) -> None:
    content = game.content
    assert isinstance(content, Content)
    assert [str(finding) for _, findings in lint(content) for finding in findings] == []


def test_a_card_of_the_pack_is_found_and_read(game: Game) -> None:
    for seed in range(20):
        state = game.new(1, seed=seed)
        bot = make("greedy", seed, game)
        for _ in range(LONGEST):
            if state.over:
                break
            state.play(bot.choose(InformationState(state, 0)), 0)
        cards = state.view(None)["cards"] | state.view(None)["names"]
        if "X-I-15" in cards:
            assert cards["X-I-15"]["en"] == "A Bell Clapper"
            assert state.faults() == []
            return
    raise AssertionError("nobody found it")
