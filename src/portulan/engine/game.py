"""What a game declares about itself: one object from which the rest of the house takes everything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from portulan.engine.action_space import ActionSpace
from portulan.engine.content import Component, GameContent, NoContent, PackMark
from portulan.engine.errors import FileError, UsageError
from portulan.engine.events import Events
from portulan.engine.generator import Generator, Seed
from portulan.engine.options import Option, OptionValue, resolve
from portulan.engine.text import Phrasebook, phrasebook

if TYPE_CHECKING:
    from portulan.engine.heuristic import Heuristic
    from portulan.engine.journal import JournalPlan
    from portulan.engine.motions import Motions, MotionTable
    from portulan.engine.profile import Profile
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
    end. What is heavy (the content, the state and its rules, the heuristic, the scene) is given as a function, so
    that listing games imports none of it. An `informed` heuristic may read what nobody has opened: it tests the
    content, and plays no seat of a table. `content` reads what ships, with the pack of a folder laid over it, and
    checks it or not; `components` counts what was read. A game that can be played with packs gives
    `content_attributes`: what the class of its states has to have for some content. `upgrade` brings the data of an
    older dump up to date. A `saga` chains matches to a campaign. A `journal` says
    which events belong to what is read. A `profile` tells newcomers what to expect.
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
        components: Callable[[Any], list[Component]],
        state: Callable[[], type[State]],
        heuristic: Callable[[], Heuristic[Any]],
        informed: Callable[[], Heuristic[Any]] | None = None,
        scene: Callable[[], Callable[[Any], Scene]],
        targets: Callable[[], Callable[[Any, int], list[str]]],
        motions: Callable[[], Motions] = dict,
        folder: Path,
        bound: int | None,
        over_rule: str,
        team: bool = False,
        secrets: bool = True,
        content: Callable[[Path | None, bool], GameContent] | None = None,
        content_attributes: Callable[[Any], dict[str, Any]] | None = None,
        upgrade: Callable[[JsonObject], JsonObject] | None = None,
        saga: Saga | None = None,
        journal: JournalPlan | None = None,
        profile: Profile | None = None,
        pack: Path | None = None,
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
        self._state: Final = state
        self.heuristic: Final = heuristic
        self.informed: Final = informed
        self._scene: Final = scene
        self._targets: Final = targets
        self._motions: Final = motions
        self.folder: Final = folder
        self.bound: Final = bound
        self.over_rule: Final = over_rule
        self.team: Final = team
        self.secrets: Final = secrets
        self._content: Final = content
        self._content_attributes: Final = content_attributes
        self.upgrade: Final = upgrade
        self.saga: Final = saga
        self.journal: Final = journal
        self.profile: Final = profile
        self._pack: Final = pack
        self._class: type[State] | None = None
        self._text: Phrasebook | None = None
        self._defaults: Final[dict[int, dict[str, str]]] = {}
        """The options for each number of players where nobody chose any."""

    @cached_property
    def content(self) -> GameContent:
        """What the content files hold, read when somebody first asks."""
        return self.read_content(self._pack)

    def read_content(self, pack: Path | None, checked: bool = True) -> GameContent:
        """Reads the content files, with the pack of a folder laid over them; unchecked, even what cannot be played."""
        return NoContent((self.folder,)) if self._content is None else self._content(pack, checked)

    @property
    def pack(self) -> PackMark | None:
        """The pack that the game is played with."""
        return None if self._pack is None else self.content.pack

    @property
    def passages(self) -> tuple[str, ...]:
        """The uids of all passages of the book, in a fixed order; nobody who plays is shown this list."""
        return self.content.passages

    def state(self) -> type[State]:
        """Gives the class of the states; with a pack it is one of its own, which holds the content of the pack."""
        if self._class is None:
            kind = self._state()
            if self._pack is not None:
                assert self._content_attributes is not None
                own = {"__slots__": (), "game": self, **self._content_attributes(self.content)}
                kind = type(kind.__name__, (kind,), own)
            self._class = kind
        return self._class

    def with_pack(self, folder: Path) -> Game:
        """Declares the same game with the pack of a folder laid over its content."""
        if self._content is None or self._content_attributes is None:
            raise UsageError(f"{self.title} cannot be played with packs")
        return Game(
            name=self.name,
            title=self.title,
            rules_version=self.rules_version,
            content_version=self.content_version,
            players=self.players,
            options=self.options,
            space=self.space,
            events=self.events,
            components=self.components,
            state=self._state,
            heuristic=self.heuristic,
            informed=self.informed,
            scene=self._scene,
            targets=self._targets,
            motions=self._motions,
            folder=self.folder,
            bound=self.bound,
            over_rule=self.over_rule,
            team=self.team,
            secrets=self.secrets,
            content=self._content,
            content_attributes=self._content_attributes,
            upgrade=self.upgrade,
            saga=self.saga,
            journal=self.journal,
            profile=self.profile,
            pack=folder,
        )

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
            defaults = {option.key: option.default(self.players[0]) for option in self.options}
            self._text = phrasebook(self.folder / "text", defaults)
            if self._pack is not None:
                self._text.overlays.append(self._pack / "text")
        return self._text

    def resolve(self, players: int, options: Mapping[str, OptionValue] | None) -> dict[str, str]:
        """Checks the number of players and completes the options; refuses both in one line."""
        if isinstance(players, bool) or players not in self.players:
            first, last = self.players[0], self.players[-1]
            number = f"{first}" if first == last else f"{first} to {last}"
            raise UsageError(
                f"{self.title} is for {number} players, not {players}",
                "wrong-players",
                game=self.title,
                first=first,
                last=last,
                players=players,
            )
        if options:
            return resolve(self.options, players, options)
        if players not in self._defaults:
            self._defaults[players] = resolve(self.options, players, {})
        return self._defaults[players].copy()

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
