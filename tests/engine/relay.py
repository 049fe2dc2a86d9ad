"""A game of nothing but steps, one of each kind, to see how a state runs them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from portulan.engine.events import EventFamily
from portulan.engine.game import Game
from portulan.engine.heuristic import Heuristic
from portulan.engine.scene import Scene, label
from portulan.engine.space import Family, Field, Space
from portulan.engine.state import JsonObject, State
from portulan.engine.steps import Auto, Decision, Draw, Frame, Step, Together, Weights

SAY: Final = Family("say", "say {n}", Field("n", [str(n) for n in range(10)]))

NOTE: Final = 0
CHOOSE: Final = 1
ALL: Final = 2
DIE: Final = 3


class Relay(State):
    """Keeps what was said: `said` by whom, and the numbers that all chose together."""

    __slots__ = ("chosen", "last", "said")

    game: ClassVar[Game]
    FIELDS: ClassVar[dict[str, str]] = {"last": "int", "chosen": "ints", "said": "rows"}

    def __init__(self, players: int, options: dict[str, str]) -> None:
        super().__init__(players, options)
        self.last = -1
        self.chosen = [-1] * players
        self.said: list[tuple[int, ...]] = []

    def setup(self) -> None:
        """Leaves everything to the frames that a test pushes."""

    def copy(self) -> Self:
        """Copies by way of data, which is slow and plain."""
        other = type(self)(self.players, self.options)
        other.stack = self.stack[:]
        other.generator = None if self.generator is None else self.generator.copy()
        other._moves, other._seat = self._moves, self._seat
        other.last, other.chosen, other.said = self.last, self.chosen[:], self.said[:]
        return other

    def view(self, seat: int | None) -> JsonObject:
        """Shows everything to everybody, but what the others chose together."""
        hidden = bool(self.stack) and self.stack[-1][0] == ALL
        chosen = [n if not hidden or seat == owner else None for owner, n in enumerate(self.chosen)]
        return {"last": self.last, "said": [list(row) for row in self.said], "chosen": chosen}

    def scores(self) -> list[int]:
        """Counts what each said."""
        return [sum(row[1] for row in self.said if row[0] == seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Everybody wins."""
        return list(range(self.players))

    def faults(self) -> list[str]:
        """A number out of range is a fault."""
        return [] if -1 <= self.last < 10 else ["the last number is out of range (R-1)"]

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        if self.stack and self.stack[-1][0] == ALL:
            for other, n in enumerate(self.chosen):
                if other != seat and n >= 0:
                    self.chosen[other] = rng.randrange(self.stack[-1][1 + other])


def _note(state: Relay, frame: Frame) -> None:
    """Frame: a number, and maybe another note that is to follow."""
    state.said.append((-2, frame[1]))
    state.tell(0, frame[1])
    if len(frame) > 2:
        state.stack.append((NOTE, *frame[2:]))


def _choose_moves(state: Relay, frame: Frame) -> list[int]:
    """Frame: seat, and the numbers that it may say."""
    return [SAY.base + n for n in frame[2:]]


def _choose(state: Relay, frame: Frame, move: int) -> None:
    state.said.append((frame[1], move))
    state.last = move


def _against(state: Relay, frame: Frame, move: int) -> str:
    return "" if move in frame[2:] else "R-2"


def _all_seats(state: Relay, frame: Frame) -> list[int]:
    """Frame: how many numbers each seat may choose among; none for a seat that does not take part."""
    return [seat for seat, n in enumerate(state.chosen) if n < 0 and frame[1 + seat]]


def _all_moves(state: Relay, frame: Frame, seat: int) -> list[int]:
    return list(range(frame[1 + seat]))


def _all_play(state: Relay, frame: Frame, seat: int, move: int) -> None:
    state.chosen[seat] = move


def _all_against(state: Relay, frame: Frame, seat: int, move: int) -> str:
    return "" if move < frame[1 + seat] else "R-3"


def _all_finish(state: Relay, frame: Frame) -> None:
    state.said += [(seat, n) for seat, n in enumerate(state.chosen) if n >= 0]


def _weights(state: Relay, frame: Frame) -> Weights:
    """Frame: weights of 0, 1, 2..."""
    return [(n, weight) for n, weight in enumerate(frame[1:]) if weight]


def _die(state: Relay, frame: Frame, outcome: int) -> None:
    state.said.append((-1, outcome))
    state.last = outcome


STEPS: Final[tuple[Step[Any], ...]] = (
    Auto("note", ("R-1",), _note),
    Decision("choose", ("R-2", "R-1"), _choose_moves, _choose, _against),
    Together("all", ("R-3",), _all_seats, _all_moves, _all_play, _all_against, _all_finish),
    Draw("die", ("R-4",), _weights, _die),
)
Relay.steps = STEPS


def _no_heuristic() -> Heuristic[Any]:
    raise NotImplementedError


GAME: Final = Game(
    name="relay",
    title="Relay",
    rules_version=1,
    content_version=1,
    players=(2, 3),
    options=(),
    space=Space((SAY,)),
    events=(EventFamily("noted", Field("n", ())),),
    components=lambda folder: [],
    state=lambda: Relay,
    heuristic=_no_heuristic,
    scene=lambda: lambda view: Scene(label("nothing"), ()),
    targets=lambda: lambda view, move: [],
    folder=Path(__file__).parent,
    bound=100,
    over_rule="R-9",
)
Relay.game = GAME


def relay(*frames: Frame, players: int = 3, seed: int | None = None) -> Relay:
    """A state in which these frames remain to be done, the first one first."""
    state = GAME.new(players, seed)
    assert isinstance(state, Relay)
    state.stack = list(reversed(frames))
    state._refresh()
    return state
