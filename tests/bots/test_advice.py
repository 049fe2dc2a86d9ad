"""Advice: a legal move, reasons that are true of it, and nothing that the seat could not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import portulan
from portulan.bots import InformationState
from portulan.bots.advice import advise, explain
from portulan.bots.names import heuristic
from portulan.engine.state import State
from tests.bots.positions import positions

QUICK = "search:20it"
GAMES = ("agartha", "roam", "near-and-far", "seventh-continent")
SHORT = ("seventh-continent",)
"""Games that random players soon lose: more of their positions are looked at."""


def choices(game: str, players: int, every: int) -> list[State]:
    """Positions at which somebody has a choice."""
    found = positions(game, players, every=every)
    return [state for state in found if state.actor is not None and len(state.moves()) > 1]


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_a_legal_move_with_reasons_that_can_be_said(game: str) -> None:
    told = 0
    for state in choices(game, 3, 2 if game in SHORT else 12):
        seat = state.actor
        assert seat is not None
        advice = advise(InformationState(state, seat), "a seed", QUICK)
        assert advice.move in state.moves() and advice.other in state.moves()
        assert advice.move != advice.other
        assert len(advice.reasons) <= 3
        for reason in advice.reasons:
            for lang in ("en", "fr"):
                said = state.game.text.say(reason.sentence, reason.arguments, lang)
                assert said.endswith(".") and "{" not in said
        told += bool(advice.reasons)
    assert told > 5


@pytest.mark.parametrize("game", GAMES)
def test_advice_depends_on_what_the_seat_knows_and_on_nothing_else(game: str) -> None:
    for state in choices(game, 2, 25):
        seat = state.actor
        assert seat is not None
        other = state.resample(seat, random.Random(7))
        assert advise(InformationState(state, seat), "x", QUICK) == advise(
            InformationState(other, seat), "x", QUICK
        )


@pytest.mark.parametrize("game", GAMES)
def test_the_terms_of_a_seat_are_the_same_whatever_it_cannot_know(game: str) -> None:
    for state in choices(game, 2, 10):
        seat = state.actor
        assert seat is not None
        other = state.resample(seat, random.Random(7))
        assert heuristic(state.game).terms(state, seat) == heuristic(state.game).terms(other, seat)


def test_a_bid_on_a_tile_is_advised_because_of_that_tile() -> None:
    """The reason names the tile that the token goes to, and the chance that it has then."""
    found: list[dict[str, Any]] = []
    for state in choices("agartha", 2, 1):
        if state.step is not None and state.step.name == "bid" and state.actor is not None:
            move = state.parse("bid 3 @1 bid")
            if move in state.moves():
                reasons = explain(InformationState(state, state.actor), "x", move).reasons
                found += [reason.arguments for reason in reasons if reason.sentence == "reason-tile"]
    assert found
    assert all(arguments["tile"] == 1 and 0 < arguments["now"] <= 100 for arguments in found)


def _coins(state: State) -> list[int]:
    coins: list[int] = state.data()["table"]["coins"]
    return coins


def test_coins_that_a_purchase_costs_are_counted() -> None:
    for state in choices("roam", 2, 1):
        if state.step is None or state.step.name != "market" or state.actor is None:
            continue
        for move in state.moves():
            if not state.notation(move).startswith("buy"):
                continue
            after = state.copy()
            after.play(move)
            if after.actor == state.actor:
                continue
            reasons = explain(InformationState(state, state.actor), "x", move).reasons
            coins = [reason.arguments for reason in reasons if reason.sentence == "reason-coins"]
            spent = _coins(state)[state.actor] - _coins(after)[state.actor]
            assert [(told["change"], told["amount"]) for told in coins] == [("less", spent)]
            return
    raise AssertionError("nobody could buy anything")


def test_a_game_without_terms_gives_the_move_alone() -> None:
    from tests.toys import letters

    state = portulan.engine.game.Game.new(letters.GAME, letters.GAME.players[0], seed=1)
    assert state.actor is not None
    advice = advise(InformationState(state, state.actor), "x", "greedy")
    assert advice.move in state.moves() and advice.reasons == []


def test_advice_for_an_action_tells_chance_cost_risk_and_aim() -> None:
    """The numbers are those that the scene shows before the action is undertaken; the aim follows them."""
    told = 0
    for state in choices("seventh-continent", 1, 1):
        seat = state.actor
        view = state.view(seat)
        for known in view["outlook"]:
            assert seat is not None
            first, *others = explain(InformationState(state, seat), "x", known["move"]).reasons
            assert first.sentence == "reason-chance"
            assert first.arguments == {
                "cards": known["cost"],
                "chance": known["chance"],
                "risk": known["risk"],
            }
            assert all(reason.sentence != "reason-energy" for reason in others)
            told += any(reason.sentence == "reason-aim" for reason in others)
        if told > 8:
            return
    raise AssertionError("no action had an aim")
