"""What is said of what happened: replays, what was read, analyses."""

from __future__ import annotations

import msgspec

from portulan.server.models.base import Model, OwnSecret, Sentence
from portulan.server.models.outgoing import Update
from portulan.server.models.tables import TableInfo


class Share(Model, frozen=True):
    """A link to the replay is wanted, a certain one or any; or no longer (`on`)."""

    on: bool
    secret: OwnSecret | None = None


class ShareAnswer(msgspec.Struct, frozen=True):
    """A table after a link to its replay was handed out or taken back; `secret` is the link, told this once."""

    table: TableInfo
    secret: str | None


class PassageText(msgspec.Struct, frozen=True):
    """A passage of the book that was opened, in one language; `labels` are the words of its choices by key."""

    uid: str
    lang: str
    title: str
    paragraphs: list[str]
    picture: str
    picture_text: str
    labels: dict[str, str]


class JournalReading(msgspec.Struct, frozen=True):
    """A passage that was read: the sentence of where, what was told before and after, the key of the choice taken."""

    place: str
    passage: str
    before: list[Sentence]
    choice: str
    after: list[Sentence]


class Passages(msgspec.Struct, frozen=True):
    """Those of the passages asked for that were opened."""

    passages: list[PassageText]


class Journal(msgspec.Struct, frozen=True):
    """What was read in a campaign up to this table, in the order of reading: some of it, and how much there is in all.

    `passages` are the words of these readings, each once.
    """

    total: int
    readings: list[JournalReading]
    passages: list[PassageText]


class Replay(msgspec.Struct, frozen=True):
    """A part of a match, act by act."""

    total: int
    first: int = msgspec.field(name="from")
    steps: list[Update]


class RoundStart(msgspec.Struct, frozen=True):
    """The number of a round, and of its first step in a replay."""

    round: int
    step: int


class Outline(msgspec.Struct, frozen=True):
    """Where things are in a replay: who decided at each step, and where each round begins, if there are rounds."""

    by: list[int | None]
    rounds: list[RoundStart]


class StandingInfo(msgspec.Struct, frozen=True):
    """The score of every seat at the end of a round; round 0 is the set-up."""

    round: int
    scores: list[int]


class AnalysisMoment(msgspec.Struct, frozen=True):
    """A decision that a bot would have made otherwise: its time, both moves, the difference in tenths of a point."""

    at: float
    round: int
    played: Sentence
    better: Sentence
    points: int
    reasons: list[Sentence]


class AnalysisAnswer(msgspec.Struct, frozen=True):
    """A finished match for one seat: its scores round by round, where its lead changed the most (`turned`, a place in
    the curve) and by how much, and what a bot would have done otherwise."""

    seat: int
    curve: list[StandingInfo]
    turned: int | None
    swing: int
    moments: list[AnalysisMoment]
