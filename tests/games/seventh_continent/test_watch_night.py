"""The sail, the hours of the night and both ends of the third curse, as they ship; and what a promise forbids."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BANISHED, CLUE, DISCARD, OUT, SATCHEL, STOCK, WON
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    actions,
    again,
    asked,
    begin,
    do,
    equip,
    hand,
    hold,
    names,
    number,
    offered,
    past,
    standing,
    table,
)
from tests.games.seventh_continent.small_world import CARDS, skill

GOOD = ("C35", "C33", "C34", "C01", "C02", "C03", "C04")
POOR = ("C05", "C06", "C11", "C12", "C10", "C20")
"""What is drawn first: cards with whole stars, or without."""
GUARDIANS = "guardians-offering"
HOURS = ("balance", "listen", "decipher", "orientate", "pull")
STATES = ("A-100", "A-108", "A-105", "A-102", "A-106")
"""What a failed hour leaves, in their order."""


def saying(operations: str, players: int = 1) -> SeventhContinent:
    """Sets a table against the third curse, with a skill in Bruno's hand that costs nothing and does something."""
    act = f'actions = [{{ icon = "think", cost = 0, difficulty = 0, success = [{operations}] }}]'
    state = table(players, CARDS + skill("S-act", "", act))
    for uid in names(state, SATCHEL):
        if state.box.cards[number(state, uid)].type == CLUE:
            state.shift(number(state, uid), SATCHEL, OUT)
    state.shift(number(state, GUARDIANS), state.pile_of(number(state, GUARDIANS)), SATCHEL)
    hold(state, BRUNO, "S-act")
    return again(state)


def called(state: SeventhContinent, *hours: tuple[str, ...]) -> SeventhContinent:
    """Does what the skill says, everybody taking part; each hour draws of the cards that are named for it."""
    drawn = iter(((), *hours))
    wanted: tuple[str, ...] = ()
    begin(state, "think", "S-act")
    while not state.over and asked(state) != "group":
        listed = offered(state)
        if asked(state) == "extra cards":
            wanted = next(drawn)
        fits = [f"card {uid}" for uid in wanted if f"card {uid}" in listed]
        answers = [move for move in ("join", "agree", "done", *fits[:1], "extra 0") if move in listed]
        do(state, answers[0] if answers else listed[0])
    return state


def read(state: SeventhContinent) -> list[str]:
    """Names the passages that were opened, in their order."""
    return [state.box.content.passages[passage] for passage in state.opened]


# The hours


@pytest.mark.parametrize("players", [1, 2])
def test_the_night_is_kept_hour_by_hour(players: int) -> None:
    state = called(saying('{ do = "take", card = "942" }', players), *[GOOD] * 5)
    told = read(state)
    assert [page for page in told if page.startswith("page.94")][:10] == [
        page
        for n, icon in zip(range(942, 947), HOURS, strict=True)
        for page in (f"page.{n}", f"page.{n}.{icon}.yes")
    ]
    assert told.index("page.946.pull.yes") < told.index("page.941") < told.index("page.000")
    assert told.index("page.000") < told.index("page.941.ferriere")
    assert ("page.941.penhallow" in told) == (players == 2)
    assert "page.941.kept" not in told
    assert (state.over, state.ended) == (True, WON)


@pytest.mark.parametrize("failed", range(4))
def test_an_hour_that_fails_costs_and_the_next_one_comes(failed: int) -> None:
    draws = [POOR if hour == failed else GOOD for hour in range(5)]
    state = called(saying('{ do = "take", card = "942" }'), *draws)
    assert f"page.{942 + failed}.{HOURS[failed]}.no" in read(state)
    assert [uid for uid in hand(state, BRUNO) if uid.startswith(STATES[failed])]
    assert (state.over, state.ended) == (True, WON)


def test_who_lowers_the_arm_is_waved_to_and_waits_for_a_camp() -> None:
    """The five hours lie in the Past; the sail comes nearer; the wave itself goes back to its place."""
    state = called(saying('{ do = "take", card = "942" }'), *[GOOD] * 4, POOR)
    assert "page.946.pull.no" in read(state)
    assert "page.947" in read(state)
    assert "A-947-g1" in names(state, STOCK)
    assert {f"A-{n}-g1" for n in range(942, 947)} <= set(past(state))
    assert len([uid for uid in names(state, BANISHED) if uid.startswith("A-930")]) == 1
    assert [uid for uid in hand(state, BRUNO) if uid.startswith("A-106")]
    assert not state.over


def test_seven_hands_are_held_up_and_the_courtesies_are_remembered() -> None:
    state = saying('{ do = "take", card = "940" }')
    for uid in ("A-679-g1", "A-687-g1", "A-699-g1"):
        state.shift(number(state, uid), state.pile_of(number(state, uid)), BANISHED)
    told = read(called(state))
    assert told.index("page.940") < told.index("page.940.kept") < told.index("page.000")
    assert "page.940.ferriere" in told
    assert (state.over, state.ended) == (True, WON)


# The sail


def test_she_comes_seven_times_and_then_lies_in_the_bay() -> None:
    """Seven greens, each once; the gold brings the beds, which close the way of the seven hands, and stays."""
    state = saying('{ do = "take", card = "930" }')
    for time in range(8):
        called(state)
        assert len([uid for uid in names(state, BANISHED) if uid.startswith("A-930")]) == min(time + 1, 7)
        assert ("A-931-g1" in names(state, BANISHED)) == (time == 7)
        hold(state, BRUNO, *[] if "S-act" in hand(state, BRUNO) else ["S-act"])
        for uid in [uid for uid in hand(state, BRUNO) if uid.startswith("A-10")]:
            state.shift(number(state, uid), state.pile_of(number(state, uid)), STOCK)
        again(state)
    assert {f"page.930-{n}" for n in range(1, 8)} <= set(read(state))
    assert read(called(state))[-1] == "page.931-gold"
    assert {"A-930-gold1", "A-931-gold1"} <= set(names(state, STOCK))


@pytest.mark.parametrize("players", [1, 2])
def test_at_a_camp_the_sail_comes_nearer_and_everybody_loses_a_card(players: int) -> None:
    """The topsails cost nothing themselves."""
    state = saying('{ do = "peek", n = 1 }', players)
    do(state, "camp")
    while asked(state) != "group":
        listed = offered(state)
        quiet = [move for move in listed if move == "card A-930-g2"]
        do(state, (quiet or [move for move in listed if move in ("agree", "done")] or listed)[0])
    assert [uid for uid in names(state, BANISHED) if uid.startswith("A-930")] == ["A-930-g2"]
    assert len(names(state, DISCARD)) == players


# What is found


@pytest.mark.parametrize("promised", [BRUNO, LUDOVIC])
def test_a_promise_binds_everybody(promised: int) -> None:
    state = standing("A-009-g1", sheet=1, players=2)
    assert "hunt A-009-g1" in actions(state)
    hold(state, promised, "A-744-g1")
    assert "hunt A-009-g1" not in actions(again(state))
    assert "hide A-009-g1" in actions(state)


def test_what_frightens_one_does_not_keep_the_others_from_hunting() -> None:
    state = standing("A-009-g1", sheet=1, players=2)
    hold(state, LUDOVIC, "A-108-1")
    assert "hunt A-009-g1" in actions(again(state))
    assert "hunt A-009-g1" not in actions(state, LUDOVIC)


def test_a_loaf_in_lime_is_eaten_once() -> None:
    state = standing("A-009-g1", sheet=1)
    equip(state, BRUNO, 3, "X-V-08")
    state = again(state)
    begin(state, "eat", "X-V-08")
    while asked(state) != "group":
        do(state, offered(state)[0])
    assert "page.X-V-08.eat.yes" in read(state)
    assert "eat X-V-08" not in actions(state)
