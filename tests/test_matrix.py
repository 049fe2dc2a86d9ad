"""Every clause has a test, every clause that a test names exists, and all texts have the same clauses."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

import portulan
from portulan.rules_matrix import marked, matrix
from tests.battery.subjects import TOYS, names_under_test

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
SHIPPED = [name for name in names_under_test() if name not in TOYS]

CLAUSE = re.compile(r"^- \*\*([A-Z0-9][A-Z0-9-]*-[A-Z]?\d+)\*\* \[", re.MULTILINE)
"""A clause in the rules as shipped: a line of a list with an id and its basis."""


@pytest.mark.parametrize("name", names_under_test())
def test_every_clause_has_a_test(name: str) -> None:
    bare = [clause for clause, tests in matrix(portulan.game(name), TESTS).items() if not tests]
    assert bare == []


def test_every_clause_named_by_a_test_exists() -> None:
    known = {clause for name in names_under_test() for clause in portulan.game(name).text.rules("en")}
    unknown = {clause: test for test, clauses in marked(TESTS) for clause in clauses if clause not in known}
    assert unknown == {}


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_text_files_have_the_clauses_of_the_rules_as_shipped(name: str, lang: str) -> None:
    shipped = CLAUSE.findall((RULES / f"{name}.md").read_text(encoding="utf-8"))
    assert len(shipped) == len(set(shipped))
    assert set(portulan.game(name).text.rules(lang)) == set(shipped)


@pytest.mark.parametrize("name", names_under_test())
def test_both_languages_tell_the_clauses_in_the_same_order(name: str) -> None:
    text = portulan.game(name).text
    assert list(text.rules("en")) == list(text.rules("fr"))


class TestReadingMarkers:
    """The matrix is read from the source of the tests."""

    @staticmethod
    def written(folder: Path, source: str) -> dict[str, list[str]]:
        tests = folder / "tests"
        (tests / "deep").mkdir(parents=True)
        (tests / "deep" / "test_it.py").write_text(dedent(source), encoding="utf-8")
        (tests / "helpers.py").write_text('@pytest.mark.rule("X-9")\ndef test_no(): ...\n', encoding="utf-8")
        return dict(marked(tests))

    def test_a_marked_function(self, tmp_path: Path) -> None:
        source = """
            @pytest.mark.rule("X-1", "X-2")
            @pytest.mark.slow
            def test_one(): ...
            def test_unmarked(): ...
            @pytest.mark.rule("X-3")
            def helper(): ...
            """
        assert self.written(tmp_path, source) == {"tests/deep/test_it.py::test_one": ["X-1", "X-2"]}

    def test_a_marked_class_marks_its_tests(self, tmp_path: Path) -> None:
        source = """
            @pytest.mark.rule("X-1")
            class TestAll:
                def test_one(self): ...
                @pytest.mark.rule("X-2", "X-1")
                def test_two(self): ...
            """
        assert self.written(tmp_path, source) == {
            "tests/deep/test_it.py::TestAll::test_one": ["X-1"],
            "tests/deep/test_it.py::TestAll::test_two": ["X-1", "X-2"],
        }

    def test_pytestmark_marks_a_module_or_a_class(self, tmp_path: Path) -> None:
        source = """
            pytestmark = pytest.mark.rule("X-1")
            class TestAll:
                pytestmark = [pytest.mark.slow, pytest.mark.rule("X-2")]
                def test_one(self): ...
            def test_two(): ...
            """
        assert self.written(tmp_path, source) == {
            "tests/deep/test_it.py::TestAll::test_one": ["X-1", "X-2"],
            "tests/deep/test_it.py::test_two": ["X-1"],
        }

    def test_a_marked_parameter(self, tmp_path: Path) -> None:
        source = """
            @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("X-1"))])
            def test_one(n): ...
            """
        assert self.written(tmp_path, source) == {"tests/deep/test_it.py::test_one": ["X-1"]}

    def test_a_starred_row_of_clauses(self, tmp_path: Path) -> None:
        source = '@pytest.mark.rule(*("X-1", "X-2"), "X-3")\ndef test_one(): ...\n'
        assert self.written(tmp_path, source) == {"tests/deep/test_it.py::test_one": ["X-1", "X-2", "X-3"]}

    @pytest.mark.parametrize("argument", ["CLAUSE", "*CLAUSES", "1", 'f"X-{n}"'])
    def test_a_clause_that_cannot_be_read_is_an_error(self, argument: str, tmp_path: Path) -> None:
        with pytest.raises(ValueError, match="plain texts"):
            self.written(tmp_path, f"@pytest.mark.rule({argument})\ndef test_one(): ...\n")

    def test_the_matrix_has_every_clause_of_the_game_in_order(self, tmp_path: Path) -> None:
        self.written(tmp_path, '@pytest.mark.rule("PB-WIN-1")\ndef test_win(): ...\n')
        game = portulan.game("pebbles")
        found = matrix(game, tmp_path / "tests")
        assert list(found) == list(game.text.rules("en"))
        assert {clause for clause, tests in found.items() if tests} == {"PB-WIN-1"}
