"""The state of a match: what is on the table, what remains to be done, and whose word is awaited."""

from __future__ import annotations

import hashlib
import json
import operator
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from portulan.engine.errors import FileError, Refused, UsageError
from portulan.engine.events import Event
from portulan.engine.generator import Generator
from portulan.engine.steps import AUTO, DECISION, TOGETHER, Auto, Decision, Draw, Frame, Step, Together

if TYPE_CHECKING:
    from portulan.engine.game import Game

CHANCE: Final = -1
"""The seat of chance."""

DUMP_VERSION: Final = 1

JsonObject = dict[str, Any]

_canonical = json.JSONEncoder(check_circular=False, sort_keys=True, separators=(",", ":")).encode
"""Writes equal data in one way only."""


class State(ABC):
    """A position of one match, mutable in place; subclasses add what lies on the table.

    A subclass lists its own attributes in `FIELDS` with their shape: `int`, `ints` (a list), or `rows` (a list
    of tuples of ints). From that list come dumps and digests; `copy` is written by hand because it is hot.
    """

    __slots__ = ("_moves", "_seat", "generator", "log", "options", "players", "stack", "trail")

    game: ClassVar[Game]
    steps: ClassVar[Sequence[Step[Any]]]
    FIELDS: ClassVar[dict[str, str]]

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.options = options
        self.stack: list[Frame] = []
        self.generator: Generator | None = None
        self.trail: list[tuple[int, int]] = []
        self.log: list[Event] | None = None
        self._moves: list[int] = []
        self._seat: int | None = None

    # What a game provides

    @abstractmethod
    def setup(self) -> None:
        """Lays out the table and pushes the first frames."""

    @abstractmethod
    def copy(self) -> Self:
        """Returns an independent state, equal to this one, with the same generator; listeners stay behind."""

    @abstractmethod
    def view(self, seat: int | None) -> JsonObject:
        """Gives plain data: exactly what the seat (None: a spectator) may know, sharing nothing."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Counts the points of every seat as if the match ended now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Lists the seats that win; meaningful when the match is over."""

    @abstractmethod
    def faults(self) -> list[str]:
        """Names every invariant of the rules that the state breaks: empty for a sound one."""

    @abstractmethod
    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        """Replaces all that the seat cannot know by a random possibility, whatever the truth was."""

    # Deciding

    def begin(self) -> None:
        """Sets the table and runs to the first question."""
        self.setup()
        self._settle()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.stack

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None when the match is over."""
        return self._seat

    @property
    def actors(self) -> list[int]:
        """All seats that may decide now; empty at a chance node and at the end."""
        if not self.stack:
            return []
        step = self.steps[self.stack[-1][0]]
        if isinstance(step, Together):
            return step.seats(self, self.stack[-1])
        return [] if self._seat is None or self._seat == CHANCE else [self._seat]

    @property
    def step(self) -> Step[Any] | None:
        """The step that waits for an answer."""
        return self.steps[self.stack[-1][0]] if self.stack else None

    def moves(self, seat: int | None = None) -> list[int]:
        """Lists the legal moves of the actor, or of one of several actors; empty for anybody else."""
        if seat is None or seat == self._seat:
            return self._moves[:]
        step = self.step
        if isinstance(step, Together) and seat in step.seats(self, self.stack[-1]):
            return step.moves(self, self.stack[-1], seat)[:]
        return []

    def chances(self) -> list[tuple[int, float]]:
        """Lists what chance may bring, with probabilities; empty where chance is not asked."""
        step = self.step
        if not isinstance(step, Draw):
            return []
        weights = step.weights(self, self.stack[-1])
        total = sum(weight for _, weight in weights)
        return [(outcome, weight / total) for outcome, weight in weights]

    def play(self, move: int, seat: int | None = None) -> None:
        """Applies a move of the actor (or of `seat`, where several may decide) and all that follows from it.

        An outcome of chance is played in the same way at a chance node. An illegal move raises `Refused`.
        """
        if type(move) is not int or move not in self._moves or (seat is not None and seat != self._seat):
            move, seat = self._admit(move, seat)
        else:
            seat = self._seat
        self._apply(seat, move)
        self._settle()

    def draw(self, generator: Generator) -> int:
        """Lets a generator decide what chance brings at a chance node, without playing it."""
        step = self.step
        if not isinstance(step, Draw):
            raise UsageError("chance is not asked here")
        return generator.pick(step.weights(self, self.stack[-1]))

    def _admit(self, move: object, seat: int | None) -> tuple[int, int]:
        """Takes the slow road for whatever is not plainly a legal move of the actor: admits it or refuses."""
        if isinstance(move, bool) or not hasattr(move, "__index__"):
            raise UsageError(f"a move is a whole number, not {move!r}")
        number = operator.index(move)
        who = self._seat if seat is None else seat
        if who is None:
            raise Refused(self.game.over_rule, self._named(number), self.game.text)
        if number in self.moves(who):
            return number, who
        raise Refused(self.why_not(number, who), self._named(number), self.game.text)

    def why_not(self, move: int, seat: int | None = None) -> str:
        """Names the clause that forbids a move now; empty for a legal one."""
        step = self.step
        if step is None:
            return self.game.over_rule
        who = self._seat if seat is None else seat
        if who is None or not 0 <= move < self.game.space.size:
            return step.clauses[0]
        frame = self.stack[-1]
        if isinstance(step, Decision) and who == self._seat:
            return step.against(self, frame, move)
        if isinstance(step, Together) and who in step.seats(self, frame):
            return step.against(self, frame, who, move)
        if isinstance(step, Draw) and who == CHANCE and move in self._moves:
            return ""
        return step.clauses[0]

    def _named(self, move: int) -> str:
        return self.game.space.notation(move) if 0 <= move < self.game.space.size else str(move)

    def _apply(self, seat: int | None, move: int) -> None:
        """Carries out one legal answer to the frame on top; a new trail begins with it."""
        assert seat is not None
        stack = self.stack
        step: Any = self.steps[stack[-1][0]]
        self.trail = [(seat, move)]
        if step.kind == TOGETHER:
            step.play(self, stack[-1], seat, move)
        else:
            step.play(self, stack.pop(), move)

    def _settle(self) -> None:
        """Runs steps until somebody has a real choice, chance has to be asked, or the match is over.

        A choice with one option is taken, and recorded in the trail like any other.
        """
        stack = self.stack
        steps = self.steps
        while stack:
            frame = stack[-1]
            step: Any = steps[frame[0]]
            kind = step.kind
            if kind == AUTO:
                del stack[-1]
                step.run(self, frame)
            elif kind == DECISION:
                moves = step.moves(self, frame)
                if len(moves) > 1:
                    self._moves = moves
                    self._seat = frame[1]
                    return
                del stack[-1]
                if moves:
                    self.trail.append((frame[1], moves[0]))
                    step.play(self, frame, moves[0])
            elif kind == TOGETHER:
                if self._settle_together(frame, step):
                    return
            elif self._settle_chance(frame, step):
                return
        self._moves = []
        self._seat = None

    def _settle_together(self, frame: Frame, step: Any) -> bool:
        """Takes the forced choices of a simultaneous step; tells whether somebody still has a real one."""
        seats = step.seats(self, frame)
        if not seats:
            del self.stack[-1]
            step.finish(self, frame)
            return False
        for seat in seats:
            moves = step.moves(self, frame, seat)
            if len(moves) == 1:
                self.trail.append((seat, moves[0]))
                step.play(self, frame, seat, moves[0])
                return False
        self._seat = seats[0]
        self._moves = step.moves(self, frame, seats[0])
        return True

    def _settle_chance(self, frame: Frame, step: Any) -> bool:
        """Lets the generator answer; without one, tells that chance has to be asked."""
        weights = step.weights(self, frame)
        generator = self.generator
        if generator is None:
            self._seat = CHANCE
            self._moves = [outcome for outcome, _ in weights]
            return True
        outcome = generator.pick(weights)
        self.trail.append((CHANCE, outcome))
        del self.stack[-1]
        step.play(self, frame, outcome)
        return False

    # Seeing

    def listen(self) -> list[Event]:
        """Begins to record events and returns the list that they are added to."""
        self.log = []
        return self.log

    def tell(self, *event: int) -> None:
        """Records an event if somebody listens; hot steps test `log` themselves first."""
        if self.log is not None:
            self.log.append(event)

    def resample(self, seat: int | None, rng: random.Random) -> Self:
        """Returns a state that the seat cannot tell from this one, chosen by `rng` alone.

        Two states that look the same to the seat give the same result for the same `rng`: whoever is handed
        resampled states learns nothing about the true one. Chance to come is drawn afresh as well.
        """
        other = self.copy()
        other._shuffle_secrets(seat, rng)
        if self.generator is not None:
            other.generator = Generator(rng.getrandbits(64))
        other._refresh()
        return other

    def _refresh(self) -> None:
        """Works out again who is asked and what is legal, after the table was changed from outside."""
        self._settle()

    # Keeping

    def data(self) -> JsonObject:
        """Gives the position as plain data, without the generator: equal data, equal states."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "content": self.game.content_version,
            "players": self.players,
            "options": self.options,
            "stack": [[self.steps[frame[0]].name, *frame[1:]] for frame in self.stack],
            "table": {
                name: getattr(self, name)
                if shape == "int"
                else list(getattr(self, name))
                if shape == "ints"
                else [list(row) for row in getattr(self, name)]
                for name, shape in self.FIELDS.items()
            },
        }

    def digest(self) -> str:
        """Condenses the position: equal states, equal digests.

        What is condensed is `data` in its canonical form, written here part by part because a record has a digest for
        every decision: what never changes in a match is written once, and nothing is copied.
        """
        game = self.game
        constant = _constant(
            game.content_version, game.name, tuple(self.options.items()), self.players, game.rules_version
        )
        stack = _canonical([(self.steps[frame[0]].name, *frame[1:]) for frame in self.stack])
        form, fields = _table_form(type(self))
        # Whole numbers, and lists and tuples of them: but for blanks and brackets, Python writes them as JSON does.
        table = (form % fields(self)).replace(" ", "")
        if "(" in table:
            table = table.replace(",)", "]").replace(")", "]").replace("(", "[")
        text = f'{constant},"stack":{stack},"table":{table}}}'
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def dump(self) -> str:
        """Writes the state as versioned JSON text, generator included: whoever reads it can foresee chance."""
        data = {"portulan": "state", "version": DUMP_VERSION, **self.data()}
        if self.generator is not None:
            data["generator"] = {"seed": self.generator.seed, "count": self.generator.count}
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def restore(cls, data: JsonObject) -> Self:
        """Rebuilds a state from the data of `dump`; refuses data that no match can lead to.

        A field that came with later rules than those of the data begins as in a new state.
        """
        players = data.get("players")
        options = data.get("options")
        if not isinstance(players, int) or not isinstance(options, dict):
            raise FileError("state: players and options are missing")
        state = cls(players, cls.game.resolve(players, options))
        table = data.get("table")
        rules = data.get("rules")
        older = type(rules) is int and rules < cls.game.rules_version
        if not isinstance(table, dict) or not (
            set(table) <= set(cls.FIELDS) if older else set(table) == set(cls.FIELDS)
        ):
            raise FileError(f"state: the table must have the fields {', '.join(sorted(cls.FIELDS))}")
        for name, value in table.items():
            setattr(state, name, _shaped(name, value, cls.FIELDS[name]))
        numbers = {step.name: number for number, step in enumerate(cls.steps)}
        frames = data.get("stack")
        if not isinstance(frames, list):
            raise FileError("state: the stack is missing")
        for frame in frames:
            if not _is_frame(frame, numbers):
                raise FileError(f"state: no step is written {json.dumps(frame)}")
            state.stack.append((numbers[frame[0]], *frame[1:]))
        kept = data.get("generator")
        if kept is not None:
            if not isinstance(kept, dict) or not isinstance(kept.get("seed"), int | str):
                raise FileError("state: the generator has no seed")
            if type(kept.get("count")) is not int or kept["count"] < 0:
                raise FileError("state: the generator has no count")
            state.generator = Generator(kept["seed"], kept["count"])
        try:
            faults = state.faults()
        except (IndexError, TypeError):
            faults = ["the table does not fit the number of players"]
        if faults:
            raise FileError(f"state: {faults[0]}")
        try:
            state._refresh()
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
            raise FileError("state: the stack asks for what is not on the table") from None
        if state.faults() or not all(0 <= seat < players for seat in state.actors):
            raise FileError("state: the stack asks for what is not on the table")
        return state

    def __eq__(self, other: object) -> bool:
        """Compares positions; generators and listeners do not matter."""
        return isinstance(other, State) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]

    # Saying

    def notation(self, move: int) -> str:
        """Writes a move in its short form."""
        return self.game.space.notation(move)

    def parse(self, text: str) -> int:
        """Reads a move from its short form; whether it is legal now is another question."""
        return self.game.space.parse(text)

    def say(self, move: int, lang: str = "en") -> str:
        """Says a move as a sentence."""
        return self.game.text.say(*self.sentence(move), lang)

    def sentence(self, move: int) -> tuple[str, dict[str, str | int]]:
        """Names the sentence of a move, with its arguments."""
        _, name, arguments = self.game.space.told(move)
        return name, {**arguments, **self.saying(move)}

    def saying(self, move: int) -> dict[str, str | int]:
        """Adds arguments for the sentence of a move that only the position knows; none by default."""
        return {}


@cache
def _table_form(kind: type[State]) -> tuple[str, Callable[[State], Any]]:
    """Gives the canonical form of a table with gaps for its fields, and what reads them in the same order."""
    names = sorted(kind.FIELDS)
    gaps = ",".join(f'"{name}":%s' for name in names)
    return f"{{{gaps}}}", operator.attrgetter(*names)


@lru_cache(maxsize=64)
def _constant(content: int, game: str, options: tuple[tuple[str, str], ...], players: int, rules: int) -> str:
    """Writes the part of a position's canonical form that is the same for a whole match, up to its last field."""
    data = {"content": content, "game": game, "options": dict(options), "players": players, "rules": rules}
    return _canonical(data)[:-1]


def _all_ints(values: list[Any]) -> bool:
    return all(type(value) is int for value in values)


def _is_frame(value: Any, numbers: dict[str, int]) -> bool:
    """Tells whether a value is a known step with integer arguments."""
    known = isinstance(value, list) and bool(value) and isinstance(value[0], str) and value[0] in numbers
    return known and _all_ints(value[1:])


def _is_row(value: Any) -> bool:
    return isinstance(value, list) and _all_ints(value)


def _shaped(name: str, value: Any, shape: str) -> Any:
    """Checks one field of a dump against its declared shape."""
    if shape == "int" and type(value) is int:
        return value
    if shape == "ints" and isinstance(value, list) and _all_ints(value):
        return list(value)
    if shape == "rows" and isinstance(value, list) and all(_is_row(row) for row in value):
        return [tuple(row) for row in value]
    raise FileError(f"state: field {name!r} must be {shape}")


__all__ = ["CHANCE", "DUMP_VERSION", "Auto", "Decision", "Draw", "JsonObject", "State", "Together"]
