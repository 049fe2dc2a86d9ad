"""Killed at any moment, the server loses nothing: the short version of `tools/crash-test`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_and_nothing_untrue_is_shown() -> None:
    command = [sys.executable, str(ROOT / "tools" / "crash-test"), "--kills", "5", "--tables", "6", "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "every promise kept" in done.stdout
    counts = [int(word) for word in done.stdout.replace(",", " ").split() if word.isdecimal()]
    kills, tables, _, acknowledged, shown, stored, *_ = counts
    assert (kills, tables) == (5, 6)
    assert acknowledged > 10 and shown > 10 and stored >= acknowledged
