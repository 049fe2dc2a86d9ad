"""Steps: what remains to be done, as data, and the kinds of question that a step may ask.

A frame is a step followed by whole numbers, its arguments. The stack of frames is all that a state knows about its
future: the frame on top is run, asked of a seat, of several seats, of the group or of chance, or it opens a passage.

A game declares the names of its steps first (`FIND = NAMES.step("find", SEAT, Arg("cove", 0, 2))`), so that any
chapter of its rules can push a frame of any step, and says in one place what each of them does (`STEPS =
Steps(NAMES, {FIND: ...})`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from portulan.engine.generator import OneOf

if TYPE_CHECKING:
    from portulan.engine.action_space import Family

S = TypeVar("S")

Frame = tuple[int, ...]
"""What `StepNames.step` gave for a step, and its arguments."""

Weights = list[tuple[int, int]]
Chances = Weights | OneOf
"""What chance may bring: outcomes with whole positive weights, or the members of a set."""
Moves = Sequence[int]
"""Legal moves: a list, or a range where a number is asked."""

AUTO: Final = 0
DECISION: Final = 1
TOGETHER: Final = 2
DRAW: Final = 3
ANYONE: Final = 4
REVEAL: Final = 5

LAST_SEAT: Final = -1_000_000
"""Stands for the number of the last seat where a range depends on the number of players."""


class Arg(NamedTuple):
    """One argument of a frame: its name, and its range, which a frame that was read from a file must keep.

    The last one may stand for any number of values (`many`). Numbers of content have `labels`: the word by which the
    state lists their names (`State.labels`), which a dump writes in their place, so that it outlives cards that were
    added.
    """

    name: str
    low: int
    high: int
    many: bool = False
    labels: str = ""

    def holds(self, value: int, players: int) -> bool:
        """Tells whether a value lies in the range."""
        return self.low <= value <= (players - 1 if self.high == LAST_SEAT else self.high)


SEAT: Final = Arg("seat", 0, LAST_SEAT)
"""The argument that says who is asked."""


class StepNames:
    """The names of a game's steps and the arguments of their frames, in the order in which the rules tell them."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.arguments: list[tuple[Arg, ...]] = []

    def step(self, name: str, *arguments: Arg) -> int:
        """Declares a step; what it gives stands for the step in frames."""
        if name in self.names:
            raise ValueError(f"two steps are called {name!r}")
        self.names.append(name)
        self.arguments.append(arguments)
        return len(self.names) - 1


class Step(Generic[S]):
    """What all steps have: a name, the arguments of its frames, and the clauses that explain it.

    The first clause is cited when a move is refused because the step asks for something else.
    """

    kind: int = AUTO

    def __init__(self, clauses: Sequence[str]) -> None:
        self.clauses: Final = tuple(clauses)
        self.name = ""
        self.number = -1
        self.arguments: tuple[Arg, ...] = ()
        self.labelled: tuple[tuple[int, str], ...] = ()
        """The places in a frame at which a number of content stands, and what lists the names."""

    def named(self, frame: Frame) -> dict[str, int]:
        """Gives the arguments of a frame by name, without one that stands for many."""
        return {a.name: frame[1 + i] for i, a in enumerate(self.arguments) if not a.many}

    def fits(self, arguments: Sequence[int], players: int) -> bool:
        """Tells whether numbers can be the arguments of a frame of this step."""
        declared = list(self.arguments)
        if declared and declared[-1].many:
            last = declared.pop()
            declared += [last] * (len(arguments) - len(declared))
        return len(arguments) == len(declared) and all(
            argument.holds(value, players) for argument, value in zip(declared, arguments, strict=True)
        )


class Auto(Step[S]):
    """A step without a choice."""

    kind = AUTO

    def __init__(self, clauses: Sequence[str], run: Callable[[S, Frame], None]) -> None:
        super().__init__(clauses)
        self.run: Final = run


class Question(Step[S]):
    """A step that asks one seat or more to choose among the moves of some families.

    A clause speaks `against` a move of these families, or none does and it is legal. The legal moves are
    those of the families that nothing speaks against; where listing them is hot, a game also gives the list, and the
    battery compares both over the whole action space.
    """

    def __init__(self, clauses: Sequence[str], families: Sequence[Family]) -> None:
        super().__init__(clauses)
        self.families: Final = tuple(families)
        self._candidates: list[int] | None = None

    def takes(self, move: int) -> bool:
        """Tells whether a move is of a kind that the step asks for at all."""
        for family in self.families:  # noqa: SIM110 (asked with every move)
            if family.base <= move < family.base + family.size:
                return True
        return False

    def candidates(self) -> list[int]:
        """Lists all moves of the families; nobody changes the list."""
        if self._candidates is None:
            self._candidates = [move for family in self.families for move in family.moves()]
        return self._candidates


class Formality(NamedTuple):
    """An answer that goes without saying where one person plays both the seat that is asked and the one that asks.

    `asker` is the place in the frame at which the seat stands that proposed what is answered.
    """

    answer: Family
    asker: int


class Decision(Question[S]):
    """A step that asks the seat in the first argument of its frame.

    With no legal move there is nothing to decide and the step is skipped; a single one is taken at once, unless the
    question is asked `always`: there is something to be read before the answer. Where a number is asked out of a large
    domain, `moves` gives a range, which is never written out.

    Of moves that do no more than ask further, `through` lists those after which the next question is the main one, and
    `beside` those whose further question is put beside this one; where there is one such move, a person is asked both
    at once (`engine/offers.py`). A `formality` is answered for whoever would answer themselves.
    """

    kind = DECISION

    def __init__(
        self,
        clauses: Sequence[str],
        families: Sequence[Family],
        play: Callable[[S, Frame, int], None],
        against: Callable[[S, Frame, int], str] | None = None,
        moves: Callable[[S, Frame], Moves] | None = None,
        *,
        always: bool = False,
        through: Callable[[S, Frame], list[int]] | None = None,
        beside: Callable[[S, Frame], list[int]] | None = None,
        formality: Formality | None = None,
    ) -> None:
        super().__init__(clauses, families)
        self.play: Final = play
        self.moves: Final = moves or self.legal
        self.always: Final = always
        self.through: Final = through
        self.beside: Final = beside
        self.formality: Final = formality
        self._against: Final = against

    def legal(self, state: S, frame: Frame) -> Moves:
        """Lists the moves of the families that nothing speaks against."""
        against = self._against
        if against is None:
            return self.candidates()
        return [move for move in self.candidates() if not against(state, frame, move)]

    def against(self, state: S, frame: Frame, move: int) -> str:
        """Names the clause that forbids a move; empty for a legal one."""
        if not self.takes(move):
            return self.clauses[0]
        return self._against(state, frame, move) if self._against is not None else ""


class Together(Question[S]):
    """A step that asks several seats at once, in any order; nothing of a choice shows before all have chosen.

    Somebody may choose in several moves; that he has finished is seen, as it is seen who is asked.

    `seats` lists those who still have to choose. The frame is kept until nobody has, then `finish` runs.
    """

    kind = TOGETHER

    def __init__(
        self,
        clauses: Sequence[str],
        seats: Callable[[S, Frame], list[int]],
        families: Sequence[Family],
        play: Callable[[S, Frame, int, int], None],
        finish: Callable[[S, Frame], None],
        against: Callable[[S, Frame, int, int], str] | None = None,
        moves: Callable[[S, Frame, int], list[int]] | None = None,
    ) -> None:
        super().__init__(clauses, families)
        self.seats: Final = seats
        self.play: Final = play
        self.finish: Final = finish
        self.moves: Final = moves or self.legal
        self._against: Final = against

    def legal(self, state: S, frame: Frame, seat: int) -> list[int]:
        """Lists the moves of the families that nothing speaks against."""
        against = self._against
        if against is None:
            return self.candidates()
        return [move for move in self.candidates() if not against(state, frame, seat, move)]

    def against(self, state: S, frame: Frame, seat: int, move: int) -> str:
        """Names the clause that forbids a move of a seat; empty for a legal one."""
        if not self.takes(move):
            return self.clauses[0]
        return self._against(state, frame, seat, move) if self._against is not None else ""


class Consent(NamedTuple):
    """What a group answers to a proposal: it agrees, or one objects."""

    agree: Family
    object: Family


class Anyone(Question[S]):
    """An open question to the group: the first answer counts, or one proposes and the others accept.

    With `consent` an answer is a proposal, which is carried out when everybody who was asked has agreed; an
    objection brings the question back. Whoever is alone is asked for no consent.

    The moves that `through` lists say no more than who goes on: where that is whoever answers, what is asked next is
    asked at once.
    """

    kind = ANYONE

    def __init__(
        self,
        clauses: Sequence[str],
        families: Sequence[Family],
        play: Callable[[S, Frame, int, int], None],
        against: Callable[[S, Frame, int], str] | None = None,
        seats: Callable[[S, Frame], list[int]] | None = None,
        consent: Consent | None = None,
        moves: Callable[[S, Frame], list[int]] | None = None,
        *,
        through: Callable[[S, Frame], list[int]] | None = None,
    ) -> None:
        super().__init__(clauses, families)
        self.through: Final = through
        self.seats: Final[Callable[[S, Frame], list[int]]] = seats or everybody
        self._listed: Final = moves
        self._play: Final = play
        self._against: Final = against
        self.proposal: Final = None if consent is None else Proposal[S](self, consent)

    def moves(self, state: S, frame: Frame, seat: int) -> list[int]:
        """Lists the moves of the families that nothing speaks against: the same for all."""
        if self._listed is not None:
            return self._listed(state, frame)
        against = self._against
        if against is None:
            return self.candidates()
        return [move for move in self.candidates() if not against(state, frame, move)]

    def against(self, state: S, frame: Frame, seat: int, move: int) -> str:
        """Names the clause that forbids a move; empty for a legal one."""
        if not self.takes(move):
            return self.clauses[0]
        return self._against(state, frame, move) if self._against is not None else ""

    def play(self, state: S, frame: Frame, seat: int, move: int) -> None:
        """Carries an answer out, or asks the others whether they agree to it."""
        if self.proposal is None or not any(other != seat for other in self.seats(state, frame)):
            self.carry_out(state, frame, seat, move)
        else:
            _stack(state).append((self.proposal.number, seat, move, 1 << seat))

    def carry_out(self, state: S, frame: Frame, seat: int, move: int) -> None:
        """Answers the question, whose frame is on top, for good."""
        del _stack(state)[-1]
        self._play(state, frame, seat, move)


class Proposal(Question[S]):
    """Asks the others whether they agree; its frame holds who proposes what, and who agreed so far."""

    kind = ANYONE

    def __init__(self, question: Anyone[S], consent: Consent) -> None:
        super().__init__(question.clauses, consent)
        self.arguments = (SEAT, Arg("move", 0, 1 << 40), Arg("agreed", 0, 1 << 16))
        self._question: Final = question
        self._consent: Final = consent

    def seats(self, state: S, frame: Frame) -> list[int]:
        """Lists those of the group who have not agreed yet."""
        asked = self._question.seats(state, _stack(state)[-2])
        return [seat for seat in asked if not frame[3] >> seat & 1]

    def moves(self, state: S, frame: Frame, seat: int) -> list[int]:
        """To agree, or to object."""
        return self.candidates()

    def against(self, state: S, frame: Frame, seat: int, move: int) -> str:
        """Nothing else is answered to a proposal."""
        return "" if self.takes(move) else self.clauses[0]

    def play(self, state: S, frame: Frame, seat: int, move: int) -> None:
        """The last who agrees carries the proposal out; an objection brings the question back."""
        stack = _stack(state)
        stack.pop()
        if move in self._consent.object:
            return
        _, proposer, proposed, agreed = frame
        agreed |= 1 << seat
        question = stack[-1]
        if all(agreed >> other & 1 for other in self._question.seats(state, question)):
            self._question.carry_out(state, question, proposer, proposed)
        else:
            stack.append((self.number, proposer, proposed, agreed))


class Draw(Step[S]):
    """A step that asks chance: `weights` gives [(outcome, weight), ...] with whole positive weights."""

    kind = DRAW

    def __init__(
        self,
        clauses: Sequence[str],
        weights: Callable[[S, Frame], Chances],
        play: Callable[[S, Frame, int], None],
    ) -> None:
        super().__init__(clauses)
        self.weights: Final = weights
        self.play: Final = play


class Reveal(Step[S]):
    """A step that opens a passage of the book, or the front of a card: something that nobody has read yet.

    `passage` says which, and `run` goes on once it is open. Opening cannot be taken back. A state that was dealt
    for a bot does not know what the closed passage says: it stops there (`State.closed`), and the bot values what
    it has. Where the passage itself decides whether it opens, as a lock does by its number, `opens` tells; whoever
    tried in vain has learned that, which cannot be taken back either.
    """

    kind = REVEAL

    def __init__(
        self,
        clauses: Sequence[str],
        passage: Callable[[S, Frame], int],
        run: Callable[[S, Frame], None],
        opens: Callable[[S, Frame], bool] | None = None,
    ) -> None:
        super().__init__(clauses)
        self.passage: Final = passage
        self.run: Final = run
        self.opens: Final = opens


class FreeActions(Generic[S]):
    """Moves that a seat may make at every decision of its own, beside what is asked; the question stays open.

    `seat` tells who may make them now. They are merged into lists and refusals by the engine; a step may forbid them.
    Since they are listed at every decision, a game may give the list as well (`moves`), and the battery compares.
    """

    def __init__(
        self,
        clauses: Sequence[str],
        seat: Callable[[S], int],
        families: Sequence[Family],
        play: Callable[[S, int, int], None],
        against: Callable[[S, int, int], str],
        except_at: Sequence[int] = (),
        moves: Callable[[S, int], list[int]] | None = None,
    ) -> None:
        self.clauses: Final = tuple(clauses)
        self.seat: Final = seat
        self.families: Final = tuple(families)
        self.play: Final = play
        self.against: Final = against
        self.except_at: Final = frozenset(except_at)
        self.listed: Final = moves or self.legal
        """Lists the free actions of whoever may make them, wherever no step forbids them."""

    def takes(self, move: int) -> bool:
        """Tells whether a move is one of the free actions."""
        for family in self.families:  # noqa: SIM110 (asked with every move)
            if family.base <= move < family.base + family.size:
                return True
        return False

    def legal(self, state: S, seat: int) -> list[int]:
        """Lists the moves of the families that nothing speaks against."""
        candidates = [move for family in self.families for move in family.moves()]
        return [move for move in candidates if not self.against(state, seat, move)]


class Steps:
    """What each step of a game does, in the order of its names; a step gets its name and its arguments here."""

    def __init__(self, names: StepNames, steps: Mapping[int, Step[Any]]) -> None:
        missing = [name for number, name in enumerate(names.names) if number not in steps]
        if missing:
            raise ValueError(f"nothing says what the step {missing[0]!r} does")
        self.listed: Final[list[Step[Any]]] = []
        """All steps by number; what looks up one step after the other takes this list."""
        for number, name in enumerate(names.names):
            self._add(name, steps[number], names.arguments[number])
        for step in self.listed[:]:
            if isinstance(step, Anyone) and step.proposal is not None:
                self._add(f"{step.name} proposal", step.proposal, step.proposal.arguments)
        self.by_name: Final = {step.name: step for step in self.listed}
        self.kinds: Final = [step.kind for step in self.listed]
        self.runs: Final[list[Any]] = [step.run if isinstance(step, Auto) else None for step in self.listed]
        self.plays: Final[list[Any]] = [
            step.play if isinstance(step, Decision) else None for step in self.listed
        ]
        self.lists: Final[list[Any]] = [getattr(step, "moves", None) for step in self.listed]
        """The kind of each step, what it does without a choice or after one, and what lists its moves: playouts look
        them up by number."""
        self.always: Final = frozenset(
            step.number for step in self.listed if isinstance(step, Decision) and step.always
        )
        """The decisions that are asked even if there is one answer."""

    def _add(self, name: str, step: Step[Any], arguments: tuple[Arg, ...]) -> None:
        step.name = name
        step.number = len(self.listed)
        step.arguments = arguments
        step.labelled = tuple(
            (1 + n, argument.labels) for n, argument in enumerate(arguments) if argument.labels
        )
        self.listed.append(step)

    def __getitem__(self, number: int) -> Step[Any]:
        """Finds what the first number of a frame stands for."""
        return self.listed[number]

    def __iter__(self) -> Iterator[Step[Any]]:
        """Goes through the steps in order."""
        return iter(self.listed)

    def __len__(self) -> int:
        """Counts the steps."""
        return len(self.listed)


def _stack(state: Any) -> list[Frame]:
    """Gives the stack of a state, which this module must not know more of."""
    stack: list[Frame] = state.stack
    return stack


def everybody(state: Any, frame: Frame) -> list[int]:
    """Lists all seats: whom an open question is asked of unless its game says otherwise."""
    return list(range(state.players))
