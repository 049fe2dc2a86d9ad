"""A saved game is there whole, or the one before it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from portulan.terminal import saving


def test_a_file_is_written_and_written_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saving.write(file, "one")
    saving.write(file, "deux é")
    assert file.read_text(encoding="utf-8") == "deux é"
    assert list(tmp_path.iterdir()) == [file]


def test_whoever_reads_the_old_file_reads_it_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saving.write(file, "old and long")
    with file.open() as reader:
        saving.write(file, "new")
        assert reader.read() == "old and long"
    assert file.read_text() == "new"


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    saving.write(file, "old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        saving.write(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    file.write_text("old")
    link.symlink_to(file)
    saving.write(link, "new")
    assert link.is_symlink() and file.read_text() == "new"
