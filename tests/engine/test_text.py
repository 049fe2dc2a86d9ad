"""Sentences by name: a clause is told as it stands under the options of a match."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource

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

LINKED = """
-boat = { $case ->
   *[bare] boat
    [the] the { -boat }
}
# A comment belongs to no sentence.
harbour = harbour = { quay }
again = { again }
quay = a quay, { NUMBER($n) } feet from { -boat(case: "the") }
    and no farther
quay = another quay
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


def test_a_sentence_is_said_with_all_that_it_refers_to(book: FluentPhrasebook) -> None:
    (book.folder / "en" / "linked.ftl").write_text(LINKED, encoding="utf-8")
    expected = "harbour = a quay, 3 feet from the boat\nand no farther"
    assert book.say("harbour", {"n": 3}, "en") == expected
    assert [book.has(name, "en") for name in ("quay", "boat", "A", "again")] == [True, False, False, True]


def test_a_sentence_that_was_laid_over_others_is_said_in_their_place(
    book: FluentPhrasebook, tmp_path: Path
) -> None:
    (tmp_path / "pack" / "en").mkdir(parents=True)
    (tmp_path / "pack" / "en" / "main.ftl").write_text(
        "rule-T-3 = Everything does.\nnew = New.", encoding="utf-8"
    )
    book.overlays.append(tmp_path / "pack")
    assert (book.say("rule-T-3", {}, "en"), book.say("new", {}, "en")) == ("Everything does.", "New.")


def test_opening_a_language_parses_nothing_but_what_is_said(
    book: FluentPhrasebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[str] = []

    def parse(source: str) -> object:
        parsed.append(source.split(" ", maxsplit=1)[0])
        return FluentResource(source)

    monkeypatch.setattr("fluent.runtime.FluentResource", parse)
    book.say("rule-T-3", {}, "en")
    book.say("rule-T-3", {}, "en")
    assert parsed == ["rule-T-3"]
