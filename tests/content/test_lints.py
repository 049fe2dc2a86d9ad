"""Lints: each has a name, is silent about sound content, and tells what is wrong with file, entry and field."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from portulan.content import Content, Finding, Lint, Schema, read_content
from portulan.content.lints import all_lints, lint
from portulan.engine.errors import FileError
from tests.content.saga import FINDS, PLACES, QUESTS, SCHEMA, PlaceEntry, lay_out, write

BOOK = {
    "en": """\
# q-1.story: The lighthouse
![A tower](tower.svg)
The door hangs by one hinge, and nobody has been here for years.

- climb: Climb.
- leave: Leave.

# q-1.climb
Ninety steps.

# q-1.leave
The tower looks after you until the bend of the road.

# q-2.story: The lamp
It burns.
""",
    "fr": """\
# q-1.story: Le phare
![Une tour](tower.svg)
La porte ne tient plus que par un gond, et nul n’est venu depuis des années.

- climb: Monter.
- leave: Partir.

# q-1.climb
Quatre-vingt-dix marches.

# q-1.leave
La tour vous suit des yeux jusqu’au tournant de la route.

# q-2.story: La lampe
Elle brûle.
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Sound content with prose, sentences and a picture."""
    write(tmp_path, {f"book/{lang}/one.md": text for lang, text in BOOK.items()})
    write(
        tmp_path, {"text/en/main.ftl": "go = Go\n\nstay = { $n ->\n    [one] Stay\n   *[other] Stay all\n}\n"}
    )
    write(tmp_path, {"text/fr/main.ftl": "go = Partir\nstay = Rester\n", "theme/tower.svg": "<svg/>"})
    return lay_out(tmp_path)


def findings(folder: Path) -> dict[str, list[str]]:
    """Runs all lints, and says what those found that found something."""
    content = read_content(SCHEMA, folder, checked=False)
    return {check.name: [str(item) for item in found] for check, found in lint(content) if found}


def test_sound_content_has_no_findings(folder: Path) -> None:
    assert findings(folder) == {}


def test_every_lint_has_a_name_and_says_what_it_checks(folder: Path) -> None:
    lints = all_lints(read_content(SCHEMA, folder))
    names = [check.name for check in lints]
    assert names == ["references", "languages", "passages", "prose", "sentences", "duplicates"]
    assert all(check.says for check in lints)


def test_all_broken_references_are_listed_at_once(folder: Path) -> None:
    places = PLACES.replace('"hill" }', '"hull" }').replace('"shore" }', '"lamp" }')
    lay_out(folder, places=places, finds=FINDS.replace('"q-1"', '"q-9"'))
    assert findings(folder) == {
        "references": [
            "land/places.toml: place 'shore': field 'exits.N.to' names no place: 'hull'",
            "land/places.toml: place 'shore': field 'exits.E.to' names no place: 'lamp'",
            "finds.toml: find 'lamp': field 'lies[1]' names no place or quest: 'q-9'",
        ]
    }


def test_texts_of_entries_are_written_in_all_languages(folder: Path) -> None:
    lay_out(
        folder,
        places=PLACES.replace('"Le rivage"', '" "').replace(
            '{ fr = "La colline", en = "The hill" }',
            '{ fr = "The hill of the dead", en = "The hill of the dead" }',
        ),
    )
    assert findings(folder) == {
        "languages": [
            "land/places.toml: place 'shore': field 'name.fr' is empty",
            "land/places.toml: place 'hill': field 'name' is the same in all languages: 'The hill of the dead'",
        ]
    }


def test_a_short_name_may_be_the_same_in_all_languages(folder: Path) -> None:
    lay_out(
        folder,
        places=PLACES.replace('fr = "La colline", en = "The hill"', 'fr = "Santa Fe", en = "Santa Fe"'),
    )
    assert findings(folder) == {}


def test_a_passage_is_written_in_all_languages_and_used(folder: Path) -> None:
    write(folder, {"book/fr/one.md": BOOK["fr"].replace("# q-1.climb", "# q-1.grimper")})
    lay_out(folder, quests=QUESTS.replace('"q-2.story"', '"q-2.tale"'))
    assert findings(folder)["passages"] == [
        "quests.toml: quest 'q-1': field 'choices[0].reaction' names a passage that is not written in fr: 'q-1.climb'",
        "quests.toml: quest 'q-2': field 'text' names a passage that is not written in fr and en: 'q-2.tale'",
        "book/fr/one.md: passage 'q-1.grimper': is named by no entry",
        "book/fr/one.md: passage 'q-2.story': is named by no entry",
        "book/en/one.md: passage 'q-2.story': is named by no entry",
    ]


def test_a_passage_can_be_read_and_fits_its_other_languages(folder: Path) -> None:
    spoilt = BOOK["fr"].replace("- leave: Partir.\n", "").replace("Elle brûle.", "")
    write(folder, {"book/fr/one.md": spoilt.replace("![Une tour](tower.svg)", "![Une tour](tour.svg)")})
    assert findings(folder) == {
        "prose": [
            "book/fr/one.md: passage 'q-1.story': shows a picture that is missing: 'tour.svg'",
            "book/en/one.md: passage 'q-1.story': must have the same labels in all languages: climb",
            "book/en/one.md: passage 'q-1.story': must show the same picture in all languages",
            "book/fr/one.md: passage 'q-2.story': has no text",
        ]
    }


def test_a_message_is_written_once_in_each_language(folder: Path) -> None:
    write(folder, {"text/fr/main.ftl": "go = Partir\n", "text/fr/more.ftl": "go = Aller\n"})
    assert findings(folder) == {
        "sentences": [
            "text/fr/main.ftl: message 'go': is written twice",
            "text/fr: message 'stay': is missing",
        ]
    }


def test_no_paragraph_stands_in_the_book_twice(folder: Path) -> None:
    again = BOOK["en"].replace("Ninety steps.", "The tower looks after you until the bend of the road.")
    write(folder, {"book/en/one.md": again})
    assert findings(folder) == {
        "duplicates": [
            "book/en/one.md: passage 'q-1.leave': says the same as 'q-1.climb': "
            "'The tower looks after you until the bend'…"
        ]
    }


def low(content: Content) -> Iterator[Finding]:
    for place in content.all(PlaceEntry):
        if place.height < 0:
            yield content.finding(place, "height", "lies under water")


def test_a_game_adds_lints_of_its_own_and_those_that_are_needed_refuse_the_content(folder: Path) -> None:
    advice = Schema(SCHEMA.tables, lints=(Lint("dry", "every place is dry", low),))
    content = read_content(advice, folder)
    name, found = lint(content)[-1]
    assert name.name == "dry"
    assert found == [Finding("land/places.toml", "place 'shore'", "height", "lies under water")]
    needed = Schema(SCHEMA.tables, lints=(Lint("dry", "every place is dry", low, needed=True),))
    with pytest.raises(
        FileError, match=r"^land/places\.toml: place 'shore': field 'height' lies under water$"
    ):
        read_content(needed, folder)
    assert read_content(needed, folder, checked=False).ids("place") == ("shore", "hill")
