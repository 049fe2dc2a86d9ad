"""The example of the guide for authors: a map of one's own, played as a pack from set-up to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import portulan
from portulan import Game
from portulan.bots import InformationState, make
from portulan.content import Content
from portulan.content.lints import lint

PACK = Path(__file__).parents[3] / "docs" / "examples" / "tidemark"


@pytest.fixture(scope="module")
def game() -> Game:
    return portulan.game("near-and-far", PACK)


def test_the_map_of_the_pack_takes_the_place_of_the_first(game: Game) -> None:
    state = game.new(2, seed=1)
    assert [place["uid"] for place in state.view(None)["locations"]][:2] == ["tide.a", "tide.b"]
    assert portulan.new("near-and-far", players=2, seed=1).view(None)["locations"][0]["uid"] == "m01.a"


def test_the_pack_passes_the_checks_of_what_it_brings(game: Game) -> None:
    content = game.content
    assert isinstance(content, Content)
    found = [str(finding) for _, findings in lint(content) for finding in findings]
    assert found == []


@pytest.mark.parametrize("players", [2, 4])
def test_it_is_played_to_the_end_and_its_pages_are_read(game: Game, players: int) -> None:
    state = game.new(players, seed=5)
    bots = [make("greedy", seat, game) for seat in range(players)]
    while not state.over:
        seat = state.actor
        assert seat is not None
        state.play(bots[seat].choose(InformationState(state, seat)), seat)
    read = state.view(None)["read"]
    assert any(page.startswith("page.tide-") for page in read)
    assert all(page.startswith("page.tide-") for page in read)
    assert state.faults() == []


def test_a_save_with_the_pack_goes_on_with_it(game: Game) -> None:
    state = game.new(2, seed=2)
    assert game.state().restore(game.state().restore(_data(state.dump())).data()) == state


def _data(text: str) -> dict[str, object]:
    import json

    found: dict[str, object] = json.loads(text)
    return found
