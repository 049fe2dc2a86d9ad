"""Packs: somebody's own cards, in every command that plays."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from portulan import registry
from portulan.engine import packs
from portulan.packs import VARIABLE

SHIPPED = registry.game("roam").folder / "content"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The cards that ship, but all start cards are worth seven points."""
    folder = tmp_path / "my-pack"
    shutil.copytree(SHIPPED, folder)
    cards = folder / "cards.toml"
    before, start, after = cards.read_text(encoding="utf-8").partition('kind = "start"')
    cards.write_text(before + start + after.replace("points = 0", "points = 7"), encoding="utf-8")
    return folder


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Runs the command line in a process of its own."""
    command = [sys.executable, "-m", "portulan.cli", *map(str, arguments)]
    clean = {name: value for name, value in os.environ.items() if name != VARIABLE}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=clean)


def mean_score(*arguments: object) -> float:
    told = run("simulate", "roam", "--bots", "random", "--players", 2, "--games", 4, "--json", *arguments)
    assert told.returncode == 0, told.stderr
    score: float = json.loads(told.stdout)["by_bot"]["random"]["score"]["mean"]
    return score


@pytest.mark.parametrize("processes", [1, 2])
def test_bots_play_with_a_pack_in_every_process(pack: Path, processes: int) -> None:
    shipped = mean_score("--processes", processes)
    assert mean_score("--processes", processes, "--pack", pack) == pytest.approx(shipped + 21)


def test_a_component_that_is_missing_altogether_is_told(pack: Path) -> None:
    listing = pack / "table.toml"
    text = listing.read_text(encoding="utf-8")
    listing.write_text(text[: text.index("[[component]]", text.index("RO-COMP-8"))], encoding="utf-8")
    told = run("content", "roam", "--pack", pack)
    assert (told.returncode, told.stderr) == (1, "")
    differing = [line.split() for line in told.stdout.splitlines() if "differs" in line]
    assert differing == [
        ["RO-COMP-9", "Coins", "of", "value", "5", "want", "6", "have", "0", "<-", "differs"]
    ]


def test_a_pack_has_a_version_of_its_own(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "_chosen", {})
    assert packs.version_of("roam", 3) == 3 and packs.folder_of("roam", SHIPPED) == SHIPPED
    packs.choose("roam", pack)
    first = packs.version_of("roam", 3)
    assert first > 1000 and packs.folder_of("roam", SHIPPED) == pack
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("points = 7", "points = 6"), encoding="utf-8")
    assert packs.version_of("roam", 3) != first
    assert packs.version_of("agartha", 3) == 3


def test_what_is_wrong_with_a_pack_is_told_in_one_line(pack: Path) -> None:
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace('id = "T01"', 'id = "T99"'), encoding="utf-8")
    told = run("play", "roam", "--terminal", "--pack", pack)
    assert told.returncode == 1 and told.stderr.count("\n") == 1
    assert "cards.toml" in told.stderr and "T99" in told.stderr
    for arguments, words in (
        (("serve", "--pack", pack), "say whose cards these are"),
        (("serve", "--pack", f"chess={pack}"), "no game is called 'chess'"),
    ):
        told = run(*arguments)
        assert told.returncode == 2 and words in told.stderr and told.stderr.count("\n") == 1
