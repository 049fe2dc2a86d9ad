"""The command line speaks the reader's language: complaints about arguments, and the headings of the help."""

from __future__ import annotations

import pytest

from portulan.cli import main
from portulan.usage import chosen_language, complaint

COMPLAINTS = [
    (["play", "--lang", "LANG", "--nope"], "unrecognized arguments: --nope", "arguments inconnus : --nope"),
    (["replay", "--lang", "LANG"], "the following arguments are required: file", "il manque : file"),
    (
        ["rules", "--lang=LANG", "roam", "--lang", "xx"],
        "argument --lang: invalid choice: 'xx' (choose from ",
        "argument --lang : 'xx' n’est pas un choix possible (choisir parmi ",
    ),
    (
        ["play", "--lang", "LANG", "--players", "two"],
        "argument --players: invalid value: 'two'",
        "argument --players : valeur incorrecte, 'two'",
    ),
    (
        ["play", "--players", "--lang", "LANG"],
        "--players: expected one",
        "--players : une valeur est attendue",
    ),
]


@pytest.fixture(autouse=True)
def _no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("words", "english", "french"), COMPLAINTS)
def test_a_complaint_is_one_line_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str], words: list[str], english: str, french: str
) -> None:
    for lang, told, see in (("en", english, "see"), ("fr", french, "voir")):
        assert main([word.replace("LANG", lang) for word in words]) == 2
        line = capsys.readouterr().err.replace("\xa0", " ")
        assert line.count("\n") == 1 and told in line and f"({see} portulan" in line


def test_the_locale_counts_where_no_language_is_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["zork"]) == 2
    assert "n’est pas un choix possible" in capsys.readouterr().err
    assert chosen_language(["play", "--lang", "en"]) == "en"
    assert chosen_language(["play", "--lang", "xx"]) == "fr"
    assert chosen_language(["play", "--lang"]) == "fr"


@pytest.mark.parametrize(
    ("lang", "heading", "shown"),
    [
        ("en", "usage: portulan", "show this help and exit"),
        ("fr", "utilisation : portulan", "afficher cette aide"),
    ],
)
def test_the_help_has_headings_in_the_language(
    capsys: pytest.CaptureFixture[str], lang: str, heading: str, shown: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["verify", "--help", "--lang", lang])
    assert left.value.code == 0
    text = capsys.readouterr().out.replace("\xa0", " ")
    assert text.startswith(heading) and shown in text


def test_a_complaint_of_an_unknown_form_stays_as_it_is() -> None:
    assert complaint("fr", "something else") == "something else"
