"""The page that teaches a game, as a browser is told it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from portulan.content.entries import Part
from portulan.content.lesson import Taught, read_lesson
from portulan.engine.game import Game
from portulan.server.models.games import LessonAnswer, LessonFigure, LessonSection


def lesson_of(game: Game) -> LessonAnswer:
    """Gives the page that teaches a game."""
    found = read_lesson(game)
    return LessonAnswer(_by_language(found.about), [_section(taught) for taught in found.sections])


def _section(taught: Taught) -> LessonSection:
    section = taught.section
    figure = section.figure
    return LessonSection(
        _by_language(section.title),
        _all(section.text),
        _all(section.steps),
        _all(section.points),
        None if figure is None else LessonFigure(list(taught.elements), _by_language(figure.caption)),
    )


def _all(words: Sequence[Part]) -> list[dict[str, str]]:
    return [_by_language(one) for one in words]


def _by_language(words: Part) -> dict[str, str]:
    return msgspec.structs.asdict(words)
