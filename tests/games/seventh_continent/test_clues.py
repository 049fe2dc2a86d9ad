"""Against what one plays: clues that are chosen, what they bring, where the journey begins, and when it is won."""

from __future__ import annotations

import json

import pytest

from portulan.games.seventh_continent import ending
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import CLUE, DECK, OUT, SATCHEL, STOCK
from tests.games.seventh_continent.setting import (
    BRUNO,
    GODDESS,
    LUDOVIC,
    PEOPLE,
    against,
    asked,
    do,
    kind,
    names,
    number,
    offered,
)
from tests.games.seventh_continent.small_world import CARDS

THIRD = "guardians-offering"
"""A clue that ships, with another beginning and no effects here; a pack may bring one more (`MOST_CLUES`)."""
MORE_CLUES = "".join(
    (
        CARDS,
        '[[clue]]\nid = "second"\ntitle = { fr = "Deux", en = "Two" }\nstart = "760"\n'
        'front_text = "clue.front"\nback_text = "clue.back"\nlost = "clue.back"\n',
        f'[[clue]]\nid = "{THIRD}"\n'
        'title = { fr = "Trois", en = "Three" }\nstart = "761"\n'
        'line = { fr = "un froid qui compte", en = "a cold that counts" }\n'
        'front_text = "clue.front"\nback_text = "clue.back"\nlost = "clue.back"\n',
        '[[curse]]\nid = "second-curse"\ntitle = { fr = "Deux", en = "Two" }\nclue = "second"\n',
        *(
            f'[[exploration]]\nid = "X-{name}"\nzone = "I"\nclue = "{clue}"\n[exploration.face]\n'
            f'type = "temporary"\ntitle = {{ fr = "{name}", en = "{name}" }}\n'
            for name, clue in (("second", "second"), ("third", THIRD))
        ),
    )
)


def at_clues(players: int) -> SeventhContinent:
    """Sets up a match up to the choice of clues."""
    state = kind(MORE_CLUES).blank(players, kind(MORE_CLUES).game.resolve(players, {}))
    state.begin()
    for person in PEOPLE[:players]:
        if asked(state) == "character":
            do(state, f"be {person}")
    return state


@pytest.mark.rule("7C-SETUP-6", "7C-SETUP-7", "7C-SETUP-8")
def test_a_set_of_clues_is_chosen_and_brings_its_curses() -> None:
    state = at_clues(1)
    known = state.box.of_type[CLUE].bit_count()
    assert offered(state) == [f"clues {n}" for n in range(1, 1 << known)]
    assert not state.piles[SATCHEL]
    do(state, against(state, GODDESS, THIRD))
    assert names(state, SATCHEL) == [GODDESS, THIRD]
    assert f"curse-{THIRD}" in names(state, DECK)
    assert {"second", "second-curse"} <= set(names(state, OUT))
    assert (state.piles[DECK] & state.box.curses).bit_count() == 6


@pytest.mark.rule("7C-SETUP-13", "7C-SETUP-12")
@pytest.mark.parametrize(
    ("chosen", "first"),
    [
        ([GODDESS], "A-010-g1"),
        (["second"], "T760"),
        ([THIRD], "T761"),
        (["second", THIRD], "T760"),
        ([GODDESS, "second", THIRD], "A-010-g1"),
    ],
)
def test_the_smallest_number_is_the_first_terrain(chosen: list[str], first: str) -> None:
    state = at_clues(1)
    do(state, against(state, *chosen))
    assert state.cells[state.figure[BRUNO]] == number(state, first)
    assert state.sheet == state.box.cards[number(state, first)].sheet


@pytest.mark.rule("7C-SETUP-6", "7C-SETUP-10")
@pytest.mark.parametrize(
    ("chosen", "there"),
    [
        ([GODDESS], []),
        (["second"], ["X-second"]),
        ([GODDESS, THIRD], ["X-third"]),
        ([GODDESS, "second", THIRD], ["X-second", "X-third"]),
    ],
)
def test_exploration_cards_of_a_clue_are_in_the_deck_with_it_alone(
    chosen: list[str], there: list[str]
) -> None:
    state = at_clues(1)
    before = state.view(0)["zones"]["I"]
    own = ("X-second", "X-third")
    aside = {uid for uid in names(state, OUT) if uid in own or uid.startswith("X-I-")}
    do(state, against(state, *chosen))
    brought = aside - set(names(state, OUT))
    assert [uid for uid in own if uid in names(state, STOCK)] == there
    assert [uid for uid in own if uid in names(state, OUT)] == [uid for uid in own if uid not in there]
    assert state.view(0)["zones"]["I"] + sum(value > 0 for value in state.fog) == before + len(brought)
    assert "X-second" not in str(state.view(0))
    assert not state.faults()


@pytest.mark.rule("7C-SETUP-6", "7C-RESUME-1")
@pytest.mark.parametrize("chosen", [GODDESS, "second"])
def test_a_save_of_before_gets_the_exploration_cards_of_its_clues(chosen: str) -> None:
    """Cards that came into the game after it was saved; those of another clue are not in this match."""
    state = at_clues(1)
    do(state, against(state, chosen))
    data = json.loads(state.dump())
    data["content"] = 0
    data["table"]["piles"] = [
        [uid for uid in pile if uid not in ("X-second", "X-third")] for pile in data["table"]["piles"]
    ]
    after = kind(MORE_CLUES).restore(data)
    assert after.piles == state.piles


@pytest.mark.rule("7C-SETUP-6")
def test_the_group_agrees_on_its_clues() -> None:
    state = at_clues(2)
    chosen = state.parse(against(state, "second"))
    state.play(chosen, LUDOVIC)
    assert asked(state) == "clues proposal"
    assert state.actors == [BRUNO]
    do(state, "object")
    assert asked(state) == "clues"
    state.play(chosen, BRUNO)
    state.play(state.parse("agree"), LUDOVIC)
    assert names(state, SATCHEL) == ["second"]
    assert asked(state) == "group"


def said(state: SeventhContinent, lang: str, *curses: str) -> str:
    """Says which clues are chosen, without the number by which they are called in moves."""
    return state.say(state.parse(against(state, *curses)), lang).rpartition(" (")[0]


@pytest.mark.rule("7C-SETUP-6")
def test_clues_are_named_by_their_titles_and_one_alone_by_its_line_too() -> None:
    state = at_clues(1)
    assert said(state, "en", "second", THIRD) == "Set out against Three, Two"
    assert said(state, "en", "second") == "Set out against Two"
    assert said(state, "en", THIRD) == "Set out against Three: a cold that counts"
    assert said(state, "fr", THIRD) == "Partir contre «\u202fTrois\u202f»\u00a0: un froid qui compte"


@pytest.mark.rule("7C-SETUP-6")
def test_the_screen_offers_every_clue_in_the_same_words() -> None:
    state = at_clues(1)
    shown = str(state.game.scene(state.view(0)))
    assert "a cold that counts" in shown
    assert "un froid qui compte" in shown


@pytest.mark.rule("7C-WIN-1", "7C-GOAL-2")
def test_all_chosen_curses_must_be_lifted() -> None:
    state = at_clues(1)
    do(state, against(state, GODDESS, "second"))
    ending.lift(state, number(state, "second"))
    assert not state.ended
    ending.lift(state, number(state, THIRD))
    assert not state.ended
    ending.lift(state, number(state, GODDESS))
    assert state.ended
