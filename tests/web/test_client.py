"""The client itself: it knows no game, its types are those of the engine, its texts are complete, and it is light."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import portulan
from portulan.registry import game
from portulan.server.settings import Settings
from tools.client import ROOT, WEB
from tools.launcher import prepare_client

SOURCES = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css"))
LANGUAGES = ("en", "fr")
MOST_BYTES = 150_000
"""All that is fetched to show a page, with one game's art, as it is sent."""

PACKED = {".css", ".html", ".js", ".svg"}


def test_no_game_is_named() -> None:
    for name in portulan.games():
        title = re.escape(game(name).title)
        named = [
            path.relative_to(ROOT).as_posix()
            for path in [*SOURCES, *(WEB / "text").iterdir(), WEB / "index.html"]
            if re.search(rf"\b({name}|{title})\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
        ]
        assert not named, f"{name} is named in {', '.join(named)}"


@pytest.mark.parametrize("tool", ["scene-types", "wire-types"])
def test_the_types_are_those_of_the_engine_and_the_server(tool: str) -> None:
    checked = subprocess.run(
        [sys.executable, f"tools/{tool}", "--check"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stderr


def test_nothing_that_the_content_policy_forbids_is_written() -> None:
    for path in SOURCES:
        if path.suffix == ".svelte":
            markup = re.sub(r"<(script|style).*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            assert not re.search(r"\sstyle=|\son[a-z]+=\"", markup), path.name
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=", page)


def test_no_style_asks_what_the_whole_table_holds() -> None:
    """A browser would work out the styles of all that lies there after every change: the page says what lies there."""
    for path in SOURCES:
        if path.suffix == ".css":
            asked = re.findall(r"\.(?:table|middle)[^\s,{>]*:has\(.*", path.read_text(encoding="utf-8"))
            assert not asked, f"{path.name}: {asked}"


# Texts


class _Messages(visitor.Visitor):
    """Gathers the messages of a file, each with the variables that it needs."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self._current = ""

    def visit_Message(self, node: ast.Message) -> None:
        self._current = node.id.name
        self.found[self._current] = set()
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[self._current].add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Reads what the client says in a language; a line that is no Fluent fails."""
    resource = FluentParser().parse((WEB / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    gathered = _Messages()
    gathered.visit(resource)
    return gathered.found


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    english, french = (messages(lang) for lang in LANGUAGES)
    assert english.keys() == french.keys()
    assert {name for name in english if english[name] != french[name]} == set()


def said() -> tuple[set[str], set[str]]:
    """Lists the names that the client says, and the beginnings of those that it puts together."""
    whole, begun = set(), set()
    for path in SOURCES:
        for name in re.findall(r"\bt\(\s*[\"`]([^\"`]+)[\"`]", path.read_text(encoding="utf-8")):
            if "${" in name:
                begun.add(name.partition("${")[0])
            else:
                whole.add(name)
    return whole, begun


def test_all_that_is_said_is_written_and_all_that_is_written_is_said() -> None:
    written = messages("en").keys()
    whole, begun = said()
    assert whole - written == set()
    told = {
        name for name in written if name.startswith("message-") and name not in whole
    }  # named by the server
    choices = {"undo", "ask-undo", "pause-steps", "play-steps", "team-wins", "team-loses"}  # one of two
    left = {name for name in written - whole - told - choices if not name.startswith(tuple(begun))}
    assert left == set()


def test_the_client_has_words_for_what_the_server_names() -> None:
    server = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/portulan/server").glob("*.py")
    )
    named = set(re.findall(r'"(message-[a-z-]+)"', server))
    assert named and named == {name for name in messages("en") if name.startswith("message-")}


# Weight


def weight(path: Path) -> int:
    """Counts the bytes of a file as it is sent."""
    content = path.read_bytes()
    return len(gzip.compress(content, 9)) if path.suffix in PACKED else len(content)


THEMED = [name for name in portulan.games() if (game(name).folder / "theme").is_dir()]


def first_view(page: str) -> list[Path]:
    """Lists what the browser fetches to show a page: the page itself and all that it names."""
    whole = Settings.static / page
    named = re.findall(r"(?:src|href)=\"/([^\"]+)\"", whole.read_text(encoding="utf-8"))
    return [whole, *(Settings.static / name for name in named)]


@pytest.mark.parametrize("page", ["index.html", "table.html"])
@pytest.mark.parametrize("name", THEMED)
def test_the_first_view_is_light_with_the_art_of_one_game(name: str, page: str) -> None:
    prepare_client()
    # Other pictures of a theme are fetched when they come into sight.
    theme = [game(name).folder / "theme" / file for file in ("theme.css", "art.svg")]
    weights = {path.name: weight(path) for path in [*first_view(page), *theme]}
    assert theme and len(weights) > 6
    assert sum(weights.values()) <= MOST_BYTES, weights


def test_maps_and_books_are_fetched_when_a_scene_has_them() -> None:
    prepare_client()
    first = {path.name for page in ("index.html", "table.html") for path in first_view(page)}
    later = {path.name for path in Settings.static.rglob("later-*")}
    assert {Path(name).suffix for name in later} == {".js", ".css"} and not later & first
