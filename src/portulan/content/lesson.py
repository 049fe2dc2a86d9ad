"""The page that teaches a game: words in both languages, and pieces drawn as they lie at the table.

What is drawn is taken from the guided first game: the elements that its player sees at one of the steps.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated

import msgspec

from portulan.content.entries import Part, Positive
from portulan.content.guide import Guide, read_guide
from portulan.content.reader import refused
from portulan.content.teaching import (
    GUIDE,
    LESSON,
    Paragraph,
    Remark,
    check_known,
    converted,
    has_file,
    read_tables,
    rows_of,
)
from portulan.engine.game import Game
from portulan.engine.scene import AnyElement


class Figure(Part, frozen=True):
    """What is drawn: elements that the player sees at a step of the guided first game, as the player counts steps."""

    step: Positive
    show: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    caption: Remark


class Section(Part, frozen=True):
    """A part of the page: paragraphs, then what is done one after the other, then a list of single points."""

    title: Remark
    text: tuple[Paragraph, ...] = ()
    steps: tuple[Paragraph, ...] = ()
    points: tuple[Paragraph, ...] = ()
    figure: Figure | None = None


@dataclass(frozen=True)
class Taught:
    """A section with the elements of its figure."""

    section: Section
    elements: tuple[AnyElement, ...]


@dataclass(frozen=True)
class Lesson:
    """What the game is about, and the sections that teach it."""

    about: Paragraph
    sections: tuple[Taught, ...]


@cache
def read_lesson(game: Game) -> Lesson:
    """Reads the page that teaches a game; an error names the file, the entry and the field."""
    tables = read_tables(game, LESSON)
    check_known(LESSON, tables, ("about", "section"))
    about = converted(LESSON, "about", tables.get("about", {}), Paragraph)
    sections = rows_of(LESSON, tables, "section", Section)
    guide = read_guide(game) if has_file(game, GUIDE) else None
    return Lesson(
        about,
        tuple(Taught(section, _drawn(guide, number, section)) for number, section in enumerate(sections, 1)),
    )


def _drawn(guide: Guide | None, number: int, section: Section) -> tuple[AnyElement, ...]:
    """Finds the elements of a figure."""
    figure = section.figure
    if figure is None:
        return ()
    entry = f"section {number}"
    steps = 0 if guide is None else len(guide.scenes)
    if guide is None or figure.step > steps:
        raise refused(LESSON, entry, "figure.step", f"the guided first game has {steps} steps")
    known = {element.id: element for element in guide.scenes[figure.step - 1].elements()}
    for index, name in enumerate(figure.show):
        if name not in known:
            raise refused(
                LESSON, entry, f"figure.show[{index}]", f"there is no element {name!r} at this step"
            )
    return tuple(known[name] for name in figure.show)
