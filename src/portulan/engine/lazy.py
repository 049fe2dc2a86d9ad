"""Parts of a game that are imported when they are first needed, so that listing games imports none of them."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any


def part(package: str, module: str, name: str) -> Callable[[], Any]:
    """Gives a function that fetches something of a game's module: `part(__name__, "state", "Pebbles")`."""

    def fetch() -> Any:
        return getattr(importlib.import_module(f"{package}.{module}"), name)

    return fetch


def made(package: str, module: str, name: str) -> Callable[[], Any]:
    """Gives a function that makes one of a class of a game's module: `made(__name__, "heuristics", "Heuristic")`."""
    fetch = part(package, module, name)

    def make() -> Any:
        return fetch()()

    return make


def called(package: str, module: str, name: str) -> Callable[..., Any]:
    """Gives a function that calls one of a game's module: `called(__name__, "counts", "find")`."""
    fetch = part(package, module, name)

    def call(*args: Any) -> Any:
        return fetch()(*args)

    return call
