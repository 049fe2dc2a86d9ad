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
FEW = 5


@pytest.fixture(scope="module")
def game() -> Game:
    return portulan.game("seventh-continent", PACK)


def test_the_pack_passes_the_checks_of_what_it_brings(game: Game) -> None:
    content = game.content
    assert isinstance(content, Content)
    assert [str(finding) for _, findings in lint(content) for finding in findings] == []


def test_a_card_of_the_pack_is_found_and_read(game: Game) -> None:
    state = game.new(1, seed=11)
    bot = make("greedy", 1, game)
    for _ in range(FEW):
        state.play(bot.choose(InformationState(state, 0)), 0)
    assert state.view(None)["cards"]["X-I-15"]["en"] == "A Bell Clapper"
    assert "page.X-I-15" in state.view(None)["read"]
    assert state.faults() == []
