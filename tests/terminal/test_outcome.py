"""The last line of a match in the terminal: who wins, also where all win together or nobody does."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from portulan.engine.match import Match
from portulan.terminal.display import Display
from portulan.terminal.words import Voice, tied
from tests.records.random_match import begin, go_on


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match between Ann and Bo that is over."""
    return go_on(begin(2))


@pytest.mark.parametrize(
    ("team", "winners", "english", "french"),
    [
        (False, [0], "You win!", "Vous l’emportez\u202f!"),
        (False, [1], "Bo wins.", "Bo l’emporte."),
        (False, [0, 1], "You share the victory: Ann and Bo.", "Vous partagez la victoire\u00a0: Ann et Bo."),
        (False, [], "Nobody wins.", "Personne ne l’emporte."),
        (True, [0, 1], "You win together!", "Vous l’emportez ensemble\u202f!"),
        (True, [], "You lose together.", "Vous perdez ensemble."),
    ],
)
def test_the_last_line_says_who_wins(
    finished: Match,
    monkeypatch: pytest.MonkeyPatch,
    team: bool,
    winners: list[int],
    english: str,
    french: str,
) -> None:
    monkeypatch.setattr(finished.game, "team", team)
    monkeypatch.setattr(type(finished.state), "winners", lambda state: winners)
    for lang, said in (("en", english), ("fr", french)):
        console = Console(file=io.StringIO(), width=100)
        Display(finished, [], Voice(finished.game, lang), console).result(0)
        written: str = console.file.getvalue()  # type: ignore[attr-defined]
        assert written.splitlines()[-1].strip() == tied(said)
