"""Rounds and turns, the end of a game (NF-TURN, NF-END)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.near_and_far import adventure, effects, events, party, payments, steps, visiting
from portulan.games.near_and_far.moves import ADVENTURE, VISIT
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import NOBODY, NONE


def game(state: Position, frame: Frame) -> None:
    """The game begins with the first player's first turn; cards and talents give what they give at the start."""
    state.round = 1
    state.active = state.first
    for seat in range(state.players):
        effects.trigger(state, seat, "game-start")
    state.tell(events.ROUND, 1)
    state.stack.append((steps.TURN, state.first))


def turn(state: Position, frame: Frame) -> None:
    """A turn begins: one action, free actions beside it, and an end (NF-GOAL-2, NF-TURN-6)."""
    seat = frame[1]
    state.active = seat
    state.tell(events.TURN, seat)
    state.steps_taken = 0
    state.let_go = 0
    state.passes = 0
    state.set_aside = 0
    state.left = NOBODY
    state.going = NOBODY
    state.from_town = 0
    state.free_ways = 0
    state.dueled = 0
    state.recruits = 0
    state.refreshed = 0
    state.acted = 0
    state.trades = 0
    state.bonuses = 0
    state.used = 0
    state.stack.append((steps.NEXT, seat))
    state.stack.append((steps.END, seat))
    state.stack.append((steps.MAIN, seat))


def against_main(state: Position, frame: Frame, move: int) -> str:
    """One visits another building, or goes on an adventure, but not in the first round (NF-TURN-2, NF-TURN-3)."""
    seat = frame[1]
    if move in VISIT:
        return "NF-TURN-3" if state.pawn[seat] == VISIT.index(move) else ""
    return "NF-TURN-2" if state.round == 1 else ""


def main_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the buildings but the one where the pawn is, and the adventure after the first round."""
    here = state.pawn[frame[1]]
    elsewhere = _ELSEWHERE[here if 0 <= here < VISIT.size else VISIT.size]
    return [*elsewhere, ADVENTURE.base] if state.round > 1 else [*elsewhere]


_ELSEWHERE: Final = [
    [move for move in VISIT.moves() if move - VISIT.base != here] for here in range(VISIT.size + 1)
]
"""The visits of a pawn in each building, then those of one that is in none."""


def main(state: Position, frame: Frame, move: int) -> None:
    """The action of the turn begins; a page of the turn before, which everybody could read until now, is closed."""
    seat = frame[1]
    state.page = NOBODY
    if move in VISIT:
        visiting.visit(state, seat, VISIT.index(move))
    else:
        adventure.begin(state, seat)


def end(state: Position, frame: Frame, move: int) -> None:
    """The player has bought what he wanted to buy (G-26)."""


def end_at_once(state: Position) -> None:
    """A lost threat ends the turn: nothing more is done or bought (NF-THREAT-7, G-93)."""
    while state.stack[-1][0] != steps.NEXT:
        state.stack.pop()


def following(state: Position, frame: Frame) -> None:
    """The next player's turn; after the last player of a round, the next round or the end (NF-TURN-1, NF-END-2).

    What an option puts off until the end of a turn happens first, also after a lost threat (G-31, G-61).
    """
    if state.rules.row_refill == "end_of_turn" and NONE in state.row and party.fill_bag(state):
        state.stack += [frame, (steps.ROW_UP,)]
        return
    if state.rules.treasure_overflow == "end_of_turn" and payments.overflows(state, frame[1]):
        state.stack += [frame, (steps.DROP, frame[1])]
        return
    seat = (frame[1] + 1) % state.players
    if seat == state.first:
        if state.last_round:
            finish(state)
            return
        if state.round >= state.rules.max_rounds:
            state.tell(events.TRUNCATED)
            finish(state)
            return
        state.round += 1
        state.tell(events.ROUND, state.round)
    state.stack.append((steps.TURN, seat))


def finish(state: Position) -> None:
    """The game is over."""
    state.stack.clear()
    state.tell(events.ENDED)
