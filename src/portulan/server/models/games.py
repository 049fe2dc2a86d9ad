"""What is said of games: what can be played, and how it is learned."""

from __future__ import annotations

import msgspec

from portulan.server.models.base import ElementList, Model, Name


class NewGuided(Model, frozen=True):
    """A guided first game, for somebody of a name."""

    name: Name


class OptionInfo(msgspec.Struct, frozen=True):
    """A house rule: its values, the default among them, the clause that it settles; a variant, or else a ruling."""

    key: str
    values: list[str]
    default: str
    rule: str
    variant: bool


class PackInfo(msgspec.Struct, frozen=True):
    """A pack that a game may be played with; its title by language."""

    name: str
    title: dict[str, str]


class FirstGameInfo(msgspec.Struct, frozen=True):
    """What a game recommends for a first game."""

    players: int
    level: str
    options: dict[str, str]


class ProfileInfo(msgspec.Struct, frozen=True):
    """What somebody who does not know a game may expect: minutes from and to, its weight from 1 to 5, a first game."""

    minutes: list[int]
    weight: int
    first_game: FirstGameInfo


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; options by number of players."""

    name: str
    title: str
    players: list[int]
    options: dict[str, list[OptionInfo]]
    levels: list[str]
    languages: list[str]
    packs: list[PackInfo]
    profile: ProfileInfo | None
    guide: bool
    """Whether it has a guided first game."""
    lesson: bool
    """Whether it has a page that teaches it."""
    campaigns: bool
    """Whether matches of it may belong to a campaign."""


class GamesAnswer(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class GuideStep(msgspec.Struct, frozen=True):
    """A step of a guided first game: the move that is proposed, what to look at, and what is said, by language.

    The last step proposes nothing: the guide stops there, and the match goes on.
    """

    move: str
    at: tuple[str, ...]
    say: dict[str, str]


class GuideAnswer(msgspec.Struct, frozen=True):
    """A guided first game, as it is told step by step."""

    steps: list[GuideStep]


class LessonFigure(msgspec.Struct, frozen=True):
    """Pieces as they lie at the table, with a line below them."""

    elements: ElementList
    caption: dict[str, str]


class LessonSection(msgspec.Struct, frozen=True):
    """A part of the page: paragraphs, what is done one after the other, and single points, each by language."""

    title: dict[str, str]
    text: list[dict[str, str]]
    steps: list[dict[str, str]]
    points: list[dict[str, str]]
    figure: LessonFigure | None


class LessonAnswer(msgspec.Struct, frozen=True):
    """The page that teaches a game."""

    about: dict[str, str]
    sections: list[LessonSection]
