"""What a game declares about itself: one object from which all other packages take what they need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from portulan.engine.action_space import ActionSpace
from portulan.engine.content import Component
from portulan.engine.errors import FileError, UsageError
from portulan.engine.events import Events
from portulan.engine.generator import Generator, Seed
from portulan.engine.options import Option, OptionValue, resolve
from portulan.engine.text import Phrasebook, phrasebook

if TYPE_CHECKING:
    from portulan.engine.heuristic import Heuristic
    from portulan.engine.motions import Motions, MotionTable
    from portulan.engine.saga import Saga
    from portulan.engine.scene import Scene
    from portulan.engine.state import JsonObject, State


UNBOUNDED: Final = 20_000
"""Entries of a match after which nobody waits for the end of a game without a bound."""


class Game:
    """A game: its name, limits, options, moves, events, content, text, and how a state of it begins.

    Its players are rivals, or a `team` that wins or loses together. A game without `secrets` hides nothing that a
    seat knows from another. `bound` is a number of entries (decisions, forced ones and chance included) that no
    match exceeds, or None if there is no such number. `over_rule` is the clause cited when somebody moves after the
    end. What is heavy (the state and its rules, the heuristic, the scene, the list of passages) is given as a
    function, so that listing games imports none of it. `components` counts the content that ships, or that of
    another folder. `upgrade` brings the data of an older dump up to date. A `saga` chains matches to a campaign.
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
        space: ActionSpace,
        events: Events,
        components: Callable[[Path | None], list[Component]],
        state: Callable[[], type[State]],
        heuristic: Callable[[], Heuristic[Any]],
        scene: Callable[[], Callable[[Any], Scene]],
        targets: Callable[[], Callable[[Any, int], list[str]]],
        motions: Callable[[], Motions] = dict,
        folder: Path,
        bound: int | None,
        over_rule: str,
        team: bool = False,
        secrets: bool = True,
        passages: Callable[[], Sequence[str]] | None = None,
        upgrade: Callable[[JsonObject], JsonObject] | None = None,
        saga: Saga | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.rules_version: Final = rules_version
        self.content_version: Final = content_version
        self.players: Final = tuple(players)
        self.options: Final = tuple(options)
        self.space: Final = space
        self.events: Final = events
        self.components: Final = components
        self.state: Final = state
        self.heuristic: Final = heuristic
        self._scene: Final = scene
        self._targets: Final = targets
        self._motions: Final = motions
        self.folder: Final = folder
        self.bound: Final = bound
        self.over_rule: Final = over_rule
        self.team: Final = team
        self.secrets: Final = secrets
        self._passages: Final = passages
        self.upgrade: Final = upgrade
        self.saga: Final = saga
        self._text: Phrasebook | None = None

    @cached_property
    def passages(self) -> tuple[str, ...]:
        """The uids of all passages of the book, in a fixed order; nobody who plays is shown this list."""
        return tuple(self._passages()) if self._passages is not None else ()

    @cached_property
    def scene(self) -> Callable[[Any], Scene]:
        """Draws a view."""
        return self._scene()

    @cached_property
    def targets(self) -> Callable[[Any, int], list[str]]:
        """Names the elements to click for a move, in order."""
        return self._targets()

    @cached_property
    def motions(self) -> MotionTable:
        """Tells what an event moved on the table."""
        from portulan.engine.motions import MotionTable

        return MotionTable(self._motions(), self.events.listed)

    @property
    def longest(self) -> int:
        """How many entries to expect at the most; of a game without a bound, how many are worth waiting for."""
        return self.bound if self.bound is not None else UNBOUNDED

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
            number = f"{first}" if first == last else f"{first} to {last}"
            raise UsageError(f"{self.title} is for {number} players, not {players}")
        return resolve(self.options, players, options or {})

    def check_carried(self, carried: Mapping[str, Any]) -> JsonObject:
        """Checks what earlier matches left; whatever they cannot have left is refused in one line."""
        if self.saga is None:
            if carried:
                raise FileError(f"{self.title} has no campaigns, so nothing is carried into a match")
            return {}
        return self.saga.check(carried)

    def new(
        self,
        players: int,
        seed: Seed | None = None,
        options: Mapping[str, OptionValue] | None = None,
        carried: Mapping[str, Any] | None = None,
    ) -> State:
        """Begins a match: with a seed chance settles itself, without one it stops and asks.

        `carried` is what earlier matches of a campaign left.
        """
        state = self.state().blank(players, self.resolve(players, options), self.check_carried(carried or {}))
        if seed is not None:
            state.generator = Generator(seed)
        state.begin()
        return state
