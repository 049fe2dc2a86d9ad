"""The 7th Continent in the terminal: the neighbourhood with its exits, and a number that is hidden in a picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from portulan.terminal.words import UNTIED
from tests.games.seventh_continent.course import begin, led, lying, position
from tests.terminal.conftest import Sit, Sitting

WALL = "A-054-g1"


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that was saved when a painted wall had come to light."""
    match = begin()
    led(match, lying(WALL))
    path = tmp_path_factory.mktemp("saved") / "match.json"
    path.write_text(match.to_json(), encoding="utf-8")
    return path


def looks(sit: Sit, saved: Path, lang: str) -> Sitting:
    """Goes on, looks at the wall, and tries two numbers."""
    search = f"search {position(begin()).box.by_id[WALL]}"
    typed = ["look", search, "546", "look", search, "316"]
    return sit(typed, "--lang", lang, "--load", str(saved), game="seventh-continent")


@pytest.mark.parametrize(
    ("lang", "told", "region", "ways", "larder"),
    [
        ("en", "You try 546 on The Wall of the Table", "Five pots on", "north 15", "The Dry Larder"),
        ("fr", "Vous essayez 546 sur « Le Mur de la", "Cinq marmites sur", "nord 15", "Le Garde-manger sec"),
    ],
)
def test_a_hidden_number_is_looked_for_and_entered(
    sit: Sit, saved: Path, lang: str, told: str, region: str, ways: str, larder: str
) -> None:
    _, _, after = looks(sit, saved, lang).text.partition("> look\n")
    words = " ".join(after.translate(UNTIED).replace("│", " ").split())
    assert ways in words
    assert region in words
    before, typed, found = words.rpartition("> 316 ")
    assert typed and told in before
    assert "316" not in before
    assert larder in found and larder not in before


def typed(sit: Sit, saved: Path, lang: str, *lines: str) -> list[str]:
    """Goes on, and gives what is said to the last line typed."""
    sitting = sit(lines, "--lang", lang, "--load", str(saved), game="seventh-continent")
    last = max(n for n, line in enumerate(sitting.lines) if line.strip().startswith(f"> {lines[-1]}"))
    return [line.strip() for line in sitting.lines[last:]]


def test_cards_that_are_read_have_the_whole_width(sit: Sit, saved: Path) -> None:
    lines = typed(sit, saved, "en", "board")
    assert max(len(line) for line in lines if line.startswith("A wall, and on the wall a table")) > 60


@pytest.mark.parametrize(
    ("lang", "board", "folded"),
    [("en", "board", "Elsewhere on the Board ("), ("fr", "plateau", "Ailleurs sur le Plateau (")],
)
def test_what_lies_elsewhere_is_told_in_a_line_until_it_is_asked_for(
    sit: Sit, saved: Path, lang: str, board: str, folded: str
) -> None:
    before = sit([], "--lang", lang, "--load", str(saved), game="seventh-continent")
    assert sum(folded in line for line in before.lines) == 1
    wall = {"en": "A wall, and on the wall a table", "fr": "Un mur, et sur le mur une table"}[lang]
    assert wall not in before.text
    assert any(line.startswith(wall) for line in typed(sit, saved, lang, board))


@pytest.mark.parametrize(
    ("lang", "led", "page"),
    [
        ("en", "Ann sets out into the fog north of The Strand of Beds.", "A Shirt with a Number"),
        ("fr", "Ann entre dans le brouillard au nord de", "Une chemise numérotée"),
    ],
)
def test_the_pages_that_were_read_are_told_again_with_what_led_to_them(
    sit: Sit, saved: Path, lang: str, led: str, page: str
) -> None:
    lines = typed(sit, saved, lang, "pages")
    first = next(n for n, line in enumerate(lines) if line.translate(UNTIED).startswith(led))
    assert page in [line.translate(UNTIED) for line in lines[first : first + 2]]


@pytest.mark.parametrize(
    ("lang", "first", "second", "there"),
    [
        (
            "en",
            "The Voracious Goddess: a hunger that no meal",
            "The Bloody Hunt: a wounded animal",
            "The Shot",
        ),
        ("fr", "La Déesse Vorace » : une faim", "La traque sanguinaire » : une bête", "Le Coup de feu"),
    ],
)
def test_the_curse_is_chosen_by_its_title_and_its_line(
    sit: Sit, lang: str, first: str, second: str, there: str
) -> None:
    person = f"be {position(begin()).box.by_id['vogt']}"
    sitting = sit([person, "clues 2"], "--lang", lang, "--players", "1", game="seventh-continent")
    words = " ".join(sitting.text.translate(UNTIED).replace("│", " ").split())
    assert first in words and second in words
    assert there in words.rpartition("> clues 2")[2]
