"""Sentences by name: a clause is told as it stands under the options of a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from portulan.engine.errors import FileError, Refused
from portulan.engine.text import Phrasebook, clause_arguments
from portulan.fluent import FluentPhrasebook

RULES = """
rule-T-1 = { $walk ->
    [slow] You walk.
   *[fast] You run.
}
rule-T-2 = { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
rule-T-3 = Nothing depends on anything.
"""


@pytest.fixture
def book(tmp_path: Path) -> FluentPhrasebook:
    """A phrasebook of three clauses, two of which depend on options."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "rules.ftl").write_text(RULES, encoding="utf-8")
    return FluentPhrasebook(tmp_path, {"walk": "fast", "days": "3"})


def test_options_become_arguments_with_names_that_a_sentence_can_use() -> None:
    options = {"village_tier": "any", "stall rounds": "20", "a.b-c": "true"}
    assert clause_arguments(options) == {"village_tier": "any", "stall_rounds": 20, "a_b-c": "true"}


def test_a_clause_is_told_as_it_stands_in_a_match(book: FluentPhrasebook) -> None:
    assert book.rule("T-1", "en", {"walk": "slow", "days": "1"}) == "You walk."
    assert book.rule("T-2", "en", {"walk": "slow", "days": "1"}) == "1 day."
    assert book.rules("en", {"walk": "slow", "days": "1"}) == {
        "T-1": "You walk.",
        "T-2": "1 day.",
        "T-3": "Nothing depends on anything.",
    }


def test_without_a_match_the_defaults_are_told(book: FluentPhrasebook) -> None:
    assert (book.rule("T-1", "en"), book.rule("T-2", "en")) == ("You run.", "3 days.")
    assert list(book.rules("en")) == book.clauses("en") == ["T-1", "T-2", "T-3"]


def test_an_option_that_is_not_given_is_a_mistake(book: FluentPhrasebook) -> None:
    with pytest.raises(FileError, match="walk"):
        book.rule("T-1", "en", {"days": "1"})


def test_a_refusal_tells_the_clause_of_its_match(book: FluentPhrasebook) -> None:
    refused = Refused("T-1", "run", book, {"walk": "slow", "days": "3"})
    assert (str(refused), refused.text("en")) == ("run: T-1", "You walk. (T-1)")


def test_the_plain_phrasebook_names_the_sentence_and_the_options(tmp_path: Path) -> None:
    assert Phrasebook(tmp_path).rule("T-1", "en", {"walk": "slow"}) == "rule-T-1 walk=slow"
    assert Phrasebook(tmp_path).rules("en") == {}
