"""Checks of legality: what is listed is accepted, all else is refused with a clause and changes nothing."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from portulan import CHANCE, Game, PortulanError, Refused, State
from tests.battery.case import Case, askable, require, some
from tests.battery.walk import Observation, Walk, observer

NO_MOVES: tuple[Any, ...] = (-1, 10**9, -(10**9), True, False, "x", None, 1.5, [], 0.0)

WHOLE = 1000
"""Moves of a space that are tried at one position; a larger space is tried in parts."""

LISTED = 60
"""Listed moves that are played at one position; of a longer list some."""


@observer(looks=1)
def listed_moves_are_accepted(walk: Walk) -> Observation:
    """Whoever may be asked has a list that is never empty, and every move on it can be played."""
    case = walk.case
    rng = case.rng("listed moves")
    while position := (yield):
        for state in position.looked_at:
            asked = askable(state)
            require(bool(asked) != state.over, f"{case}: nobody is asked, or somebody is after the end")
            for seat, moves in asked:
                require(bool(moves), f"{case}: seat {seat} is asked and has no move")
                require(len(moves) == len(set(moves)), f"{case}: a move is listed twice")
                require(
                    state.moves(seat) is not state.moves(seat), f"{case}: a list of moves is handed out twice"
                )
                for move in some(moves, LISTED, rng):
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


def tried(game: Game, listed: list[int], rng: random.Random) -> list[int]:
    """Gives all moves of a small space, but only the ends of its numbers; of a large one some of every family.

    Near misses are tried above all.
    """
    space = game.space
    found = {move + step for move in listed for step in (-1, 1) if 0 <= move + step < space.size}
    whole = space.moves()
    if len(whole) <= WHOLE:
        return sorted({*whole, *found})
    near = {space.family(move).name for move in listed}
    found = set(some(sorted(found), WHOLE // 4, rng))
    share = WHOLE // 2 // len(space.families)
    for family in space.families:
        most = share + (WHOLE // 4 // len(near) if family.name in near else 0)
        found.update(some(range(family.base, family.base + family.size), max(1, most), rng))
    return sorted(found)


@observer(looks=0.25)
def other_moves_are_refused(walk: Walk) -> Observation:
    """Every other int of the action space, and whatever is no move at all, is refused and changes nothing.

    A refusal names a clause of the rules; what is no int is refused in one line.
    """
    case = walk.case
    rng = case.rng("other moves")
    while position := (yield):
        state = position.state.copy()
        asked = dict(askable(state))
        wrong: list[tuple[Any, int]] = []
        for seat in asked or {0: []}:
            listed = asked.get(seat, [])
            legal = set(listed)
            wrong += [(move, seat) for move in tried(case.game, listed, rng) if move not in legal]
            wrong += [(move, seat) for move in (case.game.space.size, *NO_MOVES)]
        strangers = [seat for seat in (CHANCE, *range(case.players + 1)) if seat not in asked]
        wrong += [(move, seat) for seat in strangers for move in state.moves()[:3]]
        for part in batched(wrong):
            before = (state.digest(), state.moves(), list(state.trail))
            for move, seat in part:
                _refuse(case, state, move, seat)
            after = (state.digest(), state.moves(), list(state.trail))
            require(before == after, f"{case}: one of {part} is refused and changes the state")


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


@observer(looks=1)
def why_not_agrees_with_the_list(walk: Walk) -> Observation:
    """The clause against a move is empty exactly for listed moves."""
    case = walk.case
    rng = case.rng("why not")
    while position := (yield):
        state = position.state
        for seat, moves in askable(state) or [(0, [])]:
            asked = {*tried(case.game, moves, rng), *moves, -1, case.game.space.size}
            legal = {move for move in asked if not state.why_not(move, seat)}
            step = "the end" if state.step is None else state.step.name
            difference = sorted(legal.symmetric_difference(moves))
            require(not difference, f"{case}: at {step!r} list and explanation differ about {difference}")
