"""What is said of tables: those that are laid, how they stand, and which one follows."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from portulan.server.models.base import Model, Name, SeatNumber, Secret
from portulan.server.models.seats import NewSeat, SeatInfo


class NewTable(Model, frozen=True):
    """A table to be laid; with `start` the match begins by itself as soon as nobody is missing."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=64)]
    name: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=100)] = msgspec.field(
        default_factory=dict
    )
    start: bool = True
    pack: Annotated[str, Meta(max_length=60)] | None = None
    """The name of a pack that is offered for the game."""
    clock_days: Annotated[int, Meta(ge=0, le=7)] = 0
    """Days that each decision may take; 0: as long as one likes."""
    clock_rule: Literal["wait", "bot"] = "wait"
    """What happens when they are over: the table waits, or a bot plays on until the person is back."""
    takeover_after: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 600
    """Seconds that a person is waited for before a bot may play in the person's place."""
    advice: bool = True
    """Whether players may ask what a bot would do."""


class Created(msgspec.Struct, frozen=True):
    """The new table and its secrets, which are told this once."""

    table: str
    host: str
    seats: list[str | None]
    spectator: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody at it may know it; `following` is the one that its host laid next for the same people.

    `chapter` names the sentence for the next chapter of a campaign, once the match is over and if there is one;
    `winners` are the seats that won, once it is over. The server binds itself
    to its seed by the `commitment` before anybody sits down, and tells the seed after the match.
    """

    id: str
    game: str
    players: int
    team: bool
    options: dict[str, str]
    seats: list[SeatInfo]
    started: bool
    over: bool
    auto: bool
    created: float
    since: float
    asked: list[int]
    watching: int
    commitment: str
    seed: str | None
    takeover_after: int
    host: str
    following: str | None
    chapter: str | None = None
    pack: str | None = None
    winners: list[int] | None = None
    clock_days: int = 0
    clock_rule: str = "wait"
    until: list[float | None] = []
    """Until when each seat is waited for by the clock; None where nobody is."""
    secrets: bool = True
    """Whether a seat of the game knows what others may not."""
    advice: bool = True
    shared: list[int] = []
    """The seats that have handed out a link to the replay."""
    campaign: bool = False
    """Whether the match is one of a campaign."""


class You(msgspec.Struct, frozen=True):
    """Who the holder of a secret is at the table; `vacant` is the seat on which it may sit down."""

    seats: list[int]
    host: bool
    spectator: bool
    revision: int
    vacant: int | None
    replay: bool = False
    """Whether the secret opens the replay alone."""


class TableAnswer(msgspec.Struct, frozen=True):
    """A table, and who you are there."""

    table: TableInfo
    you: You


class SeatAnswer(msgspec.Struct, frozen=True):
    """A table after a seat changed; `secret` is the fresh link, where there is one: it is told this once."""

    table: TableInfo
    you: You
    secret: str | None


class Holding(Model, frozen=True):
    """A table that somebody may open, and the secret that opens it."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    secret: Secret


class Holdings(Model, frozen=True):
    """Tables that somebody would like to know the standing of, all at once."""

    tables: Annotated[list[Holding], Meta(max_length=64)]


class KnownSeat(msgspec.Struct, frozen=True):
    """A seat of a table that is looked at from afar: who sits there, and whether it is a person."""

    name: str | None
    person: bool


class Standing(msgspec.Struct, frozen=True):
    """How a table stands, for whoever shows a secret of it; of one that the secret does not open, nothing is told.

    `own` are the seats that the secret holds, `asked` those that may decide now. Scores and winners are told once the
    match is over; `since` is when something was decided last. `following` is the table of the next match.
    """

    table: str
    state: Literal["unknown", "damaged", "waiting", "playing", "over"]
    game: str = ""
    pack: str | None = None
    team: bool = False
    seats: list[KnownSeat] = []
    own: list[int] = []
    asked: list[int] = []
    since: float = 0.0
    winners: list[int] | None = None
    scores: list[int] | None = None
    following: str | None = None
    campaign: bool = False
    """Whether the match is one of a campaign."""


class Standings(msgspec.Struct, frozen=True):
    """The tables that were asked for, in the same order, and the matches that were played again by the same links."""

    tables: list[Standing]
    again: list[Standing]


class NextSeat(Model, frozen=True):
    """A seat of the next match: one of this table that is kept (`seat`), or that of somebody by name.

    Somebody of the campaign who was away comes back with the same link; for somebody new, `kind` says who it is.
    """

    seat: SeatNumber | None = None
    name: Name | None = None
    kind: Literal["open", "bot", "hotseat"] = "open"
    level: Annotated[str, Meta(max_length=40)] | None = None


class NextTable(Model, frozen=True):
    """Who plays the next match: without `seats`, those of this one; whoever is left out is away, unless they `left`.

    `options` choose among the chapters that may follow, where a game lets its players choose.
    """

    seats: Annotated[list[NextSeat], Meta(min_length=1, max_length=64)] | None = None
    left: Annotated[list[Name], Meta(max_length=64)] = msgspec.field(default_factory=list)
    options: Annotated[dict[str, str | int | bool], Meta(max_length=100)] = msgspec.field(
        default_factory=dict
    )


class Rematch(msgspec.Struct, frozen=True):
    """The table that follows on another; whoever had a seat there opens it with the same secret.

    `seats` are the secrets of those who are new, seat by seat, told this once; empty if the table was there already.
    """

    table: str
    seats: list[str | None] = []
