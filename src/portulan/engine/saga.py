"""What a game says about its campaigns: how one begins, what is carried from match to match, how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from portulan.engine.state import JsonObject, State


@dataclass(frozen=True, slots=True)
class Chapter:
    """How the next match of a campaign begins; `title` names a sentence of the game's text."""

    title: str
    carried: JsonObject
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Saga:
    """How the campaigns of a game go.

    `first` begins one for the people named, with the options that were chosen; None means that with these options a
    match stands alone. `check` returns what is carried, complete and sound, or raises `FileError`. `following` says
    how it goes on after a finished match, for whoever plays next; None means that the campaign is over.
    """

    first: Callable[[Sequence[str], Mapping[str, str]], Chapter | None]
    check: Callable[[Mapping[str, Any]], JsonObject]
    following: Callable[[State, Sequence[str]], Chapter | None]
