"""Dead Letters in the terminal: pages are read when they are opened, in both languages, and not before."""

from __future__ import annotations

import pytest

from tests.terminal.conftest import Sit

MORNING = ["pack boots", "pack almanac", "travel mill", "read", "choose 2"]
OPENED = {
    "en": "It is how many people ought to be home",
    "fr": "le nombre de gens qui devraient être rentrés",
}
CLOSED = {"en": "A bell without a tongue", "fr": "Une cloche sans battant"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_is_read_when_it_is_opened_and_no_other(sit: Sit, lang: str) -> None:
    sitting = sit([*MORNING, "quit"], "--seed", "1", "--lang", lang, "--players", "1", game="letters")
    assert sitting.status == 0, sitting.complaints
    assert OPENED[lang] in sitting.words
    assert CLOSED[lang] not in sitting.words
    assert "chapel.bell" not in sitting.words


def test_a_page_that_was_read_is_kept_under_its_title(sit: Sit) -> None:
    sitting = sit([*MORNING, "quit"], "--seed", "1", "--players", "1", game="letters")
    assert "Two hundred and fourteen letters" in sitting.after("choose 2")
    assert "Page 1" not in sitting.words


def test_a_wrong_number_is_told_and_a_page_cannot_be_closed(sit: Sit) -> None:
    typed = ["pack boots", "pack almanac", "dial", "enter 123", "travel mill", "read", "undo", "quit"]
    sitting = sit(typed, "--seed", "1", "--players", "1", game="letters")
    assert sitting.status == 0, sitting.complaints
    assert "Nothing moves." in sitting.after("enter 123")
    assert "She weighs the letter" in sitting.words
    assert "nothing that you can take back" in sitting.after("undo")


def test_a_whole_match_is_played_to_the_snow(sit: Sit) -> None:
    typed = ["pack boots", "pack almanac", *["wait", "sleep"] * 6]
    sitting = sit(typed, "--seed", "1", "--players", "1", game="letters")
    assert sitting.status == 0, sitting.complaints
    assert "The snow has come" in sitting.words
