"""What viewers are told over a WebSocket."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from portulan.server.models.base import Sentence
from portulan.server.models.tables import TableInfo, You

SceneData = Annotated[Any, Meta(extra={"typescript": "LeanScene | null"})]
"""A scene, whose types are the engine's (`portulan.engine.scene`), as it travels (`portulan.server.elements`)."""

ScenePatch = Annotated[list[Any], Meta(extra={"typescript": "ElementPatch[]"})]
"""What changed in a scene (`portulan.server.patch.ElementPatch`)."""

MovedPieces = Annotated[
    tuple[str, ...], Meta(min_length=3, max_length=4, extra={"typescript": "MovedPieces"})
]
"""What an event moved (`portulan.engine.scene.Motion`); without a number it was one piece."""


class LegalMove(msgspec.Struct, frozen=True):
    """A legal move: its number, notation, sentence, the elements to click, and what is declined before it."""

    move: int
    notation: str
    say: Sentence
    targets: list[str]
    declined: list[int] | UnsetType = UNSET


MoveRow = Annotated[tuple[Any, ...], Meta(min_length=5, max_length=6, extra={"typescript": "MoveRow"})]
"""A legal move where many are listed: its number, notation, the name and arguments of its sentence, the elements to
click, and what is declined before it, if anything is."""


class EntryAsk(msgspec.Struct, frozen=True):
    """A number is asked out of a domain: how its move is written, with braces for the number, and the range."""

    notation: str
    low: int
    high: int
    digits: int


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is being decided, by whom, and the viewer's choices: a list, a number to enter, or both.

    By which rules, `Welcome` tells of every step. `before` are the steps that may be decided before the one that is
    asked, and are declined otherwise. `question` is the name of the sentence that asks, where it is not that of the
    step: less can be answered than the step asks for.
    """

    seats: list[int]
    seat: int | None
    step: str
    moves: list[MoveRow]
    entry: EntryAsk | None = None
    guide: int | UnsetType = UNSET
    """The step of the guided first game that this is, for whoever is guided and has followed so far."""
    before: list[str] | UnsetType = UNSET
    question: str | UnsetType = UNSET


class QuestionInfo(msgspec.Struct, frozen=True):
    """What the table has to answer: to take back to before a seat's last decision, or to open the seat of a bot.

    `question` is its name in an answer: the revision at which the viewer heard of it.
    """

    kind: Literal["undo", "open"]
    question: int
    seat: int
    agreed: list[int]
    waiting: list[int]


class UndoState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer may take back or make again; `can` is None while it is being worked out."""

    can: bool | None
    redo: bool = False
    asked: QuestionInfo | None = None


class LogLine(msgspec.Struct, frozen=True):
    """What one act told."""

    revision: int
    at: float
    by: int | None
    events: list[Sentence]


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Something that was said at the table."""

    revision: int
    seat: int | None
    name: str
    text: str
    at: float


class ReplayedMove(msgspec.Struct, frozen=True):
    """A decision of a replay, as the viewer may know it; what is secret has no sentence."""

    seat: int
    notation: str
    say: Sentence | None


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """What an act changed for one viewer.

    `moved` tells which pieces went where, in their order, and `causes` for each of them the number of the event that
    moved it, -1 if no event tells it. A fresh update brings the last lines of the log, and says whether there are
    `more`.
    """

    revision: int
    at: float
    by: int | None
    events: list[Sentence]
    ask: Ask | None
    undo: UndoState | None
    fresh: bool = False
    undone: list[int] = []
    table: TableInfo | None = None
    scene: SceneData | UnsetType = UNSET
    patch: ScenePatch | UnsetType = UNSET
    log: list[LogLine] | UnsetType = UNSET
    more: bool | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET
    moved: list[MovedPieces] | UnsetType = UNSET
    causes: list[int] | UnsetType = UNSET
    said: ReplayedMove | UnsetType | None = UNSET


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first answer to a viewer; `clauses` are the rules by which each step of the game is decided."""

    revision: int
    you: You
    table: TableInfo
    undo: UndoState
    clauses: Mapping[str, tuple[str, ...]]


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """It happened, and it is durable."""

    id: str
    revision: int


class RefusalMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """It did not happen, and why."""

    id: str | None
    code: str
    rule: str | None
    text: dict[str, str]


class WhyAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """The clause that forbids a move; empty for a legal one, and where no move that is asked for is made by a touch."""

    id: str
    move: int | None
    rule: str
    text: dict[str, str] | None


class AdviceMessage(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """What a bot would do, told to the one who asked: the move, and the reasons in the words of the game.

    `other` is the best of the other moves, and `lead` by how many tenths of a point the heuristic of the game rates it
    lower; where it rates it higher, the bot has looked further ahead. Where the move says only who goes on, `then` are
    the move that should follow, and what it would bring.
    """

    id: str
    revision: int
    move: LegalMove
    reasons: list[Sentence]
    other: Sentence | None
    lead: int
    then: list[Sentence] | UnsetType = UNSET


class LogPage(msgspec.Struct, frozen=True, tag_field="type", tag="log"):
    """Older lines of the log, from a revision on; whether there are still older ones."""

    id: str
    first: int = msgspec.field(name="from")
    lines: list[LogLine]
    more: bool


class UndoHint(msgspec.Struct, frozen=True, tag_field="type", tag="undo"):
    """Whether the viewer may take back, worked out in a quiet moment."""

    revision: int
    can: bool
    redo: bool


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or left."""

    seat: int
    connected: bool


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device on which a link is open, since when, and whether it is the one that is told."""

    since: float
    own: bool


class Devices(msgspec.Struct, frozen=True, tag_field="type", tag="devices"):
    """On which devices one's own link is open, the oldest first."""

    devices: list[DeviceInfo]


class Watching(msgspec.Struct, frozen=True, tag_field="type", tag="watching"):
    """How many watch."""

    number: int


class Thinking(msgspec.Struct, frozen=True, tag_field="type", tag="thinking"):
    """A bot thinks, or no longer does."""

    seat: int
    on: bool


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Here I am."""


Answer = Accepted | RefusalMessage | WhyAnswer | AdviceMessage | LogPage
"""What a message with an id is answered."""

Outgoing = Welcome | Update | ChatLine | Answer | UndoHint | Presence | Devices | Watching | Thinking | Pong
"""All that a viewer is sent."""

encode: Callable[[Outgoing], bytes] = msgspec.json.Encoder().encode
"""Writes a message as it is sent."""
