"""The page that teaches a game: what ships is whole in both languages, and what is wrong is told in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from portulan import registry
from portulan.content.guide import read_guide
from portulan.content.lesson import read_lesson
from portulan.content.teaching import GUIDE, LESSON, has_file
from portulan.engine.errors import FileError
from tests.content.test_guide import TAUGHT, of, placed
from tests.toys import pebbles

TEACHING = pebbles.GAME.folder / "teaching"


@pytest.mark.parametrize("name", TAUGHT)
def test_every_game_that_ships_has_a_page(name: str) -> None:
    assert has_file(registry.game(name), LESSON)


@pytest.mark.parametrize("name", [*TAUGHT, "pebbles"])
def test_a_figure_shows_what_the_guide_sees(name: str) -> None:
    lesson, guide = read_lesson(of(name)), read_guide(of(name))
    drawn = [taught for taught in lesson.sections if taught.section.figure is not None]
    assert drawn
    for taught in drawn:
        figure = taught.section.figure
        assert figure is not None
        scene = guide.scenes[figure.step - 1]
        assert set(figure.show) <= {element.id for element in scene.elements()}
        assert [element.id for element in taught.elements] == list(figure.show)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_page_tells_how_a_turn_goes_step_by_step(name: str) -> None:
    sections = [taught.section for taught in read_lesson(registry.game(name)).sections]
    assert any(section.steps for section in sections)
    assert any(section.points for section in sections)


Broken = Callable[[str, str], str]


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Broken]:
    """Reads a copy of a page in which one text takes the place of another, and gives what is said against it."""
    folder = tmp_path / "teaching"
    folder.mkdir()
    (folder / GUIDE).write_bytes((TEACHING / GUIDE).read_bytes())
    source = (TEACHING / LESSON).read_text(encoding="utf-8")

    def said(old: str, new: str) -> str:
        assert old in source
        (folder / LESSON).write_text(source.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(FileError) as error:
            read_lesson(placed(tmp_path))
        return str(error.value)

    yield said
    read_lesson.cache_clear()
    read_guide.cache_clear()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[about]", "about", "lesson.toml: is not TOML"),
        ("[about]", "[intro]", "lesson.toml: unknown table 'intro'; tables: about, section"),
        ('en = "Three coves', 'de = "Three coves', "lesson.toml: about: unknown field 'de'"),
        (
            "step = 1",
            "step = 9",
            "lesson.toml: section 1: field 'figure.step' the guided first game has 5 steps",
        ),
        ("step = 1", "step = 0", "lesson.toml: section 1: field 'figure.step' must be"),
        (
            'show = ["shore"]',
            'show = ["shore", "lagoon"]',
            "lesson.toml: section 1: field 'figure.show[1]' there is no element 'lagoon' at this step",
        ),
        ('show = ["shore"]', "show = []", "lesson.toml: section 1: field 'figure.show' must be"),
        (', en = "How you win"', "", "lesson.toml: section 1: field 'title.en' is missing"),
        ('"All choose a cove, in secret."', '""', "lesson.toml: section 2: field 'steps[0].en' must be"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(broken: Broken, old: str, new: str, said: str) -> None:
    error = broken(old, new)
    assert error.startswith(said)
    assert "\n" not in error


def test_a_figure_needs_a_guided_first_game(tmp_path: Path) -> None:
    folder = tmp_path / "teaching"
    folder.mkdir()
    (folder / LESSON).write_bytes((TEACHING / LESSON).read_bytes())
    with pytest.raises(FileError, match=r"lesson.toml: section 1: field 'figure.step' .* has 0 steps"):
        read_lesson(placed(tmp_path))
    read_lesson.cache_clear()
