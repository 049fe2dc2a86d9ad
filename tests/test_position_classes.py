"""The class of a game's positions is what its declaration of fields says: nobody edited it, nobody forgot it."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

from portulan import position_class

PACKAGES = [
    f"{home}.{module.name}"
    for home in ("portulan.games", "tests.toys")
    for module in pkgutil.iter_modules(import_module(home).__path__)
    if module.ispkg
]


@pytest.mark.parametrize("package", PACKAGES)
def test_the_class_is_written_from_the_declaration(package: str) -> None:
    module, fields = position_class.declaration(package)
    written = position_class.target(module).read_text(encoding="utf-8")
    assert written == position_class.write(module, fields), f"run: portulan generate {package}"


def test_all_games_are_looked_at() -> None:
    assert {"portulan.games.agartha", "portulan.games.roam", "tests.toys.pebbles"} <= set(PACKAGES)
