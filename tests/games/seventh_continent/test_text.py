"""Sentences: all that is asked, offered and told is written in both languages, and titles are in no file."""

from __future__ import annotations

import random
import re

import pytest

from portulan.engine.match import Match
from portulan.engine.state import CHANCE
from portulan.engine.steps import Anyone, Decision
from portulan.games.seventh_continent import names
from portulan.games.seventh_continent.box import box
from portulan.games.seventh_continent.content.schema import FOLDER
from portulan.games.seventh_continent.moves import BE, EXPLORE, GO
from portulan.games.seventh_continent.rules import STEPS
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import COMPASS, NONE
from tests.games.seventh_continent.setting import (
    GAME,
    GODDESS,
    against,
    begin,
    begun,
    do,
    equip,
    number,
    table,
)
from tests.games.seventh_continent.test_scene import find

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked(lang: str) -> None:
    asked = [step.name for step in STEPS if isinstance(step, Decision | Anyone)]
    missing = [name for name in asked if not GAME.text.has(f"step-{name.replace(' ', '-')}", lang)]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_its_values_are_explained(lang: str) -> None:
    keys = [f"option-{option.key}" for option in GAME.options]
    keys += [f"option-{option.key}-{value}" for option in GAME.options for value in option.values_for(2)]
    assert not [key for key in keys if not GAME.text.has(key, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_that_a_rule_cites_is_written(lang: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    cited = set(re.findall(r'"(7C-[A-Z-]+-\d+)"', code))
    assert cited
    assert not cited - set(GAME.text.clauses(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_file_names_a_card_of_the_closed_decks(lang: str) -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / "text" / lang).glob("*.ftl"))
    known = box()
    closed = known.adventure & ~known.people | known.exploration & ~known.people
    titles = [
        getattr(names.titles(known)[card], lang) for card in range(len(known.ids)) if closed >> card & 1
    ]
    assert titles
    assert not [title for title in titles if title in written]


def test_a_move_is_said_with_the_title_of_its_card_in_each_language() -> None:
    state = begin(table(1), "search")
    move = state.parse(f"keep {number(state, 'ferriere-1')}")
    assert state.say(move, "en") == "Keep Lead line"
    assert "Ligne de sonde" in state.say(move, "fr")


def test_a_card_that_nobody_took_is_said_by_its_number() -> None:
    state = table(1)
    card = number(state, "A-316-g1")
    move = state.parse(f"search {card}")
    assert state.say(move, "en") == f"Examine card {card}"
    assert state.say(move, "fr") == f"Examiner la carte {card}"


def test_an_object_is_said_by_its_top_card_and_its_resistance() -> None:
    state = table(1)
    slot = equip(state, 0, 3, "ferriere-1")
    said = state.say(state.parse(f"abandon 0.{slot}"), "en")
    assert said == "Abandon Lead line (resistance 3)"


def test_whoever_is_asked_to_agree_is_told_to_what() -> None:
    state = do(table(2), "active 1")
    assert state.step is not None
    assert state.step.name == "consent"
    assert state.say(state.parse("agree"), "en") == "Agree that Idris Penhallow acts"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_name_their_cards(lang: str) -> None:
    """A sentence with a hole in it would tell of the card none, or of a card without a name."""
    match = Match.new(GAME, ["Ann", "Bo"], seed=3)
    rng = random.Random(3)
    while not match.state.over and len(match.entries) < 300:
        actor = match.state.actor
        assert actor is not None
        assert actor != CHANCE
        match.play(rng.choice(match.state.moves(actor)), actor)
    lines = match.log(0, lang)
    known = {getattr(words, lang) for words in names.titles(box())}
    told = [line for line in lines if any(title in line for title in known)]
    assert len(told) > 20
    assert not [
        line
        for line in lines
        if re.search(r"\bnone\b|\{|card \d|carte \d|place \d|lieu \d", line) and "plus" not in line
    ]


def test_a_place_is_called_by_its_card_and_fog_by_the_side_of_one() -> None:
    state = do(begun(), "active 0")
    here = state.cells[state.figure[0]]
    explored = next(move for move in state.moves() if move in EXPLORE)
    side = next(side for side, there in state.box.around[state.figure[0]] if there == EXPLORE.index(explored))
    title = names.titles(state.box)[here]
    assert state.say(explored, "en") == f"Explore the fog {COMPASS[side]} of {title.en}"
    assert state.say(GO.move(state.figure[0]), "fr").endswith(f"«\u202f{title.fr}\u202f»")
    fog = find(GAME.scene(state.view(0)), f"cell-{EXPLORE.index(explored)}")
    assert GAME.text.say(fog.label.name, fog.label.arguments, "en") == f"Fog {COMPASS[side]} of {title.en}"


def test_an_old_event_keeps_the_name_that_its_place_had() -> None:
    match = Match.new(GAME, ["Ann"], seed=3)
    state = match.state
    assert isinstance(state, SeventhContinent)
    match.play(next(move for move in state.moves() if move in BE), 0)
    match.play(state.parse(against(state, GODDESS)), 0)
    told = match.log(0, "en")
    laid = [line for line in told if line.startswith("Fog lies")]
    assert laid and all("of " in line for line in laid)
    state.cells[:] = [NONE] * len(state.cells)
    assert match.log(0, "en") == told
