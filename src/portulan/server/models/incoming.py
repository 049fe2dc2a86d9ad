"""What viewers say over a WebSocket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from portulan.server.models.base import (
    ChatText,
    Declined,
    ElementId,
    Id,
    Model,
    MoveNumber,
    Notation,
    Revision,
    SeatNumber,
    Secret,
)


class Hello(Model, frozen=True, tag_field="type", tag="hello"):
    """Who connects, and the revision of the scene that it has."""

    secret: Secret
    revision: Revision | None = None
    look: SeatNumber | None = None
    device: Id | None = None
    """A name that the device has given itself, so that two windows of it count as one."""


class Look(Model, frozen=True, tag_field="type", tag="look"):
    """The seat to look through from now on."""

    seat: SeatNumber | None


class Move(Model, frozen=True, tag_field="type", tag="move"):
    """A decision, as a number or in notation."""

    id: Id
    revision: Revision
    seat: SeatNumber
    move: MoveNumber | UnsetType = UNSET
    notation: Notation | UnsetType = UNSET
    declined: Declined | UnsetType = UNSET


class Undo(Model, frozen=True, tag_field="type", tag="undo"):
    """Take the last decision back."""

    id: Id
    revision: Revision
    seat: SeatNumber


class Redo(Model, frozen=True, tag_field="type", tag="redo"):
    """Make it again."""

    id: Id
    revision: Revision
    seat: SeatNumber


class RequestUndo(Model, frozen=True, tag_field="type", tag="ask-undo"):
    """Ask the table to go back to before the seat's last decision."""

    id: Id
    revision: Revision
    seat: SeatNumber


class AnswerQuestion(Model, frozen=True, tag_field="type", tag="answer"):
    """Agree or not to what the table is asked, which is named: a late word to another question counts for nothing."""

    id: Id
    seat: SeatNumber
    question: Revision
    agree: bool


class Chat(Model, frozen=True, tag_field="type", tag="chat"):
    """Say something."""

    id: Id
    text: ChatText


class Why(Model, frozen=True, tag_field="type", tag="why"):
    """Why can this not be done: a move, or whatever touching an element would mean after others were touched?"""

    id: Id
    seat: SeatNumber
    move: MoveNumber | UnsetType = UNSET
    notation: Notation | UnsetType = UNSET
    element: ElementId | UnsetType = UNSET
    picked: Annotated[list[ElementId], Meta(max_length=16)] = msgspec.field(default_factory=list)


class RequestAdvice(Model, frozen=True, tag_field="type", tag="advise"):
    """What would a bot do at the decision of the viewer's own seat?"""

    id: Id
    revision: Revision
    seat: SeatNumber


class ReadLog(Model, frozen=True, tag_field="type", tag="log"):
    """Tell what the log says before a revision."""

    id: Id
    before: Revision


class Ping(Model, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


Acting = Move | Undo | Redo | RequestUndo | AnswerQuestion | Chat
"""What changes the table."""

Incoming = Hello | Look | Acting | Why | RequestAdvice | ReadLog | Ping

decode_incoming = msgspec.json.Decoder(Incoming).decode
