"""The state of a match: what is on the table, what remains to be done, and whose word is awaited."""

from __future__ import annotations

import hashlib
import json
import operator
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from portulan.engine.errors import FileError, PortulanError, Refused, UsageError
from portulan.engine.events import Event, EventFamily
from portulan.engine.fields import AnyDeclaration, FieldDeclaration
from portulan.engine.generator import Generator, OneOf
from portulan.engine.steps import (
    ANYONE,
    DECISION,
    DRAW,
    REVEAL,
    TOGETHER,
    Anyone,
    Decision,
    Draw,
    Frame,
    FreeActions,
    Moves,
    Proposal,
    Step,
    Steps,
    Together,
)

if TYPE_CHECKING:
    from portulan.engine.action_space import Family
    from portulan.engine.game import Game

CHANCE: Final = -1
"""The seat of chance."""

CLOSED: Final = -2
"""Who is asked where a dealt state has come to a passage that nobody has opened: nobody can say how it goes on."""

DUMP_VERSION: Final = 2
"""The version that is written; all from 1 on are read. The first had numbers where this one names content by uid."""

SHARED: Final = (Together, Anyone, Proposal)
"""The kinds of step that ask several seats."""

SETTLING: Final = range(20_000)
"""Steps between two questions, at most: a position that was made by hand may never come to one."""

JsonObject = dict[str, Any]

_canonical = json.JSONEncoder(check_circular=False, sort_keys=True, separators=(",", ":")).encode
"""Writes equal data in one way only."""


class Endless(PortulanError):
    """A position that never comes to a question; no match leads to one."""


class State(ABC):
    """A position of one match, mutable in place; subclasses add what lies on the table.

    A game declares the fields of its positions once (`engine/fields.py`); the class with its slots, defaults and
    copy is written from that declaration by `portulan generate`. Dumps, digests and loading follow from `FIELDS`.
    """

    __slots__ = (
        "_moves",
        "_seat",
        "carried",
        "generator",
        "log",
        "opened",
        "options",
        "players",
        "sampled",
        "stack",
        "trail",
    )

    game: ClassVar[Game]
    steps: ClassVar[Steps]
    FIELDS: ClassVar[tuple[AnyDeclaration, ...]]
    free: ClassVar[FreeActions[Any] | None] = None
    """Moves that are offered at every decision of the active player."""

    players: int
    options: dict[str, str]
    carried: JsonObject
    """What earlier matches of a campaign left; nobody changes it."""
    stack: list[Frame]
    opened: tuple[int, ...]
    """The passages that were opened, by their places in the book, in the order of opening."""
    generator: Generator | None
    trail: list[tuple[int, int]]
    log: list[Event] | None
    sampled: bool
    """Whether the state was dealt for somebody who may not know the truth: then no closed passage can be opened."""
    _moves: Moves
    _seat: int | None

    @classmethod
    def blank(cls, players: int, options: dict[str, str], carried: Mapping[str, Any] | None = None) -> Self:
        """Makes a position in which nothing has begun."""
        state = cls()
        state.players = players
        state.options = options
        state.carried = dict(carried or {})
        state.stack = []
        state.opened = ()
        state.generator = None
        state.trail = []
        state.log = None
        state.sampled = False
        state._moves = []
        state._seat = None
        state.clear()
        state.prepare()
        return state

    # What a game provides

    @abstractmethod
    def clear(self) -> None:
        """Gives every field its value in a blank position; written from the declaration."""

    @abstractmethod
    def copy(self) -> Self:
        """Returns an independent state, equal to this one, with the same generator; listeners stay behind."""

    def prepare(self) -> None:  # noqa: B027
        """Derives what never changes in a match from the players, the options and what is carried."""

    @abstractmethod
    def setup(self) -> None:
        """Lays out the table and pushes the first frames."""

    @abstractmethod
    def view(self, seat: int | None) -> JsonObject:
        """Gives plain data: exactly what the seat (None: a spectator) may know, sharing nothing."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Counts the points of every seat as if the match ended now."""

    def current_round(self) -> int:
        """Numbers the round that is played, from 1; 0 before the first, and in a game that has no rounds."""
        return 0

    @abstractmethod
    def winners(self) -> list[int]:
        """Lists the seats that win; meaningful when the match is over. A team wins with all seats or with none."""

    @abstractmethod
    def broken_rules(self) -> list[str]:
        """Names every invariant of the rules that the position breaks, where all fields are in their ranges."""

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:  # noqa: B027
        """Replaces all that the seat cannot know by a random possibility, whatever the truth was.

        Nothing, in a game that declares no secrets.
        """

    @classmethod
    def labels(cls, kind: str) -> Sequence[str]:
        """Lists the names of content of one kind by number; arguments of frames that say so are dumped by name."""
        raise UsageError(f"{cls.__name__} names no {kind}")

    @property
    def practice(self) -> bool:
        """Whether the table plays for practice: then a decision may be taken back whatever was learned by it."""
        return False

    def adopt(self) -> None:  # noqa: B027
        """Finds places for content that an older dump does not know of; nothing where none was added."""

    def faults(self) -> list[str]:
        """Names what is wrong with the position: what is out of range, and broken rules; empty for a sound one."""
        found: list[str] = []
        for field in position_fields(type(self)):
            try:
                field.loaded(getattr(self, field.name), self.players)
            except FileError as error:
                found.append(str(error))
        for frame in self.stack:
            if not self.steps[frame[0]].fits(frame[1:], self.players):
                found.append(f"no step can wait as {self.steps[frame[0]].name!r} with {list(frame[1:])}")
        try:
            return found + self.broken_rules()
        except (ArithmeticError, LookupError, TypeError, ValueError):
            return [*found, "the fields do not fit each other"]

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
    def closed(self) -> bool:
        """Whether a dealt state has come to a closed passage, where nobody can say how it goes on."""
        return self._seat == CLOSED

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None when the match is over; CLOSED where a dealt state has to stop."""
        return self._seat

    @property
    def actors(self) -> list[int]:
        """All seats that may decide now; empty at a chance node, at a closed passage and at the end."""
        stack = self.stack
        if not stack:
            return []
        frame = stack[-1]
        kind = self.steps.kinds[frame[0]]
        if kind in (TOGETHER, ANYONE):
            step: Any = self.steps.listed[frame[0]]
            seats: list[int] = step.seats(self, frame)
            return seats
        seat = self._seat
        return [] if seat is None or seat < 0 else [seat]

    @property
    def step(self) -> Step[Any] | None:
        """The step that waits for an answer."""
        return self.steps.listed[self.stack[-1][0]] if self.stack else None

    def moves(self, seat: int | None = None) -> list[int]:
        """Lists the legal moves of the actor, or of one of several actors; empty for anybody else."""
        if seat is None or seat == self._seat:
            moves = self._moves
            return list(_numbers(moves) if type(moves) is range else moves)
        step = self.step
        if isinstance(step, SHARED) and seat in step.seats(self, self.stack[-1]):
            return list(step.moves(self, self.stack[-1], seat))
        return []

    def entry(self) -> tuple[Family, int, int] | None:
        """Gives the family of a number that is to be entered, with the first and the last move of it.

        All numbers between them are legal. There may be other moves beside them.
        """
        if self._seat is None or self._seat < 0:
            return None
        for family in self.game.space.entered:
            numbers = self._moves
            if not isinstance(numbers, range):
                numbers = [move for move in numbers if move in family]
            if numbers and numbers[0] in family:
                return family, numbers[0], numbers[-1]
        return None

    def listed_moves(self, seat: int | None = None) -> list[int]:
        """Lists the legal moves as `moves` does, without the numbers where one is to be entered."""
        entry = self.entry() if seat is None or seat == self._seat else None
        if entry is None:
            return self.moves(seat)
        return [] if isinstance(self._moves, range) else [m for m in self.moves(seat) if m not in entry[0]]

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

        An outcome of chance is played in the same way at a chance node. An illegal move raises `Refused`. A new
        trail begins with the move.
        """
        if type(move) is not int or move not in self._moves or (seat is not None and seat != self._seat):
            move, seat = self._admit(move, seat)
        else:
            seat = self._seat
            assert seat is not None
        stack = self.stack
        steps = self.steps
        frame = stack[-1]
        number = frame[0]
        self.trail = [(seat, move)]
        play = steps.plays[number]
        if play is None:
            self._answer(frame, seat, move)
        else:
            free = self.free
            step: Any = steps.listed[number]
            if free is None or not free.takes(move) or step.takes(move):
                del stack[-1]
                play(self, frame, move)
            else:
                free.play(self, seat, move)
        self._settle()

    def _answer(self, frame: Frame, seat: int, move: int) -> None:
        """Applies what chance brought, or the answer of one of several seats."""
        step: Any = self.steps.listed[frame[0]]
        if step.kind == DRAW:
            del self.stack[-1]
            step.play(self, frame, move)
        else:
            step.play(self, frame, seat, move)

    def draw(self, generator: Generator) -> int:
        """Lets a generator decide what chance brings at a chance node, without playing it."""
        step = self.step
        if not isinstance(step, Draw):
            raise UsageError("chance is not asked here")
        return generator.pick(step.weights(self, self.stack[-1]))

    def ask_for_several(self, chances: OneOf, number: int) -> list[int] | None:
        """Lets the generator draw so many members of a set at once, and writes them down; None without a generator.

        A step that draws many times asks this before it pushes a frame for each draw.
        """
        generator = self.generator
        if generator is None:
            return None
        drawn = generator.several(chances, number)
        first = chances.first
        self.trail += [(CHANCE, first + member) for member in drawn]
        return drawn

    def _admit(self, move: object, seat: int | None) -> tuple[int, int]:
        """Takes the slow road for whatever is not plainly a legal move of the actor: admits it or refuses."""
        if isinstance(move, bool) or not hasattr(move, "__index__"):
            raise UsageError(f"a move is a whole number, not {move!r}")
        number = operator.index(move)
        who = self._seat if seat is None else seat
        if who is None:
            raise Refused(self.game.over_rule, self._named(number), self.game.text, self.options)
        if number in self.moves(who):
            return number, who
        raise Refused(self.why_not(number, who), self._named(number), self.game.text, self.options)

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
            free = self.free
            if free is not None and free.takes(move) and not step.takes(move):
                return "" if move in self._moves else free.against(self, who, move) or free.clauses[0]
            return step.against(self, frame, move)
        if isinstance(step, SHARED) and who in step.seats(self, frame):
            return step.against(self, frame, who, move)
        if isinstance(step, Draw) and who == CHANCE and move in self._moves:
            return ""
        return step.clauses[0]

    def _named(self, move: int) -> str:
        return self.game.space.notation(move) if 0 <= move < self.game.space.size else str(move)

    def _settle(self) -> None:
        """Runs steps until somebody has a real choice, chance has to be asked, or the match is over.

        A choice with one option is taken, unless it is always asked, and recorded in the trail like any other.
        """
        stack = self.stack
        steps = self.steps
        kinds = steps.kinds
        runs = steps.runs
        lists = steps.lists
        free = self.free
        for _ in SETTLING:
            if not stack:
                self._moves = []
                self._seat = None
                return
            frame = stack[-1]
            run = runs[frame[0]]
            if run is not None:
                del stack[-1]
                run(self, frame)
                continue
            number = frame[0]
            kind = kinds[number]
            if kind == DECISION:
                moves = lists[number](self, frame)
                if free is not None and moves and number not in free.except_at:
                    more = free.listed(self, frame[1]) if frame[1] == free.seat(self) else None
                    if more:
                        moves = [*moves, *more]
                if len(moves) > 1 or (moves and number in steps.always):
                    self._moves = moves
                    self._seat = frame[1]
                    return
                del stack[-1]
                if moves:
                    self.trail.append((frame[1], moves[0]))
                    steps.plays[number](self, frame, moves[0])
            elif kind == DRAW:
                if self._settle_chance(frame, steps.listed[number]):
                    return
            elif _SETTLING[kind](self, frame, steps.listed[number]):
                return
        raise Endless("the position never comes to a question")

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

    def _settle_group(self, frame: Frame, step: Any) -> bool:
        """Skips a question to the group that has no answer, takes the only one; tells whether there is a real one."""
        seats = step.seats(self, frame)
        moves = step.moves(self, frame, seats[0]) if seats else []
        if len(moves) > 1:
            self._seat = seats[0]
            self._moves = moves
            return True
        if moves:
            self.trail.append((seats[0], moves[0]))
            step.carry_out(self, frame, seats[0], moves[0])
        else:
            del self.stack[-1]
        return False

    def _settle_reveal(self, frame: Frame, step: Any) -> bool:
        """Opens a passage, or tries to; tells whether nobody can say here what comes of it."""
        passage = step.passage(self, frame)
        if passage not in self.opened:
            if self.sampled:
                self._seat = CLOSED
                self._moves = []
                return True
            if step.opens is None or step.opens(self, frame):
                self.opened += (passage,)
        del self.stack[-1]
        step.run(self, frame)
        return False

    def _settle_chance(self, frame: Frame, step: Any) -> bool:
        """Lets the generator answer; without one, tells that chance has to be asked."""
        chances = step.weights(self, frame)
        generator = self.generator
        if generator is None:
            self._seat = CHANCE
            self._moves = [outcome for outcome, _ in chances]
            return True
        outcome = generator.pick(chances)
        self.trail.append((CHANCE, outcome))
        del self.stack[-1]
        step.play(self, frame, outcome)
        return False

    # Seeing

    def listen(self) -> list[Event]:
        """Begins to record events and returns the list that they are added to."""
        self.log = []
        return self.log

    def tell(self, family: EventFamily, *values: int) -> None:
        """Records an event if somebody listens; hot steps test `log` themselves first."""
        if self.log is not None:
            self.log.append((family.number, *values))

    def resample(self, seat: int | None, rng: random.Random) -> Self:
        """Returns a state that the seat cannot tell from this one, chosen by `rng` alone.

        Two states that look the same to the seat give the same result for the same `rng`: whoever is handed
        resampled states learns nothing about the true one. Chance to come is drawn afresh as well.
        """
        other = self.copy()
        other.sampled = True
        other._shuffle_secrets(seat, rng)
        if self.generator is not None:
            other.generator = Generator(rng.getrandbits(64))
        other.refresh()
        return other

    def refresh(self) -> None:
        """Works out again who is asked and what is legal, after the position was changed from outside."""
        self._settle()

    def is_open(self, passage: int) -> bool:
        """Tells whether a passage was opened."""
        return passage in self.opened

    # Keeping

    def data(self) -> JsonObject:
        """Gives the position as plain data, without the generator: equal data, equal states."""
        game = self.game
        data: JsonObject = {
            "game": game.name,
            "rules": game.rules_version,
            "content": game.content_version,
            "players": self.players,
            "options": self.options,
            "stack": [self._frame_data(frame) for frame in self.stack],
            "table": self._table_data(),
        }
        if game.pack is not None:
            data["pack"] = game.pack._asdict()
        if self.carried:
            data["carried"] = self.carried
        if self.opened:
            data["opened"] = [game.passages[passage] for passage in self.opened]
        return data

    def _frame_data(self, frame: Frame) -> list[Any]:
        """Gives a frame as plain data: the name of its step, numbers, and names of content; None stands for none."""
        step = self.steps[frame[0]]
        data: list[Any] = [step.name, *frame[1:]]
        for place, kind in step.labelled:
            data[place] = self.labels(kind)[frame[place]] if frame[place] >= 0 else None
        return data

    def _table_data(self) -> JsonObject:
        """Gives what lies on the table as plain data."""
        names, dumps = _table_dumps(type(self))
        table = {name: getattr(self, name) for name in names}
        for name, dump in dumps:
            table[name] = dump(table[name])
        return table

    def digest(self, versions: tuple[int, int] | None = None) -> str:
        """Condenses the position: equal states, equal digests.

        Versions of rules and content stand beside a digest and not in it; in the first version of records they were
        part of it, and `versions` gives that form. The canonical form is written here part by part because a record
        has a digest for every decision: what never changes in a match is written once, and nothing is copied.
        """
        return self.digest_after(self.digest_begun(versions))

    def digest_begun(self, versions: tuple[int, int] | None = None) -> hashlib.blake2b:
        """Condenses the part of the position that stays the same in a match until a passage is opened."""
        constant = _constant(self.game.name, tuple(self.options.items()), self.players, versions)
        if self.carried:
            constant = f'{{"carried":{_canonical(self.carried)},{constant[1:]}'
        if self.opened:
            opened = (
                f',"opened":{_canonical([self.game.passages[passage] for passage in self.opened])},"options":'
            )
            constant = constant.replace(',"options":', opened, 1)
        return _begun(constant)

    def digest_after(self, begun: hashlib.blake2b) -> str:
        """Gives the digest of a position of which that part is condensed already."""
        listed = self.steps.listed
        stack = ",".join([_frame_form(listed[frame[0]].name, frame) for frame in self.stack])
        form, fields = _table_form(type(self))
        # Whole numbers, and lists and tuples of them: but for blanks and brackets, Python writes them as JSON does.
        table = (form % fields(self)).replace(" ", "")
        if "(" in table:
            table = table.replace(",)", "]").replace(")", "]").replace("(", "[")
        condensed = begun.copy()
        condensed.update(f',"stack":[{stack}],"table":{table}}}'.encode())
        return condensed.hexdigest()

    def dump(self) -> str:
        """Writes the state as versioned JSON text, generator included: whoever reads it can foresee chance."""
        data = {"portulan": "state", "version": DUMP_VERSION, **self.data()}
        if self.generator is not None:
            data["generator"] = {"seed": self.generator.seed, "count": self.generator.count}
        if self.sampled:
            data["sampled"] = True
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def restore(cls, data: JsonObject) -> Self:
        """Rebuilds a state from the data of `dump`; refuses data that no match can lead to."""
        from portulan.engine.loading import restore

        return restore(cls, data)

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

    def naming(self, family: str, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        """Adds arguments for the sentence of an event that only the content knows, such as titles; none by default.

        They depend on what the viewer heard and on the content alone: an old event is told the same in every position.
        """
        return {}


_SETTLING: Final[dict[int, Callable[[State, Frame, Any], bool]]] = {
    TOGETHER: State._settle_together,
    REVEAL: State._settle_reveal,
    ANYONE: State._settle_group,
}
"""What settles a step that several seats answer, by its kind; it tells whether an answer is awaited."""


@cache
def position_fields(kind: type[State]) -> tuple[FieldDeclaration, ...]:
    """Lists the fields that make up a position, without what follows from players and options."""
    return tuple(field for field in kind.FIELDS if isinstance(field, FieldDeclaration))


@cache
def _table_dumps(kind: type[State]) -> tuple[list[str], list[tuple[str, Callable[[Any], Any]]]]:
    """Gives the names of the fields, and what makes plain data of those that are not plain numbers."""
    fields = position_fields(kind)
    return [field.name for field in fields], [(f.name, f.dump) for f in fields if f.dump is not None]


@cache
def _table_form(kind: type[State]) -> tuple[str, Callable[[State], Any]]:
    """Gives the canonical form of a table with gaps for its fields, and what reads them in the same order."""
    names = sorted(field.name for field in position_fields(kind))
    gaps = ",".join(f'"{name}":%s' for name in names)
    return f"{{{gaps}}}", operator.attrgetter(*names)


@lru_cache(maxsize=64)
def _numbers(moves: range) -> list[int]:
    """Writes out the numbers that may be entered: they are listed as often as a playout comes to them."""
    return list(moves)


@lru_cache(maxsize=64)
def _begun(constant: str) -> hashlib.blake2b:
    """Condenses the part that is the same for a whole match; digests go on from a copy."""
    return hashlib.blake2b(constant.encode(), digest_size=16)


@lru_cache(maxsize=4096)
def _frame_form(name: str, frame: Frame) -> str:
    """Writes a frame in its canonical form, with the name of its step."""
    return _canonical((name, *frame[1:]))


@lru_cache(maxsize=64)
def _constant(
    game: str, options: tuple[tuple[str, str], ...], players: int, versions: tuple[int, int] | None
) -> str:
    """Writes the part of a position's canonical form that is the same for a whole match, up to its last field."""
    data: JsonObject = {"game": game, "options": dict(options), "players": players}
    if versions is not None:
        data["rules"], data["content"] = versions
    return _canonical(data)[:-1]


__all__ = ["CHANCE", "CLOSED", "DUMP_VERSION", "Endless", "JsonObject", "State"]
