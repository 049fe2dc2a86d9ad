"""The book: passages by id in each language, parsed when they are asked for, and errors that name file and passage."""

from __future__ import annotations

from pathlib import Path

import pytest

from portulan.content.book import Book, Passage
from portulan.engine.errors import FileError
from tests.content.saga import write

COAST = """\
# light.story: The lighthouse
![A tower over the surf](tower.svg)

The door hangs by one hinge. From above
comes a light.

You stop.

- climb: Climb the stairs.
- leave: Leave it alone.

# light.climb
Ninety steps, and nobody.
"""

RIVAGE = """\
# light.story: Le phare
La porte ne tient plus que par un gond.

Qui vive\u00a0?
\u00a0
«\u00a0Personne\u00a0»,
dit le vent.

- climb: Monter l’escalier.
- leave: Passer son chemin.

# light.climb
Quatre-vingt-dix marches, et personne.
"""

HILL = """\
# hill: The hill
Grass.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(
        tmp_path / "book",
        {
            "en/coast.md": COAST,
            "en/inland.md": HILL,
            "fr/rivage.md": RIVAGE,
        },
    )


def test_a_passage_has_a_title_paragraphs_a_picture_and_labels(folder: Path) -> None:
    assert Book(folder).passage("light.story", "en") == Passage(
        uid="light.story",
        title="The lighthouse",
        paragraphs=("The door hangs by one hinge. From above comes a light.", "You stop."),
        picture="tower.svg",
        picture_text="A tower over the surf",
        labels={"climb": "Climb the stairs.", "leave": "Leave it alone."},
    )
    plain = Book(folder).passage("light.climb", "en")
    assert (plain.title, plain.paragraphs, plain.picture) == ("", ("Ninety steps, and nobody.",), "")


def test_every_language_has_its_own_prose_and_keeps_its_spaces(folder: Path) -> None:
    story = Book(folder).passage("light.story", "fr")
    assert story.title == "Le phare"
    assert story.paragraphs[1:] == ("Qui vive\u00a0?", "«\u00a0Personne\u00a0», dit le vent.")
    assert list(story.labels) == ["climb", "leave"]


def test_what_is_written_in_one_language_only_is_read_in_that_one(folder: Path) -> None:
    assert Book(folder).passage("hill", "fr").paragraphs == ("Grass.",)
    assert Book(folder).passage("hill", "de").paragraphs == ("Grass.",)


def test_ids_are_listed_in_the_order_of_the_files(folder: Path) -> None:
    book = Book(folder)
    assert book.languages() == ["en", "fr"]
    assert book.ids() == ("light.story", "light.climb", "hill")
    assert book.ids("fr") == ("light.story", "light.climb")
    assert book.ids("de") == ()


def test_listing_ids_parses_no_prose(folder: Path) -> None:
    write(folder, {"en/torn.md": b"# torn\n![broken\n\xff\xfe\n"})
    book = Book(folder)
    assert "torn" in book.ids()
    assert book.passage("hill", "en").title == "The hill"
    with pytest.raises(FileError, match="passage 'torn': is not UTF-8 text"):
        book.passage("torn", "en")


def test_a_later_folder_adds_passages_and_replaces_some(folder: Path, tmp_path: Path) -> None:
    other = write(tmp_path / "pack/book", {"en/mine.md": "# hill: My hill\nStones.\n\n# cave\nDark.\n"})
    book = Book(folder, other)
    assert book.ids() == ("light.story", "light.climb", "hill", "cave")
    assert book.passage("hill", "en").title == "My hill"
    assert book.passage("light.climb", "en").paragraphs == ("Ninety steps, and nobody.",)


def test_a_passage_nobody_wrote_is_refused(folder: Path) -> None:
    with pytest.raises(FileError, match=r"^book: there is no passage 'light'$"):
        Book(folder).passage("light", "en")
    with pytest.raises(FileError, match=r"^book: there is no passage '\.\./en/coast'$"):
        Book(folder).passage("../en/coast", "en")


def test_a_game_without_a_book_has_no_passages(tmp_path: Path) -> None:
    assert Book(tmp_path / "book").ids() == ()
    assert Book().languages() == []


def test_lines_may_end_as_on_windows_and_files_begin_with_a_mark(tmp_path: Path) -> None:
    text = b"\xef\xbb\xbf" + COAST.replace("\n", "\r\n").encode()
    book = Book(write(tmp_path / "book", {"en/coast.md": text}))
    assert book.ids() == ("light.story", "light.climb")
    assert book.passage("light.story", "en").labels["climb"] == "Climb the stairs."
    assert book.passage("light.climb", "en").paragraphs == ("Ninety steps, and nobody.",)


def test_a_file_that_was_written_anew_is_read_anew(folder: Path) -> None:
    book = Book(folder)
    assert book.ids("en")
    write(folder, {"en/coast.md": "# other\nNew.\n\n" + COAST})
    assert book.passage("light.climb", "en").paragraphs == ("Ninety steps, and nobody.",)
    assert book.passage("other", "en").paragraphs == ("New.",)
    write(folder, {"en/inland.md": "# valley\nGrass.\n"})
    with pytest.raises(FileError, match="there is no passage 'hill'"):
        book.passage("hill", "en")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# hill\n", "book/en/x.md: passage 'hill': has no text"),
        ("# hill: Cut\n\n- go: Away.\n", "book/en/x.md: passage 'hill': has no text"),
        ("# hill title\nText.\n", "book/en/x.md: passage 'hill': begins with '# hill: title'"),
        ("# hill\nText.\n## More\n", "passage 'hill': a line cannot begin with '#': '## More'"),
        (
            "# hill\nText.\n- go\n",
            "passage 'hill': a choice is written '- key: label', each key once: '- go'",
        ),
        (
            "# hill\nText.\n- a: One\n- a: Two\n",
            "passage 'hill': a choice is written '- key: label', each key",
        ),
        ("# hill\n![x](../secret.svg)\nText.\n", "passage 'hill': a picture is written ![what it shows]"),
        ("# hill\n![x](a.svg)\n![y](b.svg)\nText.\n", "passage 'hill': a picture is written"),
        (b"# hill\nCaf\xe9\n", "book/en/x.md: passage 'hill': is not UTF-8 text (byte 10)"),
        ("Text.\n\n# hill\nText.\n", "book/en/x.md: begins before the first passage"),
        ("Text without a passage.\n", "book/en/x.md: begins before the first passage"),
        ("# hill\nA.\n\n# hill\nB.\n", "book/en/x.md: passage 'hill' appears twice"),
        ("# \nText.\n\n# hill\nB.", "book/en/x.md: '' is no id of a passage"),
        ("# Café\nText.\n", "book/en/x.md: 'Café' is no id of a passage"),
    ],
)
def test_a_mistake_is_told_with_file_and_passage(tmp_path: Path, text: str | bytes, told: str) -> None:
    book = Book(write(tmp_path / "book", {"en/x.md": text}))
    with pytest.raises(FileError) as refused:
        book.passage("hill", "en")
    assert str(refused.value).startswith(told) or told in str(refused.value)
    assert "book/en/x.md: " in str(refused.value) and "\n" not in str(refused.value)


def test_a_passage_in_two_files_is_told_with_both(folder: Path) -> None:
    write(folder, {"en/zoo.md": "# hill\nAgain.\n"})
    with pytest.raises(
        FileError, match=r"^book/en/zoo\.md: passage 'hill' appears twice \(see book/en/inland\.md\)$"
    ):
        Book(folder).ids()
