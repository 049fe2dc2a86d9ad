"""Checks of legality: what is listed is accepted, all else is refused with a clause and changes nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

from portulan import CHANCE, Game, PortulanError, Refused, State
from tests.battery.case import Case, askable, glimpses, require

NO_MOVES: tuple[Any, ...] = (-1, 10**9, -(10**9), True, False, "x", None, 1.5, [], 0.0)


def listed_moves_are_accepted(case: Case) -> None:
    """Whoever may be asked has a list that is never empty, and every move on it can be played."""
    for seeded in (True, False):
        for state in glimpses(case, seeded=seeded):
            asked = askable(state)
            require(bool(asked) != state.over, f"{case}: nobody is asked, or somebody is after the end")
            for seat, moves in asked:
                require(bool(moves), f"{case}: seat {seat} is asked and has no move")
                require(len(moves) == len(set(moves)), f"{case}: a move is listed twice")
                require(
                    state.moves(seat) is not state.moves(seat), f"{case}: a list of moves is handed out twice"
                )
                for move in moves:
                    _accept(case, state, seat, move)


def _accept(case: Case, state: State, seat: int, move: int) -> None:
    after = state.copy()
    named = state.notation(move)
    try:
        after.play(move, seat)
    except PortulanError as error:
        require(False, f"{case}: {named!r} is listed and refused: {error}")
    require(after.trail[0] == (seat, move), f"{case}: {named!r} was played as {after.trail[0]}")
    require(after.digest() != state.digest(), f"{case}: {named!r} leaves the position as it was")


def other_moves_are_refused(case: Case) -> None:
    """Every other int of the action space, and whatever is no move at all, is refused and changes nothing.

    A refusal names a clause of the rules; what is no int is refused in one line.
    """
    space = range(case.game.space.size)
    for state in glimpses(case, seeded=False, one_in=case.seldom):
        asked = dict(askable(state))
        wrong: list[tuple[Any, int]] = []
        for seat in asked or {0: []}:
            listed = set(asked.get(seat, ()))
            wrong += [(move, seat) for move in space if move not in listed]
            wrong += [(move, seat) for move in (space.stop, *NO_MOVES)]
        strangers = [seat for seat in (CHANCE, *range(case.players + 1)) if seat not in asked]
        wrong += [(move, seat) for seat in strangers for move in state.moves()[:3]]
        for some in batched(wrong):
            before = (state.digest(), state.moves(), list(state.trail))
            for move, seat in some:
                _refuse(case, state, move, seat)
            after = (state.digest(), state.moves(), list(state.trail))
            require(before == after, f"{case}: one of {some} is refused and changes the state")


def batched(wrong: list[tuple[Any, int]], size: int = 16) -> list[list[tuple[Any, int]]]:
    """Cuts a list into pieces, so that a digest is not needed after each of its moves."""
    return [wrong[start : start + size] for start in range(0, len(wrong), size)]


def _refuse(case: Case, state: State, move: Any, seat: int) -> None:
    what = f"{case}: {move!r} of seat {seat}"
    try:
        state.play(move, seat)
    except Refused as refused:
        require(
            refused.rule in _clauses(case.game), f"{what} is refused by {refused.rule!r}, which is no clause"
        )
        clause = state.why_not(move, seat)
        require(refused.rule == clause, f"{what} is refused by {refused.rule}, but explained by {clause}")
        require(
            not state.over or clause == case.game.over_rule, f"{what} is refused by {clause} after the end"
        )
    except PortulanError as error:
        require(type(move) is not int, f"{what} is refused without a clause: {error}")
        require(bool(str(error)) and "\n" not in str(error), f"{what} is not refused in one line")
    else:
        require(False, f"{what} is not listed, and accepted")


@cache
def _clauses(game: Game) -> frozenset[str]:
    return frozenset(game.text.rules("en"))


def why_not_agrees_with_the_list(case: Case) -> None:
    """The clause against a move is empty exactly for listed moves."""
    for state in glimpses(case, seeded=False):
        for seat, moves in askable(state) or [(0, [])]:
            legal = {move for move in range(-1, case.game.space.size + 1) if not state.why_not(move, seat)}
            step = "the end" if state.step is None else state.step.name
            difference = sorted(legal.symmetric_difference(moves))
            require(not difference, f"{case}: at {step!r} list and explanation differ about {difference}")
