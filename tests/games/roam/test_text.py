"""The sentences of the game: all of them in both languages, for all values, in the words of each language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import portulan
from portulan.engine.action_space import Family
from portulan.engine.events import HIDDEN, Event, EventFamily
from portulan.engine.match import Match
from portulan.engine.steps import Decision
from portulan.games.roam.moves import EVENTS, SPACE
from portulan.games.roam.scoring import Sheet
from tests.games.roam.setting import asked, begin, beginning, dealt, play, setting

GAME = portulan.game("roam")
LANGUAGES = ("en", "fr")
SAME_IN_BOTH = {"game-title", "terrain", "field-direction", "sheet", "sheet-total", "with-ability"}
"""Words that French and English share."""
ENGLISH = re.compile(
    r"\b(the|of|square|marker|coins|you|your|with|and|from|first|uses?|pays?|gains?|wins?)\b", re.IGNORECASE
)
NUMBERS = (0, 1, 2, 5)


def entries(lang: str) -> dict[str, ast.Message | ast.Term]:
    """Parses the text of the game; what a reader would skip is a failure."""
    source = (GAME.folder / "text" / lang / "main.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = entry
    return found


def told(family: EventFamily) -> Iterator[Event]:
    """Makes events of a family in which every field takes every value, and a hidden card where one may be."""
    number = family.number
    choices = [list(range(len(field.labels))) or NUMBERS for field in family.fields]
    for others in ([values[0] for values in choices], [values[-1] for values in choices]):
        yield (number, *others)
        for place, values in enumerate(choices):
            for value in values:
                yield (number, *others[:place], value, *others[place + 1 :])
        if family.name in ("dealt", "top", "refilled"):
            yield (number, *others[:-1], HIDDEN)


def sentences(family: EventFamily, lang: str) -> set[str]:
    """Says all events of a family to the one who acts and to another."""
    said: set[str] = set()
    for event in told(family):
        for who in ("you", "other"):
            arguments = {**family.arguments(event), "who": who, "name": "Zoé"}
            said.add(GAME.text.say(f"event-{family.name}", arguments, lang))
    return said


def test_both_languages_write_the_same_messages_in_the_same_order() -> None:
    assert list(entries("en")) == list(entries("fr"))


def test_every_decision_asks_a_question() -> None:
    for step in GAME.state().steps:
        if isinstance(step, Decision):
            for lang in LANGUAGES:
                assert GAME.text.has(f"step-{step.name.replace(' ', '-')}", lang), step.name


def test_every_option_and_every_value_is_explained() -> None:
    for option, players in itertools.product(GAME.options, GAME.players):
        names = [f"option-{option.key}"]
        names += [f"option-{option.key}-{value}" for value in option.values_for(players)]
        for name, lang in itertools.product(names, LANGUAGES):
            assert GAME.text.has(name, lang), name


def test_every_line_of_the_score_sheet_has_a_name() -> None:
    for name, lang in itertools.product((*Sheet._fields, "total"), LANGUAGES):
        assert GAME.text.has(f"sheet-{name}", lang), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", SPACE.families, ids=lambda family: family.name)
def test_every_move_has_a_sentence_of_its_own(family: Family, lang: str) -> None:
    state = beginning(4, seed=1)
    said = [state.say(move, lang) for move in SPACE.moves() if move in family]
    assert len(set(said)) == len(said)
    for sentence in said:
        assert re.fullmatch(r"[A-ZÉ][^{}]*[^.{} ]", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", EVENTS.listed, ids=lambda family: family.name)
def test_every_event_is_a_whole_sentence_for_all_its_values(family: EventFamily, lang: str) -> None:
    for sentence in sentences(family, lang):
        assert re.fullmatch(r"[A-ZÉ][^{}]*[^{} ]\.", sentence), sentence
        assert "  " not in sentence


def test_no_english_is_left_in_french() -> None:
    english, french = entries("en"), entries("fr")
    serializer = FluentSerializer()
    for name in english:
        if serializer.serialize_entry(english[name]) == serializer.serialize_entry(french[name]):
            assert name in SAME_IN_BOTH, name
    state = beginning(4, seed=1)
    for move in SPACE.moves():
        assert not ENGLISH.search(state.say(move, "fr")), SPACE.notation(move)
    for family in EVENTS:
        for sentence in sentences(family, "fr"):
            assert not ENGLISH.search(sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_told_in_whole_sentences(lang: str) -> None:
    rules = GAME.text.rules(lang)
    assert len(rules) == 208
    assert len(set(rules.values())) == len(rules)
    for clause, sentence in rules.items():
        assert re.fullmatch(r"[A-ZÀÉÊ][^{}]*\.", sentence), clause
        assert lang == "en" or not re.search(r"\b(the|of|is|are|with)\b", sentence), clause


def test_a_move_names_the_character_under_way() -> None:
    table = play(begin(setting(full=True, tiles={0: "rotate"})), "use C +1")
    name = GAME.text.say("card-S-blue-3", {}, "en")
    assert table.say(table.parse("at 2,3"), "en") == f"Lay {name}, turned right, its north-west corner at d3"
    assert "un quart de tour à droite" in table.say(table.parse("at 2,3"), "fr")
    assert table.say(table.parse("use T01 -1"), "en").endswith(", turned left")


def test_a_slide_names_its_square_and_a_purchase_its_price() -> None:
    table = begin(setting(full=True, tiles={0: "slide"}, markers={1: "2,0"}))
    assert (
        table.say(table.parse("slide 2,0"), "fr")
        == "Utiliser un artefact Glisser sur le marqueur de la case a3"
    )
    play(table, "slide 2,0")
    assert table.say(table.parse("to N"), "en") == "Slide the marker on square a3 north"
    assert table.say(table.parse("buy A01"), "en").endswith(", Coin, for 3 coins")
    assert table.say(table.parse("buy A01"), "fr").endswith(", Pièce, pour 3 pièces")


def test_a_bid_of_nothing_is_said_in_both_languages() -> None:
    table = begin(setting())
    assert table.say(table.parse("bid 0"), "en") == "Bid 0 coins"
    assert table.say(table.parse("bid 1"), "en") == "Bid 1 coin"
    assert table.say(table.parse("bid 0"), "fr") == "Miser 0 pièce"


def test_an_early_rest_names_its_price() -> None:
    table = begin(setting(coins=[5], used={0: "A"}))
    assert asked(table) == "early rest"
    assert table.say(table.parse("rest early"), "en") == "Rest early for 2 coins"


def test_the_log_of_a_match_tells_what_happened() -> None:
    match = Match.new(GAME, ["Ann", "Bo"], seed=1, options={"first_player": "0", "full_rules": "false"})
    state = match.state
    assert asked(dealt(2)) == "choose first"
    match.play(state.parse("use S-blue-3"))
    match.play(match.state.parse("at 2,2"))
    log = match.log(0, "en")
    assert any(line.startswith("You use ") for line in log)
    assert any(line.startswith("Ann utilise ") for line in match.log(1, "fr"))
    assert log[-1] == "Round 1: Bo’s turn."


def test_a_square_is_read_as_people_and_as_records_write_it() -> None:
    for move in SPACE.moves():
        assert SPACE.parse(SPACE.shown(move)) == SPACE.parse(SPACE.notation(move)) == move
    move = SPACE.parse("at f6")
    assert (SPACE.notation(move), SPACE.shown(move)) == ("at 5,5", "at f6")
    assert SPACE.parse("AT 5,5") == move
    move = SPACE.parse("claim sw")
    assert (SPACE.notation(move), SPACE.shown(move)) == ("claim 3", "claim sw")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_says_nothing_gained_or_a_square_by_its_numbers(lang: str) -> None:
    for family in EVENTS.listed:
        for sentence in sentences(family, lang):
            assert not re.search(r"\d,\d|gains? (no|0) |gagnez? 0 ", sentence), sentence
