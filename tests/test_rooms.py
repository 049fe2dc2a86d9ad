"""A line of code knows its room: who may import whom, and which rooms know no game by name."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.battery.subjects import TOYS, names_under_test

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "portulan"
GAMES = sorted(path for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file())

NAMELESS = [
    PACKAGE / room for room in ("engine", "content", "bots", "arena", "server", "terminal", "research")
]
NAMELESS.append(ROOT / "web" / "src")
WRITTEN = (".py", ".ftl", ".toml", ".ts", ".svelte", ".css", ".html")


def imports(path: Path) -> Iterator[str]:
    """Lists the modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports relatively"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def names_of_games() -> re.Pattern[str]:
    """Matches every name under which a game is known, in whatever spelling."""
    names = [name for name in names_under_test() if name not in TOYS]
    names += ["agartha", "roam", "near and far", "seventh continent", "7th continent"]
    return re.compile(
        "|".join(r"\b" + re.sub(r"[ -]", "[ _-]?", name) + r"\b" for name in names), re.IGNORECASE
    )


@pytest.mark.parametrize("room", NAMELESS, ids=lambda room: room.name)
def test_a_generic_room_knows_no_game_by_name(room: Path) -> None:
    pattern = names_of_games()
    found = []
    for path in sorted(room.rglob("*")):
        if path.suffix in WRITTEN:
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [
                f"{path.relative_to(ROOT)}:{n}: {line}"
                for n, line in enumerate(lines, 1)
                if pattern.search(line)
            ]
    assert found == []


def test_a_name_is_recognised_in_any_spelling() -> None:
    pattern = names_of_games()
    for text in ("Agartha", "near_and_far", "NearAndFar", "the 7th Continent", "import roam"):
        assert pattern.search(text), text
    for text in ("roaming", "near and farther", "a continent"):
        assert not pattern.search(text), text


@pytest.mark.parametrize("path", sorted((PACKAGE / "engine").rglob("*.py")), ids=lambda path: path.name)
def test_the_engine_imports_the_standard_library_only(path: Path) -> None:
    foreign = {
        name
        for name in imports(path)
        if name.partition(".")[0] not in sys.stdlib_module_names and not name.startswith("portulan.engine")
    }
    assert foreign == set()


@pytest.mark.parametrize("path", sorted((PACKAGE / "engine").rglob("*.py")), ids=lambda path: path.name)
def test_the_engine_has_neither_a_clock_nor_randomness_of_its_own(path: Path) -> None:
    names = set(imports(path))
    assert names.isdisjoint({"time", "datetime", "secrets", "uuid", "os", "threading", "asyncio"})
    drawn = re.findall(r"\brandom\.(?!Random\b)\w+", path.read_text(encoding="utf-8"))
    assert drawn == []


def test_content_is_read_beside_the_engine() -> None:
    for path in sorted((PACKAGE / "content").rglob("*.py")):
        for name in imports(path):
            if name.partition(".")[0] == "portulan":
                assert name.startswith(("portulan.engine", "portulan.content")), f"{path.name} imports {name}"
            else:
                known = {*sys.stdlib_module_names, "msgspec"}
                assert name.partition(".")[0] in known, f"{path.name} imports {name}"


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_a_game_imports_engine_and_content_and_nothing_else_of_portulan(game: Path) -> None:
    allowed = ("portulan.engine", "portulan.content", f"portulan.games.{game.name}")
    for path in sorted(game.rglob("*.py")):
        for name in imports(path):
            if name.partition(".")[0] == "portulan":
                assert name.startswith(allowed), f"{path.name} imports {name}"
            else:
                assert name.partition(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


def test_there_are_games_to_look_at() -> None:
    assert [path.name for path in GAMES] != []
