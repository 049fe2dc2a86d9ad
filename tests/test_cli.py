"""The command line: what a user gets wrong is told in one line, with the right exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portulan.cli import main
from portulan.games.agartha.entries import FOLDER
from tests.records.random_match import begin, go_on


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Runs a command that must fail: nothing on standard output, one line on standard error."""
    status, out, err = run(capsys, *arguments)
    assert out == ""
    assert err.startswith("portulan: ") and err.count("\n") == 1, err
    return status, err


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("rules",),
        ("rules", "monopoly"),
        ("content", "monopoly"),
        ("simulate", "monopoly"),
        ("simulate", "agartha", "--players", "1"),
        ("simulate", "agartha", "--players", "5"),
        ("simulate", "agartha", "--bots", "genius,genius"),
        ("simulate", "agartha", "--option", "no_such=1"),
        ("simulate", "agartha", "--option", "tie_order=never"),
        ("simulate", "agartha", "--games", "many"),
        ("play", "monopoly", "--terminal"),
        ("play", "agartha", "--terminal", "--players", "5"),
        ("play", "agartha", "--terminal", "--option", "tie_order=never"),
        ("play", "agartha", "--terminal", "--option", "no_such=1"),
        ("bench", "--turns", "0"),
    ],
)
def test_usage_errors_are_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    status, _ = complaint(capsys, *arguments)
    assert status == 2


def test_an_unreadable_file_is_one_line_and_status_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing.json", tmp_path, binary):
        for command in ("verify", "replay"):
            status, err = complaint(capsys, command, str(path))
            assert status == 1
            assert str(path) in err


def test_an_altered_record_is_one_line_and_status_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    path.write_text(go_on(begin()).to_json().replace('"card ', '"cord ', 1), encoding="utf-8")
    status, err = complaint(capsys, "verify", str(path))
    assert status == 1
    assert "entry 1" in err


def test_verify_says_what_it_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(go_on(begin()).to_json(), encoding="utf-8")
    status, out, _ = run(capsys, "verify", str(path))
    assert status == 0
    assert "every digest right" in out and "follow from the revealed seed" in out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_tells_the_match_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    path = tmp_path / "match.json"
    path.write_text(go_on(begin()).to_json(), encoding="utf-8")
    status, out, _ = run(capsys, "replay", str(path), "--lang", lang)
    assert status == 0
    assert "Ann" in out and "Bo" in out
    assert complaint(capsys, "replay", str(path), "--seat", "2")[0] == 2


def test_replay_lists_the_entries_in_notation(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = go_on(begin())
    path = tmp_path / "match.json"
    path.write_text(match.to_json(), encoding="utf-8")
    _, out, _ = run(capsys, "replay", str(path), "--notation")
    assert "   1 chance: card " in out
    assert len(out.splitlines()) == len(match.entries) + 2


def test_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "rules", "agartha", "--json")
    assert status == 0
    clauses = json.loads(out)["clauses"]
    assert len(clauses) == 211
    bid = next(clause for clause in clauses if clause["id"] == "AG-BID-5")
    assert all(test.startswith("tests/") and "::test_" in test for test in bid["tests"])
    assert bid["tests"]


def test_content_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "content", "agartha", "--json")
    assert status == 0
    components = json.loads(out)["components"]
    assert [item["id"] for item in components] == [f"AG-COMP-{number}" for number in range(1, 14)]
    assert all(item["want"] == item["have"] for item in components)
    lints = json.loads(out)["lints"]
    assert [item["name"] for item in lints[:2]] == ["references", "languages"]
    assert all(item["findings"] == [] for item in lints)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("box = 39", 'box = "many"', ("cards.toml", "'CHA'", "'box'", "a whole number")),
        ("box = 39", "box = true", ("cards.toml", "'CHA'", "'box'")),
        ("box = 39", "box = -1", ("cards.toml", "'CHA'", "'box'")),
        ("box = 39", "boxes = 39", ("cards.toml", "'CHA'", "'boxes'")),
        ("box = 39\n", "", ("cards.toml", "'CHA'", "'box'", "missing")),
        ('group = "character"', 'group = "hero"', ("cards.toml", "'CHA'", "'group'")),
        ("counts = [18, 30, 39]", "counts = [18, 30]", ("cards.toml", "'CHA'", "'counts'")),
        ("counts = [18, 30, 39]", "counts = [18, 30, 40]", ("cards.toml", "'CHA'", "'counts'")),
        ('id = "FOR"', 'id = "CHA"', ("cards.toml", "'CHA'", "'id'", "twice")),
        ('id = "FOR"', 'id = "SEA"', ("cards.toml", "'SEA'", "'id'", "must be one of CHA, FOR")),
        ("[[card]]", "[[card]", ("cards.toml", "is not TOML")),
    ],
)
def test_a_content_file_with_a_wrong_field_is_named_with_file_entry_and_field(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, words: tuple[str, ...]
) -> None:
    for path in (FOLDER / "content").iterdir():
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    cards = tmp_path / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    status, out, err = run(capsys, "content", "agartha", "--pack", str(tmp_path))
    assert status == 1
    (line,) = [line for line in (out + err).splitlines() if ".toml: " in line]
    assert all(word in line for word in words), line


def test_content_that_differs_from_the_contract_is_marked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for path in (FOLDER / "content").iterdir():
        text = path.read_text(encoding="utf-8").replace("box = 9\n", "box = 10\n")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    status, out, _ = run(capsys, "content", "agartha", "--pack", str(tmp_path))
    assert status == 1
    assert "differs" in out


def test_a_finished_match_is_analysed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from tests.bots.test_analysis import played

    file = tmp_path / "match.json"
    file.write_text(played("roam").to_json(), encoding="utf-8")
    assert main(["analyse", str(file), "--bot", "search:20it", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("The score, round by round:") and "A bot would have done this" in told
    assert main(["analyse", str(file), "--bot", "search:20it", "--lang", "fr"]) == 0
    assert "Un robot aurait fait ceci" in capsys.readouterr().out
    assert main(["analyse", str(file), "--bot", "search:20it", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seat"] == 0
    assert main(["analyse", str(file), "--seat", "9"]) == 2
