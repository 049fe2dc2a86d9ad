"""Mutants: what is changed in a small module, which changes its tests notice, and what is told of each clause."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

from portulan.rules_matrix import cited, cited_by_functions
from tools.mutation import Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent

TINY = dedent(
    '''
    """A till."""

    from functools import cache

    LIMIT = 3


    def price(number: int, cost: int, coins: int) -> str:
        """Says whether something can be bought (AA-BUY-1, -2)."""
        if number < LIMIT and cost <= coins:
            return ""
        return "AA-BUY-1"


    def owed(coins: int) -> int:
        """Pays back two coins at a time, and counts what is left."""
        while coins > 1:
            coins -= 2
        return coins


    @cache
    def half(coins: int) -> int:
        """Shares, and remembers how."""
        return coins // 2


    class Till:
        """Holds coins."""

        def __init__(self) -> None:
            self.coins = [0]

        def pay(self, number: int, cost: int) -> int:
            """Takes what is paid (AA-PAY-1)."""
            self.coins.append(number)
            total = sum(coin for coin in self.coins if coin > 1)
            return max(number, cost) + total
    '''
)

TESTS = dedent(
    """
    from tiny import Till, half, owed, price


    def test_price():
        assert price(1, 1, 1) == "" and price(2, 5, 5) == ""
        assert price(3, 1, 1) == "AA-BUY-1"


    def test_pay():
        assert Till().pay(2, 2) == 4


    def test_owed():
        assert owed(5) == 1


    def test_sharing():
        half(4)


    def test_half():
        assert half(4) == 2
    """
)


def made() -> dict[tuple[str, str], str]:
    """Gives the mutants of the tiny module: function and new line, and the kind of change."""
    return {(mutant.function, mutant.after): mutant.operator for mutant in mutants("tiny", TINY)}


@pytest.mark.parametrize(
    ("function", "after", "operator"),
    [
        ("", "LIMIT = 4", "constant"),
        ("price", "if number <= LIMIT and cost <= coins:", "comparison"),
        ("price", "if number < LIMIT and cost < coins:", "comparison"),
        ("price", "if (number < LIMIT or cost <= coins):", "and for or"),
        ("price", "if not (number < LIMIT and cost <= coins):", "condition turned round"),
        ("price", 'return ""', "clause not cited"),
        ("Till.__init__", "pass", "statement left out"),
        ("Till.pay", "pass", "statement left out"),
        ("Till.pay", "total = sum(coin for coin in self.coins)", "filter left out"),
        ("Till.pay", "return max(cost, number) + total", "arguments swapped"),
        ("Till.pay", "return (max(number, cost) - total)", "arithmetic"),
    ],
)
def test_a_change_is_made(function: str, after: str, operator: str) -> None:
    assert made()[function, after] == operator


def test_all_mutants_compile_differ_and_keep_the_lines_where_they_are() -> None:
    found = mutants("tiny", TINY)
    assert len({mutant.source for mutant in found}) == len(found) > 15
    for mutant in found:
        compile(mutant.source, "tiny", "exec")
        assert mutant.source.count("\n") == TINY.count("\n")
        assert mutant.before != mutant.after
        first, last = mutant.lines
        assert first <= mutant.line <= last


def test_a_condition_is_turned_round_once() -> None:
    for condition in ("x == 1", "not x", "x in y", "x is None"):
        changed = [
            mutant.after
            for mutant in mutants("quiet", f"def f(x, y):\n    if {condition}:\n        return x\n")
            if mutant.operator in ("condition turned round", "comparison")
        ]
        assert len(changed) == 1


def test_what_says_nothing_is_left_alone() -> None:
    for line in (
        '"""Words."""\n',
        "import os\n",
        "x: int\n",
        "assert 1 < 2\n",
        "x = zip('a', 'b', strict=True)\n",
        "def f(x: int = 0) -> int: ...\n",
    ):
        assert mutants("quiet", line) == []


RUN = dedent(
    """
    import json, sys
    from pathlib import Path

    from tools.mutation import mutants
    from tools.mutation_run import Campaign, run

    found = [mutant for mutant in mutants("tiny", Path("tiny.py").read_text())]
    campaign = Campaign(found, {"tiny": "tiny"}, jobs=2, longest=1, reach=Path("reach.json"))
    run(campaign, ["test_tiny.py"])
    told = [(v.mutant.function, v.mutant.after, v.status, v.test) for v in campaign.verdicts]
    print("RESULT" + json.dumps([campaign.failed_before, told, campaign.left_out]))
    """
)


Told = dict[tuple[str, str], tuple[str, str]]


def campaign(folder: Path, tests: str, left_out: int = 0) -> tuple[list[str], Told]:
    """Runs the mutants of the tiny module in a process of its own, as the tool does."""
    (folder / "tiny.py").write_text(TINY, encoding="utf-8")
    (folder / "test_tiny.py").write_text(tests, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT), str(ROOT / "src")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "RESULT" in done.stdout, done.stderr
    failed, told, without = json.loads(done.stdout.partition("RESULT")[2])
    assert without == left_out
    return failed, {(function, after): (status, test) for function, after, status, test in told}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forks")
def test_tests_kill_what_they_check_and_the_rest_survives(tmp_path: Path) -> None:
    failed, told = campaign(tmp_path, TESTS)
    assert failed == []
    assert told["price", "if number <= LIMIT and cost <= coins:"] == ("killed", "test_tiny.py::test_price")
    assert told["price", "if number < LIMIT and cost < coins:"][0] == "killed"
    assert told["price", 'return ""'][0] == "killed"
    assert told["Till.pay", "pass"] == ("killed", "test_tiny.py::test_pay")
    assert told["Till.pay", "total = sum(coin for coin in self.coins)"][0] == "survived"
    assert told["Till.pay", "return max(cost, number) + total"][0] == "survived"
    assert told["", "LIMIT = 4"][0] == "at import"
    assert told["owed", "pass"][0] == "endless"
    assert told["half", "return (coins * 2)"] == ("killed", "test_tiny.py::test_half"), "remembered by then"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forks")
def test_what_tests_reach_is_kept_and_a_later_test_is_tried_on_everything(tmp_path: Path) -> None:
    _, told = campaign(tmp_path, TESTS)
    assert told["Till.pay", "total = sum(coin for coin in self.coins)"][0] == "survived"
    assert (tmp_path / "reach.json").is_file()
    later = (
        "\n\ndef test_small_coins():\n    till = Till()\n    assert till.pay(1, 1) + till.pay(0, 0) == 1\n"
    )
    _, told = campaign(tmp_path, TESTS + later)
    filtered = "total = sum(coin for coin in self.coins)"
    assert told["Till.pay", filtered] == ("killed", "test_tiny.py::test_small_coins")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forks")
def test_what_no_test_reaches_is_told(tmp_path: Path) -> None:
    _, told = campaign(tmp_path, TESTS.partition("def test_pay")[0])
    assert told["Till.pay", "pass"] == ("unreached", "")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forks")
def test_a_test_that_takes_too_long_is_left_out(tmp_path: Path) -> None:
    endless = "\n\ndef test_endless():\n    while True:\n        assert owed(9) == 1\n"
    failed, told = campaign(tmp_path, TESTS + endless, left_out=1)
    assert failed == []
    assert "test_tiny.py::test_endless" not in {test for _, test in told.values()}
    assert told["owed", "while coins > 2:"][0] == "survived"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forks")
def test_nothing_is_changed_while_tests_fail(tmp_path: Path) -> None:
    failed, told = campaign(tmp_path, TESTS.replace("== 4", "== 5"))
    assert failed == ["test_tiny.py::test_pay"]
    assert told == {}


RUN_AT_IMPORT = dedent(
    """
    import json
    from pathlib import Path

    from tools.mutation import mutants
    from tools.mutation_import import ImportCampaign, QuickFirst

    path = Path("tiny.py")
    found = [mutant for mutant in mutants("tiny", path.read_text()) if not mutant.function]
    campaign = ImportCampaign(
        found, {"tiny": "tiny"}, {"tiny": path}, ["test_tiny.py"], 2, QuickFirst({}), lambda verdict: None
    )
    campaign.run()
    print("RESULT" + json.dumps({v.mutant.after: (v.status, v.test) for v in campaign.verdicts}))
    """
)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forks")
def test_constants_are_changed_before_anybody_imports_them(tmp_path: Path) -> None:
    source = f"{TINY}\nTABLE = [4 // LIMIT]\nUNUSED = 7\n"
    (tmp_path / "tiny.py").write_text(source, encoding="utf-8")
    (tmp_path / "test_tiny.py").write_text(TESTS, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", RUN_AT_IMPORT],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT), str(ROOT / "src")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "RESULT" in done.stdout, done.stderr
    told = json.loads(done.stdout.partition("RESULT")[2])
    assert told["LIMIT = 4"] == ["killed", "test_tiny.py::test_price"]
    assert told["LIMIT = 2"] == ["killed", "test_tiny.py::test_price"]
    assert told["UNUSED = 8"] == ["survived", ""]
    assert told["TABLE = [(4 * LIMIT)]"] == ["survived", ""]
    assert (tmp_path / "tiny.py").read_text(encoding="utf-8") == source


@pytest.mark.parametrize("game", sorted(path.parent.name for path in ROOT.glob("tests/games/*/mutants.toml")))
def test_every_explained_mutant_is_one(game: str) -> None:
    sources = ROOT / "src" / "portulan" / "games" / game
    rows = tomllib.loads((ROOT / f"tests/games/{game}/mutants.toml").read_text(encoding="utf-8"))["mutant"]
    modules = {row["module"]: (sources / f"{row['module']}.py").read_text(encoding="utf-8") for row in rows}
    places = {mutant.place for module, source in modules.items() for mutant in mutants(module, source)}
    explained = [(row["module"], row["function"], row["before"], row["after"]) for row in rows]
    assert [place for place in explained if place not in places] == []
    assert len(set(explained)) == len(explained)


class TestClauses:
    @pytest.mark.parametrize(
        ("text", "clauses"),
        [
            ("Nothing.", []),
            ("One (RO-BID-3).", ["RO-BID-3"]),
            ("A game with a digit (7C-SAVE-2, G-95).", ["7C-SAVE-2"]),
            ("A row (RO-BID-3, -5, RO-END-1).", ["RO-BID-3", "RO-BID-5", "RO-END-1"]),
            ("A range (AG-ACT-MOVE-1 to -3).", ["AG-ACT-MOVE-1", "AG-ACT-MOVE-2", "AG-ACT-MOVE-3"]),
            ("Written out (RO-CLAIM-9 to RO-CLAIM-11).", ["RO-CLAIM-9", "RO-CLAIM-10", "RO-CLAIM-11"]),
        ],
    )
    def test_a_docstring_cites_clauses(self, text: str, clauses: list[str]) -> None:
        assert cited(text) == clauses

    def test_functions_and_methods_cite_theirs(self, tmp_path: Path) -> None:
        (tmp_path / "tiny.py").write_text(TINY, encoding="utf-8")
        found = cited_by_functions(tmp_path)
        assert found["tiny", "price"] == ["AA-BUY-1", "AA-BUY-2"]
        assert found["tiny", "Till.pay"] == ["AA-PAY-1"]


def rules(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs `portulan rules`."""
    return subprocess.run(
        [sys.executable, "-m", "portulan.cli", "rules", "roam", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def result(folder: Path, game: str = "roam") -> Path:
    """Writes a result of the tool."""
    row = {"module": "claims", "clauses": ["RO-CLAIM-1"], "explained": None}
    rows = [
        {**row, "status": "killed", "test": "tests/a.py::test_a"},
        {**row, "status": "survived", "test": ""},
        {**row, "status": "survived", "test": "", "explained": "plays the same game"},
    ]
    path = folder / "result.json"
    path.write_text(json.dumps({"game": game, "mutants": rows}), encoding="utf-8")
    return path


def test_the_rules_tell_which_tests_noticed_changes_of_a_clause(tmp_path: Path) -> None:
    done = rules("--mutants", str(result(tmp_path)), "--json")
    found = {clause["id"]: clause.get("mutants") for clause in json.loads(done.stdout)["clauses"]}
    assert found["RO-CLAIM-1"] == {"killed": 1, "survived": 1, "tests": ["tests/a.py::test_a"]}
    assert found["RO-CLAIM-3"] is None
    printed = rules("--mutants", str(result(tmp_path)), "--lang", "en").stdout
    assert "    mutants: 1 of 2 noticed, by\n        tests/a.py::test_a\n" in printed


def test_a_result_of_another_game_is_refused(tmp_path: Path) -> None:
    done = rules("--mutants", str(result(tmp_path, "agartha")))
    assert done.returncode == 1
    assert "tells of agartha, not of roam" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_place_does_not_change_with_lines_above() -> None:
    def find(source: str) -> Mutant:
        return next(mutant for mutant in mutants("tiny", source) if mutant.operator == "and for or")

    assert find(TINY).place == find("# a line\n" + TINY).place
