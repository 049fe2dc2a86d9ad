"""The Action Deck and the Discard: drawing, losing and recovering cards (7C-ENERGY)."""

from __future__ import annotations

import math

import pytest

from portulan import CHANCE
from portulan.games.seventh_continent.moves import CARD
from portulan.games.seventh_continent.terms import DECK, DISCARD, LOST_GAME
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    again,
    begin,
    do,
    equip,
    names,
    number,
    offered,
    piles,
    table,
    undertake,
)

CURSES = ["death-1", "death-2", "death-3", "death-4", "curse-voracious-goddess"]
COMMON = [f"C{n:02d}" for n in range(1, 36)]


@pytest.mark.rule(
    "7C-ACTION-COST-11", "7C-ACTION-COST-12", "7C-ENERGY-1", "7C-ENERGY-6", "7C-ENERGY-9", "7C-DISCARD-3"
)
def test_three_cards_left_for_a_cost_of_five() -> None:
    """7C-VEC-07: three from the deck, two at random from the Discard; the curse of the deck does nothing."""
    state = table(2)
    piles(state, ["C01", "death-1", "C02"], ["C03", "C04", "C05"])
    begin(again(state), "think")
    do(state, "stay", "extra 0", "card death-1", "card C01", "card C02")
    assert state.actor == CHANCE
    assert sorted(state.notation(move) for move, _ in state.chances()) == sorted(
        f"card {number(state, uid)}" for uid in ("C03", "C04", "C05")
    )
    do(state, "card C03", "card C05")
    assert not state.over
    do(state, "keep C03")
    assert state.piles[DECK] == 0
    assert sorted(names(state, DISCARD)) == ["C01", "C02", "C04", "C05", "death-1"]


@pytest.mark.rule("7C-RESULT-2", "7C-DEFEAT-1", "7C-ENERGY-5")
def test_a_curse_from_the_discard_is_defeat() -> None:
    """7C-VEC-07, variant: at once, before successes are counted."""
    state = table(2)
    piles(state, ["C01", "C02", "C03"], ["C04", "death-1"])
    begin(again(state), "think")
    do(state, "stay", "card C01", "card C02", "card C03", "card C04", "card death-1")
    assert state.over
    assert state.ended == LOST_GAME
    assert state.winners() == []


@pytest.mark.rule("7C-ENERGY-8", "7C-ENERGY-2", "7C-ENERGY-3")
def test_the_deck_is_formed_again() -> None:
    """7C-VEC-08: six cards at random from the Discard are the Action Deck now, and the Discard is open again."""
    state = table(2)
    piles(state, [], COMMON[:8])
    assert not again(state).view(None)["discard_open"]
    begin(state, "eat", by=LUDOVIC)
    do(state, "stay", "extra 0", *(f"card {uid}" for uid in COMMON[:6]))
    assert len(names(state, DECK)) == 6
    assert names(state, DISCARD) == COMMON[6:8]
    assert state.view(None)["discard_open"]


@pytest.mark.rule("7C-ACTION-COST-10", "7C-ENERGY-5")
def test_the_risk_of_a_draw_from_the_discard() -> None:
    """7C-VEC-28: two of twenty cards with five curses: safe with 105 of 190."""
    state = table(1)
    piles(state, [], COMMON[:15] + CURSES)
    begin(again(state), "search")
    do(state, "extra 0")
    safe = 1.0
    for _ in range(2):
        harmless = [(move, p) for move, p in state.chances() if not state.box.curses >> CARD.index(move) & 1]
        safe *= sum(p for _, p in harmless)
        state.play(harmless[0][0])
    assert math.isclose(safe, 105 / 190)


@pytest.mark.rule("7C-GIVE-1", "7C-ENERGY-7", "7C-ENERGY-9")
@pytest.mark.parametrize("revealed", ["C02", "death-1"])
def test_a_gift_with_one_card_left(revealed: str) -> None:
    """7C-VEC-33: the last card is set aside, the second comes from the fifteen of the Discard (G-79)."""
    state = table(2)
    piles(state, ["C01"], COMMON[1:11] + CURSES)
    equip(state, BRUNO, 3, "A-700-g1")
    do(again(state), "give", "hand over 0.0 to 1", "agree", "card C01")
    cards = [CARD.index(move) for move, _ in state.chances()]
    assert len(cards) == 15
    assert number(state, "C01") not in cards
    do(state, f"card {revealed}")
    assert state.over == (revealed == "death-1")
    if not state.over:
        assert len(names(state, DISCARD)) == 16
        assert state.object_cards(4) == [number(state, "A-700-g1")]
        assert state.dice[4] == 3


@pytest.mark.rule("7C-ENERGY-9")
def test_with_the_other_reading_set_aside_cards_are_in_the_discard() -> None:
    state = table(2, overflow="in")
    piles(state, ["C01"], COMMON[1:4])
    equip(state, BRUNO, 3, "A-700-g1")
    do(again(state), "give", "hand over 0.0 to 1", "agree", "card C01")
    assert len(state.chances()) == 4


@pytest.mark.rule("7C-ENERGY-4")
def test_a_deck_of_three_for_a_cost_of_three() -> None:
    """7C-VEC-45: the deck is empty at once; the three cards were drawn from it, so that a curse does nothing."""
    state = table(1)
    piles(state, ["death-1", "C01"], ["C03"])
    begin(again(state), "search")
    do(state, "extra 0", "card death-1", "card C01")
    assert not state.over
    assert not state.view(None)["discard_open"]


@pytest.mark.rule("7C-ACTION-COST-9", "7C-VERB-1")
def test_known_cards_are_drawn_first_until_the_deck_is_shuffled() -> None:
    state = table(1)
    state.top = [number(state, "C02"), number(state, "C01")]
    begin(again(state), "search")
    do(state, "extra 0")
    assert offered(state) == ["keep C01", "keep C02", "done"]
    do(state, "done")
    assert sorted(names(state, DISCARD)) == ["C01", "C02"]
    state.top = [number(state, "C03")]
    undertake(again(state), "eat")
    do(state, "card C01", "card C02")
    assert state.top == []


@pytest.mark.rule("7C-ACTION-COST-7", "7C-REMIND-4")
def test_additional_cards_come_from_deck_and_discard() -> None:
    state = table(1)
    piles(state, COMMON[:4], COMMON[4:6])
    begin(again(state), "search")
    assert [state.notation(move) for move in state.moves()] == [f"extra {n}" for n in range(5)]
