"""Steps: what a game does, one small function per sentence of its rulebook.

A state holds a stack of *frames*, `(step number, arguments...)`, all ints: what remains to be done is data. The
frame on top is run, asked of a seat, or asked of chance. In a frame that asks one seat, the seat comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

S = TypeVar("S", bound=Any)

Frame = tuple[int, ...]
Weights = list[tuple[int, int]]

AUTO: Final = 0
DECISION: Final = 1
TOGETHER: Final = 2
DRAW: Final = 3


class Step(Generic[S]):
    """What all steps have: a name, a kind, and the clauses that explain it (the first one in a refusal)."""

    kind: int = AUTO

    def __init__(self, name: str, clauses: Sequence[str]) -> None:
        self.name: Final = name
        self.clauses: Final = tuple(clauses)


class Auto(Step[S]):
    """A step without a choice."""

    kind = AUTO

    def __init__(self, name: str, clauses: Sequence[str], run: Callable[[S, Frame], None]) -> None:
        super().__init__(name, clauses)
        self.run: Final = run


class Decision(Step[S]):
    """A step that asks one seat (the first argument of its frame).

    `moves` lists the legal moves; an empty list means that there is nothing to decide and the step is
    skipped. `against` names the clause that forbids a move, or is empty for a legal one: both stand on the
    same predicate, and the battery compares them over the whole action space.
    """

    kind = DECISION

    def __init__(
        self,
        name: str,
        clauses: Sequence[str],
        moves: Callable[[S, Frame], list[int]],
        play: Callable[[S, Frame, int], None],
        against: Callable[[S, Frame, int], str],
    ) -> None:
        super().__init__(name, clauses)
        self.moves: Final = moves
        self.play: Final = play
        self.against: Final = against


class Together(Step[S]):
    """A step that asks several seats at once, in any order; nothing of a choice shows before all have chosen.

    `seats` lists those who still have to choose. The frame is kept until nobody has, then `finish` runs.
    """

    kind = TOGETHER

    def __init__(
        self,
        name: str,
        clauses: Sequence[str],
        seats: Callable[[S, Frame], list[int]],
        moves: Callable[[S, Frame, int], list[int]],
        play: Callable[[S, Frame, int, int], None],
        against: Callable[[S, Frame, int, int], str],
        finish: Callable[[S, Frame], None],
    ) -> None:
        super().__init__(name, clauses)
        self.seats: Final = seats
        self.moves: Final = moves
        self.play: Final = play
        self.against: Final = against
        self.finish: Final = finish


class Draw(Step[S]):
    """A step that asks chance: `weights` gives [(outcome, weight), ...] with whole positive weights."""

    kind = DRAW

    def __init__(
        self,
        name: str,
        clauses: Sequence[str],
        weights: Callable[[S, Frame], Weights],
        play: Callable[[S, Frame, int], None],
    ) -> None:
        super().__init__(name, clauses)
        self.weights: Final = weights
        self.play: Final = play
