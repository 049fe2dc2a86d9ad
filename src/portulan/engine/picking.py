"""Picking: so many of these cards, chosen one by one.

A choice of k among n cards would be thousands of moves; card by card it is n at the most. Cards are picked in the
order of their numbers, so that a set of cards is reached in one way only. What is picked is noted at once; until
the last card the player may step back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from portulan.engine.action_space import Family
from portulan.engine.steps import SEAT, Arg, Decision, Frame, StepNames

S = TypeVar("S")

MOST: Final = 1 << 20


def pick_step(names: StepNames, name: str, *arguments: Arg) -> int:
    """Declares a step that asks a seat to pick: who, how many at least and at most, and from which number on.

    `begin_picking` makes its frames; further arguments of the game's own follow.
    """
    counts = Arg("least", 0, MOST), Arg("most", 0, MOST), Arg("from", 0, MOST)
    return names.step(name, SEAT, *counts, *arguments)


def begin_picking(step: int, seat: int, least: int, most: int, *arguments: int) -> Frame:
    """Makes the frame that asks a seat to pick at least and at most so many."""
    return step, seat, least, most, 0, *arguments


class Pick(Decision[S]):
    """A step that asks a seat to pick cards one by one.

    `cards` lists the numbers of the cards that may be picked at all, which are the values of the one field of
    `family`. `take` does what is done with a picked card; it must leave `cards` free of it or not, both will do.
    With enough picked, `done` ends it; without `done`, exactly `most` are picked, or all there are.
    """

    def __init__(
        self,
        clauses: Sequence[str],
        family: Family,
        cards: Callable[[S, Frame], list[int]],
        take: Callable[[S, Frame, int], None],
        done: Family | None = None,
    ) -> None:
        super().__init__(
            clauses, (family,) if done is None else (family, done), self._pick, self._against_pick
        )
        self._family: Final = family
        self._cards: Final = cards
        self._take: Final = take
        self._done: Final = done

    def legal(self, state: S, frame: Frame) -> list[int]:
        """Lists the cards that may come next, and to be done if enough are picked."""
        _, _, least, most, start, *_ = frame
        rest = [card for card in sorted(self._cards(state, frame)) if card >= start]
        needed = max(1, least if self._done is not None else min(most, len(rest)))
        last = len(rest) - needed
        moves = [self._family.base + card for card in rest[: last + 1]] if most and rest else []
        if self._done is not None and moves and not least:
            moves.append(self._done.move())
        return moves

    def _against_pick(self, state: S, frame: Frame, move: int) -> str:
        return "" if move in self.legal(state, frame) else self.clauses[0]

    def _pick(self, state: S, frame: Frame, move: int) -> None:
        """Takes the card and asks for the next one."""
        if self._done is not None and move in self._done:
            return
        step, seat, least, most, _, *arguments = frame
        card = self._family.index(move)
        stack: list[Frame] = _stack_of(state)
        if most > 1:
            stack.append((step, seat, max(0, least - 1), most - 1, card + 1, *arguments))
        self._take(state, frame, card)


def _stack_of(state: Any) -> list[Frame]:
    stack: list[Frame] = state.stack
    return stack
