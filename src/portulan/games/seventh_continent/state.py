"""The state of a match of The 7th Continent: the position and the steps together, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portulan.engine.state import JsonObject
from portulan.engine.steps import Steps
from portulan.games.seventh_continent import invariants, sayings, setup, view
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.rules import STEPS
from portulan.games.seventh_continent.terms import WON


class SeventhContinent(Position):
    """A match of The 7th Continent."""

    __slots__ = ()

    steps: ClassVar[Steps] = STEPS

    def setup(self) -> None:
        """Lays out the table (7C-SETUP)."""
        setup.set_up(self)

    def view(self, seat: int | None) -> JsonObject:
        """Tells what everybody may know (contract, chapter 5)."""
        return dict(view.view(self, seat))

    def saying(self, move: int) -> dict[str, str | int]:
        """Names cards and people in the sentence of a move."""
        return sayings.saying(self, move)

    def naming(self, family: str, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        """Names cards in the sentence of an event."""
        return sayings.naming(self.box, arguments)

    def broken_rules(self) -> list[str]:
        """Names the invariants that the position breaks (contract, chapter 8)."""
        return invariants.broken_rules(self)

    @property
    def practice(self) -> bool:
        """Whether decisions may be taken back across new information (contract 9)."""
        return self.rules.practice

    def scores(self) -> list[int]:
        """One point for each curse lifted, for all together (7C-GOAL-2)."""
        return [len(self.lifted)] * self.players

    def current_round(self) -> int:
        """Numbers the turn."""
        return self.turns

    def winners(self) -> list[int]:
        """All win if every curse was lifted, or nobody (7C-WIN-1)."""
        return list(range(self.players)) if self.ended == WON else []
