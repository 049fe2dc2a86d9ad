"""A walk: one random game of a case, played once, with many observers that look at its positions.

The game is walked through twice. First alone, only to be written down; then before the observers, each of which is
handed the positions one by one and may copy, save, resample or play on what it sees. Nothing that they do may change
the game. In the walk chance is asked, and answered as the seed of the case draws; beside it goes the *seeded* state,
which draws for itself and is at the same position whenever a seat is asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from portulan import CHANCE, State
from portulan.engine import generator as generators
from portulan.engine.events import Event
from tests.battery.case import Case, Rejected

Entry = tuple[int, int]
"""A seat, or chance, and its move."""

NAMED = "check: "
"""What stands before the name of a check in the note that its error carries."""

ALONE, OBSERVED = 1, 2
"""What the global generator is seeded with in the two walks: it must make no difference."""


class Note(NamedTuple):
    """What is written down of a position: its step, who is asked, the entries since the last one, what was told."""

    digest: str
    step: str
    actor: int | None
    trail: list[Entry]
    events: list[Event]


@dataclass
class Position:
    """A position of a walk, as an observer gets it: to be looked at and copied, never to be changed.

    `decision` is what a seat decided since the seeded state was last at the same position as the walk.
    """

    number: int
    state: State
    note: Note
    entry: Entry | None
    decision: Entry | None
    seeded: State | None
    entries: int
    looked_at: tuple[State, ...] = ()

    def of(self, *, seeded: bool) -> State | None:
        """Gives the state that draws for itself, where it is at this position, or the one that asks for chance."""
        return self.seeded if seeded else self.state


Observation = Generator[None, Position | None, None]
"""What an observer does: it is sent positions, and None after the last one."""


class Observer:
    """A check of the battery that looks at positions of a walk; called with a case, it walks alone.

    `looks` tells how many positions it is handed, as a multiple of the looks of the case: more where looks are cheap or
    what is looked for is rare, less where they are dear. Without it, it is handed all of them.
    """

    def __init__(self, observe: Callable[[Walk], Observation], looks: float | None) -> None:
        self.observe = observe
        self.looks = looks
        self.__name__ = observe.__name__
        self.__doc__ = observe.__doc__

    def __call__(self, case: Case) -> None:
        """Walks with no other observer, and rejects the game by what this one finds."""
        for error in Walk(case).observed_by([self]):
            raise error


def observer(looks: float | None = None) -> Callable[[Callable[[Walk], Observation]], Observer]:
    """Makes an observer of a function that takes a walk and waits for its positions."""
    return lambda observe: Observer(observe, looks)


@dataclass
class Course:
    """A random game on its way: seats decide at random, chance as a seed draws."""

    case: Case
    state: State = field(init=False)
    entries: int = field(init=False)

    def __post_init__(self) -> None:
        self.state = self.case.new(seeded=False)
        self.entries = len(self.state.trail)
        self._rng = self.case.rng("walk")
        self._generator = generators.Generator(self.case.seed)

    @property
    def goes_on(self) -> bool:
        """Whether there is another step; an endless game is left after its bound."""
        return not self.state.over and self.entries <= self.case.game.longest

    def step(self) -> tuple[Entry, list[Event]]:
        """Plays one move or outcome, and tells what was played and what was heard."""
        state = self.state
        if state.actor == CHANCE:
            entry = (CHANCE, state.draw(self._generator))
        else:
            seat = self._rng.choice(state.actors)
            entry = (seat, self._rng.choice(state.moves(seat)))
        events = state.listen()
        state.play(entry[1], entry[0])
        self.entries += len(state.trail)
        return entry, events


def note(state: State, events: list[Event]) -> Note:
    """Writes a position down."""
    step = "" if state.step is None else state.step.name
    return Note(state.digest(), step, state.actor, list(state.trail), list(events))


def alone(case: Case, most: int | None = None) -> list[Note]:
    """Plays the game of a case, or its first positions, with nobody looking on.

    If the game breaks off, the observers will see why.
    """
    course = Course(case)
    notes = [note(course.state, [])]
    try:
        while course.goes_on and (most is None or len(notes) < most):
            _, events = course.step()
            notes.append(note(course.state, events))
    except Exception:
        return notes
    return notes


class Walk:
    """The game of a case, played before observers."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.notes: list[Note] = []
        """What was written down when the game was played alone."""
        self.parted = ""
        """Why the seeded state is no longer at the positions of the walk."""

    def sample(self, looks: float, *, of_chance: bool = False) -> set[int]:
        """Chooses positions for close looks: both ends, and the rest spread evenly over the steps that wait there."""
        numbers = [n for n, note in enumerate(self.notes) if not of_chance or note.actor == CHANCE]
        if self.case.looks is None:
            return set(numbers)
        wanted = max(2, round(self.case.looks * looks))
        rng = self.case.rng(f"sample {looks} {of_chance}")
        rng.shuffle(numbers)
        seen: dict[str, int] = {}
        ranked: list[tuple[int, int, int]] = []
        for place, number in enumerate(numbers):
            step = self.notes[number].step
            seen[step] = seen.get(step, 0) + 1
            ranked.append((seen[step], place, number))
        chosen = {number for _, _, number in sorted(ranked)[:wanted]}
        return chosen if of_chance else {*chosen, 0, len(self.notes) - 1}

    def modes(self) -> tuple[bool, ...]:
        """Tells whether a costly companion is seeded, or not, or both where looks are not thinned."""
        return (True, False) if self.case.looks is None else (self.case.rng("mode").random() < 0.5,)

    def observed_by(self, observers: Sequence[Observer]) -> list[Exception]:
        """Walks, and gathers what the observers complain about, each error with the name of its check.

        Whoever has complained looks no further. A walk that breaks off is a complaint, too, unless somebody said before
        what is wrong.
        """
        kept = random.getstate()
        try:
            random.seed(ALONE)
            self.notes = alone(self.case)
            random.seed(OBSERVED)
            audience = Audience(self, observers)
            try:
                self._go(audience)
            except Exception as error:
                if not audience.errors:
                    raise Rejected(f"{self.case}: the game breaks off: {error!r}") from error
            return audience.errors
        finally:
            random.setstate(kept)

    def _go(self, audience: Audience) -> None:
        course = Course(self.case)
        seeded: State | None = self.case.new()
        pick = self.case.rng("states")
        heard: list[Event] = []
        entry = decision = None
        number = 0
        while True:
            noted = note(course.state, heard)
            at_rest = noted.actor != CHANCE
            if seeded is not None and at_rest:
                self.parted = _parting(seeded, noted)
                seeded = None if self.parted else seeded
            companion = seeded if at_rest else None
            position = Position(number, course.state, noted, entry, decision, companion, course.entries)
            both = (course.state,) if companion is None else (course.state, companion)
            position.looked_at = both if self.case.looks is None else (pick.choice(both),)
            audience.send(position)
            if not course.goes_on or not audience.waits:
                break
            decision = None if at_rest else decision
            entry, heard = course.step()
            number += 1
            if entry[0] != CHANCE:
                decision = entry
                seeded = self._follow(seeded, entry)
        audience.close()

    def _follow(self, seeded: State | None, entry: Entry) -> State | None:
        """Lets the seeded state play what was decided."""
        if seeded is not None:
            try:
                seeded.play(entry[1], entry[0])
            except Exception as error:  # whatever it is, the walk goes on without it, and a check tells why
                self.parted = f"the seeded game breaks off: {error!r}"
                return None
        return seeded


def _parting(seeded: State, noted: Note) -> str:
    if seeded.actor == CHANCE or seeded.chances():
        return "a seeded game asks for chance"
    return "" if seeded.digest() == noted.digest else "the draws of the seed, dictated, lead elsewhere"


class Audience:
    """The observers of a walk: who is handed which positions, and what they complained about."""

    def __init__(self, walk: Walk, observers: Sequence[Observer]) -> None:
        self.walk = walk
        self.errors: list[Exception] = []
        self._waiting: list[tuple[Observer, Observation, set[int] | None]] = []
        for one in observers:
            looks = one.looks
            chosen = None if looks is None or walk.case.looks is None else walk.sample(looks)
            self._waiting.append((one, one.observe(walk), chosen))
        self._each(None, next)

    @property
    def waits(self) -> bool:
        """Whether anybody still looks on."""
        return bool(self._waiting)

    def send(self, position: Position) -> None:
        """Hands a position to all who want it."""
        self._each(position.number, lambda observation: observation.send(position))

    def close(self) -> None:
        """Tells all that there is nothing more to come."""

        self._each(None, lambda observation: observation.send(None))

    def _each(self, number: int | None, act: Callable[[Observation], None]) -> None:
        left = []
        for waiting in self._waiting:
            one, observation, chosen = waiting
            if number is not None and chosen is not None and number not in chosen:
                left.append(waiting)
                continue
            try:
                act(observation)
            except StopIteration:  # it has seen enough
                continue
            except Exception as error:  # whatever it is, it is told with the name of the check
                error.add_note(f"{NAMED}{one.__name__}")
                self.errors.append(error)
            else:
                left.append(waiting)
        self._waiting = left
