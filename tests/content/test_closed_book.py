"""The book stays closed: nothing that a browser can ask for without a table holds a passage."""

from __future__ import annotations

import shutil
from http.client import HTTPConnection
from pathlib import Path

import pytest

from portulan import registry
from tests.content.saga import write
from tests.server.running_server import running_server
from tests.toys.broken import remade
from tests.toys.pebbles import GAME

SECRET = "Ninety steps, and nobody at all."

PATHS = [
    "/text/{game}/{lang}.ftl",
    "/text/{game}/book.ftl",
    "/text/{game}/../book/{lang}/coast.md",
    "/text/{game}/..%2fbook%2f{lang}%2fcoast.ftl",
    "/text/{game}/..%2f..%2fbook%2f{lang}.ftl",
    "/text/..%2f{game}%2fbook/{lang}.ftl",
    "/theme/{game}/coast.md",
    "/theme/{game}/book",
    "/theme/{game}/..%2fbook%2f{lang}%2fcoast.md",
    "/theme/{game}/../book/{lang}/coast.md",
    "/book/{game}/{lang}/coast.md",
    "/api/games",
]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A registered game with a book, which is named like nothing else."""
    folder = tmp_path / "closed-book"
    shutil.copytree(GAME.folder / "text", folder / "text")
    prose = f"# light.climb\n{SECRET}\n"
    write(folder, {"book/en/coast.md": prose, "book/fr/coast.md": prose, "theme/theme.css": "/* bare */"})
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    made = remade(name="closed-book", folder=folder)
    registry.register(made)
    return made.name


def test_no_file_for_the_browser_holds_a_passage(game: str, tmp_path: Path) -> None:
    sent: dict[str, bytes] = {}
    with running_server(tmp_path) as place:
        for lang in ("en", "fr"):
            for form in PATHS:
                path = form.format(game=game, lang=lang)
                connection = HTTPConnection("127.0.0.1", place.port)
                connection.request("GET", path)
                sent[path] = connection.getresponse().read()
                connection.close()
    assert b"move-walk" in sent[f"/text/{game}/en.ftl"] and b"move-walk" in sent[f"/text/{game}/fr.ftl"]
    assert game.encode() in sent["/api/games"]
    assert [path for path, body in sent.items() if SECRET.encode() in body or b"light.climb" in body] == []
