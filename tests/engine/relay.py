"""A game of nothing but steps, one of each kind, to see how a state runs them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from portulan.engine.action_space import ActionSpace, Family, Field
from portulan.engine.events import EventFamily, Events
from portulan.engine.fields import AnyDeclaration, number, numbers, rows
from portulan.engine.game import Game
from portulan.engine.heuristic import Heuristic
from portulan.engine.scene import Scene, label
from portulan.engine.state import JsonObject, State
from portulan.engine.steps import SEAT, Arg, Auto, Decision, Draw, Frame, StepNames, Steps, Together, Weights

SAY: Final = Family("say", "say {n}", Field("n", [str(n) for n in range(10)]))

NAMES: Final = StepNames()
_ANY = Arg("numbers", -10, 1 << 20, many=True)
NOTE: Final = NAMES.step("note", _ANY)
CHOOSE: Final = NAMES.step("choose", SEAT, _ANY)
ALL: Final = NAMES.step("all", _ANY)
DIE: Final = NAMES.step("die", _ANY)
ANSWER: Final = NAMES.step("answer", SEAT, _ANY)

NOTED: Final = EventFamily("noted", Field("n", ()))


class Relay(State):
    """Keeps what was said: `said` by whom, and the numbers that all chose together."""

    __slots__ = ("chosen", "last", "said")

    game: ClassVar[Game]
    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = (
        number("last", -1000, 1000, "The last number.", default=-1),
        numbers("chosen", -1, 9, "What each chose.", each=1, default=-1),
        rows("said", "What was said, by whom.", low=-10, high=1 << 20),
    )

    def clear(self) -> None:
        """Nothing was said."""
        self.last = -1
        self.chosen = [-1] * self.players
        self.said: list[tuple[int, ...]] = []

    def setup(self) -> None:
        """Leaves everything to the frames that a test pushes."""

    def copy(self) -> Self:
        """Copies field by field, which is slow and plain."""
        other = self.blank(self.players, self.options, self.carried)
        other.stack, other.opened, other.sampled = self.stack[:], self.opened, self.sampled
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

    def broken_rules(self) -> list[str]:
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
    state.tell(NOTED, frame[1])
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


STEPS: Final = Steps(
    NAMES,
    {
        NOTE: Auto(("R-1",), _note),
        CHOOSE: Decision(("R-2", "R-1"), (SAY,), _choose, _against, _choose_moves),
        ALL: Together(("R-3",), _all_seats, (SAY,), _all_play, _all_finish, _all_against, _all_moves),
        DIE: Draw(("R-4",), _weights, _die),
        ANSWER: Decision(("R-2", "R-1"), (SAY,), _choose, _against, _choose_moves, always=True),
    },
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
    space=ActionSpace((SAY,)),
    events=Events(NOTED),
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
    state.refresh()
    return state
