"""An auction of Roam in the terminal: a bid is a number that is typed, beside the word to pass."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from portulan.engine.match import Match
from portulan.registry import game
from tests.terminal.conftest import Sit


@pytest.fixture(scope="module")
def auction(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """Keeps a match in which the first of two players opens an auction, and tells how many coins that player has."""
    rules = game("roam")
    for number in range(500):
        match = Match.new(rules, ["Ann", "Bo"], seed=number, options=rules.resolve(2, {"first_player": "0"}))
        rng = random.Random(number)
        while not match.state.over:
            state = match.state
            if state.entry() is not None and state.actor == 0:
                coins = state.view(0)["boards"][0]["coins"]
                if state.view(0)["auction"]["highest"] is None and 3 <= coins <= 9:
                    path = tmp_path_factory.mktemp("auction") / "match.json"
                    path.write_text(match.to_json(), encoding="utf-8")
                    return path, coins
            match.play(rng.choice(state.moves()), state.actor)
    raise AssertionError("nobody ever opened an auction")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("type bid 0 … {}", "pass Pass", "Your bid", "Nobody has bid yet; you have {} coins.")),
        (
            "fr",
            (
                "tapez bid 0 … {}",
                "pass Passer",
                "Votre mise",
                "Personne n’a encore misé ; vous avez {} pièces.",
            ),
        ),
    ],
)
def test_a_bid_is_asked_as_a_number_with_what_one_should_know(
    sit: Sit, auction: tuple[Path, int], lang: str, told: tuple[str, ...]
) -> None:
    path, coins = auction
    sitting = sit(["quit"], "--load", str(path), "--lang", lang, game="roam")
    for words in told:
        assert words.format(coins) in sitting.words
    assert "bid 1" not in sitting.words  # no line for every coin


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("2", "You bid 2 coins."),
        ("bid 2", "You bid 2 coins."),
        ("pass", "You pass."),
        ("99", "99 is not a number from 0 to {}."),
        ("bid 99", "(RO-AUCTION-6)"),
    ],
)
def test_a_number_is_a_bid_of_so_many_coins(
    sit: Sit, auction: tuple[Path, int], typed: str, answer: str
) -> None:
    path, coins = auction
    sitting = sit([typed, "log", "quit"], "--load", str(path), "--lang", "en", game="roam")
    assert answer.format(coins) in sitting.words


@pytest.mark.parametrize(
    ("lang", "told", "otherwise"),
    [
        ("en", "Type the number that is asked", "Type the number of an option"),
        ("fr", "Tapez le nombre demandé", "Tapez le numéro d’une option"),
    ],
)
def test_the_first_help_says_what_a_number_means_here(
    sit: Sit, auction: tuple[Path, int], lang: str, told: str, otherwise: str
) -> None:
    path, _ = auction
    sitting = sit(["help", "quit"], "--load", str(path), "--lang", lang, game="roam")
    assert sitting.words.count(told) == 2 and otherwise not in sitting.words
