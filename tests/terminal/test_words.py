"""The terminal's own words, in both languages."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast

import portulan
from portulan.terminal.words import COMMANDS, FOLDER, Voice

GAME = portulan.game("agartha")
SAME_IN_BOTH = {
    "advice-count",
    "list-more",
    "ambiguous-more",
    "help-why",
    "help-code",
    "usage-positional",
    "usage-options",
}


def messages(lang: str) -> dict[str, str]:
    source = (FOLDER / lang / "terminal.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    serializer = FluentSerializer()
    return {
        entry.id.name: serializer.serialize_entry(entry)
        for entry in entries
        if isinstance(entry, ast.Message)
    }


def test_both_languages_say_the_same_things() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    assert {name for name in english if english[name] == french[name]} == SAME_IN_BOTH


def test_every_command_has_a_name_in_both_languages() -> None:
    assert set(Voice(GAME, "en").commands) == set(COMMANDS)
    french = Voice(GAME, "fr").commands
    assert {french[name] for name in french} == set(COMMANDS)
    assert len(french) == 2 * len(COMMANDS)


def test_no_command_hides_a_move() -> None:
    first_words = {GAME.space.notation(move).split()[0] for move in range(GAME.space.size)}
    for lang in ("en", "fr"):
        assert not first_words & set(Voice(GAME, lang).commands)


def test_names_are_listed_as_the_language_does() -> None:
    assert Voice(GAME, "en").listing(["Ann"]) == "Ann"
    assert Voice(GAME, "en").listing(["Ann", "Bo", "Cy"]) == "Ann, Bo and Cy"
    assert Voice(GAME, "fr").listing(["Ann", "Bo"]) == "Ann et Bo"


def test_a_question_follows_the_options_of_the_match() -> None:
    voice = Voice(portulan.game("roam"), "en")
    assert voice.question("after", {"full_rules": "false"}) == "Do you buy an optional square?"
    assert voice.question("after", {"full_rules": "true"}).endswith("or use an artifact?")
