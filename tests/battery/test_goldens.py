"""Golden texts are written again, and must come out the same, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from portulan import Game
from tests.battery import goldens
from tests.battery.subjects import subjects

GAMES = [found.game for found in subjects()]
TABLES = [(game, players) for game in GAMES for players in game.players]
IDS = [f"{game.name}-{players}p" for game, players in TABLES]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=IDS)
def test_a_golden_playthrough_is_played_as_before(game: Game, players: int, regenerate: bool) -> None:
    compare(goldens.path(game, players), goldens.playthrough(game, players), regenerate)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_golden_ids_of_moves_are_as_before(game: Game, regenerate: bool) -> None:
    compare(goldens.listing_path(game), goldens.listing(game), regenerate)


def compare(path: Path, text: str, regenerate: bool) -> None:
    if regenerate:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), "no golden text yet: ./test --regenerate -k golden"
    assert text == path.read_text(encoding="utf-8")


def test_no_golden_text_is_left_over() -> None:
    wanted = {goldens.path(game, players) for game, players in TABLES}
    assert set(goldens.FOLDER.iterdir()) == wanted | {goldens.listing_path(game) for game in GAMES}
