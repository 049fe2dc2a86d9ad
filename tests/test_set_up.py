"""Setting up: the installer comes first, everything is checked against its hash, and packages run no scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import client, launcher


def test_the_environment_gets_a_current_installer_before_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(launcher, "VENV", tmp_path)
    monkeypatch.setattr(launcher, "quietly", lambda command, lock: ran.append(command))
    launcher.install("play", ())
    made, first, *others = ran
    assert made[1:3] == ["-m", "venv"]
    assert first[-3:] == ["--require-hashes", "-r", str(launcher.PIP_CONSTRAINTS)]
    assert others[0][-3:-1] == ["--require-hashes", "-r"] and "--no-deps" in others[1]


def test_the_installer_is_pinned_by_its_hash() -> None:
    pins = launcher.PIP_CONSTRAINTS.read_text()
    versions = {name: int(major) for name, major in re.findall(r"^(\w+)==(\d+)", pins, re.MULTILINE)}
    assert set(versions) == {"pip", "setuptools"} and versions["pip"] >= 26 and versions["setuptools"] >= 78
    assert pins.count("--hash=sha256:") >= 2 and "://" not in pins


def test_a_changed_pin_of_the_installer_makes_the_environment_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = launcher.fingerprint()
    changed = tmp_path / "pins.txt"
    changed.write_text("pip==99\n")
    monkeypatch.setattr(launcher, "PIP_CONSTRAINTS", changed)
    assert launcher.fingerprint() != before


def test_packages_of_the_client_run_no_scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(client, "STAMP", tmp_path / "stamp")
    client.build(lambda command, environment, folder: ran.append(command))
    assert ran[0][:2] == ["npm", "ci"] and "--ignore-scripts" in ran[0]
    assert ran[1][:2] == ["npm", "run"]
