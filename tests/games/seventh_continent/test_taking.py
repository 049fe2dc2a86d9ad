"""Taking numbered cards, flags, states (7C-TAKE, 7C-FLAG, 7C-STATE)."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent import steps
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    DECK,
    DISCARD,
    HAND,
    NONE,
    OPEN,
    PAST,
    STOCK,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    actions,
    again,
    asked,
    begin,
    do,
    equip,
    go_on,
    hand,
    hold,
    lay,
    names,
    number,
    offered,
    past,
    shipped,
    stand,
    table,
    top,
    undertake,
)


def _at_hawser_point(used: bool, **options: str) -> SeventhContinent:
    state = shipped(1, **options)
    lay(state, "A-029-g1")
    stand(state, "A-029-g1", BRUNO)
    equip(state, BRUNO, 4, "C02")
    top(state, "C33", "C35", "C34", "C01")
    begin(again(state), "swim", "A-029-g1")
    do(state, "use 0.0" if used else "done")
    go_on(state)
    return state


@pytest.mark.rule("7C-FLAG-1", "7C-FLAG-2", "7C-FLAG-3", "7C-AUTH-1")
def test_the_raft_adds_five() -> None:
    """7C-VEC-04: used at step 1 it lets Bruno take a 159 or a 164; the 164 shows the terrain that authorised it."""
    state = _at_hawser_point(used=True)
    assert state.dice[0] == 3
    assert [state.notation(move) for move in state.moves()] == ["call 1", "call 2"]
    do(state, "call 2")
    assert "A-164-g1" in names(state, BOARD)
    assert state.box.cards[number(state, "A-164-g1")].authorised_by == (29,)
    assert "swim A-029-g1" not in actions(state)


@pytest.mark.rule("7C-FLAG-3")
def test_a_raft_that_was_not_used_adds_nothing() -> None:
    state = _at_hawser_point(used=False)
    assert "A-164-g1" in names(state, STOCK)
    assert state.dice[0] == 4


@pytest.mark.rule("7C-AUTH-2")
def test_a_sum_that_is_not_authorised_shows_nothing() -> None:
    """The card of the box is taken; the use is not given back (G-67, G-138)."""
    state = table(1)
    equip(state, BRUNO, 4, "C02")
    begin(again(state), "swim")
    do(state, "use 0.0", "done", "extra 0", "call 2", "card E790-1")
    assert past(state) == ["E790-1"]
    assert state.dice[0] == 3
    hinting = table(1, flag_hint="on")
    equip(hinting, BRUNO, 4, "C02")
    begin(again(hinting), "swim")
    do(hinting, "use 0.0", "done", "extra 0", "card E790-1")
    assert past(hinting) == ["E790-1"]


@pytest.mark.rule(
    *("7C-STATE-1", "7C-STATE-3", "7C-STATE-5", "7C-STATE-6", "7C-STATE-8", "7C-STATE-9", "7C-ZONE-6"),
    *("7C-RETURN-1", "7C-CARD-8", "7C-CARD-17"),
)
def test_two_players_acquire_wounded_then_paranoid() -> None:
    """7C-VEC-05: three cards for Bruno's three, none for Ludovic, four for Bruno's four; the old one goes back."""
    state = table(2)
    hold(state, BRUNO, "A-100-4", "E795")
    event = number(state, "E922")
    state.shift(event, STOCK, OPEN)
    state.pending.append((event, state.box.cards[event].mandatory, NONE, BRUNO, 3))
    state.stack.append((steps.NEXT_MANDATORY,))
    deck = len(names(state, DECK))
    do(again(state), "extra 0", "card A-104-1")
    _decline(state)
    do(state, "card C01", "card C02", "card C03")
    assert state.stack[-1][1:3] == (104, LUDOVIC)
    do(state, "card A-104-4")
    _decline(state)
    do(state, "card A-100-1")
    _decline(state)
    do(state, "card C04", "card C05", "card C06", "card C07")
    assert asked(state) == "group"
    assert hand(state, BRUNO) == ["A-100-1", "A-104-1", "E795"]
    assert hand(state, LUDOVIC) == ["A-104-4"]
    assert "A-100-4" in names(state, STOCK)
    assert past(state) == ["E922"]
    assert len(names(state, DECK)) == deck - 7
    assert len(names(state, DISCARD)) == 7


def _decline(state: SeventhContinent) -> None:
    while asked(state) == "cancel state":
        do(state, "done")


@pytest.mark.rule("7C-STATE-4")
@pytest.mark.parametrize(("ruling", "pile"), [("return", STOCK), ("past", PAST)])
def test_a_state_is_cancelled(ruling: str, pile: int) -> None:
    """7C-VEC-34: no card is discarded, and the state is not acquired (G-72)."""
    state = table(1, cancelled_state=ruling)
    hold(state, BRUNO, "X-I-19")
    deck = state.piles[DECK]
    begin(again(state), "heal")
    do(state, "extra 0", "card A-104-1")
    assert offered(state) == ["apply X-I-19 1", "done"]
    do(state, "apply X-I-19 1")
    assert asked(state) == "group"
    assert hand(state, BRUNO) == []
    assert state.piles[DECK] == deck
    assert "A-104-1" in names(state, pile)
    assert "X-I-19" in past(state)


@pytest.mark.rule(
    "7C-TAKE-2", "7C-TAKE-3", "7C-TAKE-4", "7C-TAKE-5", "7C-TAKE-6", "7C-ICON-14", "7C-CARD-5", "7C-TEMP-1"
)
def test_green_before_gold_then_the_past_returns() -> None:
    """7C-VEC-24, 7C-VEC-25: green, green, gold; with all in the Past, the whole Past returns and a green comes."""
    state = table(1)
    state.shift(number(state, "X-I-01"), STOCK, PAST)
    undertake(again(state), "listen")
    assert len(state.chances()) == 2
    do(state, "card E790-2")
    undertake(state, "listen")
    assert sorted(past(state)) == ["E790-1", "E790-2", "X-I-01"]
    undertake(state, "listen")
    assert "E790-gold" in past(state)
    undertake(state, "listen")
    assert len(state.chances()) == 2
    assert past(state) == []
    do(state, "card E790-1")
    assert past(state) == ["E790-1"]


@pytest.mark.rule("7C-TAKE-7")
def test_if_available() -> None:
    """7C-VEC-26: with none left in the deck nothing happens, and the Past stays."""
    state = table(1)
    for uid in ("E790-1", "E790-2", "E790-gold", "X-I-01"):
        state.shift(number(state, uid), STOCK, PAST)
    undertake(again(state), "spot")
    assert len(past(state)) == 4


@pytest.mark.rule("7C-TAKE-3")
def test_a_green_in_the_past_leaves_the_gold() -> None:
    """7C-VEC-46."""
    state = table(1)
    for uid in ("E790-1", "E790-2"):
        state.shift(number(state, uid), STOCK, PAST)
    undertake(again(state), "listen")
    assert "E790-gold" in past(state)


@pytest.mark.rule("7C-FORBID-4", "7C-PERM-1", "7C-PERM-2", "7C-PERM-3", "7C-ICON-4", "7C-CARD-7")
def test_what_was_done_is_not_done_again() -> None:
    """7C-VEC-22: while the event shows hunt to the terrain, it is not offered there; then it is."""
    state = table(1)
    undertake(state, "hunt")
    assert "E920" in names(state, BOARD)
    assert "hunt T760" not in actions(state)
    assert "eat E920" in actions(state)
    undertake(state, "eat", "E920")
    assert "hunt T760" in actions(state)
    undertake(state, "hunt")
    do(state, "camp")
    assert "hunt T760" in actions(state)


@pytest.mark.rule("7C-FORBID-5", "7C-ICON-9")
def test_a_terrain_where_nothing_is_lit_crafted_or_rested() -> None:
    """7C-VEC-23: from no source."""
    state = table(1)
    lay(state, "T761")
    hold(state, BRUNO, "C06", "A-100-1")
    equip(state, BRUNO, 3, "C05")
    assert {"craft C06", "rest A-100-1"} <= set(actions(again(state)))
    stand(state, "T761", BRUNO)
    assert {icon.split()[0] for icon in actions(again(state))}.isdisjoint({"craft", "make_fire", "rest"})


@pytest.mark.rule("7C-BANISH-4", "7C-BANISH-1")
def test_green_to_gold() -> None:
    """The gold card comes to the place of the green one; the figure and the attached events stay (G-71, G-131)."""
    state = shipped(1)
    lay(state, "A-012-g1")
    stand(state, "A-012-g1", BRUNO)
    top(state, "C35", "C33", "C01")
    undertake(again(state), "dig", "A-012-g1")
    if asked(state) == "gold":
        do(state, "card A-012-gold1")
    assert "A-012-gold1" in names(state, BOARD)
    assert "A-012-g1" in names(state, BANISHED)
    assert state.cells[state.figure[BRUNO]] == number(state, "A-012-gold1")


@pytest.mark.rule("7C-QUESTITEM-1", "7C-CARD-11", "7C-HANDCARD-1", "7C-HANDCARD-2", "7C-HANDCARD-3")
def test_a_bonus_is_kept_given_or_discarded() -> None:
    for answer, where in (("to 0", HAND + BRUNO), ("to 1", HAND + LUDOVIC), ("leave it", PAST)):
        state = table(2)
        state.party = 3
        bonus = number(state, "X-I-05")
        state.shift(bonus, STOCK, OPEN)
        state.stack.append((steps.HOLD, BRUNO, bonus))
        do(again(state), answer)
        assert "X-I-05" in names(state, where)
