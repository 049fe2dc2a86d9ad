"""The guide to adding a game shows the code of the toy as it is, and its sessions run as it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "docs" / "adding-a-game.md"
TOY = ROOT / "tests" / "toys" / "pebbles"

BLOCK = re.compile(
    r"^(?:<!-- (?P<path>\S+) -->\n)?```(?P<lang>\w*)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL
)
BLOCKS = list(BLOCK.finditer(GUIDE.read_text(encoding="utf-8")))
SHOWN = [(block["path"], block["code"]) for block in BLOCKS if block["path"]]
SESSIONS = [block["code"] for block in BLOCKS if block["lang"] == "pycon"]


def test_every_block_is_shown_from_a_file_or_run() -> None:
    assert len(SHOWN) + len(SESSIONS) == len(BLOCKS)
    assert GUIDE.read_text(encoding="utf-8").count("```") == 2 * len(BLOCKS)


@pytest.mark.parametrize(
    ("path", "code"), SHOWN, ids=[f"{n}-{Path(path).name}" for n, (path, _) in enumerate(SHOWN)]
)
def test_a_block_is_the_code_of_the_toy(path: str, code: str) -> None:
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    shown = code.splitlines()
    assert any(lines[start : start + len(shown)] == shown for start in range(len(lines)))


def test_every_module_of_the_toy_is_shown() -> None:
    shown = {ROOT / path for path, _ in SHOWN}
    assert set(TOY.glob("*.py")) <= shown


def test_the_sessions_run_in_a_new_process(tmp_path: Path) -> None:
    """As a reader would run them: one after the other, with nothing registered before."""
    session = tmp_path / "session.txt"
    session.write_text("\n".join(SESSIONS), encoding="utf-8")
    paths = [str(ROOT), str(ROOT / "src")]
    done = subprocess.run(
        [sys.executable, "-m", "doctest", str(session)],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "PYTHONIOENCODING": "utf-8",
            "PYTHONUTF8": "1",
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert len(SESSIONS) > 5
