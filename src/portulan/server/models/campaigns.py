"""What is said of campaigns: the matches behind and ahead, and who plays."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from portulan.server.models.base import ElementList, Model
from portulan.server.models.tables import NewTable, TableInfo, You
from portulan.server.settings import FILE_SIZE


class NewCampaign(Model, frozen=True):
    """A campaign that was played elsewhere, as its file tells it, and the table at which it goes on.

    The people of the campaign sit where the seats have their names; the options of the table choose among the chapters
    that may follow.
    """

    table: NewTable
    campaign: Annotated[str, Meta(min_length=2, max_length=FILE_SIZE)]
    """The text of the file."""


class CampaignFile(Model, frozen=True):
    """A campaign that was played elsewhere, to be looked into."""

    game: Annotated[str, Meta(max_length=60)]
    campaign: Annotated[str, Meta(min_length=2, max_length=FILE_SIZE)]
    """The text of the file."""
    pack: Annotated[str, Meta(max_length=60)] | None = None
    """The name of a pack that is offered for the game."""


class ChapterInfo(msgspec.Struct, frozen=True):
    """A match of a campaign that is over; `title` names a sentence of the game, `open`: the link shown opens its table.

    A match that was played elsewhere has no table and no time.
    """

    title: str
    table: str | None
    open: bool
    at: float | None
    names: list[str]
    scores: list[int]
    winners: list[int]


class TravellerInfo(msgspec.Struct, frozen=True):
    """Somebody of a campaign: the name it knows them by, their seat here, and their sheet as it is drawn at a table.

    Whoever has no seat is `away`, or has left for good. `champion`: the campaign is over, and it is theirs.
    """

    name: str
    seat: int | None
    away: bool
    champion: bool
    elements: ElementList


class ChapterChoice(msgspec.Struct, frozen=True):
    """A chapter that may follow, and the options that choose it."""

    title: str
    options: dict[str, str]


class Chapters(msgspec.Struct, frozen=True):
    """How a campaign may go on, the chapter that comes by itself first."""

    next: list[ChapterChoice]


class CampaignAnswer(msgspec.Struct, frozen=True):
    """A campaign as the holder of a link may know it: the matches behind, this one, those ahead, and its people.

    `next` are the chapters that may follow, once the match is over, the one that comes by itself first.
    """

    table: TableInfo
    you: You
    players: list[int]
    behind: list[ChapterInfo]
    title: str
    ahead: list[str]
    travellers: list[TravellerInfo]
    next: list[ChapterChoice]
    pages: int
    """How many pages were read so far."""
    gathering: bool
    """Whether the players still gather, and the host may say once more who plays."""
