"""Fewer questions in the terminal: the main question is asked, what may be decided before it stands below."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from portulan.engine.match import Match
from portulan.registry import game
from tests.terminal.conftest import Sit


@pytest.fixture(scope="module")
def resting(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, int]:
    """Keeps a match in which the first player may rest early, with a character that may be used, and the entries."""
    rules = game("roam")
    match = Match.new(rules, ["Ann", "Bo"], seed=1, options=rules.resolve(2, {"first_player": "0"}))
    rng = random.Random(1)
    while not match.state.over:
        state, seat = match.state, match.state.actor
        assert state.step is not None and seat is not None
        found = match.offers(seat)
        if seat == 0 and [offer.step.name for offer in found] == ["early rest", "use"]:
            path = tmp_path_factory.mktemp("resting") / "match.json"
            path.write_text(match.to_json(), encoding="utf-8")
            return path, rules.space.shown(found[-1].moves[0]), len(found[-1].moves)
        match.play(rng.choice(state.moves()), seat)
    raise AssertionError("nobody could ever rest early")


@pytest.mark.parametrize(
    ("lang", "main", "before"),
    [
        ("en", "Which character do you use?", "Or this first, if you like. Do you pay for an early rest?"),
        (
            "fr",
            "Quel personnage utilisez-vous",
            "Ou bien ceci d’abord, si vous voulez. Payez-vous un repos anticipé",
        ),
    ],
)
def test_the_main_question_is_asked(
    sit: Sit, resting: tuple[Path, str, int], lang: str, main: str, before: str
) -> None:
    sitting = sit(["quit"], "--load", str(resting[0]), "--lang", lang, game="roam")
    plain = sitting.words.replace("\u202f", " ").replace("\xa0", " ")
    assert plain.index(main) < plain.index(before)
    assert "rest no" not in plain


def test_a_main_move_is_understood_and_taken_back_whole(sit: Sit, resting: tuple[Path, str, int]) -> None:
    path, use, _ = resting
    for typed in (use, "1"):
        sitting = sit([typed, "undo", "quit"], "--load", str(path), "--lang", "en", game="roam")
        assert "Where does the shape go?" in sitting.words
        asked = sitting.words.split("Taken back.")[-1]
        assert "Which character do you use?" in asked and "Do you pay for an early rest?" in asked


def test_what_may_be_decided_before_has_the_next_numbers(sit: Sit, resting: tuple[Path, str, int]) -> None:
    path, _, count = resting
    for typed in (str(count + 1), "rest early"):
        sitting = sit([typed, "log 3", "quit"], "--load", str(path), "--lang", "en", game="roam")
        assert "You pay" in sitting.after("log 3")


def test_declining_alone_may_still_be_typed(sit: Sit, resting: tuple[Path, str, int]) -> None:
    sitting = sit(["rest no", "quit"], "--load", str(resting[0]), "--lang", "en", game="roam")
    assert "Do you pay for an early rest?" not in sitting.words.split("> rest no")[-1]


def test_both_questions_are_explained(sit: Sit, resting: tuple[Path, str, int]) -> None:
    sitting = sit(["?", f"? {resting[1]}", "quit"], "--load", str(resting[0]), "--lang", "en", game="roam")
    assert "RO-TURN-2" in sitting.after("?") and "RO-EARLYREST-1" in sitting.after("?")
    assert "is allowed" in sitting.after(f"? {resting[1]}")
