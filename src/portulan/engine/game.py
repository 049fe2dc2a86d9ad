"""What a game declares about itself: one object from which the rest of the house takes everything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from portulan.engine.content import Component
from portulan.engine.errors import UsageError
from portulan.engine.events import EventFamily
from portulan.engine.generator import Generator, Seed
from portulan.engine.options import Option, OptionValue, resolve
from portulan.engine.space import Space
from portulan.engine.text import Phrasebook, phrasebook

if TYPE_CHECKING:
    from portulan.engine.heuristic import Heuristic
    from portulan.engine.motions import Motions, MotionTable
    from portulan.engine.scene import Scene
    from portulan.engine.state import JsonObject, State


class Game:
    """A game: its name, limits, options, moves, events, content, text, and how a state of it begins.

    `bound` is a number of entries (decisions, forced ones and chance included) that no match exceeds.
    `over_rule` is the clause cited when somebody moves after the end. What is heavy (the state and its rules, the
    heuristic, the scene) is given as a function, so that listing games imports none of it. `components` counts the
    content that ships, or that of another folder.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        rules_version: int,
        content_version: int,
        players: Sequence[int],
        options: Sequence[Option],
        space: Space,
        events: Sequence[EventFamily],
        components: Callable[[Path | None], list[Component]],
        state: Callable[[], type[State]],
        heuristic: Callable[[], Heuristic[Any]],
        scene: Callable[[], Callable[[JsonObject], Scene]],
        targets: Callable[[], Callable[[JsonObject, int], list[str]]],
        motions: Callable[[], Motions] = dict,
        folder: Path,
        bound: int,
        over_rule: str,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.rules_version: Final = rules_version
        self.content_version: Final = content_version
        self.players: Final = tuple(players)
        self.options: Final = tuple(options)
        self.space: Final = space
        self.events: Final = tuple(events)
        self.components: Final = components
        self.state: Final = state
        self.heuristic: Final = heuristic
        self._scene: Final = scene
        self._targets: Final = targets
        self._motions: Final = motions
        self.folder: Final = folder
        self.bound: Final = bound
        self.over_rule: Final = over_rule
        self._text: Phrasebook | None = None

    @cached_property
    def scene(self) -> Callable[[JsonObject], Scene]:
        """Draws a view."""
        return self._scene()

    @cached_property
    def targets(self) -> Callable[[JsonObject, int], list[str]]:
        """Names the elements to click for a move, in order."""
        return self._targets()

    @cached_property
    def motions(self) -> MotionTable:
        """Tells what an event moved on the table."""
        from portulan.engine.motions import MotionTable

        return MotionTable(self._motions(), self.events)

    @property
    def text(self) -> Phrasebook:
        """The sentences of the game, opened when somebody first asks for one."""
        if self._text is None:
            self._text = phrasebook(self.folder / "text")
        return self._text

    def resolve(self, players: int, options: Mapping[str, OptionValue] | None) -> dict[str, str]:
        """Checks the number of players and completes the options; refuses both in one line."""
        if isinstance(players, bool) or players not in self.players:
            first, last = self.players[0], self.players[-1]
            raise UsageError(f"{self.title} is for {first} to {last} players, not {players}")
        return resolve(self.options, players, options or {})

    def new(
        self, players: int, seed: Seed | None = None, options: Mapping[str, OptionValue] | None = None
    ) -> State:
        """Begins a match: with a seed chance settles itself, without one it stops and asks."""
        state = self.state()(players, self.resolve(players, options))
        if seed is not None:
            state.generator = Generator(seed)
        state.begin()
        return state
