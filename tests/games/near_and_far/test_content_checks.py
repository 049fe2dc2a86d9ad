"""The checks of the content: broken in one place, it is found by the check that is meant, and what ships passes all."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from portulan.content.lints import GENERIC, lint
from portulan.content.reader import check
from portulan.engine.errors import FileError
from portulan.games.near_and_far.checks import CHECKS, NEEDED
from portulan.games.near_and_far.checks.common import open_choices
from portulan.games.near_and_far.entries import Choice
from portulan.games.near_and_far.schema import FOLDER, SCHEMA, components, read
from tests.games.near_and_far.broken_content import BROKEN, MISWRITTEN, Broken, a_payment_is_large
from tests.games.near_and_far.plain_world import Pages, laid_out, plain, plain_pages
from tests.test_typography import mistakes

LINTS = {check.name: check for check in (*GENERIC, *NEEDED, *CHECKS)}
TRADE = {"food": 1, "coin": 2, "gem": 2, "yellow": 5, "red": 5, "green": 6, "blue": 7}
WEIGHTS = {"skill": 1.0, "combat": 1.0, "search": 1.0, "move": 1.5, "heart": 0.5, "shield": 2.0}
POINTS = {"basic": range(2, 7), "advanced": range(6, 13)}


def test_plain_content_passes_every_check(tmp_path: Path) -> None:
    data = plain()
    content = laid_out(tmp_path, data, plain_pages(data))
    assert [str(finding) for _, found in lint(content) for finding in found] == []


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.name)
def test_a_broken_entry_is_found(broken: Broken, tmp_path: Path) -> None:
    data = plain()
    broken.make(data)
    found = [str(finding) for finding in LINTS[broken.check].find(laid_out(tmp_path, data))]
    assert any(broken.says in finding for finding in found), "\n".join(found)


@pytest.mark.parametrize(
    ("says", "make"), [row[1:] for row in MISWRITTEN], ids=[row[0] for row in MISWRITTEN]
)
def test_a_miswritten_page_is_found(says: str, make: Callable[[Pages], None], tmp_path: Path) -> None:
    data = plain()
    pages = plain_pages(data)
    make(pages)
    found = [str(finding) for finding in LINTS["chk-12"].find(laid_out(tmp_path, data, pages))]
    assert any(says in finding for finding in found), "\n".join(found)


def test_every_check_is_broken_by_something() -> None:
    assert {check.name for check in (*NEEDED, *CHECKS)} == {broken.check for broken in BROKEN}
    assert [check.name for check in CHECKS] == [f"chk-{n:02}" for n in range(1, 13)]


def test_a_finding_names_its_file_and_its_entry(tmp_path: Path) -> None:
    data = plain()
    a_payment_is_large(data)
    (finding,) = LINTS["chk-10"].find(laid_out(tmp_path, data))
    assert str(finding) == "plain.toml: quest '18': field 'choices[0].result' takes 3, more than 2"


# Which choices are open (G-198)


def _choice(key: str, *keywords: str, optional: bool = False) -> Choice:
    return Choice(key=key, reaction=key, keywords=keywords, optional=optional)


def _open(choices: list[Choice], *have: str) -> str:
    return " ".join(choice.key for choice in open_choices(choices, frozenset(have)))


@pytest.mark.rule("NF-KEYWORD-2", "NF-KEYWORD-5", "NF-KEYWORD-6")
def test_the_choice_that_names_the_most_keywords_is_open() -> None:
    choices = [_choice("both", "A", "B"), _choice("one", "A"), _choice("otherwise")]
    assert _open(choices, "A", "B") == "both"
    assert _open(choices, "A") == "one"
    assert _open(choices, "B") == _open(choices) == "otherwise"


@pytest.mark.rule("NF-KEYWORD-3", "NF-KEYWORD-4")
def test_an_optional_choice_stands_beside_the_others() -> None:
    choices = [_choice("optional", "A", optional=True), _choice("one"), _choice("other")]
    assert _open(choices, "A") == "optional one other"
    assert _open(choices) == "one other"


# What ships


def test_what_ships_passes_every_check() -> None:
    found = [f"{check.name}: {finding}" for check, findings in lint(read()) for finding in findings]
    assert not found, "\n".join(found)


def test_what_ships_has_every_component() -> None:
    counted = components(read())
    assert [component.id for component in counted] == [f"C-{n:02}" for n in range(1, 33)]
    assert [component for component in counted if component.have != component.want] == []


def _shipped(table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in (FOLDER / "content" / "cards").glob("*.toml"):
        found += tomllib.loads(path.read_text(encoding="utf-8")).get(table, [])
    return found


def test_an_adventurer_costs_what_his_symbols_are_worth() -> None:
    """Contract 7.3: the sum is rounded; a half may go either way."""
    for who in _shipped("adventurer"):
        price = sum(WEIGHTS[symbol] * number for symbol, number in who["symbols"].items()) - 1
        assert abs(who["price"] - price) <= 0.5, who["id"]
        assert 1 <= who["price"] <= 7, who["id"]


def test_an_artifact_has_the_points_of_its_tier_and_is_paid_with_tokens() -> None:
    for card in _shipped("artifact"):
        goods = {**card["cost"], **card["cost"].get("tokens", {})}
        value = sum(TRADE[good] * number for good, number in goods.items() if good != "tokens")
        assert card["points"] in POINTS[card["tier"]], card["id"]
        assert card["cost"].get("tokens"), card["id"]
        assert 0.15 <= card["points"] / value <= 0.75, card["id"]


def test_the_threats_begin_with_the_bandit() -> None:
    first = min(_shipped("threat"), key=lambda threat: int(threat["value"]))
    assert "Bandit" in first["name"]["en"]


def test_french_names_and_notes_are_set_as_in_print() -> None:
    for table in SCHEMA.tables:
        for row in _shipped(table):
            for words in row.values():
                if isinstance(words, dict) and "fr" in words:
                    assert not mistakes(words["fr"]), words["fr"]
                    assert "'" not in words["en"], words["en"]


def test_a_pack_need_not_satisfy_the_counts(tmp_path: Path) -> None:
    """Whoever leaves out an arcade card is told so, and may play; whoever leaves out a chief may not."""
    data = plain()
    data["arcade"].pop()
    content = laid_out(tmp_path, data, plain_pages(data))
    check(content)
    assert [told.name for told, found in lint(content) if found] == ["chk-01"]
    data["chief"].pop()
    with pytest.raises(FileError, match="the chiefs must be"):
        check(laid_out(tmp_path, data))
