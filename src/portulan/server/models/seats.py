"""What is said of seats: who sits there, and what changes about it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from portulan.server.models.base import Colour, Id, Model, Name, OwnSecret, SeatNumber, Word


class NewSeat(Model, frozen=True):
    """A seat of a new table."""

    kind: Literal["host", "open", "bot", "hotseat"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None
    colour: Colour | None = None


class Claim(Model, frozen=True):
    """A friend sits down, and adds a word to chance or not.

    `secret` is the link that the friend wants to have from then on, and `device` what the device calls itself.
    """

    name: Name
    word: Word | None = None
    secret: OwnSecret | None = None
    device: Id | None = None
    colour: Colour | None = None


class Renew(Model, frozen=True):
    """A link is to be replaced, by a certain one or by any."""

    secret: OwnSecret | None = None


class AddWord(Model, frozen=True):
    """A seat adds a word to chance."""

    seat: SeatNumber
    word: Word


class ChooseColour(Model, frozen=True):
    """A seat takes another colour, which is free."""

    seat: SeatNumber
    colour: Colour


class SeatChange(Model, frozen=True):
    """The host puts a bot on a seat, or gives the seat back; whoever has a seat lets a bot play it."""

    kind: Literal["bot", "open"]
    level: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may know it; `level` is that of the bot that plays it now.

    `invited` says that its person has to sit down anew with a link that the host renewed, `takeover` when a bot may
    play for a person who does not decide. The word that was added to chance is told when the match has begun.
    """

    index: int
    name: str | None
    kind: Literal["host", "open", "bot", "hotseat"]
    claimed: bool
    connected: bool
    level: str | None
    thinking: bool
    invited: bool
    takeover: float | None
    worded: bool
    word: str | None
    colour: int
    advice: int = 0
    """How often it was advised."""
