"""The guided first game: a record of a match with remarks, which is played again at a table, step by step.

Chance is fixed by the seed of the record, and so are the moves of the rivals as long as the player follows. Where a
match stands in the record is told by the digest of its position alone: after taking back, after a restart and
whatever order the seats of a common choice answer in, the guide finds its place again or knows that it has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final

import msgspec

from portulan.content.entries import Natural, Part
from portulan.content.reader import refused
from portulan.content.teaching import GUIDE, Remark, check_known, converted, read_tables, rows_of
from portulan.engine.errors import PortulanError
from portulan.engine.game import Game
from portulan.engine.match import Match
from portulan.engine.scene import Scene
from portulan.engine.state import JsonObject, State
from portulan.engine.steps import Together

PLAYER: Final = 0
"""The seat of whoever is guided."""

UNNAMED: Final = "1"
"""The name of whoever is guided, where a campaign carries names: the record does not know who will play."""


class Opening(Part, frozen=True):
    """How the match begins: its seed, its rivals (none in a game that is learned alone), and its house rules."""

    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    rivals: tuple[str, ...] = ()
    options: dict[str, str] = msgspec.field(default_factory=dict)


class Step(Part, frozen=True):
    """A decision of the record, that of the player with a remark; `at` are the elements to look at.

    Where nothing is named, they are the elements to touch for the move.
    """

    move: str
    by: Natural = PLAYER
    say: Remark | None = None
    at: tuple[str, ...] = ()


class Ending(Part, frozen=True):
    """What is said when the guide stops, while the match goes on."""

    say: Remark
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Guided:
    """A step of the player: the move that is proposed, as people write it, what to look at, and what is said."""

    move: str
    at: tuple[str, ...]
    say: Remark


@dataclass(frozen=True)
class Guide:
    """A guided first game that was played to its end once, so that it is known to work.

    `steps` are those of the player, the last one without a move; `scenes` is what the player sees at each of them.
    `positions` gives for the digest of a position and a seat the number of the record's decision that comes next.
    """

    opening: Opening
    options: dict[str, str]
    carried: JsonObject
    steps: tuple[Guided, ...]
    scenes: tuple[Scene, ...]
    decisions: tuple[int, ...]
    numbers: dict[int, int]
    positions: dict[tuple[str, int], int]

    def step(self, state: State) -> int | None:
        """Finds the player's step that a position is; None if the record does not lead there."""
        place = self.positions.get((state.digest(), PLAYER))
        return None if place is None else self.numbers[place]

    def move(self, state: State, seat: int) -> int | None:
        """Finds the move that the record has for a seat in a position; None where it has none."""
        place = self.positions.get((state.digest(), seat))
        return None if place is None or place >= len(self.decisions) else self.decisions[place]


@cache
def read_guide(game: Game) -> Guide:
    """Reads the guided first game of a game and plays it once; an error names the file, the entry and the field."""
    tables = read_tables(game, GUIDE)
    check_known(GUIDE, tables, ("match", "step", "end"))
    opening = converted(GUIDE, "match", tables.get("match", {}), Opening)
    steps = rows_of(GUIDE, tables, "step", Step)
    ending = converted(GUIDE, "end", tables.get("end", {}), Ending)
    return _Rehearsal(game, opening, steps).guide(ending)


class _Rehearsal:
    """The match of the record, played from its first decision to where the guide stops."""

    def __init__(self, game: Game, opening: Opening, steps: list[Step]) -> None:
        self.game = game
        self.opening = opening
        self.record = steps
        self.steps: list[Guided] = []
        self.scenes: list[Scene] = []
        self.numbers: dict[int, int] = {}
        self.positions: dict[tuple[str, int], int] = {}
        names = [UNNAMED, *opening.rivals]
        try:
            chosen = game.resolve(len(names), opening.options)
            chapter = None if game.saga is None else game.saga.first(names, chosen)
            self.match = Match.new(
                game,
                names,
                seed=opening.seed,
                options={**opening.options, **(chapter.options if chapter else {})},
                carried=chapter.carried if chapter else {},
            )
        except PortulanError as error:
            raise refused(GUIDE, "match", "", f"cannot begin: {error}") from None

    def guide(self, ending: Ending) -> Guide:
        """Plays all decisions, checks what is said of them, and stops with the player."""
        self.decisions = [self._parsed(number) for number in range(len(self.record))]
        place = 0
        while place < len(self.record):
            place = self._common(place) if isinstance(self.match.state.step, Together) else self._one(place)
        state = self.match.state
        if state.over or state.actors != [PLAYER]:
            raise refused(
                GUIDE,
                "end",
                "",
                "the guide must stop where the player alone is asked, before the match is over",
            )
        self._remember(state, PLAYER, place)
        self._say(place, "end", Step("", say=ending.say, at=ending.at))
        return Guide(
            self.opening,
            self.match.options,
            self.match.carried,
            tuple(self.steps),
            tuple(self.scenes),
            tuple(self.decisions),
            self.numbers,
            self.positions,
        )

    def _parsed(self, number: int) -> int:
        try:
            return self.game.space.parse(self.record[number].move)
        except PortulanError as error:
            raise refused(GUIDE, f"step {number + 1}", "move", str(error)) from None

    def _one(self, place: int) -> int:
        """Plays the decision of one seat."""
        step = self.record[place]
        self._remember(self.match.state, step.by, place)
        self._prepare(place)
        self._play(place)
        return place + 1

    def _common(self, place: int) -> int:
        """Plays a choice that all make together, and remembers every order in which its parts may come."""
        first = self.match.state.copy()
        end = place
        while True:
            still = self.match.state.actors
            self._prepare(end)
            self._play(end)
            end += 1
            now = self.match.state
            if (
                not isinstance(now.step, Together)
                or not set(now.actors) <= set(still)
                or end == len(self.record)
            ):
                break
        for state, left in _orders(first, list(range(place, end)), self.record, self.decisions):
            for seat in {self.record[number].by for number in left}:
                self._remember(state, seat, next(number for number in left if self.record[number].by == seat))
            if end == len(self.record) and all(self.record[number].by != PLAYER for number in left):
                self._remember(state, PLAYER, end)
        return end

    def _prepare(self, place: int) -> None:
        """Checks a decision, and what is said before it."""
        self._check_legal(place)
        step = self.record[place]
        if step.by == PLAYER:
            self._say(place, f"step {place + 1}", step)
        elif step.say is not None or step.at:
            raise refused(GUIDE, f"step {place + 1}", "say", "is for the steps of the player, not of a rival")

    def _say(self, place: int, entry: str, step: Step) -> None:
        view = self.match.state.view(PLAYER)
        scene = self.game.scene(view)
        known = {element.id for element in scene.elements()}
        at = step.at or (tuple(self.game.targets(view, self.decisions[place])) if step.move else ())
        for index, name in enumerate(at):
            if name not in known:
                raise refused(
                    GUIDE, entry, f"at[{index}]", f"there is no element {name!r} in the scene of this step"
                )
        if step.say is None:
            raise refused(GUIDE, entry, "say", "is missing")
        self.numbers[place] = len(self.steps)
        move = self.game.space.told(self.decisions[place])[0] if step.move else ""
        self.steps.append(Guided(move, at, step.say))
        self.scenes.append(scene)

    def _play(self, place: int) -> None:
        self.match.play(self.decisions[place], self.record[place].by)

    def _check_legal(self, place: int) -> None:
        """Refuses a decision that the rules refuse."""
        step, state = self.record[place], self.match.state
        entry = f"step {place + 1}"
        if step.by not in state.actors:
            asked = ", ".join(map(str, state.actors)) or "nobody"
            raise refused(GUIDE, entry, "by", f"seat {step.by} is not asked here, but {asked}")
        try:
            state.copy().play(self.decisions[place], step.by)
        except PortulanError as error:
            raise refused(GUIDE, entry, "move", str(error)) from None

    def _remember(self, state: State, seat: int, place: int) -> None:
        """Notes what comes next in a position, which the record must not reach twice."""
        if self.positions.setdefault((state.digest(), seat), place) != place:
            raise refused(GUIDE, f"step {place + 1}", "", "the position is one that the record had before")


def _orders(
    first: State, numbers: list[int], record: list[Step], decisions: list[int]
) -> Iterator[tuple[State, list[int]]]:
    """Goes through the positions of a common choice that is not complete, each with the parts that are left."""
    seen: set[tuple[int, ...]] = set()
    waiting = [(first, numbers)]
    while waiting:
        state, left = waiting.pop()
        if tuple(left) in seen:
            continue
        seen.add(tuple(left))
        yield state, left
        if len(left) > 1:
            for seat in {record[number].by for number in left}:
                number = next(number for number in left if record[number].by == seat)
                after = state.copy()
                after.play(decisions[number], seat)
                waiting.append((after, [other for other in left if other != number]))
