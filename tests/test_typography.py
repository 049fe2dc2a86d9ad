"""Texts as they are set in print: in French no line begins with a sign that belongs to the word before it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WRITTEN = sorted(
    path
    for pattern in (
        "src/portulan/*/text/fr/*.ftl",
        "src/portulan/games/*/text/fr/*.ftl",
        "src/portulan/games/*/book/fr/*.md",
        "src/portulan/games/*/content/cards/*.toml",
        "src/portulan/games/*/content/maps/*.toml",
        "src/portulan/games/*/teaching/*.toml",
        "web/text/fr.ftl",
        "tests/toys/*/teaching/*.toml",
        "tests/toys/*/text/fr/*.ftl",
        "tests/toys/*/book/fr/*.md",
    )
    for path in ROOT.glob(pattern)
)
THIN, WIDE = "\u202f", "\u00a0"
MISTAKES = {
    "a straight apostrophe": re.compile("'"),
    f"no narrow no-break space before ; ! or ? ({THIN!r})": re.compile(r"(?<=[^=\s])[ \u00a0]+[;!?]"),
    f"no no-break space before a colon ({WIDE!r})": re.compile(r"(?<=\S)[ \u202f]+:|^\s+:"),
    f"no narrow no-break space inside « » ({THIN!r})": re.compile("«[^\u202f]|[^\u202f]»|«$|^»"),
}

ENGLISH = sorted(
    path
    for pattern in ("src/portulan/*/text/en/*.ftl", "src/portulan/games/*/text/en/*.ftl", "web/text/en.ftl")
    for path in ROOT.glob(pattern)
)


def mistakes(line: str) -> list[str]:
    """Names what is set wrongly in a line."""
    return [name for name, pattern in MISTAKES.items() if pattern.search(line)]


def test_all_french_is_looked_at() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in WRITTEN} == {"src", "web", "tests"}


@pytest.mark.parametrize(
    "line",
    [
        "l'atlas",
        "Où ?",
        "Où\u00a0?",
        "oui ; non",
        "Ici : rien",
        "Ici\u202f: rien",
        "« oui\u202f»",
        "«\u202foui »",
    ],
)
def test_a_mistake_is_found(line: str) -> None:
    assert mistakes(line)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_is_set_as_in_print(path: Path) -> None:
    found = [
        f"line {number}: {name}: {line.strip()}"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not (path.suffix in (".ftl", ".toml") and line.startswith("#"))
        for name in mistakes(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_has_no_straight_apostrophe(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "'" in line and not line.startswith("#")]
