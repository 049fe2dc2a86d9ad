"""The list of games: quick to make, and open to packages of others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.content.saga import write

SOURCES = Path(__file__).parent.parent / "src"

HEAVY = ("msgspec", "fluent.runtime", "importlib.metadata", "tomllib", "portulan.games.agartha")
"""What listing games must not import: each takes as long as all the rest."""


def python(code: str, *paths: Path) -> str:
    """Runs a line in a process of its own."""
    places = os.pathsep.join(map(str, (SOURCES, *paths)))
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": places},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


LISTING = "import portulan; print(*portulan.games())"


@pytest.fixture(scope="module")
def games() -> list[str]:
    """The games of the house."""
    listed = python(LISTING).split()
    assert {"agartha", "roam"} <= set(listed)
    return listed


def test_listing_games_imports_nothing_heavy() -> None:
    code = f"import sys, portulan; portulan.games(); print([n for n in {HEAVY!r} if n in sys.modules])"
    assert python(code) == "[]"


@pytest.mark.parametrize("kind", ["dist-info", "egg-info"])
def test_a_package_of_somebody_else_announces_a_game(tmp_path: Path, kind: str, games: list[str]) -> None:
    write(
        tmp_path,
        {
            f"marbles-1.{kind}/entry_points.txt": "[portulan.games]\nmarbles = marbles_game\n",
            f"marbles-1.{kind}/METADATA": "Metadata-Version: 2.1\nName: marbles\nVersion: 1\n",
            f"marbles-1.{kind}/PKG-INFO": "Metadata-Version: 2.1\nName: marbles\nVersion: 1\n",
            "marbles_game.py": "raise ImportError('imported too early')\n",
        },
    )
    assert python(LISTING, tmp_path).split() == sorted([*games, "marbles"])


def test_an_unreadable_place_on_the_path_is_passed_over(tmp_path: Path, games: list[str]) -> None:
    file = write(tmp_path, {"file": "no folder"}) / "file"
    assert python(LISTING, file, tmp_path / "none").split() == games
    assert games == ["agartha", "near-and-far", "roam", "seventh-continent"]
