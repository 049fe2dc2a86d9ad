"""What a game says to somebody who has never played it: how long it takes, how heavy it is, how to begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

LIGHTEST = 1
HEAVIEST = 5


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The table that is laid for a first game: how many play, by which options, against bots of which level."""

    players: int
    level: str
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Profile:
    """How long a match takes among people, in minutes from and to; its weight from 1 to 5; and a first game."""

    minutes: tuple[int, int]
    weight: int
    first_game: FirstGame
