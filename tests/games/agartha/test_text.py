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
from portulan.engine.steps import Decision, Together
from portulan.games.agartha.moves import EVENTS, SPACE
from portulan.games.agartha.scoring import Sheet
from tests.games.agartha.setting import acting, bidding, placed, play, resolving, setting, winning

GAME = portulan.game("agartha")
LANGUAGES = ("en", "fr")
SAME_IN_BOTH = {
    "game-title",
    "slot-V1",
    "slot-V2",
    "slot-EX",
    "zone-village",
    "zone-exploration",
    "zone-action",
    "field-zone",
    "field-exploration",
    "testament",
    "pile",
    "points",
    "explorations",
    "exploration",
    "table",
    "sheet",
    "sheet-village",
    "sheet-exploration",
    "sheet-total",
}
"""Words that French and English share."""
ENGLISH = re.compile(
    r"\b(the|of|card|cards|slot|tile|tiles|token|you|your|with|and|from|first|puts?|draws?|lays?|moves?|swaps?)\b",
    re.IGNORECASE,
)
NUMBERS = (1, 2, 3, 4, 9)


def entries(lang: str) -> dict[str, ast.Message | ast.Term]:
    """Parses the text of the game; what a reader would skip is a failure."""
    source = (GAME.folder / "text" / lang / "main.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{name} is written twice"
            found[name] = entry
    return found


def references(entry: ast.BaseNode) -> set[str]:
    """Names the messages that an entry refers to."""
    found: set[str] = set()

    def look(value: object) -> None:
        if isinstance(value, ast.MessageReference):
            found.add(value.id.name)
        if isinstance(value, ast.BaseNode):
            for part in vars(value).values():
                look(part)
        elif isinstance(value, list):
            for part in value:
                look(part)

    look(entry)
    return found


def told(family: EventFamily) -> Iterator[Event]:
    """Makes events of a family in which every field takes every value, hidden ones included."""
    number = family.number
    choices = [range(len(field.labels)) or NUMBERS for field in family.fields]
    for others in ([values[0] for values in choices], [values[-1] for values in choices]):
        yield (number, *others)
        for place, values in enumerate(choices):
            for value in values:
                yield (number, *others[:place], value, *others[place + 1 :])
        if family.secret:
            yield family.seen_by((number, *others), None)


def sentences(family: EventFamily, lang: str) -> set[str]:
    """Says all events of a family to the one who acts and to another."""
    said: set[str] = set()
    for event in told(family):
        arguments = family.arguments(event)
        for who in ("you", "other"):
            if HIDDEN in event and who == "you":
                continue
            said.add(GAME.text.say(f"event-{family.name}", {**arguments, "who": who, "name": "Zoé"}, lang))
    return said


def test_both_languages_write_the_same_messages_in_the_same_order() -> None:
    assert list(entries("en")) == list(entries("fr"))


def test_every_decision_asks_a_question() -> None:
    for step in GAME.state().steps:
        if isinstance(step, Decision | Together):
            for lang in LANGUAGES:
                assert GAME.text.has(f"step-{step.name.replace(' ', '-')}", lang), step.name


def test_every_option_and_every_value_that_has_a_meaning_is_explained() -> None:
    for option in GAME.options:
        names = [f"option-{option.key}"]
        if option.key != "object_mix":
            names += [f"option-{option.key}-{value}" for value in option.values_for(4)]
        for name, lang in itertools.product(names, LANGUAGES):
            assert GAME.text.has(name, lang), name


def test_every_line_of_the_score_sheet_has_a_name() -> None:
    for name, lang in itertools.product((*Sheet._fields, "total"), LANGUAGES):
        assert GAME.text.has(f"sheet-{name}", lang), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", SPACE.families, ids=lambda family: family.name)
def test_every_move_has_a_sentence_of_its_own(family: Family, lang: str) -> None:
    state = bidding(setting(players=4))
    said = [state.say(move, lang) for move in range(family.base, family.base + family.size)]
    assert len(set(said)) == len(said)
    for sentence in said:
        assert re.fullmatch(r"[A-ZÉ][^.{}]*[^.{} ]", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", EVENTS.listed, ids=lambda family: family.name)
def test_every_event_is_a_whole_sentence_for_all_its_values(family: EventFamily, lang: str) -> None:
    for sentence in sentences(family, lang):
        assert re.fullmatch(r"[A-ZÉ][^{}]*[^{} ]\.", sentence), sentence
        assert "  " not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", list(EVENTS), ids=lambda family: family.name)
def test_every_event_says_each_of_its_fields(family: EventFamily, lang: str) -> None:
    """Two events that differ in one field are told differently; a seat is told by its name."""
    fields = [field.name for field in family.fields if field.name != "seat"]
    events = [family.arguments(event) for event in told(family) if HIDDEN not in event]
    real = [event for event in events if event.get("exploration", 1) in (1, 2, 3)]
    for one, other in itertools.combinations(real, 2):
        if sum(one[name] != other[name] for name in fields) == 1:
            said = [
                GAME.text.say(f"event-{family.name}", {**event, "who": "other", "name": "Zoé"}, lang)
                for event in (one, other)
            ]
            assert said[0] != said[1]


def test_no_english_is_left_in_french() -> None:
    english, french = entries("en"), entries("fr")
    serializer = FluentSerializer()
    for name in english:
        if serializer.serialize_entry(english[name]) == serializer.serialize_entry(french[name]):
            assert name in SAME_IN_BOTH or name.startswith("card-"), name
    state = bidding(setting(players=4))
    for move in range(SPACE.size):
        assert not ENGLISH.search(state.say(move, "fr")), SPACE.notation(move)
    for family in EVENTS:
        for sentence in sentences(family, "fr"):
            assert not ENGLISH.search(sentence), sentence


def test_every_helper_message_is_used() -> None:
    for lang in LANGUAGES:
        written = entries(lang)
        used = set().union(*(references(entry) for entry in written.values()))
        helpers = {name for name in written if name.split("-")[0] in ("the", "a", "in", "from", "to", "of")}
        assert helpers <= used | {"the-slot"}


def test_french_articles_agree_and_elide() -> None:
    table = winning(setting(players=2), 0, "AMU KNI")
    said = [table.say(move, "fr") for move in range(SPACE.size)]
    assert "Poser l’Amulette sur le premier emplacement Village" in said
    assert "Poser la Hache sur l’emplacement Objet" in said
    assert "Déplacer le Couteau de l’emplacement Objet" in said
    assert "Déplacer la Forêt du troisième emplacement Lieux" in said


def test_a_move_names_the_card_under_way() -> None:
    table = acting(setting(players=2, boards={0: {"L1": "AMU", "V1": "CHA"}}), 0, "move")
    play(table, "move AMU L1")
    assert table.say(table.parse("to AMS"), "en") == "Move the Amulet to the Amulet sector"
    assert table.say(table.parse("to AMS"), "fr") == "Déplacer l’Amulette vers le secteur des Amulettes"
    table = acting(setting(players=2, boards={0: {"L1": "AMU", "V1": "CHA", "V2": "FOR"}}), 0, "swap")
    play(table, "swap AMU L1")
    assert (
        table.say(table.parse("with CHA V1"), "en")
        == "Swap the Amulet with the Character in the first Village slot"
    )
    assert (
        table.say(table.parse("with CHA V1"), "fr")
        == "Échanger l’Amulette contre le Personnage du premier emplacement Village"
    )


def test_a_choice_and_a_refusal_name_the_tile_that_is_resolved() -> None:
    table = resolving(placed(setting(3, tiles=["MTN", "FOR CHA"]), "2:2@2", "1:2@2"))
    assert table.say(table.parse("pick CHA"), "en") == "Choose the Character on tile 2"
    assert table.say(table.parse("pick FOR"), "fr") == "Choisir la Forêt de la tuile 2"
    table = resolving(
        placed(setting(3, tiles=["", "", "FOR CHA"], options={"allow_refusal": True}), "2:2@3", "1:1@3")
    )
    assert table.say(table.parse("leave CHA"), "en") == "Leave the Character on tile 3"
    assert table.say(table.parse("leave CHA"), "fr") == "Laisser le Personnage sur la tuile 3"


def test_an_action_declined_is_named() -> None:
    board = {"L1": "FOR", "V1": "CHA"}
    for action, english, french in (
        ("move", "Decline the Move", "Renoncer à déplacer"),
        ("swap", "Decline the Swap", "Renoncer à échanger"),
        ("draw", "Decline the Draw", "Renoncer à piocher"),
    ):
        table = acting(setting(2, boards={0: board}, tiles=["CPS"]), 0, action)
        assert table.say(table.parse("decline"), "en") == english
        assert table.say(table.parse("decline"), "fr") == french


def test_a_bid_says_what_the_token_is_for() -> None:
    table = bidding(setting(players=2, options={"token_action_map": "draw-swap-move"}))
    assert (
        table.say(table.parse("bid 1 @2 action"), "en")
        == "Lay token 1 in the action zone of tile 2, for a Draw"
    )
    assert (
        table.say(table.parse("bid 1 @2 bid"), "fr") == "Placer le jeton 1 en zone d’enchères de la tuile 2"
    )


def test_a_bid_is_told_to_others_without_its_token() -> None:
    match = Match.new(GAME, ["Ann", "Bo"], seed=1, options={"first_player": "0"})
    while match.state.view(0)["step"] != "bid":
        match.play(match.state.moves()[0])
    match.play(match.state.parse("bid 3 @2 action"))
    assert match.log(0, "en")[-1] == "You lay token 3 in the action zone of tile 2."
    assert match.log(1, "en")[-1] == "Ann lays a token in the action zone of tile 2."
    assert match.log(None, "fr")[-1] == "Ann place un jeton en zone d’action de la tuile 2."


def test_the_second_half_of_an_action_knows_the_first() -> None:
    """A Mountain of the Exploration slot is moved, or swapped with a Compass."""
    for action, first, move, known in (
        ("move", "move MTN EX", "to L2", {"card": "MTN", "from": "EX"}),
        ("swap", "swap MTN EX", "with CPS V2", {"first": "MTN", "from": "EX"}),
    ):
        board = {"EX": "MTN", "V2": "CPS", "L1": "FOR"}
        table = play(acting(setting(2, boards={0: board}), 0, action), first)
        _, arguments = table.sentence(table.parse(move))
        assert known.items() <= arguments.items()
