"""The long run, shortened: the same games whatever the number of processes, and failures that name their case."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import portulan
from tests.battery.longrun import Summary, long_run
from tests.battery.subjects import subjects
from tests.toys import broken, pebbles

ROOT = Path(__file__).resolve().parents[2]
MANY, FEW = 40, 8
"""Games of each number of players; few of a game that tells a story, which are long."""
TABLES = [(found.game.name, players) for found in subjects() for players in found.game.players]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game}-{players}p" for game, players in TABLES])
def test_random_games_pass(game: str, players: int) -> None:
    games = FEW if portulan.game(game).passages else MANY
    summary = long_run(game, players, games, processes=1)
    assert summary.failures == []
    assert summary.games == games
    assert summary.looks > summary.decisions / 60


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_altered_files_are_refused_or_play_on(game: str) -> None:
    players = next(players for name, players in TABLES if name == game)
    summary = long_run(game, players, games=4, processes=1, altering=True)
    assert summary.failures == []
    assert summary.altered >= 80
    assert 0 < summary.accepted < summary.altered
    assert f"4 games, {summary.altered} altered files" in str(summary)


def test_the_number_of_processes_makes_no_difference() -> None:
    one = long_run("pebbles", 2, games=120, processes=1)
    two = long_run("pebbles", 2, games=120, processes=2)
    assert one == two
    assert str(one).startswith("pebbles, 2 players: 120 games, ")


@pytest.fixture
def vanishing(tmp_path: Path) -> Iterator[None]:
    """Puts a toy that loses pebbles in the place of the sound one."""
    (variant,) = [variant for variant in broken.VARIANTS if variant.name == "component_vanishes"]
    portulan.register(variant.make(tmp_path))
    yield
    portulan.register(pebbles.GAME)


@pytest.mark.usefixtures("vanishing")
def test_a_failure_names_its_game_and_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.battery.longrun.subjects", list)
    summary = long_run("pebbles", 2, games=10, processes=1)
    assert isinstance(summary, Summary)
    assert summary.failures
    assert summary.failures[0].startswith("pebbles 2p")
    assert "seed" in summary.failures[0]
    assert "PB-SETUP-2" in summary.failures[0]


def run_tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the script as a person would."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "long-run"), *arguments],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_script_ends_with_one_line_per_number_of_players() -> None:
    done = run_tool("agartha", "--games", "3", "--players", "2", "--players", "3", "--processes", "1")
    assert done.returncode == 0
    assert done.stderr == ""
    assert [line.partition(",")[2].partition(" games")[0] for line in done.stdout.splitlines()] == [
        " 2 players: 3",
        " 3 players: 3",
    ]


def test_the_script_refuses_an_unknown_game() -> None:
    done = run_tool("chess")
    assert done.returncode == 2
    assert "unknown game 'chess'" in done.stderr
