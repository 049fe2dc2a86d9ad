"""The sentences of the game: all of them in both languages, for all values, in the words of each language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import portulan
from portulan import Refused
from portulan.engine.action_space import Family
from portulan.engine.events import HIDDEN, Event, EventFamily
from portulan.engine.match import Match
from portulan.engine.steps import Decision, Together
from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.campaign import FIRST_MAP, LAST_MAP
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.moves import SPACE
from portulan.games.near_and_far.scoring import Sheet
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import BUILDINGS, FACTIONS, GOODS, MODES, ROUTES, SYMBOLS
from tests.games.near_and_far.setting import (
    at,
    begin,
    box_with,
    choice,
    give,
    hold,
    path,
    play,
    recruit,
    table,
    turn,
)

GAME = portulan.game("near-and-far")
LANGUAGES = ("en", "fr")
SAME_IN_BOTH = {
    "game-title",
    "building-saloon",
    "building-mine",
    "stat-combat",
    "manner-honorable",
    "field-talent",
    "field-boss",
    "field-animal",
    "field-direction",
    "some-steps",
    "the-location",
    "with-fees",
    "with-rival",
    "with-spot",
}
"""Words that French and English share."""
ENGLISH = re.compile(
    r"\b(the|of|coins?|hearts?|you|your|with|and|from|first|uses?|pays?|gains?|wins?|deck|slot|seat)\b",
    re.IGNORECASE,
)
NUMBERS = (0, 1, 2, 5)


@cache
def messages(lang: str) -> dict[str, ast.Message | ast.Term]:
    """Parses the text of the game; what a reader would skip is a failure."""
    source = (GAME.folder / "text" / lang / "main.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = entry
    return found


@cache
def state() -> NearAndFar:
    """Sets a table up that nobody changes."""
    return table()


def told(family: EventFamily) -> Iterator[Event]:
    """Makes events of a family in which every field takes every value, and those that are hidden from others."""
    number = family.number
    choices = [list(range(len(field.labels))) or NUMBERS for field in family.fields]
    for others in ([values[0] for values in choices], [values[-1] for values in choices]):
        yield (number, *others)
        for place, values in enumerate(choices):
            for value in values:
                yield (number, *others[:place], value, *others[place + 1 :])
            if family.fields[place].name in family.secret:
                yield (number, *others[:place], HIDDEN, *others[place + 1 :])


def sentences(family: EventFamily, lang: str) -> set[str]:
    """Says all events of a family to the one who acts and to another."""
    said: set[str] = set()
    for event in told(family):
        for who in ("you", "other"):
            people = {
                key: value
                for _, *keys in family.people
                for key, value in zip(keys, (who, "Zoé"), strict=True)
            }
            arguments = {**family.arguments(event), **people}
            said.add(GAME.text.say(f"event-{family.name}", arguments, lang))
    return said


def said(found: NearAndFar, notation: str, lang: str = "en") -> str:
    """Says a move at a position."""
    return found.say(found.parse(notation), lang)


def test_both_languages_write_the_same_messages_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("fr"))


def test_every_decision_asks_a_question() -> None:
    for step in GAME.state().steps:
        if isinstance(step, Decision | Together):
            for lang in LANGUAGES:
                assert GAME.text.has(f"step-{step.name.replace(' ', '-')}", lang), step.name


def test_every_option_and_every_value_is_explained() -> None:
    for option, players in itertools.product(GAME.options, GAME.players):
        names = [f"option-{option.key}"]
        names += [f"option-{option.key}-{value}" for value in option.values_for(players)]
        for name, lang in itertools.product(names, LANGUAGES):
            assert GAME.text.has(name, lang), name
            assert GAME.text.say(name, {}, lang)


def test_everything_that_is_counted_or_chosen_has_a_name() -> None:
    names = [f"sheet-{name}" for name in (*Sheet._fields, "total")]
    names += [f"mode-{mode}" for mode in MODES] + [
        f"building-{building}" for building in (*BUILDINGS, "jail")
    ]
    names += [f"good-{good}" for good in (*GOODS, "heart", "bird", "turtle")]
    names += [f"faction-{faction}" for faction in FACTIONS] + [f"symbol-{symbol}" for symbol in SYMBOLS]
    names += [f"route-{route}" for route in ROUTES] + [f"slot-{number}" for number in range(1, 5)]
    names += [f"field-{field.name}" for family in SPACE.families for field in family.fields]
    names += ["game-title", "game-tagline", "chapter-again"]
    names += [f"chapter-map-{number}" for number in range(FIRST_MAP, LAST_MAP + 1)]
    for name, lang in itertools.product(names, LANGUAGES):
        assert GAME.text.has(name, lang), name
        assert GAME.text.say(name, {}, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", SPACE.families, ids=lambda family: family.name)
def test_every_move_has_a_sentence_of_its_own(family: Family, lang: str) -> None:
    told_of = [state().say(move, lang) for move in family.moves()]
    assert len(set(told_of)) == len(told_of)
    for sentence in told_of:
        assert re.fullmatch(r"[A-ZÉ][^{}]*[^.{} ]", sentence), sentence
        assert "  " not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", EVENTS.listed, ids=lambda family: family.name)
def test_every_event_is_a_whole_sentence_for_all_its_values(family: EventFamily, lang: str) -> None:
    for sentence in sentences(family, lang):
        assert re.fullmatch(r"[A-ZÀÉ][^{}]*[^{} ]\.", sentence), sentence
        assert "  " not in sentence


def test_no_english_is_left_in_french() -> None:
    english, french = messages("en"), messages("fr")
    serializer = FluentSerializer()
    for name in english:
        if serializer.serialize_entry(english[name]) == serializer.serialize_entry(french[name]):
            assert name in SAME_IN_BOTH, name
    for move in SPACE.moves():
        assert not ENGLISH.search(state().say(move, "fr")), SPACE.notation(move)
    for family in EVENTS:
        for sentence in sentences(family, "fr"):
            assert not ENGLISH.search(sentence), sentence


# What only the position knows


def test_a_move_to_a_location_names_it_and_what_it_costs() -> None:
    found = table()
    beside_a_threat, _ = path(found, "threat")
    found = play(turn(at(found, 0, f"@{beside_a_threat}"), 0), "adventure")
    threat = next(move for move in found.moves() if found.sentence(move)[1].get("met") == "threat")
    assert found.say(threat, "en").endswith(", past a threat")
    assert found.say(threat, "fr").endswith(", au-devant d’une menace")
    named = next(n for n, named in enumerate(found.atlas.named) if named)
    code = found.notation(SPACE.parse("go a") + named).removeprefix("go ")
    place = GAME.text.say(f"place-{found.box.quests[found.atlas.quest[named]]}", {}, "en")
    assert said(found, f"go {code}").startswith(f"Go to {code}, {place} (")
    assert said(found, "go an") == "Go to an"
    quiet, _ = path(found, "none")
    found = play(turn(at(found, 0, f"@{quiet}"), 0), "adventure")
    empty = next(
        move
        for move in found.moves()
        if found.sentence(move)[1].get("met") == "none" and found.sentence(move)[1]["kind"] != "town"
    )
    play(hold(found, 0, hearts=3), found.notation(empty))
    onward = next(move for move in found.moves() if found.notation(move).startswith("go "))
    assert found.say(onward, "en").endswith(", for 1 heart")
    assert found.say(onward, "fr").endswith(", pour 1 cœur")


def test_prices_are_told() -> None:
    found = play(hold(table(), 0, coins=9, food=2), "visit saloon")
    who = found.row[0]
    price = found.box.price[who]
    assert said(found, f"recruit {catalogue.ADVENTURERS[who]}").endswith(
        f"for {price} coin{'s' * (price > 1)}"
    )
    found = play(hold(table(), 0, food=2), "visit stables")
    assert said(found, "bird") == "Buy a pack bird for 1 food"
    assert said(found, "turtle", "fr") == "Acheter une tortue porteuse"
    found = play(give(hold(table(), 0, food=2), 0, bought="wicks-whistle"), "visit stables")
    assert said(found, "bird") == "Buy a pack bird for nothing"
    found = begin(hold(at(table(), 0, "@b"), 0, hearts=5), steps.CAMP, 0)
    assert said(found, "camp", "fr") == "Construire un camp ici pour 3 cœurs"
    assert said(found, "learn fishing") == "Learn Fishing for 1 experience"
    assert said(found, "buy jade-flute") == "Buy Jade Flute for 2 gems and 1 Outlaw token"


def test_what_ends_or_is_declined_is_what_is_asked() -> None:
    found = play(hold(table(), 0, food=1), "visit stables")
    assert said(found, "done") == "Finish the visit"
    found = play(recruit(table(), 0, "tib", 0), "adventure")
    assert said(found, "done", "fr") == "Partir avec le groupe tel quel"
    play(found, "rearrange")
    assert said(found, "pass") == "Leave the slot of the Outlaws empty"
    assert said(found, "assign tib", "fr") == "Mettre Tib Trois-fois-pendu dans la case des Hors-la-Loi"
    assert said(found, "stop") == "Stop here"


def test_an_opponent_is_called_by_his_character() -> None:
    found = play(at(at(table(3), 1, "farm"), 2, "farm"), "visit farm")
    rival = GAME.text.say(f"character-{catalogue.CHARACTERS[found.character[1]]}", {}, "en")
    assert said(found, "duel 2 foul") == f"Challenge {rival} to a foul duel"


def test_a_choice_tells_what_it_tries_only_while_its_page_lies_open() -> None:
    way = [
        choice("a", test=("skill", 7), cost=entries.Bundle(coin=1)),
        choice("b", test=("combat", 9)),
        choice("c"),
    ]
    found = table(kind=box_with(quests={"A": way}))
    found.quest = found.box.quests.index("A")
    assert said(found, "choose 1") == "Choose 1"
    begin(found, steps.CHOOSE, 0)
    assert said(found, "choose 1") == "Choose 1: skill 7, 1 coin"
    assert said(found, "choose 2", "fr") == "Choisir 2\u00a0: combat 9"
    assert said(found, "choose 3") == "Choose 3: no roll"
    assert said(found, "choose 4") == "Choose 4"


def test_a_reward_that_may_be_taken_is_named() -> None:
    one = entries.OneOf((entries.Rep(2), entries.Token("red", 2), entries.Treasure()))
    found = table(kind=box_with(quests={"A": [choice("a", result=[one])]}))
    found.quest = found.box.quests.index("A")
    found.choice = 0
    begin(found, steps.CLAIM, 0, 0, 0, 0)
    assert said(found, "claim 1") == "Take reward 1: 2 reputation"
    assert said(found, "claim 2", "fr") == "Prendre la récompense 2\u00a0: 2 jetons Lézard"
    assert said(found, "claim 3") == "Take reward 3: 1 treasure"


def test_hearts_tell_what_the_roll_comes_to() -> None:
    found = hold(table(), 0, hearts=3)
    found.dice = [2, 0]
    begin(found, steps.THREAT_HEARTS, 0, 0)
    assert said(found, "hearts 2") == "Spend 2 hearts: 4 against 4"
    assert said(found, "hearts 0", "fr") == "Dépenser 0 cœur\u00a0: 2 contre 4"


def test_a_mixed_price_tells_both_goods() -> None:
    found = begin(hold(table(), 0, coins=3, gems=3), steps.REPUTATION, 0, 3)
    assert said(found, "instead 1") == "Pay 1 gem and 2 coins"
    assert said(found, "instead 3", "fr") == "Payer 3 gemmes et 0 pièce"


# Refusals and the log


@pytest.mark.parametrize(("lang", "jail"), [("en", "jail"), ("fr", "prison")])
@pytest.mark.parametrize("step", ["way-in", "saloon-duel"])
def test_who_may_challenge_somebody_is_told_what_a_lost_duel_costs(step: str, lang: str, jail: str) -> None:
    """Before any opponent is chosen (NF-DUEL-10)."""
    assert jail in GAME.text.say(f"step-{step}", {}, lang)


@pytest.mark.parametrize(
    ("basic", "advanced", "en", "fr"),
    [
        (4, 0, "Draw 4 basic", "Piocher 4 basiques"),
        (1, 3, "Draw 1 basic + 3 advanced", "Piocher 1 basique + 3 avancées"),
        (3, 1, "Draw 3 basic + 1 advanced", "Piocher 3 basiques + 1 avancée"),
        (0, 1, "Draw 1 advanced", "Piocher 1 avancée"),
    ],
)
def test_a_button_says_that_artifacts_are_drawn(basic: int, advanced: int, en: str, fr: str) -> None:
    said = [GAME.text.say("button-draw", {"basic": basic, "advanced": advanced}, lang) for lang in LANGUAGES]
    assert said == [en, fr]


def test_one_quest_box_is_one() -> None:
    said = [GAME.text.say("boxes", {"value": n}, lang) for lang in LANGUAGES for n in (1, 2)]
    assert said == ["quest box", "quest boxes", "case de quête", "cases de quête"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_speaks(lang: str) -> None:
    found = table()
    with pytest.raises(Refused) as caught:
        found.play(found.parse("camp"))
    assert caught.value.text(lang).strip()


def test_the_log_of_a_match_tells_what_happened() -> None:
    match = Match.new(GAME, ["Ann", "Bo"], seed=1, options={"first_player": "fixed"})
    for move in ("be bo", "be tock", "pet ounce 2"):
        match.play(match.state.parse(move))
    assert "You are Bo Hask, drummer, deserted." in match.log(0, "en")
    assert "Bo incarne Tic, porteur de laiton, en consigne." in match.log(0, "fr")
    assert "Ann takes Ounce along, in the slot of the Mystics." in match.log(1, "en")
